from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.catalogue.search import FIELDS
from sixrealms.terminal import cards_command
from sixrealms.terminal.main import main
from sixrealms.wording import LANGUAGES, message_ids


@pytest.fixture(autouse=True)
def registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Powers that know one card, so that these tests do not depend on how many are written."""

    def status(printing: Printing) -> str:
        return "none" if printing.blank else "enforced" if printing.id == "1st/44" else "missing"

    known = SimpleNamespace(
        status=status,
        is_custom=lambda printing: printing.id == "1st/44",
    )
    monkeypatch.setattr(cards_command, "_registry", lambda: known)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["--plain", "cards", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_json_has_one_object_per_printing(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "elminster", "mage", "set:1st", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == [
        {
            "id": "1st/44",
            "name": "Elminster the Mage",
            "type": "wizard",
            "set": "1st",
            "number": 44,
            "level": "9",
            "world": "FR",
            "attributes": [],
            "phases": [3, 4],
            "offensive": False,
            "defensive": False,
            "uses": [
                "ally",
                "artifact",
                "magical item/def",
                "magical item/off",
                "wizard spell/def",
                "wizard spell/off",
            ],
            "copies_per_deck": 1,
            "deck_levels": 9,
            "power": "enforced",
            "custom": True,
            "text": "This card is immune to offensive spells.",
        }
    ]


def test_json_is_whole_unless_limited(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(json.loads(run(capsys, "--json")[1])) == 3839
    assert len(json.loads(run(capsys, "--json", "--limit", "7")[1])) == 7
    assert json.loads(run(capsys, "zzzz", "--json")[1]) == []


def test_the_powers_answer_power_conditions(capsys: pytest.CaptureFixture[str]) -> None:
    assert [o["id"] for o in json.loads(run(capsys, "power:enforced", "--json")[1])] == ["1st/44"]


def test_a_list_says_how_many_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "drizzt", "--limit", "2")
    assert out.splitlines() == [
        "NO/45: Drizzt Do' Urden, hero, 8, FR, missing",
        "1st/45: Drizzt Do' Urden, hero, 8, FR, missing",
        "2 of 5 printings",
    ]


def test_one_card_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "1st/44")
    assert out.splitlines() == [
        "Elminster the Mage (1st/44)",
        "Type: wizard",
        "Level: 9",
        "World: Forgotten Realms",
        "Rarity: uncommon",
        "Phases: 3, 4",
        "Copies in a deck: 1",
        "Levels in a deck: 9",
        "Power: enforced",
        "This card is immune to offensive spells.",
    ]


@pytest.mark.parametrize("value", ["Dark Sun", "Forgotten Realms"])
def test_a_value_quoted_for_the_shell_stays_together(capsys: pytest.CaptureFixture[str], value: str) -> None:
    code, out, _ = run(capsys, f"world:{value}", "--json", "--limit", "1")
    assert (code, len(json.loads(out))) == (0, 1)


@pytest.mark.parametrize(
    "arguments",
    [
        ["t:wizard lvl>=8 w:FR set:4th"],
        ["t:wizard", "lvl>=8", "w:FR", "set:4th"],
        ["t:wizard lvl>=8 (w:FR)", "set:4th"],
        ["t:wizard", "lvl>=8", "world:Forgotten Realms", "set:4th"],
        ["--", "-t:hero t:wizard lvl>=8 w:FR set:4th"],
    ],
)
def test_a_query_may_be_one_argument_or_several(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    code, out, err = run(capsys, "--json", *arguments)
    assert (code, err) == (0, "")
    assert [one["id"] for one in json.loads(out)] == ["4th/271", "4th/487"]


def test_legality_is_asked_of_rulesets_formats_and_games(capsys: pytest.CaptureFixture[str]) -> None:
    counts = [
        len(json.loads(run(capsys, f"t:dungeon s:DU f:{name}", "--json")[1]))
        for name in ("tournament", "fourth-edition")
    ]
    assert counts[0] > counts[1] == 0
    assert json.loads(run(capsys, "1st/9 legal:no-9s", "--json")[1]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_knows_every_field(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["--lang", language, "cards", "--help"]) == 0
    out = capsys.readouterr().out
    assert [name for name in FIELDS if name not in out] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_found_does_not_look_like_success(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, err = run(capsys, "zzzz", "--lang", language)
    assert (code, err) == (1, "")
    assert len(out.splitlines()) == 1


def test_a_slip_of_the_pen_is_answered_with_the_nearest_names(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "watterdeep")
    assert (code, out) == (1, "No card meets this query.\nNames like it: Waterdeep, The Deep, Ward of Sleep\n")


def test_a_program_that_asks_gets_the_empty_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "zzzz", "--json") == (0, "[]\n", "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["typ:hero"], "unknown condition 'typ'; did you mean type?"),
        (["level>=x"], "a level is a number"),
        (["--limit", "0"], "0 is less than 1"),
        (["--limit", "many"], "'many' is not a whole number"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.daily_share
def test_a_reader_that_leaves_early_is_no_error() -> None:
    program = f"{sys.executable} -c 'import sys; from sixrealms.terminal.main import main; sys.exit(main())'"
    pipe = f"set -o pipefail; {program} cards --json | head -n 1"
    done = subprocess.run(["bash", "-c", pipe], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, _ = run(capsys, "--help", "--lang", language)
    assert code == 0
    assert "type:hero" in out
    assert "help-cards" not in out


def test_one_card_tells_its_power_in_the_language_of_the_program(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = SimpleNamespace(status=lambda _: "enforced", is_custom=lambda _: False)
    monkeypatch.setattr(cards_command, "_registry", lambda: told)

    assert main(["--plain", "--lang", "pt-BR", "cards", "elminster", "mage", "set:1st"]) == 0
    told_lines = capsys.readouterr().out.splitlines()
    assert told_lines[-1] == "Esta carta é imune a magias ofensivas."
    assert {"Tipo: mago", "Raridade: incomum", "Poder: aplicado"} <= set(told_lines)


def test_every_fact_of_every_card_has_a_word_in_every_language() -> None:
    cards = list(catalogue.all_printings())
    facts = {f"type-{p.type}" for p in cards} | {f"rarity-{p.rarity_name}" for p in cards}
    facts |= {f"attribute-{attribute}" for p in cards for attribute in p.attributes}
    facts |= {"power-enforced", "power-none", "power-missing"}
    for language in LANGUAGES:
        assert {fact.replace(" ", "-").lower() for fact in facts} <= message_ids(language)


def test_a_card_says_when_it_is_played_and_how_many_a_deck_may_hold(capsys: pytest.CaptureFixture[str]) -> None:
    said = {one: run(capsys, one)[1].splitlines() for one in ("1st/358", "DU/2", "1st/331")}

    assert "Copies in a deck: any number" in run(capsys, "War", "Party", "set:3rd")[1]
    assert "Phases: all" in said["1st/358"]
    assert "Phases: 4" in said["1st/331"]
    assert "Attributes: Offensive" in said["1st/331"]
    assert not any(line.startswith(("Phases", "Levels in a deck")) for line in said["DU/2"])
    assert "Fases: todas" in run(capsys, "1st/358", "--lang", "pt-BR")[1]
    (party,) = json.loads(run(capsys, "War", "Party", "set:3rd", "--json")[1])
    assert (party["copies_per_deck"], party["phases"]) == (None, [4])
    (fireball,) = json.loads(run(capsys, "1st/331", "--json")[1])
    assert (fireball["offensive"], fireball["defensive"], fireball["deck_levels"]) == (True, False, 0)


def _typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_card_is_tried_and_what_should_come_of_it_is_told_afterwards(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _typed(monkeypatch, "1", "quit")
    code, out, err = run(capsys, "4th/255", "--try")
    assert (code, err) == (0, "")
    assert out.index("- You: Answer with Helm") < out.index("You answer with Helm.")
    assert (
        out.index("You answer with Helm.") < out.index("What should come of it:") < out.index("- Helm (You): discard")
    )


def test_who_leaves_at_once_is_told_it_too_and_nothing_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path))
    _typed(monkeypatch)
    code, out, _ = run(capsys, "4th/255", "--try")
    assert code == 0
    assert out.count("What should come of it:") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["iuz", "--try"], "--try needs one card"),
        (["4th/255", "--try", "--json"], "--json"),
        (["MI/1", "--try"], "there is no example of MI/1 yet"),
    ],
)
def test_what_cannot_be_tried_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], wrong: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert wrong in err
