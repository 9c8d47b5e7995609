"""Cards taken from a pile or hand, one's own or another's, to be played that very moment.

Ledger: activation.immediate-cards, discard.to-owner.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.ask import answered, ask_act, finish, stay
from sixrealms.engine.flow.act import announce
from sixrealms.engine.immunity import pile_closed
from sixrealms.engine.leave import EFFECT, discard_from_hand
from sixrealms.engine.placement import users_for
from sixrealms.engine.playable import fits_moment, moments_of, play_reasons, ways_to_play
from sixrealms.engine.power import Cards, Context, Effect, Saying, Test
from sixrealms.engine.state import State
from sixrealms.engine.terms import Moment
from sixrealms.powers.sets import Pile, top_of_piles


@dataclass(frozen=True)
class PlayAtOnce(Effect):
    """Take the first card of a set, whoever's it is and wherever it lies: you play it at once if that is legal, however
    it can be (`by`: only by or on a card that passes); otherwise it goes `to` its owner's hand, back on their draw pile
    or to the discard pile.
    """

    cards: Cards
    to: int = z.HAND
    by: Test | None = None

    def step(self, s: State, pc: int, x: Context) -> None:
        moment = _now(s)
        if pc == 1:
            stay(s, 2, x)
            announce(s, x.player, answered(s), moment)
            return
        card = next(self.cards.each(s, x), -1) if pc == 0 else -1
        if card < 0 or pile_closed(s, card, x):
            finish(s, x)
            return
        lay = s.zone[card]
        atoms.move(s, card, z.HAND, x.player)
        options = [a for a in _plays(s, x.player, card, moment) if self.by is None or self.by.holds(s, a.other, x)]
        if not options:
            self._put_away(s, card, lay, x)
            finish(s, x)
            return
        if s.battle is not None:
            atoms.mark(s, marks.BORROWED.of_two(x.source, card))
        stay(s, 1, x)
        ask_act(s, x.player, "ask-play-now", options)

    def _put_away(self, s: State, card: int, lay: int, x: Context) -> None:
        """It cannot be played now. How many were discarded so in this battle is noted about the card that did it."""
        if self.to == z.DISCARD:
            wasted = marks.WASTED.of(x.source)
            if s.battle is not None:
                atoms.mark(s, wasted, s.marks.get(wasted, 0) + 1)
            discard_from_hand(s, card, by=x.source)
            return
        atoms.move(s, card, self.to, s.owner[card])
        atoms.note(s, "leave", card, lay, self.to, EFFECT, x.source)

    def possible(self, s: State, x: Context) -> bool:
        card = next(self.cards.each(s, x), -1)
        return card >= 0 and not pile_closed(s, card, x)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """The top card of a pile, into its owner's hand if it cannot be played, was a word of its own."""
        pile = self.cards
        if isinstance(pile, Pile) and self == PlayAtOnce(top_of_piles(pile.who)):
            return "PlayTheirTop", {"whose": pile.who}
        return None

    def saying(self) -> Saying:
        values = {"cards": self.cards, "otherwise": z.NAMES[self.to], "by": self.by}
        return Saying("play-at-once", values)


def _now(s: State) -> Moment:
    """The moment it is: in combat or in a phase of the turn."""
    b = s.battle
    if b is not None and b.opponent >= 0 and b.stage in (1, 2):
        return "combat"
    return _PHASES[s.phase] if s.phase < len(_PHASES) else "any"


_PHASES: tuple[Moment, ...] = ("0", "1", "2", "3", "4", "5")


def _plays(s: State, player: int, card: int, moment: Moment) -> Iterator[Action]:
    d = s.kit.defs[s.defn[card]]
    for way in ways_to_play(d):
        if fits_moment(s, moments_of(d, way), moment):
            for other in users_for(s, player, card, d, way, moment):
                if not play_reasons(s, player, card, other, way, moment):
                    yield Action("play", card, other, way)
