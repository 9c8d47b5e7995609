### Substantivos do jogo e como começam as condições. `.many` é o plural, `.gender` m ou f, `.determiner` um artigo próprio.

condition-if = se { SUPPOSE($claim) }
condition-unless = { DENY($claim) }
that-is = que { WANTED("ser") } { A($x) }
    .many = que { WANTED("ser", "many") } { MANY($x) }

noun-side = lado
    .many = lados
noun-turn = turno
    .many = turnos
    .gender = m
noun-card = carta
    .many = cartas
    .gender = f
noun-ally = aliado
    .many = aliados
    .gender = m
noun-artifact = artefato
    .many = artefatos
    .gender = m
noun-blood-ability = habilidade de sangue
    .many = habilidades de sangue
    .gender = f
noun-cast-card = magia ou habilidade de qualquer tipo
    .many = magias ou habilidades de qualquer tipo
    .gender = f
champion-powers = poder de campeão
    .many = poderes de campeões
    .gender = m
noun-champion = campeão
    .many = campeões
    .gender = m
noun-cleric = clérigo
    .many = clérigos
    .gender = m
noun-cleric-spell = magia de clérigo
    .many = magias de clérigo
    .gender = f
noun-dungeon = carta de masmorra
    .many = cartas de masmorra
    .gender = f
noun-event = evento
    .many = eventos
    .gender = m
noun-hero = herói
    .many = heróis
    .gender = m
noun-holding = fortaleza
    .many = fortalezas
    .gender = f
noun-magical-item = item mágico
    .many = itens mágicos
    .gender = m
noun-monster = monstro
    .many = monstros
    .gender = m
noun-psionic-power = poder psiônico
    .many = poderes psiônicos
    .gender = m
noun-psionicist = psiônico
    .many = psiônicos
    .gender = m
noun-realm = reino
    .many = reinos
    .gender = m
noun-regent = regente
    .many = regentes
    .gender = m
noun-rule = carta de regra
    .many = cartas de regra
    .gender = f
noun-spell = magia
    .many = magias
    .gender = f
noun-spellcaster = conjurador
    .many = conjuradores
    .gender = m
noun-thief = ladrão
    .many = ladrões
    .gender = m
noun-thief-ability = habilidade de ladrão
    .many = habilidades de ladrão
    .gender = f
noun-unarmed-combat = carta de combate desarmado
    .many = cartas de combate desarmado
    .gender = f
noun-wizard = mago
    .many = magos
    .gender = m
noun-wizard-spell = magia de mago
    .many = magias de mago
    .gender = f

zone-draw = pilha de saque
    .many = pilhas de saque
    .gender = f
zone-hand = mão
    .many = mãos
    .gender = f
zone-pool = reserva
    .many = reservas
    .gender = f
zone-formation = formação
    .many = formações
    .gender = f
zone-discard = pilha de descarte
    .many = pilhas de descarte
    .gender = f
zone-limbo = Limbo
    .gender = m
    .determiner = the
zone-abyss = Abismo
    .gender = m
    .determiner = the
zone-void = Vácuo
    .gender = m
    .determiner = the

noun-number = número
    .many = números
    .gender = m
noun-player = jogador
    .many = jogadores
    .gender = m
bound-player-later = jogador escolhido
    .gender = m
    .determiner = the
bound-self = carta
    .gender = f
    .determiner = this
bound-it = carta
    .gender = f
    .determiner = that
bound-by = jogador
    .gender = m
    .determiner = that
# o jogador da vez em "para cada jogador, na sua vez"
bound-each = ele
    .gender = m
    .determiner = none
    .whose = seu

## Tipos e raças: antes de um substantivo vira adjetivo (`.adjective`), sozinho é substantivo.

kind-adventurer = aventureiro
    .many = aventureiros
    .gender = m
    .adjective = aventureiro
kind-awnshegh = awnshegh
    .many = awnsheghlien
    .gender = m
    .adjective = awnshegh
    .f = awnshegh
    .mp = awnsheghlien
    .fp = awnsheghlien
kind-beholder = beholder
    .many = beholders
    .gender = m
    .adjective = beholder
    .f = beholder
    .mp = beholders
    .fp = beholders
kind-black-wizard = mago das Vestes Negras
    .many = magos das Vestes Negras
    .gender = m
    .adjective = das Vestes Negras
    .f = das Vestes Negras
    .mp = das Vestes Negras
    .fp = das Vestes Negras
kind-coastal = reino costeiro
    .many = reinos costeiros
    .gender = m
    .adjective = costeiro
kind-defensive = carta defensiva
    .many = cartas defensivas
    .gender = f
    .adjective = defensivo
kind-draconian = draconiano
    .many = draconianos
    .gender = m
    .adjective = draconiano
kind-dragon = dragão
    .many = dragões
    .gender = m
    .adjective = dragão
    .f = dragão
    .mp = dragões
    .fp = dragões
kind-dragon-unarmed-combat = carta de combate desarmado de dragão
    .many = cartas de combate desarmado de dragão
    .gender = f
kind-drow = drow
    .many = drow
    .gender = m
    .adjective = drow
    .f = drow
    .mp = drow
    .fp = drow
kind-duergar = duergar
    .many = duergar
    .gender = m
    .adjective = duergar
    .f = duergar
    .mp = duergar
    .fp = duergar
kind-dwarf = anão
    .many = anões
    .gender = m
    .adjective = anão
    .f = anã
    .mp = anões
    .fp = anãs
kind-earthwalker = caminhante da terra
    .many = caminhantes da terra
    .gender = m
    .adjective = caminhante da terra
    .f = caminhante da terra
    .mp = caminhantes da terra
    .fp = caminhantes da terra
kind-elf = elfo
    .many = elfos
    .gender = m
    .adjective = elfo
kind-familiar = familiar
    .many = familiares
    .gender = m
    .adjective = familiar
    .f = familiar
    .mp = familiares
    .fp = familiares
kind-female = mulher
    .many = mulheres
    .gender = f
    .adjective = do sexo feminino
    .f = do sexo feminino
    .mp = do sexo feminino
    .fp = do sexo feminino
kind-flyer = voador
    .many = voadores
    .gender = m
    .adjective = voador
kind-giant = gigante
    .many = gigantes
    .gender = m
    .adjective = gigante
    .f = gigante
    .mp = gigantes
    .fp = gigantes
kind-gnome = gnomo
    .many = gnomos
    .gender = m
    .adjective = gnomo
kind-golem = golem
    .many = golens
    .gender = m
    .adjective = golem
    .f = golem
    .mp = golens
    .fp = golens
kind-half-elf = meio-elfo
    .many = meio-elfos
    .gender = m
    .adjective = meio-elfo
    .f = meio-elfa
    .mp = meio-elfos
    .fp = meio-elfas
kind-halfling = halfling
    .many = halflings
    .gender = m
    .adjective = halfling
    .f = halfling
    .mp = halflings
    .fp = halflings
kind-harmful = carta prejudicial
    .many = cartas prejudiciais
    .gender = f
    .adjective = prejudicial
    .f = prejudicial
    .mp = prejudiciais
    .fp = prejudiciais
kind-helpful = carta benéfica
    .many = cartas benéficas
    .gender = f
    .adjective = benéfico
kind-kender = kender
    .many = kender
    .gender = m
    .adjective = kender
    .f = kender
    .mp = kender
    .fp = kender
kind-kobold = kobold
    .many = kobolds
    .gender = m
    .adjective = kobold
    .f = kobold
    .mp = kobolds
    .fp = kobolds
kind-mul = mul
    .many = muls
    .gender = m
    .adjective = mul
    .f = mul
    .mp = muls
    .fp = muls
kind-offensive = carta ofensiva
    .many = cartas ofensivas
    .gender = f
    .adjective = ofensivo
kind-orc = orc
    .many = orcs
    .gender = m
    .adjective = orc
    .f = orc
    .mp = orcs
    .fp = orcs
kind-red-wizard = Mago Vermelho
    .many = Magos Vermelhos
    .gender = m
    .adjective = Mago Vermelho
    .f = Mago Vermelho
    .mp = Magos Vermelhos
    .fp = Magos Vermelhos
kind-spear = lança
    .many = lanças
    .magical = lança mágica
    .magicals = lanças mágicas
    .gender = f
kind-svirfneblin = svirfneblin
    .many = svirfneblin
    .gender = m
    .adjective = svirfneblin
    .f = svirfneblin
    .mp = svirfneblin
    .fp = svirfneblin
kind-swimmer = nadador
    .many = nadadores
    .gender = m
    .adjective = nadador
kind-sword = espada
    .many = espadas
    .magical = espada mágica
    .magicals = espadas mágicas
    .gender = f
kind-trees = reino com árvores na figura
    .many = reinos com árvores na figura
    .gender = m
kind-undead = morto-vivo
    .many = mortos-vivos
    .gender = m
    .adjective = morto-vivo
    .f = morta-viva
    .mp = mortos-vivos
    .fp = mortas-vivas
kind-undead-unarmed-combat = carta de combate desarmado de morto-vivo
    .many = cartas de combate desarmado de morto-vivo
    .gender = f
kind-underdark = carta do Subterrâneo
    .many = cartas do Subterrâneo
    .gender = f
    .adjective = do Subterrâneo
    .f = do Subterrâneo
    .mp = do Subterrâneo
    .fp = do Subterrâneo
    .spared = { $form ->
        [f] as
        [fp] as
       *[m] os
    } do Subterrâneo
kind-vampire = vampiro
    .many = vampiros
    .gender = m
    .adjective = vampiro
kind-weapon = arma
    .many = armas
    .magical = arma mágica
    .magicals = armas mágicas
    .gender = f
    .clause = do tipo arma
kind-werebeast = licantropo
    .many = licantropos
    .gender = m
    .adjective = licantropo
kind-white-wizard = mago das Vestes Brancas
    .many = magos das Vestes Brancas
    .gender = m
    .adjective = das Vestes Brancas
    .f = das Vestes Brancas
    .mp = das Vestes Brancas
    .fp = das Vestes Brancas

world-ADD =
    .clause = de AD&D
    .not-clause = que não { $form ->
        [mp] sejam
        [fp] sejam
       *[m] seja
    } de AD&D
    .spared = { $form ->
        [f] as
        [fp] as
       *[m] os
    } de AD&D
world-BR =
    .clause = de Birthright
    .not-clause = que não { $form ->
        [mp] sejam
        [fp] sejam
       *[m] seja
    } de Birthright
    .spared = { $form ->
        [f] as
        [fp] as
       *[m] os
    } de Birthright
world-DS =
    .clause = de Dark Sun
    .not-clause = que não { $form ->
        [mp] sejam
        [fp] sejam
       *[m] seja
    } de Dark Sun
    .spared = { $form ->
        [f] as
        [fp] as
       *[m] os
    } de Dark Sun
world-DL =
    .clause = de Dragonlance
    .not-clause = que não { $form ->
        [mp] sejam
        [fp] sejam
       *[m] seja
    } de Dragonlance
    .spared = { $form ->
        [f] as
        [fp] as
       *[m] os
    } de Dragonlance
world-FR =
    .clause = de Forgotten Realms
    .not-clause = que não { $form ->
        [mp] sejam
        [fp] sejam
       *[m] seja
    } de Forgotten Realms
    .spared = { $form ->
        [f] as
        [fp] as
       *[m] os
    } de Forgotten Realms
world-GH =
    .clause = de Greyhawk
    .not-clause = que não { $form ->
        [mp] sejam
        [fp] sejam
       *[m] seja
    } de Greyhawk
    .spared = { $form ->
        [f] as
        [fp] as
       *[m] os
    } de Greyhawk
world-RL =
    .clause = de Ravenloft
    .not-clause = que não { $form ->
        [mp] sejam
        [fp] sejam
       *[m] seja
    } de Ravenloft
    .spared = { $form ->
        [f] as
        [fp] as
       *[m] os
    } de Ravenloft
chosen-first =
    .adjective = primeiro
chosen-last =
    .adjective = segundo
known-as-gone = campeão devolvido à reserva
    .gender = m
    .determiner = the
noun-realm-champion = reino-campeão
    .many = reinos-campeões
    .gender = m
