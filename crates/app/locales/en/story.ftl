# A search told in sentences, one for each event. Values are those of the first player; $node is one of the names below.

story-start = Nothing has been searched yet. Each step shows one thing the search does.

## Names of nodes, and values inside a sentence

story-root = the root
story-start-end = the start
story-goal-end = the goal
story-node = the position after { $action }
story-node-before = the position before { $action }
story-move = move { $action }
story-outcome = outcome { $action }
story-role = { $seat } ({ $role })
story-value = value { $value }
story-win = a win for { $seat }
story-win-in = { $n ->
    [one] a win for { $seat } in 1 move
   *[other] a win for { $seat } in { $n } moves
}
story-reach = { $n ->
    [one] reaching the goal in 1 move
   *[other] reaching the goal in { $n } moves
}
story-stuck = { $n ->
    [one] getting stuck in 1 move
   *[other] getting stuck in { $n } moves
}
story-cost = g = { $g }
story-cost-sum = f = g + h = { $g } + { $h } = { $f }

## Looking at a node

story-enter-max = Look at { $node }: { $seat } chooses here and wants the largest value.
story-enter-min = Look at { $node }: { $seat } chooses here and wants the smallest value.
story-enter-chance = Look at { $node }: chance decides here, so the outcomes are averaged.
story-enter-chance-end = Look at { $node }: chance would decide here.
story-enter-over = Look at { $node }: the game is over there.
story-again = It is searched once more.
story-likely = Its probability is { $p }.
story-depth = { $n ->
    [0] The depth limit is reached.
    [one] At most one more move is looked ahead.
   *[other] At most { $n } more moves are looked ahead.
}
# In a tree that somebody typed: how far it goes on below the node.
story-depth-tree = { $n ->
    [0] No move is left below it.
    [one] The tree goes on for one more move.
   *[other] The tree goes on for { $n } more moves.
}
story-window = Only values between { $alpha } and { $beta } matter.
story-window-above = Only values above { $alpha } matter.
story-window-below = Only values below { $beta } matter.
story-window-null = The only question is whether it is worth more than { $alpha }.

## A value comes back

story-child-first = Back at { $node }: { $action } gives { $value }, the first one here.
story-child-better = Back at { $node }: { $action } gives { $value }, better for { $seat } than { $was }.
story-child-worse = Back at { $node }: { $action } gives { $value }; for { $seat } the best stays { $best }.
story-child-chance = Back at { $node }: { $action } has probability { $p } and gives { $value }; the mean of the outcomes so far, { $covered } of all, is { $best }.
story-child-sum = Back at { $node }: { $action } gives { $value }; the sum so far is { $best }.

## Cut-offs

story-cut-max = { $how ->
    [tie] Beta cut-off, a tie: { $role } wants small values and already has { $limit } with { $by }. After { $action } { $seat } gets { $value } or more, which is no better for { $other } than the { $limit } it has, so { $other } need not play { $action }.
    [tie-decided] Beta cut-off, a tie: { $role } wants small values and already has { $limit } with { $by }. After { $action } { $seat } gets { $value } or better, which is no better for { $other } than what it has, so { $other } need not play { $action }.
    [decided] Beta cut-off: { $role } wants small values and already has { $limit } with { $by }. After { $action } { $seat } gets { $value } or better, so { $other } never plays { $action }.
   *[number] Beta cut-off: { $role } wants small values and already has { $limit } with { $by }. After { $action } { $seat } gets { $value } or more, so { $other } never plays { $action }.
} { story-skipped }
story-cut-min = { $how ->
    [tie] Alpha cut-off, a tie: { $role } wants large values and already has { $limit } with { $by }. After { $action } { $seat } gets { $value } or less, which is no better for { $other } than the { $limit } it has, so { $other } need not play { $action }.
    [tie-decided] Alpha cut-off, a tie: { $role } wants large values and already has { $limit } with { $by }. After { $action } { $seat } gets { $value } or better, which is no better for { $other } than what it has, so { $other } need not play { $action }.
    [decided] Alpha cut-off: { $role } wants large values and already has { $limit } with { $by }. After { $action } { $seat } gets { $value } or better, so { $other } never plays { $action }.
   *[number] Alpha cut-off: { $role } wants large values and already has { $limit } with { $by }. After { $action } { $seat } gets { $value } or less, so { $other } never plays { $action }.
} { story-skipped }
story-cut-max-deep = { $how ->
    [tie] Beta cut-off, a tie: { $role } wants small values and already has { $limit } with { $by } at { $node }. At { $here } { $seat } gets { $value } or more, which is no better for { $other } than the { $limit } it has, so { $other } can turn off earlier.
    [tie-decided] Beta cut-off, a tie: { $role } wants small values and already has { $limit } with { $by } at { $node }. At { $here } { $seat } gets { $value } or better, which is no better for { $other } than what it has, so { $other } can turn off earlier.
    [decided] Beta cut-off: { $role } wants small values and already has { $limit } with { $by } at { $node }. At { $here } { $seat } gets { $value } or better, so { $other } turns off earlier and it never comes to this.
   *[number] Beta cut-off: { $role } wants small values and already has { $limit } with { $by } at { $node }. At { $here } { $seat } gets { $value } or more, so { $other } turns off earlier and it never comes to this.
} { story-skipped }
story-cut-min-deep = { $how ->
    [tie] Alpha cut-off, a tie: { $role } wants large values and already has { $limit } with { $by } at { $node }. At { $here } { $seat } gets { $value } or less, which is no better for { $other } than the { $limit } it has, so { $other } can turn off earlier.
    [tie-decided] Alpha cut-off, a tie: { $role } wants large values and already has { $limit } with { $by } at { $node }. At { $here } { $seat } gets { $value } or better, which is no better for { $other } than what it has, so { $other } can turn off earlier.
    [decided] Alpha cut-off: { $role } wants large values and already has { $limit } with { $by } at { $node }. At { $here } { $seat } gets { $value } or better, so { $other } turns off earlier and it never comes to this.
   *[number] Alpha cut-off: { $role } wants large values and already has { $limit } with { $by } at { $node }. At { $here } { $seat } gets { $value } or less, so { $other } turns off earlier and it never comes to this.
} { story-skipped }
story-skipped = { $n ->
    [0] No move was left to skip.
    [one] 1 move skipped.
   *[other] { $n } moves skipped.
}
# Below a chance node, and for one who plays alone: the limit follows from the nodes above.
story-cut-above = Beta cut-off: from { $limit } upwards a value changes nothing further up, and here it is { $value } or more already. { story-skipped }
story-cut-below = Alpha cut-off: from { $limit } downwards a value changes nothing further up, and here it is { $value } or less already. { story-skipped }
story-cut-scout-above = Beta cut-off: the only question is whether it is worth more than { $alpha }, and here it is { $value } or more already. The position may be searched again. { story-skipped }
story-cut-scout-below = Alpha cut-off: the only question is whether it is worth more than { $alpha }, and here it is { $value } or less already. The position may be searched again. { story-skipped }
story-cut-chance-low = { $n ->
    [one] Alpha cut-off at a chance node: however the rest turns out, it is worth at most { $value }, and from { $limit } downwards that changes nothing further up. 1 outcome skipped.
   *[other] Alpha cut-off at a chance node: however the rest turns out, it is worth at most { $value }, and from { $limit } downwards that changes nothing further up. { $n } outcomes skipped.
}
story-cut-chance-high = { $n ->
    [one] Beta cut-off at a chance node: however the rest turns out, it is worth at least { $value }, and from { $limit } upwards that changes nothing further up. 1 outcome skipped.
   *[other] Beta cut-off at a chance node: however the rest turns out, it is worth at least { $value }, and from { $limit } upwards that changes nothing further up. { $n } outcomes skipped.
}
story-omit = { $n ->
    [one] At { $node }, 1 outcome with a probability of { $p } is left out as too unlikely.
   *[other] At { $node }, { $n } outcomes with a probability of { $p } together are left out as too unlikely.
}

## Done with a node

story-leave-evaluator = { $bound ->
    [lower] The evaluator judges { $node }: at least { $value }.
    [upper] The evaluator judges { $node }: at most { $value }.
    [estimate] The evaluator judges { $node }: about { $value }.
   *[exact] The evaluator judges { $node }: { $value }.
}
story-leave-rules = { $bound ->
    [lower] The rules decide { $node }: at least { $value }.
    [upper] The rules decide { $node }: at most { $value }.
    [estimate] The rules decide { $node }: about { $value }.
   *[exact] The rules decide { $node }: the game is over, { $value }.
}
story-leave-table = { $bound ->
    [lower] The table already knows { $node }: at least { $value }.
    [upper] The table already knows { $node }: at most { $value }.
    [estimate] The table already knows { $node }: about { $value }.
   *[exact] The table already knows { $node }: exactly { $value }.
}
story-leave-stopped = { $bound ->
    [lower] The search stops at { $node }: at least { $value }.
    [upper] The search stops at { $node }: at most { $value }.
    [estimate] The search stops at { $node }: about { $value }.
   *[exact] The search stops at { $node }: { $value }.
}
story-leave-max = { $how ->
    [decided] Done with { $node }: the best { $seat } can get there is { $value }.
   *[number] Done with { $node }: the best { $seat } can get there is { $value }, the largest.
}
story-leave-min = { $how ->
    [decided] Done with { $node }: the best { $seat } can get there is { $value }.
   *[number] Done with { $node }: the best { $seat } can get there is { $value }, the smallest.
}
story-leave-chance = Done with { $node }: on average it gives { $value }.
story-leave-chance-about = Done with { $node }: it returns about { $value }, the mean of the outcomes that were looked at.
story-leave-bound = { $bound ->
    [lower] Done with { $node }: its value is at least { $value }.
    [upper] Done with { $node }: its value is at most { $value }.
   *[estimate] Done with { $node }: its value is about { $value }.
}

## The root

story-round-depth = { $n ->
    [one] A new round begins, 1 move deep.
   *[other] A new round begins, at most { $n } moves deep.
}
story-round-cost = A new round begins: ways that cost up to { $n } are followed.
story-chosen = The choice at the root: { $action }, { $value }.
story-chosen-unjudged = The choice at the root: { $action }. Nothing was compared.
story-best = The best at the root so far: { $action }, { $value }.
story-best-instead = A new best at the root: { $action }, { $value }; before it was { $before }, { $was }.
story-best-value = The best at the root stays { $action }, now { $value }; before it was { $was }.
story-best-same = The best at the root stays { $action }, { $value }.

## Only counted

story-skip-nodes = { $n ->
    [one] 1 more node was searched here and only counted.
   *[other] { $n } more nodes were searched here and only counted.
}
story-skip-simulations = { $n ->
    [one] 1 more simulation was run here and only counted.
   *[other] { $n } more simulations were run here and only counted.
}
story-skip-generated = { $n ->
    [one] 1 more successor was made here and only counted.
   *[other] { $n } more successors were made here and only counted.
}
story-skip-other = More work was done here and only counted.

## Sampling

story-select-first = The tree begins with { $node }.
story-select-root = { $n ->
    [one] A new simulation sets out from { $node }, which has been visited once.
   *[other] A new simulation sets out from { $node }, which has been visited { $n } times.
}
story-select-new = Go to { $node }: it has not been tried yet, and what is untried goes first.
story-select-ucb = Go to { $node }: for { $seat } its mean { $mean } and the exploration bonus { $bonus } add up to { $sum }, the largest sum here.
story-select-turn = Go to { $node }: it is its turn.
story-select-drawn = Chance leads to { $node }.
story-select-drawn-new = Chance leads to { $node }, which is new in the tree.
story-simulate = { $n ->
    [0] Judge { $node } without playing on: { $value }.
    [one] Play a game on from { $node }: after 1 move it ends with { $value }.
   *[other] Play a game on from { $node }: after { $n } moves it ends with { $value }.
}
story-backup-first = Pass { $value } back to { $node }: its first visit, so its mean is { $mean }.
story-backup = { $n ->
    [one] Pass { $value } back to { $node }: 1 visit, and its mean goes from { $was } to { $mean }.
   *[other] Pass { $value } back to { $node }: { $n } visits, and its mean goes from { $was } to { $mean }.
}

## Searching for a way

story-open-root = The search sets out from { $node }: { $cost }.
story-open = Put { $node } on the frontier: { $cost }.
story-open-deeper = Go down to { $node }: { $cost }.
story-expand = Take { $node } off the frontier and make its successors: { $cost }.
story-expand-deeper = Make the successors of { $node }.
story-reroute = A cheaper way to a known position: { $action } from { $parent } costs g = { $g } instead of { $was }.
story-reroute-unseen = A cheaper way to a known position, with { $action } at its end, costs g = { $g } instead of { $was }.
story-reject-known = Leave out { $action } from { $node }: that position is known already.
story-reject-on-path = Leave out { $action } from { $node }: it goes back to a position on the way here.
story-reject-beyond-bound = Leave out { $action } from { $node }: it lies beyond the bound.
story-reject-in-table = Leave out { $action } from { $node }: the table knows that it was searched in this round, from no farther away.
story-reject-beam-full = Leave out { $action } from { $node }: the beam is full of better ones.
story-close = Go back up from { $node }: nothing is left to look at below it.
story-close-round = Go back up from { $node }: nothing is left to look at below it in this round.
story-close-unexpanded = Go back up from { $node } without looking below it.
story-goal = Goal reached: { $node } ends a way that costs { $n }.
story-goal-meet = The two halves meet at { $node }: the whole way costs { $n }.
