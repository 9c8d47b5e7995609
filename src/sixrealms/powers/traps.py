"""Cards laid face down under a realm, until that realm is attacked (gloss.hand: nobody else knows which they are)."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, Target, Use, When
from sixrealms.engine.ask import finish, stay
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.act import spring
from sixrealms.engine.power import Context, Effect, Saying
from sixrealms.engine.state import State
from sixrealms.powers.attachment import HangOn
from sixrealms.powers.card_questions import REALM, Is
from sixrealms.powers.players import YOU
from sixrealms.powers.question import Question
from sixrealms.powers.refs import TARGET, THIS_REALM
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import Of

_OWN_REALM: Final = REALM & Of(YOU)


@dataclass(frozen=True)
class Expose(Effect):
    """This card, which lies face down, is turned up; with a `power` that is what it does now: it is played, others may
    answer it, and it goes where played cards go.
    """

    power: Use | None = None

    def step(self, s: State, pc: int, x: Context) -> None:
        card = x.source
        if pc or s.zone[card] != z.ATTACHED:
            finish(s, x)
            return
        atoms.set_flag(s, card, z.FACE_DOWN, False)
        atoms.reveal(s, card)
        if self.power is None:
            finish(s, x)
            return
        stay(s, 1, x)
        spring(s, card, self.power, x.player)

    def saying(self) -> Saying:
        return Saying("expose", {"effect": self.power.effect if self.power is not None else None})


def trap(effect: Effect, under: Question = _OWN_REALM) -> tuple[Play, When]:
    """Laid face down under a realm, the card waits until that is attacked; then it does this."""
    return (
        Play(HangOn(TARGET, hidden=True), targets=(Target("target", one(under)),)),
        When("attacked", Expose(Use(effect, at=("any",))), to=Is(THIS_REALM)),
    )
