"""Several persons at one screen: the curtain, and players who wait."""

from __future__ import annotations

import io

import click
import pytest

from sixrealms.engine.state import State
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.table.display import Display
from tests.telling.positions import laid
from tests.terminal.table.typist import Typist


class _Terminal(io.StringIO):
    """Input from a person in front of it."""

    def isatty(self) -> bool:
        return True


def _attack() -> State:
    return laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"], "hand": ["War Party"]},
        {"formation": {"A": "Waterdeep"}, "pool": ["Alias the Sell-Sword"], "hand": ["War Band"]},
        phase=4,
    )


def test_a_person_sees_the_table_only_after_the_curtain(typist: Typist) -> None:
    text, _ = typist.sits_at(_attack(), "attack waterdeep with dagrande", "quit")
    lines = text.splitlines()

    curtain = lines.index("It is Bruno's turn to look.")
    assert "In hand: War Party +4 (ally)" in lines[:curtain]
    assert "In hand: War Band +3 (ally)" not in lines[:curtain]
    assert "In hand: War Band +3 (ally)" in lines[curtain:]
    assert "In hand: War Party +4 (ally)" not in lines[curtain:]


def test_nobody_has_to_press_enter_in_a_pipe(typist: Typist) -> None:
    text, _ = typist.sits_at(_attack(), "attack waterdeep with dagrande", "quit")

    assert "press Enter" not in text


def test_before_a_terminal_the_next_player_presses_enter(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(io, "StringIO", _Terminal)
    text, now = typist.sits_at(_attack(), "", "attack waterdeep with dagrande", "", "decline", "quit")

    assert text.count("press Enter when nobody else is looking") >= 2
    assert "Bruno, press Enter" in text
    before_bruno = text.partition("It is Bruno's turn to look.")[0]
    assert before_bruno.endswith("\n" * 40)
    assert now.realms(1)


def test_one_person_alone_has_no_curtain(typist: Typist) -> None:
    text, _ = typist.sits_at(_attack(), "quit", computers=[1])

    assert "turn to look" not in text


def test_a_drawn_table_is_cleared_away(monkeypatch: pytest.MonkeyPatch) -> None:
    cleared: list[bool] = []
    monkeypatch.setattr(click, "clear", lambda: cleared.append(True))

    Display(Screen("en", plain=False)).hide()
    assert cleared == [True]
    Display(Screen("en", plain=True)).hide()
    assert cleared == [True]


@pytest.fixture
def windows() -> State:
    """Ana holds an event that can be played at any time."""
    return laid(
        {"formation": {"A": "Thay"}, "hand": ["Good Fortune"]},
        {"formation": {"A": "Waterdeep"}, "hand": ["Cormyr", "Damara", "Dagrande", "Amarill"]},
        active="B",
        phase=2,
    )


def test_a_player_who_waits_is_not_asked_until_he_must_decide(typist: Typist, windows: State) -> None:
    asked, _ = typist.sits_at(windows.copy(), "play cormyr at b", "p", "p", "play dagrande", "quit")
    waited, _ = typist.sits_at(windows.copy(), "play cormyr at b", "wait", "p", "play dagrande", "quit")

    assert asked.count("Ana> ") == 2
    assert waited.count("Ana> ") == 1


def test_waiting_ends_when_the_own_turn_comes(typist: Typist, windows: State) -> None:
    text, now = typist.sits_at(windows, "play cormyr at b", "wait", *["p"] * 3)

    assert now.active == 0
    assert "It is your turn." in text
    assert text.count("Ana> ") >= 2


def test_one_cannot_pass_where_something_must_be_chosen(typist: Typist) -> None:
    hand = ["Dagrande", "Amarill", "War Band", "Cormyr", "Damara", "Waterdeep", "Sembia", "Thay", "Evermeet", 1]
    state = laid({"formation": {"A": "Impiltur"}, "hand": hand}, {}, phase=5)

    text, now = typist.sits_at(state, "p", "p", "wait", "1", "quit")

    assert text.count("You have to choose something here.") == 2
    assert len(now.hand(0)) < len(hand)
