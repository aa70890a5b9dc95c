## Board

piece-max-node = MAX node
piece-min-node = MIN node
piece-chance-node = chance node
piece-leaf = leaf

## Evaluators and heuristics

choice-eval-estimate = the tree's own estimates
