### Chaves de um torneio: resultados, colocações e quem avança

game-fault-decided = Rodada { $round }, mesa { $table }: { $player } já venceu esta chave; corrija uma partida anterior ou desfaça-a.
game-fault-stranger = Rodada { $round }, mesa { $table }: { $player } não está nesta mesa; indique um dos jogadores dela.
game-fault-gone = Rodada { $round }, mesa { $table }: { $player } saiu da mesa e não pode vencer uma partida nela.
game-fault-missing = Rodada { $round }, mesa { $table }: falta o número de reinos intactos de { $player }; o de cada jogador é necessário.
game-fault-realms = Rodada { $round }, mesa { $table }: { $player } não pode ter { $realms } reinos intactos; a formação desta partida comporta de 0 a { $most }.
