"""The closed lists of the card language hold what the catalogue knows and what the engine says, and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import sixrealms
from sixrealms import catalogue
from sixrealms.engine.flow.combat_activation import ACTIVATION
from sixrealms.engine.terms import Happening, KindName, TypeName, WorldName

SOURCE = Path(sixrealms.__file__).parent


def test_every_type_world_and_designation_of_the_catalogue_can_be_named() -> None:
    printings = catalogue.all_printings()
    assert {one.type for one in printings} | {"champion"} == set(get_args(TypeName))
    assert {one.world for one in printings} - {"", "TSR"} == set(get_args(WorldName))
    assert {kind for one in printings for kind in one.kinds | one.attributes} == set(get_args(KindName))


def test_everything_that_a_power_may_wait_for_happens_somewhere() -> None:
    """What is looked at is asked by `triggers.look_at` itself."""
    emitted = {
        node.args[1].value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "emit"
        if isinstance(node.args[1], ast.Constant)
    }
    assert emitted | set(ACTIVATION) | {"looked-at"} == set(get_args(Happening))
