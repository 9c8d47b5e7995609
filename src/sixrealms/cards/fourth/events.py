"""Events of 4th Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Answer, Play
from sixrealms.powers.countering import AffectsOnlyYou, Deflect
from sixrealms.powers.doing import ChoosePlayer, If, OneOf, seq
from sixrealms.powers.entering import FreeEntry
from sixrealms.powers.lasting import CancelExtraTurn, Lasting, SkipTurn
from sixrealms.powers.players import EVERYONE, ChosenPlayer
from sixrealms.powers.questions import AVATAR, EVENT, HARMFUL
from sixrealms.powers.registry import power
from sixrealms.powers.rulings import Players

# Deflection
power("4th/137", Answer(Deflect(), to=EVENT & HARMFUL, concerns_you=True, only=AffectsOnlyYou()))
# Temporal Stasis: two players can only stop an extra turn with it
power(
    "4th/138",
    Play(
        OneOf(
            (
                If(Players(3), seq(ChoosePlayer(EVERYONE), SkipTurn(ChosenPlayer("player")))),
                CancelExtraTurn(),
            )
        )
    ),
)
# Titans Walk the Earth
power("4th/158", Play(Lasting(FreeEntry(EVERYONE, AVATAR, 1), "end-of-your-next-turn")))
