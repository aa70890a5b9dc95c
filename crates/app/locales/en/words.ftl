### Words that the games and players themselves use: choices of settings, and moves that are plain words.
### Where a word here differs from the one that is written, both are shown: "any empty cell (any)".

## Variants of games: choice-<setting>-<value>

choice-play-forced = every possible step
choice-play-maximal = as many steps as possible
choice-play-voluntary = as many steps as you like
choice-doubled-exposed = can be sent back
choice-doubled-safe = safe
choice-odds-exact = as the cowries fall
choice-odds-equal = all throws alike
choice-capture-compulsory = compulsory
choice-capture-optional = optional
choice-jump-any = over any piece
choice-jump-other = only over the other colour
choice-diagonal-no = no
choice-diagonal-jumps = jumps too
choice-goal-none = none, play for points
choice-spawn-any = any empty cell
choice-spawn-edge = only at the edge

## Settings of players

choice-ties-first = the first
choice-ties-last = the last
choice-ties-course = as in the course
choice-scan-listed = as the game lists them
choice-scan-rear = from the back row
choice-scan-front = from the front
choice-quiescence-on = on
choice-quiescence-off = off
choice-deepening-on = on
choice-deepening-off = off
choice-book-on = on
choice-book-off = off
choice-selective-on = on
choice-selective-off = off
choice-table-on = on
choice-table-off = off
choice-ordering-full = everything that is known
choice-ordering-promise = the evaluator's promise
choice-ordering-none = the game's own order
choice-value-outcome = won, drawn or lost
choice-value-score = the points
choice-value-end = the evaluation at its end
choice-value-along = the evaluations along it
choice-choose-mean = mean
choice-choose-visits = visits
choice-choose-sum = sum
choice-arms-legal = legal moves only
choice-arms-all = all moves that have a name
choice-scale-unit = squeezed into 0..1
choice-scale-raw = as they are

## Evaluators and heuristics

choice-eval-balanced = balanced
choice-eval-progress = progress
choice-eval-positional = positional
choice-eval-material = material
choice-eval-lines = lines
choice-eval-none = none
choice-eval-features = all features
choice-eval-course = as in the course
choice-eval-estimate = the tree's own estimates
choice-heuristic-parity = parity
choice-heuristic-displacement = displacement
choice-heuristic-misplaced = misplaced pieces
choice-heuristic-zero = zero

## Moves that are words

action-pass = pass
action-up = up
action-right = right
action-down = down
action-left = left
