"""The Tyrant's Game: points decide when somebody has no realm left, or all agree that nobody wins."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import marks
from sixrealms.engine.ask import answered, ask_yes, finish, stay
from sixrealms.engine.atoms import mark
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.game_end import finish as finish_game
from sixrealms.engine.goal import CREDIT, GONE, Aim
from sixrealms.engine.power import Context, Effect, Saying
from sixrealms.engine.raze_credit import score
from sixrealms.engine.state import State
from sixrealms.engine.victory_statics import Victory
from sixrealms.powers.memory import marked
from sixrealms.powers.players import YOU


@dataclass(frozen=True)
class PointsDecide(Victory):
    """As soon as a player has no unrazed realm the game is over, and most points win; of those with equally many the
    one with most unrazed realms; else nobody (tyrant.end.trigger, tyrant.end.winner, conflict.tyrant.tie-on-points).
    """

    def winners(self, s: State, x: Context) -> tuple[int, ...] | None:
        if not s.turns or all(s.unrazed(seat) for seat in range(s.n)):
            return ()
        return self.at_last(s, x)

    def at_last(self, s: State, x: Context) -> tuple[int, ...]:
        standing = [(score(s, seat), s.unrazed(seat)) for seat in range(s.n)]
        return tuple(seat for seat in range(s.n) if standing[seat] == max(standing))

    def aims(self, s: State, player: int, x: Context) -> tuple[Aim, ...] | None:
        """More points than anybody else, and a player without realms."""
        best = max(score(s, seat) for seat in range(s.n) if seat != player)
        gone = s.kit.size.places - min(s.unrazed(seat) for seat in range(s.n))
        return Aim(CREDIT, score(s, player), best + 1), Aim(GONE, gone, s.kit.size.places)


#: What a proposed tie asks the others, and how it is known among powers.
ASKED: Final = "ask-tie"
TIE: Final = "tie"
ONCE_A_TURN: Final = marked(marks.TIE_PROPOSED, 0)


@dataclass(frozen=True)
class ProposeTie(Effect):
    """All other players are asked in turn; if all agree, the game is over without a winner (tyrant.stalemate)."""

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({TIE})

    def step(self, s: State, pc: int, x: Context) -> None:
        if not pc:
            mark(s, marks.TIE_PROPOSED.on(s, x.source, x.source))
        seats = s.seats_after(x.player)
        if pc and answered(s).verb == "no":
            finish(s, x)
            return
        if pc == len(seats):
            finish(s, x)
            finish_game(s, (), "agreement")
            return
        stay(s, pc + 1, x)
        ask_yes(s, seats[pc], ASKED, x.source)

    def saying(self) -> Saying:
        return Saying("propose-tie", {"who": YOU})
