"""The client's types of the wire are those of the server."""

from __future__ import annotations

import msgspec
import pytest

from tools import wire_types


def test_the_client_has_the_types_the_server_has() -> None:
    assert wire_types.main(["--check"]) == 0, "run python -m tools.wire_types"


def test_a_type_without_a_form_is_refused() -> None:
    class Strange(msgspec.Struct):
        when: set[int]

    with pytest.raises(TypeError, match="wire_types"):
        wire_types._interface("Strange", Strange)


def test_what_may_be_missing_says_so() -> None:
    class Some(msgspec.Struct, tag="some"):
        """A thing."""

        one: int
        two: list[int | None] = []
        three: dict[str, bool] | msgspec.UnsetType = msgspec.UNSET

    assert wire_types._interface("Some", Some).splitlines() == [
        "/** A thing. */",
        "export interface Some {",
        '  type: "some";',
        "  one: number;",
        "  two?: (number | null)[];",
        "  three?: Record<string, boolean>;",
        "}",
    ]
