### The deck laboratory: sixrealms lab, and the page it writes

command-lab = Play a field of decks against each other and write a page about it.
help-lab =
    Plays every deck of FIELD against every other, each deal with the seats
    exchanged, and writes a page: who beats whom and how surely, which cards
    are in victories, what was never played, what the first turn is worth.
    What is played is kept: the same command goes on where it was stopped.
    The exit code is 1 if a game had to be stopped because the program was
    wrong.
help-lab-games = Games of each pair of decks, instead of what the field says (40).
help-lab-workers = How many processes share the games (as many as there are cores). The games are the same.
help-lab-out = The page (the name of FIELD with .html); the games are kept beside it.
help-lab-anew = Throw away the games that are kept and play all of them again.
help-lab-cluster = Play on a Ray cluster: its address, auto for the one this machine belongs to, local to start one here.
help-lab-json = Write one object for other programs as well as the page.

lab-title = Deck laboratory: { $name }
lab-setting = { $decks } decks, { $size } cards, ruleset { $ruleset }; every seat played by { $player }, seed { $seed }.
lab-unfinished = { $games } of { $planned } games are played. The command goes on where it was stopped.
lab-fault = Game { $game } had to be stopped because the program was wrong: { $what }
lab-fact-games = games played
lab-fact-turns = turns, median
lab-fact-undecided = games nobody won
lab-fact-began = won by whoever has the first turn ({ $lower } to { $upper })
lab-ranking = The decks in order
lab-head-deck = Deck
lab-head-share = Games won
lab-head-interval = 95 % interval
lab-head-won = Won
lab-head-of = Of
lab-matrix = Who beats whom
lab-matrix-how = The share of games the deck of the row wins against that of the column, and its 95 % interval. Bold: surely not even.
lab-cell = { $deck } against { $other }: { $won } of { $games }
lab-cards = Cards
lab-cards-how = Of each deck, the cards that are in the most victories first. A card played in long games or good positions is in more victories without being the reason for them.
lab-head-card = Card
lab-head-in-victories = In victories
lab-head-played = Played in
lab-head-won-played = Won when played
lab-head-won-without = Won without
lab-never = Never played:
lab-never-count = { $count ->
    [0] every card was played
    [one] one card was never played
   *[other] { $count } cards were never played
}
lab-intervals = Intervals hold the true share 95 times of 100 (Wilson). Games nobody won within 400 turns count in none of them.
lab-page = The page is { $file }.
lab-stopped = { $games } of { $planned } games are played and kept; the same command goes on.
lab-faults = { $count ->
    [one] a game
   *[other] { $count } games
} had to be stopped because the program was wrong; game { $game }: { $what }

## Refused

lab-no-field = { $where } is no field of decks; it has the keys { $known }
lab-key = { $key } means nothing here; { $near } would
lab-decks = decks is a list of 2 to { $most } decks
lab-deck = a deck is a name or a file, or "name: deck" to call it otherwise
lab-deck-twice = two decks are called { $name }; call one of them otherwise ("name: deck")
lab-number = { $key } is a whole number from { $least } to { $most }
lab-no-journal = { $file } holds no games of a laboratory; take it away, or play all anew with --anew
lab-other-field = { $file } holds games of other decks, players, rules or another seed; play all anew with --anew, or write elsewhere with --out
lab-no-ray = a cluster needs Ray: pip install 'sixrealms[cluster]'
lab-no-cluster = there is no cluster at { $address }: { $why }
lab-other-version = a machine of the cluster plays version { $there }, this one { $here }: its games could be others
