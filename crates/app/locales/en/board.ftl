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
piece-red-disc = red disc
piece-yellow-disc = yellow disc
piece-black-man = black man
piece-black-king = black king
piece-white-man = white man
piece-white-king = white king
piece-red-piece = red piece
piece-blue-piece = blue piece
piece-tile = tile
piece-horse = horse
piece-horse-going-home = horse going home
piece-dome = dome
piece-dome-going-home = dome going home
piece-open-cowry = open cowry
piece-closed-cowry = closed cowry
piece-max-node = MAX node
piece-min-node = MIN node
piece-chance-node = chance node
piece-leaf = leaf

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
tray-one-waiting = Horses waiting
tray-one-home = Horses home
tray-two-waiting = Domes waiting
tray-two-home = Domes home

# Throws of six cowries, by the number that lie face down, from none to six.
board-throw = throw { $name }: { $closed } of { $n } closed
throw-shakka = shakka
throw-dest = dest
throw-duwaq = duwaq
throw-three = three
throw-four = four
throw-bunj = bunj
throw-bara = bara
throw-khal = khal
