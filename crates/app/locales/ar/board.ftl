# الرقع: ما عليها بالكلمات، لقارئات الشاشة وسطر الإعلان.

board-label = الرقعة

# الخانات. تُضمّ الأجزاء بفواصل: «العمود 4، الصف 2، قرص أحمر، آخر حركة».
board-place = العمود { $column }، الصف { $row }
board-place-named = المربع { $name }
board-empty = فارغة
board-unused = خارج اللعب
board-marked = معلَّمة
board-marked-rack = من أربعة في صف
board-marked-cloth = خانة آمنة
board-marked-pegs = ملتقى المربعين
board-last = آخر حركة
board-source = يمكن التحريك من هنا
board-target = يمكن النزول هنا
board-picked = القطعة مرفوعة
board-value = القيمة { $value }

# القطع. والوسم ما كُتب عليها، كعدد البلاطة.
board-piece-label = { $name } { $label }
board-piece-count = { $n } × { $name }

# حين يرفع اللاعب قطعة.
board-picked-up = { $n ->
        [zero] { $place }، { $piece }: القطعة مرفوعة، ولا مكان أمامها
        [one] { $place }، { $piece }: القطعة مرفوعة، وأمامها مكان واحد
        [two] { $place }، { $piece }: القطعة مرفوعة، وأمامها مكانان
        [few] { $place }، { $piece }: القطعة مرفوعة، وأمامها { $n } أماكن
        [many] { $place }، { $piece }: القطعة مرفوعة، وأمامها { $n } مكانًا
       *[other] { $place }، { $piece }: القطعة مرفوعة، وأمامها { $n } مكان
    }
board-let-go = أُعيدت إلى مكانها.

# الإزاحة.
board-slide-up = إزاحة إلى أعلى
board-slide-down = إزاحة إلى أسفل
board-slide-left = إزاحة إلى اليسار
board-slide-right = إزاحة إلى اليمين

# ما بجانب الرقعة.
board-tray = { $name }: { $n }

# رميات الودعات الست بحسب عدد الواقعة على وجهها، من لا شيء إلى ست.
board-throw = رمية { $name }: على وجهها { $closed } من { $n }
