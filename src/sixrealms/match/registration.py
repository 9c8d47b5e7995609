"""What a player hands in on arrival, and what happens when it is not what they play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sixrealms.decks import Deck
from sixrealms.errors import DeckRefused, Phrase

EJECTION: Final = "ejection"


class Offence(DeckRefused):
    """A deck that is not what its player registered or may have exchanged.

    The program refuses it and names the `sanction` the rules hold ready; whether it is imposed is for the coordinator
    (`conflict.sideboard.ejection`).
    """

    sanction: str = EJECTION

    def __init__(self, seat: int, rule: str, why: Phrase) -> None:
        self.seat = seat
        self.rule = rule
        super().__init__("offence", seat=str(seat + 1), why=why, rule=rule)


@dataclass(frozen=True, slots=True)
class Registration:
    """A player's original deck and sideboard, and the booster packed with a sealed deck."""

    deck: Deck
    booster: tuple[str, ...] = ()

    def amended(self, deck: Deck, *, judge_agrees: bool) -> Registration:
        """The registration with another list; only a judge can allow that (`variant.sideboard.registration`)."""
        if not judge_agrees:
            raise DeckRefused("match-registered")
        return replace(self, deck=deck)

    @property
    def issued(self) -> Deck:
        """Deck and booster as they were issued, in the form in which decks are judged."""
        return replace(self.deck, considering=self.booster)
