## خانواده‌های بازیکن‌ها

family-adversarial = جست‌وجوی دونفره

## بازیکن‌ها

player-greedy = حریصانه
player-greedy-sentence = حرکتی را بازی می‌کند که نتیجه‌اش همین حالا بهتر می‌نماید، بی آنکه بپرسد حریف چه پاسخی می‌دهد.
player-minimax = مینی‌ماکس
player-minimax-sentence = همهٔ شاخه‌های بازی را تا عمقی ثابت می‌بیند و فرض می‌کند هر دو طرف بهترین بازی خود را می‌کنند.
player-alphabeta = آلفا-بتا
player-alphabeta-sentence = به پاسخ مینی‌ماکس می‌رسد، بی آنکه شاخه‌هایی را ببیند که نمی‌توانند آن را عوض کنند (هرس آلفا-بتا).
player-pvs = جست‌وجوی شاخهٔ اصلی PVS
player-pvs-sentence = آلفا-بتایی که دربارهٔ بیشتر حرکت‌ها فقط می‌پرسد بهترند یا نه، و اگر بهتر باشند دوباره نگاه می‌کند.
player-champion = قهرمان
player-champion-sentence = قوی‌ترین جست‌وجوی عمومی: آنجا که مهم است عمیق می‌بیند و از بقیه گذرا می‌گذرد.

## تنظیمات بازیکن‌ها

parameter-alphabeta-memory-sentence = بیشترین حافظه برای جدول وضعیت‌های دیده‌شده.
parameter-pvs-memory-sentence = { parameter-alphabeta-memory-sentence }
parameter-champion-memory-sentence = { parameter-alphabeta-memory-sentence }
parameter-ties = در تساوی
parameter-ties-sentence = از حرکت‌های هم‌ارزش کدام انتخاب شود؛ ⁦course⁩: نخستین برای بازیکن یک و آخرین برای بازیکن دو.
parameter-scan = ترتیب مهره‌ها
parameter-scan-sentence = جایی که ارزش‌ها و ترتیب چیزی را تعیین نکنند کدام مهره‌های خودی زودتر آزموده شوند: به ترتیب بازی، نزدیک‌ترین به ردیف عقب خود، یا پیش‌رفته‌ترین.
parameter-quiescence = جست‌وجوی آرامش
parameter-quiescence-sentence = آیا زدن‌ها و مانند آن‌ها پیش از ارزیابی وضعیت در مرز عمق تا آخر بازی شوند؟
parameter-ordering = ترتیب حرکت‌ها
parameter-ordering-sentence = کدام حرکت‌ها زودتر آزموده شوند؛ ⁦none⁩: ترتیب خود بازی.
parameter-deepening = عمیق‌شدن تکراری
parameter-deepening-sentence = آیا عمق 1، 2، 3، … تا حد جست‌وجو شود؟
parameter-clock = ساعت بازی
parameter-clock-sentence = زمان همهٔ حرکت‌های بازی روی‌هم: اندکی برای هر یک، و بیشتر تا وقتی انتخاب روشن نیست.
parameter-selective = گزینشی
parameter-selective-sentence = آیا به آنچه چندان مهم نیست کمتر نگاه شود؟ بهتر بازی می‌کند، ولی ارزش دیگر ارزش مینی‌ماکسِ آن عمق نیست.
choice-ties-first = نخستین
choice-ties-last = آخرین
choice-ties-course = مانند درس
choice-scan-listed = به ترتیب بازی
choice-scan-rear = از ردیف عقب
choice-scan-front = از جلو
choice-quiescence-on = آری
choice-quiescence-off = نه
choice-deepening-on = آری
choice-deepening-off = نه
choice-selective-on = آری
choice-selective-off = نه
choice-ordering-full = با هر چه می‌دانیم
choice-ordering-promise = به نظر تابع ارزیابی
choice-ordering-none = ترتیب خود بازی
