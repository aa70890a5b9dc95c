### Watch the search: the screen and its panels. The sentences about single events are in story.ftl, the words of the tree in tree.ftl.

watch-of = Watch the search: { $game }

## What is searched

watch-setup = Position and algorithm
watch-edit = Change the position
watch-run = Run
watch-try = Try
watch-running = Searching…
watch-running-nodes = { $n } nodes, { $time }
watch-running-time = Searching… { $time }
watch-done = The search is recorded: { $n ->
    [one] 1 node
   *[other] { NUMBER($n) } nodes
}.
watch-cancelled = The search was stopped.
watch-changed = The algorithm has been changed since this search; run it to see it.
watch-empty = Here a search can be watched while it thinks: every node it enters, every value that comes back, every branch it cuts off and why.
watch-empty-how = Choose an algorithm above and press Run. Then step with the arrow keys, forwards and backwards.
watch-nothing = This player keeps no record of its search: it has an answer, but nothing to watch.
watch-part = The first { $whole } nodes are here whole, of the others the top { NUMBER($levels) } levels; { $counted } were only counted.
watch-part-recorded = { $here } of { $nodes } nodes are here; the others were only counted.

## Menu

watch-menu = More
watch-menu-open = Open a trace file…
watch-menu-kept = Kept traces…
watch-menu-keep = Keep in the library…
watch-menu-share = Share a link…
watch-menu-compare = Compare with another algorithm
watch-menu-json = Save as a file (JSON)
watch-menu-svg = Save the tree as a picture (SVG)
watch-menu-html = Save as a page to hand out (HTML)
watch-menu-dot = Save the tree for Graphviz (DOT)
watch-file-large = This file is too large for a trace.
watch-file-bad = This file is not the trace of a search.
watch-file-other = This trace is of another game ({ $game }). Open it on that game's page.
watch-export-failed = The trace could not be saved. Run the search again, then save it.
watch-keep-title = Keep this trace
watch-keep-note = Kept traces stay in the library until you delete them.
watch-keep-name = Name
watch-keep-run = Keep
watch-kept = The trace is kept.
watch-kept-title = Kept traces
watch-kept-none = No trace is kept yet. Run a search and choose “Keep in the library”.
watch-kept-about = { $game }, { $n ->
    [one] 1 node
   *[other] { NUMBER($n) } nodes
}, { $ago }
watch-delete = Delete { $name }
watch-delete-title = Delete this trace?
watch-delete-text = The trace “{ $name }” will be gone for good.
watch-deleted = The trace was deleted.
watch-share-title = Share this search
watch-share-note = Whoever opens this link on a Plyground of their own sees the same search at the same place.

## Walking through the search

watch-transport = Walk through the search
watch-first = To the beginning
watch-back = One step back
watch-play = Play
watch-pause = Pause
watch-forward = One step forward
watch-last = To the end
watch-slider = Place in the search
watch-place = { $n } of { $total }
watch-speed = Speed
watch-speed-value = { $n ->
    [one] { NUMBER($n) } step a second
   *[other] { NUMBER($n) } steps a second
}
watch-stop = Stop at
watch-stop-none = nothing
watch-stop-cut = cut-offs
watch-stop-best = a new best action
watch-stop-goal = the goal
watch-stop-leaf = leaves
watch-stop-round = rounds
watch-stop-depth = nodes down to level
watch-stop-level = Level, 0 is the root
watch-cut = cut-off
watch-best = new best
watch-goal = goal
watch-leaf = leaf
watch-round = round
watch-level = level
watch-previous-cut = Previous cut-off
watch-next-cut = Next cut-off
watch-previous-best = Previous new best action
watch-next-best = Next new best action
watch-previous-goal = Previous goal
watch-next-goal = Next goal
watch-previous-leaf = Previous leaf
watch-next-leaf = Next leaf
watch-previous-round = Previous round
watch-next-round = Next round
watch-previous-depth = Previous node at this level or above
watch-next-depth = Next node at this level or above

## Keys

watch-keys = Watching a search
watch-key-back = One step back
watch-key-forward = One step forward
watch-key-previous = To the previous cut-off, or what else is chosen to stop at
watch-key-next = To the next one
watch-key-play = Play or pause
watch-key-start = To the beginning
watch-key-end = To the end
watch-key-code = Pseudocode
watch-key-node = The node from close by
watch-key-outline = The tree as text
watch-key-lists = Open and closed list
watch-key-tree = In the tree: to the parent, the children, the neighbours
watch-words = Signs and words of the tree
watch-word-alpha = What MAX is sure of so far; smaller values no longer matter
watch-word-beta = What MIN is sure of so far; larger values no longer matter
watch-word-open = The best value so far; the node is still being searched
watch-word-lower = At least this much; the exact value was not needed
watch-word-upper = At most this much; the exact value was not needed
watch-word-cut = So many moves are skipped: they cannot change the result
watch-word-folded = So many branches below are not drawn
watch-word-visits = Visited so many times; inside is the mean of the games played from there
watch-word-loud = Moves that change much at once, such as captures: they are played out before a position is judged
watch-word-pvs = Alpha-beta that first only asks whether a move beats the best one so far
watch-word-uct = Plays many games to the end, most of them after moves that look good or were little tried
watch-word-star = Alpha-beta for trees with chance nodes

## Signs

watch-legend = What the signs mean
watch-legend-max = MAX: { $seat }
watch-legend-min = MIN: { $seat }
watch-legend-chance = chance
watch-legend-leaf = leaf
watch-legend-stopped = stopped here
watch-legend-about = about
watch-legend-table = known from the table
watch-legend-cut = skipped
watch-legend-omitted = unlikely, left out
watch-legend-visits = the larger, the more visits
watch-legend-open = waiting
watch-legend-expanded = expanded
watch-legend-closed = closed
watch-legend-goal = goal
watch-legend-rejected = not kept
watch-order = Branches
watch-order-visit = as visited
watch-order-best = best first

## Panels

watch-tabs = About the search
watch-tab-code = Code
watch-tab-node = Node
watch-tab-lists = Lists
watch-tab-outline = Outline
watch-tab-counters = Counters
watch-code-none = There is no pseudocode of this player.
watch-code-unused = Grey lines do not happen in this search: they are switched off, or were not needed.

## Counters

watch-count-nodes = Visited
watch-count-leaves = Leaves
watch-count-cutoffs = Cut-offs
watch-count-table = Table hits
watch-count-expanded = Expanded
watch-count-generated = Generated
watch-count-simulations = Simulations
watch-count-waiting = Waiting
watch-count-level = Level now
watch-count-round = Round
watch-count-time = Whole search
watch-count-memory = Memory at most
watch-bytes = { NUMBER($n) } B
watch-kibibytes = { $n } KiB
watch-mebibytes = { $n } MiB
watch-counts-equal = The end: these are the engine's own counts.
watch-counts-differ = The engine counted differently: { $names }.

## A node

watch-node-none = No node yet. Step forward.
watch-hold = Hold
watch-hold-note = Keep looking at this node while the search goes on
watch-path = The way to this node
watch-root = root
watch-board = The position of this node
watch-kind-max = MAX: { $seat } chooses
watch-kind-min = MIN: { $seat } chooses
watch-kind-own = { $role } chooses
watch-kind-chance = Chance decides
watch-kind-over = The game is over
watch-kind-leaf = Leaf
watch-kind-table = Known from the table
watch-fact-value = Value
watch-fact-entered = Entered with
watch-fact-window = Window now
watch-fact-depth = Depth left
watch-fact-probability = Probability
watch-fact-visits = Visits
watch-fact-mean = Mean
watch-fact-bonus = Bonus
watch-fact-bound = Mean + bonus
watch-ucb = { $mean } + { $bonus } = { $sum }
watch-fact-cost = Cost so far, g
watch-fact-guess = Cost to come, h
watch-fact-side = Side
watch-from-goal = searched backwards from the goal
watch-sum = { $f } = { $g } + { $h }
watch-active = The search is in this branch now.
watch-why-evaluator = A leaf: the evaluator judged the position.
watch-why-rules = The game is over here: the rules give the value.
watch-why-table = The value was known from the table of positions met before.
watch-why-stopped = The search was stopped here.
watch-why-lower = It is at least this much. That was enough: nobody above lets the game come here, so the exact value is not needed.
watch-why-upper = It is at most this much. That was enough: somebody above has as much elsewhere, so the exact value is not needed.
watch-why-lower-scout = It is at least this much: enough for the question whether it is worth more than { $alpha }. The position may be searched again.
watch-why-upper-scout = It is at most this much: enough for the question whether it is worth more than { $alpha }. The position may be searched again.
watch-why-lower-chance = It is at least this much. That was enough: more here changes nothing further up.
watch-why-upper-chance = It is at most this much. That was enough: less here changes nothing further up.
watch-why-exact = The exact value: everything below it that matters was looked at.
watch-why-estimate = An estimate from its children.
watch-children = { $n ->
    [one] { NUMBER($n) } child
   *[other] { NUMBER($n) } children
}
watch-column-action = Action
watch-column-node = Node
watch-column-value = Value
watch-column-how = From
watch-column-probability = Chance
watch-column-visits = Visits
watch-column-mean = Mean
watch-column-bonus = Bonus
watch-column-sum = Sum
watch-column-state = State
watch-number = no. { $n }
watch-more = { $n ->
    [one] and { NUMBER($n) } more
   *[other] and { NUMBER($n) } more
}
watch-how-searching = searching
watch-how-cut = cut off
watch-how-table = table
watch-how-evaluator = evaluator
watch-how-rules = rules
watch-how-stopped = stopped
watch-how-lower = at least
watch-how-upper = at most
watch-how-children = children
watch-state-open = Waiting
watch-state-expanded = Expanded
watch-state-closed = Closed
watch-state-goal = Goal
watch-left-omitted = { $n ->
    [one] { NUMBER($n) } rare outcome, { $p } together, was left out.
   *[other] { NUMBER($n) } rare outcomes, { $p } together, were left out.
}
watch-left-rejected = { $n ->
    [one] { NUMBER($n) } successor was dropped, { $reason }: { $actions }
   *[other] { NUMBER($n) } successors were dropped, { $reason }: { $actions }
}
watch-left-counted = { $n ->
    [one] { NUMBER($n) } node below was searched and only counted.
   *[other] { NUMBER($n) } nodes below were searched and only counted.
}
watch-reason-known = known already
watch-reason-path = already on this path
watch-reason-bound = beyond the bound of this round
watch-reason-table = searched before in this round, says the table
watch-reason-beam = no room in the beam
watch-list-open = Open: waiting, the best first
watch-list-closed = Closed: done, the latest first
watch-list-empty = empty

## Why this move?

watch-why-move = Why did { $seat } play { $move }?
watch-why-person = What does a program think of { $move } by { $seat }?
watch-back-to-game = Back to the game
answer-instead = Instead of { $played } the program would play { $action }.
answer-forced = There is no other move than { $action }.
answer-only = The program chooses { $action }.
answer-unjudged = The program chooses { $action } and does not say what the moves are worth.
answer-below = The program plays below its strength here: { $better } was worth { $other }, and { $action } is worth { $value }.
answer-wants-small = Small values are good for { $seat }.
answer-worth = { $bound ->
    [lower] at least { $value }
    [upper] at most { $value }
    [estimate] about { $value }
   *[exact] { $value }
}
answer-close = With { $action } { $seat } { $seat ->
    [horses] get
    [domes] get
   *[other] gets
} { $value }, with { $other } { $near }: too close to tell which is better.
answer-leading = With { $action } { $seat } { $seat ->
    [horses] get
    [domes] get
   *[other] gets
} { $value }. No move that was compared is better, but not all moves were compared.
answer-wins = { $n ->
    [0] With { $action } { $seat } wins.
    [one] With { $action } { $seat } wins in 1 move.
   *[other] With { $action } { $seat } wins in { $n } moves.
}
answer-loses = Every move loses: { $action } leads to { $value }, and no other move holds out longer.
answer-largest = With { $action } { $seat } { $seat ->
    [horses] get
    [domes] get
   *[other] gets
} { $value }, the largest there is.
answer-smallest = With { $action } { $seat }, who { $seat ->
    [horses] want
    [domes] want
   *[other] wants
} small values, { $seat ->
    [horses] get
    [domes] get
   *[other] gets
} { $value }, the smallest there is.
answer-equal = The same can be had with { $action }.
answer-next = { $bound ->
    [lower] Next comes { $action } with { $value } or more.
    [upper] Next comes { $action } with { $value } or less.
   *[exact] Next comes { $action } with { $value }.
}
answer-sampled = { $n ->
    [one] Most was tried with { $action }: 1 of { $all } games, with a mean of { $mean }.
   *[other] Most was tried with { $action }: { $n } of { $all } games, with a mean of { $mean }.
}
answer-sampled-some = { $n ->
    [one] Of { $all } games 1 was tried with { $action }, with a mean of { $mean }.
   *[other] Of { $all } games { $n } were tried with { $action }, with a mean of { $mean }.
}
answer-sum = Their sum is { $value }.
answer-mean-best = { $measure ->
    [sum] No other move has a better sum.
   *[mean] No other move has a better mean.
}
answer-mean-tied = { $measure ->
    [sum] The sum of { $action } is the same.
   *[mean] The mean of { $action } is the same.
}
answer-mean-close = { $measure ->
    [sum] The sum of { $action } is { $value }: so few games cannot tell which is better.
   *[mean] The mean of { $action } is { $value }: so few games cannot tell which is better.
}
answer-mean-below = { $measure ->
    [sum] The sum of { $action } is better: { $value }.
   *[mean] The mean of { $action } is better: { $value }.
}
answer-mean-leading = Not all moves were tried.
answer-puzzle = { $n ->
    [one] A way of 1 step to the goal begins with { $action }.
   *[other] A way of { $n } steps to the goal begins with { $action }.
}
