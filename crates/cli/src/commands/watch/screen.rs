//! What the microscope shows and how it answers to keys; the drawing is elsewhere.

use plyground_lab::pseudocode::CodeLine;
use plyground_lab::trace::{Sight, State, Tour, Trace};
use plyground_lab::{Session, draw, with_thousands};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::Duration;

/// Whether to go on after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Go on.
    Stay,
    /// The person wants to leave.
    Leave,
}

/// Steps per second, from the slowest to the quickest.
const SPEEDS: [u32; 7] = [1, 2, 5, 20, 100, 500, 2000];
/// Pictures per second, at most.
const FRAMES: u32 = 20;

/// The state of the screen.
pub struct Screen<'a> {
    /// The search.
    pub trace: &'a Trace,
    /// Its algorithm.
    pub code: &'a [CodeLine],
    /// Where in it.
    pub tour: Tour<'a>,
    /// The board of the current node, and how one came to it.
    pub board: (String, String),
    /// True while it plays by itself.
    pub is_playing: bool,
    /// True while the keys are shown.
    pub shows_help: bool,
    speed: usize,
    session: &'a dyn Session,
}

impl<'a> Screen<'a> {
    /// At the beginning of a search.
    pub fn new(trace: &'a Trace, code: &'a [CodeLine], session: &'a dyn Session) -> Self {
        let tour = Tour::new(trace, code);
        let mut screen = Self { trace, code, tour, board: Default::default(), is_playing: false, shows_help: false, speed: 1, session };
        screen.look();
        screen
    }

    /// Steps per second.
    pub fn speed(&self) -> u32 {
        SPEEDS[self.speed]
    }

    /// How long a picture stands while it plays.
    pub fn pause(&self) -> Option<Duration> {
        self.is_playing.then(|| Duration::from_secs(1) / self.speed().min(FRAMES))
    }

    /// Goes on by itself.
    pub fn tick(&mut self) {
        if self.is_playing {
            self.go(self.tour.place() + (self.speed() / FRAMES).max(1) as usize);
            self.is_playing = self.tour.place() < self.tour.length();
        }
    }

    fn go(&mut self, place: usize) {
        self.tour.go(place);
        self.look();
    }

    /// Goes to the next or the previous sight, if there is one.
    fn go_if(&mut self, place: Option<usize>) {
        self.is_playing = false;
        if let Some(place) = place {
            self.go(place);
        }
    }

    /// Sets up the board of the current node.
    fn look(&mut self) {
        let mut board = self.session.fork();
        let (position, actions) = self.tour.current().map(|node| self.tour.way_to(node)).unwrap_or_default();
        let mut is_there = position.is_none_or(|position| board.set_position(position).is_ok());
        let way = if position.is_some() { "from the goal".to_string() } else { actions.join(", ") };
        for action in actions {
            // A file may name actions that this program does not know; then there is no board.
            is_there = is_there && board.play(action).is_ok();
        }
        let picture = if is_there { draw(&board.picture()) } else { "no board for this node".into() };
        self.board = (picture, if way.is_empty() { "the root".into() } else { way });
    }

    /// Answers to a key.
    pub fn press(&mut self, key: KeyEvent) -> Flow {
        let far = key.modifiers.contains(KeyModifiers::SHIFT);
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if key.code == KeyCode::Char('c') { Flow::Leave } else { Flow::Stay };
        }
        if self.shows_help {
            self.shows_help = false;
            return Flow::Stay;
        }
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Flow::Leave,
            KeyCode::Char('?') => self.shows_help = true,
            KeyCode::Char(' ') => {
                self.is_playing = !self.is_playing;
                if self.is_playing && self.tour.place() == self.tour.length() {
                    self.go(0);
                }
            }
            KeyCode::Char('+' | '=') => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            KeyCode::Char('-') => self.speed = self.speed.saturating_sub(1),
            KeyCode::Right if far => self.go_if(self.tour.next(Sight::Cut)),
            KeyCode::Left if far => self.go_if(self.tour.previous(Sight::Cut)),
            KeyCode::Char('c') => self.go_if(self.tour.next(Sight::Cut)),
            KeyCode::Char('C') => self.go_if(self.tour.previous(Sight::Cut)),
            KeyCode::Char('b') => self.go_if(self.tour.next(Sight::Best)),
            KeyCode::Char('B') => self.go_if(self.tour.previous(Sight::Best)),
            KeyCode::Char('l') => self.go_if(self.tour.next(Sight::Leaf)),
            KeyCode::Char('L') => self.go_if(self.tour.previous(Sight::Leaf)),
            KeyCode::Right => self.go_if(Some(self.tour.place() + 1)),
            KeyCode::Left => self.go_if(Some(self.tour.place().saturating_sub(1))),
            KeyCode::PageDown => self.go_if(Some(self.tour.place() + 100)),
            KeyCode::PageUp => self.go_if(Some(self.tour.place().saturating_sub(100))),
            KeyCode::Home => self.go_if(Some(0)),
            KeyCode::End => self.go_if(Some(self.tour.length())),
            _ => {}
        }
        Flow::Stay
    }
}

/// The counters at a place, in one line.
pub fn counters(trace: &Trace, state: &State) -> String {
    let counts = state.counts;
    let named = [
        ("nodes", counts.nodes),
        ("leaves", counts.leaves),
        ("cut-offs", counts.cutoffs),
        ("table hits", counts.table_hits),
        ("expanded", counts.expanded),
        ("simulations", counts.simulations),
    ];
    let mut parts: Vec<String> = Vec::new();
    for (name, count) in named {
        if count > 0 {
            parts.push(format!("{name} {}", with_thousands(count)));
        }
    }
    parts.extend(state.iteration.map(|bound| format!("round {bound}")));
    let word = if state.compares_values() { "best" } else { "choice" };
    parts.extend(state.best.as_ref().map(|(action, _)| format!("{word} {action}")));
    if parts.is_empty() {
        return trace.player.clone();
    }
    parts.join(" · ")
}

/// What of a search was only counted, if anything.
pub fn not_shown(trace: &Trace) -> Option<String> {
    let whole = with_thousands(trace.whole?);
    let counted = with_thousands(trace.nodes.saturating_sub(trace.nodes_recorded));
    Some(match trace.levels {
        Some(levels) => {
            format!("The first {whole} nodes are here whole, of the others those down to level {levels}; {counted} were only counted.")
        }
        None => format!("The first {whole} nodes are here whole; {counted} were only counted."),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_lab::{SearchOptions, catalogue};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    fn with_screen(game: &str, variant: &str, spec: &str, look: impl FnOnce(&mut Screen<'_>)) {
        let entry = catalogue::find(game).unwrap();
        let session = entry.open(variant, None).unwrap();
        let mut player = session.player(spec, 0).unwrap();
        let ask = SearchOptions { trace: Some(20_000), ..SearchOptions::default() };
        let trace =
            session.solve(&mut player, &ask).map_or_else(|| session.think(&mut player, &ask).trace, |journey| journey.trace).unwrap();
        let code = &entry.player(spec.split(':').next().unwrap()).unwrap().pseudocode;
        look(&mut Screen::new(&trace, code, session.as_ref()));
    }

    fn shown(screen: &Screen<'_>, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| super::super::draw::draw(screen, frame)).unwrap();
        terminal.backend().to_string()
    }

    fn press(screen: &mut Screen<'_>, code: KeyCode) -> Flow {
        screen.press(KeyEvent::new(code, KeyModifiers::NONE))
    }

    #[test]
    fn stepping_back_shows_exactly_what_was_shown_before() {
        for (game, variant, spec) in [
            ("connect4", "columns=4,rows=4", "alphabeta:depth=3"),
            ("redswapblue", "n=2", "bidirectional"),
            ("2048", "", "uct:simulations=20"),
        ] {
            with_screen(game, variant, spec, |screen| {
                let mut pictures = Vec::new();
                for _ in 0..60 {
                    pictures.push(shown(screen, 100, 30));
                    press(screen, KeyCode::Right);
                }
                for picture in pictures.iter().rev() {
                    press(screen, KeyCode::Left);
                    assert_eq!(&shown(screen, 100, 30), picture, "{game} {spec} at {}", screen.tour.place());
                }
            });
        }
    }

    #[test]
    fn a_cut_off_is_found_told_and_marked() {
        with_screen("connect4", "columns=4,rows=4", "alphabeta:depth=3,deepening=off,table=off", |screen| {
            press(screen, KeyCode::Char('c'));
            let picture = shown(screen, 120, 40);
            for part in ["✂", "cut-off by", "MIN", "α", "nodes"] {
                assert!(picture.contains(part), "{part} is missing in\n{picture}");
            }
            press(screen, KeyCode::End);
            assert_eq!(screen.tour.place(), screen.tour.length());
            assert_eq!(press(screen, KeyCode::Char('q')), Flow::Leave);
        });
    }

    #[test]
    fn nothing_in_a_file_steers_the_terminal() {
        let entry = catalogue::find("connect4").unwrap();
        let session = entry.open("columns=4,rows=4", None).unwrap();
        let mut player = session.player("minimax:depth=2", 0).unwrap();
        let trace = session.think(&mut player, &SearchOptions { trace: Some(20_000), ..SearchOptions::default() }).trace.unwrap();
        let text = serde_json::to_string(&trace).unwrap();
        let hostile = text.replace(r#""action":"1""#, r#""action":"1\u001b[2J\u009b5m\u202e1""#).replace("minimax", r"mini\u202emax\u0007");
        let trace = Trace::from_json(&hostile).unwrap();
        assert_ne!(text, hostile);
        let mut screen = Screen::new(&trace, &[], session.as_ref());
        for _ in 0..40 {
            let picture = shown(&screen, 120, 40);
            assert!(!picture.contains(plyground_lab::is_obeyed), "{picture:?}");
            press(&mut screen, KeyCode::Right);
        }
        assert!(shown(&screen, 120, 40).contains('1'), "actions are still shown");
    }

    #[test]
    fn every_size_of_a_terminal_is_drawn_without_trouble() {
        with_screen("checkers", "", "pvs:depth=3", |screen| {
            press(screen, KeyCode::End);
            for (width, height) in [(1, 1), (10, 3), (40, 10), (80, 24), (200, 60)] {
                shown(screen, width, height);
                screen.shows_help = !screen.shows_help;
            }
        });
    }

    #[test]
    fn it_plays_by_itself_to_the_end_and_stops() {
        with_screen("connect4", "columns=4,rows=4", "minimax:depth=2", |screen| {
            press(screen, KeyCode::Char(' '));
            for _ in 0..6 {
                press(screen, KeyCode::Char('+'));
            }
            while screen.pause().is_some() {
                screen.tick();
            }
            assert_eq!(screen.tour.place(), screen.tour.length());
        });
    }
}
