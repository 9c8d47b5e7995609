"""Patient games, which scenarios are: everybody is asked what they do even if all they can do is pass."""

from __future__ import annotations

import pytest

from sixrealms import table
from sixrealms.engine import marks
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from tests.table_talk import Table, table_test


def begun() -> State:
    seats = {
        "A": SeatPosition(formation={"A": "Sembia"}, pool=["Dagrande"]),
        "B": SeatPosition(formation={"A": "Cormyr"}, pool=["Neeva"]),
    }
    return build(LaidPosition(seats, phase=2))[0]


def asked(s: State) -> tuple[str, tuple[Action, ...]]:
    assert s.pending is not None
    return s.pending.about, s.pending.options


def test_every_phase_is_asked_about() -> None:
    s = begun()
    questions = []
    for _ in range(5):
        questions.append(asked(s)[0])
        advance(s, PASS)

    assert questions == ["ask-phase-2", "ask-phase-3", "ask-phase-4", "ask-phase-5", "ask-phase-0"]


def test_who_loses_a_round_with_an_empty_hand_is_asked() -> None:
    s = begun()
    advance(s, PASS)
    advance(s, PASS)
    attack = next(a for a in asked(s)[1] if a.verb == "attack")
    advance(s, attack)
    advance(s, next(a for a in asked(s)[1] if a.verb == "defend"))

    assert asked(s) == ("ask-combat", (PASS,))


def test_other_games_ask_nobody_what_cannot_be_answered_otherwise() -> None:
    s = begun()
    del s.marks[marks.PATIENT.alone]
    advance(s, PASS)

    assert asked(s)[0] == "ask-phase-4"
    assert marks.PATIENT.alone not in table.new_game(["A-1", "B-1"], seed=1).marks


@pytest.mark.parametrize("theirs", [True, False])
@table_test(rules=["general.touch.retarget"])
def test_a_harmful_choice_of_one_is_made_by_hand_if_it_strikes_a_card_of_ones_own(t: Table, theirs: bool) -> None:
    t.seat("A", formation={} if theirs else {"A": "Vaasa"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"} if theirs else {})
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    if not theirs:
        t.asked("A", "ask-target")
        t.offered("Vaasa")
        t.A.chooses("Vaasa")
    t.zone("Nyrond" if theirs else "Vaasa", "discard")
    t.changed("Cataclysm!")
    t.settled("A", "ask-phase-3")


@table_test(rules=["general.touch.retarget"])
def test_everybody_who_loses_the_only_card_of_their_own_is_asked(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=["Enslaved!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=3)
    t.A.plays("Enslaved!")
    for seat, own in (("A", "Dagrande"), ("B", "Azhul")):
        t.asked(seat, "ask-choose")
        t.offered(own)
        getattr(t, seat).chooses(own)
        t.zone(own, "discard")
    t.changed("Enslaved!")
    t.settled("A", "ask-phase-3")
