"""What answers a card just played answers no power that is merely used (ledger: dup.as-normal, counter.exception)."""

from __future__ import annotations

from sixrealms.engine.ability import Answer, Use
from sixrealms.powers.card_questions import ANY
from sixrealms.powers.counters import Cancel
from sixrealms.powers.hands import Draw
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["dup.as-normal", "counter.exception"])
def test_what_answers_cards_as_they_are_played_answers_a_duplicate_and_no_mere_power(t: Table) -> None:
    calms = Answer(Cancel(), to=ANY, zone="play")
    with given("1st/52", Use(Draw(), at=("3",))), given("1st/60", calms):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/52", "Dagrande + FR/118"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/60"], hand=["Good Fortune"])
        t.begin(active="A", phase=3)
        t.A.uses("1st/52")
        t.B.could_not_answer("1st/60", because="cannot-answer-that")
        t.count("A", hand=1)
        t.B.plays("Good Fortune")
        t.A.answers("FR/118")
        t.asked("B", "ask-answer")
        t.B.answers("1st/60")
        t.changed("Good Fortune", *(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 13)))
        t.settled("A", "ask-phase-3")
