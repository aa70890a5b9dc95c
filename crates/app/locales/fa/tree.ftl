# تصویر درخت جست‌وجو، و همان به‌صورت متن.

tree-picture = درخت جست‌وجو
tree-outline = درخت جست‌وجو به‌صورت متن
tree-empty = جست‌وجو هنوز آغاز نشده است. یک گام جلو بروید تا نخستین گره را ببینید.
tree-drawn = { $drawn } گره از { $all } گره کشیده شده است
tree-above = { $n } سطح بالاتر کشیده نشده است

## بزرگ‌نمایی

tree-zoom = اندازهٔ تصویر
tree-zoom-in = بزرگ‌تر
tree-zoom-out = کوچک‌تر
tree-zoom-fit = نمایش همهٔ درخت
tree-zoom-plain = اندازهٔ معمولی

## دورهای عمیق‌شدن تکراری

tree-rounds = دورها
tree-round = دور { $n }
tree-round-again = دور { $n }، دوباره

## انواع گره

tree-max = MAX (بیشینه)
tree-max-of = MAX ({ $seat })
tree-min = MIN (کمینه)
tree-min-of = MIN ({ $seat })
tree-chance = گرهٔ شانس
tree-leaf = برگ
tree-over = پایان بازی
tree-table = از جدول معلوم است
tree-stopped = جست‌وجو اینجا متوقف شد
tree-open = در فهرست باز، در انتظار
tree-expanded = گسترش‌یافته
tree-closed = بسته
tree-goal = هدف
tree-root = ریشه
tree-goal-end = ریشهٔ سمت هدف
tree-after = پس از { $action }

## ارزش گره

tree-wins-in = { $seat } در { $n }
tree-value = ارزش { $v }
tree-at-least = ارزش دست‌کم { $v }
tree-at-most = ارزش دست‌بالا { $v }
tree-about = ارزش حدود { $v }
tree-so-far = بهترین تا اینجا { $v }
tree-no-value = هنوز بی‌ارزش‌گذاری
tree-visits = { $n ->
    [one] یک بازدید
   *[other] { NUMBER($n) } بازدید
}، میانگین { $mean }
tree-f = f = { $f } (g { $g } + h { $h })
tree-g = هزینهٔ راه تا اینجا { $g }
tree-cost = راه‌حلی با { $n ->
    [one] یک گام
   *[other] { NUMBER($n) } گام
}
tree-probability = احتمال { $p }
tree-window = پنجره از { $alpha } تا { $beta }
tree-current = جست‌وجو اینجاست
tree-active = روی مسیرِ در حال جست‌وجو
tree-main = روی خط اصلی
tree-again = بعداً دوباره جست‌وجو شد
tree-reason = آنچه هرس را درست می‌کند
tree-source = ‏{ $action }: { $value }
tree-source-go = نمایش ارزشی که این هرس را درست می‌کند

## آنچه در تصویر نیست

tree-more = +{ $n } پنهان
tree-more-sentence = { $n ->
    [one] یک شاخهٔ دیگر
   *[other] { NUMBER($n) } شاخهٔ دیگر
} دیده شده ولی کشیده نشده است. برای دیدن بیشتر این را برگزینید.
tree-folded = { $n ->
    [one] یک شاخه
   *[other] { NUMBER($n) } شاخه
} زیر آن کشیده نشده است
tree-counted = +{ $n } فقط شمرده
tree-counted-sentence = { $n ->
    [one] یک گرهٔ دیگر
   *[other] { NUMBER($n) } گرهٔ دیگر
} زیر آن جست‌وجو و فقط شمرده شد.
tree-cut = { $sign } { $n } ردشده
tree-cut-leaves = { $sign } { $n } ردشده: { $leaves }
tree-unseen = هرگز به آن نگاه نشد
tree-left-out = { $sign } { $n } کنارگذاشته
tree-omitted = { $n ->
    [one] یک پیشامد
   *[other] { NUMBER($n) } پیشامد
} کنار گذاشته شد، با احتمال مجموع { $p }.
tree-rejected = { $n ->
    [one] یک جانشین
   *[other] { NUMBER($n) } جانشین
} نگه داشته نشد. { $why }
tree-known = { $action }: از پیش شناخته
tree-on-path = { $action }: به جایی که از آن آمده برمی‌گردد
tree-beyond-bound = { $action }: فراتر از کران این دور
tree-in-table = { $action }: به گفتهٔ جدول در همین دور جست‌وجو شده است
tree-beam-full = { $action }: پرتو از بهترها پر است
