"""Allies of 4th Edition."""

from sixrealms.language import *

_NO_ALLY = Exists(every(ALLY & Beside(OPPONENT)), least=0, most=0)
_NO_ITEM = Exists(every(ITEM & HangsOn(OPPONENT)), least=0, most=0)
_TREASURE = ITEM | ARTIFACT
_YOU_PAY = OneOf(
    (
        Choose(AnyOf((one(_TREASURE & IN_POOL & Of(YOU)), in_hand(_TREASURE))), then=discard(The(TARGET))),
        Choose(one(REALM & ~RAZED & Of(YOU)), then=Raze(The(TARGET))),
    )
)
_THEY_PAY = OneOf(
    (
        Choose(
            AnyOf((one(_TREASURE & IN_POOL & Of(OTHER_SIDE)), in_hand(_TREASURE, OTHER_SIDE))),
            who=OTHER_SIDE,
            then=discard(The(TARGET)),
        ),
        Choose(one(REALM & ~RAZED & Of(OTHER_SIDE)), who=OTHER_SIDE, then=Raze(The(TARGET))),
    ),
    who=OTHER_SIDE,
)
# The opponent may play an item at once to be spared
card(
    "4th/236",
    "Loup-Garou",
    Play(seq(If(_NO_ITEM, PlayNow(in_hand(ITEM, OTHER_SIDE), OTHER_SIDE)), If(_NO_ITEM, AutoDefeat(OPPONENT)))),
)
card("4th/218", "Skeletal Minion", Always(Protected(ALLY & UNDEAD & HangsOn(BEARER), ("switch",))))
card(
    "4th/211",
    "Hornhead Saurial",
    Always(Immune(FRIENDLY & (CHAMPION | ALLY), ITEM & OFFENSIVE & level_at_most(3, "icon"))),
)
# Played where you fight, he fights on; elsewhere he is spent
card(
    "4th/215",
    "Tyrol",
    Answer(seq(Cancel(), If(YOU_FIGHT, JoinAsAlly(SELF))), to=UNARMED & OFFENSIVE),
    Always(gains(ITSELF, 2), when=RefIs(BEARER, REGENT)),
)
card("4th/217", "Skeletal Lord", Always(Levels(CHAMPION & OPPOSING & ~CLERIC, to=Fixed(0), which="base")))
card("4th/220", "Mogadisho's Horde Marches On", When("on-losing-side", discard(every(HOLDING))))
card(
    "4th/225",
    "Ashathra",
    Use(
        discard(The(TARGET)),
        at=("any",),
        targets=(Target("target", one(ALLY & ~ITSELF)),),
        cost=pay(The(SELF)),
    ),
)
same_as("4th/227", "Galek", "3rd/274")
card("4th/230", "Athasian Sloth", Play(DiscardFromHand(OTHER_SIDE, Fixed(2))))
# Discarded from the hand, or while it fights
card(
    "4th/233",
    "Marauder",
    Answer(Cancel(), to=EVENT & FollowsUp(EVENT)),
    Answer(Cancel(), to=EVENT & FollowsUp(EVENT), zone="play", cost=pay(The(SELF))),
)
card(
    "4th/235",
    "Flesh Golem",
    When("joins", discard(every(ITEM & HangsOn(OPPONENT)))),
    When("played", discard(The(IT)), to=ITEM & HangsOn(OPPONENT)),
)
card("4th/237", "Brine Dragon", Play(Choose(one(ALLY & OPPOSING), then=Destroy(The(TARGET)))))
card("4th/238", "Flaming Fist", When("on-losing-side", _YOU_PAY), When("on-winning-side", _THEY_PAY))
card(
    "4th/239",
    "Ninjas",
    Play(May(Choose(in_hand(who=OTHER_SIDE), by_chance=True, then=PlayAtOnce(The(TARGET), DISCARD)))),
)
card(
    "4th/241",
    "Roc",
    Always(CannotPlay(OTHER_SIDE, ALLY & FLYER)),
    When("joins", discard(every(ALLY & FLYER & OPPOSING))),
)
card("4th/242", "Marilith, Tanar'ri", Play(Lasting(CannotPlay(OTHER_SIDE, EVENT))))
card(
    "4th/243",
    "Thought Eater",
    Always(CannotPlay(OTHER_SIDE, SPELL, Is(OPPONENT))),
    Always(PowerLost(ALLY & OPPOSING)),
)
# It is the caster itself
card("4th/244", "Ogre Mage", Always(MayUse(ITSELF, WIZARD_SPELL)))
card("4th/245", "Mermaid", Always(Levels(ITSELF, times=2), when=Fights("defending", REALM & Kind("Coastal"))))
# An adjusted level is that of champion and allies together (gloss.adjusted-level)
card(
    "4th/246",
    "The Dreaded Ghost",
    Always(gains(Is(OPPONENT) & ~CLERIC, -9)),
    Always(Perishes(Is(OPPONENT) & ~CLERIC & level_at_most(-1), discards=False)),
)
card(
    "4th/247",
    "Clay Golem",
    When("joins", discard(every(ALLY & OPPOSING))),
    When("joins", discard(The(IT)), to=ALLY & OPPOSING),
)
# The opponent may play an ally at once to be spared
card(
    "4th/248",
    "Ki-Rin",
    Play(seq(If(_NO_ALLY, PlayNow(in_hand(ALLY, OTHER_SIDE), OTHER_SIDE)), If(_NO_ALLY, AutoDefeat(OPPONENT)))),
)
# What nothing but its champion's defeat discards stays after a round; it draws whatever may strike it at all
card(
    "4th/249",
    "Troll",
    Always(StruckFirst(ITSELF)),
    Always(Protected(ITSELF)),
    Always(stays_after_round(ITSELF)),
)
# Any card that hangs on the champion; not the champion itself
card("4th/250", "Selkie", Play(Choose(one(HangsOn(OPPONENT)), who=OTHER_SIDE, then=discard(The(TARGET)))))
# It speaks of all items in the fight, its own side's too
card(
    "4th/251",
    "Rust Monster",
    When("joins", discard(every(ITEM & IN_COMBAT & level_at_most(3, "icon")))),
    When("played", discard(The(IT)), to=ITEM & IN_COMBAT & level_at_most(3, "icon")),
)
# Whoever sends nobody has given the battle up: an attacker goes home, a realm nobody defends is razed
card(
    "4th/252",
    "Displacer Beast",
    Use(
        NewChampion(every(CHAMPION & IN_COMBAT), keeps=ITSELF, or_loses=True),
        at=("combat",),
        once="battle",
        zone="battle",
    ),
)
# A round the defender wins is the defence of the realm; it must still fight by then
card(
    "4th/512",
    "Barbaric Allies",
    Play(past_bans=True),
    When(
        "on-winning-side",
        Choose(one(REALM & ~RAZED & Of(ATTACKING_PLAYER)), who=ATTACKING_PLAYER, then=Raze(The(TARGET))),
        only=Fights("defending", REALM),
    ),
)
