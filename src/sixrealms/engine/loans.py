"""Cards lent to a battle between others: who helps whom, and whose they are (ledger: option.aiding.*).

A helper and what they have lent are noted for the length of the battle. The aided player controls a lent card like
their own; its owner stays the owner, so that it goes to their piles.
"""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.state import State


def helped_by(s: State, seat: int) -> int:
    """The player on whose side this seat has joined the battle as a helper, or -1 (option.aiding.one-side)."""
    return s.marks.get(marks.HELPS.of(seat), 0) - 1


def helpers(s: State, side: int) -> tuple[int, ...]:
    """The seats that help this player in the battle, in order of play; none where nobody has won (-1)."""
    return tuple(seat for seat in s.seats_after(side) if helped_by(s, seat) == side) if side >= 0 else ()


def lend(s: State, seat: int, side: int, card: int) -> None:
    """Note that `seat` joins the side of `side` with this card."""
    atoms.mark(s, marks.HELPS.of(seat), side + 1)
    atoms.mark(s, marks.LENT.of(card), seat + 1)


def take_back(s: State, card: int) -> None:
    """The card has not been played after all."""
    atoms.mark(s, marks.LENT.of(card), 0)


def lender(s: State, card: int) -> int:
    """Who has lent this card in the running battle, wherever it is now, or -1."""
    return s.marks.get(marks.LENT.of(card), 0) - 1


def lent(s: State) -> list[int]:
    """The cards that are on loan now, the one lent first in front."""
    cards = [int(key.rsplit(":", 1)[1]) for key in s.marks if key.startswith(marks.LENT.prefix)]
    return [card for card in cards if on_loan(s, card)]


def on_loan(s: State, card: int) -> bool:
    """Whether it hangs in play for the player it was lent to. Whoever takes it from them by a card's power does not owe
    it to anybody.
    """
    seat = lender(s, card)
    return seat >= 0 and s.zone[card] == z.ATTACHED and s.ctrl[card] == helped_by(s, seat)
