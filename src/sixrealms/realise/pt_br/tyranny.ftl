### O Jogo do Tirano.

points-decide = quando um jogador fica sem reino intacto, a partida termina e vence quem tem mais pontos
propose-tie = { DO($who, "propor") } um empate: se todos os outros jogadores concordarem, a partida termina sem vencedor
