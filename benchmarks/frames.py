"""`python -m benchmarks.frames`: how smoothly the moments of a table move on a phone.

A page of a phone's size, its processor made four times slower by the browser itself, is told one step of a game: two
champions clash, a realm is razed, spoils come, a card is played, the game is won. From then on every frame is timed
until the moment is over. One frame takes 16.7 ms; whoever runs this shares the machine, so that the median of several
runs counts: `--slower 1` shows what the machine itself allows, and a page on which nothing moves, how many frames come
late because others have the processor.

Two things are told apart. *All frames* has the frame in which the step is drawn, before anything has begun to move:
that is how long one waits. *While it moves* has the frames that began when something was moving already, where one
that is left out is seen as a jerk.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.first_load import FLAGS
from tests.browser.test_moments import Server
from tests.browser.test_one_screen import position
from tests.server.live import LiveServer, on

#: Most of the frames in which a moment moves that may come late, and that may leave one out, by the median of the runs.
LATE: Final = 0.10
LEFT_OUT: Final = 0.02
#: A frame at 60 a second takes 16.7 ms; what a clock adds to it is no lateness.
FRAME: Final = 16.7 + 0.8
_TWO: Final = 33.3 + 0.8
_PHONE: Final = {"width": 390, "height": 844}
_PATIENCE: Final = 120_000  # milliseconds
#: What moves is heard, not asked for: to ask a page which animations it has would style it anew.
_LISTEN: Final = """() => {
  const moving = (window.moving_now = new Map()); // to each thing that moves: whether it still belongs to the page
  const begin = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const one = begin.apply(this, how);
    one.ready.then(() => one.playState === 'running' && moving.set(one, () => this.isConnected), () => {});
    for (const end of ['finish', 'cancel']) one.addEventListener(end, () => moving.delete(one));
    return one;
  };
  const ids = new WeakMap();
  let count = 0;
  const id = (target) => ids.get(target) ?? (ids.set(target, ++count), count);
  const named = ({ target, animationName, propertyName }) => `${animationName ?? propertyName} ${id(target)}`;
  for (const kind of ['animation', 'transition']) {
    const ended = (event) => moving.delete(named(event));
    addEventListener(`${kind}start`, (event) => moving.set(named(event), () => event.target.isConnected), true);
    for (const end of ['end', 'cancel']) addEventListener(`${kind}${end}`, ended, true);
  }
}"""
#: From each frame to the next the milliseconds, and whether something was moving when it began.
_WATCH: Final = """(lasts) => new Promise((done) => {
  const found = [];
  let last = 0;
  let moved = false;
  const begun = performance.now();
  const next = (now) => {
    if (last) found.push([now - last, moved]);
    last = now;
    for (const [one, there] of window.moving_now) if (!there()) window.moving_now.delete(one);
    moved = window.moving_now.size > 0;
    if (now - begun < lasts) requestAnimationFrame(next);
    else done(found);
  };
  requestAnimationFrame(next);
})"""
Told = Callable[[Server], None]


class Frame(NamedTuple):
    """From one frame to the next: the milliseconds, and whether something was moving already."""

    lasted: float
    moving: bool


class Shares(NamedTuple):
    """Of so many frames the shares that took longer than one and than two may."""

    frames: int
    late: float
    left_out: float


class Smoothness(NamedTuple):
    """The frames of one moment, all of them and those while something moved, and the longest of all in milliseconds.
    Each is the median of the runs.
    """

    all: Shares
    moving: Shares
    longest: float

    @property
    def met(self) -> bool:
        """Whether the moment moves as smoothly as it should, once it moves."""
        return self.moving.late <= LATE and self.moving.left_out <= LEFT_OUT


def smoothness_of(runs: Sequence[Sequence[Frame]]) -> Smoothness:
    """The figures of several runs."""
    moving = [[one for one in run if one.moving] for run in runs]
    return Smoothness(_shares(runs), _shares(moving), median(max(one.lasted for one in run) for run in runs))


def _shares(runs: Sequence[Sequence[Frame]]) -> Shares:
    late, left_out = (
        median(sum(one.lasted > most for one in run) / max(len(run), 1) for run in runs) for most in (FRAME, _TWO)
    )
    return Shares(round(median(map(len, runs))), late, left_out)


def _zoned(server: Server, zone: str) -> tuple[str, dict[str, Any]]:
    cards: Mapping[str, dict[str, Any]] = server.last["table"]["cards"]
    return next(
        (number, card)
        for number, card in cards.items()
        if card["zone"] == zone and card["owner"] == 0 and not card.get("razed")
    )


def _razed(server: Server) -> None:
    number, card = _zoned(server, "formation")
    server.tells("raze", {}, {number: {**card, "razed": True}})


def _played(server: Server) -> None:
    number, card = _zoned(server, "hand")
    server.tells("", {}, {number: {**card, "zone": "pool", "controller": 0}})


def _clashed(server: Server) -> None:
    battle = server.last["table"]["battle"]
    server.tells("", {"battle": {**battle, "opponent": -1}}, {})
    server.tells("", {"battle": battle}, {})


def _won(server: Server) -> None:
    server.tells("", {"result": {"winners": [0], "reason": "goal", "unrazed": [6, 2]}}, {})


#: The moments by name: whether a battle goes on, what is told, and how long it moves (milliseconds). The first is none:
#: hardly anything is drawn, and what comes late is the machine's.
MOMENTS: Final[Mapping[str, tuple[bool, Told, int]]] = {
    "nothing": (False, lambda _: None, 1400),
    "clash": (True, _clashed, 2300),
    "razing": (False, _razed, 1400),
    "spoils": (False, lambda server: server.tells("spoils", {}, {}), 1400),
    "card played": (False, _played, 400),
    "victory": (False, _won, 3800),
}


@contextmanager
def at_rest(browser: Browser, server: LiveServer, name: str, slower: float) -> Iterator[Callable[[], list[Frame]]]:
    """A page that was at rest before a moment. What is given tells it the moment, and says what its frames were."""
    fight, tell, lasts = MOMENTS[name]
    context = browser.new_context(viewport=_PHONE, locale="en-US", has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    context.set_default_timeout(_PATIENCE)
    try:
        page = context.new_page()
        heard = Server(page)
        page.goto(server.address + position(server, 2, 6, fight).of(0))
        page.get_by_test_id("prompt").wait_for()
        page.wait_for_load_state("networkidle")
        page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.wait_for_timeout(500)
        yield partial(_watched, page, partial(tell, heard), lasts)
    finally:
        context.close()


def timed(browser: Browser, server: LiveServer, name: str, slower: float) -> list[Frame]:
    """The frames of one moment."""
    with at_rest(browser, server, name, slower) as watched:
        return watched()


def _watched(page: Page, tell: Callable[[], None], lasts: int) -> list[Frame]:
    page.evaluate(_LISTEN)
    page.evaluate(f"() => {{ window.frames_of = ({_WATCH})({lasts}); }}")
    tell()
    return [Frame(lasted, moving) for lasted, moving in page.evaluate("() => window.frames_of")]


def moved(server: LiveServer, runs: int, slower: float) -> dict[str, Smoothness]:
    """Every moment so many times; nothing where there is no Chromium."""
    program = shutil.which("chromium")
    if program is None:
        return {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            return {
                name: smoothness_of([timed(browser, server, name, slower) for _ in range(runs)]) for name in MOMENTS
            }
        finally:
            browser.close()


def _plain(one: Smoothness) -> dict[str, object]:
    return {**one._asdict(), "all": one.all._asdict(), "moving": one.moving._asdict(), "met": one.met}


def _told(shares: Shares) -> str:
    return f"{shares.frames:3}, late {shares.late:5.1%}, left out {shares.left_out:5.1%}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures; 1 if a moment does not move as it should, 2 without a browser."""
    parser = argparse.ArgumentParser("python -m benchmarks.frames", description="Time the frames of a table's moments.")
    parser.add_argument("--json", action="store_true", help="write one object for other programs")
    parser.add_argument("--runs", type=int, default=5, help="how often each moment is looked at")
    parser.add_argument("--slower", type=float, default=4.0, help="how many times slower the processor is made")
    chosen = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        server = LiveServer(on(Path(folder)), fresh=True)
        try:
            found = moved(server, chosen.runs, chosen.slower)
        finally:
            server.stop()
    if not found:
        sys.stderr.write("frames: there is no chromium on the PATH\n")
        return 2
    if chosen.json:
        sys.stdout.write(json.dumps({name: _plain(one) for name, one in found.items()}) + "\n")
    else:
        sys.stdout.write(f"processor {chosen.slower:g} times slower, median of {chosen.runs}\n")
        for name, one in found.items():
            sys.stdout.write(
                f"{name:12} all frames {_told(one.all)}, longest {one.longest:4.0f} ms; while it moves"
                f" {_told(one.moving)}: {'met' if one.met else 'MISSED'}\n"
            )
    return 0 if all(one.met for one in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
