//! The words of the figures, in the three languages.

/// A language of the figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Arabic.
    Arabic,
    /// Persian.
    Persian,
}

impl Language {
    /// The language of this code: `en`, `ar` or `fa`.
    #[must_use]
    pub fn read(code: &str) -> Option<Self> {
        match code {
            "en" => Some(Self::English),
            "ar" => Some(Self::Arabic),
            "fa" => Some(Self::Persian),
            _ => None,
        }
    }
}

/// Something a figure says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    PuzzleNodesTitle,
    PuzzleNodes,
    PuzzleTimeTitle,
    PuzzleTime,
    PuzzleMemoryTitle,
    PuzzleMemory,
    DetourTitle,
    Detour,
    ShortestTitle,
    Shortest,
    NodesTitle,
    Nodes,
    TimeTitle,
    Time,
    MemoryTitle,
    Memory,
    LossTitle,
    Loss,
    BestTitle,
    Best,
    ScoreTitle,
    Score,
    PointsTitle,
    Points,
    StepsTitle,
    Steps,
    EloTitle,
    Elo,
    MatrixTitle,
    SpreadTitle,
    Games,
    Mean,
    SeriesTitle,
    MeanAndGames,
    MeanAlone,
    Game,
    TilesTitle,
    Reached,
    AlongTitle,
    Decision,
    TestTitle,
    Pairs,
    Ratio,
    Stronger,
    NotStronger,
    Seed,
}

impl Word {
    /// The word in a language.
    pub(super) const fn in_language(self, language: Language) -> &'static str {
        let [english, arabic, persian] = self.texts();
        match language {
            Language::English => english,
            Language::Arabic => arabic,
            Language::Persian => persian,
        }
    }

    const fn texts(self) -> [&'static str; 3] {
        match self {
            Self::PuzzleNodesTitle => {
                ["Positions looked at for one puzzle", "الوضعيات المفحوصة لكل أحجية", "وضعیت‌های بررسی‌شده برای هر معما"]
            }
            Self::PuzzleNodes => ["nodes per puzzle", "العقد لكل أحجية", "گره‌ها در هر معما"],
            Self::PuzzleTimeTitle => ["Time for one puzzle", "زمن الأحجية الواحدة", "زمان هر معما"],
            Self::PuzzleTime => ["time per puzzle (ms)", "زمن الأحجية (ملّي ثانية)", "زمان هر معما (میلی‌ثانیه)"],
            Self::PuzzleMemoryTitle => ["Memory for one puzzle", "ذاكرة الأحجية الواحدة", "حافظهٔ هر معما"],
            Self::PuzzleMemory => ["memory per puzzle (KiB)", "ذاكرة الأحجية (كيبيبايت)", "حافظهٔ هر معما (کیبی‌بایت)"],
            Self::DetourTitle => ["Steps more than the judge's solution", "الخطوات الزائدة على حل الحَكَم", "گام‌های بیش از راه‌حل داور"],
            Self::Detour => ["steps too many", "خطوات زائدة", "گام‌های اضافی"],
            Self::ShortestTitle => ["Solutions as short as the judge's", "الحلول التي تساوي حل الحَكَم طولًا", "راه‌حل‌های به کوتاهی راه‌حل داور"],
            Self::Shortest => ["shortest solutions", "أقصر الحلول", "کوتاه‌ترین راه‌حل‌ها"],
            Self::NodesTitle => ["Positions looked at for one decision", "الوضعيات المفحوصة لكل قرار", "وضعیت‌های بررسی‌شده برای هر تصمیم"],
            Self::Nodes => ["nodes per decision", "العقد لكل قرار", "گره‌ها در هر تصمیم"],
            Self::TimeTitle => ["Time for one decision", "زمن القرار الواحد", "زمان هر تصمیم"],
            Self::Time => ["time per decision (ms)", "زمن القرار (ملّي ثانية)", "زمان هر تصمیم (میلی‌ثانیه)"],
            Self::MemoryTitle => ["Memory for one decision", "ذاكرة القرار الواحد", "حافظهٔ هر تصمیم"],
            Self::Memory => ["memory per decision (KiB)", "ذاكرة القرار (كيبيبايت)", "حافظهٔ هر تصمیم (کیبی‌بایت)"],
            Self::LossTitle => ["What a decision gives away", "ما يضيّعه القرار", "آنچه هر تصمیم از دست می‌دهد"],
            Self::Loss => ["loss per decision (points)", "الخسارة لكل قرار (نقاط)", "زیان هر تصمیم (امتیاز)"],
            Self::BestTitle => ["Decisions as good as the best", "القرارات التي تساوي الأفضل", "تصمیم‌های هم‌ارز با بهترین"],
            Self::Best => ["best choices", "أفضل الاختيارات", "بهترین انتخاب‌ها"],
            Self::ScoreTitle => ["Score against the others", "النتيجة أمام الآخرين", "نتیجه در برابر دیگران"],
            Self::Score => ["score per game", "النتيجة لكل مباراة", "نتیجهٔ هر بازی"],
            Self::PointsTitle => ["Points per game", "نقاط المباراة", "امتیاز هر بازی"],
            Self::Points => ["points", "النقاط", "امتیاز"],
            Self::StepsTitle => ["Length of the solutions", "طول الحلول", "طول راه‌حل‌ها"],
            Self::Steps => ["steps", "الخطوات", "گام‌ها"],
            Self::EloTitle => ["Strength", "القوة", "قدرت"],
            Self::Elo => ["Elo, the mean of all is 0", "إيلو، ومتوسط الجميع 0", "ایلو، میانگین همه 0 است"],
            Self::MatrixTitle => ["Who scores how much against whom", "نتيجة كل لاعب أمام كل لاعب", "نتیجهٔ هر بازیکن در برابر دیگران"],
            Self::SpreadTitle => ["How the points are spread", "توزّع النقاط", "پراکندگی امتیازها"],
            Self::Games => ["games", "المباريات", "بازی‌ها"],
            Self::Mean => ["mean", "المتوسط", "میانگین"],
            Self::SeriesTitle => ["Points, game by game", "النقاط مباراةً مباراة", "امتیازها، بازی به بازی"],
            Self::MeanAndGames => [
                "lines: running mean of the last {n} games; dots: single games",
                "الخطوط: المتوسط المتحرك لآخر المباريات، وعددها {n}؛ النقاط الصغيرة: مباريات مفردة",
                "خط‌ها: میانگین متحرک {n} بازی آخر؛ نقطه‌ها: تک‌تک بازی‌ها",
            ],
            Self::MeanAlone => [
                "lines: running mean of the last {n} games",
                "الخطوط: المتوسط المتحرك لآخر المباريات، وعددها {n}",
                "خط‌ها: میانگین متحرک {n} بازی آخر",
            ],
            Self::Game => ["game", "المباراة", "بازی"],
            Self::TilesTitle => ["How often a tile was reached", "كم مرة بُلغت البلاطة", "هر کاشی چند بار به دست آمد"],
            Self::Reached => ["games that reached it", "المباريات التي بلغتها", "بازی‌هایی که به آن رسیدند"],
            Self::AlongTitle => ["Time for a decision along the game", "زمن القرار على مدى المباراة", "زمان تصمیم در طول بازی"],
            Self::Decision => ["number of the decision", "رقم القرار", "شمارهٔ تصمیم"],
            Self::TestTitle => ["The path of the test", "مسار الاختبار", "مسیر آزمون"],
            Self::Pairs => ["pairs of games", "أزواج المباريات", "جفت‌های بازی"],
            Self::Ratio => ["log-likelihood ratio", "لوغاريتم نسبة الأرجحية", "لگاریتم نسبت درست‌نمایی"],
            Self::Stronger => ["stronger", "أقوى", "قوی‌تر"],
            Self::NotStronger => ["not stronger", "ليس أقوى", "قوی‌تر نیست"],
            Self::Seed => ["seed", "البذرة", "بذر"],
        }
    }
}
