### أسماء الألعاب واللاعبين والإعدادات وجُملها. نصوصها الإنكليزية يقولها البرنامج نفسه.

## الألعاب

game-barjis = برجيس
game-barjis-sentence = ارمِ ستّ ودعات وسابِق بأربعة أحجار حول الصليب حتى المطبخ، وأعِد في طريقك أحجار خصمك إلى بدايتها؛ لعبة شامية من عائلة الباتشيسي.
game-barjis-position = ⁦ONE/TWO/WHO/TOSS⁩: مواضع الأحجار الأربعة لكل لاعب مرتّبةً، من ⁦0⁩ (ينتظر) إلى ⁦84⁩ (وصل المطبخ)؛ ثم ⁦1⁩ أو ⁦2⁩ لمن عليه الرمي أو اللعب؛ ثم الرميات التي على الأرض موصولةً بعلامة ⁦+⁩ أو العلامة ⁦-⁩ قبل الرمي. البداية هي ⁦0,0,0,0/0,0,0,0/1/-⁩.
game-barjis-action = الخطوات بترتيب لعبها، كل واحدة ⁦place:steps⁩ أي الموضع ثم عدد الخطوات، والخال يُكتب ⁦k⁩، مثل ⁦39:10 0:k 41:3⁩؛ وتُكتب ⁦pass⁩ حين لا يمكن لعب شيء. أما الرميات فأسماؤها موصولةً بعلامة ⁦+⁩، مثل ⁦dest+three⁩ (دست وثلاثة).

game-checkers = الداما
game-checkers-sentence = الداما الإنكليزية: تحرّك قُطريًا، واقفز فوق قطع خصمك لتأخذها، ورقِّ قطعك ملوكًا في الصف الأخير؛ ومن لا يستطيع الحركة يخسر.
game-checkers-position = صيغة PDN FEN: الطرف الذي عليه الدور، ثم مربعات الأبيض ومربعات الأسود، مع ⁦K⁩ قبل الملك، مثل ⁦B:W21,22,K10:B1,2,12⁩.
game-checkers-action = أرقام المربعات، مثل ⁦11-15⁩، أو ⁦22x15x6⁩ للأخذ؛ ويكفي ⁦22x6⁩ إن لم يكن فيه لبس.

game-connect4 = أربعة في صف
game-connect4-sentence = أسقِط الأقراص في أعمدة رقعة قائمة؛ يفوز أول من يصفّ أربعة متتالية أفقيًا أو عموديًا أو قُطريًا.
game-connect4-position = الصفوف من الأعلى يفصل بينها ⁦/⁩، والحرف ⁦r⁩ للأحمر و⁦y⁩ للأصفر والنقطة «⁦.⁩» للخانة الفارغة؛ أو الأعمدة التي لُعبت حتى الآن، مثل ⁦4453⁩، مع فواصل إن زادت الأعمدة على تسعة.
game-connect4-action = رقم العمود، بدءًا من ⁦1⁩.

game-redswapblue = تبادُل الأحمر والأزرق
game-redswapblue-sentence = مربعان من القطع يشتركان في زاوية فارغة. اخطُ واقفز إلى الخانة الفارغة حتى يتبادل الأحمر والأزرق مكانيهما.
game-redswapblue-position = الصفوف من الأعلى يفصل بينها ⁦/⁩: الحرف ⁦r⁩ للأحمر، و⁦b⁩ للأزرق، والنقطة «⁦.⁩» للخانة الفارغة، والشرطة «⁦-⁩» حيث لا خانة، مثل ⁦rr-/r.b/-bb⁩.
game-redswapblue-action = القطعة المتحركة بصفّها وعمودها بدءًا من ⁦1⁩، ثم اتجاهها: ⁦r2c3 left⁩. والقفزة تُكتب بالطريقة نفسها.

game-2048 = 2048
game-2048-sentence = أزِح كل البلاطات في اتجاه واحد؛ المتساويتان إذا التقتا صارتا واحدة، ثم تظهر بلاطة جديدة 2 أو 4. واصِل ما استطعت.
game-2048-position = الصفوف من الأعلى يفصل بينها ⁦/⁩، والبلاطات بفواصل، و⁦0⁩ للخانة الفارغة؛ ثم ⁦+⁩ في آخر رقعة تنتظر بلاطتها الجديدة: ⁦2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0+⁩.
game-2048-action = الحركة هي ⁦up⁩ (أعلى) أو ⁦right⁩ (يمين) أو ⁦down⁩ (أسفل) أو ⁦left⁩ (يسار)؛ والبلاطة الجديدة عددها ثم خانتها بالصف والعمود بدءًا من ⁦1⁩: ⁦2@r3c1⁩.

game-tree = شجرة
game-tree-sentence = شجرة لعبة من عندك فيها عقد MAX وMIN وأعداد في أوراقها، لتشاهد البحث فيها.
game-tree-position = الشجرة نفسها، مثل ⁦max[B=min[3 12 8] C=min[2 4 6]]⁩: العقد ⁦max⁩ و⁦min⁩ وأبناؤها بين قوسين معقوفين، والأوراق أعداد صحيحة، و⁦name=⁩ قبل الابن لتسمية الطريق إليه.
game-tree-action = اسم الطريق إلى الأسفل، أو رقمه بين الأبناء بدءًا من ⁦1⁩ إن لم يكن له اسم.

game-chance-tree = شجرة مع الحظ
game-chance-tree-sentence = شجرة لعبة من عندك فيها عقد MAX وMIN وعقد حظ وأعداد في أوراقها، لتشاهد البحث فيها.
game-chance-tree-position = الشجرة نفسها، مثل ⁦max[chance[0.9*min[2 3] 0.1*4] B=1]⁩: العقد ⁦max⁩ و⁦min⁩ و⁦chance⁩ وأبناؤها بين قوسين معقوفين، والأوراق أعداد صحيحة، و⁦name=⁩ قبل الابن لتسمية الطريق إليه، و⁦p*⁩ قبل نتيجة الحظ لاحتمالها.
game-chance-tree-action = اسم الطريق إلى الأسفل، أو رقمه بين الأبناء بدءًا من 1 إن لم يكن له اسم.

## المقاعد

seat-horses = الأحصنة
seat-domes = القباب
seat-black = الأسود
seat-white = الأبيض
seat-red = الأحمر
seat-yellow = الأصفر
seat-solver = اللاعب
seat-player = اللاعب
seat-max = MAX
seat-min = MIN

## عائلات اللاعبين

family-baseline = لاعبون للمقارنة
family-adversarial = البحث في ألعاب الخصمين
family-chance = البحث في ألعاب الحظ
family-sampling = المعاينة العشوائية (مونت كارلو)
family-rollout = محاكاة مباريات كاملة
family-puzzle = البحث في فضاء الحالات

## اللاعبون

player-random = عشوائي
player-random-sentence = يلعب أي حركة مسموحة، وكلّها متساوية الاحتمال.
player-first = أول حركة
player-first-sentence = يلعب دائمًا أول حركة مسموحة.

player-greedy = الجشع
player-greedy-sentence = يلعب الحركة التي تبدو نتيجتها الأفضل حالًا، ولا يسأل بمَ سيردّ الخصم.
player-connect4-greedy-sentence = يفوز الآن إن استطاع، وإلا أسقط القرص حيث يقطع أطول سلسلة للخصم؛ ولا ينظر أبعد من ذلك.
player-minimax = ميني-ماكس
player-minimax-sentence = ينظر في كل مسارات اللعب إلى عمق ثابت، ويفترض أن كلا الطرفين يلعب أفضل ما عنده.
player-alphabeta = ألفا-بيتا
player-alphabeta-sentence = يصل إلى جواب ميني-ماكس من غير أن ينظر في المسارات التي لا يمكن أن تغيّره (تقليم ألفا-بيتا).
player-pvs = بحث المسار الرئيسي PVS
player-pvs-sentence = ألفا-بيتا تسأل عن معظم الحركات سؤالًا واحدًا: أهي أفضل؟ وتعيد النظر فيها إن كانت كذلك.
player-champion = البطل
player-champion-sentence = أقوى بحث عام هنا: يتعمّق حيث يهمّ الأمر، ويمرّ مرورًا سريعًا على ما سواه.
player-perfect = الكامل
player-perfect-sentence = يحلّ الوضعية حتى نهاية اللعبة ويلعب أفضل عمود؛ والمستوى دون 10 لا ينظر إلا بضعة أقراص إلى الأمام ويخطئ عمدًا.

player-expectiminimax = ميني-ماكس مع الحظ
player-expectiminimax-sentence = ينظر في كل مسارات اللعب وكل نتائج الحظ إلى عمق ثابت، ويختار أفضل قيمة متوقعة.
player-expectimax = أعلى قيمة متوقعة
player-expectimax-sentence = يختار الحركة ذات أفضل قيمة متوقعة على كل نتائج الحظ، إلى عمق ثابت.
player-star1 = تقليم عقد الحظ Star1
player-star1-sentence = يصل إلى جواب Expectiminimax ويتخطّى نتائج الحظ التي لا يمكن أن تغيّره.
player-star2 = تقليم عقد الحظ Star2
player-star2-sentence = خوارزمية Star1 تسبر أولًا حركة واحدة من كل نتيجة، ومعها جدول للوضعيات وتجريب أفضل الحركات أولًا.

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
player-rollout = محاكاة مباريات كاملة
player-rollout-sentence = يلعب مباريات حتى نهايتها بلاعب واحد في كل المقاعد: الحصة من النقاط، والتعادل بنصف نقطة، أو النقاط المتوقعة، مع مجال الثقة.

player-bfs = البحث بالعرض أولًا
player-bfs-sentence = البحث بالعرض أولًا (BFS): ينظر في كل الوضعيات على بُعد حركة، ثم حركتين، ثم ثلاث؛ فيجد أقلّ عدد من الحركات.
player-dfs = البحث بالعمق أولًا
player-dfs-sentence = البحث بالعمق أولًا (DFS) حتى عمق محدد: يتبع طريقًا إلى آخره قبل أن يجرّب غيره، ويأخذ أول هدف يلقاه.
player-iddfs = التعميق التكراري
player-iddfs-sentence = التعميق التكراري (IDDFS): بحث بالعمق حتى العمق 0 ثم 1 ثم 2 وهكذا؛ أقلّ عدد من الحركات بذاكرة لا تكاد تُذكر.
player-ucs = البحث بالكلفة المنتظمة
player-ucs-sentence = البحث بالكلفة المنتظمة (UCS): يوسّع الوضعية الأقلّ كلفة للوصول إليها؛ فيجد أرخص طريق (ديكسترا).
player-greedy-best-first = الجشع بالأفضل أولًا
player-greedy-best-first-sentence = البحث الجشع بالأفضل أولًا: يوسّع الوضعية التي تبدو أقرب إلى الهدف؛ سريع، وقد يطول الطريق الذي يجده.
player-astar = خوارزمية ⁦A*⁩
player-astar-sentence = خوارزمية ⁦A*⁩: توسّع الوضعية ذات أقلّ مجموع للكلفة حتى الآن والباقي المقدَّر؛ وتجد أرخص طريق إن كانت الدالة الإرشادية مقبولة (لا تبالغ).
player-weighted-astar = ⁦A*⁩ الموزونة
player-weighted-astar-sentence = ⁦A*⁩ الموزونة: هي ⁦A*⁩ بتقدير مضروب في وزن؛ عمل أقلّ، وطريق لا تتجاوز كلفته كلفة أرخص طريق مضروبةً في ذلك الوزن.
player-idastar = ⁦IDA*⁩ بالتعميق التكراري
player-idastar-sentence = ⁦IDA*⁩: جولات بحث بالعمق تحت حدّ متزايد لمجموع الكلفة والتقدير؛ جواب ⁦A*⁩ بذاكرة لا تكاد تُذكر.
player-bidirectional = البحث ثنائي الاتجاه
player-bidirectional-sentence = البحث ثنائي الاتجاه: من البداية ومن الهدف معًا حتى يلتقيا؛ فيجد أرخص طريق.
player-beam = البحث الحُزَمي
player-beam-sentence = البحث الحُزَمي (beam search): بحث بالعرض لا يُبقي من كل مستوى إلا أكثر الوضعيات وعدًا؛ وقد يفوته الهدف.
player-redswapblue-champion-sentence = يكنس كل الوضعيات ابتداءً من الهدف: أقصر حلّ مع برهانه من أي بداية حتى ⁦n=4⁩، وحلّ جيد حتى ⁦n=7⁩، وأيّ حلّ فيما فوق ذلك.
player-quick = السريع
player-quick-sentence = بحث حُزَمي يلقى جوار الهدف وصورته المرآتية: حلّ جيد في الحال حتى ⁦n=7⁩، من غير برهان.

## إعدادات اللاعبين

parameter-seed = البذرة
parameter-seed-sentence = بذور مختلفة، عمليات محاكاة مختلفة؛ والبذرة نفسها تعطي الأجوبة نفسها.
parameter-random-seed-sentence = بذور مختلفة، مباريات مختلفة؛ والبذرة نفسها تعطي المباراة نفسها.
parameter-rollout-seed-sentence = بذرة الرميات واللاعبين.
parameter-perfect-seed-sentence = تحدّد اختيارات المستويات دون 10، والاختيار بين الافتتاحات المتساوية.
parameter-book = كتاب الافتتاحيات
parameter-book-sentence = هل تُستخرج الافتتاحيات من كتاب حيث يوجد؟
parameter-level = المستوى
parameter-level-sentence = من 1 للمبتدئ إلى 10 للعب الكامل.
parameter-depth = العمق
parameter-depth-sentence = عدد القرارات التي يُنظر فيها إلى الأمام، وهذا القرار منها.
parameter-eval = دالة التقييم
parameter-eval-sentence = تقيّم الوضعيات عند حدّ العمق.
parameter-flat-eval-sentence = تقيّم الوضعيات حيث تُقطع المحاكاة، أو حيث يطلب ذلك الإعداد ⁦value⁩.
parameter-ucb1-eval-sentence = { parameter-flat-eval-sentence }
parameter-uct-eval-sentence = { parameter-flat-eval-sentence }
parameter-mcts-eval-sentence = { parameter-flat-eval-sentence }
parameter-ucb-eval-sentence = { parameter-flat-eval-sentence }
parameter-weights = الأوزان
parameter-weights-sentence = أوزان سمات دالة التقييم، مثل ⁦"empty=270 merges=700"⁩؛ وما لا يُذكر يحتفظ بوزنه.
parameter-cover = التغطية
parameter-cover-sentence = لا يُبحث في كل عقدة حظ إلا في النتائج الأرجح التي يبلغ مجموع احتمالها هذا القدر، مع حدّ للخطأ.
parameter-grow = النموّ
parameter-grow-sentence = يزيد النظر قرارًا واحدًا كلما لُعب هذا العدد من الحركات في المباراة.
parameter-flat-grow-sentence = يزيد عدد عمليات المحاكاة وعدد حركاتها واحدًا كلما لُعب هذا العدد من الحركات.
parameter-ucb1-grow-sentence = { parameter-flat-grow-sentence }
parameter-uct-grow-sentence = { parameter-flat-grow-sentence }
parameter-mcts-grow-sentence = { parameter-flat-grow-sentence }
parameter-ucb-grow-sentence = { parameter-flat-grow-sentence }
parameter-table = جدول الوضعيات
parameter-table-sentence = هل تُحفظ الوضعيات التي سبق لقاؤها؟
parameter-iddfs-table-sentence = ذاكرة للوضعيات التي بُحثت في هذه الجولة.
parameter-idastar-table-sentence = { parameter-iddfs-table-sentence }
parameter-memory = الذاكرة
parameter-memory-sentence = أقصى ذاكرة لبُنى البحث نفسه.
parameter-expectiminimax-memory-sentence = أقصى ذاكرة لجدول الوضعيات التي سبق لقاؤها.
parameter-expectimax-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-star1-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-star2-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-alphabeta-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-pvs-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-champion-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-redswapblue-champion-memory-sentence = { parameter-memory-sentence }
parameter-perfect-memory-sentence = أقصى ذاكرة لجدول الوضعيات التي سبق لقاؤها.
parameter-uct-memory-sentence = أقصى ذاكرة للشجرة؛ وإذا امتلأت الشجرة توقّف نموّها.
parameter-nodes = العقد
parameter-nodes-sentence = أقصى عدد من الوضعيات التي يُنظر فيها.
parameter-time = الزمن
parameter-time-sentence = أقصى زمن للتفكير.
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
parameter-player = اللاعب
parameter-player-sentence = من يلعب؛ بين علامتي اقتباس إن كانت له إعدادات.
parameter-games = المباريات
parameter-games-sentence = أقصى عدد من المباريات.
parameter-precision = الدقة
parameter-precision-sentence = يتوقف حين لا يزيد نصف مجال الثقة (95 %) على هذا القدر؛ و0 تعني لعب كل المباريات.
parameter-threads = الخيوط
parameter-threads-sentence = عدد الخيوط التي تبحث معًا؛ وإذا زادت على واحد اختلف العمل من تشغيل إلى آخر.
parameter-redswapblue-champion-threads-sentence = عدد الخيوط التي تكنس؛ و0 يعني واحدًا لكل نواة.
parameter-patience = الصبر
parameter-patience-sentence = كم يُنتظر البرهان قبل الإجابة من غيره؛ ومن ⁦n=5⁩ إلى ⁦n=7⁩ يعني أيّ صبرٍ أقلّ من ثانية.
parameter-rollout-threads-sentence = عدد المباريات التي تُلعب معًا، إن لم يكن بعدد نوى المعالج؛ ولا يغيّر إلا الزمن.
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
parameter-heuristic = الدالة الإرشادية
parameter-heuristic-sentence = تقدّر الكلفة من الوضعية إلى الهدف.
parameter-weight = وزن التقدير
parameter-weight-sentence = كم يُحسب للتقدير؛ وكلفة الطريق الذي يُعثر عليه لا تتجاوز كلفة أرخص طريق مضروبةً في هذا العدد.
parameter-width = عرض الحزمة
parameter-width-sentence = كم وضعية تبقى من كل مستوى.
parameter-quick-width-sentence = كم وضعية تبقى من كل مستوى؛ و0 يختار بحسب ⁦n⁩.

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
variant-checkers-capture = الأخذ
variant-checkers-capture-sentence = هل القفز واجب على من يستطيعه؟ وإن لم يكن، فكل بداية لسلسلة قفزات حركة أيضًا.
variant-connect4-columns = الأعمدة
variant-connect4-columns-sentence = عدد الخانات من اليسار إلى اليمين، على ألّا يتجاوز ⁦columns * (rows + 1)⁩ العدد 128.
variant-connect4-rows = الصفوف
variant-connect4-rows-sentence = عدد الخانات من الأسفل إلى الأعلى، على ألّا يتجاوز ⁦columns * (rows + 1)⁩ العدد 128.
variant-redswapblue-n = حجم المربع
variant-redswapblue-n-sentence = عدد صفوف كل مربع وأعمدته؛ ولكل لون ⁦n * n - 1⁩ من القطع.
variant-redswapblue-jump = القفز
variant-redswapblue-jump-sentence = تقفز القطع فوق أي قطعة (⁦any⁩)، أو فوق اللون الآخر فقط كما في اللعبة الأصلية (⁦other⁩).
variant-redswapblue-diagonal = الأقطار
variant-redswapblue-diagonal-sentence = هل تقفز القطع على الأقطار أيضًا؟
variant-2048-size = حجم الرقعة
variant-2048-size-sentence = عدد صفوف الرقعة وأعمدتها.
variant-2048-goal = الهدف
variant-2048-goal-sentence = اللعب للنقاط حتى انسداد الرقعة (⁦none⁩)، أو الفوز عند أول بلاطة 2048 والخسارة عند الانسداد (⁦2048⁩).
variant-2048-spawn = مكان الظهور
variant-2048-spawn-sentence = تظهر البلاطات الجديدة في أي خانة فارغة (⁦any⁩)، أو في خانات الحافة الفارغة فقط (⁦edge⁩).

variant-tree-low = الحدّ الأدنى
variant-tree-low-sentence = لا ورقة أصغر منه؛ وإن لم يُذكر فأصغر عدد في الشجرة.
variant-tree-high = الحدّ الأعلى
variant-tree-high-sentence = لا ورقة أكبر منه؛ وإن لم يُذكر فأكبر عدد في الشجرة.
variant-chance-tree-low = الحدّ الأدنى
variant-chance-tree-low-sentence = لا ورقة أصغر منه؛ وإن لم يُذكر فأصغر عدد في الشجرة.
variant-chance-tree-high = الحدّ الأعلى
variant-chance-tree-high-sentence = لا ورقة أكبر منه؛ وإن لم يُذكر فأكبر عدد في الشجرة.

## دوال التقييم والدوال الإرشادية

evaluator-barjis-balanced-sentence = التقدّم، والأحجار الواقفة على خانات X، والأحجار التي قد تعيدها الرميات المرجّحة.
evaluator-barjis-progress-sentence = خطوات أحجار اللاعب الأول ناقص خطوات أحجار الثاني.
evaluator-checkers-positional-sentence = القطع، وأين تقف، وما تقدر عليه: أوزان مضبوطة على مباريات.
evaluator-checkers-material-sentence = قطع الأسود ناقص قطع الأبيض: 100 للقطعة العادية و150 للملك.
evaluator-connect4-lines-sentence = خانات الأحمر ناقص خانات الأصفر، وقيمة كل خانة عدد الرباعيات التي تمرّ بها.
evaluator-connect4-none-sentence = صفر دائمًا: لا يُحسب إلا الفوز والخسارة والتعادل.
evaluator-redswapblue-parity-sentence = المسافة التي على القطع قطعها بخانتين لكل حركة، مضافًا إليها الخطوات التي لا تغني عنها القفزات.
evaluator-redswapblue-displacement-sentence = المسافة التي على القطع قطعها بالصفوف والأعمدة، كأنّ كل حركة أطول قفزة.
evaluator-redswapblue-misplaced-sentence = عدد القطع التي لم تبلغ بعد مربع لونها.
evaluator-redswapblue-zero-sentence = صفر دائمًا: تصير ⁦A*⁩ بحثًا بالكلفة المنتظمة.
evaluator-2048-features-sentence = كل سمات الصفوف والأعمدة، بأوزان مضبوطة للمباريات الطويلة.
evaluator-2048-course-sentence = الرتابة والنعومة فقط؛ وبقية الأوزان صفر حتى تضبطها.
evaluator-tree-estimate-sentence = ما كُتب بعد ⁦~⁩ عند العقدة، كما في ⁦max~5[…]⁩؛ وإلا فمنتصف ما بين أصغر قيمة وأكبرها.
evaluator-chance-tree-estimate-sentence = ما كُتب بعد ⁦~⁩ عند العقدة، كما في ⁦max~5[…]⁩؛ وإلا فمنتصف ما بين أصغر قيمة وأكبرها.

## أمثلة ملعب الأشجار

example-aima-alphabeta = ألفا-بيتا: أول قطع
example-aima-alphabeta-note = قيمة الجذر 3. عند C ينال MIN القيمة 2، وهي أقل من 3 التي ضمنها MAX عند B، فلا يُنظر في الورقتين 4 و6 أبدًا. وعند D الترتيب سيّئ فلا يُوفَّر شيء. المصدر: ⁦S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach⁩، الشكل ⁦5.5⁩.
example-aima-minimax = ميني-ماكس: كل الأوراق
example-aima-minimax-note = الشجرة نفسها بلا تقليم: قيم عقد MIN هي 3 و2 و2، وقيمة الجذر 3، ويذهب MAX إلى B. المصدر: ⁦S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach⁩، الشكل ⁦5.2⁩.
example-beta-cutoff = القطعان كلاهما
example-beta-cutoff-note = قيمة الجذر 5. عند E ينال MAX القيمة 6، وهي أكثر من 5 التي عند MIN في D، فتُقطع الورقة 9. وعند C ينال MIN القيمة 2، وهي أقل من 5 التي عند MAX في B، فتُقطع G كلها. المصدر: شجرة مألوفة في المقررات، منها ⁦Minimax Algorithm in Game Theory, set 4, geeksforgeeks.org⁩.
example-wikipedia = خمسة مستويات وثلاث عمليات قطع
example-wikipedia-note = قيمة الجذر 6. تُقطع ورقة 5 وورقة 9 وأخيرًا شجرة فرعية كاملة من ثلاث أوراق. المصدر: مقالة ⁦Alpha–beta pruning⁩ في ويكيبيديا الإنكليزية، الصورة التي في أولها.
example-deep-cutoff = قطع عميق
example-deep-cutoff-note = عند D ينال MIN القيمة 4، وهي أقل من 5 التي عند MAX في A، أعلى بثلاثة مستويات: فتُقطع الورقة 9 مع أن C، العقدة التي بينهما، لا قيمة لها بعد. ثم تصير قيمة C هي 4، فتُقطع F كذلك. الفكرة من ⁦D. Knuth and R. Moore, An Analysis of Alpha-Beta Pruning⁩، 1975، القسم 2؛ والشجرة من عندنا.
example-aima-chance = ميني-ماكس مع الحظ: 2.1 مقابل 1.3
example-aima-chance-note = قيمتا عقدتي الحظ ⁦0.9 · 2 + 0.1 · 3 = 2.1⁩ و⁦0.9 · 1 + 0.1 · 4 = 1.3⁩: يذهب MAX إلى ⁦a1⁩. المصدر: ⁦S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach⁩، دوال التقييم في ألعاب الحظ، الشجرة اليسرى.
example-aima-chance-twin = الترتيب نفسه واختيار آخر: 21 مقابل 40.9
example-aima-chance-twin-note = ترتيب الأوراق كما في الشجرة السابقة، لكن MAX يذهب الآن إلى ⁦a2⁩: مع الحظ لا يكفي ترتيب القيم وحده. المصدر: ⁦S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach⁩، دوال التقييم في ألعاب الحظ، الشجرة اليمنى.
example-aima-bounds = ‏Star1: القطع عند عقد الحظ
example-aima-bounds-note = قيمة L هي 1.5. لا ورقة أكبر من 2، فقيمة R لا تتجاوز ⁦(0 + 2) / 2 = 1⁩ بمجرد رؤية ورقتها الأولى: تُقطع الثلاث الباقية. المصدر: ⁦S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach⁩، تمرين التقليم في ألعاب الحظ؛ والبحث من عمل ⁦B. Ballard⁩، 1983.
example-star2-probing = ‏Star2: نظرة واحدة في كل نتيجة
example-star2-probing-note = عند MAX القيمة 6. ورقة واحدة من كل نتيجة تبيّن أن قيمة عقدة الحظ لا تتجاوز ⁦(3 + 7 + 2) / 3 = 4⁩، وهي أقل من 6: فلا حاجة إلى رؤية شيء آخر. الفكرة من ⁦B. Ballard, The *-Minimax Search Procedure for Trees Containing Chance Nodes⁩، 1983؛ والشجرة من عندنا.
