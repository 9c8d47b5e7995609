"""What cards do upon their own defeat, and what keeps them from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine.ability import When
from sixrealms.engine.battle_statics import Unavenged
from sixrealms.engine.board import abilities_of
from sixrealms.engine.power import Context, Test
from sixrealms.engine.state import State
from sixrealms.engine.triggers import UPON_DEFEAT
from sixrealms.powers.question import Question
from sixrealms.powers.questions import Is
from sixrealms.powers.refs import SELF


@dataclass(frozen=True)
class _Avenging(Question):
    """Having a power that works upon its own defeat."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        return any(
            isinstance(one, When) and one.event in UPON_DEFEAT and one.to in (None, Is(SELF))
            for one in abilities_of(s, card)
        )


AVENGING: Final = _Avenging()


@dataclass(frozen=True)
class NoVengeance(Unavenged):
    """What cards passing `who` would do upon their own defeat does not happen."""

    who: Test
