### Anotações, turnos extras e o mais que diz respeito ao tempo. Uma anotação se cala onde quem pergunta por ela diz tudo.

end-own = { LET() }este efeito termina
extra-turn = { DO($who, "jogar") } mais um turno em seguida
skip-turn = { DO($who, "perder") } o { PERSON($who) ->
        [you] seu{" "}
       *[other] {""}
    }próximo turno
skip-phase = { LET() }este turno perde a fase { $phase }
cancel-extra-turn = { LET() }o turno extra prestes a ser jogado é perdido
cancel-extra-turn-of = { LET() }{ A($who) } perde o turno extra que está prestes a jogar
spend = { LET() }{ $who } não pode ser { FORM($who, "usado", "usada") } até o próximo turno do dono
note-cancelled = {""}
note-summoned = { LET() }anota-se { $value }
note-beaten = {""}
note-foretold = { DO($who, "prever") } em segredo a vitória { $value ->
        [1] do atacante
       *[2] do defensor
    }
note-school = { DO($who, "usar") }, nesta rodada, apenas magias de { $value ->
        [1] mago
       *[2] clérigo
    }
choose-school = { DO($who, "escolher") } magias de mago ou magias de clérigo; nesta rodada, { $on } só pode usar as do tipo escolhido
note-first-ally = {""}
note-may-attack = { LET() }{ $on } { VERB($on, "poder") } atacar neste turno
remember = { LET() }anota-se { $number }
from-then-on = a partir daí, { $told }
waits = { LET() }esta carta fica na mesa
note-king = { LET() }{ $on } { VERB($on, "ser") } um rei
leaves-the-table = esta carta sai da mesa
leaves-the-table-unsaid = {""}
