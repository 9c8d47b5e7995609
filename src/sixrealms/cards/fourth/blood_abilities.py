"""Blood abilities of 4th Edition."""

from sixrealms.language import *

# Of words that stand for themselves or begin a longer one; despair is no air
card(
    "4th/442",
    "Elemental Control",
    Play(
        Lasting(
            Immune(
                Is(CASTER),
                OFFENSIVE
                & SPELL
                & (
                    name_has("fire")
                    | name_has("flame")
                    | name_has("air")
                    | name_has("wind")
                    | name_has("water")
                    | name_has("earth")
                )
                & ~Named("Despair"),
            )
        )
    ),
)
# A plus is what the icon says
card(
    "4th/443",
    "Fear",
    Play(discard(every(ALLY & OPPOSING & Level(below=NumberOf(CASTER, "digit"), which="icon")))),
)
card(
    "4th/444",
    "Healing",
    Play(
        Send(AllChosen("targets"), HAND),
        targets=(Target("targets", in_discard(ALLY & ALLY_FALLEN), 2, up_to=True),),
    ),
)
card("4th/445", "Resistance", Play(Lasting(Immune(Is(CASTER), OFFENSIVE & ITEM))))
# It stays on its champion
card(
    "4th/446",
    "Bloodform",
    Play(HangOn(CASTER)),
    Always(Has(Is(BEARER), type="monster", only=True)),
    Always(Has(Is(BEARER), ("Awnshegh",))),
    Always(stays_after_round(ITSELF)),
)
# A plus is what the icon says; those that come later stay where they are
card(
    "4th/447",
    "Charm Aura",
    Play(ForEach(every(ALLY & OPPOSING & level_at_most(5, "icon")), SwitchSide(IT))),
)
card(
    "4th/448",
    "Major Resistance",
    Play(Lasting(Immune(Is(CASTER), OFFENSIVE & (ITEM | SPELL)), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
card("4th/449", "Wither Touch", Always(GoesInstead(CHAMPION & OPPOSING, ABYSS)))
card(
    "4th/450",
    "Persuasion",
    Play(
        seq(
            DrawDigit(),
            Choose(
                one(ALLY & OPPOSING), "targets", Stored("digit"), who=OTHER_SIDE, then=discard(AllChosen("targets"))
            ),
        )
    ),
)
