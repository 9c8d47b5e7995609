### Outros modos de vencer.

caused = { $how ->
        [alone] um só jogador as { IT("sacar") }
        [in-battle] { $by } causou isso em batalha
       *[any] { $by } causou isso
    }
    .inside = { $how ->
        [alone] por um só jogador
        [in-battle] { IN("por", $by) } em batalha
       *[any] se { $by } causou isso
    }
    .unless = se não foi { $by } quem causou isso
mark-realm = { LET() }{ $it } leva o seu marcador até ser { FORM($it, "reconstruído", "reconstruída") } ou sair de jogo
score = { DO($who, "marcar") } um ponto, que fica com você
realms-and-credit = você vence com { $realms } reinos{ $razed_count ->
        [yes] , arrasados ou não,
       *[no] {" "}intactos
    } e o crédito por { $credit } reinos arrasados, e de nenhum outro modo
