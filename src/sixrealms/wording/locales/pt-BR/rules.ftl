### Consulta às regras: `sixrealms rules`

rules-heading-section = Seção
rules-heading-about = Assunto
rules-heading-count = Regras
rules-count = { $count ->
    [1] { $count } regra
   *[other] { $count } regras
}
rules-sections-hint = `sixrealms rules SEÇÃO` lista as regras de uma seção; `sixrealms rules ID` mostra uma regra.
rules-section-title = { $name }: { $title } ({ $count ->
    [1] { $count } regra
   *[other] { $count } regras
})
rules-sources = Consta em: { $documents }
rules-differs = { $document } diz outra coisa: { $text }
rules-cards = Cartas citadas: { $cards }
rules-proof = Como se comprova: { $text }
rules-not-enforceable = Nenhum programa consegue aplicar isto: { $reason }
rules-later = Ainda não aplicada: { $reason }
rules-question = { $id }: { $question }
rules-every-ruleset = todos os regulamentos
rules-note = Observação: { $text }

## Títulos das seções

section-general = Regras gerais
section-card = O que está impresso na carta
section-deck = Montagem do baralho
section-dungeon-card = Cartas de masmorra
section-setup = Preparação da partida
section-mulligan = Mulligan (recomeço da partida)
section-cosmos = Regra do Cosmos
section-turn = O turno e suas fases
section-realm = Reinos
section-formation = A formação
section-raze = Como um reino é arrasado
section-rebuild = Como um reino é reconstruído
section-holding = Fortalezas
section-pool = A reserva
section-inplay = O que está em jogo
section-limbo = O Limbo
section-abyss = O Abismo
section-void = O Vácuo
section-discard = Descarte
section-combat = O combate, passo a passo
section-undead = Medo dos mortos-vivos
section-worldbonus = Bônus de mundo
section-activation = Ordem de ativação
section-battle = Como uma batalha termina
section-spoils = Espólios da vitória
section-icon = Habilidades indicadas pelos ícones
section-spell = Magias
section-wall = Muralhas e outros obstáculos
section-dispel = Dissipar e desviar magias
section-wish = Desejo (Wish)
section-instant = Derrota instantânea
section-immunity = Imunidade
section-borrow = Cartas emprestadas
section-copy = Poderes copiados
section-allany = Uso de todas ou quaisquer cartas de um tipo
section-order = Quem joga primeiro
section-deckout = Quando acabam as cartas
section-avatar = Avatares
section-move = Voadores, nadadores e caminhantes da terra
section-event = Eventos
section-pause = A pausa depois de um evento
section-calm = Acalmar um evento
section-power = Poderes especiais
section-voluntary = Sair de jogo por vontade própria
section-counter = Contraefeitos
section-once = Uma vez por turno
section-dup = Cartas duplicadas
section-named = Decisões sobre cartas específicas
section-victory = Vitória
section-gloss = Significado dos termos
section-option = Regras opcionais
section-dungeon = Cartas de masmorra como regra opcional
section-tyrant = The Tyrant's Game
section-protocol = Conduta em torneios
section-tournament = Torneios
section-format = Formatos de torneio
section-variant = Variantes
section-notation = Notação
section-running = Como conduzir um torneio
section-official = Relatório à editora
section-tracking = De uma rodada à seguinte
section-scoring = Pontuação
section-rank = Ranking
section-outreach = Ajuda da editora
section-grid = Grades de confrontos
section-report = Relatórios de torneio

rule-unknown = não há a regra { $name }; `sixrealms rules` lista as seções
rule-unknown-near = não há a regra { $name }; mais parecidas: { $near }
