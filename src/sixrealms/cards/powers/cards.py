"""Cards of the Powers booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.doing import seq
from sixrealms.powers.entering import FreeEntry
from sixrealms.powers.immunity import Immune, ImmuneEvenToGood, PlayersImmune
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.marks import AVATAR, HELPFUL
from sixrealms.powers.players import EVERYONE, YOU
from sixrealms.powers.questions import CHAMPION, EVENT, HOLDING, PSIONICIST, REALM, RULE_CARD, SPELL, Named
from sixrealms.powers.registry import power
from sixrealms.powers.statics import CannotPlay
from sixrealms.powers.whereabouts import Of

_ALL = (SPELL & ~Named("Wish")) | EVENT | CHAMPION | RULE_CARD
# Control Wind: shields player and champions from the good as well as from the bad, realms and holdings from what
# others do (open.control-wind-realms); its player plays no helpful events (open.control-wind-helpful); a Wish gets
# through (named.control-wind.*)
power(
    "PO/74",
    Play(
        seq(
            Lasting(PlayersImmune(YOU, _ALL), "end-of-your-next-turn"),
            Lasting(CannotPlay(YOU, HELPFUL), "end-of-your-next-turn"),
            Lasting(ImmuneEvenToGood(CHAMPION & Of(YOU), _ALL), "end-of-your-next-turn"),
            Lasting(Immune((REALM | HOLDING) & Of(YOU), _ALL), "end-of-your-next-turn"),
        ),
        by=PSIONICIST,
    ),
)
# Avatar's Edict
power("PO/120", Always(FreeEntry(EVERYONE, AVATAR)))
