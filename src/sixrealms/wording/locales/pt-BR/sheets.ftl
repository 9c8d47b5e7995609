### Folhas impressas de um evento

sheet-tournament = Nome do torneio
sheet-variants = Variantes
sheet-no-variants = nenhuma
sheet-victory = Condições de vitória
sheet-game = Jogo
sheet-convention-date = Nome da convenção e data
sheet-signature = Assinatura do coordenador
sheet-signature-of = Assinatura do coordenador ({ $name })
sheet-signature-player = Assinatura do jogador
sheet-checked-by = Conferido por
sheet-signs = Assinatura

sheet-grid = Grade do torneio, { $players } jogadores
sheet-bracket = Rodada { $round }, chave { $bracket }
sheet-final = Rodada { $round }, final
sheet-player-names = Jogadores
sheet-unrazed = Reinos intactos
sheet-points = Pontos
sheet-overall = Pontuação geral
sheet-total = Total de pontos
sheet-grid-final = Os títulos mostram os valores das grades impressas; quem vence o torneio recebe { $points } pela final, em vez de { $printed }.
sheet-grid-minority = Quem ocupa uma vaga depois de perder senta a uma mesa em que a maioria venceu a sua chave.
sheet-grid-won = Número sombreado: este jogador venceu a partida.
sheet-awaits-winner = vencedor da chave { $bracket }
sheet-awaits-lot = um vencedor, por sorteio
sheet-line-note = Linha { $line }: { $why }
sheet-awaits-wildcard = melhor dos eliminados
sheet-awaits-next-wildcard = { $order }º melhor dos eliminados

sheet-pairings = Mesas da rodada { $round }
sheet-pairings-by-name = Mesas da rodada { $round }, por nome
sheet-table = Mesa
sheet-seat = Lugar { $seat }
sheet-bye = folga
sheet-seat-head = Lugar
sheet-teams = Equipes
sheet-team-members = Membros e seus pontos
sheet-player = Jogador
sheet-slips = Súmulas da rodada { $round }
sheet-slip = Rodada { $round }, mesa { $table }
sheet-winner = Vencedor
sheet-slip-how = Depois de cada partida, anotem os reinos intactos de todos e circulem os do vencedor. Vence a mesa quem ganhar { $wins ->
    [1] uma partida
   *[other] { $wins } partidas
}. Todos assinam; depois tragam esta súmula à organização.
sheet-slip-code = Ou anotem e confirmem aqui

sheet-sign-up = Jogadores inscritos
sheet-player-cards = Cartões de jogador
sheet-player-card-how = Com este código o seu telefone mostra a sua mesa em cada rodada e confirma os resultados. Não o mostre a ninguém.
sheet-registration = Registro de baralho
sheet-player-name = Nome do jogador
sheet-team = Equipe
sheet-deck = Baralho
sheet-deck-name = Nome do baralho
sheet-booster = Booster, aberto depois da primeira partida
sheet-count = Qtd.
sheet-card = Carta
sheet-printing = Impressão
sheet-sideboard = Sideboard: exatamente { $count } cartas
sheet-cards-total = Cartas

sheet-standings-final = Classificação final
sheet-standings-none = Classificação: nada foi jogado ainda
sheet-standings-during = Classificação durante a rodada { $round }
sheet-standings-after = Classificação após a rodada { $round }
sheet-place = Lugar
sheet-realms = Reinos
sheet-games-won = Vitórias
sheet-prizes = Prêmios
sheet-prize = Prêmio
sheet-prize-for = Por
sheet-prize-to = Vai para
sheet-why = Empates e como são resolvidos
sheet-standing-winner = Venceu o torneio
sheet-standing-finalist = { $place }º lugar na mesa final
sheet-tie-by-realms = Menos reinos intactos que o { $above }º
sheet-tie-by-average = Precisou de mais partidas que o { $above }º
sheet-tie-by-wins = Venceu menos partidas que o { $above }º
sheet-tie-by-lot = Igual ao { $above }º; por sorteio
sheet-tie-by-ruling = Igual ao { $above }º; decisão do coordenador
sheet-wrap-up = Relatório final do torneio
sheet-official = { $name } ({ $office }) { $points }
sheet-officials = Pontos da organização: { $officials }.
sheet-coordinator = coordenador
sheet-judge = juiz

sheet-form = Formulário de pontuação do torneio
sheet-convention-code = Código da convenção
sheet-tournament-code = Código do torneio
sheet-round = Rodada
sheet-bracket-number = Chave
sheet-form-points = Pontos { $scheme }
sheet-form-formula = Os pontos são o valor da colocação vezes a rodada: 4 vezes o número dela para o primeiro lugar, 3 vezes para o segundo, e assim por diante.
sheet-form-winner = O vencedor do torneio recebe aqui { $points }, em vez de { $printed }.

### Listas que são lidas

list-line = linha { $line }: { $mistake }
list-is-event = isto é um evento, não uma lista de jogadores; omita --players para continuá-lo
list-empty = não há nenhum nome nesta lista; escreva um jogador por linha
list-too-long = uma lista tem no máximo { $most } linhas
list-unreadable = isto não é uma lista de valores; salve como CSV, um jogador por linha
list-columns = { $count } valores, onde a lista tem { $most }: nome, equipe, integrantes
list-name = "{ $name }" não é um nome; ele tem de 1 a { $most } letras em uma linha
list-no-name = falta o nome
list-twice = { $name } já está na linha { $line }
list-taken = { $name } já está na lista de inscritos

### Folhas que ainda não podem ser impressas

event-refused-nothing-finished = Rodada { $round }: nenhuma mesa terminou ainda; o formulário traz as mesas terminadas.

### Arquivos que não são lidos

event-refused-archive-no-json = Este arquivo não é um evento que se possa ler: está incompleto, ou é de outro tipo.
event-refused-archive = Este arquivo não é um evento que se possa ler: { $why }.
event-refused-archive-numbers = Este arquivo está danificado: onde deveria estar o passo { $number } está o passo { $found }.

### tournament print, export e import

help-print-output = Arquivo a gravar, PDF ou, se o nome termina em .html, uma página; - para a saída.
help-print-round = De qual rodada são as mesas ou súmulas; sem isso, a que está em andamento.
help-print-paper = Tamanho do papel.
help-print-address = Onde os telefones alcançam o servidor, como http://192.168.0.10:8194; cartões e súmulas levam então códigos.
help-print-force = Grava o arquivo mesmo que já exista um com esse nome.
help-export-output = Arquivo a gravar; sem isso, a saída.
help-import-players = Em vez disso, inscreve neste evento todos de uma lista (CSV, ou um nome por linha).
help-import-unranked = Não dá nada ao ranking deste servidor.
print-what = não há { $what } para imprimir; há { $whats }
print-exists = { $file } já existe; dê outro nome, ou use --force
print-written = { $file } foi gravado ({ $size } bytes).
import-players = { $count ->
    [1] 1 jogador foi inscrito
   *[other] { $count } jogadores foram inscritos
} em { $event }.
import-event = { $event } continua como o evento { $id }, com { $steps ->
    [1] um passo
   *[other] { $steps } passos
}.
import-key = A mesa de organização no navegador: /events/{ $id }#key={ $key }
