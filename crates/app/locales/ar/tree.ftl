# صورة شجرة البحث، وهي نفسها نصًّا.

tree-picture = شجرة البحث
tree-outline = شجرة البحث نصًّا
tree-empty = لم يبدأ البحث بعد. تقدّم خطوة لترى العقدة الأولى.
tree-drawn = رُسمت { $drawn } من أصل { $all } عقدة
tree-above = لم تُرسم { $n } من المستويات التي فوقها

## التكبير والتصغير

tree-zoom = حجم الصورة
tree-zoom-in = تكبير
tree-zoom-out = تصغير
tree-zoom-fit = إظهار الشجرة كاملة
tree-zoom-plain = الحجم المعتاد

## جولات التعميق

tree-rounds = الجولات
tree-round = الجولة { $n }
tree-round-again = الجولة { $n } من جديد

## أنواع العقد

tree-max = MAX (التعظيم)
tree-max-of = MAX ({ $seat })
tree-min = MIN (التصغير)
tree-min-of = MIN ({ $seat })
tree-chance = عقدة حظ
tree-leaf = ورقة
tree-over = نهاية المباراة
tree-table = معروفة من الجدول
tree-stopped = توقّف البحث هنا
tree-open = تنتظر في القائمة المفتوحة
tree-expanded = موسَّعة
tree-closed = مغلقة
tree-goal = الهدف
tree-root = الجذر
tree-goal-end = الجذر من جهة الهدف
tree-after = بعد { $action }

## قيمة العقدة

tree-wins-in = { $seat } خلال { $n }
tree-value = القيمة { $v }
tree-at-least = القيمة { $v } على الأقل
tree-at-most = القيمة { $v } على الأكثر
tree-about = القيمة { $v } تقريبًا
tree-so-far = الأفضل حتى الآن { $v }
tree-no-value = بلا قيمة بعد
tree-visits = { $n ->
    [zero] بلا زيارات
    [one] زيارة واحدة
    [two] زيارتان
    [few] { NUMBER($n) } زيارات
   *[other] { NUMBER($n) } زيارة
}، المتوسط { $mean }
tree-f = f = { $f } (g { $g } + h { $h })
tree-g = كلفة الطريق حتى هنا { $g }
tree-cost = { $n ->
    [one] حلّ من خطوة واحدة
    [two] حلّ من خطوتين
    [few] حلّ من { NUMBER($n) } خطوات
   *[other] حلّ من { NUMBER($n) } خطوة
}
tree-probability = الاحتمال { $p }
tree-window = النافذة من { $alpha } إلى { $beta }
tree-current = البحث هنا الآن
tree-active = على المسار الجاري بحثه
tree-main = على الخط الرئيسي
tree-again = بُحثت مرة أخرى لاحقًا
tree-reason = وهي ما يبرّر القطع
tree-source = ‏{ $action }: { $value }
tree-source-go = أظهر القيمة التي تبرّر هذا القطع

## ما ليس في الصورة

tree-more = +{ $n } مخفية
tree-more-sentence = { $n ->
    [one] فرع آخر واحد نُظر فيه ولم يُرسم.
    [two] فرعان آخران نُظر فيهما ولم يُرسما.
    [few] { NUMBER($n) } فروع أخرى نُظر فيها ولم تُرسم.
   *[other] { NUMBER($n) } فرعًا آخر نُظر فيه ولم يُرسم.
} اختر هذا لإظهار المزيد.
tree-folded = { $n ->
    [one] فرع واحد تحتها لم يُرسم
    [two] فرعان تحتها لم يُرسما
    [few] { NUMBER($n) } فروع تحتها لم تُرسم
   *[other] { NUMBER($n) } فرعًا تحتها لم يُرسم
}
tree-counted = +{ $n } عُدّت
tree-counted-sentence = { $n ->
    [one] بُحثت تحتها عقدة أخرى واحدة وعُدّت فقط.
    [two] بُحثت تحتها عقدتان أخريان وعُدّتا فقط.
    [few] بُحثت تحتها { NUMBER($n) } عقد أخرى وعُدّت فقط.
   *[other] بُحثت تحتها { NUMBER($n) } عقدة أخرى وعُدّت فقط.
}
tree-cut = { $sign } تُرك { $n }
tree-cut-leaves = { $sign } تُرك { $n }: { $leaves }
tree-unseen = لم يُنظر إليها
tree-left-out = { $sign } استُبعد { $n }
tree-omitted = { $n ->
    [one] تُركت نتيجة واحدة
    [two] تُركت نتيجتان
    [few] تُركت { NUMBER($n) } نتائج
   *[other] تُركت { NUMBER($n) } نتيجة
}، مجموع احتمالها { $p }.
tree-rejected = { $n ->
    [one] لم تُحفظ وضعية تالية واحدة.
    [two] لم تُحفظ وضعيتان تاليتان.
    [few] لم تُحفظ { NUMBER($n) } وضعيات تالية.
   *[other] لم تُحفظ { NUMBER($n) } وضعية تالية.
} { $why }
tree-known = { $action }: معروفة من قبل
tree-on-path = { $action }: تعود إلى حيث جاءت
tree-beyond-bound = { $action }: تتجاوز حدّ هذه الجولة
tree-in-table = { $action }: بُحثت من قبل في هذه الجولة بحسب الجدول
tree-beam-full = { $action }: الحزمة ممتلئة بما هو أفضل
