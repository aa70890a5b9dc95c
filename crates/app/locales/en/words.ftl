### Words that the games and players themselves use: choices of settings, and moves that are plain words.
### Where a word here differs from the one that is written, both are shown: "any empty cell (any)".

## Settings of players

choice-table-on = on
choice-table-off = off
