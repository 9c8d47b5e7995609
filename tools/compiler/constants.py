"""What always comes to the same is written so in the copy of the sources that is compiled, line by line.

`Prohibition.kind in s.kit.questions` becomes `"prohibition" in s.kit.questions`, which looks no class up, and
`isinstance(ability, Play | Use)` becomes `isinstance(ability, (Play, Use))`, which makes no type. What the fields of a
named tuple are is written as a string: mypyc forgets what `tuple[Action, ...]` holds, which whoever reads a saved game
has to know.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path


def fold(files: Iterable[Path]) -> None:
    """Write these files so; each class has one name in all of them."""
    sources = {path: path.read_text(encoding="utf-8") for path in files}
    known = constants(sources.values())
    for path, source in sources.items():
        folded = folded_source(source, known)
        if folded != source:
            path.write_text(folded, encoding="utf-8")


def constants(sources: Iterable[str]) -> dict[tuple[str, str], str]:
    """The strings that classes say they hold for good (`ClassVar[str]`), by class and name."""
    found: dict[tuple[str, str], str] = {}
    twice: set[str] = set()
    seen: set[str] = set()
    for source in sources:
        for one in ast.parse(source).body:
            if not isinstance(one, ast.ClassDef):
                continue
            (twice if one.name in seen else seen).add(one.name)
            for line in one.body:
                if not isinstance(line, ast.AnnAssign) or ast.unparse(line.annotation) != "ClassVar[str]":
                    continue
                if isinstance(line.value, ast.Constant) and isinstance(line.value.value, str):
                    found[one.name, ast.unparse(line.target)] = line.value.value
    return {key: value for key, value in found.items() if key[0] not in twice}


def folded_source(source: str, known: dict[tuple[str, str], str]) -> str:
    """The same source with these constants in place of the names."""
    lines = [line.encode() for line in source.split("\n")]
    places = [place for node in ast.walk(ast.parse(source)) for place in _written(node, known)]
    for node, text in sorted(places, key=lambda place: (place[0].lineno, -place[0].col_offset)):
        line = lines[node.lineno - 1]
        if line[node.col_offset : node.end_col_offset] != ast.unparse(node).encode():
            continue  # on several lines, or within a string put together, whose parts Python 3.11 does not place
        lines[node.lineno - 1] = line[: node.col_offset] + text.encode() + line[node.end_col_offset :]
    return b"\n".join(lines).decode()


def _written(node: ast.AST, known: dict[tuple[str, str], str]) -> Iterator[tuple[ast.expr, str]]:
    """The parts of this node that are written differently, and how."""
    match node:
        case ast.Attribute(value=ast.Name(id=kind), attr=name, ctx=ast.Load()) if (kind, name) in known:
            yield node, repr(known[kind, name])
        case ast.ClassDef(bases=[ast.Name(id="NamedTuple")]):
            for line in node.body:
                if isinstance(line, ast.AnnAssign):
                    yield line.annotation, repr(ast.unparse(line.annotation))
        case ast.Call(func=ast.Name(id="isinstance"), args=[_, ast.BinOp(op=ast.BitOr()) as kinds]) if (
            "None" not in ast.unparse(kinds)
        ):
            yield kinds, f"({ast.unparse(kinds).replace(' | ', ', ')})"
