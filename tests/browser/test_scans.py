"""Own pictures from the folder of the server: shown where a card is shown whole, or not, as its reader wishes."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.server.live import LiveServer, on


def png() -> bytes:
    """A picture of one red point."""
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(b"\0\xff\0\0")),
        (b"IEND", b""),
    )
    body = b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + body


@pytest.fixture(scope="module")
def own(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with a picture of one card, and something that is none of another."""
    place = tmp_path_factory.mktemp("pictures")
    (place / "1st").mkdir()
    (place / "1st" / "001.png").write_bytes(png())
    (place / "1st" / "002.png").write_bytes(b"no picture")
    running = LiveServer(on(tmp_path_factory.mktemp("own")), 0, "--scans", str(place))
    yield running
    assert running.stop() == 0


def shown(page: Page, server: LiveServer, card: str) -> str:
    """What the page of a card shows, once it has loaded."""
    page.goto(f"{server.address}/cards/{card}")
    picture = page.locator(".face img").first
    expect(picture).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_function("document.querySelector('.face img').naturalWidth > 0")
    return (picture.get_attribute("src") or "").partition("?")[0]


def test_an_own_picture_takes_the_place_of_the_face_if_its_reader_wishes(opened: Open, own: LiveServer) -> None:
    page = opened()
    assert shown(page, own, "1st/1") == "/scans/1st/1"
    assert shown(page, own, "1st/2") == "/faces/card/en/1st/2.svg"
    assert shown(page, own, "1st/3") == "/faces/card/en/1st/3.svg"
    page.goto(f"{own.address}/cards")
    page.locator("summary", has_text="Your own pictures").click()
    expect(page.get_by_text("2 pictures lie in the folder")).to_be_visible()
    page.get_by_test_id("show-scans").uncheck()
    assert shown(page, own, "1st/1") == "/faces/card/en/1st/1.svg"


def test_a_server_without_pictures_speaks_of_none(opened: Open, pages: LiveServer) -> None:
    page = opened(locale="pt-BR")
    assert shown(page, pages, "1st/1") == "/faces/card/pt-BR/1st/1.svg"
    page.goto(f"{pages.address}/cards")
    page.locator("summary", has_text="Imagens").click()
    expect(page.get_by_test_id("show-scans")).to_have_count(0)
