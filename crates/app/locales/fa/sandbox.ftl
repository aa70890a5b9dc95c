### زمین بازی درخت‌ها: درخت بازی از آنِ خودتان.

sandbox-title = زمین بازی درخت‌ها
sandbox-lead = روی نمونه‌ای بزنید تا جست‌وجویش را بی‌درنگ ببینید، یا درخت خودتان را بنویسید یا بکشید، و ببینید الگوریتم چگونه گام‌به‌گام آن را می‌جوید.
sandbox-examples = نمونه‌هایی از کتاب‌ها
sandbox-tree = درخت شما
sandbox-drawing = درخت شما؛ با کلیدهای جهت در آن حرکت می‌کنید
sandbox-text = درخت به شکل متن
sandbox-text-note = گره‌ها ⁦max⁩، ⁦min⁩ یا ⁦chance⁩ هستند و فرزندانشان درون کروشه می‌آیند؛ برگ‌ها عدد صحیح‌اند. نامِ پیش از ⁦=⁩ نام حرکت است و احتمالِ پیش از ⁦*⁩ برای فرزندان گرهٔ شانس است:
sandbox-fine =
    { $nodes ->
        [one] درختی درست: یک گره.
       *[other] درختی درست: { NUMBER($nodes) } گره، { NUMBER($leaves) } تا از آن‌ها برگ.
    }
sandbox-write = نخست درختی بنویسید.
sandbox-leaf = برگی تنهاست: چیزی برای جست‌وجو در آن نیست. آن را در گره‌ای بگذارید:
sandbox-fine-unseen = درختی درست است، اما اینجا نمی‌توان آن را کشید.
sandbox-begin = درخت با ⁦max[⁩، ⁦min[⁩ یا ⁦chance[⁩ آغاز می‌شود، مانند
sandbox-algorithm = الگوریتم
sandbox-bounds = کمترین و بیشترین ارزش ممکن برگ
sandbox-run = جست‌وجو در این درخت
sandbox-running = در حال جست‌وجو…
sandbox-compare = مقایسهٔ دو الگوریتم روی آن
sandbox-search = جست‌وجوی درخت شما
sandbox-up = بازگشت به درخت
sandbox-changed = درخت یا الگوریتم پس از این جست‌وجو تغییر کرده است؛ برای دیدنش دوباره جست‌وجو کنید.
sandbox-share = هم‌رسانی این درخت
sandbox-share-note = هر که این پیوند را در Plyground خودش باز کند همین درخت و همین جست‌وجو را می‌بیند.

## یک گره

sandbox-node = انتخاب‌شده: { $node }
sandbox-kind = نوع گره
sandbox-kind-max = MAX
sandbox-kind-min = MIN
sandbox-kind-chance = شانس
sandbox-kind-leaf = برگ
sandbox-value = ارزش
sandbox-name = نام حرکت
sandbox-probability = احتمال
sandbox-estimate = برآورد، اگر جست‌وجو در این گره بایستد
sandbox-add = افزودن فرزند
sandbox-remove = حذف
sandbox-child-number = فرزند { NUMBER($n) }
sandbox-probability-of = احتمال { $p }
sandbox-children =
    { $n ->
        [one] یک فرزند
       *[other] { NUMBER($n) } فرزند
    }
sandbox-keys = هنگام کشیدن درخت
sandbox-key-walk = حرکت در نقشه
sandbox-key-value = نوشتن ارزش یک برگ
sandbox-key-form = به خانه‌های مشخصات گره
sandbox-key-add = افزودن فرزند
sandbox-key-remove = حذف گره با هر چه زیر آن است
sandbox-key-kind = تبدیل به MAX، MIN، شانس یا برگ
