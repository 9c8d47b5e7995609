"""A browser without a screen: it keeps cookies, sends the header of our pages, and asks the application directly."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from litestar.testing import TestClient

from sixrealms.server.app import create_app
from sixrealms.server.housekeeping import Care
from sixrealms.server.http.application import Application
from sixrealms.server.http.client_files import ClientFiles
from sixrealms.server.http.context import FOUNDING, FOUNDING_EVENTS
from sixrealms.server.limits import ByAddress
from sixrealms.server.store.tables import Storage

HEADERS = {"X-Six-Realms": "1"}


class Browser:
    """One person's browser."""

    def __init__(self, client: TestClient[Application]) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: Any = None, *, headers: dict[str, str] | None = None) -> Any:
        """Status and content of an answer."""
        self.client.cookies.clear()
        self.client.cookies.update(self.cookies)
        answer = self.client.request(method, path, json=body, headers=HEADERS if headers is None else headers)
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        if "max-age=0" in answer.headers.get("set-cookie", "").lower():
            self.cookies.clear()
        self.set_cookie = answer.headers.get("set-cookie", "")
        return answer.status_code, answer.json()

    def done(self, method: str, path: str, body: Any = None) -> Any:
        """The content of an answer that is no refusal."""
        status, content = self.ask(method, path, body)
        assert status < 300, content
        return content

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and code of a refusal."""
        status, content = self.ask(method, path, body)
        assert status >= 400, content
        return status, content["error"]["code"]


@cache
def _pages() -> ClientFiles:
    """The built client, packed once for all applications of a process."""
    return ClientFiles()


def client_of(app: Application) -> TestClient[Application]:
    """A client that asks this application; what it keeps is found through it."""
    client = TestClient(app, base_url="http://testserver.local")
    client.app = app  # instead of a wrapper that has nothing but the state of the framework
    return client


@contextmanager
def application(database: str, care: Care | None = None) -> Iterator[TestClient[Application]]:
    """The application on a database, without a network."""
    storage = Storage(database)
    storage.prepare()
    with client_of(create_app(storage, _pages(), care)) as client:
        for counted in (FOUNDING, FOUNDING_EVENTS):  # tests found more from one address than any person does
            counted.known.put(client.app, ByAddress(10_000, 100.0))
        yield client
