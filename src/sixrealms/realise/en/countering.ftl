### Answers: what becomes of what was just announced.

cancel = { DO($who, "cancel") } { $it }
calm = { LET() }{ $it } does not affect you or your cards
redirect = { DO($who, "have") } { $it } strike another card of { PERSON($who) ->
        [you] your
       *[other] their
    } choice instead (any player's, of a kind it can strike)
redirect-anywhere = { DO($who, "have") } { $it } strike instead another card of { PERSON($who) ->
        [you] your
       *[other] their
    } choice that it can strike (any player's), its caster or another champion
redirect-to = { DO($who, "choose") } { A($to) } to be struck by { $it } instead
duplicate = { LET() }right afterwards { $it } also works for you, with choices of your own
cancel-spell-in-play = { DO($who, "end") } { SINGLE($card) }
affects-only-you = it affects only you
    .adverb = which affects only you
deflect = { DO($who, "choose") } { A($to) }; { $it } strikes that player instead, with targets of your choice among their cards
deflect-to = { LET() }{ $it } strikes { $to } instead: its caster chooses new targets among that player's cards; if there is no such card, it does nothing
tear-up = { DO($who, "remove") } { $it } from the game, so that it works after all
