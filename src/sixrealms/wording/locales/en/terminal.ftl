### The command line itself

## Help

help-sixrealms =
    Play Spellfire, the 1994 card game, with every rule enforced.
    Unofficial: no artwork, no logos and no card texts of the original game.
help-heading-options = Options
help-usage = Usage:
help-commands = Commands
help-help = Show this help.
help-version = Show the version.
help-lang = Language: en or pt-BR. Otherwise SIXREALMS_LANG or the system decides.
help-plain = Plain lines without tables or colours, for screen readers.
help-rules =
    Look up the rules: without a name the sections, with a section its rules,
    with an id one rule, where it comes from and how the rulesets read it.
help-rules-ruleset = Show only the readings of this ruleset.
help-rules-json = Write a list of objects for other programs.

## The list of commands

command-play = Play a game in the browser, or in this terminal (--text).
command-deck = Build, check, count, try out and convert decks.
command-cards = Find cards and see how they are played.
command-rules = Look up the rules.
command-options = Look up optional rules, variants and tournament types.
command-replay = Look at a recorded game again.
command-scenario = Set up a position and try it out.
command-simulate = Let computer players play many games.
command-tournament = Run a tournament, or have computer players play one.
command-serve = Open tables on the network.
command-backup = Copy the tables, accounts and events of a server while it runs.
command-restore = Put all that such a copy holds into an empty database.
command-admin = Look after the tables, accounts and events of a server.

# What was asked for a game and does not fit together

asked-melons-alone = --melons needs --as with the Melon Rule, as in --as "Championship (Melon Rule) [55]"
asked-size = --size is { $size }, but { $game } is played with { $wanted } cards; leave --size out
asked-no-melons = --melons: { $game } has no Melon Rule; write it in the parentheses (variant.melon.draw-one-less)
asked-melons = --melons is { $value }; write seats with commas between, as in 1,3
asked-besides-melons = --option { $one }={ $value }: --melons says { $melons }; leave one of them out
asked-seats = { $name } is for some seats only: say for which with the option { $one }, as in { $one }=1,3 ({ $rule })
asked-turns = { $name } needs the number of the last turn: say it with the option { $one }, as in { $one }=100 ({ $rule })
asked-game = --option game: a game is named with --as
asked-no-value = --option { $one }= has no value; write one, or leave the = out
asked-twice = --option { $one } is given twice, as { $value } and as { $other }; leave one out
asked-within = { $option } is { $value }; it must be { $least } to { $most }
asked-beside-nothing = --issued and --world need --as, which names the game they belong to
asked-format-alone = --format alone says what the deck is measured by; leave --as, --size and --ruleset out
asked-size-twice = --as names the size of the deck already; leave --size out
asked-issued = --issued is for { $names }, not for { $game }; leave it out (format.sealed-deck.one-deck)
asked-world = --world is for { $name }, not for { $game }; leave it out (format.world-war.one-world)

# What is wrong with a command line; usage-see-help stands around each

usage-see-help = { $what } (see `{ $path } --help`)
usage-other = { $what }
usage-no-command = No such command { $name }; there are { $known }
usage-no-command-near = No such command { $name }; did you mean '{ $near }'?
usage-no-option = No such option { $name }
usage-no-option-near = No such option { $name }; did you mean { $near }?
usage-missing = { $option ->
        [True] Missing option { $name }
       *[other] Missing argument { $name }
    }
usage-missing-of = { $option ->
        [True] Missing option { $name }
       *[other] Missing argument { $name }
    }; it is one of { $known }
usage-extra = { $count ->
        [one] Got an unexpected extra argument ({ $words })
       *[other] Got unexpected extra arguments ({ $words })
    }
usage-needs-value = Option '{ $name }' needs a value
usage-takes-no-value = Option '{ $name }' takes no value
usage-invalid = Invalid value for { $name }: { $why }
usage-no-number = { $value } is not a whole number
usage-none-of = { $value } is not one of { $known }
usage-too-low = { $value } is less than { $least }
usage-out-of-range = { $value } must be { $least } to { $most }
usage-sets-alone = --sets says it of every set; leave out what is looked for
usage-try-one = --try needs one card; the query finds { $count }
usage-try-json = --try is played, not written: leave out --json
usage-limit = Invalid value for '--limit': { $value } is less than 1
usage-step-or-json = --step and --json exclude each other; leave one out
usage-change-what = name what is to be changed, as in --coordinator NAME
usage-scored = say --scored, if the results are to count for rankings, or --unscored (running.kinds)
usage-prize-for = name what the prize is and, with --for, whom it is for
usage-tied = name all the players who are tied, the first of them first
usage-league-points = write points as whole numbers with commas between them, as in --points 10,8,6
usage-league-sure = by these rules everything is counted anew, also events that were held before, and { $count ->
    [one] one person has
   *[other] { $count } people have
  } other points or another place than now; --yes changes it
usage-league-name = repeat the whole name to delete the league: --name "{ $name }"
usage-repair-one = give either --back or --anew
usage-repair-why = give a reason with --why; the table and the log are told
command-not-built = the command { $name } is not part of this version; it has { $known }
language-unknown = unknown language { $name } in { $where }; choose one of { $known }
interrupted = interrupted
output-full = No space left on device
system-read-only = it can only be read there
system-long-name = its name is too long
system-is-file = a file is in its place
file-unusable = { $file }: cannot be used: { $why }
output-unwritable = the output cannot be written: { $why }; write it somewhere else

asked-players = --players is { $value }; it must be 2 to { $most } (general.players.minimum)
asked-bots = --bots names { $count } computer players for { $most } seats; name at most { $most }
asked-names = --names has { $count } names for { $most ->
    [one] one person
   *[other] { $most } persons
} at this table; name at most { $most }
asked-no-name = --names: { $name } is no name; give names with commas between: Ana,Bruno
asked-name-of-bot = --names: { $name } is what a computer player is called; choose another name
asked-name-twice = --names: { $name } stands there twice; everybody needs a name of their own
asked-players-of-save = --players is { $value }, but the saved game has { $count }; leave --players out
asked-besides-load = { $option } does not fit --load: a saved game has it already; leave it out
asked-decks = --deck is given { $count } times for { $players } players; give at most one for each
asked-size-of-ruleset = --size is { $size }; ruleset { $ruleset } offers { $known } (deck.sizes.offered)
asked-seed-in-browser = --seed goes with --text; a table in the browser is shuffled by chance
asked-scans = --scans shows pictures in the browser; leave out --text and --load, or --scans
asked-save-over = { $file }: the game in this save is over; start a new one
asked-nobody = nobody is left to play; --text shows a game of computer players alone
asked-names-in-browser = --names: in a browser everybody says their own name; give yours alone, or add --text
asked-too-much = this is more than a table takes: { $what }
output-unwritable-kept = the output cannot be written: { $why }. { $kept }
folder-uncreated = { $folder }: cannot be created: { $why }
serve-needs = the server needs { $missing }; install them with: { $command }
serve-no-folder = { $folder }: cannot be created: { $why }; SIXREALMS_HOME names another folder
file-holds-else = { $file }: this file holds something else; choose another name
file-there-already = { $file }: there is such a file already; choose another name, or --force writes over it
folder-absent = { $folder }: there is no such folder; make it first, or name another one
asked-scheme = --scheme is { $value }; it is one of { $known }
