### الشكاوى: ما الخطأ، وما الصواب. نصوصها الإنكليزية يقولها البرنامج نفسه.

## اللعب

error-game-over = انتهت اللعبة، ولا يمكن لعب شيء بعد الآن.
error-illegal-move = الحركة { $action } غير مسموحة. المسموح هنا: { $legal }.
error-not-an-action = «{ $text }» ليست حركة؛ اكتبها كما تشرح قواعد التدوين في هذه اللعبة.
error-no-piece = لا قطعة لك في تلك الخانة. المسموح هنا: { $legal }.
error-not-a-player = ليس هذا لاعبًا: في وضعية البرجيس يُكتب ⁦1⁩ أو ⁦2⁩، وفي المحاكاة يلزم لاعب لا خوارزمية لحلّ الألغاز.
error-two-winners = وضعية مستحيلة: اللاعبان كلاهما فائز، وأول فوز ينهي اللعبة.
error-no-such-step = لم يبقَ في رمياتك ما يُلعب به { $step }. { $legal ->
        [none] ولا خطوة أخرى ممكنة هنا.
       *[other] يمكنك هنا: { $legal }.
    }
error-no-games = لا مباراة في الملف؛ ملف PDN فيه وسوم مثل ⁦[Black "Ada"]⁩ وحركات مثل ⁦1. 11-15 22-18⁩.
error-unexpected-text = في الوضعية نصّ غير متوقع { $found }؛ المنتظر هنا: { $expected }.
error-column-full = العمود { $column } ممتلئ؛ الأعمدة المفتوحة: { $open }.
error-wrong-row-count = عدد الصفوف لا يوافق هذه الرقعة؛ اكتب صفوفها كلها من الأعلى وافصل بينها بعلامة ⁦/⁩.
error-wrong-row-length = طول الصف { NUMBER($row) } لا يوافق هذه الرقعة؛ اكتب كل خاناته.

## محرّر الوضعيات

error-no-editor = وضعيات هذه اللعبة تُكتب ولا تُرسم.
error-wrong-cell-count = عدد الخانات { NUMBER($found) }، وخانات الرقعة { NUMBER($cells) }؛ اكتبها صفًا صفًا من أعلى اليسار.
error-not-a-cell = لا يقف شيء في الصف { NUMBER($row) } والعمود { NUMBER($column) }؛ ارفع منه «{ $pieces }».
error-unknown-piece = «{ $piece }» في الصف { NUMBER($row) } والعمود { NUMBER($column) } ليست قطعة في هذه اللعبة؛ القطع هي { $known }.
error-crowded-cell = عدد القطع في الصف { NUMBER($row) } والعمود { NUMBER($column) } هو { NUMBER($found) }؛ ولا تسع الخانة أكثر من { NUMBER($most) }.
error-unknown-tray = «{ $tray }» ليس مكانًا تُوضع فيه القطع؛ الأماكن هي { $known }.
error-no-throws = لا رمي في هذه اللعبة؛ احذف «{ $throw }».
error-bad-sketch = ليست هذه رقعة مرسومة: { $why }.

## الألعاب واللاعبون وإعداداتهم

error-unknown-game = لا لعبة باسم «{ $game }»؛ الألعاب هي { $known }.
error-unknown-player = لا لاعب باسم «{ $player }» في هذه اللعبة؛ اختر واحدًا من قائمة لاعبيها.
error-no-player = لم يُذكر لاعب؛ اكتب اسمه، أو اسمه مع إعداداته مثل ⁦minimax:depth=4⁩.
error-variant-too-large = لا يمكن لعب هذه اللعبة بالصيغة { $variant }؛ اختر رقعة أصغر.
error-bad-value = قيمة { $key } غير مقبولة؛ المقبول: { $kind ->
        [whole] { $most ->
            [none] عدد صحيح لا يقلّ عن { NUMBER($least) }
           *[other] عدد صحيح من { NUMBER($least) } إلى { NUMBER($most) }
        }
        [real] عدد من { NUMBER($least) } إلى { NUMBER($most) }
        [time] زمن مثل ⁦500ms⁩ أو ⁦2s⁩ أو ⁦1m⁩
        [size] حجم مثل ⁦64MiB⁩
        [choice] إحدى القيم { $choices }
       *[other] { $expected }
    }.
error-not-a-setting = «{ $text }» ليس إعدادًا؛ اكتب ⁦key=value⁩، أي الاسم ثم = ثم القيمة.
error-key-twice = الإعداد { $key } مذكور مرتين؛ اتركه مرة واحدة.
error-open-quote = علامة اقتباس لم تُغلق في «{ $text }»؛ أغلقها.
error-unknown-key = لا إعداد باسم «{ $key }»؛ الموجود: { $known }.
error-no-weights = دالة التقييم { $eval } لا أوزان لها تُضبط؛ احذف ⁦weights={ $weights }⁩.
error-not-a-weight = «{ $text }» ليس وزنًا؛ تُكتب الأوزان ⁦feature=number⁩، أي السمة ثم = ثم العدد.
error-unknown-feature = لا سمة بهذا الاسم في «{ $text }»؛ راجع أسماء سمات دالة التقييم.
error-bad-weight = الوزن في «{ $text }» خارج المجال المقبول أو ليس عددًا؛ اكتب عددًا أصغر.
error-not-a-puzzle = هذه اللعبة ليست لغزًا يُحلّ؛ استعمل التحليل بدلًا من الحلّ.
error-not-a-solver = هذا اللاعب لا يحلّ الألغاز؛ اختر خوارزمية حلّ مثل ⁦A*⁩.

## الملفات والمباريات المحفوظة

error-cannot-read = تعذّرت قراءة { $file }؛ تأكد من وجوده ومن أنه ملف نصي.
error-cannot-write = تعذّرت الكتابة في { $file }.
error-bad-name = لا يصلح «{ $name }» اسمًا لملف: اكتب اسمًا قصيرًا بلا / ولا \ ولا نقطتين رأسيتين، ولا يبدأ بنقطة.
error-file-exists = الملف { $file } موجود من قبل؛ اختر اسمًا آخر.
error-not-a-game-file = ليس هذا ملف مباراة من Plyground؛ اختر ملفًا صدّرته منه.
error-bad-game-file = السطر { NUMBER($line) } من ملف المباراة غير صحيح؛ الترويسة مثل ⁦key: value⁩ والحركات مثل ⁦one 4⁩.
error-wrong-turn = الحركة رقم { NUMBER($action) } في ملف المباراة ليست لمن عليه الدور.
error-other-result = يذكر ملف المباراة النتيجة { $told }، وهي بحسب القواعد { $result }.
error-other-game = هذه مباراة من لعبة أخرى؛ اختر لعبتها أولًا.
error-no-archive-format = ليس للعبة { $game } صيغة ملفات خاصة بها تُقرأ.
error-several-games = في الملف { $games ->
        [zero] مباريات عدّة
        [one] مباراة واحدة
        [two] مباراتان
        [few] { NUMBER($games) } مباريات
        [many] { NUMBER($games) } مباراة
       *[other] { NUMBER($games) } مباراة
    }، ولا يُتابَع اللعب إلا من ملف فيه مباراة واحدة.
error-unplayable-game = يمكن لعب حركات المباراة حتى الحركة { NUMBER($played) } فقط، وما بعدها لا يمكن لعبه (الباقي: { NUMBER($unread) }؛ السطر { NUMBER($line) } من الملف).
error-unknown-node = لا عقدة برقم { NUMBER($node) } في هذه المباراة.
error-bad-tree = المباراة المحفوظة تالفة: العقدة { NUMBER($node) } في غير مكانها أو مكررة.
error-cannot-open-library = تعذّر فتح مكتبة المباريات { $file }: { $why }.
error-library-failed = تعذّر استعمال مكتبة المباريات: { $why }.
error-bad-trace = ليس هذا تسجيلًا لبحث.
error-trace-format = صيغة هذا التسجيل { $format }، وهذا البرنامج لا يقرؤها.
error-trace-kind = «{ $file }»: يُكتب تسجيل البحث في ملف ⁦.json⁩ أو ⁦.dot⁩ أو ⁦.svg⁩ أو ⁦.html⁩.
error-broken-trace = تسجيل البحث تالف: الحدث { NUMBER($event) } يذكر عقدة غير موجودة.

## التجارب والمقارنات

error-bad-experiment = ملف التجربة غير صحيح؛ راجع مفاتيحه وأعداده.
error-empty-experiment = لا شيء يُلعب في التجربة؛ اذكر الأزواج والصيغ وعدد المباريات.
error-bad-sprt = الاختبار المتتابع غير صحيح؛ اكتب مثلًا ⁦elo0=0,elo1=5⁩، وهو بين لاعبَين في صيغة واحدة.
error-bad-part = «{ $part }» ليس جزءًا؛ اكتب ⁦3/64⁩ للجزء الثالث من ٦٤.
error-bad-positions = ملف الوضعيات { $file } غير صحيح؛ اكتب وضعية في كل سطر.
error-bad-games = السطر { $line }: ليس هذا ملف مباريات تجربة.
error-unknown-experiment = لا توجد تجربة اسمها «{ $experiment }».
error-unknown-figure = ليس للتجربة رسم بهذا الاسم.
error-wrong-game = مباراة لا توافق التجربة: لا يمكن أن تكون قد جرت هكذا.
error-no-library = لا مكتبة في { $file }؛ تُنشأ بالأمر ⁦plyground compare … --library FILE⁩.
error-export-kind = «{ $file }»: لا يدلّ الاسم على ما يُكتب؛ أضف ⁦--format⁩ مع jsonl أو csv أو decisions أو pdn أو markdown أو toml.
error-game-differs = المباراة { $game } موجودة من قبل وهي غير هذه؛ لا يجوز أن تختلف الإعادة إلا في الزمن.
error-needs-yes = سيُحذف { $experiment } مع مبارياته ({ NUMBER($games) })؛ أضف ⁦--yes⁩ لحذفه فعلًا.
error-unknown-play = ليس في { $experiment } مباراة { $game }.
error-cannot-export = تعذّرت كتابة الجدول.
error-no-openings = ليس للعبة { $game } افتتاحات خاصة بها؛ اكتب عدد حركات عشوائية.
error-opening-elsewhere = افتتاحات { $game } من بدايتها فقط؛ لا تذكر وضعية.
error-not-for-two = لعبة { $game } ليست للاعبَين؛ وتجربة الأزواج تحتاج إلى لعبة لاثنين.
error-too-few-players = تحتاج المقارنة إلى لاعبَين على الأقل.
error-unknown-suite = لا مجموعة قياس باسم «{ $suite }».
error-no-sets = لا وضعيات هنا؛ المجموعة ملف أسطره ⁦moves value⁩ لأربعة في صف.
error-unknown-kind = لا نوع مجموعات باسم «{ $kind }»؛ الأنواع: { $known }.
error-cancelled = أُلغي العمل.
error-command-line = أمر غير مفهوم؛ اطلب المساعدة بالخيار ⁦--help⁩.
error-input-ended = انتهى الإدخال بعد حركة لا يمكن لعبها.

## الخادم

error-stale-action = تقدّمت المباراة في هذه الأثناء؛ انظر أين صارت ثم العب.
error-too-many-experiments = التجارب العاملة بلغت الحدّ ({ NUMBER($most) })؛ أوقف واحدة أو انتظر نهايتها.
error-experiment-too-large = التجربة أكبر مما يسمح به هذا الخادم (الحدّ { NUMBER($most) })؛ سطر الأوامر يقبل أي عدد.
error-player-twice = اللاعب { $player } مذكور مرتين.
error-variant-twice = الصيغة { $variant } مذكورة مرتين.
error-unknown-chart = لا مخطط باسم «{ $chart }»؛ المخططات هي { $known }.
error-too-many-jobs = عمليات البحث المنتظرة كثيرة (الحدّ { NUMBER($most) })؛ أعد المحاولة بعد لحظة.
error-too-many-listeners = ألسنة المتصفّح المفتوحة كثيرة (الحدّ { NUMBER($most) })؛ أغلق بعضها.
error-closing = الخادم على وشك التوقف.
error-server-busy = الخادم مشغول الآن؛ أعد المحاولة بعد قليل.
error-body-too-slow = لم يصل الطلب كاملًا في الوقت المحدد؛ أعد المحاولة.
error-took-too-long = لم يُنجز الطلب في الوقت المحدد؛ أعد المحاولة.
error-unknown-session = لا مباراة باسم { $session }؛ لعلّها حُذفت.
error-unknown-trace = لم يعد تسجيل البحث { $trace } هنا؛ لا يبقى من غير المحفوظ إلا الأحدث، فسجّل البحث من جديد.
error-traces-full = بلغت تسجيلات البحث المحفوظة حدّها ({ NUMBER($most) } ميبيبايت)؛ احذف بعضها أولًا.
error-too-many-events = في هذا التسجيل أحداث أكثر من اللازم؛ المسموح { NUMBER($most) } تقريبًا.
error-events-out-of-range = يُسجَّل من { NUMBER($least) } إلى { NUMBER($most) } حدث، لا أقلّ ولا أكثر.
error-nobody-chose = لم يختر أحد هذه الحركة، فهي البداية أو رمية حظ؛ اسأل عن حركة لاعب.
error-unknown-job = لا عمل باسم { $job }؛ لا تُحفظ إلا الأعمال الأخيرة.
error-unknown-ply = لا موضع بعد الحركة { NUMBER($ply) }؛ عدد حركات هذا المسار { NUMBER($most) }.
error-unknown-format = لا تُكتب هذه اللعبة بصيغة «{ $format }»؛ الصيغ هي { $known }.
error-unknown-language = لا لغة باسم «{ $language }»؛ اللغات هي { $known }.
error-game-too-long = بلغت المباراة مع تفريعاتها الحدّ { NUMBER($most) }؛ ابدأ مباراة جديدة من هنا.
error-library-full = في المكتبة أقصى عدد من المباريات ({ NUMBER($most) })؛ احذف بعضها أولًا.
error-damaged-game = المباراة المحفوظة { $session } تالفة ولا يمكن استعادتها: { $why }.
error-seed-too-large = البذرة أكبر من اللازم؛ أقصاها { $most }.
error-wrong-number-of-players = عدد اللاعبين لا يوافق عدد المقاعد، وهو { NUMBER($seats) }.
error-bad-dice = يرمي البرنامج (⁦program⁩) أو الشخص (⁦person⁩)، لا «{ $dice }».
error-chance-decides = الدور للحظ، لا للاعب؛ ارمِ أو أدخل ما وقع.
error-not-chance = ليس الدور للحظ الآن، بل للاعب.
error-no-steps = لا يُدخل شيء هنا خطوة خطوة؛ العب حركة كاملة.
error-seat-is-human = في هذا المقعد إنسان؛ اختر لاعبًا يلعب عنه.
error-memory-ceiling = الذاكرة المطلوبة في { $key } أكثر مما يعطيه الخادم لبحث واحد: { NUMBER($asked) } ميبيبايت، والمسموح { NUMBER($most) }.
error-bad-request = لم يفهم الخادم هذا الطلب.
error-bad-json = ليس نص الطلب JSON صحيحًا: { $why }.
error-bad-query = لم يفهم الخادم العنوان: { $why }.
error-not-json = يجب أن يُرسل الطلب بصيغة JSON.
error-body-too-large = الطلب أكبر من اللازم؛ أقصاه { NUMBER($most) } بايت.
error-body-cut-off = انقطع الطلب قبل آخره؛ أعد المحاولة.
error-not-found = لا شيء بهذا الاسم؛ الأسماء حروف لاتينية وأرقام وشَرْطات.
error-unknown-address = لا شيء عند العنوان { $path }.
error-unknown-page = لا صفحة عند { $path }.
error-wrong-method = هذا العنوان لا يقبل { $method }.
error-address-too-long = العنوان أطول من اللازم؛ أقصاه { NUMBER($most) } بايت.
error-foreign-host = ليس هذا الخادم { $host }؛ افتحه بالعنوان الذي طبعه عند تشغيله.
error-foreign-origin = لا يحق لصفحة من { $origin } استعمال هذا الخادم.
error-no-data-folder = لا مجلد لحفظ مبارياتك؛ اختر ملفًا بالخيار ⁦--library FILE⁩.
error-cannot-start = تعذّر تشغيل الخادم.
error-internal-error = حدث خطأ داخل البرنامج؛ في سجلّه تفاصيل أكثر.
error-cannot-listen = تعذّر الاستماع عند { $host } والمنفذ { $port }؛ اختر غيرهما بالخيارين ⁦--host⁩ و⁦--port⁩.
error-nothing-found = لم يجد اللاعب شيئًا قبل أن يُوقَف.
error-other-answers = لا يمكن متابعة الملف { $file }: فيه إجابات أخرى.
error-no-such-game = لا توجد في الملف مباراة رقم { $number }؛ عدد المباريات فيه { $games }.
error-nothing-played = لم يقرّر أحد شيئًا في هذه المباراة بعد؛ فلا شيء يُراجَع.
error-other-book = الملف { $file } لكتاب آخر؛ احذفه أو اختر اسمًا آخر.
error-no-file = أين يُكتب الكتاب؟ ⁦--out FILE⁩، أو ⁦--keep⁩ حيث يبحث اللاعبون.
error-no-distances = لا توجد جداول مسافات حين يكون n = { $n }.
error-no-tables = لا جداول للعبة { $game }؛ الجداول متاحة للألعاب: { $known }.
error-no-pairings = في الصفحة جداول لأزواج من اللاعبين يلزم كلٌّ منهم مقعده، وليس في هذه التجربة أزواج كهذه.
error-no-marks = ليس في الصفحة السطران اللذان توضع الجداول بينهما.
error-bad-study = تعذّرت قراءة ملف مباريات الدراسة أو كتابته.
error-bad-network = الملف ⁦{ $file }⁩ ليس شبكة يمكن استعمالها: ⁦{ $error }⁩
error-no-memory = لا تكفي الذاكرة لشبكة بهذا الحجم (⁦{ $bytes }⁩ بايت)؛ اختر شبكة أصغر.
error-no-training = لا يمكن تعلّم هذه اللعبة أو هذا الشكل منها (⁦{ $game }⁩) بعد.
error-other-network = الملف ⁦{ $file }⁩ شبكة لـ⁦{ $found }⁩ لا لـ⁦{ $asked }⁩.
error-packed-network = الملف ⁦{ $file }⁩ شبكة مضغوطة لا تتعلّم بعد الآن؛ تابع بالشبكة التي صُنعت منها.
error-unknown-network = لا توجد شبكة باسم ⁦{ $network }⁩؛ الموجود: ⁦{ $known }⁩.
