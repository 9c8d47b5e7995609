"""Lines that are refused, legal or illegal: everything the notation can say, at the moment it is about."""

from __future__ import annotations

import pytest

from sixrealms.scenarios import scenario_file, scenario_run
from sixrealms.scenarios.scenario_run import ScenarioOutcome

HARM = """
title: x
windows: {windows}
seats:
  A: {{formation: {{A: Sembia}}, hand: [Cataclysm!, Thay, War Banner], pool: [Dagrande]}}
  B: {{formation: {{A: Nyrond}}, hand: [Calm]}}
  C: {{formation: {{A: Keoland}}, hand: [Calm]}}
steps:
  - A plays Cataclysm!
{steps}
expect: {{turn_of: A, elsewhere: ignored}}
"""


def outcome(text: str, **how: bool) -> ScenarioOutcome:
    (scenario,) = scenario_file.survey_text(text.encode(), "f.yaml")
    return scenario_run.judge(scenario, **how)  # type: ignore[arg-type]


def harm(*steps: str, windows: str = "pass") -> ScenarioOutcome:
    return outcome(HARM.format(windows=windows, steps="\n".join(f"  - {step}" for step in steps)))


AT_A_CHOICE = [
    "A chooses Keoland#2", "A chooses Dagrande", "A chooses A:(hand 1)", "A chooses player B", "A chooses place C",
    "A chooses option 2", "A chooses number 3", "A names Fireball", "A says yes", "A says no", "A is done", "A passes",
    "A calls a mulligan", "A declines", "A stops", "A keeps Thay", "A returns Thay", "A keeps", "A asks player B",
    "A plays Thay at B", "A plays War Banner on Dagrande", "A plays War Banner way 2", "A attacks Nyrond with Dagrande",
    "A uses Dagrande power 2", "A uses Sembia number 7", "A answers with Thay by Dagrande", "A rebuilds Sembia",
    "A defends with Dagrande", "B passes", "B says yes", "B chooses Nyrond", "A chooses player B about Thay",
]  # fmt: skip


@pytest.mark.parametrize("line", [line for line in AT_A_CHOICE if "#2" not in line])
def test_everything_the_notation_says_can_be_refused(line: str) -> None:
    assert harm(f"refused: {line}").failures == ()
    assert harm(f"expect: {{illegal: '{line}'}}").failures == ()


@pytest.mark.parametrize("line", ["A chooses Nyrond", "A chooses Sembia"])
def test_a_choice_that_is_offered_is_not_refused(line: str) -> None:
    assert "A can choose" in harm(f"refused: {line}").failures[0]
    assert "A can choose" in harm(f"expect: {{illegal: '{line}'}}").failures[0]
    assert harm(f"expect: {{legal: '{line}'}}").failures == ()


def test_a_choice_has_its_own_reasons() -> None:
    assert harm("refused: A chooses Dagrande\n    because: not-meant").passed
    assert "card.power.definition (not-meant)" in harm("refused: A is done\n    because: gloss.hand").failures[0]


def test_a_mulligan_call_has_its_own_reasons() -> None:
    wanted = "\n    because: [mulligan-time, realm-played, holds-realm]"

    assert harm(f"refused: A calls a mulligan{wanted}").failures == ()


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("A chooses player Z", "write it as in A chooses player B"),
        ("A chooses player D", "there is no seat 'D'"),
        ("A says yes please", "write it as in A says yes"),
        ("A chooses number many", "write it as in A chooses number 3"),
        ("A chooses Kormyr", "no card of this game is called 'Kormyr'"),
        ("A plays Thay way", "no card of this game is called 'Thay way'"),
        ("A sings", "after the seat comes plays"),
    ],
)
def test_a_line_that_says_nothing_is_a_mistake_of_the_file(line: str, says: str) -> None:
    assert says in harm(f"refused: {line}").unplayable


# -- windows that are passed by themselves ------------------------------------------------------------


@pytest.mark.parametrize("windows", ["ask", "pass"])
def test_an_answer_is_judged_while_its_window_is_open(windows: str) -> None:
    chosen = "A chooses Nyrond"

    assert harm(chosen, "expect: {legal: B answers with Calm}", windows=windows).failures == ()
    assert "B can answer" in harm(chosen, "refused: B answers with B:Calm", windows=windows).failures[0]
    assert "B can answer" in harm(chosen, "expect: {illegal: 'B answers with B:Calm'}", windows=windows).failures[0]


@pytest.mark.parametrize("windows", ["ask", "pass"])
def test_so_is_the_answer_of_somebody_who_is_not_asked(windows: str) -> None:
    refused = "refused: C answers with C:Calm\n    because: open.calm-by-unaffected"

    assert harm("A chooses Nyrond", refused, "refused: A answers with B:Calm", windows=windows).failures == ()
    assert (
        "open.calm-by-unaffected"
        in harm(
            "A chooses Nyrond", refused.replace("open.calm-by-unaffected", "counter.exception"), windows=windows
        ).failures[0]
    )


def test_a_fact_in_between_does_not_close_the_window_to_judgement() -> None:
    assert (
        harm("A chooses Nyrond", "expect: {zones: {Nyrond: discard}}", "expect: {legal: B answers with Calm}").failures
        == ()
    )


def test_after_the_next_step_the_window_is_past() -> None:
    steps = ("A chooses Nyrond", "A passes", "expect: {illegal: 'B answers with B:Calm'}")

    assert harm(*steps).failures == ()
    assert (
        harm(*steps[:2], "refused: B answers with B:Calm\n    because: [not-your-decision, nothing-to-answer]").failures
        == ()
    )


def test_cards_of_any_time_are_judged_at_the_window_that_is_passed() -> None:
    def quiet(step: str) -> ScenarioOutcome:
        return outcome(
            "title: x\nwindows: pass\nseats:\n  A: {formation: {A: Sembia}, pool: [Dagrande]}\n"
            "  B: {formation: {A: Nyrond}, hand: [Cataclysm!, Thay]}\n  C: {formation: {A: Keoland}}\nphase: 3\n"
            f"steps:\n  - A passes\n  - {step}\nexpect: {{phase: 4, decides: A}}\n"
        )

    assert quiet("expect: {legal: B plays Cataclysm!, illegal: [C passes, B plays Thay]}").failures == ()
    assert "B can play B:Cataclysm!" in quiet("refused: B plays Cataclysm!").failures[0]


# -- reasons ------------------------------------------------------------


def test_the_reasons_may_be_left_out_and_are_told_on_demand() -> None:
    text = HARM.format(windows="pass", steps="  - A chooses Nyrond\n  - refused: C answers with C:Calm")

    told = outcome(text, explain=True)

    assert told.passed
    (one,) = told.explanations
    assert (one.line, one.place, one.said) == (11, "steps[2]", "C answers with C:Calm")
    ((what, (reason,)),) = one.tried
    assert what.startswith("answer with C:Calm")
    assert reason.rule == "open.calm-by-unaffected"
    assert reason.sentence.startswith("What was announced does not affect you")
    assert outcome(text).explanations == ()


@pytest.mark.parametrize(
    ("because", "near"),
    [("gloss.hnd", "gloss.hand"), ("wrong-momnt", "wrong-moment"), ("[gloss.hand, not-in-hnd]", "not-in-hand")],
)
def test_an_unknown_reason_is_a_mistake_of_the_file(because: str, near: str) -> None:
    found = harm(f"refused: A plays Dagrande\n    because: {because}")

    assert found.unplayable.startswith("f.yaml:11: steps[1].because")
    assert "is neither a rule nor the message of a reason; did you mean" in found.unplayable
    assert near in found.unplayable


def test_what_was_found_before_an_impossible_step_is_told_with_it() -> None:
    found = harm("expect: {phase: 4, turn_of: B}", "B passes", "A passes").failures

    assert [line.partition(": ")[0] for line in found] == ["line 10", "line 10", "line 11"]
    assert "'B passes': A has to decide now" in found[-1]


def test_and_so_is_what_was_found_before_a_mistake() -> None:
    found = harm("expect: {phase: 4}", "A chooses Kormyr", "expect: {zones: {Kormyr: hand}}")

    assert len(found.failures) == 2  # a step is read in the game, where no such move is offered
    assert harm("expect: {phase: 4}", "expect: {zones: {Kormyr: hand}}").failures == found.failures[:1]
    assert "no card of this game is called 'Kormyr'" in harm("expect: {zones: {Kormyr: hand}}").unplayable


def test_a_line_about_playing_a_card_means_the_copy_in_the_hand() -> None:
    text = (
        "title: t\nseats:\n  A: {formation: {A: Sembia}, pool: [Dagrande], hand: [Dagrande]}\n"
        "  B: {formation: {A: Nyrond}}\nactive: A\nphase: 3\nsteps:\n"
        "  - refused: A plays Dagrande\n    because: cosmos.unique-in-play\nexpect: {elsewhere: ignored}\n"
    )

    assert outcome(text).failures == ()
