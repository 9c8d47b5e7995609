"""The page of the reader: from a guest to an account, on two devices, and gone without a trace."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.barriers import barriers
from tests.server.live import LiveServer

DESKTOP, PHONE = (1440, 900), (390, 844)
PASSWORD = "correct horse"
Opener = Callable[[tuple[int, int], str], Page]


@pytest.fixture
def opened(chromium: Browser, pages: LiveServer) -> Iterator[Opener]:
    """Opens the page of the reader in a browser nobody has used, and finds no fault in any when the test is over."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_(size: tuple[int, int] = DESKTOP, language: str = "en") -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            base_url=pages.address,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto("/me")
        return page

    yield open_
    for context in contexts:
        context.close()
    assert faults == []


def fill(page: Page, **fields: str) -> None:
    for name, value in fields.items():
        page.get_by_test_id(name.replace("_", "-")).fill(value)


def claim(page: Page, name: str) -> str:
    """Make an account; returns the recovery code."""
    fill(page, claim_name=name, claim_password=PASSWORD)
    page.get_by_test_id("claim").click()
    code = page.get_by_test_id("code").input_value()
    page.get_by_test_id("code-kept").click()
    return code


def test_a_seat_taken_as_a_guest_is_played_on_from_another_device(opened: Opener, pages: LiveServer) -> None:
    first = opened(DESKTOP, "en")
    first.goto("/")
    first.get_by_test_id("play").click()
    first.get_by_test_id("start").click()
    first.wait_for_url("**/table/*")
    address = first.url
    first.goto("/me")
    expect(first.locator(f'a[href="{address.removeprefix(pages.address)}"]')).to_be_visible()
    claim(first, "Ana Maria")
    expect(first.get_by_role("heading", level=1)).to_have_text("Ana Maria")

    second = opened(PHONE, "pt-BR")
    fill(second, login_name="ana maria", login_password="wrong horse")
    second.get_by_test_id("login").click()
    expect(second.get_by_role("alert")).to_contain_text("não combinam")
    fill(second, login_password=PASSWORD)
    second.get_by_test_id("login").click()
    second.locator(f'a[href="{address.removeprefix(pages.address)}"]').click()
    expect(second.get_by_test_id("prompt")).to_be_visible()
    kept = second.evaluate("Object.entries(localStorage).filter(([key]) => key.startsWith('sixrealms.seat.'))")
    assert [json.loads(value)["token"] for _, value in kept] == ["me:0"]

    second.evaluate("localStorage.clear()")
    second.goto("/")  # which asks who is here, wherever their seats were taken
    expect(second.locator(f'section a[href="{address.removeprefix(pages.address)}"]')).to_be_visible()

    second.goto("/me")
    second.get_by_test_id("logout").click()
    expect(second.get_by_test_id("claim")).to_be_visible()
    assert second.evaluate("Object.keys(localStorage).filter(key => key.startsWith('sixrealms.seat.'))") == []


def test_the_recovery_code_and_another_password_and_name(opened: Opener) -> None:
    page = opened(DESKTOP, "en")
    code = claim(page, "Bruno")
    fill(page, name="Bruna")
    page.get_by_test_id("rename").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bruna")
    page.locator("summary").first.click()
    fill(page, old_password=PASSWORD, new_password="another horse")
    page.get_by_test_id("change-password").click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("code")).to_have_count(0)

    lost = opened(DESKTOP, "en")
    lost.get_by_test_id("lost").click()
    fill(lost, login_name="Bruna", login_code=code.lower(), login_fresh="a third horse")
    lost.get_by_test_id("login").click()
    expect(lost.get_by_test_id("code")).not_to_have_value(code)
    page.reload()
    expect(page.get_by_test_id("claim")).to_be_visible()


def test_my_data_are_a_file_and_are_deleted_only_by_who_means_it(opened: Opener) -> None:
    page = opened(PHONE, "pt-BR")
    claim(page, "Carla")
    with page.expect_download() as waiting:
        page.get_by_test_id("download").click()
    assert json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))["name"] == "Carla"
    page.get_by_test_id("delete").click()
    fill(page, delete_password=PASSWORD, delete_word="talvez")
    expect(page.get_by_test_id("delete-do")).to_be_disabled()
    fill(page, delete_word="apagar", delete_password="wrong horse")
    page.get_by_test_id("delete-do").click()
    expect(page.get_by_role("alert")).to_be_visible()
    fill(page, delete_password=PASSWORD)
    page.get_by_test_id("delete-do").click()
    expect(page.get_by_text("não conhece mais ninguém")).to_be_visible()
    fill(page, login_name="Carla", login_password=PASSWORD)
    page.get_by_test_id("login").click()
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "pt-BR"), ((360, 640), "en")])
def test_the_page_is_for_everybody(opened: Opener, axe: str, size: tuple[int, int], language: str) -> None:
    page = opened(size, language)
    expect(page.get_by_test_id("claim")).to_be_visible()
    found = [barriers(page, axe)]
    page.get_by_test_id("lost").click()
    found.append(barriers(page, axe))
    fill(page, claim_name=f"Dora {size[0]} {language}", claim_password=PASSWORD)
    page.get_by_test_id("claim").click()
    expect(page.get_by_test_id("code")).to_be_visible()
    found.append(barriers(page, axe))
    for summary in page.locator("summary").all():
        summary.click()
    page.get_by_test_id("delete").click()
    found.append(barriers(page, axe))
    assert found == [[]] * 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


class VirtualKey:
    """An authenticator of Chromium's own making, plugged into a page; what it holds can be put into another."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        built_in = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        options = {**built_in, "isUserVerified": True, "automaticPresenceSimulation": True}
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def held(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def take(self, credentials: list[dict[str, Any]]) -> None:
        for one in credentials:
            self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": one})

    def refuse(self, *, refuses: bool) -> None:
        """From now on its owner is not they who is there, or they are again."""
        self._session.send("WebAuthn.setUserVerified", {"authenticatorId": self._id, "isUserVerified": not refuses})


def at_localhost(opened: Opener, pages: LiveServer, language: str, size: tuple[int, int] = DESKTOP) -> Page:
    page = opened(size, language)
    page.goto(f"http://localhost:{pages.port}/me")
    return page


def test_an_account_by_passkey_alone_and_a_password_later(opened: Opener, pages: LiveServer) -> None:
    first = at_localhost(opened, pages, "en")
    key = VirtualKey(first)
    fill(first, claim_name="Elias")
    first.get_by_test_id("claim-passkey").click()
    expect(first.get_by_test_id("code")).to_be_visible()
    first.get_by_test_id("code-kept").click()
    expect(first.get_by_role("heading", level=1)).to_have_text("Elias")
    assert [one["rpId"] for one in key.held()] == ["localhost"]

    second = at_localhost(opened, pages, "pt-BR", PHONE)
    other = VirtualKey(second)
    other.take(key.held())
    second.get_by_test_id("login-passkey").click()
    expect(second.get_by_role("heading", level=1)).to_have_text("Elias")
    second.get_by_text("Definir uma senha").first.click()
    fill(second, new_password=PASSWORD)
    second.get_by_test_id("change-password").click()
    expect(second.get_by_text("A senha foi alterada.")).to_be_visible()

    third = opened(DESKTOP, "en")
    expect(third.get_by_role("link", name="localhost").first).to_have_attribute(
        "href", f"http://localhost:{pages.port}/me"
    )
    fill(third, login_name="Elias", login_password=PASSWORD)
    third.get_by_test_id("login").click()
    expect(third.get_by_role("heading", level=1)).to_have_text("Elias")


def test_passkeys_are_added_listed_shown_and_removed(opened: Opener, pages: LiveServer, axe: str) -> None:
    page = at_localhost(opened, pages, "pt-BR", PHONE)
    key = VirtualKey(page)
    claim(page, "Fabiana")
    passkeys = page.get_by_test_id("passkeys")
    passkeys.locator("summary").click()
    fill(page, passkey_label="celular", passkey_proof="wrong horse")
    page.get_by_test_id("passkey-add").click()
    expect(passkeys.get_by_role("alert")).to_contain_text("não é a senha")
    fill(page, passkey_proof=PASSWORD)
    page.get_by_test_id("passkey-add").click()
    expect(passkeys.get_by_text("A chave de acesso foi adicionada.")).to_be_visible()
    assert len(key.held()) == 1
    expect(passkeys.locator("li")).to_contain_text("celular")
    fill(page, passkey_proof=PASSWORD)
    page.get_by_test_id("passkey-add").click()
    expect(passkeys.get_by_role("alert")).to_contain_text("já tem uma chave")
    assert barriers(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.get_by_text("Outro código de recuperação").first.click()
    page.get_by_test_id("renew-password-passkey").click()
    expect(page.get_by_text("mostrou que é você").filter(visible=True)).to_have_count(2)
    page.get_by_test_id("renew").click()
    expect(page.get_by_test_id("code")).to_be_visible()
    page.get_by_role("button", name="Remover a chave de acesso celular").click()
    page.get_by_test_id("passkey-remove").click()
    expect(passkeys.locator("li")).to_have_count(0)
    page.get_by_test_id("logout").click()
    page.get_by_test_id("login-passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("não é mais de nenhuma conta")


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_a_passkey_that_is_not_shown_is_no_fault(opened: Opener, pages: LiveServer, language: str) -> None:
    page = at_localhost(opened, pages, language)
    VirtualKey(page)
    page.get_by_test_id("login-passkey").click()
    words = {"en": "No passkey was shown", "pt-BR": "Nenhuma chave de acesso"}[language]
    expect(page.get_by_role("alert")).to_contain_text(words, timeout=70_000)
