## Settings of players

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
