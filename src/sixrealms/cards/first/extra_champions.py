"""Champions the rule documents use as examples, with their 1st Edition wordings."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Use, When
from sixrealms.powers.attaching import TakesAttachments
from sixrealms.powers.conditions import opponent_is
from sixrealms.powers.countering import Calm
from sixrealms.powers.doing import Choose, If, OneOf, seq
from sixrealms.powers.fighting import AutoDefeat
from sixrealms.powers.immunity import Immune
from sixrealms.powers.marks import HARMFUL, OFFENSIVE
from sixrealms.powers.moving import ToHand, discard, pay
from sixrealms.powers.players import EVERYONE, OPPONENTS
from sixrealms.powers.questions import (
    ARTIFACT,
    CHAMPION,
    CLERIC,
    EVENT,
    HERO,
    ITEM,
    MONSTER,
    RAZED,
    REALM,
    SPELL,
    WIZARD,
    WIZARD_SPELL,
    Is,
)
from sixrealms.powers.razing import Raze
from sixrealms.powers.refs import OPPONENT, SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import Pile, every, one
from sixrealms.powers.statics import MayUse
from sixrealms.powers.whereabouts import Of

# Elminster the Mage
power("1st/44", Always(Immune(Is(SELF), SPELL & OFFENSIVE)))
# Iuz the Evil: works when he is beaten, after the combat (battle.after-combat-discards); what he razes may be anybody's
power(
    "1st/167",
    Always(MayUse(Is(SELF), WIZARD_SPELL)),
    When(
        "defeated",
        OneOf(
            (
                Choose(one(REALM & RAZED & Of(OPPONENTS)), then=discard(The(TARGET))),
                Choose(one(REALM & ~RAZED), then=Raze(The(TARGET))),
            )
        ),
    ),
)
# Living Scroll
power(
    "1st/408",
    When("activate", AutoDefeat(OPPONENT, HERO | CLERIC)),
    When("activate", If(opponent_is(WIZARD | MONSTER), AutoDefeat(SELF))),
)
# Gelatinous Cube
power("1st/421", Always(TakesAttachments(ITEM | ARTIFACT)))
# Gatekeeper: the rules have it bring champions back from the Abyss (open.gatekeeper-abyss)
power(
    "1st/422",
    Always(Immune(Is(SELF), EVENT | (SPELL & OFFENSIVE))),
    Use(
        seq(ToHand(every(CHAMPION)), ToHand(Pile(z.ABYSS, EVERYONE, CHAMPION & ~Is(SELF), all=True))),
        at=("3",),
        zone="pool",
        cost=pay(The(SELF), z.ABYSS),
    ),
)
# Delsenora: the rules let her work as Calm does (event.harmful.calm)
power(
    "1st/450",
    Answer(Calm(), to=EVENT & HARMFUL, zone="pool", cost=pay(The(SELF)), concerns_you=True),
)
# Lovely Colleen
power("1st/462", When("activate", AutoDefeat(OPPONENT, MONSTER)))
