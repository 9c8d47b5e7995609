"""The order of cards in a pile, as a player wants it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixrealms.engine import atoms
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.power import Cards, Context, Effect
from sixrealms.engine.state import State
from sixrealms.powers.moves import affected


@dataclass(frozen=True)
class Arrange(Effect):
    """You look at cards on top of a draw pile and put them back there in any order, choosing the one on top first."""

    tags: ClassVar[frozenset[str]] = frozenset({"looks"})
    cards: Cards

    def step(self, s: State, pc: int, x: Context) -> None:
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

    def possible(self, s: State, x: Context) -> bool:
        return bool(affected(s, self.cards, x))
