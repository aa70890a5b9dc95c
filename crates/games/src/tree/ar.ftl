## الألعاب

game-tree = شجرة
game-tree-sentence = شجرة لعبة من عندك فيها عقد MAX وMIN وأعداد في أوراقها، لتشاهد البحث فيها.
game-tree-position = الشجرة نفسها، مثل ⁦max[B=min[3 12 8] C=min[2 4 6]]⁩: العقد ⁦max⁩ و⁦min⁩ وأبناؤها بين قوسين معقوفين، والأوراق أعداد صحيحة، و⁦name=⁩ قبل الابن لتسمية الطريق إليه.
game-tree-action = اسم الطريق إلى الأسفل، أو رقمه بين الأبناء بدءًا من ⁦1⁩ إن لم يكن له اسم.
game-chance-tree = شجرة مع الحظ
game-chance-tree-sentence = شجرة لعبة من عندك فيها عقد MAX وMIN وعقد حظ وأعداد في أوراقها، لتشاهد البحث فيها.
game-chance-tree-position = الشجرة نفسها، مثل ⁦max[chance[0.9*min[2 3] 0.1*4] B=1]⁩: العقد ⁦max⁩ و⁦min⁩ و⁦chance⁩ وأبناؤها بين قوسين معقوفين، والأوراق أعداد صحيحة، و⁦name=⁩ قبل الابن لتسمية الطريق إليه، و⁦p*⁩ قبل نتيجة الحظ لاحتمالها.
game-chance-tree-action = اسم الطريق إلى الأسفل، أو رقمه بين الأبناء بدءًا من 1 إن لم يكن له اسم.

## المقاعد

seat-max = MAX
seat-min = MIN

## صيغ الألعاب

variant-tree-low = الحدّ الأدنى
variant-tree-low-sentence = لا ورقة أصغر منه؛ وإن لم يُذكر فأصغر عدد في الشجرة.
variant-tree-high = الحدّ الأعلى
variant-tree-high-sentence = لا ورقة أكبر منه؛ وإن لم يُذكر فأكبر عدد في الشجرة.
variant-chance-tree-low = الحدّ الأدنى
variant-chance-tree-low-sentence = لا ورقة أصغر منه؛ وإن لم يُذكر فأصغر عدد في الشجرة.
variant-chance-tree-high = الحدّ الأعلى
variant-chance-tree-high-sentence = لا ورقة أكبر منه؛ وإن لم يُذكر فأكبر عدد في الشجرة.

## دوال التقييم والدوال الإرشادية

evaluator-tree-estimate-sentence = ما كُتب بعد ⁦~⁩ عند العقدة، كما في ⁦max~5[…]⁩؛ وإلا فمنتصف ما بين أصغر قيمة وأكبرها.
evaluator-chance-tree-estimate-sentence = ما كُتب بعد ⁦~⁩ عند العقدة، كما في ⁦max~5[…]⁩؛ وإلا فمنتصف ما بين أصغر قيمة وأكبرها.
choice-eval-estimate = التقدير المكتوب

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

## الشكاوى

error-tree-open-bracket = قوس ⁦[⁩ لم يُغلق؛ اكتب ⁦]⁩ بعد آخر أبنائه.
error-tree-number = «{ $text }» ليس عددًا لورقة أو لتقدير؛ اكتب عددًا صحيحًا من ⁦-1000000⁩ إلى 1000000.
error-tree-outside-bounds = العدد { $text } خارج المجال ⁦low={ $low }⁩ و⁦high={ $high }⁩؛ غيّره أو غيّر الصيغة.
error-tree-bounds = الحدّان { $low } و{ $high } غير مقبولين؛ يلزم عددان صحيحان وألا يزيد ⁦low⁩ على ⁦high⁩.
error-tree-name-twice = لعقدة واحدة ابنان باسم «{ $name }»؛ غيّر اسم أحدهما.
error-tree-long-name = الاسم «{ $name }» أطول من { NUMBER($most) } حرفًا؛ اختصره.
error-tree-odds = مجموع احتمالات عقدة الحظ { $sum }؛ ويجب أن يكون 1.
error-tree-odds-missing = لبعض نتائج الحظ احتمال ({ NUMBER($given) } من { NUMBER($outcomes) })؛ أعطِ احتمالًا لكلّها أو لا تعطِ لأيّ منها.
error-tree-odds-outside = لا احتمال ({ $text }) لأبناء عقدة لاعب؛ الاحتمالات لنتائج الحظ وحدها.
error-tree-probability = «{ $text }» ليس احتمالًا؛ اكتب عددًا عشريًا أو كسرًا أكبر من 0 ولا يزيد على 1، مثل ⁦0.25⁩ أو ⁦1/4⁩.
error-tree-no-chance = لا عقد حظ في هذه الشجرة؛ استعمل الشجرة مع الحظ (⁦chance-tree⁩).
error-tree-too-large = عقد الشجرة أكثر من { NUMBER($most) }؛ احذف بعضها.
error-tree-too-deep = الشجرة أعمق من { NUMBER($most) } مستوى؛ اجعلها أقلّ عمقًا.

## الرقعة

caption-estimate = التقدير { NUMBER($value) }
piece-max-node = عقدة MAX
piece-min-node = عقدة MIN
piece-chance-node = عقدة حظ
piece-leaf = ورقة
