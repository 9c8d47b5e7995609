"""Champions the rule documents use as examples, with their 1st Edition wordings."""

from sixrealms.language import *

card("1st/44", "Elminster the Mage", Always(Immune(Is(SELF), SPELL & OFFENSIVE)))
# Works when he is beaten, after the combat (battle.after-combat-discards); what he razes may be anybody's
card(
    "1st/167",
    "Iuz the Evil",
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
card(
    "1st/408",
    "Living Scroll",
    When("activate", AutoDefeat(OPPONENT, HERO | CLERIC)),
    When("activate", If(opponent_is(WIZARD | MONSTER), AutoDefeat(SELF))),
)
card("1st/421", "Gelatinous Cube", Always(TakesAttachments(ITEM | ARTIFACT)))
# The rules have it bring champions back from the Abyss (open.gatekeeper-abyss)
card(
    "1st/422",
    "Gatekeeper",
    Always(Immune(Is(SELF), EVENT | (SPELL & OFFENSIVE))),
    Use(
        seq(ToHand(every(CHAMPION)), ToHand(Pile(ABYSS, EVERYONE, CHAMPION & ~Is(SELF), all=True))),
        at=("3",),
        zone="pool",
        cost=pay(The(SELF), ABYSS),
    ),
)
# The rules let her work as Calm does (event.harmful.calm)
card(
    "1st/450",
    "Delsenora",
    Answer(Calm(), to=EVENT & HARMFUL, zone="pool", cost=pay(The(SELF)), concerns_you=True),
)
card("1st/462", "Lovely Colleen", When("activate", AutoDefeat(OPPONENT, MONSTER)))
