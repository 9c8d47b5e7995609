### Answers: what becomes of what was just announced.

cancel = { DO($who, "cancel") } { $it }
calm = { LET() }{ $it } does not affect you or your cards
redirect = { DO($who, "redirect") } { $it } to another valid target of your choice
redirect-anywhere = { DO($who, "redirect") } { $it } to its caster, to another champion or to any other card of any player that it can strike
redirect-to = { DO($who, "choose") } { A($to) } to be struck by { $it } instead
duplicate = { LET() }right after { $it }, its effect happens again as if you had played it, with choices of your own
cancel-spell-in-play = { DO($who, "end") } { SINGLE($card) }
affects-only-you = it affects only you
    .adverb = which affects only you
deflect = { DO($who, "choose") } { A($to) }; { $it } strikes that player instead, with targets of your choice among their cards
deflect-to = { LET() }the caster of { $it } must choose new targets among the cards of { $to }; if no such card can be a target, { $it } does nothing
tear-up = { DO($who, "remove") } { $it } from the game, so that it works after all
