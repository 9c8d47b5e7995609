### What lies on the table

card-text = "{ $text }"
card-hidden = a hidden card
card-of = { $card } ({ $who })

## In words

table-turn = Turn { $turn }{ $last ->
        [0] {""}
       *[other] {" "}of { $last }
    }, { $who }, phase { $number }: { $phase }
table-side =
    { $you ->
        [yes] You ({ $who })
       *[no] { $who }
    }: { $goal ->
        [0] { $realms ->
            [one] 1 realm
           *[other] { $realms } realms
        } standing
       *[other] { $realms } of { $goal } realms standing
    }, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $pile } in the draw pile
table-place = Place { $place }: { $realm }
table-empty-places =
    { $count ->
        [one] Empty place
       *[other] Empty places
    }: { $places }
table-note = { $note }
table-champion = In the pool: { $champion }
table-lying = On the table: { $card }
table-piles = Piles: { $piles }
table-hand =
    { $count ->
        [0] Your hand is empty.
        [one] Your hand, 1 card:
       *[other] Your hand, { $count } cards:
    }
table-held = In hand: { $card }

mark-razed = razed
mark-power-missing = power not enforced yet
mark-face-down = face down
mark-exposed = exposed
mark-with = with { $cards }

pile-discard = { $count } discarded
pile-limbo = { $count } in Limbo
pile-abyss = { $count } in the Abyss
pile-void = { $count } in the Void
pile-holds = { $who }, { $pile }: { $cards }
pile-nothing = All these piles are empty.

fight-realm = Battle for { $realm } of { $who }.
fight-attack = Attacking: { $who } with { $champion }
fight-defence = Defending: { $who } with { $champion }
fight-attack-total = Attacking: { $who } with { $champion }: { $total } in all
fight-defence-total = Defending: { $who } with { $champion }: { $total } in all
fight-sum = { $total } is { $parts }.
fight-losing =
    { $lacking ->
        [0] { $who } is losing.
       *[other] { $who } is losing and needs { $lacking } more.
    }

## What else lies openly there

standing-credit = credit for { $credit } of { $goal } razed realms
standing-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-team = team { $team }: { $realms } of { $goal } realms together
note-marker = marker of { $who }
note-earned = { $levels ->
    [one] +1 level earned
   *[other] +{ $levels } levels earned
}
note-quest = on a quest
note-owner = owned by { $who }

## In the picture

drawn-turn = Turn { $turn }{ $last ->
        [0] {""}
       *[other] {" "}of { $last }
    }, { $who }
drawn-counts = { $goal ->
    [0] { $realms }
   *[other] { $realms }/{ $goal }
} realms  hand { $hand }  pile { $pile }
drawn-pool = Pool:{" "}
drawn-table = Table:{" "}
drawn-realms = Realms:{" "}
drawn-hand = Hand:{" "}
drawn-battle = Battle for { $realm } of { $who }
drawn-attack = { $who } attacks:
drawn-defence = { $who } defends:

## Phases and zones

phase-0 = rule cards
phase-1 = draw
phase-2 = realms and holdings
phase-3 = champions and items
phase-4 = attack
phase-5 = end of the turn
phase-6 = others may still act
phase-short-0 = Rule
phase-short-1 = Draw
phase-short-2 = Realms
phase-short-3 = Pool
phase-short-4 = Attack
phase-short-5 = End
phase-short-6 = After

zone-draw = draw pile
zone-hand = hand
zone-pool = pool
zone-formation = formation
zone-discard = discard pile
zone-limbo = Limbo
zone-abyss = Abyss
zone-void = Void
zone-table = table
zone-dungeon = dungeon
zone-attached = attached
zone-battle = battle
zone-playing = being played
zone-outside = outside the game
zone-rulebook = an optional rule in force

type-ally = ally
type-artifact = artifact
type-blood-ability = blood ability
type-cleric = cleric
type-cleric-spell = cleric spell
type-dungeon = dungeon
type-event = event
type-hero = hero
type-holding = holding
type-magical-item = magical item
type-monster = monster
type-option = optional rule
type-psionic-power = psionic power
type-psionicist = psionicist
type-realm = realm
type-regent = regent
type-rule = rule card
type-thief = thief
type-thief-ability = thief skill
type-unarmed-combat = unarmed combat
type-wizard = wizard
type-wizard-spell = wizard spell

## Looking at a card

look-level = level { $level }
look-where = Now: { $zone }, { $who }
look-hung = With { $card }
look-power-missing = This program does not know the power of this card yet and plays it by its facts alone.
look-no-power = It has no special power.
look-sum = Counts { $number }: { $parts }
look-counts = Counts { $number }.
sum-base = { $after } base
sum-base-changed = base { $plus } from { $card }
sum-own-base-changed = base { $plus } from its own power
sum-own-power = { $plus } from its own power
sum-world = { $plus } for its own world
sum-bonus = { $plus } from { $card }
sum-power = { $plus } from { $card }
sum-ally = { $plus } from { $card }
