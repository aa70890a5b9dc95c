### أسماء الألعاب واللاعبين والإعدادات وجُملها. نصوصها الإنكليزية يقولها البرنامج نفسه.

## عائلات اللاعبين

family-rollout = محاكاة مباريات كاملة

## اللاعبون

player-rollout = محاكاة مباريات كاملة
player-rollout-sentence = يلعب مباريات حتى نهايتها بلاعب واحد في كل المقاعد: الحصة من النقاط، والتعادل بنصف نقطة، أو النقاط المتوقعة، مع مجال الثقة.

## إعدادات اللاعبين

parameter-seed = البذرة
parameter-seed-sentence = بذور مختلفة، عمليات محاكاة مختلفة؛ والبذرة نفسها تعطي الأجوبة نفسها.
parameter-rollout-seed-sentence = بذرة الرميات واللاعبين.
parameter-depth = العمق
parameter-depth-sentence = عدد القرارات التي يُنظر فيها إلى الأمام، وهذا القرار منها.
parameter-eval = دالة التقييم
parameter-eval-sentence = تقيّم الوضعيات عند حدّ العمق.
parameter-weights = الأوزان
parameter-weights-sentence = أوزان سمات دالة التقييم، مثل ⁦"empty=270 merges=700"⁩؛ وما لا يُذكر يحتفظ بوزنه.
parameter-grow = النموّ
parameter-grow-sentence = يزيد النظر قرارًا واحدًا كلما لُعب هذا العدد من الحركات في المباراة.
parameter-table = جدول الوضعيات
parameter-table-sentence = هل تُحفظ الوضعيات التي سبق لقاؤها؟
parameter-memory = الذاكرة
parameter-memory-sentence = أقصى ذاكرة لبُنى البحث نفسه.
parameter-nodes = العقد
parameter-nodes-sentence = أقصى عدد من الوضعيات التي يُنظر فيها.
parameter-time = الزمن
parameter-time-sentence = أقصى زمن للتفكير.
parameter-player = اللاعب
parameter-player-sentence = من يلعب؛ بين علامتي اقتباس إن كانت له إعدادات.
parameter-games = المباريات
parameter-games-sentence = أقصى عدد من المباريات.
parameter-precision = الدقة
parameter-precision-sentence = يتوقف حين لا يزيد نصف مجال الثقة (95 %) على هذا القدر؛ و0 تعني لعب كل المباريات.
parameter-threads = الخيوط
parameter-threads-sentence = عدد الخيوط التي تبحث معًا؛ وإذا زادت على واحد اختلف العمل من تشغيل إلى آخر.
parameter-rollout-threads-sentence = عدد المباريات التي تُلعب معًا، إن لم يكن بعدد نوى المعالج؛ ولا يغيّر إلا الزمن.
parameter-width = عرض الحزمة
parameter-width-sentence = كم وضعية تبقى من كل مستوى.
