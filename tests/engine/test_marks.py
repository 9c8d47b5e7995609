"""What a game remembers in `State.marks`: one module spells the keys and says when each is forgotten."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixrealms
from sixrealms import table
from sixrealms.engine import marks
from sixrealms.engine.marks import Mark, Until
from sixrealms.engine.power import Context

SOURCE = Path(sixrealms.__file__).parent
#: What looks a key up, writes it or takes it away.
METHODS = (".marks.get", ".marks.pop", ".marks.setdefault", ".marks.update")
FUNCTIONS = ("mark", "atoms.mark", "clear_marks")
DECLARED = {name: one for name, one in vars(marks).items() if isinstance(one, Mark)}


def _strings(node: ast.AST) -> Iterator[str]:
    """Every beginning of a text in a piece of code."""
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value


def _keys_spelt(tree: ast.AST) -> Iterator[str]:
    """Texts used as a key of the marks: looked up, written, taken away, or compared with the keys."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith(".marks"):
            yield from _strings(node.slice)
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called.endswith((".marks.get", ".marks.pop", ".marks.setdefault", ".marks.update")) or called in (
                "mark",
                "atoms.mark",
                "clear_marks",
            ):
                yield from (text for argument in node.args[:2] for text in _strings(argument))
        elif isinstance(node, ast.Compare) and ".marks" in ast.unparse(node.comparators[0]):
            yield from _strings(node.left)


def test_no_other_module_spells_a_key() -> None:
    spelt = {
        f"{path.relative_to(SOURCE)}: {text}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path.name != "marks.py" or path.parent.name != "engine"
        for text in _keys_spelt(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert spelt == set()


def test_no_module_outside_writes_a_beginning_of_a_key() -> None:
    beginnings = {one.prefix for one in DECLARED.values()}
    families = tuple(one.prefix for one in Until if one.value)
    written = {
        f"{path.relative_to(SOURCE)}: {text}"
        for folder in ("engine", "powers", "cards", "options", "match")
        for path in sorted((SOURCE / folder).rglob("*.py"))
        if path != SOURCE / "engine" / "marks.py"
        for text in _strings(ast.parse(path.read_text(encoding="utf-8")))
        if text in beginnings or text.startswith(families)
    }
    assert written == set()


def test_no_two_marks_share_their_keys() -> None:
    prefixes = [one.prefix for one in DECLARED.values()]
    assert len(set(prefixes)) == len(prefixes)


@pytest.mark.parametrize(
    ("mark", "key"),
    [
        (marks.ATTACKED, "turn-end:attacked:7"),
        (marks.PLAYED, "round:played:7"),
        (marks.TORN, "game:torn:7"),
        (marks.SPARED, "spared:7"),
        (marks.MULLIGANS, "match:mulligans:7"),
    ],
)
def test_keys_are_spelt_as_in_saves_of_before(mark: Mark, key: str) -> None:
    assert mark.of(7) == key


def test_keys_about_two_begin_with_what_is_about_the_first() -> None:
    assert marks.FREE_ENTRY.of_two(3, 1) == "game:free-entry:3:1"
    assert marks.FREE_ENTRY.of_two(3, 1).startswith(marks.FREE_ENTRY.beside(3))
    assert not marks.FREE_ENTRY.of_two(31, 1).startswith(marks.FREE_ENTRY.beside(3))


@pytest.mark.rule("inplay.left-no-effect")
def test_a_card_that_has_left_and_come_back_is_another() -> None:
    state = table.new_game(["A-1", "B-1"], seed=1)
    before = [marks.RAZINGS.of_copy(state, 7), marks.SPENT.on(state, 7, 7), marks.SCHOOL.on(state, 7, 7)]
    state.gen[7] += 1
    after = [marks.RAZINGS.of_copy(state, 7), marks.SPENT.on(state, 7, 7), marks.SCHOOL.on(state, 7, 7)]
    assert before == ["razings:7.0", "kept:spent:7:0", "round:school:7"]
    assert after == ["razings:7.1", "kept:spent:7:1", "round:school:7"]


def test_a_number_is_read_as_it_was_noted_and_a_pair_by_the_one_that_noted_it() -> None:
    state = table.new_game(["A-1", "B-1"], seed=1)
    state.marks[marks.BASE_LEVEL.on(state, 7, 9)] = 4 + marks.BASE_LEVEL.plus
    state.marks[marks.HELD.on(state, 7, 9)] = 1
    assert [marks.BASE_LEVEL.number(state, card, 9) for card in (7, 8)] == [4, 0]
    assert [marks.HELD.number(state, 7, by) for by in (9, 8)] == [1, 0]


def test_a_limited_power_is_remembered_by_its_card_and_in_a_game_by_its_player() -> None:
    x = Context(7, 1)
    assert marks.used("turn", "use-1", x) == "turn:use-1:7"
    assert marks.used("game", "use-1", x) == "game:use-1:1"


def test_marks_that_are_taken_away_have_no_beginning_in_common() -> None:
    assert Until.ROUND.prefix == "round:"
    with pytest.raises(ValueError, match="no beginning in common"):
        _ = Until.TAKEN.prefix
