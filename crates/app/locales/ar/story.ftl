# البحث محكيًّا في جمل، جملة لكل حدث. القيم من وجهة نظر اللاعب الأول، و$node أحد الأسماء التالية.

story-start = لم يُبحث شيء بعد. كل خطوة تُظهر أمرًا واحدًا مما يفعله البحث.

## أسماء العقد، والقيم داخل الجملة

story-root = عقدة الجذر
story-start-end = البداية
story-goal-end = وضعية الهدف
story-node = الوضعية بعد { $action }
story-node-before = الوضعية قبل { $action }
story-move = الحركة { $action }
story-outcome = النتيجة { $action }
story-role = ‏{ $seat } ({ $role })
story-value = القيمة { $value }
story-win = { value-wins }
story-win-in = { value-wins-in }
story-reach = { $n ->
        [zero] بلوغ الهدف
        [one] بلوغ الهدف بعد حركة واحدة
        [two] بلوغ الهدف بعد حركتين
        [few] بلوغ الهدف بعد { $n } حركات
       *[other] بلوغ الهدف بعد { $n } حركة
    }
story-stuck = { $n ->
        [zero] انسداد الرقعة
        [one] انسداد الرقعة بعد حركة واحدة
        [two] انسداد الرقعة بعد حركتين
        [few] انسداد الرقعة بعد { $n } حركات
       *[other] انسداد الرقعة بعد { $n } حركة
    }
story-cost = g = { $g }
story-cost-sum = f = g + h = { $g } + { $h } = { $f }

## النظر في عقدة

story-enter-max = ننظر في { $node }: الاختيار هنا بيد { $seat }، والمطلوب أكبر قيمة.
story-enter-min = ننظر في { $node }: الاختيار هنا بيد { $seat }، والمطلوب أصغر قيمة.
story-enter-chance = ننظر في { $node }: القرار هنا للحظ، فيؤخذ متوسط النتائج.
story-enter-chance-end = ننظر في { $node }: القرار هنا للحظ.
story-enter-over = ننظر في { $node }: انتهت اللعبة هناك.
story-again = وهذا بحث آخر فيها.
story-likely = احتمالها { $p }.
story-depth = { $n ->
        [0] بلغنا حدّ العمق.
        [one] بقيت حركة واحدة من العمق.
        [two] بقيت حركتان من العمق.
        [few] بقيت { $n } حركات من العمق.
       *[other] بقيت { $n } حركة من العمق.
    }
# In a tree that somebody typed: how far it goes on below the node.
story-depth-tree = { $n ->
        [0] لا حركة تحتها.
        [one] تحتها في الشجرة حركة واحدة بعد.
        [two] تحتها في الشجرة حركتان بعد.
        [few] تحتها في الشجرة { $n } حركات بعد.
       *[other] تحتها في الشجرة { $n } حركة بعد.
    }
story-window = لا تهمّ إلا القيم بين { $alpha } و{ $beta }.
story-window-above = لا تهمّ إلا القيم الأكبر من { $alpha }.
story-window-below = لا تهمّ إلا القيم الأصغر من { $beta }.
story-window-null = السؤال الوحيد: هل القيمة أكبر من { $alpha }؟

## عودة قيمة

story-child-first = عدنا إلى { $node }: نتيجة { $action } هي { $value }، وهذا أول ما عاد إلى هنا.
story-child-better = عدنا إلى { $node }: نتيجة { $action } هي { $value }، وهذا من وجهة نظر { $seat } أفضل من { $was }.
story-child-worse = عدنا إلى { $node }: نتيجة { $action } هي { $value }، والأفضل من وجهة نظر { $seat } يبقى { $best }.
story-child-chance = عدنا إلى { $node }: { $action } احتمالها { $p } وتعطي { $value }؛ ومتوسط ما عاد من النتائج حتى الآن، ومجموع احتمالها { $covered }، هو { $best }.
story-child-sum = عدنا إلى { $node }: { $action } تعطي { $value }، والمجموع حتى الآن { $best }.

## القطع

story-cut-max = { $how ->
        [tie] قطع بيتا، والحال تساوٍ: { $role } يريد القيم الصغيرة، وعنده { $limit } من قبل بفضل { $by }. وبعد { $action } ينال { $seat } القيمة { $value } فما فوق، وليس في هذا ما هو أفضل من { $limit }، فلا يخسر { $other } شيئًا إن لم يلعب { $action } أبدًا.
        [tie-decided] قطع بيتا، والحال تساوٍ: { $role } يريد القيم الصغيرة، وعنده { $limit } من قبل بفضل { $by }. وبعد { $action } ينال { $seat } هذا أو أفضل منه: { $value }، وليس في هذا ما هو أفضل مما عند { $other }، فلا يخسر { $other } شيئًا إن لم يلعب { $action } أبدًا.
        [decided] قطع بيتا: { $role } يريد القيم الصغيرة، وعنده { $limit } من قبل بفضل { $by }. وبعد { $action } ينال { $seat } هذا أو أفضل منه: { $value }، فلن يلعب { $other } ‏{ $action } أبدًا.
       *[number] قطع بيتا: { $role } يريد القيم الصغيرة، وعنده { $limit } من قبل بفضل { $by }. وبعد { $action } ينال { $seat } القيمة { $value } فما فوق، فلن يلعب { $other } ‏{ $action } أبدًا.
    } { story-skipped }
story-cut-min = { $how ->
        [tie] قطع ألفا، والحال تساوٍ: { $role } يريد القيم الكبيرة، وعنده { $limit } من قبل بفضل { $by }. وبعد { $action } ينال { $seat } القيمة { $value } فما دون، وليس في هذا ما هو أفضل من { $limit }، فلا يخسر { $other } شيئًا إن لم يلعب { $action } أبدًا.
        [tie-decided] قطع ألفا، والحال تساوٍ: { $role } يريد القيم الكبيرة، وعنده { $limit } من قبل بفضل { $by }. وبعد { $action } ينال { $seat } هذا أو أفضل منه: { $value }، وليس في هذا ما هو أفضل مما عند { $other }، فلا يخسر { $other } شيئًا إن لم يلعب { $action } أبدًا.
        [decided] قطع ألفا: { $role } يريد القيم الكبيرة، وعنده { $limit } من قبل بفضل { $by }. وبعد { $action } ينال { $seat } هذا أو أفضل منه: { $value }، فلن يلعب { $other } ‏{ $action } أبدًا.
       *[number] قطع ألفا: { $role } يريد القيم الكبيرة، وعنده { $limit } من قبل بفضل { $by }. وبعد { $action } ينال { $seat } القيمة { $value } فما دون، فلن يلعب { $other } ‏{ $action } أبدًا.
    } { story-skipped }
story-cut-max-deep = { $how ->
        [tie] قطع بيتا، والحال تساوٍ: { $role } يريد القيم الصغيرة، وعنده { $limit } من قبل بفضل { $by } عند { $node }. وعند { $here } ينال { $seat } القيمة { $value } فما فوق، وليس في هذا ما هو أفضل من { $limit }، فلا يخسر { $other } شيئًا إن حاد عن هذا الطريق قبل ذلك.
        [tie-decided] قطع بيتا، والحال تساوٍ: { $role } يريد القيم الصغيرة، وعنده { $limit } من قبل بفضل { $by } عند { $node }. وعند { $here } ينال { $seat } هذا أو أفضل منه: { $value }، وليس في هذا ما هو أفضل مما عند { $other }، فلا يخسر { $other } شيئًا إن حاد عن هذا الطريق قبل ذلك.
        [decided] قطع بيتا: { $role } يريد القيم الصغيرة، وعنده { $limit } من قبل بفضل { $by } عند { $node }. وعند { $here } ينال { $seat } هذا أو أفضل منه: { $value }، فيحيد { $other } قبل ذلك، ولا يصل اللعب إلى هنا أبدًا.
       *[number] قطع بيتا: { $role } يريد القيم الصغيرة، وعنده { $limit } من قبل بفضل { $by } عند { $node }. وعند { $here } ينال { $seat } القيمة { $value } فما فوق، فيحيد { $other } قبل ذلك، ولا يصل اللعب إلى هنا أبدًا.
    } { story-skipped }
story-cut-min-deep = { $how ->
        [tie] قطع ألفا، والحال تساوٍ: { $role } يريد القيم الكبيرة، وعنده { $limit } من قبل بفضل { $by } عند { $node }. وعند { $here } ينال { $seat } القيمة { $value } فما دون، وليس في هذا ما هو أفضل من { $limit }، فلا يخسر { $other } شيئًا إن حاد عن هذا الطريق قبل ذلك.
        [tie-decided] قطع ألفا، والحال تساوٍ: { $role } يريد القيم الكبيرة، وعنده { $limit } من قبل بفضل { $by } عند { $node }. وعند { $here } ينال { $seat } هذا أو أفضل منه: { $value }، وليس في هذا ما هو أفضل مما عند { $other }، فلا يخسر { $other } شيئًا إن حاد عن هذا الطريق قبل ذلك.
        [decided] قطع ألفا: { $role } يريد القيم الكبيرة، وعنده { $limit } من قبل بفضل { $by } عند { $node }. وعند { $here } ينال { $seat } هذا أو أفضل منه: { $value }، فيحيد { $other } قبل ذلك، ولا يصل اللعب إلى هنا أبدًا.
       *[number] قطع ألفا: { $role } يريد القيم الكبيرة، وعنده { $limit } من قبل بفضل { $by } عند { $node }. وعند { $here } ينال { $seat } القيمة { $value } فما دون، فيحيد { $other } قبل ذلك، ولا يصل اللعب إلى هنا أبدًا.
    } { story-skipped }
story-skipped = { $n ->
        [zero] ولم تبقَ حركة تُترك.
        [one] تُركت حركة واحدة.
        [two] تُركت حركتان.
        [few] تُركت { $n } حركات.
       *[other] تُركت { $n } حركة.
    }
# تحت عقدة حظ، ولمن يلعب وحده: الحدّ نتيجةٌ لما فوقه من عقد.
story-cut-above = قطع بيتا: القيم من { $limit } فصاعدًا لا تغيّر شيئًا فوق هذه العقدة، والقيمة هنا بلغت { $value } فما فوق. { story-skipped }
story-cut-below = قطع ألفا: القيم من { $limit } فما دون لا تغيّر شيئًا فوق هذه العقدة، والقيمة هنا بلغت { $value } فما دون. { story-skipped }
story-cut-scout-above = قطع بيتا: السؤال الوحيد هو هل القيمة أكبر من { $alpha }، وقد بلغت هنا { $value } فما فوق. وقد يُعاد البحث في هذه الوضعية. { story-skipped }
story-cut-scout-below = قطع ألفا: السؤال الوحيد هو هل القيمة أكبر من { $alpha }، وقد بلغت هنا { $value } فما دون. وقد يُعاد البحث في هذه الوضعية. { story-skipped }
story-cut-chance-low = قطع ألفا عند عقدة حظ: قيمتها { $value } على الأكثر مهما جاء الباقي، والقيم من { $limit } فما دون لا تغيّر شيئًا فوقها. تُركت { $n ->
        [zero] نتائج
        [one] نتيجة واحدة
        [two] نتيجتان
        [few] { $n } نتائج
       *[other] { $n } نتيجة
    }.
story-cut-chance-high = قطع بيتا عند عقدة حظ: قيمتها { $value } على الأقل مهما جاء الباقي، والقيم من { $limit } فصاعدًا لا تغيّر شيئًا فوقها. تُركت { $n ->
        [zero] نتائج
        [one] نتيجة واحدة
        [two] نتيجتان
        [few] { $n } نتائج
       *[other] { $n } نتيجة
    }.
story-omit = عند { $node } تُترك { $n ->
        [one] نتيجة واحدة احتمالها { $p }
        [two] نتيجتان احتمالهما معًا { $p }
        [few] { $n } نتائج احتمالها معًا { $p }
       *[other] { $n } نتيجة احتمالها معًا { $p }
    } لأنها بعيدة الاحتمال.

## الفراغ من عقدة

story-leave-evaluator = { $bound ->
        [lower] دالة التقييم تقدّر { $node }: ‏{ $value } على الأقل.
        [upper] دالة التقييم تقدّر { $node }: ‏{ $value } على الأكثر.
        [estimate] دالة التقييم تقدّر { $node }: نحو { $value }.
       *[exact] دالة التقييم تقدّر { $node }: ‏{ $value }.
    }
story-leave-rules = { $bound ->
        [lower] القواعد تحسم { $node }: ‏{ $value } على الأقل.
        [upper] القواعد تحسم { $node }: ‏{ $value } على الأكثر.
        [estimate] القواعد تحسم { $node }: نحو { $value }.
       *[exact] القواعد تحسم { $node }: انتهت اللعبة، { $value }.
    }
story-leave-table = { $bound ->
        [lower] الجدول يعرف { $node } من قبل: { $value } على الأقل.
        [upper] الجدول يعرف { $node } من قبل: { $value } على الأكثر.
        [estimate] الجدول يعرف { $node } من قبل: نحو { $value }.
       *[exact] الجدول يعرف { $node } من قبل: { $value } بالضبط.
    }
story-leave-stopped = { $bound ->
        [lower] توقّف البحث عند { $node }: ‏{ $value } على الأقل.
        [upper] توقّف البحث عند { $node }: ‏{ $value } على الأكثر.
        [estimate] توقّف البحث عند { $node }: نحو { $value }.
       *[exact] توقّف البحث عند { $node }: ‏{ $value }.
    }
story-leave-max = { $how ->
        [decided] فرغنا من { $node }: الأفضل هناك من وجهة نظر { $seat } هو { $value }.
       *[number] فرغنا من { $node }: الأفضل هناك من وجهة نظر { $seat } هو { $value }، وهي الكبرى.
    }
story-leave-min = { $how ->
        [decided] فرغنا من { $node }: الأفضل هناك من وجهة نظر { $seat } هو { $value }.
       *[number] فرغنا من { $node }: الأفضل هناك من وجهة نظر { $seat } هو { $value }، وهي الصغرى.
    }
story-leave-chance = فرغنا من { $node }: متوسط نتائجها { $value }.
story-leave-chance-about = فرغنا من { $node }: نحو { $value }، وهو متوسط النتائج التي نُظر فيها فقط.
story-leave-bound = { $bound ->
        [lower] فرغنا من { $node }: القيمة { $value } على الأقل.
        [upper] فرغنا من { $node }: القيمة { $value } على الأكثر.
       *[estimate] فرغنا من { $node }: القيمة نحو { $value }.
    }

## الجذر

story-round-depth = { $n ->
        [zero] تبدأ جولة جديدة.
        [one] تبدأ جولة جديدة بعمق حركة واحدة.
        [two] تبدأ جولة جديدة بعمق حركتين.
        [few] تبدأ جولة جديدة بعمق { $n } حركات.
       *[other] تبدأ جولة جديدة بعمق { $n } حركة.
    }
story-round-cost = تبدأ جولة جديدة: تُتبع الطرق التي لا تزيد كلفتها على { $n }.
story-chosen = الاختيار عند الجذر: { $action }، { $value }.
story-chosen-unjudged = الاختيار عند الجذر: { $action }، من غير مقارنة.
story-best = أفضل ما عند الجذر حتى الآن: { $action }، { $value }.
story-best-instead = أفضل جديد عند الجذر: { $action }، { $value }؛ وكان قبله { $before }، { $was }.
story-best-value = أفضل ما عند الجذر يبقى { $action }، والآن { $value } بعد { $was }.
story-best-same = أفضل ما عند الجذر يبقى { $action }، { $value }.

## ما عُدَّ فقط

story-skip-nodes = { $n ->
        [zero] لم تُبحث هنا عقد أخرى.
        [one] بُحثت هنا عقدة واحدة أخرى وعُدّت فقط.
        [two] بُحثت هنا عقدتان أخريان وعُدّتا فقط.
        [few] بُحثت هنا { $n } عقد أخرى وعُدّت فقط.
       *[other] بُحثت هنا { $n } عقدة أخرى وعُدّت فقط.
    }
story-skip-simulations = { $n ->
        [zero] لم تُجرَ هنا محاكاة أخرى.
        [one] جرت هنا محاكاة واحدة أخرى وعُدّت فقط.
        [two] جرت هنا محاكاتان أخريان وعُدّتا فقط.
        [few] جرت هنا { $n } عمليات محاكاة أخرى وعُدّت فقط.
       *[other] جرت هنا { $n } عملية محاكاة أخرى وعُدّت فقط.
    }
story-skip-generated = { $n ->
        [zero] لم تُولَّد هنا وضعيات أخرى.
        [one] وُلّدت هنا وضعية تالية واحدة أخرى وعُدّت فقط.
        [two] وُلّدت هنا وضعيتان تاليتان أخريان وعُدّتا فقط.
        [few] وُلّدت هنا { $n } وضعيات تالية أخرى وعُدّت فقط.
       *[other] وُلّدت هنا { $n } وضعية تالية أخرى وعُدّت فقط.
    }
story-skip-other = جرى هنا عمل آخر وعُدَّ فقط.

## أخذ العيّنات

story-select-first = تبدأ الشجرة من { $node }.
story-select-root = { $n ->
        [zero] تنطلق محاكاة جديدة من { $node }، ولم تكن هناك زيارة من قبل.
        [one] تنطلق محاكاة جديدة من { $node }، بعد زيارة واحدة.
        [two] تنطلق محاكاة جديدة من { $node }، بعد زيارتين.
        [few] تنطلق محاكاة جديدة من { $node }، بعد { $n } زيارات.
       *[other] تنطلق محاكاة جديدة من { $node }، بعد { $n } زيارة.
    }
story-select-new = ننزل إلى { $node }: لم تُجرَّب بعد، وما لم يُجرَّب يأتي أولًا.
story-select-ucb = ننزل إلى { $node }: من وجهة نظر { $seat } متوسطها { $mean } مع علاوة الاستكشاف { $bonus } مجموعهما { $sum }، وهو أكبر مجموع هنا.
story-select-turn = ننزل إلى { $node }: جاء دورها.
story-select-drawn = يقود الحظ إلى { $node }.
story-select-drawn-new = يقود الحظ إلى { $node }، وهي جديدة في الشجرة.
story-simulate = { $n ->
        [0] تُقدَّر { $node } من غير متابعة اللعب: { $value }.
        [one] نلعب مباراة من { $node }: بعد حركة واحدة تنتهي إلى { $value }.
        [two] نلعب مباراة من { $node }: بعد حركتين تنتهي إلى { $value }.
        [few] نلعب مباراة من { $node }: بعد { $n } حركات تنتهي إلى { $value }.
       *[other] نلعب مباراة من { $node }: بعد { $n } حركة تنتهي إلى { $value }.
    }
story-backup-first = نعيد { $value } إلى { $node }: هذه أول زيارة، فالمتوسط { $mean }.
story-backup = { $n ->
        [zero] نعيد { $value } إلى { $node }: المتوسط كان { $was } وصار { $mean }.
        [one] نعيد { $value } إلى { $node }: زيارة واحدة، والمتوسط كان { $was } وصار { $mean }.
        [two] نعيد { $value } إلى { $node }: زيارتان، والمتوسط كان { $was } وصار { $mean }.
        [few] نعيد { $value } إلى { $node }: { $n } زيارات، والمتوسط كان { $was } وصار { $mean }.
       *[other] نعيد { $value } إلى { $node }: { $n } زيارة، والمتوسط كان { $was } وصار { $mean }.
    }

## البحث عن طريق

story-open-root = ينطلق البحث من { $node }: { $cost }.
story-open = توضع { $node } في القائمة المفتوحة: { $cost }.
story-open-deeper = ننزل إلى { $node }: { $cost }.
story-expand = تؤخذ { $node } من القائمة المفتوحة وتُوسَّع: { $cost }.
story-expand-deeper = تُوسَّع { $node }.
story-reroute = طريق أرخص إلى وضعية معروفة: { $action } من { $parent } بكلفة { $g } بدل { $was }.
story-reroute-unseen = طريق أرخص إلى وضعية معروفة في آخره { $action }، بكلفة { $g } بدل { $was }.
story-reject-known = تُترك { $action } من { $node }: الوضعية التي تليها معروفة من قبل.
story-reject-on-path = تُترك { $action } من { $node }: تعود إلى وضعية على الطريق إلى هنا.
story-reject-beyond-bound = تُترك { $action } من { $node }: تتجاوز الحدّ.
story-reject-in-table = تُترك { $action } من { $node }: يعرف الجدول أنها بُحثت في هذه الجولة من مسافة ليست أبعد.
story-reject-beam-full = تُترك { $action } من { $node }: الحزمة ملأى بما هو أفضل منها.
story-close = نعود صعودًا من { $node }: لم يبقَ تحتها ما يُنظر فيه.
story-close-round = نعود صعودًا من { $node }: لم يبقَ تحتها ما يُنظر فيه في هذه الجولة.
story-close-unexpanded = نعود صعودًا من { $node } من غير نظر فيما تحتها.
story-goal = بلغنا الهدف: { $node } نهاية طريق كلفته { $n }.
story-goal-meet = التقى النصفان عند { $node }: كلفة الطريق كله { $n }.
