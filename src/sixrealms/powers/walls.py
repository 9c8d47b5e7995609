"""Walls: keeping a champion from fighting on unless it gets across (ledger: wall.*)."""

from __future__ import annotations

from dataclasses import replace

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import PASS
from sixrealms.engine.ask import answered, ask_act, finish, stay
from sixrealms.engine.combatants import opponent_of
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.act import announce
from sixrealms.engine.flow.rescue import options
from sixrealms.engine.flow.round import end_round
from sixrealms.engine.immunity import shielded
from sixrealms.engine.power import Context, Effect, Saying
from sixrealms.engine.state import State
from sixrealms.engine.terms import Stopped
from sixrealms.powers.card_questions import Kind
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class Wall(Effect):
    """Of the caster's opponents only a champion passing `crosses` fights on. `stops`: "opponent", attacking or not, or
    "attacker".

    A stopped attacker is defeated, not discarded, and the battle ends without spoils; its player may first play one
    card that carries it across, unless an answer of theirs to the wall has been stopped (open.wall-order). A stopped
    defender returns to its pool and only the round ends (ledger: wall.*).
    """

    crosses: Question
    stops: Stopped = "opponent"

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"wall"})

    def step(self, s: State, pc: int, x: Context) -> None:
        b = s.battle
        victim = opponent_of(s, x.user)
        if b is None or b.stage >= 3 or victim < 0 or (self.stops == "attacker" and victim != b.champion):
            finish(s, x)
            return
        answered_in_vain = s.marks.pop(marks.WALL_ANSWERED.of(x.act), 0) >> s.ctrl[victim] & 1
        if self.crosses.holds(s, victim, x) or shielded(s, victim, x) or s.zone[x.source] not in z.IN_PLAY:
            finish(s, x)
            return
        if pc == 0 and victim == b.champion and not answered_in_vain:  # wall.one-answer: an attacker's chance
            found = options(s, s.ctrl[victim], self.crosses.all_reads(), x.source, wall=True)
            if found:
                stay(s, 1, x)
                ask_act(s, s.ctrl[victim], "ask-wall", [*found, PASS])
                return
        elif pc == 1:
            action = answered(s)
            stay(s, 2, x)  # one card only, even if it is stopped itself (open.wall-order)
            if action.verb != "pass":
                announce(s, s.ctrl[victim], action, "combat")
            return
        atoms.note(s, "stopped", victim, x.source)
        end_round(s, s.ctrl[victim], kept=True, stopped=True)
        finish(s, x)

    def saying(self) -> Saying:
        together = isinstance(self.crosses, Kind) and self.crosses.allies
        crosses = replace(self.crosses, allies=False) if isinstance(self.crosses, Kind) else self.crosses
        return Saying("wall", {"crosses": crosses, "all": together, "stops": self.stops})
