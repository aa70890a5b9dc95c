### آزمایشگاه: آزمایش‌هایی که آماده و در پس‌زمینه بازی می‌شوند، و نتیجهٔ آن‌ها.

lab-lead = بگذارید الگوریتم‌ها با هم، یا هر یک همان بازی‌ها را، بازی کنند و ببینید عمق و زمان و حافظه چه می‌ارزند؛ با بازهٔ خطا.
lab-new = آزمایش تازه
lab-all = همهٔ آزمایش‌ها
lab-earlier = آزمایش‌های شما
lab-invite = می‌خواهید چه چیزی را بدانید؟
lab-invite-note = سه پرسش برای آغاز. هر یک فرم را پر می‌کند؛ هر چه خواستید تغییر دهید و «اجرا» را بزنید. یک دقیقه بس است.
lab-examples = پرسش‌های آماده
lab-example-depths = کدام عمق آلفا-بتا به زمانش می‌ارزد؟
lab-example-depths-note = { $game }: عمق‌های 1 تا 6 با هم بازی می‌کنند
lab-example-tiles = سه بازیکن ⁦2048⁩ با دانه‌های یکسان
lab-example-tiles-note = تصادف، و یک یا دو حرکت جلوتر را دیدن
lab-example-solvers = ⁦A*⁩، ⁦IDA*⁩ و جست‌وجوی نخست‌پهنا
lab-example-solvers-note = { $game }: معماهای به‌هم‌ریختهٔ یکسان برای هر سه

## فرم

lab-as = شیوهٔ آماده‌سازی
lab-as-form = با فرم
lab-as-file = به‌صورت فایل
lab-file-text = فایل آزمایش
lab-file-note = آنچه دستور ⁦plyground experiment⁩ می‌خواند: هر چه فرم می‌گوید و آنچه نمی‌تواند بگوید، مانند جفت‌هایی که تنها در برخی گونه‌ها رو‌به‌رو می‌شوند.
lab-file-open = باز کردن فایل
lab-line-n = سطر { NUMBER($n) }: { $text }
lab-form-cannot = فرم نمی‌تواند همهٔ این فایل را نشان دهد. همین‌گونه که هست می‌توان آن را اجرا کرد.
lab-form-wrong = وقتی در فایل خطایی نماند، فرم آن را نشان می‌دهد.
lab-step-start = بازی و وضعیت‌ها
lab-game = بازی
lab-variant = گونهٔ قواعد
lab-variant-n = گونهٔ { NUMBER($n) }
lab-add-variant = افزودن گونه‌ای دیگر
lab-remove-variant = حذف گونهٔ { NUMBER($n) }
lab-variants-note = همه چیز در هر یک از آن‌ها بازی می‌شود.
lab-from = بازی‌ها از کجا آغاز شوند
lab-from-start = آغاز معمول
lab-from-random = گشایش‌های تصادفی
lab-from-scrambled = به‌هم‌ریخته
lab-from-book = گشایش‌های خود بازی
lab-from-list = فهرستی از وضعیت‌ها
lab-start-note = بازیکن‌های بی‌تصادف از اینجا همیشه یک بازی را تکرار می‌کنند؛ برایشان گشایش‌های تصادفی برگزینید.
lab-plies = حرکت‌های تصادفی در آغاز
lab-plies-note = با دانهٔ تصادفی کشیده می‌شوند؛ آنجا که دو طرف جابه‌جا می‌شوند، هر دو بازی با همان‌ها آغاز می‌شود.
lab-scramble = حرکت‌های تصادفی که معما را به هم می‌ریزند
lab-scramble-note = با دانهٔ تصادفی کشیده می‌شوند و برای همه یکسان‌اند.
lab-book-note =
    { NUMBER($n) ->
        [one] بازی { NUMBER($n) } گشایش دارد.
       *[other] بازی { NUMBER($n) } گشایش دارد؛ هر یک پیش از تکرار، یک بار بازی می‌شود.
    }
lab-positions = وضعیت‌ها، هر سطر یکی
lab-positions-note = به نوبت به کار می‌روند؛ سطرهایی که با ⁦#⁩ آغاز شوند یادداشت‌اند.
lab-position-n = وضعیت { NUMBER($n) }: { $text }
lab-step-players = بازیکن‌ها
lab-step-players-pairs = هر یک با دیگران روبه‌رو می‌شود؛ با همان گشایش و پرتاب‌ها دو بار، با جابه‌جایی دو طرف.
lab-step-players-alone = هر یک تنها بازی می‌کند، همه با دانه‌های یکسان.
lab-step-players-fixed = هر جفت همان‌گونه که هست بازی می‌کند: کسی جایش را عوض نمی‌کند.
lab-pair-n = جفت { NUMBER($n) }
lab-add-pair = افزودن جفت
lab-remove-pair = حذف جفت { NUMBER($n) }
lab-player-n = بازیکن { NUMBER($n) }
lab-name = نام در جدول‌ها
lab-naming = نام
lab-add-player = افزودن بازیکن
lab-remove-player = حذف بازیکن { NUMBER($n) }
lab-added =
    { NUMBER($n) ->
        [0] همه از پیش هستند.
        [one] { NUMBER($n) } بازیکن افزوده شد.
       *[other] { NUMBER($n) } بازیکن افزوده شدند.
    }
lab-each = یک بازیکن برای هر عمق، یا هر عدد دیگر
lab-each-note = برای منحنی بر پایهٔ یک تنظیم: برای هر مقدار آن یک بازیکن.
lab-each-player = الگوریتم
lab-each-parameter = تنظیم
lab-each-from = از
lab-each-to = تا
lab-each-step = گام
lab-each-add = افزودن
lab-each-replace = تنها همین‌ها
lab-each-wrong = از، تا و گام باید 1 تا { NUMBER($n) } بازیکن بدهند.
lab-step-measures = بازی‌ها و سنجه‌ها
lab-games-pair = بازی‌های هر جفت
lab-games-pair-note = نیمی از آن‌ها با جابه‌جایی دو طرف.
lab-games-each = بازی‌های هر بازیکن
lab-games-each-note = برای همه همان‌ها.
lab-seed = دانهٔ تصادفی
lab-seed-note = دانهٔ یکسان، بازی‌های یکسان می‌دهد.
lab-format = چه کسی با چه کسی
lab-everybody = همه با همه
lab-first = نخستین با دیگران
lab-fixed = جفت‌ها با جای ثابت
lab-judge = داوری هر تصمیم
lab-judge-note = بازیکنی قوی‌تر هر حرکت را می‌سنجد: سهم بهترین انتخاب‌ها و امتیازهای ازدست‌رفته. بیشتر طول می‌کشد.
lab-judge-puzzle = حل‌کننده‌ای که کوتاه‌ترین راه را می‌یابد: دیگران چند گام زیادی برمی‌دارند.
lab-judge-who = داور
lab-test = پایان به محض روشن شدن
lab-test-note = آزمون پی‌درپی (SPRT) میان دو بازیکن؛ تعداد بازی‌ها در این حال بیشینه است.
lab-elo0 = قوی‌تر نیست: Elo تا
lab-elo0-note = آنچه بازیکن نخست باید از آن بگذرد.
lab-elo1 = قوی‌تر است: Elo از
lab-elo1-note = هر چه این دو به هم نزدیک‌تر باشند بازی‌های بیشتری لازم است.
lab-name-experiment = نام آزمایش
lab-name-any = از روی بازیکن‌ها
lab-summary = چه بازی خواهد شد
lab-sum = { NUMBER($games) } بازی در { NUMBER($matches) } رویارویی
lab-not-yet = چیزی هنوز درست نیست.
lab-run = اجرا
lab-command = خط فرمان همین آزمایش
lab-command-file = فایل زیر را لازم دارد که همه چیز در آن است.
lab-file = ذخیرهٔ فایل

## حال آن

lab-running = در حال اجرا
lab-whole = کامل
lab-stopped = زودتر روشن شد
lab-unfinished = ناتمام
lab-progress = پیشرفت
lab-comma = {"، "}
lab-done-of = { NUMBER($done) } از { NUMBER($all) } بازی
lab-rate = { $n } در ثانیه
lab-rate-minute = { $n } در دقیقه
lab-left = حدود { $time } مانده
lab-minutes = { NUMBER($n) } دقیقه
lab-hours = { NUMBER($n) } ساعت و { NUMBER($minutes) } دقیقه
lab-go-on = ادامه
lab-stop = توقف
lab-change = تغییر و اجرای دوباره
lab-ended = آزمایش با { NUMBER($n) } بازی پایان یافت.
lab-delete-title = این آزمایش حذف شود؟
lab-delete-text = «{ $title }» با { NUMBER($n) } بازی‌اش برای همیشه پاک می‌شود.
lab-deleted = آزمایش حذف شد.

## نتیجه‌ها

lab-results = نتیجه‌ها
lab-standings = کار بازیکن‌ها
lab-usual-rules = قواعد معمول
lab-player = بازیکن
lab-seat = طرف
lab-games = بازی
lab-won = برد
lab-drawn = مساوی
lab-lost = باخت
lab-score = امتیاز ٪
lab-score-hint = سهم امتیازها: برد 1 و مساوی ½ است
lab-elo = Elo
lab-elo-hint = قدرت در برابر دیگران؛ میانگینشان 0 است
lab-reached = رسیدن به هدف ٪
lab-reached-hint = سهم بازی‌هایی که به هدف رسیدند
lab-points = امتیاز
lab-deviation = انحراف
lab-solved = حل‌شده
lab-of = { NUMBER($n) } از { NUMBER($all) }
lab-steps = گام‌ها
lab-steps-hint = درازای راه‌حل‌های یافته‌شده
lab-length = تصمیم‌ها
lab-length-hint = تصمیم‌های بازیکن در یک بازی
lab-nodes = گره‌ها
lab-time = زمان
lab-memory = حافظه
lab-memory-hint = بیشترین چیزی که یک جست‌وجو گرفت
lab-per-decision = برای یک تصمیم، به طور میانگین
lab-per-puzzle = برای یک معما، به طور میانگین
lab-best = بهترین انتخاب‌ها ٪
lab-best-hint = تصمیم‌هایی که به نظر داور چیزی از دست ندادند
lab-loss = زیان
lab-loss-hint = امتیازی که یک تصمیم به نظر داور از دست می‌دهد
lab-shortest = کوتاه‌ترین‌ها ٪
lab-shortest-hint = راه‌حل‌هایی به کوتاهی راه‌حل داور
lab-detour = گام‌های اضافی
lab-detour-hint = راه‌حل چقدر از راه‌حل داور بلندتر است
lab-tiles = بزرگ‌ترین کاشی
lab-percent = { $n }٪
lab-cross = چه کسی در برابر چه کسی چه گرفت، به درصد
lab-cross-head = بازیکن
lab-stronger = با احتمال { $n }٪ قوی‌تر است
lab-test-open = هنوز روشن نشده است.
lab-test-h0 = روشن شد: بازیکن نخست به اندازهٔ { $elo } Elo قوی‌تر نیست.
lab-test-h1 = روشن شد: بازیکن نخست بیش از { $elo } Elo قوی‌تر است.
lab-test-ratio = پس از { NUMBER($n) } جفت بازی، لگاریتم نسبت درست‌نمایی { $ratio } است؛ آزمون در { $low } و { $high } پایان می‌یابد.
lab-note-interval = ± نیمی از بازهٔ اطمینان 95٪ است.
lab-note-decision = گره‌ها، زمان و زیان برای یک تصمیم‌اند.
lab-note-puzzle = گره‌ها و زمان برای یک معمایند.
lab-note-seed = دانهٔ تصادفی { $seed }.
lab-note-opening = بازی‌ها با { NUMBER($n) } حرکت تصادفی آغاز می‌شوند.
lab-note-scrambled = معماها با { NUMBER($n) } حرکت تصادفی به هم ریخته‌اند.
lab-note-book = بازی‌ها با { NUMBER($n) } گشایش خود بازی به ترتیبی تصادفی آغاز می‌شوند.
lab-note-positions = بازی‌ها به نوبت از { NUMBER($n) } وضعیت داده‌شده آغاز می‌شوند.
lab-note-pairs = دو طرف جابه‌جا می‌شوند، با همان گشایش و پرتاب‌ها در هر دو بازی یک جفت؛ هر جفت یک مشاهده است.
lab-note-same = دانه‌ها برای همه یکسان‌اند.
lab-note-judge = تصمیم‌ها را { $player } داوری کرده است؛ مقدارهای فراتر از ±{ NUMBER($clip) } همین اندازه به شمار می‌آیند.
lab-note-judge-puzzle = راه‌حل‌ها با راه‌حل‌های { $player } سنجیده شدند.
lab-kib = { $n } کیبی‌بایت
lab-mib = { $n } مبی‌بایت
lab-gib = { $n } گیبی‌بایت
lab-bytes = { $n } بایت

## نمودارها، بازی‌ها و بردن با خود

lab-charts = نمودارها
lab-log = لگاریتمی
lab-games-list = بازی‌ها
lab-no-games = هنوز هیچ بازی‌ای پایان نیافته است.
lab-game-number = شماره
lab-result = نتیجه
lab-actions = حرکت‌ها
lab-open = باز کردن
lab-open-game = باز کردن بازی { $n } در تحلیل
lab-pages = صفحه‌های بازی‌ها
lab-page = { NUMBER($from) } تا { NUMBER($to) } از { NUMBER($all) }
lab-page-back = بازی‌های پیشین
lab-page-on = بازی‌های بعدی
lab-take = با خود ببرید
lab-take-note = جدول‌ها برای گزارش، بازی‌ها برای صفحه‌گسترده یا رایانهٔ دیگر.
lab-take-md = جدول‌ها (Markdown)
lab-take-csv = بازی‌ها (CSV)
lab-take-decisions = تصمیم‌ها (CSV)
lab-take-json = نتیجه‌ها (JSON)
lab-take-jsonl = همهٔ بازی‌ها (JSONL)
lab-take-archive = بازی‌ها ({ $name })
