### Tables on the network

help-serve =
    Open tables on the network: people and computer players join them over sockets
    (docs/protocol.md). The games are kept in a database and survive a restart.
help-serve-host = Address to listen at; 127.0.0.1 is this machine only, 0.0.0.0 everybody.
help-serve-port = Port to listen at; 0 takes any that is free.
help-serve-database =
    Where the tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
    Otherwise a file of your own.
help-serve-keep-days = Days a game that is over is kept after its last move.
help-serve-keep-unused-events-days = Days an event is kept at which nothing has happened.
help-serve-keep-log-days = Days the log of what operators did is kept.
help-serve-keep-waiting-days = Days a table is kept whose game has not begun.
help-serve-keep-sessions-days = Days somebody who does not come stays logged in; guests without a seat are forgotten then.
help-serve-keep-opened-days = Days a record that was opened to be looked at is kept.
help-serve-keep-alone-days = Days a game of one person with computer players is kept after its last move.
help-serve-keep-unfinished-days = Days a game that goes on is kept after its last move.
help-serve-behind-proxy = A proxy on this machine says, by X-Forwarded-For and X-Forwarded-Proto, who asks.
help-serve-workers =
    Processes that serve at this port and share its tables; more than one needs
    PostgreSQL.
help-serve-inside =
    With PostgreSQL: where other servers on the same database ask this one, HOST or
    HOST:PORT. The default does for several on one machine.
help-serve-most-tables = Games that may go on at once; 5000 if nothing is said.
help-serve-most-kept = Tables kept at all, those that are over among them; 50000 if nothing is said.
help-serve-most-sockets = Sockets of seats one process lets in; 2000 if nothing is said.
help-serve-open-metrics = Tell the figures of /metrics to everybody, not to this machine alone.
help-serve-imports-count = Let events count in the ranking that visitors read in from a file; otherwise they do not until `admin rank-event` lets them.
help-serve-open-leagues = Let visitors found leagues; otherwise only `tournament league new` does.
help-serve-scans = Folder of your own pictures of cards (SET/NNN.jpg, as in CrossFire), shown to this machine alone.
serve-listening = The tables are open at { $address } (Ctrl-C ends this; the games are kept).
serve-stopped = The tables are closed; every game is kept.

## A table of one's own in the browser

web-opened = Six Realms is open in your browser: { $page }
web-open-yourself = Open this in your browser: { $page }
web-stop = Ctrl-C here ends it; every game is kept. (In this terminal instead: sixrealms play --text)
web-no-table = The table could not be made: { $why }

## Quick phrases

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thanks = Thank you.
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-thinking = I am thinking.
phrase-your-turn = It is your turn.
phrase-sorry = Sorry.
phrase-wow = Wow!
phrase-rematch = Another game?
phrase-judge-back = The judge has taken the game back:
phrase-judge-anew = The judge has ended this game; it is played anew, take your seat from the page of the event:
phrase-judge-more-time = The judge gives this table more time, shared out to all clocks:
phrase-judge-time-spent = So much of the time of the round is over; what is left is shared out among all clocks:
phrase-judge-less-time = The judge takes time from this table, from all clocks alike:
phrase-judge-clock-stands = The time of the round stands still; nobody's clock runs.
phrase-judge-clock-goes = The time of the round runs.

help-backup =
    Writes a copy of the database to FILE: all that was acknowledged before, in one
    piece, while servers go on. The copy is a file of SQLite, also of PostgreSQL, and
    is read from one end to the other. "sixrealms restore" goes back to it.
help-restore =
    Puts all that a copy holds into an empty database, SQLite or PostgreSQL: to go
    back to it, or to go on with PostgreSQL where a file was enough so far.
help-restore-database = The empty database: sqlite:///FILE or postgresql://USER@HOST/NAME.
restore-done = { $file } is restored: { $tables } tables with { $entries } entries, { $persons } persons, { $events } events.
restore-not-empty = { $database } holds something already; name an empty database, and start the server with it afterwards
restore-failed = what { $file } holds could not be restored, and nothing is: { $why }
backup-nothing = { $database } is no database of this program
backup-older = { $database } is of an older version of this program (step { $found }; this one knows { $known }): copy it with that version, or with pg_dump
serve-no-copy = the database is of an older version, and is not changed before a copy of it is kept, which cannot be written to { $file }: { $why }
backup-done = { $file }: { $tables } tables with { $entries } entries, { $persons } persons, { $events } events, { $size } MB; read again and sound.
backup-exists = { $file } exists; name another file, or --force writes over it
no-database = there is no database at { $file }; --database names another, and `sixrealms serve` makes one
backup-itself = { $file } is the database itself; name another file for the copy
backup-no-file = { $file } is no file that could be written over; name another one
backup-failed = no copy could be written to { $file }: { $why }
backup-damaged = the copy for { $file } could not be gone on with and is not kept: { $why }

serve-database-empty = --database names nothing; write sqlite:///FILE or postgresql://USER@HOST/NAME, or leave it out for the own one
serve-no-database = --database is no address of a database this program knows; write sqlite:///FILE or postgresql://USER@HOST/NAME
serve-database-newer = the database { $database } is of a newer version of this program (step { $found }; this one knows { $known }): install that version, or name another database
serve-database-unread = the database { $database } cannot be read: { $why }
database-why-unopened = there is no such folder, or it is not yours to write in
database-why-another = the file is no database
database-why-read-only = it can only be read
database-why-nobody = no server answers at this address
database-why-no-letters = its name holds bytes that are no letters of UTF-8
serve-database-closed = the database { $database } cannot be opened: { $why }
serve-port = --port is { $port }; it must be 0 to 65535, 0 for any that is free
serve-workers-database = --workers { $count } needs PostgreSQL, with which processes agree on who runs a table: --database postgresql://USER@HOST/NAME
serve-workers-system = --workers { $count } is not possible on this system, which cannot share a port between processes; start one
serve-workers-die = the { $count } processes die as soon as they start; what they said before tells why
serve-inside = --inside { $host } is every address of this machine; name the one at which other servers reach it
serve-inside-address = --inside { $host }:{ $port } cannot be used: { $why }; name an address of this machine
serve-address = --host { $host } --port { $port } cannot be used: { $why }; choose another port or address
serve-why-in-use = Address already in use
serve-why-forbidden = Permission denied
serve-why-not-here = no address of this machine
serve-scans-no-folder = --scans { $folder }: { $there ->
        [True] is no folder
       *[False] does not exist
    }; name the folder that holds 1st/001.jpg and so on
serve-scans-unreadable = --scans { $folder }: cannot be read: { $why }
serve-scans-empty = --scans { $folder }: holds no picture of a card; they are looked for as SET/NNN.jpg, png, gif or webp, like 1st/001.jpg
