### Ensembles de cartes, cartes isolées et joueurs.

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
    .clause = de { PERSON($who) ->
        [you] { OWN($who, $zone) }
       *[other] { OWN(ANY($who), $zone) }
    }
top = { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } { IN("de", OWN(ANY($who), $zone)) }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .gender = f
    .determiner = none

self = carte
    .gender = f
    .determiner = this
bearer = son porteur
    .determiner = none
caster = lanceur
    .determiner = the
card-user = champion qui utilise cette carte
    .determiner = the
fighter-opposing = champion adverse
    .determiner = the
fighter-friendly = votre champion au combat
    .determiner = none
fighter-attacking = champion attaquant
    .determiner = the
fighter-defending = champion en défense
    .determiner = the
attacked-realm = royaume attaqué
    .determiner = the
own-realm = royaume
    .determiner = this

you = vous
    .determiner = none
    .person = 2
everyone = joueur
    .many = joueurs
    .default = every
opponents = adversaire
    .many = adversaires
    .default = every
player-left = joueur assis à votre gauche
    .many = joueurs assis à votre gauche
    .determiner = the
player-right = joueur assis à votre droite
    .many = joueurs assis à votre droite
    .determiner = the
player-opposite = joueur assis en face de vous
    .many = joueurs assis en face de vous
    .determiner = the
player-opposing = adversaire
    .determiner = the
player-attacking = attaquant
    .determiner = the
player-defending = défenseur
    .determiner = the
others = autre joueur
    .many = autres joueurs
    .default = every
having-cards =
    .of = who
    .clause = qui a { $what ->
        [none] une carte
       *[some] { A($what) }
    } dans { THE($zone) }

wherever-in-play =
    .clause = en jeu
all-of-sets =
    .of = sets
    .joint = and
