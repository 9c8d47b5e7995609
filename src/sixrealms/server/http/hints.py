"""A hint: what the expert would answer in the place of whoever asks, from what their seat knows, and why.

Only a person who plays against computer players alone may have one, and never at an event: what people play with each
other, and what counts, they play themselves. Nor is there one in a lesson or puzzle, which is there to be found out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from sixrealms.engine.state import State
from sixrealms.players.roster import LEVELS
from sixrealms.players.thoughts import thoughts
from sixrealms.server.game.fog import Fog
from sixrealms.server.http.authentication import seats_here
from sixrealms.server.http.context import LOBBY, Asking, Shared
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.messages.outgoing import PromptOption
from sixrealms.server.refusal import Refused
from sixrealms.server.session.computers import to_think_about
from sixrealms.server.session.lesson import is_taught
from sixrealms.server.session.new_table import hashed
from sixrealms.server.session.room import Room
from sixrealms.server.views.card_names import Watching
from sixrealms.setup.seating import MOST_PLAYERS
from sixrealms.telling.choices import label
from sixrealms.telling.thoughts import thought_lines
from sixrealms.wording import LANGUAGES

#: Whoever is asked for a hint.
ADVISER: Final = LEVELS[-1]
#: Answers that are told with what they are worth.
_TOLD: Final = 6


class AskedHint(msgspec.Struct, forbid_unknown_fields=True):
    """The wish for a hint at version `v` of the game, for a `seat` whose token this is, or which is the asker's own."""

    v: int
    seat: Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
    token: Annotated[str, Meta(max_length=64)] = ""
    language: Annotated[str, Meta(max_length=16)] = "en"


class HintTold(msgspec.Struct, frozen=True):
    """What the expert would answer at version `v`, as the prompt has it, and why: what it weighed, a line each."""

    v: int
    option: PromptOption
    lines: tuple[str, ...]


#: Tables somebody is thinking at for a hint just now.
THINKING: Final = Shared[set[str]]("hints")


@post("/api/tables/{table:str}/hint")
async def give_hint(request: Asking, table: FromPath[str], data: JSONBody[AskedHint]) -> HintTold:
    """What the expert would do. It thinks for as many games as in a game of its own, and at a table once at a time."""
    room = await LOBBY.of(request).room(table)
    s, fog, names = await _position(request, room, data)
    thinking = THINKING.of(request)
    if table in thinking:
        raise Refused("hint-comes", "the hint you asked for is still being thought about")
    thinking.add(table)
    language = data.language if data.language in LANGUAGES else LANGUAGES[0]
    try:
        return await costly(request, _hint, s, fog, language, names, data.v)
    finally:
        thinking.discard(table)


async def _position(request: Asking, room: Room, asked: AskedHint) -> tuple[State, Fog, Sequence[str]]:
    """The position for the seat that asks. Refused where there is none to advise on, or nobody may be advised."""
    game, stored = room.game, room.stored
    if game is None or stored.over or game.state.pending is None:
        raise Refused("no-hint", "nothing is to be decided here")
    chair = stored.chairs[asked.seat] if asked.seat < len(stored.chairs) else None
    if chair is None or chair.bot:
        raise Refused("token", "this token opens no seat of this table")
    holds = chair.token and chair.token == hashed(asked.token)
    if not holds and asked.seat not in await seats_here(request, stored.id):
        raise Refused("token", "this token opens no seat of this table")
    others = (one for seat, one in enumerate(stored.chairs) if seat != asked.seat)
    if stored.plan.coordinator or not all(one.bot for one in others):
        raise Refused("no-hint", "hints are for games against computer players alone, and not for events")
    if is_taught(game.state.kit.setup):
        raise Refused("no-hint-taught", "a lesson or puzzle has its own word of help, and a hint would give it away")
    if game.v(asked.seat) != asked.v or game.state.pending.player != asked.seat:
        raise Refused("stale", "the game has gone on meanwhile")
    s = to_think_about(game.state)
    return s, Fog(s, asked.seat, stored.secret), [one.called for one in stored.chairs]


def _hint(s: State, fog: Fog, language: str, names: Sequence[str], v: int) -> HintTold:
    naming = Watching(fog, language, names)
    found = thoughts(s, ADVISER, f"hint/{v}")
    option: dict[str, Any] = fog.action(found.answer)._asdict()
    lines = tuple(thought_lines(naming, found))[1 : _TOLD + 2]
    return HintTold(v, PromptOption(**option, label=label(naming, found.answer)), lines)
