"""What counts as executed, and that counting leaves nothing behind."""

from __future__ import annotations

from fuzz.executions import SAID, Executions, counting
from sixrealms.engine import run
from sixrealms.engine.statics import ChangesNumber
from sixrealms.powers import registry
from tests.cards.meeting import meet
from tests.talk.table import Table


def _power_key(printing_id: str, ability: int) -> str:
    power = registry.power_of(printing_id)
    assert power is not None
    return power.abilities[ability].key


def _after_the_number(key: str) -> str:
    """The key of the part that comes right after an ability: its effect, or what is always true."""
    wording, _, number = key.rpartition(":")
    return f"{wording}:{int(number) + 1}"


def _fight(*hand: str) -> Executions:
    """A attacks with Dagrande, whom 4th/325 (allies beside +2, opposing allies -2) meets, and plays these cards."""
    found = Executions()
    with counting(found):
        t = Table("1st", single=True)
        meet(t, "Dagrande", "4th/325", [*hand, 1])
        for card in hand:
            t.A.plays(card)
    return found


def test_a_continuous_effect_counts_once_it_changes_a_number() -> None:
    against_allies = _after_the_number(_power_key("4th/325", 1))
    assert _fight().counts[against_allies] == 0
    assert _fight("War Party").counts[against_allies] >= 1


def test_effects_and_answers_count_by_their_keys() -> None:
    found = Executions()
    with counting(found):
        t = Table("1st", single=True)
        t.seat("A", formation={"A": "Waterdeep"}, hand=["Good Fortune"])
        t.seat("B", formation={"A": "Thay"}, hand=["Calm"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("Good Fortune")
    play = _power_key("1st/100", 0)
    assert found.counts == {play: 1, _after_the_number(play): 1}


def test_the_answer_to_a_question_counts_beside_the_power_that_asked_it() -> None:
    found = Executions()
    with counting(found):
        t = Table("1st", single=True)
        t.seat("A", formation={"A": "Waterdeep"}, pool=["Elminster the Mage + 1st/199"], draw=[3])
        t.seat("B", formation={"A": "Thay"}, hand=[2])
        t.begin(active="A", phase="start", windows="pass", unenforced=True)
        t.A.says("no")
    assert found.counts[f"{_power_key('1st/199', 0)}{SAID}no"] == 1


def test_a_card_that_perishes_counts_for_what_strikes_it() -> None:
    found = Executions()
    with counting(found):
        t = Table("1st", single=True)
        meet(t, "T'kkyl", "Dagrande", hand=["4th/246"])
        t.A.plays("4th/246")
    assert found.counts[_after_the_number(_power_key("4th/246", 1))] == 1


def test_counting_takes_itself_away_again() -> None:
    procedures, whole, change = dict(run.PROCEDURES), run.run, ChangesNumber.change
    with counting(Executions()):
        assert run.run is not whole
        assert run.PROCEDURES["effect"] is not procedures["effect"]
    assert dict(run.PROCEDURES) == procedures
    assert run.run is whole
    assert ChangesNumber.change is change


def test_what_takes_the_power_of_a_card_that_could_be_played_counts() -> None:
    """Erellika, while she defends, of psionic powers."""
    negates = _after_the_number(_power_key("3rd/262", 1))
    for defender, counts in (("3rd/262", True), ("NO/262", False)):
        found = Executions()
        with counting(found):
            meet(
                Table("1st", single=True), "4th/342", f"{defender} + Crystal of the Ebon Flame + Gladiators", ["PO/98"]
            )
        assert bool(found.counts[negates]) == counts
