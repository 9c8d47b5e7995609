"""Blood abilities of the Birthright booster."""

from sixrealms.language import *

_PLAYER = CHOSEN_PLAYER
_THEIR_TREASURE = (ITEM | ARTIFACT) & Of(_PLAYER)

# The champion it is used by goes to Limbo in its stead (limbo.return-time)
card("BR/40", "Regeneration", Always(GoesInstead(Is(BEARER), LIMBO)))
card(
    "BR/41",
    "Touch of Decay",
    Play(
        seq(
            Look(Pile(HAND, _PLAYER, all=True)),
            Choose(
                AnyOf((one(_THEIR_TREASURE & IN_POOL), in_hand(ITEM | ARTIFACT, _PLAYER))), then=discard(The(TARGET))
            ),
        ),
        targets=(Target("player", OPPONENTS),),
    ),
)
card(
    "BR/44",
    "Detect Life",
    Play(Lasting(HandsLieOpen(Of(_PLAYER))), targets=(Target("player", OPPONENTS),)),
)
# Played for the one or for the other
card(
    "BR/45",
    "Invulnerability",
    Answer(Cancel(), to=BLOOD_ABILITY & OFFENSIVE),
    Play(Lasting(Immune(Is(CASTER), OFFENSIVE & ITEM & level_at_most(3, "icon")))),
)
# Its cards go along with it
card("BR/35", "Alertness", Play(Lasting(DefenderFirst(Is(CASTER)), UNTIL_YOUR_NEXT_TURN_ENDS)))
