"""Sets of cards: a scope and a test. `every(ALLY & OPPOSING)` looks at cards in play; other scopes are piles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import TYPE_CHECKING, Final

from sixrealms.engine import zones as z
from sixrealms.engine.board import in_play
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.level import level
from sixrealms.engine.marks import PLAYED
from sixrealms.engine.power import ADDED, Cards, Context, Noun, Saying, Who
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.powers.card_questions import ANY
from sixrealms.powers.players import EVERYONE, YOU
from sixrealms.powers.question import Question

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board

_UNSEEN: Final = frozenset({"unseen-cards"})


@dataclass(frozen=True)
class InPlay(Cards):
    """Cards in play that pass the test, one or (`all`) every one of them (ledger: inplay.definition)."""

    test: Question
    all: bool = False

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def find(self, s: State, x: Context) -> list[int]:
        return self.test.passing(s, in_play(s), x)

    def each(self, s: State, x: Context) -> Iterator[int]:
        yield from self.test.passing(s, in_play(s), x)

    def saying(self) -> Saying:
        return Saying("every" if self.all else "in-play", {"test": self.test})


@dataclass(frozen=True)
class Pile(Cards):
    """Cards of a hand or pile of these players that pass the test: of all of them, or of so many on `top` or at the
    `bottom`; `first`: of each player's the one that lies nearest to the top.
    """

    zone: int
    who: Who
    test: Question = ANY
    all: bool = False
    top: int | None = None
    first: bool = field(default=False, metadata=ADDED)
    bottom: int | None = field(default=None, metadata=ADDED)

    @property
    def tags(self) -> frozenset[str]:
        return _UNSEEN if self.zone in (z.HAND, z.DRAW) else frozenset()

    @property
    def whole(self) -> bool:
        """Whether it is not only some cards on top or at the bottom."""
        return self.top is None and self.bottom is None

    def find(self, s: State, x: Context) -> list[int]:
        return list(self.each(s, x))

    def each(self, s: State, x: Context) -> Iterator[int]:
        test = self.test
        for seat in self.who.seats(s, x):
            lying = s.listed(seat, self.zone)[: self.top]
            for card in test.passing_in_pile(s, lying if self.bottom is None else lying[-self.bottom :], x):
                yield card
                if self.first:
                    break

    def barred(self, s: State, x: Context) -> list[Reason]:
        known = [c for seat in self.who.seats(s, x) for c in s.listed(seat, self.zone) if s.seen[c] >> x.player & 1]
        return [reason for c in known if not self.test.holds(s, c, x) for reason in self.test.causes(s, c, x)]

    def saying(self) -> Saying:
        zone = Noun(f"zone-{z.NAMES[self.zone]}")
        if not self.whole:
            where, count = ("top", self.top) if self.top is not None else ("bottom", self.bottom)
            part: dict[str, object] = {"who": self.who, "count": count, "zone": zone}
            if self.test is ANY:
                return Saying(where, part)
            return Saying(f"among-{where}", {**part, "test": self.test, "all": self.all})
        if self.first:
            return Saying("first-of-pile", {"zone": zone, "who": self.who, "test": self.test})
        return Saying("pile", {"zone": zone, "who": self.who, "test": self.test, "all": self.all})


@dataclass(frozen=True)
class PlayedInRound(Cards):
    """Cards passing the test that these players have played in this round, wherever they are by now; what a player
    has been lent is its owner's (gloss.played-against).
    """

    test: Question
    who: Who

    def find(self, s: State, x: Context) -> list[int]:
        played = sorted(int(key.removeprefix(PLAYED.prefix)) for key in s.marks if key.startswith(PLAYED.prefix))
        return [card for card in played if self.test.holds(s, card, x) and self.who.includes(s, s.owner[card], x)]


@dataclass(frozen=True)
class AnyOf(Cards):
    """The cards of several sets."""

    sets: tuple[Cards, ...]

    def saying(self) -> Saying:
        return Saying("several-sets", {"sets": self.sets})

    def find(self, s: State, x: Context) -> list[int]:
        return list(dict.fromkeys(card for one in self.sets for card in one.find(s, x)))


@dataclass(frozen=True)
class Extreme(Cards):
    """Those of a set with the highest (or lowest) level; `only_one`: the first of them alone."""

    among: Cards
    highest: bool = True
    only_one: bool = field(default=False, metadata=ADDED)

    def find(self, s: State, x: Context) -> list[int]:
        cards = self.among.find(s, x)
        if not cards:
            return []
        best = (max if self.highest else min)(level(s, c) for c in cards)
        found = [c for c in cards if level(s, c) == best]
        return found[:1] if self.only_one else found


def one(test: Question) -> InPlay:
    """One card in play."""
    return InPlay(test)


def every(test: Question) -> InPlay:
    """Every card in play that passes."""
    return InPlay(test, all=True)


def in_hand(test: Question = ANY, who: Who = YOU) -> Pile:
    return Pile(z.HAND, who, test)


def in_discard(test: Question = ANY, who: Who = YOU) -> Pile:
    return Pile(z.DISCARD, who, test)


def in_abyss(test: Question = ANY, who: Who = YOU) -> Pile:
    return Pile(z.ABYSS, who, test)


def in_pool(test: Question = ANY, who: Who = YOU) -> Pile:
    """What lies in a pool: a champion in battle does not (ledger: pool.not-while-fighting)."""
    return Pile(z.POOL, who, test)


def in_draw_pile(test: Question = ANY, who: Who = YOU) -> Pile:
    return Pile(z.DRAW, who, test)


def top_of_piles(who: Who = EVERYONE, count: int = 1) -> Pile:
    """The top cards of draw piles."""
    return Pile(z.DRAW, who, all=True, top=count)
