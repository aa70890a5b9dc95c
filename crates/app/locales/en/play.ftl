# Play and Analyse: the session's screen, its tools, tabs, messages and values.

## Tools

play-tools = Tools
play-new = New
play-undo = Undo
play-redo = Redo
play-hint = Hint
play-values = Values
play-flip = Flip
play-edit = Edit
play-analyse = Analyse
play-share = Share
play-export = Export
play-import = Import
analyse-title = { $game }: analyse
analyse-play-from-here = Play from here

## Keys, as the help lists them

play-keys = Playing and analysing
key-slide = Slide the tiles
key-one-back = One move back
key-one-forward = One move forward
key-to-start = To the start
key-to-end = To the last move
key-undo = Take back
key-redo = Play again what was taken back
key-hint = Hint; held down: values as long as you hold
key-values = Values of all moves on or off
key-flip = Turn the board
key-edit = Edit the position
key-new = New game

## Who plays

play-change-player = Change who plays { $seat }
play-apply = Use this player
play-to-move = to move
play-to-throw = to throw
play-thinking = Thinking…
play-nodes = { $n ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}
play-stop-thinking = Stop
play-thinking-cancelled = Stopped thinking. Choose “Go on” to let the program think again.
play-chance = chance
play-score = Score
play-milestone = Largest tile
play-moves-made = Moves
play-pieces = Pieces

## What happened, what comes

play-did = { $who }: { $action }
say-column = column { $n }
say-tile = tile { $tile } in row { $row }, column { $column }
play-turn = { $seat } to move
play-throws = { $seat } to throw
play-your-turn = your turn, { $seat }
play-your-move = your move
play-program-turn = the program moves
play-program-waits = { $seat } waits until you go on
play-not-your-turn = It is not your turn here.
play-stuck-piece = This piece cannot move now.
play-stuck-piece-jump = This piece cannot move now: a jump must be taken.
play-chance-next = chance is next
play-choose-outcome = choose what chance does
play-at-start = The start of the game
play-at-move = Move { $n }: { $move }
play-stale = The game had moved on in another window; this is how it stands now.
play-hint-chosen = The player chosen for hints would play { $action }, and does not say what it is worth
play-hint-says = Best is { $action }: { $value }
play-hint-close = { $action } is ahead: { $value }. Too close to tell from { $other }
play-hint-leading = { $action } is the best of what was compared: { $value }
play-hint-ahead = { $action } is ahead: { $value }
play-new-milestone = new largest tile { $n }
play-board-area = Board
play-board-label = Board of { $game }

## The end

play-over = The game is over
play-won = { $seat } ({ $player }) { $seat ->
    [horses] win
    [domes] win
   *[other] wins
}.
play-won-free = { $seat } { $seat ->
    [horses] win
    [domes] win
   *[other] wins
}.
play-drawn = A draw.
play-drawn-repetition = A draw: this position has come for the third time.
play-drawn-quiet = A draw: too many moves without a capture or another lasting change.
play-won-alone = The goal is reached, with { $score } points.
play-reached-tile = Reached { $tile }, with { $score } points.
play-lost-alone = No move is left before the goal; { $score } points.
play-stuck-tile = Stuck at { $tile }: no move is left before the goal; { $score } points.
play-ended-score = No move is left. Final score: { $score } points.
play-ended-tile = Stuck at { $tile }: no move is left. Final score: { $score } points.
play-solved = { $n ->
    [one] Solved in one move.
   *[other] Solved in { $n } moves.
}
play-stuck = No move is left, and the goal is not reached.
play-new-game = New game
play-analyse-game = Analyse this game

## Walking, running, stepping

play-to-start = To the start
play-one-back = One move back
play-one-forward = One move forward
play-to-end = To the last move
play-run = Start
play-pause = Pause
play-step = Step
play-go-on = Go on from here
play-speed = Speed
play-speed-value = { $n ->
    [one] { $n } move a second
   *[other] { $n } moves a second
}
play-speed-full = as fast as it goes

## Tabs

play-tabs = About this game
play-tab-moves = Moves
play-tab-hints = Hints
play-tab-engine = Engine
play-tab-rules = Rules

## Moves

play-start-position = Start
play-no-moves = No move has been played yet.
play-show-all-moves = Show all { $n } moves
play-move-label = { $n }, { $who }: { $action }

## Hints

play-hint-rank = Rank
play-hint-rank-short = #
play-hint-move = Move
play-hint-value = Value
play-hint-difference = Difference to the best
play-hint-difference-short = Δ
play-hint-depth = Depth
play-hint-nodes = Positions
play-hint-line = Expected line
play-hints-caption = Every legal move with its value, depth and expected line, best first
play-hints-how = Looking at a move shows it on the board; Enter, or a second click, plays it.
play-hints-show-all = Show all { $n } moves
play-hints-left-out = The best { $n } moves of { $all }; none of the others is better.
play-hints-outdated = { $n ->
    [one] One more move was judged less deep and cannot be compared.
   *[other] { $n } more moves were judged less deep and cannot be compared.
}
play-hints-summary = { $n ->
    [one] Depth { $depth }, { $nodes } position, { $time }
   *[other] Depth { $depth }, { $nodes } positions, { $time }
}
play-hints-thinking-nodes = Thinking… { $n } positions
play-values-thinking = Thinking…
play-hints-wait = Hints come when it is your turn.
play-hints-chance = Chance is next; hints come after it.
play-hints-over = The game is over.
play-try-again = Try again
play-hint-by = Hints by
play-hint-player = Who gives hints
play-hint-player-change = Change
play-hint-seconds = Time for a hint
play-tone-best = best
play-tone-good = good
play-tone-even = so-so
play-tone-bad = bad

## Engine

play-engine-thinking = Thinking now
play-engine-hints-thinking = Judging all moves
play-engine-solving = Solving
play-engine-hints = Hints
play-engine-last = The last move
play-engine-solution = Solution
play-engine-nothing = No program has thought in this game yet.
play-engine-value = Value
play-engine-cost = Steps
play-engine-nodes = Positions
play-engine-leaves = Leaves
play-engine-cutoffs = Cut-offs
play-engine-depth = Depth
play-engine-time = Time
play-engine-speed = Speed
play-engine-stopped = Stopped because
play-per-second = { $n } a second
play-seconds = { $n } s
play-milliseconds = { $n } ms
play-microseconds = { $n } µs
stopped-complete = it came to its end
stopped-depth = the depth was reached
stopped-nodes = the number of positions was reached
stopped-time = the time was up
stopped-memory = the memory was full
stopped-cancelled = it was stopped

## Rules

play-rules-variant = Variant
play-rules-positions = How positions are written
play-rules-actions = How moves are written
play-rules-shortcuts = Keys on this board
play-rules-by = move by
play-rules-keys = All keys
play-rules-keys-text = The help lists every key of this screen:

## Throws, tiles, steps

play-dice = Who throws
play-dice-program = Throw for me
play-dice-person = I enter it
play-place = Who places new tiles
play-place-program = Place for me
play-place-person = I place them
play-thrown = Thrown:
play-chance-panel = Chance
play-steps-panel = Your turn, step by step
play-roll = Let chance decide
play-which-throw = What was thrown?
play-place-tile = Choose a cell for the new tile.
play-left = Left to play:
play-steps-so-far = Played so far:
play-next-steps = Next step
play-step-enter = enter a stone
play-step-home = bring a stone home
play-step-from-to = from { $from } to { $to }
play-only-pass = No step can be played.
play-listed-moves = Moves
play-step-back = Take the step back
play-finish = Done
play-show-all-choices = Show all { $n }

## Puzzles

play-puzzle-panel = Solution
play-next-step-button = Show the next step
play-play-next-step = Play this step
play-solve-and-watch = Solve and watch
play-solving = Solving…
play-solving-nodes = Solving… { $n } positions
play-proving = Looking longer for a shorter way…
play-next-step = Next: { $action }; { $n } to go, perhaps not by the shortest way.
play-next-step-optimal = Next: { $action }; { $n } to go, and no way is shorter.
play-plan = { $n ->
    [one] One step to the goal.
   *[other] { $n } steps to the goal; perhaps not the shortest way.
}
play-plan-optimal = { $n ->
    [one] One step to the goal; no way is shorter.
   *[other] { $n } steps to the goal; no way is shorter.
}
play-no-solution = There is no way to the goal from here.
play-solution-not-found = No way was found within the limits. Another player may find one: see Hints.
play-measuring = Looking how short it could have been…
play-shortest = The shortest solution has { $n ->
    [one] 1 move
   *[other] { $n } moves
}.
play-known-way = A known solution has { $n ->
    [one] 1 move
   *[other] { $n } moves
}.

## New game

play-new-title = New game: { $game }
play-quick = Quick choices
play-quick-level = You against level { $n }
play-quick-second = You play { $seat }
play-quick-people = Two people
play-quick-programs = Two programs
play-quick-alone = You play
play-quick-watch = Watch a program
play-seed = Seed
play-seed-note = The same seed and the same moves give the same game.
play-seed-any = any
play-seed-wrong = The seed is a whole number, 0 or larger.
play-start-game = Start the game

## Values in words

value-unknown = not known
value-even = even
value-even-chance = { $p } each
value-for = { $v } for { $seat }
value-percent-for = { $p } of the points for { $seat }
value-about-percent-for = about { $p } for { $seat }
value-chance = { $p } to reach the goal
value-expected = evaluation { $v }
value-best = best, { $v }
value-wins = { $seat } wins
value-wins-in = { $n ->
    [one] { $seat } wins in 1 move
   *[other] { $seat } wins in { $n } moves
}
value-reaches-goal = reaches the goal in { $n }
value-loses = gets stuck in { $n }
value-or-sooner = { $v } or sooner
value-at-best = { $v } at best
value-at-worst = { $v } at worst
value-perhaps = perhaps { $v }
value-steps = { $n ->
    [0] at the goal
    [one] one step to the goal
   *[other] { $n } steps to the goal
}
value-steps-perhaps = perhaps { $n } steps to the goal
value-cell-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
value-mark-win = W{ $n }
value-mark-loss = L{ $n }
value-mark-perhaps = { $v }?
# Large numbers on a board, where there is no room for words.
value-mark-million = { $n }M
value-mark-thousand = { $n }K
value-later = +{ $n } later
value-sooner = { $n } sooner
play-eval-title = { $share } for { $seat }

## Command box

command-title = Command
command-run = Run
command-log = Answers
command-line = { $command }: { $does }
command-board = the board in words
command-last = the last move
command-legal = what can be played
command-eval = what the position is worth
command-best = the best move
command-play = play the move X; a move alone is played too
command-throw = chance does X; without X it is thrown for you
command-undo = take back
command-redo = play again what was taken back
command-help = this list
command-unknown = There is no command “{ $word }”; help lists them all.
command-play-what = Say which move: play X. The command legal lists them.
command-chance-first = Chance comes first: throw, or throw X.
command-no-throw = Nothing is to be thrown now.
command-nothing-to-undo = There is nothing to take back.
command-nothing-to-redo = There is nothing to play again.
command-best-answer = { $action }: { $value }
command-board-line = { $name }: { $where }
command-board-empty = The board is empty.
command-legal-more = { $list } and { $n } more
command-comma = { ", " }
command-semicolon = { "; " }

## Export, share

export-txt = Record (text)
export-moves = Moves alone (text)
export-json = Record (JSON)
export-archive = { $name } file
export-svg = Picture of the board (SVG)
export-failed = The game could not be saved.
share-title = Share this position

## Analyse

position-title = Position
position-show = Show this position
graph-stop = Stop
graph-progress = { $n } of { $total } positions judged
graph-label = Value over { $n } positions, Player One at the top
graph-table = The same as a table
graph-column-move = No.
graph-column-who = Who
graph-column-played = Played
graph-column-value = Value before
graph-column-better = Better
play-review-failed = The game could not be judged to its end.
