### واژه‌های خود بازی‌ها و بازیکن‌ها: مقدارهای تنظیمات، و حرکت‌هایی که واژه‌اند. آنچه نوشته می‌شود کنارشان می‌آید: «اجباری (forced)».

## گونه‌های بازی‌ها

choice-play-forced = هر گامی که ممکن است
choice-play-maximal = بیشترین گام‌های ممکن
choice-play-voluntary = هر چند گام که بازیکن بخواهد
choice-doubled-exposed = می‌توان برگرداند
choice-doubled-safe = در امان
choice-odds-exact = به حکم صدف‌ها
choice-odds-equal = برابر
choice-capture-compulsory = اجباری
choice-capture-optional = اختیاری
choice-jump-any = از روی هر مهره
choice-jump-other = تنها از روی رنگ دیگر
choice-diagonal-no = نه
choice-diagonal-jumps = پرش هم
choice-goal-none = بی‌هدف، برای امتیاز
choice-spawn-any = هر خانهٔ خالی
choice-spawn-edge = تنها در لبه

## تنظیمات بازیکن‌ها

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
choice-book-on = آری
choice-book-off = نه
choice-selective-on = آری
choice-selective-off = نه
choice-table-on = آری
choice-table-off = نه
choice-ordering-full = با هر چه می‌دانیم
choice-ordering-promise = به نظر تابع ارزیابی
choice-ordering-none = ترتیب خود بازی
choice-value-outcome = برد، تساوی یا باخت
choice-value-score = امتیاز
choice-value-end = ارزیابی پایان آن
choice-value-along = مجموع ارزیابی‌های مسیر
choice-choose-mean = میانگین
choice-choose-visits = بازدیدها
choice-choose-sum = مجموع
choice-arms-legal = تنها حرکت‌های مجاز
choice-arms-all = هر حرکتی که نامی دارد
choice-scale-unit = فشرده در ⁦0..1⁩
choice-scale-raw = همان که هست

## توابع ارزیابی و اکتشافی

choice-eval-balanced = متوازن
choice-eval-progress = پیشروی
choice-eval-positional = جای مهره‌ها
choice-eval-material = شمار مهره‌ها
choice-eval-lines = چهارتایی‌ها
choice-eval-none = هیچ
choice-eval-features = همهٔ ویژگی‌ها
choice-eval-course = مانند درس
choice-eval-estimate = برآورد نوشته‌شده
choice-heuristic-parity = راه و گام‌ها
choice-heuristic-displacement = راه
choice-heuristic-misplaced = مهره‌های نابه‌جا
choice-heuristic-zero = صفر

## حرکت‌هایی که واژه‌اند

action-pass = رد
action-up = بالا
action-right = راست
action-down = پایین
action-left = چپ
