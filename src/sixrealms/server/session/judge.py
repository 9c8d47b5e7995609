"""What a judge puts right at a table of an event: the game is taken back, or ended to be played anew.

Everybody at the table is told, in a line of the chat that nobody but a judge can say.
"""

from __future__ import annotations

from typing import Final

import msgspec

from sixrealms.server.game.chat import JUDGE, ChatEntry
from sixrealms.server.game.entries import ChatSaid, GameRepaired
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.session.live_table import KeptTable
from sixrealms.tournament.refusals import refused

#: The phrases of a judge, by what they do.
BACK: Final = "judge-back"
ANEW: Final = "judge-anew"


class PastDecision(msgspec.Struct, frozen=True):
    """A decision of a person one can go back to: `back` counts from the last one, which is 1."""

    back: int
    name: str
    turn: int


def decisions(kept: KeptTable) -> tuple[PastDecision, ...]:
    """The decisions of persons a judge may take the game back to, the last one first."""
    game = kept.game
    if game is None or game.state.result is not None:
        return ()
    names = kept.names("en")
    return tuple(
        PastDecision(back, names[moment.seat], moment.state.turns)
        for back, moment in enumerate(reversed(game.back.moments), 1)
    )


async def take_back(kept: KeptTable, back: int, why: str) -> None:
    """Take the game back to before one of the last decisions of persons; EventRefused where none is so far back."""
    async with kept.lock:
        game = _open(kept)
        known = len(game.back.moments)
        if not 1 <= back <= known:
            raise refused("repair-not-so-far", back=back, most=known)
        moment = game.back.moments[-back]
        said = ChatEntry(JUDGE, why, BACK)
        await kept.keep(game, [ChatSaid(JUDGE, said), GameRepaired(moment.actions)], [None, None])


async def end(kept: KeptTable, why: str) -> None:
    """End a game that is going to be played anew at another table; nobody has won it.

    One that is over without a winner stays as it is. EventRefused for one that somebody has won.
    """
    async with kept.lock:
        if kept.game is not None and (result := kept.game.state.result) is not None and not result.winners:
            return
        game = _open(kept)
        await kept.keep(game, [ChatSaid(JUDGE, ChatEntry(JUDGE, why, ANEW)), GameRepaired(None)], [None, None])


def _open(kept: KeptTable) -> TableGame:
    game = kept.game
    if game is None or game.state.result is not None or kept.out_of_date:
        raise refused("repair-over")
    return game
