"""Pictures of every page and state of the web client, for the eyes of whoever changes it: `build/screenshots/`.

Run it with `python -m tools.screenshots [WORD...]` (or `make screenshots`); with words only scenes whose name holds
one, and only in a language or on devices that are among the words (`pt-BR`, `phones`); `dark` has pages dark. It needs
chromium; games, decks and events are fixed, so that two runs can be compared. What there is to see is in
`tools/scenes.py`; a scene that cannot be reached is named at the end, and the exit code is 1.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.async_api import Browser, Error, Page, async_playwright

from tests.browser.conftest import AT_ONCE, AT_REST, FLAGS
from tests.browser.held import EVENTS
from tests.browser.test_one_screen import SIZES
from tests.server.live import LiveServer, on
from tools import client
from tools.scene import DESKTOPS, PHONES, Scene
from tools.scenes import SCENES, dealt, tables

PLACE = client.ROOT / "build" / "screenshots"
LANGUAGES = ("en-US", "pt-BR")
#: The word for pages of a device that is dark; their pictures lie beside those of light ones.
DARK: Final = "dark"
#: One window takes the pictures of several sizes: it is made larger and smaller.
DEVICES: Final = {DESKTOPS: ("desktop", "full-hd"), PHONES: ("phone", "small-phone", "phone-on-its-side")}
#: Scenes photographed at the same time; more only wait for each other.
AT_A_TIME: Final = 3
#: Screens of a page that can be scrolled which are on its picture.
SCREENS: Final = 3
_DRAWN = "() => [...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight)"
Shot = tuple[Scene, str, str]


class Camera:
    """Takes the pictures, with a browser nobody has used for each scene."""

    def __init__(self, browser: Browser, server: LiveServer, shots: Sequence[Shot], dark: bool) -> None:
        self.browser = browser
        self.server = server
        self.dark = dark
        self.dealt = tables(server, {shot[0].at.partition("/")[0] for shot in shots})
        events = {shot[0].at[1:].partition(":")[0] for shot in shots if shot[0].at.startswith("@")}
        self.held = {name: hold(server) for name, hold in EVENTS.items() if name in events}
        self.taken = 0
        self.missed: list[str] = []

    async def scene(self, scene: Scene, device: str, language: str) -> None:
        """All sizes of one scene; what keeps it from being seen is remembered and ends nothing else."""
        small = device == PHONES
        context = await self.browser.new_context(
            viewport=SIZES[DEVICES[device][0]],
            locale=language,
            base_url=self.server.address,
            reduced_motion="reduce",
            color_scheme="dark" if self.dark else "light",
            has_touch=small,
            is_mobile=small,
        )
        context.set_default_timeout(90_000)
        try:
            page = await context.new_page()
            if not scene.paced:
                await page.add_init_script(AT_ONCE)
            await self.reach(page, scene)
            for size in DEVICES[device]:
                await page.set_viewport_size(SIZES[size])
                await self.take(page, f"{scene.name}.{size}.{language}{f'.{DARK}' if self.dark else ''}")
        except Error as wrong:
            self.missed.append(f"{scene.name} ({device}, {language}): {str(wrong).splitlines()[0]}")
        finally:
            await context.unroute_all(behavior="ignoreErrors")
            await context.close()

    async def reach(self, page: Page, scene: Scene) -> None:
        if scene.before:
            await scene.before(page)
        if scene.at.startswith("/"):
            await page.goto(scene.at)
        elif scene.at.startswith("@"):
            event, who, where = scene.at[1:].split(":")
            await page.goto(self.held[event].of(who, where))
        else:
            await self.sit(page, *scene.at.split("/"))
            if not scene.before:
                await page.locator("[data-testid=prompt], [data-testid=curtain]").wait_for()
        if not scene.before:
            await page.wait_for_load_state("networkidle")
        await page.evaluate(AT_REST)
        if scene.then:
            await scene.then(page)

    async def sit(self, page: Page, name: str, seats: str) -> None:
        table = self.dealt.get(name) or dealt(self.server, name)
        if "+" in seats:
            await page.add_init_script(table.together(*map(int, seats.split("+"))))
        if seats == "?":
            await page.goto(f"/#sit={table.table}&seat=0&token=somebody-elses")
            return
        await page.goto(table.link if "+" in seats or seats == "-1" else table.of(int(seats)))

    async def take(self, page: Page, name: str) -> None:
        await page.evaluate(AT_REST)
        await page.wait_for_function(_DRAWN)
        height, long = await page.evaluate("[innerHeight, document.documentElement.scrollHeight]")
        width = await page.evaluate("innerWidth")
        covered = await page.locator("dialog[open]").count()
        clip = {"x": 0, "y": 0, "width": width, "height": height if covered else min(long, SCREENS * height)}
        await page.screenshot(path=PLACE / f"{name}.png", full_page=not covered, clip=clip)  # type: ignore[arg-type]
        self.taken += 1


def wanted(words: Sequence[str]) -> Iterator[Shot]:
    """The scenes whose names hold one of the words, on each device and in each language or those among the words."""
    languages = [one for one in LANGUAGES if one in words] or LANGUAGES
    devices = [one for one in DEVICES if one in words] or DEVICES
    names = [word for word in words if word not in (*languages, *devices, DARK)]
    for scene in SCENES:
        if names and not any(word in scene.name for word in names):
            continue
        for device in devices:
            if scene.on in (device, "everywhere"):
                for language in languages:
                    yield scene, device, language


async def photographed(server: LiveServer, shots: Sequence[Shot], program: str, dark: bool) -> Camera:
    """All of them, several at a time."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        camera = Camera(browser, server, shots, dark)
        waiting = iter(shots)

        async def one_after_the_other() -> None:
            for shot in waiting:
                await camera.scene(*shot)

        await asyncio.gather(*(one_after_the_other() for _ in range(AT_A_TIME)))
        await browser.close()
    return camera


def main(words: Sequence[str]) -> int:
    """Take the pictures; says how many, where they are, and what could not be reached."""
    program = shutil.which("chromium")
    if program is None:
        print("screenshots: there is no chromium on the PATH: apt-get install chromium", file=sys.stderr)
        return 2
    shots = list(wanted(words))
    if not shots:
        print(f"screenshots: no scene is called {' or '.join(words)}; tools/scenes.py has their names", file=sys.stderr)
        return 2
    try:
        client.build()
    except client.ClientNotBuilt as wrong:
        print(f"screenshots: {wrong}", file=sys.stderr)
        return 2
    if not words:
        shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        server = LiveServer(on(Path(folder)))
        try:
            camera = asyncio.run(photographed(server, shots, program, DARK in words))
        finally:
            server.stop()
    for missed in camera.missed:
        print(f"screenshots: not reached: {missed}", file=sys.stderr)
    print(f"screenshots: {camera.taken} in {PLACE}")
    return 1 if camera.missed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
