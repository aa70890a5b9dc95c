### المختبر: تجارب تُعدّ وتُلعب في الخلفية، وما أسفرت عنه.

lab-lead = دع الخوارزميات تتبارى، أو تلعب المباريات نفسها، وانظر ماذا يساوي العمق والزمن والذاكرة. مع هوامش الخطأ.
lab-new = تجربة جديدة
lab-all = كل التجارب
lab-earlier = تجاربك
lab-invite = ماذا تريد أن تعرف؟
lab-invite-note = ثلاثة أسئلة للبداية، يملأ كل منها الاستمارة؛ غيّر ما تشاء ثم اضغط «شغّل». تكفي دقيقة.
lab-examples = أسئلة جاهزة
lab-example-depths = أي عمق لألفا-بيتا يستحق زمنه؟
lab-example-depths-note = { $game }: الأعماق من 1 إلى 6 تتبارى فيما بينها
lab-example-tiles = ثلاثة لاعبين في ⁦2048⁩ على البذور نفسها
lab-example-tiles-note = الحظ، والنظر حركة أو حركتين إلى الأمام
lab-example-solvers = ⁦A*⁩ و⁦IDA*⁩ والبحث بالعرض أولًا
lab-example-solvers-note = { $game }: الأحاجي المخلوطة نفسها للثلاثة

## الاستمارة

lab-as = طريقة الإعداد
lab-as-form = بالنموذج
lab-as-file = كملف
lab-file-text = ملف التجربة
lab-file-note = ما يقرؤه الأمر ⁦plyground experiment⁩: كل ما يقوله النموذج، وما لا يستطيع قوله، كأزواج تلتقي في بعض الصيغ فقط.
lab-file-open = افتح ملفًا
lab-line-n = السطر { NUMBER($n) }: { $text }
lab-form-cannot = لا يستطيع النموذج إظهار كل ما في هذا الملف. يمكن تشغيله من هنا كما هو.
lab-form-wrong = يُظهر النموذج الملف حين لا يبقى فيه خطأ.
lab-step-start = اللعبة والوضعيات
lab-game = اللعبة
lab-variant = صيغة القواعد
lab-variant-n = الصيغة { NUMBER($n) }
lab-add-variant = أضف صيغة أخرى
lab-remove-variant = احذف الصيغة { NUMBER($n) }
lab-variants-note = يُلعب كل شيء في كل واحدة منها.
lab-from = من أين تبدأ المباريات
lab-from-start = البداية المعتادة
lab-from-random = افتتاحيات عشوائية
lab-from-scrambled = مخلوطة
lab-from-book = افتتاحيات اللعبة
lab-from-list = قائمة وضعيات
lab-start-note = اللاعبون الذين لا حظّ في لعبهم يكررون من هنا مباراة واحدة؛ اختر لهم افتتاحيات عشوائية.
lab-plies = حركات عشوائية في البداية
lab-plies-note = تُسحب بالبذرة؛ وحيث يُبدَّل الجانبان تبدأ بها المباراتان على السواء.
lab-scramble = حركات عشوائية تخلط الأحجية
lab-scramble-note = تُسحب بالبذرة، وهي نفسها لكل اللاعبين.
lab-book-note =
    { NUMBER($n) ->
        [zero] لا افتتاحيات لهذه اللعبة.
        [one] للعبة افتتاحية واحدة.
        [two] للعبة افتتاحيتان، تُلعب كل منهما مرة قبل أن تتكرر.
        [few] للعبة { NUMBER($n) } افتتاحيات، تُلعب كل منها مرة قبل أن تتكرر.
        [many] للعبة { NUMBER($n) } افتتاحية، تُلعب كل منها مرة قبل أن تتكرر.
       *[other] للعبة { NUMBER($n) } افتتاحية، تُلعب كل منها مرة قبل أن تتكرر.
    }
lab-positions = الوضعيات، واحدة في كل سطر
lab-positions-note = تُستعمل بالتناوب، والأسطر التي تبدأ بعلامة ⁦#⁩ ملاحظات.
lab-position-n = الوضعية { NUMBER($n) }: { $text }
lab-step-players = اللاعبون
lab-step-players-pairs = يلاقي كل منهم الآخرين، بالافتتاحية والرميات نفسها مرتين مع تبديل الجانبين.
lab-step-players-alone = يلعب كل منهم وحده، والبذور واحدة للجميع.
lab-step-players-fixed = يلعب كل زوج كما هو: لا أحد يبدّل جانبه.
lab-pair-n = الزوج { NUMBER($n) }
lab-add-pair = أضف زوجًا
lab-remove-pair = احذف الزوج { NUMBER($n) }
lab-player-n = اللاعب { NUMBER($n) }
lab-name = الاسم في الجداول
lab-naming = الاسم
lab-add-player = إضافة لاعب
lab-remove-player = إزالة اللاعب { NUMBER($n) }
lab-added =
    { NUMBER($n) ->
        [0] كلهم موجودون من قبل.
        [one] أُضيف لاعب واحد.
        [two] أُضيف لاعبان.
        [few] أُضيف { NUMBER($n) } لاعبين.
        [many] أُضيف { NUMBER($n) } لاعبًا.
       *[other] أُضيف { NUMBER($n) } لاعب.
    }
lab-each = لاعب لكل عمق، أو لكل قيمة من أي عدد آخر
lab-each-note = لرسم منحنيات على إعداد ما: لاعب لكل قيمة من قيمه.
lab-each-player = الخوارزمية
lab-each-parameter = الإعداد
lab-each-from = من
lab-each-to = إلى
lab-each-step = الخطوة
lab-each-add = إضافتهم
lab-each-replace = هؤلاء دون غيرهم
lab-each-wrong = ينبغي أن يكون عدد اللاعبين الناتج بين 1 و{ NUMBER($n) }.
lab-step-measures = المباريات والمقاييس
lab-games-pair = مباريات كل زوج
lab-games-pair-note = نصفها مع تبديل الجانبين.
lab-games-each = مباريات كل لاعب
lab-games-each-note = وهي نفسها للجميع.
lab-seed = البذرة
lab-seed-note = البذرة نفسها تعطي المباريات نفسها.
lab-format = من يلاقي من
lab-everybody = الجميع يلاقي الجميع
lab-first = الأول يلاقي الباقين
lab-fixed = أزواج بمقاعد ثابتة
lab-judge = الحكم على كل قرار
lab-judge-note = ينظر لاعب أقوى في كل حركة: نسبة أفضل الاختيارات، والنقاط المفرَّط فيها. وذلك أطول زمنًا.
lab-judge-puzzle = حلّال يجد أقصر طريق: كم خطوة زائدة في حلول الآخرين.
lab-judge-who = الحَكَم
lab-test = التوقف حالما يُحسم الأمر
lab-test-note = اختبار متتابع (SPRT) بين اللاعبَين، وعدد المباريات عندئذ هو الحدّ الأعلى.
lab-elo0 = ليس أقوى: Elo حتى
lab-elo0-note = ما على اللاعب الأول أن يتجاوزه.
lab-elo1 = أقوى: Elo ابتداءً من
lab-elo1-note = كلما تقاربت القيمتان احتاج الأمر إلى مباريات أكثر.
lab-name-experiment = اسم التجربة
lab-name-any = بأسماء لاعبيها
lab-summary = ما الذي سيُلعب
lab-sum = المباريات: { NUMBER($games) }، واللقاءات: { NUMBER($matches) }
lab-not-yet = ثمة ما ليس صحيحًا بعد.
lab-run = شغّل
lab-command = سطر الأوامر لهذه التجربة
lab-command-file = يحتاج إلى الملف أدناه، ففيه كل شيء.
lab-file = حفظ الملف

## كيف حالها

lab-running = تعمل الآن
lab-whole = مكتملة
lab-stopped = حُسمت مبكرًا
lab-unfinished = لم تكتمل
lab-progress = التقدّم
lab-comma = {"، "}
lab-done-of = { NUMBER($done) } من { NUMBER($all) } مباراة
lab-rate = { $n } في الثانية
lab-rate-minute = { $n } في الدقيقة
lab-left = بقي نحو { $time }
lab-minutes = { NUMBER($n) } دقيقة
lab-hours = { NUMBER($n) } ساعة و{ NUMBER($minutes) } دقيقة
lab-go-on = متابعة
lab-stop = إيقاف
lab-change = تغيير وإعادة التشغيل
lab-ended =
    { NUMBER($n) ->
        [zero] انتهت التجربة بلا مباريات.
        [one] انتهت التجربة بمباراة واحدة.
        [two] انتهت التجربة بمباراتين.
        [few] انتهت التجربة بـ{ NUMBER($n) } مباريات.
        [many] انتهت التجربة بـ{ NUMBER($n) } مباراة.
       *[other] انتهت التجربة بـ{ NUMBER($n) } مباراة.
    }
lab-delete-title = أتُحذف هذه التجربة؟
lab-delete-text =
    { NUMBER($n) ->
        [zero] ستزول «{ $title }» نهائيًا.
        [one] ستزول «{ $title }» نهائيًا مع مباراتها الوحيدة.
        [two] ستزول «{ $title }» نهائيًا مع مباراتيها.
        [few] ستزول «{ $title }» نهائيًا مع مبارياتها، وعددها { NUMBER($n) }.
        [many] ستزول «{ $title }» نهائيًا مع مبارياتها، وعددها { NUMBER($n) }.
       *[other] ستزول «{ $title }» نهائيًا مع مبارياتها، وعددها { NUMBER($n) }.
    }
lab-deleted = حُذفت التجربة.

## النتائج

lab-results = النتائج
lab-standings = كيف كان أداء اللاعبين
lab-usual-rules = القواعد المعتادة
lab-player = اللاعب
lab-seat = المقعد
lab-games = المباريات
lab-won = فوز
lab-drawn = تعادل
lab-lost = خسارة
lab-score = النتيجة ٪
lab-score-hint = الحصة من النقاط: الفوز 1 والتعادل ½
lab-elo = Elo
lab-elo-hint = القوة قياسًا إلى الآخرين، ومتوسطهم 0
lab-reached = بلوغ الهدف ٪
lab-reached-hint = حصة المباريات التي بلغت الهدف
lab-points = النقاط
lab-deviation = الانحراف
lab-solved = المحلول
lab-of = { NUMBER($n) } من { NUMBER($all) }
lab-steps = الخطوات
lab-steps-hint = طول الحلول التي وُجدت
lab-length = القرارات
lab-length-hint = قرارات اللاعب في مباراة واحدة
lab-nodes = العقد
lab-time = الزمن
lab-memory = الذاكرة
lab-memory-hint = أقصى ما أخذه بحث واحد
lab-per-decision = للقرار الواحد، في المتوسط
lab-per-puzzle = للأحجية الواحدة، في المتوسط
lab-best = أفضل الاختيارات ٪
lab-best-hint = القرارات التي لم تفرّط في شيء، في نظر الحَكَم
lab-loss = الخسارة
lab-loss-hint = النقاط التي يفرّط فيها القرار الواحد، في نظر الحَكَم
lab-shortest = أقصر الحلول ٪
lab-shortest-hint = الحلول التي تساوي حل الحَكَم طولًا
lab-detour = خطوات زائدة
lab-detour-hint = كم يزيد الحل على حل الحَكَم
lab-tiles = أكبر بلاطة
lab-percent = { $n }٪
lab-cross = من سجّل ماذا أمام من، بالمئة
lab-cross-head = اللاعب
lab-stronger = أقوى باحتمال { $n }٪
lab-test-open = لم يُحسم بعد.
lab-test-h0 = حُسم: ليس اللاعب الأول أقوى بمقدار { $elo } Elo.
lab-test-h1 = حُسم: اللاعب الأول أقوى بأكثر من { $elo } Elo.
lab-test-ratio = عدد أزواج المباريات { NUMBER($n) }، ولوغاريتم نسبة الأرجحية { $ratio }، وينتهي الاختبار عند { $low } و{ $high }.
lab-note-interval = العلامة ± نصف مجال ثقة 95٪.
lab-note-decision = العقد والزمن والخسارة للقرار الواحد.
lab-note-puzzle = العقد والزمن للأحجية الواحدة.
lab-note-seed = البذرة { $seed }.
lab-note-opening =
    { NUMBER($n) ->
        [zero] تبدأ المباريات بلا حركات عشوائية.
        [one] تبدأ المباريات بحركة عشوائية واحدة.
        [two] تبدأ المباريات بحركتين عشوائيتين.
        [few] تبدأ المباريات بـ{ NUMBER($n) } حركات عشوائية.
        [many] تبدأ المباريات بـ{ NUMBER($n) } حركة عشوائية.
       *[other] تبدأ المباريات بـ{ NUMBER($n) } حركة عشوائية.
    }
lab-note-scrambled =
    { NUMBER($n) ->
        [zero] لم تُخلط الأحاجي.
        [one] خُلطت الأحاجي بحركة عشوائية واحدة.
        [two] خُلطت الأحاجي بحركتين عشوائيتين.
        [few] خُلطت الأحاجي بـ{ NUMBER($n) } حركات عشوائية.
        [many] خُلطت الأحاجي بـ{ NUMBER($n) } حركة عشوائية.
       *[other] خُلطت الأحاجي بـ{ NUMBER($n) } حركة عشوائية.
    }
lab-note-book = تبدأ المباريات بافتتاحيات اللعبة، وعددها { NUMBER($n) }، بترتيب عشوائي.
lab-note-positions =
    { NUMBER($n) ->
        [zero] لا وضعيات معطاة.
        [one] تبدأ المباريات من وضعية معطاة واحدة.
        [two] تبدأ المباريات من وضعيتين معطاتين بالتناوب.
        [few] تبدأ المباريات من { NUMBER($n) } وضعيات معطاة بالتناوب.
        [many] تبدأ المباريات من { NUMBER($n) } وضعية معطاة بالتناوب.
       *[other] تبدأ المباريات من { NUMBER($n) } وضعية معطاة بالتناوب.
    }
lab-note-pairs = يُبدَّل الجانبان، بالافتتاحية والرميات نفسها في مباراتي الزوج، ويُعدّ الزوج مشاهدة واحدة.
lab-note-same = البذور واحدة للجميع.
lab-note-judge = حَكَم على القرارات { $player }، والقيم التي تتجاوز ±{ NUMBER($clip) } تُعدّ بهذا القدر.
lab-note-judge-puzzle = قورنت الحلول بحلول { $player }.
lab-kib = { $n } كيبيبايت
lab-mib = { $n } ميبيبايت
lab-gib = { $n } جيبيبايت
lab-bytes = { $n } بايت

## المخططات والمباريات وما تأخذه معك

lab-charts = المخططات
lab-log = لوغاريتمي
lab-games-list = المباريات
lab-no-games = لم تنتهِ أي مباراة بعد.
lab-game-number = الرقم
lab-result = النتيجة
lab-actions = الحركات
lab-open = فتح
lab-open-game = فتح المباراة { $n } في التحليل
lab-pages = صفحات المباريات
lab-page = من { NUMBER($from) } إلى { NUMBER($to) } من أصل { NUMBER($all) }
lab-page-back = مباريات أسبق
lab-page-on = مباريات لاحقة
lab-take = خذها معك
lab-take-note = جداول لتقرير، ومباريات لجدول بيانات أو لحاسوب آخر.
lab-take-md = الجداول (Markdown)
lab-take-csv = المباريات (CSV)
lab-take-decisions = القرارات (CSV)
lab-take-json = النتائج (JSON)
lab-take-jsonl = كل المباريات (JSONL)
lab-take-archive = المباريات ({ $name })
