### Why something is not possible. $card is a card, $named says whether there is one, $detail a plain value

reason-ally-cannot-reach = Only allies that move like their champion can follow it to { $card }.
reason-ally-realm = The realm belongs to your own team.
reason-already-fought = This champion has already fought in this battle.
reason-already-used = This power of { $card } has been used already.
reason-answer-first = Another question has to be answered first.
reason-asleep = { $card } is asleep: razed, face down, or not under attack.
reason-avatar-phase-3 = An avatar enters the game only in phase 3.
reason-back-from-the-abyss = { $card } has come back from the Abyss in this turn.
reason-barred = { $card } does not let this champion attack.
reason-cannot-answer-that = { $card } is no answer to that.
reason-cannot-be-answered-so = { $card } cannot be answered in this way.
reason-cannot-be-lent = Only allies, spells and the like, magical items and artifacts are lent to a battle of others, nothing else.
reason-cannot-use = { $card } is not able to use this kind of card.
reason-chosen-already = { $card } has been chosen already.
reason-condition-not-met = What { $card } asks for is not fulfilled.
reason-copy-in-play = { $card } is in play already.
reason-cost-not-payable = What { $card } costs cannot be paid.
reason-does-not-affect-you = What was announced does not affect you.
reason-draws-first = Cards are being drawn: now only what takes them from whoever draws them.
reason-dungeon-entry = A dungeon card is not played; its owner is asked about it once, when its time has come.
reason-event-first = { $card } could bring a realm; play it first.
reason-exempt = Whoever it belongs to is not affected by this.
reason-fights-already = That player fights in this battle already.
reason-forbidden = { $card } forbids it.
reason-front-first = { $named ->
        [yes] { $card } wants place { $detail } filled first.
       *[no] Empty places further forward come before place { $detail }.
    }
reason-game-over = The game is over.
reason-has-artifact = { $card } bears an artifact already.
reason-has-holding = { $card } has a holding already.
reason-helps-the-other-side = That player helps the other side in this battle.
reason-hidden-card = You cannot know which card this is.
reason-holds-realm = { $card } in your hand can be played.
reason-immune = { $card } makes it immune to this.
reason-lent-before = This item has been lent in an earlier round of this battle.
reason-may-not-attack = { $card } keeps it from attacking.
reason-may-not-defend = { $card } keeps it from defending.
reason-mulligan-time = A mulligan can be called only at the end of your second turn.
reason-mulligan-twice = You have called two mulligans already.
reason-needs-bearer = It needs a champion that bears it.
reason-needs-champion = { $card } is no champion and cannot bear it.
reason-needs-user = It needs somebody able to use it.
reason-no-aid = In this game nobody outside a battle may help in it.
reason-no-combat = Allies join only a champion that is fighting.
reason-no-effect = { $card } would do nothing now.
reason-no-own-formation = You can attack a dungeon card only while you have a formation.
reason-no-formation = A dungeon card is attacked only while its owner has a formation.
reason-no-mulligan-rule = This ruleset has no mulligan.
reason-no-such-answer = { $card } is no answer to anything.
reason-no-such-place = There is no such place in a formation.
reason-no-such-power = { $card } has no such power.
reason-no-switch = A battle stays with the realm that was attacked first.
reason-no-target = { $card } has no target it could be aimed at.
reason-not-a-champion = Only champions fight.
reason-not-a-realm = Only realms in a formation are attacked.
reason-not-an-option = That is not among the things that can be done now.
reason-not-defending = You are not the one who defends now.
reason-not-fighting = { $card } is not the one that is fighting.
reason-not-in-hand = The card is not in your hand.
reason-not-in-hand-or-pool = The champion is neither in your hand nor in your pool.
reason-not-in-play = { $card } is not in play.
reason-not-in-pool = { $card } is not in the pool.
reason-not-invited = Nobody who fights has asked you for help.
reason-not-meant = { $card } asks for something else.
reason-not-phase-2 = Realms are rebuilt in phase 2 of your own turn.
reason-not-phase-4 = Attacks are made in phase 4 of your own turn.
reason-not-this-bearer = { $card } cannot be borne by that champion.
reason-not-this-user = { $card } cannot be used by that champion.
reason-not-your-battle = Only whoever attacks or defends asks for help.
reason-not-your-card = { $card } is not yours.
reason-not-your-champion = { $card } is not a champion of your pool or the one that fights for you.
reason-not-your-decision = Somebody else has to decide now.
reason-not-your-razed-realm = That is not a razed realm of yours.
reason-not-your-realm = A holding goes to a realm of your own.
reason-not-your-turn = That is possible only in your own turn.
reason-not-your-user = { $card } cannot use cards for you now.
reason-nothing-to-answer = There is nothing to answer.
reason-nothing-to-lend = That player holds no cards.
reason-on-the-other-team = That player is on the team of your opponent.
reason-one-attack = You have attacked a realm in this turn already.
reason-one-holding = You have played a holding in this turn already.
reason-one-realm = You have played or rebuilt a realm in this turn already.
reason-one-rule-card = You have played a rule card in this turn already.
reason-only-for-the-fighter = What is lent goes to the champion that fights, and to nobody else.
reason-other-world = { $card } is of another world.
reason-own-realm = The realm is your own.
reason-permission-refused = Leave to play { $card } has just been refused.
reason-place-taken = { $card } stands on that place.
reason-power-lost = { $card } has lost its power.
reason-razed = The realm is razed already.
reason-realm-cannot-fight = The realm has no power to defend itself.
reason-realm-chance = You could have played a realm already.
reason-realm-played = You have had a realm in play already.
reason-realm-razed = { $card } is razed.
reason-extra-turn-realm = No realms are played in phase 2 of an extra turn ({ $card }).
reason-first-turns = { $card } waits until every player has had a first turn.
reason-returned-this-turn = { $card } has gone back to your hand in this turn.
reason-shielded = { $card } stands before it.
reason-spent = { $named ->
        [yes] { $card } is spent for now.
       *[no] This champion is spent for now.
    }
reason-three-cards = Rebuilding costs three cards of your hand.
reason-too-strong = Its level is more than { $card } still lets you choose.
reason-turned-down = { $card } lies face down.
reason-unwilling = That player has refused to help you in this round.
reason-winning-side = The winning side of a round plays nothing but events.
reason-wrong-moment = { $detail ->
        [combat] Combat is not the time for it.
        [answer] It is no answer.
        [any] It cannot be done at any time.
        [spoils] It cannot be played as spoils.
        [entry] It is not chosen as it comes into play.
       *[other] Phase { $detail } is not the time for it.
    }

## Why

why-nothing = { $card } lies in: { $zone }. Nothing can be done with it there.
why-possible = Possible: { $what }
why-impossible = Not possible: { $what }
why-and-more = { $what }; and { $count } more
reason-no-attack-this-turn = No attack can be made in this turn.
reason-passed-already = You have passed; only calming the event is possible now.
