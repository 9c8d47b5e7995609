"""Cards of the Dungeons booster."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, TargetPlayer
from sixrealms.engine.card_def import CHAMPIONS
from sixrealms.powers.countering import Cancel, TearUp
from sixrealms.powers.doing import ChoosePlayer, May, seq
from sixrealms.powers.firm import Firm
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting import Lasting, Remember
from sixrealms.powers.levels import BaseLevels
from sixrealms.powers.moving import Send
from sixrealms.powers.numbers import Stored, SumOfLevels
from sixrealms.powers.players import EVERYONE, ChosenPlayer
from sixrealms.powers.questions import ANY, EVENT, SPELL, Is
from sixrealms.powers.refs import SELF
from sixrealms.powers.registry import power
from sixrealms.powers.robbing import DiscardExtraCards, DrewExtra, ExtraCards
from sixrealms.powers.rulings import FromSet
from sixrealms.powers.sets import Pile
from sixrealms.powers.statics import CannotPlay

_CHOSEN = ChosenPlayer("player")
_ABYSS = Pile(z.ABYSS, _CHOSEN, ANY, all=True)
_HIJACKED = ("event", "realm", "artifact", "holding", *sorted(CHAMPIONS))
# Bottomless Horror (void.known-sources)
power(
    "DU/54",
    Play(
        seq(
            ChoosePlayer(EVERYONE),
            Remember("sum", SumOfLevels(_ABYSS)),
            Send(_ABYSS, z.VOID),
            Lasting(BaseLevels(Is(SELF), to=Stored("sum", "the sum found before")), "round"),
        )
    ),
)
# Hijacking: in the pause after another player's extra draws
power(
    "DU/86",
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
# Enter Darkness Together: the other player may tear his own card up, then it works
power(
    "DU/110",
    Answer(
        Firm(May(TearUp(), ChosenPlayer("answered-player", "its player"), Cancel()), ("calm", "cancel")),
        to=EVENT | SPELL,
    ),
)
# Poor Oriental Lord: only printings marked as First Edition (named.poor-oriental-lord)
power("DU/120", Always(CannotPlay(EVERYONE, FromSet("1st", "First Edition"))))
