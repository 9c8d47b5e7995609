"""The hunt for puzzles: what it takes for one, what it leaves, and that it goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixrealms.engine.action import Action
from sixrealms.exercises.forced_win import TooLarge
from sixrealms.training.puzzles import command, cut_down, hunt
from sixrealms.training.puzzles.hunt import PuzzleCollection, Row, alike, proved
from sixrealms.training.puzzles.judged import Trial, grade, without_twins
from sixrealms.training.puzzles.positions import positions


def _row(hand: list[str], pool: tuple[str, ...] = ("Neeva", "King Havlor II"), game: tuple[int, int] = (1, 1)) -> Row:
    """Dagrande defends Nyrond: the champion that beats him clears the way for the other."""
    seats = {
        "A": {"formation": {"A": "Sembia", "B": "Vaasa"}, "pool": list(pool), "hand": hand},
        "B": {"formation": {"A": "Nyrond", "B": "Furyondy"}, "pool": ["Dagrande"]},
    }
    scenario = {"seats": seats, "active": "A", "phase": 4}
    return {"goal": "raze", "realm": "Nyrond", "by": "Neeva", "scenario": scenario, "game": list(game)}


def test_what_several_moves_solve_or_none_is_no_puzzle() -> None:
    easy = Trial(_row([]))
    assert easy.solvable()
    assert len(easy.first_moves()) == 2
    assert proved(_row([])) is None
    assert not Trial(_row([], pool=("Neeva",))).solvable(), "nobody is left to walk in"


def test_equal_cards_are_one_move() -> None:
    s = Trial(_row(["War Party", "War Party", "Skeleton"])).begun
    first, second, other = s.hand(0)

    plays = [Action("play", card) for card in (first, second, other)]
    assert without_twins(s, plays) == [plays[0], plays[2]]
    attacks = [Action("attack", champion) for champion in s.pool(0)]
    assert without_twins(s, attacks) == attacks


def test_more_than_may_be_looked_at_is_refused() -> None:
    with pytest.raises(TooLarge):
        Trial(_row([]), most=1).first_moves()


def test_harder_is_what_asks_for_more() -> None:
    assert [grade(2, 30), grade(4, 60), grade(5, 2000)] == ["easy", "middle", "hard"]


def test_a_card_more_is_of_the_game_and_a_card_less_is_gone() -> None:
    position = next(positions(1, 1))
    cut = cut_down.some_of(position, Random(1))
    mine = position["seats"]["A"]
    for number in range(20):
        more = cut_down.one_more(cut, position, "A", Random(number))
        if more is None:
            continue
        (new,) = set(map(str, _cards(more))) - set(map(str, _cards(cut)))
        assert new in map(str, [*mine.get("hand", ()), *mine.get("draw", ()), *mine["pool"]])
        less = cut_down.one_less(more, "A", Random(number))
        assert less is not None
        assert len(_cards(less)) == len(_cards(more)) - 1
    bare = {"seats": {"A": {"formation": {}, "hand": ["Dagrande"]}}}
    emptied = cut_down.one_less(bare, "A", Random(1))
    assert emptied == {"seats": {"A": {"formation": {}}}}
    assert cut_down.one_less(emptied, "A", Random(1)) is None


def _cards(cut: dict[str, Any]) -> list[Any]:
    return [*cut["seats"]["A"].get("hand", ()), *cut["seats"]["A"].get("pool", ())]


def _found(name: str, turns_on: list[str], number: int) -> Row:
    row = _row([name], game=(1, number))
    row["scenario"]["seats"]["A"] |= {"formation": {"A": f"{name} A"}, "pool": [f"{name} B"]}
    row["scenario"]["seats"]["B"] |= {"formation": {"A": f"{name} C"}, "hand": [f"{name} D"]}
    return {**row, "by": name, "turns_on": turns_on, "grade": "easy", "key": ""}


def test_a_collection_takes_nothing_like_what_it_has() -> None:
    kept = PuzzleCollection()
    assert kept.takes(_found("One", ["X", "Y"], 1))
    assert not kept.takes(_found("One", ["Z"], 2)), "the same title"
    assert not kept.takes(_found("Two", ["Y", "X"], 2)), "turns on the same cards"
    for name in ("Two", "Three", "Four"):
        assert kept.takes(_found(name, ["X", name], 3))
    assert not kept.takes(_found("Five", ["X", "V"], 4)), "too many turn on X"
    assert [row["key"] for row in kept.rows] == [f"raze-{name}-nyrond" for name in ("one", "two", "three", "four")]
    assert alike(kept.rows[0], {**_found("Six", ["V"], 5), "scenario": kept.rows[0]["scenario"]})


def test_a_hunt_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.nice", lambda _: 0)
    monkeypatch.setattr(command, "proved", lambda row: row)
    journal, into = tmp_path / "journal.jsonl", tmp_path / "found.jsonl"
    asked: list[int] = []

    def find(number: int, seed: int) -> Iterator[Row]:
        asked.append(number)
        if number == 2:
            raise KeyboardInterrupt
        yield _found(f"Game {number}", [f"Card {number}"], number)

    given = ["--journal", str(journal), "--into", str(into), "--games"]
    assert command.main([*given, "5"], find) == 0
    assert command.main([*given, "1"], lambda number, seed: find(number + 10, seed)) == 0

    assert asked == [0, 1, 2, 12]
    keys = [json.loads(line)["key"] for line in into.read_text(encoding="utf-8").splitlines()]
    assert keys == ["raze-game-0-nyrond", "raze-game-1-nyrond", "raze-game-12-nyrond"]


@pytest.mark.daily_share
def test_the_same_game_has_the_same_puzzles() -> None:
    assert list(hunt.found_in(0, 1)) == list(hunt.found_in(0, 1))


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (["--games", "-1"], "--games: 0 or more, not -1"),
        (["--into", "absent/found.jsonl"], "absent does not exist; create it first"),
    ],
)
def test_a_hunt_that_could_not_end_well_is_not_begun(
    asked: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(SystemExit) as stop:
        command.main(asked)

    assert stop.value.code == 2
    assert words in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
