### Tests on cards: as a noun, an adjective before it (`.adjective`) or a clause after it (`.clause`).

anything = card
    .many = cards
named = { $name }
    .determiner = name
    .not-clause = (except { $name })
name-has =
    .clause = with “{ $word }” in { $form ->
        [np] their names
       *[n] its name
    }
    .item = “{ $word }”
    .several = with { $several } in { $form ->
        [np] their names
       *[n] its name
    }
    .not-clause = without “{ $word }” in { $form ->
        [np] their names
       *[n] its name
    }
is =
    .of = ref
    .not-clause = other than { AGAIN($ref) ->
        [yes] that one
       *[no] { $ref }
    }
level =
    .clause = of { $which ->
        [own] own level
        [base] base level
        [icon] icon level
       *[adjusted] level
    } { $span ->
        [exactly] { $most }
        [least] { $least } or more
        [most] { $most } or less
        [two] { $least } or { $most }
       *[between] { $least } to { $most }
    }{ $which ->
        [equipped] {" "}(counting only base level, items and artifacts)
       *[adjusted] {""}
    }
icon-bonus =
    .clause = with a printed bonus of { $span ->
        [exactly] { $most }
        [least] { $least } or more
        [most] { $most } or less
        [two] { $least } or { $most }
       *[between] { $least } to { $most }
    }
level-compared =
    .clause = whose { $which ->
        [own] own level
        [base] base level
        [icon] icon level
       *[adjusted] level
    }{ $form ->
        [np] s are
       *[n] {" "}is
    } { $how ->
        [less] lower
       *[other] higher
    } than { $number }
razed =
    .adjective = razed
    .not-adjective = unrazed
    .not-clause = in play and unrazed
side-attacking =
    .adjective = attacking
side-defending =
    .adjective = defending
cast-side-attacking =
    .clause = cast by the attacker
cast-side-defending =
    .clause = cast by the defender
attached =
    .adjective = attached
offensive =
    .adjective = offensive
defensive =
    .adjective = defensive
harmful =
    .adjective = harmful
helpful =
    .adjective = helpful
avatar = avatar
    .many = avatars
    .adjective = avatar
hero-unarmed = hero unarmed combat card
    .many = hero unarmed combat cards
hangs-on =
    .clause = attached to { $ref }
    .not-clause = not attached to { $ref }
hangs-on-noted-played =
    .clause = that { $form ->
        [np] were played in this round and are
       *[n] was played in this round and is
    } attached to { $ref }
razed-or-gone =
    .clause = razed or gone from its formation
side-either =
    .clause = in combat
side-opposing =
    .clause = on the opposing side
side-friendly =
    .clause = on your side
owned-by =
    .clause = owned by { $who }
of =
    .clause = { PERSON($who) ->
        [you] of yours
       *[other] of { WHOSE($who) }
    }
    .not-clause = { PERSON($who) ->
        [you] { $form ->
            [np] that are not yours
           *[n] that is not yours
        }
       *[other] of any player other than { $who }
    }
in =
    .clause = in { $predicate ->
        [yes] { OR($zone) }
       *[no] { OR(ANY($zone)) }
    }
other =
    .adjective = other
ready =
    .clause = in the pool or in battle
of-noted-played =
    .clause = played by { ANY($who) } in this round
kept-side-attacking =
    .clause = used by the attacker
kept-side-defending =
    .clause = used by the defender
