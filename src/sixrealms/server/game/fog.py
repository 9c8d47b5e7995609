"""What one watcher may know which card is, and the numbers cards have on the wire.

The engine numbers the cards of a game in the order of the decks, and many decks are known to everybody: a number would
say which card lies face down. On the wire only a card its watcher knows has that number. A hidden one has another,
made for this watcher from a secret of the table; it stays the same while the card stays where it is.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.engine.view import SPECTATOR, lies_open

__all__ = ["FIRST_HIDDEN", "SPECTATOR", "Fog"]

#: The numbers of hidden cards begin here; a game has fewer cards.
FIRST_HIDDEN: Final = 1_000_000
_EVERYBODY: Final = 255


class Fog:
    """How one watcher sees the cards of a game. `seat` is 0 to n-1, or SPECTATOR: they know what everybody may know."""

    everything: bool = False  # whether this watcher sees every card, as after a game

    def __init__(self, state: State, seat: int, secret: bytes) -> None:
        self.state = state
        self.seat = seat
        self._secret = secret

    def on(self, state: State) -> Fog:
        """How the same watcher sees another position of this game."""
        return Fog(state, self.seat, self._secret)

    def knows(self, card: int) -> bool:
        """Whether the watcher may know which card this is (gloss.hand)."""
        seen = self.state.seen[card]
        known = seen == _EVERYBODY if self.seat == SPECTATOR else bool(seen >> self.seat & 1)
        return known or lies_open(self.state, card)

    def number(self, card: int) -> int:
        """The number of a card on the wire; -1 stays -1."""
        if card < 0 or self.knows(card):
            return card
        told = f"{self.seat}/{card}/{self.state.gen[card]}".encode()
        return FIRST_HIDDEN + int.from_bytes(blake2b(told, key=self._secret, digest_size=6).digest(), "big")

    def action(self, action: Action) -> Action:
        """An action as it stands on the wire. `other` is a card or the place of a formation."""
        other = self.other_card(action)
        return action._replace(card=self.number(action.card), other=self.number(other) if other >= 0 else action.other)

    def other_card(self, action: Action) -> int:
        """The second card an action speaks of; -1 if it speaks of none."""
        return -1 if action.verb == "play" and self._a_realm(action.card) else action.other

    def _a_realm(self, card: int) -> bool:
        return self.state.kit.defs[self.state.defn[card]].type == "realm"
