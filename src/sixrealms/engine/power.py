"""What a power is made of, as the engine sees it. The vocabulary (`sixrealms.powers`) implements these classes.

A power is a tree of frozen dataclasses: data that can be inspected, copied to another card, printed as text and
walked for what it reads and writes. Nothing here holds state: what is under way lives in `State.frames`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, fields
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from sixrealms.engine.compiler_hints import dataclass, mypyc_attr
from sixrealms.engine.reason import Reason

if TYPE_CHECKING:
    from typing import Self

    from sixrealms.engine.ability import Target
    from sixrealms.engine.filed_board import Board
    from sixrealms.engine.state import State

Value = int | str | tuple[int, ...]


class Saying(NamedTuple):
    """What a part of a power says, in no language: a message, and its values by name (parts, numbers, keys)."""

    message: str
    values: Mapping[str, object] = {}


class Noun(NamedTuple):
    """A noun of the game that is no part of a power, by its message: the hand, a level, a turn."""

    message: str


_INNER_CAPITAL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def message_of(node: type[Node]) -> str:
    """The message of a class by its name: `ToPool` says "to-pool"."""
    return _INNER_CAPITAL.sub("-", node.__name__.lstrip("_")).lower()


class Context(NamedTuple):
    """Who and what a power is about while it works."""

    source: int  # the object whose power it is (a copied power: the copier)
    player: int  # "you"
    user: int = -1  # caster or wielder
    act: int = -1  # id of the act, -1 for powers not announced
    bound: tuple[tuple[str, Value], ...] = ()  # what has been chosen so far, by name

    def get(self, name: str) -> Value | None:
        for key, value in self.bound:
            if key == name:
                return value
        return None

    def bind(self, name: str, value: Value) -> Context:
        kept = [pair for pair in self.bound if pair[0] != name]
        return Context(self.source, self.player, self.user, self.act, (*kept, (name, value)))


#: Bound where the power of another card, this one, works turned round: attacking is defending then.
REFLECTED: Final = "reflected"


def home(x: Context) -> int:
    """The card on which the power stands that works, whoever has reflected it."""
    of = x.get(REFLECTED) if x.bound else None
    return of if isinstance(of, int) else x.source


def turned(side: str, x: Context) -> str:
    """The side meant by one a power names; reflected, attacking is defending and the other way round."""
    return _TURNED.get(side, side) if x.bound and x.get(REFLECTED) is not None else side


_TURNED: Final = {"attacking": "defending", "defending": "attacking"}

#: What a node remembers about itself.
REMEMBERED: Final = ("_all_tags", "_parts")


#: Metadata of a field that a word has been given later: at its default it means what the word meant without it, and
#: saved games do not know of it (`records.fingerprint`).
ADDED: Final[Mapping[str, bool]] = {"added": True}


def _nothing() -> None:
    """What a part remembers of itself before anybody has asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Node:
    """Any part of a power. `key` names it in saved games: wording, then its place in the tree."""

    # Factories, because the class of a compiled part has no attributes for its objects to fall back on.
    key: str = field(default_factory=str, init=False, compare=False, repr=False)
    #: `all_tags` once somebody has asked: a node never changes
    _all_tags: frozenset[str] | None = field(default_factory=_nothing, init=False, compare=False, repr=False)
    #: `parts` likewise
    _parts: tuple[Node, ...] | None = field(default_factory=_nothing, init=False, compare=False, repr=False)

    @property
    def reads(self) -> frozenset[str]:
        """What of a card this part reads: "type", "kind", "move", "level", "world", "immunity", "zone" ..."""
        return frozenset()

    @property
    def writes(self) -> frozenset[str]:
        """What of a card it changes, in the same words."""
        return frozenset()

    @property
    def tags(self) -> frozenset[str]:
        """Semantic classes other cards talk about: "instant-kill", "extra-cards", "looks-at-hand" ..."""
        return frozenset()

    @property
    def excludes(self) -> bool:
        """Whether it names what is left out ("other than", "not")."""
        return False

    def parts(self) -> tuple[Node, ...]:
        """The nodes directly below this one, in field order."""
        found = self._parts
        if found is None:
            values = [getattr(self, f.name) for f in fields(self) if f.name not in REMEMBERED]
            within = [item for value in values for item in (value if isinstance(value, tuple) else (value,))]
            found = tuple(item for item in within if isinstance(item, Node))
            object.__setattr__(self, "_parts", found)
        return found

    def twin(self) -> Self:
        """A copy whose fields may be set before anybody sees it: it remembers nothing yet."""
        kind = type(self)
        other = kind.__new__(kind)
        for f in fields(self):
            object.__setattr__(other, f.name, None if f.name in REMEMBERED else getattr(self, f.name))
        return other

    def walk(self) -> Iterator[Node]:
        yield self
        for part in self.parts():
            yield from part.walk()

    def meant(self) -> Iterator[Node]:
        """The same as `walk` without what says which cards are not meant."""
        if not self.excludes:
            yield self
            for part in self.parts():
                yield from part.meant()

    def types_named(self) -> frozenset[str]:
        """The types of cards this node itself asks for."""
        return frozenset()

    def pointed_at(self) -> tuple[str, ...]:
        """Which cards this node itself means: "source", "user", "bearer" or names under which cards are bound."""
        return ()

    def all_reads(self) -> frozenset[str]:
        return frozenset().union(*(node.reads for node in self.walk()))

    def all_writes(self) -> frozenset[str]:
        return frozenset().union(*(node.writes for node in self.walk()))

    def own_tags(self) -> frozenset[str]:
        """The classes of this node itself; nodes that carry tags as data add them here."""
        return self.tags

    def all_tags(self) -> frozenset[str]:
        found = self._all_tags
        if found is None:
            found = frozenset().union(*(node.own_tags() for node in self.walk()))
            object.__setattr__(self, "_all_tags", found)
        return found

    def saying(self) -> Saying:
        """What it says, for a realiser: the message of its class with all its fields, unless a class knows better."""
        return Saying(
            message_of(type(self)), {f.name.rstrip("_"): getattr(self, f.name) for f in fields(self) if f.init}
        )

    def binds(self) -> Mapping[str, Bound]:
        """What it makes known to the parts after it, by name."""
        return {}

    def by_place(self, s: State, b: Board) -> bool:
        """Whether what it says depends only on where cards in play are and on this board (by_place.py)."""
        return False

    def parts_by_place(self, s: State, b: Board) -> bool:
        """Whether all its parts are by place."""
        return all(part.by_place(s, b) for part in self.parts())

    def faces_attacker(self) -> bool:
        """Whether it names those whom the attacking champion fights (reflection.py)."""
        return False


class Bound(NamedTuple):
    """What a name stands for that a part of a power binds: the set it is chosen from, and whether it may be several."""

    among: Node
    many: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Test(Node):
    """A question about one card, such as whether it is a monster, opposes you, or has level 4 or less."""

    __test__: ClassVar[bool] = False  # not a pytest class

    def holds(self, s: State, card: int, x: Context) -> bool:
        raise NotImplementedError

    @property
    def points(self) -> bool:
        """Whether a first look finds at once whom it could be about, without going through all cards."""
        return False

    def sift(self, s: State, cards: list[int], x: Context) -> list[int]:
        """Those of these cards in play that could pass until cards lie differently, by a cheaper look than `holds`; all
        if there is none. It looks at how they lie and at what is filed, before anything of it is lost (`board.filed`).
        """
        return cards

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        """Those of these cards in play that pass, in a list of its own; the same as asking `holds` of each."""
        return [card for card in cards if self.holds(s, card, x)]

    def passing_in_pile(self, s: State, cards: tuple[int, ...], x: Context) -> Sequence[int]:
        """Those of these cards of one hand or pile that pass, likewise."""
        return [card for card in cards if self.holds(s, card, x)]

    def causes(self, s: State, card: int, x: Context) -> list[Reason]:
        """Why the card does not pass, where that is more than "it is not such a card"; empty where it is not."""
        return []


@dataclass(frozen=True)
class Anything(Test):
    """Any card at all."""

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def holds(self, s: State, card: int, x: Context) -> bool:
        return True

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        return cards[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """A question about the game, such as whether you are attacking or a card of some name is in play."""

    def met(self, s: State, x: Context) -> bool:
        raise NotImplementedError

    def hopeless(self, s: State, x: Context) -> bool:
        """Whether it is certain, by a first look, that it is not met until cards lie differently."""
        return False

    def unmet(self, s: State, x: Context) -> Reason:
        """What stands against an ability that asks for this while it is not met (power.condition-mandatory)."""
        return Reason("power.condition-mandatory", "condition-not-met", x.source)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Node):
    def value(self, s: State, x: Context) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Node):
    """A player or several."""

    def seats(self, s: State, x: Context) -> list[int]:
        raise NotImplementedError

    def includes(self, s: State, player: int, x: Context) -> bool:
        return player in self.seats(s, x)

    def barred(self, s: State, player: int, x: Context) -> list[Reason]:
        """Why this player is not one of them, where that is more than that they are not such a player."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Node):
    """A set of cards, in a stable order."""

    def find(self, s: State, x: Context) -> list[int]:
        raise NotImplementedError

    def each(self, s: State, x: Context) -> Iterator[int]:
        """The same cards one after the other, for those who may stop at the first that will do."""
        return iter(self.find(s, x))

    def exist(self, s: State, x: Context) -> bool:
        """Whether there is a card in the set at all."""
        return next(self.each(s, x), None) is not None

    def barred(self, s: State, x: Context) -> list[Reason]:
        """What keeps cards out of the set that the player knows and that are of its kind (`Test.causes`)."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    """Something that is done. `step` is called with its frame on top until it pops the frame.

    The frame is ("effect", key, pc, context). `possible` is the dry run used for legality: False means the effect
    could do nothing at all now (ledger: `spell.target-required`).
    """

    def step(self, s: State, pc: int, x: Context) -> None:
        raise NotImplementedError

    def possible(self, s: State, x: Context) -> bool:
        return True

    def aim(self) -> Target | None:
        """What it lets somebody choose, for the reasons against other choices; None if it lets nobody choose a card."""
        return None

    def done_to_it(self) -> Effect | None:
        """What is done at once to what it lets somebody choose, if anything."""
        return None

    def touches(self, s: State, player: int, x: Context) -> bool:
        """Whether it may do something to this player or their cards; False only if it certainly does not."""
        return True

    def goes_on_to(self, s: State, player: int, x: Context) -> bool:
        """Whether it may go on from what was chosen for it to this player or their cards."""
        return False

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        """Whether it may take this card, chosen for it, from where it lies; False only if something in play that is no
        immunity keeps it there, so that who has to give one up chooses another.
        """
        return True


class Aiming(Effect):
    """An effect of an answer that leads what it answers elsewhere. It chooses where as the answer is announced, as any
    target is chosen (open.apply-before-window), and does so when the answer works.

    It runs twice: as the answer is announced it only chooses (`choosing`); when the answer works it does it.
    """

    @staticmethod
    def choosing(x: Context) -> bool:
        return bool(x.get(AIMING))


#: Bound while an effect chooses what it will strike, before anybody answers it.
AIMING: Final = "aiming"


@mypyc_attr(allow_interpreted_subclasses=True)
class Static(Node):
    """Something that is true while its card is active. `kind` is the question it answers (board.py)."""

    kind: ClassVar[str] = ""
    #: Further questions that only some of this kind answer: asked in no game that has none of these (kit.questions).
    also: ClassVar[frozenset[str]] = frozenset()
    #: Works for realms and holdings although they are not attacked (bars to attackers, immunities ...).
    standing: ClassVar[bool] = False

    def subjects(self) -> Iterator[Node]:
        """The nodes that say on which cards it works; they must be in play without a break (state.Running.tied)."""
        return self.meant()

    def among(self, s: State, cards: list[int], x: Context) -> list[int]:
        """Those of these cards in play it could be about until cards lie differently, by a first look (`Test.sift`)."""
        return cards

    def begun(self, s: State, x: Context) -> Context:
        """What it knows when it begins to work for a while: more than `x` if it must remember how things were then."""
        return x

    def ended(self, s: State, x: Context) -> None:
        """What happens when this has worked for a stated time and that time is over; usually nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node):
    """A top-level part of a power."""


@dataclass(frozen=True)
class Power(Node):
    """The special power of one wording: its abilities in order. An empty power is a card known to have none."""

    abilities: tuple[Ability, ...] = ()
    wording: str = field(default="", compare=False)
    #: Name of an escape into custom code, "" if the vocabulary says it all. Counted and listed.
    custom: str = ""
