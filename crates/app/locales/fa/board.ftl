# صفحه‌ها: آنچه بر آن‌هاست به زبان کلمات، برای صفحه‌خوان‌ها و سطر اعلان.

board-label = صفحه

# خانه‌ها. بخش‌ها با ویرگول به هم می‌پیوندند: «ستون 4، سطر 2، مهرهٔ قرمز، آخرین حرکت».
board-place = ستون { $column }، سطر { $row }
board-place-named = خانهٔ { $name }
board-empty = خالی
board-unused = بیرون از بازی
board-marked = نشان‌دار
board-marked-rack = بخشی از چهار در یک ردیف
board-marked-cloth = خانهٔ امن
board-marked-pegs = خانهٔ پیوند دو مربع
board-last = آخرین حرکت
board-source = می‌تواند حرکت کند
board-target = می‌تواند اینجا بیاید
board-picked = برداشته‌شده
board-value = ارزش { $value }

# مهره‌ها. برچسب چیزی است که رویشان نوشته شده، مانند عدد کاشی.
board-piece-label = { $name } { $label }
board-piece-count = { $n } × { $name }

# هنگام برداشتن مهره.
board-picked-up = { $n ->
        [one] { $place }، { $piece }: برداشته شد؛ { $n } جا برای رفتن دارد
       *[other] { $place }، { $piece }: برداشته شد؛ { $n } جا برای رفتن دارد
    }
board-let-go = به جای خود برگشت.

# لغزاندن.
board-slide-up = لغزاندن به بالا
board-slide-down = لغزاندن به پایین
board-slide-left = لغزاندن به چپ
board-slide-right = لغزاندن به راست

# کنار صفحه.
board-tray = { $name }: { $n }

# پرتاب شش صدف، بر پایهٔ تعداد رو به پایین‌ها، از هیچ تا شش.
board-throw = پرتاب { $name }: { $closed } از { $n } رو به پایین
