### Why something is not possible, and when or how it would be. $card is a card, $named says whether there is one,
### $detail a plain value; other values are found by telling/refusal_text.py

reason-ally-cannot-reach = { $card } is reached here by a champion that flies, swims or walks the earth, so its allies must do so too. Play such an ally, or wait for an attack on an exposed realm.
reason-ally-realm = The realm belongs to your own team. Attack a realm of the other team.
reason-another-first = { $card } has to come forward before any other champion of yours. Send it first, or nobody.
reason-already-fought = This champion has already taken part in a round of this battle. Present another one; it can fight again in the next battle.
reason-already-used = { $detail ->
        [turn] { $card } has used this power for this turn. It can be used again from phase 3, { $pool }, of its owner's next turn; extra turns do not count.
        [quest] You have sent a champion on a quest in this turn already, and one is all a turn allows. Send another in phase 2, { $realms }, of your next turn.
        [round] { $card } has used this power in this round. It can be used again in the next round.
        [battle] { $card } has used this power in this battle. It can be used again in the next battle.
        [game] This power works once for each player in a game, and { $card } has been used. It does not come back before the next game.
       *[other] { $card } has used this power. It can be used again once that time is over.
    }
reason-answer-first = Another question comes first: “{ $question }” Answer it; after that cards can be played again.
reason-asleep = { $card } has no power now: it is razed, face down, or its realm is not under attack. It works again once it is rebuilt or turned up, or while its realm is attacked.
reason-avatar-phase-3 = An avatar comes into play only in phase 3, { $pool }, of your own turn, not straight into a battle. Put it into your pool there first.
reason-averts-nothing = { $card } does not avert it. One card may be played here, and it has to change the condition that stops or defeats your champion; striking the cause does not help. Other cards can be played again when the battle goes on.
reason-back-from-the-abyss = { $card } has come back from the Abyss in this turn, which gives it no second use of its power. It can be used again from phase 3, { $pool }, of your next turn.
reason-barred = { $card } does not let this champion attack: “{ $says }” Attack with a champion it lets through, or attack another realm.
reason-cannot-answer-that = { $answered } is not what { $card } answers: “{ $says }” Keep it until such a thing is announced.
reason-cannot-be-answered-so = { $itself ->
        [yes] { $card } is safe from such an answer by itself: “{ $says }” Only an answer of another kind can stop it.
       *[no] { $card } makes { $answered } safe from such an answer: “{ $says }” Only an answer of another kind can stop it.
    }
reason-cannot-be-lent = Only allies, spells and the like, magical items and artifacts are lent to a battle of others, nothing else. Lend such a card, or pass.
reason-cannot-use = { $card } is not able to use this kind of card. { $able ->
        [none] Nobody of yours can use it now; it takes a champion with the ability for it.
       *[other] Able of yours: { $able }.
    }
reason-chosen-already = { $card } has been chosen already. Choose another one, or end the choice if that is offered.
reason-condition-not-met = { $card } works only on a condition that is not fulfilled now: “{ $says }”
reason-copy-in-play = { $detail ->
        [two] { $card } is in play already, and so is another copy; more than two may not be. It becomes possible once one of them has left play.
       *[other] { $card } is in play already, and only one copy may be. It becomes possible once that one has left play.
    }
reason-cost-not-payable = What { $card } costs cannot be paid now: “{ $says }” It becomes possible once you have what it asks for.
reason-discards-first = You hold more cards than you may keep when your turn ends. Choose one of your hand to discard.
reason-does-not-affect-you = What was announced does not affect you or your cards, and { $card } helps only whoever is affected. Keep it for what strikes you.
reason-draws-first = Extra cards are being drawn: now only what takes them from whoever draws them can be played. Wait until they have been drawn.
reason-dungeon-defended = { $card } has been defended in this turn, and nobody fights over it again before the turn ends. Attack something else, or attack it in phase 4, { $attack }, of your next turn.
reason-dungeon-defender = Whoever has defended a dungeon card in this turn is drawn into no further combat before the turn ends. Attack somebody else, or wait for phase 4, { $attack }, of your next turn.
reason-dungeon-entry = A dungeon card is not played from the hand. Its owner is asked once whether to put it out, at the start of the first turn.
reason-event-first = { $card } in your hand could bring you a realm. Play it first; a mulligan can be called if it brings none.
reason-exempt = Whoever it belongs to is not affected by this. Choose a target of another player.
reason-extra-turn-realm = In an extra turn ({ $card }) no realms are played. Play it in phase 2, { $realms }, of your next ordinary turn.
reason-fights-already = That player fights in this battle already. Ask somebody who does not.
reason-first-turns = { $card } waits until every player has had a first turn. It can be played or used after that.
reason-forbidden = { $card } forbids it: “{ $says }” It becomes possible once { $card } is gone, has lost its power or does not apply.
reason-formation-full = Your formation holds as many realms as it may, which is { $detail }. Only over a razed one can a realm be laid: { $places }.
reason-front-first = { $named ->
        [yes] { $card } wants the empty place { $detail } filled before others. Lay the realm there.
       *[no] Empty places further forward come before place { $detail }. Lay the realm on: { $places }.
    }
reason-game-over = The game is over, so nothing more can be done in it.
reason-goes-on-alone = The attack was defeated, and only { $card } may go on with it. Send it again, or stop.
reason-has-artifact = { $card } bears { $other } already, and a champion can bear only one artifact. Give this one to another champion of its world.
reason-has-holding = { $card } has { $other } already, and a realm has only one holding. Put this one on another realm of its world.
reason-helps-the-other-side = That player helps the other side in this battle. Ask somebody else.
reason-hidden-card = You cannot know which card this is. It can be asked about once it has been shown.
reason-holds-realm = { $card } in your hand can be played, and whoever holds a realm calls no mulligan. { $detail ->
        [now] It can be laid now.
       *[other] Lay it in phase 2, { $realms }, of your next turn.
    }
reason-immune = { $itself ->
        [yes] { $card } is immune to { $against } by itself: “{ $says }” Choose another target, or take that immunity away first.
       *[no] { $card } makes { $whom ->
            [none] it
           *[other] { $whom }
        } immune to { $against }: “{ $says }” Choose another target, or take that immunity away first.
    }
reason-lent-before = This item has been lent in an earlier round of this battle. Lend another card; it can be lent again in another battle.
reason-may-not-attack = { $card } keeps it from attacking: “{ $says }” Attack with another champion, or wait until { $card } no longer works.
reason-may-not-defend = { $card } keeps it from defending: “{ $says }” Defend with another champion, or wait until { $card } no longer works.
reason-no-rebuilding = { $card } keeps realms from being rebuilt: “{ $says }” Wait until it no longer works.
reason-may-not-join = { $card } keeps it from fighting as an ally: “{ $says }” Take another champion, or wait until { $card } no longer works.
reason-mulligan-time = A mulligan can be called only in phase 5, { $end }, of your second turn.
reason-mulligan-twice = You have called two mulligans running, and nobody calls a third. Play on with these cards; in the next game you may call one again.
reason-needs-bearer = It has to be attached to a champion of yours. Bring one into your pool in phase 3, { $pool }, first.
reason-needs-champion = { $card } is no champion and cannot bear it. Attach it to a champion of yours.
reason-needs-user = It needs somebody of yours able to use it. { $able ->
        [none] Nobody of yours is; bring such a champion into your pool in phase 3, { $pool }, first.
       *[other] Able of yours: { $able }.
    }
reason-negated-event = { $card } has been negated, and nothing of it is left to duplicate. Keep the power for another event.
reason-no-aid = In this game nobody outside a battle may help in it. That takes an option (aiding) chosen before the game.
reason-no-attack-this-turn = An effect keeps you from attacking in this turn. You can attack again in phase 4, { $attack }, of your next turn.
reason-no-combat = Allies join only a champion of yours that is fighting. Attack in phase 4, { $attack }, or defend, and play it while your side is losing.
reason-no-effect = { $card } would do nothing now: “{ $says }” Keep it until there is something it can work on.
reason-no-formation = A dungeon card can be attacked only while its owner has a realm. Wait until there is one, or attack a realm of somebody else.
reason-no-mulligan-rule = This ruleset has no mulligan. Only a game under another ruleset would allow it.
reason-no-own-formation = You can attack a dungeon card only while you have a realm yourself. Lay one in phase 2, { $realms }, first.
reason-no-such-answer = { $card } has no power that answers anything. Use another card, or pass.
reason-no-such-place = A formation has no such place. Lay the realm on: { $places }.
reason-no-such-power = { $card } has no power that could be used so. Look at the card for what it does.
reason-no-switch = A battle stays with the realm that was attacked first. Go on against that one, or stop; another realm can be attacked in another turn.
reason-no-target = { $card } has nothing it could be aimed at now: “{ $says }” It becomes possible once there is such a target.
reason-not-a-champion = Only champions fight. Choose a champion of your pool or hand.
reason-not-a-realm = Only realms in a formation are attacked. Choose a realm of another player.
reason-not-an-option = That is not among the things that can be done now. Choose one of those offered.
reason-not-defending = You are not the one who defends now. You can defend when a realm of yours is attacked.
reason-not-fighting = { $card } is not the one that is fighting for you. This is possible in a round in which it fights.
reason-not-in-abyss = The battle over this realm is fought in the Abyss. Only what lies in your Abyss can be used.
reason-not-in-hand = The card is not in your hand. It can be played only from there.
reason-not-in-hand-or-pool = The champion is neither in your hand nor in your pool. Choose one from there.
reason-not-in-play = { $card } is not in play. Its power works once it is.
reason-not-in-pool = { $card } is not in the pool. This power works only while it is there and not fighting.
reason-not-invited = Nobody who fights has asked you for help. You can lend cards once you are asked.
reason-not-meant = { $card } asks for something else: “{ $says }” Choose one of those offered.
reason-not-phase-2 = Realms are rebuilt in phase 2, { $realms }, of your own turn.
reason-not-phase-4 = Attacks are made in phase 4, { $attack }, of your own turn.
reason-not-put-back = These spoils do not go back on the draw pile. Play the card at once, or keep it.
reason-not-the-fighter = Allies join only the champion that fights for you now. Play it beside { $card }.
reason-not-this-bearer = { $card } cannot be attached there: “{ $says }” Choose a card that fits.
reason-not-this-user = { $card } cannot be used by that champion: “{ $says }” Choose one that fits.
reason-not-your-battle = Only whoever attacks or defends asks for help. You can ask in a battle of your own.
reason-not-your-card = { $card } is not under your control. Only whoever controls it can use it.
reason-not-your-champion = { $card } is not a champion of your pool or the one that fights for you. Choose one that is.
reason-not-your-decision = { $question ->
        [none] Others may still act or answer before you. Wait until you are asked.
       *[other] { $who } has to decide now: “{ $question }” Wait until you are asked.
    }
reason-not-your-razed-realm = That is not a razed realm of yours. Only your own razed realms can be rebuilt.
reason-not-your-realm = A holding goes to a realm of your own formation. Choose one of yours, of its world.
reason-not-your-turn = That is possible only in your own turn. Wait for your { $when }.
reason-not-your-user = { $card } cannot use cards for you now: in a battle only the champion that fights or the attacked realm can, otherwise champions of your pool. { $able ->
        [none] Nobody of yours can use this one now.
       *[other] Able of yours: { $able }.
    }
reason-nothing-to-answer = Nothing has been announced that could be answered. Keep it until another player plays or uses something.
reason-nothing-to-lend = That player holds no cards. Ask somebody who does.
reason-on-the-other-team = That player is on the team of your opponent. Ask somebody of your own team.
reason-one-attack = You have attacked a realm in this turn already, and one is all a turn allows. Attack again in phase 4, { $attack }, of your next turn.
reason-one-holding = You have played a holding in this turn already, and one is all a turn allows. Play this one in phase 2, { $realms }, of your next turn.
reason-one-realm = You have played or rebuilt a realm in this turn already, and one is all a turn allows. Do it in phase 2, { $realms }, of your next turn.
reason-one-rule-card = You have played a rule card in this turn already, and one is all a turn allows. Play this one in phase 0, { $rule-phase }, of your next turn.
reason-only-for-the-fighter = What is lent goes to the champion that fights, and to nobody else. Choose that champion.
reason-other-world = { $detail ->
        [holding] { $card } is a realm of { $theirs }, and this holding of { $own }. Put it on a realm of { $own }.
       *[other] { $card } is of { $theirs }, and this artifact of { $own }. Give it to a champion of { $own }.
    }
reason-own-realm = The realm is your own. Attack a realm of another player.
reason-passed-already = You have passed, which cannot be taken back; only calming the event is possible now. You can answer what is announced next.
reason-pays-first = A realm is rebuilt for cards of your hand. Choose one of them to discard.
reason-permission-refused = Leave to play { $card } has just been refused. Try again in the next round of the battle, or outside a battle in another turn.
reason-place-taken = { $card } stands on that place. Lay the realm on: { $places }.
reason-power-lost = { $card } has lost its power. It works again once what takes the power away has ended or left play.
reason-razed = The realm is razed already. Attack one that is not.
reason-realm-cannot-fight = The realm has no power to defend itself. Defend with a champion of your pool or hand.
reason-realm-chance = You could have played a realm already, and a mulligan is only for whoever never could. Play on with these cards.
reason-realm-played = You have had a realm in play already, and a mulligan is only for whoever never had one. Play on with these cards.
reason-realm-razed = { $card } is razed, and a razed realm bears no holding. Rebuild it first, or choose another realm.
reason-returned-this-turn = { $card } has gone back to your hand in this turn and lost the use of its powers with that. They can be used again in your next turn.
reason-shielded = { $reaching ->
        [none] { $card } stands before it and shields it. Raze that realm first, or attack with a champion that can get past it, such as a flyer.
       *[other] { $card } stands before it and shields it. Raze that realm first, or attack with a champion that can get past it: { $reaching }.
    }
reason-spent = { $named ->
        [yes] { $card } is out of use until its owner's next turn begins. Choose another champion.
       *[no] This champion is out of use until its owner's next turn begins. Choose another champion.
    }
reason-stays-there = { $named ->
        [yes] { $card } keeps it where it is: “{ $says }” Choose another target.
       *[no] It would have no effect there. Choose another target.
    }
reason-stops-between-rounds = A battle is broken off between two rounds, not within one. Pass here; after a round that was won the attacker can stop.
reason-three-cards = Rebuilding costs { $needed ->
        [1] a card
        [2] two cards
       *[3] three cards
    } of your hand, and you hold { $held ->
        [0] none
       *[other] { $held }
    }. It becomes possible with { $needed ->
        [1] a card
        [2] two cards
       *[3] three cards
    } in hand.
reason-too-strong = Its level is more than { $card } still lets you choose: “{ $says }” Choose something of a lower level.
reason-turned-down = { $card } lies face down and is away. It can be used again once it is turned up.
reason-unwilling = That player has refused to help you in this round. Ask somebody else, or again in the next round.
reason-winning-side = Your side is winning this round, so you can play nothing but events. Other cards become possible once you are losing, or after the round.
reason-works-by-itself = { $card } is not used, it works by itself when its time comes: “{ $says }” Wait for that moment.
reason-wrong-moment = { $detail ->
        [combat] Combat is not the time for it. Possible: { $when }.
        [answer] It is no answer to what was announced. Possible: { $when }.
        [any] It cannot be done at just any time. Possible: { $when }.
        [spoils] It cannot be played as spoils. Possible: { $when }.
        [entry] It is not chosen as a card comes into play. Possible: { $when }.
       *[other] Phase { $detail }, { $now }, is not the time for it. Possible: { $when }.
    }

## When: the phases by the names the table shows

when-phase = phase { $number }, { $name }, of your own turn
when-combat = in a battle, in your turn to play a card
when-any = at any time
when-answer = in answer to something just announced
when-entry = as it comes into play
when-never = in no phase; something else brings it into play
when-or = { $most }, or { $last }
when-turn = phase { $number }, { $name }

## Why

why-see-the-card = see the card
why-kind = { $card } ({ $kind })
why-power-used = a power of { $card }
why-no-world = no world
why-pass-on = To get there, pass ({ $word }).
why-nothing = { $card } lies in: { $zone }. Nothing can be done with it there.
why-possible = Possible: { $what }
why-impossible = Not possible: { $what }
why-and-more = { $what }; and { $count } more
why-no-place = no place, as none is free now
