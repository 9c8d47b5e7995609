### What whoever runs a server does with its database

help-admin =
    Looks after the tables, accounts and events of a server, on its database, while
    it runs or not. Nothing secret is shown: no cards, keys, passwords, or what was
    said. A PERIOD is 30m, 12h, 7d or 2w.
command-admin-tables = List tables, the newest first.
command-admin-accounts = List accounts, the newest first.
command-admin-events = List events, the newest first.
command-admin-table = Show one table and who sits there.
command-admin-account = Show one account, by its name or a name that looks like it.
command-admin-event = Show one event.
help-admin-json = Plain data for programs.
help-admin-name = Only those with this in a name, however it is drawn.
help-admin-since = Only those used within this period: 30m, 12h, 7d, 2w.
help-admin-before = Only those nobody has used for this period.
help-admin-unfinished = Only games and events that are not over, and accounts that sit at such a game.
help-admin-most = So many at most.
help-admin-guests = Also guests, whom a browser remembers.

admin-period = { $said } is no period; write 30m, 12h, 7d or 2w
admin-no-table = there is no table with the id { $said }; "sixrealms admin tables" lists them
admin-no-account = nobody here has the name or the id { $said }; "sixrealms admin accounts" lists them
admin-no-event = there is no event with the id { $said }; "sixrealms admin events" lists them
admin-nothing = Nothing.
admin-id = id
admin-state = state
admin-state-waiting = waiting
admin-state-playing = playing
admin-state-over = over
admin-made = made
admin-used = last used
admin-people = people
admin-name = name
admin-kind = kind
admin-account = account
admin-guest = guest
admin-computer = computer player
admin-nobody = nobody
admin-phase = phase
admin-players = players
admin-entries = entries
admin-game = game
admin-seat = seat { $seat }
admin-sessions = sessions
admin-password = password
admin-passkeys = passkeys
admin-tables = tables
admin-keys = keys
admin-yes = yes
admin-no = no
