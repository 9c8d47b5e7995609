### Les critères d'une carte : un nom, un adjectif (`.adjective`) ou une suite au nom (`.clause`).

anything = carte
    .many = cartes
    .gender = f
named = { $name }
    .determiner = name
    .not-clause = autre que { $name }
name-has =
    .clause = dont le nom contient « { $word } »
is =
    .of = ref
    .not-clause = autre que { $ref }
level =
    .clause = de niveau { $which ->
        [own] propre{" "}
        [base] de base{" "}
        [icon] d'icône{" "}
       *[adjusted] {""}
    }{ $span ->
        [exactly] { $most }
        [least] { $least } ou plus
        [most] { $most } ou moins
        [two] { $least } ou { $most }
       *[between] { $least } à { $most }
    }{ $which ->
        [equipped] , objets et artefacts seuls comptés
       *[adjusted] {""}
    }
level-compared =
    .clause = de niveau { $which ->
        [own] propre{" "}
        [base] de base{" "}
        [icon] d'icône{" "}
       *[adjusted] {""}
    }{ $how ->
        [less] inférieur
       *[other] supérieur
    } { IN("à", $number) }
razed =
    .adjective = rasé
    .not-adjective = intact
side-attacking =
    .adjective = attaquant
side-defending =
    .clause = en défense
offensive =
    .adjective = offensif
defensive =
    .adjective = défensif
avatar = avatar
    .many = avatars
hangs-on =
    .clause = { $form ->
        [f] attachée
        [mp] attachés
        [fp] attachées
       *[m] attaché
    } { IN("à", $ref) }
side-either =
    .clause = au combat
side-opposing =
    .clause = du camp adverse
side-friendly =
    .clause = de votre camp
of =
    .clause = { PERSON($who) ->
        [you] à vous
       *[other] { WHOSE($who) }
    }
in =
    .clause = en jeu dans { OR($zone) }
in-of =
    .clause = dans { PERSON($who) ->
        [you] { OWN($who, $zone) }
       *[other] { OWN(ANY($who), $zone) }
    }
