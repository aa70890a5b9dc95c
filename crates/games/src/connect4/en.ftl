## Board

piece-red-disc = red disc
piece-yellow-disc = yellow disc

## Evaluators and heuristics

choice-eval-lines = lines
choice-eval-none = none
