"""The request about a deck as it is: its figures, what in it nothing can use, and where it is legal, all at once."""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from sixrealms.server.http.cards import spoken
from sixrealms.server.http.context import Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.http.setup import AskedDeck, ProblemTold, deck_asked_for
from sixrealms.setup.deck_stats import stats


class LevelCount(msgspec.Struct, frozen=True):
    """How many champions and other cards have a number in their icon."""

    level: int
    champions: int
    others: int


class UnusableTold(msgspec.Struct, frozen=True):
    """A card that nothing in the deck can use, with why and the statement that says so."""

    id: str
    name: str
    type: str
    count: int
    why: str
    rule: str


class AdviceTold(msgspec.Struct, frozen=True):
    """How many cards of a kind there are and how many are advised; `verdict` is few, fine or many."""

    what: str
    count: int
    least: int
    most: int
    verdict: str
    message: str


class EnforcedTold(msgspec.Struct, frozen=True):
    """How many cards have a power, how many of these are enforced, and the names of the others."""

    powers: int
    enforced: int
    percent: int
    missing: tuple[str, ...]


class LegalityTold(msgspec.Struct, frozen=True):
    """What a ruleset with one size, or a deck format, has against the deck."""

    kind: str
    limits: str
    title: str
    size: int
    legal: bool
    problems: tuple[ProblemTold, ...]


class DeckStatsTold(msgspec.Struct, frozen=True):
    """A deck in figures, as `sixrealms deck stats --json` has them."""

    name: str
    cards: int
    dungeon: str | None
    curve: tuple[LevelCount, ...]
    types: dict[str, int]
    worlds: dict[str, int]
    unusable: tuple[UnusableTold, ...]
    advice: tuple[AdviceTold, ...]
    enforced: EnforcedTold
    legality: tuple[LegalityTold, ...]


@post("/api/deck-stats", status_code=200)
async def show_deck_stats(request: Asking, data: JSONBody[AskedDeck]) -> Response[DeckStatsTold]:
    """The figures of a deck and its legality for every ruleset, size and format; the game does not matter."""
    return Response(await costly(request, counted, data))


def counted(asked: AskedDeck) -> DeckStatsTold:
    """The figures; Refused, OptionError and DeckError for what is no deck."""
    return msgspec.convert(stats(deck_asked_for(asked), spoken(asked.language)), DeckStatsTold)
