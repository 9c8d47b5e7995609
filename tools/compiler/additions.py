"""What mypyc is taught: quicker ways for what the engine does most, through the tables in which mypyc keeps its own.

Each means the same as what mypyc does without it, and is done by a function of `fast_paths.h`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from mypy.nodes import ARG_NAMED, ARG_POS, CallExpr, Expression, MemberExpr, RefExpr, TupleExpr, TypeInfo
from mypy.types import Instance, TupleType, get_proper_type
from mypyc.ir.ops import ERR_MAGIC, Integer, Value
from mypyc.ir.rtypes import (
    bool_rprimitive,
    bytearray_rprimitive,
    c_int_rprimitive,
    c_pyssize_t_rprimitive,
    frozenset_rprimitive,
    int_rprimitive,
    is_tagged,
    list_rprimitive,
    object_rprimitive,
    set_rprimitive,
    tuple_rprimitive,
)
from mypyc.irbuild.builder import IRBuilder
from mypyc.irbuild.specialize import specialize_dunder, specialize_function
from mypyc.primitives.registry import ERR_NEG_INT, custom_op, method_op
from mypyc.primitives.tuple_ops import tuple_get_item_unsafe_op

#: The fields of each named tuple with the values they have where none is given.
Fields = dict[str, dict[str, object]]
#: What a field has that must be given.
GIVEN: Final = object()
#: `tuple.__new__` under the name by which the engine calls it.
MADE: Final = "sixrealms.engine.action.made"
#: What tells the cards in a row of places.
CARDS: Final = "sixrealms.engine.zones.IS_CARD"
#: What goes through several rows.
_ROWS: Final = "itertools.chain.from_iterable"
#: What sets step and registers of the frame on top.
GOTO: Final = "sixrealms.engine.ask.goto"

_MAKE: Final = custom_op(
    arg_types=[object_rprimitive, c_pyssize_t_rprimitive],
    return_type=tuple_rprimitive,
    c_function_name="SR_NamedTuple",
    error_kind=ERR_MAGIC,
    var_arg_type=object_rprimitive,
    steals=True,
)


def teach(modules: Iterable[tuple[str, Path]]) -> None:
    """Let mypyc know, once for a process; `modules` are those to be compiled, by name and place."""
    known = named_tuples(modules)
    for name in known:
        specialize_function(name)(_construct(known))
    specialize_function(MADE)(_of_items(known))
    specialize_function("_replace", tuple_rprimitive)(_replaced(known))
    _columns_of_bytes()
    specialize_dunder("__getitem__", object_rprimitive)(_column_of_numbers)
    specialize_function("get", object_rprimitive)(_of_a_mapping)
    for kind in (set_rprimitive, frozenset_rprimitive):
        specialize_function("isdisjoint", kind)(_disjoint)
    specialize_function("builtins.filter")(_only_cards)
    specialize_function("builtins.filter")(_held)
    specialize_function("builtins.list")(_list_of_filtered)
    specialize_function(GOTO)(_goto)
    specialize_function("builtins.next")(_next)


# -- named tuples ---------------------------------------------------------------------------------------------


def named_tuples(modules: Iterable[tuple[str, Path]]) -> Fields:
    """The named tuples of these modules whose defaults are plain constants."""
    found: Fields = {}
    for module, path in modules:
        for one in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(one, ast.ClassDef) and [ast.unparse(base) for base in one.bases] == ["NamedTuple"]:
                fields = [line for line in one.body if isinstance(line, ast.AnnAssign)]
                values = {ast.unparse(line.target): _constant(line.value) for line in fields}
                if None not in values.values():
                    found[f"{module}.{one.name}"] = values
    return found


def _constant(value: ast.expr | None) -> object:
    """A number, a string, a truth value or the empty tuple; None for anything else."""
    if value is None:
        return GIVEN
    if isinstance(value, ast.UnaryOp | ast.Constant | ast.Tuple):
        meant: object = ast.literal_eval(value)
        return meant if isinstance(meant, int | str) or meant == () else None
    return None


def _class_of(callee: Expression) -> TypeInfo | None:
    return callee.node if isinstance(callee, RefExpr) and isinstance(callee.node, TypeInfo) else None


def _make(builder: IRBuilder, info: TypeInfo, items: list[Value], line: int) -> Value:
    kind = builder.load_native_type_object(info.fullname)
    return builder.builder.call_c(_MAKE, [kind, Integer(len(items), c_pyssize_t_rprimitive, line), *items], line)


def _default(builder: IRBuilder, value: Any, line: int) -> Value:
    return builder.accept(TupleExpr([])) if value == () else builder.load_literal_value(value, line)


def _construct(known: Fields) -> Callable[[IRBuilder, CallExpr, RefExpr], Value | None]:
    """`Action("pass")`: the named tuple itself, without its constructor."""

    def made(builder: IRBuilder, expr: CallExpr, callee: RefExpr) -> Value | None:
        info = _class_of(callee)
        if info is None or set(expr.arg_kinds) - {ARG_POS, ARG_NAMED}:
            return None
        fields = known[info.fullname]
        names = list(fields)
        given = {
            name or names[number]: arg for number, (name, arg) in enumerate(zip(expr.arg_names, expr.args, strict=True))
        }
        if any(fields[name] is GIVEN for name in fields if name not in given):
            return None
        values = {name: builder.accept(arg) for name, arg in given.items()}
        items = [values[name] if name in values else _default(builder, fields[name], expr.line) for name in names]
        return _make(builder, info, items, expr.line)

    return made


def _of_items(known: Fields) -> Callable[[IRBuilder, CallExpr, RefExpr], Value | None]:
    """`made(Action, (...))`: the same without a tuple of its items."""

    def made(builder: IRBuilder, expr: CallExpr, callee: RefExpr) -> Value | None:
        info, items = _class_of(expr.args[0]), expr.args[-1]
        if info is None or not isinstance(items, TupleExpr) or len(items.items) != len(known.get(info.fullname, ())):
            return None
        return _make(builder, info, [builder.accept(item) for item in items.items], expr.line)

    return made


def _replaced(known: Fields) -> Callable[[IRBuilder, CallExpr, RefExpr], Value | None]:
    """`act._replace(flags=...)`: what is kept is read, and nothing looked up by name."""

    def made(builder: IRBuilder, expr: CallExpr, callee: RefExpr) -> Value | None:
        if not isinstance(callee, MemberExpr) or set(expr.arg_kinds) - {ARG_NAMED}:
            return None
        kind = get_proper_type(builder.types.get(callee.expr))
        if not isinstance(kind, TupleType) or kind.partial_fallback.type.fullname not in known:
            return None
        info, line = kind.partial_fallback.type, expr.line
        old = builder.accept(callee.expr)
        values = {name: builder.accept(arg) for name, arg in zip(expr.arg_names, expr.args, strict=True)}
        items = [
            values[name]
            if name in values
            else builder.call_c(tuple_get_item_unsafe_op, [old, Integer(number, c_pyssize_t_rprimitive, line)], line)
            for number, name in enumerate(known[info.fullname])
        ]
        return _make(builder, info, items, line)

    return made


# -- columns --------------------------------------------------------------------------------------------------


def _columns_of_bytes() -> None:
    """`s.zone[card]` and `s.zone[card] = zone`: whole numbers that have never been objects."""
    method_op(
        name="__getitem__",
        arg_types=[bytearray_rprimitive, int_rprimitive],
        return_type=int_rprimitive,
        c_function_name="SR_ByteAt",
        error_kind=ERR_MAGIC,
        priority=2,
    )
    method_op(
        name="__setitem__",
        arg_types=[bytearray_rprimitive, int_rprimitive, int_rprimitive],
        return_type=c_int_rprimitive,
        c_function_name="SR_SetByteAt",
        error_kind=ERR_NEG_INT,
        priority=2,
    )


_NUMBER_AT: Final = custom_op(
    arg_types=[object_rprimitive, int_rprimitive],
    return_type=int_rprimitive,
    c_function_name="SR_NumberAt",
    error_kind=ERR_MAGIC,
)


def _column_of_numbers(builder: IRBuilder, base: Expression, args: list[Expression], at: Expression) -> Value | None:
    """`s.host[card]`, for mypyc an object like any other. What is written it works out before it asks, and whoever
    answered would have it worked out twice: that stays as it is.
    """
    kind = get_proper_type(builder.types.get(base))
    if not isinstance(kind, Instance) or kind.type.fullname != "array.array":
        return None
    if not is_tagged(builder.node_type(args[0])) or not is_tagged(builder.node_type(at)):
        return None
    return builder.call_c(_NUMBER_AT, [builder.accept(base), builder.accept(args[0])], at.line)


# -- dictionaries and sets, rows of cards -----------------------------------------------------------------------

_GET: Final = custom_op(
    arg_types=[object_rprimitive, object_rprimitive, object_rprimitive],
    return_type=object_rprimitive,
    c_function_name="SR_MappingGet",
    error_kind=ERR_MAGIC,
)


def _of_a_mapping(builder: IRBuilder, expr: CallExpr, callee: RefExpr) -> Value | None:
    """`b.known.get(question, ())`: what is called a mapping is a dictionary most often."""
    if not isinstance(callee, MemberExpr) or expr.arg_kinds != [ARG_POS, ARG_POS]:
        return None
    kind = get_proper_type(builder.types.get(callee.expr))
    if not isinstance(kind, Instance) or kind.type.fullname != "typing.Mapping":
        return None
    return builder.call_c(_GET, [builder.accept(part) for part in (callee.expr, *expr.args)], expr.line)


_DISJOINT: Final = custom_op(
    arg_types=[object_rprimitive, object_rprimitive],
    return_type=c_int_rprimitive,
    truncated_type=bool_rprimitive,
    c_function_name="SR_IsDisjoint",
    error_kind=ERR_NEG_INT,
)


def _disjoint(builder: IRBuilder, expr: CallExpr, callee: RefExpr) -> Value | None:
    """`offered.isdisjoint(hand)`."""
    if not isinstance(callee, MemberExpr) or expr.arg_kinds != [ARG_POS]:
        return None
    return builder.call_c(_DISJOINT, [builder.accept(callee.expr), builder.accept(expr.args[0])], expr.line)


_ONLY_CARDS: Final = custom_op(
    arg_types=[object_rprimitive],
    return_type=list_rprimitive,
    c_function_name="SR_OnlyCards",
    error_kind=ERR_MAGIC,
)
_CARDS_OF_ROWS: Final = custom_op(
    arg_types=[object_rprimitive],
    return_type=list_rprimitive,
    c_function_name="SR_CardsOfRows",
    error_kind=ERR_MAGIC,
)


def _only_cards(builder: IRBuilder, expr: CallExpr, callee: RefExpr) -> Value | None:
    """`filter(z.IS_CARD, formation)`: all of them at once; so are those of several rows that `chain.from_iterable`
    joins, without joining them first.
    """
    if expr.arg_kinds != [ARG_POS, ARG_POS] or not isinstance(expr.args[0], RefExpr):
        return None
    if expr.args[0].fullname != CARDS:
        return None
    row = expr.args[1]
    if isinstance(row, CallExpr) and isinstance(row.callee, MemberExpr) and _called(row.callee) == _ROWS:
        return builder.call_c(_CARDS_OF_ROWS, [builder.accept(row.args[0])], expr.line)
    return builder.call_c(_ONLY_CARDS, [builder.accept(row)], expr.line)


def _called(callee: MemberExpr) -> str:
    return f"{callee.expr.fullname}.{callee.name}" if isinstance(callee.expr, RefExpr) else ""


def _list_of_filtered(builder: IRBuilder, expr: CallExpr, callee: RefExpr) -> Value | None:
    """`list(filter(...))`: what is found at once is a list already."""
    if expr.arg_kinds != [ARG_POS] or not isinstance(expr.args[0], CallExpr):
        return None
    filtered = expr.args[0]
    if not isinstance(filtered.callee, RefExpr) or filtered.callee.fullname != "builtins.filter":
        return None
    found = _only_cards(builder, filtered, filtered.callee) or _held(builder, filtered, filtered.callee)
    return None if found is None else builder.coerce(found, list_rprimitive, expr.line)


_HELD: Final = custom_op(
    arg_types=[object_rprimitive, object_rprimitive],
    return_type=object_rprimitive,
    c_function_name="SR_Held",
    error_kind=ERR_MAGIC,
)


def _held(builder: IRBuilder, expr: CallExpr, callee: RefExpr) -> Value | None:
    """`filter(offered.__contains__, hand)`: all of the hand that the set holds, at once."""
    if expr.arg_kinds != [ARG_POS, ARG_POS]:
        return None
    test = expr.args[0]
    if not isinstance(test, MemberExpr) or test.name != "__contains__":
        return None
    if builder.node_type(test.expr) not in (set_rprimitive, frozenset_rprimitive):
        return None
    return builder.call_c(_HELD, [builder.accept(test.expr), builder.accept(expr.args[1])], expr.line)


_NEXT: Final = custom_op(
    arg_types=[object_rprimitive, object_rprimitive],
    return_type=object_rprimitive,
    c_function_name="SR_Next",
    error_kind=ERR_MAGIC,
)


def _next(builder: IRBuilder, expr: CallExpr, callee: RefExpr) -> Value | None:
    """`next(reasons, None)`."""
    if expr.arg_kinds != [ARG_POS, ARG_POS]:
        return None
    return builder.call_c(_NEXT, [builder.accept(arg) for arg in expr.args], expr.line)


# -- frames ---------------------------------------------------------------------------------------------------

_GOTO: Final = custom_op(
    arg_types=[list_rprimitive, c_pyssize_t_rprimitive],
    return_type=c_int_rprimitive,
    c_function_name="SR_Goto",
    error_kind=ERR_NEG_INT,
    var_arg_type=object_rprimitive,
    steals=True,
)


def _goto(builder: IRBuilder, expr: CallExpr, callee: RefExpr) -> Value | None:
    """`goto(s, 1, card)`: the new frame of its items, without a tuple of what was said and one of what stays."""
    if set(expr.arg_kinds) != {ARG_POS}:
        return None
    line = expr.line
    frames = builder.builder.get_attr(builder.accept(expr.args[0]), "frames", list_rprimitive, line)
    rest = [builder.accept(arg) for arg in expr.args[1:]]
    builder.builder.call_c(_GOTO, [frames, Integer(len(rest), c_pyssize_t_rprimitive, line), *rest], line)
    return builder.none()
