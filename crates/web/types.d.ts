// Written by e2e/apiTypes.js from crates/app/openapi.json; do not change by hand.

declare namespace Api {
  /** What stands on a cell. */
  type Piece = { owner: "one" | "two" | null; letter: string; name: string; label: string | null; count: number };
  /** One cell of a picture. */
  type Cell = { ground: "outside" | "unused" | "plain" | "marked"; piece: Piece | null; name: string };
  /** What lies together beside a board. */
  type Tray = { id: string; owner: "one" | "two" | null; label: string; pieces: Array<Piece> };
  /** How a position looks. Cells go row by row from the top left. */
  type Picture = { look: "grid" | "chequered" | "rack" | "tiles" | "cloth" | "pegs"; columns: number; rows: number; cells: Array<Cell>;
    column_names: Array<string>; row_names: Array<string>; trays: Array<Tray> };
  /** A place that can be pointed at: a cell or a tray. */
  type Spot = { cell?: number; tray?: string };
  /** How an action is entered on the board. */
  type Gesture = { type: "listed" | "path" | "column" | "slide" | "place" | "steps"; spots?: Array<Spot>; column?: number; direction?: "up" |
    "down" | "left" | "right"; cell?: number; label?: string; steps?: Array<Gesture> };
  /** What an editor of positions can put on the board. */
  type Palette = { pieces: Array<Piece>; most_on_a_cell: number; trays: Array<string>; has_turn: boolean; has_throw: boolean };
  /** A board that somebody has drawn: the letters on every cell. */
  type Sketch = { cells: Array<string>; trays?: { [name: string]: number }; turn?: "one" | "two"; throw?: string };
  /** What values a parameter may have. */
  type Range = { type: "whole" | "real" | "time" | "size" | "choice" | "text"; min?: number; max?: number; choices?: Array<string> };
  /** A setting of a variant or a player. */
  type Parameter = { key: string; default: string; range: Range; sentence: string };
  /** A named choice. */
  type Choice = { id: string; sentence: string };
  /** Somebody who can play a game. */
  type PlayerInfo = { id: string; family: string; solver: boolean; sentence: string; parameters: Array<Parameter>; pseudocode: Array<CodeLine>
    };
  /** A caption as a message in the language of a page: `caption-` followed by the code, and what the message puts in. */
  type CaptionMessage = { code: string; arguments: { [name: string]: string } };
  /** A game of the catalogue. */
  type Game = { game: string; name: string; sentence: string; seats: Array<string>; puzzle: boolean; chance: boolean; thrown: "dice" |
    "cowries" | "tiles" | "lots" | null; default_player: string; default_solver: string; levels: Array<string>; position_notation: string;
    action_notation: string; variants: Array<Parameter>; players: Array<PlayerInfo>; shortcuts: Array<Array<string>>; archive: { name:
    string; extension: string } | null; openings: number; picture: Picture; evaluators?: Array<Choice>; heuristics?: Array<Choice>;
    examples: Array<Example> };
  /** What there is. */
  type Meta = { name: string; version: string; languages: Array<{ id: string; name: string; dir: "ltr" | "rtl" }>; limits: { body_bytes:
    number; import_bytes: number; address_bytes: number; head_seconds: number; body_seconds: number; request_seconds: number; write_seconds:
    number; connections: number; listeners: number; light_work: number; heavy_work: number; queue_seconds: number; sessions: number;
    nodes_of_a_game: number; jobs_running: number; jobs_waiting: number; jobs_kept: number; seconds: number; memory_bytes: number;
    memory_bytes_together: number; threads: number; events: number; trace_events: number; trace_bytes: number; trace_bytes_together: number;
    trace_bytes_kept: number; experiments_running: number; experiment_games: number; experiment_players: number }; games: Array<Game>;
    sandboxes: Array<Game> };
  /** The texts of a language. A pattern is a text or a list of parts: texts, {var}, {number}, {select, variants, default}, {message}. */
  type Messages = { lang: string; dir: "ltr" | "rtl"; messages: { [name: string]: string | any[] } };
  /** An action that can be played. */
  type ActionOption = { action: string; gesture: Gesture };
  /** What chance may do. */
  type OutcomeOption = { outcome: string; gesture: Gesture; probability: number; exact: string | null };
  /** A position and what can happen in it. At most 200 actions and 64 outcomes are listed; where `steps` is true actions are entered step by step, and at most 40 are listed. */
  type Position = { game: string; variant: string; start: string; position: string; turn: "one" | "two" | "chance" | "over"; result: string |
    null; ending: "won" | "draw" | "points" | "reached" | "stuck" | "solved" | null; drawn_by: "repetition" | "quiet" | null; score: number;
    milestone: number | null; caption: string; caption_message: CaptionMessage | null; thrower: "one" | "two" | null; picture: Picture;
    palette: Palette | null; sketch: Sketch | null; actions: Array<ActionOption>; actions_total: number; actions_exact: boolean; outcomes:
    Array<OutcomeOption>; outcomes_total: number; steps: boolean };
  /** A point of a game; node 0 is the start. */
  type TreeNode = { node: number; parent: number | null; action: string; by: "" | "one" | "two" | "chance"; ply: number };
  /** A game in progress with its variations. */
  type Session = { id: string; game: string; variant: string; start: string; position: string; turn: "one" | "two" | "chance" | "over";
    result: string | null; ending: "won" | "draw" | "points" | "reached" | "stuck" | "solved" | null; drawn_by: "repetition" | "quiet" |
    null; score: number; milestone: number | null; caption: string; caption_message: CaptionMessage | null; thrower: "one" | "two" | null;
    picture: Picture; palette: Palette | null; sketch: Sketch | null; actions: Array<ActionOption>; actions_total: number; actions_exact:
    boolean; outcomes: Array<OutcomeOption>; outcomes_total: number; steps: boolean; players: Array<string>; seed: number; dice: "program" |
    "person"; node: number; ply: number; revision: number; last: { action: string; by: string; gesture: Gesture | null } | null; tree:
    Array<TreeNode>; tree_from: number; next: number | null; created: number; updated: number };
  /** The sessions that changed last, newest first. */
  type SessionList = { sessions: Array<{ id: string; game: string; variant: string; players: Array<string>; ply: number; turn: "one" | "two" |
    "chance" | "over"; result: string | null; ending: "won" | "draw" | "points" | "reached" | "stuck" | "solved" | null; score: number;
    milestone: number | null; updated: number; picture: Picture }> };
  /** An action part of the way through. */
  type Partway = { picture: Picture; next: Array<{ step: string; so_far: string; gesture: Gesture }>; left: Array<string>; whole: boolean };
  /** A player spec in canonical form. */
  type PlayerSpec = { spec: string };
  /** A value with all that is known about it. */
  type ValueDetail = { type: "exact" | "lower" | "upper" | "estimate"; v: number | null; winner?: "one" | "two"; win_in?: number; p?: number;
    ci?: number };
  /** What a search found. Values are Player One's view; share is Player One's share of the game from 0 to 1. */
  type Answer = { best: string | null; value: number | null; value_detail: ValueDetail; share: number | null; actions: Array<{ action: string;
    value: number | null; value_detail: ValueDetail; share: number | null; nodes: number; depth: number; line: Array<string>; gesture:
    Gesture | null }>; actions_left_out?: number; reason?: Reason; line: Array<string>; nodes: number; leaves: number; cutoffs: number;
    table_hits: number; depth: number; expanded: number; generated: number; frontier_max: number; simulations: number; peak_memory_bytes:
    number; seconds: number; stopped: "complete" | "depth" | "nodes" | "time" | "memory" | "cancelled"; player: string; position: string;
    ply: number; node: number; action?: string };
  /** What a solver of puzzles found. */
  type Solution = { solved: boolean; nodes: number; leaves: number; cutoffs: number; table_hits: number; depth: number; expanded: number;
    generated: number; frontier_max: number; simulations: number; peak_memory_bytes: number; seconds: number; stopped: "complete" | "depth"
    | "nodes" | "time" | "memory" | "cancelled"; player: string; position: string; ply: number; node: number; cost?: number; optimal?:
    boolean; steps?: Array<string> };
  /** Why not (RFC 9457). `code` is stable and can be translated with `args`; `at` is the offset in characters where a text goes wrong. */
  type Problem = { type: string; title: string; status: number; code: string; message: string; args: { [name: string]: string }; at: number |
    null };
  /** A search that was taken. */
  type NewJob = { id: string; kind: "hints" | "move" | "solve" | "trace" | "review"; state: "queued" | "running" | "ok" | "cancelled" |
    "limit" | "error" };
  /** How a search stands. */
  type Job = { id: string; kind: "hints" | "move" | "solve" | "trace" | "review"; session: string | null; ply: number | null; state: "queued"
    | "running" | "ok" | "cancelled" | "limit" | "error"; summary: Answer | Solution | Recording | Review | null; problem: Problem | null };
  /** A session as a file that can be read again. */
  type Export = { plyground: "game"; version: number; players: Array<string>; seed: number; dice: "program" | "person"; tree: { game: string;
    variant: string; start: string; nodes: Array<any[]>; line: Array<number>; node: number } };
  /** All optional: {} is a game between people from the start. `from` copies another session. */
  type NewSessionRequest = { variant?: string; position?: string; players?: Array<string>; seed?: number; dice?: "program" | "person"; from?:
    string };
  /** A position, the start if there is none; actions are played from it one after the other. */
  type ParseRequest = { text?: string; variant?: string; actions?: Array<string> };
  /** A drawn board. */
  type ComposeRequest = { sketch: Sketch; variant?: string };
  /** A game as text: our record, exported JSON, PDN, actions, or a position. `name` is the file's name. `beginning` asks for what can be played before the first mistake; a problem that names one has the arguments `game`, `played` (actions before it) and `move`. */
  type ImportRequest = { text: string; name?: string; beginning?: boolean };
  /** A player spec, id or id:key=value,…. */
  type PlayerRequest = { spec: string; variant?: string };
  /** Other players, another thrower. */
  type ArrangeRequest = { players?: Array<string>; dice?: "program" | "person" };
  /** An action, and where the client believes the session stands. */
  type ActionRequest = { action: string; ply: number; node?: number };
  /** What chance does: `roll` lets the dice of the session fall. */
  type ChanceRequest = { outcome: string; ply: number; node?: number };
  /** Exactly one of the three. */
  type GotoRequest = { node?: number; ply?: number; to?: "undo" | "redo" | "start" | "end" };
  type JobRequest = SearchRequest | TraceRequest | ReviewRequest;
  /** hints judges every legal action; move thinks, then plays; solve solves a puzzle. ply and node say where the client believes the session stands. */
  type SearchRequest = { kind: "hints" | "move" | "solve"; session: string; ply: number; node?: number; player?: string };
  /** A search that is recorded: from a position of a game, or from where the action to a node of a session was chosen, by the same player with the same seed. events is the most that are recorded. */
  type TraceRequest = { kind: "trace"; game?: string; variant?: string; position?: string; session?: string; node?: number; player?: string;
    seed?: number; events?: number };
  /** A look back on the line of a session through where it stands: every decision is judged. player is the judge; the game's default player if nobody is named. */
  type ReviewRequest = { kind: "review"; session: string; player?: string };
  /** A decision, judged. number counts decisions from 1, ply the actions before it; node is where it was made, next where it leads. Values are Player One's view. */
  type Judgement = { number: number; ply: number; by: "one" | "two"; action: string; value: number | null; value_detail: ValueDetail; share:
    number | null; after: { value: number | null; value_detail: ValueDetail } | null; loss: number | null; lost_share: number | null; mark:
    "inaccuracy" | "mistake" | "blunder" | null; better: string | null; line: Array<string>; node: number; next: number };
  /** A game looked back on. worst lists the numbers of the marked decisions, the worst first; whole is false when it was stopped. */
  type Review = { player: string; whole: boolean; worst: Array<number>; players: Array<{ by: "one" | "two"; decisions: number; judged: number;
    best: number; mean_loss: number | null; inaccuracies: number; mistakes: number; blunders: number }>; decisions: Array<Judgement> };
  /** A recorded search: what it found, what it did, and the name of its trace. events, whole and levels say how much of it was recorded: all if whole is null, else the first so many nodes, and of later ones those of the top levels. */
  type Recording = { trace: string; game: string; variant: string; position: string; player: string; nodes: number; nodes_recorded: number;
    events: number; whole: number | null; levels: number | null; seed: number; best: string | null; value: number | string | null; line:
    Array<string>; cost?: number; stopped: string; seconds: number; value_detail: ValueDetail | null; share?: number | null; solved?:
    boolean; optimal?: boolean; leaves: number; cutoffs: number; table_hits: number; depth: number; expanded: number; generated: number;
    frontier_max: number; simulations: number; peak_memory_bytes: number; idle?: Array<number>; reason?: Reason };
  /** What a trace that was sent says about itself; traces of format 1 say less. */
  type TraceSummary = { id: string; game: string; variant: string; position: string; player: string; nodes: number; nodes_recorded: number;
    events: number; whole?: number | null; levels?: number | null; best?: string | null; value?: number | string | null; line?:
    Array<string>; cost?: number; stopped?: string; seconds?: number; leaves?: number; cutoffs?: number; table_hits?: number; depth?:
    number; expanded?: number; generated?: number; frontier_max?: number; simulations?: number; peak_memory_bytes?: number; idle?:
    Array<number>; reason?: Reason };
  /** A trace in the library. */
  type KeptTrace = { id: string; name: string; game: string; variant: string; position: string; player: string; nodes: number; nodes_recorded:
    number; events: number; created: number };
  /** The traces in the library, newest first. */
  type TraceList = { traces: Array<KeptTrace> };
  /** The story of a search. docs/file-formats.md lists the events. */
  type Trace = { format: number; game: string; variant: string; position: string; player: string; nodes: number; nodes_recorded: number;
    whole?: number | null; levels?: number | null; counters?: { nodes?: number; leaves?: number; cutoffs?: number; table_hits?: number;
    depth?: number; expanded?: number; generated?: number; frontier_max?: number; simulations?: number; peak_memory_bytes?: number; [name:
    string]: any }; best?: string | null; value?: number | string | null; line?: Array<string>; cost?: number; stopped?: string; seconds?:
    number; events: Array<{ t: string; [name: string]: any }>; idle?: Array<number>; reason?: Reason };
  /** The name under which a trace is kept; its player if none is given. */
  type KeepRequest = { name?: string };
  /** A line of pseudocode, and the events it stands for. */
  type CodeLine = { text: string; on: Array<string>; needs: Array<string> };
  /** A position worth looking at, with the search to watch there. */
  type Example = { id: string; title: string; text: string; variant: string; player: string; source: string; note: string };
  /** What is played: the fields of an experiment's file. */
  type Experiment = { title?: string; question?: string; game: string; variants?: Array<string>; seed?: number; games?: number; opening?:
    number | "book"; positions?: Array<string>; reference?: string; clip?: number; sprt?: string; axis?: string; format?: "round-robin" |
    "gauntlet"; players?: Array<string | { name: string; spec: string }>; pairings?: Array<{ name?: string; one: string; two: string;
    variants?: Array<string> }> };
  /** What is to be played: the fields of an experiment's file, or the file itself; games at once, and whether the last run of the same goes on. */
  type ExperimentRequest = { title?: string; question?: string; game?: string; variants?: Array<string>; seed?: number; games?: number;
    opening?: number | "book"; positions?: Array<string>; reference?: string; clip?: number; sprt?: string; axis?: string; format?:
    "round-robin" | "gauntlet"; players?: Array<string | { name: string; spec: string }>; pairings?: Array<{ name?: string; one: string;
    two: string; variants?: Array<string> }>; threads?: number; resume?: boolean; file?: string };
  /** How to go on. */
  type RunRequest = { threads?: number };
  /** How an experiment stands; times are milliseconds since 1970. The problem is what ended its last run before its time. */
  type ExperimentShort = { id: string; title: string; game: string; players: Array<string>; games_done: number; games_all: number; state:
    "running" | "whole" | "stopped" | "unfinished"; created: number; updated: number; progress: { done: number; all: number; rate: number |
    null; seconds_left: number | null } | null; problem: Problem | null };
  /** Experiments. */
  type ExperimentList = { experiments: Array<ExperimentShort> };
  /** What would be played: the plan with its specs in full, the first 200 matches, games in all, the command line and the file that play the same. */
  type ExperimentPreview = { plan: Experiment; matches: Array<{ name: string | null; variant: string; players: Array<string> }>; matches_all:
    number; games: number; command: string; file: string };
  /** How a player fared; every measure with half of its 95 % interval and the ends of it. */
  type Standing = { name: string; spec: string; games: number; won: number; drawn: number; lost: number; score_mean: number | null;
    score_mean_error: number | null; score_mean_low: number | null; score_mean_high: number | null; won_share: number | null;
    won_share_error: number | null; won_share_low: number | null; won_share_high: number | null; elo: number | null; elo_error: number |
    null; elo_low: number | null; elo_high: number | null; decisions_per_game: number | null; decisions_per_game_error: number | null;
    decisions_per_game_low: number | null; decisions_per_game_high: number | null; nodes_per_action: number | null; nodes_per_action_error:
    number | null; nodes_per_action_low: number | null; nodes_per_action_high: number | null; seconds_per_action: number | null;
    seconds_per_action_error: number | null; seconds_per_action_low: number | null; seconds_per_action_high: number | null;
    memory_per_action: number | null; memory_per_action_error: number | null; memory_per_action_low: number | null; memory_per_action_high:
    number | null; loss_per_action: number | null; loss_per_action_error: number | null; loss_per_action_low: number | null;
    loss_per_action_high: number | null; best_share: number | null; best_share_error: number | null; best_share_low: number | null;
    best_share_high: number | null; score_sd: number | null; decisions: number; peak_memory_bytes: number; tiles: Array<{ tile: number;
    games: number; reached: number; low: number; high: number }>; seat?: "one" | "two" };
  /** An experiment and what came out so far. */
  type ExperimentView = { id: string; title: string; game: string; players: Array<string>; games_done: number; games_all: number; state:
    "running" | "whole" | "stopped" | "unfinished"; created: number; updated: number; progress: { done: number; all: number; rate: number |
    null; seconds_left: number | null } | null; problem: Problem | null; plan: Experiment; version: string; source: string; command: string;
    file: string; matches: Array<{ name: string | null; variant: string; players: Array<string> }>; groups: Array<{ variant: string;
    standings: Array<Standing>; cross: Array<Array<{ value: number | null; error: number | null; low: number | null; high: number | null } |
    null>>; superiority: Array<Array<number | null>> }>; sprt: { test: string; verdict: string; pairs: number; counts: Array<number>; llr:
    number | null; low: number; high: number; is_decided: boolean; path: Array<Array<number | null>> } | null; notes: Array<string> };
  /** Some games of an experiment. */
  type ExperimentGames = { offset: number; total: number; games: Array<{ unit: number; half: number; match: number; number: number; variant:
    string; seats: Array<number>; result: "one" | "two" | "draw" | "scored" | "solved" | "unsolved"; ending: "won" | "draw" | "points" |
    "reached" | "stuck" | "solved" | "unsolved"; drawn_by: string | null; score: number; milestone: number | null; actions: number; opening:
    number }> };
  /** The charts of an experiment. */
  type PlotList = { plots: Array<{ name: string; title: string; description: string; can_be_log: boolean }> };
  /** How to open a game: with people in the seats of its players, or as it was played. */
  type OpenRequest = { people?: boolean };
  /** An action of a comparison; value and bound are Player One's. */
  type Compared = { action: string; value: number | null; bound: "exact" | "lower" | "upper" | "estimate"; margin?: number; nodes: number };
  /** How the chosen action compares with the others, by the values that the player reported. */
  type Reason = { by: "one" | "two"; standing: "only" | "unjudged" | "below" | "best" | "tied" | "close" | "leading"; measure: "value" |
    "mean" | "sum"; legal: number; judged: number; nodes: number; is_looked_at_most: boolean; chosen: Compared | null; rival: Compared |
    null };
}
