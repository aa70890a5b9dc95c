## عائلات اللاعبين

family-adversarial = البحث في ألعاب الخصمين

## اللاعبون

player-greedy = الجشع
player-greedy-sentence = يلعب الحركة التي تبدو نتيجتها الأفضل حالًا، ولا يسأل بمَ سيردّ الخصم.
player-minimax = ميني-ماكس
player-minimax-sentence = ينظر في كل مسارات اللعب إلى عمق ثابت، ويفترض أن كلا الطرفين يلعب أفضل ما عنده.
player-alphabeta = ألفا-بيتا
player-alphabeta-sentence = يصل إلى جواب ميني-ماكس من غير أن ينظر في المسارات التي لا يمكن أن تغيّره (تقليم ألفا-بيتا).
player-pvs = بحث المسار الرئيسي PVS
player-pvs-sentence = ألفا-بيتا تسأل عن معظم الحركات سؤالًا واحدًا: أهي أفضل؟ وتعيد النظر فيها إن كانت كذلك.
player-champion = البطل
player-champion-sentence = أقوى بحث عام هنا: يتعمّق حيث يهمّ الأمر، ويمرّ مرورًا سريعًا على ما سواه.

## إعدادات اللاعبين

parameter-alphabeta-memory-sentence = أقصى ذاكرة لجدول الوضعيات التي سبق لقاؤها.
parameter-pvs-memory-sentence = { parameter-alphabeta-memory-sentence }
parameter-champion-memory-sentence = { parameter-alphabeta-memory-sentence }
parameter-ties = عند التساوي
parameter-ties-sentence = أيّ الحركات المتساوية تُختار؛ ⁦course⁩: الأولى للاعب الأول والأخيرة للاعب الثاني.
parameter-scan = ترتيب القطع
parameter-scan-sentence = أيّ قطع اللاعب تُجرَّب أولًا حين لا تحسم القيم ولا الترتيب: كما تسردها اللعبة، أو الأقرب إلى صفّه الخلفي، أو الأكثر تقدمًا.
parameter-quiescence = البحث حتى السكون
parameter-quiescence-sentence = هل تُستكمل عمليات الأخذ وأمثالها قبل تقييم وضعية عند حدّ العمق؟
parameter-ordering = ترتيب الحركات
parameter-ordering-sentence = أيّ الحركات تُجرَّب أولًا؛ ⁦none⁩: ترتيب اللعبة نفسها.
parameter-deepening = التعميق التكراري
parameter-deepening-sentence = هل يُبحث بالعمق 1 ثم 2 ثم 3 … حتى الحد؟
parameter-clock = ساعة المباراة
parameter-clock-sentence = زمن كل حركات المباراة معًا: قليل لكل حركة، وأكثر ما دام الاختيار غير محسوم.
parameter-selective = بحث انتقائي
parameter-selective-sentence = هل يُنظر أقلّ فيما لا يكاد يهمّ؟ لعبٌ أفضل، لكن القيمة لا تعود قيمة ميني-ماكس لذلك العمق.
choice-ties-first = الأولى
choice-ties-last = الأخيرة
choice-ties-course = كما في المقرَّر
choice-scan-listed = كما تسردها اللعبة
choice-scan-rear = من الصف الخلفي
choice-scan-front = من الأمام
choice-quiescence-on = نعم
choice-quiescence-off = لا
choice-deepening-on = نعم
choice-deepening-off = لا
choice-selective-on = نعم
choice-selective-off = لا
choice-ordering-full = بكل ما يُعرف
choice-ordering-promise = بحسب دالة التقييم
choice-ordering-none = ترتيب اللعبة نفسها
