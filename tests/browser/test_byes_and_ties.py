"""Byes, agreed ties and teams of players in browsers: at the desk, and on the phones they concern."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.service import TournamentService, player_key
from sixrealms.tournament.fields import By
from sixrealms.tournament.operations import Enter, Seat
from sixrealms.tournament.plan import Plan
from tests.browser.conftest import Open
from tests.server.live import LiveServer

ORGANISER = By("organiser")
PHONE = {"width": 390, "height": 844}


def test_the_bye_of_a_round_is_given_to_another_team_whose_phone_says_so(opened: Open, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'events.db'}"
    storage = Storage(database)
    storage.prepare()
    service = TournamentService(storage)
    plan = Plan(
        name="Spirit",
        scored=False,
        coordinator="Rita",
        game="Spellfire: Team Spirit [55]",
        team_event=True,
        bye_points=2,
    )
    stored, key = service.found(plan)
    teams = [Enter(name, members=(f"{name} one", f"{name} two")) for name in ("Amber", "Blue", "Coral", "Dusk")]
    event = service.do(stored.id, [*teams, Seat(1)], ORGANISER).after
    first, free = (event.rounds[0].tables[at].players[0] for at in (0, 1))
    names, phone_key = event.names, player_key(service.held(stored.id).stored, first)
    storage.close()

    server = LiveServer(database)
    desk = opened()
    desk.goto(f"{server.address}/events/{stored.id}?part=round#key={key}")
    card = desk.get_by_role("article").filter(has_text=f"{names[free]} has a bye")
    expect(card).to_contain_text("It is worth 2 points.")
    expect(desk.get_by_text("0 of 1 tables finished")).to_be_visible()
    card.get_by_role("button").click()
    desk.get_by_role("button", name="Somebody else has the bye").click()
    desk.get_by_label("Has the bye", exact=True).select_option(label=names[first])
    desk.get_by_test_id("do-it").click()
    expect(desk.get_by_role("article").filter(has_text=f"{names[first]} has a bye")).to_be_visible()

    phone = opened(PHONE)
    phone.goto(f"{server.address}/events/{stored.id}/mine#key={phone_key}")
    expect(phone.get_by_role("heading", name="You have a bye")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    server.stop()


def test_all_three_agree_on_a_tie_and_play_on(opened: Open, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'events.db'}"
    storage = Storage(database)
    storage.prepare()
    service = TournamentService(storage)
    plan = Plan(name="Tyrants", scored=False, coordinator="Rita", game="Spellfire: Tyrant's Game [55]")
    stored, key = service.found(plan)
    event = service.do(stored.id, [*map(Enter, ("Ana", "Bia", "Caio")), Seat(1)], ORGANISER).after
    keys = [player_key(service.held(stored.id).stored, player) for player in event.rounds[0].tables[0].players]
    storage.close()

    server = LiveServer(database)
    first, *others = [opened(PHONE) for _ in keys]
    for phone, own in zip((first, *others), keys, strict=True):
        phone.goto(f"{server.address}/events/{stored.id}/mine#key={own}")
    for field in first.get_by_role("spinbutton").all():
        field.fill("2")
    first.get_by_label("Nobody won: all agreed on a tie").check()
    first.get_by_role("button", name="Send the result").click()
    for phone in others:
        expect(phone.get_by_role("row", name="Nobody won: all agreed on a tie")).to_be_visible()
        phone.get_by_test_id("confirm").click()
    expect(first.get_by_role("heading", name="Game 2")).to_be_visible()

    desk = opened()
    desk.goto(f"{server.address}/events/{stored.id}?part=steps#key={key}")
    expect(desk.get_by_text("nobody won").first).to_be_visible()
    server.stop()


def test_players_enter_for_their_teams_at_the_desk(opened: Open, tmp_path: Path) -> None:
    server = LiveServer(f"sqlite:///{tmp_path / 'events.db'}")
    page = opened()
    page.goto(f"{server.address}/events?new")
    page.get_by_label("Name of the event").fill("Clubs")
    page.get_by_label("Coordinator").fill("Rita Prado")
    page.get_by_role("radio", name="No, it is unscored").check()
    page.get_by_text("More: place and date").click()
    page.get_by_label("Teams of players").select_option("2")
    page.get_by_label("Who counts for a team").select_option("The best member")
    page.get_by_test_id("make-event").click()
    for name, team in (("Ana", "Reds"), ("Bia", "reds"), ("Caio", "Reds")):
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_label("Team", exact=True).fill(team)
        page.get_by_role("button", name="Register", exact=True).click()
        if name != "Caio":
            expect(page.get_by_text(name, exact=True)).to_be_visible()
    expect(page.get_by_text("The team Reds has its 2 members already: Ana, Bia")).to_be_visible()
    server.stop()


def test_team_spirit_is_founded_as_an_event_of_teams(opened: Open, tmp_path: Path) -> None:
    server = LiveServer(f"sqlite:///{tmp_path / 'events.db'}")
    page = opened()
    page.goto(f"{server.address}/events?new")
    page.get_by_label("Name of the event").fill("Spirit")
    page.get_by_label("Coordinator").fill("Rita Prado")
    page.get_by_label("The game by its name").fill("Spellfire: Team Spirit [55]")
    page.get_by_role("radio", name="No, it is unscored").check()
    page.get_by_text("More: place and date").click()
    expect(page.get_by_role("checkbox", name="Team event")).to_be_checked()
    page.get_by_label("Points of a bye").fill("2")
    page.get_by_test_id("make-event").click()
    expect(page.get_by_role("heading", name="Spirit", level=1)).to_be_visible()
    expect(page.get_by_label("Members")).to_be_visible()
    server.stop()
