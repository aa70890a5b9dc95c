### The Lab: experiments set up, played in the background, and what came out of them.

lab-lead = Let algorithms play each other, or the same games, and see what depth, time and memory are worth. With error bars.
lab-new = New experiment
lab-all = All experiments
lab-earlier = Your experiments
lab-invite = What would you like to find out?
lab-invite-note = Three questions to begin with. Each fills in the form; change what you like, then press Run. A minute is enough.
lab-examples = Ready-made questions
lab-example-depths = Which depth of alpha-beta is worth its time?
lab-example-depths-note = { $game }: depths 1 to 6 meet each other
lab-example-tiles = Three players of 2048 on the same seeds
lab-example-tiles-note = Chance, and looking one or two moves ahead
lab-example-solvers = A*, IDA* and breadth-first search
lab-example-solvers-note = { $game }: the same scrambled puzzles for all three

## The form

lab-as = How to set it up
lab-as-form = With the form
lab-as-file = As a file
lab-file-text = The file of the experiment
lab-file-note = What the command plyground experiment reads: all that the form says, and what it cannot, such as pairs that meet in some variants only.
lab-file-open = Open a file
lab-line-n = Line { NUMBER($n) }: { $text }
lab-form-cannot = The form cannot show all that this file says. It can be run from here as it is.
lab-form-wrong = The form can show the file once nothing is wrong in it.
lab-step-start = Game and positions
lab-game = Game
lab-variant = Variant of the rules
lab-variant-n = Variant { NUMBER($n) }
lab-add-variant = Add another variant
lab-remove-variant = Remove variant { NUMBER($n) }
lab-variants-note = Everything is played in each of them.
lab-from = Where games start
lab-from-start = The usual start
lab-from-random = Random openings
lab-from-scrambled = Scrambled
lab-from-book = The game's openings
lab-from-list = A list of positions
lab-start-note = Players without chance repeat one game from here: choose random openings for them.
lab-plies = Random actions at the start
lab-plies-note = Drawn by the seed. Where sides are swapped, both games begin with the same ones.
lab-scramble = Random actions that scramble the puzzle
lab-scramble-note = Drawn by the seed, the same for all players.
lab-book-note =
    { NUMBER($n) ->
        [one] The game has { NUMBER($n) } opening of its own.
       *[other] The game has { NUMBER($n) } openings of its own; each is played once before any comes again.
    }
lab-positions = Positions, one in each line
lab-positions-note = They are used in turn; lines that begin with # are remarks.
lab-position-n = Position { NUMBER($n) }: { $text }
lab-step-players = Players
lab-step-players-pairs = Each meets the others, the same opening and dice twice with sides swapped.
lab-step-players-alone = Each plays alone, all on the same seeds.
lab-step-players-fixed = Each pair plays as it stands: nobody swaps sides.
lab-pair-n = Pair { NUMBER($n) }
lab-add-pair = Add a pair
lab-remove-pair = Remove pair { NUMBER($n) }
lab-player-n = Player { NUMBER($n) }
lab-name = Name in tables
lab-naming = Name
lab-add-player = Add a player
lab-remove-player = Remove player { NUMBER($n) }
lab-added =
    { NUMBER($n) ->
        [0] All of them are there already.
        [one] { NUMBER($n) } player added.
       *[other] { NUMBER($n) } players added.
    }
lab-each = One player for each depth, or any other number
lab-each-note = For curves over a parameter: one player for each of its values.
lab-each-player = Algorithm
lab-each-parameter = Parameter
lab-each-from = From
lab-each-to = To
lab-each-step = Step
lab-each-add = Add them
lab-each-replace = These and no others
lab-each-wrong = From, to and step should give 1 to { NUMBER($n) } players.
lab-step-measures = Games and measures
lab-games-pair = Games of each pair
lab-games-pair-note = Half of them with sides swapped.
lab-games-each = Games of each player
lab-games-each-note = The same ones for everybody.
lab-seed = Seed
lab-seed-note = The same seed gives the same games.
lab-format = Who meets whom
lab-everybody = Everybody everybody
lab-first = The first everybody else
lab-fixed = Pairs with fixed seats
lab-judge = Judge every decision
lab-judge-note = A stronger player looks at every move: the share of best choices, and points given away. Takes longer.
lab-judge-puzzle = A solver that finds the shortest way: how many steps too many the others take.
lab-judge-who = The judge
lab-test = Stop as soon as it is decided
lab-test-note = A sequential test (SPRT) between the two players; the number of games is then the most there will be.
lab-elo0 = Not stronger: Elo up to
lab-elo0-note = What the first player would have to exceed.
lab-elo1 = Stronger: Elo from
lab-elo1-note = The closer together the two are, the more games it takes.
lab-name-experiment = Name of the experiment
lab-name-any = After its players
lab-summary = What will be played
lab-sum =
    { NUMBER($matches) ->
        [one] { NUMBER($games) } games in one match
       *[other] { NUMBER($games) } games in { NUMBER($matches) } matches
    }
lab-not-yet = Something is not right yet.
lab-run = Run
lab-command = The command line for this
lab-command-file = It needs the file below, which says it all.
lab-file = Save the file

## How it stands

lab-running = Running
lab-whole = Complete
lab-stopped = Decided early
lab-unfinished = Unfinished
lab-progress = Progress
lab-comma = {", "}
lab-done-of = { NUMBER($done) } of { NUMBER($all) } games
lab-rate = { $n } a second
lab-rate-minute = { $n } a minute
lab-left = about { $time } left
lab-minutes = { NUMBER($n) } min
lab-hours = { NUMBER($n) } h { NUMBER($minutes) } min
lab-go-on = Go on
lab-stop = Stop
lab-change = Change and run again
lab-ended =
    { NUMBER($n) ->
        [one] The experiment has ended with { NUMBER($n) } game.
       *[other] The experiment has ended with { NUMBER($n) } games.
    }
lab-delete-title = Delete this experiment?
lab-delete-text =
    { NUMBER($n) ->
        [one] “{ $title }” and its { NUMBER($n) } game will be gone for good.
       *[other] “{ $title }” and its { NUMBER($n) } games will be gone for good.
    }
lab-deleted = The experiment was deleted.

## Results

lab-results = Results
lab-standings = How the players fared
lab-usual-rules = The usual rules
lab-player = Player
lab-seat = Seat
lab-games = Games
lab-won = Won
lab-drawn = Drawn
lab-lost = Lost
lab-score = Score %
lab-score-hint = Share of the points: a win counts 1, a draw ½
lab-elo = Elo
lab-elo-hint = Strength against the others; their mean is 0
lab-reached = Reached goal %
lab-reached-hint = Share of the games that reached the goal
lab-points = Points
lab-deviation = Deviation
lab-solved = Solved
lab-of = { NUMBER($n) } of { NUMBER($all) }
lab-steps = Steps
lab-steps-hint = Length of the solutions found
lab-length = Decisions
lab-length-hint = Decisions of the player in one game
lab-nodes = Nodes
lab-time = Time
lab-memory = Memory
lab-memory-hint = The most that one search took
lab-per-decision = For one decision, on average
lab-per-puzzle = For one puzzle, on average
lab-best = Best choices %
lab-best-hint = Decisions that gave nothing away, as the judge sees it
lab-loss = Loss
lab-loss-hint = Points given away by one decision, as the judge sees it
lab-shortest = Shortest %
lab-shortest-hint = Solutions as short as the judge's
lab-detour = Steps too many
lab-detour-hint = How much longer a solution is than the judge's
lab-tiles = Largest tile
lab-percent = { $n } %
lab-cross = Who scored what against whom, in percent
lab-cross-head = Player
lab-stronger = Stronger with a probability of { $n } %
lab-test-open = Undecided so far.
lab-test-h0 = Decided: the first player is not stronger by { $elo } Elo.
lab-test-h1 = Decided: the first player is stronger by more than { $elo } Elo.
lab-test-ratio =
    { NUMBER($n) ->
        [one] After { NUMBER($n) } pair of games the log-likelihood ratio is { $ratio }; the test ends at { $low } and { $high }.
       *[other] After { NUMBER($n) } pairs of games the log-likelihood ratio is { $ratio }; the test ends at { $low } and { $high }.
    }
lab-note-interval = ± is half of a 95 % confidence interval.
lab-note-decision = Nodes, time and loss are of one decision.
lab-note-puzzle = Nodes and time are of one puzzle.
lab-note-seed = Seed { $seed }.
lab-note-opening =
    { NUMBER($n) ->
        [one] Games begin with { NUMBER($n) } random action.
       *[other] Games begin with { NUMBER($n) } random actions.
    }
lab-note-scrambled =
    { NUMBER($n) ->
        [one] Puzzles were scrambled by { NUMBER($n) } random action.
       *[other] Puzzles were scrambled by { NUMBER($n) } random actions.
    }
lab-note-book =
    { NUMBER($n) ->
        [one] Games begin with the game's { NUMBER($n) } opening.
       *[other] Games begin with the game's { NUMBER($n) } openings in a random order.
    }
lab-note-positions =
    { NUMBER($n) ->
        [one] Games start from { NUMBER($n) } given position.
       *[other] Games start from { NUMBER($n) } given positions in turn.
    }
lab-note-pairs = Sides are swapped, with the same opening and dice in both games of a pair; a pair counts as one observation.
lab-note-same = The same seeds for all.
lab-note-judge = Decisions were judged by { $player }; values beyond ±{ NUMBER($clip) } count as that.
lab-note-judge-puzzle = Solutions were held against those of { $player }.
lab-kib = { $n } KiB
lab-mib = { $n } MiB
lab-gib = { $n } GiB
lab-bytes = { $n } B

## Charts, games, taking along

lab-charts = Charts
lab-log = Logarithmic
lab-games-list = Games
lab-no-games = No game has ended yet.
lab-game-number = No.
lab-result = Result
lab-actions = Actions
lab-open = Open
lab-open-game = Open game { $n } in Analyse
lab-pages = Pages of games
lab-page = { NUMBER($from) } to { NUMBER($to) } of { NUMBER($all) }
lab-page-back = Earlier games
lab-page-on = Later games
lab-take = Take along
lab-take-note = Tables for a report, games for a spreadsheet or another machine.
lab-take-md = Tables (Markdown)
lab-take-csv = Games (CSV)
lab-take-decisions = Decisions (CSV)
lab-take-json = Results (JSON)
lab-take-jsonl = All games (JSONL)
lab-take-archive = Games ({ $name })
