"""What may not be done in a turn some card has granted."""

from __future__ import annotations

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context, Who
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.statics import Prohibition
from sixrealms.powers.players import YOU


@dataclass(frozen=True)
class NoRealmsInExtraTurns(Prohibition):
    """These players play no realm in phase 2 of an extra turn, unless it can be played at any time
    (format.grind.no-realm-on-extra-turn, format.grind.anytime-realms-exempt).
    """

    whose: Who = YOU

    def refuses(self, s: State, player: int, card: int, other: int, x: Context) -> Reason | None:
        d = s.kit.defs[s.defn[card]]
        if d.type != "realm" or d.any_time or s.phase != 2 or s.turn.granted_by < 0:
            return None
        if player != s.active or not self.whose.includes(s, player, x):
            return None
        return Reason("format.grind.no-realm-on-extra-turn", "extra-turn-realm", s.turn.granted_by)
