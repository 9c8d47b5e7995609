from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms.errors import RecordError
from sixrealms.records import parser
from sixrealms.records.parser import parse
from tests.records.recording import text

LINES = text().splitlines()


def _line(start: str) -> int:
    """The number of the first line that begins so, counted from 1."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def _changed(start: str, new: str) -> str:
    at = _line(start) - 1
    return "\n".join([*LINES[:at], *([new] if new else []), *LINES[at + 1 :]])


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("", "game.txt:1: not a game record; its first line must be 'Sixrealms record 1'"),
        ("hello", "game.txt:1: not a game record"),
        ("Sixrealms record 2\n", "game.txt:1: record format 2, this program reads 1; use the program that wrote it"),
        ("Sixrealms save 1 00 3\n", "game.txt:1: a saved position, not the record of a game"),
        ("Sixrealms record 1\n\n; nothing\n", "game.txt:3: the record breaks off in its header; copy the file again"),
        ("Sixrealms record 1\nseed 7\n", "game.txt:2: 'seed 7' is not a line of the header; they look like 'seed: 7'"),
        ("Sixrealms record 1\nseed: 7\nseed: 8\n", "game.txt:3: seed a second time; leave one"),
    ],
)
def test_what_is_no_record_is_refused(record: str, why: str) -> None:
    with pytest.raises(RecordError) as refusal:
        parse(record, "game.txt")

    assert why in str(refusal.value)


@pytest.mark.parametrize(
    ("start", "new", "why"),
    [
        ("seed", "", "game.txt:2: the header lacks its line 'seed: ...'"),
        ("seed", "seed: seven", "seed must be a whole number, not 'seven'"),
        ("size", "size: 5.5", "size must be a whole number, not '5.5'"),
        ("deck B", "", "no seat 'B'; the decks of this record are A"),
        ("deck B", "deck B:", "deck B has no cards"),
        ("deck B", "deck B: 1st/0", "deck B: no printing '1st/0'"),
        ("deck B", "deck C: 1st/1", "game.txt:{at}: no seat 'C'; the decks of this record are A, B"),
        ("dungeon A", "dungeon A: DU/999", "dungeon A: no printing 'DU/999'"),
        ("seat A", 'seat A: "Ana', "seat A: the quotation marks do not close"),
        ("seat A", 'seat A: "Ana" B', "seat A: the quotation marks do not close"),
        ("3. ", "", "move 4 where move 3 should be; a line is lost or doubled"),
        ("3. ", "2. A passes", "move 2 where move 3 should be"),
        ("3. ", "A passes", "'A passes' is not a line of a record; moves look like '12. A passes'"),
        ("Turn 2", "Turn two: B", "'Turn two: B' is not a line of a record"),
        ("== end", "== end 5: position 0000000000000000 text 00000000", "after 5 moves, but"),
    ],
)
def test_a_malformed_line_is_named_even_when_changes_are_allowed(start: str, new: str, why: str) -> None:
    record = _changed(start, new)

    with pytest.raises(RecordError) as refusal:
        parse(record, "game.txt", force=True)

    message = str(refusal.value)
    assert why.format(at=_line(start)) in message
    assert message.startswith("game.txt:")
    assert message.isprintable()


def test_a_record_that_breaks_off_is_refused() -> None:
    half = LINES[: _line("== after 20")]

    with pytest.raises(RecordError) as refusal:
        parse("\n".join(half), "game.txt")

    assert f"game.txt:{len(half)}: the record breaks off before its '== end' line; copy the file again" in str(
        refusal.value
    )
    assert len(parse("\n".join(half), force=True).moves) > 0


def test_nothing_may_follow_the_end() -> None:
    with pytest.raises(RecordError, match="after the '== end' line; nothing may follow it"):
        parse(text() + "1. A passes\n")


@pytest.mark.parametrize(
    ("start", "new"),
    [
        ("seed", "seed: 12"),
        ("size", "size: 75"),
        ("seat A", "seat A: Somebody else"),
        ("deck B", "deck B: 1st/1-55"),
        ("13. ", "13. B passes"),
        ("Turn 3", "Turn 3: A"),
        ("== after 10:", f"== after 10: position {'0' * 16} text {'0' * 8}"),
        ("Result", "Result: A (goal) 6-0"),
    ],
)
def test_a_record_changed_by_hand_is_refused_with_the_place(start: str, new: str) -> None:
    at = _line(start)
    checks = [number for number, line in enumerate(LINES, 1) if line.startswith("==")]
    after = next(number for number in checks if number >= at)
    before = max((number for number in checks if number < at), default=1)

    with pytest.raises(RecordError) as refusal:
        parse(_changed(start, new), "game.txt")

    assert f"game.txt:{after}: lines {before} to {after} were changed after they were written" in str(refusal.value)
    assert "--force" in str(refusal.value)


def test_remarks_empty_lines_and_line_ends_are_no_change() -> None:
    spaced = [part for line in LINES[1:] for part in (f"  {line} ", "", "; what a move!")]

    assert parse("\r\n".join([LINES[0], *spaced])).moves == parse(text()).moves


@pytest.mark.property
@given(st.integers(0, 2**32))
def test_any_damage_is_refused_in_one_line(seed: int) -> None:
    chance = random.Random(seed)
    letters = list(text())
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(letters))
        letters[at] = chance.choice(["", "x", "\n", "7", "=", "\0", "é", letters[at] * 2])
    damaged = "".join(letters)

    same = [_meaning(damaged), _meaning(text())]
    if same[0] == same[1]:
        assert parse(damaged).moves == parse(text()).moves
        return
    with pytest.raises(RecordError) as refusal:
        parse(damaged, "game.txt")
    assert str(refusal.value).isprintable()
    assert str(refusal.value).startswith("game.txt:")


def _meaning(record: str) -> list[str]:
    lines = (line.strip() for line in record.splitlines())
    return [line for line in lines if line and not line.startswith(";")]


def test_a_file_is_read_with_its_name_in_every_message(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text(), encoding="utf-8-sig")
    assert parser.read(path).moves == parse(text()).moves

    path.write_bytes(b"Sixrealms record 1\nseat A: \xff\n")
    with pytest.raises(RecordError, match=r"game\.txt:2: not UTF-8 text, so not a game record"):
        parser.read(path)
    with pytest.raises(RecordError, match="there is no such file"):
        parser.read(tmp_path / "nothing")
