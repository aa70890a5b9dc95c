## بازی‌ها

game-connect4 = چهار در یک ردیف
game-connect4-sentence = مهره‌ها را در ستون‌های صفحه‌ای ایستاده بیندازید؛ نخستین کسی که چهار مهره را افقی، عمودی یا مورب کنار هم بچیند برنده است.
game-connect4-position = سطرها از بالا که با ⁦/⁩ جدا می‌شوند، ⁦r⁩ برای قرمز، ⁦y⁩ برای زرد و نقطه («⁦.⁩») برای خانهٔ خالی؛ یا ستون‌هایی که تا کنون بازی شده‌اند، مانند ⁦4453⁩، و در صفحه‌های بیش از نه ستون با ویرگول.
game-connect4-action = شمارهٔ ستون، از ⁦1⁩.

## جایگاه بازیکنان

seat-red = قرمز
seat-yellow = زرد

## بازیکن‌ها

player-connect4-greedy-sentence = اگر بتواند همین حالا می‌برد، وگرنه مهره را جایی می‌اندازد که بلندترین رشتهٔ حریف را بشکند؛ جلوتر را نمی‌بیند.

## گونه‌های بازی‌ها

variant-connect4-columns = ستون‌ها
variant-connect4-columns-sentence = تعداد خانه‌ها از چپ به راست؛ ⁦columns * (rows + 1)⁩ حداکثر 128 است.
variant-connect4-rows = سطرها
variant-connect4-rows-sentence = تعداد خانه‌ها از پایین به بالا؛ ⁦columns * (rows + 1)⁩ حداکثر 128 است.

## توابع ارزیابی و اکتشافی

evaluator-connect4-lines-sentence = خانه‌های قرمز منهای خانه‌های زرد؛ ارزش هر خانه تعداد چهارتایی‌هایی است که از آن می‌گذرند.
evaluator-connect4-none-sentence = همیشه 0: تنها برد، باخت و تساوی به حساب می‌آید.
choice-eval-lines = چهارتایی‌ها
choice-eval-none = هیچ

## شکایت‌ها

error-not-a-number = «{ $text }» ستون نیست؛ ستون‌ها عددهای ⁦1⁩ تا { $most } هستند.
error-no-such-column = ستون { $column } وجود ندارد؛ ستون‌ها از ⁦1⁩ تا { $most } هستند.
error-wrong-disc-count = مهره‌های قرمز { NUMBER($red) } و زرد { NUMBER($yellow) } هستند؛ قرمز آغاز می‌کند، پس مهره‌هایش به تعداد زرد یا یکی بیشتر است.
error-bad-cell = «{ $text }» در سطر { NUMBER($row) } از بالا خانه نیست؛ خانه‌ها ⁦r⁩، ⁦y⁩ یا ⁦.⁩ هستند و سطرها با ⁦/⁩ تمام می‌شوند.
error-floating-disc = زیر مهرهٔ ستون { NUMBER($column) } و سطر { NUMBER($row) } از بالا چیزی نیست؛ زیرش مهره بگذارید یا آن را بردارید.
error-play-after-win = { $winner ->
        [red] قرمز
       *[yellow] زرد
    } چهار مهره در یک ردیف دارد، ولی مهره‌ای که آن را ساخته نمی‌تواند آخرین باشد؛ نخستین چهارتایی بازی را تمام می‌کند.
error-bad-board-size = اندازهٔ ⁦{ NUMBER($columns) } × { NUMBER($rows) }⁩ ممکن نیست؛ هر دو باید دست‌کم 4 باشند و ⁦columns * (rows + 1)⁩ حداکثر 128.

## صفحه

piece-red-disc = مهرهٔ قرمز
piece-yellow-disc = مهرهٔ زرد
