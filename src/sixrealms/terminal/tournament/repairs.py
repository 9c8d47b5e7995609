"""A judge at a terminal of the server puts a game on the network right, as they do on the page of the event."""

from __future__ import annotations

import asyncio

import click
import msgspec

from sixrealms.server.session.judge import PastDecision
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.server.tournaments.tables import EventTables
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.serve_command import need_server, own_database
from sixrealms.terminal.tournament.service import tell_json
from sixrealms.terminal.tournament.shared import event_argument, judge_option, part, why_option
from sixrealms.terminal.usage_errors import Misused
from sixrealms.tournament.fields import By
from sixrealms.tournament.operations import Repair
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_lookup import table_called

_MOST_BACK = 100


@part(
    "repair",
    event_argument,
    click.argument("table", metavar="TABLE", type=int),
    click.option("--back", type=click.IntRange(1, _MOST_BACK), default=None, metavar="NUMBER", help="help-event-back"),
    click.option("--anew", is_flag=True, help="help-event-anew"),
    why_option,
    judge_option,
)
def repair(
    screen: Screen,
    event: str,
    table: int,
    back: int | None,
    anew: bool,
    why: str,
    judge: str,
    database: str,
    as_json: bool,
) -> None:
    """Take the open game of a table back, or have it played anew; without either say what it can be taken back to."""
    if back and anew:
        raise Misused("usage-repair-one")
    if (back or anew) and not why.strip():
        raise Misused("usage-repair-why")
    need_server()
    storage = Storage(database or own_database())
    storage.prepare()
    by = By("judge", judge) if judge else By("organiser")
    asked = Repair(0, table, why, "anew" if anew else "back", back or 0)
    found = asyncio.run(_repaired(storage, event, table, asked, by))
    if as_json:
        tell_json({"table": table, "decisions": [] if back or anew else msgspec.to_builtins(found)})
    elif back or anew:
        screen.write(screen.say("tournament-repaired-anew" if anew else "tournament-repaired-back", count=back or 0))
    else:
        screen.write(screen.say("tournament-decisions", table=table, count=len(found)))
        for decision in found:
            said = screen.say("tournament-decision", back=decision.back, who=decision.name, turn=decision.turn)
            screen.write(said)


async def _repaired(storage: Storage, event: str, number: int, asked: Repair, by: By) -> tuple[PastDecision, ...]:
    """Do it, or only find what the game can be taken back to. The server that runs the tables goes on from there."""
    lobby = Lobby(storage, runs=False)
    try:
        service = TournamentService(storage)
        tables, wanted = EventTables(lobby, service), service.called(event)
        held = service.held(wanted)
        now, table = table_called(held.event, len(held.event.rounds), number)
        if asked.how == "back" and not asked.back:
            if table.next_game not in table.online:
                raise refused("repair-not-open", round=now.number, table=number)
            return await tables.decisions(held, number)
        await tables.repair(wanted, now.number, number, msgspec.structs.replace(asked, round=now.number), by)
        return ()
    finally:
        lobby.close()
