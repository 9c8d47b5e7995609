"""What an application keeps for its requests: two applications share nothing, and addresses are counted apart."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest
from litestar import Request
from litestar.datastructures import State

from sixrealms.server.http.application import Application
from sixrealms.server.http.context import Counted, Shared
from sixrealms.server.refusal import Refused

WORDS = Shared[str]("words")
TRIES = Counted("tries", "tries", lambda: (2, 0.0))


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    """No request is answered."""


def application() -> Application:
    return Application(_nothing, lambda _: nullcontext())


def from_address(app: Application, address: str) -> Request[Any, Any, State]:
    client = (address, 1) if address else None
    scope: Any = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "state": {"application": app},
        "headers": [],
        "client": client,
    }
    return Request(scope)


def test_each_application_keeps_its_own() -> None:
    one, other = application(), application()
    assert WORDS.put(one, "first") == "first"
    WORDS.put(other, "second")
    assert [WORDS.of(from_address(app, "::1")) for app in (one, other)] == ["first", "second"]


def test_an_address_that_asks_too_often_is_refused_and_no_other_one() -> None:
    one, other = application(), application()
    for app in (one, other):
        TRIES.begin(app)
    for address in ("203.0.113.7", "203.0.113.7", ""):
        TRIES.count(from_address(one, address))
    with pytest.raises(Refused, match="too many tries from this address; wait a minute") as wrong:
        TRIES.count(from_address(one, "203.0.113.7"))
    assert wrong.value.code == "too-often"
    TRIES.count(from_address(one, "203.0.113.8"))
    TRIES.count(from_address(other, "203.0.113.7"))
