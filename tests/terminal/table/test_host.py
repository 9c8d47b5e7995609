"""Whole conversations at the table, typed from a pipe. Seed 4: Ana has B-1, the computer F-2 and begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms.records import parser, save
from sixrealms.records.replay import verify
from sixrealms.scenarios import scenario_file as scenario_files
from sixrealms.scenarios.session import ScenarioSession
from tests.terminal.table.typist import Typist

#: A game that does not depend on how well computers play.
GAME = "--seed 4 --bots random --names Ana --deck A-1 --deck C-2"
HOT_SEAT = "--seed 4 --bots none --names Ana,Bruno --deck A-1 --deck C-2"


def _prompts(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(("Ana> ", "Bruno> "))]


def _hand_shown_last(text: str) -> list[str]:
    return [line for line in text[text.rindex("Your hand") :].splitlines() if line.startswith("In hand: ")]


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_a_whole_game_is_played_with_numbers_alone(typist: Typist, language: str) -> None:
    text = typist.plays(*["1"] * 2000, options=f"{GAME} --lang {language}")

    assert typist.code == 0
    last = text.splitlines()[-3:]
    assert ("wins with enough realms" if language == "en" else "vence com reinos") in last[0]
    assert last[1].startswith("Ana: ")
    assert last[2].startswith("Pip Fenn: ")
    assert len(_prompts(text)) > 20
    assert typist.kept == []


def test_a_whole_game_between_two_persons(typist: Typist) -> None:
    text = typist.plays(*["1"] * 3000, options=HOT_SEAT)

    assert typist.code == 0
    assert " wins with enough realms standing." in text
    turns = [line for line in text.splitlines() if "turn to look" in line]
    assert turns[:2] in (
        ["It is Ana's turn to look.", "It is Bruno's turn to look."],
        ["It is Bruno's turn to look.", "It is Ana's turn to look."],
    )


@pytest.mark.rule("gloss.hand")
def test_a_player_is_told_nothing_of_the_other_hand(typist: Typist) -> None:
    text = typist.plays(*["1"] * 3000, options=HOT_SEAT)

    reader = ""
    for line in text.splitlines():
        if "turn to look" in line:
            reader = line.split("'")[0].removeprefix("It is ")
        drawn = line.removesuffix(".").split(" draws ")
        if len(drawn) == 2 and "spoils" not in line:
            assert drawn[0] != reader
            assert drawn[1] == "a card" or drawn[1].removesuffix(" cards").isdigit()
    assert reader


def test_computers_play_by_themselves(typist: Typist) -> None:
    text = typist.plays(options="--seed 3 --bots random,random")

    assert typist.code == 0
    assert "Pip Fenn" in text
    assert "Wenna Rook" in text
    assert " wins with enough realms standing." in text
    assert "> " not in text


def test_the_end_of_the_input_keeps_the_game(typist: Typist) -> None:
    text = typist.plays("1", options=GAME)

    assert typist.code == 0
    assert [file.name for file in typist.kept] == ["unfinished-4.save"]
    assert text.splitlines()[-1] == f"The game is kept. Go on with: sixrealms play --text --load {typist.kept[0]}"


def test_a_kept_game_goes_on_where_it_was_left(typist: Typist) -> None:
    through = typist.plays(*["1"] * 2000, options=GAME)
    before = typist.plays(*["1"] * 8, "hand", "quit", options=GAME)
    kept = str(typist.kept[0])

    assert typist.code == 0
    assert through.startswith(before[: before.rindex("Ana> hand")])
    again = typist.plays("hand", "quit", options=f"--load {kept}")
    assert _hand_shown_last(again) == _hand_shown_last(before)
    text = typist.plays(*["1"] * 2000, options=f"--load {kept}")
    assert "wins with enough realms standing." in text
    assert typist.kept == []


def test_the_record_of_the_game_can_be_replayed(typist: Typist, tmp_path: Path) -> None:
    file, other = tmp_path / "game.txt", tmp_path / "game.save"
    text = typist.plays(*["1"] * 6, f"record {file}", f"save {other}", "quit", options=GAME)

    assert f"The game so far is written to {file}." in text
    assert f"Saved in {other}." in text
    assert verify(parser.read(file)) is not None
    opened = save.open_save(other)
    assert opened.state.kit.setup.names == ("Ana", "Pip Fenn")
    assert len(opened.actions) >= 6


def test_a_file_that_holds_something_else_is_not_written_over(typist: Typist, tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("do not lose this")

    text = typist.plays(f"save {file}", f"record {file}", "quit", options=GAME)

    assert text.count("this file holds something else; choose another name") == 2
    assert file.read_text() == "do not lose this"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no line 99; type a number from 1 to"),
        ("dance", "no verb of the notation"),
        ("why", "Which card? Type: why NAME"),
        ("why Elminstor", "No card you can see is called Elminstor."),
        ("look Elminstor", "no card is called 'Elminstor'"),
        ("rules combat.e.tye", "unknown rule 'combat.e.tye'; nearest: combat.e.tie"),
        ("rules combat.e.tie", "On equal totals the defender is winning."),
        ("hint", "Hints are for games against computer players alone."),
        ("undo", "There is nothing you could take back."),
        ("save", "Into which file? Type: save FILE"),
        ("save /no/such/folder/x", "the folder /no/such/folder does not exist"),
        ("help", "undo, u: take back your last decision"),
        ("piles", "All these piles are empty."),
        ("log 1", "turn."),
    ],
)
def test_what_is_typed_is_answered(typist: Typist, typed: str, answer: str) -> None:
    text = typist.plays(typed, "quit", options=HOT_SEAT)

    after = text.partition(f"> {typed}\n")[2]
    assert answer in after.partition("> quit")[0]
    assert typist.code == 0


@pytest.mark.parametrize(
    ("word", "lang", "said"), [("hint", "", "Expert would: "), ("dica", "--lang pt-BR", "O Especialista faria: ")]
)
def test_a_hint_says_what_the_expert_would_do(typist: Typist, word: str, lang: str, said: str) -> None:
    text = typist.plays(word, "quit", options=GAME, before=lang)

    assert said in text.partition(f"> {word}\n")[2]


def test_a_typed_move_that_is_not_possible_is_refused_with_its_rules(typist: Typist) -> None:
    text = typist.plays("mulligan", "quit", options=HOT_SEAT)

    told = text.partition("> mulligan\n")[2].partition("> quit")[0]
    assert told.startswith("Not possible: Call a mulligan\n")
    assert "(mulligan.condition)" in told
    assert "nearest" not in told


def test_nothing_typed_shows_the_list_again(typist: Typist) -> None:
    text = typist.plays("", "quit", options=HOT_SEAT)

    first = text.splitlines()[: text.splitlines().index(_prompts(text)[0])]
    question = next(line for line in reversed(first) if line.endswith("?"))
    assert text.count(question) == 2


def test_moves_can_be_typed_in_the_notation(typist: Typist) -> None:
    text = typist.plays("passes", "quit", options=HOT_SEAT)

    assert len(_prompts(text)) == 2
    assert "no verb" not in text


def test_a_laid_position_is_played_from_a_save_with_its_own_cards_and_has_no_record(
    typist: Typist, tmp_path: Path
) -> None:
    text = (
        "title: x\nseats: {A: {formation: {A: Sembia, B: Vaasa}, pool: [Azhul + Magic Sword, Neeva], hand: [Wish]},"
        " B: {formation: {A: Nyrond}, pool: [Dagrande]}}\nphase: 4\nexpect: {phase: 4}\n"
    )
    (scenario,) = scenario_files.parse(text.encode(), "f.yaml")
    laid, file, other = (tmp_path / name for name in ("laid.save", "game.record", "other.save"))
    save.save(ScenarioSession(scenario_files.position(scenario), single=True).state, laid)
    told = typist.plays("show", f"record {file}", f"save {other}", "quit", options=f"--load {laid}")
    assert "no game led to it" in told
    assert not file.exists()
    assert other.read_bytes() == laid.read_bytes()
    for name in ("Sembia", "Vaasa", "Azhul", "Magic Sword", "Neeva", "Nyrond", "Dagrande"):
        assert name in told
