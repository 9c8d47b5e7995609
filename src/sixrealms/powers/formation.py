"""Having to fill the foremost gap of a formation."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.placement import open_places
from sixrealms.engine.power import Context, Who
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.statics import Prohibition


@dataclass(frozen=True)
class FillsFront(Prohibition):
    """These players cannot lay a realm over a razed one while their formation has an empty place: the foremost gap
    comes first (ledger: formation.order.front-first, formation.gaps.first).
    """

    whose: Who

    def refuses(self, s: State, player: int, card: int, other: int, x: Context) -> Reason | None:
        if s.kit.defs[s.defn[card]].type != "realm" or not self.whose.includes(s, player, x):
            return None
        gaps = open_places(s, player)
        places = s.formation(player)
        old = places[other] if 0 <= other < len(places) else -1
        if not gaps or old < 0 or not s.flags[old] & z.RAZED:
            return None  # the rules themselves say the rest
        return Reason("formation.gaps.first", "front-first", x.source, z.PLACES[gaps[0]])
