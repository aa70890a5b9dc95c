## بازی‌ها

game-checkers = چکرز
game-checkers-sentence = چکرز انگلیسی (دامای انگلیسی): مورب حرکت کنید، از روی مهره‌های حریف بپرید و آن‌ها را بزنید و در ردیف آخر شاه بسازید؛ هر که نتواند حرکت کند می‌بازد.
game-checkers-position = قالب PDN FEN: طرفی که نوبت اوست، سپس خانه‌های سفید و خانه‌های سیاه، با ⁦K⁩ پیش از شاه، مانند ⁦B:W21,22,K10:B1,2,12⁩.
game-checkers-action = شمارهٔ خانه‌ها، مانند ⁦11-15⁩، یا ⁦22x15x6⁩ برای زدن؛ اگر ابهامی نباشد ⁦22x6⁩ هم بس است.

## جایگاه بازیکنان

seat-black = سیاه
seat-white = سفید

## گونه‌های بازی‌ها

variant-checkers-capture = زدن
variant-checkers-capture-sentence = آیا کسی که می‌تواند بپرد باید بپرد؟ اگر نه، هر آغازی از یک رشته پرش هم حرکتی است.
choice-capture-compulsory = اجباری
choice-capture-optional = اختیاری

## توابع ارزیابی و اکتشافی

evaluator-checkers-positional-sentence = مهره‌ها، جای آن‌ها و توانشان: وزن‌هایی برازش‌شده بر بازی‌ها.
evaluator-checkers-material-sentence = مهره‌های سیاه منهای مهره‌های سفید: 100 برای مهرهٔ ساده و 150 برای شاه.
choice-eval-positional = جای مهره‌ها
choice-eval-material = شمار مهره‌ها

## شکایت‌ها

error-not-a-move = «{ $text }» حرکت نیست؛ حرکت‌ها مانند ⁦11-15⁩ و زدن‌ها مانند ⁦22x15⁩ یا ⁦22x15x6⁩ هستند.
error-ambiguous-move = حرکت { $action } را چند جور می‌توان بازی کرد؛ یکی از این‌ها را بنویسید: { $legal }.
error-not-your-piece = مهرهٔ آغاز { $action } از آنِ حریف است. حرکت‌های مجاز: { $legal }.
error-capture-compulsory = زدن اجباری است، پس { $action } ممکن نیست. حرکت‌های مجاز: { $legal }.
error-broken-tag = سطر { NUMBER($line) } فایل: برچسب درست نوشته نشده و پس از آن حرکتی نیست؛ برچسب این‌گونه نوشته می‌شود: ⁦[Black "Ada"]⁩.
error-unclosed-comment = سطر { NUMBER($line) } فایل: توضیحی باز مانده و بیرون از آن حرکتی نیست؛ آن را با ⁦{ "}" }⁩ ببندید.
error-broken-game = سطر { NUMBER($line) } فایل: بازی‌ای را که از این‌جا آغاز می‌شود نمی‌توان بازی کرد: { $why }
error-section-twice = مهره‌های { $player ->
        [black] سیاه
       *[white] سفید
    } دو بار آمده‌اند؛ همه را در یک فهرست بنویسید.
error-section-missing = مهره‌های { $player ->
        [black] سیاه
       *[white] سفید
    } نیامده‌اند؛ وضعیت مانند ⁦W:W21,K10:B1,2⁩ است و اگر رنگی مهره نداشته باشد تنها حرف آن نوشته می‌شود.
error-mover-missing = وضعیت با طرفی آغاز می‌شود که نوبت اوست، ⁦B:⁩ یا ⁦W:⁩، مانند ⁦B:W21,K10:B1,2⁩.
error-bad-range = بازهٔ ⁦{ $first }-{ $last }⁩ وارونه است؛ از عدد کوچک‌تر، { $last }، آغاز کنید.
error-square-taken = در خانهٔ { $square } دو مهره است؛ هر خانه تنها یکی جا دارد.
error-man-on-last-row = مهرهٔ { $player ->
        [black] سیاه
       *[white] سفید
    } در خانهٔ { $square } حتماً شاه است؛ بنویسید ⁦K{ $square }⁩.
error-too-many-pieces = مهره‌های { $player ->
        [black] سیاه
       *[white] سفید
    } بیش از { NUMBER($most) } است؛ هر طرف حداکثر { NUMBER($most) } مهره دارد.
error-no-pieces = هیچ مهره‌ای روی صفحه نیست؛ دست‌کم یکی از دو طرف باید مهره داشته باشد.
error-no-such-square = خانهٔ { $square } وجود ندارد؛ خانه‌ها از ⁦1⁩ تا ⁦32⁩ شماره دارند.

## صفحه

piece-black-man = مهرهٔ سیاه
piece-black-king = شاه سیاه
piece-white-man = مهرهٔ سفید
piece-white-king = شاه سفید
