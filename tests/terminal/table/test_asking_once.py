"""Nothing is asked for nothing: what was passed on is not asked again, and a player may have done enough."""

from __future__ import annotations

import pytest

from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.records import notation
from tests.telling.positions import laid
from tests.terminal.table.typist import Typist


def _with_an_event() -> State:
    """Ana could play an event in every phase of her turn and has nothing else to do."""
    return laid(
        {"formation": {"A": "Thay"}, "hand": ["Siege"]},
        {"formation": {"A": "Cormyr"}, "hand": ["War Band"]},
        phase=3,
    )


def test_what_was_passed_on_is_not_asked_again_before_something_happens(typist: Typist) -> None:
    text, now = typist.sits_at(_with_an_event(), "p", "quit", computers=[1])

    first = text.partition("Turn 7 begins")[0]
    assert first.count("1. Play Siege") == 1
    assert now.turns > 6


def test_something_new_is_asked(typist: Typist) -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"], "hand": ["Siege"]}, {"formation": {"A": "Cormyr"}}, phase=3
    )

    text, _ = typist.sits_at(state, "p", "quit", computers=[1])

    assert "1. Play Siege" in text
    assert "Attack Cormyr (Bruno) with Dagrande 7" in text


def test_what_is_taken_back_is_asked_again(typist: Typist) -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"], "hand": ["Siege"]}, {"formation": {"A": "Cormyr"}}, phase=3
    )

    text, now = typist.sits_at(state, "p", "undo", "quit", computers=[1])

    assert "Taken back." in text
    assert now.phase == 3
    assert text.count("Pool: play champions") == 2


@pytest.mark.parametrize(("language", "word"), [("en", "end"), ("en", "e")])
def test_a_player_who_has_done_enough_is_not_asked_in_this_turn(typist: Typist, language: str, word: str) -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"], "hand": ["Cormyr", "War Party"]},
        {"formation": {"A": "Damara"}, "hand": ["War Band"]},
        phase=2,
    )

    text, now = typist.sits_at(state, word, "quit", computers=[1])

    assert text.partition("Turn 7 begins")[0].count("Ana> ") == 1
    assert now.turns > 6


def test_having_done_enough_does_not_defend_anybody(typist: Typist) -> None:
    """In the next turn, and wherever there is something to lose, the player is asked."""
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"], "hand": ["Siege"]},
        {"formation": {"A": "Cormyr"}, "pool": ["Amarill"]},
        phase=4,
    )

    text, now = typist.sits_at(state, "end", "p", "p", "p", "attack thay with amarill", "p", "quit")

    assert now.pending is not None
    assert now.pending.about == "ask-defend"
    assert "Who defends?" in text


def _losing_without_help() -> State:
    return laid(
        {"formation": {"A": "Thay"}, "pool": ["Amarill"], "hand": ["Thay"]},
        {"formation": {"A": "The Yeomanry"}, "pool": ["Dagrande"]},
        phase=4,
    )


ATTACK = ("A attacks B:The Yeomanry with Amarill", "B defends with Dagrande")


def test_who_is_losing_and_can_play_nothing_is_told_and_not_asked(typist: Typist) -> None:
    state = _losing_without_help()
    for line in ATTACK:
        advance(state, notation.read(state, line))

    text, now = typist.sits_at(state, "quit", computers=[1])

    assert "You are losing and hold nothing you could play." in text
    assert "Which card do you play?" not in text
    assert now.battle is None


def test_who_is_asked_for_help_and_can_lend_nothing_is_told_and_not_asked(typist: Typist) -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Amarill"], "hand": ["Thay"]},
        {"formation": {"A": "The Yeomanry"}, "pool": ["Dagrande"]},
        {"formation": {"A": "Cormyr"}, "hand": ["Sembia"]},
        phase=4,
        options={"aiding": "on"},
    )
    for line in (*ATTACK, "A asks player C"):
        advance(state, notation.read(state, line))

    text, now = typist.sits_at(state, "quit", computers=[0, 1])

    assert "You are asked for help and hold nothing you could lend." in text
    assert "Which card do you lend?" not in text
    assert now.battle is None


def test_between_two_persons_nobody_learns_that_the_other_could_play_nothing(typist: Typist) -> None:
    text, _ = typist.sits_at(_losing_without_help(), *ATTACK, "quit")

    assert "You are losing. Which card do you play?" in text
