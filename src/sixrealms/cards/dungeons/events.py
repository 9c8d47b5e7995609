"""Events of the Dungeons booster."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, TargetPlayer, When
from sixrealms.powers.conditions import Exists
from sixrealms.powers.doing import Choose, If, seq
from sixrealms.powers.formation import FRONT_RANK
from sixrealms.powers.hands import DiscardHand
from sixrealms.powers.moving import Send, discard
from sixrealms.powers.players import BY, OPPONENTS, YOU, ChosenPlayer
from sixrealms.powers.questions import REALM
from sixrealms.powers.refs import TARGET, Chosen, The
from sixrealms.powers.registry import power
from sixrealms.powers.searching import Called, NameCard, ShufflePile
from sixrealms.powers.sets import in_draw_pile, one
from sixrealms.powers.whereabouts import Of

SEARCHED = ChosenPlayer("player", "that player")
FOUND = in_draw_pile(Called(), SEARCHED)
TO_THE_ABYSS = Send(The(TARGET), z.ABYSS)
# Elminster's Intuition: one card of the name goes; the pile is shuffled, for it has been searched
power(
    "DU/106",
    Play(
        seq(
            NameCard(),
            If(
                Exists(FOUND),
                Choose(FOUND, then=TO_THE_ABYSS),
                Choose(one(REALM & Of(YOU) & FRONT_RANK), then=TO_THE_ABYSS),
            ),
            ShufflePile(SEARCHED),
        ),
        targets=(TargetPlayer("player", OPPONENTS),),
    ),
)
# Handmine: it is never played
power("DU/116", When("looked-at", seq(DiscardHand(BY), discard(The(Chosen("other", "the card that let him look"))))))
