"""Events of 3rd Edition and how 4th Edition words them."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Use
from sixrealms.powers.doing import Choose, May, seq
from sixrealms.powers.moving import discard
from sixrealms.powers.owing import Redeem, owe
from sixrealms.powers.questions import ALLY
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one

_STRIKE = Redeem(Choose(one(ALLY), then=discard(The(TARGET))))
# Airship: lies on the table until both allies have been chosen
power("3rd/90", Play(seq(owe(2), May(_STRIKE), May(_STRIKE))), Use(_STRIKE, at=("any",)))
