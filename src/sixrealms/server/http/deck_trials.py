"""The request to try a deck against the decks that come with the program: told line by line as games are played."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Final

import msgspec
from litestar import post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta

from sixrealms import rulesets
from sixrealms.decks.deck import from_list
from sixrealms.errors import OptionRefused
from sixrealms.server import limits
from sixrealms.server.deck_trials import Trials
from sixrealms.server.http.cards import PACKED
from sixrealms.server.http.context import Asking, Counted, Shared, address_of
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.messages.decks import Pile
from sixrealms.server.refusal import Refused
from sixrealms.simulation.deck_trial import DeckTrial, PlayedBefore, TrialGame, field_for, report

#: Where the application keeps its trials, and how many decks one address may try.
TRIALS: Final = Shared[Trials]("trials")
TRYING: Final = Counted("trying", "trials", lambda: limits.TRYING)
_LINES: Final = "application/x-ndjson"
_FEWEST: Final = 20  # cards; with fewer there is no game to speak of
_MOST: Final = 200  # games
_Number = Annotated[int, Meta(ge=0, le=_MOST)]


class TriedCard(msgspec.Struct, frozen=True):
    """In how many games a card was played, and how many of these were won."""

    id: str
    played: _Number
    won_when_played: _Number


class TrialBegun(msgspec.Struct, frozen=True):
    """What was told last of a trial that was broken off."""

    games: _Number
    wins: _Number
    cards: Annotated[tuple[TriedCard, ...], Meta(max_length=250)]
    faults: _Number = 0


_NOTHING: Final = TrialBegun(0, 0, ())


class AskedTrial(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to be tried in so many games under a ruleset, against decks of a size; 0: the nearest it offers. `begun`:
    only the games after those are played, and counted with them. Each game is the same whoever plays the others.
    """

    cards: Pile
    name: Annotated[str, Meta(max_length=60)] = ""
    ruleset: Annotated[str, Meta(max_length=60)] = "tournament"
    size: Annotated[int, Meta(ge=0, le=1_000)] = 0
    games: Annotated[int, Meta(ge=2, le=_MOST)] = _MOST
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    begun: TrialBegun | None = None


class TrialTold(msgspec.Struct, frozen=True):
    """The figures of the games played until now, of so many; the true share lies between `lower` and `upper` 95 times
    of 100. `error`: the trial ended early.
    """

    of: int
    games: int
    wins: int
    share: float
    lower: float
    upper: float
    cards: tuple[TriedCard, ...]
    faults: int = 0
    error: str = ""


@post(
    "/api/deck-trials",
    status_code=200,
    opt={PACKED: True},
    responses={200: ResponseSpec(TrialTold, media_type=_LINES, description="a line for each few games")},
)
async def try_deck(request: Asking, data: JSONBody[AskedTrial]) -> Stream:
    """Play the games; each line has all figures until then. Whoever hangs up has stopped the trial, and may go
    on with it.
    """
    trial = await costly(request, trial_of, data)
    begun = data.begun or _NOTHING
    trials = TRIALS.of(request)
    home = trials.enter(address_of(request))
    try:
        if not trials.goes_on(home, trial.games - begun.games):
            TRYING.count(request)
    except Refused:
        trials.leave(home)
        raise
    lines = _lines(trials, home, trial, begun)
    return Stream(lines, media_type=_LINES, headers={"Cache-Control": "no-store"})


def trial_of(asked: AskedTrial) -> DeckTrial:
    """The games that are asked for; refused for a deck that cannot be tried so."""
    deck = from_list(asked.name or "deck", asked.cards)
    rules = rulesets.named(asked.ruleset)
    size = asked.size or min(rules.sizes, key=lambda one: (abs(one - len(deck.cards)), one))
    if size not in rules.sizes:
        offered = ", ".join(map(str, rules.sizes))
        raise OptionRefused("asked-size-of-ruleset", size=str(size), ruleset=rules.name, known=offered)
    if len(deck.cards) < _FEWEST:
        raise Refused("deck-too-small", f"a deck is tried when it has {_FEWEST} cards", least=_FEWEST)
    field = field_for(deck, rules.name, size)
    if not field:
        raise Refused("deck-no-field", "no deck that comes with the program is legal there, so there is nobody to play")
    begun = asked.begun
    if begun and not begun.wins <= begun.games <= asked.games:
        raise Refused("deck-trial-begun", "no trial of so many games has begun like this")
    return DeckTrial(deck, field, rules.name, size, asked.games, asked.seed)


async def _lines(trials: Trials, home: str, trial: DeckTrial, begun: TrialBegun) -> AsyncIterator[bytes]:
    missing = trial.games - begun.games
    before = PlayedBefore(begun.games, begun.wins, {one.id: (one.played, one.won_when_played) for one in begun.cards})

    def told(played: Sequence[TrialGame]) -> bytes:
        faults = begun.faults + sum(game.finding is not None for game in played)
        found = report(trial.deck, played, before)
        return _line(msgspec.convert({"of": trial.games, "faults": faults, **found}, TrialTold))

    try:
        yield told(())
        async for played in trials.games(trial, begun.games):
            missing = trial.games - begun.games - len(played)
            yield told(played)
    except Refused as wrong:
        yield _line(TrialTold(trial.games, 0, 0, 0.0, 0.0, 1.0, (), error=str(wrong)))
    finally:
        trials.leave(home, missing, trial.games - begun.games - missing)


def _line(told: TrialTold) -> bytes:
    return msgspec.json.encode(told) + b"\n"
