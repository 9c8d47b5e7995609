"""Wizards of 4th Edition."""

from sixrealms.language import *


def _joins(one_sister: str, other: str, returns: Homecoming) -> Use:
    """From the pool she joins a sister who fights; `returns` says whether she goes home, and with what."""
    sister = Named(one_sister) | Named(other)
    return Use(JoinAsAlly(SELF, returns=returns), at=("any",), only=RefIs(FIGHTER, sister), zone="pool")


card("4th/271", "Elminster the Mage", Always(Immune(ITSELF, OFFENSIVE & (SPELL | PSIONIC_POWER))))
card(
    "4th/277",
    "Sadira",
    Always(MayUse(ITSELF, PSIONIC_POWER)),
    Always(NeedsPermission(PSIONIC_POWER, PSIONICIST)),
)
card(
    "4th/487",
    "Midnight, Goddess of Magic",
    Play(cost=Sacrifice(one(WIZARD & level_at_least(9) & IN_POOL & Of(YOU)), 2)),
    Always(NeedsPermission(WIZARD_SPELL, CHAMPION)),
    When("activate", discard(every(ITEM & HangsOn(OPPONENT)))),
)
card(
    "4th/272",
    "Vangerdahast",
    When("presented", Look(Pile(HAND, ATTACKING_PLAYER, all=True)), only=WHEN_DEFENDING, may=True),
)
# What fits is what may legally be played
card(
    "4th/273",
    "Ambassador Carrague",
    Always(CannotFight(ITSELF, ("attack",))),
    Use(PlayAtOnce(top_of_piles(YOU), DISCARD), at=("combat",), only=~marked(WASTED, 3), zone="battle"),
)
card(
    "4th/274",
    "Mika the Wolf Nomad",
    Always(gains(ITSELF, 3), when=Exists(every(ALLY & OPPOSING))),
    Always(MayUse(ITSELF, HERO_UNARMED)),
)
card(
    "4th/276",
    "Drawmij",
    Use(
        Choose(one(ITEM & ~HangsOn(SELF)), then=Lasting(UnderControl(TARGET, borne=True))),
        at=("combat",),
        once="round",
        zone="battle",
    ),
    Use(
        seq(
            Lasting(Imitates(ITSELF, The(TARGET)), WHILE_IN_PLAY),
            Lasting(Has(ITSELF, like=The(TARGET)), WHILE_IN_PLAY),
        ),
        once="turn",
        targets=(Target("target", one(WIZARD & ~AVATAR & ~ITSELF), untouched=True),),
    ),
    COPY_ENDS,
)
card(
    "4th/279",
    "Kalid-na",
    Always(MayUse(ITSELF, PSIONIC_POWER)),
    Always(Immune(ITSELF, PSIONIC_ATTACK)),
    Always(CannotPlay(EVERYONE, Named("Ancient Kalidnay"))),
)
card(
    "4th/290",
    "Sharla",
    Always(
        Immune(ADVENTURER & Of(YOU), OFFENSIVE & WIZARD_SPELL),
        when=among_adventurers(3),
    ),
)
card(
    "4th/293",
    "Larn",
    When("announced", Note(CAST_IN, "phase", IT), to=SPELL),
    Always(
        Levels(SPELL & UsedBy(ADVENTURER & Of(YOU)) & Noted(CAST_IN, 4), times=2, which="bonus"),
        when=among_adventurers(2),
    ),
)
# "Him" is the player: what strikes only this player
card(
    "4th/297",
    "Rumples",
    Answer(
        Redirect(OTHERS),
        to=EVENT & HARMFUL,
        zone="pool",
        concerns_you=True,
        only=AffectsOnlyYou() & among_adventurers(5),
    ),
)
card("4th/298", "Diamond", _joins("Emerald", "Topaz", returns="never"))
card("4th/299", "Emerald", _joins("Diamond", "Topaz", returns="bare"))
card("4th/300", "Topaz", _joins("Diamond", "Emerald", returns="always"))
# Whoever casts them
card(
    "4th/311",
    "Yumac the Cold",
    When("announced", Note(CAST_IN, "phase", IT), to=SPELL),
    Always(LimitRaised(SPELL & Noted(CAST_IN, 3), 2)),
)
# What it says of the opponent's magical items is about those of the champion it fights; its battle is the round
# (combat.term.battle-on-card)
card(
    "4th/312",
    "Pellgrade the Inexorable",
    Use(
        CastSpell(
            7,
            Play(
                discard(The(TARGET)),
                targets=(Target("target", one((ITEM | ARTIFACT) & HangsOn(OPPONENT))),),
            ),
        ),
        at=("combat",),
        once="round",
        zone="battle",
    ),
)
card(
    "4th/357",
    "Bride of Malice",
    Always(Immune(ITSELF, PSIONIC_ATTACK | (OFFENSIVE & UNARMED))),
    Always(MayUse(ITSELF, BLOOD_ABILITY | Kind("Dragon Unarmed Combat"))),
)
card(
    "4th/477",
    "Corellon Larethian",
    Play(cost=Sacrifice(one(ELF & CHAMPION & level_at_least(16) & IN_POOL & Of(YOU)), 1)),
    Always(Immune(ITSELF, OFFENSIVE & WIZARD_SPELL)),
    Always(Immune(ELF & CHAMPION & Of(YOU), RULE_CARD, even_to_good=True)),
)
card(
    "4th/483",
    "Kanchelsis",
    Play(cost=Sacrifice(one(UNDEAD & CHAMPION & Bears(ITEM | ARTIFACT) & IN_POOL & Of(YOU)), 1)),
    When(
        "victorious",
        Choose(one(~CHAMPION & ATTACHED), then=discard(The(TARGET))),
        only=IN_A_ROUND,
        may=True,
    ),
)
card(
    "4th/484",
    "Ferrix",
    Play(cost=Sacrifice(one(MONSTER & level_at_least(12) & IN_POOL & Of(YOU)), 1)),
    When(
        "activate",
        OneOf(
            (
                Choose(
                    AnyOf((one((ARTIFACT | HOLDING) & Of(OTHER_SIDE)), in_hand(ARTIFACT | HOLDING, OTHER_SIDE))),
                    who=OTHER_SIDE,
                    then=discard(The(TARGET)),
                ),
                LoseRound(OPPONENT, kept=False),
            ),
            who=OTHER_SIDE,
        ),
    ),
)
# Champions of that type are immune, whoever has them
card(
    "4th/485",
    "Titania",
    Play(cost=Sacrifice(one(CHAMPION & IN_POOL & Of(YOU)), 3)),
    When(
        "turn-start",
        OneOf(
            tuple(
                Lasting(Immune(kind, (HARMFUL & EVENT) | (OFFENSIVE & PSIONIC_POWER)), UNTIL_YOUR_NEXT_TURN)
                for kind in (CLERIC, HERO, MONSTER, PSIONICIST, REGENT, THIEF, WIZARD)
            )
        ),
        whose=YOU,
        may=True,
    ),
)
