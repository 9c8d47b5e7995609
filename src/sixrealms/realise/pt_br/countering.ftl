### Respostas: o que acontece com o que acaba de ser anunciado.

cancel = { CARD($it) ->
        [yes] { DO($who, "cancelar") } o efeito { IN("de", $it) }
       *[no] { DO($who, "cancelar") } { $it }
    }
calm = { LET() }{ $it } não afeta você nem suas cartas
redirect = { DO($who, "redirecionar") } { $it } para outro alvo válido à sua escolha
redirect-to = { DO($who, "escolher") } { A($to) }, que passa a ser o alvo { IN("de", $it) }
duplicate = { LET() }logo depois { IN("de", $it) }, o efeito dele acontece de novo como se você o tivesse jogado, e as escolhas são suas
cancel-spell-in-play = { DO($who, "encerrar") } { $card }
affects-only-you = afeta só você
    .adverb = que afeta só você
deflect = { DO($who, "redirecionar") } { $it } para { A($to) }, com alvos à sua escolha entre as cartas dele
deflect-to = { LET() }{ $it } passa a atingir { $to }: quem { FORM($it, "o jogou", "a jogou") } escolhe novos alvos entre as cartas dele e, se não houver nenhum, { FORM($it, "ele", "ela") } não tem efeito
tear-up = { DO($who, "remover") } essa carta do jogo, para que valha mesmo assim
redirect-anywhere = { DO($who, "redirecionar") } { $it } para quem a lançou, para outro campeão ou para qualquer outra carta que ela possa atingir (de qualquer jogador)
