# جست‌وجو در جمله‌ها، برای هر رویداد یک جمله. ارزش‌ها از دید بازیکن نخست‌اند و $node یکی از نام‌های زیر است.

story-start = هنوز چیزی جست‌وجو نشده است. هر گام یک کار جست‌وجو را نشان می‌دهد.

## نام گره‌ها، و ارزش‌ها درون جمله

story-root = ریشه
story-start-end = آغاز
story-goal-end = هدف
story-node = وضعیت پس از { $action }
story-node-before = وضعیت پیش از { $action }
story-move = حرکت { $action }
story-outcome = پیشامد { $action }
story-role = ‏{ $seat } ({ $role })
story-value = ارزش { $value }
story-win = { value-wins }
story-win-in = { value-wins-in }
story-reach = { value-reaches-goal }
story-stuck = { value-loses }
story-cost = g = { $g }
story-cost-sum = f = g + h = { $g } + { $h } = { $f }

## دیدن یک گره

story-enter-max = نگاه به { $node }: انتخاب اینجا با { $seat } است که بیشترین ارزش را می‌خواهد.
story-enter-min = نگاه به { $node }: انتخاب اینجا با { $seat } است که کمترین ارزش را می‌خواهد.
story-enter-chance = نگاه به { $node }: اینجا شانس تصمیم می‌گیرد، پس از پیشامدها میانگین گرفته می‌شود.
story-enter-chance-end = نگاه به { $node }: اینجا نوبت شانس است.
story-enter-over = نگاه به { $node }: بازی آنجا تمام شده است.
story-again = این جست‌وجوی دوبارهٔ آن است.
story-likely = احتمال آن { $p } است.
story-depth = { $n ->
        [0] به مرز عمق رسیده‌ایم.
        [one] یک حرکت از عمق مانده است.
       *[other] { $n } حرکت از عمق مانده است.
    }
# In a tree that somebody typed: how far it goes on below the node.
story-depth-tree = { $n ->
        [0] حرکتی زیر آن نیست.
        [one] درخت زیر آن یک حرکت دیگر پیش می‌رود.
       *[other] درخت زیر آن { $n } حرکت دیگر پیش می‌رود.
    }
story-window = تنها ارزش‌های میان { $alpha } و { $beta } مهم‌اند.
story-window-above = تنها ارزش‌های بیشتر از { $alpha } مهم‌اند.
story-window-below = تنها ارزش‌های کمتر از { $beta } مهم‌اند.
story-window-null = تنها پرسش این است: آیا بیش از { $alpha } می‌ارزد؟

## بازگشت یک ارزش

story-child-first = بازگشت به { $node }: حاصل { $action } { $value } است، نخستین در اینجا.
story-child-better = بازگشت به { $node }: حاصل { $action } { $value } است که برای { $seat } از { $was } بهتر است.
story-child-worse = بازگشت به { $node }: حاصل { $action } { $value } است؛ بهترین برای { $seat } همان { $best } می‌ماند.
story-child-chance = بازگشت به { $node }: { $action } با احتمال { $p } رخ می‌دهد و حاصلش { $value } است؛ میانگین پیشامدهای دیده‌شده تا اینجا، که احتمالشان روی هم { $covered } است، { $best } است.
story-child-sum = بازگشت به { $node }: حاصل { $action } { $value } است؛ مجموع تا اینجا { $best } است.

## هرس

story-cut-max = { $how ->
        [tie] هرس بتا، با برابری: { $role } ارزش کم می‌خواهد و از پیش با { $by } به { $limit } رسیده است. پس از { $action }، { $seat } به { $value } یا بیشتر می‌رسد که برای { $other } بهتر از { $limit } نیست؛ پس اگر { $other } هرگز { $action } را بازی نکند چیزی از دست نمی‌دهد.
        [tie-decided] هرس بتا، با برابری: { $role } ارزش کم می‌خواهد و از پیش با { $by } به { $limit } رسیده است. پس از { $action }، { $seat } به این یا بهتر از این می‌رسد: { $value }؛ و این برای { $other } بهتر از آنچه دارد نیست؛ پس اگر { $other } هرگز { $action } را بازی نکند چیزی از دست نمی‌دهد.
        [decided] هرس بتا: { $role } ارزش کم می‌خواهد و از پیش با { $by } به { $limit } رسیده است. پس از { $action }، { $seat } به این یا بهتر از این می‌رسد: { $value }؛ پس { $other } هرگز { $action } را بازی نمی‌کند.
       *[number] هرس بتا: { $role } ارزش کم می‌خواهد و از پیش با { $by } به { $limit } رسیده است. پس از { $action }، { $seat } به { $value } یا بیشتر می‌رسد؛ پس { $other } هرگز { $action } را بازی نمی‌کند.
    } { story-skipped }
story-cut-min = { $how ->
        [tie] هرس آلفا، با برابری: { $role } ارزش زیاد می‌خواهد و از پیش با { $by } به { $limit } رسیده است. پس از { $action }، { $seat } به { $value } یا کمتر می‌رسد که برای { $other } بهتر از { $limit } نیست؛ پس اگر { $other } هرگز { $action } را بازی نکند چیزی از دست نمی‌دهد.
        [tie-decided] هرس آلفا، با برابری: { $role } ارزش زیاد می‌خواهد و از پیش با { $by } به { $limit } رسیده است. پس از { $action }، { $seat } به این یا بهتر از این می‌رسد: { $value }؛ و این برای { $other } بهتر از آنچه دارد نیست؛ پس اگر { $other } هرگز { $action } را بازی نکند چیزی از دست نمی‌دهد.
        [decided] هرس آلفا: { $role } ارزش زیاد می‌خواهد و از پیش با { $by } به { $limit } رسیده است. پس از { $action }، { $seat } به این یا بهتر از این می‌رسد: { $value }؛ پس { $other } هرگز { $action } را بازی نمی‌کند.
       *[number] هرس آلفا: { $role } ارزش زیاد می‌خواهد و از پیش با { $by } به { $limit } رسیده است. پس از { $action }، { $seat } به { $value } یا کمتر می‌رسد؛ پس { $other } هرگز { $action } را بازی نمی‌کند.
    } { story-skipped }
story-cut-max-deep = { $how ->
        [tie] هرس بتا، با برابری: { $role } ارزش کم می‌خواهد و از پیش در { $node } با { $by } به { $limit } رسیده است. در { $here }، { $seat } به { $value } یا بیشتر می‌رسد که برای { $other } بهتر از { $limit } نیست؛ پس اگر { $other } پیش از آن راه را کج کند چیزی از دست نمی‌دهد.
        [tie-decided] هرس بتا، با برابری: { $role } ارزش کم می‌خواهد و از پیش در { $node } با { $by } به { $limit } رسیده است. در { $here }، { $seat } به این یا بهتر از این می‌رسد: { $value }؛ و این برای { $other } بهتر از آنچه دارد نیست؛ پس اگر { $other } پیش از آن راه را کج کند چیزی از دست نمی‌دهد.
        [decided] هرس بتا: { $role } ارزش کم می‌خواهد و از پیش در { $node } با { $by } به { $limit } رسیده است. در { $here }، { $seat } به این یا بهتر از این می‌رسد: { $value }؛ پس { $other } پیش از آن راه را کج می‌کند و بازی هرگز به اینجا نمی‌رسد.
       *[number] هرس بتا: { $role } ارزش کم می‌خواهد و از پیش در { $node } با { $by } به { $limit } رسیده است. در { $here }، { $seat } به { $value } یا بیشتر می‌رسد؛ پس { $other } پیش از آن راه را کج می‌کند و بازی هرگز به اینجا نمی‌رسد.
    } { story-skipped }
story-cut-min-deep = { $how ->
        [tie] هرس آلفا، با برابری: { $role } ارزش زیاد می‌خواهد و از پیش در { $node } با { $by } به { $limit } رسیده است. در { $here }، { $seat } به { $value } یا کمتر می‌رسد که برای { $other } بهتر از { $limit } نیست؛ پس اگر { $other } پیش از آن راه را کج کند چیزی از دست نمی‌دهد.
        [tie-decided] هرس آلفا، با برابری: { $role } ارزش زیاد می‌خواهد و از پیش در { $node } با { $by } به { $limit } رسیده است. در { $here }، { $seat } به این یا بهتر از این می‌رسد: { $value }؛ و این برای { $other } بهتر از آنچه دارد نیست؛ پس اگر { $other } پیش از آن راه را کج کند چیزی از دست نمی‌دهد.
        [decided] هرس آلفا: { $role } ارزش زیاد می‌خواهد و از پیش در { $node } با { $by } به { $limit } رسیده است. در { $here }، { $seat } به این یا بهتر از این می‌رسد: { $value }؛ پس { $other } پیش از آن راه را کج می‌کند و بازی هرگز به اینجا نمی‌رسد.
       *[number] هرس آلفا: { $role } ارزش زیاد می‌خواهد و از پیش در { $node } با { $by } به { $limit } رسیده است. در { $here }، { $seat } به { $value } یا کمتر می‌رسد؛ پس { $other } پیش از آن راه را کج می‌کند و بازی هرگز به اینجا نمی‌رسد.
    } { story-skipped }
story-skipped = { $n ->
        [0] حرکتی برای رد شدن نمانده بود.
        [one] از یک حرکت چشم پوشیده شد.
       *[other] از { $n } حرکت چشم پوشیده شد.
    }
# زیر گرهٔ شانس، و برای کسی که تنها بازی می‌کند: کران از گره‌های بالاتر می‌آید.
story-cut-above = هرس بتا: از { $limit } به بالا چیزی در گره‌های بالاتر عوض نمی‌شود و اینجا ارزش از همین حالا { $value } یا بیشتر است. { story-skipped }
story-cut-below = هرس آلفا: از { $limit } به پایین چیزی در گره‌های بالاتر عوض نمی‌شود و اینجا ارزش از همین حالا { $value } یا کمتر است. { story-skipped }
story-cut-scout-above = هرس بتا: تنها پرسش این است که آیا بیش از { $alpha } می‌ارزد، و اینجا همین حالا { $value } یا بیشتر است. شاید این وضعیت دوباره جست‌وجو شود. { story-skipped }
story-cut-scout-below = هرس آلفا: تنها پرسش این است که آیا بیش از { $alpha } می‌ارزد، و اینجا همین حالا { $value } یا کمتر است. شاید این وضعیت دوباره جست‌وجو شود. { story-skipped }
story-cut-chance-low = { $n ->
        [one] هرس آلفا در گرهٔ شانس: باقی هر چه شود، ارزش آن دست‌بالا { $value } است و از { $limit } به پایین چیزی در گره‌های بالاتر عوض نمی‌شود. از یک پیشامد چشم پوشیده شد.
       *[other] هرس آلفا در گرهٔ شانس: باقی هر چه شود، ارزش آن دست‌بالا { $value } است و از { $limit } به پایین چیزی در گره‌های بالاتر عوض نمی‌شود. از { $n } پیشامد چشم پوشیده شد.
    }
story-cut-chance-high = { $n ->
        [one] هرس بتا در گرهٔ شانس: باقی هر چه شود، ارزش آن دست‌کم { $value } است و از { $limit } به بالا چیزی در گره‌های بالاتر عوض نمی‌شود. از یک پیشامد چشم پوشیده شد.
       *[other] هرس بتا در گرهٔ شانس: باقی هر چه شود، ارزش آن دست‌کم { $value } است و از { $limit } به بالا چیزی در گره‌های بالاتر عوض نمی‌شود. از { $n } پیشامد چشم پوشیده شد.
    }
story-omit = { $n ->
        [one] در { $node } یک پیشامد با احتمال { $p } چون بسیار نامحتمل است کنار می‌رود.
       *[other] در { $node }، ‏{ $n } پیشامد که احتمالشان روی هم { $p } است، چون بسیار نامحتمل‌اند کنار می‌روند.
    }

## پایان یک گره

story-leave-evaluator = { $bound ->
        [lower] تابع ارزیابی دربارهٔ { $node } می‌گوید: دست‌کم { $value }.
        [upper] تابع ارزیابی دربارهٔ { $node } می‌گوید: دست‌بالا { $value }.
        [estimate] تابع ارزیابی دربارهٔ { $node } می‌گوید: حدود { $value }.
       *[exact] تابع ارزیابی دربارهٔ { $node } می‌گوید: { $value }.
    }
story-leave-rules = { $bound ->
        [lower] قواعد دربارهٔ { $node } می‌گویند: دست‌کم { $value }.
        [upper] قواعد دربارهٔ { $node } می‌گویند: دست‌بالا { $value }.
        [estimate] قواعد دربارهٔ { $node } می‌گویند: حدود { $value }.
       *[exact] قواعد دربارهٔ { $node } می‌گویند: بازی تمام است، { $value }.
    }
story-leave-table = { $bound ->
        [lower] جدول { $node } را از پیش می‌شناسد: دست‌کم { $value }.
        [upper] جدول { $node } را از پیش می‌شناسد: دست‌بالا { $value }.
        [estimate] جدول { $node } را از پیش می‌شناسد: حدود { $value }.
       *[exact] جدول { $node } را از پیش می‌شناسد: دقیقاً { $value }.
    }
story-leave-stopped = { $bound ->
        [lower] جست‌وجو در { $node } می‌ایستد: دست‌کم { $value }.
        [upper] جست‌وجو در { $node } می‌ایستد: دست‌بالا { $value }.
        [estimate] جست‌وجو در { $node } می‌ایستد: حدود { $value }.
       *[exact] جست‌وجو در { $node } می‌ایستد: { $value }.
    }
story-leave-max = { $how ->
        [decided] پایان { $node }: بهترین دستاورد { $seat } آنجا { $value } است.
       *[number] پایان { $node }: بهترین دستاورد { $seat } آنجا { $value } است، بیشترین.
    }
story-leave-min = { $how ->
        [decided] پایان { $node }: بهترین دستاورد { $seat } آنجا { $value } است.
       *[number] پایان { $node }: بهترین دستاورد { $seat } آنجا { $value } است، کمترین.
    }
story-leave-chance = پایان { $node }: میانگین پیشامدهایش { $value } است.
story-leave-chance-about = پایان { $node }: حدود { $value }، میانگین تنها آن پیشامدهایی که دیده شدند.
story-leave-bound = { $bound ->
        [lower] پایان { $node }: ارزش آن دست‌کم { $value } است.
        [upper] پایان { $node }: ارزش آن دست‌بالا { $value } است.
       *[estimate] پایان { $node }: ارزش آن حدود { $value } است.
    }

## ریشه

story-round-depth = { $n ->
        [one] دور تازه‌ای با عمق یک حرکت آغاز می‌شود.
       *[other] دور تازه‌ای با عمق { $n } حرکت آغاز می‌شود.
    }
story-round-cost = دور تازه‌ای آغاز می‌شود: راه‌هایی که هزینه‌شان تا { $n } است دنبال می‌شوند.
story-chosen = انتخاب در ریشه: { $action }، { $value }.
story-chosen-unjudged = انتخاب در ریشه: { $action }، بی هیچ سنجشی.
story-best = بهترین در ریشه تا اینجا: { $action }، { $value }.
story-best-instead = بهترین تازه در ریشه: { $action }، { $value }؛ پیش از این { $before } بود، { $was }.
story-best-value = بهترین در ریشه همان { $action } می‌ماند، اکنون { $value }؛ پیش از این { $was } بود.
story-best-same = بهترین در ریشه همان { $action } می‌ماند، { $value }.

## تنها شمرده‌شده

story-skip-nodes = { $n ->
        [one] یک گرهٔ دیگر اینجا جست‌وجو و تنها شمرده شد.
       *[other] { $n } گرهٔ دیگر اینجا جست‌وجو و تنها شمرده شدند.
    }
story-skip-simulations = { $n ->
        [one] یک شبیه‌سازی دیگر اینجا انجام و تنها شمرده شد.
       *[other] { $n } شبیه‌سازی دیگر اینجا انجام و تنها شمرده شدند.
    }
story-skip-generated = { $n ->
        [one] یک جانشین دیگر اینجا ساخته و تنها شمرده شد.
       *[other] { $n } جانشین دیگر اینجا ساخته و تنها شمرده شدند.
    }
story-skip-other = کار دیگری هم اینجا انجام و تنها شمرده شد.

## نمونه‌گیری

story-select-first = درخت از { $node } آغاز می‌شود.
story-select-root = { $n ->
        [0] شبیه‌سازی تازه‌ای از { $node } به راه می‌افتد که هنوز بازدیدی نداشته است.
        [one] شبیه‌سازی تازه‌ای از { $node } به راه می‌افتد که یک بازدید داشته است.
       *[other] شبیه‌سازی تازه‌ای از { $node } به راه می‌افتد که { $n } بازدید داشته است.
    }
story-select-new = رفتن به { $node }: هنوز آزموده نشده است، و نیازموده‌ها پیش می‌افتند.
story-select-ucb = رفتن به { $node }: برای { $seat } میانگین { $mean } و پاداش کاوش { $bonus } روی هم { $sum } می‌شوند، بزرگ‌ترین مجموع اینجا.
story-select-turn = رفتن به { $node }: نوبت آن است.
story-select-drawn = شانس به { $node } می‌برد.
story-select-drawn-new = شانس به { $node } می‌برد که در درخت تازه است.
story-simulate = { $n ->
        [0] داوری دربارهٔ { $node } بدون ادامهٔ بازی: { $value }.
        [one] بازی از { $node } ادامه می‌یابد: پس از یک حرکت به { $value } می‌رسد.
       *[other] بازی از { $node } ادامه می‌یابد: پس از { $n } حرکت به { $value } می‌رسد.
    }
story-backup-first = { $value } به { $node } برمی‌گردد: نخستین بازدید است، پس میانگین { $mean } است.
story-backup = { $n ->
        [one] { $value } به { $node } برمی‌گردد: یک بازدید، و میانگین از { $was } به { $mean } می‌رسد.
       *[other] { $value } به { $node } برمی‌گردد: { $n } بازدید، و میانگین از { $was } به { $mean } می‌رسد.
    }

## جست‌وجوی راه

story-open-root = جست‌وجو از { $node } به راه می‌افتد: { $cost }.
story-open = { $node } در فهرست باز گذاشته می‌شود: { $cost }.
story-open-deeper = پایین رفتن به { $node }: { $cost }.
story-expand = { $node } از فهرست باز برداشته و گسترش داده می‌شود: { $cost }.
story-expand-deeper = گسترش { $node }.
story-reroute = راهی ارزان‌تر به وضعیتی شناخته‌شده: { $action } از { $parent } با هزینهٔ { $g } به‌جای { $was }.
story-reroute-unseen = راهی ارزان‌تر به وضعیتی شناخته‌شده که با { $action } پایان می‌یابد، با هزینهٔ { $g } به‌جای { $was }.
story-reject-known = { $action } از { $node } کنار می‌رود: آن وضعیت از پیش شناخته شده است.
story-reject-on-path = { $action } از { $node } کنار می‌رود: به وضعیتی در همین راه برمی‌گردد.
story-reject-beyond-bound = { $action } از { $node } کنار می‌رود: از کران فراتر است.
story-reject-in-table = { $action } از { $node } کنار می‌رود: جدول می‌داند که در همین دور و از فاصله‌ای نه دورتر جست‌وجو شده است.
story-reject-beam-full = { $action } از { $node } کنار می‌رود: پرتو از بهترها پر است.
story-close = بازگشت به بالا از { $node }: زیر آن چیزی برای دیدن نمانده است.
story-close-round = بازگشت به بالا از { $node }: در این دور زیر آن چیزی برای دیدن نمانده است.
story-close-unexpanded = بازگشت به بالا از { $node }، بی‌آنکه زیر آن دیده شود.
story-goal = رسیدن به هدف: { $node } پایان راهی به هزینهٔ { $n } است.
story-goal-meet = دو نیمه در { $node } به هم می‌رسند: هزینهٔ همهٔ راه { $n } است.
