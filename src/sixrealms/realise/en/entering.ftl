### Entering play, formation, places, types, spoils.

free-entry = { $who } may bring in { $each ->
        [0] { MANY($what) } without meeting their conditions
        [one] one { BARE($what) } without meeting its conditions
       *[other] { $each } { MANY($what) } without meeting their conditions
    }
may-enter =
    .clause = {""}
bring-in = { $who } { VERB($who, "enter") } your pool without meeting its conditions
at-place =
    .clause = { $place ->
        [front] in the front rank
       *[other] at place { $place }
    }
with-holding =
    .clause = with a holding
    .not-clause = without a holding
fills-front = the next realm { DOES($whose, "play") } must go to the foremost empty place
falls-after = this realm is turned over only if it is razed { $times } times in a row, without holding out in between; each razing earns spoils and costs its holding
shares-holdings = what a holding does for { $realm } it does for this realm as well
choose-type = { DO($you, "choose") } whether { EACH($who) } is { OR($types) } { $until }
give-up-spoils = no spoils are drawn for it
take-bottom = { DO($you, "take") } the bottom { $count } cards of your draw pile; { MANY($what) } among them may go to your pool, the others go on top of the pile
