### A própria linha de comando

## Ajuda

help-sixrealms =
    Jogue Spellfire, o jogo de cartas de 1994, com todas as regras aplicadas.
    Não oficial: sem as ilustrações, os logotipos e os textos das cartas originais.
help-heading-options = Opções
help-commands = Comandos
help-help = Mostra esta ajuda.
help-version = Mostra a versão.
help-lang = Idioma: en ou pt-BR. Sem esta opção, decidem SIXREALMS_LANG ou o sistema.
help-plain = Linhas simples, sem tabelas nem cores, para leitores de tela.
help-rules =
    Consulta as regras: sem nome, as seções; com uma seção, as regras dela;
    com um id, uma regra, de onde ela vem e como cada regulamento a lê.
help-rules-ruleset = Mostra só as leituras deste regulamento.
help-rules-json = Escreve uma lista de objetos para outros programas.

## A lista de comandos

command-play = Joga uma partida no navegador ou neste terminal (--text).
command-deck = Confere, mostra, lista e converte baralhos.
command-cards = Procura cartas e mostra como elas são jogadas.
command-rules = Consulta as regras.
command-options = Consulta regras opcionais, variantes e tipos de torneio.
command-replay = Revê uma partida gravada.
command-scenario = Monta uma posição para experimentar.
command-simulate = Põe jogadores do computador para jogar muitas partidas.
command-tournament = Conduzir um torneio, ou fazer jogadores do computador jogarem um.
command-serve = Abrir mesas na rede.

# O que se pediu para um jogo e não combina

asked-melons-alone = --melons precisa de --as com a Melon Rule, como em --as "Championship (Melon Rule) [55]"
asked-size = --size é { $size }, mas { $game } se joga com { $wanted } cartas; deixe --size de fora
asked-no-melons = --melons: { $game } não tem a Melon Rule; escreva-a nos parênteses (variant.melon.draw-one-less)
asked-melons = --melons é { $value }; escreva os lugares separados por vírgulas, como 1,3
asked-besides-melons = --option { $one }={ $value }: --melons diz { $melons }; deixe um dos dois de fora
asked-game = --option game: um jogo se nomeia com --as
asked-twice = --option { $one } aparece duas vezes, como { $value } e como { $other }; deixe uma de fora
asked-within = { $option } é { $value }; deve ser de { $least } a { $most }
asked-beside-nothing = --issued e --world precisam de --as, que nomeia o jogo a que pertencem
asked-format-alone = --format sozinho diz por que se mede o baralho; deixe --as, --size e --ruleset de fora
asked-size-twice = --as já diz o tamanho do baralho; deixe --size de fora
asked-issued = --issued é para { $names }, não para { $game }; deixe-o de fora (format.sealed-deck.one-deck)
asked-world = --world é para { $name }, não para { $game }; deixe-o de fora (format.world-war.one-world)
