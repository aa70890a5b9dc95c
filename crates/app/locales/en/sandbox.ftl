### The tree sandbox: a game tree of one's own.

sandbox-title = Tree sandbox
sandbox-lead = Press an example to see its search at once, or type or draw a tree of your own, and watch an algorithm search it step by step.
sandbox-examples = Textbook examples
sandbox-tree = Your tree
sandbox-drawing = Your tree; the arrow keys walk through it
sandbox-text = The tree as text
sandbox-text-note = Nodes are max, min or chance, with their children in brackets; leaves are whole numbers. A name before = names the move, a probability before * stands below chance:
sandbox-fine =
    { $nodes ->
        [one] A good tree: one node.
       *[other] A good tree: { NUMBER($nodes) } nodes, { NUMBER($leaves) } of them leaves.
    }
sandbox-write = Write a tree first.
sandbox-leaf = A leaf alone: there is nothing to search in it. Put it into a node:
sandbox-fine-unseen = A good tree, but it cannot be drawn here.
sandbox-begin = A tree begins with max[, min[ or chance[, such as
sandbox-algorithm = Algorithm
sandbox-bounds = Smallest and largest value a leaf may have
sandbox-run = Search this tree
sandbox-running = Searching…
sandbox-compare = Compare two algorithms on it
sandbox-search = The search of your tree
sandbox-up = Back up to the tree
sandbox-changed = The tree or the algorithm has changed since this search; search again to see it.
sandbox-share = Share this tree
sandbox-share-note = Whoever opens this link on a Plyground of their own sees the same tree and the same search.

## One node

sandbox-node = Chosen: { $node }
sandbox-kind = Kind of node
sandbox-kind-max = MAX
sandbox-kind-min = MIN
sandbox-kind-chance = Chance
sandbox-kind-leaf = Leaf
sandbox-value = Value
sandbox-name = Name of the move
sandbox-probability = Probability
sandbox-estimate = Estimate, used if the search stops at this node
sandbox-add = Add a child
sandbox-remove = Delete
sandbox-child-number = child { NUMBER($n) }
sandbox-probability-of = probability { $p }
sandbox-children =
    { $n ->
        [one] one child
       *[other] { NUMBER($n) } children
    }
sandbox-keys = Drawing a tree
sandbox-key-walk = Walk through the drawing
sandbox-key-value = Type a leaf's value
sandbox-key-form = To the fields of the node
sandbox-key-add = Add a child
sandbox-key-remove = Delete the node with all below it
sandbox-key-kind = Make it MAX, MIN, chance or a leaf
