"""Who may import whom: one table for every package, and another for the rooms of the server."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "sixrealms"

PACKAGES: Mapping[str, str] = {
    # what everything stands on
    "wording": "",
    "user_folder": "",
    "compiled_engine": "",
    "errors": "wording",
    "catalogue": "errors",
    "rulesets": "catalogue errors",
    "rulebook": "errors",
    "ratings": "",
    # the rules machine and the language of cards
    "engine": "catalogue rulesets",
    "powers": "catalogue engine errors",
    "language": "engine powers",
    "cards": "language",
    "realise": "catalogue engine powers",
    # decks, and games under other rules than the ruleset's
    "decks": "catalogue errors rulesets user_folder wording",
    "options": "catalogue engine errors powers rulesets wording",
    "formats": "catalogue decks engine errors options rulesets",
    # a game from its first decision to its last
    "table": "catalogue decks engine errors formats options powers rulesets",
    "players": "catalogue engine errors powers",
    "records": "catalogue engine errors table",
    "review": "engine players records",
    "match": "catalogue decks engine errors formats options rulesets table",
    "telling": "catalogue engine errors formats options players powers realise records rulebook wording",
    "scenarios": ("catalogue engine errors options powers realise records rulebook rulesets table telling wording"),
    "exercises": "catalogue engine errors scenarios",
    "faces": "catalogue powers realise wording",
    # around the game
    "setup": "catalogue decks engine errors formats options players powers records rulesets table wording",
    "tournament": "catalogue decks engine errors formats options rulebook rulesets wording",
    "simulation": "decks engine errors formats match players rulebook rulesets setup table tournament",
    "laboratory": "catalogue decks engine errors players records rulesets scenarios setup simulation wording",
    "training": (
        "catalogue decks engine errors exercises formats players powers records scenarios setup simulation table"
    ),
    # what people and programs use
    "envs": "catalogue decks engine errors players records rulesets simulation table",
    "server": (
        "catalogue decks engine errors exercises faces formats match options players powers ratings records review"
        " rulebook rulesets scenarios setup simulation table telling tournament wording"
    ),
    "terminal": (
        "catalogue compiled_engine decks engine errors exercises formats laboratory match options players powers"
        " realise records review rulebook rulesets scenarios server setup simulation table telling tournament"
        " user_folder wording"
    ),
    "__init__": "engine table",
    "__main__": "terminal",
}
"""Every package and module of `sixrealms`, in an order in which each imports only those before it."""

SERVER: Mapping[str, str] = {
    "refusal": "",
    "limits": "refusal",
    "randomness": "",
    "fault_log": "",
    "logs": "",
    "own_address": "",
    "supervise": "",
    "admission": "limits refusal",
    "fair_share": "limits",
    "deck_trials": "limits refusal",
    "first_requests": "",
    "slow_requests": "admission first_requests limits refusal",
    "refused_sockets": "",
    "game": "refusal",
    "messages": "game limits refusal",
    "views": "fair_share fault_log game messages refusal",
    "store": "fair_share game limits",
    "session": "admission fair_share fault_log game limits messages randomness refusal store views",
    "accounts": "fair_share limits randomness refusal session store",
    "whole_copy": "accounts store",
    "backup": "store whole_copy",
    "tournaments": "fault_log game limits randomness session store",
    "http": "accounts deck_trials fair_share fault_log game limits messages refusal session store tournaments views",
    "health": "store",
    "metrics": "fault_log health session",
    "housekeeping": "health http limits metrics session store tournaments",
    "warm_up": "http views",
    "app": "accounts deck_trials fault_log health housekeeping http limits refusal session store tournaments views",
    "serve": "app housekeeping http limits logs own_address refused_sockets slow_requests store supervise warm_up",
}

UPWARDS = {("powers", "cards"): "powers.card_files imports every card file once, when a power is first asked for"}
"""The imports that go against the order, each with its reason."""


@cache
def _imports(path: Path) -> Sequence[str]:
    return list(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def _arrows(package: str) -> Mapping[tuple[str, str], str]:
    """Which part of a package imports which, with one file that does."""
    folder = SOURCE.parent.joinpath(*package.split("."))
    parts = {path.stem for path in folder.iterdir() if path.is_dir() or path.suffix == ".py"} - {"__pycache__"}
    found: dict[tuple[str, str], str] = {}
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        own = inside.parts[0] if len(inside.parts) > 1 else inside.stem
        for module in _imports(path):
            if module.startswith(f"{package}."):
                other = module.removeprefix(f"{package}.").split(".")[0]
                if other in parts and other != own:
                    found.setdefault((own, other), inside.as_posix())
    return found


def _allowed(table: Mapping[str, str]) -> set[tuple[str, str]]:
    return {(own, other) for own, others in table.items() for other in others.split()}


TABLES = pytest.mark.parametrize(("package", "table"), [("sixrealms", PACKAGES), ("sixrealms.server", SERVER)])


@TABLES
def test_every_import_between_packages_is_in_the_table(package: str, table: Mapping[str, str]) -> None:
    allowed = _allowed(table) | UPWARDS.keys()

    assert {arrow: file for arrow, file in _arrows(package).items() if arrow not in allowed} == {}


@TABLES
def test_the_table_allows_nothing_that_nobody_needs(package: str, table: Mapping[str, str]) -> None:
    assert _allowed(table) - _arrows(package).keys() == set()


@TABLES
def test_the_table_names_every_package(package: str, table: Mapping[str, str]) -> None:
    folder = SOURCE.parent.joinpath(*package.split("."))
    files = {path.stem for path in folder.glob("*.py")}
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}

    assert (files | packages) - table.keys() - {"__init__"} == set()


@TABLES
def test_nothing_imports_in_a_circle(package: str, table: Mapping[str, str]) -> None:
    order = list(TopologicalSorter({own: others.split() for own, others in table.items()}).static_order())
    names = list(table)

    assert set(order) == set(names)
    assert [(own, other) for own, other in _allowed(table) if names.index(other) > names.index(own)] == []


def test_what_goes_upwards_is_needed() -> None:
    assert UPWARDS.keys() - _arrows("sixrealms").keys() == set()


def test_the_product_imports_no_tools_of_its_makers() -> None:
    """Fuzzing, benchmarks, tools and tests are not in the wheel."""
    theirs = {"fuzz", "tools", "benchmarks", "tests"}

    assert [
        (path.relative_to(SOURCE).as_posix(), module)
        for path in sorted(SOURCE.rglob("*.py"))
        for module in _imports(path)
        if module.split(".")[0] in theirs
    ] == []


def test_an_import_inside_a_function_says_why_it_stands_there() -> None:
    unexplained = []
    for path in sorted(SOURCE.rglob("*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for block in _inner_imports(path):
            said = [lines[number] for number in range(block[0].lineno - 2, block[-1].end_lineno or 0)]
            if not any("#" in line for line in said):
                unexplained.append(f"{path.relative_to(SOURCE).as_posix()}:{block[0].lineno}")

    assert unexplained == []


#: How many imports of the package stand inside functions because modules name each other (decision 22): never more.
_MUTUAL = {"engine": 9, "powers": 6, "realise": 10}


def test_modules_that_name_each_other_do_not_become_more() -> None:
    found = {
        room: sum(
            isinstance(one, ast.ImportFrom) and (one.module or "").startswith("sixrealms")
            for path in (SOURCE / room).rglob("*.py")
            for block in _inner_imports(path)
            for one in block
        )
        for room in _MUTUAL
    }

    assert found == _MUTUAL, "fewer is better: write the new number down; for more there is no reason"


def _inner_imports(path: Path) -> Iterator[list[ast.Import | ast.ImportFrom]]:
    """The imports inside functions, those in neighbouring lines together."""
    block: list[ast.Import | ast.ImportFrom] = []
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        found = [node for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom)]
        for node in sorted(found, key=lambda node: node.lineno):
            if block and block[-1].end_lineno != node.lineno - 1:
                yield block
                block = []
            block.append(node)
        if block:
            yield block
        block = []
