"""Effects that let a player play a card at once, outside the usual order: of their hand, or one taken from a pile.

Ledger: activation.immediate-cards, activation.bringing-cards, discard.to-owner.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.aid import contributions
from sixrealms.engine.ask import answered, ask_act, finish, stay
from sixrealms.engine.causes import EFFECT
from sixrealms.engine.combatants import combatant
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.act import announce, unconditional
from sixrealms.engine.immunity import pile_closed
from sixrealms.engine.leave import discard_from_hand
from sixrealms.engine.losing_side import losing_side
from sixrealms.engine.playable import plays_of
from sixrealms.engine.power import ADDED, Bound, Cards, Context, Effect, Saying, Test, Who
from sixrealms.engine.state import State
from sixrealms.engine.terms import Moment
from sixrealms.powers.entry_conditions import way_in
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import The
from sixrealms.powers.sets import Pile, top_of_piles


@dataclass(frozen=True)
class PlayNow(Effect):
    """A player may play one card of a set from their hand now, if it is legal at this moment (`moment`: "combat",
    "spoils" = any time of the turn, "any"). `helping`: they play as many as they like, but for your fighting champion
    as if you played them; those are known as "lent" afterwards. `until_ahead`: one after the other as long as they
    are losing the round. `free`: without any of its conditions, as an avatar enters in phase 3
    (ledger: avatar.cost-exceptions).
    """

    cards: Cards
    who: Who = YOU
    moment: Moment = "combat"
    helping: bool = field(default=False, metadata=ADDED)
    until_ahead: bool = field(default=False, metadata=ADDED)
    free: bool = field(default=False, metadata=ADDED)

    def binds(self) -> Mapping[str, Bound]:
        return {"lent": Bound(self.cards, True)} if self.helping else {}

    def step(self, s: State, pc: int, x: Context) -> None:
        seats = self.who.seats(s, x)
        if self.free:
            self._enter(s, pc, x)
            return
        if self.helping:
            self._help(s, pc, x, seats)
            return
        if pc == 2 and self.until_ahead:
            pc = 0
        if pc == 0 and seats and self._in_turn(s, seats[0], x):
            options = self.options(s, seats[0], x)
            if options:
                stay(s, 1, x)
                ask_act(s, seats[0], "ask-play-now", [*options, PASS])
                return
        if pc == 1:
            action = answered(s)
            stay(s, 2 if action.verb != "pass" else 3, x)
            if action.verb != "pass":
                announce(s, seats[0], action, self.moment)
            return
        finish(s, x)

    def _enter(self, s: State, pc: int, x: Context) -> None:
        """Others may answer it as they may answer any card played."""
        card = next(iter(self.cards.find(s, x)), -1)
        way = way_in(s, x.player, card) if pc == 0 and card >= 0 else None
        if way is None:
            finish(s, x)
            return
        stay(s, 1, x)
        announce(s, x.player, Action("play", card, -1, way), "3")
        unconditional(s)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Entering without conditions was a word of its own."""
        return ("BringIn", {"who": self.cards.ref}) if self.free and isinstance(self.cards, The) else None

    def saying(self) -> Saying:
        return Saying("bring-in", {"who": self.cards}) if self.free else super().saying()

    def _help(self, s: State, pc: int, x: Context, seats: list[int]) -> None:
        lent = x.get("lent")
        cards = lent if isinstance(lent, tuple) else ()
        if pc == 1:
            action = answered(s)
            if action.verb == "pass":
                finish(s, x)
                return
            stay(s, 0, x.bind("lent", (*cards, action.card)))
            atoms.mark(s, marks.LENT.of(action.card), seats[0] + 1)
            atoms.note(s, "lends", seats[0], x.player, action.card)
            announce(s, x.player, action, "combat")
            return
        wanted = self.cards.find(s, x)
        options = [a for seat in seats[:1] for a in contributions(s, seat, x.player) if a.card in wanted]
        if not options or combatant(s, x.player) < 0:
            finish(s, x)
            return
        stay(s, 1, x)
        ask_act(s, seats[0], "ask-play-now", [*options, PASS])

    def _in_turn(self, s: State, player: int, x: Context) -> bool:
        """Whether a card may be brought into the combat now: while powers activate only the rules that let such a power
        go before the order of activation give the leading side one (activation.bringing-cards). Whoever is threatened
        by another's power may whatever the totals are (instant.one-card-chance).
        """
        b = s.battle
        if self.until_ahead and not (
            b is not None
            and b.stage < 3
            and combatant(s, b.attacker) >= 0
            and combatant(s, b.defender) >= 0
            and losing_side(s) == player
        ):
            return False
        threatened = player != x.player
        if threatened or self.moment != "combat" or b is None or b.stage != 1 or s.kit.ruleset.immediate_cards:
            return True
        return losing_side(s) == player

    def options(self, s: State, player: int, x: Context) -> list[Action]:
        return [action for card in self.cards.find(s, x) for action in plays_of(s, player, card, self.moment)]


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
        options = [a for a in plays_of(s, x.player, card, moment) if self.by is None or self.by.holds(s, a.other, x)]
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
