"""The table on the network: games of people and computer players, kept in a database, played over sockets.

Eight rooms, each importing only those before it: `game` (what was stored makes a game), `messages` (what goes over
the wire), `views` (what one watcher is shown), `store` (the database), `session` (tables that are running), then
`accounts`, `tournaments` and `http`. `app` is what a web server runs. docs/protocol.md describes what is said over the
wire.
"""

from __future__ import annotations
