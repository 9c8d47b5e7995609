"""Effects that move cards: to the discard pile, hands, pools, piles, Limbo, Abyss and Void."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish, stay
from sixrealms.engine.board import holding_true
from sixrealms.engine.causes import COPY, COST, DEFEAT, EFFECT
from sixrealms.engine.combatants import top_of
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.flow.averted_loss import over, threaten
from sixrealms.engine.immunity import shielded
from sixrealms.engine.leave import discard_from_hand, leave
from sixrealms.engine.on_entry import came_back
from sixrealms.engine.power import Cards, Context, Effect, Saying, Who
from sixrealms.engine.protected import stays_put
from sixrealms.engine.state import State
from sixrealms.engine.statics import Redirection
from sixrealms.engine.terms import Why
from sixrealms.powers.card_questions import ANY
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import IT, OTHER, Ref, The
from sixrealms.powers.sets import Pile

#: Reasons a power gives itself: what is immune to it or protected stays. Costs and rules ask nobody.
_BY_POWERS: Final = (EFFECT, DEFEAT)


def affected(s: State, cards: Cards, x: Context) -> list[int]:
    """The cards of the set that the effect reaches: immune ones and those of exempt players are left alone."""
    return [c for c in cards.find(s, x) if not shielded(s, c, x)]


def reaches_any(s: State, cards: Cards, x: Context) -> bool:
    """Whether the effect reaches any card of the set."""
    for card in cards.each(s, x):
        if not shielded(s, card, x):
            return True
    return False


@dataclass(frozen=True)
class Send(Effect):
    """Send cards somewhere: discard pile, hand, Abyss, Void, Limbo, draw pile, pool (ledger: inplay.leaving-default).

    Into a pool they come without being played, and a copy in play keeps them where they are (open.cosmos-forced);
    in Limbo it has them discarded (limbo.duplicate-discarded). Played events never return to a hand
    (event.no-return-to-hand). Limbo keeps them until their owner's `turns`-th next turn; -1:
    until they are called back.
    """

    cards: Cards
    to: int = z.DISCARD
    why: Why = EFFECT
    bottom: bool = False
    shuffle: bool = False
    turns: int = 1

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"zone"})

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.to in _OWN_WAYS:
            _OWN_WAYS[self.to](self, s, x)
            return
        shuffled = set()
        reach = self.cards.find(s, x) if self.why not in _BY_POWERS else affected(s, self.cards, x)
        if pc == 0 and self.why == EFFECT and self.to == z.DISCARD:
            stay(s, 1, x)
            if threaten(s, reach, x):
                return
        reach = _all_at_once(s, reach)
        lay = {card: s.zone[card] for card in reach}
        for card in reversed(reach) if self._as_they_lie else reach:
            if s.zone[card] != lay[card] or self._leaves_standing(s, card):
                continue  # it left together with what it hung on
            if s.zone[card] == z.HAND and self.to == z.DISCARD:
                discard_from_hand(s, card, self.why, by=x.source)
            elif self.to == z.DRAW and s.zone[card] not in z.IN_PLAY:
                atoms.note(s, "leave", card, s.zone[card], z.DRAW, self.why, x.source)
                atoms.move(s, card, z.DRAW, bottom=self.bottom)
            else:
                leave(s, card, self.to, self.why if s.battle is not None or self.why != DEFEAT else EFFECT, x)
            shuffled.add(s.owner[card])
        over(s, reach)
        if self.shuffle:
            for seat in sorted(shuffled):
                atoms.shuffle(s, seat)
        finish(s, x)

    def _leaves_standing(self, s: State, card: int) -> bool:
        """Whether what strikes the champion of a round that is decided finds a realm there: that is a champion only
        while it fights, and has fallen or stood by then (open.realm-defends-itself, battle.after-combat-discards).
        """
        b = s.battle
        if b is None or card not in (b.champion, b.opponent) or s.zone[card] != z.FORMATION:
            return False
        razed = bool(s.flags[card] & z.RAZED)  # what waits for that means the realm
        fighter = isinstance(self.cards, The) and (self.cards.ref == OTHER or (self.cards.ref == IT and not razed))
        return self.why == DEFEAT or fighter

    @property
    def _as_they_lie(self) -> bool:
        """A part of a pile that goes on top of the draw pile is laid there together, in the order it lies in."""
        return self.to == z.DRAW and isinstance(self.cards, Pile) and not self.bottom and not self.shuffle

    def own_tags(self) -> frozenset[str]:
        return frozenset({"instant-kill"}) if self.why == DEFEAT else frozenset()

    def touches(self, s: State, player: int, x: Context) -> bool:
        return any(s.ctrl[card] == player for card in self.cards.find(s, x))

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        held = self.why in _BY_POWERS and stays_put(s, card, self.to, self.why, x)
        return not held or card not in self.cards.find(s, x)

    def possible(self, s: State, x: Context) -> bool:
        if self.to == z.POOL:
            return any(copy_in_play(s, c) < 0 or s.zone[c] == z.LIMBO for c in self.cards.each(s, x))
        return reaches_any(s, self.cards, x) if self.why in _BY_POWERS else self.cards.exist(s, x)

    def saying(self) -> Saying:
        if self.to in _OWN_WAYS:
            return Saying(f"to-{z.NAMES[self.to]}", {"cards": self.cards, "turns": self.turns})
        if isinstance(self.cards, Pile) and self.cards.all and self.cards.test is ANY:
            if (self.cards.zone, self.to) == (z.HAND, z.DISCARD):
                return Saying("discard-hand", {"who": self.cards.who})
            if (self.cards.zone, self.to, self.shuffle) == (z.DISCARD, z.DRAW, True):
                return Saying("shuffle-discards", {"who": self.cards.who})
        how = "shuffled" if self.shuffle and self.to == z.DRAW else "bottom" if self.bottom else ""
        return Saying(f"send-{z.NAMES[self.to]}", {"cards": self.cards, "how": how})


def discard(cards: Cards) -> Send:
    """Discard every card of the set that can be reached."""
    return Send(cards)


def kill(card: Ref) -> Send:
    """Discard a champion out of the round, or wherever it is, by card play: in a battle it is defeated."""
    return Send(The(card), why=DEFEAT)


def pay(cards: Cards, to: int = z.DISCARD) -> Send:
    """The same as a cost: nothing protects from paying (ledger: power.cost-beats-protection)."""
    return Send(cards, to, COST)


def discard_hand(who: Who) -> Send:
    """These players discard their whole hands."""
    return Send(Pile(z.HAND, who, ANY, all=True))


def shuffle_discards(who: Who = YOU) -> Send:
    """The discard pile is shuffled into the draw pile (ledger: discard.pile-separate, event.reshuffle-excluded)."""
    return Send(Pile(z.DISCARD, who, ANY, all=True), z.DRAW, shuffle=True)


def _to_pools(send: Send, s: State, x: Context) -> None:
    entering = []
    for card in send.cards.find(s, x):
        if copy_in_play(s, card) >= 0 and s.zone[card] == z.LIMBO:  # limbo.duplicate-discarded
            atoms.note(s, "leave", card, z.LIMBO, z.DISCARD, COPY, -1)
            atoms.move(s, card, z.DISCARD)
        elif copy_in_play(s, card) < 0 and s.zone[card] not in z.IN_PLAY:
            atoms.note(s, "leave", card, s.zone[card], z.POOL, EFFECT, x.source)
            atoms.move(s, card, z.POOL, s.owner[card])
            for hung in s.on(card):  # brought along out of Limbo (open.limbo-artifact-copy)
                if copy_in_play(s, hung) >= 0:
                    atoms.note(s, "leave", hung, s.zone[hung], z.DISCARD, COPY, -1)
                    atoms.move(s, hung, z.DISCARD)
            entering.append(card)
    finish(s, x)
    for card in reversed(entering):
        came_back(s, card)


def _to_hands(send: Send, s: State, x: Context) -> None:
    for card in affected(s, send.cards, x):
        if s.zone[card] in z.IN_PLAY:
            leave(s, card, z.HAND, EFFECT, x)
        elif s.zone[card] != z.VOID:
            atoms.note(s, "leave", card, s.zone[card], z.HAND, EFFECT, x.source)
            atoms.move(s, card, z.HAND)
    finish(s, x)


def _all_at_once(s: State, cards: list[int]) -> list[int]:
    """Cards that leave together, whatever it is that sends cards elsewhere last: it is there for all of them."""
    sending = {top_of(s, x.source) for _, x, _ in holding_true(s, Redirection)} if len(cards) > 1 else ()
    return sorted(cards, key=lambda card: card in sending) if sending else cards


def _to_limbo(send: Send, s: State, x: Context) -> None:
    for card in _all_at_once(s, affected(s, send.cards, x)):
        leave(s, card, z.LIMBO, EFFECT, x, turns=send.turns)
    finish(s, x)


_OWN_WAYS: Final[Mapping[int, Callable[[Send, State, Context], None]]] = {
    z.POOL: _to_pools,
    z.HAND: _to_hands,
    z.LIMBO: _to_limbo,
}
