### Answers: what becomes of what was just announced.

cancel = { DO($who, "cancel") } { $it }
calm = { LET() }{ $it } does not affect you or your cards
redirect = { DO($who, "redirect") } { $it } to any other card it can strike, whoever's it is
redirect-anywhere = { DO($who, "redirect") } { $it } to its caster, to another champion or to any other card it can strike, whoever's it is
redirect-to = { DO($who, "choose") } { A($to) } to be struck by { $it } instead
duplicate = { LET() }right afterwards { $it } also works for you, with choices of your own
cancel-spell-in-play = { DO($who, "end") } { SINGLE($card) }
affects-only-you = it affects only you
    .adverb = which affects only you
deflect = { DO($who, "choose") } { A($to) }; { $it } strikes that player instead, with targets of your choice among their cards
deflect-to = { LET() }{ $it } strikes { $to } instead: its caster chooses new targets among that player's cards; if there is no such card, it does nothing
tear-up = { DO($who, "remove") } { $it } from the game, so that it works after all
