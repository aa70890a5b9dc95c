# بازی و تحلیل: صفحهٔ بازی، ابزارها، زبانه‌ها، پیام‌ها و ارزش‌ها.

## ابزارها

play-tools = ابزارها
play-new = بازی تازه
play-undo = پس‌گرفتن
play-redo = انجام دوباره
play-hint = راهنمایی
play-values = ارزش‌ها
play-flip = چرخاندن
play-edit = ویرایش
play-analyse = تحلیل
play-share = هم‌رسانی
play-export = خروجی
play-import = وارد کردن
analyse-title = { $game }: تحلیل
analyse-play-from-here = بازی از اینجا

## کلیدها در راهنما

play-keys = بازی و تحلیل
key-slide = لغزاندن کاشی‌ها
key-one-back = یک حرکت به عقب
key-one-forward = یک حرکت به جلو
key-to-start = به آغاز
key-to-end = به آخرین حرکت
key-undo = پس‌گرفتن حرکت
key-redo = بازی دوبارهٔ آنچه پس گرفته شد
key-hint = راهنمایی؛ با نگه‌داشتن: ارزش‌ها تا وقتی نگه می‌دارید
key-values = نمایش ارزش همهٔ حرکت‌ها یا پنهان کردن آن
key-flip = چرخاندن صفحه
key-edit = ویرایش وضعیت
key-new = بازی تازه

## چه کسی بازی می‌کند

play-change-player = چه کسی بازی کند؟ ({ $seat })
play-apply = همین بازیکن
play-to-move = نوبت اوست
play-to-throw = پرتاب با اوست
play-thinking = در حال فکر کردن…
play-nodes = { $nodes } وضعیت
play-stop-thinking = توقف
play-thinking-cancelled = فکر کردن متوقف شد. برای ادامهٔ فکر، «ادامه از اینجا» را بزنید.
play-chance = شانس
play-score = امتیاز
play-milestone = بزرگ‌ترین کاشی
play-moves-made = حرکت‌ها
play-pieces = مهره‌ها

## چه شد، چه می‌آید

play-did = { $who }: { $action }
say-column = ستون { $n }
say-tile = کاشی { $tile } در سطر { $row }، ستون { $column }
play-turn = نوبت { $seat }
play-throws = پرتاب با { $seat }
play-your-move = نوبت شماست
play-your-turn = نوبت شماست ({ $seat })
play-program-turn = نوبت برنامه است
play-program-waits = برنامه ({ $seat }) منتظر است تا ادامه دهید
play-not-your-turn = اینجا نوبت شما نیست.
play-stuck-piece = این مهره اکنون نمی‌تواند حرکت کند.
play-stuck-piece-jump = این مهره اکنون نمی‌تواند حرکت کند: پرش اجباری است.
play-chance-next = نوبت شانس است
play-choose-outcome = بگویید شانس چه آورد
play-at-start = آغاز بازی
play-at-move = حرکت { $n }: { $move }
play-stale = بازی در پنجره‌ای دیگر پیش رفته بود؛ اکنون این‌گونه است.
play-hint-chosen = بازیکن راهنمایی { $action } را برمی‌گزیند و نمی‌گوید چه ارزشی دارد
play-hint-says = بهترین { $action } است: { $value }
play-hint-close = { $action } جلوتر است: { $value }. فاصله‌اش با { $other } کمتر از آن است که بتوان نظر داد
play-hint-leading = { $action } بهترینِ حرکت‌های مقایسه‌شده است: { $value }
play-hint-ahead = { $action } جلوتر است: { $value }
play-new-milestone = بزرگ‌ترین کاشی تازه: { $n }
play-board-area = صفحه
play-board-label = صفحهٔ { $game }

## پایان

play-over = بازی تمام شد
play-won = برد با { $seat } است ({ $player }).
play-won-free = برد با { $seat } است.
play-drawn = مساوی.
play-drawn-repetition = مساوی: این وضعیت برای سومین بار پیش آمد.
play-drawn-quiet = مساوی: حرکت‌های بسیار بی زدن یا تغییری ماندگار.
play-won-alone = به هدف رسیدید، با { $score } امتیاز.
play-reached-tile = کاشی { $tile } به دست آمد، با { $score } امتیاز.
play-lost-alone = پیش از رسیدن به هدف حرکتی نماند؛ { $score } امتیاز.
play-stuck-tile = بن‌بست در { $tile }: پیش از رسیدن به هدف حرکتی نماند؛ { $score } امتیاز.
play-ended-score = حرکتی نماند. امتیاز پایانی: { $score }.
play-ended-tile = بن‌بست در { $tile }: حرکتی نماند. امتیاز پایانی: { $score }.
play-solved = { $n ->
        [one] در یک حرکت حل شد.
       *[other] در { $n } حرکت حل شد.
    }
play-stuck = حرکتی نماند و به هدف نرسیدید.
play-new-game = بازی تازه
play-analyse-game = تحلیل این بازی

## رفتن، اجرا، گام

play-to-start = به آغاز
play-one-back = یک حرکت به عقب
play-one-forward = یک حرکت به جلو
play-to-end = به آخرین حرکت
play-run = اجرا
play-pause = مکث
play-step = گام
play-go-on = ادامه از اینجا
play-speed = سرعت
play-speed-value = { $n ->
        [one] { $n } حرکت در ثانیه
       *[other] { $n } حرکت در ثانیه
    }
play-speed-full = با بیشترین سرعت

## زبانه‌ها

play-tabs = دربارهٔ این بازی
play-tab-moves = حرکت‌ها
play-tab-hints = راهنمایی
play-tab-engine = موتور
play-tab-rules = قوانین

## حرکت‌ها

play-start-position = آغاز
play-no-moves = هنوز حرکتی انجام نشده است.
play-show-all-moves = نمایش هر { $n } حرکت
play-move-label = { $n }، { $who }: { $action }

## راهنمایی

play-hint-rank = رتبه
play-hint-rank-short = #
play-hint-move = حرکت
play-hint-value = ارزش
play-hint-difference = فاصله با بهترین
play-hint-difference-short = Δ
play-hint-depth = عمق
play-hint-nodes = وضعیت‌ها
play-hint-line = شاخهٔ مورد انتظار
play-hints-caption = همهٔ حرکت‌های مجاز با ارزش، عمق و شاخهٔ مورد انتظار، بهترین در آغاز
play-hints-how = با رفتن روی هر حرکت آن را روی صفحه می‌بینید؛ Enter یا کلیک دوم آن را بازی می‌کند.
play-hints-show-all = نمایش هر { $n } حرکت
play-hints-left-out = بهترین { $n } حرکت از { $all } حرکت؛ هیچ‌یک از بقیه بهتر نیست.
play-hints-outdated = { $n ->
        [one] یک حرکت دیگر در عمق کمتری سنجیده شد و مقایسه‌پذیر نیست.
       *[other] { $n } حرکت دیگر در عمق کمتری سنجیده شدند و مقایسه‌پذیر نیستند.
    }
play-hints-summary = عمق { $depth }، { $nodes } وضعیت، { $time }
play-hints-thinking-nodes = در حال فکر کردن… { $n } وضعیت
play-values-thinking = در حال فکر کردن…
play-hints-wait = راهنمایی در نوبت شما می‌آید.
play-hints-chance = نوبت شانس است؛ راهنمایی پس از آن می‌آید.
play-hints-over = بازی تمام شده است.
play-try-again = تلاش دوباره
play-hint-by = راهنمایی از
play-hint-player = چه کسی راهنمایی می‌کند
play-hint-player-change = تغییر
play-hint-seconds = زمان راهنمایی
play-tone-best = بهترین
play-tone-good = خوب
play-tone-even = میانه
play-tone-bad = بد

## موتور

play-engine-thinking = اکنون فکر می‌کند
play-engine-hints-thinking = همهٔ حرکت‌ها را می‌سنجد
play-engine-solving = حل می‌کند
play-engine-hints = راهنمایی
play-engine-last = آخرین حرکت
play-engine-solution = راه‌حل
play-engine-nothing = هنوز هیچ برنامه‌ای در این بازی فکر نکرده است.
play-engine-value = ارزش
play-engine-cost = گام‌ها
play-engine-nodes = وضعیت‌ها
play-engine-leaves = برگ‌ها
play-engine-cutoffs = هرس‌ها
play-engine-depth = عمق
play-engine-time = زمان
play-engine-speed = سرعت
play-engine-stopped = دلیل ایستادن
play-per-second = { $n } در ثانیه
play-seconds = { $n } ثانیه
play-milliseconds = { $n } میلی‌ثانیه
play-microseconds = { $n } میکروثانیه
stopped-complete = جست‌وجو به پایان رسید
stopped-depth = به عمق تعیین‌شده رسید
stopped-nodes = به تعداد تعیین‌شدهٔ وضعیت‌ها رسید
stopped-time = زمان تمام شد
stopped-memory = حافظه پر شد
stopped-cancelled = متوقف شد

## قوانین

play-rules-variant = گونه
play-rules-positions = وضعیت‌ها چگونه نوشته می‌شوند
play-rules-actions = حرکت‌ها چگونه نوشته می‌شوند
play-rules-shortcuts = کلیدهای این صفحه
play-rules-by = حرکت با
play-rules-keys = همهٔ کلیدها
play-rules-keys-text = راهنما همهٔ کلیدهای این صفحه را می‌آورد:

## پرتاب‌ها، کاشی‌ها، گام‌ها

play-dice = چه کسی پرتاب کند
play-dice-program = برنامه بیندازد
play-dice-person = خودم وارد می‌کنم
play-place = چه کسی کاشی تازه را بگذارد
play-place-program = برنامه بگذارد
play-place-person = خودم می‌گذارم
play-chance-panel = شانس
play-steps-panel = نوبت شما، گام به گام
play-roll = به شانس بسپار
play-which-throw = چه پرتاب شد؟
play-thrown = پرتاب‌ها:
play-place-tile = خانه‌ای برای کاشی تازه انتخاب کنید.
play-left = مانده برای بازی:
play-steps-so-far = بازی‌شده تا اینجا:
play-next-steps = گام بعدی
play-step-enter = وارد کردن مهره
play-step-home = رساندن مهره به مطبخ
play-step-from-to = از { $from } به { $to }
play-only-pass = هیچ گامی نمی‌توان بازی کرد.
play-listed-moves = حرکت‌ها
play-step-back = پس‌گرفتن گام
play-finish = تمام
play-show-all-choices = نمایش هر { $n } تا

## معماها

play-puzzle-panel = راه‌حل
play-next-step-button = نمایش گام بعدی
play-play-next-step = همین گام را بازی کن
play-solve-and-watch = حل و تماشا
play-solving = در حال حل…
play-solving-nodes = در حال حل… { $n } وضعیت
play-proving = در حال جست‌وجوی بیشتر برای راهی کوتاه‌تر…
play-next-step = بعدی: { $action }؛ { $n } گام مانده، شاید نه از کوتاه‌ترین راه.
play-next-step-optimal = بعدی: { $action }؛ { $n } گام مانده و راه کوتاه‌تری نیست.
play-plan = { $n ->
        [one] یک گام تا هدف.
       *[other] { $n } گام تا هدف؛ شاید کوتاه‌ترین راه نباشد.
    }
play-plan-optimal = { $n ->
        [one] یک گام تا هدف؛ راه کوتاه‌تری نیست.
       *[other] { $n } گام تا هدف؛ راه کوتاه‌تری نیست.
    }
play-no-solution = از اینجا راهی به هدف نیست.
play-solution-not-found = در این محدوده راهی پیدا نشد. شاید بازیکن دیگری پیدا کند: زبانهٔ راهنمایی را ببینید.
play-measuring = می‌بینیم چقدر کوتاه می‌توانست باشد…
play-shortest = کوتاه‌ترین راه‌حل { $n } حرکت دارد.
play-known-way = راه‌حل شناخته‌شده‌ای { $n } حرکت دارد.

## بازی تازه

play-new-title = بازی تازه: { $game }
play-quick = انتخاب‌های فوری
play-quick-level = شما در برابر سطح { $n }
play-quick-second = شما با { $seat }
play-quick-people = دو نفر
play-quick-programs = دو برنامه
play-quick-alone = شما بازی کنید
play-quick-watch = تماشای یک برنامه
play-seed = دانهٔ تصادفی
play-seed-note = دانهٔ یکسان و حرکت‌های یکسان، بازی یکسان می‌دهد.
play-seed-any = دلخواه
play-seed-wrong = دانه باید عددی صحیح و دست‌کم صفر باشد.
play-start-game = آغاز بازی

## ارزش‌ها به زبان کلمات

value-unknown = نامعلوم
value-even = برابر
value-even-chance = هر کدام { $p }
value-for = { $v } به سود { $seat }
value-percent-for = { $p } از امتیازها به سود { $seat }
value-about-percent-for = حدود { $p } به سود { $seat }
value-chance = احتمال رسیدن به هدف { $p }
value-expected = ارزیابی { $v }
value-best = بهترین، { $v }
value-wins = برد با { $seat }
value-wins-in = { $n ->
        [one] برد با { $seat } در یک حرکت
       *[other] برد با { $seat } در { $n } حرکت
    }
value-reaches-goal = رسیدن به هدف در { $n } حرکت
value-loses = بن‌بست در { $n } حرکت
value-or-sooner = { $v } یا زودتر
value-at-best = { $v } در بهترین حالت
value-at-worst = { $v } در بدترین حالت
value-perhaps = شاید { $v }
value-steps = { $n ->
        [0] در هدف
        [one] یک گام تا هدف
       *[other] { $n } گام تا هدف
    }
value-steps-perhaps = شاید { $n } گام تا هدف
value-cell-steps = { $n ->
        [one] { $n } گام
       *[other] { $n } گام
    }
value-mark-win = برد { $n }‏
value-mark-loss = باخت { $n }‏
value-mark-perhaps = { $v }؟
value-mark-million = ‏{ $n }م
value-mark-thousand = ‏{ $n } هزار
value-later = ‏{ $n } دیرتر
value-sooner = ‏{ $n } زودتر
play-eval-title = { $share } به سود { $seat }

## خط فرمان

command-title = فرمان
command-run = اجرا
command-log = پاسخ‌ها
command-line = { $command }: { $does }
command-board = صفحه به زبان کلمات
command-last = آخرین حرکت
command-legal = حرکت‌های ممکن
command-eval = ارزش وضعیت
command-best = بهترین حرکت
command-play = بازی حرکت ⁦X⁩؛ خود حرکت هم به تنهایی بس است
command-throw = شانس ⁦X⁩ می‌آورد؛ بی ⁦X⁩ به جای شما پرتاب می‌شود
command-undo = پس‌گرفتن
command-redo = بازی دوبارهٔ آنچه پس گرفته شد
command-help = همین فهرست
command-unknown = فرمانی به نام «{ $word }» نیست؛ ⁦help⁩ همه را می‌آورد.
command-play-what = بگویید کدام حرکت: ⁦play X⁩. فرمان ⁦legal⁩ آن‌ها را می‌آورد.
command-chance-first = نخست شانس: ⁦throw⁩ یا ⁦throw X⁩.
command-no-throw = اکنون چیزی برای پرتاب نیست.
command-nothing-to-undo = چیزی برای پس‌گرفتن نیست.
command-nothing-to-redo = چیزی برای بازی دوباره نیست.
command-best-answer = { $action }: { $value }
command-board-line = { $name }: { $where }
command-board-empty = صفحه خالی است.
command-legal-more = { $list } و { $n } تای دیگر
command-comma = { "، " }
command-semicolon = { "؛ " }

## خروجی و هم‌رسانی

export-txt = ثبت بازی (متن)
export-moves = تنها حرکت‌ها (متن)
export-json = ثبت بازی (JSON)
export-archive = فایل { $name }
export-svg = تصویر صفحه (SVG)
export-failed = بازی ذخیره نشد.
share-title = هم‌رسانی این وضعیت

## تحلیل

position-title = وضعیت
position-show = نمایش این وضعیت
graph-stop = توقف
graph-progress = { $n } از { $total } وضعیت سنجیده شد
graph-label = ارزش در { $n } وضعیت، بازیکن یک در بالا
graph-table = همین به شکل جدول
graph-column-move = شماره
graph-column-who = بازیکن
graph-column-played = بازی‌شده
graph-column-value = ارزش پیش از آن
graph-column-better = بهتر
play-review-failed = سنجش بازی به پایان نرسید.
