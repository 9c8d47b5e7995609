### Regras opcionais, variantes, tipos de torneio e condições de vitória

help-options =
    Consulta tudo o que se pode acrescentar às regras: sem nome, a lista; com uma
    chave, o que faz, que regras cumpre e com o que não se pode jogar.
help-options-json = Escreve uma lista de objetos para outros programas.

options-heading-key = opção
options-heading-name = nome
options-heading-kind = tipo
options-heading-takes = valor
options-hint = "sixrealms options CHAVE" diz o que uma faz; "sixrealms play --option CHAVE" joga com ela, e --as "NOME" com todas de que um nome fala.

option-title = { $name } ({ $key }), { $kind }
option-kind-victory = condição de vitória
option-kind-tournament-type = tipo de torneio
option-kind-variant = variante de torneio
option-kind-optional-rule = regra opcional
option-kind-game = jogo próprio

option-takes = { $takes ->
    [seats] os lugares de que trata, como { $key }=1,3
    [digit] um algarismo, como { $key }=9
    [world] um mundo, como { $key }=DS ({ $worlds })
    [turns] um número de turnos, como { $key }=100
    [seats-too] nada; ou os lugares que obriga, como { $key }=1,3
   *[nothing] nada; vale igual para todos
}
option-takes-short = { $takes ->
    [seats] lugares
    [digit] um algarismo
    [world] um mundo
    [turns] turnos
   *[nothing] -
}
option-takes-line = Valor: { $what }
option-left-out-by = { $key }=off a deixa de fora onde um regulamento já joga com ela.
option-players = Para { $players } jogadores.
option-advised = Pensada para { $players } jogadores ou mais.
option-recommended = A fonte recomenda experimentá-la.
option-sizes = Com baralhos de { $sizes } cartas.
option-realm-decks = Cada um precisa de um segundo baralho de { $sizes } reinos.
option-opening = Na mesa desde o início: { $cards }
option-rules = Regras: { $rules }
option-clash = Não vale junto com { $key } ({ $rule } contra { $other })
option-one-type = Um jogo tem um só tipo de torneio (notation.order).
option-one-victory = Um jogo tem uma só condição de vitória (notation.order).
option-decks-only = Não muda nada em jogo, no máximo os baralhos permitidos; veja "sixrealms deck check ARQUIVO --as NOME".
option-besides = Também vale: { $name } ({ $key })
option-left-out = Fica de fora: { $name } ({ $key })
option-besides-for = Também vale: { $name } ({ $key }): { $value }
option-text = { $text }

## O que significa uma resposta a uma pergunta das regras

answer-goal = A meta são { $answer } reinos intactos.
answer-places = Uma formação tem { $answer } posições.
answer-victory-timing = { $answer ->
    [always] A meta vale a qualquer momento.
    [turn-start] A meta vale quando o seu jogador começa um turno.
   *[other] A meta vale quando o seu jogador começa um turno próprio que nenhuma carta concedeu.
}
answer-empty-pile = { $answer ->
    [at-once] Uma pilha de saque vazia é refeita com o descarte na hora.
    [reshuffle] Uma pilha de saque vazia é refeita com o descarte no fim do turno.
    [none] Uma pilha de saque vazia continua vazia.
   *[other] A partida acaba quando uma pilha de saque fica vazia.
}
answer-only-formation-wins = { $answer ->
    [yes] Só os reinos de uma formação vencem; nenhum poder os aumenta.
   *[no] Poderes podem contar para a vitória.
}
answer-world-bonus = Um campeão que luta num reino do seu mundo recebe +{ $answer }.
answer-fear-of-undead = { $answer ->
    [yes] Mortos-vivos de nível 4 ou mais afugentam aliados pequenos.
   *[no] Mortos-vivos não afugentam ninguém.
}
answer-cosmos-limit = Podem estar em jogo { $answer } cópias de uma carta.
answer-cosmos-overflow = { $answer ->
    [replace] Quem joga uma cópia a mais descarta uma delas.
   *[other] Não se pode jogar uma cópia a mais.
}
answer-round-win-razes = { $answer ->
    [yes] O atacante que vence uma rodada da batalha arrasa logo o reino atacado, sem outra rodada.
   *[no] Um reino só é arrasado quando ninguém mais o defende.
}
answer-one-round-per-champion = { $answer ->
    [yes] Um campeão luta numa só rodada de uma batalha.
   *[no] Um campeão pode continuar a lutar na rodada seguinte.
}
answer-champion-reuse = { $answer ->
    [yes] Campeões podem lutar de novo na mesma batalha.
   *[no] Cada rodada precisa de outro campeão.
}
answer-losers-are-discarded = { $answer ->
    [yes] Campeões que perdem são descartados, mesmo que algo os salvasse.
   *[no] Campeões que perdem podem ser salvos.
}
answer-ignore-position = { $answer ->
    [yes] Todo reino pode ser atacado onde está.
   *[no] Os reinos da frente protegem os de trás.
}
answer-ignore-bars = { $answer ->
    [yes] Nenhum poder de reino, fortaleza ou campeão afasta atacantes.
   *[no] Poderes podem afastar atacantes.
}
answer-teams = Jogadores frente a frente formam uma equipe.
answer-aiding = { $answer ->
    [yes] Quem ataca ou defende pode pedir ajuda a jogadores de fora da batalha; eles emprestam aliados, magias e itens.
   *[no] Ninguém de fora de uma batalha ajuda nela.
}
answer-aid-reward = { $answer ->
    [spoils] Quando um lado ganha espólios da vitória, seus ajudantes também ganham.
   *[draw] Quando um lado ganha espólios da vitória, cada ajudante saca uma carta que não é espólio.
}
answer-lent-items-once = { $answer ->
    [yes] Um item só se empresta para uma rodada de cada batalha.
   *[no] Um item pode ser emprestado em todas as rodadas de uma batalha.
}
answer-shared-victory = { $answer ->
    [yes] O vencedor e os ajudantes que completam seus reinos com esses espólios vencem juntos.
   *[no] O vencedor e os ajudantes nunca vencem juntos.
}
answer-dungeon-cards = { $answer ->
    [yes] Cada jogador pode ter uma carta de masmorra ao lado do baralho.
   *[no] Não há cartas de masmorra.
}
answer-turn-limit = { $answer ->
    [0] A partida termina depois do turno cujo número se escolhe, contando os turnos de todos. Então os reinos são contados: vence quem tem mais reinos intactos; entre empatados, mais arrasados, depois mais fortalezas. Onde pontos vencem, contam-se os pontos; onde só a meta vence, ninguém venceu.
   *[other] A partida termina depois do turno { $answer }, contando os turnos de todos. Então os reinos são contados: vence quem tem mais reinos intactos; entre empatados, mais arrasados, depois mais fortalezas. Onde pontos vencem, contam-se os pontos; onde só a meta vence, ninguém venceu.
}
answer-other = A regra sobre { $question } é: { $answer }.

# O que não combina

unfit-clash = { $one } ({ $rule }) não pode ser jogada junto com { $other } ({ $other_rule }); deixe uma delas de fora
unfit-contradiction = { $one } ({ $rule }) e { $other } ({ $other_rule }) se contradizem sobre { $about }; deixe uma delas de fora
unfit-two-types = { $one } ({ $rule }) e { $other } ({ $other_rule }) são dois tipos de torneio; um jogo tem um só (notation.order)
unfit-two-victories = { $one } ({ $rule }) e { $other } ({ $other_rule }) são duas condições de vitória; um jogo tem uma só (notation.order)
unfit-for-all = { $one } não pode valer só para alguns jogadores (não { $value }): { $about } diz respeito à mesa toda; escreva on ({ $rule })
unfit-for-all-game = { $one } não pode valer só para alguns jogadores (não { $value }): um jogo é o mesmo para todos à mesa; escreva on ({ $rule })
unfit-for-all-tournament-type = { $one } não pode valer só para alguns jogadores (não { $value }): um tipo de torneio é o mesmo para todos à mesa; escreva on ({ $rule })
unfit-for-all-victory = { $one } não pode valer só para alguns jogadores (não { $value }): uma condição de vitória é a mesma para todos à mesa; escreva on ({ $rule })
unfit-players = { $one } é para { $wanted } jogadores, não { $players } ({ $rule })
unfit-size = { $one } se joga com { $wanted } cartas, não { $size } ({ $rule })
unfit-digit = { $one } precisa de um algarismo de 0 a 9, não { $value } ({ $rule })
unfit-world = { $one } é para um destes: { $worlds }, não { $value } ({ $rule })
unfit-turns = { $one } precisa do número do último turno, de 1 a { $most }, como { $one }=100; { $value } não serve ({ $rule })
unfit-needs-seats = { $one } precisa dos lugares a que se refere, como 1,3 ({ $rule })
unfit-off = a opção { $one } diz por que ou como se joga e não pode ser off; deixe-a fora da lista ({ $rule })
unfit-seats = a opção { $one } é { $value }; escreva on, off, ou os lugares para os quais vale, de 1 a { $players }, como 1,2 (option.general.enabled-by-dungeon-card)
option-without = sem { $name }
unfit-unknown = opção desconhecida { $value }; `sixrealms options` lista todas (general.optional-rules.who)
unfit-unknown-nearest = opção desconhecida { $value }; você quis dizer { $nearest }? (general.optional-rules.who)
numbers-to = { $least } a { $most }
numbers-or = { $first } ou { $last }

unfit-no-text = a opção { $one } é { $value }; seu valor é um texto: { $text }
start-players = um jogo tem de 2 a 8 jogadores, não { $players } (general.players.minimum)
start-ruleset-size = o regulamento { $ruleset } não tem jogo de { $size } cartas; ele oferece { $known } (deck.sizes.offered)
start-size = o regulamento { $ruleset } não tem jogo de { $size } cartas; ele oferece { $known } (deck.sizes.offered)
start-no-realm-decks = baralhos de reinos são do Tyrant's Game: opção tyrants-game (tyrant.decks.two)
start-realm-decks = cada jogador precisa de um baralho de { $wanted } reinos ao lado do seu: realm_decks tem { $have } para { $players } jogadores (tyrant.decks.two, tyrant.decks.realm-deck)
start-seed = a semente é { $value }; deve ser um número inteiro ou uma chave: k e de 32 a 62 dos dígitos 0-9 e a-f
start-oldest-alone = a opção oldest diz quem coloca o primeiro reino, só no Tyrant's Game (tyrant.setup.order)
start-oldest = a opção oldest é { $value }; ela é o lugar da pessoa mais velha, de 1 a { $players } (tyrant.setup.order)
start-hour = a opção hour é { $value }; uma hora do dia é um número de 0 a 23
start-no-ante = neste jogo não há aposta de cartas (general.ante.none, protocol.no-ante)
start-named-size = { $one } se joga com { $wanted } cartas, mas o tamanho pedido é { $size } (notation.order)
start-named-otherwise = a opção { $one } é { $value }, mas { $game } diz { $named }; deixe a opção de fora

# O que as opções respondem

question-turn-limit = último turno
question-goal = a meta
question-places = o número de posições da formação
question-victory-timing = o momento da vitória
question-empty-pile = a pilha vazia
question-only-formation-wins = vencer só pela formação
question-aiding = a ajuda na batalha
question-aid-reward = o que o ajudante ganha
question-shared-victory = a vitória compartilhada
question-lent-items-once = emprestar um item uma só vez
question-dungeon-cards = as cartas de masmorra
question-fear-of-undead = o medo dos mortos-vivos
question-round-win-razes = arrasar ao vencer uma rodada
question-one-round-per-champion = uma rodada por campeão
question-champion-reuse = usar de novo um campeão
question-cosmos-limit = o limite da Regra do Cosmos
question-cosmos-overflow = a cópia além do limite
question-world-bonus = o bônus de mundo
question-ignore-position = ignorar a posição
question-ignore-bars = ignorar proibições de ataque
question-teams = as equipes
question-losers-are-discarded = descartar os perdedores
