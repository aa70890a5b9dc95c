# Boards: what is on them in words, for screen readers and the live line.

board-label = Board

# Cells. The parts are joined by commas: "column 4, row 2, red disc, last move".
board-place = column { $column }, row { $row }
board-place-named = square { $name }
board-empty = empty
board-unused = not in play
board-marked = marked
board-marked-rack = part of a row of four
board-marked-cloth = safe cell
board-marked-pegs = crossing
board-last = last move
board-source = can move
board-target = can go here
board-picked = picked up
board-value = value { $value }

# Pieces. A label is what is written on the piece, such as the number of a tile.
board-piece-label = { $name } { $label }
board-piece-count = { $n } × { $name }

# What happens while a person picks.
board-picked-up = { $n ->
    [one] { $place }, { $piece }: picked up; { $n } place to go
   *[other] { $place }, { $piece }: picked up; { $n } places to go
}
board-let-go = Let go.

# Slides.
board-slide-up = slide up
board-slide-down = slide down
board-slide-left = slide left
board-slide-right = slide right

# Trays beside the board.
board-tray = { $name }: { $n }

# Throws of six cowries, by the number that lie face down, from none to six.
board-throw = throw { $name }: { $closed } of { $n } closed
