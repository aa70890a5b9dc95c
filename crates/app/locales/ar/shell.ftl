### إطار التطبيق: الترويسة والصفحة الأولى والإعدادات والمحرّر والنوافذ، والصفحات التي لم تأتِ بعد.

## كلمات في كل مكان

close = إغلاق
cancel = إلغاء
delete = حذف
retry = أعد المحاولة
copy = نسخ
copied = نُسخ.
copy-failed = المتصفّح لا يسمح بالنسخ؛ حدّد النص وانسخه بنفسك.
undo = تراجع
play = لعب
analyse = تحليل
watch = مشاهدة
share = مشاركة
share-note = من يفتح هذا الرابط في نسخة Plyground عنده يرَ الوضعية نفسها.
to-home = إلى الصفحة الأولى
back = رجوع
choose-one = أيّها تقصد؟
no-value = لا شيء
value-unit = الوحدة
between-players = {" – "}

## الترويسة

skip-to-content = تخطَّ إلى المحتوى
page-tools = اللغة والمظهر والمساعدة
language-menu = اللغة
language-now = صارت الصفحة باللغة { $language }.
theme-to-dark = التبديل إلى المظهر الداكن
theme-to-light = التبديل إلى المظهر الفاتح

## حين يقع خطأ

network-down = لا يجيب Plyground. أما زال يعمل؟ ستعيد الصفحة المحاولة وحدها.
network-odd = أجاب Plyground بما لا تفهمه هذه الصفحة (الحالة { $status }).
server-stopped = أُوقف Plyground. شغّله من جديد فتتابع هذه الصفحة وحدها.
server-back = عاد Plyground.
lost-title = لا صفحة هنا
lost-text = لا شيء عند { $page }. لعلّ الرابط من إصدار أحدث، أو أنه مقطوع.
broken-title = تعذّر عرض هذه الصفحة
screen-broken = وقع خطأ في الصفحة نفسها. مبارياتك محفوظة في الخادم، والتفاصيل في وحدة تحكّم المتصفّح.

## الصفحة الأولى

home-title = ماذا نلعب؟
home-lead = العب، أو ابحث عن أفضل حركة، أو شاهد كيف يفكّر البحث. كل شيء يعمل على هذا الحاسوب.
home-continue = متابعة
home-no-games = لا مباريات بعد. ما تلعبه يظهر هنا ويبقى حتى تحذفه.
home-more = المزيد
home-delete = حذف هذه المباراة من { $game }
home-delete-title = أتُحذف هذه المباراة؟
home-delete-text = ستزول نهائيًا هذه المباراة من { $game } مع كل تفريعاتها.
home-deleted = حُذفت المباراة.
home-import-text = ملف أو نص ملصَق: سجلّ مباراة، أو وضعية، أو PDN للداما
home-lab-text = قِس الخوارزميات بعضها ببعض، مع هوامش الخطأ
home-watch-text = الشجرة وهي تنمو، إلى الأمام وإلى الخلف، ولكل قطع سببه
home-compare-text = بحثان جنبًا إلى جنب في وضعية واحدة
home-sandbox-text = اكتب شجرة لعبة من عندك أو ارسمها، وشاهد أي خوارزمية وهي تبحث فيها
home-learn-text = دروس قصيرة، مع كل منها وضعية للتجربة
standing-ply =
    { NUMBER($n) ->
        [0] في البداية
        [one] إجراء واحد
        [two] إجراءان
        [few] { NUMBER($n) } إجراءات
        [many] { NUMBER($n) } إجراءً
       *[other] { NUMBER($n) } إجراء
    }

## نهايات المباريات في القوائم (لا تنتهي برقم: فقد تليها نقطة فاصلة تشبه الصفر)

ending-won = الفائز: { $seat }
ending-draw = تعادل
ending-reached = تحقق الهدف
ending-reached-tile = بُلغت البلاطة { $tile } بمجموع { $n } من النقاط
ending-stuck = انسدّت الرقعة قبل بلوغ الهدف
ending-stuck-tile = انسدّت الرقعة عند { $tile } بمجموع { $n } من النقاط
ending-solved = حُلّت
ending-solved-in =
    { NUMBER($n) ->
        [zero] محلولة من البداية
        [one] حُلّت بخطوة واحدة
        [two] حُلّت بخطوتين
        [few] حُلّت بـ{ NUMBER($n) } خطوات
        [many] حُلّت بـ{ NUMBER($n) } خطوة
       *[other] حُلّت بـ{ NUMBER($n) } خطوة
    }
ending-unsolved = لم تُحل
ending-points = { $n } من النقاط
ending-points-tile = أكبر بلاطة { $tile }، بمجموع { $n } من النقاط

## الاستيراد

import-title = استيراد مباراة
import-note = ألصق مباراة أو وضعية، أو أفلت ملفًا هنا. يقرأ Plyground سجلّاته، وملفات JSON المصدَّرة، والوضعيات، والأعمدة مثل ⁦4453⁩، وصيغ الملفات الخاصة بكل لعبة مثل PDN.
import-game = اللعبة
import-recognise = اكتشفها تلقائيًا
import-text = مباراة أو وضعية
import-file = اختيار ملف
import-run = استيراد
import-empty = لا شيء يُستورد بعد.
import-too-large = هذا الملف أكبر من اللازم.
import-unknown = لا تتعرّف أي لعبة على هذا النص. اختر اللعبة في الأعلى لتعرف ما الخطأ.
import-halts = قُرئ النص على أنه { $game }: لا يمكن لعب الحركة { NUMBER($number) }، وهي { $move }.
import-halts-in-line = قُرئ النص على أنه { $game }: لا يمكن لعب الحركة { NUMBER($number) }، وهي { $move }، في السطر { NUMBER($line) }.
import-beginning = { $n ->
    [one] افتح الحركة التي قبلها
    [two] افتح الحركتين اللتين قبلها
    [few] افتح الحركات الـ{ NUMBER($n) } التي قبلها
    [many] افتح { NUMBER($n) } حركة قبلها
   *[other] افتح { NUMBER($n) } حركة قبلها
 }

## الإعدادات

settings-title = الإعدادات
settings-lead = تُحفظ في هذا المتصفّح وحده، وكل تغيير يسري فورًا.
settings-language = اللغة والأرقام
language = اللغة
language-browser = لغة المتصفّح
digits = الأرقام
digits-auto = بحسب اللغة
settings-sample = هكذا تظهر الأعداد والتواريخ: { $number }، { $date }
settings-looks = المظهر والصوت
theme = الألوان
theme-light = فاتحة
theme-dark = داكنة
as-system = كالنظام
board-size = حجم الرقعة
size-small = صغير
size-middle = متوسط
size-large = كبير
patterns = نقوش على القطع
patterns-note = علامات وتظليل فوق الألوان، فلا يتوقف شيء على تمييز الألوان.
motion = حركة العناصر
motion-reduced = ثابتة
motion-full = متحركة
sound = الصوت
sound-note = نقرة خفيفة حين توضع قطعة.
settings-keys = لوحة المفاتيح
letter-keys = حروف مفردة كاختصارات
letter-keys-note = الحرف U للتراجع وH للتلميح وهكذا. أوقفها إن كنت تتحكم بالصوت أو تضغط المفاتيح سهوًا؛ ويبقى كل شيء في متناول مفتاح Tab.
settings-engine = التفكير
values-always = عرض قيمة كل حركة
values-note = تبقى الأعداد على الرقعة بعد كل حركة حتى تُخفيها.
hint-seconds = زمن التلميح بالثواني
hint-seconds-note = لا يزيد على { NUMBER($most) }. وقد يجهز التلميح قبل ذلك.
settings-file = احملها معك
settings-file-note = كل اختيارات هذه الصفحة في ملف صغير، لمتصفّح آخر أو حاسوب آخر.
settings-export = حفظ في ملف
settings-import = أخذ من ملف
settings-imported =
    { NUMBER($n) ->
        [zero] لم يُؤخذ أي اختيار.
        [one] أُخذ اختيار واحد.
        [two] أُخذ اختياران.
        [few] أُخذت { NUMBER($n) } اختيارات.
        [many] أُخذ { NUMBER($n) } اختيارًا.
       *[other] أُخذ { NUMBER($n) } اختيار.
    }
settings-not-ours = ليس هذا ملف إعدادات من Plyground.
settings-reset = إعادة الضبط
settings-reset-text = تعود كل اختيارات هذه الصفحة إلى ما كانت عليه أولًا. وتبقى مبارياتك.
settings-reset-done = عادت كل الإعدادات إلى ما كانت عليه أولًا.

## اختيار اللاعب

who-person = شخص
who-player = اللاعب
who-level = المستوى { NUMBER($n) }
who-levels = المستويات
who-level-of = مستوى { NUMBER($n) }: { $player }
who-usual = أقوى لاعب سريع
spec-kind = من يلعب في مقعد { $seat }
spec-parameters = الإعدادات
spec-text = كنص
spec-fits = هذا اللاعب يستطيع اللعب.
spec-means = فُهم أنه { $spec }

## المحرّر

editor-title = تكوين وضعية: { $game }
editor-palette = القطع
editor-eraser = إزالة
editor-turn = صاحب الدور
editor-throw = الرميات
editor-throw-note = الرميات التي على الأرض موصولةً بعلامة ⁦+⁩، مثل ⁦dest+three⁩. وإن تُرك فارغًا فالرمي لم يأتِ بعد.
editor-position = الوضعية كنص
editor-variant = صيغة القواعد
editor-clear = إفراغ
editor-start = وضعية البداية
editor-copy = نسخ النص
editor-at = (عند الحرف { NUMBER($n) })
editor-none = وضعيات هذه اللعبة تُكتب ولا تُرسم: استعمل النص أدناه.
editor-over = وضعية انتهت فيها اللعبة.
editor-chance = وضعية صحيحة، والدور للحظ.
editor-fine =
    { NUMBER($n) ->
        [zero] وضعية صحيحة بلا حركات.
        [one] وضعية صحيحة فيها حركة واحدة.
        [two] وضعية صحيحة فيها حركتان.
        [few] وضعية صحيحة فيها { NUMBER($n) } حركات.
        [many] وضعية صحيحة فيها { NUMBER($n) } حركة.
       *[other] وضعية صحيحة فيها { NUMBER($n) } حركة.
    }
editor-fine-many = وضعية صحيحة فيها أكثر من { NUMBER($n) } حركة.
editor-undone = أُلغي آخر تغيير.
play-from-here = اللعب من هنا

## المساعدة والمفاتيح

help-open = المفاتيح والمساعدة
help-title = المفاتيح والمساعدة
help-letters-off = مفاتيح الحروف المفردة معطَّلة في الإعدادات.
help-board = على الرقعة
help-board-text = ينقلك Tab إلى الرقعة، وتتحرك عليها بالأسهم، ويرفع Enter أو المسافة قطعة ويضعها، ويتركها Esc. في «أربعة في صف» تُسقط الأرقام قرصًا.
help-own-keys = في ⁦2048⁩ تزيح الحروف W A S D البلاطات، وتجعل E وM وU برنامجًا يلعب الحركة، أينما كان التركيز، إلا وأنت تكتب؛ وتتوقف هناك الاختصارات الأخرى لهذه الحروف. وتزيح الأسهم البلاطات أيضًا، إلا داخل قائمة اختيار أو شريط تمرير أو أزرار اختيار أو ألسنة تبويب أو قائمة منسدلة أو نافذة حوار.
help-tools = بعد نقرة أو لمسة على أداة تعود المفاتيح إلى الرقعة؛ أما بعد Enter أو المسافة فتبقى على الأداة.
help-directions = الأسهم دائمًا كما تراها: السهم الأيمن يتحرك يمينًا، في الصفحات العربية والفارسية أيضًا. ولا تُعكس الرقع ولا أزرار التشغيل.
help-settings = يمكن إيقاف مفاتيح الحروف المفردة في الإعدادات.
keys-everywhere = في كل مكان
editor-keys = عند تكوين وضعية
key-help = هذه المساعدة
key-command = إلى سطر أوامر المباراة
key-tab = إلى عنصر التحكم التالي
key-escape = إغلاق أو ترك
key-palette = اختيار قطعة
key-eraser = اختيار الممحاة
key-editor-undo = إلغاء آخر تغيير
key-editor-arrows = التحرك على الرقعة
key-editor-place = وضع القطعة المختارة أو رفعها

## ما لم يأتِ بعد

coming-badge = لم يجهز بعد
coming-soon = قريبًا
coming-meanwhile = حتى ذلك الحين
watch-title = مشاهدة البحث
compare-title = مقارنة
lab-title = المختبر
learn-title = تعلّم
learn-will = هنا ستكون دروس قصيرة في ميني-ماكس والتقليم والحظ والمعاينة، مع كل منها وضعية للتجربة، وشجرة تبنيها بنفسك، واختبار قصير.
learn-now = شاهد عمليات بحث حقيقية خطوة خطوة؛ فكل عقدة مشروحة بجملة.
learn-example = { $player } في { $game }
