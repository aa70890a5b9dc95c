### تماشای جست‌وجو: صفحه و پنل‌های آن. جمله‌های مربوط به رویدادها در story.ftl و واژه‌های درخت در tree.ftl است.

watch-of = تماشای جست‌وجو: { $game }

## آنچه جست‌وجو می‌شود

watch-setup = وضعیت و الگوریتم
watch-edit = تغییر وضعیت
watch-run = اجرا
watch-try = امتحان کنید
watch-running = در حال جست‌وجو…
watch-running-nodes = { $n } گره، { $time }
watch-running-time = در حال جست‌وجو… { $time }
watch-done = جست‌وجو ثبت شد: { NUMBER($n) } گره.
watch-cancelled = جست‌وجو متوقف شد.
watch-changed = الگوریتم پس از این جست‌وجو تغییر کرده است؛ برای دیدنش آن را اجرا کنید.
watch-empty = اینجا می‌توان فکر کردن یک جست‌وجو را تماشا کرد: هر گره‌ای که وارد می‌شود، هر ارزشی که برمی‌گردد، هر شاخه‌ای که هرس می‌شود و چرا.
watch-empty-how = در بالا الگوریتمی برگزینید و «اجرا» را بزنید. سپس با کلیدهای جهت‌دار گام‌به‌گام به جلو و عقب بروید.
watch-nothing = این بازیکن جست‌وجویش را ثبت نمی‌کند: پاسخی دارد، اما چیزی برای تماشا ندارد.
watch-part = { $whole } گرهٔ نخست کامل اینجاست و از بقیه { NUMBER($levels) } سطح بالایی؛ { $counted } گره فقط شمرده شده است.
watch-part-recorded = { $here } گره از { $nodes } گره اینجاست؛ بقیه فقط شمرده شده است.

## منو

watch-menu = بیشتر
watch-menu-open = باز کردن فایل ردّ جست‌وجو…
watch-menu-kept = ردّهای نگه‌داشته…
watch-menu-keep = نگه داشتن در کتابخانه…
watch-menu-share = هم‌رسانی پیوند…
watch-menu-compare = مقایسه با الگوریتمی دیگر
watch-menu-json = ذخیره به‌صورت فایل (JSON)
watch-menu-svg = ذخیرهٔ تصویر درخت (SVG)
watch-menu-html = ذخیره به‌صورت صفحه برای پخش (HTML)
watch-menu-dot = ذخیرهٔ درخت برای Graphviz (DOT)
watch-file-large = این فایل برای ردّ جست‌وجو بیش از اندازه بزرگ است.
watch-file-bad = این فایل ردّ جست‌وجو نیست.
watch-file-other = این ردّ از بازی دیگری است ({ $game }). آن را در صفحهٔ همان بازی باز کنید.
watch-export-failed = ذخیره نشد. جست‌وجو را دوباره اجرا کنید و سپس ذخیره کنید.
watch-keep-title = نگه داشتن این ردّ
watch-keep-note = ردّهای نگه‌داشته تا وقتی حذفشان نکنید در کتابخانه می‌مانند.
watch-keep-name = نام
watch-keep-run = نگه دار
watch-kept = ردّ نگه داشته شد.
watch-kept-title = ردّهای نگه‌داشته
watch-kept-none = هنوز ردّی نگه داشته نشده است. جست‌وجویی اجرا کنید و «نگه داشتن در کتابخانه» را برگزینید.
watch-kept-about = { $game }، { NUMBER($n) } گره، { $ago }
watch-delete = حذف { $name }
watch-delete-title = این ردّ حذف شود؟
watch-delete-text = ردّ «{ $name }» برای همیشه حذف می‌شود.
watch-deleted = ردّ حذف شد.
watch-share-title = هم‌رسانی این جست‌وجو
watch-share-note = هر کس این پیوند را در Plyground خودش باز کند، همین جست‌وجو را در همین جا می‌بیند.

## گشتن در جست‌وجو

watch-transport = گشتن در جست‌وجو
watch-first = به آغاز
watch-back = یک گام به عقب
watch-play = پخش
watch-pause = مکث
watch-forward = یک گام به جلو
watch-last = به پایان
watch-slider = جای کنونی در جست‌وجو
watch-place = { $n } از { $total }
watch-speed = سرعت
watch-speed-value = { $n ->
    [one] { NUMBER($n) } گام در ثانیه
   *[other] { NUMBER($n) } گام در ثانیه
}
watch-stop = ایست در
watch-stop-none = هیچ
watch-stop-cut = هرس‌ها
watch-stop-best = بهترین حرکت تازه
watch-stop-goal = هدف
watch-stop-leaf = برگ‌ها
watch-stop-round = دورها
watch-stop-depth = گره‌ها تا سطح
watch-stop-level = سطح؛ ریشه صفر است
watch-cut = هرس
watch-best = بهترین تازه
watch-goal = هدف
watch-leaf = برگ
watch-round = دور
watch-level = سطح
watch-previous-cut = هرس پیشین
watch-next-cut = هرس بعدی
watch-previous-best = بهترین حرکت پیشین
watch-next-best = بهترین حرکت بعدی
watch-previous-goal = هدف پیشین
watch-next-goal = هدف بعدی
watch-previous-leaf = برگ پیشین
watch-next-leaf = برگ بعدی
watch-previous-round = دور پیشین
watch-next-round = دور بعدی
watch-previous-depth = گرهٔ پیشین در این سطح یا بالاتر
watch-next-depth = گرهٔ بعدی در این سطح یا بالاتر

## کلیدها

watch-keys = هنگام تماشای جست‌وجو
watch-key-back = یک گام به عقب
watch-key-forward = یک گام به جلو
watch-key-previous = به هرس پیشین، یا آنچه برای ایست برگزیده‌اید
watch-key-next = به بعدی
watch-key-play = پخش یا مکث
watch-key-start = به آغاز
watch-key-end = به پایان
watch-key-code = شبه‌کد
watch-key-node = گره از نزدیک
watch-key-outline = درخت به‌صورت متن
watch-key-lists = فهرست باز و بسته
watch-key-tree = در درخت: به والد، فرزندان، همسایه‌ها
watch-words = نشانه‌ها و واژه‌های درخت
watch-word-alpha = آنچه MAX تا اینجا از آن مطمئن است؛ ارزش‌های کمتر دیگر مهم نیستند
watch-word-beta = آنچه MIN تا اینجا از آن مطمئن است؛ ارزش‌های بیشتر دیگر مهم نیستند
watch-word-open = بهترین ارزش تا اینجا؛ جست‌وجوی گره هنوز ادامه دارد
watch-word-lower = دست‌کم این اندازه؛ ارزش دقیق لازم نبود
watch-word-upper = دست‌بالا این اندازه؛ ارزش دقیق لازم نبود
watch-word-cut = شمار حرکت‌هایی که رد شده‌اند: نمی‌توانند نتیجه را عوض کنند
watch-word-folded = شمار شاخه‌هایی که زیر آن کشیده نشده‌اند
watch-word-visits = شمار بازدیدها؛ درون گره میانگین بازی‌هایی است که از آنجا ادامه یافته‌اند
watch-word-loud = حرکت‌هایی که یک‌باره چیزهای زیادی را عوض می‌کنند، مانند زدن مهره: پیش از داوری تا آرام شدن وضعیت بازی می‌شوند
watch-word-pvs = آلفا-بتایی که نخست تنها می‌پرسد آیا حرکت از بهترینِ تا اینجا بهتر است
watch-word-uct = بازی‌های بسیاری را تا پایان بازی می‌کند، بیشتر پس از حرکت‌هایی که خوب به نظر می‌رسند یا کم آزموده شده‌اند
watch-word-star = آلفا-بتا برای درخت‌هایی با گرهٔ شانس

## نشانه‌ها

watch-legend = معنی نشانه‌ها
watch-legend-max = MAX: { $seat }
watch-legend-min = MIN: { $seat }
watch-legend-chance = شانس
watch-legend-leaf = برگ
watch-legend-stopped = جست‌وجو اینجا متوقف شد
watch-legend-about = تقریباً
watch-legend-table = دانسته از جدول
watch-legend-cut = ردشده
watch-legend-omitted = کم‌احتمال، کنارگذاشته
watch-legend-visits = هرچه بزرگ‌تر، پربازدیدتر
watch-legend-open = در انتظار
watch-legend-expanded = گسترش‌یافته
watch-legend-closed = بسته
watch-legend-goal = هدف
watch-legend-rejected = نگه داشته نشد
watch-order = ترتیب شاخه‌ها
watch-order-visit = به ترتیب بازدید
watch-order-best = نخست بهترین

## پنل‌ها

watch-tabs = دربارهٔ جست‌وجو
watch-tab-code = شبه‌کد
watch-tab-node = گره
watch-tab-lists = فهرست‌ها
watch-tab-outline = نمای متنی
watch-tab-counters = شمارنده‌ها
watch-code-none = این بازیکن شبه‌کد ندارد.
watch-code-unused = سطرهای خاکستری در این جست‌وجو رخ نمی‌دهند: خاموش‌اند یا نیازی به آن‌ها نبوده است.

## شمارنده‌ها

watch-count-nodes = گره‌های بازدیدشده
watch-count-leaves = برگ‌ها
watch-count-cutoffs = هرس‌ها
watch-count-table = یافته‌ها در جدول
watch-count-expanded = گسترش‌یافته
watch-count-generated = تولیدشده
watch-count-simulations = شبیه‌سازی‌ها
watch-count-waiting = در انتظار
watch-count-level = سطح کنونی
watch-count-round = دور
watch-count-time = کل جست‌وجو
watch-count-memory = بیشینهٔ حافظه
watch-bytes = { NUMBER($n) } بایت
watch-kibibytes = { $n } کیبی‌بایت
watch-mebibytes = { $n } مبی‌بایت
watch-counts-equal = پایان: این‌ها شمارش خود موتور است.
watch-counts-differ = شمارش موتور فرق دارد: { $names }.

## یک گره

watch-node-none = هنوز گره‌ای نیست. یک گام پیش بروید.
watch-hold = نگه دار
watch-hold-note = با پیش رفتن جست‌وجو همین گره را نشان بده
watch-path = راه تا این گره
watch-root = ریشه
watch-board = وضعیت این گره
watch-kind-max = MAX: انتخاب با { $seat }
watch-kind-min = MIN: انتخاب با { $seat }
watch-kind-own = انتخاب با { $role }
watch-kind-chance = شانس تصمیم می‌گیرد
watch-kind-over = بازی تمام است
watch-kind-leaf = برگ
watch-kind-table = دانسته از جدول
watch-fact-value = ارزش
watch-fact-entered = پنجرهٔ ورود
watch-fact-window = پنجرهٔ کنونی
watch-fact-depth = عمق باقی‌مانده
watch-fact-probability = احتمال
watch-fact-visits = بازدیدها
watch-fact-mean = میانگین
watch-fact-bonus = پاداش کاوش
watch-fact-bound = میانگین + پاداش
watch-ucb = { $mean } + { $bonus } = { $sum }
watch-fact-cost = هزینه تا اینجا g
watch-fact-guess = هزینهٔ پیش رو h
watch-fact-side = سو
watch-from-goal = جست‌وجوی وارونه از هدف
watch-sum = { $f } = { $g } + { $h }
watch-active = جست‌وجو اکنون در این شاخه است.
watch-why-evaluator = برگ: تابع ارزیابی دربارهٔ این وضعیت داوری کرد.
watch-why-rules = بازی اینجا تمام است: ارزش را قواعد می‌دهد.
watch-why-table = ارزش از جدول وضعیت‌های پیشین دانسته بود.
watch-why-stopped = جست‌وجو اینجا متوقف شد.
watch-why-lower = ارزش آن دست‌کم همین اندازه است و همین بس بود: کسی در بالا نمی‌گذارد بازی به اینجا برسد، پس ارزش دقیق لازم نیست.
watch-why-upper = ارزش آن دست‌بالا همین اندازه است و همین بس بود: کسی در بالا همین اندازه را جای دیگر دارد، پس ارزش دقیق لازم نیست.
watch-why-lower-scout = ارزش آن دست‌کم همین اندازه است و برای این پرسش بس است: آیا بیش از { $alpha } می‌ارزد؟ شاید این وضعیت دوباره جست‌وجو شود.
watch-why-upper-scout = ارزش آن دست‌بالا همین اندازه است و برای این پرسش بس است: آیا بیش از { $alpha } می‌ارزد؟ شاید این وضعیت دوباره جست‌وجو شود.
watch-why-lower-chance = ارزش آن دست‌کم همین اندازه است و همین بس بود: بیشتر از این در بالا چیزی را عوض نمی‌کند.
watch-why-upper-chance = ارزش آن دست‌بالا همین اندازه است و همین بس بود: کمتر از این در بالا چیزی را عوض نمی‌کند.
watch-why-exact = ارزش دقیق: هر چه زیر آن مهم است دیده شده.
watch-why-estimate = برآوردی از فرزندانش.
watch-children = { $n ->
    [one] { NUMBER($n) } فرزند
   *[other] { NUMBER($n) } فرزند
}
watch-column-action = حرکت
watch-column-node = گره
watch-column-value = ارزش
watch-column-how = از
watch-column-probability = احتمال
watch-column-visits = بازدید
watch-column-mean = میانگین
watch-column-bonus = پاداش
watch-column-sum = جمع
watch-column-state = حالت
watch-number = شمارهٔ { $n }
watch-more = { $n ->
    [one] و { NUMBER($n) } تای دیگر
   *[other] و { NUMBER($n) } تای دیگر
}
watch-how-searching = در حال جست‌وجو
watch-how-cut = هرس‌شده
watch-how-table = جدول
watch-how-evaluator = ارزیابی
watch-how-rules = قواعد
watch-how-stopped = متوقف
watch-how-lower = دست‌کم
watch-how-upper = دست‌بالا
watch-how-children = فرزندان
watch-state-open = در انتظار
watch-state-expanded = گسترش‌یافته
watch-state-closed = بسته
watch-state-goal = هدف
watch-left-omitted = { $n ->
    [one] { NUMBER($n) } پیشامد کم‌احتمال، روی هم { $p }، کنار گذاشته شد.
   *[other] { NUMBER($n) } پیشامد کم‌احتمال، روی هم { $p }، کنار گذاشته شد.
}
watch-left-rejected = { $n ->
    [one] { NUMBER($n) } گرهٔ بعدی کنار گذاشته شد، { $reason }: { $actions }
   *[other] { NUMBER($n) } گرهٔ بعدی کنار گذاشته شد، { $reason }: { $actions }
}
watch-left-counted = { $n ->
    [one] { NUMBER($n) } گره در زیر جست‌وجو و فقط شمرده شد.
   *[other] { NUMBER($n) } گره در زیر جست‌وجو و فقط شمرده شد.
}
watch-reason-known = از پیش شناخته است
watch-reason-path = در همین مسیر است
watch-reason-bound = بیرون از کران این دور است
watch-reason-table = به گفتهٔ جدول در همین دور جست‌وجو شده است
watch-reason-beam = در پرتو جا نیست
watch-list-open = باز: در انتظار، نخست بهترین
watch-list-closed = بسته: پایان‌یافته، نخست تازه‌ترین
watch-list-empty = تهی

## چرا این حرکت؟

watch-why-move = چرا { $seat } { $move } را بازی کرد؟
watch-why-person = { $seat } { $move } را بازی کرد: یک برنامه چه فکر می‌کند؟
watch-back-to-game = بازگشت به بازی
answer-instead = برنامه به‌جای { $played }، { $action } را بازی می‌کرد.
answer-forced = { $action } تنها حرکت ممکن است.
answer-only = برنامه { $action } را برمی‌گزیند.
answer-unjudged = برنامه { $action } را برمی‌گزیند و نمی‌گوید حرکت‌ها چه ارزشی دارند.
answer-below = برنامه در اینجا پایین‌تر از توان خود بازی می‌کند: ارزش { $better } برابر { $other } بود و ارزش { $action } برابر { $value } است.
answer-wants-small = { $seat } ارزش کم می‌خواهد.
answer-worth = { $bound ->
        [lower] { $value } یا بیشتر
        [upper] { $value } یا کمتر
        [estimate] حدود { $value }
       *[exact] { $value }
    }
answer-close = حاصل { $action } برای { $seat } { $value } است. حاصل { $other } برابر { $near } است؛ نزدیک‌تر از آن که بتوان گفت کدام بهتر است.
answer-leading = حاصل { $action } برای { $seat } { $value } است. میان حرکت‌هایی که سنجیده شدند هیچ‌یک بهتر نیست، ولی همهٔ حرکت‌ها سنجیده نشدند.
answer-wins = { $n ->
        [0] { $action } بازی را برای { $seat } می‌برد.
        [one] { $action } بازی را در یک حرکت برای { $seat } می‌برد.
       *[other] { $action } بازی را در { $n } حرکت برای { $seat } می‌برد.
    }
answer-loses = همهٔ حرکت‌ها می‌بازند: { $action } به این می‌انجامد: { $value }، و هیچ حرکت دیگری بیشتر دوام نمی‌آورد.
answer-largest = حاصل { $action } { $value } است، بیشترین چیزی که { $seat } می‌تواند به دست آورد.
answer-smallest = حاصل { $action } { $value } است، کمترین، و { $seat } ارزش کم می‌خواهد.
answer-equal = حاصل { $action } هم همین است.
answer-next = { $bound ->
        [lower] پس از آن { $action } با { $value } یا بیشتر.
        [upper] پس از آن { $action } با { $value } یا کمتر.
       *[exact] پس از آن { $action } با { $value }.
    }
answer-sampled = { $n ->
        [one] { $action } یک بار در { $all } بازی آزموده شد؛ میانگین آن { $mean } است.
       *[other] { $action } بیش از همه آزموده شد: { $n } بار از { $all } بازی، با میانگین { $mean }.
    }
answer-sampled-some = { $n ->
        [one] { $action } یک بار از { $all } بازی آزموده شد، با میانگین { $mean }.
       *[other] { $action } { $n } بار از { $all } بازی آزموده شد، با میانگین { $mean }.
    }
answer-sum = مجموع آن‌ها { $value } است.
answer-mean-best = { $measure ->
        [sum] هیچ حرکت دیگری مجموع بهتری ندارد.
       *[mean] هیچ حرکت دیگری میانگین بهتری ندارد.
    }
answer-mean-tied = { $measure ->
        [sum] مجموع { $action } هم همین است.
       *[mean] میانگین { $action } هم همین است.
    }
answer-mean-close = { $measure ->
        [sum] مجموع { $action } برابر { $value } است؛ با این شمار بازی نمی‌توان گفت کدام بهتر است.
       *[mean] میانگین { $action } برابر { $value } است؛ با این شمار بازی نمی‌توان گفت کدام بهتر است.
    }
answer-mean-below = { $measure ->
        [sum] مجموع { $action } بهتر است: { $value }.
       *[mean] میانگین { $action } بهتر است: { $value }.
    }
answer-mean-leading = همهٔ حرکت‌ها آزموده نشدند.
answer-puzzle = { $n ->
        [one] { $action } آغاز راهی یک‌گامی به هدف است.
       *[other] { $action } آغاز راهی { $n } گامی به هدف است.
    }
