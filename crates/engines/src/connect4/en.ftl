## Settings of players

choice-book-on = on
choice-book-off = off
