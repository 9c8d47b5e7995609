"""Allies of 1st Edition."""

from sixrealms.language import *

DEFENDING_CHULT = Fights("defending", Named("Jungles of Chult"))
BLADE = (SWORD | SPEAR) & HangsOn(OPPONENT)
card("1st/65", "Pteranadon", Always(gains(ITSELF, 3), when=DEFENDING_CHULT))
# A flying champion falls to it as to any ally's instant defeat (instant.events-help).
card(
    "1st/84",
    "Noble Djinni",
    When(
        "joins",
        seq(
            Lasting(CannotPlay(OTHER_SIDE, FLYER)),
            discard(every(FLYER & Beside(OPPONENT))),
            AutoDefeat(OPPONENT, FLYER, discards=True),
        ),
    ),
)
# Artifacts are blades too; what is laid down later is lost as it comes.
card("1st/192", "Giant Skeleton", When("joins", discard(every(BLADE))), When("played", discard(The(IT)), to=BLADE))
card("1st/251", "Mogadisho's Horde", When("on-losing-side", discard(every(HOLDING & Of(OTHER_SIDE)))))
# Also when they are spent after a round
card("1st/61", "Myrmidons", When("discarded", shuffle_discards()))
# An ally's instant defeat, no one-card chance (instant.no-chance-for-attached)
card("1st/86", "Intellect Devourer", Play(AutoDefeat(OPPONENT, level_at_most(5, "equipped"))))
# Nobody draws any for the battle, whose spoils they are
card(
    "1st/439",
    "The Starving Artist",
    When(
        "on-losing-side",
        seq(
            Lasting(Spoils(EVERYONE), FOR_THE_BATTLE),
            Choose(HavingCards(OPPONENTS, HAND, least=3)),
            DiscardFromHand(CHOSEN_PLAYER, Count(in_hand(ANY, CHOSEN_PLAYER), plus=-2)),
        ),
    ),
)
card("1st/407", "Mercenary Gold", Play(Choose(one(ALLY & OPPOSING & Level(1, 2)), then=discard(The(TARGET)))))
# A spell of the champion it fights is used against it
card(
    "1st/415",
    "Map to a Mercenary Army",
    Always(Levels(WIZARD_SPELL & OFFENSIVE & OPPOSING, halve="up", which="bonus")),
)
card("NO/66", "Gorgosaurus", Always(gains(ITSELF, 3), when=DEFENDING_CHULT))
card(
    "NO/83",
    "Mind Flayer",
    Play(
        Choose(
            one(ALLY & OPPOSING),
            up_to=True,
            then=seq(SwitchSide(TARGET), Lasting(gains(Is(TARGET), -1))),
        )
    ),
)
card("NO/88", "Triceratops", Always(gains(ITSELF, 6), when=DEFENDING_CHULT))
# What is laid face down is not announced: nobody can answer it, and it works from the moment it is turned up
card("NO/179", "Skulk", Use(LayAllies(FIGHTER, both=True), at=("combat",), zone="battle"))
card("NO/190", "Hell Hound", Always(Immune(FRIENDLY, SPELL & name_has("Fireball"))))
card(
    "NO/195",
    "Treants of the Grandwood",
    Always(Immune(FRIENDLY, WIZARD_SPELL & OFFENSIVE & ~name_has("Fireball"))),
)
card("NO/252", "Assassins", When("on-losing-side", Choose(one(CHAMPION), then=Destroy(The(TARGET)))))
