### قاب برنامه: سرصفحه، صفحهٔ نخست، تنظیمات، ویرایشگر، پنجره‌ها، و صفحه‌هایی که هنوز نیامده‌اند.

## واژه‌های همه‌جا

close = بستن
cancel = لغو
delete = حذف
retry = تلاش دوباره
copy = کپی
copied = کپی شد.
copy-failed = مرورگر اجازهٔ کپی نمی‌دهد؛ متن را انتخاب کنید و خودتان کپی کنید.
undo = پس‌گرفتن
play = بازی
analyse = تحلیل
watch = تماشا
share = هم‌رسانی
share-note = هر که این پیوند را در Plyground خودش باز کند همین وضعیت را می‌بیند.
to-home = به صفحهٔ نخست
back = بازگشت
choose-one = کدام یک؟
no-value = هیچ
value-unit = واحد
between-players = {" – "}

## سرصفحه

skip-to-content = پرش به محتوا
page-tools = زبان، ظاهر و راهنما
language-menu = زبان
language-now = اکنون صفحه به { $language } است.
theme-to-dark = رفتن به حالت تیره
theme-to-light = رفتن به حالت روشن

## هنگام خطا

network-down = ‏Plyground پاسخ نمی‌دهد. هنوز روشن است؟ صفحه خودش دوباره تلاش می‌کند.
network-odd = ‏Plyground پاسخی داد که این صفحه نمی‌فهمد (وضعیت { $status }).
server-stopped = ‏Plyground متوقف شد. دوباره روشنش کنید تا این صفحه خودش ادامه دهد.
server-back = ‏Plyground برگشت.
lost-title = چنین صفحه‌ای نیست
lost-text = در { $page } چیزی نیست. شاید پیوند از نسخه‌ای تازه‌تر است یا بریده شده.
broken-title = این صفحه را نمی‌توان نشان داد
screen-broken = در خود صفحه خطایی رخ داد. بازی‌ها در سرور محفوظ‌اند؛ جزئیات در کنسول مرورگر است.

## صفحهٔ نخست

home-title = چه بازی کنیم؟
home-lead = بازی کنید، بهترین حرکت را بجویید، یا ببینید جست‌وجو چگونه فکر می‌کند. همه چیز روی همین رایانه اجرا می‌شود.
home-continue = ادامه
home-no-games = هنوز بازی‌ای نیست. آنچه بازی کنید اینجا می‌آید و تا حذفش نکنید می‌ماند.
home-more = بیشتر
home-delete = حذف این بازی { $game }
home-delete-title = این بازی حذف شود؟
home-delete-text = این بازی { $game } با همهٔ شاخه‌هایش برای همیشه از میان می‌رود.
home-deleted = بازی حذف شد.
home-import-text = فایل یا متن: ثبت بازی، وضعیت، یا PDN برای چکرز
home-lab-text = سنجش الگوریتم‌ها در برابر هم، با بازهٔ خطا
home-watch-text = درخت در حال رشد، رو به جلو و رو به عقب، با دلیل هر هرس
home-compare-text = دو جست‌وجو کنار هم روی یک وضعیت
home-sandbox-text = درخت بازی خودتان را بنویسید یا بکشید و هر الگوریتمی را روی آن تماشا کنید
home-learn-text = درس‌های کوتاه، هر کدام با وضعیتی برای آزمودن
standing-ply =
    { NUMBER($n) ->
        [0] در آغاز
        [one] { NUMBER($n) } کنش
       *[other] { NUMBER($n) } کنش
    }

## پایان بازی‌ها در فهرست‌ها

ending-won = برد { $seat }
ending-draw = مساوی
ending-reached = رسیدن به هدف
ending-reached-tile = رسیدن به { $tile } با { $n } امتیاز
ending-stuck = بن‌بست پیش از رسیدن به هدف
ending-stuck-tile = بن‌بست در { $tile } با { $n } امتیاز
ending-solved = حل شد
ending-solved-in = در { NUMBER($n) } گام حل شد
ending-unsolved = حل نشد
ending-points = { $n } امتیاز
ending-points-tile = بزرگ‌ترین کاشی { $tile } با { $n } امتیاز

## وارد کردن

import-title = وارد کردن بازی
import-note = بازی یا وضعیتی را بچسبانید یا فایلی را اینجا رها کنید. Plyground ثبت‌های خودش، خروجی‌های JSON، وضعیت‌ها، ستون‌هایی مانند ⁦4453⁩ و فایل‌های ویژهٔ هر بازی مانند PDN را می‌خواند.
import-game = بازی
import-recognise = خودش تشخیص دهد
import-text = بازی یا وضعیت
import-file = انتخاب فایل
import-run = وارد کردن
import-empty = هنوز چیزی برای وارد کردن نیست.
import-too-large = این فایل بیش از اندازه بزرگ است.
import-unknown = هیچ بازی‌ای این متن را نشناخت. بازی را در بالا انتخاب کنید تا بگوید ایراد چیست.
import-halts = متن به‌عنوان { $game } خوانده شد: حرکت { NUMBER($number) }، یعنی { $move }، را نمی‌توان بازی کرد.
import-halts-in-line = متن به‌عنوان { $game } خوانده شد: حرکت { NUMBER($number) }، یعنی { $move }، در سطر { NUMBER($line) } را نمی‌توان بازی کرد.
import-beginning = { $n ->
    [one] یک حرکت پیش از آن را باز کن
   *[other] { NUMBER($n) } حرکت پیش از آن را باز کن
 }

## تنظیمات

settings-title = تنظیمات
settings-lead = تنها در همین مرورگر می‌ماند؛ هر تغییر بی‌درنگ اثر می‌کند.
settings-language = زبان و رقم‌ها
language = زبان
language-browser = زبان مرورگر
digits = رقم‌ها
digits-auto = به پیروی از زبان
settings-sample = عددها و تاریخ‌ها این‌گونه دیده می‌شوند: { $number }، { $date }
settings-looks = ظاهر و صدا
theme = رنگ‌ها
theme-light = روشن
theme-dark = تیره
as-system = مانند سیستم
board-size = اندازهٔ صفحه
size-small = کوچک
size-middle = متوسط
size-large = بزرگ
patterns = نقش روی مهره‌ها
patterns-note = نشان و هاشور افزون بر رنگ، تا هیچ چیز به تشخیص رنگ‌ها وابسته نباشد.
motion = پویانمایی
motion-reduced = بی‌حرکت
motion-full = با حرکت
sound = صدا
sound-note = صدایی نرم هنگام گذاشتن مهره.
settings-keys = صفحه‌کلید
letter-keys = تک‌حرف‌ها به‌عنوان میان‌بر
letter-keys-note = ‏U برای پس‌گرفتن، H برای راهنمایی و مانند آن. اگر با صدا کار می‌کنید یا کلیدها را ناخواسته می‌زنید خاموش کنید؛ با Tab باز هم به همه چیز می‌رسید.
settings-engine = فکر کردن
values-always = نمایش ارزش همهٔ حرکت‌ها
values-note = عددها پس از هر حرکت روی صفحه می‌مانند تا خاموششان کنید.
hint-seconds = زمان راهنمایی، به ثانیه
hint-seconds-note = حداکثر { NUMBER($most) }. راهنمایی شاید زودتر آماده شود.
settings-file = همراه بردن
settings-file-note = همهٔ انتخاب‌های این صفحه در فایلی کوچک، برای مرورگر یا رایانه‌ای دیگر.
settings-export = ذخیره در فایل
settings-import = گرفتن از فایل
settings-imported =
    { NUMBER($n) ->
        [one] { NUMBER($n) } انتخاب گرفته شد.
       *[other] { NUMBER($n) } انتخاب گرفته شد.
    }
settings-not-ours = این فایل تنظیمات Plyground نیست.
settings-reset = بازنشانی
settings-reset-text = همهٔ انتخاب‌های این صفحه به حال نخست برمی‌گردند. بازی‌هایتان می‌مانند.
settings-reset-done = همهٔ تنظیمات به حال نخست برگشتند.

## انتخاب بازیکن

who-person = انسان
who-player = بازیکن
who-level = سطح { NUMBER($n) }
who-levels = سطح‌ها
who-level-of = سطح { NUMBER($n) }: { $player }
who-usual = قوی‌ترین بازیکن سریع
spec-kind = چه کسی به جای { $seat } بازی کند
spec-parameters = پارامترها
spec-text = به شکل متن
spec-fits = این بازیکن می‌تواند بازی کند.
spec-means = فهمیده شد: { $spec }

## ویرایشگر

editor-title = چیدن وضعیت: { $game }
editor-palette = مهره‌ها
editor-eraser = برداشتن
editor-turn = نوبت
editor-throw = پرتاب‌ها
editor-throw-note = پرتاب‌های روی زمین که با ⁦+⁩ به هم پیوسته‌اند، مانند ⁦dest+three⁩. خالی: هنوز پرتاب نشده.
editor-position = وضعیت به شکل متن
editor-variant = گونهٔ قوانین
editor-clear = پاک کردن
editor-start = وضعیت آغاز
editor-copy = کپی متن
editor-at = (در نویسهٔ { NUMBER($n) })
editor-none = وضعیت‌های این بازی نوشته می‌شوند، نه کشیده: متن پایین را به کار ببرید.
editor-over = وضعیتی که بازی در آن تمام شده است.
editor-chance = وضعیتی درست؛ نوبت شانس است.
editor-fine =
    { NUMBER($n) ->
        [one] وضعیتی درست با { NUMBER($n) } حرکت.
       *[other] وضعیتی درست با { NUMBER($n) } حرکت.
    }
editor-fine-many = وضعیتی درست با بیش از { NUMBER($n) } حرکت.
editor-undone = پس گرفته شد.
play-from-here = بازی از اینجا

## راهنما و کلیدها

help-open = کلیدها و راهنما
help-title = کلیدها و راهنما
help-letters-off = کلیدهای تک‌حرفی در تنظیمات خاموش‌اند.
help-board = روی صفحه
help-board-text = ‏Tab شما را به صفحه می‌برد، با کلیدهای جهت روی آن حرکت می‌کنید، Enter یا فاصله مهره را برمی‌دارد و می‌گذارد و Esc رهایش می‌کند. در «چهار در یک ردیف» رقم‌ها مهره می‌اندازند.
help-own-keys = در ⁦2048⁩ حرف‌های W A S D کاشی‌ها را می‌لغزانند و با E و M و U برنامه‌ای حرکت را بازی می‌کند، هر جا که کانون باشد، مگر هنگام نوشتن؛ میان‌برهای دیگرِ این حرف‌ها آنجا خاموش‌اند. کلیدهای جهت هم کاشی‌ها را می‌لغزانند، مگر در فهرست انتخاب، لغزنده، دکمه‌های انتخاب، زبانه‌ها، منو یا پنجرهٔ گفت‌وگو.
help-tools = پس از کلیک یا لمس یک ابزار، کلیدها دوباره از آنِ صفحه‌اند؛ پس از Enter یا فاصله روی همان ابزار می‌مانید.
help-directions = کلیدهای جهت همیشه همان‌اند که می‌بینید: کلید راست به راست می‌رود، در صفحه‌های فارسی و عربی هم. صفحه‌های بازی و دکمه‌های پخش آینه‌ای نمی‌شوند.
help-settings = کلیدهای تک‌حرفی را می‌توان در تنظیمات خاموش کرد.
keys-everywhere = همه جا
editor-keys = هنگام چیدن وضعیت
key-help = همین راهنما
key-command = به خط فرمان بازی
key-tab = به کنترل بعدی
key-escape = بستن یا رها کردن
key-palette = انتخاب مهره
key-eraser = انتخاب پاک‌کن
key-editor-undo = پس‌گرفتن آخرین تغییر
key-editor-arrows = حرکت روی صفحه
key-editor-place = گذاشتن مهرهٔ انتخاب‌شده یا برداشتن آن

## هنوز در راه

coming-badge = هنوز آماده نیست
coming-soon = به‌زودی
coming-meanwhile = تا آن زمان
watch-title = تماشای جست‌وجو
compare-title = مقایسه
lab-title = آزمایشگاه
learn-title = آموزش
learn-will = اینجا درس‌های کوتاهی دربارهٔ مینی‌ماکس، هرس، شانس و نمونه‌گیری خواهد بود، هر کدام با وضعیتی برای آزمودن، درختی از خودتان برای بازی، و آزمونی کوتاه.
learn-now = جست‌وجوهای واقعی را گام‌به‌گام تماشا کنید؛ هر گره با یک جمله توضیح داده می‌شود.
learn-example = { $player } در { $game }
