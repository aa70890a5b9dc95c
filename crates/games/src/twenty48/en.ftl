## Board

piece-tile = tile

## Variants of games: choice-<setting>-<value>

choice-goal-none = none, play for points
choice-spawn-any = any empty cell
choice-spawn-edge = only at the edge

## Evaluators and heuristics

choice-eval-features = all features
choice-eval-course = as in the course

## Moves that are words

action-up = up
action-right = right
action-down = down
action-left = left
