### Optional rules, variants, tournament types and victory conditions

help-options =
    Look up everything that can be laid over the rules: without a name the list, with
    a key what it does, which rules it carries out and what it cannot be played with.
help-options-json = Write a list of objects for other programs.

options-heading-key = option
options-heading-name = name
options-heading-kind = kind
options-heading-takes = takes
options-hint = "sixrealms options KEY" tells what one does; "sixrealms play --option KEY" plays with it, and --as "NAME" with all a name speaks of.

option-title = { $name } ({ $key }), { $kind }
option-kind-victory = victory condition
option-kind-tournament-type = tournament type
option-kind-variant = tournament variant
option-kind-optional-rule = optional rule
option-kind-game = game of its own

option-takes = { $takes ->
    [seats] the seats it is about, such as { $key }=1,3
    [digit] a digit, such as { $key }=9
    [world] a world, such as { $key }=DS ({ $worlds })
    [turns] a number of turns, such as { $key }=100
    [seats-too] nothing; or the seats it binds, such as { $key }=1,3
   *[nothing] nothing; it is the same for everybody
}
option-takes-short = { $takes ->
    [seats] seats
    [digit] a digit
    [world] a world
    [turns] turns
   *[nothing] -
}
option-takes-line = Takes: { $what }
option-left-out-by = { $key }=off leaves it out where a ruleset plays with it anyway.
option-players = For { $players } players.
option-advised = Meant for { $players } players or more.
option-recommended = The source recommends to try it.
option-sizes = With decks of { $sizes } cards.
option-realm-decks = Everybody needs a second deck of { $sizes } realms.
option-opening = On the table from the start: { $cards }
option-rules = Rules: { $rules }
option-clash = Not together with { $key } ({ $rule } against { $other })
option-one-type = A game has one tournament type (notation.order).
option-one-victory = A game has one victory condition (notation.order).
option-decks-only = It changes nothing in play, at most which decks may be played; see "sixrealms deck check FILE --as NAME".
option-besides = Also in force: { $name } ({ $key })
option-left-out = Left out: { $name } ({ $key })
option-besides-for = Also in force: { $name } ({ $key }): { $value }
option-text = { $text }

## What an answer to a question of the rules means

answer-goal = The goal is { $answer } unrazed realms.
answer-places = A formation has { $answer } places.
answer-victory-timing = { $answer ->
    [always] The goal counts at any moment.
    [turn-start] The goal counts when its player begins a turn.
   *[other] The goal counts when its player begins a turn of their own that no card has granted.
}
answer-empty-pile = { $answer ->
    [at-once] An empty draw pile is made anew from the discard pile at once.
    [reshuffle] An empty draw pile is made anew from the discard pile when the turn ends.
    [none] An empty draw pile stays empty.
   *[other] The game ends when a draw pile is empty.
}
answer-only-formation-wins = { $answer ->
    [yes] Only realms in a formation win; no power adds to them.
   *[no] Powers may add to what wins.
}
answer-world-bonus = A champion that fights at a realm of its own world gets +{ $answer }.
answer-fear-of-undead = { $answer ->
    [yes] Undead of level 4 or more drive small allies away.
   *[no] Undead drive nobody away.
}
answer-cosmos-limit = { $answer } copies of a card may be in play.
answer-cosmos-overflow = { $answer ->
    [replace] Whoever plays one copy more discards one of them.
   *[other] One copy more cannot be played.
}
answer-round-win-razes = { $answer ->
    [yes] An attacker who wins a round of battle razes the attacked realm at once, without a further round.
   *[no] A realm is razed only when nobody defends it any more.
}
answer-one-round-per-champion = { $answer ->
    [yes] A champion fights in one round of a battle.
   *[no] A champion may fight on in the next round.
}
answer-champion-reuse = { $answer ->
    [yes] Champions may fight again in the same battle.
   *[no] Every round needs another champion.
}
answer-losers-are-discarded = { $answer ->
    [yes] Champions that lose are discarded, whatever would save them.
   *[no] Champions that lose may be saved.
}
answer-ignore-position = { $answer ->
    [yes] Every realm may be attacked where it stands.
   *[no] Realms in front shield those behind.
}
answer-ignore-bars = { $answer ->
    [yes] No power of a realm, holding or champion keeps attackers away.
   *[no] Powers may keep attackers away.
}
answer-teams = Players opposite each other are a team.
answer-aiding = { $answer ->
    [yes] Whoever attacks or defends may ask players outside the battle for help; they lend allies, spells and items.
   *[no] Nobody outside a battle helps in it.
}
answer-aid-reward = { $answer ->
    [spoils] When a side earns spoils of victory, so do its helpers.
   *[draw] When a side earns spoils of victory, each of its helpers draws a card that is none.
}
answer-lent-items-once = { $answer ->
    [yes] An item is lent for one round of a battle only.
   *[no] An item may be lent in every round of a battle.
}
answer-shared-victory = { $answer ->
    [yes] Victor and helpers whose realms are completed by these spoils win together.
   *[no] Victor and helpers never win together.
}
answer-dungeon-cards = { $answer ->
    [yes] Every player may have one dungeon card beside their deck.
   *[no] There are no dungeon cards.
}
answer-turn-limit = { $answer ->
    [0] The game ends after the turn whose number is chosen, all players' turns counted. Then the realms are counted: most unrazed ones win, of equals most razed ones, then most holdings. Where points win, points are counted; where only a goal wins, nobody has won.
   *[other] The game ends after turn { $answer }, all players' turns counted. Then the realms are counted: most unrazed ones win, of equals most razed ones, then most holdings. Where points win, points are counted; where only a goal wins, nobody has won.
}
answer-other = The rule about { $question } is: { $answer }.

# What does not go together

unfit-clash = { $one } ({ $rule }) cannot be played together with { $other } ({ $other_rule }); leave one of them out
unfit-contradiction = { $one } ({ $rule }) and { $other } ({ $other_rule }) contradict each other about { $about }; leave one of them out
unfit-two-types = { $one } ({ $rule }) and { $other } ({ $other_rule }) are both tournament types; a game has one (notation.order)
unfit-two-victories = { $one } ({ $rule }) and { $other } ({ $other_rule }) are both victory conditions; a game has one (notation.order)
unfit-for-all = { $one } cannot be for some players only (not { $value }): { $about } concerns the whole table; write on ({ $rule })
unfit-for-all-game = { $one } cannot be for some players only (not { $value }): a game is the same for all at the table; write on ({ $rule })
unfit-for-all-tournament-type = { $one } cannot be for some players only (not { $value }): a tournament type is the same for all at the table; write on ({ $rule })
unfit-for-all-victory = { $one } cannot be for some players only (not { $value }): a victory is the same for all at the table; write on ({ $rule })
unfit-players = { $one } is for { $wanted } players, not { $players } ({ $rule })
unfit-size = { $one } is played with { $wanted } cards, not { $size } ({ $rule })
unfit-digit = { $one } needs a digit from 0 to 9, not { $value } ({ $rule })
unfit-world = { $one } is for one of { $worlds }, not { $value } ({ $rule })
unfit-turns = { $one } needs the number of the last turn, 1 to { $most }, as in { $one }=100; { $value } is none ({ $rule })
unfit-needs-seats = { $one } needs the seats it is about, as in 1,3 ({ $rule })
unfit-off = option { $one } says what the game is played for or as, and cannot be off; leave it out of the list instead ({ $rule })
unfit-seats = option { $one } is { $value }; write on, off, or the seats it is for, 1 to { $players }, as in 1,2 (option.general.enabled-by-dungeon-card)
option-without = without { $name }
unfit-unknown = unknown option { $value }; `sixrealms options` lists them (general.optional-rules.who)
unfit-unknown-nearest = unknown option { $value }; did you mean { $nearest }? (general.optional-rules.who)
numbers-to = { $least } to { $most }
numbers-or = { $first } or { $last }

unfit-no-text = option { $one } is { $value }; its value is a text: { $text }
start-players = a game has 2 to 8 players, not { $players } (general.players.minimum)
start-ruleset-size = ruleset { $ruleset } has no { $size }-card game; it offers { $known } (deck.sizes.offered)
start-size = size is { $size }; ruleset { $ruleset } offers { $known } (deck.sizes.offered)
start-no-realm-decks = decks of realms belong to the Tyrant's Game: option tyrants-game (tyrant.decks.two)
start-realm-decks = every player needs a deck of { $wanted } realms beside their deck: realm_decks has { $have } for { $players } players (tyrant.decks.two, tyrant.decks.realm-deck)
start-seed = seed is { $value }; it is a whole number, or a key: k and 32 to 62 of the digits 0-9 and a-f
start-oldest-alone = option oldest says who lays the first realm, in the Tyrant's Game only (tyrant.setup.order)
start-oldest = option oldest is { $value }; it is the seat of the oldest player, 1 to { $players } (tyrant.setup.order)
start-hour = option hour is { $value }; an hour of the day is a number from 0 to 23
start-no-ante = there is no ante in this game (general.ante.none, protocol.no-ante)
start-named-size = { $one } is played with { $wanted } cards, but the size is { $size } (notation.order)
start-named-otherwise = option { $one } is { $value }, but { $game } says { $named }; leave the option out

# What options answer

question-turn-limit = last turn
question-goal = goal
question-places = places
question-victory-timing = victory timing
question-empty-pile = empty pile
question-only-formation-wins = only formation wins
question-aiding = aiding
question-aid-reward = aid reward
question-shared-victory = shared victory
question-lent-items-once = lent items once
question-dungeon-cards = dungeon cards
question-fear-of-undead = fear of undead
question-round-win-razes = round win razes
question-one-round-per-champion = one round per champion
question-champion-reuse = champion reuse
question-cosmos-limit = cosmos limit
question-cosmos-overflow = cosmos overflow
question-world-bonus = world bonus
question-ignore-position = ignore position
question-ignore-bars = ignore bars
question-teams = teams
question-losers-are-discarded = losers are discarded
