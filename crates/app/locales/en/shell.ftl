### The frame of the app: header, home, settings, editor, dialogs, and the pages that are still to come.

## Words used everywhere

close = Close
cancel = Cancel
delete = Delete
retry = Try again
copy = Copy
copied = Copied.
copy-failed = The browser does not let us copy; select the text and copy it yourself.
undo = Undo
play = Play
analyse = Analyse
watch = Watch
share = Share
share-note = Whoever opens this link on a Plyground of their own sees the same position.
to-home = To the start page
back = Back
choose-one = Which one?
no-value = none
value-unit = Unit
between-players = {" – "}

## Header

skip-to-content = Skip to the content
page-tools = Language, looks and help
language-menu = Language
language-now = The page is now in { $language }.
theme-to-dark = Switch to dark
theme-to-light = Switch to light

## When something is wrong

network-down = Plyground does not answer. Is it still running? The page tries again by itself.
network-odd = Plyground answered in a way this page does not understand (status { $status }).
server-stopped = Plyground was stopped. Start it again and this page goes on by itself.
server-back = Plyground is back.
lost-title = No such page
lost-text = There is nothing at { $page }. Perhaps the link is from a newer version, or was cut off.
broken-title = This page cannot be shown
screen-broken = Something in the page itself went wrong. The games are safe on the server; the browser's console has the details.

## Home

home-title = What shall we play?
home-lead = Play, look for the best move, or see how a search thinks. Everything runs on this computer.
home-continue = Continue
home-no-games = No games yet. The ones you play appear here, and stay until you delete them.
home-more = More
home-delete = Delete this game of { $game }
home-delete-title = Delete this game?
home-delete-text = This game of { $game } and all its variations will be gone for good.
home-deleted = The game was deleted.
home-import-text = A file or pasted text: a game record, a position, PDN for checkers
home-lab-text = Measure algorithms against each other, with error bars
home-watch-text = The tree as it grows, forwards and backwards, with a reason for every cut-off
home-compare-text = Two searches side by side on one position
home-sandbox-text = Type or draw a game tree of your own and watch any algorithm on it
home-learn-text = Short lessons, each with a position to try it on
standing-ply =
    { NUMBER($n) ->
        [0] At the start
        [one] { NUMBER($n) } action
       *[other] { NUMBER($n) } actions
    }

## The ends of games, in lists of them

ending-won = { $seat } won
ending-draw = Draw
ending-reached = Reached the goal
ending-reached-tile = Reached { $tile } with { $n } points
ending-stuck = Stuck before the goal
ending-stuck-tile = Stuck at { $tile } with { $n } points
ending-solved = Solved
ending-solved-in =
    { NUMBER($n) ->
        [one] Solved in { NUMBER($n) } step
       *[other] Solved in { NUMBER($n) } steps
    }
ending-unsolved = Not solved
ending-points = { $n } points
ending-points-tile = { $n } points, largest tile { $tile }

## Import

import-title = Import a game
import-note = Paste a game or a position, or drop a file here. Plyground reads its own records, exported JSON, positions, columns such as 4453, and the files a game has in its own world, such as PDN.
import-game = Game
import-recognise = Find out by itself
import-text = Game or position
import-file = Choose a file
import-run = Import
import-empty = There is nothing to import yet.
import-too-large = This file is too large.
import-unknown = No game recognises this text. Choose the game above, and it will say what is wrong.
import-halts = Read as { $game }: move { NUMBER($number) }, { $move }, cannot be played.
import-halts-in-line = Read as { $game }: move { NUMBER($number) }, { $move }, in line { NUMBER($line) } cannot be played.
import-beginning = { $n ->
    [one] Open the one move before it
   *[other] Open the { NUMBER($n) } moves before it
 }

## Settings

settings-title = Settings
settings-lead = Kept in this browser only; every change works at once.
settings-language = Language and digits
language = Language
language-browser = As the browser
digits = Digits
digits-auto = As the language
settings-sample = So numbers and dates look: { $number }, { $date }
settings-looks = Looks and sound
theme = Colours
theme-light = Light
theme-dark = Dark
as-system = As the system
board-size = Size of the board
size-small = Small
size-middle = Medium
size-large = Large
patterns = Patterns on the pieces
patterns-note = Marks and hatching besides colours, so that nothing depends on telling colours apart.
motion = Motion
motion-reduced = Hold still
motion-full = Move
sound = Sound
sound-note = A soft click when a piece is set down.
settings-keys = Keyboard
letter-keys = Single letters as shortcuts
letter-keys-note = U for undo, H for a hint and so on. Off, if you steer by voice or keep hitting keys by accident; everything can still be reached with Tab.
settings-engine = Thinking
values-always = Show the value of every move
values-note = The numbers stay on the board after each move until you turn them off.
hint-seconds = Time for a hint, in seconds
hint-seconds-note = At most { NUMBER($most) }. A hint may be ready sooner.
settings-file = Carry along
settings-file-note = All choices of this page as a small file, for another browser or another computer.
settings-export = Save as a file
settings-import = Take from a file
settings-imported =
    { NUMBER($n) ->
        [one] { NUMBER($n) } choice was taken over.
       *[other] { NUMBER($n) } choices were taken over.
    }
settings-not-ours = This is not a file of Plyground's settings.
settings-reset = Reset
settings-reset-text = All choices on this page go back to what they were at first. Your games stay.
settings-reset-done = All settings are as they were at first.

## Choosing a player

who-person = A person
who-player = Player
who-level = Level { NUMBER($n) }
who-levels = Levels
who-level-of = Level { NUMBER($n) }: { $player }
who-usual = The strongest quick one
spec-kind = Who plays { $seat }
spec-parameters = Parameters
spec-text = As text
spec-fits = This player can play.
spec-means = Understood as { $spec }

## Editor

editor-title = Set up a position: { $game }
editor-palette = Pieces
editor-eraser = Take away
editor-turn = To move
editor-throw = Thrown
editor-throw-note = The throws on the table joined by +, such as dest+three. Empty: still to be thrown.
editor-position = Position as text
editor-variant = Variant of the rules
editor-clear = Clear
editor-start = Start position
editor-copy = Copy the text
editor-at = (at character { NUMBER($n) })
editor-none = Positions of this game are written, not drawn: use the text below.
editor-over = A position in which the game is over.
editor-chance = A legal position; chance has the move.
editor-fine =
    { NUMBER($n) ->
        [one] A legal position with { NUMBER($n) } move.
       *[other] A legal position with { NUMBER($n) } moves.
    }
editor-fine-many = A legal position with more than { NUMBER($n) } moves.
editor-undone = Taken back.
play-from-here = Play from here

## Help and keys

help-open = Keys and help
help-title = Keys and help
help-letters-off = Single-letter keys are switched off in the settings.
help-board = On a board
help-board-text = Tab moves to the board, the arrow keys move on it, Enter or Space picks a piece up and sets it down, Esc lets go. In Connect Four the digits drop a disc.
help-own-keys = In 2048 the letters W A S D slide the tiles and E, M and U let a program move, wherever the focus is, except while you type; other shortcuts on these letters are off there. The arrow keys slide too, except in a list to choose from, a slider, radio buttons, tabs, a menu or a dialog.
help-tools = After a click or tap on a tool the keys belong to the board again; after Enter or Space you stay on the tool.
help-directions = Arrow keys always mean what you see: the right arrow moves to the right, also on Arabic and Persian pages. Boards and the buttons of the player are not mirrored.
help-settings = Single-letter keys can be switched off in the settings.
keys-everywhere = Everywhere
editor-keys = While setting up a position
key-help = This help
key-command = To the command line of a game
key-tab = To the next control
key-escape = Close, or let go
key-palette = Choose a piece
key-eraser = Choose the eraser
key-editor-undo = Take back the last change
key-editor-arrows = Move on the board
key-editor-place = Put the chosen piece, or take it away

## Still to come

coming-badge = Not here yet
coming-soon = soon
coming-meanwhile = Meanwhile
watch-title = Watch the search
compare-title = Compare
lab-title = Lab
learn-title = Learn
learn-will = Here will be short lessons on minimax, pruning, chance and sampling, each with a position to try it on, a tree of your own to play with, and a quiz.
learn-now = Watch real searches step by step: every node is explained in a sentence.
learn-example = { $player } in { $game }
