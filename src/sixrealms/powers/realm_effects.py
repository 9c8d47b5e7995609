"""Effects on realms in a formation: razing, rebuilding, placing."""

from __future__ import annotations

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.action import PLACE, Action
from sixrealms.engine.ask import answered, ask, finish, stay
from sixrealms.engine.causes import RAZE
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.flow.averted_loss import over, threaten
from sixrealms.engine.placement import open_places, rebuilding_reasons
from sixrealms.engine.power import Cards, Context, Effect, Test
from sixrealms.engine.protected import is_protected
from sixrealms.engine.razing import raze as raze_realm
from sixrealms.engine.rebuild_cost import RebuildPrice
from sixrealms.engine.state import State
from sixrealms.engine.triggers import emit
from sixrealms.powers.moves import affected


@dataclass(frozen=True)
class Raze(Effect):
    """Raze realms (ledger: raze.*); `in_battle`: as the outcome of the battle, whatever protects them from cards."""

    cards: Cards
    cost: bool = False
    in_battle: bool = False

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"zone"})

    def step(self, s: State, pc: int, x: Context) -> None:
        cards = self._within_reach(s, x)
        if pc == 0 and not self.cost:
            stay(s, 1, x)
            if threaten(s, [c for c in cards if not s.flags[c] & z.RAZED], x):
                return
        for card in cards:
            raze_realm(s, card, x, battle=self.in_battle, cost=self.cost)
        over(s, cards)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return any(not s.flags[c] & z.RAZED for c in self._within_reach(s, x))

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        held = not self.cost and not self.in_battle and is_protected(s, card, RAZE, z.FORMATION, x)
        return not held or card not in self.cards.find(s, x)

    def _within_reach(self, s: State, x: Context) -> list[int]:
        return self.cards.find(s, x) if self.cost or self.in_battle else affected(s, self.cards, x)


@dataclass(frozen=True)
class Rebuild(Effect):
    """Turn razed realms up again without the usual payment."""

    cards: Cards

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"may-bring-realm"})

    def step(self, s: State, pc: int, x: Context) -> None:
        for card in self.cards.find(s, x):
            if s.flags[card] & z.RAZED and not rebuilding_reasons(s, s.ctrl[card]):
                atoms.rebuild(s, card)
                atoms.note(s, "rebuild", card, x.source)
                emit(s, "rebuilt", card, by=x.player)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return any(s.flags[c] & z.RAZED and not rebuilding_reasons(s, s.ctrl[c]) for c in self.cards.find(s, x))


@dataclass(frozen=True)
class RebuiltFor(RebuildPrice):
    """Realms passing `realm` (None: this realm, razed as it is) are rebuilt by discarding so many cards instead of
    three (ledger: rebuild.cost). The fewest that any card says are enough.
    """

    cards: int
    realm: Test | None = None

    def price(self, s: State, realm: int, x: Context) -> int | None:
        meant = realm == x.source if self.realm is None else self.realm.holds(s, realm, x)
        return self.cards if meant else None


@dataclass(frozen=True)
class PlaceRealm(Effect):
    """Put a realm card into your formation; you choose the place if there are several."""

    cards: Cards

    def step(self, s: State, pc: int, x: Context) -> None:
        found = self.cards.find(s, x)
        places = open_places(s, x.player)
        if not found or not places or copy_in_play(s, found[0]) >= 0:
            finish(s, x)
            return
        if pc == 0:
            stay(s, 1, x)
            ask(s, x.player, PLACE, "ask-place", [Action("place", number=p) for p in places], x.source)
            return
        atoms.settle_in_formation(s, found[0], x.player, answered(s).number)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return self.cards.exist(s, x) and bool(open_places(s, x.player))
