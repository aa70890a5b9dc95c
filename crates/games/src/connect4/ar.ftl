## الألعاب

game-connect4 = أربعة في صف
game-connect4-sentence = أسقِط الأقراص في أعمدة رقعة قائمة؛ يفوز أول من يصفّ أربعة متتالية أفقيًا أو عموديًا أو قُطريًا.
game-connect4-position = الصفوف من الأعلى يفصل بينها ⁦/⁩، والحرف ⁦r⁩ للأحمر و⁦y⁩ للأصفر والنقطة «⁦.⁩» للخانة الفارغة؛ أو الأعمدة التي لُعبت حتى الآن، مثل ⁦4453⁩، مع فواصل إن زادت الأعمدة على تسعة.
game-connect4-action = رقم العمود، بدءًا من ⁦1⁩.

## المقاعد

seat-red = الأحمر
seat-yellow = الأصفر

## اللاعبون

player-connect4-greedy-sentence = يفوز الآن إن استطاع، وإلا أسقط القرص حيث يقطع أطول سلسلة للخصم؛ ولا ينظر أبعد من ذلك.

## صيغ الألعاب

variant-connect4-columns = الأعمدة
variant-connect4-columns-sentence = عدد الخانات من اليسار إلى اليمين، على ألّا يتجاوز ⁦columns * (rows + 1)⁩ العدد 128.
variant-connect4-rows = الصفوف
variant-connect4-rows-sentence = عدد الخانات من الأسفل إلى الأعلى، على ألّا يتجاوز ⁦columns * (rows + 1)⁩ العدد 128.

## دوال التقييم والدوال الإرشادية

evaluator-connect4-lines-sentence = خانات الأحمر ناقص خانات الأصفر، وقيمة كل خانة عدد الرباعيات التي تمرّ بها.
evaluator-connect4-none-sentence = صفر دائمًا: لا يُحسب إلا الفوز والخسارة والتعادل.
choice-eval-lines = الرباعيات
choice-eval-none = لا شيء

## الشكاوى

error-not-a-number = «{ $text }» ليس عمودًا؛ الأعمدة أعداد من ⁦1⁩ إلى { $most }.
error-no-such-column = لا عمود برقم { $column }؛ الأعمدة من ⁦1⁩ إلى { $most }.
error-wrong-disc-count = عدد الأقراص الحمراء { NUMBER($red) } والصفراء { NUMBER($yellow) }؛ الأحمر يبدأ، فأقراصه بعدد أقراص الأصفر أو تزيد واحدًا.
error-bad-cell = «{ $text }» في الصف { NUMBER($row) } من الأعلى ليست خانة؛ الخانات ⁦r⁩ أو ⁦y⁩ أو ⁦.⁩ وتنتهي الصفوف بعلامة ⁦/⁩.
error-floating-disc = القرص في العمود { NUMBER($column) } والصف { NUMBER($row) } من الأعلى ليس تحته شيء؛ ضع تحته أقراصًا أو ارفعه.
error-play-after-win = لدى { $winner ->
        [red] الأحمر
       *[yellow] الأصفر
    } أربعة في صف، لكن القرص الذي أكملها لا يمكن أن يكون الأخير؛ وأول أربعة تنهي اللعبة.
error-bad-board-size = الحجم ⁦{ NUMBER($columns) } × { NUMBER($rows) }⁩ غير ممكن؛ لا يقلّ كل منهما عن 4، و⁦columns * (rows + 1)⁩ لا يزيد على 128.

## الرقعة

piece-red-disc = قرص أحمر
piece-yellow-disc = قرص أصفر
