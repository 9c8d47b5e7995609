### Chaves de um torneio: resultados, colocações e quem avança

game-fault-decided = Rodada { $round }, mesa { $table }: { $player } já venceu esta chave; corrija uma partida anterior ou desfaça-a.
game-fault-stranger = Rodada { $round }, mesa { $table }: { $player } não está nesta mesa; indique um dos jogadores dela.
game-fault-gone = Rodada { $round }, mesa { $table }: { $player } saiu da mesa e não pode vencer uma partida nela.
game-fault-missing = Rodada { $round }, mesa { $table }: falta o número de reinos intactos de { $player }; o de cada jogador é necessário.
game-fault-realms = Rodada { $round }, mesa { $table }: { $player } não pode ter { $realms } reinos intactos; a formação desta partida comporta de 0 a { $most }.

place-winner = { $player } venceu a chave com { $wins ->
    [one] uma partida
   *[other] { $wins } partidas
}.
place-by-realms = { $player } fica em { $place }º com { $realms ->
    [one] um reino intacto
   *[other] { $realms } reinos intactos
} em todas as partidas.
place-by-wins = { $player } e { $other } têm { $realms } reinos intactos; { $other } venceu mais partidas ({ $more } a { $wins }).
place-by-game = { $player } e { $other } têm { $realms } reinos intactos; { $other } teve mais na partida { $game } ({ $more } a { $fewer }).
place-by-ruling = { $player } e { $other } estão iguais em tudo o que conta; o coordenador decidiu a favor de { $other }.
place-by-lot = { $player } e { $other } estão iguais em tudo o que conta; o sorteio favoreceu { $other }.
place-withdrawn = { $player } saiu antes do fim da chave e fica com o último lugar.
place-ejected = { $player } foi expulso e não tem pontos por esta chave.

standing-winner = { $player } venceu o torneio.
standing-finalist = { $player } ficou em { $place }º na mesa final.
tie-by-realms = { $player } e { $other } têm { $points } pontos; { $other } tem mais reinos intactos ({ $more } a { $fewer }).
tie-by-average = { $player } e { $other } têm os mesmos pontos e reinos; { $other } precisou de menos partidas ({ $less } a { $games }).
tie-by-wins = { $player } e { $other } têm os mesmos pontos e reinos; { $other } venceu mais partidas ({ $more } a { $fewer }).
tie-by-lot = { $player } e { $other } estão iguais em tudo o que conta; o sorteio favoreceu { $other }.
