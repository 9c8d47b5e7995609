### Quanto tempo algo dura.

duration-round = nesta rodada
duration-battle = nesta batalha
duration-turn = até o fim deste turno
duration-your-next-turn = até seu próximo turno
duration-your-next-turn-ends = até o fim do seu próximo turno
duration-active-players-next-turn = até o próximo turno do jogador da vez
duration-owners-next-turn-ends = até o fim do próximo turno do dono
duration-chosen-players-next-turn-ends = até o fim do próximo turno desse jogador
duration-realm-played = até ter jogado um reino
duration-cancelled = até isto ser cancelado
duration-in-play = enquanto esta carta estiver em jogo
duration-game = pelo resto da partida
