## الألعاب

game-checkers = الداما
game-checkers-sentence = الداما الإنكليزية: تحرّك قُطريًا، واقفز فوق قطع خصمك لتأخذها، ورقِّ قطعك ملوكًا في الصف الأخير؛ ومن لا يستطيع الحركة يخسر.
game-checkers-position = صيغة PDN FEN: الطرف الذي عليه الدور، ثم مربعات الأبيض ومربعات الأسود، مع ⁦K⁩ قبل الملك، مثل ⁦B:W21,22,K10:B1,2,12⁩.
game-checkers-action = أرقام المربعات، مثل ⁦11-15⁩، أو ⁦22x15x6⁩ للأخذ؛ ويكفي ⁦22x6⁩ إن لم يكن فيه لبس.

## المقاعد

seat-black = الأسود
seat-white = الأبيض

## صيغ الألعاب

variant-checkers-capture = الأخذ
variant-checkers-capture-sentence = هل القفز واجب على من يستطيعه؟ وإن لم يكن، فكل بداية لسلسلة قفزات حركة أيضًا.
choice-capture-compulsory = واجب
choice-capture-optional = اختياري

## دوال التقييم والدوال الإرشادية

evaluator-checkers-positional-sentence = القطع، وأين تقف، وما تقدر عليه: أوزان مضبوطة على مباريات.
evaluator-checkers-material-sentence = قطع الأسود ناقص قطع الأبيض: 100 للقطعة العادية و150 للملك.
choice-eval-positional = المواضع
choice-eval-material = عدد القطع

## الشكاوى

error-not-a-move = «{ $text }» ليست حركة؛ الحركات مثل ⁦11-15⁩، والأخذ مثل ⁦22x15⁩ أو ⁦22x15x6⁩.
error-ambiguous-move = يمكن لعب { $action } بأكثر من طريقة؛ اكتب واحدة من { $legal }.
error-not-your-piece = القطعة التي تبدأ بها { $action } لخصمك. المسموح هنا: { $legal }.
error-capture-compulsory = الأخذ واجب، فلا تُلعب { $action }. المسموح هنا: { $legal }.
error-broken-tag = السطر { NUMBER($line) } من الملف: وسم غير سليم، ولا حركة بعده؛ يُكتب الوسم هكذا: ⁦[Black "Ada"]⁩.
error-unclosed-comment = السطر { NUMBER($line) } من الملف: تعليق لا ينتهي، ولا حركة خارجه؛ أغلقه بالقوس ⁦{ "}" }⁩.
error-broken-game = السطر { NUMBER($line) } من الملف: لا يمكن لعب المباراة التي تبدأ هنا: { $why }
error-section-twice = ذُكرت قطع { $player ->
        [black] الأسود
       *[white] الأبيض
    } مرتين؛ اجمعها في قائمة واحدة.
error-section-missing = قطع { $player ->
        [black] الأسود
       *[white] الأبيض
    } غير مذكورة؛ الوضعية مثل ⁦W:W21,K10:B1,2⁩، ويُكتب حرف اللون وحده إن لم تكن له قطع.
error-mover-missing = تبدأ الوضعية بمن عليه الدور، ⁦B:⁩ للأسود أو ⁦W:⁩ للأبيض، مثل ⁦B:W21,K10:B1,2⁩.
error-bad-range = المجال ⁦{ $first }-{ $last }⁩ معكوس؛ ابدأ بالعدد الأصغر { $last }.
error-square-taken = في المربع { $square } قطعتان؛ ولا يسع المربع إلا واحدة.
error-man-on-last-row = قطعة { $player ->
        [black] سوداء
       *[white] بيضاء
    } في المربع { $square } لا تكون إلا ملكًا؛ اكتب ⁦K{ $square }⁩.
error-too-many-pieces = قطع { $player ->
        [black] الأسود
       *[white] الأبيض
    } أكثر من { NUMBER($most) }؛ ولا يزيد أي طرف على { NUMBER($most) } قطعة.
error-no-pieces = لا قطعة على الرقعة؛ يلزم أن تكون لأحد الطرفين قطع على الأقل.
error-no-such-square = لا مربع برقم { $square }؛ المربعات مرقّمة من ⁦1⁩ إلى ⁦32⁩.

## الرقعة

piece-black-man = قطعة سوداء
piece-black-king = ملك أسود
piece-white-man = قطعة بيضاء
piece-white-king = ملك أبيض
