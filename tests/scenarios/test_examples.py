"""Every card's example: it passes as a scenario, can be told in every language, and can be played on."""

from __future__ import annotations

import datetime
import json
import zlib
from random import Random

import pytest

from sixrealms import catalogue
from sixrealms.engine.run import advance
from sixrealms.errors import OptionRefused
from sixrealms.powers import registry
from sixrealms.scenarios import examples, scenario_file, scenario_run
from sixrealms.table import start
from sixrealms.wording import LANGUAGES
from tests.talk.ways import SHARES, chosen
from tools.record_examples import EXAMPLES, WITHOUT

_SHARES = 8
_DAY = datetime.datetime.now(datetime.UTC).timetuple().tm_yday
ROWS = [json.loads(line) for line in EXAMPLES.read_text(encoding="utf-8").splitlines()]
NAMES = ["Ana", "Bruno", "Carla", "Davi", "Elis", "Fábio", "Gil", "Hugo"]


def _share(printing_id: str) -> int:
    return zlib.crc32(printing_id.encode()) % _SHARES


def test_every_enforced_card_has_one_but_those_that_are_named() -> None:
    have = {catalogue.printing(row["id"]).wording for row in ROWS}
    first = {p.wording: p.id for p in reversed(list(catalogue.all_printings()))}
    lacking = {first[wording] for wording in registry.all_powers() if not {wording, registry.model_of(wording)} & have}
    assert lacking == set(WITHOUT)


def _shares() -> list[int]:
    """All of them in a thorough run, else a quarter that changes with the day: a test of the card has said the same."""
    return [share for share in range(_SHARES) if chosen() == "all" or share % SHARES == _DAY % SHARES]


@pytest.mark.parametrize("share", _shares())
def test_each_passes_as_it_is_written_and_is_told(share: int) -> None:
    for row in ROWS:
        if _share(row["id"]) != share:
            continue
        one = examples.example(row["id"])
        assert one is not None
        outcome = scenario_run.judge(one.scenario)
        assert outcome.passed, (row["id"], outcome)
        told = examples.told(one, LANGUAGES[share % len(LANGUAGES)], NAMES)
        assert len(told.todo) == len([s for s in one.scenario.data.get("steps", ()) if isinstance(s, str)]) - one.lead
        assert not any("{" in line for line in (*told.todo, *told.outcome)), row["id"]


def test_the_reader_is_the_one_who_is_asked_when_the_card_is_to_be_used() -> None:
    one = examples.example("4th/255")
    assert one is not None
    t = examples.opened(one)
    assert t.letter(t.pending().player) == one.seat
    assert t.pending().about == "ask-answer"


@pytest.mark.parametrize(
    ("language", "todo", "outcome"),
    [
        ("en", "Ana: Play Good Fortune", "Ana, hand: 5 cards."),
        ("pt-BR", "Ana: Jogar Good Fortune", "Ana, mão: 5 cartas."),
    ],
)
def test_what_is_done_and_what_comes_of_it_is_told(language: str, todo: str, outcome: str) -> None:
    one = examples.example("1st/100")
    assert one is not None
    told = examples.told(one, language, NAMES)
    assert told.todo == (todo,)
    assert told.outcome[0] == outcome


def test_a_printing_has_the_example_of_its_wording() -> None:
    mine, reprint = examples.example("1st/100"), examples.example("2nd/100")
    assert mine is not None
    assert reprint is not None
    assert mine.printing == reprint.printing


def test_it_is_played_on() -> None:
    s, chance = examples.begun("1st/21"), Random(5)
    turn = s.turns
    while s.pending is not None and s.turns < turn + 3:
        advance(s, chance.choice(s.pending.options))
    assert s.result is not None or s.turns == turn + 3


def test_a_card_without_one_is_refused() -> None:
    missing = next(p.id for p in catalogue.all_printings() if registry.status(p) != "enforced")
    assert examples.example(missing) is None
    with pytest.raises(OptionRefused, match="no example"):
        examples.begun(missing)


def test_a_setup_says_in_which_example_it_begins_and_is_not_dealt() -> None:
    setup = examples.setup("1st/100")
    begun = examples.begun_of(setup)
    assert begun is not None
    assert begun.kit.setup is setup
    with pytest.raises(OptionRefused, match="scenario"):
        start(setup)


def test_an_example_that_has_become_another_is_refused() -> None:
    setup = examples.setup("1st/100")
    other = setup.__class__(**{**vars(setup), "decks": tuple(reversed(setup.decks))})
    with pytest.raises(OptionRefused, match="another one"):
        examples.begun_of(other)


def test_no_example_says_what_is_printed_on_a_card() -> None:
    assert all(set(row["scenario"]) & {"question", "answer"} == set() for row in ROWS)
    (scenario,) = scenario_file.parse(json.dumps(ROWS[0]["scenario"]).encode(), "first")
    assert scenario.title == catalogue.printing(ROWS[0]["id"]).name
