"""What `tools.screenshots` takes pictures of: every page and every state, reached as a person reaches it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from playwright.async_api import Page, Route

from sixrealms.engine.state import State
from tests.browser.dealt import Dealt, deal
from tests.browser.test_one_screen import fighting, turn
from tests.server.live import LiveServer
from tools.agreement_scenes import AGREEMENT_SCENES
from tools.deck_scenes import DECK_SCENES
from tools.event_scenes import EVENT_SCENES
from tools.played_scenes import PLAYED_SCENES, open_tables
from tools.ranking_scenes import RANKING_SCENES
from tools.scene import DESKTOPS, PHONES, Scene, Then, a_while, failing, holding, press

Until = Callable[[State], bool]


def over(s: State) -> bool:
    return s.result is not None


def answering(s: State) -> bool:
    """Somebody else has announced something that the person may answer."""
    return s.pending is not None and (s.pending.player, s.pending.about) == (0, "ask-answer")


def of_bruno(s: State) -> bool:
    return s.turns > 5 and s.pending is not None and s.pending.player == 1


class Laid(NamedTuple):
    """A table whose game has come so far."""

    until: Until
    people: Sequence[str] = ("Ana", "")
    seed: int = 4
    bots: str = "casual"
    options: Mapping[str, str] = {}
    window: float = 0


_TEN: Final = {"enhanced-victory": "on"}
TABLES: Final[Mapping[str, Laid]] = {
    "mine": Laid(turn(9)),
    "beginning": Laid(lambda s: s.pending is not None and s.pending.player == 0),
    "battle": Laid(fighting),
    "over": Laid(over),
    "bruno": Laid(of_bruno, ("Ana", "Bruno")),
    "four": Laid(turn(17), ("Ana", "", "Bruno", "")),
    "eight": Laid(turn(25), ("Ana", *[""] * 7)),
    "eight-battle": Laid(fighting, ("Ana", *[""] * 7)),
    "ten": Laid(turn(15), options=_TEN),
    "ten-battle": Laid(fighting, options=_TEN),
    "answer": Laid(answering, seed=3),
    "paced": Laid(lambda s: True, seed=3, bots="greedy"),
    "windows": Laid(lambda s: True, window=5),
}


def dealt(server: LiveServer, name: str) -> Dealt:
    """One of them."""
    laid = TABLES[name]
    return deal(
        server, laid.seed, laid.people, until=laid.until, bots=laid.bots, options=laid.options, window=laid.window
    )


def tables(server: LiveServer, wanted: Collection[str]) -> dict[str, Dealt]:
    """Those that are wanted and only looked at, so that each serves many pictures: at the others one plays."""
    return {name: dealt(server, name) for name, laid in TABLES.items() if name in wanted and not laid.window}


def type_in(words: str) -> Then:
    """Type into the search field of the page."""

    async def then(page: Page) -> None:
        await page.get_by_role("searchbox").fill(words)
        await page.wait_for_timeout(400)

    return then


async def choose(page: Page) -> None:
    await page.locator(".piece.can > .face").first.click()


async def why(page: Page) -> None:
    await page.get_by_test_id("hand").locator(".piece.dim .face").first.click()
    await page.get_by_test_id("why").wait_for()


async def zoom(page: Page) -> None:
    await why(page)
    await page.get_by_test_id("why").get_by_role("button").click()
    await page.get_by_test_id("zoom").locator("p").first.wait_for()


async def kingdom(page: Page) -> None:
    await page.locator(".kingdom .name").first.click()


async def log(page: Page) -> None:
    await page.get_by_role("button", name=re.compile("Log|Histórico")).click()


async def chat(page: Page) -> None:
    if await page.get_by_test_id("show-chat").count() == 0:
        await log(page)
    await page.get_by_test_id("show-chat").click()
    await page.get_by_test_id("chat").get_by_role("textbox").fill("[[Waterdeep]]!")
    await page.keyboard.press("Enter")
    await page.get_by_test_id("chat").get_by_role("link").first.wait_for()


async def keys(page: Page) -> None:
    await page.locator("body").press("?")


async def scenario(page: Page) -> None:
    await page.get_by_test_id("more").click()
    await page.get_by_test_id("as-scenario").click()
    await page.get_by_test_id("scenario-text").wait_for()


async def replay_scenario(page: Page) -> None:
    await replay(page)
    await page.get_by_test_id("as-scenario").click()
    await page.get_by_test_id("scenario-text").wait_for()


async def pile(page: Page) -> None:
    await page.get_by_test_id("own").get_by_test_id("pile-discard").click()


async def cut_off(page: Page) -> None:
    """The network is gone, and what noticed it says so."""
    await page.context.set_offline(True)
    await page.get_by_role("status").filter(has_text=re.compile("Connecting|Conectando")).wait_for()


async def replay(page: Page) -> None:
    await page.get_by_test_id("result").get_by_role("link").first.click()
    await page.get_by_test_id("scrubber").wait_for()
    await page.keyboard.press("Home")
    for _ in range(2):
        await page.keyboard.press("PageDown")


async def reviewed(page: Page) -> None:
    await replay(page)
    await page.get_by_test_id("review").click()
    await page.get_by_test_id("curve").wait_for()


async def hinted(page: Page) -> None:
    await page.get_by_test_id("hint-ask").click()
    await page.get_by_test_id("hint-told").wait_for()


async def play_on(page: Page) -> None:
    await replay(page)
    await page.get_by_test_id("play-on").click()


async def unreadable(page: Page) -> None:
    await page.get_by_role("textbox").fill("This is no record.")
    await page.locator("form button[type=submit]").click()
    await page.get_by_role("alert").wait_for()


async def a_poor_deck(page: Page) -> None:
    await page.get_by_label(re.compile("^(Deck|Baralho)$")).select_option(index=1)
    await page.locator("textarea").fill("3 Waterdeep\n1 Nobody at all")
    await page.wait_for_timeout(1200)


async def no_deck(page: Page) -> None:
    """A file that is no deck is opened as one."""
    await page.get_by_label(re.compile("^(Deck|Baralho)$")).select_option(index=1)
    picture = {"name": "holiday.jpg", "mimeType": "image/jpeg", "buffer": bytes(range(256)) * 40}
    await page.locator("input[type=file]").set_input_files(picture)  # type: ignore[arg-type]
    await page.locator(".verdict .bad").wait_for()


async def no_name(page: Page) -> None:
    """A game that is called by no name we know."""
    for one in await page.locator("summary").all():
        await one.click()
    await page.locator("input[list]").fill("Spellfire: Championchip [56]")
    await page.get_by_role("alert").wait_for()


async def taken_meanwhile(page: Page) -> None:
    """Two people have the same link, and the other one was quicker."""
    await sitting_down(page)
    await page.request.post(f"/api/tables/{page.url.rpartition('/')[2]}/seats", data={"name": "Bruno"})
    await page.get_by_test_id("sit").click()
    await page.get_by_role("alert").wait_for()


async def newer_build(page: Page) -> None:
    """The server has another program by now, and the parts of the old one are gone."""
    await page.get_by_role("navigation").first.get_by_role("link", name=re.compile("^(Rules|Regras)$")).click()
    await page.get_by_role("alert").wait_for()


async def gone(route: Route) -> None:
    await route.fulfill(status=404, body="")


async def parts_gone(page: Page) -> None:
    await page.route("**/assets/Rules*", gone)


async def unfolded(page: Page) -> None:
    for one in await page.locator("summary").all():
        await one.click()


async def account(page: Page) -> None:
    await page.get_by_test_id("claim-name").fill(f"Ana {abs(hash(page)) % 10**9}")
    await page.get_by_test_id("claim-password").fill("correct horse")
    await page.get_by_test_id("claim").click()
    await page.get_by_test_id("code").wait_for()


async def deleting(page: Page) -> None:
    await account(page)
    await page.get_by_test_id("delete").click()


async def wrong_password(page: Page) -> None:
    await page.get_by_test_id("login-name").fill("Nobody")
    await page.get_by_test_id("login-password").fill("wrong horse")
    await page.get_by_test_id("login").click()
    await page.get_by_role("alert").wait_for()


async def window_stands(page: Page) -> None:
    """Time stands still once a window is open, so that it looks the same at every size."""
    await page.add_init_script(
        "const now = performance.now.bind(performance); performance.now = () => Math.min(now(), window.stopped ?? 1e9)"
    )


async def window_open(page: Page) -> None:
    """Phase after phase, until others may respond to something."""
    window = page.get_by_test_id("window")
    while not await window.count():
        await page.locator("[data-testid=main-action]:enabled, [data-testid=window]").first.wait_for()
        if not await window.count():
            await page.get_by_test_id("main-action").click()
    await page.evaluate("window.stopped = performance.now()")


async def window_held(page: Page) -> None:
    await window_open(page)
    await page.get_by_test_id("hold").click()
    await page.get_by_test_id("let-go").wait_for()


async def lesson(page: Page) -> None:
    await page.get_by_test_id("start-lesson").click()
    await page.get_by_test_id("coach").wait_for()


async def exercise(page: Page) -> None:
    await page.get_by_test_id("start-exercise").click()
    await page.get_by_test_id("prompt").wait_for()


async def slip(page: Page) -> None:
    """The first champion attacks, and it is the wrong one."""
    await exercise(page)
    await page.get_by_test_id("own").locator(".pool .piece > .face").first.click()
    await page.get_by_test_id("main-action").click()
    await page.get_by_test_id("exercise-again").wait_for()


async def friend(page: Page) -> None:
    await page.get_by_test_id("play").click()
    await page.get_by_role("radio", name=re.compile("^(A friend|Um amigo)")).check()
    await page.get_by_test_id("start").click()
    await page.get_by_test_id("copy-link").wait_for()


async def sitting_down(page: Page) -> None:
    await friend(page)
    link = page.url
    await page.evaluate("localStorage.clear()")
    await page.context.clear_cookies()
    await page.goto(link)
    await page.get_by_test_id("sit").wait_for()


async def own_games(page: Page) -> None:
    await page.get_by_test_id("prompt").wait_for()
    await page.goto("/")


SCENES: Final = (
    Scene("home", "/"),
    Scene("home-open-tables", "/", a_while, open_tables),
    Scene("home-own-games", "mine/0", own_games),
    Scene("new-refused", "/new", press("start"), failing("**/api/tables")),
    Scene("new", "/new"),
    Scene("new-everything", "/new", unfolded),
    Scene("new-deck-refused", "/new", a_poor_deck),
    Scene("new-unreachable", "/new", a_while, failing("**/api/setup*")),
    Scene("new-deck-unreadable", "/new", no_deck),
    Scene("new-name-unread", "/new", no_name),
    Scene("newer-build", "/", newer_build, parts_gone),
    Scene("table-seat-taken", "/", taken_meanwhile),
    Scene("table-wrong-token", "bruno/?", a_while, a_while),
    Scene("lesson", "/lesson"),
    Scene("lesson-begun", "/lesson", lesson),
    Scene("lesson-attack", "/lesson/attack"),
    Scene("lesson-attack-begun", "/lesson/attack", exercise),
    Scene("puzzles", "/puzzles"),
    Scene("how-to-play", "/how-to-play"),
    Scene("puzzle-slipped", "/puzzles/who-goes-first", slip),
    Scene("replay-open", "/replay"),
    Scene("replay-refused", "/replay", unreadable),
    Scene("replay-none", "/replay/none"),
    Scene("cards", "/cards"),
    Scene("cards-found", "/cards", type_in("dragon")),
    Scene("cards-none", "/cards", type_in("no such card")),
    Scene("cards-filters", "/cards?type=dungeon&set=DU"),
    Scene("cards-loading", "/cards", a_while, holding("**/api/catalogue*")),
    Scene("cards-unreachable", "/cards", a_while, failing("**/api/catalogue*")),
    Scene("card-realm", "/cards/1st/12"),
    Scene("card-champion", "/cards/4th/322"),
    Scene("card-none", "/cards/1st/9999"),
    Scene("rules", "/rules"),
    Scene("rules-found", "/rules", type_in("limbo")),
    Scene("rules-none", "/rules", type_in("no such rule")),
    Scene("rule", "/rules/combat.e.tie"),
    Scene("rule-none", "/rules/no.such.rule"),
    Scene("account-guest", "/me"),
    Scene("account-wrong-password", "/me", wrong_password),
    Scene("account-made", "/me", account),
    Scene("account-deleting", "/me", deleting),
    Scene("nowhere", "/nowhere"),
    Scene("table-none", "/table/none"),
    Scene("table-for-a-friend", "/", friend),
    Scene("table-sitting-down", "/", sitting_down),
    Scene("table-loading", "mine/0", a_while, holding("**/api/catalogue*")),
    Scene("table-beginning", "beginning/0"),
    Scene("table-my-turn", "mine/0"),
    Scene("table-chosen", "mine/0", choose),
    Scene("table-why-not", "mine/0", why),
    Scene("table-hint", "mine/0", hinted),
    Scene("table-card", "mine/0", zoom),
    Scene("table-more", "mine/0", press("more")),
    Scene("table-scenario", "mine/0", scenario),
    Scene("table-keys", "mine/0", keys),
    Scene("table-kingdom", "mine/0", kingdom),
    Scene("table-pile", "mine/0", pile, on=DESKTOPS),
    Scene("table-log", "mine/0", log, on=PHONES),
    Scene("table-chat", "bruno/0", chat),
    Scene("table-waiting", "bruno/0"),
    Scene("table-watching", "bruno/-1"),
    Scene("table-cut-off", "mine/0", cut_off),
    Scene("table-played-back", "paced/0", press("main-action"), paced=True),
    Scene("table-battle", "battle/0"),
    Scene("table-sum", "battle/0", press("totals")),
    Scene("table-response-window", "answer/0"),
    Scene("table-over", "over/0"),
    Scene("table-ending", "over/0", press("tell-ending"), a_while),
    Scene("replay", "over/0", replay),
    Scene("replay-play-on", "over/0", play_on),
    Scene("replay-review", "over/0", reviewed),
    Scene("replay-scenario", "over/0", replay_scenario),
    Scene("table-ten-realms", "ten/0"),
    Scene("table-ten-realms-why-not", "ten/0", why, on=PHONES),
    Scene("table-ten-realms-battle", "ten-battle/0"),
    Scene("table-four-players", "four/0"),
    Scene("table-eight-players", "eight/0"),
    Scene("table-eight-players-battle", "eight-battle/0"),
    Scene("table-curtain", "bruno/0+1"),
    Scene("table-curtain-up", "bruno/0+1", press("curtain-up")),
    Scene("table-window", "windows/0", window_open, window_stands),
    Scene("table-window-held", "windows/0", window_held),
    *AGREEMENT_SCENES,
    *DECK_SCENES,
    *EVENT_SCENES,
    *PLAYED_SCENES,
    *RANKING_SCENES,
)
