"""A step that fails, and a refusal that is none, are told in the language of the reader; names and ids stay."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixrealms.engine.action import PASS, Action
from sixrealms.engine.state import Result
from sixrealms.scenarios import earlier_chances, expected_facts, refusals, scenario_file, scenario_run
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.failure import Unexpected
from sixrealms.scenarios.scenario_run import ScenarioOutcome
from sixrealms.scenarios.session import ScenarioSession

BATTLE = """
title: x
seats:
  A: {formation: {A: Sembia}, pool: [Dagrande], hand: [War Party, 1]}
  B: {formation: {A: Cormyr}, pool: [Gnomes of Samek]}
phase: 4
steps:
  - A attacks Cormyr with Dagrande
  - B defends with Gnomes of Samek
"""

#: What is written after the battle has begun, and what is told of it in English and in Portuguese.
FILES = {
    "  - A plays Sembia\nexpect: {phase: 4}": (
        "; A is asked ask-combat: play A:War Party / A:Dagrande",
        "; pergunta-se a A ask-combat: play A:War Party / A:Dagrande",
    ),
    "expect: {asked: ask-phase-4}": (
        "not ask-phase-4: A is asked ask-combat: ",
        "não ask-phase-4: pergunta-se a A ask-combat: ",
    ),
    "expect: {decides: B}": ("not B: A is asked ask-combat: ", "não B: pergunta-se a A ask-combat: "),
    "  - refused: A plays War Party\nexpect: {phase: 4}": (
        "steps[2]: A can play A:War Party / A:Dagrande",
        "steps[2]: A pode fazer isto: play A:War Party / A:Dagrande",
    ),
    "expect: {illegal: A plays War Party}": (
        "A can play A:War Party / A:Dagrande",
        "A pode fazer isto: play A:War Party / A:Dagrande",
    ),
    "  - refused: A plays Dagrande\n    because: combat.e.tie\nexpect: {phase: 4}": (
        "A cannot, but not because of combat.e.tie alone: play A:Dagrande: gloss.hand (not-in-hand)",
        "A não pode, mas não só por combat.e.tie: play A:Dagrande: gloss.hand (not-in-hand)",
    ),
    "  - refused: A plays Dagrande\n    because: [gloss.hand, combat.e.tie]\nexpect: {phase: 4}": (
        "A cannot, but not because of gloss.hand and combat.e.tie alone: play A:Dagrande: ",
        "A não pode, mas não só por gloss.hand e combat.e.tie: play A:Dagrande: ",
    ),
}


def judged(text: str, language: str) -> ScenarioOutcome:
    (scenario,) = scenario_file.survey_text((BATTLE + text).encode(), "f.yaml")
    return scenario_run.judge(scenario, language=language)


@pytest.mark.parametrize("text", FILES)
def test_a_file_fails_in_the_language_of_the_reader(text: str) -> None:
    for language, said in zip(("en", "pt-BR"), FILES[text], strict=True):
        outcome = judged(text, language)
        assert outcome.unplayable == ""
        assert said in outcome.failures[0]


def test_a_fault_of_the_program_is_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(t: ScenarioSession) -> None:
        raise AssertionError("17 cards")

    monkeypatch.setattr(expected_facts, "bystanders", fault)

    assert "the program contradicts itself" in judged("expect: {phase: 4}", "en").failures[0]
    assert "o programa se contradiz" in judged("expect: {phase: 4}", "pt-BR").failures[0]
    assert judged("expect: {phase: 4}", "pt-BR").failures[0].endswith("cenário: 17 cards")


def table(*, over: bool = False, harm: bool = False) -> ScenarioSession:
    """A to decide about a phase; or the game is over; or a Cataclysm of A has asked nobody for an answer."""
    seats = {
        "A": SeatPosition(formation={"A": "Sembia"}, pool=["Dagrande"], hand=["1st/100" if harm else "War Party", 1]),
        "B": SeatPosition(formation={"A": "Cormyr"}, hand=["1st/400"]),
    }
    t = ScenarioSession(LaidPosition(seats, phase=3), single=True)
    if harm:
        t.answer("A", "play", card="1st/100")
    if over:
        t.state.pending, t.state.result = None, Result((1, 0), "goal", (6, 6))
    return t


def fails(step: Callable[[], object]) -> Unexpected:
    with pytest.raises(Unexpected) as failed:
        step()
    return failed.value


def test_steps_fail_in_every_language() -> None:
    t, over = table(), table(over=True)
    asked = t.question()
    impossible = fails(lambda: t.perform(Action("place", -1, -1, 2)))
    elsewhere = fails(lambda: t.answer("B", "pass"))
    ways = fails(lambda: t.way_number("nothing"))
    ended = fails(over.pending)

    assert str(impossible).startswith("choose place")
    assert str(impossible).endswith(f" is not possible; {asked.said('en')}")
    assert impossible.said("pt-BR").endswith(f" não é possível; {asked.said('pt-BR')}")
    assert str(elsewhere) == f"B pass: not now; {asked.said('en')}"
    assert elsewhere.said("pt-BR") == f"B pass: agora não; {asked.said('pt-BR')}"
    assert str(ways).startswith("'nothing' is in 0 of the ways")
    assert ways.said("pt-BR").startswith("'nothing' está em 0 dos modos")
    assert str(ended) == over.question().said("en") == "the game is over, won by AB"
    assert ended.said("pt-BR") == over.question().said("pt-BR") == "a partida acabou, vencida por AB"


def test_a_step_that_may_mean_several_says_which() -> None:
    seats = {
        "A": SeatPosition(formation={"A": "Sembia"}, pool=["Dagrande", "Drizzt Do'Urden"]),
        "B": SeatPosition(formation={"A": "Cormyr"}),
    }
    t = ScenarioSession(LaidPosition(seats, phase=4), single=True)
    several = fails(lambda: t.answer("A", "attack"))

    assert str(several).startswith("A attack may mean attack ")
    assert " or attack " in str(several)
    assert several.said("pt-BR").startswith("A attack pode ser attack ")
    assert " ou attack " in several.said("pt-BR")


def test_a_question_about_a_card_names_it() -> None:
    t = table()
    assert t.state.pending is not None
    card = t.objects.one("Dagrande")
    t.state.pending = t.state.pending._replace(card=card, options=(PASS,))

    assert t.question().said("en").endswith(" about A:Dagrande: pass")
    assert t.question().said("pt-BR").endswith(" sobre A:Dagrande: pass")


def test_what_cannot_be_done_is_told_in_every_language() -> None:
    wrong = refusals.can(table(), "A", "play", "Dagrande", None)

    assert wrong is not None
    assert wrong.said("en").startswith("A cannot: play A:Dagrande")
    assert wrong.said("pt-BR").startswith("A não pode: play A:Dagrande")


def test_answers_that_were_not_asked_for_are_told_in_every_language() -> None:
    t = table(harm=True)
    other = earlier_chances.could_not_answer(t, "B", "1st/400", ("gloss.hand",))
    none = earlier_chances.could_not_answer(t, "A", "1st/400", ("gloss.hand",))

    assert other is not None
    assert none is not None
    assert other.said("en").startswith("B could not answer with 1st/400, but because of calm.only-harmful")
    assert other.said("pt-BR").startswith("B não poderia responder com 1st/400, mas por causa de calm.only-harmful")
    assert none.said("en").startswith("no window for answers of A with 1st/400 opened")
    assert none.said("pt-BR").startswith("nenhuma janela para respostas de A com 1st/400 se abriu")


def test_an_answer_that_was_possible_is_told_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(harm=True)
    monkeypatch.setattr(earlier_chances, "answer_reasons", lambda *_: [])
    wrong = earlier_chances.could_not_answer(t, "B", "1st/400", ("gloss.hand",))

    assert wrong is not None
    assert wrong.said("en") == "B could have answered with 1st/400"
    assert wrong.said("pt-BR") == "B poderia ter respondido com 1st/400"
