"""Artifacts of 1st Edition."""

from sixrealms.language import *

# The substitute may be called as the bearer comes forward or during combat; a lost round costs the bearer as well.
SUBSTITUTE = in_discard(CHAMPION & ~AVATAR & UNIQUE)
# The level assumed is the one the model has at that moment, with what it carries (gloss.adjusted-level); of an avatar
# nothing else can be had (copy.not-avatars).
ASSUME_LEVEL = seq(
    Remember("level", NumberOf(TARGET)),
    Lasting(Levels(Is(BEARER), to=Stored("level"), which="base"), WHILE_IN_PLAY),
)
ASSUME = seq(
    End(kept=True),
    Choose(
        one(CHAMPION & ~Is(BEARER)),
        up_to=True,
        untouched=True,
        then=If(
            RefIs(TARGET, AVATAR),
            ASSUME_LEVEL,
            OneOf(
                (
                    ASSUME_LEVEL,
                    seq(
                        Lasting(Imitates(Is(BEARER), The(TARGET)), WHILE_IN_PLAY),
                        Lasting(Has(Is(BEARER), like=The(TARGET)), WHILE_IN_PLAY),
                    ),
                )
            ),
        ),
    ),
)
UNUSED = ~marked(HAS_CANCELLED)
NO_MORE = Note(HAS_CANCELLED)
PREY = DRAGON | MONSTER
KILL = seq(Destroy(every(PREY & Beside(OPPONENT))), AutoDefeat(OPPONENT, PREY))
card(
    "1st/93",
    "Rod of Shapechange",
    When("presented", Choose(SUBSTITUTE, then=StandIn(TARGET, BEARER)), to=Is(BEARER), may=True),
    Use(StandIn(TARGET, BEARER), at=("combat",), targets=(Target("target", SUBSTITUTE),), zone="battle"),
    When("defeated", pay(The(BEARER)), to=CHAMPION & StandsInFor(BEARER)),
)
card("1st/152", "Codex of the Infinite Planes", Always(Immune(CHAMPION & Of(YOU), OFFENSIVE & (ITEM | SPELL))))
card("NO/158", "Baba Yaga's Hut", Always(Has(Is(BEARER), ("Flyer",))), *allies_move_with(BEARER, "Flyer"))
card("NO/159", "Chariot of Lyrx", Always(Has(Is(BEARER), ("Flyer",))), *allies_move_with(BEARER, "Flyer"))
card(
    "1st/199",
    "Ren's Crystal Ball",
    When(
        "turn-start",
        seq(
            Choose(EVERYONE),
            Look(top_of_piles(CHOSEN_PLAYER, 3)),
            Choose(top_of_piles(CHOSEN_PLAYER, 3), up_to=True, then=discard(The(TARGET))),
        ),
        whose=YOU,
        may=True,
    ),
)
card("1st/218", "Johydee's Mask", When("played", ASSUME), When("returned", ASSUME), When("phase-3", ASSUME, whose=YOU))
card(
    "1st/220",
    "Rod of Dispel Magic",
    Answer(seq(Cancel(), NO_MORE), to=SPELL, zone="battle", only=UNUSED),
    Use(
        seq(End(TARGET), NO_MORE),
        at=("combat",),
        targets=(Target("target", one(SPELL_CARD)),),
        only=UNUSED,
        zone="battle",
    ),
)
card(
    "1st/318",
    "The Heartwood Spear",
    When("activate", KILL),
    When("joins", Destroy(The(IT)), to=PREY & OPPOSING),
)
card("1st/404", "Chaos Shield", Always(Levels(Is(BEARER), add=Count(every(ALLY & OPPOSING)))))
# Those that come by another way do not count
card(
    "1st/409",
    "Ren's Bell of Death",
    Always(CannotPlay(OTHER_SIDE, ALLY & level_at_least(4)), when=IN_A_ROUND),
    Always(NoEffect(ALLY & OPPOSING & level_at_least(4), "any")),
)
# Limbo until the end of its player's next turn (limbo.return-time). It is never discarded: neither as an ally nor
# because another item demands it; what its player gives it up for is paid (power.cost-beats-protection)
card(
    "1st/410",
    "The Labyrinth Map of Shuuc",
    Always(GoesInstead(Is(BEARER), LIMBO, (DEFEAT, EFFECT, USED))),
    Always(GoesInstead(Is(BEARER), LIMBO, (COST,), by=ITEM | ARTIFACT)),
)
card(
    "1st/411",
    "Annulus",
    When(
        "turn-start",
        seq(Choose(HavingCards(OPPONENTS, HAND)), Look(Pile(HAND, CHOSEN_PLAYER, all=True))),
        may=True,
        whose=YOU,
    ),
)
# The level the dragon has at that moment, with what it carries (gloss.adjusted-level); the print says when the orb can
# be used again, not how long the copy lasts (copy.duration)
card(
    "1st/424",
    "Orb of Green Dragonkind",
    Use(
        seq(
            Remember("level", NumberOf(TARGET)),
            Lasting(Levels(Is(BEARER), to=Stored("level"), which="base"), WHILE_IN_PLAY),
            Lasting(Imitates(Is(BEARER), The(TARGET)), WHILE_IN_PLAY),
            Lasting(Has(Is(BEARER), like=The(TARGET)), WHILE_IN_PLAY),
        ),
        once="turn",
        targets=(Target("target", one(DRAGON & CHAMPION & ~AVATAR & ~Is(BEARER)), untouched=True),),
    ),
    COPY_ENDS,
)
# Allies are of no world (card.world.bearers): those of a champion of Ravenloft are meant
card(
    "1st/426",
    "Tapestry of the Stag",
    Always(
        Immune(CHAMPION & Of(YOU), World("RL") & CHAMPION | ALLY & UsedBy(CHAMPION & World("RL")), powers_only=True)
    ),
)
# Nothing that protects the champion protects him from having to attack
card(
    "1st/427",
    "Dori the Barbarian's Cape",
    Always(Protected(Is(BEARER), ("discard",), (HARMFUL & EVENT) | (OFFENSIVE & SPELL) | PSIONIC_POWER)),
    Answer(Cancel(), to=HELPFUL & EVENT, zone="play", once="turn"),
    When("phase-5", pay(The(BEARER)), only=HasShirked(BEARER), whose=YOU),
)
# A champion that is greater by its icon does not shrink; what it carries comes on top
card(
    "PR/1",
    "The Legendary Artifact",
    Always(AttachTo(ITSELF, CHAMPION, "world")),
    Always(Levels(Is(BEARER), to=Fixed(10), which="base"), when=RefIs(BEARER, level_at_most(9, "icon"))),
)
