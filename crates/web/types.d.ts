// Written by e2e/apiTypes.js from crates/app/openapi.json; do not change by hand.

declare namespace Api {
  /** An action that can be played. */
  type ActionOption = { action: string; gesture: Gesture };
  /** An action, and where the client believes the session stands. */
  type ActionRequest = { action: string; ply: number; node?: number | null };
  /** What a search found. Values are Player One's view; share is Player One's share of the game from 0 to 1. */
  type Answer = { best: string | null; value: number | null; value_detail: ValueDetail; actions: Array<JudgedAction>; actions_left_out?:
    number; line: Array<string>; nodes: number; leaves: number; cutoffs: number; table_hits: number; depth: number; expanded: number;
    generated: number; frontier_max: number; simulations: number; peak_memory_bytes: number; seconds: number; stopped: Stop; share: number |
    null; reason?: Reason | null; action?: string | null; player: string; position: string; ply: number; node: number };
  /** An event of a trace. */
  type AnyEvent = { t: string; [name: string]: any };
  /** Other players, another thrower. */
  type ArrangeRequest = { players?: Array<string> | null; dice?: Dice | null };
  /** How exact a value is. */
  type Bound = "exact" | "lower" | "upper" | "estimate";
  /** A caption as a message in the language of a page: `caption-` followed by the code, and what the message puts in. */
  type CaptionMessage = { code: string; arguments: { [name: string]: string } };
  /** One cell of a [`Picture`]. */
  type Cell = { ground: Ground; piece: Piece | null; name: string };
  /** What chance does: `roll` lets the dice of the session fall. */
  type ChanceRequest = { outcome: string; ply: number; node?: number | null };
  /** A named choice with its explanation. */
  type Choice = { id: string; sentence: string };
  /** One line of pseudocode. */
  type CodeLine = { text: string; on: Array<string>; needs: Array<string> };
  /** One action of a comparison. */
  type Compared = { action: string; value: number | null; bound: string; margin?: number | null; nodes: number };
  /** A drawn board. */
  type ComposeRequest = { variant?: string | null; sketch: Sketch };
  /** How much work a search did. What an algorithm has no use for stays 0. */
  type Counters = { nodes: number; leaves: number; cutoffs: number; table_hits: number; depth: number; expanded: number; generated: number;
    frontier_max: number; simulations: number; peak_memory_bytes: number };
  /** Who throws the dice of a game. */
  type Dice = "program" | "person";
  /** A direction on the board as it is drawn. */
  type Direction = "up" | "down" | "left" | "right";
  type DrawnBy = "repetition" | "quiet";
  type Ending = "won" | "draw" | "points" | "reached" | "stuck" | "solved" | "unsolved";
  /** A player of an experiment: its spec, or a name and a spec. */
  type Entrant = string | NamedEntrant;
  /** A position worth looking at, and the search to watch there. */
  type Example = { id: string; title: string; text: string; variant: string; player: string; source: string; note: string };
  /** An experiment as its file describes it. */
  type Experiment = { title: string; question: string; game: string; variants: Array<string>; seed: number; games: number; opening: Opening;
    positions?: Array<string>; reference?: string | null; clip: number; sprt?: string | null; axis?: string | null; format: Format;
    players?: Array<Entrant>; pairings?: Array<Pairing> };
  /** Some games of an experiment. */
  type ExperimentGames = { offset: number; total: number; games: Array<{ unit: number; half: number; match: number; number: number; variant:
    string; seats: Array<number>; result: Finish; ending: Ending; drawn_by: string | null; score: number; milestone: number | null; actions:
    number; opening: number }> };
  /** Experiments, newest first. */
  type ExperimentList = { experiments: Array<ExperimentShort> };
  /** What would be played: the plan with its specs in full, the first 200 matches, games in all, the command line and the file that play the same. */
  type ExperimentPreview = { plan: Experiment; matches: Array<{ name: string | null; variant: string; players: Array<string> }>; matches_all:
    number; games: number; command: string; file: string };
  /** What is to be played: the fields of an experiment's file, or the file itself; games at once, and whether the last run of the same goes on. */
  type ExperimentRequest = { title?: string; question?: string; game?: string; variants?: Array<string>; seed?: number; games?: number;
    opening?: Opening; positions?: Array<string>; reference?: string | null; clip?: number; sprt?: string | null; axis?: string | null;
    format?: Format; players?: Array<Entrant>; pairings?: Array<Pairing>; threads?: number | null; resume?: boolean; file?: string };
  /** How an experiment stands; times are milliseconds since 1970. The problem is what ended its last run before its time. */
  type ExperimentShort = { id: string; title: string; game: string; players: Array<string>; games_done: number; games_all: number; state:
    ExperimentState; created: number; updated: number; progress: { done: number; all: number; rate: number | null; seconds_left: number |
    null } | null; problem: Problem | null };
  /** How an experiment stands. */
  type ExperimentState = "running" | "whole" | "stopped" | "unfinished" | "deleted";
  /** An experiment and what came out so far. */
  type ExperimentView = { id: string; title: string; game: string; players: Array<string>; games_done: number; games_all: number; state:
    ExperimentState; created: number; updated: number; progress: { done: number; all: number; rate: number | null; seconds_left: number |
    null } | null; problem: Problem | null; plan: Experiment; version: string; source: string; command: string; file: string; matches:
    Array<{ name: string | null; variant: string; players: Array<string> }>; groups: Array<{ variant: string; standings: Array<Standing>;
    cross: Array<Array<{ value: number | null; error: number | null; low: number | null; high: number | null } | null>>; superiority:
    Array<Array<number | null>> }>; sprt: { test: string; verdict: string; pairs: number; counts: Array<number>; llr: number | null; low:
    number; high: number; is_decided: boolean; path: Array<[number, number | null]> } | null; notes: Array<string> };
  /** A game with its players and every variation. */
  type Export = { plyground: string; version: number; players: Array<string>; seed: number; dice: Dice; tree: StoredTree };
  /** How a game ended. */
  type Finish = "one" | "two" | "draw" | "scored" | "solved" | "unsolved";
  /** Who meets whom. */
  type Format = "round-robin" | "gauntlet";
  /** A game of the catalogue. */
  type Game = { game: string; name: string; sentence: string; seats: Array<string>; puzzle: boolean; chance: boolean; thrown: Thrown | null;
    default_player: string; default_solver: string; levels: Array<string>; position_notation: string; action_notation: string; variants:
    Array<Parameter>; evaluators?: Array<Choice> | null; heuristics?: Array<Choice> | null; players: Array<PlayerInfo>; shortcuts:
    Array<[string, string]>; archive: { name: string; extension: string } | null; openings: number; examples: Array<Example>; picture?:
    Picture | null };
  /** How a person enters an action on the board. */
  type Gesture = { type: "listed" } | { type: "path"; spots: Array<Spot> } | { type: "column"; column: number } | { type: "slide"; direction:
    Direction } | { type: "place"; cell: number; label: string } | { type: "steps"; steps: Array<Gesture> };
  /** Exactly one of the three. */
  type GotoRequest = { node?: number | null; ply?: number | null; to?: Direction | null };
  /** What the board shows in a cell. */
  type Ground = "outside" | "unused" | "plain" | "marked";
  /** A game as text: our record, exported JSON, PDN, actions, or a position. `name` is the file's name. `beginning` asks for what can be played before the first mistake; a problem that names one has the arguments `game`, `played` (actions before it) and `move`. */
  type ImportRequest = { text: string; name?: string | null; beginning?: boolean };
  /** How a search stands. */
  type Job = { id: string; kind: JobKind; session: string | null; ply: number | null; state: JobState; summary: Answer | Solution | Recording
    | Review | null; problem: Problem | null };
  /** What a search is for. */
  type JobKind = "hints" | "move" | "solve" | "trace" | "review";
  /** What is to be searched: `hints` judges every legal action; `move` thinks, then plays; `solve` solves a puzzle; `trace` records a search; `review` judges every decision of a game. */
  type JobRequest = { kind: "hints"; session: string; ply: number; node?: number | null; player?: string | null } | { kind: "move"; session:
    string; ply: number; node?: number | null; player?: string | null } | { kind: "solve"; session: string; ply: number; node?: number |
    null; player?: string | null } | { kind: "trace"; game?: string | null; variant?: string | null; position?: string | null; session?:
    string | null; node?: number | null; player?: string | null; seed?: number | null; events?: number | null } | { kind: "review"; session:
    string; player?: string | null };
  /** How a search stands. */
  type JobState = "queued" | "running" | "ok" | "cancelled" | "limit" | "error";
  /** One legal action with its value. */
  type JudgedAction = { action: string; value: number | null; value_detail: ValueDetail; nodes: number; depth: number; line: Array<string>;
    share?: number | null; gesture?: Gesture | null };
  /** A decision, judged, with its place in the tree of a session. Values are Player One's view. */
  type Judgement = { number: number; ply: number; by: Player; action: string; value: number | null; value_detail: ValueDetail; share: number |
    null; after: { value: number | null; value_detail: ValueDetail } | null; loss: number | null; lost_share: number | null; mark: Mark |
    null; better: string | null; line: Array<string>; node: number; next: number };
  /** The name under which a trace is kept; its player if none is given. */
  type KeepRequest = { name?: string | null };
  /** A trace in the library. */
  type KeptTrace = { id: string; name: string; game: string; variant: string; position: string; player: string; nodes: number; nodes_recorded:
    number; events: number; created: number };
  /** A kind of board. A screen knows how to draw each; a game says which it is. */
  type Look = "grid" | "chequered" | "rack" | "tiles" | "cloth" | "pegs";
  /** How bad a decision was. */
  type Mark = "inaccuracy" | "mistake" | "blunder";
  /** What the values count. */
  type Measure = "value" | "mean" | "sum";
  /** The texts of a language. A pattern is a text or a list of parts: texts, {var}, {number}, {select, variants, default}, {message}. */
  type Messages = { lang: string; dir: "ltr" | "rtl"; messages: { [name: string]: string | Array<any> } };
  /** What there is. */
  type Meta = { name: string; version: string; languages: Array<{ id: string; name: string; dir: "ltr" | "rtl" }>; limits: { body_bytes:
    number; import_bytes: number; address_bytes: number; head_seconds: number; body_seconds: number; request_seconds: number; write_seconds:
    number; connections: number; listeners: number; light_work: number; heavy_work: number; queue_seconds: number; sessions: number;
    nodes_of_a_game: number; jobs_running: number; jobs_waiting: number; jobs_kept: number; seconds: number; memory_bytes: number;
    memory_bytes_together: number; threads: number; events: number; experiments_running: number; experiment_games: number;
    experiment_players: number; trace_events: number; trace_bytes: number; trace_bytes_together: number; trace_bytes_kept: number }; games:
    Array<Game>; sandboxes: Array<Game> };
  type NamedEntrant = { name: string; spec: string };
  /** A search that was taken. */
  type NewJob = { id: string; kind: JobKind; state: JobState };
  /** All optional: {} is a game between people from the start. `from` copies another session. */
  type NewSessionRequest = { variant?: string | null; position?: string | null; players?: Array<string> | null; seed?: number | null; dice?:
    Dice | null; from?: string | null };
  /** A step that may follow. */
  type NextStep = { step: string; so_far: string; gesture: Gesture };
  /** How to open a game: with people in the seats of its players, or as it was played. */
  type OpenRequest = { people?: boolean };
  /** How every game begins. */
  type Opening = number | string;
  /** What chance may do. */
  type OutcomeOption = { outcome: string; gesture: Gesture; probability: number; exact: string | null };
  /** Who sits where. */
  type Pairing = { name?: string | null; one: string; two: string; variants?: Array<string> | null };
  /** What an editor of positions can put on a board. */
  type Palette = { pieces: Array<Piece>; most_on_a_cell: number; trays: Array<string>; has_turn: boolean; has_throw: boolean };
  /** A setting of a variant or a player. */
  type Parameter = { key: string; default: string; range: Range; sentence: string };
  /** A position, the start if there is none; actions are played from it one after the other. */
  type ParseRequest = { text?: string; variant?: string | null; actions?: Array<string> };
  /** An action or an outcome of chance that is entered in several steps, part of the way through. */
  type Partway = { picture: Picture; next: Array<NextStep>; left: Array<string>; whole: boolean };
  /** A board as a grid of cells. */
  type Picture = { look: Look; columns: number; rows: number; cells: Array<Cell>; column_names: Array<string>; row_names: Array<string>;
    trays: Array<Tray> };
  /** What stands on a cell. */
  type Piece = { owner: Player | null; letter: string; name: string; label: string | null; count: number };
  /** One of the two seats. One-player games only ever use [`Player::One`]. */
  type Player = "one" | "two";
  /** Somebody who can play a game. */
  type PlayerInfo = { id: string; family: string; solver: boolean; sentence: string; parameters: Array<Parameter>; pseudocode: Array<CodeLine>
    };
  /** A player spec, id or id:key=value,…. */
  type PlayerRequest = { spec: string; variant?: string | null };
  /** A player spec in canonical form. */
  type PlayerSpec = { spec: string };
  /** The charts of an experiment. */
  type PlotList = { plots: Array<{ name: string; title: string; description: string; can_be_log: boolean }> };
  /** A position and what can happen in it. At most 200 actions and 64 outcomes are listed; where `steps` is true actions are entered step by step, and at most 40 are listed. */
  type Position = { game: string; variant: string; start: string; position: string; turn: Turn; result: string | null; ending: Ending | null;
    drawn_by: DrawnBy | null; score: number; milestone: number | null; caption: string; caption_message: CaptionMessage | null; thrower:
    Player | null; picture: Picture; palette: Palette | null; sketch: Sketch | null; actions: Array<ActionOption>; actions_total: number;
    actions_exact: boolean; outcomes: Array<OutcomeOption>; outcomes_total: number; steps: boolean };
  /** How a position looks. */
  type PositionPicture = { position: string; turn: Turn; result: string | null; picture: Picture };
  /** Why not (RFC 9457). `code` is stable and can be translated with `args`; `at` is the offset in characters where a text goes wrong. */
  type Problem = { type: string; title: string; status: number; code: string; message: string; args: { [name: string]: string }; at: number |
    null };
  /** What values a parameter may have. */
  type Range = { type: "whole"; min: number; max: number } | { type: "real"; min: number; max: number } | { type: "time" } | { type: "size" }
    | { type: "choice"; choices: Array<string> } | { type: "text" };
  /** Why an action was chosen: how its value compares with those of the others. */
  type Reason = { by: string; standing: ReasonStanding; measure: Measure; legal: number; judged: number; nodes: number; is_looked_at_most:
    boolean; chosen: Compared | null; rival: Compared | null };
  /** How the chosen action compares with the others. */
  type ReasonStanding = "only" | "unjudged" | "below" | "best" | "tied" | "close" | "leading";
  /** A recorded search: what it found, what it did, and the name of its trace. `events`, `whole` and `levels` say how much of it was recorded: all if `whole` is null, else the first so many nodes, and of later ones those of the top levels. */
  type Recording = { trace: string; game: string; variant: string; position: string; player: string; nodes_recorded: number; events: number;
    whole: number | null; levels: number | null; idle?: Array<number>; seed: number; best: string | null; value: number | null;
    value_detail: ValueDetail | null; line: Array<string>; share?: number | null; reason?: Reason | null; solved?: boolean | null; cost?:
    number | null; optimal?: boolean | null; nodes: number; leaves: number; cutoffs: number; table_hits: number; depth: number; expanded:
    number; generated: number; frontier_max: number; simulations: number; peak_memory_bytes: number; seconds: number; stopped: Stop };
  /** A game looked back on. */
  type Review = { player: string; whole: boolean; worst: Array<number>; players: Array<{ by: Player; decisions: number; judged: number; best:
    number; mean_loss: number | null; inaccuracies: number; mistakes: number; blunders: number }>; decisions: Array<Judgement> };
  /** How to go on. */
  type RunRequest = { threads?: number | null };
  /** A game in progress with its variations. */
  type Session = { id: string; game: string; variant: string; start: string; position: string; turn: Turn; result: string | null; ending:
    Ending | null; drawn_by: DrawnBy | null; score: number; milestone: number | null; caption: string; caption_message: CaptionMessage |
    null; thrower: Player | null; picture: Picture; palette: Palette | null; sketch: Sketch | null; actions: Array<ActionOption>;
    actions_total: number; actions_exact: boolean; outcomes: Array<OutcomeOption>; outcomes_total: number; steps: boolean; players:
    Array<string>; seed: number; dice: Dice; node: number; ply: number; revision: number; last: { action: string; by: Turn | null; gesture:
    Gesture | null } | null; tree: Array<TreeNode>; tree_from: number; next: number | null; created: number; updated: number };
  /** The sessions that changed last, newest first. */
  type SessionList = { sessions: Array<SessionShort> };
  /** A session in a list of sessions: a part of its view. */
  type SessionShort = { id: string; game: string; variant: string; players: Array<string>; ply: number; turn: Turn; result: string | null;
    ending: Ending | null; score: number; milestone: number | null; updated: number; picture: Picture };
  /** A board that somebody is drawing; it may not be a position yet. */
  type Sketch = { cells: Array<string>; trays: { [name: string]: number }; turn: Player; throw: string };
  /** What a solver of puzzles found. */
  type Solution = { solved: boolean; cost?: number | null; optimal?: boolean | null; steps?: Array<string> | null; nodes: number; leaves:
    number; cutoffs: number; table_hits: number; depth: number; expanded: number; generated: number; frontier_max: number; simulations:
    number; peak_memory_bytes: number; seconds: number; stopped: Stop; player: string; position: string; ply: number; node: number };
  /** A place that can be pointed at. */
  type Spot = { cell: number } | { tray: string };
  /** How a player fared; every measure with half of its 95 % interval and the ends of it. */
  type Standing = { name: string; spec: string; seat?: Player | null; games: number; won: number; drawn: number; lost: number; score_mean:
    number | null; score_mean_error: number | null; score_mean_low: number | null; score_mean_high: number | null; won_share: number | null;
    won_share_error: number | null; won_share_low: number | null; won_share_high: number | null; elo: number | null; elo_error: number |
    null; elo_low: number | null; elo_high: number | null; decisions_per_game: number | null; decisions_per_game_error: number | null;
    decisions_per_game_low: number | null; decisions_per_game_high: number | null; nodes_per_action: number | null; nodes_per_action_error:
    number | null; nodes_per_action_low: number | null; nodes_per_action_high: number | null; seconds_per_action: number | null;
    seconds_per_action_error: number | null; seconds_per_action_low: number | null; seconds_per_action_high: number | null;
    memory_per_action: number | null; memory_per_action_error: number | null; memory_per_action_low: number | null; memory_per_action_high:
    number | null; loss_per_action: number | null; loss_per_action_error: number | null; loss_per_action_low: number | null;
    loss_per_action_high: number | null; best_share: number | null; best_share_error: number | null; best_share_low: number | null;
    best_share_high: number | null; score_sd: number | null; decisions: number; peak_memory_bytes: number; tiles: Array<{ tile: number;
    games: number; reached: number; low: number; high: number }> };
  /** Why a search stopped. */
  type Stop = "complete" | "depth" | "nodes" | "time" | "memory" | "cancelled";
  /** A tree as it is kept: enough to set it up again. */
  type StoredTree = { game: string; variant: string; start: string; nodes: Array<[number, string]>; line: Array<number>; node: number };
  /** What chance throws. */
  type Thrown = "dice" | "cowries" | "tiles" | "lots";
  /** A recorded search. */
  type Trace = { format: number; game: string; variant: string; position: string; player: string; nodes: number; nodes_recorded: number;
    whole: number | null; levels: number | null; idle?: Array<number>; counters?: Counters; seconds?: number; stopped?: string; best?:
    string | null; value?: number | null; line?: Array<string>; cost?: number | null; reason?: Reason | null; events: Array<AnyEvent> };
  /** The traces in the library, newest first. */
  type TraceList = { traces: Array<KeptTrace> };
  /** What a trace that was sent says about itself; traces of format 1 say less. */
  type TraceSummary = { id: string; game: string; variant: string; position: string; player: string; nodes_recorded: number; events: number;
    whole: number | null; levels: number | null; idle?: Array<number>; nodes?: number; best?: string | null; value?: number | null; line?:
    Array<string>; cost?: number | null; stopped?: string; seconds?: number; reason?: Reason | null; leaves?: number; cutoffs?: number;
    table_hits?: number; depth?: number; expanded?: number; generated?: number; frontier_max?: number; simulations?: number;
    peak_memory_bytes?: number };
  /** What lies together beside a board: stones that wait, shells as they fell. */
  type Tray = { id: string; owner: Player | null; label: string; pieces: Array<Piece> };
  /** A point of a game; node 0 is the start. */
  type TreeNode = { node: number; parent: number | null; action: string; by: string; ply: number };
  type Turn = "one" | "two" | "chance" | "over";
  /** A value with all that is known about it. */
  type ValueDetail = { type: Bound; v: number | null; winner?: Player | null; win_in?: number | null; p?: number | null; ci?: number | null };
}
