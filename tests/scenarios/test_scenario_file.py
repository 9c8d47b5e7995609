"""Bad scenario files: one clear line with the place, what is wrong and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms.errors import SixRealmsError
from sixrealms.scenarios import scenario_file, scenario_run

HEAD = "title: x\nseats: {A: {}, B: {}}\n"
LAST = "expect: {decides: A}\n"
PHASES = "0, 1, 2, 3, 4, 5, 6, start, setup, deal"
BAD = {
    "": "f.yaml: empty; a scenario has at least title, seats and expect",
    "- 1\n": "f.yaml:1: must be a mapping (name: value), not a list",
    "title: [\n": "f.yaml:2: not YAML: 'while parsing a flow node",
    "title: 'x\n": "not YAML: 'while scanning a quoted scalar found unexpected end of stream",
    "title: x\n\tseats: 1\n": "f.yaml:2: indented with a tab; use spaces",
    f"{HEAD}\tA: 1\n": "f.yaml:3: indented with a tab; use spaces",
    "title: x\ntitle: y\n": "f.yaml:2: 'title' stands here twice",
    "a: &b 1\nc: *b\n": "f.yaml:1: anchors and aliases (& and *) are not read",
    "[" * 9000: "f.yaml:1: nested deeper than 12",
    "---\n{}\n" * 501: "more than 500 scenarios in one file",
    "? [a]\n: b\n": "f.yaml:1: a key must be one word or name",
    HEAD: "f.yaml:1: 'expect' is missing",
    HEAD + "expect: {}\n": "f.yaml:3: expect: needs at least 1",
    HEAD + "expct: {}\n": "f.yaml:3: expct: there is no such part; did you mean expect?",
    HEAD + "expect: {zons: {}}\n": "f.yaml:3: expect.zons: there is no such part; did you mean zones?",
    HEAD + "phase: 7\n" + LAST: f"f.yaml:3: phase: 7 is not possible; there are {PHASES}",
    HEAD + "ruleset: turnament\n" + LAST: "ruleset: 'turnament' is not possible; did you mean t",
    HEAD + "seed: -1\n" + LAST: "f.yaml:3: seed: must be at least 0",
    HEAD + f"seed: {'9' * 5000}\n" + LAST: "is no value that can be read",
    HEAD + "steps: [1]\n" + LAST: "steps[0]: 1 is not possible; write a text",
    HEAD + "steps:\n  - because: gloss.hand\n" + LAST: "f.yaml:4: steps[0]: 'refused' is missing",
    HEAD + "rules: [combat.e.ty]\n" + LAST: "f.yaml:3: rules[0]: unknown rule 'combat.e.ty'",
    HEAD + "expect: {levels: {Dagrande: high}}\n": "expect.levels.Dagrande: must be a whole number, not 'high'",
    "title: x\nseats:\n  A:\n    pool:\n      - 12\n  B: {}\n" + LAST: "f.yaml:5: seats.A.pool[0]: 12 is not possible",
    "title: x\nseats: {A: {hand: [-1]}, B: {}}\n" + LAST: "f.yaml:2: seats.A.hand[0]: -1 is not possible",
    "title: x\nseats: {A: {hand: [!!python/tuple [1]]}, B: {}}\n" + LAST: "seats.A.hand[0]: a list is not possible",
    "title: x\nseats: {A: {}}\n" + LAST: "f.yaml:2: seats: needs at least 2",
}  # fmt: skip


@pytest.mark.parametrize("text", BAD, ids=lambda text: repr(text)[-40:])
def test_a_bad_file_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(SixRealmsError) as refused:
        scenario_file.parse(text.encode(), "f.yaml")

    assert BAD[text] in str(refused.value)
    assert "\n" not in str(refused.value)


IMPOSSIBLE = {
    HEAD + "expect: {zones: {Miles: hand}}\n": "f.yaml:3: expect: no card of this game is called 'Miles'",
    HEAD + "expect: {counts: {A hnd: 1}}\n": "'A hnd': write a seat and a zone, as in A hand",
    HEAD + "expect: {counts: {C hand: 1}}\n": "there is no seat 'C'",
    HEAD + "steps: [A frobs]\n" + LAST: "f.yaml:3: steps[0]: 'A frobs': no verb of the notation",
    HEAD + "expect: {illegal: plays Miles}\n": "begin with the seat, as in A plays Fireball",
    HEAD + "expect: {illegal: A eats Miles}\n": "after the seat comes plays, uses, attacks",
    "title: x\nseats:\n  B: {}\n  A:\n    hand:\n      - Drizt\n" + LAST: "f.yaml:6: seats.A.hand[0]: no card",
    "title: x\nseats: {A: {hand: [Miles]}, B: {hand: [Miles]}}\nexpect: {zones: {Miles: hand}}\n": "A:Miles or B:Miles",
}  # fmt: skip


@pytest.mark.parametrize("text", IMPOSSIBLE, ids=lambda text: repr(text)[-40:])
def test_an_impossible_scenario_is_refused_when_it_is_played(text: str) -> None:
    (scenario,) = scenario_file.parse(text.encode(), "f.yaml")

    with pytest.raises(SixRealmsError) as refused:
        scenario_run.play(scenario)

    assert IMPOSSIBLE[text] in str(refused.value)


def test_a_bad_scenario_does_not_stop_its_siblings() -> None:
    good = HEAD + "expect: {phase: 3}\n"
    bad = [good.replace("phase", "fase"), good + "title: z\n", "- 1\n", good.replace("{}}", "{hand: [Drizt]}}")]
    parts = scenario_file.survey_text("---\n".join([bad[0], good, bad[1], bad[2], good, bad[3]]).encode(), "f.yaml")

    outcomes = [scenario_run.judge(part) for part in parts]

    assert [outcome.passed for outcome in outcomes] == [False, True, False, False, True, False]
    assert [outcome.title for outcome in outcomes] == ["x", "x", "", "", "x", "x"]
    assert [outcome.unplayable.partition(": ")[0] for outcome in outcomes if not outcome.passed] == [
        "f.yaml:3", "f.yaml:12", "f.yaml:14", "f.yaml:21",
    ]  # fmt: skip
    (whole,) = scenario_file.survey_text(f"{good}---\ntitle: [\n".encode(), "f.yaml")
    assert "f.yaml:6: not YAML" in scenario_run.judge(whole).unplayable


def test_what_is_no_text_or_too_long_is_refused(tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_bytes("title: Malígio".encode("latin-1"))
    (tmp_path / "long.yaml").write_bytes(b"#" * (1 << 21))

    with pytest.raises(SixRealmsError, match=r"latin\.yaml:1: not UTF-8 text"):
        scenario_file.read(tmp_path / "latin.yaml")
    with pytest.raises(SixRealmsError, match=r"long\.yaml: longer than 1 MiB"):
        scenario_file.read(tmp_path / "long.yaml")
    with pytest.raises(SixRealmsError, match="there is no such file"):
        scenario_file.read(tmp_path / "none.yaml")


def test_a_file_cut_short_anywhere_never_passes_as_another_scenario() -> None:
    whole = (Path(__file__).parent / "realms" / "over_a_razed_realm.yaml").read_bytes()
    title = whole.splitlines()[0].split(b": ")[1].decode()

    read = refused = 0
    for length in range(0, len(whole) - 60, 7):
        try:
            found = scenario_file.parse(whole[:length], "f.yaml")
        except SixRealmsError:
            refused += 1
        else:
            read += 1
            assert [scenario.title for scenario in found] == [title]
            assert found[0].data["expect"]
    assert refused > 3 * read


def test_keys_stay_words_and_files_hold_several_scenarios() -> None:
    text = HEAD + "expect: {phase: 3}\n---\n" + HEAD.replace("x", "on") + "expect: {phase: 3}\n"

    assert [s.title for s in scenario_file.parse(text.replace("title: on", "title: 'on'").encode(), "f")] == ["x", "on"]
    assert (
        scenario_file.parse(b'{"title": "j", "seats": {"A": {}, "B": {}}, "expect": {"phase": 3}}', "f")[0].title == "j"
    )
