"""Cards whose effects last longer than they say, and the phase in which a card was cast."""

from __future__ import annotations

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context, Saying, Test
from sixrealms.engine.state import State
from sixrealms.engine.statics import KeepsGoing, LastsLonger
from sixrealms.powers.card_questions import ANY


@dataclass(frozen=True)
class Prolongs(LastsLonger, KeepsGoing):
    """What cards passing `who` do for a stated time, used by a card passing `user`, they do for that time twice over:
    until the second such turn, round or battle ends or begins.

    Or, if they lie on the table for a time measured in turns, they stay in effect beyond it, `most` of them: when there
    are more, those end that have been in effect longest (event.duration-in-play); once nothing keeps them going, those
    whose time is over end with the turn, or when the next begins.
    """

    who: Test
    user: Test = ANY
    most: int = 0

    @property
    def kind(self) -> str:  # type: ignore[override]
        return KeepsGoing.kind if self.most else LastsLonger.kind

    def doubles(self, s: State, card: int, user: int, x: Context) -> bool:
        return user >= 0 and self.who.holds(s, card, x) and self.user.holds(s, user, x)

    def formerly(self) -> tuple[str, dict[str, object]]:
        """Lasting twice as long and staying in effect were words of their own."""
        if self.most:
            return "GoOn", {"who": self.who, "most": self.most}
        return "TwiceAsLong", {"what": self.who, "user": self.user}

    def saying(self) -> Saying:
        if self.most:
            return Saying("go-on", {"who": self.who, "most": self.most})
        return Saying("twice-as-long", {"what": self.who, "user": self.user})
