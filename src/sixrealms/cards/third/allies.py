"""Allies of 3rd Edition and how 4th Edition words them."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play, When
from sixrealms.powers.attaching import Cling
from sixrealms.powers.conditions import Exists
from sixrealms.powers.doing import seq
from sixrealms.powers.fighting import AutoDefeat
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.levels import BaseLevels, Levels, NoEffect, gains
from sixrealms.powers.numbers import Count, Fixed
from sixrealms.powers.questions import Is, Named, level_at_most
from sixrealms.powers.refs import BEARER, OPPONENT, OTHER, SELF
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every
from sixrealms.powers.statics import StaysAfterRound
from sixrealms.powers.whereabouts import IN_COMBAT

_PARTIES = every(Named("War Party") & IN_COMBAT)
# War Party: every card that says so counts all of them, itself included
power("3rd/54", Always(gains(Is(SELF), Count(_PARTIES, 4)), when=Exists(_PARTIES, 3)))
# Intellect Devourer: an ally's instant defeat, no one-card chance (instant.no-chance-for-attached)
power("3rd/86", Play(AutoDefeat(OPPONENT, level_at_most(5, "base"))))


def _parasite(burden: BaseLevels | Levels) -> When:
    """It hangs on the victor from then on and gives no level there."""
    return When(
        "on-losing-side",
        seq(
            Cling(OTHER),
            Lasting(StaysAfterRound(Is(SELF)), "source"),
            Lasting(NoEffect(Is(SELF)), "source"),
            Lasting(burden, "source"),
        ),
    )


# Shaqat Beetles: a level that is called nothing else is the adjusted one, items and all (gloss.adjusted-level)
power("3rd/329", _parasite(Levels(Is(BEARER), to=Fixed(1))))
power("4th/234", _parasite(BaseLevels(Is(BEARER), add=Fixed(-1))))
