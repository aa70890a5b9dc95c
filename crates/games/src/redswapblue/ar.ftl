## الألعاب

game-redswapblue = تبادُل الأحمر والأزرق
game-redswapblue-sentence = مربعان من القطع يشتركان في زاوية فارغة. اخطُ واقفز إلى الخانة الفارغة حتى يتبادل الأحمر والأزرق مكانيهما.
game-redswapblue-position = الصفوف من الأعلى يفصل بينها ⁦/⁩: الحرف ⁦r⁩ للأحمر، و⁦b⁩ للأزرق، والنقطة «⁦.⁩» للخانة الفارغة، والشرطة «⁦-⁩» حيث لا خانة، مثل ⁦rr-/r.b/-bb⁩.
game-redswapblue-action = القطعة المتحركة بصفّها وعمودها بدءًا من ⁦1⁩، ثم اتجاهها: ⁦r2c3 left⁩. والقفزة تُكتب بالطريقة نفسها.

## المقاعد

seat-solver = اللاعب

## صيغ الألعاب

variant-redswapblue-n = حجم المربع
variant-redswapblue-n-sentence = عدد صفوف كل مربع وأعمدته؛ ولكل لون ⁦n * n - 1⁩ من القطع.
variant-redswapblue-jump = القفز
variant-redswapblue-jump-sentence = تقفز القطع فوق أي قطعة (⁦any⁩)، أو فوق اللون الآخر فقط كما في اللعبة الأصلية (⁦other⁩).
variant-redswapblue-diagonal = الأقطار
variant-redswapblue-diagonal-sentence = هل تقفز القطع على الأقطار أيضًا؟
choice-jump-any = فوق أي قطعة
choice-jump-other = فوق اللون الآخر فقط
choice-diagonal-no = لا
choice-diagonal-jumps = نعم، قفزًا

## دوال التقييم والدوال الإرشادية

evaluator-redswapblue-parity-sentence = المسافة التي على القطع قطعها بخانتين لكل حركة، مضافًا إليها الخطوات التي لا تغني عنها القفزات.
evaluator-redswapblue-displacement-sentence = المسافة التي على القطع قطعها بالصفوف والأعمدة، كأنّ كل حركة أطول قفزة.
evaluator-redswapblue-misplaced-sentence = عدد القطع التي لم تبلغ بعد مربع لونها.
evaluator-redswapblue-zero-sentence = صفر دائمًا: تصير ⁦A*⁩ بحثًا بالكلفة المنتظمة.
choice-heuristic-parity = المسافة والخطوات
choice-heuristic-displacement = المسافة
choice-heuristic-misplaced = القطع في غير مكانها
choice-heuristic-zero = صفر

## الشكاوى

error-two-blanks = في الوضعية خانتان فارغتان؛ يجب أن تكون واحدة فقط.
error-no-blank = لا خانة فارغة في الوضعية؛ اكتب واحدة بعلامة النقطة.
error-wrong-piece-count = وضعية مستحيلة: القطع الحمراء { NUMBER($red) } والزرقاء { NUMBER($blue) }؛ ولكل لون { NUMBER($expected) }.
error-unknown-letter = الحرف «{ $letter }» في الصف { NUMBER($row) } والعمود { NUMBER($column) } لا معنى له؛ اكتب ⁦r⁩ أو ⁦b⁩ أو ⁦.⁩، أو ⁦-⁩ حيث لا خانة.
error-no-cell = لا خانة في هذا الموضع من الرقعة؛ وفي كتابة الوضعية يُكتب مكانها ⁦-⁩.
error-missing-cell = في الصف { NUMBER($row) } والعمود { NUMBER($column) } خانة كُتب مكانها ⁦-⁩؛ اكتب ⁦r⁩ أو ⁦b⁩ أو ⁦.⁩
error-unknown-direction = «{ $direction }» ليس اتجاهًا. المسموح هنا: { $legal }.
error-no-diagonals = مع ⁦diagonal=no⁩ لا حركات على الأقطار. المسموح هنا: { $legal }.
error-diagonal-step = القطع على الأقطار تقفز ولا تخطو. المسموح هنا: { $legal }.
error-same-colour = مع ⁦jump=other⁩ لا تقفز القطعة إلا فوق اللون الآخر. المسموح هنا: { $legal }.
error-out-of-reach = الخانة الفارغة ليست على بُعد خانة أو خانتين في ذلك الاتجاه. المسموح هنا: { $legal }.

## الرقعة

piece-red-piece = قطعة حمراء
piece-blue-piece = قطعة زرقاء
