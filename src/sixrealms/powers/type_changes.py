"""Being of another champion type of one's choice (ledger: icon.ability.type-change)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms, marks
from sixrealms.engine.ability import Always, When
from sixrealms.engine.ask import finish
from sixrealms.engine.power import Context, Effect, Noun, Number, Saying, Test
from sixrealms.engine.state import State
from sixrealms.engine.terms import TypeName
from sixrealms.powers.access import TYPES, DefendsItself
from sixrealms.powers.control_flow import OneOf
from sixrealms.powers.durations import FOR_THE_ROUND, Duration
from sixrealms.powers.identity import Becomes
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.questions import slug


def choose_type(who: Test, types: tuple[TypeName, ...], until: Duration = FOR_THE_ROUND) -> OneOf:
    """You choose one of the types; the choice holds as long as that."""
    return OneOf(tuple(Lasting(Becomes(who, name), until) for name in types))


@dataclass(frozen=True)
class _DefendsAs(Effect):
    """If this realm defends itself in this battle, it does so as a champion of this type."""

    type: TypeName

    def step(self, s: State, pc: int, x: Context) -> None:
        atoms.mark(s, marks.DEFENDS_AS.of(x.source), TYPES.index(self.type) + 1)
        finish(s, x)

    def saying(self) -> Saying:
        return Saying("defends-as", {"type": Noun(f"noun-{slug(self.type)}")})


def defends_as_any_type(level: Number) -> tuple[Always, When]:
    """This realm can defend itself as a champion of the type its player chooses each time it is attacked."""
    return Always(DefendsItself(level)), When("attacked", OneOf(tuple(_DefendsAs(name) for name in TYPES)))
