### ملعب الأشجار: شجرة لعبة من عندك.

sandbox-title = ملعب الأشجار
sandbox-lead = اضغط مثالًا لترى بحثه في الحال، أو اكتب شجرة من عندك أو ارسمها، وشاهد خوارزمية تبحث فيها خطوة خطوة.
sandbox-examples = أمثلة من الكتب
sandbox-tree = شجرتك
sandbox-drawing = شجرتك؛ تتنقّل فيها بالأسهم
sandbox-text = الشجرة كنص
sandbox-text-note = العقد ⁦max⁩ أو ⁦min⁩ أو ⁦chance⁩ وأبناؤها بين قوسين معقوفين، والأوراق أعداد صحيحة. الاسم قبل ⁦=⁩ اسم الحركة، والاحتمال قبل ⁦*⁩ لأبناء عقدة الحظ:
sandbox-fine =
    { $nodes ->
        [one] شجرة صحيحة: عقدة واحدة.
        [two] شجرة صحيحة: عقدتان، عدد الأوراق فيهما { NUMBER($leaves) }.
       *[other] شجرة صحيحة: عدد عقدها { NUMBER($nodes) }، منها { NUMBER($leaves) } من الأوراق.
    }
sandbox-write = اكتب شجرة أولًا.
sandbox-leaf = ورقة وحدها: ليس فيها ما يُبحث. ضعها في عقدة:
sandbox-fine-unseen = شجرة صحيحة، لكن يتعذّر رسمها هنا.
sandbox-begin = تبدأ الشجرة بـ ⁦max[⁩ أو ⁦min[⁩ أو ⁦chance[⁩، مثل
sandbox-algorithm = الخوارزمية
sandbox-bounds = أصغر قيمة وأكبر قيمة ممكنة لورقة
sandbox-run = ابحث في هذه الشجرة
sandbox-running = البحث جارٍ…
sandbox-compare = مقارنة خوارزميتين عليها
sandbox-search = البحث في شجرتك
sandbox-up = عودة إلى الشجرة
sandbox-changed = تغيّرت الشجرة أو الخوارزمية بعد هذا البحث؛ ابحث من جديد لتراها.
sandbox-share = مشاركة هذه الشجرة
sandbox-share-note = من يفتح هذا الرابط في نسخة Plyground عنده يرَ الشجرة نفسها والبحث نفسه.

## عقدة واحدة

sandbox-node = المختارة: { $node }
sandbox-kind = نوع العقدة
sandbox-kind-max = MAX
sandbox-kind-min = MIN
sandbox-kind-chance = حظ
sandbox-kind-leaf = ورقة
sandbox-value = القيمة
sandbox-name = اسم الحركة
sandbox-probability = الاحتمال
sandbox-estimate = التقدير المستعمل إن توقّف البحث عند هذه العقدة
sandbox-add = إضافة ابن
sandbox-remove = حذف
sandbox-child-number = الابن { NUMBER($n) }
sandbox-probability-of = الاحتمال { $p }
sandbox-children =
    { $n ->
        [one] ابن واحد
        [two] ابنان
        [few] { NUMBER($n) } أبناء
       *[other] عدد الأبناء { NUMBER($n) }
    }
sandbox-keys = عند رسم شجرة
sandbox-key-walk = التنقّل في الرسم
sandbox-key-value = كتابة قيمة ورقة
sandbox-key-form = إلى حقول العقدة
sandbox-key-add = إضافة ابن
sandbox-key-remove = حذف العقدة مع كل ما تحتها
sandbox-key-kind = جعلها MAX أو MIN أو حظًّا أو ورقة
