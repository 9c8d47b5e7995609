"""Cards that go from one player's realm to another's."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, ask_yes, finish, run_effect, stay
from sixrealms.engine.board import in_play
from sixrealms.engine.causes import COST
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.immunity import shielded
from sixrealms.engine.leave import leave
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import State
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class Wanders(Effect):
    """It has come to the chosen realm. Whose that is may discard their whole pool to be rid of it; otherwise `strike`
    is done, and they send it to a realm of another player that passes `among`, where all goes on like this until a
    pool is discarded or no such realm is left; it does not come twice to one that stands all the same. Who has calmed
    it is asked nothing and sends it nowhere (calm.others-affected).
    """

    realm: Ref
    strike: Effect
    among: Question

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            self._arrive(s, x)
        elif pc == 1 and answered(s).verb == "yes":
            seat = x.get("victim")
            assert isinstance(seat, int)
            for champion in s.pool(seat):
                leave(s, champion, z.DISCARD, COST, x)  # power.cost-beats-protection
            finish(s, x)
        elif pc == 1:
            stay(s, 2, x)
            run_effect(s, self.strike.key, x)
        elif pc == 2:
            self._send_on(s, x)
        else:
            stay(s, 0, x.bind("target", answered(s).card))

    def goes_on_to(self, s: State, player: int, x: Context) -> bool:
        return any(self.among.holds(s, realm, x) for realm in s.realms(player))

    def _arrive(self, s: State, x: Context) -> None:
        realm = self.realm.card(s, x)
        if realm < 0 or not self.among.holds(s, realm, x) or shielded(s, realm, x):
            finish(s, x)
            return
        x = x.bind("victim", s.ctrl[realm])
        if s.pool(s.ctrl[realm]):
            stay(s, 1, x)
            ask_yes(s, s.ctrl[realm], "ask-may", x.source)
            return
        stay(s, 2, x)
        run_effect(s, self.strike.key, x)

    def _send_on(self, s: State, x: Context) -> None:
        seat = x.get("victim")
        assert isinstance(seat, int)
        been = x.get("been") or ()
        assert isinstance(been, tuple)
        been = (*been, self.realm.card(s, x))
        there = [c for c in in_play(s) if c not in been and self.among.holds(s, c, x)]
        realms = [c for c in there if s.ctrl[c] != seat and not shielded(s, c, x)]
        if not realms:
            finish(s, x)
            return
        stay(s, 3, x.bind("been", been))
        ask_card(s, seat, "ask-choose", realms, x.source)
