"""Cards of the Draconomicon booster."""

from __future__ import annotations

from sixrealms.engine.ability import Answer
from sixrealms.powers.countering import Cancel
from sixrealms.powers.marks import HARMFUL
from sixrealms.powers.questions import DRAGON, EVENT
from sixrealms.powers.registry import power

# Dragon's Calm
power("DR/47", Answer(Cancel(), to=EVENT & HARMFUL, by=DRAGON))
