"""What all requests about events share: who asks, in which role and language, and how a refusal is answered."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from sixrealms.server.http.context import Asking, Counted, Shared
from sixrealms.server.refusal import Refused, preferred
from sixrealms.server.tournaments.service import TournamentService, WasOvertaken
from sixrealms.server.tournaments.tables import EventTables
from sixrealms.tournament.execute import SeatingChanges
from sixrealms.tournament.fields import By, Role
from sixrealms.tournament.refusals import EventRefused, refused
from sixrealms.tournament.views.told_event import told_changes, told_log
from sixrealms.wording import LANGUAGES

#: The tournaments of the server, and the tables of events on the network.
#: Where the application keeps whether events that visitors read in from files count in the ranking.
IMPORTS_COUNT: Final = Shared[bool]("imports-count")
SERVICE: Final = Shared[TournamentService]("desk")
TABLES: Final = Shared[EventTables]("event-tables")
#: How often one address may change events; a hall with many phones is one address.
CHANGING: Final = Counted("changing-events", "changes", lambda: (400, 8.0))
#: The header that carries the key of whoever asks.
KEY: Final = "X-Six-Realms-Key"


def spoken_by(request: Asking, language: str) -> str:
    """The language of an answer: the one asked for, or else one the reader likes."""
    return language if language in LANGUAGES else preferred(request.headers.get("accept-language", ""))


async def who(request: Asking, event: str) -> By | None:
    """Who asks; Refused for a key that opens nothing here."""
    key = request.headers.get(KEY, "")[:80]
    if not key:
        return None
    by = await asyncio.to_thread(SERVICE.of(request).who, event, key)
    if by is None:
        raise Refused("event-key", "this key opens nothing at this event; ask the organiser for another one")
    return by


async def running(request: Asking, event: str, *roles: Role) -> By:
    """Who asks, if they have one of these roles; EventRefused otherwise."""
    by = await who(request, event)
    if by is None or by.role not in roles:
        raise refused(f"not-for-{by.role if by else 'player'}")
    return by


def refusal(wrong: EventRefused, language: str) -> tuple[int, str, str, dict[str, Any]]:
    """An event's refusal as an answer: status, code, sentence, and what else a program may use."""
    code = wrong.because.key.removeprefix("event-refused-")
    more: dict[str, Any] = {"rules": list(wrong.because.ids)}
    status = 409
    if code in ("no-event", "no-league", "no-player-event", "no-deck"):
        status = 404
    elif code.startswith("not-for-"):
        status = 403
    if isinstance(wrong, SeatingChanges):
        more["rounds"] = list(wrong.rounds)
        more["changes"] = msgspec.to_builtins(told_changes(wrong.changes, wrong.outcome.after, language))
    if isinstance(wrong, WasOvertaken):
        more["since"] = msgspec.to_builtins(told_log(wrong.event, wrong.since, language))
    return status, code, wrong.said(language), more
