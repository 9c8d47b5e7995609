"""The test language itself: what it lets pass and what it refuses."""

from __future__ import annotations

import pytest

from sixrealms.errors import ScenarioError
from sixrealms.scenarios.failure import Unexpected
from tests.table_talk import Table, card_family, card_test, table_test
from tests.talk import registering


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

    with pytest.raises(Unexpected, match="not mentioned and yet: B:filler#3 is in B's hand"):
        t.settled("B")


def test_a_wrong_name_is_an_error_with_the_names_there_are() -> None:
    t = battle()

    with pytest.raises(ScenarioError, match="no card of this game is called 'War Patry'; did you mean War Party\\?"):
        t.A.plays("War Patry")


def test_a_refusal_must_have_exactly_the_reasons_given() -> None:
    t = battle()

    t.A.can("play", "War Party")
    t.A.cannot("play", "Dagrande", because="not-in-hand")
    with pytest.raises(Unexpected, match=r"A can play A:War Party / A:Dagrande"):
        t.A.cannot("play", "War Party", because="gloss.hand")
    with pytest.raises(Unexpected, match=r"not because of wrong-moment alone: .*gloss\.hand \(not-in-hand\)"):
        t.A.cannot("play", "Dagrande", because="wrong-moment")
    with pytest.raises(Unexpected, match=r"A cannot: play A:Dagrande"):
        t.A.can("play", "Dagrande")


def test_windows_are_steps_unless_they_are_passed() -> None:
    def opened(windows: str) -> Table:
        t = Table("1st")
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
        t.seat("B", formation={"A": "Cormyr"}, hand=["1st/100"])
        t.begin(phase=4, windows=windows, unenforced=True)
        t.A.attacks("Cormyr", with_="Dagrande")
        return t

    strict, quiet = opened("ask"), opened("pass")
    with pytest.raises(Unexpected, match="B decline: not now; B is asked ask-anytime"):
        strict.B.declines()
    strict.passes_all()
    strict.B.declines()
    quiet.B.declines()
    quiet.razed("Cormyr")
    strict.razed("Cormyr")


def test_why_nobody_was_asked_for_an_answer_can_be_asked_later() -> None:
    t = Table("1st")
    t.seat("A", formation={"A": "Sembia"}, hand=["1st/100"])
    t.seat("B", formation={"A": "Cormyr"}, hand=["1st/400"])
    t.begin(phase=3)
    t.A.plays("1st/100")

    t.B.could_not_answer("1st/400", because="calm.only-harmful")
    with pytest.raises(Unexpected, match=r"B could not answer with 1st/400, but because of calm\.only-harmful"):
        t.B.could_not_answer("1st/400", because="gloss.hand")
    with pytest.raises(Unexpected, match="no window for answers of A"):
        t.A.could_not_answer("1st/400", because="counter.exception")


def test_equal_cards_of_a_hand_are_one_and_numbers_tell_them_apart() -> None:
    t = Table("1st")
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["War Party", "War Party"])
    t.seat("B", formation={"A": "Cormyr"}, pool=["Neeva"], hand=["War Party"])
    t.begin(phase=4)
    t.A.attacks("Cormyr", with_="Dagrande")
    t.B.defends("Neeva")
    t.asked("A", "ask-combat")
    t.A.plays("A:War Party#2")
    t.zone("A:War Party#1", "hand")
    t.on("A:War Party#2", "Dagrande")
    t.on("War Party#2", "Dagrande")
    t.B.plays("War Party")
    t.on("B:War Party", "Neeva")
    with pytest.raises(ScenarioError, match="'War Party' may be A:War Party#1 or A:War Party#2 or B:War Party"):
        t.zone("War Party", "hand")


class TestRegistering:
    """What the decorators make of a function. Registrations made here are taken back."""

    @pytest.fixture(autouse=True)
    def _forget(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(registering, "BY_WORDING", {})

    def test_every_run_is_played_twice_and_the_second_has_the_seats_moved(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("SIXREALMS_WAYS", "all")
        indexes = []

        @table_test(rules=["combat.e.tie"])
        def whole(t: Table) -> None:
            lay(t)
            t.begin(phase=4)
            indexes.append(t.sitting.objects.seat("A"))
            t.settled("A")

        whole()
        assert indexes == [0, 1]

    def test_a_reason_keeps_the_seats_where_they_are(self) -> None:
        runs = []

        @table_test(rules=["combat.e.tie"], rotate="the first seat begins")
        def whole(t: Table) -> None:
            runs.append(t)
            lay(t)
            t.begin(phase=4)
            t.settled("A")

        whole()
        assert len(runs) == 1
        with pytest.raises(TypeError, match="must say why the seats cannot change"):
            table_test(rules=["combat.e.tie"], rotate=False)(lambda t: None)

    def test_a_test_must_end_with_who_decides(self) -> None:
        @table_test(rules=["combat.e.tie"])
        def open_ended(t: Table) -> None:
            lay(t)
            t.begin(phase=4)

        with pytest.raises(AssertionError, match=r"must end with t.settled"):
            open_ended()

    def test_a_card_must_be_on_the_table_of_its_test(self) -> None:
        @card_test("1st/400")
        def about_something_else(t: Table) -> None:
            lay(t)
            t.begin(phase=4)
            t.settled("A")

        with pytest.raises(AssertionError, match=r"registered for .*calm.*, which nobody laid on the table"):
            about_something_else()

    def test_further_parameters_make_variants(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("SIXREALMS_WAYS", "all")
        seen = []

        @pytest.mark.parametrize(("hand", "about"), [(1, "a"), pytest.param(2, "b")])
        @card_family({"1st/21": (4,), "1st/2": (5,)}, rules=["combat.e.tie"])
        def each(t: Table, printing: str, number: int, hand: int, about: str) -> None:
            seen.append((printing, number, hand, about))
            t.seat("A", hand=[hand])
            t.seat("B", formation={"A": printing})
            t.begin(phase=4)
            t.settled("A")

        (one,) = registering.BY_WORDING["realm.the-high-moor#0"]
        for values in one.variants():
            one.play(single=True, **values)
        assert seen == [("1st/21", 4, 1, "a"), ("1st/21", 4, 2, "b")]
        each("1st/2", hand=2, about="b")
        assert seen[2:] == [("1st/2", 5, 2, "b")] * 2
