## عائلات اللاعبين

family-chance = البحث في ألعاب الحظ

## اللاعبون

player-expectiminimax = ميني-ماكس مع الحظ
player-expectiminimax-sentence = ينظر في كل مسارات اللعب وكل نتائج الحظ إلى عمق ثابت، ويختار أفضل قيمة متوقعة.
player-expectimax = أعلى قيمة متوقعة
player-expectimax-sentence = يختار الحركة ذات أفضل قيمة متوقعة على كل نتائج الحظ، إلى عمق ثابت.
player-star1 = تقليم عقد الحظ Star1
player-star1-sentence = يصل إلى جواب Expectiminimax ويتخطّى نتائج الحظ التي لا يمكن أن تغيّره.
player-star2 = تقليم عقد الحظ Star2
player-star2-sentence = خوارزمية Star1 تسبر أولًا حركة واحدة من كل نتيجة، ومعها جدول للوضعيات وتجريب أفضل الحركات أولًا.

## إعدادات اللاعبين

parameter-cover = التغطية
parameter-cover-sentence = لا يُبحث في كل عقدة حظ إلا في النتائج الأرجح التي يبلغ مجموع احتمالها هذا القدر، مع حدّ للخطأ.
parameter-expectiminimax-memory-sentence = أقصى ذاكرة لجدول الوضعيات التي سبق لقاؤها.
parameter-expectimax-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-star1-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-star2-memory-sentence = { parameter-expectiminimax-memory-sentence }
