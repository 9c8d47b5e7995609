"""Effects that move cards: discard, hand, pool, piles, Limbo, Abyss; razing and rebuilding; drawing and looking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixrealms.engine import atoms, chance
from sixrealms.engine import zones as z
from sixrealms.engine.action import PLACE, Action
from sixrealms.engine.ask import answered, ask, ask_card, finish, push, stay
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.flow.threat import over, threaten
from sixrealms.engine.leave import COST, EFFECT, destination, discard_from_hand, draw, leave, send_to_limbo
from sixrealms.engine.leave import raze as raze_realm
from sixrealms.engine.legal import open_places
from sixrealms.engine.level import level
from sixrealms.engine.power import Cards, Context, Effect, Number, Who
from sixrealms.engine.state import State
from sixrealms.engine.traits import player_shielded, shielded
from sixrealms.engine.triggers import emit
from sixrealms.powers.numbers import ONE
from sixrealms.powers.players import YOU

_WORDS = {
    z.DISCARD: "discard {}", z.HAND: "return {} to its owner's hand", z.ABYSS: "send {} to the Abyss",
    z.VOID: "remove {} from the game", z.LIMBO: "send {} to Limbo", z.DRAW: "put {} on its owner's draw pile",
}  # fmt: skip


def affected(s: State, cards: Cards, x: Context) -> list[int]:
    """The cards of the set that the effect reaches: immune ones and those of exempt players are left alone."""
    return [c for c in cards.find(s, x) if not shielded(s, c, x)]


@dataclass(frozen=True)
class Send(Effect):
    """Send cards somewhere: discard pile, hand, Abyss, Void, Limbo, draw pile (ledger: inplay.leaving-default)."""

    writes: ClassVar[frozenset[str]] = frozenset({"zone"})
    cards: Cards
    to: int = z.DISCARD
    why: str = EFFECT
    bottom: bool = False
    shuffle: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        shuffled = set()
        reach = affected(s, self.cards, x) if self.why == EFFECT else self.cards.find(s, x)
        if pc == 0 and self.why == EFFECT and self.to == z.DISCARD:
            stay(s, 1, x)
            if threaten(s, reach, x):
                return
        lay = {card: s.zone[card] for card in reach}
        for card in reach:
            if s.zone[card] != lay[card]:
                continue  # it left together with what it hung on
            if s.zone[card] == z.HAND and self.to == z.DISCARD:
                discard_from_hand(s, card, self.why)
            elif self.to == z.DRAW and s.zone[card] not in z.IN_PLAY:
                atoms.move(s, card, z.DRAW, bottom=self.bottom)
            else:
                leave(s, card, self.to, self.why, x)
            shuffled.add(s.owner[card])
        over(s, reach)
        if self.shuffle:
            for seat in sorted(shuffled):
                atoms.shuffle(s, seat)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return bool(affected(s, self.cards, x) if self.why == EFFECT else self.cards.find(s, x))

    def text(self) -> str:
        if self.shuffle and self.to == z.DRAW:
            return f"shuffle {self.cards.text()} into its owner's draw pile"
        extra = " (bottom)" if self.bottom else ""
        return _WORDS[self.to].format(self.cards.text()) + extra


def discard(cards: Cards) -> Send:
    """Discard every card of the set that can be reached."""
    return Send(cards)


def pay(cards: Cards, to: int = z.DISCARD) -> Send:
    """The same as a cost: nothing protects from paying (ledger: power.cost-beats-protection)."""
    return Send(cards, to, COST)


@dataclass(frozen=True)
class DiscardFromHand(Effect):
    """A player discards `count` cards of his choice (or random ones) from his hand."""

    who: Who
    count: Number = ONE
    random: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        seats = self.who.seats(s, x)
        name = f"left:{self.key}"
        if pc == 0:
            x = x.bind(name, self.count.value(s, x))
        if s.answer is not None and pc == 1:
            discard_from_hand(s, answered(s).card, EFFECT)
        left = x.get(name)
        assert isinstance(left, int)
        if not seats or left <= 0 or not s.hand(seats[0]) or player_shielded(s, seats[0], x):
            finish(s, x)
            return
        hand = s.hand(seats[0])
        if self.random:
            card = hand[chance.below(s, len(hand))]
            discard_from_hand(s, card, EFFECT)
            stay(s, 2, x.bind(name, left - 1))
            return
        stay(s, 1, x.bind(name, left - 1))
        ask_card(s, seats[0], "ask-discard", list(hand), x.source)

    def possible(self, s: State, x: Context) -> bool:
        seats = self.who.seats(s, x)
        return any(len(s.hand(p)) >= self.count.value(s, x) for p in seats)

    def text(self) -> str:
        how = " at random" if self.random else ""
        return f"{self.who.text()} discards {self.count.text()} from hand{how}"


@dataclass(frozen=True)
class DiscardHand(Effect):
    """A player discards his whole hand."""

    who: Who

    def step(self, s: State, pc: int, x: Context) -> None:
        for seat in self.who.seats(s, x):
            if not player_shielded(s, seat, x):
                for card in s.hand(seat):
                    discard_from_hand(s, card, EFFECT)
        finish(s, x)

    def text(self) -> str:
        return f"{self.who.text()} discards the whole hand"


@dataclass(frozen=True)
class Draw(Effect):
    """Players draw cards from their own piles (tag "extra-cards")."""

    tags: ClassVar[frozenset[str]] = frozenset({"extra-cards", "may-bring-realm"})
    count: Number = ONE
    who: Who = YOU

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 1:
            for key in [k for k in s.marks if k.startswith("drawn:")]:
                del s.marks[key]
            finish(s, x)
            return
        seats = [p for p in self.who.seats(s, x) if not player_shielded(s, p, x)]
        for seat in seats:
            drawn = draw(s, seat, self.count.value(s, x))
            if drawn:
                x = x.bind("drawn", tuple(drawn))
                emit(s, "extra-cards", x.source, by=seat, why="alone" if len(seats) == 1 else "")
                for card in drawn:  # whoever may steal extra draws sees which they are
                    s.marks[f"drawn:{card}"] = x.source + 1
        stay(s, 1, x)
        push(s, "anytime", 0, tuple(s.seats_after(x.player)))

    def text(self) -> str:
        n = self.count.text()
        verb = "draw" if self.who is YOU else f"{self.who.text()} draws"
        return f"{verb} {n} card{'' if n == '1' else 's'}"


@dataclass(frozen=True)
class Look(Effect):
    """A player looks at cards nobody else sees (tag "looks")."""

    tags: ClassVar[frozenset[str]] = frozenset({"looks"})
    cards: Cards
    who: Who = YOU

    def step(self, s: State, pc: int, x: Context) -> None:
        mask = 0
        for seat in self.who.seats(s, x):
            mask |= 1 << seat
        for card in self.cards.find(s, x):
            atoms.reveal(s, card, mask)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return bool(self.cards.find(s, x))

    def text(self) -> str:
        verb = "look at" if self.who is YOU else f"{self.who.text()} looks at"
        return f"{verb} {self.cards.text()}"


@dataclass(frozen=True)
class ToPool(Effect):
    """Put champions into a pool without playing them; a copy in play keeps them where they are
    (ledger: open.cosmos-forced).
    """

    cards: Cards
    owner: bool = True  # into the owner's pool, else into yours

    def step(self, s: State, pc: int, x: Context) -> None:
        for card in self.cards.find(s, x):
            if copy_in_play(s, card) < 0 and s.zone[card] not in z.IN_PLAY:
                atoms.move(s, card, z.POOL, s.owner[card] if self.owner else x.player)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return any(copy_in_play(s, c) < 0 for c in self.cards.find(s, x))

    def text(self) -> str:
        return f"put {self.cards.text()} into {'its owner’s' if self.owner else 'your'} pool".replace("’", "'")


@dataclass(frozen=True)
class ToHand(Effect):
    """Take cards into their owner's hand; those in play only if they can be reached. Played events never return
    (event.no-return-to-hand).
    """

    cards: Cards

    def step(self, s: State, pc: int, x: Context) -> None:
        for card in affected(s, self.cards, x):
            if s.zone[card] in z.IN_PLAY:
                leave(s, card, z.HAND, EFFECT, x)
            elif s.zone[card] != z.VOID:
                atoms.note(s, "leave", card, s.zone[card], z.HAND, EFFECT)
                atoms.move(s, card, z.HAND)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return bool(affected(s, self.cards, x))

    def text(self) -> str:
        return f"take {self.cards.text()} into its owner's hand"


@dataclass(frozen=True)
class ShuffleDiscards(Effect):
    """Shuffle the discard pile into the draw pile (ledger: discard.pile-separate, event.reshuffle-excluded)."""

    who: Who = YOU

    def step(self, s: State, pc: int, x: Context) -> None:
        for seat in self.who.seats(s, x):
            for card in s.listed(seat, z.DISCARD):
                atoms.move(s, card, z.DRAW, seat)
            atoms.shuffle(s, seat)
            atoms.note(s, "reshuffle", seat)
        finish(s, x)

    def text(self) -> str:
        return "shuffle your discard pile into your draw pile"


@dataclass(frozen=True)
class Raze(Effect):
    """Raze realms (ledger: raze.*)."""

    writes: ClassVar[frozenset[str]] = frozenset({"zone"})
    cards: Cards
    cost: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        cards = self.cards.find(s, x) if self.cost else affected(s, self.cards, x)
        if pc == 0 and not self.cost:
            stay(s, 1, x)
            if threaten(s, [c for c in cards if not s.flags[c] & z.RAZED], x):
                return
        for card in cards:
            raze_realm(s, card, x, cost=self.cost)
        over(s, cards)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return any(
            not s.flags[c] & z.RAZED for c in (self.cards.find(s, x) if self.cost else affected(s, self.cards, x))
        )

    def text(self) -> str:
        return f"raze {self.cards.text()}"


@dataclass(frozen=True)
class Rebuild(Effect):
    """Turn razed realms up again without the usual payment."""

    tags: ClassVar[frozenset[str]] = frozenset({"may-bring-realm"})
    cards: Cards

    def step(self, s: State, pc: int, x: Context) -> None:
        for card in self.cards.find(s, x):
            if s.flags[card] & z.RAZED:
                atoms.rebuild(s, card)
                atoms.note(s, "rebuild", card)
                emit(s, "rebuilt", card, by=x.player)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return any(s.flags[c] & z.RAZED for c in self.cards.find(s, x))

    def text(self) -> str:
        return f"rebuild {self.cards.text()}"


@dataclass(frozen=True)
class ToLimbo(Effect):
    """Send cards to Limbo until their owner's `turns`-th next turn; -1 until called back."""

    cards: Cards
    turns: int = 1

    def step(self, s: State, pc: int, x: Context) -> None:
        for card in affected(s, self.cards, x):
            if destination(s, card, z.LIMBO, EFFECT, x) != z.LIMBO:
                leave(s, card, z.LIMBO, EFFECT, x)
                continue
            keep = s.zone[card] == z.POOL and s.kit.ruleset.limbo_keeps_attachments
            hanging = s.on(card)
            for hung in hanging:
                if keep:
                    atoms.move(s, hung, z.LIMBO)
                else:
                    leave(s, hung, z.DISCARD, "bearer", x)
            atoms.note(s, "leave", card, s.zone[card], z.LIMBO, EFFECT)
            send_to_limbo(s, card, self.turns, hanging if keep else ())
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return bool(affected(s, self.cards, x))

    def text(self) -> str:
        how_long = "until it is called back" if self.turns < 0 else "until its owner's next turn is over"
        return f"send {self.cards.text()} to Limbo {how_long}"


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
        return bool(self.cards.find(s, x)) and bool(open_places(s, x.player))

    def text(self) -> str:
        return f"put {self.cards.text()} into your formation"


@dataclass(frozen=True)
class DiscardLevels(Effect):
    """A player chooses cards of a set to be discarded until their levels reach `least` or none is left."""

    cards: Cards
    least: Number
    who: Who

    def step(self, s: State, pc: int, x: Context) -> None:
        name = f"levels:{self.key}"
        gone = x.get(name) if pc else 0
        assert isinstance(gone, int)
        if pc == 1:
            card = answered(s).card
            gone += level(s, card)
            leave(s, card, z.DISCARD, EFFECT, x)
        options = affected(s, self.cards, x)
        seats = self.who.seats(s, x)
        if gone >= self.least.value(s, x) or not options or not seats:
            finish(s, x)
            return
        stay(s, 1, x.bind(name, gone))
        ask_card(s, seats[0], "ask-discard-levels", options, x.source)

    def possible(self, s: State, x: Context) -> bool:
        return bool(affected(s, self.cards, x))

    def text(self) -> str:
        what = self.cards.text().removeprefix("every ")
        return (
            f"{self.who.text()} discards cards of his choice ({what}) with at least {self.least.text()} levels together"
        )
