### Ce que font les cartes : déplacer, piocher, détruire, vaincre.

send-discard = { DO($you, "défausser") } { $cards }
send-abyss = { DO($you, "envoyer") } { $cards } dans l'Abysse
send-void = { DO($you, "retirer") } { $cards } du jeu
to-hand = { DO($you, "mettre") } { $cards } dans la main de son propriétaire
draw = { DO($who, "piocher") } { KNOWN($count) ->
        [yes] { COUNT($count, $card) }
       *[no] autant de cartes
    }
discard-from-hand = { DO($who, "défausser") } { KNOWN($count) ->
        [yes] { COUNT($count, $card) }
       *[no] autant de cartes
    } de { PERSON($who) ->
        [you] votre
       *[other] sa
    } main{ $random ->
        [yes] {" "}au hasard
       *[no] {""}
    }
destroy = { DO($you, "détruire") } { $cards }
perishes = { DOES($who, "être") } { $discards ->
        [yes] { FORM($who, "défaussé", "défaussée") }
       *[no] { FORM($who, "vaincu", "vaincue") }
    } aussitôt
raze = { DO($you, "raser") } { $cards }
rebuild = { DO($you, "reconstruire") } { $cards }
cancel = { DO($who, "annuler") } { $it }
auto-defeat = { $if ->
        [none] { $who } { VERB($who, "être") }
       *[some] si { $who } est { BEING($if, $who) }, il est
    } { $discards ->
        [yes] { FORM($who, "défaussé", "défaussée") }
       *[no] { FORM($who, "vaincu", "vaincue") }
    } aussitôt
lose-round = { $who } { VERB($who, "perdre") } le round et { $kept ->
        [yes] { VERB($who, "revenir") } dans sa réserve
       *[no] est { FORM($who, "défaussé", "défaussée") }
    }
note-no-attack = { LET() }{ $who } ne { VERB($who, "pouvoir") } attaquer pendant ce tour
