### نام‌ها و جمله‌های بازی‌ها، بازیکن‌ها و تنظیمات. متن انگلیسی آن‌ها را خود برنامه می‌گوید.

## خانواده‌های بازیکن‌ها

family-rollout = شبیه‌سازی تا پایان بازی

## بازیکن‌ها

player-rollout = شبیه‌سازی تا پایان
player-rollout-sentence = با یک بازیکن به جای همه، بازی‌ها را تا پایان می‌برد: سهم امتیازها که در آن مساوی نیم امتیاز است، یا امتیاز مورد انتظار، با بازهٔ اطمینان.

## تنظیمات بازیکن‌ها

parameter-seed = دانهٔ تصادفی
parameter-seed-sentence = دانه‌های متفاوت، شبیه‌سازی‌های متفاوت؛ با دانهٔ یکسان پاسخ‌ها یکسان‌اند.
parameter-rollout-seed-sentence = دانهٔ تصادفی پرتاب‌ها و بازیکن‌ها.
parameter-depth = عمق
parameter-depth-sentence = تعداد تصمیم‌هایی که پیش‌بینی می‌شود، با همین یکی.
parameter-eval = تابع ارزیابی
parameter-eval-sentence = وضعیت‌ها را در مرز عمق ارزیابی می‌کند.
parameter-weights = وزن‌ها
parameter-weights-sentence = وزن ویژگی‌های تابع ارزیابی، مانند ⁦"empty=270 merges=700"⁩؛ هر چه نام برده نشود وزن خود را نگه می‌دارد.
parameter-grow = رشد
parameter-grow-sentence = هر بار که این تعداد حرکت در بازی انجام شود، یک تصمیم جلوتر را می‌بیند.
parameter-table = جدول وضعیت‌ها
parameter-table-sentence = آیا وضعیت‌های دیده‌شده به یاد سپرده شوند؟
parameter-memory = حافظه
parameter-memory-sentence = بیشترین حافظه برای ساختارهای خود جست‌وجو.
parameter-nodes = گره‌ها
parameter-nodes-sentence = بیشترین تعداد وضعیت‌هایی که دیده می‌شوند.
parameter-time = زمان
parameter-time-sentence = بیشترین زمان فکر کردن.
parameter-player = بازیکن
parameter-player-sentence = چه کسی بازی می‌کند؛ اگر تنظیماتی دارد درون علامت نقل‌قول.
parameter-games = بازی‌ها
parameter-games-sentence = بیشترین تعداد بازی‌ها.
parameter-precision = دقت
parameter-precision-sentence = وقتی نیمهٔ بازهٔ اطمینان 95 درصدی از این بزرگ‌تر نباشد می‌ایستد؛ 0 یعنی همهٔ بازی‌ها انجام شود.
parameter-threads = رشته‌ها
parameter-threads-sentence = تعداد رشته‌هایی که هم‌زمان می‌جویند؛ با بیش از یکی، کار از اجرایی به اجرای دیگر فرق می‌کند.
parameter-rollout-threads-sentence = تعداد بازی‌های هم‌زمان، اگر به تعداد هسته‌ها نباشد؛ جز زمان چیزی را عوض نمی‌کند.
parameter-width = پهنای پرتو
parameter-width-sentence = از هر سطح چند وضعیت نگه داشته می‌شود.
