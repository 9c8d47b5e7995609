### O que o próprio servidor diz às pessoas

guest = Visitante
player-who-left = alguém que saiu ({ $seat })

# Por que algo não é feito, pelo código da recusa

refused-too-often = vezes demais em pouco tempo; espere um minuto
refused-claimed = esta conta já tem nome, e senha ou chave de acesso
refused-wrong-password = não há conta com este nome e esta senha; confira os dois, maiúsculas contam na senha; um código de recuperação ou uma chave de acesso também deixa entrar
refused-not-your-password = esta não é a senha desta conta; confira, maiúsculas contam
refused-no-sheet = esta folha ou este arquivo não existe; o guia de torneios lista todos
refused-show-passkey = isto precisa da sua chave de acesso; mostre-a e faça de novo
refused-no-passkeys-here = chaves de acesso precisam de um endereço com nome: https, ou localhost na sua própria máquina
refused-wrong-passkey = esta chave de acesso não é aceita; tente de novo ou entre de outro jeito
refused-unknown-passkey = ninguém aqui tem mais esta chave de acesso; entre de outro jeito
refused-another-passkey = esta é a chave de acesso de outra conta; mostre uma desta conta
refused-known-passkey = esta chave de acesso já é conhecida aqui
refused-last-passkey = sem esta chave de acesso ninguém poderia entrar; defina uma senha antes
refused-passkey-too-late = a chave de acesso chegou tarde demais; tente de novo
refused-too-many-passkeys = há chaves de acesso demais; remova uma antes
refused-no-spectators = ninguém assiste a esta partida; o replay pode ser visto quando ela acabar
refused-closed = quem cuida deste servidor fechou esta mesa; o registro dela fica
table-closed = quem cuida deste servidor fechou esta mesa; o registro dela fica. Motivo: { $why }
banned-until = você não pode jogar neste servidor até { $until } (UTC). Motivo: { $why }
refused-banned = você não pode jogar neste servidor por um tempo
refused-nobody-to-report = uma denúncia é sobre outra pessoa desta mesa, com um motivo
refused-hands-never = nesta mesa as mãos não são mostradas a espectadores
refused-no-hello = a primeira mensagem diz quem se conecta
refused-not-text = aqui uma mensagem é texto, não bytes
refused-wrong-code = não há conta com este nome e este código de recuperação; confira os dois
refused-name-taken = outra pessoa já se chama assim, ou de um modo que parece igual; escolha outro nome
refused-password = esta senha é curta demais, longa demais ou igual ao nome
refused-name = este nome é longo demais, tem caracteres que não se imprimem ou já é usado aqui; escolha outro
refused-no-example = ainda não há exemplo desta carta
refused-no-exercise = não há essa lição nem esse quebra-cabeça
refused-no-card = essa carta não existe
refused-no-deck = esse baralho não existe, ou o seu dono não o compartilha mais
refused-deck-too-small = um baralho é testado quando tem 20 cartas
refused-deck-trial-begun = nenhum teste com tantas partidas começou assim
refused-deck-no-field = nenhum baralho do programa é legal ali, portanto não há contra quem jogar
refused-deck-changed = este baralho foi mudado em outro lugar nesse meio-tempo
refused-deck-shelf-full = esta conta já guarda quantos baralhos pode; descarte um antes
refused-deck-not-yours = este baralho é de outra pessoa; copie-o para mudá-lo
refused-deck-needs-account = aqui só se guardam baralhos de contas; os de visitantes ficam no próprio navegador
refused-no-rule = essa regra não existe
refused-no-seat = a partida não tem esse lugar
refused-over = a partida acabou
refused-not-over = a partida não acabou; só então as mãos são mostradas
refused-too-long = isto é mais longo do que o servidor aceita
refused-token = nenhum lugar desta mesa é seu
refused-event-key = esta chave não abre nada neste evento; peça outra ao organizador
refused-nothing-said = uma linha tem texto ou uma frase pronta
refused-no-phrase = essa frase pronta não existe
refused-too-many = você já fez isto tantas vezes quanto uma partida permite
refused-too-much-said = já se falou o bastante nesta mesa
refused-unknown = este navegador não conhece ninguém aqui; comece como visitante ou entre na sua conta
refused-no-account = visitante não tem senha nem chave de acesso; crie uma conta antes
refused-full = não há espaço para mais; tente mais tarde
refused-gave-way = outra janela está conectada no lugar desta
refused-no-table = essa mesa não existe; o link pode estar incompleto ou velho demais
refused-changed = esta partida é de outra versão do programa e não pode continuar
refused-not-begun = a partida não começou; há lugares livres
refused-spectator = quem assiste não decide nada
refused-out-of-date = conecte-se de novo
refused-in-doubt = o banco de dados caiu no meio, e não se sabe se isto aconteceu: conecte-se de novo e diga a mesma coisa com o mesmo id
request-in-doubt = o banco de dados caiu no meio, e não se sabe se isto aconteceu: olhe antes de tentar de novo
refused-damaged = o que está guardado desta mesa está danificado; quem cuida do servidor pode restaurar
refused-not-stored = o servidor não consegue guardar isto agora; tente de novo
refused-no-person = uma mesa precisa de um lugar para uma pessoa
refused-deck = este baralho não pode ser jogado aqui
refused-not-yours = só quem montou a mesa põe jogadores virtuais nela
refused-agreement = { $count ->
    [0] esta mesa joga sem regras opcionais; sente-se sem nenhuma (option.general.agreement)
    [1] esta mesa joga com uma regra opcional, { $names }; quem se senta precisa aceitá-la, e nenhuma outra (option.general.agreement)
   *[other] esta mesa joga com regras opcionais, { $names }; quem se senta precisa aceitar exatamente estas (option.general.agreement)
}
refused-rated-account = a partida desta mesa vale pontos; entre na sua conta, ou crie uma, para se sentar
refused-rated-agreement = a partida desta mesa vale pontos, e quem se senta tem de concordar com isso
refused-rated-people = uma partida que vale pontos é só entre pessoas, com baralhos legais
refused-rated-yourself = você já tem lugar nesta mesa, e ninguém ganha pontos jogando contra si
refused-taken = este lugar está ocupado
refused-hidden = você não sabe que carta é esta (gloss.hand)
refused-conceded = você desistiu desta partida
refused-not-away = o computador não está jogando por você
refused-unknown-bot = esse jogador virtual não existe
refused-not-gone = o computador só entra no lugar de quem está fora há um minuto
refused-stale = algo aconteceu desde então; olhe a mesa e responda de novo
refused-computer-plays = o computador joga por você; diga antes que voltou
refused-no-way-back = esta decisão não pode ser desfeita (general.touch.takeback-instant)
refused-not-asked = ninguém espera o seu consentimento
refused-not-your-decision = a decisão não é sua
refused-fault-noted = o programa falha nisto; se você avisar quem cuida do servidor, diga erro { $error }
refused-fault = o programa falha nisto; ficou anotado
refused-not-allowed = isto não é possível agora
refused-origin = este pedido vem da página de outro site
refused-header = o que age por uma pessoa precisa do cabeçalho X-Six-Realms
refused-not-found = não há nada neste endereço
refused-not-understood = o pedido não é como está documentado
refused-clock = este relógio não é possível aqui
refused-window = as janelas duram 0, 1,5, 3 ou 5 segundos, e não onde uma resposta pode levar dias
refused-no-window = nenhuma janela está aberta
refused-no-hint = dicas são para partidas só contra o computador, e não para eventos
refused-no-hint-taught = uma lição ou um quebra-cabeça tem a sua própria ajuda, e uma dica entregaria a solução
refused-hint-comes = a dica que você pediu ainda está a caminho
refused-held-enough = você já segurou esta janela, ou não tem mais tempo para segurar nenhuma

impossible-otherwise = isto não é possível como foi pedido: { $why }

# O que dizem de um link os programas que o mostram

link-table = { $who } desafia você para uma partida de Spellfire
link-table-full = { $who } jogam Spellfire
link-table-sit = Sente-se com um clique: você recebe um baralho e não precisa de conta.
link-replay = Uma partida de Spellfire para rever: { $who }
link-game = { $rules }, { $size } cartas, { $players } jogadores.
