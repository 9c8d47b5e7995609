"""Being of another champion type of one's choice (ledger: icon.ability.type-change)."""

from __future__ import annotations

from sixrealms.engine.power import Test
from sixrealms.engine.terms import TypeName
from sixrealms.powers.control_flow import OneOf
from sixrealms.powers.durations import FOR_THE_ROUND, Duration
from sixrealms.powers.identity import Becomes
from sixrealms.powers.lasting_effects import Lasting


def choose_type(who: Test, types: tuple[TypeName, ...], until: Duration = FOR_THE_ROUND) -> OneOf:
    """You choose one of the types; the choice holds as long as that."""
    return OneOf(tuple(Lasting(Becomes(who, name), until) for name in types))
