"""Artifacts of 4th Edition."""

from sixrealms.language import *

_THRONE = Named("The Throne of the Gods")
_RIVALS_FIGHT = ForEach(
    every(CHAMPION & IN_POOL & Bears(_THRONE) & Of(OTHERS)),
    Duel(BEARER, The(IT), spoils=1),
)


def _throne(user: Question) -> tuple[Always, Always]:
    """Only such champions sit on it, whatever their world."""
    return Always(AttachOnlyTo(user)), Always(AttachTo(ITSELF, user, "world"))


# The print speaks of every turn, not of its owner's
card(
    "4th/451",
    "Ren's Crystal Ball",
    When(
        "turn-start",
        seq(
            Choose(EVERYONE),
            Look(top_of_piles(CHOSEN_PLAYER, 3)),
            Choose(top_of_piles(CHOSEN_PLAYER, 3), up_to=True, then=discard(The(TARGET))),
        ),
        may=True,
    ),
)
# Its icon says what it gives in either fight; outside of both it gives nothing
card(
    "4th/453",
    "Eye and Hand of Vecna",
    Always(Levels(ITSELF, to=Fixed(0), which="bonus"), when=~(WHEN_ATTACKING | WHEN_DEFENDING)),
)
# What is discarded for it may be what comes back; an event goes to the Abyss and does not
card(
    "4th/454",
    "Cup of Al'Akbar",
    Use(
        Choose(in_discard(), then=Send(The(TARGET), HAND)),
        at=("5",),
        cost=Sacrifice(in_hand(), 3),
    ),
)
card("4th/455", "The Ring of Winter", Always(DrawsPerTurn(OPPONENTS, -1, floor=1)))
card(
    "4th/456",
    "Wand of Orcus",
    Always(AttachOnlyTo(UNDEAD & MONSTER)),
    Always(AttachTo(ITSELF, UNDEAD & MONSTER, "world")),
    When("activate", AutoDefeat(OPPONENT, level_at_most(8), discards=True)),
)
card(
    "4th/457",
    "Axe of the Dwarvish Lords",
    Always(AttachTo(ITSELF, CHAMPION, "world")),
    Always(AddsCard(8, Is(BEARER))),
)
# Nobody carries two artifacts (turn.phase3.one-artifact)
card(
    "4th/458",
    "Guenhwyvar",
    When(
        "defeated",
        Choose(one(CHAMPION & World("FR") & IN_POOL & Of(YOU) & ~Bears(ARTIFACT)), then=HangOn(TARGET)),
        to=Is(BEARER),
        may=True,
    ),
)
# A monster while it lies in the pool or fights, whichever way it came there; its level is its bonus. Once beaten as one
# it is discarded like others: nothing brings it back then
card(
    "4th/459",
    "Obsidian Man of Urik",
    Play(Send(The(SELF), POOL), at=("3",), way="monster"),
    Always(Has(ITSELF, type="monster", only=True), when=~RefIs(SELF, HangsOn(BEARER))),
    When("discarded", If(RefIs(SELF, In(frozenset({DISCARD}))), Send(The(SELF), POOL)), to=CHAMPION & Bears(ITSELF)),
)
# Claimed in combat, the fight over it waits for the end of the turn
card(
    "4th/460",
    "The Throne of the Gods",
    Always(AttachTo(ITSELF, CHAMPION, "world")),
    Always(Protected(_THRONE, ("cosmos",))),
    When("played", _RIVALS_FIGHT),
    When("phase-5", _RIVALS_FIGHT),
)
# What it strips away is that none but those who move so may come; what a place is shielded by stays
card(
    "4th/461",
    "Nature's Throne",
    Always(AttachTo(ITSELF, CHAMPION, "world")),
    Always(CanReach(CHAMPION & Of(YOU), "movement")),
)
# Offensive goes with all three
card(
    "4th/462",
    "Throne of Bone",
    *_throne(UNDEAD & CHAMPION),
    Always(Immune(UNDEAD & Of(YOU), OFFENSIVE & (PSIONIC_POWER | UNARMED | BLOOD_ABILITY))),
)
# Allies are defeated with their champion
card(
    "4th/463",
    "The Medusa Throne",
    Always(AttachTo(ITSELF, CHAMPION, "world")),
    Always(PowerLost((CHAMPION | ALLY) & Of(OPPONENTS), vengeance=True)),
    Always(GoesInstead(CHAMPION & AVENGING & Of(OPPONENTS), ABYSS)),
    When("on-losing-side", Send(The(IT), ABYSS), to=ALLY & AVENGING & Of(OPPONENTS)),
)
# The attack succeeds if nobody defends the rule card or who does is beaten; spoils are drawn as for a realm.
# What leaves play is discarded (inplay.leaving-default).
card(
    "4th/464",
    "Throne of Ice",
    Always(AttachTo(ITSELF, CHAMPION, "world")),
    Use(
        Duel(BEARER, one(RULE_CARD), instead=True, spoils=1, won=discard(The(TARGET)), defenders=OTHERS),
        at=("4",),
    ),
)
# Its last sentence speaks of the same player's swimmers
card(
    "4th/465",
    "Throne of the Seas",
    *_throne(SWIMMER & CHAMPION),
    Always(Immune(CHAMPION & SWIMMER & Of(YOU), (HARMFUL & EVENT) | (OFFENSIVE & ITEM))),
    Always(gains(SWIMMER & Of(YOU), 2)),
)
# In play are those that lie there for what they still do
card(
    "4th/466",
    "Throne of the Pharaohs",
    Always(AttachTo(ITSELF, CHAMPION, "world")),
    Play(ForEach(every(EVENT), End(IT))),
    Always(CannotPlay(EVERYONE, EVENT)),
)
card(
    "4th/467",
    "The Emerald Throne",
    *_throne(ELF & CHAMPION),
    Always(MayUse(ELF & Of(YOU), UNARMED | PSIONIC_POWER | BLOOD_ABILITY)),
)
card(
    "4th/468",
    "Throne of the Drow",
    Always(AttachOnlyTo(CHAMPION & Kind("Drow"))),
    Always(AttachTo(ITSELF, CHAMPION & Kind("Drow"), "world")),
    Use(
        Duel(BEARER, one(CHAMPION & IN_POOL & Of(OTHERS)), instead=True, won=Draw()),
        at=("4",),
    ),
)
# What lay in Limbo before it came still returns
card("4th/510", "Throne of the Mountain God", Always(GoesInstead(~EVENT, LIMBO, (), instead_of=ABYSS, and_back=True)))
# An immunity that names the Wish holds against it
card(
    "4th/520",
    "The Winner's Cape",
    Always(AttachTo(ITSELF, CHAMPION, "world")),
    Always(Immune(CHAMPION & Of(YOU), (OFFENSIVE & SPELL) | Named("Wish"))),
    Always(Immune(Is(BEARER), HARMFUL & EVENT)),
)
