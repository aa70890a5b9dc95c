## اللاعبون

player-perfect = الكامل
player-perfect-sentence = يحلّ الوضعية حتى نهاية اللعبة ويلعب أفضل عمود؛ والمستوى دون 10 لا ينظر إلا بضعة أقراص إلى الأمام ويخطئ عمدًا.

## إعدادات اللاعبين

parameter-perfect-seed-sentence = تحدّد اختيارات المستويات دون 10، والاختيار بين الافتتاحات المتساوية.
parameter-book = كتاب الافتتاحيات
parameter-book-sentence = هل تُستخرج الافتتاحيات من كتاب حيث يوجد؟
parameter-level = المستوى
parameter-level-sentence = من 1 للمبتدئ إلى 10 للعب الكامل.
parameter-perfect-memory-sentence = أقصى ذاكرة لجدول الوضعيات التي سبق لقاؤها.
choice-book-on = نعم
choice-book-off = لا

## الشكاوى

error-bad-set = السطر { $line } من المجموعة غير مفهوم: كل سطر ⁦moves value⁩، مثل ⁦4453 2⁩.
error-bad-book = هذا ليس كتاب افتتاحيات كاملًا لأربعة في صف.
error-book-in-use = برنامج آخر يصنع هذا الكتاب: الملف { $file } قيد الاستخدام؛ انتظر أو اختر اسمًا آخر.
