"""Base levels earned in battle (ledger: option.experience.*)."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.battle_flags import DUEL
from sixrealms.engine.board import statics
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.level import base_level
from sixrealms.engine.power import Context, Effect, Test
from sixrealms.engine.state import State
from sixrealms.engine.statics import ChangesBaseLevel


@dataclass(frozen=True)
class EarnedLevels(ChangesBaseLevel):
    """Champions passing `who` have the base levels they have earned, whoever earned them with it and whoever owns or
    uses it: they are the champion's own. Several players with this rule add them once: the owner's rule if they have
    it, else that of the first seat that does.
    """

    who: Test

    @property
    def additive(self) -> bool:
        return True

    def change(self, s: State, value: int, card: int, x: Context) -> int:
        earned = s.marks.get(marks.EARNED.of(card), 0)
        return value + earned if earned and self._adds(s, card, x) else value

    def _adds(self, s: State, card: int, x: Context) -> bool:
        seats = {sx.player for static, sx, _ in statics(s, ChangesBaseLevel) if isinstance(static, EarnedLevels)}
        return x.player == (s.owner[card] if s.owner[card] in seats else min(seats))


@dataclass(frozen=True)
class EarnLevels(Effect):
    """The winner of a round ("it") earns levels for the champion it has beaten ("other"), if that went to the discard
    pile or the Abyss: the difference over a stronger one, the loser's own levels over a weaker one, and nothing over an
    equal one (option.experience.gain-over-stronger, .gain-over-weaker).
    """

    def step(self, s: State, pc: int, x: Context) -> None:
        winner, loser = x.get("it"), x.get("other")
        assert isinstance(winner, int)
        assert isinstance(loser, int)
        duel = s.battle is not None and DUEL in s.battle.flags  # conflict.questing.loser-and-zones
        realm = loser >= 0 and s.kit.defs[s.defn[loser]].type == "realm"
        if not duel and not realm and loser >= 0 and s.zone[loser] in (z.DISCARD, z.ABYSS):
            mine, theirs = _base(s, winner), _base(s, loser)
            gain = theirs - mine if theirs >= mine else theirs
            if gain > 0 and s.zone[winner] in z.IN_PLAY:
                key = marks.EARNED.of(winner)
                atoms.mark(s, key, s.marks.get(key, 0) + gain)
                atoms.note(s, "earned", winner, gain)
        finish(s, x)


def _base(s: State, card: int) -> int:
    noted = s.marks.get(marks.BASE_LEVEL.of(card), 0)
    return noted - 1 if noted else base_level(s, card)
