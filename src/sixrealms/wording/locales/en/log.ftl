### What happened. $you is "yes" when the reader is the player the sentence is about

log-turn =
    { $you ->
        [yes] Turn { $number } begins. It is your turn.
       *[no] Turn { $number } begins. It is { $who }'s turn.
    }
log-start-draw =
    { $you ->
        [yes] You show { $card }, last digit { $digit }, to see who begins.
       *[no] { $who } shows { $card }, last digit { $digit }, to see who begins.
    }
log-cut =
    { $you ->
        [yes] Your pile is cut by { $number }.
       *[no] { $who }'s pile is cut by { $number }.
    }
log-draw =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $who } draws { $cards }.
    }
log-draw-hidden =
    { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
log-spoils =
    { $you ->
        [yes] You draw { $cards } as spoils of victory.
       *[no] { $who } draws { $cards } as spoils of victory.
    }
log-spoils-hidden =
    { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } as spoils of victory.
log-returned =
    { $you ->
        [yes] You put it back on your draw pile.
       *[no] { $who } puts it back on the draw pile.
    }
log-dungeon = { $card } enters the game.
log-dungeon-spoils =
    { $you ->
        [yes] You show { $card } as spoils of the dungeon.
       *[no] { $who } shows { $card } as spoils of the dungeon.
    }
log-play =
    { $you ->
        [yes] You play { $card }{ $where }.
       *[no] { $who } plays { $card }{ $where }.
    }
log-use =
    { $you ->
        [yes] You use { $card }.
       *[no] { $who } uses { $card }.
    }
log-answer =
    { $you ->
        [yes] You answer with { $card }{ $where }.
       *[no] { $who } answers with { $card }{ $where }.
    }
log-target =
    { $count ->
        [one] Target of { $card }: { $cards }.
       *[other] Targets of { $card }: { $cards }.
    }
log-cancelled = { $card } is stopped and does nothing.
log-no-power = { $card } has lost its power and does nothing special.
log-refused = { $card } is not allowed and goes back.
log-turned = { $card } is turned on { $other }.
log-turned-alone = { $card } is turned on somebody else.
log-torn = { $card } will leave the game for good.
log-attack =
    { $you ->
        [yes] You attack { $card } with { $other }.
       *[no] { $yours ->
            [yes] { $who } attacks your { $type ->
                [dungeon] dungeon
               *[realm] realm
            } { $card } with { $other }.
           *[no] { $who } attacks { $card } of { $owner } with { $other }.
        }
    }
log-defend =
    { $you ->
        [yes] You defend with { $card }.
       *[no] { $who } defends with { $card }.
    }
log-undefended = Nobody defends { $card }.
log-taken-back =
    { $you ->
        [yes] You take back your attack with { $card }.
       *[no] { $who } takes back the attack with { $card }.
    }
log-stop =
    { $you ->
        [yes] You stop attacking.
       *[no] { $who } stops attacking.
    }
log-request =
    { $you ->
        [yes] You ask { $second } for help.
        [second] { $who } asks you for help.
       *[no] { $who } asks { $second } for help.
    }
log-lends =
    { $you ->
        [yes] You lend { $card } to { $second }.
        [second] { $who } lends { $card } to you.
       *[no] { $who } lends { $card } to { $second }.
    }
log-unwilling =
    { $you ->
        [yes] You do not help { $second } in this round.
        [second] { $who } does not help you in this round.
       *[no] { $who } does not help { $second } in this round.
    }
log-totals = { $card } { $number } against { $other } { $against }.
log-round = { $card } defeats { $other }.
log-round-alone = { $card } wins the round.
log-battle-ends = The battle for { $card } is over.
log-frightened = { $card } flees from the undead.
log-stopped = { $card } is stopped by { $other }.
log-stopped-alone = { $card } is stopped.
log-instant-defeat = { $card } is defeated by { $other }.
log-instant-defeat-alone = { $card } is defeated.
log-switch = { $card } changes sides and fights for { $other }{ $because }.
log-ally-lost = { $card } is gone for this round{ $because }.
log-stands-in = { $card } fights in the place of { $other }.
log-joins = { $card } fights beside { $other }{ $because }.
log-turned-down = { $card } is turned face down.
log-turned-up = { $card } is turned up.
log-hangs = { $card } hangs on { $other } now{ $because }.
log-raze =
    { $yours ->
        [yes] Your realm { $card } is razed{ $because }.
       *[no] { $card } of { $owner } is razed{ $because }.
    }
log-rebuild =
    { $yours ->
        [yes] Your realm { $card } stands again{ $because }.
       *[no] { $card } of { $owner } stands again{ $because }.
    }
log-averted = The loss of { $card } is averted.
log-protected = { $card } is protected from { $other }.
log-protected-alone = { $card } is protected.
log-redirect =
    { $to ->
        [none] { $other } saves { $card }.
       *[other] { $other } decides where { $card } goes.
    }
log-redirect-alone = { $card } goes another way.
log-leave =
    { $to ->
        [abyss] { $card } goes to the Abyss{ $because }.
        [void] { $card } leaves the game for the Void{ $because }.
        [limbo] { $card } goes to Limbo{ $because }.
        [hand] { $yours ->
            [yes] { $card } goes back to your hand{ $because }.
           *[no] { $card } goes back to { $owner }'s hand{ $because }.
        }
        [draw] { $yours ->
            [yes] { $card } goes into your draw pile{ $because }.
           *[no] { $card } goes into { $owner }'s draw pile{ $because }.
        }
        [pool] { $card } goes to the pool{ $because }.
       *[discard] { $card } is discarded{ $because }.
    }
log-leave-defeat =
    { $to ->
        [limbo] { $card } is defeated{ $because } and goes to Limbo.
        [abyss] { $card } is defeated{ $because } and goes to the Abyss.
        [void] { $card } is defeated{ $because } and leaves the game for the Void.
       *[discard] { $card } is defeated{ $because } and discarded.
    }
log-leave-raze = { $card } is razed{ $because } and leaves the game for the Void.
log-leave-lent = { $card } goes back to the hand it was lent from.
log-leave-bearer = { $card } is lost{ $because }.

# Why: which card did it. They continue a sentence
because-card = because of { $what }
because-own = by its own power
because-defeat = by { $what }
because-raze = by { $what }
because-bearer = with { $what }
because-cost = to pay for { $what }
because-own-cost = to pay for its own power
because-rebuilding = to rebuild { $what }
because-replaced = to make room for { $what }
because-dungeon-razed = , having razed { $what }

# Why: which rule did it
because-rule-no-realm =
    { $yours ->
        [yes] , because you have no realm left
       *[no] , because { $owner } has no realm left
    }
because-rule-hand-limit =
    { $yours ->
        [yes] , because you hold too many cards
       *[no] , because { $owner } holds too many cards
    }
because-rule-copy = , because a copy of it is in play
because-rule-loser = , because it lost the round
because-rule-unwanted = instead of being kept as treasure
because-rule-lender-gone = , because what it was borrowed from is gone
because-rule-nowhere = , because only champions come back from Limbo

log-returns = { $card } returns from Limbo.
log-credit =
    { $you ->
        [yes] You earn credit for razing { $card }.
       *[no] { $who } earns credit for razing { $card }.
    }
log-earned = { $card } earns base levels: { $count }.
log-quest =
    { $you ->
        [yes] You send { $card } on a quest.
       *[no] { $who } sends { $card } on a quest.
    }
log-quest-meets = On its quest { $card } meets { $cards }.
log-quest-over = The quest of { $card } is over.
log-laid =
    { $you ->
        [yes] You lay { $card }.
       *[no] { $who } lays { $card }.
    }
log-effect-ends = The effect of { $card } ends.
log-control =
    { $you ->
        [yes] You control { $card } now{ $because }.
       *[no] { $who } controls { $card } now{ $because }.
    }
log-conceded =
    { $you ->
        [yes] You give this game up.
       *[no] { $who } gives this game up.
    }
log-stood-in =
    { $you ->
        [yes] A computer player plays for you.
       *[no] A computer player plays for { $who }.
    }
log-out-of-time =
    { $you ->
        [yes] Your time is up. A computer player plays for you.
       *[no] The time of { $who } is up. A computer player goes on.
    }
log-took-seat =
    { $you ->
        [yes] You are back and play yourself.
       *[no] { $who } is back.
    }
log-extra-turn =
    { $you ->
        [yes] You get another turn.
       *[no] { $who } gets another turn.
    }
log-skipped =
    { $you ->
        [yes] Your turn is skipped.
       *[no] { $who }'s turn is skipped.
    }
log-turn-taken =
    { $you ->
        [yes] You take the turn you missed.
       *[no] { $who } takes the turn missed before.
    }
log-told =
    { $you ->
        [yes] You say: { $number }.
       *[no] { $who } says: { $number }.
    }
log-guessed =
    { $you ->
        [yes] You guess: { $type }.
       *[no] { $who } guesses: { $type }.
    }
log-named =
    { $you ->
        [yes] You name { $what }.
       *[no] { $who } names { $what }.
    }
log-reversed = The order of play is reversed.
log-places-swapped = { $card } and { $other } change places{ $because }.
log-places-swapped-alone = { $card } changes places with another realm{ $because }.
log-hands-exchanged =
    { $you ->
        [yes] You and { $second } exchange hands.
        [second] { $who } and you exchange hands.
       *[no] { $who } and { $second } exchange hands.
    }
log-digit =
    { $you ->
        [yes] You turn up { $card }: { $number }.
       *[no] { $who } turns up { $card }: { $number }.
    }
log-digit-none =
    { $you ->
        [yes] Your digit counts as { $number }.
       *[no] The digit of { $who } counts as { $number }.
    }
log-reshuffle =
    { $you ->
        [yes] Your discard pile becomes your new draw pile.
       *[no] { $who }'s discard pile becomes the new draw pile.
    }
log-mulligan =
    { $you ->
        [yes] You show a hand without a realm to play ({ $cards }) and the game begins anew.
       *[no] { $who } shows a hand without a realm to play ({ $cards }) and the game begins anew.
    }
