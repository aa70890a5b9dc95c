# The picture of the search tree, and the same as text.

tree-picture = Search tree
tree-outline = The search tree as text
tree-empty = Nothing is searched yet. Take a step forward to see the first node.
tree-drawn = { $drawn } of { $all } nodes drawn
tree-above = { $n ->
    [one] 1 level above not drawn
   *[other] { $n } levels above not drawn
}

## Looking closer

tree-zoom = Size of the picture
tree-zoom-in = Larger
tree-zoom-out = Smaller
tree-zoom-fit = Show the whole tree
tree-zoom-plain = Ordinary size

## Rounds of deepening

tree-rounds = Rounds
tree-round = Round { $n }
tree-round-again = Round { $n }, again

## Kinds of nodes

tree-max = MAX
tree-max-of = MAX ({ $seat })
tree-min = MIN
tree-min-of = MIN ({ $seat })
tree-chance = CHANCE
tree-leaf = leaf
tree-over = end of the game
tree-table = known from the table
tree-stopped = stopped here
tree-open = waiting on the frontier
tree-expanded = expanded
tree-closed = closed
tree-goal = goal
tree-root = root
tree-goal-end = root at the goal
tree-after = after { $action }

## What a node is worth

tree-wins-in = { $seat } in { $n }
tree-value = value { $v }
tree-at-least = value at least { $v }
tree-at-most = value at most { $v }
tree-about = value about { $v }
tree-so-far = best so far { $v }
tree-no-value = no value yet
tree-visits = { $n ->
    [one] one visit
   *[other] { NUMBER($n) } visits
}, mean { $mean }
tree-f = f = { $f } (g { $g } + h { $h })
tree-g = way so far { $g }
tree-cost = solution of { $n ->
    [one] one step
   *[other] { NUMBER($n) } steps
}
tree-probability = probability { $p }
tree-window = window { $alpha } to { $beta }
tree-current = the search is here
tree-active = on the path being searched
tree-main = on the main line
tree-again = searched again later
tree-reason = what makes the cut-off right
tree-source = { $action }: { $value }
tree-source-go = Show the value that makes this cut-off right

## What is not there

tree-more = +{ $n } hidden
tree-more-sentence = { $n ->
    [one] One more branch was looked at and is
   *[other] { NUMBER($n) } more branches were looked at and are
} not drawn. Choose this to show more.
tree-folded = { $n ->
    [one] one branch
   *[other] { NUMBER($n) } branches
} below not drawn
tree-counted = +{ $n } counted
tree-counted-sentence = { $n ->
    [one] One more node was
   *[other] { NUMBER($n) } more nodes were
} searched below and only counted.
tree-cut = { $sign } { $n } skipped
tree-cut-leaves = { $sign } { $n } skipped: { $leaves }
tree-unseen = never looked at
tree-left-out = { $sign } { $n } left out
tree-omitted = { $n ->
    [one] One outcome was
   *[other] { NUMBER($n) } outcomes were
} left out, together { $p } likely.
tree-rejected = { $n ->
    [one] One successor was
   *[other] { NUMBER($n) } successors were
} not kept. { $why }
tree-known = { $action }: known already
tree-on-path = { $action }: goes back to where it came from
tree-beyond-bound = { $action }: beyond the bound of this round
tree-in-table = { $action }: searched before in this round, says the table
tree-beam-full = { $action }: the beam is full of better ones
