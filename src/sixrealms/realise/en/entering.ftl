### Entering play, formation, places, types, spoils.

free-entry = { $who } may bring in { $each ->
        [0] { MANY($what) } without meeting the conditions for bringing them in
        [one] one { BARE($what) } without meeting the conditions for bringing it in
       *[other] { $each } { MANY($what) } without meeting the conditions for bringing them in
    }
may-enter =
    .clause = {""}
bring-in = { $who } { VERB($who, "enter") } your pool without meeting the conditions for bringing it in
at-place =
    .clause = { $place ->
        [front] in the front rank
       *[other] in place { $place } of a formation
    }
with-holding =
    .clause = with a holding
    .not-clause = without a holding
fills-front = the next realm { DOES($whose, "play") } must go to the foremost empty place
falls-in-turn = this realm is razed by battle only if it is defeated { $times } times in one turn; until then the attacker may attack on with another champion
falls-after = this realm is turned face down only if it is razed { $times } times in a row, without a successful defense in between; each time, the winner draws spoils and its holding is discarded
shares-holdings = any holding attached to { $realm } also works for this realm
choose-type = { DO($you, "choose") } whether { EACH($who) } is { OR($types) } { $until }
shelter-one = { DO($you, "choose") } a type of champion ({ OR($whom) }): { $until }, all champions of that type are immune to { BOTH(MANY($to)) }
draw-spoils = { DO($who, "draw") } { $besides ->
        [yes] { $count } more { $count ->
            [one] card
           *[other] cards
        } as spoils of victory
       *[no] at least { $count } { $count ->
            [one] card
           *[other] cards
        } as spoils of victory for this battle
    }
give-up-spoils = { $to ->
        [none] no spoils are drawn for it
       *[other] { $to } { VERB($to, "draw") } them instead
    }
take-bottom = { DO($you, "take") } the bottom { $count } cards of your draw pile; { MANY($what) } among them may go to your pool, the others go on top of the pile
