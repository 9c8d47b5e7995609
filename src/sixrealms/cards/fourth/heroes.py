"""Heroes of 4th Edition."""

from sixrealms.language import *

# The first defeat loses the round and costs his allies, but he and his items go home; he may defend once more.
card(
    "4th/253",
    "Drizzt Do'Urden",
    Always(GoesInstead(ITSELF, POOL), when=WHEN_DEFENDING & marked(BEATEN, 0)),
    When("defeated", Note(BEATEN)),
    Always(FightsAgain(ITSELF, "defend")),
)
card(
    "4th/255",
    "Helm",
    Always(MayUse(ITSELF, SPELL)),
    Answer(Cancel(), to=EVENT, zone="pool", cost=pay(The(SELF))),
)
card(
    "4th/260",
    "Captain Kazhal",
    Use(
        discard(The(TARGET)),
        at=("any",),
        once="battle",
        zone="battle",
        targets=(Target("target", one(ITEM & HangsOn(OPPONENT))),),
    ),
)
card("4th/261", "Neeva", Always(Levels(ITSELF, times=2, which="base"), when=Fights("defending", REALM & World("DS"))))
card(
    "4th/289",
    "Photed",
    Always(
        Levels(ADVENTURER & Of(YOU), add=Fixed(1), which="base"),
        when=among_adventurers(1),
    ),
)
card("4th/292", "Vitralis", Always(AddsCard(3, ADVENTURER & Of(YOU)), when=among_adventurers(2)))
card(
    "4th/295",
    "Shayla",
    Always(
        Immune(ADVENTURER & POOLED & Of(YOU), OFFENSIVE & ITEM),
        when=among_adventurers(4),
    ),
)
_RUBY, _JACINTH, _AMETHYST = Named("Ruby"), Named("Jacinth"), Named("Amethyst")


def _keeps(most: int, what: Question) -> Use:
    users = _RUBY | _JACINTH | _AMETHYST
    return Use(PutBeneath(TARGET, users, most), targets=(Target("target", in_hand(what)),))


# What is kept lies open, since nothing says otherwise; whom it is played for must be able to use it
card("4th/301", "Ruby", _keeps(1, HERO_UNARMED))
card("4th/302", "Jacinth", _keeps(2, HERO_UNARMED))
card("4th/303", "Amethyst", Always(MayUse(ITSELF, UNARMED)), _keeps(2, UNARMED))
card(
    "4th/322",
    "Malleyahl",
    Always(gains(ITSELF, 3), when=Fights("defending", REALM & Kind("Underdark"))),
    Always(MayUse(ITSELF, OFFENSIVE & PSIONIC_POWER)),
)
# The monster's player has no part in the fight; beaten, it goes to their discard pile
card(
    "4th/323",
    "Malaruat",
    Use(
        StandIn(TARGET, SELF, for_good=True),
        at=("combat",),
        targets=(Target("target", one(MONSTER & IN_POOL & Of(OUTSIDERS))),),
        zone="battle",
    ),
)
# It need not be an avatar of her own player; she has its power beside her own for the round
card(
    "4th/324",
    "Maleficent",
    Always(MayUse(ITSELF, WIZARD_SPELL | BLOOD_ABILITY)),
    When(
        "activate",
        Choose(one(AVATAR & CHAMPION & ~IN_COMBAT), then=Lasting(Imitates(ITSELF, The(TARGET), lent=True))),
    ),
)
# What came along was not played against her (gloss.played-against); hers gain as long as they fight beside her
card("4th/325", "Isika", Always(gains(ALLY & Beside(SELF), 2)), Always(gains(ALLY & OPPOSING & Noted(PLAYED), -2)))
card("4th/326", "Merika", Always(MayUse(ITSELF, BLOOD_ABILITY)))
card(
    "4th/327",
    "Funerea",
    When("activate", ForEach(every(ALLY & OPPOSING), SwitchSide(IT))),
    When("joins", SwitchSide(IT), to=ALLY & OPPOSING),
)
# For the round, and what the attacker's power does to the other side; what helps its own affects the attacker as it is
card(
    "4th/334",
    "Islerik",
    Always(Immune(ITSELF, OFFENSIVE & ITEM)),
    When("presented", Lasting(PowerLost(Is(ATTACKER), reflected=True)), only=WHEN_DEFENDING, may=True),
)
card(
    "4th/335",
    "Merik",
    Always(MayUse(ITSELF, CLERIC_SPELL)),
    Always(Has(ITSELF, ("Earthwalker",))),
    *allies_move_with(SELF, "Earthwalker"),
)
card(
    "4th/336",
    "Pyre",
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    Always(gains(ITSELF, 7), when=opponent_is(~CASTS_SPELLS)),
)
card("4th/353", "Madman Enraged", When("activate", Choose(one(HOLDING & Of(OTHER_SIDE)), then=discard(The(TARGET)))))
# Nobody would rather see it discarded
card("4th/359", "Fleeing Adventurers", Always(GoesInstead(ITSELF, POOL), when=opponent_is(PSIONICIST | REGENT)))
# Both halves of its last sentence speak of its player's side
card(
    "4th/473",
    "Garl Glittergold",
    Play(cost=Sacrifice(one(HERO & level_at_least(8) & IN_POOL & Of(YOU)), 1)),
    Always(Has(CHAMPION & Of(YOU), ("Gnome",))),
    Always(Immune((CHAMPION | Kind("Gnome")) & Of(YOU), OFFENSIVE & WIZARD_SPELL)),
)
# Nobody opposes one that is discarded outside a round
card(
    "4th/475",
    "Yondalla the Provider",
    Play(cost=Sacrifice(one(MONSTER & level_at_least(12) & IN_POOL & Of(YOU)), 1)),
    Always(CannotFight(ITSELF, ("attack",))),
    When("defeated", seq(kill(OTHER), Choose(one(CHAMPION & ~ITSELF & ~Is(OTHER)), then=discard(The(TARGET))))),
    When("discarded", Choose(one(CHAMPION & ~ITSELF), then=discard(The(TARGET))), only=~RefIs(SELF, IN_COMBAT)),
)
# What none of the others may bear stays where it is
card(
    "4th/476",
    "Brandobaris",
    Play(cost=Sacrifice(one(HERO & Bears(ITEM) & IN_POOL & Of(YOU)), 1)),
    Use(
        seq(
            Choose(HavingCards(OTHERS, POOL, CHAMPION & Bears(ITEM | ARTIFACT))),
            Choose(one(CHAMPION & Bears(ITEM | ARTIFACT) & IN_POOL & Of(CHOSEN_PLAYER))),
            HandOver(
                every((ITEM | ARTIFACT) & HangsOn(TARGET)),
                every(CHAMPION & IN_POOL & Of(CHOSEN_PLAYER) & ~Is(TARGET)),
            ),
        ),
        once="turn",
    ),
)
card(
    "4th/508",
    "Ethereal Champion",
    Always(MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)),
    Always(Immune(ITSELF, OFFENSIVE)),
    Always(Immune(ITSELF, CHAMPION & Of(OPPONENTS), powers_only=True)),
    Use(TurnDown(every(IN_POOL & Of(YOU))), at=("any",)),
    When("leaves", TurnDown(every(IN_POOL & Of(YOU)), up=True)),
)
