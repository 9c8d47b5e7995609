### O que se pode jogar, para quem prepara uma mesa

ruleset-tournament = Regras de torneio
ruleset-tournament-is = As regras mais completas: três tamanhos de baralho, bônus de mundo, cartas de masmorra, medo de mortos-vivos.
ruleset-fourth-edition = Manual da 4ª edição
ruleset-fourth-edition-is = Como na caixa da 4ª edição: 55 cartas, seis reinos vencem, a partida acaba quando acaba uma pilha de saque.
ruleset-tournament-110 = Regras de 110 cartas de 2013
ruleset-tournament-110-is = Baralhos grandes, seis reinos vencem, e quem se move livremente leva os aliados consigo.

bot-random = Acaso
bot-novice = Novato
bot-novice-plays = Põe reinos e ataca onde parece bom, e de vez em quando se engana. Ideal para uma primeira partida.
bot-casual = Casual
bot-casual-plays = Experimenta os lances e os avalia por alto; boa companhia.
bot-club = Clube
bot-club-plays = Fala pouco, experimenta cada lance antes e fica com o melhor.
bot-greedy = Clube
bot-strong = Forte
bot-strong-plays = Lê o jogo: não ataca contando com a sorte e adivinha bem o que você tem na mão.
bot-expert = Especialista
bot-expert-plays = Continua a partida na cabeça, turno e resposta, antes de cada lance. Não tem pressa.

game-championship = O jogo de sempre: construa os seus reinos e conserve-os.
game-conquerors-game = Arrasar vence: três reinos seus e quatro que você arrasou em batalha.
game-kings-decree = Todo reino está aberto a ataques, e cada um arrasado custa uma carta a cada oponente.
game-sealed-deck = Cada um joga com o que vem na sua caixa lacrada.
game-masters-strategy = Um baralho lacrado que se pode melhorar com um booster depois da primeira partida.
game-no-xs = Nenhuma carta com o algarismo escolhido no seu número.
game-the-grind = Turnos extras não trazem reinos extras.
game-rule-lawyers-delight = Uma carta de regra está na mesa desde o início; qualquer outra obriga só o seu dono.
game-shattered-land = Baralhos de Dark Sun, e duas cópias de uma carta podem estar em jogo ao mesmo tempo.
game-team-spirit = Seis jogadores, três duplas sentadas separadas; uma dupla vence com dez reinos.
game-warriors-rule = Uma rodada vencida arrasa o reino, e o campeão que perde se vai de vez.
game-wizards-challenge = Batalhas de magias: sem aliados, poderes psiônicos, habilidades de ladrão ou de sangue nem combate desarmado.
game-world-war = Cada baralho é de um só mundo, escolhido pelo seu jogador.
game-tyrants-game = Um jogo à parte de lutar e arrasar, com um segundo baralho de reinos.

bot-unknown = não há o jogador virtual { $name }; existem { $known }
bot-unknown-near = não há o jogador virtual { $name }; você quis dizer { $near }?
ruleset-unknown = não há o regulamento { $name }; existem { $known }
ruleset-unknown-near = não há o regulamento { $name }; você quis dizer { $near }?
ruleset-no-limits = não há limites de baralho para { $name }; existem { $known }
ruleset-no-decks = { $ruleset } não tem baralhos de { $size } cartas; ele oferece { $known } (deck.sizes.offered)

setup-two-decks = deck e text dizem ambos qual é o baralho; deixe um de fora
setup-two-sizes = game já diz o tamanho; deixe size de fora
