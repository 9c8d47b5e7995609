"""Magical items of 1st Edition."""

from sixrealms.language import *

_AS_ANOTHER_TYPE = choose_type(Is(BEARER), ("hero", "wizard", "cleric", "monster"))
FIGHTERS = CHAMPION | ALLY
card("1st/419", "Ego Coin", Always(AttachTo(ARTIFACT, Is(BEARER))))
# The type is chosen when its bearer comes forward, or when it is played in combat
card(
    "1st/420",
    "Chest of Many Things",
    Always(Has(Is(BEARER), ("Flyer",))),
    When("presented", _AS_ANOTHER_TYPE, to=Is(BEARER), may=True),
    Play(If(BATTLE_ON, _AS_ANOTHER_TYPE)),
)
card("1st/102", "Banner of the One-Eyed God", Always(gains(FIGHTERS & Beside(BEARER), 1)))
card("1st/103", "Viperhand", Always(MayUse(Is(BEARER), WIZARD_SPELL)))
card("1st/151", "War Banner", Always(gains(FIGHTERS & Of(YOU), 1)))
# The price of the crystal: nothing that protects the champion protects it from having to attack.
card(
    "1st/153",
    "Crystal of the Ebon Flame",
    When("turn-end", pay(The(BEARER)), only=~marked(ATTACKED, on=BEARER), whose=YOU),
)
card("1st/173", "Griffon", Always(Has(Is(BEARER), gains=("Flyer",))))
# The larger bonus takes the place of the one in the icon, it is not added to it.
card("1st/206", "Magic Sword", Always(Levels(ITSELF, to=Fixed(5), which="bonus"), when=opponent_is(UNDEAD)))
# One use is one round of battle, however the round ends.
card("1st/215", "Potion of Fire-Breathing", When("fought", pay(The(SELF)), to=Is(BEARER)))
card("1st/217", "Net of Entrapment", Always(CannotPlay(OTHER_SIDE, ALLY), when=IN_A_ROUND))
# The other champion comes home from a lost round as well: the card speaks of every round.
card(
    "1st/219",
    "Helm of Teleportation",
    Use(
        JoinAsAlly(TARGET, returns="always", spent=True),
        at=("combat",),
        targets=(Target("target", one(CHAMPION & IN_POOL & Of(YOU)), joins=True),),
        once="round",
        zone="battle",
    ),
)
card("1st/310", "Orb of Power", Always(Immune(Is(BEARER), OFFENSIVE & (SPELL | ITEM))))
card(
    "1st/316",
    "Shield of Wickedness",
    Use(
        SwitchSide(TARGET),
        at=("combat",),
        targets=(Target("target", one(ALLY & OPPOSING)),),
        once="round",
        zone="battle",
    ),
)
card("1st/320", "The Necklace", Always(MayUse(Is(BEARER), WIZARD_SPELL)))
# Whoever loses the item is a champion no longer, and no ally lies in a pool
card(
    "1st/402",
    "Magical Champion",
    Play(
        seq(Send(The(TARGET), POOL), HangOn(TARGET)),
        targets=(Target("target", in_hand(ALLY)),),
        at=("3",),
        way="bearer",
    ),
    Always(AttachOnlyTo(ALLY)),
    Always(Has(Is(BEARER), type="hero", only=True)),
    When("leaves", If(RefIs(BEARER, IN_POOL | IN_COMBAT), discard(The(BEARER)))),
)
card("1st/412", "Scroll of 7 Leagues", Always(CanReach(Is(BEARER), "position")))
card("NO/95", "Staff of Striking", Always(Levels(ITSELF, to=Fixed(5), which="bonus"), when=RefIs(BEARER, CLERIC)))
# Without a word about how often: once in each combat its bearer is not in
card(
    "NO/208",
    "Ring of Shooting Stars",
    Use(
        Lasting(gains(Is(TARGET), 1)),
        at=("any",),
        targets=(Target("target", one(CHAMPION & IN_COMBAT)),),
        only=RefIs(BEARER, HERO & ~IN_COMBAT),
        once="round",
    ),
)
card(
    "NO/311",
    "Ring of All Seeing",
    When(
        "turn-start",
        seq(Choose(HavingCards(OTHERS, HAND)), Look(Pile(HAND, CHOSEN_PLAYER, all=True))),
        may=True,
        whose=YOU,
    ),
)
