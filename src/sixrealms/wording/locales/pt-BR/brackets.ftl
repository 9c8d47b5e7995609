### Chaves de um torneio: resultados, colocações e quem avança

game-fault-decided = Rodada { $round }, mesa { $table }: { $player } já venceu esta chave; corrija uma partida anterior ou desfaça-a.
game-fault-stranger = Rodada { $round }, mesa { $table }: { $player } não está nesta mesa; indique um dos jogadores dela.
game-fault-gone = Rodada { $round }, mesa { $table }: { $player } saiu da mesa e não pode vencer uma partida nela.
game-fault-missing = Rodada { $round }, mesa { $table }: falta o número de reinos intactos de { $player }; o de cada jogador é necessário.
game-fault-realms = Rodada { $round }, mesa { $table }: { $player } não pode ter { $realms } reinos intactos; a formação desta partida comporta de 0 a { $most }.
game-fault-other-has-won = Rodada { $round }, mesa { $table }: { $goal } reinos intactos vencem, { $player } tinha { $realms } e { $other } { $more }; { $other } venceu, ou um número está errado.

place-winner = { $player } venceu a chave com { $wins ->
    [1] uma partida
   *[other] { $wins } partidas
}.
place-bye = { $player } teve folga.
place-by-realms = { $player } fica em { $place }º com { $realms ->
    [1] um reino intacto
   *[other] { $realms } reinos intactos
} em todas as partidas.
place-by-wins = { $player } e { $other } têm { $realms } reinos intactos; { $other } venceu mais partidas ({ $more } a { $wins }).
place-by-game = { $player } e { $other } têm { $realms } reinos intactos; { $other } teve mais na partida { $game } ({ $more } a { $fewer }).
place-by-ruling = { $player } e { $other } estão iguais em tudo o que conta; o coordenador decidiu a favor de { $other }.
place-by-lot = { $player } e { $other } estão iguais em tudo o que conta; o sorteio favoreceu { $other }.
place-withdrawn = { $player } saiu antes do fim da chave e fica com o último lugar.
place-match-loss = { $player } perdeu a chave por penalidade e fica com o último lugar.
place-ejected = { $player } sofreu expulsão e não recebe pontos por esta chave.

standing-winner = { $player } venceu o torneio.
standing-finalist = { $player } ficou em { $place }º na mesa final.
tie-by-realms = { $player } e { $other } têm { $points } pontos; { $other } tem mais reinos intactos ({ $more } a { $fewer }).
tie-by-average = { $player } e { $other } têm os mesmos pontos e reinos; { $other } precisou de menos partidas ({ $less } a { $games }).
tie-by-wins = { $player } e { $other } têm os mesmos pontos e reinos; { $other } venceu mais partidas ({ $more } a { $fewer }).
tie-by-lot = { $player } e { $other } estão iguais em tudo o que conta; o sorteio favoreceu { $other }.
tie-by-ruling = { $player } e { $other } estão iguais em tudo o que conta; o coordenador decidiu a favor de { $other }.

seated-by-lot = Lugar por sorteio.
seated-apart = Lugar por sorteio, longe da própria equipe.
mates-meet = { $count ->
    [1] Dois de uma equipe tiveram de ficar na mesma mesa
   *[other] { $count } pares da mesma equipe tiveram de ficar na mesma mesa
}, pois uma equipe tem mais membros do que há mesas.
seated-as-listed = Lugar na ordem da lista.
tables-of-two = { $count ->
    [1] Uma mesa tem
   *[other] { $count } mesas têm
} só dois jogadores, porque não resta mais ninguém; essas partidas não podem pontuar.
tables-of-three = { $count ->
    [1] Uma mesa tem três jogadores
   *[other] { $count } mesas têm três jogadores
}, para que todos joguem.
tables-of-four = { $count ->
    [1] Uma mesa tem quatro jogadores
   *[other] { $count } mesas têm quatro jogadores
}, para que todos joguem.
table-of-five = Cinco jogadores não podem ser divididos e ficam em uma só mesa.
byes = { $count ->
    [1] Um sobra e tem folga
   *[other] { $count } sobram e têm folga
}, pois só mesas completas podem jogar.
has-bye-here = { $player } tem folga.
has-bye = { $player } tem folga: ninguém tem duas antes de todos terem uma, depois quem tem menos pontos, depois o sorteio.
winner-gone = { $player } venceu a chave { $table } e saiu; os outros sobem.
winner-alone = { $player } é o único vencedor que resta, e quem é trazido de volta nunca enfrenta um vencedor sozinho: o torneio está ganho.
advance-winner = { $player } avança como vencedor da rodada { $round }, chave { $table }.
advance-best = { $player } avança como { $place }º dos que não venceram, eliminado na rodada { $round }: { $points ->
    [1] um ponto
   *[other] { $points } pontos
}, { $realms ->
    [1] um reino intacto
   *[other] { $realms } reinos intactos
}.
advance-unplayed = { $player } avança sem ter jogado, porque não resta mais ninguém.
advance-instead = { $player } avança porque todos os vencedores saíram.

grid-note-18-third = O melhor jogador eliminado na rodada 2 ocupa a linha 3.
grid-note-60-21st = Vinte vencedores deixam livre a linha 21: ela é de quem tem mais pontos na rodada 1 sem ter vencido.
grid-note-60-top = A linha 6 é do melhor jogador das rodadas anteriores que não avança.
grid-note-60-next = A linha 9 é do segundo melhor.

need-coordinator-met = Há um coordenador.
need-coordinator-lacking = Um torneio precisa de um coordenador, que decide dúvidas de regras; indique um.
need-players-met = { $count } jogadores participam; são necessários { $fewest }.
need-players-lacking = Só { $count } jogadores participam; são necessários { $fewest }.
need-advertised-met = O evento foi divulgado.
need-advertised-lacking = O evento não foi divulgado; por isso seus resultados não podem contar.
need-latest-rules-met = Joga-se com as regras de torneio mais recentes.
need-latest-rules-lacking = Não se joga com as regras de torneio mais recentes; por isso os resultados não podem contar.
need-three-player-games-met = Cada partida teve três jogadores ou mais.
need-three-player-games-lacking = Uma partida teve só { $count } jogadores; com partidas de menos de três, os resultados não podem contar.

todo-notice = Afixe um aviso na sua loja, com antecedência.
todo-half-page = Peça à convenção um anúncio de meia página ou mais.
todo-pre-registration = Peça que o evento conste na inscrição antecipada, se houver.
todo-announce-rules = Anuncie o tipo, as variantes e a condição de vitória, para que os jogadores montem seus baralhos para eles.
todo-coordinator = Defina quem é o coordenador e, num evento grande, quem julga com ele.
todo-reference-guides = Tenha à mão os dois guias de referência.
todo-forms = Faça preencher cada linha da grade, de modo legível.
todo-report = Envie os formulários de pontuação em até { $days } dias.
todo-keep-copy = Guarde uma cópia de tudo o que enviar.

paired-with = { $player } ({ $points ->
    [1] um ponto
   *[other] { $points } pontos
} até aqui) joga com { $players }.
paired-seat = { $player } tem o lugar { $seat }, { $times ->
    [0] pela primeira vez
    [1] como uma vez antes
   *[other] como { $times } vezes antes
}.
nobody-meets-again = Ninguém reencontra ninguém.
repeats-unavoidable = { $count ->
    [1] Uma dupla se reencontra
   *[other] { $count } duplas se reencontram
}: não resta nenhuma rodada em que isso não aconteça.
repeats-remain = { $count ->
    [1] Uma dupla se reencontra
   *[other] { $count } duplas se reencontram
}: não foi encontrada nenhuma rodada em que isso não aconteça.
meets-again = { $player } e { $other } se reencontram, como na rodada { $round }.
made-the-cut = { $player } segue como { $place }º com { $points ->
    [1] um ponto
   *[other] { $points } pontos
} e { $realms ->
    [1] um reino intacto
   *[other] { $realms } reinos intactos
}.
won-by-standings = { $player } venceu: primeiro da classificação com { $points ->
    [1] um ponto
   *[other] { $points } pontos
}.
