### بحثان جنبًا إلى جنب، والطريق من الحركة إلى البحث الذي اختارها.

compare-of = { $game }: مقارنة بحثين
compare-choose-watch = بحثَ أيِّ لعبة تريد أن تشاهد؟ أو ابنِ شجرة صغيرة بنفسك.
compare-choose-compare = في أيّ لعبة تريد أن تقارن بحثين؟ أو ابنِ شجرة صغيرة بنفسك.
compare-edit = تغيير الوضعية
compare-analyse = تحليلها
compare-searches = البحثان
compare-first = البحث الأول
compare-second = البحث الثاني
compare-algorithm-first = خوارزمية البحث الأول
compare-algorithm-second = خوارزمية البحث الثاني
compare-run = تشغيل البحثين
compare-running = البحثان يعملان…
compare-cancelled = أُوقف.
compare-done = انتهى البحثان. { $first }: عدد العقد { $n }. { $second }: عدد العقد { $m }.

## الشريط

compare-keys = عند المقارنة
compare-slider = العقد التي زارها كل من البحثين
compare-nodes-of = العقدة { $n } من { $total }
compare-first-node = إلى البداية
compare-node-back = عقدة إلى الخلف
compare-node-on = عقدة إلى الأمام
compare-last-node = إلى النهاية
compare-play = تشغيل
compare-pause = إيقاف مؤقت

## الأعداد

compare-counts = جنبًا إلى جنب
compare-table = ما عدّه كل من البحثين، والثاني مقارنًا بالأول
compare-ratio = في الثاني
compare-equal = مثله
compare-none = لا شيء
compare-fewer = أقل { $times } مرة
compare-more = أكثر { $times } مرة
compare-shorter = أقصر { $times } مرة
compare-longer = أطول { $times } مرة
compare-about = عن هذا البحث
compare-nodes = العقد المُزارة
compare-leaves = الأوراق
compare-cutoffs = عمليات القطع
compare-table-hits = إصابات الجدول
compare-expanded = الموسَّعة
compare-generated = المولَّدة
compare-simulations = عمليات المحاكاة
compare-time = الزمن
compare-value = القيمة
compare-cost = كلفة الحل
compare-best = الحركة المختارة
compare-nodes-chart = العقد المُزارة
compare-bars = العقد المُزارة: { $first } { $n }، { $second } { $m }؛ والجزء المملوء حيث يقف الشريط

## حيث يفترقان

compare-parting = أين يفترقان أولًا
compare-go-there = اذهب إلى هناك في كليهما
compare-root = الجذر
compare-common =
    { $n ->
        [one] عقدة مشتركة واحدة
        [two] عقدتين مشتركتين
        [few] { NUMBER($n) } عقد مشتركة
        [many] { NUMBER($n) } عقدة مشتركة
       *[other] { NUMBER($n) } عقدة مشتركة
    }
compare-same =
    { $n ->
        [one] يزور البحثان العقدة الواحدة نفسها.
        [two] يزور البحثان العقدتين نفسيهما بالترتيب نفسه.
        [few] يزور البحثان العقد نفسها، وهي { NUMBER($n) } عقد، بالترتيب نفسه.
       *[other] يزور البحثان العقد نفسها، وعددها { NUMBER($n) }، بالترتيب نفسه.
    }
compare-unknown = العقد الأولى، وعددها { NUMBER($n) }، هي نفسها في البحثين. وما بعدها عُدَّ ولم يُسجَّل، فلا يُعرف أين يفترقان.
compare-ends = بعد { compare-common } ينتهي { $done }، ويتابع { $other } إلى { $way }.
compare-parts = بعد { compare-common } يفترقان: يذهب { $first } إلى { $way }، ويذهب { $second } إلى { $other }.
compare-parts-cut = بعد { compare-common } يقطع { $who } ما بقي تحت { $at }، أما { $other } فيواصل النظر في { $way }.
compare-parts-table = بعد { compare-common } يعرف { $who } قيمة { $at } من جدوله، أما { $other } فيتابع إلى { $way }.
compare-parts-omit = بعد { compare-common } يترك { $who } النتائج النادرة تحت { $at }، أما { $other } فيواصل النظر في { $way }.
compare-parts-round = بعد { compare-common } يبدأ { $who } جولة التعميق التالية، أما { $other } فيتابع إلى { $way }.

## لماذا هذه الحركة؟

why-program = لماذا هذه الحركة؟
why-person = كيف يفكّر برنامج هنا؟
why-none = لم تُلعب أي حركة بعد، فلا بحث يُشاهَد.
why-key = لماذا هذه الحركة؟ البحث الذي وراء الحركة المعروضة
