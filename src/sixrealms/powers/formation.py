"""Realms in their formation: which place, with or without a holding, and having to fill the foremost gap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.immunity import shielded
from sixrealms.engine.placement import open_places
from sixrealms.engine.power import Context, Effect, Who
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.statics import Prohibition
from sixrealms.engine.terms import FormationPlace
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Ref


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


@dataclass(frozen=True)
class SwapPlaces(Effect):
    """Two realms of one formation, razed ones too, change places; what hangs on them stays there. Nothing happens if
    they do not lie in the same formation, or one of them is immune (ledger: formation.protection).
    """

    one: Ref
    other: Ref

    def step(self, s: State, pc: int, x: Context) -> None:
        one, other = self.one.card(s, x), self.other.card(s, x)
        if self._together(s, x):
            atoms.swap_places(s, one, other)
            atoms.note(s, "places-swapped", one, other, x.source)
        finish(s, x)

    def _together(self, s: State, x: Context) -> bool:
        cards = (self.one.card(s, x), self.other.card(s, x))
        if cards[0] == cards[1] or any(c < 0 or s.zone[c] != z.FORMATION or shielded(s, c, x) for c in cards):
            return False
        return s.ctrl[cards[0]] == s.ctrl[cards[1]]

    def touches(self, s: State, player: int, x: Context) -> bool:
        return any(c >= 0 and s.ctrl[c] == player for c in (self.one.card(s, x), self.other.card(s, x)))


FRONT_RANK: Final = AtPlace("front")
