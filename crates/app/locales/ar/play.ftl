# اللعب والتحليل: شاشة المباراة وأدواتها وتبويباتها ورسائلها وقيمها.

## الأدوات

play-tools = الأدوات
play-new = مباراة جديدة
play-undo = تراجع
play-redo = إعادة
play-hint = تلميح
play-values = القيم
play-flip = قلب الرقعة
play-edit = تحرير
play-analyse = تحليل
play-share = مشاركة
play-export = تصدير
play-import = استيراد
analyse-title = { $game }: تحليل
analyse-play-from-here = اللعب من هنا

## المفاتيح كما تسردها المساعدة

play-keys = اللعب والتحليل
key-slide = إزاحة البلاطات
key-one-back = حركة إلى الخلف
key-one-forward = حركة إلى الأمام
key-to-start = إلى البداية
key-to-end = إلى آخر حركة
key-undo = التراجع عن حركة
key-redo = إعادة ما تراجعت عنه
key-hint = تلميح؛ ومع الضغط المستمر: القيم ما دمت تضغط
key-values = إظهار قيم كل الحركات أو إخفاؤها
key-flip = قلب الرقعة
key-edit = تحرير الوضعية
key-new = مباراة جديدة

## من يلعب

play-change-player = تغيير من يلعب في مقعد { $seat }
play-apply = استعمال هذا اللاعب
play-to-move = صاحب الدور
play-to-throw = صاحب الرمية
play-thinking = يفكّر…
play-nodes = الوضعيات: { $nodes }
play-stop-thinking = إيقاف
play-thinking-cancelled = توقّف التفكير. اختر «تابع من هنا» ليفكّر البرنامج من جديد.
play-chance = الحظ
play-score = النقاط
play-milestone = أكبر بلاطة
play-moves-made = الحركات
play-pieces = القطع

## ما حدث وما سيأتي

play-did = { $who }: { $action }
say-column = العمود { $n }
say-tile = بلاطة { $tile } في الصف { $row }، العمود { $column }
play-turn = الدور: { $seat }
play-throws = الرمية: { $seat }
play-your-move = دورك
play-your-turn = دورك ({ $seat })
play-program-turn = دور البرنامج
play-program-waits = البرنامج ({ $seat }) ينتظر حتى تتابع
play-not-your-turn = ليس دورك هنا.
play-stuck-piece = لا يمكن تحريك هذه القطعة الآن.
play-stuck-piece-jump = لا يمكن تحريك هذه القطعة الآن: القفز واجب.
play-chance-next = الدور للحظ
play-choose-outcome = اختر ما يفعله الحظ
play-at-start = بداية المباراة
play-at-move = الحركة { $n }: { $move }
play-stale = تقدّمت المباراة في نافذة أخرى؛ وهذا ما صارت إليه.
play-hint-chosen = يختار لاعب التلميحات { $action }، ولا يذكر كم يساوي
play-hint-says = الأفضل { $action }: { $value }
play-hint-close = تتقدم الحركة { $action }: { $value }. والفرق بينها وبين { $other } أصغر من أن يُحسم
play-hint-leading = { $action } هي الأفضل بين ما قورن: { $value }
play-hint-ahead = تتقدم الحركة { $action }: { $value }
play-new-milestone = أكبر بلاطة جديدة: { $n }
play-board-area = الرقعة
play-board-label = رقعة { $game }

## النهاية

play-over = انتهت المباراة
play-won = الفائز: { $seat } ({ $player }).
play-won-free = الفائز: { $seat }.
play-drawn = تعادل.
play-drawn-repetition = تعادل: جاءت هذه الوضعية للمرة الثالثة.
play-drawn-quiet = تعادل: حركات كثيرة بلا أخذ ولا تغيير دائم.
play-won-alone = تحقق الهدف، والنقاط { $score }.
play-reached-tile = بُلغت البلاطة { $tile }، والنقاط { $score }.
play-lost-alone = لم تبقَ حركة قبل بلوغ الهدف؛ والنقاط { $score }.
play-stuck-tile = انسدّت الرقعة عند { $tile } قبل بلوغ الهدف؛ والنقاط { $score }.
play-ended-score = لم تبقَ حركة. النقاط النهائية: { $score }.
play-ended-tile = انسدّت الرقعة عند { $tile }. النقاط النهائية: { $score }.
play-solved = { $n ->
        [zero] حُلّ اللغز بلا حركات.
        [one] حُلّ اللغز بحركة واحدة.
        [two] حُلّ اللغز بحركتين.
        [few] حُلّ اللغز في { $n } حركات.
        [many] حُلّ اللغز في { $n } حركة.
       *[other] حُلّ اللغز في { $n } حركة.
    }
play-stuck = لم تبقَ حركة، ولم يتحقق الهدف.
play-new-game = مباراة جديدة
play-analyse-game = تحليل هذه المباراة

## التنقّل والتشغيل والخطو

play-to-start = إلى البداية
play-one-back = حركة إلى الخلف
play-one-forward = حركة إلى الأمام
play-to-end = إلى آخر حركة
play-run = تشغيل
play-pause = إيقاف مؤقت
play-step = خطوة
play-go-on = تابع من هنا
play-speed = السرعة
play-speed-value = { $n ->
        [zero] بلا حركة
        [one] حركة في الثانية
        [two] حركتان في الثانية
        [few] { $n } حركات في الثانية
        [many] { $n } حركة في الثانية
       *[other] { $n } حركة في الثانية
    }
play-speed-full = بأقصى سرعة

## التبويبات

play-tabs = عن هذه المباراة
play-tab-moves = الحركات
play-tab-hints = التلميحات
play-tab-engine = المحرّك
play-tab-rules = القواعد

## الحركات

play-start-position = البداية
play-no-moves = لم تُلعب أي حركة بعد.
play-show-all-moves = عرض كل الحركات ({ $n })
play-move-label = { $n }، { $who }: { $action }

## التلميحات

play-hint-rank = الترتيب
play-hint-rank-short = #
play-hint-move = الحركة
play-hint-value = القيمة
play-hint-difference = الفرق عن الأفضل
play-hint-difference-short = Δ
play-hint-depth = العمق
play-hint-nodes = الوضعيات
play-hint-line = المسار المتوقع
play-hints-caption = كل حركة مسموحة وقيمتها وعمقها ومسارها المتوقع، الأفضل أولًا
play-hints-how = الوقوف على حركة يعرضها على الرقعة؛ ويلعبها Enter أو نقرة ثانية.
play-hints-show-all = عرض كل الحركات ({ $n })
play-hints-left-out = أفضل { $n } حركة من أصل { $all }؛ ولا واحدة من الباقي أفضل منها.
play-hints-outdated = { $n ->
        [one] حركة أخرى قُيّمت بعمق أقل، فلا تصح مقارنتها.
        [two] حركتان أخريان قُيّمتا بعمق أقل، فلا تصح مقارنتهما.
        [few] { $n } حركات أخرى قُيّمت بعمق أقل، فلا تصح مقارنتها.
       *[other] { $n } حركة أخرى قُيّمت بعمق أقل، فلا تصح مقارنتها.
    }
play-hints-summary = العمق { $depth }، الوضعيات { $nodes }، الزمن { $time }
play-hints-thinking-nodes = يفكّر… الوضعيات: { $n }
play-values-thinking = يفكّر…
play-hints-wait = تأتي التلميحات حين يكون الدور لك.
play-hints-chance = الدور للحظ؛ وتأتي التلميحات بعده.
play-hints-over = انتهت المباراة.
play-try-again = أعد المحاولة
play-hint-by = التلميحات من
play-hint-player = من يعطي التلميحات
play-hint-player-change = تغيير
play-hint-seconds = زمن التلميح
play-tone-best = الأفضل
play-tone-good = جيدة
play-tone-even = متوسطة
play-tone-bad = سيئة

## المحرّك

play-engine-thinking = يفكّر الآن
play-engine-hints-thinking = يقيّم كل الحركات
play-engine-solving = يحلّ
play-engine-hints = التلميحات
play-engine-last = آخر حركة
play-engine-solution = الحلّ
play-engine-nothing = لم يفكّر أي برنامج في هذه المباراة بعد.
play-engine-value = القيمة
play-engine-cost = الخطوات
play-engine-nodes = الوضعيات
play-engine-leaves = الأوراق
play-engine-cutoffs = عمليات القطع
play-engine-depth = العمق
play-engine-time = الزمن
play-engine-speed = السرعة
play-engine-stopped = سبب التوقف
play-per-second = { $n } في الثانية
play-seconds = { $n } ثانية
play-milliseconds = { $n } ملّي ثانية
play-microseconds = { $n } ميكرو ثانية
stopped-complete = بلغ البحث نهايته
stopped-depth = بلغ البحث العمق المحدّد
stopped-nodes = بلغ البحث عدد الوضعيات المحدّد
stopped-time = انتهى الزمن
stopped-memory = امتلأت الذاكرة
stopped-cancelled = أُوقف

## القواعد

play-rules-variant = الصيغة
play-rules-positions = كيف تُكتب الوضعيات
play-rules-actions = كيف تُكتب الحركات
play-rules-shortcuts = المفاتيح على هذه الرقعة
play-rules-by = حركة يلعبها
play-rules-keys = كل المفاتيح
play-rules-keys-text = تسرد المساعدة كل مفاتيح هذه الشاشة:

## الرميات والبلاطات والخطوات

play-dice = من يرمي
play-dice-program = ارمِ عني
play-dice-person = أُدخلها بنفسي
play-place = من يضع البلاطات الجديدة
play-place-program = ضعها عني
play-place-person = أضعها بنفسي
play-chance-panel = الحظ
play-steps-panel = دورك، خطوة خطوة
play-roll = ليقرّر الحظ
play-which-throw = ماذا كانت الرمية؟
play-thrown = الرميات:
play-place-tile = اختر خانة للبلاطة الجديدة.
play-left = الباقي للعب:
play-steps-so-far = ما لُعب حتى الآن:
play-next-steps = الخطوة التالية
play-step-enter = إدخال قطعة
play-step-home = إيصال قطعة إلى المطبخ
play-step-from-to = من { $from } إلى { $to }
play-only-pass = لا خطوة يمكن لعبها.
play-listed-moves = الحركات
play-step-back = التراجع عن الخطوة
play-finish = تمّ
play-show-all-choices = عرض الكل ({ $n })

## الألغاز

play-puzzle-panel = الحلّ
play-next-step-button = عرض الخطوة التالية
play-play-next-step = لعب هذه الخطوة
play-solve-and-watch = حلّ ومشاهدة
play-solving = جارٍ الحلّ…
play-solving-nodes = يحلّ… الوضعيات: { $n }
play-proving = يواصل البحث عن طريقٍ أقصر…
play-next-step = التالية: { $action }؛ الباقي { $n }، وربما يوجد طريق أقصر.
play-next-step-optimal = التالية: { $action }؛ الباقي { $n }، ولا طريق أقصر.
play-plan = { $n ->
        [zero] بُلغ الهدف.
        [one] خطوة واحدة إلى الهدف.
        [two] خطوتان إلى الهدف، وربما يوجد طريق أقصر.
        [few] { $n } خطوات إلى الهدف، وربما يوجد طريق أقصر.
        [many] { $n } خطوة إلى الهدف، وربما يوجد طريق أقصر.
       *[other] { $n } خطوة إلى الهدف، وربما يوجد طريق أقصر.
    }
play-plan-optimal = { $n ->
        [zero] بُلغ الهدف.
        [one] خطوة واحدة إلى الهدف، ولا طريق أقصر.
        [two] خطوتان إلى الهدف، ولا طريق أقصر.
        [few] { $n } خطوات إلى الهدف، ولا طريق أقصر.
        [many] { $n } خطوة إلى الهدف، ولا طريق أقصر.
       *[other] { $n } خطوة إلى الهدف، ولا طريق أقصر.
    }
play-no-solution = لا طريق إلى الهدف من هنا.
play-solution-not-found = لم يُعثر على طريق ضمن الحدود. قد يجده لاعب آخر: انظر التلميحات.
play-measuring = جارٍ حساب طول أقصر حلّ…
play-shortest = أقصر حلّ عدد حركاته { $n }.
play-known-way = يُعرف حلّ عدد حركاته { $n }.

## مباراة جديدة

play-new-title = مباراة جديدة: { $game }
play-quick = اختيارات سريعة
play-quick-level = أنت ضد المستوى { $n }
play-quick-second = لك { $seat }
play-quick-people = شخصان
play-quick-programs = برنامجان
play-quick-alone = أنت تلعب
play-quick-watch = مشاهدة برنامج
play-seed = البذرة
play-seed-note = البذرة نفسها مع الحركات نفسها تعطي المباراة نفسها.
play-seed-any = أيّ بذرة
play-seed-wrong = البذرة عدد صحيح لا يقل عن الصفر.
play-start-game = ابدأ المباراة

## القيم بالكلمات

value-unknown = غير معروفة
value-even = متعادلة
value-even-chance = { $p } لكل طرف
value-for = { $v } لصالح { $seat }
value-percent-for = { $p } من النقاط لصالح { $seat }
value-about-percent-for = نحو { $p } لصالح { $seat }
value-chance = احتمال بلوغ الهدف { $p }
value-expected = التقييم { $v }
value-best = الأفضل، { $v }
value-wins = فوز { $seat }
value-wins-in = { $n ->
        [zero] فوز { $seat }
        [one] فوز { $seat } بحركة واحدة
        [two] فوز { $seat } بحركتين
        [few] فوز { $seat } في { $n } حركات
        [many] فوز { $seat } في { $n } حركة
       *[other] فوز { $seat } في { $n } حركة
    }
value-reaches-goal = { $n ->
        [one] يبلغ الهدف بعد حركة واحدة
        [two] يبلغ الهدف بعد حركتين
        [few] يبلغ الهدف بعد { $n } حركات
       *[other] يبلغ الهدف بعد { $n } حركة
    }
value-loses = { $n ->
        [one] تنسدّ الرقعة بعد حركة واحدة
        [two] تنسدّ الرقعة بعد حركتين
        [few] تنسدّ الرقعة بعد { $n } حركات
       *[other] تنسدّ الرقعة بعد { $n } حركة
    }
value-or-sooner = { $v } أو قبل ذلك
value-at-best = { $v } في أحسن الأحوال
value-at-worst = { $v } في أسوأ الأحوال
value-perhaps = ربما { $v }
value-steps = { $n ->
        [0] عند الهدف
        [one] خطوة واحدة إلى الهدف
        [two] خطوتان إلى الهدف
        [few] { $n } خطوات إلى الهدف
        [many] { $n } خطوة إلى الهدف
       *[other] { $n } خطوة إلى الهدف
    }
value-steps-perhaps = ربما { $n } من الخطوات إلى الهدف
value-cell-steps = { $n ->
        [zero] لا خطوات
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $n } خطوات
        [many] { $n } خطوة
       *[other] { $n } خطوة
    }
value-mark-win = ف{ $n }‏
value-mark-loss = خ{ $n }‏
value-mark-perhaps = { $v }؟
value-mark-million = ‏{ $n }م
value-mark-thousand = ‏{ $n } ألف
value-later = أبعد بـ{ $n }‏
value-sooner = أقرب بـ{ $n }‏
play-eval-title = { $share } لصالح { $seat }

## سطر الأوامر

command-title = أمر
command-run = نفّذ
command-log = الأجوبة
command-line = { $command }: { $does }
command-board = الرقعة بالكلمات
command-last = آخر حركة
command-legal = ما يمكن لعبه
command-eval = قيمة الوضعية
command-best = أفضل حركة
command-play = لعب الحركة ⁦X⁩؛ والحركة وحدها تُلعب أيضًا
command-throw = الحظ يفعل ⁦X⁩؛ وبلا ⁦X⁩ تُرمى عنك
command-undo = تراجع
command-redo = إعادة ما تراجعت عنه
command-help = هذه القائمة
command-unknown = لا أمر باسم «{ $word }»؛ والأمر ⁦help⁩ يسردها كلها.
command-play-what = قل أيّ حركة: ⁦play X⁩. والأمر ⁦legal⁩ يسرد الحركات.
command-chance-first = الحظ أولًا: ⁦throw⁩ أو ⁦throw X⁩.
command-no-throw = لا شيء يُرمى الآن.
command-nothing-to-undo = لا شيء يُتراجع عنه.
command-nothing-to-redo = لا شيء يُعاد.
command-best-answer = { $action }: { $value }
command-board-line = { $name }: { $where }
command-board-empty = الرقعة فارغة.
command-legal-more = { $list } و{ $n } غيرها
command-comma = { "، " }
command-semicolon = { "؛ " }

## التصدير والمشاركة

export-txt = السجلّ (نص)
export-moves = الحركات وحدها (نص)
export-json = السجلّ (JSON)
export-archive = ملف { $name }
export-svg = صورة الرقعة (SVG)
export-failed = تعذّر حفظ المباراة.
share-title = مشاركة هذه الوضعية

## التحليل

position-title = الوضعية
position-show = عرض هذه الوضعية
graph-stop = إيقاف
graph-progress = قُيّم { $n } من { $total }
graph-label = القيمة عبر الوضعيات (عددها { $n })، واللاعب الأول في الأعلى
graph-table = الشيء نفسه في جدول
graph-column-move = الرقم
graph-column-who = اللاعب
graph-column-played = ما لُعب
graph-column-value = القيمة قبلها
graph-column-better = الأفضل
play-review-failed = تعذّر تقييم المباراة إلى آخرها.
