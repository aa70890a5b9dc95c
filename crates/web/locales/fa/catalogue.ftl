### نام‌ها و جمله‌های بازی‌ها، بازیکن‌ها و تنظیمات. متن انگلیسی آن‌ها را خود برنامه می‌گوید.

## بازی‌ها

game-barjis = برجیس
game-barjis-sentence = شش صدف بیندازید و چهار مهره را دور صلیب تا مطبخ برسانید و در راه مهره‌های حریف را به آغاز برگردانید؛ بازی‌ای شامی از خانوادهٔ پچیسی.
game-barjis-position = ⁦ONE/TWO/WHO/TOSS⁩: جایگاه چهار مهرهٔ هر بازیکن به‌ترتیب، از ⁦0⁩ (در انتظار) تا ⁦84⁩ (رسیده)؛ سپس ⁦1⁩ یا ⁦2⁩ برای کسی که باید بیندازد یا بازی کند؛ سپس پرتاب‌های روی زمین که با ⁦+⁩ به هم پیوسته‌اند، یا ⁦-⁩ پیش از پرتاب. آغاز بازی ⁦0,0,0,0/0,0,0,0/1/-⁩ است.
game-barjis-action = گام‌ها به ترتیب بازی، هر یک ⁦place:steps⁩ یعنی جایگاه و تعداد گام‌ها، و خال با ⁦k⁩، مانند ⁦39:10 0:k 41:3⁩؛ و ⁦pass⁩ وقتی هیچ گامی ممکن نیست. پرتاب‌ها نام‌هایشان است که با ⁦+⁩ به هم پیوسته‌اند، مانند ⁦dest+three⁩ (دست و سه).

game-checkers = چکرز
game-checkers-sentence = چکرز انگلیسی (دامای انگلیسی): مورب حرکت کنید، از روی مهره‌های حریف بپرید و آن‌ها را بزنید و در ردیف آخر شاه بسازید؛ هر که نتواند حرکت کند می‌بازد.
game-checkers-position = قالب PDN FEN: طرفی که نوبت اوست، سپس خانه‌های سفید و خانه‌های سیاه، با ⁦K⁩ پیش از شاه، مانند ⁦B:W21,22,K10:B1,2,12⁩.
game-checkers-action = شمارهٔ خانه‌ها، مانند ⁦11-15⁩، یا ⁦22x15x6⁩ برای زدن؛ اگر ابهامی نباشد ⁦22x6⁩ هم بس است.

game-connect4 = چهار در یک ردیف
game-connect4-sentence = مهره‌ها را در ستون‌های صفحه‌ای ایستاده بیندازید؛ نخستین کسی که چهار مهره را افقی، عمودی یا مورب کنار هم بچیند برنده است.
game-connect4-position = سطرها از بالا که با ⁦/⁩ جدا می‌شوند، ⁦r⁩ برای قرمز، ⁦y⁩ برای زرد و نقطه («⁦.⁩») برای خانهٔ خالی؛ یا ستون‌هایی که تا کنون بازی شده‌اند، مانند ⁦4453⁩، و در صفحه‌های بیش از نه ستون با ویرگول.
game-connect4-action = شمارهٔ ستون، از ⁦1⁩.

game-redswapblue = جابه‌جایی قرمز و آبی
game-redswapblue-sentence = دو مربع از مهره‌ها گوشهٔ مشترکی دارند که خالی است. به خانهٔ خالی گام بردارید یا بپرید تا قرمز و آبی جای خود را با هم عوض کنند.
game-redswapblue-position = سطرها از بالا که با ⁦/⁩ جدا می‌شوند: ⁦r⁩ قرمز، ⁦b⁩ آبی، نقطه («⁦.⁩») برای خانهٔ خالی، خط تیره («⁦-⁩») جایی که خانه نیست، مانند ⁦rr-/r.b/-bb⁩.
game-redswapblue-action = مهره‌ای که حرکت می‌کند با سطر و ستونش از ⁦1⁩، و جهت آن: ⁦r2c3 left⁩. پرش هم همین‌گونه نوشته می‌شود.

game-2048 = 2048
game-2048-sentence = همهٔ کاشی‌ها را به یک سو بلغزانید؛ کاشی‌های برابر که به هم برسند یکی می‌شوند و کاشی تازه‌ای 2 یا 4 پدید می‌آید. تا می‌توانید ادامه دهید.
game-2048-position = سطرها از بالا که با ⁦/⁩ و کاشی‌ها که با ویرگول جدا می‌شوند، ⁦0⁩ برای خانهٔ خالی؛ و ⁦+⁩ در پایان صفحه‌ای که منتظر کاشی تازه است: ⁦2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0+⁩.
game-2048-action = حرکت ⁦up⁩ (بالا)، ⁦right⁩ (راست)، ⁦down⁩ (پایین) یا ⁦left⁩ (چپ) است؛ کاشی تازه عددش و خانه‌اش با سطر و ستون از ⁦1⁩ است: ⁦2@r3c1⁩.

game-tree = درخت
game-tree-sentence = درخت بازی خودتان با گره‌های MAX و MIN و عددهایی در برگ‌ها، برای تماشای جست‌وجو در آن.
game-tree-position = خود درخت، مانند ⁦max[B=min[3 12 8] C=min[2 4 6]]⁩: گره‌های ⁦max⁩ و ⁦min⁩ با فرزندان درون کروشه، برگ‌ها عدد صحیح، و ⁦name=⁩ پیش از فرزند برای نام راه به آن.
game-tree-action = نام راه به پایین، یا اگر نامی ندارد شمارهٔ آن میان فرزندان از ⁦1⁩.

game-chance-tree = درخت با شانس
game-chance-tree-sentence = درخت بازی خودتان با گره‌های MAX، MIN و شانس و عددهایی در برگ‌ها، برای تماشای جست‌وجو در آن.
game-chance-tree-position = خود درخت، مانند ⁦max[chance[0.9*min[2 3] 0.1*4] B=1]⁩: گره‌های ⁦max⁩، ⁦min⁩ و ⁦chance⁩ با فرزندان درون کروشه، برگ‌ها عدد صحیح، ⁦name=⁩ پیش از فرزند برای نام راه به آن، و ⁦p*⁩ پیش از پیشامد شانس برای احتمال آن.
game-chance-tree-action = نام راه به پایین، یا اگر نامی ندارد شمارهٔ آن میان فرزندان از 1.

## جایگاه بازیکنان

seat-horses = اسب‌ها
seat-domes = گنبدها
seat-black = سیاه
seat-white = سفید
seat-red = قرمز
seat-yellow = زرد
seat-solver = بازیکن
seat-player = بازیکن
seat-max = MAX
seat-min = MIN

## خانواده‌های بازیکن‌ها

family-baseline = بازیکن‌های پایه
family-adversarial = جست‌وجوی دونفره
family-chance = جست‌وجو با شانس
family-sampling = نمونه‌گیری (مونت‌کارلو)
family-rollout = شبیه‌سازی تا پایان بازی
family-puzzle = جست‌وجو در فضای حالت

## بازیکن‌ها

player-random = تصادفی
player-random-sentence = هر حرکت مجازی را با احتمال برابر بازی می‌کند.
player-first = نخستین حرکت
player-first-sentence = همیشه نخستین حرکت مجاز را بازی می‌کند.

player-greedy = حریصانه
player-greedy-sentence = حرکتی را بازی می‌کند که نتیجه‌اش همین حالا بهتر می‌نماید، بی آنکه بپرسد حریف چه پاسخی می‌دهد.
player-connect4-greedy-sentence = اگر بتواند همین حالا می‌برد، وگرنه مهره را جایی می‌اندازد که بلندترین رشتهٔ حریف را بشکند؛ جلوتر را نمی‌بیند.
player-minimax = مینی‌ماکس
player-minimax-sentence = همهٔ شاخه‌های بازی را تا عمقی ثابت می‌بیند و فرض می‌کند هر دو طرف بهترین بازی خود را می‌کنند.
player-alphabeta = آلفا-بتا
player-alphabeta-sentence = به پاسخ مینی‌ماکس می‌رسد، بی آنکه شاخه‌هایی را ببیند که نمی‌توانند آن را عوض کنند (هرس آلفا-بتا).
player-pvs = جست‌وجوی شاخهٔ اصلی PVS
player-pvs-sentence = آلفا-بتایی که دربارهٔ بیشتر حرکت‌ها فقط می‌پرسد بهترند یا نه، و اگر بهتر باشند دوباره نگاه می‌کند.
player-champion = قهرمان
player-champion-sentence = قوی‌ترین جست‌وجوی عمومی: آنجا که مهم است عمیق می‌بیند و از بقیه گذرا می‌گذرد.
player-perfect = بی‌نقص
player-perfect-sentence = وضعیت را تا پایان بازی حل می‌کند و بهترین ستون را بازی می‌کند؛ سطح زیر ۱۰ تنها چند مهره پیش را می‌بیند و عمداً خطا می‌کند.

player-expectiminimax = مینی‌ماکس با شانس
player-expectiminimax-sentence = همهٔ شاخه‌های بازی و همهٔ پیشامدهای شانس را تا عمقی ثابت می‌بیند و بهترین امید ریاضی را انتخاب می‌کند.
player-expectimax = بیشترین امید ریاضی
player-expectimax-sentence = حرکتی را انتخاب می‌کند که امید ریاضی آن روی همهٔ پیشامدهای شانس، تا عمقی ثابت، بهتر است.
player-star1 = هرس گرهٔ شانس Star1
player-star1-sentence = به پاسخ Expectiminimax می‌رسد و از پیشامدهایی که نمی‌توانند آن را عوض کنند می‌گذرد.
player-star2 = هرس گرهٔ شانس Star2
player-star2-sentence = همان Star1 که نخست از هر پیشامد یک حرکت را می‌سنجد، با جدول وضعیت‌ها و آزمودن بهترین حرکت‌ها پیش از دیگران.

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
player-rollout = شبیه‌سازی تا پایان
player-rollout-sentence = با یک بازیکن به جای همه، بازی‌ها را تا پایان می‌برد: سهم امتیازها که در آن مساوی نیم امتیاز است، یا امتیاز مورد انتظار، با بازهٔ اطمینان.

player-bfs = جست‌وجوی سطح‌اول
player-bfs-sentence = جست‌وجوی سطح‌اول (BFS): همهٔ وضعیت‌ها را در فاصلهٔ یک حرکت، سپس دو، سپس سه می‌بیند؛ کمترین تعداد حرکت‌ها را می‌یابد.
player-dfs = جست‌وجوی عمق‌اول
player-dfs-sentence = جست‌وجوی عمق‌اول (DFS) تا عمقی معین: یک راه را تا پایان می‌رود و سپس راه دیگر را می‌آزماید؛ نخستین هدفی را که ببیند انتخاب می‌کند.
player-iddfs = عمیق‌شوندهٔ تکراری
player-iddfs-sentence = جست‌وجوی عمیق‌شوندهٔ تکراری (IDDFS): عمق‌اول تا عمق 0، 1، 2 و همین‌طور؛ کمترین تعداد حرکت‌ها با حافظه‌ای بسیار اندک.
player-ucs = هزینهٔ یکنواخت
player-ucs-sentence = جست‌وجوی هزینهٔ یکنواخت (UCS): وضعیتی را گسترش می‌دهد که رسیدن به آن کم‌هزینه‌تر است؛ ارزان‌ترین راه را می‌یابد (دایکسترا).
player-greedy-best-first = اول‌بهترین حریصانه
player-greedy-best-first-sentence = جست‌وجوی اول‌بهترین حریصانه: وضعیتی را گسترش می‌دهد که به هدف نزدیک‌تر می‌نماید؛ تند است و شاید راه دراز شود.
player-astar = الگوریتم ⁦A*⁩
player-astar-sentence = الگوریتم ⁦A*⁩: وضعیتی را گسترش می‌دهد که مجموع هزینهٔ تا اینجا و باقی‌ماندهٔ برآوردی‌اش کمتر است؛ با تابع اکتشافی قابل‌قبول ارزان‌ترین راه را می‌یابد.
player-weighted-astar = ⁦A*⁩ وزن‌دار
player-weighted-astar-sentence = ⁦A*⁩ وزن‌دار: همان ⁦A*⁩ با برآوردی که در وزنی ضرب شده؛ کار کمتر، و هزینهٔ راه حداکثر همان چند برابرِ ارزان‌ترین راه.
player-idastar = ⁦IDA*⁩ عمیق‌شونده
player-idastar-sentence = ⁦IDA*⁩: دورهای عمق‌اول زیر کرانی افزایشی برای مجموع هزینه و برآورد؛ پاسخ ⁦A*⁩ با حافظه‌ای بسیار اندک.
player-bidirectional = جست‌وجوی دوطرفه
player-bidirectional-sentence = جست‌وجوی دوطرفه: هم‌زمان از آغاز و از هدف تا به هم برسند؛ ارزان‌ترین راه را می‌یابد.
player-beam = جست‌وجوی پرتویی
player-beam-sentence = جست‌وجوی پرتویی (beam search): سطح‌اولی که از هر سطح تنها امیدبخش‌ترین وضعیت‌ها را نگه می‌دارد؛ شاید هدف از دستش برود.
player-redswapblue-champion-sentence = همهٔ وضعیت‌ها را از هدف می‌روبد: تا ⁦n=4⁩ از هر آغازی کوتاه‌ترین راه‌حل با اثبات، تا ⁦n=7⁩ راه‌حلی خوب، و فراتر از آن هر راه‌حلی که باشد.
player-quick = سریع
player-quick-sentence = پرتویی که به پیرامون هدف و به تصویر آینه‌ای خودش می‌رسد: بی‌درنگ راه‌حلی خوب تا ⁦n=7⁩، بدون اثبات.

## تنظیمات بازیکن‌ها

parameter-seed = دانهٔ تصادفی
parameter-seed-sentence = دانه‌های متفاوت، شبیه‌سازی‌های متفاوت؛ با دانهٔ یکسان پاسخ‌ها یکسان‌اند.
parameter-random-seed-sentence = دانه‌های متفاوت، بازی‌های متفاوت؛ با دانهٔ یکسان بازی یکسان است.
parameter-rollout-seed-sentence = دانهٔ تصادفی پرتاب‌ها و بازیکن‌ها.
parameter-perfect-seed-sentence = انتخاب‌های سطح‌های زیر ۱۰، و انتخاب میان گشایش‌های هم‌ارز را تعیین می‌کند.
parameter-book = کتاب گشایش
parameter-book-sentence = آیا گشایش‌ها، آنجا که کتابی هست، از کتاب خوانده شوند؟
parameter-level = سطح
parameter-level-sentence = از ۱ برای تازه‌کار تا ۱۰ برای بازی بی‌نقص.
parameter-depth = عمق
parameter-depth-sentence = تعداد تصمیم‌هایی که پیش‌بینی می‌شود، با همین یکی.
parameter-eval = تابع ارزیابی
parameter-eval-sentence = وضعیت‌ها را در مرز عمق ارزیابی می‌کند.
parameter-flat-eval-sentence = وضعیت‌ها را آنجا که شبیه‌سازی بریده می‌شود، یا آنجا که تنظیم ⁦value⁩ بخواهد، ارزیابی می‌کند.
parameter-ucb1-eval-sentence = { parameter-flat-eval-sentence }
parameter-uct-eval-sentence = { parameter-flat-eval-sentence }
parameter-mcts-eval-sentence = { parameter-flat-eval-sentence }
parameter-ucb-eval-sentence = { parameter-flat-eval-sentence }
parameter-weights = وزن‌ها
parameter-weights-sentence = وزن ویژگی‌های تابع ارزیابی، مانند ⁦"empty=270 merges=700"⁩؛ هر چه نام برده نشود وزن خود را نگه می‌دارد.
parameter-cover = پوشش
parameter-cover-sentence = در هر گرهٔ شانس تنها محتمل‌ترین پیشامدهایی را می‌جوید که روی‌هم این احتمال را دارند، و برای خطا کران می‌دهد.
parameter-grow = رشد
parameter-grow-sentence = هر بار که این تعداد حرکت در بازی انجام شود، یک تصمیم جلوتر را می‌بیند.
parameter-flat-grow-sentence = هر بار که این تعداد حرکت انجام شود، به تعداد شبیه‌سازی‌ها و حرکت‌هایشان یکی افزوده می‌شود.
parameter-ucb1-grow-sentence = { parameter-flat-grow-sentence }
parameter-uct-grow-sentence = { parameter-flat-grow-sentence }
parameter-mcts-grow-sentence = { parameter-flat-grow-sentence }
parameter-ucb-grow-sentence = { parameter-flat-grow-sentence }
parameter-table = جدول وضعیت‌ها
parameter-table-sentence = آیا وضعیت‌های دیده‌شده به یاد سپرده شوند؟
parameter-iddfs-table-sentence = حافظه برای وضعیت‌هایی که در این دور جست‌وجو شده‌اند.
parameter-idastar-table-sentence = { parameter-iddfs-table-sentence }
parameter-memory = حافظه
parameter-memory-sentence = بیشترین حافظه برای ساختارهای خود جست‌وجو.
parameter-expectiminimax-memory-sentence = بیشترین حافظه برای جدول وضعیت‌های دیده‌شده.
parameter-expectimax-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-star1-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-star2-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-alphabeta-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-pvs-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-champion-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-redswapblue-champion-memory-sentence = { parameter-memory-sentence }
parameter-perfect-memory-sentence = بیشترین حافظه برای جدول وضعیت‌هایی که پیش‌تر دیده شده‌اند.
parameter-uct-memory-sentence = بیشترین حافظه برای درخت؛ درخت که پر شود دیگر رشد نمی‌کند.
parameter-nodes = گره‌ها
parameter-nodes-sentence = بیشترین تعداد وضعیت‌هایی که دیده می‌شوند.
parameter-time = زمان
parameter-time-sentence = بیشترین زمان فکر کردن.
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
parameter-player = بازیکن
parameter-player-sentence = چه کسی بازی می‌کند؛ اگر تنظیماتی دارد درون علامت نقل‌قول.
parameter-games = بازی‌ها
parameter-games-sentence = بیشترین تعداد بازی‌ها.
parameter-precision = دقت
parameter-precision-sentence = وقتی نیمهٔ بازهٔ اطمینان 95 درصدی از این بزرگ‌تر نباشد می‌ایستد؛ 0 یعنی همهٔ بازی‌ها انجام شود.
parameter-threads = رشته‌ها
parameter-threads-sentence = تعداد رشته‌هایی که هم‌زمان می‌جویند؛ با بیش از یکی، کار از اجرایی به اجرای دیگر فرق می‌کند.
parameter-redswapblue-champion-threads-sentence = تعداد رشته‌هایی که می‌روبند؛ ۰ یعنی یکی برای هر هسته.
parameter-patience = شکیبایی
parameter-patience-sentence = پیش از پاسخِ بی‌اثبات، چقدر برای اثبات صبر شود؛ از ⁦n=5⁩ تا ⁦n=7⁩ هر شکیبایی یعنی کمتر از یک ثانیه.
parameter-rollout-threads-sentence = تعداد بازی‌های هم‌زمان، اگر به تعداد هسته‌ها نباشد؛ جز زمان چیزی را عوض نمی‌کند.
parameter-ties = در تساوی
parameter-ties-sentence = از حرکت‌های هم‌ارزش کدام انتخاب شود؛ ⁦course⁩: نخستین برای بازیکن یک و آخرین برای بازیکن دو.
parameter-scan = ترتیب مهره‌ها
parameter-scan-sentence = جایی که ارزش‌ها و ترتیب چیزی را تعیین نکنند کدام مهره‌های خودی زودتر آزموده شوند: به ترتیب بازی، نزدیک‌ترین به ردیف عقب خود، یا پیش‌رفته‌ترین.
parameter-quiescence = جست‌وجوی آرامش
parameter-quiescence-sentence = آیا زدن‌ها و مانند آن‌ها پیش از ارزیابی وضعیت در مرز عمق تا آخر بازی شوند؟
parameter-ordering = ترتیب حرکت‌ها
parameter-ordering-sentence = کدام حرکت‌ها زودتر آزموده شوند؛ ⁦none⁩: ترتیب خود بازی.
parameter-deepening = عمیق‌شدن تکراری
parameter-deepening-sentence = آیا عمق 1، 2، 3، … تا حد جست‌وجو شود؟
parameter-clock = ساعت بازی
parameter-clock-sentence = زمان همهٔ حرکت‌های بازی روی‌هم: اندکی برای هر یک، و بیشتر تا وقتی انتخاب روشن نیست.
parameter-selective = گزینشی
parameter-selective-sentence = آیا به آنچه چندان مهم نیست کمتر نگاه شود؟ بهتر بازی می‌کند، ولی ارزش دیگر ارزش مینی‌ماکسِ آن عمق نیست.
parameter-heuristic = تابع اکتشافی
parameter-heuristic-sentence = هزینهٔ رسیدن از وضعیت به هدف را برآورد می‌کند.
parameter-weight = وزن برآورد
parameter-weight-sentence = برآورد چقدر به حساب می‌آید؛ هزینهٔ راه یافته‌شده حداکثر این چند برابرِ ارزان‌ترین راه است.
parameter-width = پهنای پرتو
parameter-width-sentence = از هر سطح چند وضعیت نگه داشته می‌شود.
parameter-quick-width-sentence = از هر سطح چند وضعیت نگه داشته می‌شود؛ ۰ بر پایهٔ ⁦n⁩ انتخاب می‌کند.

## گونه‌های بازی‌ها

variant-barjis-cap = سقف پرتاب‌ها
variant-barjis-cap-sentence = بیشترین تعداد پرتاب‌های یک نوبت؛ پرتابی که به سقف می‌رسد به حساب می‌آید و پرتاب را تمام می‌کند.
variant-barjis-bunj = گام‌های بنج
variant-barjis-bunj-sentence = تعداد گام‌های بنج، جدا از خال آن.
variant-barjis-down = احتمال رو به پایین
variant-barjis-down-sentence = احتمال آنکه صدف رو به پایین بیفتد، کسری میان 0 و 1 مانند ⁦2/5⁩.
variant-barjis-play = الزام بازی
variant-barjis-play-sentence = هر گام تا وقتی گامی ممکن است (⁦forced⁩)، بیشترین گام‌هایی که ترتیبی می‌تواند (⁦maximal⁩)، یا هر چند تا که بازیکن بخواهد (⁦voluntary⁩).
variant-barjis-doubled = مهره‌های جفت
variant-barjis-doubled-sentence = آیا دو یا چند مهرهٔ یک خانه را می‌توان برگرداند (⁦exposed⁩)، یا کسی نمی‌تواند آنجا فرود آید (⁦safe⁩).
variant-barjis-odds = احتمال‌ها
variant-barjis-odds-sentence = پرتاب‌ها به حکم صدف‌ها (⁦exact⁩)، یا هر هفت تا برابر (⁦equal⁩، که در آن ⁦down⁩ بی‌معناست).
variant-barjis-first = آغازگر
variant-barjis-first-sentence = بازیکنی که نخست می‌اندازد.
variant-checkers-capture = زدن
variant-checkers-capture-sentence = آیا کسی که می‌تواند بپرد باید بپرد؟ اگر نه، هر آغازی از یک رشته پرش هم حرکتی است.
variant-connect4-columns = ستون‌ها
variant-connect4-columns-sentence = تعداد خانه‌ها از چپ به راست؛ ⁦columns * (rows + 1)⁩ حداکثر 128 است.
variant-connect4-rows = سطرها
variant-connect4-rows-sentence = تعداد خانه‌ها از پایین به بالا؛ ⁦columns * (rows + 1)⁩ حداکثر 128 است.
variant-redswapblue-n = اندازهٔ مربع
variant-redswapblue-n-sentence = تعداد سطرها و ستون‌های هر مربع؛ هر رنگ ⁦n * n - 1⁩ مهره دارد.
variant-redswapblue-jump = پرش
variant-redswapblue-jump-sentence = مهره‌ها از روی هر مهره‌ای می‌پرند (⁦any⁩)، یا مانند بازی کلاسیک تنها از روی رنگ دیگر (⁦other⁩).
variant-redswapblue-diagonal = قطرها
variant-redswapblue-diagonal-sentence = آیا مهره‌ها روی قطرها هم می‌پرند؟
variant-2048-size = اندازهٔ صفحه
variant-2048-size-sentence = تعداد سطرها و ستون‌های صفحه.
variant-2048-goal = هدف
variant-2048-goal-sentence = بازی برای امتیاز تا بن‌بست (⁦none⁩)، یا برد با نخستین کاشی 2048 و باخت در بن‌بست (⁦2048⁩).
variant-2048-spawn = جای کاشی تازه
variant-2048-spawn-sentence = کاشی‌های تازه در هر خانهٔ خالی پدید می‌آیند (⁦any⁩)، یا تنها در خانه‌های خالی لبه (⁦edge⁩).

variant-tree-low = کران پایین
variant-tree-low-sentence = هیچ برگی کوچک‌تر از این نیست؛ اگر نیاید، کوچک‌ترین عدد درخت.
variant-tree-high = کران بالا
variant-tree-high-sentence = هیچ برگی بزرگ‌تر از این نیست؛ اگر نیاید، بزرگ‌ترین عدد درخت.
variant-chance-tree-low = کران پایین
variant-chance-tree-low-sentence = هیچ برگی کوچک‌تر از این نیست؛ اگر نیاید، کوچک‌ترین عدد درخت.
variant-chance-tree-high = کران بالا
variant-chance-tree-high-sentence = هیچ برگی بزرگ‌تر از این نیست؛ اگر نیاید، بزرگ‌ترین عدد درخت.

## توابع ارزیابی و اکتشافی

evaluator-barjis-balanced-sentence = پیشروی، مهره‌های روی خانه‌های X، و مهره‌هایی که پرتاب‌های محتمل می‌توانند برگردانند.
evaluator-barjis-progress-sentence = گام‌های مهره‌های بازیکن یک منهای گام‌های مهره‌های بازیکن دو.
evaluator-checkers-positional-sentence = مهره‌ها، جای آن‌ها و توانشان: وزن‌هایی برازش‌شده بر بازی‌ها.
evaluator-checkers-material-sentence = مهره‌های سیاه منهای مهره‌های سفید: 100 برای مهرهٔ ساده و 150 برای شاه.
evaluator-connect4-lines-sentence = خانه‌های قرمز منهای خانه‌های زرد؛ ارزش هر خانه تعداد چهارتایی‌هایی است که از آن می‌گذرند.
evaluator-connect4-none-sentence = همیشه 0: تنها برد، باخت و تساوی به حساب می‌آید.
evaluator-redswapblue-parity-sentence = راهی که مهره‌ها باید بروند، هر حرکت دو خانه، به‌علاوهٔ گام‌هایی که پرش جایشان را نمی‌گیرد.
evaluator-redswapblue-displacement-sentence = راهی که مهره‌ها باید در سطرها و ستون‌ها بروند، چنان‌که هر حرکت بلندترین پرش باشد.
evaluator-redswapblue-misplaced-sentence = تعداد مهره‌هایی که هنوز در مربع رنگ خود نیستند.
evaluator-redswapblue-zero-sentence = همیشه 0: ⁦A*⁩ به جست‌وجوی هزینهٔ یکنواخت بدل می‌شود.
evaluator-2048-features-sentence = همهٔ ویژگی‌های سطرها و ستون‌ها، با وزن‌های تنظیم‌شده برای بازی‌های بلند.
evaluator-2048-course-sentence = تنها یکنوایی و همواری؛ وزن‌های دیگر 0 است تا خودتان تعیینشان کنید.
evaluator-tree-estimate-sentence = آنچه پس از ⁦~⁩ در گره نوشته شده، مانند ⁦max~5[…]⁩؛ وگرنه میانهٔ کوچک‌ترین و بزرگ‌ترین ارزش.
evaluator-chance-tree-estimate-sentence = آنچه پس از ⁦~⁩ در گره نوشته شده، مانند ⁦max~5[…]⁩؛ وگرنه میانهٔ کوچک‌ترین و بزرگ‌ترین ارزش.

## نمونه‌های زمین بازی درخت‌ها

example-aima-alphabeta = آلفا-بتا: نخستین هرس
example-aima-alphabeta-note = ارزش ریشه 3 است. در C دست MIN به 2 می‌رسد که کمتر از 3 است که MAX در B دارد، پس برگ‌های 4 و 6 هرگز دیده نمی‌شوند. در D ترتیب بد است و چیزی صرفه‌جویی نمی‌شود. منبع: ⁦S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach⁩، شکل ⁦5.5⁩.
example-aima-minimax = مینی‌ماکس: همهٔ برگ‌ها
example-aima-minimax-note = همان درخت بی هرس: ارزش گره‌های MIN برابر 3، 2 و 2 است، ارزش ریشه 3، و MAX به B می‌رود. منبع: ⁦S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach⁩، شکل ⁦5.2⁩.
example-beta-cutoff = هر دو گونهٔ هرس
example-beta-cutoff-note = ارزش ریشه 5 است. در E دست MAX به 6 می‌رسد که بیشتر از 5 است که MIN در D دارد: برگ 9 هرس می‌شود. در C دست MIN به 2 می‌رسد که کمتر از 5 است که MAX در B دارد: همهٔ G هرس می‌شود. منبع: درختی آشنا در بسیاری از درس‌ها، از جمله ⁦Minimax Algorithm in Game Theory, set 4, geeksforgeeks.org⁩.
example-wikipedia = پنج سطح، سه هرس
example-wikipedia-note = ارزش ریشه 6 است. یک برگ 5، یک برگ 9 و سرانجام زیردرختی کامل با سه برگ هرس می‌شوند. منبع: مقالهٔ ⁦Alpha–beta pruning⁩ در ویکی‌پدیای انگلیسی، تصویر آغاز مقاله.
example-deep-cutoff = هرس عمیق
example-deep-cutoff-note = در D دست MIN به 4 می‌رسد که کمتر از 5 است که MAX در A دارد، سه سطح بالاتر: برگ 9 هرس می‌شود، هرچند C، گرهِ میانی، هنوز ارزشی ندارد. سپس ارزش C برابر 4 می‌شود و F هم هرس می‌شود. اندیشه از ⁦D. Knuth and R. Moore, An Analysis of Alpha-Beta Pruning⁩، 1975، بخش 2؛ درخت از ماست.
example-aima-chance = مینی‌ماکس با شانس: 2.1 در برابر 1.3
example-aima-chance-note = ارزش گره‌های شانس ⁦0.9 · 2 + 0.1 · 3 = 2.1⁩ و ⁦0.9 · 1 + 0.1 · 4 = 1.3⁩ است: MAX به ⁦a1⁩ می‌رود. منبع: ⁦S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach⁩، توابع ارزیابی در بازی‌های شانسی، درخت چپ.
example-aima-chance-twin = همان ترتیب، انتخابی دیگر: 21 در برابر 40.9
example-aima-chance-twin-note = ترتیب برگ‌ها مانند درخت پیشین است، اما اکنون MAX به ⁦a2⁩ می‌رود: با شانس، تنها ترتیب ارزش‌ها مهم نیست. منبع: ⁦S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach⁩، توابع ارزیابی در بازی‌های شانسی، درخت راست.
example-aima-bounds = ‏Star1: هرس در گره‌های شانس
example-aima-bounds-note = ارزش L برابر 1.5 است. هیچ برگی بزرگ‌تر از 2 نیست، پس با دیدن نخستین برگ، ارزش R دست‌بالا ⁦(0 + 2) / 2 = 1⁩ است: سه برگ دیگر هرس می‌شوند. منبع: ⁦S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach⁩، تمرین هرس در بازی‌های شانسی؛ جست‌وجو از ⁦B. Ballard⁩، 1983.
example-star2-probing = ‏Star2: یک نگاه به هر پیشامد
example-star2-probing-note = ‏MAX دستش به 6 می‌رسد. یک برگ از هر پیشامد نشان می‌دهد که ارزش گرهٔ شانس دست‌بالا ⁦(3 + 7 + 2) / 3 = 4⁩ است، کمتر از 6: دیدن چیز دیگری لازم نیست. اندیشه از ⁦B. Ballard, The *-Minimax Search Procedure for Trees Containing Chance Nodes⁩، 1983؛ درخت از ماست.
