"""The table on the network: games of people and computer players, kept in a database, played over sockets.

`table_game` folds what was stored into a game, `asked` says what its position asks of whom, `fog` and `picture` say
what one seat may see of it, `reader` keeps one watcher up to date, `room` joins them with storage and computer players,
and `app` is what a web server runs.
`docs/protocol.md` describes what is said over the wire. Nothing below imports this package.
"""

from __future__ import annotations
