### Two searches side by side, and the way from a move to the search behind it.

compare-of = { $game }: compare two searches
compare-choose-watch = Which game's search would you like to watch? Or build a small tree yourself.
compare-choose-compare = On which game shall two searches be compared? Or build a small tree yourself.
compare-edit = Change the position
compare-analyse = Analyse it
compare-searches = The two searches
compare-first = First search
compare-second = Second search
compare-algorithm-first = Algorithm of the first search
compare-algorithm-second = Algorithm of the second search
compare-run = Run both
compare-running = Both searches are running…
compare-cancelled = Stopped.
compare-done = Done. Nodes of { $first }: { $n }. Nodes of { $second }: { $m }.

## The slider

compare-keys = Comparing
compare-slider = Nodes visited, in both searches
compare-nodes-of = { $n } of { $total } nodes
compare-first-node = To the start
compare-node-back = One node back
compare-node-on = One node on
compare-last-node = To the end
compare-play = Play
compare-pause = Pause

## Counts

compare-counts = Side by side
compare-table = What the two searches counted, and how the second compares with the first
compare-ratio = In the second
compare-equal = the same
compare-none = none
compare-fewer = { $times } times fewer
compare-more = { $times } times more
compare-shorter = { $times } times shorter
compare-longer = { $times } times longer
compare-about = About this search
compare-nodes = Nodes visited
compare-leaves = Leaves
compare-cutoffs = Cut-offs
compare-table-hits = Table hits
compare-expanded = Expanded
compare-generated = Generated
compare-simulations = Simulations
compare-time = Time
compare-value = Value
compare-cost = Cost of the solution
compare-best = Chosen action
compare-nodes-chart = Nodes visited
compare-bars = Nodes visited: { $first } { $n }, { $second } { $m }; the filled part is where the slider is

## Where they part

compare-parting = Where they first part
compare-go-there = Go there in both
compare-root = the root
compare-common =
    { $n ->
        [one] one node in common
       *[other] { NUMBER($n) } nodes in common
    }
compare-same =
    { $n ->
        [one] Both visit the same single node.
       *[other] Both visit the same { NUMBER($n) } nodes in the same order.
    }
compare-unknown = The first { NUMBER($n) } nodes are the same. What comes after was only counted, so nobody can say where they part.
compare-ends = After { compare-common }, { $done } is done; { $other } goes on to { $way }.
compare-parts = After { compare-common } they part: { $first } goes to { $way }, { $second } to { $other }.
compare-parts-cut = After { compare-common }, { $who } cuts off what is left below { $at }; { $other } still looks at { $way }.
compare-parts-table = After { compare-common }, { $who } knows { $at } from its table; { $other } goes on to { $way }.
compare-parts-omit = After { compare-common }, { $who } leaves out rare outcomes below { $at }; { $other } still looks at { $way }.
compare-parts-round = After { compare-common }, { $who } begins the next round of deepening; { $other } goes on to { $way }.

## Why this move?

why-program = Why this move?
why-person = What would a program think here?
why-none = No move has been played yet, so there is no search to look at.
why-key = Why this move? The search behind the move shown
