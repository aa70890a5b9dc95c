## الألعاب

game-barjis = برجيس
game-barjis-original = برجيس
game-barjis-sentence = ارمِ ستّ ودعات وسابِق بأربعة أحجار حول الصليب حتى المطبخ، وأعِد في طريقك أحجار خصمك إلى بدايتها؛ لعبة شامية من عائلة الباتشيسي.
game-barjis-position = ⁦ONE/TWO/WHO/TOSS⁩: مواضع الأحجار الأربعة لكل لاعب مرتّبةً، من ⁦0⁩ (ينتظر) إلى ⁦84⁩ (وصل المطبخ)؛ ثم ⁦1⁩ أو ⁦2⁩ لمن عليه الرمي أو اللعب؛ ثم الرميات التي على الأرض موصولةً بعلامة ⁦+⁩ أو العلامة ⁦-⁩ قبل الرمي. البداية هي ⁦0,0,0,0/0,0,0,0/1/-⁩.
game-barjis-action = الخطوات بترتيب لعبها، كل واحدة ⁦place:steps⁩ أي الموضع ثم عدد الخطوات، والخال يُكتب ⁦k⁩، مثل ⁦39:10 0:k 41:3⁩؛ وتُكتب ⁦pass⁩ حين لا يمكن لعب شيء. أما الرميات فأسماؤها موصولةً بعلامة ⁦+⁩، مثل ⁦dest+three⁩ (دست وثلاثة).

## المقاعد

seat-horses = الأحصنة
seat-domes = القباب

## صيغ الألعاب

variant-barjis-cap = حدّ الرميات
variant-barjis-cap-sentence = أقصى عدد من الرميات في الدور؛ والرمية التي تبلغ الحدّ تُحسب وينتهي بها الرمي.
variant-barjis-bunj = خطوات البنج
variant-barjis-bunj-sentence = عدد خطوات البنج، ما عدا خاله.
variant-barjis-down = احتمال الوجه
variant-barjis-down-sentence = احتمال أن تقع الودعة على وجهها، كسرٌ بين 0 و1 مثل ⁦2/5⁩.
variant-barjis-play = إلزام اللعب
variant-barjis-play-sentence = كل خطوة ما دامت خطوة ممكنة (⁦forced⁩)، أو أكثر ما يسمح به أي ترتيب (⁦maximal⁩)، أو ما يشاء اللاعب (⁦voluntary⁩).
variant-barjis-doubled = الأحجار المجتمعة
variant-barjis-doubled-sentence = هل يمكن إرجاع حجرين أو أكثر في خانة واحدة (⁦exposed⁩)، أم لا يجوز لأحد النزول عليها (⁦safe⁩)؟
variant-barjis-odds = الاحتمالات
variant-barjis-odds-sentence = رميات بحسب الودع (⁦exact⁩)، أو السبع متساوية (⁦equal⁩، وعندها لا معنى للإعداد ⁦down⁩).
variant-barjis-first = البادئ
variant-barjis-first-sentence = اللاعب الذي يرمي أولًا.
choice-play-forced = كل خطوة ممكنة
choice-play-maximal = أكثر ما يمكن من الخطوات
choice-play-voluntary = ما يشاء اللاعب
choice-doubled-exposed = يمكن إرجاعها
choice-doubled-safe = آمنة
choice-odds-exact = كما يقع الودع
choice-odds-equal = متساوية

## دوال التقييم والدوال الإرشادية

evaluator-barjis-balanced-sentence = التقدّم، والأحجار الواقفة على خانات X، والأحجار التي قد تعيدها الرميات المرجّحة.
evaluator-barjis-progress-sentence = خطوات أحجار اللاعب الأول ناقص خطوات أحجار الثاني.
choice-eval-balanced = متوازنة
choice-eval-progress = التقدّم

## الشكاوى

error-not-a-position = «{ $text }» ليست وضعية؛ اكتب ⁦ONE/TWO/WHO/TOSS⁩ مثل ⁦0,0,39,41/0,11,11,26/1/dest+three⁩.
error-wrong-stone-count = في «{ $text }» عدد المواضع { NUMBER($stones) }؛ ولكل لاعب أربعة أحجار تفصل بين مواضعها فواصل.
error-not-a-place = «{ $text }» ليس موضعًا؛ المواضع أعداد صحيحة من ⁦0⁩ (ينتظر) إلى ⁦84⁩ (وصل المطبخ).
error-unsorted-stones = المواضع غير مرتّبة؛ اكتب { $right }.
error-shared-cell = وضعية مستحيلة: الموضع { $one } للأول والموضع { $two } للثاني خانة واحدة، والخصمان لا يجتمعان في خانة.
error-unknown-throw = «{ $text }» ليست رمية؛ الرميات هي { $known }.
error-too-many-throws = الرميات أكثر من الحدّ؛ مع ⁦cap={ $cap }⁩ لا تزيد رميات الدور على { $cap }.
error-two-stopping-throws = في { $text } أكثر من رمية واحدة تُنهي الرمي؛ الدواق والثلاثة والأربعة تنهيه، فلا يكون في الدور منها إلا واحدة.
error-throws-unfinished = لم يكتمل الرمي في { $text }: يستمرّ حتى دواق أو ثلاثة أو أربعة أو حتى الحدّ { NUMBER($cap) }؛ أضف ما جاء بعد ذلك.
error-turn-unfinished = لم ينتهِ الدور بعد؛ تابع بواحدة من { $legal }.
error-after-pass = لا شيء بعد ⁦pass⁩؛ احذف «{ $text }».
error-not-a-step = «{ $text }» ليست خطوة؛ اكتب موضع الحجر وعدد الخطوات مثل ⁦39:10⁩، أو الخال مثل ⁦0:k⁩، أو ⁦pass⁩.
error-cannot-pass = لا يجوز تمرير الدور ما دامت خطوة ممكنة؛ العب واحدة من { $legal }.
error-no-stone = لا حجر لك في موضع الخطوة { $step }. { $legal ->
        [none] ولا خطوة أخرى ممكنة هنا.
       *[other] يمكنك هنا: { $legal }.
    }
error-needs-khal = لا يُدخل الحجرَ المنتظر إلا الخال، فلا تُلعب { $step }. { $legal ->
        [none] ولا خطوة أخرى ممكنة هنا.
       *[other] يمكنك هنا: { $legal }.
    }
error-overshoots = الخطوة { $step } تتجاوز المطبخ، والوصول إليه بالعدد تمامًا. { $legal ->
        [none] ولا خطوة أخرى ممكنة هنا.
       *[other] يمكنك هنا: { $legal }.
    }
error-x-held = لا يمكن لعب { $step }: خانة X التي تنتهي إليها يحميها حجر الخصم. { $legal ->
        [none] ولا خطوة أخرى ممكنة هنا.
       *[other] يمكنك هنا: { $legal }.
    }
error-doubled-held = لا يمكن لعب { $step }: للخصم هناك حجران مجتمعان، وهما آمنان مع ⁦doubled=safe⁩. { $legal ->
        [none] ولا خطوة أخرى ممكنة هنا.
       *[other] يمكنك هنا: { $legal }.
    }
error-wastes-steps = مع ⁦play=maximal⁩ تُضيع { $step } خطوات أكثر مما يلزم. { $legal ->
        [none] ولا خطوة أخرى ممكنة هنا.
       *[other] يمكنك هنا: { $legal }.
    }
error-bad-fraction = القيمة ⁦{ $key }={ $value }⁩ غير صالحة؛ اكتب كسرًا بين 0 و1 مثل ⁦2/5⁩.
error-too-many-variants = تُستعمل الآن { NUMBER($most) } صيغة من البرجيس؛ استعمل إحداها أو أعد تشغيل البرنامج.
error-too-many-stones = أحجار هذا اللاعب أكثر من { NUMBER($most) }؛ لكل لاعب { NUMBER($most) } أحجار على الرقعة وفي المطبخ وفي الانتظار معًا.
error-off-path = لا يقف هذا الحجر أبدًا في الصف { NUMBER($row) } والعمود { NUMBER($column) }؛ ضعه على خانة من طريق صاحبه.
error-weight-twice = الوزن «{ $text }» مذكور مرتين؛ اتركه مرة واحدة.

## الرقعة

piece-horse = حصان
piece-dome = قبّة
piece-horse-going-home = حصان في طريقه إلى المطبخ
piece-dome-going-home = قبّة في طريقها إلى المطبخ
piece-open-cowry = ودعة مفتوحة
piece-closed-cowry = ودعة على وجهها
tray-one-waiting = الأحصنة المنتظرة
tray-one-home = الأحصنة في المطبخ
tray-two-waiting = القباب المنتظرة
tray-two-home = القباب في المطبخ
throw-shakka = شكّة
throw-dest = دست
throw-duwaq = دواق
throw-three = ثلاثة
throw-four = أربعة
throw-bunj = بنج
throw-bara = بارا
throw-khal = خال

## حركات هي كلمات

action-pass = تمرير
