"""Effects on hands and piles: drawing, looking, discarding from hand, shuffling."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from sixrealms.engine import atoms, chance, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, push, stay
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.draws import draw
from sixrealms.engine.expiry import clear_marks
from sixrealms.engine.immunity import pile_closed, player_shielded
from sixrealms.engine.leave import discard_from_hand
from sixrealms.engine.power import ADDED, Bound, Cards, Context, Effect, Noun, Number, Saying, Test, Who
from sixrealms.engine.state import State
from sixrealms.engine.triggers import emit, look_at
from sixrealms.powers.card_questions import ANY
from sixrealms.powers.numbers import ONE, Count
from sixrealms.powers.players import EACH, YOU
from sixrealms.powers.sets import Pile


@dataclass(frozen=True)
class DiscardFromHand(Effect):
    """A player discards `count` cards of their choice (or random ones) from their hand."""

    who: Who
    count: Number = ONE
    random: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        seats = self.who.seats(s, x)
        name = f"left:{self.key}"
        if pc == 0:
            x = x.bind(name, self.count.value(s, x))
        if s.answer is not None and pc == 1:
            discard_from_hand(s, answered(s).card, by=x.source)
        left = x.get(name)
        assert isinstance(left, int)
        if not seats or left <= 0 or not s.hand(seats[0]) or player_shielded(s, seats[0], x):
            finish(s, x)
            return
        hand = s.hand(seats[0])
        if self.random:
            card = hand[chance.below(s, len(hand))]
            discard_from_hand(s, card, by=x.source)
            stay(s, 2, x.bind(name, left - 1))
            return
        stay(s, 1, x.bind(name, left - 1))
        ask_card(s, seats[0], "ask-discard", list(hand), x.source)

    def possible(self, s: State, x: Context) -> bool:
        seats = self.who.seats(s, x)
        return any(len(s.hand(p)) >= self.count.value(s, x) for p in seats)

    def saying(self) -> Saying:
        if isinstance(self.count, Count) and self.count.of == Pile(z.HAND, self.who) and self.count.plus < 0:
            return Saying("discard-down-to", {"who": self.who, "left": -self.count.plus})
        return Saying(
            "discard-from-hand",
            {"who": self.who, "count": self.count, "card": Noun("noun-card"), "random": self.random},
        )


@dataclass(frozen=True)
class Draw(Effect):
    """Players draw cards from their own piles (tag "extra-cards"); `along` with another who draws extra cards, and
    that is no extra draw itself. `losing`: face up, and cards among them that pass are discarded at once.
    """

    count: Number = ONE
    who: Who = YOU
    along: bool = False
    losing: Test | None = field(default=None, metadata=ADDED)

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"extra-cards", "may-bring-realm"})

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.along:
            for seat in self.who.seats(s, x):
                draw(s, seat, self.count.value(s, x))
            finish(s, x)
            return
        if pc == 1:
            clear_marks(s, marks.DRAWN.prefix)
            finish(s, x)
            return
        seats = [p for p in self.who.seats(s, x) if not player_shielded(s, p, x)]
        alone = len(seats) == 1 and (self.who != EACH or x.get("together") in (None, 1))
        for seat in seats:
            drawn = draw(s, seat, self.count.value(s, x))
            if drawn:
                x = x.bind("drawn", tuple(drawn))
                emit(s, "extra-cards", x.source, by=seat, why="alone" if alone else "")
                for card in drawn:  # whoever may steal extra draws sees which they are
                    s.marks[marks.DRAWN.of(card)] = x.source + 1
                self._lose(s, drawn, x)
        stay(s, 1, x)
        push(s, "anytime", 0, tuple(s.seats_after(x.player)))

    def _lose(self, s: State, drawn: list[int], x: Context) -> None:
        if self.losing is None:
            return
        for card in drawn:
            atoms.reveal(s, card)
        for card in [c for c in drawn if self.losing.holds(s, c, x)]:
            discard_from_hand(s, card, by=x.source)

    def binds(self) -> Mapping[str, Bound]:
        return {"drawn": Bound(Pile(z.HAND, self.who), self.count != ONE)}

    def saying(self) -> Saying:
        if self.along:
            return Saying("draw-along", {"who": self.who})
        values = {"who": self.who, "count": self.count, "card": Noun("noun-card")}
        return Saying("draw-losing", {**values, "lost": self.losing}) if self.losing else Saying("draw", values)


@dataclass(frozen=True)
class Look(Effect):
    """A player looks at cards nobody else sees (tag "looks")."""

    cards: Cards
    who: Who = YOU

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"looks"})

    def step(self, s: State, pc: int, x: Context) -> None:
        mask = 0
        for seat in self.who.seats(s, x):
            mask |= 1 << seat
        for card in self.cards.find(s, x):
            if pile_closed(s, card, x):
                continue
            atoms.reveal(s, card, mask)
            for seat in self.who.seats(s, x):
                look_at(s, card, seat, x.source)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return any(not pile_closed(s, card, x) for card in self.cards.each(s, x))

    def saying(self) -> Saying:
        cards = self.cards
        if isinstance(cards, Pile) and cards.all and cards.whole and cards.test == ANY:
            return Saying("look-at-all", {"who": self.who, "owner": cards.who, "zone": cards.saying().values["zone"]})
        return Saying("look", {"cards": cards, "who": self.who})
