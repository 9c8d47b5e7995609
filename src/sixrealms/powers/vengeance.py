"""What cards do upon their own defeat, and what keeps them from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine.battle_statics import Unavenged
from sixrealms.engine.power import Test
from sixrealms.powers.rulings import AVENGES, HasTag

#: Having a power that works upon its own defeat.
AVENGING: Final = HasTag(AVENGES)


@dataclass(frozen=True)
class NoVengeance(Unavenged):
    """What cards passing `who` would do upon their own defeat does not happen."""

    who: Test
