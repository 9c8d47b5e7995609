"""Cards of the Dragonlance booster."""

from sixrealms.language import *

# Raistlin Majere: the hour is a recorded input of the game (gloss.base-level.conditional)
card(
    "DL/31",
    "Raistlin Majere, Wizard of the Black Robes",
    Always(BaseLevels(Is(SELF), Fixed(2)), when=Hour(19, 2)),
    Always(gains(Is(SELF), 4), when=opponent_is(NameHas("Caramon"))),
    Always(Bonuses(SPELL & HangsOn(SELF), Fixed(2)), when=Exists(every(Named("Moon Nuitari Waxes")))),
)
# The explosion comes after the combat (battle.after-combat-discards)
card(
    "DL/50",
    "Aurak Draconians",
    Play(seq(ChoosePlayer(OPPONENTS), Look(Top(ChosenPlayer("player"), 3)))),
    When("on-losing-side", Kill(OTHER)),
)
card(
    "DL/56",
    "Blamblower",
    Use(
        DiscardLevels(every((CHAMPION | ALLY) & OPPOSING), Fixed(6), OTHER_SIDE),
        at=("combat",),
        zone="battle",
        cost=pay(The(SELF)),
    ),
)
# Once in answer, as Spell Turning; cast in combat it goes on for the round (dispel.reflection-lasting)
card(
    "DL/83",
    "Reflection",
    Answer(Reflect(), to=SPELL & OFFENSIVE & Of(OPPONENTS)),
    Answer(Reflect(), to=SPELL & OFFENSIVE & AimedAt(BEARER), zone="battle"),
    Play(at=("combat",)),
)
card("DL/97", "Bronze Dragons", Play(Lasting(CannotAttack(CHAMPION, REALM & Of(YOU)), UNTIL_YOUR_NEXT_TURN)))
card(
    "DL/113",
    "Takhisis's Abyssal Gateway",
    Play(Send(The(TARGET), ABYSS), targets=(Target("target", one(CHAMPION & IN_POOL)),)),
)
