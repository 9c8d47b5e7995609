"""The recorded matches in which a player changes their deck between the games. `tools.record_playthrough` writes
them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sixrealms import formats, match
from sixrealms.catalogue import all_printings, printing
from sixrealms.decks import Deck
from sixrealms.engine.kit import GameSetup
from sixrealms.formats.deck_legality import SIDEBOARD
from sixrealms.formats.sealed_decks import MOST_EXCHANGED
from sixrealms.formats.sealed_product import boxes
from tools.drawn_decks import drawn
from tools.playing_by_chance import played

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs" / "matches"


@dataclass(frozen=True)
class InAMatch:
    """A game of a match of two players; the first exchanges cards after the first game."""

    kind: str
    game: str  # what is played, by its name
    seed: int
    number: int  # 1 or 2

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.number}"

    def setup(self) -> GameSetup:
        return match.setup(self.before(), self.seed + self.number)

    def before(self) -> match.Match:
        """The match when this game begins."""
        of = match.open_match(formats.asked_for(self.game), self.registered())
        if self.number == 1:
            return of
        _, end = played(match.setup(of, self.seed + 1))
        return match.exchange(match.finished(of, end), 0, *self.exchange())

    def registered(self) -> list[match.Registration]:
        """What the two hand in: drawn decks with seven realms beside them, or sealed boxes."""
        called = formats.asked_for(self.game)
        if called.type == "masters-strategy":
            return [match.Registration(box.deck, box.booster) for box in boxes(self.seed, 2)]
        decks = drawn(self.kind, called, 2, self.seed)
        return [match.Registration(replace(deck, sideboard=_realms_beside(deck))) for deck in decks]

    def exchange(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Which cards of the first player go out after the first game, and which come in."""
        own = self.registered()[0]
        if own.booster:
            return own.deck.cards[:MOST_EXCHANGED], own.booster[:MOST_EXCHANGED]
        realms = [card for card in own.deck.cards if printing(card).type == "realm"]
        return tuple(realms[:SIDEBOARD]), own.deck.sideboard


def _realms_beside(deck: Deck) -> tuple[str, ...]:
    """The first realms of the catalogue that are not in the deck."""
    held = {card.card_id for card in deck.printings}
    found = {p.card_id: p.id for p in all_printings() if p.type == "realm" and p.official and p.card_id not in held}
    return tuple(found.values())[:SIDEBOARD]


MATCH_PLAYTHROUGHS: Final = (
    InAMatch("sideboard", "Championship (Sideboard) [55]", 4, 1),
    InAMatch("sideboard", "Championship (Sideboard) [55]", 4, 2),
    InAMatch("masters-strategy", "Master's Strategy [55]", 4, 1),
    InAMatch("masters-strategy", "Master's Strategy [55]", 4, 2),
)
