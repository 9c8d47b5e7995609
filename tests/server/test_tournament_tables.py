"""Tables of an event on the network: opened with registered decks, followed by anybody, reporting by themselves."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from sixrealms import catalogue
from sixrealms.server.game import chat
from sixrealms.server.game.entries import Acted
from sixrealms.server.game.outcome import outcome
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.session import option_agreement as agreement
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.room import Room
from sixrealms.server.session.table_list import listed
from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.service import TournamentService, player_key
from sixrealms.server.tournaments.tables import EventTables
from sixrealms.simulation.tournament import registered_decks
from sixrealms.tournament.fields import By, DeckList
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import (
    Amend,
    Enter,
    Exchange,
    Extend,
    HandIn,
    Issue,
    Leave,
    PauseClock,
    Repair,
    Report,
    ResumeClock,
    Seat,
    StartClock,
)
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.views.told_event import told_event, told_log
from tests.server.live import on

ORGANISER = By("organiser")
PLAN = Plan(name="Web Cup", scored=False, coordinator="Carla", seed=11)


class Server:
    """A lobby and the desk of events on one database."""

    def __init__(self, database: str) -> None:
        storage = Storage(database)
        storage.prepare()
        self.lobby = Lobby(storage)
        self.service = TournamentService(storage)
        self.tables = EventTables(self.lobby, self.service)

    def found(self, *, decks: int = 3, minutes: int = 0, at: int = 0) -> str:
        """An event of three whose only round is seated; so many of them have registered decks."""
        stored, _ = self.service.found(PLAN)
        self.service.do(stored.id, [Enter(name) for name in ("Ana", "Bruno", "Caio")], ORGANISER)
        lists = [
            HandIn(f"p{at}", DeckList(f"deck {at}", deck.cards, deck.dungeon or ""))
            for at, deck in enumerate(registered_decks(PLAN, 3), 1)
        ]
        self.service.do(stored.id, [*lists[:decks], Seat(1)], ORGANISER)
        if minutes:
            self.service.do(stored.id, [StartClock(minutes)], ORGANISER, at=at)
        return stored.id


def served(tmp_path: Path, played: Callable[[Server], Awaitable[None]]) -> None:
    async def run() -> None:
        server = Server(on(tmp_path))
        try:
            await played(server)
        finally:
            server.lobby.close()

    asyncio.run(run())


async def play_out(room: Room, seed: int) -> None:
    """Everybody at the table answers by chance until the game is over."""
    chance = Random(seed)
    game = room.game
    assert game is not None
    while game.state.result is None:
        asked = game.state.pending
        assert asked is not None
        action = chance.choice(asked.options)
        await room._kept.keep(game, [Acted(asked.player, action)], [outcome(game.state, action)])


@pytest.mark.rule("protocol.deck-locked", "scoring.measure", "tournament.match.first-to-two")
def test_a_bracket_is_played_on_the_network_to_its_end_and_reports_every_game(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        event = server.found()
        first = await server.tables.open(event, 1, 1, ORGANISER)
        assert await server.tables.open(event, 1, 1, ORGANISER) == first, "what is open stays open"
        held = server.service.held(event)
        players = held.event.rounds[0].tables[0].players
        for game in range(1, 6):
            held = server.service.held(event)
            if held.event.winner:
                break
            online = held.event.rounds[0].tables[0].online[game]
            room = await server.lobby.room(online)
            assert room.stored.setup is not None
            lists = [held.event.players[player].deck for player in players]
            assert [sorted(cards) for cards in room.stored.setup.decks] == [sorted(one.cards) for one in lists if one]
            seats = [await server.tables.own_seat(held, player) for player in players]
            assert [one.seat for one in seats if one] == [0, 1, 2]
            assert [room.seat_of(one.token) for one in seats if one] == [0, 1, 2]
            await server.tables.collect()
            assert len(server.service.held(event).event.rounds[0].tables[0].results) == game - 1, "it is not over"
            await play_out(room, game)
            await server.tables.collect()
            result = server.service.held(event).event.rounds[0].tables[0].results[game]
            state = room.game.state if room.game else None
            assert state is not None
            assert state.result is not None
            assert result.unrazed == {player: state.unrazed(seat) for seat, player in enumerate(players)}
            assert result.winner == players[state.result.winners[0]]
            assert result.replay == online
        over = server.service.held(event).event
        assert over.winner
        assert over.phase == "decided"
        assert over.set_aside == []
        assert await server.tables.own_seat(server.service.held(event), players[0]) is None
        assert len(over.rounds[0].tables[0].online) == len(over.rounds[0].tables[0].results), (
            "no game is opened in vain"
        )

    served(tmp_path, played)


def test_who_leaves_the_bracket_is_not_seated_at_its_next_game(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        event = server.found()
        first = await server.lobby.room(await server.tables.open(event, 1, 1, ORGANISER))
        players = server.service.held(event).event.rounds[0].tables[0].players
        await play_out(first, 1)
        state = first.game.state if first.game else None
        assert state is not None
        assert state.result is not None
        gone = next(player for seat, player in enumerate(players) if seat not in state.result.winners)
        server.service.do(event, [Leave(gone)], ORGANISER)
        await server.tables.collect()
        held = server.service.held(event)
        table = held.event.rounds[0].tables[0]
        assert table.results[1].unrazed == {player: state.unrazed(seat) for seat, player in enumerate(players)}
        second = await server.lobby.room(table.online[2])
        left = [player for player in players if player != gone]
        assert [chair.name for chair in second.stored.chairs] == [held.event.names[player] for player in left]
        for seat, player in enumerate(left):
            own = await server.tables.own_seat(held, player)
            assert own is not None
            assert (own.seat, second.seat_of(own.token)) == (seat, seat)

    served(tmp_path, played)


def test_a_server_that_starts_again_finds_what_was_played(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        event = server.found()
        online = await server.tables.open(event, 1, 1, ORGANISER)
        await play_out(await server.lobby.room(online), 1)
        again = EventTables(server.lobby, server.service)
        looking = asyncio.create_task(again.run())
        for _ in range(400):
            await asyncio.sleep(0.05)
            if server.service.held(event).event.rounds[0].tables[0].results:
                break
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        assert server.service.held(event).event.rounds[0].tables[0].results[1].replay == online

    served(tmp_path, played)


@pytest.mark.rule("protocol.deck-locked")
def test_without_a_registered_deck_nothing_is_opened(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        event = server.found(decks=2)
        with pytest.raises(EventRefused) as wrong:
            await server.tables.open(event, 1, 1, ORGANISER)
        assert "has registered no deck" in wrong.value.said("en")
        assert server.service.held(event).event.rounds[0].tables[0].online == {}
        for round_, table in ((2, 1), (1, 2)):
            with pytest.raises(EventRefused, match=f"{round_}"):
                await server.tables.open(event, round_, table, ORGANISER)

    served(tmp_path, played)


def test_the_time_of_the_round_is_shared_out_as_a_clock(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        timed = await server.lobby.room(await server.tables.open(server.found(minutes=60), 1, 1, ORGANISER))
        free = await server.lobby.room(await server.tables.open(server.found(), 1, 1, ORGANISER))
        assert timed.stored.plan.clock is not None
        assert timed.stored.plan.clock.bank == 20 * 60
        assert free.stored.plan.clock is None
        timed.stop_clock()

    served(tmp_path, played)


@pytest.mark.parametrize(("late", "left"), [(0, 1200.0), (45 * 60, 300.0), (50 * 60 + 30, 190.0), (200 * 60, 30.0)])
def test_a_table_that_is_opened_late_has_what_is_left_of_the_round(tmp_path: Path, late: int, left: float) -> None:
    async def played(server: Server) -> None:
        moment = [1_800_000_000.0]
        server.lobby.workers.now = lambda: moment[0]
        event = server.found(minutes=60, at=int(moment[0]))
        first = await server.lobby.room(await server.tables.open(event, 1, 1, ORGANISER))
        moment[0] += late
        await play_out(first, 1)
        await server.tables.collect()  # opens the next game
        opened = server.service.held(event).event.rounds[0].tables[0].online
        second = await server.lobby.room(opened[2])
        clocks = _of(second).clocks
        assert clocks is not None
        assert clocks.told(moment[0]).left == [left] * 3
        await server.tables.collect()
        assert clocks.told(moment[0]).left == [left] * 3, "taken once"
        server.service.do(event, [Extend(1, 6, "late start")], JUDGE, at=int(moment[0]))
        await server.tables.collect()
        assert clocks.told(moment[0]).left == [left + 120] * 3
        said = [chat.told(line, "en").text for line in _of(second).chat]
        assert said[0].endswith(f"{round(min(late, 3600) / 60)} min") == bool(late)
        second.stop_clock()

    served(tmp_path, played)


@pytest.mark.parametrize("of_the_plan", [False, True])
def test_pauses_and_more_time_of_the_event_reach_the_clocks_of_its_tables(tmp_path: Path, of_the_plan: bool) -> None:
    async def played(server: Server) -> None:
        moment = [1_800_000_000.0]
        server.lobby.workers.now = lambda: moment[0]
        event = server.found(minutes=0 if of_the_plan else 60, at=int(moment[0]))
        if of_the_plan:
            server.service.do(event, [Amend(msgspec.structs.replace(PLAN, minutes=90))], ORGANISER)
        room = await server.lobby.room(await server.tables.open(event, 1, 1, ORGANISER))
        clocks = _of(room).clocks
        assert clocks is not None

        async def after(seconds: float, *commands: Command) -> list[float]:
            moment[0] += seconds
            if commands:
                server.service.do(event, commands, JUDGE, at=int(moment[0]))
            await server.tables.collect()
            return list(clocks.told(moment[0]).left)

        if of_the_plan:  # its time has not begun, and is another one when it does
            assert clocks.told(moment[0]).running == []
            assert await after(600) == [1800, 1800, 1800]
            assert await after(0, StartClock(60)) == [1200, 1200, 1200]
            assert [chat.told(line, "en").text for line in _of(room).chat] == [
                "The time of the round stands still; nobody's clock runs.",
                "The judge takes time from this table, from all clocks alike: 30 min",
                "The time of the round runs.",
            ]
        running = _of(room).asked.waiting()[0]
        left = [1200.0] * 3
        left[running] -= 100 - 15
        assert await after(100) == left
        stands = await after(0, PauseClock())
        assert clocks.runs_out() is None
        assert await after(5_000) == stands == left
        assert _of(room).stand_ins == {}
        assert await after(0, Extend(1, 6, "late start"), ResumeClock()) == [one + 120 for one in left]
        assert await after(0) == [one + 120 for one in left], "given once"
        assert [chat.told(line, "pt-BR").text for line in _of(room).chat][-2:] == [
            "O juiz dá mais tempo a esta mesa, repartido entre todos os relógios: 6 min (late start)",
            "O tempo da rodada corre.",
        ]
        await play_out(room, 1)
        await server.tables.collect()
        second = await server.lobby.room(server.service.held(event).event.rounds[0].tables[0].online[2])
        assert (again := _of(second).clocks) is not None
        assert again.told(moment[0]).left == [1286.7] * 3, "the next game has what is left"
        other = Lobby(Storage(on(tmp_path)))
        try:
            stored = (await other.room(second.stored.id)).game
            assert stored is not None
            assert stored.clocks is not None
            assert vars(stored.clocks) | {"_then": None} == vars(again) | {"_then": None}
        finally:
            other.close()
        await after(0, Extend(1, -600))
        assert again.told(moment[0]).left == [30, 30, 30], "nobody is out of time from one moment to the next"
        second.stop_clock()

    served(tmp_path, played)


def test_an_event_that_was_deleted_keeps_no_other_from_its_results(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        gone, stays = server.found(), server.found()
        for event in (gone, stays):
            await play_out(await server.lobby.room(await server.tables.open(event, 1, 1, ORGANISER)), 1)
        server.service.delete(gone, PLAN.name)
        await server.tables.collect()
        assert server.service.held(stays).event.rounds[0].tables[0].results

    served(tmp_path, played)


def test_the_keys_of_slips_lead_to_the_own_seat_only(tmp_path: Path) -> None:
    """The token of a seat is told to whoever has the key of its player, and to nobody else."""
    from sixrealms.server.http.tournament_requests import KEY
    from tests.server.browser import HEADERS, application

    with application(on(tmp_path)) as client:
        service: TournamentService = client.app.kept["desk"]
        made, organiser = service.found(PLAN)
        service.do(made.id, [Enter(name) for name in ("Ana", "Bruno", "Caio")], ORGANISER)
        lists = [DeckList(f"deck {at}", deck.cards) for at, deck in enumerate(registered_decks(PLAN, 3), 1)]
        service.do(made.id, [*(HandIn(f"p{at}", one) for at, one in enumerate(lists, 1)), Seat(1)], ORGANISER)

        def asks(method: str, path: str, key: str) -> Any:
            return client.request(method, f"/api/events/{made.id}{path}", headers={**HEADERS, KEY: key})

        first = player_key(service.held(made.id).stored, "p1")
        assert asks("GET", "/seat", first).json() == {
            "round": 1, "table": 1, "game": 1, "online": "", "seat": -1, "token": ""
        }  # fmt: skip
        opened = asks("POST", "/rounds/1/tables/1/online", first)
        assert opened.status_code == 200, opened.text
        seats = [asks("GET", "/seat", player_key(service.held(made.id).stored, f"p{at}")).json() for at in (1, 2, 3)]
        assert {one["online"] for one in seats} == {opened.json()["online"]}
        assert len({one["token"] for one in seats}) == 3
        assert sorted(one["seat"] for one in seats) == [0, 1, 2]
        for key in (organiser, ""):
            assert asks("GET", "/seat", key).status_code == 403
        assert asks("POST", "/rounds/1/tables/1/online", "").status_code == 403
        told = asks("GET", "", "").json()
        assert told["rounds"][0]["tables"][0]["online"] == {"1": opened.json()["online"]}, (
            "whoever watches finds the table"
        )
        assert not any(one["token"] in str(told) for one in seats)


TEAMS = Plan(
    name="Pairs", scored=False, coordinator="Carla", seed=3, game="Spellfire: Team Spirit [55]", team_event=True, wins=1
)


@pytest.mark.rule("format.team-spirit.seating", "format.team-spirit.teams", "format.team-spirit.decks")
def test_three_teams_sit_in_turns_and_their_realms_count_together(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        stored, _ = server.service.found(TEAMS)
        event = stored.id
        pairs = {"Reds": ("Ana", "Bia"), "Blues": ("Caio", "Dora"), "Greens": ("Eva", "Fabio")}
        server.service.do(event, [Enter(team, members=members) for team, members in pairs.items()], ORGANISER)
        server.service.do(event, [Seat(1)], ORGANISER)
        decks = iter(registered_decks(TEAMS, 6))
        for team, members in pairs.items():
            for member in members:
                with pytest.raises(EventRefused, match="has registered no deck"):
                    await server.tables.open(event, 1, 1, ORGANISER)
                deck = next(decks)
                handed_in = DeckList(f"of {member}", deck.cards, deck.dungeon or "")
                server.service.do(event, [HandIn(team, handed_in, judge_agrees=True, member=member)], ORGANISER)
        room = await server.lobby.room(await server.tables.open(event, 1, 1, ORGANISER))
        held = server.service.held(event)
        teams = held.event.rounds[0].tables[0].players
        sitting = [pairs[held.event.names[team]][member] for member in (0, 1) for team in teams]
        assert [chair.name for chair in room.stored.chairs] == sitting
        assert [chair.deck for chair in room.stored.chairs] == [f"of {name}" for name in sitting]
        tokens = set()
        for seat, name in enumerate(sitting):
            team = next(team for team in teams if name in held.event.players[team].members)
            own = await server.tables.own_seat(held, team, 1 + held.event.players[team].members.index(name))
            assert own is not None
            assert own.seat == seat == room.seat_of(own.token)
            tokens.add(own.token)
        assert len(tokens) == 6
        await play_out(room, 1)
        await server.tables.collect()
        result = server.service.held(event).event.rounds[0].tables[0].results[1]
        state = room.game.state if room.game else None
        assert state is not None
        assert state.result is not None
        assert result.unrazed == {team: state.unrazed(at) + state.unrazed(at + 3) for at, team in enumerate(teams)}
        assert sorted(state.result.winners) == [teams.index(result.winner), teams.index(result.winner) + 3]

    served(tmp_path, played)


def test_two_teams_are_left_to_a_real_table(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        stored, _ = server.service.found(TEAMS)
        pairs = (("Reds", ("Ana", "Bia")), ("Blues", ("Caio", "Dora")), ("Greens", ("Eva", "Fabio")))
        commands = [Enter(team, members=members) for team, members in pairs]
        server.service.do(stored.id, [*commands, Seat(1), Leave("Reds")], ORGANISER)
        with pytest.raises(EventRefused, match="has 2 teams; a game on the network is played by 3"):
            await server.tables.open(stored.id, 1, 1, ORGANISER)

    served(tmp_path, played)


BOARDS = Plan(name="Boards", scored=False, coordinator="Carla", seed=4, game="Spellfire: Championship (Sideboard) [55]")


@pytest.mark.rule("general.optional-rules.who", "option.general.agreement", "variant.sideboard.opt-out-notice")
def test_at_the_table_of_an_event_the_coordinator_has_decided_and_nobody_is_asked(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        stored, _ = server.service.found(
            msgspec.structs.replace(BOARDS, game="Spellfire: No-9s (Questing, Sideboard) [55]")
        )
        server.service.do(stored.id, [Enter(name) for name in ("Ana", "Bruno", "Caio")], ORGANISER)
        for at, deck in enumerate(registered_decks(BOARDS, 3), 1):
            handed_in = DeckList(f"deck {at}", deck.cards)
            server.service.do(stored.id, [HandIn(f"p{at}", handed_in, judge_agrees=True)], ORGANISER)
        server.service.do(stored.id, [Seat(1)], ORGANISER)
        room = await server.lobby.room(await server.tables.open(stored.id, 1, 1, ORGANISER))
        table = listed(room.stored)
        assert (table.coordinator, table.begun) == (True, True), "it begins without a word of theirs"
        assert table.optional_rules == {"no-xs": "9", "tournament-questing": "on"}
        assert [seat.agreed for seat in table.seats] == [False] * 3
        assert [seat.sideboard for seat in table.seats] == [0] * 3, "and all are told that nobody has one"
        said = agreement.remarks(room.stored.chairs, room.stored.plan)
        assert said == "; No-Xs (9), Questing: decided by the coordinator of the event (general.optional-rules.who)\n"

    served(tmp_path, played)


@pytest.mark.rule(
    "option.sideboard.when",
    "option.sideboard.one-for-one",
    "option.sideboard.count-check",
    "variant.sideboard.opt-out-notice",
    "variant.sideboard.restore",
)
def test_cards_are_exchanged_between_the_games_of_a_table_and_then_locked_again(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        stored, _ = server.service.found(BOARDS)
        event = stored.id
        server.service.do(event, [Enter(name) for name in ("Ana", "Bruno", "Caio")], ORGANISER)
        decks = list(registered_decks(BOARDS, 3))
        boards = (decks[1].cards[:7], decks[2].cards[:7], ())
        for at, (deck, board) in enumerate(zip(decks, boards, strict=True), 1):
            handed_in = DeckList(f"deck {at}", deck.cards, deck.dungeon or "", board)
            server.service.do(event, [HandIn(f"p{at}", handed_in, judge_agrees=True)], ORGANISER)
        server.service.do(event, [Seat(1)], ORGANISER)

        def do(command: Exchange, who: str) -> None:
            server.service.do(event, [command], By("player", who))

        with pytest.raises(EventRefused, match="after the first one"):
            do(Exchange("p1"), "p1")
        first = await server.lobby.room(await server.tables.open(event, 1, 1, ORGANISER))
        told_there = listed(first.stored).seats
        assert {seat.name: seat.sideboard for seat in told_there} == {"Ana": 7, "Bruno": 7, "Caio": 0}, "told at once"
        await play_out(first, 1)
        await server.tables.collect()
        table = server.service.held(event).event.rounds[0].tables[0]
        assert 2 not in table.online, "those with sideboards are waited for"
        with pytest.raises(EventRefused, match=r"waits for Ana, Bruno|waits for Bruno, Ana"):
            await server.tables.open(event, 1, 1, By("player", "Caio"))
        out, into = next(card for card in decks[0].cards if card not in boards[0]), boards[0][0]
        with pytest.raises(EventRefused, match="one for one"):
            do(Exchange("p1", (out,), ()), "p1")
        with pytest.raises(EventRefused, match="to exchange"):
            do(Exchange("p1", (into,), (into,)), "p1")
        with pytest.raises(EventRefused, match="no sideboard"):
            do(Exchange("p3", (out,), (into,)), "p3")
        with pytest.raises(EventRefused, match="for the organiser or a judge"):
            do(Exchange("p1", (out,), (into,)), "p2")
        do(Exchange("p1", (out,), (into,)), "p1")
        await server.tables.collect()
        assert 2 not in server.service.held(event).event.rounds[0].tables[0].online
        do(Exchange("p2"), "p2")
        await server.tables.collect()
        held = server.service.held(event)
        online = held.event.rounds[0].tables[0].online[2]
        room = await server.lobby.room(online)
        assert room.stored.setup is not None
        seats = [await server.tables.own_seat(held, player) for player in ("p1", "p2", "p3")]
        lists = [room.stored.setup.decks[one.seat] for one in seats if one]
        assert Counter(lists[0]) == Counter(decks[0].cards) - Counter([out]) + Counter([into])
        assert [Counter(cards) for cards in lists[1:]] == [Counter(deck.cards) for deck in decks[1:]]
        with pytest.raises(EventRefused, match="locked until it is over"):
            do(Exchange("p1", (into,), (out,)), "p1")
        assert held.event.players["p1"].decks[0].cards == decks[0].cards, "what is registered stays"
        told = told_event(event, held.event, "en", None)
        assert [player.sideboard for player in told.players] == [7, 7, 0]

    served(tmp_path, played)


MASTERS = Plan(
    name="Sealed Cup",
    scored=False,
    coordinator="Carla",
    seed=3,
    game="Spellfire: Master's Strategy [55]",
    decks="required",
)


@pytest.mark.rule("format.masters-strategy.base", "format.masters-strategy.booster-swap", "protocol.deck-locked")
def test_boosters_are_opened_after_the_first_game_and_known_to_nobody_before(tmp_path: Path) -> None:
    from sixrealms.server.http.tournament_requests import KEY
    from tests.server.browser import HEADERS, application

    with application(on(tmp_path)) as client:
        service: TournamentService = client.app.kept["desk"]
        made, organiser = service.found(MASTERS)
        service.do(made.id, [*(Enter(name) for name in ("Ana", "Bruno", "Caio")), Issue(), Seat(1)], ORGANISER)
        keys = [player_key(service.held(made.id).stored, f"p{at}") for at in (1, 2, 3)]
        boxes = [service.held(made.id).event.players[f"p{at}"].decks[0] for at in (1, 2, 3)]
        assert len({one.cards for one in boxes}) == 3

        def asks(path: str, key: str) -> Any:
            return client.get(f"/api/events/{made.id}{path}", headers={**HEADERS, KEY: key})

        def does(key: str, **command: Any) -> Any:
            asked = {"wishes": [{"type": "exchange", "player": "p1", **command}]}
            return client.post(f"/api/events/{made.id}/changes", json=asked, headers={**HEADERS, KEY: key})

        assert asks("/decks/p1", keys[0]).json()["booster"] == [], "it is sealed"
        assert asks("/sideboard", keys[0]).json() is None
        assert does(keys[0]).json()["error"]["code"] == "booster-too-early"
        service.do(made.id, [Report(1, 1, {"p1": 6, "p2": 1, "p3": 1})], ORGANISER)
        there = asks("/sideboard", keys[0]).json()
        assert sorted(card["id"] for card in there["sideboard"]) == sorted(boxes[0].booster)
        assert (there["booster"], there["most"]) == (True, 12)
        assert asks("/sideboard?of=p2", organiser).json()["booster"]
        assert asks("/sideboard?of=p2", keys[0]).json() == there, "a player looks into his own only"
        assert asks("/sideboard?of=p9", organiser).status_code == 404
        opened = f"/api/events/{made.id}/rounds/1/tables/1/online"
        waits = client.post(opened, headers={**HEADERS, KEY: keys[2]})
        assert waits.json()["error"]["code"] == "online-exchange-waits"
        mine = {catalogue.printing(card).card_id for card in boxes[0].cards}
        into = next(card for card in boxes[0].booster if catalogue.printing(card).card_id not in mine)
        assert does(keys[0], out=[boxes[0].cards[0]], into=[into]).status_code == 200
        for at in (1, 2):
            assert does(keys[at], player=f"p{at + 1}").status_code == 200
        online = client.post(opened, headers={**HEADERS, KEY: keys[2]}).json()["online"]
        setup = service.events._storage.table(online)
        assert setup is not None
        assert setup.setup is not None
        seat = service.held(made.id).event.rounds[0].tables[0].players.index("p1")
        assert Counter(setup.setup.decks[seat]) == Counter(boxes[0].cards) - Counter(boxes[0].cards[:1]) + Counter(
            [into]
        )
        assert does(keys[0]).json()["error"]["code"] == "booster-used"


@pytest.mark.rule("protocol.no-sideboard-by-default")
def test_without_the_variant_nothing_is_exchanged(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        event = server.found()
        with pytest.raises(EventRefused, match="no sideboards"):
            server.service.do(event, [Exchange("p1")], By("player", "p1"))

    served(tmp_path, played)


JUDGE = By("judge", "Rita")


async def answer(room: Room, seed: int, count: int) -> None:
    """So many decisions by chance."""
    chance = Random(seed)
    game = room.game
    assert game is not None
    for _ in range(count):
        asked = game.state.pending
        assert asked is not None
        action = chance.choice(asked.options)
        await room._kept.keep(game, [Acted(asked.player, action)], [outcome(game.state, action)])


def _of(room: Room) -> TableGame:
    assert room.game is not None
    return room.game


def test_a_judge_takes_a_game_back_everybody_is_told_and_it_lasts(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        event = server.found()
        online = await server.tables.open(event, 1, 1, ORGANISER)
        room = await server.lobby.room(online)
        await answer(room, 1, 12)
        before = len(_of(room).actions)
        after_these = [decision.back for decision in await server.tables.decisions(server.service.held(event), 1)]
        assert after_these == list(range(1, 13))
        await answer(room, 2, 3)
        too_far = Repair(1, 1, "wrong card", "back", 99)
        with pytest.raises(EventRefused, match="by 1 to 15 decisions, not by 99; it can be played anew"):
            await server.tables.repair(event, 1, 1, too_far, JUDGE)
        with pytest.raises(EventRefused, match="no table 2 that is played"):
            await server.tables.repair(event, 1, 2, Repair(1, 1, "x", "back", 1), JUDGE)
        await server.tables.repair(event, 1, 1, Repair(1, 1, "wrong card", "back", 3), JUDGE)
        assert len(_of(room).actions) == before
        line = _of(room).chat[-1]
        assert chat.told(line, "en").text == "The judge has taken the game back: wrong card"
        assert chat.told(line, "pt-BR").text.startswith("O juiz fez a partida voltar:")
        assert all(chat.heard_by(line, seat, over=False) for seat in (-1, 0, 1, 2))
        await answer(room, 3, 2)
        fresh = Lobby(Storage(on(tmp_path)))
        try:
            other = await fresh.room(online)
            assert _of(other).actions == _of(room).actions
            assert _of(other).state.pending == _of(room).state.pending
        finally:
            fresh.close()
        held = server.service.held(event)
        said = [step.said for step in told_log(held.event, held.log, "en")]
        assert "Round 1, table 1 on the network: the game is taken back by 3 decisions (wrong card)." in said

    served(tmp_path, played)


def test_a_judge_at_a_terminal_does_it_beside_the_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from sixrealms.terminal.main import main

    def terminal(*words: str) -> tuple[int, str]:
        code = main(["--lang", "en", "tournament", "repair", "web", "1", *words, "--database", on(tmp_path)])
        said = capsys.readouterr()
        return code, said.out + said.err

    async def played(server: Server) -> None:
        event = server.found(minutes=60)
        assert "no open game" in (await asyncio.to_thread(terminal))[1]
        online = await server.tables.open(event, 1, 1, ORGANISER)
        room = await server.lobby.room(online)
        await answer(room, 1, 12)
        before = len(_of(room).actions)
        await answer(room, 2, 3)
        stored = _of(room).version
        code, said = await asyncio.to_thread(terminal)
        assert code == 0
        assert len(said.splitlines()) == 16
        assert said.splitlines()[1].startswith("1. ")
        await server.tables.collect()
        assert await server.lobby.room(online) is room
        assert server.lobby.workers.storage.last_entry(online) == stored, "who only looks changes nothing"
        for wrong, why in (
            ((*["--back", "99", "--why", "x"],), "not by 99"),
            (("--back", "2"), "--why"),
            (("--anew", "--back", "1"), "either"),
        ):
            code, said = await asyncio.to_thread(terminal, *wrong)
            assert (code, why in said) == (2, True), said
        watcher = room.enter(1, "en")
        assert (await asyncio.to_thread(terminal, "--back", "3", "--why", "wrong card", "--judge", "Rita"))[0] == 0
        await server.tables.collect()
        assert watcher.closed, "everybody connects again"
        room = await server.lobby.room(online)
        assert len(_of(room).actions) == before
        assert chat.told(_of(room).chat[-1], "en").text == "The judge has taken the game back: wrong card"
        await answer(room, 3, 2)
        assert (await asyncio.to_thread(terminal, "--anew", "--why", "stuck"))[0] == 0
        await server.tables.collect()
        held = server.service.held(event)
        fresh = held.event.rounds[0].tables[0].online[1]
        assert fresh != online
        assert [one.how for one in held.event.repairs] == ["back", "anew"]
        new = await server.lobby.room(fresh)
        assert _of(new).actions == []
        await play_out(new, 4)
        await server.tables.collect()
        assert server.service.held(event).event.rounds[0].tables[0].results[1].replay == fresh
        new.stop_clock()
        room.stop_clock()

    served(tmp_path, played)


def test_a_game_that_is_played_anew_has_the_same_decks_and_the_old_one_does_not_count(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        event = server.found()
        with pytest.raises(EventRefused, match="no open game on the network"):
            await server.tables.repair(event, 1, 1, Repair(1, 1, "stuck", "anew"), JUDGE)
        old = await server.lobby.room(await server.tables.open(event, 1, 1, ORGANISER))
        await answer(old, 1, 5)
        await server.tables.repair(event, 1, 1, Repair(1, 1, "stuck", "anew"), JUDGE)
        assert old.stored.over
        assert "played anew" in chat.told(_of(old).chat[-1], "en").text
        table = server.service.held(event).event.rounds[0].tables[0]
        new = await server.lobby.room(table.online[1])
        assert new is not old
        assert new.stored.setup is not None
        assert old.stored.setup is not None
        assert new.stored.setup.decks == old.stored.setup.decks
        assert new.stored.setup.seed != old.stored.setup.seed
        held = server.service.held(event)
        own = await server.tables.own_seat(held, held.event.rounds[0].tables[0].players[1])
        assert own is not None
        assert own.online == new.stored.id
        assert new.seat_of(own.token) == 1
        await play_out(new, 4)
        await server.tables.collect()
        results = server.service.held(event).event.rounds[0].tables[0].results
        assert [one.replay for one in results.values()] == [new.stored.id]

    served(tmp_path, played)
