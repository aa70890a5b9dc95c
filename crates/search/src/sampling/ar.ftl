## عائلات اللاعبين

family-sampling = المعاينة العشوائية (مونت كارلو)

## اللاعبون

player-flat = مونت كارلو المسطّح
player-flat-sentence = يلعب مباريات عشوائية من نتيجة كل حركة، بعدد متساوٍ لكل منها، ويختار الحركة ذات أفضل متوسط.
player-ucb1 = تجريب واستغلال UCB1
player-ucb1-sentence = يلعب مباريات عشوائية، ومعظمها من الحركات الأكثر وعدًا حتى الآن (UCB1).
player-uct = بحث شجري بمونت كارلو UCT
player-uct-sentence = ينمّي شجرة بلعب مباريات عشوائية، أعمق حيث اللعب جيد (البحث الشجري بمونت كارلو).
player-mcts = مونت كارلو المقرَّر
player-mcts-sentence = مونت كارلو المسطّح كما في المقرَّر: ثماني مباريات قصيرة من نتيجة كل حركة، تزداد مع تقدّم اللعب، وتُقيَّم كل الرقع وتُجمع.
player-ucb = ‏UCB1 المقرَّر
player-ucb-sentence = خوارزمية UCB1 كما في المقرَّر: عشرون مباراة قصيرة معًا، تزداد مع تقدّم اللعب، وتُقيَّم كل الرقع وتُجمع؛ وكل اتجاه ذراع.

## إعدادات اللاعبين

parameter-flat-eval-sentence = تقيّم الوضعيات حيث تُقطع المحاكاة، أو حيث يطلب ذلك الإعداد ⁦value⁩.
parameter-ucb1-eval-sentence = { parameter-flat-eval-sentence }
parameter-uct-eval-sentence = { parameter-flat-eval-sentence }
parameter-mcts-eval-sentence = { parameter-flat-eval-sentence }
parameter-ucb-eval-sentence = { parameter-flat-eval-sentence }
parameter-flat-grow-sentence = يزيد عدد عمليات المحاكاة وعدد حركاتها واحدًا كلما لُعب هذا العدد من الحركات.
parameter-ucb1-grow-sentence = { parameter-flat-grow-sentence }
parameter-uct-grow-sentence = { parameter-flat-grow-sentence }
parameter-mcts-grow-sentence = { parameter-flat-grow-sentence }
parameter-ucb-grow-sentence = { parameter-flat-grow-sentence }
parameter-uct-memory-sentence = أقصى ذاكرة للشجرة؛ وإذا امتلأت الشجرة توقّف نموّها.
parameter-simulations = عدد عمليات المحاكاة
parameter-simulations-sentence = عدد المباريات التي تُلعب في المجموع.
parameter-flat-simulations-sentence = عدد المباريات التي تُلعب من نتيجة كل حركة.
parameter-mcts-simulations-sentence = { parameter-flat-simulations-sentence }
parameter-moves = طول المحاكاة
parameter-moves-sentence = أقصى عدد من القرارات في المحاكاة الواحدة؛ و⁦none⁩ تعني حتى نهاية المباراة.
parameter-value = قيمة المحاكاة
parameter-value-sentence = كم تساوي المحاكاة؛ انظر صفحة المعاينة.
parameter-choose = طريقة الاختيار
parameter-choose-sentence = كيف تُختار الحركة: أفضل متوسط، أو أكثر الزيارات، أو أفضل مجموع.
parameter-flat-choose-sentence = ما الذي يُعرض ويُقارن: متوسط عمليات المحاكاة أم مجموعها.
parameter-mcts-choose-sentence = { parameter-flat-choose-sentence }
parameter-uct-choose-sentence = كيف تُختار الحركة: أكثر الزيارات، أو أفضل متوسط، أو أفضل مجموع.
parameter-exploration = الاستكشاف
parameter-exploration-sentence = كم تُفضَّل الحركات القليلة التجريب: ⁦C⁩ في ⁦mean + C sqrt(ln N / n)⁩.
parameter-scale = المقياس
parameter-scale-sentence = هل تُضغط القيم إلى المجال ⁦0..1⁩ قبل إضافة حدّ الاستكشاف؟
parameter-arms = الأذرع
parameter-arms-sentence = هل تُجرَّب أيضًا حركات لها اسم ولا يمكن لعبها؟
parameter-penalty = الغرامة
parameter-penalty-sentence = كلفة تجريب حركة لا يمكن لعبها؛ مع ⁦arms=all⁩ فقط.
choice-value-outcome = فوز أو تعادل أو خسارة
choice-value-score = النقاط
choice-value-end = تقييم آخرها
choice-value-along = مجموع التقييمات على طولها
choice-choose-mean = المتوسط
choice-choose-visits = الزيارات
choice-choose-sum = المجموع
choice-arms-legal = الحركات المسموحة فقط
choice-arms-all = كل حركة لها اسم
choice-scale-unit = مضغوطة إلى ⁦0..1⁩
choice-scale-raw = كما هي
