### What is true while a card is active: grants, bans, protection, immunity, rules.

may-use = { DOES($who, "may") } use { BOTH(MANY($what)) }
cannot-play = { USERS($whose, $user) ->
        [users] { NOT($user) } use { MANY($what) }
       *[players] { NOT($whose) } play { MANY($what) }{ $user ->
            [none] {""}
           *[some] {" "}with { $user }
        }
    }{ $meanwhile ->
        [none] {""}
       *[some] {" "}as long as there is { A($meanwhile) }
    }
only-one-in-combat = { $whose } can have only one { BARE($what) } in combat at a time
cannot-play-adds-none = { USERS($whose, $user) ->
        [users] { NOT($user) } use { MANY($what) }
       *[players] { NOT($whose) } play { MANY($what) }
    }, and those already in combat add no levels
attach-to = { $despite ->
        [world] { ONE($what) ->
            [yes] { $what } may be attached to { $host } of any world
           *[no] { $what } of any world may be attached to { $host }
        }
       *[both] { NUMBER(MANY($what)) ->
            [many] any number of { MANY($what) }, of any world, may be attached to { $host }
           *[one] { $what } may be attached to { $host }, whatever its world and whatever is attached there
        }
    }
attach-to-there = { $what } may be attached to { $host }, even if something is attached there already
attach-up-to = up to { COUNT($most, $what) } may be attached to { $host }
attach-only-to = can be attached only to { $host }
attach-only-to-attach-to = can be attached only to { $host } { $despite ->
        [world] of any world
       *[both] of any world and in any number
    }
stays-powerless = { DOES($who, "stay") } in play after the round, but { VERB(EACH($who), "have") } no special power in later rounds
stays-after-round = { DOES($who, "stay") } in play after the round
fought-in-the-abyss = the battle over this realm is fought in the Abyss: attacker and defender use the cards in their own Abyss (except events) as if they were in the hand, and nothing from hand or pool
free-of-cosmos = the Rule of the Cosmos does not bind { MANY($who) }
same-world-as =
    .clause = of the same world as { $other }

discarded-instead = when { $who } would be { OR($ways) }{ $by ->
        [none] {" "}because of a card
       *[some] {" "}by { A($by) }
    }, this card is discarded instead
way-to-discard =
    .adjective = discarded
way-to-bearer =
    .adjective = lost with its realm when that is razed
stays-without-realm = { DOES($who, "stay") } in play, still attached, when { ITS($who) } realm is razed
way-to-raze =
    .adjective = razed
way-to-removal =
    .adjective = taken out of play
way-to-switch =
    .adjective = made to change sides
way-to-control =
    .adjective = taken away from its player
protected-except = { NOT($who) } be { OR($ways) } except by { $by }
protected-with-realm = { NOT($who) } be { OR($ways) } (except with its realm)
protected-with-champion = { NOT($who) } be { OR($ways) } (except with its champion)
protected = { NOT($who) } be { OR($ways) }{ $by ->
        [none] {""}
       *[some] {" "}by { MANY($by) }
    }
why-defeat =
    .adjective = defeated
why-effect =
    .adjective = discarded by a card
why-used =
    .adjective = discarded as an ally
why-cost =
    .adjective = demanded as a cost
why-cost-by =
    .adjective = demanded as a cost by { A($by) }
why-raze =
    .adjective = razed
why-to-discard =
    .adjective = discarded for whatever reason
why-to-abyss =
    .adjective = sent to the Abyss
goes-for-reasons = when { $who } would be discarded, { FORM($who, "it goes", "it goes", "they go", "they go") } instead { $to ->
        [hand] to { ITS($who) } owner's hand
        [pool] to { ITS($who) } owner's pool
        [draw] to { ITS($who) } owner's draw pile
        [limbo] to Limbo until { ITS($who) } owner's next turn is over
       *[abyss] to the Abyss
    } (whether { FORM($who, "it is", "it is", "they are", "they are") } { OR($why) })
sent-elsewhere = when { ANY($whose) } would send { $who } to the Abyss, { FORM($who, "it", "it", "they", "they") } { $to ->
        [void] { FORM($who, "is", "is", "are", "are") } removed from the game
       *[discard] { FORM($who, "goes", "goes", "go", "go") } to the discard pile
    } instead
goes-instead = when { $who } { $instead ->
        [of-discard] { VERB($who, "be") }
       *[at-all] would be
    } { OR($why) }{ $by ->
        [none] {""}
       *[some] {" "}by { $by }
    }{ $whose ->
        [none] {""}
       *[some] {" "}by { ANY($whose) }
    }{ $only ->
        [none] {""}
       *[some] { INSIDE($only) }
    }, { $may ->
        [yes] { FORM($who, "it may go", "it may go", "they may go", "they may go") }
       *[no] { $by ->
            [none] { $named ->
                [none] { FORM($who, "it goes", "it goes", "they go", "they go") }
               *[some] { $who } { VERB($who, "go") }
            }
           *[some] { AGAIN($by) ->
                [yes] { FORM($who, "that realm goes", "that realm goes", "those realms go", "those realms go") }
               *[no] { $instead ->
                    [at-all] { FORM($who, "that realm goes", "that realm goes", "those realms go", "those realms go") }
                   *[of-discard] { FORM($who, "it goes", "it goes", "they go", "they go") }
                }
            }
        }
    } { $to ->
        [hand] to { ITS($who) } owner's hand
        [pool] to { ITS($who) } owner's pool
        [draw] to { ITS($who) } owner's draw pile
        [limbo] to Limbo{ $instead ->
            [of-discard] {""}
           *[at-all] {" "}instead
        } until { ITS($who) } owner's next turn is over{ $instead ->
            [of-discard] ,
           *[at-all] {""}
        }
        [abyss] to the Abyss
        [void] out of the game
        [discard] to the discard pile
       *[other] back
    }{ $instead ->
        [of-discard] {" "}instead of being discarded
       *[at-all] { $to ->
            [limbo] {""}
           *[other] {" "}instead
        }
    }
    .last = when { $who } { $instead ->
        [of-discard] { VERB($who, "be") }
       *[at-all] would be
    } { OR($why) }{ $by ->
            [none] {""}
           *[some] {" "}by { $by }
        }{ $whose ->
            [none] {""}
           *[some] {" "}by { ANY($whose) }
        }, { $may ->
            [yes] { FORM($who, "it may go", "it may go", "they may go", "they may go") }
           *[no] { $by ->
            [none] { FORM($who, "it goes", "it goes", "they go", "they go") }
           *[some] { AGAIN($by) ->
                [yes] { FORM($who, "that realm goes", "that realm goes", "those realms go", "those realms go") }
               *[no] { $instead ->
                    [at-all] { FORM($who, "that realm goes", "that realm goes", "those realms go", "those realms go") }
                   *[of-discard] { FORM($who, "it goes", "it goes", "they go", "they go") }
                }
            }
        }
        } { $to ->
            [hand] to { ITS($who) } owner's hand
            [pool] to { ITS($who) } owner's pool
            [draw] to { ITS($who) } owner's draw pile
            [limbo] to Limbo{ $instead ->
            [of-discard] {""}
           *[at-all] {" "}instead
        } until { ITS($who) } owner's next turn is over{ $instead ->
            [of-discard] ,
           *[at-all] {""}
        }
            [abyss] to the Abyss
            [void] out of the game
            [discard] to the discard pile
           *[other] back
        }{ $instead ->
            [of-discard] {" "}instead of being discarded
           *[at-all] { $to ->
                [limbo] {""}
               *[other] {" "}instead
            }
        }{ $only ->
            [none] {""}
           *[some] , { IF($only) }
        }
goes-whatever = { $may ->
        [yes] { DOES($who, "may") } go
       *[no] { DOES($who, "go") }
    } { $to ->
        [hand] to { ITS($who) } owner's hand
        [pool] to { ITS($who) } owner's pool
        [draw] to { ITS($who) } owner's draw pile
        [limbo] to Limbo
        [abyss] to the Abyss
        [void] out of the game
       *[other] back
    } instead of being discarded (for whatever reason{ $anywhere ->
        [yes] , out of a hand or pile too
       *[no] {""}
    }){ $to ->
        [limbo] {" "}and { VERB($who, "stay") } there until { ITS($who) } owner's next turn is over
       *[other] {""}
    }
answered-by-cancel =
    .adjective = cancelled
answered-by-turn =
    .adjective = turned
answered-by-duplicate =
    .adjective = copied
answered-by-calm =
    .adjective = calmed
cannot-be-answered = { NOT($who) } be { OR($ways) }
firm = { $effect }; this effect cannot be { OR($ways) }
firm-against = { $effect }; this effect cannot be { OR($ways) } by { $name }
unplayed-to-discard = { EACH($who) } discarded without being played goes to the discard pile, not to the Abyss
leaves-the-game = when { $who } would go from play to { OR($zones) }, it is removed from the game

defends-itself-like = this realm may defend itself as { A($as) } of the same level as { $model }
defends-itself = { $realms ->
        [none] this realm may
       *[some] { DOES($realms, "may") }
    } defend itself as { KNOWN($level) ->
        [yes] a level { $level } { BARE($as) }
       *[no] { A($as) } whose level is { $level }
    }{ $realms ->
        [none] {""}
       *[some] , plus the level in its icon
    }
cannot-attack = { NO($who) } can attack { $realm ->
        [none] this realm
       *[some] { WHICHEVER($realm) }
    }
only-attacked-by = only { $who } can attack { $realm ->
        [none] this realm
       *[some] { WHICHEVER($realm) }
    }
needs-no-movement = { DOES($who, "may") } attack { $realm ->
        [none] realms
       *[some] { MANY($realm) }
    } that only flyers, swimmers or earthwalkers can attack
not-reached-by = { $realm ->
        [none] this realm cannot
       *[some] { NO($realm) } can
    } be attacked by way of { MANY($by) }
rebuilt-for = { $realm ->
        [none] this realm
       *[some] { EACH($realm) }
    } is rebuilt by discarding { $cards ->
        [one] one card
       *[other] { $cards } cards
    } only
can-reach = { DOES($who, "may") } attack { $realm ->
        [none] any realm
       *[some] { ANY($realm) }
    } regardless of its position{ $past ->
        [restrictions] {" "}and of any restrictions
       *[position] {""}
    }{ $alone ->
        [yes] ; its allies must be able to move there by themselves
       *[no] ; its allies may come along
    }
roused-realms = { EACH($who) } that can defend itself may also attack any realm, as the champion it is when it defends itself, regardless of its position{ $past ->
        [restrictions] {" "}and of any restrictions
       *[position] {""}
    }; it may bear magical items and artifacts; if it is defeated in combat, it is discarded
cannot-play-or-rebuild = { NOT($whose) } play { MANY($what) } or rebuild razed realms
wanders = { LET() }its player may discard their whole pool to be rid of this card; otherwise { $strike }, and its player sends this card on to { $among } of another player, where the same happens, and so on until somebody is rid of it
rearranges = { DO($you, "rearrange") } the realms in { OWN($who, $zone) }, each with what is attached to it
lies-face-down = { $who } { VERB($who, "lie") } face down and cannot be used
serves-as-hero = { THE(MANY($who)) } in { PERSON($whose) ->
        [you] your hand
       *[other] players' hands
    } may come forward to { OR($roles) } as hero champions ({ $returns ->
        [yes] after the round they go to the pool
       *[no] they are discarded after the round
    })
role-attack = attack
role-defend = defend
role-join = fight as an ally
only-can-use = only { BARE(MANY($user)) } can use { MANY($what) }
only-can-fight = only { BARE(MANY($who)) } can { OR($roles) }
plays-at-most = { $who } can play at most { COUNT($most, $what) } in each round
cannot-fight = { NOT($who) } { OR($roles) }
fights-again = { DOES($who, "may") } { $role } { $often ->
        [next] in the next round
        [any] in any number of rounds of the same battle
       *[some] { $rounds ->
            [2] a second time in the same battle
           *[other] in up to { $rounds } rounds of the same battle
        }
    }{ $loss ->
        [yes] {" "}(even after losing a round as the attacker)
       *[no] {""}
    }
fights-again-either = { DOES($who, "may") } attack or defend { $often ->
        [next] in the next round
        [any] in any number of rounds of the same battle
       *[some] { $rounds ->
            [2] a second time in the same battle
           *[other] in up to { $rounds } rounds of the same battle
        }
    }{ $loss ->
        [yes] {" "}(even after losing a round as the attacker)
       *[no] {""}
    }

immune = { DOES($who, "be") } immune { REPEAT("to", BOTH(MANY($to))) }{ $even_to_good ->
        [yes] , even when { NUMBER(BOTH(MANY($to))) ->
            [one] it
           *[many] they
        } would help
       *[no] {""}
    }
immune-to-work = { DOES($who, "be") } immune to the powers { REPEAT("of", BOTH(MANY($to))) }{ $even_to_good ->
        [yes] , even when { NUMBER(BOTH(MANY($to))) ->
            [one] it
           *[many] they
        } would help
       *[no] {""}
    }
immune-but = { DOES($who, "be") } immune { REPEAT("to all", BOTH(MANY($to))) }{ $even_to_good ->
        [yes] , even helpful ones,
       *[no] {""}
    } except { BOTH(MANY($but)) }
fights-against = { A($it) } fights against { A($other) }
    .adverb = when { A($it) } fights against { A($other) }
none-with-it = its player cannot play { MANY($what) } with it
vice-versa = the same holds with attacker and defender exchanged
must-play-first = { $whose } must play { THE(MANY($what)) } before any other
immune-to-powers = { DOES($who, "be") } immune to the special powers { $to ->
        [none] of all cards
       *[some] { REPEAT("of", BOTH(MANY($to))) }
    }
immune-to-offensive =
    .clause = that { $form ->
        [np] are
       *[n] is
    } immune to all offensive { MANY($to) }
pool-stays = { $who } { VERB($who, "keep") } the pool even without a realm in the formation
players-immune = { BOTH(MANY($to)) } do not affect { $who }

rulings = the game follows the official card rulings
    .adverb = under the official card rulings
    .unless = without the official card rulings
players = the game has { $exactly ->
        [yes] { $least }
       *[no] { $least } or more
    } players
    .adverb = in a game of { $exactly ->
        [yes] { $least }
       *[no] { $least } or more
    } players
won-here = these are for the battle over this realm
    .adverb = if these are for the battle over this realm
    .inside = for the battle over this realm
turned = it was turned or reflected
    .adverb = if this card was turned or reflected
chase =
    .clause = numbered as a chase card
from-set-1st =
    .adjective = First Edition
says-immune =
    .clause = with the word “immune” or “immunity” on { $form ->
        [np] them
       *[n] it
    }
kills-champions =
    .clause = that can instantly kill champions
directed-at =
    .clause = directed at { MANY($kind) }
kills-at-once =
    .clause = able to kill { $victim } at once
no-power =
    .clause = without a special power

reckoned-upside-down = the lower total wins every round and allies are subtracted from the total of their side
lowest-wins = the lower total wins every round
defender-first = the powers of the defending champion and its cards work before those of the attacking champion and its cards
defends-first = when { DOES($who, "defend") }, { ITS($who) } powers and those of { ITS($who) } cards work before those of the attacking champion and its cards
counts-as-day = it is taken to be day (12:00)
counts-as-night = it is taken to be night (0:00)
may-attack-razed = { $realm ->
        [none] { MAYDO($who, "attack") } razed realms; a razed realm that loses the battle is discarded
       *[other] { MAYDO($who, "attack") } { $realm } even while it is razed; if { $realm } loses a battle while razed, it is discarded
    }
allies-subtracted = allies are subtracted from the total of their side
counts-as-realm = { $most ->
        [one] for each player, one { BARE($cards) } counts as an unrazed realm
       *[other] for each player, up to { $most } { MANY($cards) } count as unrazed realms
    } for winning
no-immunity = { $by ->
        [none] { $whom ->
            [none] nothing is
           *[some] { NO($whom) } is
        } immune
       *[some] { MANY($by) } give { $whom ->
            [none] {""}
           *[some] { MANY($whom) }{" "}
        }no immunity
    }{ $to ->
        [none] {""}
       *[some] {" "}to { MANY($to) }
    }
never-removed = no card can take { $who } out of play
never-leaves-pool = no card can take { $who } out of play or away from its player
zones-exchanged = { MANY($who) } that would go to { $one } go to { $other } instead, and those that would go to { $other } go to { $one } instead; what is sent to Limbo this way returns at the end of its owner's next turn
enforce-cosmos = { $spares ->
        [none] { DO($you, "discard") } copies of your choice until the Rule of the Cosmos is kept again
       *[some] { DO($you, "discard") } any other copy of { $spares } in play
    }
hand-limit = { $more ->
        [yes] { $who } may keep { $count } more { $count ->
            [one] card
           *[other] cards
        } in hand at the end of the turn
       *[no] the maximum hand size of { $who } is reduced by { $count }
    }
draws-per-turn = in phase 1 { $who } { VERB($who, "draw") } { $to ->
        [none] { $count } { $more ->
            [yes] more
           *[no] fewer
        } { $count ->
            [one] card
           *[other] cards
        }
       *[some] as many cards as { $to }, instead of the usual number
    }{ $floor ->
        [0] {""}
       *[other] , but never fewer than { $floor }
    }
draws-per-turn-each = in phase 1, instead of the usual number, { $who } { VERB($who, "draw") } { $plus ->
        [0] 1 card
       *[other] { $plus } { $plus ->
            [1] card
           *[other] cards
        } and 1 more
    } for each { BARE($each) }{ $floor ->
        [0] {""}
       *[other] , and never fewer than { $floor } in all
    }
spoils = { $who } { VERB($who, "draw") } { $count } more { $count ->
        [1] card
       *[other] cards
    } as spoils of victory
no-spoils = { $to ->
        [none] { NOBODY($who) ->
            [yes] { NO($who) } draws spoils of victory
           *[no] { $who } { VERB($who, "draw") } no spoils of victory
        }
       *[other] { $to } { VERB($to, "draw") } spoils of victory instead of { $who }
    }
needs-permission = { $user } of another player can use { $what } only if you allow it
asks-nobody = { DOES($user, "need") } nobody's permission to use { MANY($what) }

all-move =
    .clause = { $form ->
        [np] that are { MANY($kind) } with all their allies
       *[n] that is { $kind } together with all its allies
    }
wall = the { $stops ->
        [attacker] attacking
       *[opponent] opposing
    } champion can fight on in this round only if { $all ->
        [yes] it and all its allies are { MANY($crosses) }
       *[no] it is { BEING($crosses) }
    }
renews-empty-pile = when { ANY($who) } { VERB($who, "run") } out of cards to draw, { PERSON($who) ->
        [you] you shuffle your
       *[other] they shuffle their
    } discard pile into a new draw pile at once, and the game does not end
piles-closed = no card of another player can look at, take or discard a card in { OWN($whose, $pile) }
answers-for-you = for { $who } the rule about { $question } is: { $answer }
one-rule-again = only the rule card played last stays
opening =
    .clause = that began on the table
real-turn = no card has granted this turn
    .adverb = in a turn that no card has granted
able-to-fight =
    .clause = able to attack or defend
noted-quest-over =
    .clause = back from a quest in this turn
send-on-quest = { DO($you, "turn") } { $champion } face down: it is on a quest until phase 2 of your next turn
end-quests = your champion's quest ends: choose an opponent and turn up the top card of that draw pile; unless it is a champion it is discarded; a champion fights yours as printed, nothing is added, the winner goes to its player's pool, the loser is discarded
own-rule-cards = every player may have a rule card of their own that binds only that player; { $stays } { VERB($stays, "stay") } in play beside those rule cards{ $ends_all ->
        [none] {""}
       *[some] , until { $ends_all } removes all rule cards
    }
