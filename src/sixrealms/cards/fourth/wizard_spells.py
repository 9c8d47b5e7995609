"""Wizard spells of 4th Edition."""

from sixrealms.language import *

card("4th/382", "Limited Wish", Answer(Cancel(), to=EVENT))
# Against a dungeon card, that card, the spell and its caster leave the game (dungeon-card.remove.wish);
# the caster is spent at once, so that he cannot save himself from a turned Wish (wish.turned-needs-other)
card(
    "4th/384",
    "Wish",
    Play(
        Regardless(
            If(
                RefIs(TARGET, DUNGEON_CARD),
                seq(
                    Send(The(TARGET), VOID, OUT),
                    Send(The(SELF), VOID, OUT),
                    Send(The(CASTER), VOID, OUT),
                ),
                discard(The(TARGET)),
            )
        ),
        cost=Spend(CASTER),
        targets=(Target("target", one(ANY & ~REALM)),),
    ),
)
# Doubles what the caster has at that moment (open.level-arithmetic)
card("4th/386", "Mirror Image", Play(Lasting(Levels(Is(CASTER), times=2), FOR_THE_ROUND)))
# Only a spell that has chosen a card can be aimed at another
card("4th/389", "Re-target", Answer(Redirect(), to=SPELL))
