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
