# مرور بازی.
review-title = مرور بازی
review-run = بازی را مرور کن
review-note = بازیکنِ راهنمایی هر تصمیم این شاخه را می‌سنجد، حرکت‌هایی را که چیزی از دست دادند نشان می‌کند و می‌گوید چه بهتر بود.
review-player = بازیکن
review-totals = جمع‌بندی تصمیم‌های هر بازیکن
review-best = بهترین انتخاب‌ها
review-of = { $best } از { $judged } ({ $part })
review-mean-loss = میانگین ازدست‌رفته
review-marked = حرکت‌های نشان‌دار
review-none = هیچ حرکتی چیز زیادی از دست نداد.
review-unjudged = هیچ حرکتی سنجیده نشد: بازیکنِ راهنمایی حرکت‌ها را با هم نمی‌سنجد، یا انتخابی در کار نبود.
review-move = { $n }، { $who }: { $action }؛ بهتر: { $better }
review-line = بهتر:
review-inaccuracy = نادقیق
review-mistake = اشتباه
review-blunder = اشتباه بزرگ
