"""An application begins, answers with what it keeps, and ends; whoever runs it is told what fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

import pytest

from sixrealms.server.app import requests
from sixrealms.server.http.application import Application, application


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """No request is answered."""


@asynccontextmanager
async def fails_to_begin(app: Application) -> AsyncIterator[None]:
    if not app.kept:
        raise RuntimeError("no disk")
    yield


@asynccontextmanager
async def fails_to_end(app: Application) -> AsyncIterator[None]:
    yield
    raise RuntimeError("no disk")


async def told(app: Application) -> list[dict[str, Any]]:
    """What whoever runs an application is told from its beginning to its end."""
    heard: list[dict[str, Any]] = []

    async def receive() -> Any:
        return {}

    async def send(message: Any) -> None:
        heard.append(message)

    try:
        await app({"type": "lifespan"}, receive, send)  # type: ignore[arg-type]
    except RuntimeError as wrong:
        heard.append({"raised": str(wrong)})
    return heard


@pytest.mark.parametrize(
    ("opened", "heard"),
    [
        (lambda _: nullcontext(), ["lifespan.startup.complete", "lifespan.shutdown.complete"]),
        (fails_to_begin, ["lifespan.startup.failed", "raised"]),
        (fails_to_end, ["lifespan.startup.complete", "lifespan.shutdown.failed", "raised"]),
    ],
)
def test_what_fails_is_told_and_ends_the_application(
    opened: Callable[[Application], AbstractAsyncContextManager[None]], heard: list[str]
) -> None:
    messages = asyncio.run(told(Application(nothing, opened)))

    assert [message.get("type", "raised") for message in messages] == heard
    assert {message["message"] for message in messages if "message" in message} <= {"RuntimeError: no disk"}


def test_two_applications_with_one_table_of_requests_are_told_apart() -> None:
    asked_of: list[Application] = []

    async def asked(scope: Any, receive: Any, send: Any) -> None:
        asked_of.append(application(scope))

    one, other = (Application(asked, lambda _: nullcontext()) for _ in range(2))
    for app in (one, other, one):
        asyncio.run(app({"type": "http", "state": {"theirs": 1}}, None, None))  # type: ignore[arg-type]

    assert asked_of == [one, other, one]


def test_the_requests_of_a_process_are_registered_once() -> None:
    assert requests() is requests()
