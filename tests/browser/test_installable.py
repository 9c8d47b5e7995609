"""The installed client: what browsers ask for before they offer it, and what it shows without its server."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from sixrealms.server.http.client_files import BUILT
from tests.browser.barriers import barriers
from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.rest import resize
from tests.server.live import LiveServer, on
from tools import icons

KEPT = ["/favicon.svg", "/offline.css", "/offline.html"]


def test_every_icon_is_there_in_the_size_it_says(pages: LiveServer) -> None:
    with urlopen(f"{pages.address}/manifest.webmanifest") as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.load(answer)

    assert {"name", "short_name", "description", "start_url", "theme_color", "background_color"} <= set(manifest)
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    index = (BUILT / "index.html").read_text(encoding="utf-8")
    touch = re.findall(r'rel="apple-touch-icon" href="([^"]+)"', index)
    assert len(touch) == 1
    for icon in [*manifest["icons"], {"src": touch[0], "sizes": "180x180", "type": "image/png"}]:
        with urlopen(pages.address + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]
            content = answer.read()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_icons_are_the_drawing_of_the_tab() -> None:
    svg = (icons.PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    pixels, share = icons.ICONS["icon-180.png"]

    assert (icons.PUBLIC / "icon-180.png").read_bytes() == icons.drawn(svg, pixels, share)


def test_the_worker_is_named_by_its_build(built: None) -> None:
    text = (BUILT / "worker.js").read_text(encoding="utf-8")

    assert re.search(r'"sixrealms-[0-9a-f]{16}"', text)
    assert "BUILD" not in text


def test_the_browser_would_install_it(opened: Open, pages: LiveServer) -> None:
    page = opened(PHONE, service_workers="allow")
    page.goto(pages.address)
    _worked(page)
    asked = page.context.new_cdp_session(page)

    told = asked.send("Page.getAppManifest")
    assert told["errors"] == []
    # a window without a history of its own is never installed, which is no fault of the page
    faults = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in faults if one["errorId"] != "in-incognito"] == []


def test_it_keeps_nothing_the_server_says(opened: Open, pages: LiveServer) -> None:
    page = opened(service_workers="allow", bypass_csp=True)
    page.goto(pages.address)
    _worked(page)
    page.goto(f"{pages.address}/puzzles")
    expect(page.get_by_test_id("daily-go")).to_be_visible()

    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async name =>"
        " (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat()"
    )

    assert sorted(kept) == KEPT


def test_another_build_leaves_nothing_of_this_one(opened: Open, pages: LiveServer) -> None:
    page = opened(service_workers="allow", bypass_csp=True)
    page.goto(f"{pages.address}/offline.html")
    page.evaluate("async () => (await caches.open('sixrealms-before')).put('/offline.html', new Response('before'))")
    page.goto(pages.address)
    _worked(page)

    page.wait_for_function("async () => !(await caches.keys()).includes('sixrealms-before')")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_without_the_server_a_page_says_so(opened: Open, built: None, axe: str, tmp_path: Path, theme: str) -> None:
    server = LiveServer(on(tmp_path))
    page = opened(PHONE, service_workers="allow", bypass_csp=True, color_scheme=theme)
    page.goto(server.address)
    _worked(page)

    assert server.stop() == 0
    page.goto(f"{server.address}/ranking")
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    expect(page.get_by_role("heading", name="Não há como falar com o servidor")).to_be_visible()
    for size in (PHONE, DESKTOP):
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert barriers(page, axe) == []
    again = LiveServer(on(tmp_path), server.port)
    page.get_by_role("link", name="Try again").click()
    expect(page).to_have_url(f"{again.address}/ranking")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert again.stop() == 0


def test_offline_the_computer_on_this_machine_still_plays(opened: Open, pages: LiveServer) -> None:
    """Nothing the client needs lies elsewhere, so that a machine without a network plays against its own server."""
    page = opened(PHONE, service_workers="allow")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(pages.address)
    _worked(page)
    page.get_by_test_id("play").click()
    page.get_by_test_id("start").click()
    page.get_by_test_id("prompt").wait_for()

    assert {url for url in asked if not url.startswith((pages.address, "blob:", "data:"))} == set()


def _worked(page: Page) -> None:
    """Wait until the worker looks after this page."""
    page.evaluate(
        "async () => { await navigator.serviceWorker.ready; navigator.serviceWorker.controller || await new Promise("
        "told => navigator.serviceWorker.addEventListener('controllerchange', told, {once: true})) }"
    )
