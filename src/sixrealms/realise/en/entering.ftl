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
       *[other] in place { $place } of any formation
    }
    .item = { $place }
    .several = in place { $several } of any formation
with-holding =
    .clause = with a holding
    .not-clause = without a holding
fills-front = the next realm { DOES($whose, "play") } must go to the foremost empty place
falls-in-turn = this realm is razed by battle only if it is defeated { $times } times in one turn; until then the attacker may go on attacking with another champion
falls-after = this realm is turned face down only if it is razed { $times } times in a row, without a successful defence in between; each time, the winner draws spoils and its holding is discarded
shares-holdings = any holding attached to { $realm } also works for this realm
choose-type = { DO($you, "choose") } { OR(BARE($types)) }; { $until } { EACH($who) } { VERB($who, "be") } of that type
shelter-one = { DO($you, "choose") } a type of champion ({ OR(BARE($whom)) }): { $until }, all champions of that type are immune to { BOTH(MANY($to)) }
draw-spoils = { $besides ->
        [yes] { DO($who, "draw") } { $count } more { $count ->
            [one] card
           *[other] cards
        } as spoils of victory
       *[no] { $also ->
            [yes] { $who } also { VERB($who, "draw") }
           *[no] { DO($who, "draw") }
        } spoils of victory for this battle{ $count ->
            [1] {""}
           *[other] {" "}(at least { $count } cards)
        }
    }
give-up-spoils = { LET() }{ $to ->
        [none] this time no spoils are drawn
       *[other] { $to } { VERB($to, "draw") } them instead
    }
choose-kind = { DO($you, "choose") } what { EACH($who) } { VERB(EACH($who), "count") } as { $until }: { OR($kinds) }
