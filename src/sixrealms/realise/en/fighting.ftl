### Fighting: defeat, sides, allies, substitutes.

auto-defeat = { $if ->
        [none] { $who } { VERB($who, "be") }
       *[some] if { $who } is { BEING($if, $who) }, it is
    } { $discards ->
        [yes] discarded
       *[no] defeated
    } at once
lose-round = { $who } { VERB($who, "lose") } the round and { $kept ->
        [yes] { VERB($who, "return") } to its pool
       *[no] { VERB($who, "be") } discarded
    }
end-battle = the battle ends at once{ $spoils ->
        [attacker] {" "}and the attacker draws spoils
        [defender] {" "}and the defender draws spoils
       *[none] , without victor or spoils
    }{ $allies_to_hand ->
        [yes] ; allies return to their owners' hands
       *[no] {""}
    }
switch-side = { $who } { VERB($who, "change") } sides for this round
duel = { $instead ->
        [yes] in place of this turn's attack,{" "}
       *[no] {""}
    }{ $champion } { VERB($champion, "attack") } { $defenders ->
        [none] { SHORT($against) ->
            [yes] { $against } in single combat
           *[no] in single combat { $against }
        }
       *[some] { $against } as if it were a realm ({ A($defenders) } may defend it)
    }{ $loser_to ->
        [abyss] ; the loser goes to the Abyss, the winner to its owner's pool
       *[other] {""}
    }{ $spoils ->
        [0] {""}
       *[other] ; whoever wins draws { $spoils } { $spoils ->
            [one] card
           *[other] cards
        } as spoils of victory
    }{ $won ->
        [none] {""}
       *[some] ; if { $champion } wins, { $won }
    }
join-as-ally = { $who } { VERB($who, "fight") } as { $beside ->
        [none] your ally
       *[some] an ally of { $beside }
    } this round{ $returns ->
        [always] {" "}and then returns to its pool, even if the round is lost
        [bare] {" "}and then returns to its pool, even if the round is lost, without what was attached to it
        [never] {" "}and is then discarded, even if the round is won
       *[other] {""}
    }{ $spent ->
        [yes] , and cannot be used again in this battle
       *[no] {""}
    }
stand-in-for-itself = { $who } { VERB($who, "attack") } in place of { $place_of }, which returns to its pool; the player of the new champion fights this battle as the attacker with their own cards
stand-in = { $who } { VERB($who, "fight") } in place of { $place_of }, which returns to its pool; { $for_good ->
        [yes] afterwards the substitute returns to its owner's pool, unless it is beaten
       *[no] the substitute is discarded afterwards
    }
new-champion = { $champions } { VERB($champions, "return") } to { FORM($champions, "its pool", "its pool", "their pools", "their pools") }, and { $or_loses ->
        [yes] { ONE($champions) ->
            [yes] its player must send
           *[no] { FORM($champions, "its player sends", "its player sends", "their players send", "their players send") }
        }
       *[no] { FORM($champions, "its player sends", "its player sends", "their players send", "their players send") }
    } forward another champion from { $from_hand ->
        [yes] hand or pool
       *[no] the pool
    }{ $again ->
        [yes] , even one that has fought in this battle
       *[no] {""}
    }{ $or_loses ->
        [yes] { ONE($champions) ->
            [yes] {" "}or lose the battle
           *[no] {""}
        }
       *[no] {""}
    }; { $stay ->
        [none] the allies, spells and the like already played are discarded
        [all] the allies, spells and the like already played stay
       *[some] the allies, spells and the like already played are discarded, except { $keeps }
    }{ $or_loses ->
        [yes] { ONE($champions) ->
            [yes] {""}
           *[no] ; a player who sends nobody loses the battle
        }
       *[no] {""}
    }
new-champion-yours = { DO($you, "return") } { $champions } to your pool and send forward another champion from { $from_hand ->
        [yes] your hand or pool
       *[no] your pool
    }{ $again ->
        [yes] , even one that has fought in this battle
       *[no] {""}
    }; { $stay ->
        [none] the allies, spells and the like already played are discarded
        [all] the allies, spells and the like already played stay
       *[some] the allies, spells and the like already played are discarded, except { $keeps }
    }{ $or_loses ->
        [yes] ; if you send nobody, you lose the battle
       *[no] {""}
    }
facing = champion opposing { $ref }
    .determiner = the
combat-again = combat begins again between the same champions
stands-in-for =
    .clause = standing in for { $ref }
unique =
    .clause = (if no copy of { $form ->
        [np] them
       *[n] it
    } is in play)
    .not-clause = with a copy in play
on-its-side =
    .clause = on this card's side
beside =
    .clause = on { OWN($ref, $side) }
beside-anything =
    .clause = fighting beside { $ref }
adds-ally = { DOES($who, "have") } { KNOWN($level) ->
        [yes] a level { $level } { BARE($ally) }
       *[no] { A($ally) } with { $level } as its level
    } not represented by a card (if lost, it returns in the next round)
adds-item = { DOES($who, "bear") } { A($item) } with { KNOWN($level) ->
        [yes] bonus { $level }
       *[no] { $level } as its bonus
    }, not represented by a card
adds-item-for-good = { DOES($who, "bear") } { A($item) } with { KNOWN($level) ->
        [yes] bonus { $level }
       *[no] { $level } as its bonus
    }, which is not represented by a card and which no card can take out of play
cast-spell = { DO($you, "cast") }, without a card, an offensive wizard spell with bonus { $level }{ $effect ->
        [none] {""}
       *[some] {" "}and this effect: { $effect }
    }
added-by =
    .clause = added by { $what }

lent = your champion in combat bears { $who } (it then returns to where it came from)
must-defend = { $who } must defend in the next round of this battle
must-attack-next = { $who } must attack in its owner's next turn if it can; if it has not attacked by phase 5, { $effect }
must-face = { $who } must defend against { $attacker }
goes-after-round = { $who } { VERB($who, "go") } { $to ->
        [hand] to its owner's hand
        [limbo] to Limbo
        [abyss] to the Abyss
        [void] out of the game
        [draw] to its owner's draw pile
       *[discard] to the discard pile
    } after { $role ->
        [either] { ITS($who) } round
        [attacker] its round as attacker
       *[defender] its defence
    }
under-control = you control { $who } (which returns to its owner's pool when this ends)
avenging =
    .clause = with such a power
no-vengeance = { BOTH(MANY($who)) } lose any power that works when they are defeated
struck-first = another player who chooses an ally on the side of { $who } must choose { $who } first
takes-allies-along = your allies can come along to every realm your champion can attack
takes-along = the allies of { $ref } can come along wherever it attacks
fights-for-realm = this card fights as an ally of whatever defends its realm; it cannot change sides and is not discarded with the other allies
fight-for-realm = { EACH($who) } attached to this realm { VERB($who, "fight") } as an ally of whatever defends this realm
attack-instead = the attack is made on { $realm } instead, regardless of its position and of any restrictions
fights-first = { DOES($who, "attack") } and { VERB($who, "defend") } before any other champion of { ITS($who) } player
defends-as = this realm defends itself as { A($type) }
choose-defence = { DO($you, "choose") } what type of champion this realm is in this battle: { OR(BARE($types)) }

cards-guessed = { $whose } { VERB($whose, "play") } cards into the combat face down; before each is turned up you guess its type, and if you are right it is discarded
spared = { $if ->
        [none] { $who } { VERB($who, "be") }
       *[some] if { $who } is { BEING($if, $who) }, it is
    } defeated at once, but goes to its owner's pool instead of being discarded
