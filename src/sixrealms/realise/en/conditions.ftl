### Conditions: the clause that can follow "if"; `.adverb` where "when attacking" says it better.

all = { AND($parts) }
    .adverb = { IFS($parts) }
    .inside = { IFS($parts, "apart") }
any-true = { OR($parts) }
unless = it is not true that { $claim }
    .adverb = { UNLESS($claim) }
on-side = this card is on the { $side ->
        [attacking] attacking
       *[defending] defending
    } side
your-attack = { A($it) } attacks
    .adverb = when { A($it) } attacks
ref-is-not = { $ref } { VERB($ref, "be") } not { BEING($test, $ref) }
ref-is = { $ref } { VERB($ref, "be") } { BEING($test, $ref) }
fights = { $side ->
        [attacking] { $ref } { VERB($ref, "be") } the attacker
        [defending] { $ref } { VERB($ref, "be") } the defender
       *[either] { $ref } { VERB($ref, "be") } in combat
    }
    .inside = { $side ->
        [attacking] as the attacker
        [defending] as the defender
       *[either] in combat
    }
    .adverb = { $side ->
        [attacking] when attacking
        [defending] when defending
       *[either] in combat
    }
    .elsewhere = while { $ref } { $side ->
        [attacking] { VERB($ref, "attack") }
        [defending] { VERB($ref, "defend") }
       *[either] { VERB($ref, "be") } in combat
    }
fights-at-all = { $ref } { VERB($ref, "attack") } or { VERB($ref, "defend") }
    .adverb = when attacking or defending
    .unless = while { $ref } neither { VERB($ref, "attack") } nor { VERB($ref, "defend") }
    .elsewhere = while { $ref } { VERB($ref, "attack") } or { VERB($ref, "defend") }
fights-at = { $ref } { VERB($ref, "be") } { $side ->
        [attacking] attacking
        [defending] defending
       *[either] fighting at
    } { REALM($realm) }
    .adverb = when { $side ->
        [attacking] attacking
        [defending] defending
       *[either] fighting at
    } { REALM($realm) }
    .inside = while { $side ->
        [attacking] attacking
        [defending] defending
       *[either] fighting at
    } { REALM($realm) }
    .elsewhere = while { $ref } { $side ->
        [attacking] { VERB($ref, "attack") }
        [defending] { VERB($ref, "defend") }
       *[either] { VERB($ref, "fight") } at
    } { REALM($realm) }
you-fight-attacking = you are attacking
    .adverb = when you are attacking
you-fight-defending = you are defending
    .adverb = when you are defending
you-fight-either = your champion is in combat
    .adverb = while your champion is in combat
realm-attacked = the battle is at { REALM($test) }
    .unless = if the battle is not at { REALM($test) }
    .adverb = when { A(REALM($test)) } is attacked
    .inside = in a battle for { A(REALM($test)) }
    .outside = outside a battle for { A(REALM($test)) }
any-of-them = any were played
other-case = this is not so
    .adverb = otherwise
exists = { NAMED($cards) ->
        [yes] { $count ->
            [none] no { BARE($cards) } is in play
            [exactly] exactly one { BARE($cards) } is in play
           *[some] { $cards } is in play
        }
       *[no] there { $count ->
            [none] is no { BARE($cards) }
            [exactly] { $least ->
                [one] is exactly one { BARE($cards) }
               *[other] are exactly { COUNT($least, $cards) }
            }
            [some] is { A($cards) }
           *[least] are { $least } or more { NAME($cards) ->
                [yes] copies of { BARE($cards) }
               *[no] { MANY($cards) }
            }
        }
    }
exists-not = there is no { BARE($cards) }
ref-is-side-attacking = { $ref } { VERB($ref, "be") } attacking
    .inside = as the attacker
ref-is-side-defending = { $ref } { THISREALM($ref) ->
        [yes] { VERB($ref, "defend") } itself
       *[no] { VERB($ref, "be") } defending
    }
    .inside = as the defender
outside-combat = { $ref } { VERB($ref, "be") } not in combat
    .adverb = while { $ref } { VERB($ref, "be") } not in combat
    .inside = outside combat
attached-to-realm = this card is attached to a realm
    .adverb = while attached to a realm
ref-has-name = { $ref } { VERB($ref, "have") } “{ $word }” in { ITS($ref) } name
ref-is-level-compared = { $ref } { VERB($ref, "have") } { $which ->
        [own] an own level
        [base] a base level
        [icon] an icon level
       *[adjusted] a level
    } { $how ->
        [less] lower
       *[other] higher
    } than { $number }
ref-has-ally = { $ref } still { VERB($ref, "have") } { $what } as its ally
    .inside = while { $what } is still its ally
ref-bears = { $what } { VERB($what, "be") } attached to { $ref }
    .inside = while { $what } { VERB($what, "be") } attached to { $ref }
added-fights = { $cards } { VERB($cards, "be") } in combat
ref-is-discarded = { $ref } { VERB($ref, "have") } been discarded
    .inside = along with { $ref }
ref-is-held = { $ref } { VERB($ref, "be") } still in hand
ref-under-attack = { $ref } { VERB($ref, "be") } under attack
has-come = { $ref } has been put into your pool
ref-is-in = { $ref } { VERB($ref, "be") } { BEING($test, $ref) }
pool-holds = { $test } is in { OWN($who, $pool) }
    .adverb = while { $test } is in { OWN($who, $pool) }
turn-of = it is { OWN(A($who), $turn) }
    .adverb = in { OWN(A($who), $turn) }
compare = { $left } is { $sign ->
        [most] at most
        [least] at least
        [exactly] exactly
        [less] less than
       *[other] more than
    } { $right }
in-phase = it is phase { $phase }{ $who ->
        [none] {""}
       *[some] {" "}of { OWN(A($who), $turn) }
    }
    .adverb = in phase { $phase }{ $who ->
        [none] {""}
       *[some] {" "}of { OWN(A($who), $turn) }
    }
battle-at-any = there is a battle
    .adverb = during a battle
you-fight = a champion of yours is in combat
    .adverb = while a champion of yours is in combat
affected = there is a battle and { $who } { VERB($who, "be") } not immune to this card
within-reach = { $who } { VERB($who, "be") } not immune to this card
    .adverb = unless { $who } { VERB($who, "be") } immune to this card
between-turns = a turn is over and the next has not begun
    .adverb = between two turns
turn-begun = { OWN(A($who), $turn) } has just begun
    .adverb = at the start of { OWN(A($who), $turn) }
turn-over = { OWN(A($who), $turn) } is over
    .adverb = at the end of { OWN(A($who), $turn) }
everyone-had-aturn = every player has had a first turn
hour = it is between { $start }:00 and { $end }:00
    .adverb = between { $start }:00 and { $end }:00
hour-as-played = { $ref } { VERB($ref, "be") } played between { $start }:00 and { $end }:00

marked-cancelled-1 = this card has ended a spell in this battle
    .unless = if this card has not yet ended a spell in this battle
marked-beaten-0 = it has not been defeated in this battle before
    .adverb = the first time in a battle
    .inside = for the first time in a battle
    .unless = after its first defeat in this battle
marked-school-1 = wizard spells were chosen
marked-school-2 = cleric spells were chosen
marked-tie-0 = no tie has been proposed this turn
marked-wasted-3 = three cards have been discarded this way in this battle
    .unless = as long as fewer than three cards have been discarded this way in this battle
noted-first-ally = first ally of each round
    .determiner = the
holds-out = { $ref } { VERB($ref, "be") } of level { $least } or more
have-attacked = { $who } { VERB($who, "have") } attacked in this turn
    .unless = unless { $who } { VERB($who, "have") } attacked in this turn
noted-with =
    .clause = with { $value } noted about { $form ->
        [np] them
       *[n] it
    }
marked-ignored-0 = this power has not been used in this round
note-ignored = {""}
noted-given-up =
    .clause = discarded to pay for it
    .brief = discarded to pay for it
noted-ally-fallen =
    .clause = that { $form ->
        [np] were
       *[n] was
    } discarded in this battle
noted-fallen =
    .clause = that { $form ->
        [np] were
       *[n] was
    } killed in the last battle
    .many = champions killed in the last battle
    .default = every
have-played = { $who } { VERB($who, "have") } played { $least } or more { MANY($what) } in this round
    .inside = and { $who } { VERB($who, "have") } already played { $least } or more { MANY($what) } in this round
    .unless = until { $who } { VERB($who, "have") } played { $least } { MANY($what) } in this round
has-shirked = { $who } could have attacked this turn and { VERB($who, "have") } not
marked-attacked-1 = { $on } { VERB($on, "have") } attacked this turn
marked-just-realm-discarded-1 = you have just caused an opponent's realm to be discarded
    .adverb = right after you have caused an opponent's realm to be discarded
note-base = { LET() }the base level of { $on } is noted
too-many-in-hand = { $who } { VERB($who, "hold") } more cards than { $who } may keep
falls-to-victor = it falls to a victorious attacker
    .adverb = because it falls to a victorious attacker
note-played = {""}
note-played-under = {""}
noted-played-under =
    .clause = played while this card is in play
noted-played =
    .clause = that { $form ->
        [np] were
       *[n] was
    } played in this round
    .not-clause = that { $form ->
        [np] were
       *[n] was
    } played before this round

cast-by =
    .clause = cast by { $ref }
note-spent = {""}
marked-spent-1 = this power has been used
    .unless = if this power has not been used before
used-by =
    .clause = used by { $bearer }
bears =
    .clause = that { $form ->
        [np] bear
       *[n] bears
    } { $what }
    .not-clause = that { $form ->
        [np] bear
       *[n] bears
    } no { BARE($what) }
played-after =
    .clause = played after { $ref }
played-into =
    .clause = of the opposing side

has = { DOES($who, "count") } as { NUMBER($who) ->
        [many] { MANY($gains) }
       *[one] { $gains }
    }
has-swapped = among { MANY(BOTH($who)) }, those that are { BARE(MANY($kinds)) } stop being { BARE(MANY($kinds)) }, and all others count as { BARE(MANY($kinds)) }
has-no-longer = { DOES($who, "be") } no longer { OR($loses) }
has-no-race = { DOES($who, "lose") } { ITS($who) } own race
also-of-world = { $only ->
        [yes] { DOES($who, "belong") } only to
       *[no] { DOES($who, "belong") } to
    } { $world ->
        [none] every world
       *[some] { BEING($world) }
    }{ $only ->
        [yes] {""}
       *[no] {" "}as well
    }
is-both = { DOES($who, "be") } { A($what) }
becomes-of-level = { DOES($who, "be") } { A($type) } of base level { $level }
stays-behind = { DOES($who, "stay") } behind in the pool without power or bonus, and no card affects { NUMBER($who) ->
        [many] them
       *[one] it
    } there
becomes = { DOES($who, "be") } { NUMBER($who) ->
        [many] { BARE(MANY($type)) }
       *[one] { $type }
    }
turns-into = { DOES($who, "become") } { NUMBER($who) ->
        [many] { BARE(MANY($type)) }
       *[one] { $type }
    }
also-a = { DOES($who, "count") } as { $type } as well
psionics-lost = { DOES($who, "lose") } { ITS($who) } psionic powers
power-lost = { DOES($who, "lose") } { ITS($who) } special power
power-asleep = { DOES($who, "have") } no special power
power-reflected = the special power of { $who } is turned around and works against that champion's own side, as if it were this card's power

earned-levels = { DOES($who, "have") } the base levels it has earned
earn-levels = if the loser was discarded or sent to the Abyss, the winner earns base levels: the difference if the loser had more of them, the loser's if it had fewer
psionic = { $effect } (this is a psionic attack)
psionic-attack = psionic attack
    .many = psionic attacks
gather-survivors = {""}
gather = { DO($you, "note") } { $cards }
gather-targets = {""}
gathered-targets = chosen ally
    .many = chosen allies
gathered-shown = card shown
    .many = cards shown
    .clause = just shown
    .not-clause = not shown
gathered-drawn = card just drawn
    .many = cards just drawn
    .not-clause = other than those just drawn
gathered-survivors = champion left there
    .many = champions left there
able-to-use =
    .clause = able to use { MANY($what) }
hang-there = { DO($you, "attach") } { SHORT($what) ->
        [yes] { $what } to { $to }
       *[no] to { $to } { $what }
    }
spellcaster = spellcaster
    .many = spellcasters
bewitched = effect that lies on a champion until dispelled
    .many = effects that lie on champions until dispelled
at-work =
    .clause = still at work
hang-on = { DO($you, "attach") } { $card } to { $to }
takes-attachments = when the opposing champion is defeated or discarded, { EACH($what) } attached to it passes to this card
unlawful =
    .clause = attached to a champion of another world, unless something else allows it
plays-open-handed = { $who } { VERB($who, "play") } with { PERSON($who) ->
        [you] your
       *[other] their
    } hand face up for all to see
cards-lie-open = in { OWN($whose, $hand) }, { THE(MANY($what)) } lie face up for all to see
hands-lie-open = { THE(MANY($what)) } lie face up in hand for all to see
noted-may-attack =
    .clause = named by you
    .not-clause = (except those you name)
noted-king =
    .clause = made king by this card
losing = { $who } { VERB($who, "be") } losing the round
    .unless = if { $who } { VERB($who, "be") } no longer losing the round
winning = { $who } { VERB($who, "be") } winning the round
has-cards = { A($who) } { VERB(A($who), "have") } { $count ->
        [none] no { BARE($cards) }
        [exactly] exactly { $least } { NAME($cards) ->
            [yes] { BARE($cards) }
           *[no] { $least ->
                [one] { BARE($cards) }
               *[other] { MANY($cards) }
            }
        }
        [some] { A($cards) }
       *[least] { $least } or more { NAME($cards) ->
            [yes] copies of { BARE($cards) }
           *[no] { MANY($cards) }
        }
    }
others-fight = the battle is between other players
    .adverb = in a battle between other players
has-along = { $has } (even to reach the attacked realm)
ref-is-ready = { $ref } { VERB($ref, "be") } in the pool or in battle
unattached = this card is not attached
    .adverb = while this card is not attached
ref-is-owned = { $ref } { VERB($ref, "belong") } to { $who }
ready-together = { $ref } and { $least ->
        [one] { A($cards) }
       *[other] { $least } or more { MANY($cards) }
    } are in the pool or in battle
