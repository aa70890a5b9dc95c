## خانواده‌های بازیکن‌ها

family-chance = جست‌وجو با شانس

## بازیکن‌ها

player-expectiminimax = مینی‌ماکس با شانس
player-expectiminimax-sentence = همهٔ شاخه‌های بازی و همهٔ پیشامدهای شانس را تا عمقی ثابت می‌بیند و بهترین امید ریاضی را انتخاب می‌کند.
player-expectimax = بیشترین امید ریاضی
player-expectimax-sentence = حرکتی را انتخاب می‌کند که امید ریاضی آن روی همهٔ پیشامدهای شانس، تا عمقی ثابت، بهتر است.
player-star1 = هرس گرهٔ شانس Star1
player-star1-sentence = به پاسخ Expectiminimax می‌رسد و از پیشامدهایی که نمی‌توانند آن را عوض کنند می‌گذرد.
player-star2 = هرس گرهٔ شانس Star2
player-star2-sentence = همان Star1 که نخست از هر پیشامد یک حرکت را می‌سنجد، با جدول وضعیت‌ها و آزمودن بهترین حرکت‌ها پیش از دیگران.

## تنظیمات بازیکن‌ها

parameter-cover = پوشش
parameter-cover-sentence = در هر گرهٔ شانس تنها محتمل‌ترین پیشامدهایی را می‌جوید که روی‌هم این احتمال را دارند، و برای خطا کران می‌دهد.
parameter-expectiminimax-memory-sentence = بیشترین حافظه برای جدول وضعیت‌های دیده‌شده.
parameter-expectimax-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-star1-memory-sentence = { parameter-expectiminimax-memory-sentence }
parameter-star2-memory-sentence = { parameter-expectiminimax-memory-sentence }
