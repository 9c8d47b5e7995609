"""Events of the Birthright booster."""

from sixrealms.language import *

UNNAMED = CHAMPION & Of(OTHERS) & ~Noted(MAY_ATTACK)
NAMES = Choose(
    one(CHAMPION & IN_POOL & Of(ACTIVE_PLAYER)),
    "named",
    99,
    up_to=True,
    then=ForEach(AllChosen("named"), Note(MAY_ATTACK, on=IT)),
)

# It lies on the table until the turn is taken or the event is removed
card(
    "BR/22",
    "Biding Your Time",
    Play(seq(SkipTurn(YOU), Lasting(Waits(), UNTIL_CANCELLED))),
    Use(seq(ExtraTurn(real=True), End(kept=True)), at=("any",), only=BETWEEN_TURNS & TURN_MISSED),
)
# They name champions as the time to attack comes, and only from pools, where they see them
card(
    "BR/101",
    "It's Good to Be the King",
    Play(
        seq(
            Lasting(CannotFight(UNNAMED, ("attack",)), UNTIL_YOUR_NEXT_TURN),
            If(TurnOf(OTHERS), NAMES),
        )
    ),
    When("phase-4", NAMES, whose=OTHERS),
)
# The players tell their ages
card(
    "BR/122",
    "Child's Play",
    Play(
        seq(
            EachTells(EVERYONE, "ages", "ask-age"),
            Lasting(Levels(Is(FIGHTER), add=Stored("ages"), which="total"), FOR_THE_ROUND),
        ),
        only=YOU_FIGHT,
    ),
)
card(
    "BR/21",
    "Forge Ley Line",
    Play(
        Lasting(PowerLost(ANY, immunity=True, whom=CHAMPION, to=OFFENSIVE & SPELL & Of(YOU)), UNTIL_YOUR_NEXT_TURN_ENDS)
    ),
)
card(
    "BR/121",
    "Festival",
    Play(
        seq(
            Lasting(CannotFight(CHAMPION, ("attack",)), UNTIL_YOUR_NEXT_TURN),
            If(Affected(ATTACKING_PLAYER), EndBattle()),
            ForEach(EVERYONE, Draw(who=EACH)),
        )
    ),
)
