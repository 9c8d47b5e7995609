"""Trying a deck on the server: line by line, one trial for each address, ended by whoever hangs up."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sixrealms import decks
from sixrealms.errors import OptionError
from sixrealms.server.deck_trials import Trials
from sixrealms.server.http.deck_trials import AskedTrial, TrialBegun, trial_of
from sixrealms.server.refusal import Refused
from sixrealms.simulation.deck_trial import DeckTrial, TrialGame
from tests.server.browser import HEADERS, application

STARTER = decks.named("A-1")


@pytest.mark.daily_share
def test_every_line_has_the_figures_until_then(tmp_path: Path) -> None:
    asked = {"cards": STARTER.cards, "games": 2, "seed": 7}
    with application(f"sqlite:///{tmp_path}/x.db") as client:
        answer = client.post("/api/deck-trials", json=asked, headers=HEADERS)
    lines = [json.loads(line) for line in answer.text.splitlines()]

    assert answer.status_code == 200
    assert [(line["games"], line["of"], line["faults"]) for line in lines] == [(0, 2, 0), (1, 2, 0), (2, 2, 0)]
    assert [card["id"] for card in lines[-1]["cards"]] == list(dict.fromkeys(STARTER.cards))
    assert sum(card["played"] for card in lines[-1]["cards"]) > 0


@pytest.mark.daily_share
def test_a_trial_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    asked = {"cards": STARTER.cards, "games": 3, "seed": 7}
    with application(f"sqlite:///{tmp_path}/x.db") as client:
        whole = client.post("/api/deck-trials", json=asked, headers=HEADERS).text.splitlines()
        told = json.loads(whole[1])
        begun = {key: told[key] for key in ("games", "wins", "cards", "faults")}
        rest = client.post("/api/deck-trials", json=asked | {"begun": begun}, headers=HEADERS).text.splitlines()

    assert told["games"] == 1
    assert rest == whole[1:]


def test_what_cannot_be_tried_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Refused) as wrong:
        trial_of(AskedTrial(STARTER.cards[:5]))
    assert wrong.value.code == "deck-too-small"
    with pytest.raises(OptionError):
        trial_of(AskedTrial(STARTER.cards, size=60))
    with pytest.raises(OptionError):
        trial_of(AskedTrial(STARTER.cards, ruleset="nonsense"))
    for games, wins in ((5, 1), (2, 3)):
        with pytest.raises(Refused, match="begun"):
            trial_of(AskedTrial(STARTER.cards, games=4, begun=TrialBegun(games, wins, ())))


def test_an_address_tries_one_deck_at_a_time_and_may_go_on_when_it_has_left() -> None:
    async def go() -> None:
        trials = Trials()
        home = trials.enter("10.0.0.1")
        with pytest.raises(Refused, match="already"):
            trials.enter("10.0.0.1")
        others = [trials.enter(f"10.0.1.{number}") for number in range(7)]
        with pytest.raises(Refused, match="many"):
            trials.enter("10.0.2.1")
        trials.leave(home)
        assert trials.enter("10.0.0.1") == home
        for one in [*others, home]:
            trials.leave(one)

    asyncio.run(go())


def test_a_trial_that_goes_on_is_not_counted_again() -> None:
    trials = Trials()
    home = trials.enter("10.0.0.1")
    assert not trials.goes_on(home, 200)
    trials.leave(home, missing=120)
    other = trials.enter("10.0.1.1")
    assert not trials.goes_on(other, 120)
    assert not trials.goes_on(trials.enter("10.0.0.1"), 200), "another trial"
    trials.leave(home, missing=120)
    assert trials.goes_on(trials.enter("10.0.0.1"), 121), "one more than was told"
    trials.leave(home)
    assert not trials.goes_on(trials.enter("10.0.0.1"), 1), "it has ended"


def test_breaking_off_again_and_again_brings_no_more_games_than_were_counted() -> None:
    trials = Trials()
    trials.leave(trials.enter("10.0.0.1"), missing=190)
    free = 0
    while trials.goes_on(home := trials.enter("10.0.0.1"), 200):
        free += 9
        trials.leave(home, missing=191, played=9)
    assert free <= 190
    trials.leave(home)

    trials.leave(trials.enter("10.0.0.1"), missing=12)
    times = 0
    while trials.goes_on(home := trials.enter("10.0.0.1"), 12):
        times += 1
        trials.leave(home, missing=12)
    assert times <= 12, "a game begun is a game"


class _Quick(DeckTrial):
    """Games that are over at once."""

    def one(self, number: int) -> TrialGame:
        return TrialGame(number, number % 2 == 0, frozenset())


def test_two_trials_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> list[str]:
        trials, order = Trials(), []
        monkeypatch.setattr(trials, "_process", ThreadPoolExecutor)

        async def run(name: str) -> None:
            async for _ in trials.games(_Quick(STARTER, (), "tournament", 55, 3)):
                order.append(name)

        await asyncio.gather(run("one"), run("other"))
        return order

    assert asyncio.run(go()) == ["one", "other"] * 3
