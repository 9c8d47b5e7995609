"""Other ways to win than six realms, and the credit for razing they count."""

from __future__ import annotations

from typing import Literal

from sixrealms.engine import atoms, marks
from sixrealms.engine.ask import finish
from sixrealms.engine.causes import BATTLE
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.goal import CREDIT, LAID, UNRAZED, Aim
from sixrealms.engine.power import Context, Effect, Saying, Who
from sixrealms.engine.raze_credit import markers, score
from sixrealms.engine.state import State
from sixrealms.engine.victory_statics import Victory
from sixrealms.powers.conditions import Claim
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import IT


@dataclass(frozen=True)
class Caused(Claim):
    """What happens is the doing of one of these players: however, as the outcome of a battle ("in-battle"), or for that
    player only and for nobody else at the same time ("alone").
    """

    by: Who
    how: Literal["", "in-battle", "alone"] = ""

    def met(self, s: State, x: Context) -> bool:
        by = x.get("by")
        if not isinstance(by, int) or not self.by.includes(s, by, x):
            return False
        return not self.how or x.get("why") == (BATTLE if self.how == "in-battle" else self.how)

    def saying(self) -> Saying:
        return Saying("caused", {"by": self.by, "how": self.how or "any"})


@dataclass(frozen=True)
class Score(Effect):
    """You have the credit for razing the realm a trigger is about: a point scored for good, or (`marker`) your marker
    on it as long as it lies there; whose marker was there takes it back (option.conqueror.markers).
    """

    marker: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        realm = x.get("it")
        assert isinstance(realm, int)
        if self.marker:
            atoms.mark(s, marks.CREDIT.of_copy(s, realm), x.player + 1)
        else:
            atoms.mark(s, marks.SCORE.of(x.player), score(s, x.player) + 1)
        s.check_goal = True
        atoms.note(s, "credit", x.player, realm)
        finish(s, x)

    def saying(self) -> Saying:
        return Saying("mark-realm", {"it": IT}) if self.marker else Saying("score", {"who": YOU})


@dataclass(frozen=True)
class RealmsAndCredit(Victory):
    """You win with `realms` realms of your own (razed ones too, if `razed_count`) and `credit` for razing: markers that
    lie on realms, or points scored for good.
    """

    realms: int
    credit: int
    razed_count: bool = False
    lasting: bool = False

    def winners(self, s: State, x: Context) -> tuple[int, ...] | None:
        aims = self.aims(s, x.player, x)
        return (x.player,) if aims is not None and not any(aim.missing for aim in aims) else ()

    def aims(self, s: State, player: int, x: Context) -> tuple[Aim, ...] | None:
        if player != x.player:
            return None
        own = Aim(LAID, len(s.realms(player)), self.realms)
        if not self.razed_count:
            own = Aim(UNRAZED, s.unrazed(player), self.realms)
        earned = score(s, player) if self.lasting else markers(s, player)
        return own, Aim(CREDIT, earned, self.credit)
