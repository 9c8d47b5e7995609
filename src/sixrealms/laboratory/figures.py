"""What the games of a field say: who beats whom and how surely, which cards win, what never was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from sixrealms.laboratory.field import LabField, LabGame
from sixrealms.simulation.deck_trial import wilson


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many games won, and where the true share lies 95 times of 100."""

    won: int
    games: int

    @property
    def share(self) -> float:
        """The part that was won, one half of no games."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval."""
        return wilson(self.won, self.games)


@dataclass(frozen=True, slots=True)
class CardFigures:
    """One card of a deck: in how many games it was played, and how those ended; beside it the games without it."""

    id: str
    copies: int
    played: Share
    unplayed: Share

    @property
    def more(self) -> float:
        """By how much the deck wins more often where the card is played."""
        return self.played.share - self.unplayed.share


@dataclass(frozen=True, slots=True)
class DeckFigures:
    """One deck of the field."""

    name: str
    all: Share
    against: tuple[Share | None, ...]  # by the number of the other deck; None beside itself
    cards: tuple[CardFigures, ...]  # each card once, those in the most victories first

    @property
    def never_played(self) -> tuple[str, ...]:
        """The cards that were in no game played."""
        return tuple(card.id for card in self.cards if not card.played.games)


@dataclass(frozen=True, slots=True)
class LabFigures:
    """Everything the page shows. Games nobody has won count in none of the shares."""

    games: int
    planned: int
    undecided: int
    median_turns: float
    began: Share  # games won by whoever had the first turn
    decks: tuple[DeckFigures, ...]
    faults: tuple[tuple[int, str], ...]  # by the number of the game

    @property
    def ranking(self) -> tuple[int, ...]:
        """The decks by their share of games won, the best first."""
        return tuple(sorted(range(len(self.decks)), key=lambda at: -self.decks[at].all.share))

    def as_object(self) -> dict[str, Any]:
        """The figures as one JSON object."""
        return {
            "games": self.games,
            "planned": self.planned,
            "undecided": self.undecided,
            "median_turns": self.median_turns,
            "began": _told(self.began),
            "decks": [
                {
                    "name": deck.name,
                    "all": _told(deck.all),
                    "against": [_told(share) if share is not None else None for share in deck.against],
                    "cards": [
                        {
                            "id": card.id,
                            "copies": card.copies,
                            "played": asdict(card.played),
                            "unplayed": asdict(card.unplayed),
                        }
                        for card in deck.cards
                    ],
                    "never_played": list(deck.never_played),
                }
                for deck in self.decks
            ],
            "faults": [{"game": number, "what": what} for number, what in self.faults],
        }


def _told(share: Share) -> dict[str, float]:
    lower, upper = share.interval
    rounded = {"share": share.share, "lower": lower, "upper": upper}
    return {"won": share.won, "games": share.games, **{name: round(value, 4) for name, value in rounded.items()}}


def figures(field: LabField, games: Sequence[LabGame]) -> LabFigures:
    """What these games of the field say."""
    decided = [game for game in games if game.winner >= 0]
    met: Counter[tuple[int, int]] = Counter()
    won: Counter[tuple[int, int]] = Counter()
    for game in decided:
        one, other = game.decks
        met.update(((one, other), (other, one)))
        won[game.winner, other if game.winner == one else one] += 1
    return LabFigures(
        games=len(games),
        planned=field.count,
        undecided=len(games) - len(decided),
        median_turns=median(game.turns for game in games) if games else 0,
        began=Share(sum(game.winner == game.began for game in decided), len(decided)),
        decks=tuple(_deck(field, at, decided, met, won) for at in range(len(field.decks))),
        faults=tuple((game.number, game.fault) for game in games if game.fault),
    )


def _deck(
    field: LabField,
    at: int,
    decided: Sequence[LabGame],
    met: Counter[tuple[int, int]],
    won: Counter[tuple[int, int]],
) -> DeckFigures:
    others = range(len(field.decks))
    own = [game for game in decided if at in game.decks]
    whole = Share(sum(game.winner == at for game in own), len(own))
    played: Counter[str] = Counter()
    victories: Counter[str] = Counter()
    for game in own:
        held = game.played[game.decks.index(at)]
        played.update(held)
        if game.winner == at:
            victories.update(held)
    copies = Counter(field.decks[at].cards)
    cards = [
        CardFigures(
            card,
            copies[card],
            Share(victories[card], played[card]),
            Share(whole.won - victories[card], whole.games - played[card]),
        )
        for card in copies
    ]
    cards.sort(key=lambda card: (-card.played.won, -card.played.games))
    against = tuple(None if other == at else Share(won[at, other], met[at, other]) for other in others)
    return DeckFigures(field.decks[at].name, whole, against, tuple(cards))
