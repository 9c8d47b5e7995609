"""How long an effect goes on: what a card says, and when that is over in this game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Final

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.expiry import NEXT_ROUND
from sixrealms.engine.power import Context, Saying
from sixrealms.engine.state import State

#: What `Running.until` holds: ("round",), ("start", seat), ("end", seat, turns) ...; `engine.expiry` goes by it.
Until = tuple[str | int, ...]


@dataclass(frozen=True)
class Duration:
    """A stretch of time by its key, and its end as seen from where it begins.

    `states_time`: it says when it ends, so it can last twice as long (statics.LastsLonger). `in_battle`: it is over
    with the battle at the latest, so its card need not lie on the table (event.duration-in-play). `with_source`: it
    works while its card is in play.
    """

    key: str
    ends: Callable[[State, Context], Until] = field(repr=False)
    states_time: bool = True
    in_battle: bool = False
    with_source: bool = False

    def saying(self) -> Saying:
        """The message of this duration."""
        return Saying(f"duration-{self.key}")


def _seat(x: Context, name: str) -> int:
    """The player bound under this name, else the effect's own."""
    who = x.get(name)
    return who if isinstance(who, int) and who >= 0 else x.player


def _turns_to_end(s: State, seat: int) -> Until:
    """When this seat has ended another turn; the one that runs does not count."""
    return ("end", seat, 2 if s.active == seat else 1)


def _target(x: Context) -> int:
    target = x.get("target")
    return target if isinstance(target, int) else x.source


def _owner_of_target(s: State, x: Context) -> int:
    target = x.get("target")
    return s.owner[target] if isinstance(target, int) and target >= 0 else x.player


FOR_THE_ROUND: Final = Duration("round", lambda s, x: ("round",), in_battle=True)
FOR_THE_BATTLE: Final = Duration("battle", lambda s, x: ("battle",), in_battle=True)
#: What is done before anybody attacks goes on until the next round, or the next battle of what was chosen, is over.
FOR_THE_NEXT_ROUND: Final = Duration("next-round", lambda s, x: NEXT_ROUND)
FOR_THE_NEXT_BATTLE: Final = Duration("next-battle", lambda s, x: ("battle", "next"))
FOR_ITS_NEXT_BATTLE: Final = Duration("its-next-battle", lambda s, x: ("battle", _target(x)))
FOR_THIS_TURN: Final = Duration("turn", lambda s, x: ("turn-end",))
UNTIL_YOUR_NEXT_TURN: Final = Duration("your-next-turn", lambda s, x: ("start", x.player))
UNTIL_YOUR_NEXT_TURN_ENDS: Final = Duration("your-next-turn-ends", lambda s, x: _turns_to_end(s, x.player))
UNTIL_THE_ACTIVE_PLAYERS_NEXT_TURN: Final = Duration(
    "active-players-next-turn",
    lambda s, x: ("start", s.active),
)
UNTIL_ITS_OWNERS_NEXT_TURN_ENDS: Final = Duration(
    "owners-next-turn-ends",
    lambda s, x: _turns_to_end(s, _owner_of_target(s, x)),
)
UNTIL_THE_CHOSEN_PLAYERS_NEXT_TURN_ENDS: Final = Duration(
    "chosen-players-next-turn-ends",
    lambda s, x: _turns_to_end(s, _seat(x, "player")),
)
UNTIL_EACH_HAS_PLAYED_A_REALM: Final = Duration(
    "realm-played", lambda s, x: ("realm", _seat(x, "each")), states_time=False
)
UNTIL_CANCELLED: Final = Duration("cancelled", lambda s, x: ("dispelled",), states_time=False)
WHILE_IN_PLAY: Final = Duration(
    "in-play",
    lambda s, x: ("source", s.gen[x.source]),
    states_time=False,
    with_source=True,
)
FOR_THE_GAME: Final = Duration("game", lambda s, x: ("game",), states_time=False)
