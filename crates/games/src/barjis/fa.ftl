## بازی‌ها

game-barjis = برجیس
game-barjis-original = برجيس
game-barjis-sentence = شش صدف بیندازید و چهار مهره را دور صلیب تا مطبخ برسانید و در راه مهره‌های حریف را به آغاز برگردانید؛ بازی‌ای شامی از خانوادهٔ پچیسی.
game-barjis-position = ⁦ONE/TWO/WHO/TOSS⁩: جایگاه چهار مهرهٔ هر بازیکن به‌ترتیب، از ⁦0⁩ (در انتظار) تا ⁦84⁩ (رسیده)؛ سپس ⁦1⁩ یا ⁦2⁩ برای کسی که باید بیندازد یا بازی کند؛ سپس پرتاب‌های روی زمین که با ⁦+⁩ به هم پیوسته‌اند، یا ⁦-⁩ پیش از پرتاب. آغاز بازی ⁦0,0,0,0/0,0,0,0/1/-⁩ است.
game-barjis-action = گام‌ها به ترتیب بازی، هر یک ⁦place:steps⁩ یعنی جایگاه و تعداد گام‌ها، و خال با ⁦k⁩، مانند ⁦39:10 0:k 41:3⁩؛ و ⁦pass⁩ وقتی هیچ گامی ممکن نیست. پرتاب‌ها نام‌هایشان است که با ⁦+⁩ به هم پیوسته‌اند، مانند ⁦dest+three⁩ (دست و سه).

## جایگاه بازیکنان

seat-horses = اسب‌ها
seat-domes = گنبدها

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
choice-play-forced = هر گامی که ممکن است
choice-play-maximal = بیشترین گام‌های ممکن
choice-play-voluntary = هر چند گام که بازیکن بخواهد
choice-doubled-exposed = می‌توان برگرداند
choice-doubled-safe = در امان
choice-odds-exact = به حکم صدف‌ها
choice-odds-equal = برابر

## توابع ارزیابی و اکتشافی

evaluator-barjis-balanced-sentence = پیشروی، مهره‌های روی خانه‌های X، و مهره‌هایی که پرتاب‌های محتمل می‌توانند برگردانند.
evaluator-barjis-progress-sentence = گام‌های مهره‌های بازیکن یک منهای گام‌های مهره‌های بازیکن دو.
choice-eval-balanced = متوازن
choice-eval-progress = پیشروی

## شکایت‌ها

error-not-a-position = «{ $text }» وضعیت نیست؛ بنویسید ⁦ONE/TWO/WHO/TOSS⁩ مانند ⁦0,0,39,41/0,11,11,26/1/dest+three⁩.
error-wrong-stone-count = در «{ $text }» تعداد جایگاه‌ها { NUMBER($stones) } است؛ هر بازیکن چهار مهره دارد که با ویرگول جدا می‌شوند.
error-not-a-place = «{ $text }» جایگاه نیست؛ جایگاه‌ها عددهای صحیح از ⁦0⁩ (در انتظار) تا ⁦84⁩ (رسیده به مطبخ) هستند.
error-unsorted-stones = جایگاه‌ها مرتب نیستند؛ بنویسید { $right }.
error-shared-cell = وضعیت ناممکن: جایگاه { $one } بازیکن یک و جایگاه { $two } بازیکن دو یک خانه‌اند و حریف‌ها هرگز در یک خانه نمی‌ایستند.
error-unknown-throw = «{ $text }» پرتاب نیست؛ پرتاب‌ها { $known } هستند.
error-too-many-throws = پرتاب‌ها از سقف بیشترند؛ با ⁦cap={ $cap }⁩ هر نوبت حداکثر { $cap } پرتاب دارد.
error-two-stopping-throws = در { $text } بیش از یک پرتابِ پایانی هست؛ دواق، سه و چهار پرتاب را تمام می‌کنند و هر نوبت تنها یکی از آن‌ها را دارد.
error-throws-unfinished = پرتاب در { $text } تمام نشده است: تا دواق، سه یا چهار یا تا سقف { NUMBER($cap) } ادامه دارد؛ آنچه پس از آن آمده را بیفزایید.
error-turn-unfinished = نوبت هنوز تمام نشده است؛ با یکی از این‌ها ادامه دهید: { $legal }.
error-after-pass = پس از ⁦pass⁩ چیزی نمی‌آید؛ «{ $text }» را بردارید.
error-not-a-step = «{ $text }» گام نیست؛ جایگاه مهره و تعداد گام‌ها را بنویسید مانند ⁦39:10⁩، خال را مانند ⁦0:k⁩، یا ⁦pass⁩.
error-cannot-pass = تا گامی ممکن است نمی‌توان نوبت را رد کرد؛ یکی از این‌ها را بازی کنید: { $legal }.
error-no-stone = در جایگاه آغاز { $step } مهره‌ای ندارید. { $legal ->
        [none] اینجا گام دیگری ممکن نیست.
       *[other] اینجا می‌توانید: { $legal }.
    }
error-needs-khal = مهرهٔ در انتظار تنها با خال وارد می‌شود، پس { $step } ممکن نیست. { $legal ->
        [none] اینجا گام دیگری ممکن نیست.
       *[other] اینجا می‌توانید: { $legal }.
    }
error-overshoots = گام { $step } از مطبخ می‌گذرد؛ برای رسیدن باید تعداد گام‌ها دقیق باشد. { $legal ->
        [none] اینجا گام دیگری ممکن نیست.
       *[other] اینجا می‌توانید: { $legal }.
    }
error-x-held = گام { $step } ممکن نیست: خانهٔ X پایان آن در دست حریف است. { $legal ->
        [none] اینجا گام دیگری ممکن نیست.
       *[other] اینجا می‌توانید: { $legal }.
    }
error-doubled-held = گام { $step } ممکن نیست: حریف آنجا دو مهره دارد که با ⁦doubled=safe⁩ در امان‌اند. { $legal ->
        [none] اینجا گام دیگری ممکن نیست.
       *[other] اینجا می‌توانید: { $legal }.
    }
error-wastes-steps = با ⁦play=maximal⁩ گام { $step } بیش از اندازه گام هدر می‌دهد. { $legal ->
        [none] اینجا گام دیگری ممکن نیست.
       *[other] اینجا می‌توانید: { $legal }.
    }
error-bad-fraction = مقدار ⁦{ $key }={ $value }⁩ درست نیست؛ کسری میان 0 و 1 بنویسید مانند ⁦2/5⁩.
error-too-many-variants = اکنون { NUMBER($most) } گونهٔ برجیس در کار است؛ یکی از آن‌ها را به کار ببرید یا برنامه را دوباره آغاز کنید.
error-too-many-stones = مهره‌های این بازیکن بیش از { NUMBER($most) } است؛ هر بازیکن روی‌هم { NUMBER($most) } مهره دارد.
error-off-path = این مهره هرگز در سطر { NUMBER($row) } و ستون { NUMBER($column) } نمی‌ایستد؛ آن را روی راه صاحبش بگذارید.
error-weight-twice = وزن «{ $text }» دو بار آمده است؛ یک بار بس است.

## صفحه

piece-horse = اسب
piece-dome = گنبد
piece-horse-going-home = اسب در راه مطبخ
piece-dome-going-home = گنبد در راه مطبخ
piece-open-cowry = صدف باز
piece-closed-cowry = صدف رو به پایین
tray-one-waiting = اسب‌های در انتظار
tray-one-home = اسب‌های رسیده
tray-two-waiting = گنبدهای در انتظار
tray-two-home = گنبدهای رسیده
throw-shakka = شکه
throw-dest = دست
throw-duwaq = دواق
throw-three = سه
throw-four = چهار
throw-bunj = بنج
throw-bara = بارا
throw-khal = خال

## حرکت‌هایی که واژه‌اند

action-pass = رد
