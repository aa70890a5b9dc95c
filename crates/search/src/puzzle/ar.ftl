## عائلات اللاعبين

family-puzzle = البحث في فضاء الحالات

## اللاعبون

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

## إعدادات اللاعبين

parameter-iddfs-table-sentence = ذاكرة للوضعيات التي بُحثت في هذه الجولة.
parameter-idastar-table-sentence = { parameter-iddfs-table-sentence }
parameter-heuristic = الدالة الإرشادية
parameter-heuristic-sentence = تقدّر الكلفة من الوضعية إلى الهدف.
parameter-weight = وزن التقدير
parameter-weight-sentence = كم يُحسب للتقدير؛ وكلفة الطريق الذي يُعثر عليه لا تتجاوز كلفة أرخص طريق مضروبةً في هذا العدد.

## الشكاوى

error-table-too-large = الجدول table={ $table } يجب أن يكون أصغر من الذاكرة memory={ $memory }.
error-no-such-heuristic = ليس لهذه الصيغة دالة إرشادية باسم «{ $heuristic }»؛ اختر غيرها.
