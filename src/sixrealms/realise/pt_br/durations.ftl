### Quanto tempo algo dura.

duration-round = nesta rodada
duration-battle = nesta batalha
duration-next-round = até o fim da próxima rodada de batalha
duration-next-battle = até o fim da próxima batalha
duration-its-next-battle = até o fim da próxima batalha dele
duration-turn = até o fim deste turno
duration-your-next-turn = até seu próximo turno
duration-your-next-turn-ends = até o fim do seu próximo turno
duration-active-players-next-turn = até o próximo turno do jogador da vez
duration-owners-next-turn-ends = até o fim do próximo turno do dono
duration-chosen-players-next-turn-ends = até o fim do próximo turno desse jogador
duration-your-next-phase-3 = até a fase 3 do seu próximo turno
duration-realm-played = até jogar um reino
duration-razed = até esta carta ser arrasada ou sair de jogo
duration-fought = até que o conjurador lute mais uma rodada
duration-cancelled = até este efeito ser cancelado
duration-in-play = enquanto esta carta estiver em jogo
duration-game = pelo resto da partida

after-round = ao fim desta rodada
after-battle = ao fim desta batalha
after-next-round = no fim da próxima rodada de batalha
after-next-battle = no fim da próxima batalha
after-its-next-battle = no fim da sua próxima batalha
after-turn = ao fim deste turno
after-your-next-turn = no começo do seu próximo turno
after-your-next-turn-ends = ao fim do seu próximo turno
after-active-players-next-turn = no começo do próximo turno do jogador da vez
after-owners-next-turn-ends = ao fim do próximo turno do dono
after-chosen-players-next-turn-ends = ao fim do próximo turno desse jogador
after-realm-played = quando tiver jogado um reino
after-cancelled = quando este efeito for cancelado
after-in-play = quando esta carta sair de jogo
after-game = ao fim da partida
