"""Psionic powers of 4th Edition; used in combat, for the round."""

from sixrealms.language import *

# What fights beside the caster fights on beside the other (as with Rod of Shapechange)
card("4th/424", "Switch Personality", Play(NewChampion(The(CASTER), keeps=ANY, from_hand=False, again=True)))
# Razed in combat, the realm ends the battle, and both champions go home (battle.end.realm-gone-return)
card(
    "4th/425",
    "Superior Invisibility",
    Play(
        Raze(The(ATTACKED_REALM), in_battle=True),
        only=Fights("attacking", ref=FIGHTER) & opponent_is((WIZARD | CLERIC) & level_at_most(4, "base")),
    ),
)
card("4th/426", "Mindlink", Play(Lasting(MayUse(Is(CASTER), SPELL | BLOOD_ABILITY | UNARMED))))
# Two are named whatever the plan; they need not be played, but nothing else can be before them
card(
    "4th/427",
    "Precognition",
    Play(
        seq(
            Choose(in_hand(who=OTHER_SIDE), "shown", 2, who=OTHER_SIDE),
            Look(AllChosen("shown"), EVERYONE),
            Lasting(
                CannotPlay(OTHER_SIDE, ~Is(AllChosen("shown")), meanwhile=in_hand(Is(AllChosen("shown")), OTHER_SIDE))
            ),
        )
    ),
)
card(
    "4th/428",
    "Phobia Amplification",
    Play(
        seq(
            Remember("level", NumberOf(CASTER, "base")),
            Lasting(Levels(Is(TARGET), add=Stored("level", minus=True), which="base")),
        ),
        targets=(Target("target", one(CHAMPION & OPPOSING)),),
    ),
)
card("4th/429", "Body Weaponry", Play(seq(discard(every(UNARMED)), Lasting(CannotPlay(EVERYONE, UNARMED)))))
card(
    "4th/430",
    "Lend Health",
    Play(
        seq(
            Remember("level", NumberOf(CASTER, "base")),
            Lasting(Levels(Is(FIGHTER), add=Stored("level"), which="base")),
            Lasting(Whenever(When("defeated", discard(The(CASTER)), to=Is(FIGHTER)))),
        ),
        from_pool=True,
    ),
)
# Whoever chooses the type the champion has already changes nothing
card(
    "4th/431",
    "Metamorphosis",
    Play(choose_type(Is(CASTER), ("hero", "wizard", "cleric", "monster", "psionicist", "regent", "thief"))),
)
card(
    "4th/432",
    "Mindwipe",
    Play(
        Lasting(CannotPlay(OTHER_SIDE, SPELL | PSIONIC_POWER, Is(TARGET))),
        targets=(Target("target", one(CHAMPION & OPPOSING)),),
    ),
)
# Who plays a card in combat is losing, so nothing more is asked; a realm that fights for itself has no pool
card(
    "4th/517",
    "Mystic Passage",
    Play(
        seq(Lasting(GoesInstead(Is(FIGHTER), POOL)), LoseRound(FIGHTER, kept=False)),
        only=~RefIs(FIGHTER, REALM),
    ),
)
