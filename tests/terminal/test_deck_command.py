from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixrealms import decks
from sixrealms.terminal.main import main


def test_a_legal_deck_passes_and_its_enforcement_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "A-1"]) == 0

    captured = capsys.readouterr()
    assert captured.out.startswith("1st Edition Starter Deck A-1, 55 cards, limits of starter: legal\n")
    assert captured.err == ""


@pytest.mark.rule("deck.limits.55.total", "deck.limits.55.realms")
def test_an_illegal_deck_is_told_with_every_limit_it_breaks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Name: Mine\n20 1st/54\n")

    assert main(["deck", "check", "A-1", str(file)]) == 2

    captured = capsys.readouterr()
    assert "Mine, 20 cards, limits of tournament 55: not legal" in captured.out
    assert "(deck.limits.55.total)" in captured.out
    assert "(deck.limits.55.realms)" in captured.out
    assert captured.err == "sixrealms deck check: not legal under tournament: Mine; the lines above say why\n"


def test_programs_get_one_object_for_each_deck(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Name: Mine\n20 1st/54\n")

    assert main(["deck", "check", "--json", "A-1", str(file)]) == 2

    starter, mine = json.loads(capsys.readouterr().out)
    assert (starter["name"], starter["legal"], starter["problems"]) == ("1st Edition Starter Deck A-1", True, [])
    assert (mine["cards"], mine["legal"], mine["problems"][0]["rule"]) == (20, False, "deck.limits.55.total")


def test_cards_whose_power_is_missing_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "sixrealms.powers.registry.status", lambda p: "missing" if p.name == "Burneal Forest" else "none"
    )

    assert main(["deck", "check", "A-1"]) == 0

    assert "2 cards have powers that are not enforced: Burneal Forest\n" in capsys.readouterr().out


@pytest.mark.rule("deck.sizes.offered")
def test_a_deck_can_be_measured_by_another_size(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "A-1", "--size", "75"]) == 2
    assert "(deck.limits.75.total)" in capsys.readouterr().out


def test_what_is_shown_can_be_read_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["deck", "show", "C-2"]) == 0
    file = tmp_path / "again.txt"
    file.write_text(capsys.readouterr().out)

    assert sorted(decks.read(file).cards) == sorted(decks.named("C-2").cards)


def test_every_shipped_deck_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "list"]) == 0
    listed = [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert listed == [deck.id for deck in decks.shipped()]


@pytest.mark.parametrize("name", ["new.cfd", "new.txt"])
def test_a_deck_is_converted_and_nothing_is_written_over(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / name

    assert main(["deck", "convert", "B-1", str(file)]) == 0
    assert sorted(decks.read(file).cards) == sorted(decks.named("B-1").cards)

    before = file.read_bytes()
    assert main(["deck", "convert", "B-2", str(file)]) == 2
    assert file.read_bytes() == before
    assert capsys.readouterr().err.count("\n") == 1

    assert main(["deck", "convert", "B-2", str(file), "--force"]) == 0
    assert sorted(decks.read(file).cards) == sorted(decks.named("B-2").cards)


@pytest.mark.rule("format.no-xs.predicate")
def test_a_deck_is_judged_for_a_game_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "55-psionicist", "--as", "World Championship - Barbaric [55]"]) == 0
    assert "limits of Spellfire®: World Championship—Barbaric [55]: legal" in capsys.readouterr().out

    assert main(["deck", "check", "55-psionicist", "--as", "Spellfire: No-3s [55]"]) == 2
    captured = capsys.readouterr()
    assert "10 cards with a 3 in the collector number: " in captured.out
    assert "(format.no-xs.predicate); replace 10 of them\n" in captured.out
    assert captured.err.count("\n") == 1


def test_programs_get_one_object_for_one_deck_and_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "55-psionicist", "--as", "World War! [55]", "--json", "--world", "fr"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert told["legal"] is False
    (problem,) = told["problems"]
    assert (problem["rule"], problem["mend"]) == (
        "format.world-war.one-world",
        f"replace {len(problem['cards'])} of them",
    )
    assert problem["message"].startswith(f"{len(problem['cards'])} realms, holdings, artifacts or champions are not of")

    assert main(["deck", "check", "A-1", "B-1", "--as", "Championship [55]", "--json"]) == 2
    assert [one["legal"] for one in json.loads(capsys.readouterr().out)] == [False, False]


@pytest.mark.rule("victory.by-deck-size")
def test_the_default_victory_of_large_decks_is_told_with_its_contradiction(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "110-ad-and-d-dragon-flyers", "--as", "Championship [110]"]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert first.startswith("Enhanced is taken for 110 cards")
    assert first.endswith("(conflict.victory.default-for-110)")


def test_a_mistake_in_the_name_is_shown_where_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "A-1", "--as", "Spellfire: Championship (Alies) [55]"]) == 2
    captured = capsys.readouterr()
    first, shown, carets = captured.err.splitlines()
    assert captured.out == ""
    assert first.startswith("sixrealms: column 26 of")
    assert first.endswith("did you mean Allies?")
    assert shown[carets.index("^") : carets.rindex("^") + 1] == "Alies"


def test_a_deck_is_measured_by_a_format_of_crossfire(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["deck", "check", "A-1", "--format", "551ES"]) == 0
    assert "limits of 55 Card 1st Edition Starter: legal" in capsys.readouterr().out

    assert main(["deck", "check", "A-1", "--format", "55 Card Standard"]) == 2
    out = capsys.readouterr().out
    assert "  2 copies of Hold Undead, at most 1 allowed (crossfire/55/copies); take out 1 of them\n" in out

    file = tmp_path / "small.cff"
    file.write_text("set tempDeckFormatTotal {All 10 20 Avatars 0 1 Chase 0 0 Champions 0 20 Levels 0 90}\n")
    assert main(["deck", "check", "A-1", "--format", str(file)]) == 2
    assert "totals/All: 55, at most 20 allowed" in capsys.readouterr().out


def test_every_format_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "formats"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 75
    assert "551ES: 55 Card 1st Edition Starter, 55, 1-20, 0-90" in lines


@pytest.mark.rule("format.sealed-deck.one-deck", "format.masters-strategy.base")
def test_sealed_decks_are_drawn_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["deck", "sealed", str(tmp_path), "--seed", "7", "--players", "2"]) == 0
    first, _, seed = capsys.readouterr().out.splitlines()
    assert first == f"{tmp_path / 'sealed-1.txt'}: 55 cards, and a booster of 12 cards under [Considering]."
    assert seed == "Seed 7 gives the same decks again."
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["sealed-1.txt", "sealed-2.txt"]
    before = [file.read_bytes() for file in files]
    assert len(decks.read(files[0]).considering) == 12

    assert main(["deck", "sealed", str(tmp_path), "--seed", "8"]) == 2  # sealed-3 is not written either
    assert capsys.readouterr().err.count("\n") == 1
    assert [file.read_bytes() for file in sorted(tmp_path.iterdir())] == before
    assert main(["deck", "sealed", str(tmp_path), "--seed", "7", "--players", "2", "--force"]) == 0
    assert [file.read_bytes() for file in sorted(tmp_path.iterdir())] == before

    check = ["deck", "check", str(files[0]), "--as", "Master's Strategy [55]"]
    assert main([*check, "--issued", str(files[0])]) == 0
    assert main([*check, "--issued", str(files[1])]) == 2
    assert "(format.masters-strategy.booster-swap)" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [["nowhere"], ["--players", "0"], ["--players", "61"], ["--seed", "-1"], ["--seed", "many"]]
)
def test_sealed_decks_that_cannot_be_are_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["deck", "sealed", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--format", "55", "--as", "Championship [55]"], "--format"),
        (["--format", "55", "--ruleset", "tournament"], "--format"),
        (["--format", "chess"], "no deck format"),
        (["--format", "none.cff"], "no such deck format file"),
        (["--world", "FR"], "--as"),
        (["--issued", "A-1"], "--as"),
        (["--as", "Championship [55]", "--size", "75"], "--size"),
        (["--as", "World War! [55]", "--world", "TSR"], "format.world-war.worlds"),
        (["--as", "Championship [75]", "--ruleset", "fourth-edition"], "deck.sizes.offered"),
        (["--as", "Championship [55]", "--issued", "A-1"], "format.sealed-deck.one-deck"),
        (["--as", "No-9s [55]", "--world", "FR"], "format.world-war.one-world"),
        (["--as", "Team Spirit (True Victory) [55]"], "(format.team-spirit.victory)"),
        (["--as", "Conqueror's Game (Conqueror's Game) [55]"], "(option.conqueror.victory)"),
        (["--as", "Championship (Allies, Aiding) [55]"], "(option.aiding.shared-victory)"),
        (["--as", "Championship (Barbarian's Game)-Enhanced [55]"], "(option.barbarian.formation-cap)"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "check", "A-1", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert why in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize("part", ["check", "show", "list", "formats", "sealed", "convert"])
def test_every_part_explains_itself(language: str, part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, "deck", part, "--help"]) == 0
    begins = "Usage" if language == "en" else "Uso"
    assert capsys.readouterr().out.startswith(f"{begins}: sixrealms deck {part}")
