### Sets of cards, single cards and players.

in-play =
    .of = test
    .determiner = a
every =
    .of = test
    .determiner = every
pile =
    .of = test
    .determiner = { $all ->
        [yes] every
       *[no] a
    }
    .clause = from { PERSON($who) ->
        [you] { OWN($who, $zone) }
       *[other] { $all ->
            [yes] { OWN($who, $zone) }
           *[no] { OWN(ANY($who), $zone) }
        }
    }
    .lies = { $form ->
        [np] are
       *[n] is
    } in { OWN(ANY($who), $zone) }
first-of-pile =
    .of = test
    .adjective = first
    .determiner = the
    .clause = from { PERSON($who) ->
        [you] { OWN($who, $zone) }
       *[other] { OWN(ANY($who), $zone) }
    }
pile-lying =
    .of = test
    .determiner = { $all ->
        [yes] every
       *[no] a
    }
    .clause = in { PERSON($who) ->
        [you] { OWN($who, $zone) }
       *[other] { OWN(ANY($who), $zone) }
    }
    .lies = { $form ->
        [np] are
       *[n] is
    } in { OWN(ANY($who), $zone) }
played-in-round =
    .of = test
    .determiner = a
    .clause = played by { ANY($who) } in this round
hand-whole = { OWN(ANY($who), $zone) }
    .determiner = none
several-sets =
    .of = sets
    .joint = or
kept-beneath = what lies beneath this card
    .determiner = none
all-of-sets =
    .of = sets
    .joint = and
top = the top { $count ->
        [one] card
       *[other] { $count } cards
    } of { OWN(ANY($who), $zone) }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .determiner = none
bottom = the bottom { $count ->
        [one] card
       *[other] { $count } cards
    } of { OWN(ANY($who), $zone) }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .determiner = none
among-them =
    .of = test
    .determiner = a
    .clause = among them
among-top =
    .of = test
    .determiner = { $all ->
        [yes] every
       *[no] a
    }
    .clause = among the top { $count ->
        [one] card
       *[other] { $count } cards
    } of { OWN(ANY($who), $zone) }
among-bottom =
    .of = test
    .determiner = { $all ->
        [yes] every
       *[no] a
    }
    .clause = among the bottom { $count ->
        [one] card
       *[other] { $count } cards
    } of { OWN(ANY($who), $zone) }
extreme =
    .of = among
    .adjective = { $highest ->
        [yes] highest-level
       *[no] lowest-level
    }
    .determiner = the

self = card
    .determiner = this
bearer = bearer
    .determiner = the
ally-bearer = champion this card fights for
    .determiner = the
caster = caster
    .determiner = the
caster-answering = caster of this card
    .determiner = the
card-user = champion using this card
    .determiner = the
fighter-opposing = opposing champion
    .determiner = the
fighter-friendly = your champion in combat
    .determiner = none
fighter-attacking = attacking champion
    .determiner = the
fighter-defending = defending champion
    .determiner = the
fighter-either = attacking or defending champion
    .determiner = the
attacked-realm = attacked realm
    .determiner = the
own-realm = realm
    .determiner = this
realm-above = realm
    .determiner = that

you = you
    .determiner = none
    .person = 2
player-playing = player of this card
    .determiner = the
player-owning = owner of this card
    .determiner = the
everyone = player
    .many = players
    .default = every
opponents = opponent
    .many = opponents
    .default = every
player-left = player to your left
    .many = players to your left
    .determiner = the
player-right = player to your right
    .many = players to your right
    .determiner = the
player-opposite = player sitting opposite
    .many = players sitting opposite
    .determiner = the
player-opposing = opponent
    .determiner = the
player-active = active player
    .determiner = the
player-whose-turn = player
    .determiner = that
player-attacking = attacker
    .determiner = the
player-defending = defender
    .determiner = the
player-either = attacker and defender
    .determiner = the
    .number = many
player-outside = player outside the battle
    .many = players outside the battle
    .default = a
beaten-player = beaten player
    .many = beaten players
    .determiner = the
third-player = third player
    .many = third players
apart =
    .of = who
    .clause = other than { $but }
others = other player
    .many = other players
    .default = every
having-cards =
    .of = who
    .clause = with { $least ->
        [1] { $what ->
            [none] a card
           *[some] { A($what) }
        }
       *[other] { $least } or more { $what ->
            [none] cards
           *[some] { MANY($what) }
        }
    } in their { BARE($zone) }
having-too-many =
    .of = who
    .clause = with more cards in hand than they may keep
in-of =
    .clause = in { PERSON($who) ->
        [you] { OWN($who, $zone) }
       *[other] { OWN(ANY($who), $zone) }
    }

wherever-in-play =
    .clause = in play
as-of-now =
    .of = cards
    .clause = (only those there now)
    .now = now
hand-or-play =
    .of = test
    .clause = from { OWN(ANY($who), $zone) } or in play
