from __future__ import annotations

import pytest

from sixrealms.engine.digest import digest
from sixrealms.engine.state import State
from tests.telling.positions import battle, laid
from tests.terminal.table.typist import Typist

NEVER = "That cannot be taken back: a card has been shown since, or chance has decided."


def _building() -> State:
    return laid({"formation": {"A": "Thay"}, "hand": ["Waterdeep", "Dagrande"]}, {"hand": ["War Band"]}, phase=2)


@pytest.mark.rule("protocol.no-touch-rule")
def test_a_realm_laid_down_is_taken_up_again(typist: Typist) -> None:
    start = _building()
    before = digest(start)

    text, now = typist.sits_at(start, "play waterdeep at b", "undo", "quit")

    assert "Taken back." in text
    assert digest(now) == before
    assert text.count("Ana> ") == 3


def test_one_can_go_back_step_by_step(typist: Typist) -> None:
    start = _building()
    before = digest(start)

    text, now = typist.sits_at(start, "play waterdeep at b", "p", "undo", "undo", "undo", "quit")

    assert text.count("Taken back.") == 2
    assert "There is nothing you could take back." in text
    assert digest(now) == before


def test_after_taking_back_something_else_can_be_done(typist: Typist) -> None:
    _, now = typist.sits_at(_building(), "play waterdeep at b", "undo", "play waterdeep at c", "quit")

    assert [now.name(c) if c >= 0 else "" for c in now.formation(0)][:3] == ["Thay", "", "Waterdeep"]


def test_what_was_drawn_stays_drawn(typist: Typist) -> None:
    start = laid({"formation": {"A": "Thay"}, "pool": ["Dagrande"]}, {"formation": {"A": "Cormyr"}}, phase=4)

    text, _ = typist.sits_at(start, "attack cormyr with dagrande", "undo", "quit", computers=[1])

    assert "Cormyr of Bruno is razed by Dagrande." in text
    assert NEVER in text
    assert "Taken back." not in text


@pytest.mark.parametrize(("answer", "taken_back"), [("yes", True), ("y", True), ("no", False), ("", False)])
def test_another_person_is_asked_first(typist: Typist, answer: str, taken_back: bool) -> None:
    start = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"]},
        {"formation": {"A": "Waterdeep"}, "pool": ["Alias the Sell-Sword"]},
        phase=4,
    )
    before = digest(start)

    text, now = typist.sits_at(start, "attack waterdeep with dagrande", "defend alias", "undo", answer, "quit")

    assert "Bruno, may Ana take that back? (yes/no)" in text
    assert ("Taken back." in text) is taken_back
    assert ("Bruno does not agree." in text) is not taken_back
    assert (digest(now) == before) is taken_back


def test_the_story_forgets_what_was_taken_back(typist: Typist) -> None:
    text, _ = typist.sits_at(_building(), "play waterdeep at b", "undo", "log all", "quit")

    assert "You play Waterdeep at B." not in text.partition("Taken back.")[2]


def test_a_player_cannot_take_back_for_the_other(typist: Typist) -> None:
    text, _ = typist.sits_at(battle(), "undo", "quit")

    assert "There is nothing you could take back." in text
