## خانواده‌های بازیکن‌ها

family-baseline = بازیکن‌های پایه

## بازیکن‌ها

player-random = تصادفی
player-random-sentence = هر حرکت مجازی را با احتمال برابر بازی می‌کند.
player-first = نخستین حرکت
player-first-sentence = همیشه نخستین حرکت مجاز را بازی می‌کند.

## تنظیمات بازیکن‌ها

parameter-random-seed-sentence = دانه‌های متفاوت، بازی‌های متفاوت؛ با دانهٔ یکسان بازی یکسان است.
