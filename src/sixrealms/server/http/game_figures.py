"""What the games of one person come to: how many were won, with what, against whom, and how it went lately."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Final, Literal, NamedTuple

import msgspec

from sixrealms import catalogue
from sixrealms.server.store.played_games import FinishedGame, PlayedSeat

#: How a game ended for somebody; `here`: they sat on several seats of it, at one screen.
Ending = Literal["won", "lost", "drawn", "here"]
#: Decks and cards that are told, those of most games first.
_DECKS: Final = 12
_CARDS: Final = 12
#: What people are called among the kinds of opponents.
PEOPLE: Final = "people"


class GameTally(msgspec.Struct, frozen=True):
    """Games of one kind: with a deck, against computer players of a level (or `people`), under a ruleset with decks of
    a `size` (0 elsewhere) among so many `players` (0 elsewhere).
    """

    key: str
    won: int
    lost: int
    drawn: int
    size: int = 0
    players: int = 0


class CardTally(msgspec.Struct, frozen=True):
    """A card, in how many games it was played, and how many of them were won."""

    printing: str
    name: str
    games: int
    won: int


class GameFigures(msgspec.Struct, frozen=True):
    """What games come to. `turns` and `seconds` are those of the game in the middle. `streak` counts the last games
    that were won in a row, or below zero those that were lost; `best` is the longest row of won ones. Games at one
    screen are counted in `here` alone.
    """

    games: int
    won: int
    lost: int
    drawn: int
    here: int
    turns: int
    seconds: int
    streak: int
    best: int
    decks: tuple[GameTally, ...]
    opponents: tuple[GameTally, ...]
    rulesets: tuple[GameTally, ...]
    cards: tuple[CardTally, ...]


class MineOf(NamedTuple):
    """A game as one of those who played it has it."""

    game: FinishedGame
    seat: int
    ending: Ending

    @property
    def own(self) -> PlayedSeat:
        """The seat that was theirs."""
        return self.game.seats[self.seat]


def mine_of(game: FinishedGame, person: str) -> MineOf | None:
    """A game as this person has it, None if they did not play it."""
    seats = [seat for seat, one in game.seats.items() if one.person == person]
    if not seats:
        return None
    return MineOf(game, seats[0], "here" if len(seats) > 1 else _ending(game, game.seats[seats[0]]))


def _ending(game: FinishedGame, own: PlayedSeat) -> Ending:
    if own.won:
        return "won"
    if any(one.won for one in game.seats.values()) or own.place > 1:
        return "lost"
    return "drawn"


def figures(games: Sequence[MineOf]) -> GameFigures:
    """What these games come to, the newest of them first."""
    counted = [one for one in games if one.ending != "here"]
    endings = Counter(one.ending for one in counted)
    return GameFigures(
        len(games),
        endings["won"],
        endings["lost"],
        endings["drawn"],
        len(games) - len(counted),
        _middle(one.game.turns for one in counted),
        _middle(one.game.seconds for one in counted),
        _streak(counted),
        _best(counted),
        _tallies([(one.own.deck, 0, 0, one) for one in counted if one.own.deck])[:_DECKS],
        _tallies([(kind, 0, 0, one) for one in counted for kind in _opponents(one)]),
        _tallies([(one.game.ruleset, one.game.size, len(one.game.seats), one) for one in counted]),
        _cards(counted),
    )


def _middle(values: Iterable[int]) -> int:
    known = [value for value in values if value > 0]
    return round(median(known)) if known else 0


def _opponents(one: MineOf) -> list[str]:
    """The kinds of those who sat against somebody, each once."""
    others = (other for seat, other in one.game.seats.items() if seat != one.seat)
    return list(dict.fromkeys(other.bot or PEOPLE for other in others))


def _tallies(games: Sequence[tuple[str, int, int, MineOf]]) -> tuple[GameTally, ...]:
    found: dict[tuple[str, int, int], Counter[str]] = {}
    for key, size, players, one in games:
        found.setdefault((key, size, players), Counter())[one.ending] += 1
    tallies = [
        GameTally(key, count["won"], count["lost"], count["drawn"], size, players)
        for (key, size, players), count in found.items()
    ]
    return tuple(sorted(tallies, key=lambda one: (-(one.won + one.lost + one.drawn), one.key, one.size, one.players)))


def _streak(games: Sequence[MineOf]) -> int:
    if not games or games[0].ending not in ("won", "lost"):
        return 0
    first = games[0].ending
    length = next((at for at, one in enumerate(games) if one.ending != first), len(games))
    return length if first == "won" else -length


def _best(games: Sequence[MineOf]) -> int:
    best = now = 0
    for one in games:
        now = now + 1 if one.ending == "won" else 0
        best = max(best, now)
    return best


def _cards(games: Sequence[MineOf]) -> tuple[CardTally, ...]:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for one in games:
        played.update(one.own.cards.keys())
        won.update(one.own.cards.keys() if one.ending == "won" else ())
    known: Mapping[str, str] = {card: name for card in played if (name := _name(card))}
    order = sorted(known, key=lambda card: (-played[card], -won[card], known[card]))
    return tuple(CardTally(card, known[card], played[card], won[card]) for card in order[:_CARDS])


def _name(printing: str) -> str:
    try:
        return catalogue.printing(printing).name
    except KeyError:  # of another version of the program
        return ""
