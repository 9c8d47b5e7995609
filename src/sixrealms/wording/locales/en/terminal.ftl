### The command line itself

## Help

help-sixrealms =
    Play Spellfire, the 1994 card game, with every rule enforced.
    Unofficial: no artwork, no logos and no card texts of the original game.
help-heading-options = Options
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
command-deck = Check, show, list and convert decks.
command-cards = Find cards and see how they are played.
command-rules = Look up the rules.
command-options = Look up optional rules, variants and tournament types.
command-replay = Look at a recorded game again.
command-scenario = Set up a position and try it out.
command-simulate = Let computer players play many games.
command-tournament = Run a tournament, or have computer players play one.
command-serve = Open tables on the network.

# What was asked for a game and does not fit together

asked-melons-alone = --melons needs --as with the Melon Rule, as in --as "Championship (Melon Rule) [55]"
asked-size = --size is { $size }, but { $game } is played with { $wanted } cards; leave --size out
asked-no-melons = --melons: { $game } has no Melon Rule; write it in the parentheses (variant.melon.draw-one-less)
asked-melons = --melons is { $value }; write seats with commas between, as in 1,3
asked-besides-melons = --option { $one }={ $value }: --melons says { $melons }; leave one of them out
asked-game = --option game: a game is named with --as
asked-twice = --option { $one } is given twice, as { $value } and as { $other }; leave one out
asked-within = { $option } is { $value }; it must be { $least } to { $most }
asked-beside-nothing = --issued and --world need --as, which names the game they belong to
asked-format-alone = --format alone says what the deck is measured by; leave --as, --size and --ruleset out
asked-size-twice = --as names the size of the deck already; leave --size out
asked-issued = --issued is for { $names }, not for { $game }; leave it out (format.sealed-deck.one-deck)
asked-world = --world is for { $name }, not for { $game }; leave it out (format.world-war.one-world)
