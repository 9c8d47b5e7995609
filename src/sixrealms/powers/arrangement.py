"""Cards laid in another order, as a player wants it: on top of a pile, or in a formation."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.immunity import shielded
from sixrealms.engine.power import ADDED, Cards, Context, Effect, Noun, Saying, Who
from sixrealms.engine.state import State
from sixrealms.powers.moves import affected
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import Ref, The
from sixrealms.powers.sets import Pile
from sixrealms.powers.whereabouts import Of


@dataclass(frozen=True)
class Arrange(Effect):
    """You look at cards on top of a draw pile and put them back there in any order, choosing the one on top first. Or
    you lay realms in play on the same places in an order of your choice, the foremost place first; what hangs on them
    stays there, and a realm that is immune stays where it lies (ledger: formation.protection).

    `other`: the realm changes places with this one, and nobody chooses an order; nothing happens if they do not lie in
    the same formation, or one of them is immune.
    """

    cards: Cards
    other: Ref | None = field(default=None, metadata=ADDED)

    def own_tags(self) -> frozenset[str]:
        return frozenset({"looks"} if isinstance(self.cards, Pile) else ())

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.other is not None:
            self._swap(s, self._two(s, x, self.other), x)
        elif isinstance(self.cards, Pile):
            self._pile(s, pc, x)
        else:
            self._formation(s, pc, x)

    def _two(self, s: State, x: Context, other: Ref) -> list[int]:
        """The realms that change places."""
        return [card for card in (*self.cards.find(s, x), other.card(s, x)) if card >= 0]

    def _swap(self, s: State, two: list[int], x: Context) -> None:
        lie = all(s.zone[card] == z.FORMATION and not shielded(s, card, x) for card in two)
        if lie and len(set(two)) == 2 and s.ctrl[two[0]] == s.ctrl[two[1]]:
            atoms.swap_places(s, *two)
            atoms.note(s, "places-swapped", *two, x.source)
        finish(s, x)

    def touches(self, s: State, player: int, x: Context) -> bool:
        return self.other is None or any(s.ctrl[card] == player for card in self._two(s, x, self.other))

    def _pile(self, s: State, pc: int, x: Context) -> None:
        name = f"order:{self.key}"
        order = x.get(name) if pc else ()
        assert isinstance(order, tuple)
        if pc:
            order = (*order, answered(s).card)
        left = [card for card in affected(s, self.cards, x) if card not in order]
        if not left:
            for card in reversed(order):
                atoms.move_in_pile(s, card)
            finish(s, x)
            return
        if not pc:
            for card in left:
                atoms.reveal(s, card, 1 << x.player)
        stay(s, 1, x.bind(name, order))
        ask_card(s, x.player, "ask-arrange", left, x.source)

    def _formation(self, s: State, pc: int, x: Context) -> None:
        if pc == 1:
            there, chosen = self._open(s, x)[0], answered(s).card
            x = x.bind("laid", (*self._laid(x), chosen))
            if chosen != there:
                atoms.swap_places(s, there, chosen)
                atoms.note(s, "places-swapped", chosen, there, x.source)
        waiting = self._open(s, x)
        if len(waiting) < 2:
            finish(s, x.bind("laid", ()))
            return
        stay(s, 1, x)
        ask_card(s, x.player, "ask-realm-here", waiting, waiting[0])

    def _laid(self, x: Context) -> tuple[int, ...]:
        laid = x.get("laid") or ()
        assert isinstance(laid, tuple)
        return laid

    def _open(self, s: State, x: Context) -> list[int]:
        """The realms still to be laid, from the foremost place on; one that lies in a pool has no place to change."""
        laid = self._laid(x)
        lying = [card for card in self.cards.find(s, x) if s.zone[card] == z.FORMATION]
        realms = sorted(lying, key=lambda card: (s.ctrl[card] != x.player, s.ctrl[card], s.slot[card]))
        return [c for c in realms if c not in laid and not shielded(s, c, x)]

    def possible(self, s: State, x: Context) -> bool:
        return not isinstance(self.cards, Pile) or bool(affected(s, self.cards, x))

    def _whose(self) -> Who:
        return next((node.who for node in self.cards.walk() if isinstance(node, Of)), YOU)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """That two realms change places was a word of its own."""
        if self.other is None:
            return None
        return "SwapPlaces", {"one": self.cards.ref if isinstance(self.cards, The) else self.cards, "other": self.other}

    def saying(self) -> Saying:
        if self.other is not None:
            return Saying("swap-places", {"one": self.cards, "other": self.other})
        if isinstance(self.cards, Pile):
            return Saying("arrange", {"cards": self.cards})
        return Saying("rearranges", {"who": self._whose(), "zone": Noun("zone-formation")})
