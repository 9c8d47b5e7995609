"""Copied powers: used and answered with as if printed on the copier."""

from __future__ import annotations

from random import Random

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Target, Use, When
from sixrealms.engine.power import Power
from sixrealms.engine.traits import kinds
from sixrealms.engine.view import lies_open
from sixrealms.powers.card_questions import ALLY, CHAMPION, EVENT, Is, Named
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.control_flow import seq
from sixrealms.powers.copies import Imitates
from sixrealms.powers.counters import Cancel
from sixrealms.powers.durations import WHILE_IN_PLAY
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.moves import Send
from sixrealms.powers.open_hands import HandsLieOpen
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.sets import every, one
from sixrealms.realise.power import power
from sixrealms.simulation.invariants import CheckedPosition
from sixrealms.simulation.invariants.knowledge import hidden_cards_stay_hidden
from tests.made_up import given
from tests.table_talk import Table, table_test

COPIES = Always(Imitates(Is(SELF), every(Named("Azhul"))))


@table_test(rules=["copy.exact-text", "once.phase3"])
def test_a_copied_power_is_used_by_the_copier_on_its_own_account(t: Table) -> None:
    with given("1st/52", COPIES), given("1st/266", Use(Draw(), once="turn")):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/52", "1st/266"], draw=["Zadoc", "Tiger", 3])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("1st/52")
        t.zone("Zadoc", "hand")
        t.A.cannot("use", "1st/52", because="once.phase3")
        t.A.uses("1st/266")
        t.zone("Tiger", "hand")
        t.settled("A", "ask-phase-3")


@table_test(rules=["copy.exact-text"])
def test_a_copied_answer_answers(t: Table) -> None:
    with given("1st/52", COPIES), given("1st/266", Answer(Cancel(), to=EVENT, zone="play")):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/266"], hand=["Good Fortune"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/52"])
        t.begin(active="A", phase=3)
        t.A.plays("Good Fortune")
        t.B.answers("1st/52")
        t.count("A", hand=0)
        t.zone("Good Fortune", "void")
        t.settled("A", "ask-phase-3")


@table_test(rules=["copy.exact-text", "copy.duration", "gloss.hand"])
def test_a_power_copied_for_a_while_stays_what_it_was_wherever_its_model_goes(t: Table) -> None:
    """The model is shuffled away: who imagines another card in its place still knows which power has been copied."""
    copies = seq(Lasting(Imitates(Is(SELF), The(TARGET)), WHILE_IN_PLAY), Send(The(TARGET), z.DRAW, shuffle=True))
    target = Target("target", one(CHAMPION & ~Is(SELF)))
    with given("1st/52", Use(copies, targets=(target,))), given("1st/266", Always(HandsLieOpen(ALLY))):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/52", "1st/266"], hand=["War Party"], draw=["Zadoc", 8])
        t.seat("B", formation={"A": "Nyrond"}, hand=["War Band", "Cone of Cold"])
        t.begin(active="A", phase=3)
        t.A.uses("1st/52")
        t.zone("1st/266", "draw")
        t.expect(lies_open(t.state, t.card("War Band")), "the copier opens the hands now")
        found = [
            sentence
            for seed in range(20)
            for sentence in hidden_cards_stay_hidden(CheckedPosition(t.state, Random(seed)))
        ]
        t.expect(not found, f"nothing hidden decides about that: {found}")
        t.settled("A", "ask-phase-3")


@table_test(rules=["copy.exact-text"])
def test_who_has_copied_a_flyer_flies_where_nobody_else_in_play_says_who_does(t: Table) -> None:
    """It is so although it is the first that is asked once cards lie differently."""
    copies = seq(Lasting(Imitates(Is(SELF), The(TARGET)), WHILE_IN_PLAY), Send(The(TARGET), z.DISCARD))
    target = Target("target", one(CHAMPION & ~Is(SELF)))
    with given("1st/52", Use(copies, targets=(target,))), given("1st/266", Always(Has(Is(SELF), ("Flyer",)))):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/52", "1st/266"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        t.A.uses("1st/52")
        t.zone("1st/266", "discard")
        t.state.forget()
        t.expect("Flyer" in kinds(t.state, t.card("1st/52")), "it flies")
        t.settled("A", "ask-phase-3")


def test_triggers_with_the_same_effect_are_told_in_one_sentence() -> None:
    twice = Power((When("played", Draw()), When("phase-3", Draw(), whose=YOU), Use(Draw())))

    assert power(twice, "en") == (
        "When this card is played or when phase 3 of your turn begins, draw 1 card. In your phase 3: draw 1 card."
    )
