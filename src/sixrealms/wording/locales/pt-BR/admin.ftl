### O que quem cuida de um servidor faz com o banco de dados

help-admin =
    Cuida das mesas, contas e eventos de um servidor, no banco de dados dele, com ele
    rodando ou não. Nada secreto é mostrado: nem cartas, nem chaves, nem senhas, nem o
    que foi dito. Um PERIOD é 30m, 12h, 7d ou 2w.
command-admin-tables = Listar mesas, as mais novas primeiro.
command-admin-accounts = Listar contas, as mais novas primeiro.
command-admin-events = Listar eventos, os mais novos primeiro.
command-admin-table = Mostrar uma mesa e quem está sentado nela.
command-admin-account = Mostrar uma conta, pelo nome ou por um nome que parece igual.
command-admin-event = Mostrar um evento.
help-admin-json = Dados simples para programas.
help-admin-name = Só o que tem isto no nome, como quer que seja desenhado.
help-admin-since = Só o que foi usado neste período: 30m, 12h, 7d, 2w.
help-admin-before = Só o que ninguém usou durante este período.
help-admin-unfinished = Só jogos e eventos que não acabaram, e contas sentadas em um jogo assim.
help-admin-most = No máximo tantos.
help-admin-guests = Também convidados, de quem um navegador se lembra.

admin-period = { $said } não é um período; escreva 30m, 12h, 7d ou 2w
admin-no-table = não há mesa com o id { $said }; "sixrealms admin tables" mostra a lista
admin-no-account = ninguém aqui tem o nome ou o id { $said }; "sixrealms admin accounts" mostra a lista
admin-no-event = não há evento com o id { $said }; "sixrealms admin events" mostra a lista
admin-nothing = Nada.
admin-id = id
admin-state = estado
admin-state-waiting = esperando
admin-state-playing = em jogo
admin-state-over = acabou
admin-made = criado
admin-used = último uso
admin-people = pessoas
admin-name = nome
admin-kind = tipo
admin-account = conta
admin-guest = convidado
admin-computer = jogador do computador
admin-nobody = ninguém
admin-phase = fase
admin-players = jogadores
admin-entries = registros
admin-game = jogo
admin-seat = lugar { $seat }
admin-sessions = sessões
admin-password = senha
admin-passkeys = chaves de acesso
admin-tables = mesas
admin-keys = chaves
admin-yes = sim
admin-no = não
