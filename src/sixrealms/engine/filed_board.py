"""The board: active powers filed by the question they answer and the event they wait for. `filing` makes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sixrealms.engine.power import Static
from sixrealms.engine.statics import ChangesType

if TYPE_CHECKING:
    from sixrealms.engine.ability import Always, When
    from sixrealms.engine.power import Context
    from sixrealms.engine.statics import TakesPower

Entry = tuple[Static, "Context", "Always | None"]


_NOBODY: Final[frozenset[int]] = frozenset()
# Never changed: a board that has some is given its own.
_NO_ONE_REFLECTED: Final[dict[int, int]] = {}
_NOTHING_COPIED: Final[dict[int, tuple[int, ...]]] = {}


class CardPowers(NamedTuple):
    """What the powers of the cards on a board come to, without running effects and optional rules. Never changed: the
    next board shares all that is not about the cards that have moved.
    """

    statics: dict[str, list[Entry]]
    whens: dict[str, list[tuple[When, Context]]]
    usable: list[int]
    answering: list[int]


class Board:
    """`statics[kind]` and `whens[event]` with their contexts; `cards` in play in a stable order.

    `usable` and `answering` are those with powers to use and with answers, `lost` those whose powers have been taken
    away, `mute` those that have lost their psionic ones. A board is `steady` if nothing takes powers away from cards on
    it or copies them, or what is copied and lost depends only on where cards are: it stays as it is until they lie
    differently, and so do the `types` and `kinds` of cards found meanwhile, if they are by place; what else is,
    `by_place` says (by_place.py). `in_effect` lists by question what works on conditions that are so, `concerned` the
    cards its answers could be about as they lie. `met` says of
    conditions that have been asked whether they are met, None if that is not by place. `before` is the board that has
    become a steady one by what is copied and lost. `laid` is the part that another board can be made of by difference,
    None if it says more than how cards lie.
    One that `copies` is not settled before powers have been copied; of the `threatened` cards some may lose theirs, by
    one of the `threats`: what takes them away, with the cards it can concern as they lie. `known` and
    `known_whens` are `statics` and `whens`, but None where those are among them: who answers or waits shows when the
    board has been settled.
    """

    __slots__ = (
        "answering",
        "as_printed",
        "before",
        "bound",
        "by_place",
        "cards",
        "concerned",
        "copied",
        "copies",
        "in_effect",
        "kinds",
        "known",
        "known_whens",
        "laid",
        "lost",
        "met",
        "mute",
        "reflected",
        "replaced",
        "statics",
        "steady",
        "threatened",
        "threats",
        "types",
        "usable",
        "variants",
        "whens",
    )  # fmt: skip

    def __init__(
        self, cards: list[int], statics: dict[str, list[Entry]], whens: dict[str, list[tuple[When, Context]]]
    ) -> None:
        self.cards = cards
        self.statics = statics
        self.whens = whens
        self.usable: list[int] = []
        self.answering: list[int] = []
        self.lost = self.mute = _NOBODY
        self.reflected = _NO_ONE_REFLECTED  # card -> the one as whose power it works against its own side
        self.replaced = _NOBODY  # those whose own power another card's has replaced
        self.bound = _NOBODY  # rule cards that bind only their own player
        self.copied = _NOTHING_COPIED  # card -> definitions whose powers it has as well
        self.steady = True
        self.as_printed = False  # whether it is certain that no power changes the type of any card
        self.copies = False
        self.threats: list[tuple[TakesPower, Context, Always | None, list[int]]] = []
        self.threatened = _NOBODY
        self.known: Mapping[str, list[Entry] | None] = statics
        self.known_whens: Mapping[str, list[tuple[When, Context]] | None] = whens
        self.variants: dict[tuple[Any, ...], Board] = {}  # what this board becomes by what is copied and taken away
        self.types: dict[int, str] = {}
        self.by_place: dict[str, bool] = {}
        self.kinds: dict[int, frozenset[str]] = {}
        self.in_effect: dict[str, list[Entry]] = {}
        self.concerned: dict[str, frozenset[int]] = {}
        self.met: dict[tuple[str, Context], bool | None] = {}
        self.before: Board | None = None
        self.laid: CardPowers | None = None

    def apart(self) -> Board:
        """The same board as it was filed, with nothing found meanwhile: not what may be lost, nor types."""
        other = Board(self.cards, self.statics, self.whens)
        other.usable, other.answering, other.bound = self.usable, self.answering, self.bound
        other.as_printed = ChangesType.kind not in self.statics
        return other

    def unsettle(
        self, known: Mapping[str, list[Entry] | None], whens: Mapping[str, list[tuple[When, Context]] | None]
    ) -> None:
        """Powers may be copied, or lost: until the board is settled only `known` and `whens` are certain. None stands
        there for a question or event of which nobody knows yet who answers or waits.
        """
        self.steady = False
        self.as_printed = self.as_printed and known.get(ChangesType.kind, ()) is not None
        self.known = known
        self.known_whens = whens
