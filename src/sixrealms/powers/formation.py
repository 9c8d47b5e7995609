"""Realms in their formation: which place, with or without a holding, and having to fill the foremost gap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.placement import open_places
from sixrealms.engine.power import Context, Who
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.statics import Prohibition
from sixrealms.engine.terms import FormationPlace
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class AtPlace(Question):
    """Lying at this place of its formation, "A" being the foremost (ledger: formation.shape), or in the "front" rank:
    the foremost row in which its formation has a realm.
    """

    place: FormationPlace

    def holds(self, s: State, card: int, x: Context) -> bool:
        if s.zone[card] != z.FORMATION:
            return False
        if self.place != "front":
            return s.slot[card] == z.PLACES.index(self.place)
        places = [i for i, c in enumerate(s.formation(s.ctrl[card])) if c >= 0]
        return z.ROW_OF[s.slot[card]] == z.ROW_OF[places[0]]


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


FRONT_RANK: Final = AtPlace("front")
