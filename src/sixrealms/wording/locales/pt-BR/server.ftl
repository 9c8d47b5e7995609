### O que o próprio servidor diz às pessoas

player-who-left = um jogador que saiu ({ $seat })

# Por que algo não é feito, pelo código da recusa

refused-too-often = vezes demais em pouco tempo; espere um minuto
refused-claimed = esta conta já tem nome e senha
refused-wrong-password = o nome ou a senha não está certo
refused-wrong-code = o nome ou o código de recuperação não está certo
refused-name-taken = outra pessoa já se chama assim; escolha outro nome
refused-password = esta senha é curta demais, longa demais ou igual ao nome
refused-name = este nome é longo demais, tem caracteres que não se imprimem ou já é usado aqui; escolha outro
refused-no-card = essa carta não existe
refused-no-rule = essa regra não existe
refused-no-seat = o jogo não tem esse lugar
refused-over = o jogo acabou
refused-not-over = o jogo não acabou; só então as mãos são mostradas
refused-too-long = isto é mais longo do que o servidor aceita
refused-token = nenhum lugar desta mesa é seu
refused-nothing-said = uma linha tem texto ou uma frase pronta
refused-no-phrase = essa frase pronta não existe
refused-too-much-said = já se falou o bastante nesta mesa
refused-unknown = ninguém é conhecido aqui; comece como convidado ou entre na sua conta
refused-no-account = um convidado não tem senha; crie uma conta antes
refused-full = não há espaço para mais; tente mais tarde
refused-no-table = essa mesa não existe; o link pode estar incompleto
refused-changed = este jogo é de outra versão do programa e não pode continuar
refused-not-begun = o jogo não começou; há lugares livres
refused-spectator = quem assiste não decide nada
refused-out-of-date = conecte-se de novo
refused-not-stored = o servidor não consegue guardar isto agora; tente de novo
refused-no-person = uma mesa precisa de um lugar para uma pessoa
refused-deck = este baralho não pode ser jogado aqui
refused-not-yours = só quem fez a mesa senta jogadores do computador
refused-taken = este lugar está ocupado
refused-hidden = você não sabe que carta é esta (gloss.hand)
refused-conceded = você desistiu deste jogo
refused-not-away = nenhum jogador do computador joga por você
refused-unknown-bot = esse jogador do computador não existe
refused-not-gone = um jogador do computador só é chamado por quem saiu há um minuto
refused-stale = algo aconteceu desde então; olhe a mesa e responda de novo
refused-computer-plays = um jogador do computador joga por você; diga antes que voltou
refused-no-way-back = esta decisão não pode ser desfeita (general.touch.takeback-instant)
refused-not-asked = ninguém espera o seu consentimento
refused-not-your-decision = a decisão não é sua
refused-fault = o programa falha nisto; ficou anotado
refused-not-allowed = isto não é possível agora
refused-origin = este pedido vem da página de outro site
refused-header = o que age por uma pessoa precisa do cabeçalho X-Six-Realms
refused-not-found = não há nada neste endereço
refused-not-understood = o pedido não é o que está documentado
refused-game-name = este nome de jogo não é entendido
refused-clock = este relógio não é possível aqui
