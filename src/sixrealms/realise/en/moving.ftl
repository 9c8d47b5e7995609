### Moving cards: piles, hands, pools, Limbo, Abyss, Void.

send-discard = { DO($you, "discard") } { $cards }
send-abyss = { DO($you, "send") } { TRAILS($cards) ->
        [yes] to the Abyss { $cards }
       *[no] { $cards } to the Abyss
    }
send-void = { DO($you, "remove") } { SHORT($cards) ->
        [yes] { $cards } from the game
       *[no] from the game { $cards }
    }
send-draw = { $how ->
        [shuffled] { DO($you, "shuffle") }
       *[other] { DO($you, "put") }
    } { TRAILS($cards) ->
        [yes] { $how ->
            [shuffled] into
            [bottom] at the bottom of
           *[top] on top of
        } { YOURS($cards) ->
            [yes] your draw pile
           *[no] { NUMBER($cards) ->
                [many] their owners' draw piles
               *[one] { ITS($cards) } owner's draw pile
            }
        } { $cards }
       *[no] { $cards } { $how ->
            [shuffled] into
            [bottom] at the bottom of
           *[top] on top of
        } { YOURS($cards) ->
            [yes] your draw pile
           *[no] { NUMBER($cards) ->
                [many] their owners' draw piles
               *[one] { ITS($cards) } owner's draw pile
            }
        }
    }
to-pool = { DO($you, "put") } { TRAILS($cards) ->
        [yes] into { YOURS($cards) ->
            [yes] your pool
           *[no] { NUMBER($cards) ->
                [many] their owners' pools
               *[one] { ITS($cards) } owner's pool
            }
        } { $cards }
       *[no] { $cards } into { YOURS($cards) ->
            [yes] your pool
           *[no] { NUMBER($cards) ->
                [many] their owners' pools
               *[one] { ITS($cards) } owner's pool
            }
        }
    }
to-hand = { DO($you, "put") } { TRAILS($cards) ->
        [yes] into { YOURS($cards) ->
            [yes] your hand
           *[no] { NUMBER($cards) ->
                [many] their owners' hands
               *[one] { ITS($cards) } owner's hand
            }
        } { $cards }
       *[no] { $cards } into { YOURS($cards) ->
            [yes] your hand
           *[no] { NUMBER($cards) ->
                [many] their owners' hands
               *[one] { ITS($cards) } owner's hand
            }
        }
    }
keep-in-play = { $may ->
        [yes] { LET() }one { BARE($among) } may be kept
       *[no] { DO($who, "keep") } { A($among) }
    } in play after the round
lay-under = { DO($you, "lay") } this card face down under { $realm }
put-beneath = { DO($you, "put") } { $card } beneath this card ({ $most } at most); in combat your { BARE($users) } may use { $most ->
        [1] the
       *[other] any
    } card kept there as if it were in your hand
keep-beneath = { DO($you, "put") } { $card } beneath this card ({ $most } at most); in combat { $users } may use { $most ->
        [1] the
       *[other] any
    } card kept there as if it were in your hand
lay-beneath = { DO($you, "put") } { $card } beneath this card
expose = { DO($you, "turn") } this card up{ $effect ->
        [none] {""}
       *[some] {" "}and play it: { $effect }
    }
to-limbo = { DO($you, "send") } { $cards } to Limbo{ $turns ->
        [-1] {""}
       *[other] {" "}until { ITS($cards) } owner's next turn is over
    }

discard-from-hand = { DO($who, "discard") } { KNOWN($count) ->
        [yes] { COUNT($count, $card) }
       *[no] that many cards
    } from { PERSON($who) ->
        [you] your hand
       *[other] their hand
    }{ $random ->
        [yes] {" "}at random
       *[no] {""}
    }
discard-down-to = { DO($who, "discard") } down to { $left } { $left ->
        [1] card
       *[other] cards
    } in hand
discard-hand = { DO($who, "discard") } { PERSON($who) ->
        [you] your
       *[other] their
    } hand
draw = { DO($who, "draw") } { KNOWN($count) ->
        [yes] { COUNT($count, $card) }
       *[no] that many cards
    }
draw-losing = { DO($who, "draw") } { KNOWN($count) ->
        [yes] { COUNT($count, $card) }
       *[no] that many cards
    } face up; { EACH($lost) } among them is discarded at once
look-at-all = { DO($who, "look at") } { OWN(ANY($owner), $zone) }
look = { DO($who, "look at") } { $cards }
shuffle-discards = { DO($who, "shuffle") } { PERSON($who) ->
        [you] your discard pile into your
       *[other] their discard pile into their
    } draw pile
arrange = { DO($you, "look at") } { $cards } and put them back in any order
noted-handed-over =
    .clause = handed over before in this turn
    .not-clause = not yet moved this turn
move-over = { DO($you, "move") } { $cards }{ ONE($cards) ->
        [yes] {""}
       *[no] {", each"}
    } to { ANY($to) } that may bear it
hand-over = { DO($you, "attach") } { $cards }{ ONE($cards) ->
        [yes] {""}
       *[no] {", each"}
    } to { ANY($to) } that may bear it{ $how ->
        [discard] {" "}or, failing that, discard { FORM($cards, "it", "it", "them", "them") }
       *[stay] {""}
    }
hand-back = { DO($you, "attach") } { $cards } to { $to }{ $how ->
        [discard] {" "}or, if that is impossible, discard { FORM($cards, "it", "it", "them", "them") }
       *[stay] {""}
    }
turn-down = { DO($you, "turn") } { $cards } { $up ->
        [yes] up again
       *[no] face down until { FORM($cards, "it comes", "it comes", "they come", "they come") } into battle
    }
kept-face-down = { $cards } { NUMBER($cards) ->
        [many] are
       *[one] is
    } kept face down outside battle
lay-allies = { DO($you, "lay") } { $any ->
        [yes] any number of allies
       *[no] an ally
    } from your hand face down under { $under }; { $any ->
        [yes] they are
       *[no] the ally is
    } turned up and counted when { $both ->
        [yes] neither side plays
       *[no] the other side does not play
    } any more cards
each-later-joins = { DO($you, "do") } the same with each one that joins the fight later
each-later-played = { DO($you, "do") } the same with each one that is played later
send-discard-from-abyss = { DO($you, "put") } { $cards } into { YOURS($cards) ->
        [yes] your
       *[no] { ITS($cards) } owner's
    } discard pile
