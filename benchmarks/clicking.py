"""How long somebody at a table in a browser waits: from a click or a key to the changed prompt, and to their next
question.

The person plays by chance against computer players, with what others did not played back; their browser, the server and
the computer players share this machine. A wait ends when the page that shows the change is drawn.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

from benchmarks.crowd import share
from benchmarks.first_load import FLAGS
from benchmarks.process import ServerProcess

SEATS: Final = (2, 8)
_PATIENCE: Final = 60_000  # milliseconds
_QUICK: Final = "localStorage['sixrealms.table'] = JSON.stringify({pace: 'off', confirm: false})"
#: The last press before an answer is on its way is where its wait begins: choosing a card and its place are two.
_WATCH: Final = """
window.waits = []; window.over = false;
let pressed = 0, going = 0, answered = 0, with_key = false;
const press = (event) => { pressed = performance.now(); with_key = event.type === 'keydown'; };
for (const one of ['click', 'keydown']) addEventListener(one, press, true);
const look = () => {
  const now = performance.now();
  const sent = document.querySelector('[data-testid=sent]');
  const asked = document.querySelector('[data-testid=prompt].mine :is(.go, .answer):enabled');
  window.over = Boolean(document.querySelector('[data-testid=result]'));
  if (sent && !going) [going, answered] = [pressed, 0];
  if (!going || sent) return;
  answered ||= now - going;
  if (!asked) return;
  window.waits.push([with_key, answered, now - going]);
  going = 0;
};
let drawn = 0;
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  drawn ||= requestAnimationFrame(() => { drawn = 0; look(); });
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }));
"""


class Waits(NamedTuple):
    """Milliseconds at a table of so many seats: until the prompt changed, and until there was another question."""

    seats: int
    clicks: int
    keys: int
    changed_p50: float
    changed_p99: float
    asked_p50: float
    asked_p99: float


def waits_of(seats: int, timed: Sequence[Sequence[float]]) -> Waits:
    """The figures of what a page has timed: by key or not, until changed, until asked."""
    keys = sum(bool(one[0]) for one in timed)
    changed, asked = ([one[at] for one in timed] for at in (1, 2))
    parts = [share(found, part) for found in (changed, asked) for part in (0.5, 0.99)]
    return Waits(seats, len(timed) - keys, keys, *parts)


def clicked(server: ServerProcess, presses: int) -> list[Waits]:
    """The waits at a table of each size; nothing where there is no Chromium."""
    program = shutil.which("chromium")
    if program is None:
        return []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            found = []
            for seats in SEATS:
                timed: list[Any] = []
                game = 0
                while len(timed) < presses:
                    game += 1
                    page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-US")
                    page.set_default_timeout(_PATIENCE)
                    _sit(page, server, seats)
                    timed += _played(page, presses - len(timed), Random(game))
                    page.close()
                found.append(waits_of(seats, timed))
            return found
        finally:
            browser.close()


def _sit(page: Page, server: ServerProcess, seats: int) -> None:
    wanted = {"seats": [{}, *[{"bot": "greedy"}] * (seats - 1)]}
    made = server.founded("/api/tables", wanted, {})
    seat = {key: made[key] for key in ("table", "token", "seat")} | {"since": 1}
    page.add_init_script(f"localStorage['sixrealms.seat.{made['table']}'] = {json.dumps(json.dumps(seat))}")
    page.add_init_script(_QUICK)
    page.add_init_script(_WATCH)
    page.goto(f"{server.address}/table/{made['table']}")


_NEXT: Final = """(told) => window.over || window.waits.length > told
  || document.querySelector('[data-testid=prompt].mine :is(.go, .answer):enabled')"""
#: Press one of the answers, or the one button, by a number from 0 to 1; says which key would have done it.
_PRESS: Final = """([chance, key]) => {
  const main = document.querySelector('.mine .go:enabled');
  const all = [...document.querySelectorAll('.mine .answer:enabled:not(.back)')].slice(0, 9);
  const open = all.filter((one) => one.ariaPressed !== 'true');
  const at = Math.floor(chance * 2 * open.length);
  const chosen = main && (!open.length || chance >= 0.5) ? main : open[main ? at : Math.floor(at / 2)];
  if (key) return chosen === main ? 'Enter' : String(all.indexOf(chosen) + 1);
  chosen?.click();
  return '';
}"""


def _played(page: Page, presses: int, chance: Random) -> list[Any]:
    """What the page has timed after so many answers, or at the end of the game."""
    told = 0
    while told < presses:
        page.wait_for_function(_NEXT, arg=told)
        told = page.evaluate("window.waits.length")
        if page.evaluate("window.over"):
            break
        if key := page.evaluate(_PRESS, [chance.random(), chance.random() < 0.5]):
            page.keyboard.press(key)
    return list(page.evaluate("window.waits"))
