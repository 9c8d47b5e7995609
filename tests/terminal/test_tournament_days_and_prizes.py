"""`sixrealms tournament pause`, `resume`, `prize` and `penalty`: several days, prizes, and what a judge takes."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.test_tournament_command import NINE, Desk, desk

__all__ = ["desk"]


def test_an_event_is_paused_and_goes_on_with_those_who_come_back(desk: Desk) -> None:
    desk.says("change", "spring", "--scheme", "swiss", "--rounds", "3")
    desk.says("seat", "spring")
    for table in (1, 2, 3):
        desk.wins(table)
        desk.wins(table)
    assert "rests until Nov 23, 2026, 9:00 AM" in desk.says("pause", "spring", "--until", "2026-11-23 09:00")
    assert "rests until Nov 23, 2026, 9:00 AM" in desk.says("show", "spring")
    assert "rests" in desk.refused("advance", "spring")
    assert "Day 2 begins" in desk.says("resume", "spring")
    desk.says("check-in", "spring", *NINE[:6])
    assert "Iris is absent" in desk.says("check-in", "spring", "--end")
    assert "Table 2:" in desk.says("advance", "spring")
    shown = desk.says("show", "spring")
    assert "Day 1: round 1" in shown
    assert "Day 2: round 2" in shown
    assert "is no day and time" in desk.refused("pause", "spring", "--until", "soon")


def test_prizes_are_stated_given_drawn_and_told(desk: Desk) -> None:
    for what, whom in (("a box", "1"), ("a booster", "3-4"), ("a playmat", "sport"), ("a hat", "Best hat")):
        desk.says("prize", "spring", what, "--for", whom)
    desk.says("prize", "spring", "dice", "--for", "door", "--count", "2")
    assert "a hat goes to Ana" in desk.says("prize", "spring", "--give", "p4", "ana")
    drawn = desk.says("prize", "spring", "--draw", "p5", "--seed", "123456")
    assert "(drawn, number 123456)" in drawn  # as one types it after --seed
    assert "  " not in drawn
    told = desk.told("prize", "spring")["prizes"]
    assert [(one["id"], one["kind"], len(one["players"])) for one in told] == [
        *(("p1", "place", 0), ("p2", "place", 0), ("p3", "sport", 0), ("p4", "title", 1), ("p5", "door", 2))
    ]
    desk.says("prize", "spring", "--remove", "p3")
    listed = desk.says("prize", "spring")
    assert "Places 3 to 4: a booster" in listed
    assert "a playmat" not in listed
    assert "--for" in desk.refused("prize", "spring", "a cup")


def test_a_game_and_a_table_are_lost_by_a_penalty(desk: Desk) -> None:
    desk.says("seat", "spring")
    first, second, third = desk.table(1)
    assert "game 1 of round 1 is lost" in desk.says(
        "penalty", "spring", first, "game-loss", "a card too many", "--judge", "Rita"
    )
    assert "cannot have won it" in desk.refused("result", "spring", "1", f"{first}=6*", f"{second}=2", f"{third}=1")
    assert "table 1 is lost" in desk.says("penalty", "spring", second, "match-loss", "marked cards", "--judge", "Rita")
    said = desk.told("show", "spring")["rounds"][0]["tables"][0]
    assert len(said["lost"]) == 1
    assert list(said["game_losses"]) == ["1"]


def test_what_was_played_and_the_bracket_are_told_listed_and_drawn(desk: Desk, tmp_path: Path) -> None:
    assert "yet" in desk.refused("bracket", "spring")
    desk.says("deck", "spring", "ana", "A-1", "--judge-agrees")
    desk.says("seat", "spring")
    for table in (1, 2, 3):
        desk.wins(table)
        desk.wins(table)
    desk.says("advance", "spring")
    champion = desk.table(1)[0]
    desk.wins(1)
    desk.wins(1)
    assert f"{champion} won." in desk.says("bracket", "spring")
    picture = tmp_path / "bracket.svg"
    desk.says("bracket", "spring", "--svg", str(picture), "--shape", "tall")
    assert champion in picture.read_text(encoding="utf-8")
    assert "--force" in desk.refused("bracket", "spring", "--svg", str(picture))
    assert "One registered deck" in desk.says("metagame", "spring")
    told = desk.told("metagame", "spring")
    assert [deck["of"] for deck in told["decks"]] == ["Ana"]
    assert desk.says("metagame", "spring", "--csv") == desk.says("export", "spring", "metagame")
