"""What somebody at a table wants to do, found to be allowed and made the entry that is stored; nothing happens here."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Final

from sixrealms.engine import undo
from sixrealms.players.base import bot_names
from sixrealms.server import limits
from sixrealms.server.explained import reasons_against
from sixrealms.server.refusal import Refused
from sixrealms.server.said import Act, Agree, Back, Changing, Concede, Return, StandIn
from sixrealms.server.table_game import (
    ACT,
    BACK_AGREED,
    BACK_ASKED,
    BACK_REFUSED,
    CONCEDED,
    RETURNED,
    STOOD_IN,
    Entry,
    Outcome,
    TableGame,
    outcome,
)
from sixrealms.server.watching import Watching

LOG: Final = logging.getLogger("sixrealms.server")
#: The computer player that plays on for a person.
STAND_IN: Final = "greedy"


def allowed(
    game: TableGame, watching: Watching, said: Changing, gone: Collection[int] = ()
) -> tuple[Entry, Outcome | None]:
    """What is to be stored, with its outcome where that is known already. Refused when it is not allowed.

    `gone` are the persons who have not been connected for so long that others may call a computer player.
    """
    seat = watching.fog.seat
    if game.version >= limits.ENTRIES:
        raise Refused("too-long", "this game is longer than any the server keeps")
    if isinstance(said, Act | Back | Agree):
        return _of_the_moment(game, watching, said)
    if game.state.result is not None:
        raise Refused("over", "the game is over")
    if seat in game.conceded:
        raise Refused("conceded", "you have given this game up; a computer player ends it for you")
    if isinstance(said, Concede):
        return Entry(CONCEDED, seat, said.id, text=STAND_IN), None
    if isinstance(said, StandIn):
        return _stand_in(game, seat, said, gone), None
    assert isinstance(said, Return)
    if seat not in game.stand_ins:
        raise Refused("not-away", "no computer player plays for you")
    return Entry(RETURNED, seat, said.id), None


def _stand_in(game: TableGame, seat: int, said: StandIn, gone: Collection[int]) -> Entry:
    known = bot_names()
    if said.bot not in known:
        raise Refused("unknown-bot", f"there is no such computer player; there are {', '.join(known)}")
    if said.seat in (-1, seat):
        return Entry(STOOD_IN, seat, said.id, text=said.bot)
    if said.seat not in game.persons or said.seat not in gone:
        raise Refused("not-gone", "only for somebody who has been gone for a minute a computer player can be called")
    return Entry(STOOD_IN, seat, said.id, text=said.bot, of=said.seat)


def _of_the_moment(game: TableGame, watching: Watching, said: Act | Back | Agree) -> tuple[Entry, Outcome | None]:
    """What depends on the question that is open now."""
    seat = watching.fog.seat
    if not game.asked_since <= said.v <= game.version:
        raise Refused("stale", "something has happened since; look at the table and answer again", v=game.version)
    if seat in game.stand_ins:
        raise Refused("computer-plays", "a computer player plays for you; say that you are back first")
    if isinstance(said, Act):
        return _act(game, watching, said)
    if isinstance(said, Back):
        policy = game.policy(seat)
        if policy in ("", undo.NEVER) or game.request is not None:
            raise Refused("no-way-back", "this decision cannot be taken back (general.touch.takeback-instant)")
        return Entry(BACK_ASKED, seat, said.id), None
    if game.request is None or seat not in game.request.waiting or said.v < game.request.since:
        raise Refused("not-asked", "nobody waits for your consent")
    return Entry(BACK_AGREED if said.yes else BACK_REFUSED, seat, said.id), None


def _act(game: TableGame, watching: Watching, said: Act) -> tuple[Entry, Outcome]:
    fog, decision = watching.fog, game.state.pending
    wanted = said.action.action()
    if decision is None or decision.player != fog.seat:
        raise Refused("not-your-decision", "it is not your decision", why=reasons_against(watching, wanted))
    options = {fog.action(action): action for action in decision.options}
    if wanted not in options:
        raise Refused("not-allowed", "this is not possible now", why=reasons_against(watching, wanted))
    action = options[wanted]
    try:
        return Entry(ACT, fog.seat, said.id, action), outcome(game.state, action)
    except Exception:
        LOG.exception("entry %d: %s makes the program fail", game.version + 1, action)
        raise Refused("fault", "this makes the program fail; choose something else") from None
