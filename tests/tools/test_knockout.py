"""The knock-out check: it must find the change no test notices, and only that."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from sixrealms import catalogue
from sixrealms.engine.ability import Always, Play
from sixrealms.engine.power import Power
from sixrealms.powers import registry
from sixrealms.powers.card_questions import MONSTER
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.whereabouts import DEFENDING
from tests import knockout as api
from tests.table_talk import BY_WORDING, Table, card_test
from tools import knockout
from tools.knockout_changes import KINDS, changes

CARD = "1st/21"
WORDING = catalogue.printing(CARD).wording
POWER = Power((Play(Draw(Fixed(2))), Always(gains(MONSTER & DEFENDING, 4))), WORDING)


@pytest.fixture
def monster_realm(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A realm that draws two cards and strengthens defending monsters; its test looks at monsters only."""
    monkeypatch.setattr(api, "collect_naming", lambda wording: None)
    kept = {wording: BY_WORDING.pop(wording) for wording in list(BY_WORDING)}
    with registry.replaced(WORDING, POWER):

        @card_test(CARD)
        def defended(t: Table) -> None:
            t.seat("A", formation={"A": "Waterdeep"}, pool=["Dagrande"])
            t.seat("B", formation={"A": CARD}, pool=["1st/67", "1st/72"])
            t.begin(phase=4, unenforced=True)
            t.A.attacks(CARD, with_="Dagrande")
            t.B.defends("1st/67")
            t.level("1st/67", 12)  # 5 of its own, 3 for its world, 4 for the realm
            t.level("1st/72", 6)
            t.settled("A")

        yield
    BY_WORDING.clear()
    BY_WORDING.update(kept)


def test_changes_cover_the_power_its_abilities_numbers_sides_and_parts() -> None:
    found = [(change.kind, change.what) for change in changes(POWER)]

    assert found[0] == ("power", "the whole power")
    assert ("ability", "1. Play") in found
    assert ("ability", "2. Always") in found
    assert [what for kind, what in found if kind == "number" and "Fixed" in what and "2 ->" in what] == [
        "1. Play.effect:Draw.count:Fixed.n: 2 -> 3",
        "1. Play.effect:Draw.count:Fixed.n: 2 -> 1",
    ]
    assert any(kind == "flip" and "DEFENDING -> ATTACKING" in what for kind, what in found)
    assert any(kind == "part" and "without MONSTER" in what for kind, what in found)


def test_every_change_is_another_power() -> None:
    powers = [change.power for change in changes(POWER)]

    assert all(power != POWER for power in powers)
    assert len(set(powers)) == len(powers)


@pytest.mark.usefixtures("monster_realm")
def test_the_survivors_are_what_no_test_looks_at() -> None:
    verdict = knockout.judge(CARD, frozenset(KINDS))

    assert verdict.broken == ()
    assert verdict.survivors == (
        "ability: 1. Play",
        "condition: 1. Play.effect: none",
        "number: 1. Play.effect:Draw.count:Fixed.n: 2 -> 3",
        "number: 1. Play.effect:Draw.count:Fixed.n: 2 -> 1",
        "flip: 1. Play.effect:Draw.who:_Seated: YOU -> OPPONENTS",
        "part: 2. Always.what:Levels.who:Both.tests without MONSTER",
    )


@pytest.mark.usefixtures("monster_realm")
def test_the_power_comes_back_after_the_check() -> None:
    assert api.run_card_tests(CARD, None)
    assert api.run_card_tests(CARD, POWER) == []
    assert registry.all_powers()[WORDING] == POWER


@pytest.mark.usefixtures("monster_realm")
def test_the_command_reports_survivors_and_untested_cards(capsys: pytest.CaptureFixture[str]) -> None:
    code = knockout.main([CARD, "1st/1", "--kinds", "ability,power", "--json"])

    verdicts = json.loads(capsys.readouterr().out)
    assert code == 1
    assert [(v["printing"], v["tests"], v["changes"]) for v in verdicts] == [(CARD, 1, 3), ("1st/1", 0, 0)]
    assert verdicts[0]["survivors"] == ["ability: 1. Play"]


def test_a_wrong_card_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert knockout.main(["1st/9999"]) == 2
    assert "no printing '1st/9999'" in capsys.readouterr().err


def test_only_files_that_name_a_card_have_tests_of_it() -> None:
    """What a few cards are judged by is what all cards are judged by."""
    api.collect()
    ids: dict[str, list[str]] = {}
    for printing in catalogue.all_printings():
        ids.setdefault(printing.wording, []).append(printing.id)
    texts = api._texts()
    unnamed = [
        (ids[wording][0], test.name)
        for wording, tests in BY_WORDING.items()
        for test in tests
        if test.function.__module__ in texts
        if not any(one in texts[test.function.__module__] for one in ids[wording])
    ]
    assert len(BY_WORDING) > 1000
    assert unnamed == []


@pytest.mark.usefixtures("monster_realm")
def test_an_endless_card_has_been_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def for_ever(count: Draw, *rest: object) -> None:
        while True:
            pass

    runs = api.runs_of(CARD)
    monkeypatch.setattr(api, "_ENDLESS", 0.05)
    assert api.first_to_notice(CARD, POWER, runs) == -1
    monkeypatch.setattr(Table, "begin", for_ever)
    assert api.first_to_notice(CARD, POWER, runs) == 0
