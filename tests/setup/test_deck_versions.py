from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sixrealms import decks
from sixrealms.decks import own_decks
from sixrealms.decks.deck_changes import DeckChange
from sixrealms.decks.lookup import asked_for
from sixrealms.errors import DeckError
from sixrealms.records import files
from sixrealms.setup import deck_versions
from sixrealms.setup.deck_versions import change, go_back, new, redo, ruleset_and_size, undo, versions


@pytest.fixture(autouse=True)
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody's own decks, which is not there yet."""
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "decks"


def _add(cards: str) -> list[DeckChange]:
    return [DeckChange("add", cards)]


def test_a_new_deck_is_a_plain_list(box: Path) -> None:
    new("mine", meant_for="tournament 75")
    change("mine", _add("2 1st/54"))
    assert (box / "mine.txt").read_text() == "Name: mine\nFormat: tournament 75\n\n[Allies]\n2 1st/54 War Party\n"
    assert ruleset_and_size(asked_for("mine")) == ("tournament", 75)


def test_a_new_deck_may_begin_as_another_and_never_takes_its_place() -> None:
    made = new("copy", like=decks.named("A-1"))
    assert sorted(asked_for("copy").cards) == sorted(decks.named("A-1").cards)
    assert made.id == ""
    with pytest.raises(DeckError, match="already"):
        new("COPY")


def test_changes_are_taken_back_and_made_again_one_by_one() -> None:
    new("mine")
    change("mine", _add("1st/54"))
    change("mine", _add("1st/1"))
    before, after = undo("mine")
    assert (len(before.cards), after.cards) == (2, ("1st/54",))
    assert undo("mine")[1].cards == ()
    with pytest.raises(DeckError, match="nothing to undo"):
        undo("mine")
    redo("mine")
    assert len(redo("mine")[1].cards) == 2
    with pytest.raises(DeckError, match="nothing to make again"):
        redo("mine")


def test_a_change_after_undo_leaves_nothing_to_make_again() -> None:
    new("mine")
    change("mine", _add("1st/54"))
    undo("mine")
    change("mine", _add("1st/1"))
    with pytest.raises(DeckError, match="nothing to make again"):
        redo("mine")
    assert undo("mine")[1].cards == ()


def test_a_version_can_be_had_back_and_that_undone() -> None:
    new("mine")
    for card in ("1st/54", "1st/1", "1st/44"):
        change("mine", _add(card))
    assert [len(one.deck.cards) for one in versions("mine")] == [0, 1, 2, 3]
    assert versions("mine")[-1].until == ""
    go_back("mine", 2)
    assert asked_for("mine").cards == ("1st/54",)
    assert len(undo("mine")[1].cards) == 3
    for number in (0, 9):
        with pytest.raises(DeckError, match="there are 1 to 4"):
            go_back("mine", number)


def test_what_was_written_by_hand_is_kept_as_well(box: Path) -> None:
    new("mine")
    (box / "mine.txt").write_text("# mine\n3 1st/54\n")
    change("mine", _add("1st/1"))
    undo("mine")
    assert (box / "mine.txt").read_text() == "# mine\n3 1st/54\n"


def test_a_change_that_changes_nothing_is_no_version() -> None:
    new("mine")
    change("mine", [DeckChange("count", "0 1st/54")])
    assert len(versions("mine")) == 1


@pytest.mark.parametrize("when", [1, 2])
def test_whatever_ends_the_program_in_between_nothing_is_lost(
    when: int, box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new("mine")
    change("mine", _add("1st/54"))
    write, times = files.write_atomically, iter(range(1, 9))

    def ended(path: Path, data: bytes) -> None:
        if next(times) >= when:
            raise KeyboardInterrupt
        write(path, data)

    monkeypatch.setattr(deck_versions, "write_atomically", ended)
    with pytest.raises(KeyboardInterrupt):
        change("mine", _add("1st/1"))
    monkeypatch.setattr(deck_versions, "write_atomically", write)
    assert asked_for("mine").cards == ("1st/54",)
    assert undo("mine")[1].cards == ()
    assert redo("mine")[1].cards == ("1st/54",)


def test_a_change_that_is_refused_leaves_everything_as_it_was(box: Path) -> None:
    new("mine")
    change("mine", _add("1st/54"))
    before = {path: path.read_bytes() for path in box.rglob("*") if path.is_file()}
    with pytest.raises(DeckError):
        change("mine", [DeckChange("add", "1st/1"), DeckChange("remove", "1st/44")])
    assert {path: path.read_bytes() for path in box.rglob("*") if path.is_file()} == before


def test_a_damaged_history_is_told_and_the_deck_stays(box: Path) -> None:
    new("mine")
    change("mine", _add("1st/54"))
    (box / "history" / "mine.json").write_text("{")
    with pytest.raises(DeckError, match="the deck itself is whole"):
        undo("mine")
    assert asked_for("mine").cards == ("1st/54",)


def test_no_more_versions_are_kept_than_anybody_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_versions, "MOST_VERSIONS", 3)
    new("mine")
    for _ in range(5):
        change("mine", _add("1st/54"))
    assert [len(one.deck.cards) for one in versions("mine")] == [2, 3, 4, 5]


def test_a_shipped_deck_is_not_ones_own() -> None:
    with pytest.raises(DeckError, match="`sixrealms deck new` begins one"):
        change("A-1", _add("1st/54"))
    new("mine")
    with pytest.raises(DeckError, match="yours are mine"):
        undo("A-1")


def test_a_folder_that_cannot_be_made_is_told(box: Path) -> None:
    box.parent.parent.mkdir(parents=True, exist_ok=True)
    box.parent.write_text("a file")
    with pytest.raises(DeckError) as wrong:
        new("mine")
    assert "\n" not in str(wrong.value)


STEPS = st.lists(st.sampled_from(["add", "undo", "redo"]), max_size=12)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=20)
@given(STEPS)
def test_undo_and_redo_go_along_one_line(tmp_path_factory: pytest.TempPathFactory, steps: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SIXREALMS_HOME", str(tmp_path_factory.mktemp("home")))
        new("mine")
        line, at = [0], 0
        for step in steps:
            if step == "add":
                change("mine", _add("1st/54"))
                line = [*line[: at + 1], line[at] + 1]
                at += 1
            elif step == "undo" and at:
                undo("mine")
                at -= 1
            elif step == "redo" and at + 1 < len(line):
                redo("mine")
                at += 1
            assert len(own_decks.read_own("mine").cards) == line[at]
