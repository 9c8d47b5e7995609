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
from sixrealms.server.http.deck_trials import AskedTrial, trial_of
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


def test_what_cannot_be_tried_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Refused) as wrong:
        trial_of(AskedTrial(STARTER.cards[:5]))
    assert wrong.value.code == "deck-too-small"
    with pytest.raises(OptionError):
        trial_of(AskedTrial(STARTER.cards, size=60))
    with pytest.raises(OptionError):
        trial_of(AskedTrial(STARTER.cards, ruleset="nonsense"))


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
