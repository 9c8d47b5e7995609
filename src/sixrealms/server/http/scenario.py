"""The request for the position of a table as a scenario file: what whoever asks may know of it."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, get
from litestar.params import FromPath, FromQuery

from sixrealms import table as tables
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.scenarios import game_as_scenario
from sixrealms.scenarios.position_as_scenario import Knows
from sixrealms.server.game.fog import SPECTATOR, Fog
from sixrealms.server.http.context import JOINING, LOBBY, Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.refusal import Refused
from sixrealms.server.session.new_table import hashed
from sixrealms.server.session.room import Room
from sixrealms.server.views.replay import EVERYTHING
from sixrealms.wording import LANGUAGES

#: As how many decisions as a game has.
_NOW: Final = -1
_BEARER: Final = "Bearer "


@get("/api/tables/{table:str}/scenario", media_type=MediaType.TEXT)
async def show_scenario(
    request: Asking,
    table: FromPath[str],
    seat: FromQuery[int] = EVERYTHING,
    at: FromQuery[int] = _NOW,
    language: FromQuery[str] = "en",
) -> str:
    """The position of a table as a scenario file (docs/guides/scenario-files.md). While the game goes on as everybody
    sees it, or as the seat whose token stands in the header `Authorization: Bearer`; `seat` and `at` choose the eyes
    and the decision once it is over, as for the replay.
    """
    JOINING.count(request)
    room = await LOBBY.of(request).room(table)
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    eyes = _eyes(room, seat, request.headers.get("authorization", ""))
    return await costly(request, _scenario, room, eyes, at, spoken)


def _eyes(room: Room, seat: int, authorization: str) -> int:
    """Whose eyes it is seen with. Refused before the game has begun, and for a token of no seat."""
    game, stored = room.game, room.stored
    if game is None:
        raise Refused("not-begun", "the game has not begun; seats are free")
    if game.state.result is not None or stored.over:
        if not EVERYTHING <= seat < len(stored.chairs):
            raise Refused("no-seat", f"the game has the seats 0 to {len(stored.chairs) - 1}; -2 sees everything")
        return seat
    if not authorization.startswith(_BEARER):
        return SPECTATOR
    token = hashed(authorization.removeprefix(_BEARER))
    mine = [i for i, chair in enumerate(stored.chairs) if chair.token and chair.token == token]
    if not mine:
        raise Refused("token", "this token opens no seat of this table")
    return mine[0]


def _scenario(room: Room, eyes: int, at: int, language: str) -> str:
    game, stored = room.game, room.stored
    assert game is not None
    s, actions = game.state.copy(), list(game.actions)
    if at != _NOW and (s.result is not None or stored.over):
        actions = actions[: max(at, 0)]
        s = tables.start(s.kit.setup)
        for action in actions:
            advance(s, action)

    def sight(state: State) -> Knows:
        return (lambda _: True) if eyes == EVERYTHING else Fog(state, eyes, stored.secret).knows

    return game_as_scenario.of_view(s, actions, language, sight)
