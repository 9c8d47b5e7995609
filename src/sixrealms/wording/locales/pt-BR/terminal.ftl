### A própria linha de comando

## Ajuda

help-sixrealms =
    Jogue Spellfire, o jogo de cartas de 1994, com todas as regras aplicadas.
    Não oficial: sem as ilustrações, os logotipos e os textos das cartas originais.
help-heading-options = Opções
help-usage = Uso:
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
command-deck = Monta, confere, conta, põe à prova e converte baralhos.
command-cards = Procura cartas e mostra como elas são jogadas.
command-rules = Consulta as regras.
command-options = Consulta regras opcionais, variantes e tipos de torneio.
command-replay = Revê uma partida gravada.
command-scenario = Monta uma posição para experimentar.
command-simulate = Põe jogadores virtuais para jogar muitas partidas.
command-tournament = Conduz um torneio, ou faz jogadores virtuais jogarem um.
command-serve = Abre mesas na rede.
command-backup = Copia as mesas, contas e eventos de um servidor enquanto ele roda.
command-restore = Põe tudo o que uma cópia dessas guarda num banco de dados vazio.
command-admin = Cuida das mesas, contas e eventos de um servidor.

# O que se pediu para um jogo e não combina

asked-melons-alone = --melons precisa de --as com a Melon Rule, como em --as "Championship (Melon Rule) [55]"
asked-size = --size é { $size }, mas { $game } se joga com { $wanted } cartas; deixe --size de fora
asked-no-melons = --melons: { $game } não tem a Melon Rule; escreva-a nos parênteses (variant.melon.draw-one-less)
asked-melons = --melons é { $value }; escreva os lugares separados por vírgulas, como 1,3
asked-besides-melons = --option { $one }={ $value }: --melons diz { $melons }; deixe um dos dois de fora
asked-seats = { $name } é só para alguns lugares: diga quais com a opção { $one }, como { $one }=1,3 ({ $rule })
asked-turns = { $name } precisa do número do último turno: diga-o com a opção { $one }, como { $one }=100 ({ $rule })
asked-game = --option game: um jogo se nomeia com --as
asked-no-value = --option { $one }= está sem valor; escreva um, ou tire o =
asked-twice = --option { $one } aparece duas vezes, como { $value } e como { $other }; deixe uma de fora
asked-within = { $option } é { $value }; deve ser de { $least } a { $most }
asked-beside-nothing = --issued e --world precisam de --as, que nomeia o jogo a que pertencem
asked-format-alone = --format sozinho diz por que se mede o baralho; deixe --as, --size e --ruleset de fora
asked-size-twice = --as já diz o tamanho do baralho; deixe --size de fora
asked-issued = --issued é para { $names }, não para { $game }; deixe-o de fora (format.sealed-deck.one-deck)
asked-world = --world é para { $name }, não para { $game }; deixe-o de fora (format.world-war.one-world)

# O que há de errado com uma linha de comando; usage-see-help fica em volta

usage-see-help = { $what } (veja `{ $path } --help`)
usage-other = { $what }
usage-no-command = Não há o comando { $name }; existem { $known }
usage-no-command-near = Não há o comando { $name }; você quis dizer '{ $near }'?
usage-no-option = Não há a opção { $name }
usage-no-option-near = Não há a opção { $name }; você quis dizer { $near }?
usage-missing = { $option ->
        [True] Falta a opção { $name }
       *[other] Falta o argumento { $name }
    }
usage-missing-of = { $option ->
        [True] Falta a opção { $name }
       *[other] Falta o argumento { $name }
    }; pode ser { $known }
usage-extra = { $count ->
        [1] Há um argumento a mais ({ $words })
       *[other] Há argumentos a mais ({ $words })
    }
usage-needs-value = A opção '{ $name }' precisa de um valor
usage-takes-no-value = A opção '{ $name }' não leva valor
usage-invalid = Valor impossível para { $name }: { $why }
usage-no-number = { $value } não é um número inteiro
usage-none-of = { $value } não é nenhum de { $known }
usage-too-low = { $value } é menos que { $least }
usage-out-of-range = { $value } deve ir de { $least } a { $most }
usage-sets-alone = --sets fala de todas as coleções; deixe de fora o que se procura
usage-try-one = --try precisa de uma carta; a busca encontra { $count }
usage-try-json = --try é jogado, não escrito: deixe --json de fora
usage-limit = Valor impossível para '--limit': { $value } é menos que 1
usage-step-or-json = --step e --json se excluem; deixe um dos dois de fora
usage-change-what = diga o que deve mudar, como em --coordinator NOME
usage-scored = diga --scored, se os resultados contam para rankings, ou --unscored (running.kinds)
usage-prize-for = diga qual é o prêmio e, com --for, para quem é
usage-tied = nomeie todos os jogadores empatados, primeiro o que fica à frente
usage-league-points = escreva pontos como números inteiros separados por vírgulas, como em --points 10,8,6
usage-league-sure = por estas regras tudo é contado de novo, também eventos realizados antes, e { $count ->
    [1] uma pessoa tem
   *[other] { $count } pessoas têm
  } outros pontos ou outra colocação que agora; --yes muda a liga
usage-league-name = repita o nome inteiro para apagar a liga: --name "{ $name }"
usage-repair-one = dê ou --back ou --anew
usage-repair-why = dê um motivo com --why; a mesa e o histórico o mostram
command-not-built = o comando { $name } não faz parte desta versão; ela tem { $known }
language-unknown = o idioma { $name } em { $where } não existe; escolha entre { $known }
interrupted = interrompido
output-full = não há mais espaço no disco
system-read-only = ali só se pode ler
system-long-name = o nome é longo demais
system-is-file = há um arquivo no lugar dela
file-unusable = { $file }: não pode ser usado: { $why }
output-unwritable = não é possível escrever a saída: { $why }; escreva-a em outro lugar

asked-players = --players é { $value }; deve ser de 2 a { $most } (general.players.minimum)
asked-bots = --bots nomeia { $count } jogadores virtuais para { $most } lugares; nomeie no máximo { $most }
asked-names = --names tem { $count } nomes para { $most ->
    [1] uma pessoa
   *[other] { $most } pessoas
} nesta mesa; dê no máximo { $most }
asked-no-name = --names: { $name } não é um nome; dê nomes separados por vírgulas: Ana,Bruno
asked-name-of-bot = --names: { $name } é o nome de um jogador virtual; escolha outro nome
asked-name-twice = --names: { $name } aparece duas vezes; cada um precisa de um nome só seu
asked-players-of-save = --players é { $value }, mas a partida salva tem { $count }; deixe --players de fora
asked-besides-load = { $option } não combina com --load: uma partida salva já o traz; deixe-o de fora
asked-decks = --deck aparece { $count } vezes para { $players } jogadores; dê no máximo um para cada
asked-size-of-ruleset = --size é { $size }; o regulamento { $ruleset } oferece { $known } (deck.sizes.offered)
asked-seed-in-browser = --seed vai com --text; uma mesa no navegador é embaralhada por sorteio
asked-scans = --scans mostra imagens no navegador; deixe de fora --text e --load, ou --scans
asked-save-over = { $file }: a partida salva já terminou; comece uma nova
asked-nobody = não sobra ninguém para jogar; --text mostra uma partida só de jogadores virtuais
asked-names-in-browser = --names: no navegador cada um diz o próprio nome; dê só o seu, ou acrescente --text
asked-too-much = isto é mais do que cabe numa mesa: { $what }
output-unwritable-kept = não é possível escrever a saída: { $why }. { $kept }
folder-uncreated = { $folder }: não pode ser criada: { $why }
serve-needs = o servidor precisa de { $missing }; instale com: { $command }
serve-no-folder = { $folder }: não pode ser criada: { $why }; SIXREALMS_HOME indica outra pasta
file-holds-else = { $file }: este arquivo contém outra coisa; escolha outro nome
file-there-already = { $file }: esse arquivo já existe; escolha outro nome, ou --force escreve por cima
folder-absent = { $folder }: não há essa pasta; crie-a primeiro, ou indique outra
asked-scheme = --scheme é { $value }; pode ser { $known }
