### Mesas na rede

help-serve =
    Abre mesas na rede: pessoas e jogadores virtuais entram nelas por sockets
    (docs/protocol.md). As partidas ficam num banco de dados e sobrevivem a um reinício.
help-serve-host = Endereço em que o servidor atende; 127.0.0.1 é só esta máquina, 0.0.0.0 é todo mundo.
help-serve-port = Porta em que o servidor atende; 0 usa qualquer uma livre.
help-serve-database =
    Onde as mesas são guardadas: sqlite:///ARQUIVO ou postgresql://USUÁRIO@SERVIDOR/NOME.
    Senão, um arquivo seu.
help-serve-keep-days = Dias que uma partida terminada fica guardada depois da última jogada.
help-serve-keep-unused-events-days = Dias que fica guardado um evento em que nada aconteceu.
help-serve-keep-log-days = Dias que fica guardado o histórico do que os operadores fizeram.
help-serve-keep-waiting-days = Dias que fica guardada uma mesa cuja partida não começou.
help-serve-keep-sessions-days = Dias que alguém que não vem continua conectado; visitantes sem lugar são esquecidos então.
help-serve-keep-opened-days = Dias que um registro aberto para ser visto fica guardado.
help-serve-keep-alone-days = Dias que a partida de uma só pessoa com o computador fica guardada depois da última jogada.
help-serve-keep-unfinished-days = Dias que uma partida em andamento fica guardada depois da última jogada.
help-serve-behind-proxy = Um proxy nesta máquina diz, por X-Forwarded-For e X-Forwarded-Proto, quem pede.
help-serve-workers =
    Processos que atendem nesta porta e dividem suas mesas; mais de um precisa do
    PostgreSQL.
help-serve-inside =
    Com PostgreSQL: onde outros servidores no mesmo banco de dados falam com este,
    HOST ou HOST:PORTA. O padrão serve para vários na mesma máquina.
help-serve-most-tables = Partidas que podem estar em andamento ao mesmo tempo; 5000 se nada for dito.
help-serve-most-kept = Mesas guardadas ao todo, também as terminadas; 50000 se nada for dito.
help-serve-most-sockets = Conexões de lugares que um processo deixa entrar; 2000 se nada for dito.
help-serve-open-metrics = Mostra os números de /metrics a todos, não só a esta máquina.
help-serve-imports-count = Deixa contar no ranking os eventos que vêm de um arquivo trazido por quem visita o servidor; senão não contam até que `admin rank-event` os aceite.
help-serve-open-leagues = Deixa qualquer pessoa fundar ligas; senão só `tournament league new` o faz.
help-serve-scans = Pasta com imagens próprias das cartas (SET/NNN.jpg, como no CrossFire), mostradas só a esta máquina.
serve-listening = As mesas estão abertas em { $address } (Ctrl-C encerra; as partidas ficam guardadas).
serve-stopped = As mesas estão fechadas; todas as partidas estão guardadas.

## Uma mesa própria no navegador

web-opened = Six Realms está aberto no seu navegador: { $page }
web-open-yourself = Abra isto no seu navegador: { $page }
web-stop = Ctrl-C aqui encerra; todas as partidas ficam guardadas. (Neste terminal: sixrealms play --text)
web-no-table = Não foi possível montar a mesa: { $why }

## Frases rápidas

phrase-hello = Olá!
phrase-luck = Boa sorte!
phrase-thanks = Valeu!
phrase-well-played = Bem jogado!
phrase-good-game = Bom jogo!
phrase-thinking = Estou pensando.
phrase-your-turn = É a sua vez.
phrase-sorry = Desculpe.
phrase-wow = Uau!
phrase-rematch = Outra partida?
phrase-judge-back = O juiz fez a partida voltar:
phrase-judge-anew = O juiz encerrou esta partida; ela é jogada de novo, sente-se pela página do evento:
phrase-judge-more-time = O juiz dá mais tempo a esta mesa, repartido entre todos os relógios:
phrase-judge-time-spent = Já passou este tanto do tempo da rodada; o que resta é repartido entre todos os relógios:
phrase-judge-less-time = O juiz tira tempo desta mesa, de todos os relógios por igual:
phrase-judge-clock-stands = O tempo da rodada está parado; nenhum relógio corre.
phrase-judge-clock-goes = O tempo da rodada corre.

help-backup =
    Escreve uma cópia do banco de dados em FILE: tudo o que foi confirmado antes, de
    uma vez, enquanto os servidores continuam. A cópia é um arquivo SQLite, também do
    PostgreSQL, e é lida de ponta a ponta. "sixrealms restore" volta a ela.
help-restore =
    Põe tudo o que uma cópia guarda num banco de dados vazio, SQLite ou PostgreSQL:
    para voltar a ela, ou para continuar com PostgreSQL onde até agora bastou um arquivo.
help-restore-database = O banco de dados vazio: sqlite:///ARQUIVO ou postgresql://USUÁRIO@SERVIDOR/NOME.
restore-done = { $file } foi restaurado: { $tables } mesas com { $entries } registros, { $persons } pessoas, { $events } eventos.
restore-not-empty = { $database } já guarda alguma coisa; indique um banco de dados vazio e inicie o servidor com ele depois
restore-failed = o que { $file } guarda não pôde ser restaurado, e nada foi: { $why }
backup-nothing = { $database } não é um banco de dados deste programa
backup-older = { $database } é de uma versão mais antiga deste programa (passo { $found }; esta conhece { $known }): copie com aquela versão, ou com pg_dump
serve-no-copy = o banco de dados é de uma versão mais antiga e não é mudado antes de guardar uma cópia, que não pode ser escrita em { $file }: { $why }
backup-done = { $file }: { $tables } mesas com { $entries } registros, { $persons } pessoas, { $events } eventos, { $size } MB; lida de novo e inteira.
backup-exists = { $file } já existe; indique outro arquivo, ou --force escreve por cima
no-database = não há banco de dados em { $file }; --database indica outro, e `sixrealms serve` cria um
backup-itself = { $file } é o próprio banco de dados; indique outro arquivo para a cópia
backup-no-file = { $file } não é um arquivo que se possa sobrescrever; indique outro
backup-failed = nenhuma cópia pôde ser escrita em { $file }: { $why }
backup-damaged = a cópia para { $file } não serviria para continuar, e não fica: { $why }

serve-database-empty = --database não indica nada; escreva sqlite:///ARQUIVO ou postgresql://USUÁRIO@MÁQUINA/NOME, ou omita a opção para usar o seu próprio
serve-no-database = --database não é o endereço de um banco de dados que este programa conheça; escreva sqlite:///ARQUIVO ou postgresql://USUÁRIO@SERVIDOR/NOME
serve-database-newer = o banco de dados { $database } é de uma versão mais nova deste programa (passo { $found }; esta conhece { $known }): instale aquela versão, ou indique outro banco de dados
serve-database-unread = o banco de dados { $database } não pode ser lido: { $why }
database-why-unopened = não há tal pasta, ou você não pode escrever nela
database-why-another = o arquivo não é um banco de dados
database-why-read-only = só pode ser lido
database-why-nobody = nenhum servidor responde nesse endereço
database-why-no-letters = o nome contém bytes que não são letras de UTF-8
serve-database-closed = o banco de dados { $database } não pode ser aberto: { $why }
serve-port = --port é { $port }; deve ser de 0 a 65535, 0 para qualquer uma livre
serve-workers-database = --workers { $count } precisa do PostgreSQL, com o qual os processos combinam quem conduz uma mesa: --database postgresql://USUÁRIO@SERVIDOR/NOME
serve-workers-system = --workers { $count } não é possível neste sistema, que não divide uma porta entre processos; inicie um só
serve-workers-die = os { $count } processos morrem logo ao iniciar; o que disseram antes diz por quê
serve-inside = --inside { $host } é todo endereço desta máquina; diga aquele em que outros servidores a alcançam
serve-inside-address = --inside { $host }:{ $port } não pode ser usado: { $why }; diga um endereço desta máquina
serve-address = --host { $host } --port { $port } não pode ser usado: { $why }; escolha outra porta ou outro endereço
serve-why-in-use = o endereço já está em uso
serve-why-forbidden = sem permissão
serve-why-not-here = não é um endereço desta máquina
serve-scans-no-folder = --scans { $folder }: { $there ->
        [True] não é uma pasta
       *[False] não existe
    }; indique a pasta que contém 1st/001.jpg e assim por diante
serve-scans-unreadable = --scans { $folder }: não pode ser lida: { $why }
serve-scans-empty = --scans { $folder }: não contém imagem de carta; elas são procuradas como SET/NNN.jpg, png, gif ou webp, como 1st/001.jpg
