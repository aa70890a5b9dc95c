### شکایت‌ها: چه نادرست است و چه درست است. متن انگلیسی آن‌ها را خود برنامه می‌گوید.

## بازی

error-game-over = بازی تمام شده است و دیگر حرکتی ممکن نیست.
error-illegal-move = حرکت { $action } مجاز نیست. حرکت‌های مجاز: { $legal }.
error-not-an-action = «{ $text }» حرکت نیست؛ آن را همان‌گونه بنویسید که نشانه‌گذاری این بازی می‌گوید.
error-no-piece = مهره‌ای از شما در آن خانه نیست. حرکت‌های مجاز: { $legal }.
error-not-a-player = این بازیکن نیست: در وضعیت برجیس ⁦1⁩ یا ⁦2⁩ بنویسید، و شبیه‌سازی به بازیکن نیاز دارد نه به حل‌کنندهٔ معما.
error-two-winners = وضعیت ناممکن: هر دو بازیکن برنده‌اند، حال آنکه نخستین برد بازی را تمام می‌کند.
error-no-such-step = در پرتاب‌های شما گامی برای { $step } نمانده است. { $legal ->
        [none] اینجا گام دیگری ممکن نیست.
       *[other] اینجا می‌توانید: { $legal }.
    }
error-no-games = در فایل هیچ بازی‌ای نیست؛ فایل PDN برچسب‌هایی مانند ⁦[Black "Ada"]⁩ و حرکت‌هایی مانند ⁦1. 11-15 22-18⁩ دارد.
error-unexpected-text = در وضعیت به { $found } برخوردیم که انتظارش نمی‌رفت؛ اینجا باید باشد: { $expected }.
error-column-full = ستون { $column } پر است؛ ستون‌های باز: { $open }.
error-wrong-row-count = تعداد سطرها با این صفحه نمی‌خواند؛ همهٔ سطرها را از بالا بنویسید و با ⁦/⁩ جدا کنید.
error-wrong-row-length = طول سطر { NUMBER($row) } با این صفحه نمی‌خواند؛ همهٔ خانه‌های آن را بنویسید.

## ویرایشگر وضعیت

error-no-editor = وضعیت‌های این بازی نوشته می‌شوند، نه کشیده.
error-wrong-cell-count = تعداد خانه‌ها { NUMBER($found) } است و صفحه { NUMBER($cells) } خانه دارد؛ آن‌ها را سطر به سطر از بالا و چپ بنویسید.
error-not-a-cell = در سطر { NUMBER($row) } و ستون { NUMBER($column) } چیزی نمی‌ایستد؛ «{ $pieces }» را از آنجا بردارید.
error-unknown-piece = «{ $piece }» در سطر { NUMBER($row) } و ستون { NUMBER($column) } مهرهٔ این بازی نیست؛ مهره‌ها { $known } هستند.
error-crowded-cell = در سطر { NUMBER($row) } و ستون { NUMBER($column) } تعداد مهره‌ها { NUMBER($found) } است؛ هر خانه بیش از { NUMBER($most) } جا ندارد.
error-unknown-tray = «{ $tray }» جای مهره‌ها نیست؛ جاها { $known } هستند.
error-no-throws = در این بازی چیزی پرتاب نمی‌شود؛ «{ $throw }» را بردارید.
error-bad-sketch = این صفحهٔ کشیده‌شده‌ای نیست: { $why }.

## بازی‌ها، بازیکن‌ها و تنظیمات

error-unknown-game = بازی‌ای به نام «{ $game }» نیست؛ بازی‌ها { $known } هستند.
error-unknown-player = این بازی بازیکنی به نام «{ $player }» ندارد؛ یکی از فهرست بازیکن‌هایش را انتخاب کنید.
error-no-player = نامی از بازیکن نیامده است؛ نامش را بنویسید، یا نام با تنظیمات مانند ⁦minimax:depth=4⁩.
error-variant-too-large = این بازی را با گونهٔ { $variant } نمی‌توان بازی کرد؛ صفحهٔ کوچک‌تری انتخاب کنید.
error-bad-value = مقدار { $key } پذیرفتنی نیست؛ پذیرفتنی: { $kind ->
        [whole] { $most ->
            [none] عدد صحیحی که از { NUMBER($least) } کمتر نباشد
           *[other] عدد صحیحی از { NUMBER($least) } تا { NUMBER($most) }
        }
        [real] عددی از { NUMBER($least) } تا { NUMBER($most) }
        [time] زمانی مانند ⁦500ms⁩، ⁦2s⁩ یا ⁦1m⁩
        [size] اندازه‌ای مانند ⁦64MiB⁩
        [choice] یکی از { $choices }
       *[other] { $expected }
    }.
error-not-a-setting = «{ $text }» تنظیم نیست؛ به شکل ⁦key=value⁩ بنویسید، یعنی نام، = و مقدار.
error-key-twice = تنظیم { $key } دو بار آمده است؛ یک بار بس است.
error-open-quote = علامت نقل‌قولی در «{ $text }» بسته نشده است؛ آن را ببندید.
error-unknown-key = تنظیمی به نام «{ $key }» نیست؛ این‌ها هست: { $known }.
error-no-weights = تابع ارزیابی { $eval } وزنی برای تنظیم ندارد؛ ⁦weights={ $weights }⁩ را بردارید.
error-not-a-weight = «{ $text }» وزن نیست؛ وزن‌ها به شکل ⁦feature=number⁩ نوشته می‌شوند، یعنی ویژگی، = و عدد.
error-unknown-feature = ویژگی‌ای که در «{ $text }» آمده وجود ندارد؛ نام ویژگی‌های تابع ارزیابی را ببینید.
error-bad-weight = وزن «{ $text }» عدد نیست یا بیرون از بازه است؛ عدد کوچک‌تری بنویسید.
error-not-a-puzzle = این بازی معما نیست؛ به جای حل، تحلیل را به کار ببرید.
error-not-a-solver = این بازیکن معما حل نمی‌کند؛ الگوریتمی مانند ⁦A*⁩ انتخاب کنید.

## فایل‌ها و بازی‌های ذخیره‌شده

error-cannot-read = خواندن { $file } ممکن نشد؛ ببینید که هست و متن است.
error-cannot-write = نوشتن در { $file } ممکن نشد.
error-bad-name = «{ $name }» نام فایل نمی‌شود: نامی کوتاه بنویسید که / و \ و دونقطه نداشته باشد و با نقطه آغاز نشود.
error-file-exists = فایل { $file } از پیش هست؛ نام دیگری انتخاب کنید.
error-not-a-game-file = این فایل بازی Plyground نیست؛ فایلی را انتخاب کنید که از آن خروجی گرفته‌اید.
error-bad-game-file = سطر { NUMBER($line) } فایل بازی درست نیست؛ سرآیندها مانند ⁦key: value⁩ و حرکت‌ها مانند ⁦one 4⁩ هستند.
error-wrong-turn = حرکت شمارهٔ { NUMBER($action) } در فایل بازی از آنِ کسی نیست که نوبت اوست.
error-other-result = فایل بازی نتیجه را { $told } می‌گوید، ولی به حکم قوانین { $result } است.
error-other-game = این از آنِ بازی دیگری است؛ نخست همان بازی را انتخاب کنید.
error-no-archive-format = بازی { $game } قالب فایل ویژهٔ خود برای خواندن ندارد.
error-several-games = در فایل { NUMBER($games) } بازی هست و تنها فایلی با یک بازی را می‌توان ادامه داد.
error-unplayable-game = تنها { NUMBER($played) } حرکت این بازی را می‌توان بازی کرد و { NUMBER($unread) } حرکت دیگر را نه (سطر { NUMBER($line) } فایل).
error-unknown-node = این بازی گرهٔ شمارهٔ { NUMBER($node) } ندارد.
error-bad-tree = بازی ذخیره‌شده خراب است: گرهٔ { NUMBER($node) } سر جایش نیست یا دو بار آمده است.
error-cannot-open-library = کتابخانهٔ بازی‌ها، { $file }، باز نشد: { $why }.
error-library-failed = کتابخانهٔ بازی‌ها در دسترس نبود: { $why }.
error-bad-trace = این ردّ جست‌وجو نیست.
error-trace-format = قالب این ردّ جست‌وجو { $format } است و این برنامه آن را نمی‌خواند.
error-trace-kind = «{ $file }»: ردّ جست‌وجو در فایل ⁦.json⁩، ⁦.dot⁩، ⁦.svg⁩ یا ⁦.html⁩ نوشته می‌شود.
error-broken-trace = ردّ جست‌وجو خراب است: رویداد { NUMBER($event) } از گره‌ای می‌گوید که نیست.

## آزمایش‌ها و مقایسه‌ها

error-bad-experiment = فایل آزمایش درست نیست؛ کلیدها و عددهای آن را ببینید.
error-empty-experiment = چیزی برای بازی نیست؛ جفت‌ها، گونه‌ها و تعداد بازی‌ها را بنویسید.
error-bad-sprt = آزمون پی‌درپی درست نیست؛ برای نمونه ⁦elo0=0,elo1=5⁩ بنویسید؛ چنین آزمونی میان دو بازیکن و در یک گونه است.
error-bad-part = «{ $part }» بخش نیست؛ برای بخش سوم از ۶۴ بنویسید ⁦3/64⁩.
error-bad-positions = فایل وضعیت‌ها، { $file }، درست نیست؛ در هر سطر یک وضعیت بنویسید.
error-bad-games = سطر { $line }: این فایلِ بازی‌های یک آزمایش نیست.
error-unknown-experiment = آزمایشی به نام «{ $experiment }» نیست.
error-unknown-figure = آزمایش نموداری به این نام ندارد.
error-wrong-game = بازی با آزمایش نمی‌خواند: نمی‌تواند این‌گونه رفته باشد.
error-no-library = کتابخانه‌ای در { $file } نیست؛ دستور ⁦plyground compare … --library FILE⁩ آن را می‌سازد.
error-export-kind = «{ $file }»: نام فایل نمی‌گوید چه نوشته شود؛ ⁦--format⁩ را با jsonl، csv، decisions، pdn، markdown یا toml بیفزایید.
error-game-differs = بازی { $game } از پیش هست و همین بازی نیست؛ تکرار تنها در زمان می‌تواند فرق کند.
error-needs-yes = { $experiment } با بازی‌هایش ({ NUMBER($games) }) حذف خواهد شد؛ برای حذف، ⁦--yes⁩ را بیفزایید.
error-unknown-play = { $experiment } بازی { $game } ندارد.
error-cannot-export = نوشتن جدول ممکن نشد.
error-no-openings = بازی { $game } گشایش ویژهٔ خود ندارد؛ تعداد حرکت‌های تصادفی را بنویسید.
error-opening-elsewhere = گشایش‌های { $game } تنها از آغاز آن‌اند؛ وضعیت را ننویسید.
error-not-for-two = بازی { $game } دونفره نیست؛ آزمایش جفت‌ها بازی دونفره می‌خواهد.
error-too-few-players = مقایسه دست‌کم دو بازیکن می‌خواهد.
error-unknown-suite = مجموعهٔ سنجش «{ $suite }» وجود ندارد.
error-no-sets = اینجا وضعیتی نیست؛ مجموعه فایلی است با سطرهای ⁦moves value⁩ برای چهار در یک ردیف.
error-unknown-kind = گونه‌ای از مجموعه به نام «{ $kind }» نیست؛ گونه‌ها: { $known }.
error-cancelled = کار لغو شد.
error-command-line = دستور روشن نیست؛ با ⁦--help⁩ راهنما بگیرید.
error-input-ended = ورودی پس از حرکتی که بازی‌شدنی نبود تمام شد.

## سرور

error-stale-action = بازی در این میان پیش رفته است؛ ببینید کجاست و سپس بازی کنید.
error-too-many-experiments = آزمایش‌های در حال اجرا به سقف ({ NUMBER($most) }) رسیده‌اند؛ یکی را متوقف کنید یا منتظر پایانش بمانید.
error-experiment-too-large = آزمایش بزرگ‌تر از آن است که این سرور می‌پذیرد (حداکثر { NUMBER($most) })؛ خط فرمان هر تعدادی را می‌پذیرد.
error-player-twice = بازیکن { $player } دو بار آمده است.
error-variant-twice = گونهٔ { $variant } دو بار آمده است.
error-unknown-chart = نموداری به نام «{ $chart }» نیست؛ نمودارها { $known } هستند.
error-too-many-jobs = جست‌وجوهای در صف زیادند (حداکثر { NUMBER($most) })؛ اندکی بعد دوباره تلاش کنید.
error-too-many-listeners = زبانه‌های باز مرورگر زیادند (حداکثر { NUMBER($most) })؛ چند تا را ببندید.
error-closing = سرور دارد بسته می‌شود.
error-server-busy = سرور اکنون پرکار است؛ اندکی بعد دوباره تلاش کنید.
error-body-too-slow = درخواست در زمان مقرر کامل نرسید؛ دوباره تلاش کنید.
error-took-too-long = درخواست در زمان مقرر انجام نشد؛ دوباره تلاش کنید.
error-unknown-session = بازی { $session } نیست؛ شاید حذف شده باشد.
error-unknown-trace = ردّ جست‌وجوی { $trace } دیگر نیست؛ از آنچه نگه داشته نشده تنها تازه‌ترین‌ها می‌مانند، پس جست‌وجو را دوباره ثبت کنید.
error-traces-full = ردّهای نگه‌داشته‌شده به سقف { NUMBER($most) } مبی‌بایت رسیده‌اند؛ نخست چند تا را حذف کنید.
error-too-many-events = این ردّ بیش از اندازه رویداد دارد؛ حداکثر نزدیک به { NUMBER($most) }.
error-events-out-of-range = از { NUMBER($least) } تا { NUMBER($most) } رویداد ثبت می‌شود، نه کمتر و نه بیشتر.
error-nobody-chose = این را کسی انتخاب نکرده است: آغاز بازی است یا پرتاب شانس؛ دربارهٔ حرکت یک بازیکن بپرسید.
error-unknown-job = کار { $job } نیست؛ تنها کارهای آخر نگه داشته می‌شوند.
error-unknown-ply = پس از حرکت { NUMBER($ply) } جایی نیست؛ این شاخه { NUMBER($most) } حرکت دارد.
error-unknown-format = این بازی به قالب «{ $format }» نوشته نمی‌شود؛ قالب‌ها { $known } هستند.
error-unknown-language = زبان «{ $language }» نیست؛ زبان‌ها { $known } هستند.
error-game-too-long = بازی با شاخه‌هایش به سقف { NUMBER($most) } حرکت رسیده است؛ از همین جا بازی تازه‌ای آغاز کنید.
error-library-full = کتابخانه پر است (حداکثر { NUMBER($most) } بازی)؛ نخست چند تا را حذف کنید.
error-damaged-game = بازی ذخیره‌شدهٔ { $session } خراب است و بازسازی نمی‌شود: { $why }.
error-seed-too-large = دانهٔ تصادفی بیش از اندازه بزرگ است؛ حداکثر { $most }.
error-wrong-number-of-players = تعداد بازیکن‌ها با جایگاه‌ها نمی‌خواند؛ این بازی { NUMBER($seats) } بازیکن دارد.
error-bad-dice = پرتاب با برنامه (⁦program⁩) یا شخص (⁦person⁩) است، نه «{ $dice }».
error-chance-decides = نوبت شانس است، نه بازیکن؛ پرتاب کنید یا آنچه آمد را وارد کنید.
error-not-chance = اکنون نوبت شانس نیست، نوبت بازیکن است.
error-no-steps = اینجا چیزی گام به گام وارد نمی‌شود؛ یک حرکت کامل بازی کنید.
error-seat-is-human = در این جایگاه انسانی بازی می‌کند؛ بازیکنی را نام ببرید که به جایش حرکت کند.
error-memory-ceiling = حافظهٔ خواسته‌شده در { $key } بیش از سهم یک جست‌وجو است: { NUMBER($asked) } مبی‌بایت، حداکثر { NUMBER($most) }.
error-bad-request = سرور این درخواست را نفهمید.
error-bad-json = متن درخواست JSON درست نیست: { $why }.
error-bad-query = سرور نشانی را نفهمید: { $why }.
error-not-json = درخواست باید به قالب JSON فرستاده شود.
error-body-too-large = درخواست بیش از اندازه بزرگ است؛ حداکثر { NUMBER($most) } بایت.
error-body-cut-off = درخواست پیش از پایان بریده شد؛ دوباره تلاش کنید.
error-not-found = چیزی به این نام نیست؛ نام‌ها حروف لاتین، رقم و خط تیره‌اند.
error-unknown-address = در نشانی { $path } چیزی نیست.
error-unknown-page = در { $path } صفحه‌ای نیست.
error-wrong-method = این نشانی { $method } را نمی‌پذیرد.
error-address-too-long = نشانی بیش از اندازه بلند است؛ حداکثر { NUMBER($most) } بایت.
error-foreign-host = این سرور { $host } نیست؛ آن را با نشانی‌ای باز کنید که هنگام آغاز چاپ کرد.
error-foreign-origin = صفحه‌ای از { $origin } اجازهٔ کار با این سرور را ندارد.
error-no-data-folder = پوشه‌ای برای بازی‌های شما نیست؛ با ⁦--library FILE⁩ فایلی انتخاب کنید.
error-cannot-start = سرور آغاز به کار نکرد.
error-internal-error = خطایی درون برنامه رخ داد؛ گزارش برنامه جزئیات را دارد.
error-cannot-listen = گوش دادن در { $host }، درگاه { $port } ممکن نشد؛ با ⁦--host⁩ و ⁦--port⁩ جای دیگری انتخاب کنید.
error-nothing-found = بازیکن پیش از توقف چیزی نیافت.
error-other-answers = فایل { $file } را نمی‌توان ادامه داد: پاسخ‌های دیگری در آن است.
error-no-such-game = بازی شمارهٔ { $number } در فایل نیست؛ فایل { $games } بازی دارد.
error-nothing-played = در این بازی هنوز کسی تصمیمی نگرفته است؛ چیزی برای مرور نیست.
error-other-book = فایل { $file } از کتاب دیگری است؛ پاکش کنید یا نام دیگری برگزینید.
error-no-file = کتاب کجا نوشته شود؟ ⁦--out FILE⁩، یا ⁦--keep⁩ برای جایی که بازیکنان می‌جویند.
error-no-distances = برای n = { $n } جدول فاصله‌ها وجود ندارد.
error-no-tables = بازی { $game } جدولی ندارد؛ این بازی‌ها جدول دارند: { $known }.
error-no-pairings = جدول‌های صفحه از آنِ جفت‌هایی است که هر بازیکنشان طرف خود را نگه می‌دارد، و این آزمایش چنین جفتی ندارد.
error-no-marks = صفحه آن دو سطری را ندارد که جدول‌ها میانشان می‌آیند.
error-bad-study = پروندهٔ بازی‌های این بررسی را نمی‌توان خواند یا نوشت.
error-bad-network = فایل ⁦{ $file }⁩ شبکه‌ای نیست که بتوان به کار برد: ⁦{ $error }⁩
error-no-memory = حافظه برای شبکه‌ای به این بزرگی (⁦{ $bytes }⁩ بایت) کافی نیست؛ شبکهٔ کوچک‌تری برگزینید.
error-no-training = این بازی یا این گونه از آن (⁦{ $game }⁩) را هنوز نمی‌توان آموخت.
error-other-network = فایل ⁦{ $file }⁩ شبکهٔ ⁦{ $found }⁩ است، نه ⁦{ $asked }⁩.
error-packed-network = فایل ⁦{ $file }⁩ فشرده است و دیگر نمی‌آموزد؛ با شبکه‌ای ادامه دهید که از آن ساخته شده است.
error-unknown-network = شبکه‌ای به نام ⁦{ $network }⁩ نیست؛ موجود: ⁦{ $known }⁩.
