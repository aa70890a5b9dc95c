### كلمات الألعاب واللاعبين أنفسهم: قيم الإعدادات، والحركات التي هي كلمات. ويُعرض بجانبها ما يُكتب: «مفروض (forced)».

## صيغ الألعاب

choice-play-forced = كل خطوة ممكنة
choice-play-maximal = أكثر ما يمكن من الخطوات
choice-play-voluntary = ما يشاء اللاعب
choice-doubled-exposed = يمكن إرجاعها
choice-doubled-safe = آمنة
choice-odds-exact = كما يقع الودع
choice-odds-equal = متساوية
choice-capture-compulsory = واجب
choice-capture-optional = اختياري
choice-jump-any = فوق أي قطعة
choice-jump-other = فوق اللون الآخر فقط
choice-diagonal-no = لا
choice-diagonal-jumps = نعم، قفزًا
choice-goal-none = بلا هدف، للنقاط
choice-spawn-any = أي خانة فارغة
choice-spawn-edge = الحافة فقط

## إعدادات اللاعبين

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
choice-book-on = نعم
choice-book-off = لا
choice-selective-on = نعم
choice-selective-off = لا
choice-table-on = نعم
choice-table-off = لا
choice-ordering-full = بكل ما يُعرف
choice-ordering-promise = بحسب دالة التقييم
choice-ordering-none = ترتيب اللعبة نفسها
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

## دوال التقييم والدوال الإرشادية

choice-eval-balanced = متوازنة
choice-eval-progress = التقدّم
choice-eval-positional = المواضع
choice-eval-material = عدد القطع
choice-eval-lines = الرباعيات
choice-eval-none = لا شيء
choice-eval-features = كل السمات
choice-eval-course = كما في المقرَّر
choice-eval-estimate = التقدير المكتوب
choice-heuristic-parity = المسافة والخطوات
choice-heuristic-displacement = المسافة
choice-heuristic-misplaced = القطع في غير مكانها
choice-heuristic-zero = صفر

## حركات هي كلمات

action-pass = تمرير
action-up = أعلى
action-right = يمين
action-down = أسفل
action-left = يسار
