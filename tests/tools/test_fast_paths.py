"""What compiled modules do differently comes to the same: a small module, compiled and not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compiled

_MODULE = """
from array import array
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Final, NamedTuple, get_type_hints

from sixrealms.engine import zones as z
from sixrealms.engine.action import made
from sixrealms.engine.ask import goto
from sixrealms.engine.state import State


class Row(NamedTuple):
    name: str
    number: int = -1
    more: tuple[int, ...] = ()
    sure: bool = False


class Kind:
    pass


def said(wrong: Exception) -> str:
    return f"{type(wrong).__name__} {wrong}"


def byte(column: bytearray, index: int) -> object:
    try:
        return column[index]
    except IndexError as wrong:
        return said(wrong)


def write(column: bytearray, index: int, value: int) -> object:
    try:
        column[index] = value
        column[0] |= 1
        return bytes(column)
    except (IndexError, ValueError) as wrong:
        return said(wrong)


def number(column: "array[int]", index: int) -> object:
    try:
        return column[index]
    except IndexError as wrong:
        return said(wrong)


def rows() -> object:
    plain = Row("a")
    return [
        plain, Row("b", sure=True, number=300), made(Row, ("c", 1, (2,), False)), plain._replace(number=7, more=(1,)),
        type(plain) is Row, hash(Row("a")) == hash(plain), {plain: 1}[Row("a")],
        sorted(map(str, get_type_hints(Row).values())),
    ]


def groups(keys: list[str]) -> object:
    found: dict[str, list[int]] = defaultdict(list)
    for place, key in enumerate(keys):
        found[key].append(place)
    plain: dict[str, list[int]] = {"a": [1]}
    known: Mapping[str, list[int]] = found
    try:
        plain["b"]
    except KeyError as wrong:
        return found, known.get("a", []), known.get("z", [5]), said(wrong)
    return None


def belongs(numbers: set[int], words: frozenset[str], hand: tuple[int, ...], more: list[int]) -> object:
    return [
        *(n in numbers for n in (-1, 0, 7, 300, 2**40)), *(w in words for w in ("a", "zz", "a" * 3)),
        numbers.isdisjoint(hand), numbers.isdisjoint(more), numbers.isdisjoint(()), numbers.isdisjoint({7}),
        numbers.isdisjoint({9}), numbers.isdisjoint({}), numbers.isdisjoint({9: 1, 7: 1}), numbers.isdisjoint({9: 7}),
        words.isdisjoint({"c": 1, "".join(["a"]): 2}),
    ]


def cards(places: tuple[int, ...]) -> object:
    rows = places, (), (-1, 5)
    return (
        list(filter(z.IS_CARD, places)), [card for card in filter(z.IS_CARD, places)],
        list(filter(z.IS_CARD, chain.from_iterable(rows))), list(filter(None, places)),
    )


def held(numbers: set[int], hand: tuple[int, ...], more: list[int]) -> object:
    return [*filter(numbers.__contains__, hand)], list(filter(numbers.__contains__, more))


def copies(column: bytearray, wide: "array[int]", row: list[int]) -> object:
    others = column[:], wide[:], row[:], column[1:], wide[:1], row[::-1]
    column[0], wide[0], row[0] = 9, 9, 9
    return others


def frames(s: State, first: tuple[object, ...]) -> object:
    s.frames = [("game", "turns"), first]
    goto(s, "phase-2")
    told = [s.frames[:]]
    goto(s, 1, (2, 3), "x", first)
    told.append(s.frames[:])
    s.frames = []
    try:
        goto(s, 1)
    except IndexError as wrong:
        return told, said(wrong), s.frames
    return None


def upto(most: int) -> object:
    def each() -> Iterator[int]:
        yield from range(most)

    walk = iter([1, 2])
    try:
        next(5, None)  # type: ignore[call-overload]
    except TypeError as wrong:
        refused = said(wrong)
    return next(each(), None), next(walk, 0), next(walk, 0), next(walk, 0), refused


def of_either(one: object) -> bool:
    return isinstance(one, Row | Kind)


def everything() -> object:
    wide = array("h", [-1, 300, -32768])
    return [
        [byte(bytearray(b"\\x00\\xff"), n) for n in (0, 1, -1, -2, 2, -3, 2**70)],
        [write(bytearray(b"\\x00\\x02"), n, v) for n, v in ((1, 255), (-1, 3), (1, 256), (1, -1), (2, 1), (0, 2**70))],
        [number(wide, n) for n in (0, 1, 2, -1, 3, -4)],
        [number(array(code, [1, 200]), 1) for code in "HIiBqL"],
        rows(), groups(["a", "b", "a"]),
        belongs({0, 7, 15, 2**40}, frozenset({"a", "b"}), (1, 15), [3]), cards((4, -1, 300, -1)),
        held({0, 7, 300, 2**40}, (7, 1, 300, 7), [2**40, 5]), held(set(), (), []),
        copies(bytearray(b"\\x01\\x02"), array("h", [1, -2]), [1, 2]), copies(bytearray(1), array("I", [5]), [3]),
        frames(State.__new__(State), ("turn", "phase-1", 7)), frames(State.__new__(State), ("act",)), upto(0), upto(2),
        [n * 100 for n in (-5, 0, 2, 3)], of_either(Kind()), of_either(3),
    ]
"""


@pytest.mark.skipif(not (compiled.FOLDER / compiled.STAMP).is_file(), reason="make compiled has not been run")
def test_a_compiled_module_says_what_it_said_before(tmp_path: Path) -> None:
    said = {}
    for how in ("plain", "compiled"):
        folder = tmp_path / how
        folder.mkdir()
        (folder / "sample.py").write_text(_MODULE, encoding="utf-8")
        if how == "compiled":
            paths = {"PYTHONPATH": str(compiled.ROOT), "MYPYPATH": str(compiled.ROOT / "src")}
            command = [sys.executable, "-m", "tools.compiler.libraries", "sample.py", "build_ext", "--inplace"]
            done = subprocess.run(command, cwd=folder, env={**os.environ, **paths}, capture_output=True, check=False)
            assert done.returncode == 0, done.stdout.decode()[-2000:] + done.stderr.decode()[-2000:]
            assert list(folder.glob("sample.*.so")) or list(folder.glob("sample.*.pyd"))
        paths = {"PYTHONPATH": os.pathsep.join([str(folder), str(compiled.ROOT / "src")])}
        script = "import sample; print(sample.everything()); print(sample.__file__.endswith('.py'))"
        done = subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, **paths}, capture_output=True, check=True
        )
        said[how] = done.stdout.decode().splitlines()
    assert said["plain"][0] == said["compiled"][0]
    assert [lines[1] for lines in said.values()] == ["True", "False"]
