## بازی‌ها

game-tree = درخت
game-tree-sentence = درخت بازی خودتان با گره‌های MAX و MIN و عددهایی در برگ‌ها، برای تماشای جست‌وجو در آن.
game-tree-position = خود درخت، مانند ⁦max[B=min[3 12 8] C=min[2 4 6]]⁩: گره‌های ⁦max⁩ و ⁦min⁩ با فرزندان درون کروشه، برگ‌ها عدد صحیح، و ⁦name=⁩ پیش از فرزند برای نام راه به آن.
game-tree-action = نام راه به پایین، یا اگر نامی ندارد شمارهٔ آن میان فرزندان از ⁦1⁩.
game-chance-tree = درخت با شانس
game-chance-tree-sentence = درخت بازی خودتان با گره‌های MAX، MIN و شانس و عددهایی در برگ‌ها، برای تماشای جست‌وجو در آن.
game-chance-tree-position = خود درخت، مانند ⁦max[chance[0.9*min[2 3] 0.1*4] B=1]⁩: گره‌های ⁦max⁩، ⁦min⁩ و ⁦chance⁩ با فرزندان درون کروشه، برگ‌ها عدد صحیح، ⁦name=⁩ پیش از فرزند برای نام راه به آن، و ⁦p*⁩ پیش از پیشامد شانس برای احتمال آن.
game-chance-tree-action = نام راه به پایین، یا اگر نامی ندارد شمارهٔ آن میان فرزندان از 1.

## جایگاه بازیکنان

seat-max = MAX
seat-min = MIN

## گونه‌های بازی‌ها

variant-tree-low = کران پایین
variant-tree-low-sentence = هیچ برگی کوچک‌تر از این نیست؛ اگر نیاید، کوچک‌ترین عدد درخت.
variant-tree-high = کران بالا
variant-tree-high-sentence = هیچ برگی بزرگ‌تر از این نیست؛ اگر نیاید، بزرگ‌ترین عدد درخت.
variant-chance-tree-low = کران پایین
variant-chance-tree-low-sentence = هیچ برگی کوچک‌تر از این نیست؛ اگر نیاید، کوچک‌ترین عدد درخت.
variant-chance-tree-high = کران بالا
variant-chance-tree-high-sentence = هیچ برگی بزرگ‌تر از این نیست؛ اگر نیاید، بزرگ‌ترین عدد درخت.

## توابع ارزیابی و اکتشافی

evaluator-tree-estimate-sentence = آنچه پس از ⁦~⁩ در گره نوشته شده، مانند ⁦max~5[…]⁩؛ وگرنه میانهٔ کوچک‌ترین و بزرگ‌ترین ارزش.
evaluator-chance-tree-estimate-sentence = آنچه پس از ⁦~⁩ در گره نوشته شده، مانند ⁦max~5[…]⁩؛ وگرنه میانهٔ کوچک‌ترین و بزرگ‌ترین ارزش.
choice-eval-estimate = برآورد نوشته‌شده

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

## شکایت‌ها

error-tree-open-bracket = کروشهٔ ⁦[⁩ بسته نشده است؛ پس از آخرین فرزندش ⁦]⁩ بنویسید.
error-tree-number = «{ $text }» عددی برای برگ یا برآورد نیست؛ عددی صحیح از ⁦-1000000⁩ تا 1000000 بنویسید.
error-tree-outside-bounds = عدد { $text } بیرون از بازهٔ ⁦low={ $low }⁩ و ⁦high={ $high }⁩ است؛ آن یا گونهٔ بازی را تغییر دهید.
error-tree-bounds = کران‌های { $low } و { $high } پذیرفته نیستند؛ باید عدد صحیح باشند و ⁦low⁩ از ⁦high⁩ بزرگ‌تر نباشد.
error-tree-name-twice = یک گره دو فرزند به نام «{ $name }» دارد؛ نام یکی را عوض کنید.
error-tree-long-name = نام «{ $name }» از { NUMBER($most) } نویسه بلندتر است؛ کوتاهش کنید.
error-tree-odds = جمع احتمال‌های گرهٔ شانس { $sum } است؛ باید 1 باشد.
error-tree-odds-missing = تنها برخی از پیشامدهای شانس احتمال دارند ({ NUMBER($given) } از { NUMBER($outcomes) })؛ به همه بدهید یا به هیچ‌کدام.
error-tree-odds-outside = فرزندان گرهٔ بازیکن احتمال ({ $text }) ندارند؛ احتمال تنها برای پیشامدهای شانس است.
error-tree-probability = «{ $text }» احتمال نیست؛ عددی اعشاری یا کسری بزرگ‌تر از 0 و حداکثر 1 بنویسید، مانند ⁦0.25⁩ یا ⁦1/4⁩.
error-tree-no-chance = در این درخت گرهٔ شانس نیست؛ درخت با شانس (⁦chance-tree⁩) را به کار ببرید.
error-tree-too-large = گره‌های درخت بیش از { NUMBER($most) } است؛ چندتایی را بردارید.
error-tree-too-deep = درخت از { NUMBER($most) } سطح ژرف‌تر است؛ آن را کم‌عمق‌تر کنید.

## صفحه

caption-estimate = برآورد { NUMBER($value) }
piece-max-node = گره MAX
piece-min-node = گره MIN
piece-chance-node = گرهٔ شانس
piece-leaf = برگ
