"""What may be done when spoils of victory are due (ledger: spoils.options)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.combat_legality import asks_before_entry
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.flow.spoils import earn_spoils, give_up_spoils
from sixrealms.engine.power import ADDED, Context, Effect, Saying, Test, Who
from sixrealms.engine.state import State
from sixrealms.powers.card_questions import Is
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import OTHER, THIS_REALM


@dataclass(frozen=True)
class DrawSpoils(Effect):
    """A player draws spoils of victory once the battle is over (at once if there is none): so many in all at least,
    whatever the battle brings them, or so many `besides`. `instead`: the spoils about to be drawn are theirs instead;
    with a `count` of 0 nobody's.
    """

    count: int = 1
    who: Who = YOU
    besides: bool = False
    instead: bool = field(default=False, metadata=ADDED)

    @property
    def _heirs(self) -> Who | None:
        """Whose the spoils about to be drawn are instead."""
        return self.who if self.count else None

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.instead:
            heirs = self._heirs
            give_up_spoils(s, next(iter(heirs.seats(s, x)), None) if heirs is not None else None)
            finish(s, x)
            return
        finish(s, x)
        for seat in self.who.seats(s, x):
            earn_spoils(s, seat, self.count, besides=self.besides)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """To give up spoils was a word of its own."""
        return ("GiveUpSpoils", {"to": self._heirs}) if self.instead else None

    def saying(self) -> Saying:
        if self.instead:
            return Saying("give-up-spoils", {"to": self._heirs})
        return Saying("draw-spoils", {"count": self.count, "who": self.who, "besides": self.besides})


#: The spoils about to be drawn are the victor's, for the battle over this realm: not those of a dungeon, nor what a
#: card has somebody draw.
WON_HERE: Final = RefIs(OTHER, Is(THIS_REALM))


@dataclass(frozen=True)
class TakeBottom(Effect):
    """Take the bottom `count` cards of your draw pile: champions passing `what` may go to your pool unless a copy is in
    play or they ask for something before they come (avatar.conditions-each-time); the others go to the top of the pile
    in the order they lay in.
    """

    count: int
    what: Test

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            stopped = False
            found = s.listed(x.player, z.DRAW)[-self.count :]
            for card in found:
                atoms.reveal(s, card, 1 << x.player)
        else:
            taken = x.get("taken")
            assert isinstance(taken, tuple)
            found = taken
            answer = answered(s)
            stopped = answer.verb == "done"
            if not stopped:
                atoms.note(s, "leave", answer.card, z.DRAW, z.POOL, "effect", x.source)
                atoms.move(s, answer.card, z.POOL, x.player)
                found = tuple(card for card in found if card != answer.card)
        options = [card for card in found if self._may_come(s, card, x)]
        if options and not stopped:
            stay(s, 1, x.bind("taken", found))
            ask_card(s, x.player, "ask-choose", options, x.source, optional=True)
            return
        for card in reversed(found):
            atoms.move(s, card, z.DRAW, x.player)
            atoms.reveal(s, card, 1 << x.player)
        finish(s, x)

    def _may_come(self, s: State, card: int, x: Context) -> bool:
        if not s.kit.defs[s.defn[card]].champion or not self.what.holds(s, card, x):
            return False
        return copy_in_play(s, card) < 0 and not asks_before_entry(s, x.player, card)

    def possible(self, s: State, x: Context) -> bool:
        return bool(s.listed(x.player, z.DRAW))
