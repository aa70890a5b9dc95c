## بازی‌ها

game-redswapblue = جابه‌جایی قرمز و آبی
game-redswapblue-sentence = دو مربع از مهره‌ها گوشهٔ مشترکی دارند که خالی است. به خانهٔ خالی گام بردارید یا بپرید تا قرمز و آبی جای خود را با هم عوض کنند.
game-redswapblue-position = سطرها از بالا که با ⁦/⁩ جدا می‌شوند: ⁦r⁩ قرمز، ⁦b⁩ آبی، نقطه («⁦.⁩») برای خانهٔ خالی، خط تیره («⁦-⁩») جایی که خانه نیست، مانند ⁦rr-/r.b/-bb⁩.
game-redswapblue-action = مهره‌ای که حرکت می‌کند با سطر و ستونش از ⁦1⁩، و جهت آن: ⁦r2c3 left⁩. پرش هم همین‌گونه نوشته می‌شود.

## جایگاه بازیکنان

seat-solver = بازیکن

## گونه‌های بازی‌ها

variant-redswapblue-n = اندازهٔ مربع
variant-redswapblue-n-sentence = تعداد سطرها و ستون‌های هر مربع؛ هر رنگ ⁦n * n - 1⁩ مهره دارد.
variant-redswapblue-jump = پرش
variant-redswapblue-jump-sentence = مهره‌ها از روی هر مهره‌ای می‌پرند (⁦any⁩)، یا مانند بازی کلاسیک تنها از روی رنگ دیگر (⁦other⁩).
variant-redswapblue-diagonal = قطرها
variant-redswapblue-diagonal-sentence = آیا مهره‌ها روی قطرها هم می‌پرند؟
choice-jump-any = از روی هر مهره
choice-jump-other = تنها از روی رنگ دیگر
choice-diagonal-no = نه
choice-diagonal-jumps = پرش هم

## توابع ارزیابی و اکتشافی

evaluator-redswapblue-parity-sentence = راهی که مهره‌ها باید بروند، هر حرکت دو خانه، به‌علاوهٔ گام‌هایی که پرش جایشان را نمی‌گیرد.
evaluator-redswapblue-displacement-sentence = راهی که مهره‌ها باید در سطرها و ستون‌ها بروند، چنان‌که هر حرکت بلندترین پرش باشد.
evaluator-redswapblue-misplaced-sentence = تعداد مهره‌هایی که هنوز در مربع رنگ خود نیستند.
evaluator-redswapblue-zero-sentence = همیشه 0: ⁦A*⁩ به جست‌وجوی هزینهٔ یکنواخت بدل می‌شود.
choice-heuristic-parity = راه و گام‌ها
choice-heuristic-displacement = راه
choice-heuristic-misplaced = مهره‌های نابه‌جا
choice-heuristic-zero = صفر

## شکایت‌ها

error-two-blanks = دو خانهٔ خالی هست؛ باید تنها یکی باشد.
error-no-blank = خانهٔ خالی نیست؛ یکی را با نقطه بنویسید.
error-wrong-piece-count = وضعیت ناممکن: { NUMBER($red) } مهرهٔ قرمز و { NUMBER($blue) } مهرهٔ آبی؛ هر رنگ باید { NUMBER($expected) } مهره داشته باشد.
error-unknown-letter = حرف «{ $letter }» در سطر { NUMBER($row) } و ستون { NUMBER($column) } معنایی ندارد؛ ⁦r⁩، ⁦b⁩، ⁦.⁩ یا ⁦-⁩ (جایی که خانه نیست) بنویسید.
error-no-cell = در این جای صفحه خانه‌ای نیست؛ در نوشتن وضعیت به جایش ⁦-⁩ بنویسید.
error-missing-cell = در سطر { NUMBER($row) } و ستون { NUMBER($column) } خانه‌ای هست و به جایش ⁦-⁩ آمده؛ ⁦r⁩، ⁦b⁩ یا ⁦.⁩ بنویسید.
error-unknown-direction = «{ $direction }» جهت نیست. حرکت‌های مجاز: { $legal }.
error-no-diagonals = با ⁦diagonal=no⁩ حرکت مورب نیست. حرکت‌های مجاز: { $legal }.
error-diagonal-step = روی قطرها مهره‌ها تنها می‌پرند و گام برنمی‌دارند. حرکت‌های مجاز: { $legal }.
error-same-colour = با ⁦jump=other⁩ مهره تنها از روی رنگ دیگر می‌پرد. حرکت‌های مجاز: { $legal }.
error-out-of-reach = خانهٔ خالی در آن جهت یک یا دو خانه دورتر نیست. حرکت‌های مجاز: { $legal }.

## صفحه

piece-red-piece = مهرهٔ قرمز
piece-blue-piece = مهرهٔ آبی
