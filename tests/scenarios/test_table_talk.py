"""The test language itself: what it lets pass and what it refuses."""

from __future__ import annotations

import pytest

from sixrealms.errors import ScenarioError
from sixrealms.scenarios.sitting import Unexpected
from tests.table_talk import Table, table_test


def battle(*, windows: str = "ask") -> Table:
    """A's Dagrande against B's Gnomes, who are defending; A is losing the tie and holds War Party."""
    t = Table("1st")
    lay(t)
    t.begin(active="A", phase=4, windows=windows)
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    return t


def lay(t: Table) -> None:
    t.seat("A", formation={"A": "1st/21"}, pool=["Dagrande"], hand=["War Party"])
    t.seat("B", formation={"A": "Waterdeep", "B": "1st/2 (razed)"}, pool=["Gnomes of Samek"], hand=[2])


@table_test(rules=["combat.e.tie", "worldbonus.amount"])
def test_a_tie_goes_to_the_defender(t: Table) -> None:
    lay(t)
    t.begin(active="A", phase=4)
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.total("Dagrande", 7)
    t.trace("Dagrande", ["+4 base", "+3 world"])
    t.total("Gnomes of Samek", 7)
    t.A.plays("War Party")
    t.total("Dagrande", 11)
    t.level("Dagrande", 7)
    t.on("War Party", "Dagrande")
    t.offered("filler", "filler")
    t.settled("B", "ask-combat")


def test_an_unscripted_question_fails_with_the_options() -> None:
    t = battle()

    with pytest.raises(Unexpected, match="B pass: not now; A is asked ask-combat: play A:War Party / A:Dagrande, pass"):
        t.B.passes()


def test_the_seat_that_decides_is_checked() -> None:
    t = battle()

    with pytest.raises(Unexpected, match="not B: A is asked ask-combat"):
        t.settled("B")


def test_a_bystander_that_moved_fails() -> None:
    t = battle()
    t.A.passes()

    with pytest.raises(Unexpected, match="not mentioned and yet: B:Thugs#3 is in B's hand"):
        t.settled("B")


def test_a_wrong_name_is_an_error_with_the_names_there_are() -> None:
    t = battle()

    with pytest.raises(ScenarioError, match="no card of this game is called 'War Patry'; did you mean War Party\\?"):
        t.A.plays("War Patry")
