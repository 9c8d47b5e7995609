"""Every fact a scenario can state is compared, and says what is the case when it is not so."""

from __future__ import annotations

import re

import pytest

from sixrealms.scenarios import scenario_file, scenario_run

BATTLE = """
title: x
seats:
  A: {formation: {A: Sembia}, pool: [Dagrande], hand: [War Party, 1]}
  B: {formation: {A: Cormyr, B: Vaasa (razed)}, pool: [Gnomes of Samek + Flameblade], hand: [2]}
phase: 4
steps:
  - A attacks Cormyr with Dagrande
  - B defends with Gnomes of Samek
"""

TRUE = """
  zones: {Dagrande: battle, Cormyr: formation, War Party: hand, Flameblade: on Gnomes of Samek}
  razed: Vaasa
  standing: [Sembia, Cormyr]
  bases: {Dagrande: 4}
  levels: {Dagrande: 7}
  totals: {Dagrande: 7, Gnomes of Samek: 9}
  traces: {Gnomes of Samek: [+4 base, +3 world, +2 bonus Flameblade]}
  types: {Dagrande: hero}
  kinds: {Dagrande: [Dwarf, not Flyer]}
  worlds: {Dagrande: [FR]}
  counts: {A hand: 2, B draw: 12}
  contents: {A hand: [War Party, filler]}
  decides: A
  asked: ask-combat
  offered: [War Party, filler]
  legal: A plays War Party
  illegal: A plays Dagrande
  phase: 4
  turn_of: A
  winner: none
"""

FALSE = {
    "zones: {Dagrande: pool}": "A:Dagrande is in A's battle, not in the pool",
    "zones: {War Party: B hand}": "A:War Party is in A's hand, not of B",
    "zones: {War Party: on Dagrande}": "A:War Party is in A's hand, not on A:Dagrande",
    "razed: Sembia": "A:Sembia is at A's place A, not razed",
    "standing: [Cormyr, Vaasa]": "expect.standing[1]: B:Vaasa is at B's place B, razed, not standing",
    "bases: {Dagrande: 5}": "the base of A:Dagrande is 4, not 5 (+4 base)",
    "levels: {Dagrande: 4}": "the level of A:Dagrande is 7, not 4 (+4 base, +3 world)",
    "totals: {Dagrande: 11}": "the total of A:Dagrande is 7, not 11",
    "traces: {Dagrande: [+4 base]}": "the level of A:Dagrande is +4 base, +3 world, not +4 base",
    "types: {Dagrande: monster}": "A:Dagrande is a hero, not a monster",
    "kinds: {Dagrande: Elf}": "A:Dagrande is Dwarf; no Elf",
    "kinds: {Dagrande: not Dwarf}": "A:Dagrande is Dwarf; also Dwarf",
    "worlds: {Dagrande: [GH]}": "A:Dagrande is of FR, not of GH",
    "counts: {A hand: 3}": "A has 2 cards in the hand, not 3: A:War Party, A:filler#1",
    "contents: {A hand: [War Party, Sembia]}": "A's hand holds A:War Party, A:filler#1, not War Party, Sembia",
    "decides: B": "not B: A is asked ask-combat",
    "asked: ask-phase-4": "not ask-phase-4: A is asked ask-combat",
    "offered: [War Party]": "offered are A:War Party, A:filler#1, not War Party",
    "legal: A plays Sembia": "'A plays Sembia'",
    "illegal: A plays War Party": "A can play A:War Party / A:Dagrande",
    "phase: 3": "it is phase 4, not 3",
    "turn_of: B": "it is the turn of A, not of B",
    "winner: A": "winners: none yet, not A",
}


def failures(text: str) -> list[str]:
    (scenario,) = scenario_file.parse(text.encode(), "f.yaml")
    return list(scenario_run.play(scenario).failures)


def test_what_is_so_passes() -> None:
    assert failures(BATTLE + "expect:" + TRUE) == []


@pytest.mark.parametrize("fact", FALSE)
def test_what_is_not_so_fails_with_its_line(fact: str) -> None:
    (failure,) = failures(f"{BATTLE}expect:\n  {fact}\n")

    assert failure.startswith("line 11: expect.")
    assert FALSE[fact] in failure


def test_every_wrong_fact_is_told() -> None:
    assert len(failures(f"{BATTLE}expect:\n  phase: 3\n  decides: B\n  levels: {{Dagrande: 1}}\n")) == 3


def test_a_step_that_is_not_possible_ends_the_scenario() -> None:
    (failure,) = failures(f"{BATTLE}  - B plays filler\n  - A passes\nexpect: {{phase: 1}}\n")

    assert failure.startswith("line 10: steps[2]: 'B plays filler': A has to decide now, not B")


def test_facts_in_the_middle_are_compared_in_the_middle() -> None:
    middle = "  - expect: {totals: {Dagrande: 8}}\n  - A plays War Party\n"
    (failure,) = failures(f"{BATTLE}{middle}expect: {{totals: {{Dagrande: 11}}}}\n")

    assert failure.startswith("line 10: steps[2].expect.totals.Dagrande: the total of A:Dagrande is 7, not 8")


def test_a_refusal_needs_its_reason_and_no_other() -> None:
    def refused(because: str) -> list[str]:
        return failures(f"{BATTLE}  - refused: A plays Dagrande\n    because: {because}\nexpect: {{phase: 4}}\n")

    assert refused("gloss.hand") == []
    assert "A cannot, but not because of combat.e.tie alone" in refused("combat.e.tie")[0]
    assert "not because of gloss.hand and combat.e.tie alone" in refused("[gloss.hand, combat.e.tie]")[0]


def test_a_refusal_of_something_possible_fails() -> None:
    text = f"{BATTLE}  - refused: A plays War Party\n    because: gloss.hand\nexpect: {{phase: 4}}\n"

    assert failures(text) == ["line 10: steps[2]: A can play A:War Party / A:Dagrande"]


def test_a_card_nobody_mentions_must_stay() -> None:
    text = f"{BATTLE}  - A passes\nexpect: {{asked: ask-spoils%s}}\n"

    assert "not mentioned and yet: B:filler#3 is in B's hand" in failures(text % "")[0]
    assert failures(text % ", elsewhere: ignored") == []


def test_the_second_run_has_the_seats_moved_on(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    position = scenario_file.position

    def watched(scenario: scenario_file.Scenario, *, rotation: int = 0) -> object:
        seen.append(rotation)
        return position(scenario, rotation=rotation)

    monkeypatch.setattr(scenario_run, "position", watched)

    assert failures(BATTLE + "expect:" + TRUE) == []
    assert failures(BATTLE + "seats_stay: to be seen\nexpect:" + TRUE) == []
    assert seen == [0, 1, 0]


def test_quiet_windows_pass_by_themselves() -> None:
    text = """
title: x
windows: {0}
unenforced: allow
seats:
  A: {{formation: {{A: Sembia}}, pool: [Dagrande], hand: [1]}}
  B: {{formation: {{A: Cormyr}}, hand: [Cataclysm!]}}
phase: 3
steps: [A passes, A attacks Cormyr with Dagrande, B declines]
expect: {{razed: Cormyr, decides: A, elsewhere: ignored}}
"""

    assert failures(text.format("pass")) == []
    assert "B is asked ask-anytime" in failures(text.format("ask"))[0]


@pytest.mark.parametrize("fact", sorted(FALSE))
def test_what_is_not_so_is_said_in_the_language_of_the_reader(fact: str) -> None:
    (scenario,) = scenario_file.parse((BATTLE + "expect:\n  " + fact + "\n").encode(), "f.yaml")
    (told,) = scenario_run.judge(scenario, language="pt-BR").failures

    assert re.search(r"\b(não|nem|também|ninguém|pode)\b", told), told
    assert not re.search(r" (not|is|can) ", told), told


@pytest.mark.parametrize("filler", ["filler", "filler#2", "A:filler", "A:filler#3"])
def test_a_step_names_a_filler_as_facts_do(filler: str) -> None:
    asked = "seats: {A: {hand: [Thugs, 9]}, B: {}}\nactive: A\nphase: 5\nwindows: pass\n"
    steps = f"steps: [A passes, A chooses {filler}, A chooses Thugs]\n"
    assert (
        failures(f"title: x\n{asked}{steps}expect: {{counts: {{A hand: 8, A discard: 2}}, elsewhere: ignored}}\n") == []
    )


def test_a_filler_that_is_not_offered_is_told_as_it_was_named() -> None:
    asked = "seats: {A: {hand: [9]}, B: {}}\nactive: A\nphase: 5\nwindows: pass\n"
    (told,) = failures(f"title: x\n{asked}steps: [A passes, A chooses filler#10]\nexpect: {{turn_of: B}}\n")
    assert "'A chooses filler#10' is not possible now" in told
