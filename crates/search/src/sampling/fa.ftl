## خانواده‌های بازیکن‌ها

family-sampling = نمونه‌گیری (مونت‌کارلو)

## بازیکن‌ها

player-flat = مونت‌کارلوی تخت
player-flat-sentence = از نتیجهٔ هر حرکت، به تعداد برابر، بازی‌های تصادفی می‌کند و حرکتی را انتخاب می‌کند که میانگینش بهتر است.
player-ucb1 = کاوش و بهره‌برداری UCB1
player-ucb1-sentence = بازی‌های تصادفی می‌کند، بیشترشان از حرکت‌هایی که تا کنون امیدبخش‌ترند (UCB1).
player-uct = جست‌وجوی درختی UCT
player-uct-sentence = با بازی‌های تصادفی درختی می‌رویاند که آنجا که بازی خوب است عمیق‌تر می‌شود (جست‌وجوی درختی مونت‌کارلو).
player-mcts = مونت‌کارلوی درس
player-mcts-sentence = مونت‌کارلوی تخت به روایت درس: هشت بازی کوتاه از نتیجهٔ هر حرکت که رفته‌رفته بیشتر می‌شوند؛ همهٔ صفحه‌ها ارزیابی و جمع می‌شوند.
player-ucb = ‏UCB1 درس
player-ucb-sentence = ‏UCB1 به روایت درس: روی‌هم بیست بازی کوتاه که رفته‌رفته بیشتر می‌شوند؛ همهٔ صفحه‌ها ارزیابی و جمع می‌شوند و هر جهت یک بازو است.

## تنظیمات بازیکن‌ها

parameter-flat-eval-sentence = وضعیت‌ها را آنجا که شبیه‌سازی بریده می‌شود، یا آنجا که تنظیم ⁦value⁩ بخواهد، ارزیابی می‌کند.
parameter-ucb1-eval-sentence = { parameter-flat-eval-sentence }
parameter-uct-eval-sentence = { parameter-flat-eval-sentence }
parameter-mcts-eval-sentence = { parameter-flat-eval-sentence }
parameter-ucb-eval-sentence = { parameter-flat-eval-sentence }
parameter-flat-grow-sentence = هر بار که این تعداد حرکت انجام شود، به تعداد شبیه‌سازی‌ها و حرکت‌هایشان یکی افزوده می‌شود.
parameter-ucb1-grow-sentence = { parameter-flat-grow-sentence }
parameter-uct-grow-sentence = { parameter-flat-grow-sentence }
parameter-mcts-grow-sentence = { parameter-flat-grow-sentence }
parameter-ucb-grow-sentence = { parameter-flat-grow-sentence }
parameter-uct-memory-sentence = بیشترین حافظه برای درخت؛ درخت که پر شود دیگر رشد نمی‌کند.
parameter-simulations = تعداد شبیه‌سازی‌ها
parameter-simulations-sentence = تعداد بازی‌هایی که روی‌هم انجام می‌شود.
parameter-flat-simulations-sentence = تعداد بازی‌هایی که از نتیجهٔ هر حرکت انجام می‌شود.
parameter-mcts-simulations-sentence = { parameter-flat-simulations-sentence }
parameter-moves = طول شبیه‌سازی
parameter-moves-sentence = بیشترین تعداد تصمیم‌ها در یک شبیه‌سازی؛ ⁦none⁩ یعنی تا پایان بازی.
parameter-value = ارزش شبیه‌سازی
parameter-value-sentence = هر شبیه‌سازی چه ارزشی دارد؛ صفحهٔ نمونه‌گیری را ببینید.
parameter-choose = شیوهٔ انتخاب
parameter-choose-sentence = حرکت چگونه انتخاب می‌شود: بهترین میانگین، بیشترین بازدید، بهترین مجموع.
parameter-flat-choose-sentence = چه چیزی گزارش و مقایسه می‌شود: میانگین شبیه‌سازی‌ها یا مجموعشان.
parameter-mcts-choose-sentence = { parameter-flat-choose-sentence }
parameter-uct-choose-sentence = حرکت چگونه انتخاب می‌شود: بیشترین بازدید، بهترین میانگین، بهترین مجموع.
parameter-exploration = کاوش
parameter-exploration-sentence = حرکت‌های کم‌آزموده چقدر ترجیح داده شوند: ⁦C⁩ در ⁦mean + C sqrt(ln N / n)⁩.
parameter-scale = مقیاس
parameter-scale-sentence = آیا ارزش‌ها پیش از افزودن جملهٔ کاوش به بازهٔ ⁦0..1⁩ فشرده شوند؟
parameter-arms = بازوها
parameter-arms-sentence = آیا حرکت‌هایی که نام دارند ولی بازی‌شدنی نیستند هم آزموده شوند؟
parameter-penalty = جریمه
parameter-penalty-sentence = هزینهٔ آزمودن حرکتی که بازی‌شدنی نیست؛ تنها با ⁦arms=all⁩.
choice-value-outcome = برد، تساوی یا باخت
choice-value-score = امتیاز
choice-value-end = ارزیابی پایان آن
choice-value-along = مجموع ارزیابی‌های مسیر
choice-choose-mean = میانگین
choice-choose-visits = بازدیدها
choice-choose-sum = مجموع
choice-arms-legal = تنها حرکت‌های مجاز
choice-arms-all = هر حرکتی که نامی دارد
choice-scale-unit = فشرده در ⁦0..1⁩
choice-scale-raw = همان که هست
