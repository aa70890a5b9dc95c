## بازیکن‌ها

player-redswapblue-champion-sentence = همهٔ وضعیت‌ها را از هدف می‌روبد: تا ⁦n=4⁩ از هر آغازی کوتاه‌ترین راه‌حل با اثبات، تا ⁦n=7⁩ راه‌حلی خوب، و فراتر از آن هر راه‌حلی که باشد.
player-quick = سریع
player-quick-sentence = پرتویی که به پیرامون هدف و به تصویر آینه‌ای خودش می‌رسد: بی‌درنگ راه‌حلی خوب تا ⁦n=7⁩، بدون اثبات.

## تنظیمات بازیکن‌ها

parameter-redswapblue-champion-memory-sentence = { parameter-memory-sentence }
parameter-redswapblue-champion-threads-sentence = تعداد رشته‌هایی که می‌روبند؛ ۰ یعنی یکی برای هر هسته.
parameter-patience = شکیبایی
parameter-patience-sentence = پیش از پاسخِ بی‌اثبات، چقدر برای اثبات صبر شود؛ از ⁦n=5⁩ تا ⁦n=7⁩ هر شکیبایی یعنی کمتر از یک ثانیه.
parameter-quick-width-sentence = از هر سطح چند وضعیت نگه داشته می‌شود؛ ۰ بر پایهٔ ⁦n⁩ انتخاب می‌کند.

## شکایت‌ها

error-bad-distances = پروندهٔ فاصله‌ها به کار نمی‌آید: { $error }. آن را از نو بسازید.
error-not-enough-memory = { $needed } MiB حافظه لازم است و { $allowed } MiB مجاز است.
error-too-large = این جست‌وجو حداکثر تا n = { $most } می‌رسد و اینجا n = { $n } است.
