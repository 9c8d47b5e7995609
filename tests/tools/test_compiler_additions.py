"""What mypyc is taught, and what is written into the sources that are compiled."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import compiled
from tools.compiler.constants import constants, fold, folded_source

_CLASSES = """
class Static:
    kind: ClassVar[str] = ""
    most: ClassVar[int] = 3

class Bar(Static):
    kind: ClassVar[str] = "bar"
"""


def test_a_constant_of_a_class_is_written_where_it_is_asked_for() -> None:
    known = constants([_CLASSES])
    asks = "if é and Bar.kind in s.kit.questions or Static.kind == Bar.kind:\n    pass\n"
    assert folded_source(asks, known) == "if é and 'bar' in s.kit.questions or '' == 'bar':\n    pass\n"


def test_the_fields_of_a_named_tuple_are_what_they_are_in_words() -> None:
    row = "class Row(NamedTuple):\n    held: tuple[Action, ...] = ()\n\nclass Other:\n    held: tuple[Action, ...]\n"
    assert folded_source(row, {}) == row.replace("tuple[Action, ...] =", "'tuple[Action, ...]' =")


def test_several_classes_are_a_row() -> None:
    asks = "if isinstance(node, Play | Use | Answer) and isinstance(node, Play):\n    pass\n"
    assert folded_source(asks, {}) == asks.replace("Play | Use | Answer", "(Play, Use, Answer)")


@pytest.mark.parametrize("source", ["question.kind\n", "Bar.most\n", "Bar.kind = 'other'\n", "Other.kind\n"])
def test_nothing_else_is_written_differently(source: str) -> None:
    assert folded_source(source, constants([_CLASSES])) == source


def test_two_classes_of_one_name_have_no_constants() -> None:
    assert ("Bar", "kind") not in constants([_CLASSES, "class Bar:\n    pass\n"])


def test_the_sources_mean_the_same_afterwards(tmp_path: Path) -> None:
    copies = []
    for number, path in enumerate(compiled.modules()):
        copies.append(tmp_path / f"{number}.py")
        copies[-1].write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    fold(copies)
    changed = 0
    for path, copy in zip(compiled.modules(), copies, strict=True):
        before, after = (one.read_text(encoding="utf-8") for one in (path, copy))
        changed += before != after
        assert len(before.splitlines()) == len(after.splitlines())
        ast.parse(after)
    assert changed > 20


def test_the_mypyc_that_is_installed_is_taught() -> None:
    libraries = pytest.importorskip("tools.compiler.libraries", reason="mypyc is not installed")
    from mypy.version import __version__

    assert __version__.startswith(libraries.KNOWN), "try tools/compiler with it, and say so there"


def test_a_generated_file_includes_the_header_once_after_the_others() -> None:
    libraries = pytest.importorskip("tools.compiler.libraries", reason="mypyc is not installed")
    source = '#include "__native_x.h"\n#include "__native_internal_x.h"\nint a;\n'
    made = libraries.including(source, "fast_paths.h")
    assert made == source.replace("int a;", '#include "fast_paths.h"\nint a;')
    assert libraries.including(made, "fast_paths.h") == made


def test_named_tuples_are_known_with_what_they_hold_if_nothing_is_given() -> None:
    additions = pytest.importorskip("tools.compiler.additions", reason="mypyc is not installed")
    known = additions.named_tuples(compiled.named_modules())
    assert list(known["sixrealms.engine.action.Action"].values()) == [additions.GIVEN, -1, -1, -1, ""]
    assert known["sixrealms.engine.power.Context"]["bound"] == ()
    assert "sixrealms.engine.power.Saying" not in known  # it holds a mapping, which each would share


def test_the_fields_of_named_tuples_are_those_they_have() -> None:
    additions = pytest.importorskip("tools.compiler.additions", reason="mypyc is not installed")
    from sixrealms.engine import action, power, reason, state

    known = additions.named_tuples(compiled.named_modules())
    for kind in (action.Action, action.Decision, power.Context, reason.Reason, state.Act, state.Battle, state.Running):
        fields = known[f"{kind.__module__}.{kind.__name__}"]
        assert tuple(fields) == kind._fields
        assert {name: value for name, value in fields.items() if value is not additions.GIVEN} == kind._field_defaults
