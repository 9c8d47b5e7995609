### O que está na mesa

card-text = "{ $text }"
card-hidden = uma carta oculta
card-of = { $card } ({ $who })

## Em palavras

table-turn = Turno { $turn }{ $last ->
        [0] {""}
       *[other] {" "}de { $last }
    }, { $who }, fase { $number }: { $phase }
table-side =
    { $you ->
        [yes] Você ({ $who })
       *[no] { $who }
    }: { $goal ->
        [0] { $realms ->
            [1] { $realms } reino intacto
           *[other] { $realms } reinos intactos
        }
       *[other] { $realms } de { $goal } reinos intactos
    }, { $hand ->
        [1] { $hand } carta na mão
       *[other] { $hand } cartas na mão
    }, { $pile } na pilha de saque
table-place = Posição { $place }: { $realm }
table-empty-places =
    { $count ->
        [1] Posição vazia
       *[other] Posições vazias
    }: { $places }
table-note = { $note }
table-champion = Na reserva: { $champion }
table-lying = Na mesa: { $card }
table-piles = Pilhas: { $piles }
table-hand =
    { $count ->
        [0] A sua mão está vazia.
        [1] A sua mão, { $count } carta:
       *[other] A sua mão, { $count } cartas:
    }
table-held = Na mão: { $card }

mark-razed = arrasado
mark-power-missing = poder ainda não aplicado
mark-face-down = virado para baixo
mark-exposed = exposto
mark-with = com { $cards }

pile-discard = { $count } no descarte
pile-limbo = { $count } no Limbo
pile-abyss = { $count } no Abismo
pile-void = { $count } no Vácuo
pile-holds = { $who }, { $pile }: { $cards }
pile-nothing = Todas essas pilhas estão vazias.

fight-realm = Batalha por { $realm }, de { $who }.
fight-attack = Ataca: { $who } com { $champion }
fight-defence = Defende: { $who } com { $champion }
fight-attack-total = Ataca: { $who } com { $champion }: { $total } no total
fight-defence-total = Defende: { $who } com { $champion }: { $total } no total
fight-sum = { $total } é { $parts }.
fight-losing =
    { $lacking ->
        [0] { $who } está perdendo.
       *[other] { $who } está perdendo e precisa de mais { $lacking }.
    }

## O que mais está à vista

standing-credit = crédito por { $credit } de { $goal } reinos arrasados
standing-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
standing-team = equipe { $team }: { $realms } de { $goal } reinos juntos
note-marker = marcador de { $who }
note-earned = { $levels ->
    [1] +{ $levels } nível ganho
   *[other] +{ $levels } níveis ganhos
}
note-quest = numa missão
note-owner = de { $who }

## No desenho

drawn-turn = Turno { $turn }{ $last ->
        [0] {""}
       *[other] {" "}de { $last }
    }, { $who }
drawn-counts = { $goal ->
    [0] { $realms }
   *[other] { $realms }/{ $goal }
} reinos  mão { $hand }  pilha { $pile }
drawn-pool = Reserva:{" "}
drawn-table = Mesa:{" "}
drawn-realms = Reinos:{" "}
drawn-hand = Mão:{" "}
drawn-battle = Batalha por { $realm }, de { $who }
drawn-attack = { $who } ataca:
drawn-defence = { $who } defende:

## Fases e lugares

phase-0 = cartas de regra
phase-1 = saque
phase-2 = reinos e fortalezas
phase-3 = campeões e itens
phase-4 = ataque
phase-5 = fim do turno
phase-6 = os outros ainda podem agir
phase-short-0 = Regra
phase-short-1 = Saque
phase-short-2 = Reinos
phase-short-3 = Reserva
phase-short-4 = Ataque
phase-short-5 = Fim
phase-short-6 = Depois

zone-draw = pilha de saque
zone-hand = mão
zone-pool = reserva
zone-formation = formação
zone-discard = pilha de descarte
zone-limbo = Limbo
zone-abyss = Abismo
zone-void = Vácuo
zone-table = mesa
zone-dungeon = masmorra
zone-attached = anexada
zone-battle = batalha
zone-playing = sendo jogada
zone-outside = fora da partida
zone-rulebook = uma regra opcional em vigor

type-ally = aliado
type-artifact = artefato
type-blood-ability = habilidade de sangue
type-cleric = clérigo
type-cleric-spell = magia de clérigo
type-dungeon = masmorra
type-event = evento
type-hero = herói
type-holding = fortaleza
type-magical-item = item mágico
type-monster = monstro
type-option = regra opcional
type-psionic-power = poder psiônico
type-psionicist = psiônico
type-realm = reino
type-regent = regente
type-rule = carta de regra
type-thief = ladrão
type-thief-ability = habilidade de ladrão
type-unarmed-combat = combate desarmado
type-wizard = mago
type-wizard-spell = magia de mago

## Olhando uma carta

look-level = nível { $level }
look-where = Agora: { $zone }, { $who }
look-hung = Com { $card }
look-power-missing = Este programa ainda não conhece o poder desta carta e a joga só pelos seus dados.
look-no-power = Ela não tem poder especial.
look-sum = Vale { $number }: { $parts }
look-counts = Vale { $number }.
sum-base = { $after } de base
sum-base-changed = base { $plus } por { $card }
sum-own-base-changed = base { $plus } pelo próprio poder
sum-own-power = { $plus } pelo próprio poder
sum-world = { $plus } pelo próprio mundo
sum-bonus = { $plus } por { $card }
sum-power = { $plus } por { $card }
sum-ally = { $plus } por { $card }
