## Board

piece-black-man = black man
piece-black-king = black king
piece-white-man = white man
piece-white-king = white king

## Variants of games: choice-<setting>-<value>

choice-capture-compulsory = compulsory
choice-capture-optional = optional

## Evaluators and heuristics

choice-eval-positional = positional
choice-eval-material = material
