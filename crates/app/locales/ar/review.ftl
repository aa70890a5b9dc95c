# مراجعة المباراة.
review-title = المراجعة
review-run = مراجعة المباراة
review-note = يقيّم لاعب التلميحات كل قرار في هذا المسار، ويعلّم الحركات التي فرّطت بشيء، ويذكر ما كان أفضل منها.
review-player = اللاعب
review-totals = حصيلة قرارات كل لاعب
review-best = أفضل الاختيارات
review-of = { $best } من { $judged } ({ $part })
review-mean-loss = متوسط ما فُرّط به
review-marked = الحركات المعلّمة
review-none = لا حركة فرّطت بالكثير.
review-unjudged = لم تُقيَّم أي حركة: لاعب التلميحات لا يقارن بين الحركات، أو لم يكن هناك خيار.
review-move = { $n }، { $who }: { $action }؛ الأفضل { $better }
review-line = الأفضل:
review-inaccuracy = حركة غير دقيقة
review-mistake = خطأ
review-blunder = خطأ فادح
