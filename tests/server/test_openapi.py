"""What the server says about its requests is true: programs that make requests of the document find no failure."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from schemathesis.core.result import Ok

from sixrealms.server.app import create_app, requests
from sixrealms.server.http.application import Application
from sixrealms.server.http.tournament_requests import KEY
from sixrealms.server.store.tables import Storage
from tests.server.browser import HEADERS, Browser, application, client_of
from tests.server.live import on

#: Examples for each request; `SIXREALMS_HYPOTHESIS=fuzz` tries many more.
EXAMPLES = max(settings().max_examples // 6, 5)


def _operations() -> list[str]:
    """What can be requested, as the document calls it. The document itself is made where it is needed: every process
    that collects tests would wait for it.
    """
    found = {
        f"{method} {route.path_format}"
        for route in requests().routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.resolve_include_in_schema()
        for method in handler.http_methods - {"OPTIONS"}
    }
    return sorted(found)  # handlers of a route are kept in no order, and every process must find the same tests


@cache
def document() -> dict[str, Any]:
    """What the server says about its requests."""
    with TemporaryDirectory() as folder:  # a file: a database in memory is another one in every thread of the server
        storage = Storage(f"sqlite:///{folder}/document.sqlite")
        storage.prepare()
        with client_of(create_app(storage)) as client:
            found: dict[str, Any] = client.get("/api/openapi.json").json()
            return found


@cache
def described() -> dict[str, Any]:
    """The requests of the document by their labels."""
    found = schemathesis.openapi.from_dict(document()).get_all_operations()
    return {one.ok().label: one.ok() for one in found if isinstance(one, Ok)}


OPERATIONS = _operations()


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path_factory.mktemp("document"))) as client:
        yield client


@pytest.fixture(scope="module")
def table(app: TestClient[Application]) -> str:
    """A table to ask about."""
    found: str = Browser(app).done("POST", "/api/tables", {"seats": [{}, {}], "public": True})["table"]
    return found


@pytest.fixture(scope="module")
def event(app: TestClient[Application]) -> tuple[str, str]:
    """An event with people at a table, and the key of its organiser."""
    plan = {"name": "Spring Cup", "scored": False, "coordinator": "Carla"}
    found = Browser(app).done("POST", "/api/events", {"plan": plan})
    commands = [*({"type": "enter", "name": name} for name in ("Ana", "Bruno", "Caio")), {"type": "seat", "round": 1}]
    path = f"/api/events/{found['id']}/changes"
    app.request("POST", path, json={"wishes": commands}, headers={**HEADERS, KEY: found["key"]}).raise_for_status()
    return found["id"], found["key"]


@pytest.fixture(scope="module")
def guest(app: TestClient[Application]) -> Browser:
    """Somebody who is known once they have asked to be."""
    return Browser(app)


def test_rows_of_any_length_hold_one_kind() -> None:
    assert document()["components"]["schemas"]["Enter"]["properties"]["members"]["items"] == {"type": "string"}
    assert {} not in list(_alternatives(document()))


def _alternatives(part: Any) -> Iterator[Any]:
    """Every alternative that stands anywhere in the document."""
    for name, within in part.items() if isinstance(part, dict) else ():
        yield from within if name in ("oneOf", "anyOf") else ()
        yield from _alternatives(within)
    for within in part if isinstance(part, list) else ():
        yield from _alternatives(within)


def test_every_request_of_the_document_is_made() -> None:
    assert sorted(OPERATIONS) == sorted(described())


@pytest.mark.daily_share
@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("known", [False, True], ids=["a stranger", "a guest"])
def test_requests_made_of_the_document_meet_no_failure(
    app: TestClient[Application],
    table: str,
    event: tuple[str, str],
    guest: Browser,
    operation: str,
    known: bool,
    caplog: pytest.LogCaptureFixture,
) -> None:
    cookies: dict[str, str] = {}
    if known:
        if guest.ask("GET", "/api/me")[0] != 200:  # nobody yet, or they have left
            guest.cookies.clear()
            guest.done("POST", "/api/me")
        cookies = dict(guest.cookies)

    @given(case=described()[operation].as_strategy(), real=st.booleans())
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
    def asked(case: Any, real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        opens = {}
        if real and "event" in case.path_parameters:
            case.path_parameters["event"], opens[KEY] = event
        app.cookies.clear()
        app.cookies.update(cookies)
        asking = case.as_transport_kwargs(base_url=str(app.base_url))
        asking["headers"] = {**asking.get("headers", {}), **HEADERS, **opens}
        asking.pop("cookies", None)
        answer = app.request(**asking)
        assert answer.status_code not in (500, 501, 502), answer.text
        assert "Traceback" not in answer.text
        case.validate_response(answer, checks=[_conforms])

    with caplog.at_level(logging.ERROR, "sixrealms.server"):
        asked()
    assert caplog.records == []


def _conforms(*given: Any) -> None:
    from schemathesis.specs.openapi import checks

    for check in (checks.status_code_conformance, checks.content_type_conformance, checks.response_schema_conformance):
        check(*given)
