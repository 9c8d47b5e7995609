"""Having another card's power or level (ledger: copy.*)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import TYPE_CHECKING, Final

from sixrealms.engine.board import in_play
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Cards, Context, Node, Test
from sixrealms.engine.state import State
from sixrealms.engine.statics import Imitation

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board

_MODELS: Final = "as-they-were"


def remembering(s: State, models: Cards, x: Context) -> Context:
    """What copies for a while remembers which cards the models were, in pairs of a card and its definition: they may
    leave play and be shuffled away, where nobody knows any more which card lies where (gloss.hand).
    """
    return x.bind(_MODELS, tuple(number for m in models.find(s, x) for number in (m, s.defn[m])))


def models_of(s: State, models: Cards, x: Context) -> list[tuple[int, int]]:
    """The models and their definitions, as they were when it began to last."""
    kept = x.get(_MODELS)
    if isinstance(kept, tuple):
        return list(zip(kept[::2], kept[1::2], strict=True))
    return [(m, s.defn[m]) for m in models.find(s, x)]


@dataclass(frozen=True)
class Imitates(Imitation):
    """Every card passing `who` also has the power of each card of `models`, as if printed on it; powers of avatars are
    not copied (ledger: copy.exact-text, copy.not-avatars), but `lent` by avatars that are made to help. The models may
    have left play meanwhile. `in_place`: the models are there and work everywhere themselves; what does so works once.
    """

    who: Test
    models: Cards
    secondary: bool = False
    replaces: bool = False  # they lose their own power for it
    lent: bool = field(default=False, metadata=ADDED)
    in_place: bool = field(default=False, metadata=ADDED)

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"power"})

    def subjects(self) -> Iterator[Node]:
        return self.who.meant()

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def pairs(self, s: State, x: Context) -> list[tuple[int, int]]:
        models = models_of(s, self.models, x)
        if not self.lent:
            models = [(m, identity) for m, identity in models if not s.kit.defs[identity].avatar]
        if not models:
            return []
        holders = sorted(self.who.passing(s, in_play(s), x))
        return [(holder, identity) for holder in holders for model, identity in models if holder != model]

    def begun(self, s: State, x: Context) -> Context:
        return remembering(s, self.models, x)
