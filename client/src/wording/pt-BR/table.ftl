table-turn = Turno { $turn }{ $last ->
    [0] {""}
   *[other] {" "}de { $last }
} · { $you ->
    [yes] sua vez
   *[no] { $name }
}
table-phases = Fases do turno
table-phase-0 = Regra
table-phase-1 = Saque
table-phase-2 = Reinos
table-phase-3 = Reserva
table-phase-4 = Ataque
table-phase-5 = Fim
table-press = Toque em “{ $button }” para chegar lá.
table-go-on-ask-phase-2 = Seguir para a reserva ›
table-go-on-ask-phase-3 = Seguir para o ataque ›
table-go-on-ask-phase-4 = Sem ataque, seguir para o fim ›
table-go-on-ask-phase-5 = Encerrar o turno
table-go-on-ask-combat = Não jogar nada: perder a rodada
table-go-on-ask-anytime = Nada agora
table-chosen-ask-discard = Descartar { $what }
table-chosen-ask-discard-down = Descartar { $what }
table-chosen-ask-rebuild-payment = Descartar { $what }
table-home = Início
table-more = Mais
table-views = Vistas
table-kingdom = Meu domínio
table-others = Outros jogadores
table-connected = Conectado
table-other-seat = Sentar-se em um lugar livre
table-only-watch = Assistir a esta mesa
table-connecting = Conectando…{ $tries ->
    [0] {""}
   *[other] {" "}({ $tries })
}
table-connection-ended = A conexão foi encerrada
table-arriving = Chegando à mesa…
table-hidden-card = uma carta oculta
table-level = nível { $number }
table-place = Posição { $place }
table-empty-place = Posição { $place } vazia
table-razed = arrasado
table-face-down = virada para baixo
table-with = com { $cards }
table-you = Você
table-seat = Lugar { $number }
table-mark-can = pode ser jogada agora
table-mark-target = pode ser escolhida
table-mark-chosen = escolhida
table-mark-sent = enviada
table-hanging = Em { $card }
table-seat-asked = decide agora
table-seat-conceded = desistiu
table-seat-stand-in = o computador joga no lugar
table-seat-computer = computador
table-seat-here = conectado
table-seat-away = ausente
table-open-kingdom = Abrir o domínio de { $name }
table-kingdom-of = Domínio de { $name }
table-seen-of = Visto na mão de { $name }
table-your-kingdom = O seu domínio
table-formation-of = Formação: { $name }
table-pool-of = Reserva: { $name }
table-pool = Reserva
table-pool-empty = Nenhum campeão na reserva.
table-attacked = atacado
table-attacking = ataca
table-realms-of = { $realms } de { $goal } reinos de pé
table-in-hand = { $count ->
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
}
table-in-draw = { $count ->
    [1] 1 carta na pilha de saque
   *[other] { $count } cartas na pilha de saque
}
table-kingdom-summary = { $name }: { $realms } de { $goal } reinos, { $champions ->
    [1] 1 campeão
   *[other] { $champions } campeões
}, { $hand ->
    [1] 1 carta na mão
   *[other] { $hand } cartas na mão
}
table-choices-here = { $count ->
    [1] 1 carta pode ser escolhida aqui
   *[other] { $count } cartas podem ser escolhidas aqui
}
table-piles-short = descarte { $discard } · Limbo { $limbo } · Abismo e Vácuo { $abyss }
table-piles = Pilhas
table-piles-of = { $you ->
    [yes] Suas pilhas
   *[no] Pilhas de { $name }
}
table-your-piles = Suas pilhas
table-pile-draw = Saque
table-pile-discard = Descarte
table-pile-limbo = Limbo
table-pile-abyss = Abismo
table-pile-void = Vácuo
table-pile-nothing = Nada aqui.
table-search-cards = Buscar por nome ou tipo
table-battle = Batalha
table-battle-for = { $you ->
    [yes] Batalha por { $realm }, seu reino
   *[no] Batalha por { $realm } de { $name }
}
table-attack-by = Ataque: { $name }
table-defence-by = Defesa: { $name }
table-attack = ataque
table-defence = defesa
table-battle-who-defends =
    { $you ->
        [yes] Você vai defender?
       *[no] { $name } vai defender?
    }
table-battle-even = Ninguém está perdendo.
table-battle-needs = { $you ->
    [yes] Você está perdendo e precisa de mais { $count }.
   *[no] { $name } está perdendo e precisa de mais { $count }.
}
table-battle-losing = { $you ->
    [yes] Você está perdendo.
   *[no] { $name } está perdendo.
}
table-by-rules = pelas regras
table-sum-of = Como se soma: { $name }
table-show-battle = Mostrar a batalha
table-show-kingdom = Mostrar meu domínio
table-announced = Anunciado, o último primeiro
table-happens-next = acontece a seguir
table-your-hand = { $count ->
    [1] Sua mão, 1 carta
   *[other] Sua mão, { $count } cartas
}
table-hand-empty = Sua mão está vazia.
table-your-decision = Sua decisão
table-your-turn = Sua decisão
table-sent = Enviado: { $what }
table-waiting-for = { $count ->
    [1] { $names } decide…
   *[other] { $names } decidem…
}
table-nothing-to-do = nada a fazer com ela agora
table-not-now = { $count ->
    [1] Agora não:
   *[other] Agora não, por { $count } motivos:
}
table-all-about-it = Tudo sobre esta carta
table-rule = Regra { $rule }
table-search-answers = Buscar nas respostas
table-answers = Respostas
table-ways = { $count } maneiras
table-choose-other = Escolher outra coisa
table-back-asked = { $name } quer voltar atrás na última decisão.
table-back-yes = Permitir
table-back-no = Recusar
table-back-waits = Seu pedido de voltar atrás espera a resposta dos outros.
table-back-free = Voltar atrás
table-back-ask = Pedir para voltar atrás
table-log = Histórico
table-log-filter = Filtrar
table-log-nothing = Nada aconteceu ainda.
table-log-newest = Mais novo
table-printed-level = Impresso
table-level-now = Nível agora
table-total-now = Total na batalha
table-hangs-on-it = Nela
table-can = Você pode
table-why-not = Por que não: { $what }{ $more ->
    [0] {""}
   *[other] {" "}(e mais { $more })
}
table-card-page = Página desta carta
table-level-against = Nível { $now }, impresso { $printed }
table-keys = Teclas
table-key-main = O botão principal
table-key-digits = Uma resposta pelo número
table-key-arrows = De carta em carta dentro de uma região
table-key-tab = Para o próximo botão ou região
table-key-escape = Escolher outra coisa
table-key-why = Por que não? (carta com o foco)
table-key-zoom = Tudo sobre a carta com o foco
table-key-last = Dizer de novo o último acontecimento
table-key-sum = Resumir a mesa
table-key-undo = Voltar atrás
table-key-help = Estas teclas
table-invite = Convidar alguém para assistir
table-invite-is = Quem tem este link senta-se enquanto há lugar livre; senão, assiste.
table-setting-confirm = Pedir confirmação antes de enviar uma resposta ao toque
table-spectators = { $count ->
    [0] Ninguém assiste.
    [1] 1 pessoa assiste.
   *[other] { $count } pessoas assistem.
}
table-stand-in = Deixar o computador no meu lugar
table-stand-in-plays = O computador joga por você.
table-return = Voltar a jogar
table-concede = Desistir da partida
table-report = Denunciar uma pessoa
table-report-is = Quem cuida deste servidor fica sabendo; ninguém da mesa fica.
table-report-who = Pessoa
table-report-why = Por quê
table-report-send = Denunciar
table-report-done = A denúncia foi feita.
table-concede-sure = Desistir? Isto não tem volta.
table-concede-yes = Sim, desistir
table-concede-no = Não, continuar
table-you-won = Você venceu!
table-won-by = { $count ->
    [1] { $names } venceu.
   *[other] { $names } venceram.
}
table-nobody-won = Ninguém venceu.
table-reason-goal = Todos os reinos estão de pé.
table-reason-turn-limit = O último turno terminou: os reinos foram contados.
table-reason-deck-out = Uma pilha de saque acabou: os reinos foram contados.
table-reason-tie = Um jogador perdeu todos os reinos, e ninguém está à frente.
table-reason-agreement = Os jogadores concordaram com um empate.
table-reason-conceded = Os outros desistiram.
table-reason-void = Um juiz encerrou esta partida; ela é jogada de novo.
table-watch-replay = Ver de novo
table-another-game = Outra partida
table-orders = Perguntar
table-orders-smart = quando importa
table-orders-ask = sempre
table-orders-concerned = só se me diz respeito
table-orders-until-my-turn = só na minha vez
table-orders-passed = { $count ->
    [1] A mesa passou por você uma vez.
   *[other] A mesa passou por você { $count } vezes.
}
table-never-about = Nunca perguntar sobre esta carta
table-ahead = A pergunta vai ao mesmo tempo a todos os que podem responder. A sua resposta vale na sua vez.
table-anytime = É a vez de { $name }, e ela continua depois da sua resposta.
table-hint-first = As cartas com ▸ podem ser jogadas: toque numa e depois no lugar dela. Toque em outra para saber por que não.
table-window-ahead = Responda enquanto a janela está aberta, ou segure-a. O que você disser acontece quando ela fechar; o silêncio é um passe.
table-window-open = Os outros podem responder.
table-window-left = { $seconds } s
table-window-held = Alguém está pensando e segura a janela aberta.
table-window-yours = Você segura a janela aberta.
table-window-hold = Segurar, estou pensando
table-window-let-go = Deixar seguir
table-chat = Conversa
table-chat-count = Conversa{ $count ->
    [0] {""}
   *[other] {" "}({ $count } novas)
}
table-log-and-chat = Histórico e conversa{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
table-chat-nothing = Ninguém disse nada ainda.
table-chat-hint = Diga algo
table-chat-link = Escreva [[uma carta]] e ela vira um link.
table-chat-say = O que você quer dizer
table-chat-send = Dizer
table-a-spectator = Um espectador
table-mute = Silenciar
table-phrases = Frases rápidas
table-phrase-hello = Olá!
table-phrase-luck = Boa sorte!
table-phrase-thanks = Valeu!
table-phrase-well-played = Bem jogado!
table-phrase-good-game = Bom jogo!
table-phrase-thinking = Estou pensando.
table-phrase-your-turn = É a sua vez.
table-phrase-sorry = Desculpe.
table-phrase-wow = Uau!
table-phrase-rematch = Outra partida?
table-a-judge = Juiz
table-watching-side = Você está assistindo. Acima: { $name }
table-clock-of = Tempo que { $name } ainda tem para pensar
table-clock-runs = O relógio de { $name } corre:
table-clock-rests = O relógio de { $name } está parado:
table-hands-agree = { $count ->
    [1] Espectadores podem ver minha mão, com uma decisão de atraso, se todos concordarem
   *[other] Espectadores podem ver minha mão, com { $count } decisões de atraso, se todos concordarem
}
table-hands-agreed = Já concordaram: { $names }
table-hands-seen = { $count ->
    [1] Todos os jogadores mostram as mãos a você, com uma decisão de atraso.
   *[other] Todos os jogadores mostram as mãos a você, com { $count } decisões de atraso.
}
table-setting-pace = Ritmo em que os outros são mostrados
table-pace-slow = Devagar
table-pace-normal = Normal
table-pace-off = De imediato
table-watching-steps = O que aconteceu…
table-skip = Pular
table-several = { $exact ->
    [yes] { $chosen } de { $most } { $chosen ->
        [1] escolhida
       *[other] escolhidas
    }
   *[no] { $chosen ->
        [1] 1 escolhida
       *[other] { $chosen } escolhidas
    }, no máximo { $most }
}
table-several-missing = { $count ->
    [1] Escolha mais 1 carta
   *[other] Escolha mais { $count } cartas
}
table-several-confirm = { $count ->
    [1] Confirmar esta carta
   *[other] Confirmar estas { $count } cartas
}
table-several-discard = { $count ->
    [1] Descartar esta carta
   *[other] Descartar estas { $count } cartas
}
table-several-none = Escolher de novo
table-now-choose = { $what }: agora escolha algo do que está marcado ou da lista.
table-now-choose-listed = { $what }: agora escolha.
table-setting-sounds = Sons
table-curtain = Agora joga { $name }
table-curtain-how = Passe o aparelho para { $name }. A mesa fica coberta até { $name } chegar.
table-curtain-up = Sou { $name }: mostrar a mesa

before-title = Antes da partida
before-seen = Começar
table-rules = Regras desta mesa
scenario-title = Posição como cenário
scenario-is = Assim começa uma pergunta sobre as regras: este texto é a posição, até onde você pode conhecê-la. Ponha os lances que quer tentar e o que espera deles, e jogue-o com sixrealms scenario.
scenario-copy = Copiar o texto
scenario-copied = O texto foi copiado.
scenario-download = Baixar como arquivo
scenario-copy-yourself = Copie o texto marcado.

level-novice = Novato
level-casual = Casual
level-club = Clube
level-greedy = Clube
level-strong = Forte
level-expert = Especialista
level-random = Iniciante
manner-says = { $name }: “{ $words }”
manner-novice-won = Eu venci? Ora, ora! Mais uma, por favor.
manner-novice-lost = Muito bem! Por essa eu não esperava.
manner-casual-won = Foi por pouco. Jogamos de novo?
manner-casual-lost = Bem jogado. Da próxima vez olho duas vezes.
manner-club-won = Bom jogo. Você me fez pensar.
manner-club-lost = Vitória merecida. Quero a revanche.
manner-greedy-won = Bom jogo. Você me fez pensar.
manner-greedy-lost = Vitória merecida. Quero a revanche.
manner-strong-won = Achei que conhecia a sua mão. Ajudou.
manner-strong-lost = Você escondeu bem aquela carta. Respeito.
manner-expert-won = Foi a partida que eu tinha em mente. Valeu por ela.
manner-expert-lost = Você viu mais longe que eu. Mostre-me isso outra vez.
manner-random-won = Eu venci? Ora, ora! Mais uma, por favor.
manner-random-lost = Muito bem! Por essa eu não esperava.
table-why-two-numbers = Por que um botão pode dizer mais que a carta na mesa?

ending-story = A história da partida
ending-again = De novo
ending-turned = A virada (turno { $turn })
ending-close = Voltar à mesa
sound-offer = Ouvir o que acontece?
sound-yes = Sim
sound-no = Não
table-rating = Seus pontos: { $before } → { $after }
table-rating-coming = Seus pontos estão sendo calculados…
table-rating-void = Esta partida não muda pontos.

hint-title = Uma dica
hint-ask = O que faria o Especialista?
hint-ask-is = Uma dica: o mais forte dos jogadores virtuais olha o que você pode ver e diz o que faria e por quê.
hint-comes = O Especialista está pensando…
hint-would = O Especialista faria: { $what }
hint-why = Por quê?
hint-follow = Fazer isso
hint-own = Eu decido
turn-offer = O navegador deve avisar quando for a sua vez e você estiver em outra página?
turn-offer-yes = Sim
turn-offer-no = Não
turn-setting = Avisar quando for a minha vez e eu estiver em outra página
turn-denied = O navegador não permite: libere as notificações desta página nas configurações dele.
