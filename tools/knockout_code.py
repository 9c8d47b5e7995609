"""Every small way to break what rules say as code: reasons, and functions whose words name a statement.

reason: one place that forbids something for a statement's sake forbids it no longer. function: a function whose
docstring names a statement does nothing, finds nothing, says the opposite or one more (each statement it names has to
notice), or always says yes or no (one of them). branch: a question such a
function asks is always answered the same way; any of the function's statements may notice. line: a line whose comment
names a statement is skipped, or its question is always answered the same way.

A function is broken by giving it other code, so that whoever holds it meets the change: a change is for a process of
its own. Not covered: functions inside functions, and those that return something richer than a number or a row.
"""

from __future__ import annotations

import ast
import copy
import importlib
import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache, cached_property, partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

import sixrealms
from sixrealms import rulebook
from sixrealms.rulebook.ledger_files import core_conflicts, tournament_conflicts
from tools.knockout_answers import Break

SOURCE: Final = Path(sixrealms.__file__).parent
LAYERS: Final = ("engine", "powers", "options", "decks", "formats", "match", "rulesets", "tournament", "catalogue")

_ID: Final = re.compile(r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+")
_EMPTY: Final = {
    "list": ast.List([], ast.Load()),
    "tuple": ast.Tuple([], ast.Load()),
    "Sequence": ast.Tuple([], ast.Load()),
    "frozenset": ast.Call(ast.Name("frozenset", ast.Load()), [], []),
    "Iterator": None,
}
_Edit = Callable[[ast.FunctionDef], None]
_Function = ast.FunctionDef
#: Ids, each with the statements it is about.
Named = dict[str, tuple[str, ...]]


class Place(NamedTuple):
    """A function of the source."""

    path: Path
    name: str  # "Class.method"
    node: _Function
    words: Named  # what its docstring names
    comments: tuple[tuple[int, Named], ...]  # (line, what it names) of its comments

    @property
    def module(self) -> str:
        return ".".join(("sixrealms", *self.path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")

    @property
    def said(self) -> str:
        return f"{self.path.relative_to(SOURCE).as_posix()} {self.name}"


def named_in(text: str) -> Named:
    """The ids a text names, each with its statements."""
    names = dict.fromkeys(word.rstrip(".") for word in _ID.findall(text))
    return {name: rules for name in names if (rules := statements_of(name))}


def statements_of(name: str) -> tuple[str, ...]:
    """The statement of this name, or those a disputed point of this name is about; none: it is no id."""
    if rulebook.is_rule(name):
        return (name,)
    point = core_conflicts().get(name) or tournament_conflicts().get(name)
    return point.rules if point is not None else ()


@cache
def places() -> tuple[Place, ...]:
    """Every function and method of the layers that carry out rules."""
    found: list[Place] = []
    for layer in LAYERS:
        for path in sorted((SOURCE / layer).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            lines = text.splitlines()
            for name, node in _functions(ast.parse(text), ""):
                comments = tuple(
                    (n, named)
                    for n in range(node.lineno, (node.end_lineno or node.lineno) + 1)
                    if (named := named_in(lines[n - 1].partition("  # ")[2]))
                )
                words = named_in(ast.get_docstring(node) or "")
                found.append(Place(path, name, node, words, comments))
    return tuple(found)


def _functions(node: ast.AST, above: str) -> Iterator[tuple[str, _Function]]:
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.ClassDef):
            yield from _functions(inner, f"{above}{inner.name}.")
        elif isinstance(inner, ast.FunctionDef):
            yield f"{above}{inner.name}", inner


# -- reasons ----------------------------------------------------------------------------------------------------------


def reasons() -> Iterator[Break]:
    """Every place that gives a reason against an action, silenced, for each statement it may name."""
    for place in places():
        for n, call in enumerate(_reasons_in(place.node)):
            message = _said(call)[1]
            said = str(message.value) if isinstance(message, ast.Constant) else ast.unparse(message)
            silenced = partial(silence, n)
            for rule in _rules_of(call, place):
                about = statements_of(rule)
                what = f"{place.said}: no longer {said} ({rule})"
                yield Break("reason", what, about, partial(_change, place, silenced))


def _reasons_in(node: _Function) -> list[ast.Call]:
    found = [n for n in ast.walk(node) if isinstance(n, ast.Call) and _gives_reason(n)]
    return sorted(found, key=lambda call: (call.lineno, call.col_offset))


def _gives_reason(call: ast.Call) -> bool:
    """`Reason(...)`, or in hot places `made(Reason, (...))`."""
    named = [one.id for one in (call.func, *call.args[:1]) if isinstance(one, ast.Name)]
    return "Reason" in named and (named[0] == "Reason" or named[0] == "made")


def _said(call: ast.Call) -> list[ast.expr]:
    """Rule, message and what follows."""
    packed = call.args[-1]
    return packed.elts if len(call.args) == 2 and isinstance(packed, ast.Tuple) else call.args


def _rules_of(call: ast.Call, place: Place) -> tuple[str, ...]:
    """The ids a reason may carry: its own, or those of the function that says it or finds it."""
    within: ast.AST = _said(call)[0]
    if isinstance(within, ast.Call) and isinstance(within.func, ast.Name):
        name = within.func.id
        within = next((p.node for p in places() if p.path == place.path and p.name == name), within)
    elif isinstance(within, ast.Name):
        within = _value_of(within.id, place.node)
    words = [n.value for n in ast.walk(within) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    whole = [word for word in words if statements_of(word)]
    if isinstance(within, ast.JoinedStr):  # a beginning and an end
        head, *tails = words
        whole = [head + tail for tail in tails if statements_of(head + tail)]
    return tuple(dict.fromkeys(whole))


def _value_of(name: str, node: _Function) -> ast.AST:
    """What a name is given in a function; all of the function if it comes from elsewhere."""
    given = [n for n in ast.walk(node) if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == name]
    return ast.Tuple([n.value for n in given], ast.Load()) if given else node


class _Silencer(ast.NodeTransformer):
    def __init__(self, call: ast.Call) -> None:
        self.call = call

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        value = node.value
        if isinstance(value, ast.Yield) and value.value is self.call:
            return ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
        if isinstance(value, ast.Call) and self.call in value.args:  # found.append(Reason(...))
            return ast.Pass()
        return self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> ast.AST:
        if node.value is self.call:
            return ast.Return(ast.Constant(None))
        return self.generic_visit(node)

    def visit_List(self, node: ast.List) -> ast.AST:
        if self.call in node.elts:
            return ast.List([one for one in node.elts if one is not self.call], ast.Load())
        return self.generic_visit(node)


def silence(n: int, node: _Function) -> None:
    """Take the n-th reason out of a function."""
    _Silencer(_reasons_in(node)[n]).visit(node)


# -- functions --------------------------------------------------------------------------------------------------------


def functions() -> Iterator[Break]:
    """Every function whose docstring names a statement, made useless in the ways of what it returns."""
    for place in places():
        if not place.words or _promised(place.node):
            continue
        for said, edit in _useless(place.node):
            for name, rules in place.words.items():
                yield Break("function", f"{place.said}: {said} ({name})", rules, partial(_change, place, edit))
        for said, edit in _one_sided(place.node):
            any_of = tuple(rule for about in place.words.values() for rule in about)
            yield Break("function", f"{place.said}: {said}", any_of, partial(_change, place, edit))


def uncovered() -> list[str]:
    """The functions that name a statement and cannot be broken so."""
    named = [place for place in places() if place.words and not _promised(place.node)]
    return [place.said for place in named if not list(_useless(place.node))]


def _promised(node: _Function) -> bool:
    """Whether it is only a promise that others keep, or what holds where nobody says otherwise."""
    last = node.body[-1]
    if isinstance(last, ast.Raise):
        return "NotImplementedError" in ast.unparse(last)
    alone = len(node.body) == 1 + (ast.get_docstring(node) is not None)
    return alone and isinstance(last, ast.Return) and isinstance(last.value, ast.Constant)


def _one_sided(node: _Function) -> Iterator[tuple[str, _Edit]]:
    """A question always answered the same way: any statement the function names may be about that side."""
    if node.returns is not None and ast.unparse(node.returns) == "bool":
        yield "always yes", partial(_answer, ast.Constant(True))
        yield "always no", partial(_answer, ast.Constant(False))


def _useless(node: _Function) -> Iterator[tuple[str, _Edit]]:
    kind = ast.unparse(node.returns) if node.returns else ""
    start = kind.partition("[")[0]
    if kind == "None":
        yield "does nothing", partial(_answer, None)
    elif kind == "bool":
        yield "the opposite", _opposite
    elif kind == "int":
        yield "one more", _one_more
    elif kind == "str":
        yield "says nothing", partial(_answer, ast.Constant(""))
    elif kind.endswith(" | None"):
        yield "finds nothing", partial(_answer, ast.Constant(None))
    elif start in _EMPTY:
        yield "finds nothing", partial(_answer, _EMPTY[start])


def _answer(value: ast.expr | None, node: _Function) -> None:
    """Answer before anything is done; what follows stays, so that a generator remains one."""
    node.body.insert(1 if ast.get_docstring(node, clean=False) is not None else 0, ast.Return(copy.deepcopy(value)))


def _opposite(node: _Function) -> None:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Return) and inner.value is not None:
            inner.value = ast.UnaryOp(ast.Not(), inner.value)


def _one_more(node: _Function) -> None:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Return) and inner.value is not None:
            inner.value = ast.BinOp(inner.value, ast.Add(), ast.Constant(1))


# -- branches and lines -----------------------------------------------------------------------------------------------


def branches() -> Iterator[Break]:
    """Every question of a function whose docstring names statements, always answered the same way."""
    for place in places():
        for n, test in enumerate(_tests(place.node)) if place.words else ():
            for answer in (True, False):
                what = f"{place.said}: `{ast.unparse(test)}` always {'yes' if answer else 'no'}"
                rules = tuple(rule for about in place.words.values() for rule in about)
                yield Break("branch", what, rules, partial(_change, place, partial(_settle, n, answer)))


def lines() -> Iterator[Break]:
    """Every line whose comment names statements, skipped or settled."""
    for place in places():
        for line, named in place.comments:
            for said, edit in _on_line(place.node, line):
                for name, rules in named.items():
                    yield Break("line", f"{place.said}: {said} ({name})", rules, partial(_change, place, edit))


def _tests(node: _Function) -> list[ast.expr]:
    found = [n.test for n in ast.walk(node) if isinstance(n, ast.If | ast.IfExp)]
    return sorted(found, key=lambda test: (test.lineno, test.col_offset))


def _settle(n: int, answer: bool, node: _Function) -> None:
    test = _tests(node)[n]
    pair = ast.Subscript(ast.Tuple([test, ast.Constant(answer)], ast.Load()), ast.Constant(1), ast.Load())
    for inner in ast.walk(node):
        if isinstance(inner, ast.If | ast.IfExp) and inner.test is test:
            inner.test = pair
            return


def _on_line(node: _Function, line: int) -> Iterator[tuple[str, _Edit]]:
    for n, test in enumerate(_tests(node)):
        if test.lineno <= line <= (test.end_lineno or test.lineno):
            yield f"`{ast.unparse(test)}` always yes", partial(_settle, n, True)
            yield f"`{ast.unparse(test)}` always no", partial(_settle, n, False)
    for n, one in enumerate(_steps(node)):
        if one.lineno <= line <= (one.end_lineno or one.lineno):
            yield f"without `{ast.unparse(one)}`", partial(_skip, n)


def _steps(node: _Function) -> list[ast.stmt]:
    kinds = (ast.Expr, ast.AugAssign, ast.Return, ast.Continue, ast.Break, ast.Raise)
    return [n for n in ast.walk(node) if isinstance(n, kinds) and n is not node.body[-1]]


def _skip(n: int, node: _Function) -> None:
    step = _steps(node)[n]
    for inner in ast.walk(node):
        for name in ("body", "orelse", "finalbody"):
            row = getattr(inner, name, None)
            if isinstance(row, list) and step in row:
                still = isinstance(step, ast.Expr) and isinstance(step.value, ast.Yield | ast.YieldFrom)
                row[row.index(step)] = ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load()))) if still else ast.Pass()
                return


# -- giving a function other code -------------------------------------------------------------------------------------


def _change(place: Place, edit: _Edit) -> None:
    """Break the function, wherever it is held."""
    tree = ast.parse(place.path.read_text(encoding="utf-8"))
    node = next(
        inner for name, inner in _functions(tree, "") if (name, inner.lineno) == (place.name, place.node.lineno)
    )
    edit(node)
    broken = compile(ast.fix_missing_locations(tree), str(place.path), "exec")
    function = _function(importlib.import_module(place.module), place.name)
    wanted = function.__code__
    function.__code__ = next(
        code
        for code in _codes(broken)
        if (code.co_qualname, code.co_firstlineno) == (wanted.co_qualname, wanted.co_firstlineno)
    )


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)


def _function(module: Any, name: str) -> FunctionType:
    found: Any = module
    for part in name.split("."):
        found = inspect.getattr_static(found, part)
    if isinstance(found, property):
        found = found.fget
    elif isinstance(found, cached_property):
        found = found.func
    elif isinstance(found, staticmethod | classmethod):
        found = found.__func__
    if hasattr(found, "cache_clear"):
        found.cache_clear()
    function = inspect.unwrap(found)
    assert isinstance(function, FunctionType), name
    return function
