"""Realms of the Underdark booster."""

from __future__ import annotations

from sixrealms.engine.ability import When
from sixrealms.powers.access import DefendsItself
from sixrealms.powers.copying import Imitates
from sixrealms.powers.doing import Choose, seq
from sixrealms.powers.lasting import Lasting, Remember
from sixrealms.powers.marks import AVATAR
from sixrealms.powers.numbers import LevelOf, Stored
from sixrealms.powers.questions import PSIONICIST, Is
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one

# The Cavernous Hall: the psionicist is chosen as the attack comes
power(
    "UD/108",
    When(
        "attacked",
        Choose(
            one(PSIONICIST & ~AVATAR),
            up_to=True,
            then=seq(
                Remember("level", LevelOf(TARGET)),
                Lasting(DefendsItself(Stored("level", "as many as that psionicist"), "psionicist"), "battle"),
                Lasting(Imitates(Is(SELF), The(TARGET), secondary=True), "battle"),
            ),
        ),
    ),
)
