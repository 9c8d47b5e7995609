### Answers: what becomes of what was just announced.

cancel = { DO($who, "cancel") } { $it }
calm = { LET() }{ $it } does not affect you or your cards
redirect = { DO($who, "choose") } another card of a kind it can strike, anybody's, to be struck by { $it } instead
duplicate = { LET() }{ $it } also works for you, right after it has worked, with choices of your own
cancel-spell-in-play = { DO($who, "end") } { $card }
affects-only-you = it affects only you
deflect = { DO($who, "choose") } another player and the targets of { $it } among their cards
tear-up = { DO($who, "destroy") } { $it } for good, so that it works after all
