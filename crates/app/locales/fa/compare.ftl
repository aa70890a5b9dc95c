### دو جست‌وجو کنار هم، و راه از یک حرکت به جست‌وجوی پشت آن.

compare-of = { $game }: مقایسهٔ دو جست‌وجو
compare-choose-watch = جست‌وجوی کدام بازی را تماشا می‌کنید؟ یا خودتان درخت کوچکی بسازید.
compare-choose-compare = دو جست‌وجو در کدام بازی مقایسه شوند؟ یا خودتان درخت کوچکی بسازید.
compare-edit = تغییر وضعیت
compare-analyse = تحلیل آن
compare-searches = دو جست‌وجو
compare-first = جست‌وجوی نخست
compare-second = جست‌وجوی دوم
compare-algorithm-first = الگوریتم جست‌وجوی نخست
compare-algorithm-second = الگوریتم جست‌وجوی دوم
compare-run = اجرای هر دو
compare-running = هر دو جست‌وجو در حال اجرا هستند…
compare-cancelled = متوقف شد.
compare-done = تمام شد. { $first }: { $n } گره. { $second }: { $m } گره.

## نوار

compare-keys = هنگام مقایسه
compare-slider = گره‌های بازدیدشده در هر دو جست‌وجو
compare-nodes-of = گرهٔ { $n } از { $total }
compare-first-node = به آغاز
compare-node-back = یک گره به عقب
compare-node-on = یک گره به جلو
compare-last-node = به پایان
compare-play = پخش
compare-pause = مکث

## شمارش‌ها

compare-counts = کنار هم
compare-table = آنچه دو جست‌وجو شمرده‌اند، و دومی در سنجش با نخستین
compare-ratio = در دومی
compare-equal = برابر
compare-none = هیچ
compare-fewer = { $times } بار کمتر
compare-more = { $times } برابر
compare-shorter = { $times } بار کوتاه‌تر
compare-longer = { $times } برابر درازتر
compare-about = دربارهٔ این جست‌وجو
compare-nodes = گره‌های بازدیدشده
compare-leaves = برگ‌ها
compare-cutoffs = هرس‌ها
compare-table-hits = یافته‌ها در جدول
compare-expanded = گسترش‌یافته‌ها
compare-generated = تولیدشده‌ها
compare-simulations = شبیه‌سازی‌ها
compare-time = زمان
compare-value = ارزش
compare-cost = هزینهٔ راه‌حل
compare-best = حرکت برگزیده
compare-nodes-chart = گره‌های بازدیدشده
compare-bars = گره‌های بازدیدشده: { $first } { $n }، { $second } { $m }؛ بخش پرشده جای نوار است

## جایی که جدا می‌شوند

compare-parting = نخستین جدایی
compare-go-there = رفتن به آنجا در هر دو
compare-root = ریشه
compare-common = { NUMBER($n) } گرهٔ مشترک
compare-same =
    { $n ->
        [one] هر دو همان یک گره را می‌بینند.
       *[other] هر دو همان { NUMBER($n) } گره را به همان ترتیب می‌بینند.
    }
compare-unknown = { NUMBER($n) } گرهٔ نخست در هر دو یکی است. پس از آن گره‌ها تنها شمرده شده‌اند و نمی‌توان گفت کجا جدا می‌شوند.
compare-ends = پس از { compare-common }، { $done } تمام می‌شود و { $other } به { $way } می‌رود.
compare-parts = پس از { compare-common } جدا می‌شوند: { $first } به { $way } می‌رود و { $second } به { $other }.
compare-parts-cut = پس از { compare-common }، { $who } باقی‌ماندهٔ زیر { $at } را هرس می‌کند؛ { $other } هنوز { $way } را هم می‌بیند.
compare-parts-table = پس از { compare-common }، { $who } ارزش { $at } را از جدولش می‌داند؛ { $other } به { $way } می‌رود.
compare-parts-omit = پس از { compare-common }، { $who } پیشامدهای کم‌احتمال زیر { $at } را کنار می‌گذارد؛ { $other } هنوز { $way } را هم می‌بیند.
compare-parts-round = پس از { compare-common }، { $who } دور بعدی عمیق‌شدن تکراری را آغاز می‌کند؛ { $other } به { $way } می‌رود.

## چرا این حرکت؟

why-program = چرا این حرکت؟
why-person = یک برنامه اینجا چگونه فکر می‌کرد؟
why-none = هنوز حرکتی بازی نشده، پس جست‌وجویی برای دیدن نیست.
why-key = چرا این حرکت؟ جست‌وجوی پشت حرکتی که نشان داده می‌شود
