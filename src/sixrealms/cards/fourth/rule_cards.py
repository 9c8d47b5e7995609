"""Rule cards of 4th Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.identity import PowerLost
from sixrealms.powers.questions import ANY
from sixrealms.powers.registry import power
from sixrealms.powers.rulings import HasTag

# Fair Fight!: of spells the bonus remains; events, having none, cannot be played
power("4th/496", Always(PowerLost(ANY & HasTag("instant-kill", words="that kills champions at once"))))
