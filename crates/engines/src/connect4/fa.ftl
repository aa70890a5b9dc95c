## بازیکن‌ها

player-perfect = بی‌نقص
player-perfect-sentence = وضعیت را تا پایان بازی حل می‌کند و بهترین ستون را بازی می‌کند؛ سطح زیر ۱۰ تنها چند مهره پیش را می‌بیند و عمداً خطا می‌کند.

## تنظیمات بازیکن‌ها

parameter-perfect-seed-sentence = انتخاب‌های سطح‌های زیر ۱۰، و انتخاب میان گشایش‌های هم‌ارز را تعیین می‌کند.
parameter-book = کتاب گشایش
parameter-book-sentence = آیا گشایش‌ها، آنجا که کتابی هست، از کتاب خوانده شوند؟
parameter-level = سطح
parameter-level-sentence = از ۱ برای تازه‌کار تا ۱۰ برای بازی بی‌نقص.
parameter-perfect-memory-sentence = بیشترین حافظه برای جدول وضعیت‌هایی که پیش‌تر دیده شده‌اند.
choice-book-on = آری
choice-book-off = نه

## شکایت‌ها

error-bad-set = سطر { $line } مجموعه فهمیده نشد: هر سطر ⁦moves value⁩ است، مانند ⁦4453 2⁩.
error-bad-book = این یک کتاب کامل گشایش‌های چهار در یک ردیف نیست.
error-book-in-use = برنامهٔ دیگری همین کتاب را می‌سازد: { $file } در حال استفاده است؛ صبر کنید یا نام دیگری برگزینید.
