## اللاعبون

player-redswapblue-champion-sentence = يكنس كل الوضعيات ابتداءً من الهدف: أقصر حلّ مع برهانه من أي بداية حتى ⁦n=4⁩، وحلّ جيد حتى ⁦n=7⁩، وأيّ حلّ فيما فوق ذلك.
player-quick = السريع
player-quick-sentence = بحث حُزَمي يلقى جوار الهدف وصورته المرآتية: حلّ جيد في الحال حتى ⁦n=7⁩، من غير برهان.

## إعدادات اللاعبين

parameter-redswapblue-champion-memory-sentence = { parameter-memory-sentence }
parameter-redswapblue-champion-threads-sentence = عدد الخيوط التي تكنس؛ و0 يعني واحدًا لكل نواة.
parameter-patience = الصبر
parameter-patience-sentence = كم يُنتظر البرهان قبل الإجابة من غيره؛ ومن ⁦n=5⁩ إلى ⁦n=7⁩ يعني أيّ صبرٍ أقلّ من ثانية.
parameter-quick-width-sentence = كم وضعية تبقى من كل مستوى؛ و0 يختار بحسب ⁦n⁩.

## الشكاوى

error-bad-distances = لا يمكن استعمال ملف المسافات: { $error }. اصنعه من جديد.
error-not-enough-memory = يلزم { $needed } MiB من الذاكرة، والمسموح به { $allowed } MiB.
error-too-large = هذا البحث يصل إلى n = { $most } على الأكثر، وهنا n = { $n }.
