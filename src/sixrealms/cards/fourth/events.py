"""Events of 4th Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Answer, Play, TargetPlayer
from sixrealms.powers.countering import AffectsOnlyYou, Deflect
from sixrealms.powers.entering import FreeEntry
from sixrealms.powers.lasting import CancelExtraTurn, Lasting, SkipTurn
from sixrealms.powers.marks import AVATAR, HARMFUL
from sixrealms.powers.players import EVERYONE, OTHERS, ChosenPlayer
from sixrealms.powers.questions import EVENT
from sixrealms.powers.registry import power
from sixrealms.powers.rulings import Players
from sixrealms.powers.whereabouts import Of

# Deflection
power("4th/137", Answer(Deflect(), to=EVENT & HARMFUL, concerns_you=True, only=AffectsOnlyYou()))
# the earlier wording speaks of any event of somebody else's
power("AR/54", Answer(Deflect(), to=EVENT & Of(OTHERS), concerns_you=True, only=AffectsOnlyYou()))
# Temporal Stasis: two players can only stop an extra turn with it
power(
    "4th/138",
    Play(SkipTurn(ChosenPlayer("player")), targets=(TargetPlayer("player", EVERYONE),), only=Players(3)),
    Play(CancelExtraTurn(), only=Players(2, exactly=True)),
)
# Titans Walk the Earth
power("4th/158", Play(Lasting(FreeEntry(EVERYONE, AVATAR, 1), "end-of-your-next-turn")))
