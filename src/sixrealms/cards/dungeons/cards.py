"""Cards of the Dungeons booster."""

from sixrealms.language import *

_CHOSEN = ChosenPlayer("player")
_ABYSS = Pile(ABYSS, _CHOSEN, ANY, all=True)
_HIJACKED = ("event", "realm", "artifact", "holding", *sorted(CHAMPIONS))
# Bottomless Horror (void.known-sources)
card(
    "DU/54",
    "Bottomless Horror",
    Play(
        seq(
            ChoosePlayer(EVERYONE),
            Remember("sum", SumOfLevels(_ABYSS)),
            Send(_ABYSS, VOID),
            Lasting(BaseLevels(Is(SELF), to=Stored("sum", "the sum found before")), FOR_THE_ROUND),
        )
    ),
)
# In the pause after another player's extra draws
card(
    "DU/86",
    "Hijacking",
    Play(
        seq(
            Remember("stolen", ExtraCards(_CHOSEN, _HIJACKED)),
            DiscardExtraCards(_CHOSEN, _HIJACKED),
            Draw(Stored("stolen", "as many")),
        ),
        at=("any",),
        targets=(TargetPlayer("player", DrewExtra(_HIJACKED)),),
    ),
)
# The other player may tear his own card up, then it works
card(
    "DU/110",
    "Enter Darkness Together",
    Answer(
        Firm(May(TearUp(), ChosenPlayer("answered-player", "its player"), Cancel()), ("calm", "cancel")),
        to=EVENT | SPELL,
    ),
)
# Only printings marked as First Edition (named.poor-oriental-lord)
card("DU/120", "Poor Oriental Lord", Always(CannotPlay(EVERYONE, FromSet("1st", "First Edition"))))
