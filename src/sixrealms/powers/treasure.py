"""Treasure taken from a beaten champion (ledger: option.treasure-spoils.*)."""

from __future__ import annotations

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.board import holding_true
from sixrealms.engine.causes import DEFEAT, FINAL, RULE, UNWANTED
from sixrealms.engine.combatants import opponent_of
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.leave import leave
from sixrealms.engine.loans import on_loan
from sixrealms.engine.placement import equipment_reasons
from sixrealms.engine.power import Context, Effect, Saying, Test
from sixrealms.engine.state import State
from sixrealms.engine.statics import Inherits, Protection
from sixrealms.engine.terms import Why
from sixrealms.powers.refs import SELF, Ref


@dataclass(frozen=True)
class TakesAttachments(Inherits):
    """What hangs on the champion that this card or your champion (`to`) fights and passes `what` comes to it when that
    champion is lost; it keeps it with its bonus, and it goes to its owner's pile when its bearer is lost
    (discard.to-owner).

    As `treasure` only where the loser is discarded in defeat, and what the winner may bear
    (option.treasure-spoils.ownership-tracked). What a helper has lent is discarded all the same
    (conflict.treasure.vs-aiding), and so is what the loser has left behind: it did not hold it.
    """

    what: Test
    to: Ref = SELF
    treasure: bool = False

    def heir(self, s: State, hung: int, to: int, why: Why, x: Context) -> int:
        winner = self.to.card(s, x)
        if winner < 0 or s.zone[winner] != z.BATTLE or s.host[hung] < 0 or s.host[hung] != opponent_of(s, winner):
            return -1
        if not self.what.holds(s, hung, x):
            return -1
        if not self.treasure:
            return winner
        if why not in (DEFEAT, FINAL) or to != z.DISCARD:
            return -1
        if on_loan(s, hung) or any(p.left_behind(s, hung, px) for p, px, _ in holding_true(s, Protection)):
            return -1
        return -1 if equipment_reasons(s, x.player, hung, winner, "won") else winner

    def saying(self) -> Saying:
        if self.treasure:
            return Saying("treasure-for-the-winner", {"to": self.to, "what": self.what})
        return Saying("takes-attachments", {"what": self.what})


@dataclass(frozen=True)
class RefuseTreasure(Effect):
    """The player of the winner ("it") may have treasure it has just taken discarded, card by card
    (conflict.treasure.destination).
    """

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 1:
            action = answered(s)
            if action.verb == "done":
                finish(s, x)
                return
            leave(s, action.card, z.DISCARD, RULE, told=UNWANTED)
        winner = x.get("it")
        assert isinstance(winner, int)
        taken = [c for c in s.on(winner) if s.marks.get(marks.INHERITED.of(c))]
        if not taken:
            finish(s, x)
            return
        stay(s, 1, x)
        ask_card(s, x.player, "ask-refuse-treasure", taken, x.source, optional=True)
