# The game looked back on.
review-title = Review
review-run = Review the game
review-note = Judges every decision of this line with the hint player, marks the moves that gave something away and says what would have been better.
review-player = Player
review-totals = What each player's decisions come to
review-best = Best choices
review-of = { $best } of { $judged } ({ $part })
review-mean-loss = Given away on average
review-marked = Marked moves
review-none = No move gave much away.
review-unjudged = No move was judged: the hint player does not compare moves, or there was no choice.
review-move = { $n }, { $who }: { $action }; better { $better }
review-line = Better:
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
