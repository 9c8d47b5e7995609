"""Frames that are wrong, half right or meant to harm are answered in the words of the protocol; the game goes on."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from sixrealms.server import limits
from sixrealms.server.http.application import Application
from tests.server.browser import Browser, application
from tests.server.live import on

KINDS = (
    "act",
    "why",
    "look",
    "back",
    "agree",
    "concede",
    "stand-in",
    "return",
    "resync",
    "ping",
    "hello",
    "orders",
    "x",
)
NUMBERS = st.sampled_from([-2, -1, 0, 1, 7, 8, 30, 109, 1_000_000, 2**31, 2**53 - 1, 2**53, 2**70])
WORDS = st.text(max_size=30) | st.sampled_from(
    ["pass", "play", "attack", "choose", "\0", "\ud800", "1", "greedy", "random"]
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)
ACTIONS = st.fixed_dictionaries(
    {"verb": WORDS}, optional={"card": NUMBERS, "other": NUMBERS, "number": NUMBERS, "text": WORDS}
)
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": WORDS,
        "v": NUMBERS,
        "action": ACTIONS | ANYTHING,
        "card": NUMBERS,
        "seat": NUMBERS,
        "bot": WORDS,
        "yes": st.booleans() | ANYTHING,
        "more": ANYTHING,
    },
)
IDS = st.uuids().map(str)
SMALL = st.sampled_from([-1, 0, 1, 7, 30, 109, 1_000_000, 2**53 - 1])
EXACT = st.one_of(
    *(
        st.fixed_dictionaries({"type": st.just(kind), "id": IDS, **fields})
        for kind, fields in (
            ("act", {"v": SMALL, "action": ACTIONS}),
            ("why", {"action": ACTIONS}),
            ("look", {"card": SMALL}),
            ("back", {"v": SMALL}),
            ("agree", {"v": SMALL, "yes": st.booleans()}),
            ("stand-in", {"bot": WORDS, "seat": st.integers(-1, 7)}),
            ("return", {}),
        )
    )
)
FRAMES = st.lists(
    EXACT.map(json.dumps) | NEARLY.map(json.dumps) | ANYTHING.map(json.dumps) | st.text(max_size=60),
    min_size=1,
    max_size=12,
)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path_factory.mktemp("frames"))) as client:
        yield client


def _is_ping(frame: str) -> bool:
    try:
        return bool(json.loads(frame) == {"type": "ping"})
    except ValueError:
        return False


def test_whatever_a_client_says_is_answered_and_the_game_goes_on(
    app: TestClient[Application], caplog: pytest.LogCaptureFixture
) -> None:
    seen = set()

    @given(frames=FRAMES, seated=st.booleans())
    @settings(max_examples=settings().max_examples, suppress_health_check=list(HealthCheck), deadline=None)
    def said(frames: list[str], seated: bool) -> None:
        table = Browser(app).done("POST", "/api/tables", {"seats": [{}, {"bot": "random"}]})
        with app.websocket_connect(f"/api/tables/{table['table']}/play") as socket:
            socket.send_json({"type": "hello", "token": table["token"] if seated else ""})
            for frame in frames:
                socket.send_text(frame.encode("utf-8", "replace").decode())
            socket.send_json({"type": "ping"})
            pongs = sum(_is_ping(frame) for frame in frames) + 1
            while pongs:
                message: Any = json.loads(socket.receive_text())
                seen.add(message.get("code", message["type"]))
                pongs -= message["type"] == "pong"

    limited = app.app.kept
    with caplog.at_level(logging.ERROR, "sixrealms.server"), pytest.MonkeyPatch.context() as patch:
        patch.setattr(limited["joining"], "takes", lambda address: True)
        patch.setattr(limits, "TABLES", 100_000)
        said()
    assert caplog.records == []
    assert {"not-understood", "pong", "state", "stale", "spectator", "reasons", "hidden", "not-away"} <= seen
    assert "fault" not in seen
