"""Hand cards taken away for as long as the card that took them is in play."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms, chance, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import PLAYER, Action
from sixrealms.engine.ask import answered, ask, finish, stay
from sixrealms.engine.leave import send_to_limbo
from sixrealms.engine.power import Context, Effect, Who
from sixrealms.engine.state import State


@dataclass(frozen=True)
class HoldInLimbo(Effect):
    """Choose one of these players: a random card of his hand goes to Limbo while this card is in play."""

    who: Who

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            seats = [p for p in self.who.seats(s, x) if s.hand(p)]
            if not seats:
                finish(s, x)
                return
            stay(s, 1, x)
            ask(s, x.player, PLAYER, "ask-player", [Action("seat", number=p) for p in seats], x.source)
            return
        hand = s.hand(answered(s).number)
        card = hand[chance.below(s, len(hand))]
        send_to_limbo(s, card, -1)
        atoms.mark(s, marks.HELD.of_two(x.source, card))
        atoms.note(s, "leave", card, z.HAND, z.LIMBO, "effect", x.source)
        finish(s, x)


@dataclass(frozen=True)
class ReleaseHeld(Effect):
    """The cards this card holds in Limbo go back to their owners' hands."""

    def step(self, s: State, pc: int, x: Context) -> None:
        prefix = marks.HELD.beside(x.source)
        for key in sorted(key for key in s.marks if key.startswith(prefix)):
            card = int(key[len(prefix) :])
            atoms.mark(s, key, 0)
            if s.zone[card] == z.LIMBO:
                atoms.note(s, "leave", card, z.LIMBO, z.HAND, "effect", x.source)
                atoms.move(s, card, z.HAND)
        finish(s, x)
