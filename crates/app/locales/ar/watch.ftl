### مشاهدة البحث: الشاشة ولوحاتها. الجمل عن الأحداث المفردة في story.ftl، وكلمات الشجرة في tree.ftl.

watch-of = مشاهدة البحث: { $game }

## ما يُبحث فيه

watch-setup = الوضعية والخوارزمية
watch-edit = تغيير الوضعية
watch-run = شغّل
watch-try = جرّب
watch-running = جارٍ البحث…
watch-running-nodes = عدد العقد { $n }، { $time }
watch-running-time = جارٍ البحث… { $time }
watch-done = سُجّل البحث، وعدد العقد { NUMBER($n) }.
watch-cancelled = أُوقف البحث.
watch-changed = تغيّرت الخوارزمية بعد هذا البحث؛ شغّلها لترى بحثها.
watch-empty = هنا تُشاهد خوارزمية البحث وهي تفكر: كل عقدة تدخلها، وكل قيمة تعود، وكل فرع تقطعه ولماذا.
watch-empty-how = اختر خوارزمية في الأعلى واضغط «شغّل». ثم تقدّم وارجع خطوةً خطوة بمفاتيح الأسهم.
watch-nothing = هذا اللاعب لا يسجّل بحثه: عنده جواب، وليس عنده ما يُشاهد.
watch-part = العقد الأولى، وعددها { $whole }، مسجّلة هنا كاملة، ومن الباقي المستويات العليا فقط، وعددها { NUMBER($levels) }؛ أما العقد التي عُدّت فقط فعددها { $counted }.
watch-part-recorded = سُجّلت هنا { $here } من أصل { $nodes } عقدة؛ والباقي عُدّ فقط.

## القائمة

watch-menu = المزيد
watch-menu-open = افتح ملف تسجيل…
watch-menu-kept = التسجيلات المحفوظة…
watch-menu-keep = احفظ في المكتبة…
watch-menu-share = شارك رابطًا…
watch-menu-compare = قارن بخوارزمية أخرى
watch-menu-json = احفظ ملفًا (JSON)
watch-menu-svg = احفظ الشجرة صورةً (SVG)
watch-menu-html = احفظ صفحةً للتوزيع (HTML)
watch-menu-dot = احفظ الشجرة لبرنامج Graphviz (DOT)
watch-file-large = هذا الملف أكبر من أن يكون تسجيلًا.
watch-file-bad = هذا الملف ليس تسجيلًا لبحث.
watch-file-other = هذا التسجيل للعبة أخرى ({ $game }). افتحه في صفحة تلك اللعبة.
watch-export-failed = تعذّر حفظ التسجيل. شغّل البحث من جديد ثم احفظه.
watch-keep-title = احفظ هذا التسجيل
watch-keep-note = تبقى التسجيلات المحفوظة في المكتبة إلى أن تحذفها.
watch-keep-name = الاسم
watch-keep-run = احفظ
watch-kept = حُفظ التسجيل.
watch-kept-title = التسجيلات المحفوظة
watch-kept-none = لا تسجيلات محفوظة بعد. شغّل بحثًا واختر «احفظ في المكتبة».
watch-kept-about = { $game }، عدد العقد { NUMBER($n) }، { $ago }
watch-delete = احذف { $name }
watch-delete-title = أتحذف هذا التسجيل؟
watch-delete-text = سيُحذف التسجيل «{ $name }» نهائيًا.
watch-deleted = حُذف التسجيل.
watch-share-title = شارك هذا البحث
watch-share-note = من يفتح هذا الرابط على Plyground عنده يرى البحث نفسه في الموضع نفسه.

## التنقل في البحث

watch-transport = التنقل في البحث
watch-first = إلى البداية
watch-back = خطوة إلى الخلف
watch-play = شغّل العرض
watch-pause = أوقف مؤقتًا
watch-forward = خطوة إلى الأمام
watch-last = إلى النهاية
watch-slider = الموضع في البحث
watch-place = { $n } من { $total }
watch-speed = السرعة
watch-speed-value = { $n ->
    [one] خطوة واحدة في الثانية
    [two] خطوتان في الثانية
    [few] { NUMBER($n) } خطوات في الثانية
    [many] { NUMBER($n) } خطوة في الثانية
   *[other] { NUMBER($n) } خطوة في الثانية
}
watch-stop = قف عند
watch-stop-none = لا شيء
watch-stop-cut = عمليات القطع
watch-stop-best = حركة أفضل جديدة
watch-stop-goal = الهدف
watch-stop-leaf = الأوراق
watch-stop-round = الجولات
watch-stop-depth = العقد حتى المستوى
watch-stop-level = المستوى، والجذر مستواه صفر
watch-cut = قطع
watch-best = أفضل جديد
watch-goal = هدف
watch-leaf = ورقة
watch-round = جولة
watch-level = مستوى
watch-previous-cut = القطع السابق
watch-next-cut = القطع التالي
watch-previous-best = الحركة الأفضل السابقة
watch-next-best = الحركة الأفضل التالية
watch-previous-goal = الهدف السابق
watch-next-goal = الهدف التالي
watch-previous-leaf = الورقة السابقة
watch-next-leaf = الورقة التالية
watch-previous-round = الجولة السابقة
watch-next-round = الجولة التالية
watch-previous-depth = العقدة السابقة عند هذا المستوى أو فوقه
watch-next-depth = العقدة التالية عند هذا المستوى أو فوقه

## المفاتيح

watch-keys = عند مشاهدة البحث
watch-key-back = خطوة إلى الخلف
watch-key-forward = خطوة إلى الأمام
watch-key-previous = إلى القطع السابق، أو ما اختير للوقوف عنده
watch-key-next = إلى التالي
watch-key-play = شغّل العرض أو أوقفه
watch-key-start = إلى البداية
watch-key-end = إلى النهاية
watch-key-code = الشيفرة التوضيحية
watch-key-node = العقدة عن قرب
watch-key-outline = الشجرة نصًّا
watch-key-lists = القائمتان المفتوحة والمغلقة
watch-key-tree = في الشجرة: إلى الأب والأبناء والجيران
watch-words = علامات الشجرة وكلماتها
watch-word-alpha = ما ضمنه MAX حتى الآن؛ وما كان أصغر منه لم يعد يهمّ
watch-word-beta = ما ضمنه MIN حتى الآن؛ وما كان أكبر منه لم يعد يهمّ
watch-word-open = أفضل قيمة حتى الآن؛ والبحث في هذه العقدة مستمر
watch-word-lower = هذا المقدار على الأقل؛ ولم تكن القيمة الدقيقة لازمة
watch-word-upper = هذا المقدار على الأكثر؛ ولم تكن القيمة الدقيقة لازمة
watch-word-cut = عدد الحركات المتروكة: لا يمكنها أن تغيّر النتيجة
watch-word-folded = عدد الفروع التي لم تُرسم تحتها
watch-word-visits = عدد الزيارات؛ وفي الداخل متوسط المباريات التي لُعبت من هناك
watch-word-loud = حركات تغيّر الكثير دفعة واحدة، مثل الأخذ: تُلعب حتى تهدأ الوضعية ثم تُقيَّم
watch-word-pvs = ألفا-بيتا تسأل أولًا: هل الحركة أفضل مما وُجد حتى الآن؟
watch-word-uct = تلعب مباريات كثيرة إلى نهايتها، وأكثرها بعد حركات تبدو جيدة أو قلّ تجريبها
watch-word-star = ألفا-بيتا للأشجار التي فيها عقد حظ

## العلامات

watch-legend = معاني العلامات
watch-legend-max = MAX: { $seat }
watch-legend-min = MIN: { $seat }
watch-legend-chance = الحظ
watch-legend-leaf = ورقة
watch-legend-stopped = توقّف البحث هنا
watch-legend-about = تقريبًا
watch-legend-table = معروفة من الجدول
watch-legend-cut = متروك
watch-legend-omitted = نادر، مستبعد
watch-legend-visits = كلما كبرت كثرت زياراتها
watch-legend-open = تنتظر
watch-legend-expanded = وُسّعت
watch-legend-closed = مغلقة
watch-legend-goal = الهدف
watch-legend-rejected = لم يُحفظ
watch-order = ترتيب الفروع
watch-order-visit = حسب الزيارة
watch-order-best = الأفضل أولًا

## اللوحات

watch-tabs = عن البحث
watch-tab-code = الشيفرة
watch-tab-node = العقدة
watch-tab-lists = القوائم
watch-tab-outline = المخطط
watch-tab-counters = العدّادات
watch-code-none = لا شيفرة توضيحية لهذا اللاعب.
watch-code-unused = السطور الرمادية المائلة لا تقع في هذا البحث: إمّا أنها معطّلة، وإمّا أنه لم تدعُ إليها حاجة.

## العدّادات

watch-count-nodes = العقد المُزارة
watch-count-leaves = الأوراق
watch-count-cutoffs = عمليات القطع
watch-count-table = إصابات الجدول
watch-count-expanded = الموسّعة
watch-count-generated = المولَّدة
watch-count-simulations = عمليات المحاكاة
watch-count-waiting = المنتظرة
watch-count-level = المستوى الآن
watch-count-round = الجولة
watch-count-time = البحث كله
watch-count-memory = الذاكرة على الأكثر
watch-bytes = { NUMBER($n) } بايت
watch-kibibytes = { $n } كيبيبايت
watch-mebibytes = { $n } ميبيبايت
watch-counts-equal = النهاية: هذه أعداد المحرّك نفسه.
watch-counts-differ = عدّ المحرّك يختلف في: { $names }.

## عقدة

watch-node-none = لا عقدة بعد. تقدّم خطوة.
watch-hold = ثبّت
watch-hold-note = ابقَ عند هذه العقدة والبحث يمضي
watch-path = الطريق إلى هذه العقدة
watch-root = الجذر
watch-board = وضعية هذه العقدة
watch-kind-max = MAX: يختار { $seat }
watch-kind-min = MIN: يختار { $seat }
watch-kind-own = يختار { $role }
watch-kind-chance = الحظ يقرر
watch-kind-over = انتهت اللعبة
watch-kind-leaf = ورقة
watch-kind-table = معروفة من الجدول
watch-fact-value = القيمة
watch-fact-entered = دُخلت بالنافذة
watch-fact-window = النافذة الآن
watch-fact-depth = العمق الباقي
watch-fact-probability = الاحتمال
watch-fact-visits = الزيارات
watch-fact-mean = المتوسط
watch-fact-bonus = علاوة الاستكشاف
watch-fact-bound = المتوسط + العلاوة
watch-ucb = { $mean } + { $bonus } = { $sum }
watch-fact-cost = الكلفة حتى هنا g
watch-fact-guess = الكلفة المقدّرة h
watch-fact-side = الجهة
watch-from-goal = بُحث عنها رجوعًا من الهدف
watch-sum = { $f } = { $g } + { $h }
watch-active = البحث الآن في هذا الفرع.
watch-why-evaluator = ورقة: قدّرت دالة التقييم هذه الوضعية.
watch-why-rules = انتهت اللعبة هنا: القواعد تعطي القيمة.
watch-why-table = كانت القيمة معروفة من جدول الوضعيات السابقة.
watch-why-stopped = أُوقف البحث هنا.
watch-why-lower = القيمة هنا هذا المقدار على الأقل، وهذا كافٍ: لن يدع أحد فوقها اللعبَ يصل إلى هنا، فلا حاجة إلى القيمة الدقيقة.
watch-why-upper = القيمة هنا هذا المقدار على الأكثر، وهذا كافٍ: عند لاعب فوقها مثلُه في موضع آخر، فلا حاجة إلى القيمة الدقيقة.
watch-why-lower-scout = القيمة هنا هذا المقدار على الأقل، وهذا كافٍ لجواب السؤال: هل القيمة أكبر من { $alpha }؟ وقد يُعاد البحث في هذه الوضعية.
watch-why-upper-scout = القيمة هنا هذا المقدار على الأكثر، وهذا كافٍ لجواب السؤال: هل القيمة أكبر من { $alpha }؟ وقد يُعاد البحث في هذه الوضعية.
watch-why-lower-chance = القيمة هنا هذا المقدار على الأقل، وهذا كافٍ: ما زاد هنا لا يغيّر شيئًا فوقها.
watch-why-upper-chance = القيمة هنا هذا المقدار على الأكثر، وهذا كافٍ: ما نقص هنا لا يغيّر شيئًا فوقها.
watch-why-exact = القيمة الدقيقة: نُظر في كل ما يهمّ تحتها.
watch-why-estimate = تقدير من أبنائها.
watch-children = { $n ->
    [zero] لا أبناء
    [one] ابن واحد
    [two] ابنان
    [few] { NUMBER($n) } أبناء
    [many] { NUMBER($n) } ابنًا
   *[other] { NUMBER($n) } ابن
}
watch-column-action = الحركة
watch-column-node = العقدة
watch-column-value = القيمة
watch-column-how = المصدر
watch-column-probability = الاحتمال
watch-column-visits = الزيارات
watch-column-mean = المتوسط
watch-column-bonus = العلاوة
watch-column-sum = المجموع
watch-column-state = الحالة
watch-number = رقم { $n }
watch-more = { $n ->
    [one] وواحدة غيرها
    [two] واثنتان غيرها
    [few] و{ NUMBER($n) } غيرها
    [many] و{ NUMBER($n) } غيرها
   *[other] و{ NUMBER($n) } غيرها
}
watch-how-searching = قيد البحث
watch-how-cut = مقطوعة
watch-how-table = الجدول
watch-how-evaluator = التقييم
watch-how-rules = القواعد
watch-how-stopped = أُوقفت
watch-how-lower = على الأقل
watch-how-upper = على الأكثر
watch-how-children = الأبناء
watch-state-open = تنتظر
watch-state-expanded = وُسّعت
watch-state-closed = مغلقة
watch-state-goal = الهدف
watch-left-omitted = { $n ->
    [one] تُركت نتيجة نادرة واحدة، احتمالها { $p }.
    [two] تُركت نتيجتان نادرتان، احتمالهما معًا { $p }.
    [few] تُركت { NUMBER($n) } نتائج نادرة، احتمالها معًا { $p }.
    [many] تُركت { NUMBER($n) } نتيجة نادرة، احتمالها معًا { $p }.
   *[other] تُركت { NUMBER($n) } نتيجة نادرة، احتمالها معًا { $p }.
}
watch-left-rejected = { $n ->
    [one] تُركت وضعية تالية واحدة، { $reason }: { $actions }
    [two] تُركت وضعيتان تاليتان، { $reason }: { $actions }
    [few] تُركت { NUMBER($n) } وضعيات تالية، { $reason }: { $actions }
    [many] تُركت { NUMBER($n) } وضعية تالية، { $reason }: { $actions }
   *[other] تُركت { NUMBER($n) } وضعية تالية، { $reason }: { $actions }
}
watch-left-counted = { $n ->
    [one] عقدة واحدة تحتها بُحث فيها وعُدّت فقط.
    [two] عقدتان تحتها بُحث فيهما وعُدّتا فقط.
    [few] { NUMBER($n) } عقد تحتها بُحث فيها وعُدّت فقط.
    [many] { NUMBER($n) } عقدة تحتها بُحث فيها وعُدّت فقط.
   *[other] { NUMBER($n) } عقدة تحتها بُحث فيها وعُدّت فقط.
}
watch-reason-known = لأنها معروفة من قبل
watch-reason-path = لأنها على هذا المسار
watch-reason-bound = لأنها تتجاوز حدّ هذه الجولة
watch-reason-table = لأن الجدول يعرف أنها بُحثت في هذه الجولة
watch-reason-beam = إذ لا مكان في الحزمة
watch-list-open = المفتوحة: تنتظر، الأفضل أولًا
watch-list-closed = المغلقة: انتهت، الأحدث أولًا
watch-list-empty = فارغة

## لماذا هذه الحركة؟

watch-why-move = لماذا اختير { $move }؟ الدور: { $seat }
watch-why-person = { $seat }: ‏{ $move }. كيف يفكّر برنامج هنا؟
watch-back-to-game = عودة إلى المباراة
answer-instead = بدل { $played } يختار البرنامج { $action }.
answer-forced = لا خيار غير { $action }.
answer-only = يختار البرنامج { $action }.
answer-unjudged = يختار البرنامج { $action } من غير أن يذكر كم تساوي الحركات.
answer-below = يلعب البرنامج هنا دون قوّته: كانت قيمة { $better } تساوي { $other }، وقيمة { $action } تساوي { $value }.
answer-wants-small = والقيم الصغيرة هي المطلوبة من وجهة نظر { $seat }.
answer-worth = { $bound ->
        [lower] { $value } فما فوق
        [upper] { $value } فما دون
        [estimate] نحو { $value }
       *[exact] { $value }
    }
answer-close = نتيجة { $action } من وجهة نظر { $seat } هي { $value }. ونتيجة { $other } هي { $near }، وهي أقرب من أن يُعرف أيّهما أفضل.
answer-leading = نتيجة { $action } من وجهة نظر { $seat } هي { $value }. ولا حركة أفضل بين ما قورن من الحركات، غير أن المقارنة لم تشملها كلها.
answer-wins = { $n ->
        [zero] { $action } طريق الفوز لصالح { $seat }.
        [one] { $action } طريق الفوز لصالح { $seat } بعد حركة واحدة.
        [two] { $action } طريق الفوز لصالح { $seat } بعد حركتين.
        [few] { $action } طريق الفوز لصالح { $seat } بعد { $n } حركات.
       *[other] { $action } طريق الفوز لصالح { $seat } بعد { $n } حركة.
    }
answer-loses = كل الحركات خاسرة: { $action } مآله { $value }، ولا حركة غيره تصمد أطول.
answer-largest = نتيجة { $action } هي { $value }، وهي أكبر ما يمكن من وجهة نظر { $seat }.
answer-smallest = نتيجة { $action } هي { $value }، وهي الصغرى، والقيم الصغيرة هي المطلوبة من وجهة نظر { $seat }.
answer-equal = ومثلها نتيجة { $action }.
answer-next = { $bound ->
        [lower] ثم { $action } بقيمة { $value } فما فوق.
        [upper] ثم { $action } بقيمة { $value } فما دون.
       *[exact] ثم { $action } بقيمة { $value }.
    }
answer-sampled = { $n ->
        [zero] لم يُجرَّب { $action } في { $all } مباراة؛ والمتوسط { $mean }.
        [one] جُرّب { $action } مرة واحدة في { $all } مباراة، والمتوسط { $mean }.
        [two] جُرّب { $action } أكثر من غيره: مرتين من { $all } مباراة، والمتوسط { $mean }.
        [few] جُرّب { $action } أكثر من غيره: { $n } مرات من { $all } مباراة، والمتوسط { $mean }.
       *[other] جُرّب { $action } أكثر من غيره: { $n } مرة من { $all } مباراة، والمتوسط { $mean }.
    }
answer-sampled-some = { $n ->
        [zero] لم يُجرَّب { $action } في { $all } مباراة؛ والمتوسط { $mean }.
        [one] جُرّب { $action } مرة واحدة من { $all } مباراة، والمتوسط { $mean }.
        [two] جُرّب { $action } مرتين من { $all } مباراة، والمتوسط { $mean }.
        [few] جُرّب { $action } { $n } مرات من { $all } مباراة، والمتوسط { $mean }.
       *[other] جُرّب { $action } { $n } مرة من { $all } مباراة، والمتوسط { $mean }.
    }
answer-sum = ومجموعها { $value }.
answer-mean-best = { $measure ->
        [sum] ولا حركة غيره مجموعها أفضل.
       *[mean] ولا حركة غيره متوسطها أفضل.
    }
answer-mean-tied = { $measure ->
        [sum] ومجموع { $action } مثله.
       *[mean] ومتوسط { $action } مثله.
    }
answer-mean-close = { $measure ->
        [sum] ومجموع { $action } يساوي { $value }: ومباريات بهذه القلّة لا تبيّن أيّهما أفضل.
       *[mean] ومتوسط { $action } يساوي { $value }: ومباريات بهذه القلّة لا تبيّن أيّهما أفضل.
    }
answer-mean-below = { $measure ->
        [sum] ومجموع { $action } أفضل: { $value }.
       *[mean] ومتوسط { $action } أفضل: { $value }.
    }
answer-mean-leading = ولم تُجرَّب كل الحركات.
answer-puzzle = { $n ->
        [zero] { $action } بداية الطريق إلى الهدف.
        [one] { $action } بداية طريق إلى الهدف من خطوة واحدة.
        [two] { $action } بداية طريق إلى الهدف من خطوتين.
        [few] { $action } بداية طريق إلى الهدف من { $n } خطوات.
       *[other] { $action } بداية طريق إلى الهدف من { $n } خطوة.
    }
