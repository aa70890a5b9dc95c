## Names

game-barjis-original = برجيس

## Board

piece-horse = horse
piece-horse-going-home = horse going home
piece-dome = dome
piece-dome-going-home = dome going home
piece-open-cowry = open cowry
piece-closed-cowry = closed cowry
tray-one-waiting = Horses waiting
tray-one-home = Horses home
tray-two-waiting = Domes waiting
tray-two-home = Domes home
throw-shakka = shakka
throw-dest = dest
throw-duwaq = duwaq
throw-three = three
throw-four = four
throw-bunj = bunj
throw-bara = bara
throw-khal = khal

## Throws of six cowries, by the number that lie face down, from none to six



## Variants of games: choice-<setting>-<value>

choice-play-forced = every possible step
choice-play-maximal = as many steps as possible
choice-play-voluntary = as many steps as you like
choice-doubled-exposed = can be sent back
choice-doubled-safe = safe
choice-odds-exact = as the cowries fall
choice-odds-equal = all throws alike

## Evaluators and heuristics

choice-eval-balanced = balanced
choice-eval-progress = progress

## Moves that are words

action-pass = pass
