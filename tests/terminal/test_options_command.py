"""`sixrealms options`: every option can be looked up."""

from __future__ import annotations

import json

import pytest

from sixrealms.errors import OptionError
from sixrealms.options import all_options, require_together
from sixrealms.options.conflicts import clashes_of, contradict
from sixrealms.telling.option_texts import answer_sentence
from sixrealms.terminal.main import main
from sixrealms.wording import message_ids


def _lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["options", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_every_option_is_listed_on_one_plain_line(capsys: pytest.CaptureFixture[str]) -> None:
    *lines, hint = _lines(capsys)
    assert [line.partition(":")[0] for line in lines] == list(all_options())
    assert "melon-rule: Melon Rule, tournament variant, seats" in lines
    assert "--option KEY" in hint


def test_one_option_tells_what_it_does_takes_and_contradicts(capsys: pytest.CaptureFixture[str]) -> None:
    title, *lines = _lines(capsys, "true-victory")
    assert title == "True Victory (true-victory), optional rule"
    assert "Only realms in a formation win; no power adds to them." in lines
    assert "Not together with conquerors-game (option.true-victory.condition against option.conqueror.victory)" in lines
    assert "Rules: " + ", ".join(all_options()["true-victory"].rules) in lines


@pytest.mark.parametrize("key", list(all_options()))
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_option_is_told_in_every_language(key: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    title, *lines = _lines(capsys, key, "--lang", language)
    assert key in title
    assert len(lines) >= 3
    assert all(rule in "\n".join(lines) for rule in all_options()[key].rules)


def test_every_answer_of_an_option_has_a_sentence_of_its_own() -> None:
    for option in all_options().values():
        for question, _ in option.answers:
            assert f"answer-{question.replace('_', '-')}" in message_ids("en"), question


def test_an_answer_nobody_has_a_sentence_for_is_told_all_the_same() -> None:
    assert answer_sentence("snow_falls", True, "en") == "The rule about snow falls is: yes."


def test_programs_read_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads("\n".join(_lines(capsys, "--json")))
    assert [one["key"] for one in found] == list(all_options())
    by_key = {one["key"]: one for one in found}
    assert by_key["no-xs"]["takes"] == "digit"
    assert by_key["team-spirit"]["players"] == [6]
    assert by_key["barbarians-game"]["answers"]["goal"] == 6
    assert "on a quest" in by_key["questing"]["text"]
    assert json.loads("\n".join(_lines(capsys, "questing", "--json"))) == [by_key["questing"]]


def test_an_unknown_option_is_refused_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", "questin"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == [
        "sixrealms: unknown option 'questin'; did you mean questing? (general.optional-rules.who)"
    ]


def test_what_is_said_to_clash_is_refused_and_nothing_else() -> None:
    """Every pair of options that do not exclude one another by kind, whatever table they are for."""
    options = [o for o in all_options().values() if o.kind not in ("tournament type", "victory")]
    for number, one in enumerate(options):
        clashing = {clash.option for clash in clashes_of(one)}
        for other in options[number + 1 :]:
            if other.key in clashing:
                with pytest.raises(OptionError):
                    require_together([one.key, other.key])
            else:
                assert not contradict(one, other)
                require_together([one.key, other.key])
            assert (one.key in {clash.option for clash in clashes_of(other)}) == (other.key in clashing)
