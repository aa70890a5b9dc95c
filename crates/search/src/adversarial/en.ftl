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
choice-selective-on = on
choice-selective-off = off
choice-ordering-full = everything that is known
choice-ordering-promise = the evaluator's promise
choice-ordering-none = the game's own order
