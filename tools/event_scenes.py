"""The pages of events, as whoever runs one, judges, plays, or watches has them in front of them."""

from __future__ import annotations

import re
from typing import Final

from playwright.async_api import Page

from tools.scene import PHONES, Scene, Then, a_while, failing, holding


def called(english: str, portuguese: str) -> re.Pattern[str]:
    """What a button is called in either language."""
    return re.compile(f"^({english}|{portuguese})")


def button(english: str, portuguese: str) -> Then:
    async def then(page: Page) -> None:
        await page.get_by_role("button", name=called(english, portuguese)).first.click()

    return then


async def new_event(page: Page) -> None:
    await page.get_by_test_id("new-event").or_(page.locator("main button.main")).first.click()
    await page.locator("summary").last.click()


async def new_game_unread(page: Page) -> None:
    await new_event(page)
    await page.locator("[list=event-games]").fill("Spellfire: Championchip [55]")
    await page.get_by_role("alert").wait_for()


async def pasted_badly(page: Page) -> None:
    await page.get_by_test_id("paste").click()
    await page.get_by_role("dialog").locator("textarea").fill("Zoe Prado\nana alves\n,,,\nYuri Prado")
    await page.get_by_role("dialog").locator("button[type=submit], button[form]").last.click()
    await page.get_by_role("alert").wait_for()


async def about_a_player(page: Page) -> None:
    await button("More about Ana Alves", "Mais sobre Ana Alves")(page)
    await page.get_by_role("dialog").wait_for()


async def players_link(page: Page) -> None:
    await about_a_player(page)
    await button("Link to the player's table", "Link para a mesa do jogador")(page)
    await page.get_by_role("dialog").get_by_role("textbox").wait_for()


async def players_deck(page: Page) -> None:
    await about_a_player(page)
    await button("Register another deck", "Registrar outro baralho")(page)
    await page.get_by_role("dialog").locator("select").first.wait_for()


async def taking_out(page: Page) -> None:
    await about_a_player(page)
    await button("Leaves the event", "Sai do evento")(page)
    await page.get_by_test_id("do-it").and_(page.locator(":enabled")).wait_for()


async def sign_up_code(page: Page) -> None:
    await page.get_by_test_id("sign-up-by-phone").click()
    await page.get_by_test_id("sign-up-code").wait_for()


async def drawn(page: Page) -> None:
    await page.get_by_test_id("draw-checks").click()
    await page.get_by_role("dialog").get_by_role("listitem").first.wait_for()


async def check_in_ended(page: Page) -> None:
    await page.get_by_test_id("end-check-in").click()
    await page.get_by_test_id("do-it").and_(page.locator(":enabled")).wait_for()


async def leaving(page: Page) -> None:
    await page.locator("details summary").last.click()
    await page.get_by_test_id("leave").click()
    await page.get_by_test_id("do-it").and_(page.locator(":enabled")).wait_for()


async def calling(page: Page) -> None:
    await page.get_by_test_id("call-judge").click()
    await page.get_by_role("dialog").wait_for()


async def about_a_table(page: Page) -> None:
    await page.locator("#table-4 header button").click()
    await page.get_by_role("dialog").wait_for()


async def more_time(page: Page) -> None:
    await about_a_table(page)
    await button("More time", "Mais tempo")(page)
    await page.get_by_test_id("do-it").wait_for()


async def corrected(page: Page) -> None:
    """Another has won, which opens the table again: the difference is shown."""
    await page.locator("#table-1 thead button").first.click()
    fields = page.get_by_role("dialog").get_by_role("spinbutton")
    for at, realms in enumerate(("6", "1", "0")):
        await fields.nth(at).fill(realms)
    await page.get_by_test_id("changes").wait_for()


async def prize_added(page: Page) -> None:
    await page.get_by_test_id("add-prize").click()
    await page.get_by_role("dialog").wait_for()


async def resting_asked(page: Page) -> None:
    await page.get_by_test_id("rest").click()
    await page.get_by_test_id("do-it").and_(page.locator(":enabled")).wait_for()


async def punishing(page: Page) -> None:
    await about_a_player(page)
    await button("Penalty", "Penalidade")(page)
    await page.get_by_role("dialog").locator("select").select_option("game-loss")


async def wrapping_up(page: Page) -> None:
    await page.get_by_test_id("wrap-up").click()
    await page.get_by_test_id("do-it").and_(page.locator(":enabled")).wait_for()


async def other_result(page: Page) -> None:
    await button("It was otherwise", "Foi diferente")(page)


async def not_reached(page: Page) -> None:
    await page.get_by_role("heading", level=1).wait_for()
    await page.context.set_offline(True)
    await page.get_by_text(re.compile("cannot be reached|não responde|not reached|does not answer")).first.wait_for()


EVENT_SCENES: Final = (
    Scene("events", "/events"),
    Scene("ranking", "/ranking"),
    Scene("leagues", "/leagues"),
    Scene("events-unreachable", "/events", a_while, failing("**/api/events")),
    Scene("events-loading", "/events", a_while, holding("**/api/events")),
    Scene("events-new", "/events", new_event),
    Scene("events-new-game-unread", "/events", new_game_unread),
    Scene("event-gone", "/events/nosuch"),
    Scene("event-loading", "@playing::", a_while, holding("**/api/events/*")),
    Scene("event-unreachable", "@playing::", a_while, failing("**/api/events/*")),
    Scene("event-connection-lost", "@playing:organiser:?part=round", not_reached),
    Scene("event-signing-up", "@signing-up:organiser:"),
    Scene("event-signing-up-pasted", "@signing-up:organiser:", pasted_badly),
    Scene("event-player-about", "@signing-up:organiser:", about_a_player),
    Scene("event-player-link", "@signing-up:organiser:", players_link),
    Scene("event-player-deck", "@signing-up:organiser:", players_deck),
    Scene("event-player-leaves", "@playing:organiser:?part=players", taking_out),
    Scene("event-arriving", "@arriving:organiser:"),
    Scene("event-arriving-code", "@arriving:organiser:", sign_up_code),
    Scene("event-arriving-drawn", "@arriving:organiser:", drawn),
    Scene("event-arriving-ended", "@arriving:organiser:", check_in_ended),
    Scene("event-sign-up", "@arriving::/sign-up"),
    Scene("event-sign-up-closed", "@signing-up::/sign-up"),
    Scene("event-mine-arriving", "@arriving:Ana Alves:/mine"),
    Scene("event-mine-leaving", "@arriving:Ana Alves:/mine", leaving),
    Scene("event-mine-calls", "@playing:4.1:/mine"),
    Scene("event-mine-calling", "@playing:4.0:/mine", calling),
    Scene("projector-arriving", "@arriving::/projector"),
    Scene("event-no-round", "@signing-up:organiser:?part=round"),
    Scene("event-no-standings", "@signing-up::?part=standings"),
    Scene("event-no-grid", "@signing-up::?part=grid"),
    Scene("event-round", "@playing:organiser:?part=round"),
    Scene("event-round-judge", "@playing:judge:?part=round"),
    Scene("event-round-watched", "@playing::?part=round"),
    Scene("event-round-corrected", "@playing:organiser:?part=round", corrected),
    Scene("event-round-table", "@playing:organiser:?part=round", about_a_table),
    Scene("event-round-more-time", "@playing:organiser:?part=round", more_time),
    Scene("event-round-over", "@between:organiser:?part=round"),
    Scene("event-round-sealed", "@sealed:organiser:?part=round"),
    Scene("event-players-sealed", "@sealed:organiser:?part=players"),
    Scene("event-players", "@playing:organiser:?part=players"),
    Scene("event-grid", "@decided:organiser:?part=grid"),
    Scene("event-grid-playing", "@playing::?part=grid"),
    Scene("event-grid-hall", "@hall::?part=grid"),
    Scene("event-standings", "@decided::?part=standings"),
    Scene("event-standings-hall", "@hall::?part=standings"),
    Scene("event-book", "@playing:organiser:?part=book"),
    Scene("event-paper", "@playing:organiser:?part=paper"),
    Scene("event-paper-judge", "@playing:judge:?part=paper"),
    Scene("event-metagame", "@with-decks:organiser:?part=metagame"),
    Scene("event-metagame-watched", "@with-decks::?part=metagame"),
    Scene("event-bracket", "@with-decks::?part=grid"),
    Scene("event-prizes", "@with-prizes:organiser:?part=prizes"),
    Scene("event-prizes-watched", "@with-prizes::?part=prizes"),
    Scene("event-prize-new", "@with-prizes:organiser:?part=prizes", prize_added),
    Scene("event-rests", "@resting:organiser:?part=round"),
    Scene("event-rest-asked", "@between:organiser:?part=round", resting_asked),
    Scene("event-mine-rests", "@resting:1.0:/mine"),
    Scene("event-morning", "@next-morning:organiser:?part=players"),
    Scene("event-mine-morning", "@next-morning:Ana Alves:/mine"),
    Scene("projector-rests", "@resting::/projector"),
    Scene("event-penalty", "@playing:organiser:?part=players", punishing),
    Scene("event-wrapping-up", "@decided:organiser:", wrapping_up),
    Scene("event-wrapped-up", "@wrapped-up:organiser:"),
    Scene("event-mine", "@playing:4.0:/mine"),
    Scene("event-mine-waits", "@playing:6.0:/mine"),
    Scene("event-mine-asked", "@playing:6.1:/mine"),
    Scene("event-mine-otherwise", "@playing:6.1:/mine", other_result),
    Scene("event-mine-disputed", "@playing:5.2:/mine"),
    Scene("event-mine-finished", "@playing:1.0:/mine"),
    Scene("event-mine-before", "@signing-up:Ana Alves:/mine"),
    Scene("event-mine-nobody", "@playing::/mine", on=PHONES),
    Scene("projector-signing-up", "@signing-up::/projector"),
    Scene("projector", "@playing::/projector"),
    Scene("projector-hall", "@hall::/projector"),
    Scene("projector-winner", "@decided::/projector"),
)
