"""Heroes of 3rd Edition."""

from sixrealms.language import *

# The champion that has beaten him falls after the combat (battle.after-combat-discards)
card("3rd/264", "Herminard", When("defeated", kill(OTHER), only=Fights("defending", World("DS"))))
same_as("3rd/47", "Torg Mac Cei, the Ironlord", "1st/47")
# To ignore is to be immune (immunity.ignore-same), and an ally that is ignored adds nothing; a spell is ignored as it
# is cast, a Wish never (wish.ignores-immunity). A round is one of a battle
card(
    "3rd/52",
    "Gnomes of Samek",
    Use(
        seq(Note(IGNORED), Lasting(Immune(ITSELF, Is(TARGET))), Lasting(NoEffect(Is(TARGET)))),
        at=("combat",),
        targets=(Target("target", one(ALLY & OPPOSING)),),
        only=marked(IGNORED, 0),
        zone="battle",
    ),
    Use(
        seq(Note(IGNORED), Lasting(Immune(ITSELF, Is(TARGET)))),
        at=("combat",),
        targets=(Target("target", one(ITEM & OPPOSING)),),
        only=marked(IGNORED, 0),
        zone="battle",
    ),
    Answer(
        seq(Note(IGNORED), Cancel()),
        to=OFFENSIVE & SPELL & ~Named("Wish") & AimedAt(SELF),
        only=RefIs(SELF, IN_COMBAT) & marked(IGNORED, 0),
        zone="play",
    ),
)
same_as("3rd/57", "The Jotunslayers", "1st/57")
same_as("3rd/76", "Worden Ironfist", "1st/76")
same_as("3rd/79", "Dwarf of Earthfast", "1st/79")
card("3rd/82", "Dagrande", Always(Spoils(YOU, 1), when=Fights("attacking") | Fights("defending")))
card("3rd/60", "Tergoz Tenhammer", Always(CannotPlay(OTHER_SIDE, ALLY), when=IN_A_ROUND))
# The sword is neither taken nor passed on: it belongs to him alone (gloss.attached)
card(
    "3rd/64",
    "King Havlor II",
    Always(AddsCard(5, ITSELF, ("Sword",), "magical item")),
    Always(Protected(ITEM & AddedBy(ITSELF), ("removal",))),
)
card(
    "3rd/78",
    "Joliet the Rash",
    When("phase-5", discard(The(SELF)), only=HasShirked(SELF), whose=YOU),
    When("victorious", DrawSpoils(), only=WHEN_ATTACKING),
)
card(
    "3rd/176",
    "Tyrinon",
    *allies_move_with(SELF, "Flyer"),
    Always(gains(ALLY & Beside(SELF), 2)),
)
card("3rd/196", "Rangers of the Hornwood", When("activate", AutoDefeat(OPPONENT, HERO & World("FR"))))
card("3rd/259", "Neeva", Always(Levels(ITSELF, times=2), when=Fights("defending", REALM & World("DS"))))
card(
    "3rd/262",
    "Erellika",
    Always(MayUse(ITSELF, SPELL)),
    Always(PowerLost(PSIONIC_POWER), when=WHEN_DEFENDING),
    Always(PowerLost(HOLDING & Of(OTHER_SIDE)), when=AS_ATTACKER),
)
# Every ally of the round that was won; all lie in the discard pile by then
card(
    "3rd/265",
    "T'kkyl",
    When("victorious", Send(Pile(DISCARD, OTHER_SIDE, ALLY & Noted(PLAYED), all=True), ABYSS), only=IN_A_ROUND),
)
# All his attacks are rounds of the one battle of a turn (turn.phase4.one-realm); allies never come back after a round
card("3rd/266", "Azhul the Hasty", Always(FightsAgain(ITSELF, "attack", rounds=99)))
