## Board

piece-red-piece = red piece
piece-blue-piece = blue piece

## Variants of games: choice-<setting>-<value>

choice-jump-any = over any piece
choice-jump-other = only over the other colour
choice-diagonal-no = no
choice-diagonal-jumps = jumps too

## Evaluators and heuristics

choice-heuristic-parity = parity
choice-heuristic-displacement = displacement
choice-heuristic-misplaced = misplaced pieces
choice-heuristic-zero = zero
