"""Being of another champion type of one's choice (ledger: icon.ability.type-change)."""

from __future__ import annotations

from sixrealms.engine.ability import Always, When
from sixrealms.engine.marks import DEFENDS_AS
from sixrealms.engine.power import Number, Test
from sixrealms.engine.terms import TypeName
from sixrealms.powers.access import TYPES, DefendsItself
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.control_flow import OneOf
from sixrealms.powers.durations import FOR_THE_ROUND, Duration
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.memory import Note


def choose_type(who: Test, types: tuple[TypeName, ...], until: Duration = FOR_THE_ROUND) -> OneOf:
    """You choose one of the types; the choice holds as long as that."""
    return OneOf(tuple(Lasting(Has(who, type=name, only=True), until) for name in types))


def defends_as_any_type(level: Number) -> tuple[Always, When]:
    """This realm can defend itself as a champion of the type its player chooses each time it is attacked."""
    return Always(DefendsItself(level)), When(
        "attacked", OneOf(tuple(Note(DEFENDS_AS, place + 1) for place in range(len(TYPES))))
    )
