"""The tables of an event that are played on the network: opened with the registered decks, reporting by themselves.

What is open stands in the log of the event and what was played in the tables, so nothing is lost when the server
stops: a new one finds both and goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from sixrealms.decks import Deck, realm_decks
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.errors import SixRealmsError
from sixrealms.formats.options_of import options_of_setup
from sixrealms.match import destroyed
from sixrealms.server import randomness
from sixrealms.server.fault_log import noted
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.session import judge, new_table
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.round_clock import clock_of
from sixrealms.server.tournaments.events_told import Held
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.tournament.brackets import staying
from sixrealms.tournament.decks.sideboards import deck_before, undecided
from sixrealms.tournament.event import Event, Participant, Round, TableState, bracket_of
from sixrealms.tournament.fields import By
from sixrealms.tournament.operations import Open, Repair, Report
from sixrealms.tournament.plan import PERSONS_IN_A_TEAM, game_of, has_ties
from sixrealms.tournament.refusals import EventRefused, refused

LOG: Final = logging.getLogger("sixrealms.server")
TEAMS: Final = 3  # format.team-spirit.teams
_EVERY: Final = 2.0  # seconds between two looks at what is played
_RECENT: Final = 500  # events looked at after a start
_LATELY: Final = 60  # seconds; the clocks of servers differ by less


class OwnSeat(msgspec.Struct, frozen=True):
    """Where a player's game of this moment is: the table on the network, their seat, and the token that opens it.

    `online` is "" while the game is not opened.
    """

    round: int
    table: int
    game: int
    online: str = ""
    seat: int = -1
    token: str = ""


class MemberSeat(NamedTuple):
    """Somebody who sits at a table: a player, or a member of a team, from 1."""

    player: str
    member: int = 0


class EventTables:
    """Opens the tables of events and writes down how their games end."""

    def __init__(self, lobby: Lobby, service: TournamentService) -> None:
        self._lobby = lobby
        self._service = service
        self._watched: set[str] = set()
        self._left_to_judges: set[str] = set()  # games without one winner
        self._opening = asyncio.Lock()
        self._changed = asyncio.Event()

    async def open(self, wanted: str, round_: int, number: int, by: By) -> str:
        """Open the next game of a table and return the id of its table on the network; the one that is open stays.

        EventRefused where the table is not played now, its game is none for those who are there, or somebody has no
        registered deck.
        """
        async with self._opening:
            held = await self._lobby.workers.store(self._service.held, wanted)
            now, table = _playing(held.event, round_, number)
            game = table.next_game
            known = table.online.get(game)
            if known is not None and await self._lobby.stored(known) is not None:
                return known
            if by.role in ("player", "table") and (waits := undecided(held.event, table)):
                who = ", ".join(dict.fromkeys(held.event.names[player] for player, _ in waits))
                raise refused("online-exchange-waits", "option.sideboard.when", who=who, game=game)
            plan, chairs, setup = await self._set_up(held, now, table, game)
            await self._lobby.workers.store(
                self._service.do, wanted, [Open(now.number, number, game, "-")], by, dry=True
            )
            room = await self._lobby.keep(plan, chairs, setup, ())
            opened = Open(now.number, number, game, room.stored.id)
            await room.set_time(held.event, now, table, opened=True)
            await self._lobby.workers.store(self._service.do, wanted, [opened], by)
            await self._lobby.let_go(room)
            self._watched.add(wanted)
            return room.stored.id

    async def decisions(self, held: Held, number: int) -> tuple[judge.PastDecision, ...]:
        """The decisions the open game of a table can be taken back to."""
        now = held.event.current
        table = now.table(number) if now is not None else None
        online = table.online.get(table.next_game, "") if table is not None else ""
        return (await self._lobby.visit(online)).decisions() if online else ()

    async def repair(self, wanted: str, round_: int, number: int, asked: Repair, by: By) -> None:
        """Put something right at a table whose game is open: take it back to an earlier decision, or play it anew.

        Everybody at the table is told, and the log of the event keeps it. EventRefused for a table without an open
        game, and for a decision that is not remembered any more.
        """
        async with self._opening:
            held = await self._lobby.workers.store(self._service.held, wanted)
            await self._lobby.workers.store(self._service.do, wanted, [asked], by, dry=True)
            now, table = _playing(held.event, round_, number)
            game = table.next_game
            online = table.online.get(game, "")
            if not online:
                raise refused("repair-not-open", round=round_, table=number)
            room = await self._lobby.visit(online)
            if asked.how == "back":
                await room.take_back(asked.back, asked.what)
                await self._lobby.tell_holder(room)
                await self._lobby.workers.store(self._service.do, wanted, [asked], by)
                return
            plan, chairs, setup = await self._set_up(held, now, table, game)
            await room.end(asked.what)
            await self._lobby.tell_holder(room)
            fresh = await self._lobby.keep(plan, chairs, setup, ())
            await fresh.set_time(held.event, now, table, opened=True)
            opened = Open(now.number, number, game, fresh.stored.id)
            await self._lobby.workers.store(self._service.do, wanted, [asked, opened], by)
            await self._lobby.let_go(fresh)
            self._watched.add(wanted)

    async def own_seat(self, held: Held, player: str, member: int = 0) -> OwnSeat | None:
        """The game a player, or this member of a team, has to play now; None where their table is not played."""
        now = held.event.current
        table = now.table_of(player) if now is not None else None
        if now is None or table is None or table not in held.event.open_tables:
            return None
        game = table.next_game
        online = table.online.get(game, "")
        stored = await self._lobby.stored(online) if online else None
        people = held.event.players[player].people
        of = MemberSeat(player, member if member in dict(people) else people[0][0])
        seated = _seated(held, now, table, game, stored.chairs) if stored is not None else []
        if of not in seated:
            return OwnSeat(now.number, table.number, game)
        token = _token(held, now, table, game, of)
        return OwnSeat(now.number, table.number, game, online, seated.index(of), token)

    async def _set_up(
        self, held: Held, now: Round, table: TableState, game: int
    ) -> tuple[TablePlan, list[Chair], GameSetup]:
        """What is played, who sits there, and the setup without cards that were destroyed in this bracket."""
        event = held.event
        name, plan = game_of(event.plan), event.plan
        persons = _persons(event, table, staying(bracket_of(now, table)))
        held_decks = {person: _deck(table, event.players[person.player], person.member, game) for person in persons}
        for number in range(1, game):
            online = table.online.get(number, "")
            state = await self._finished(online)
            stored = await self._lobby.stored(online)
            if state is not None and stored is not None:
                seated = _seated(held, now, table, number, stored.chairs)
                for seat, torn in destroyed(state).items():
                    if (owner := seated[seat]) in held_decks:
                        held_decks[owner] = _without(held_decks[owner], torn)
        decks = list(held_decks.values())
        names = _names([dict(event.players[person.player].people)[person.member] for person in persons])
        setup = GameSetup(
            plan.ruleset,
            name.size,
            tuple(deck.cards for deck in decks),
            randomness.new_seed(),
            tuple(deck.dungeon or "" for deck in decks),
            tuple(names),
            options_of_setup(name, ()),
            realm_decks(decks),
        )
        chairs = [
            Chair(
                name=called,
                token=new_table.hashed(_token(held, now, table, game, person)),
                cards=deck.cards,
                dungeon=deck.dungeon or "",
                realms=deck.realm_deck,
                deck=deck.name,
                sideboard=len(deck.sideboard),
            )
            for person, called, deck in zip(persons, names, decks, strict=True)
        ]
        clock = clock_of(event, now, len(chairs))
        shorthand = plan.game if not plan.rules_text else ""
        options = dict(setup.options)
        played = TablePlan(plan.ruleset, name.size, options, True, shorthand, len(chairs), clock, coordinator=True)
        return played, chairs, setup

    async def _finished(self, online: str) -> State | None:
        stored = await self._lobby.stored(online) if online else None
        if stored is None or not stored.over:
            return None
        game = (await self._lobby.visit(online)).game
        return game.state if game is not None and game.state.result is not None else None

    # -- results ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Look after the games of all events until the server ends."""
        for line in await self._lobby.workers.store(self._service.events.recent, _RECENT):
            if line.phase == "playing":
                self._watched.add(line.id)
        while True:
            try:
                await self._notice_others()
                await self.collect()
            except Exception as error:  # noqa: BLE001 - it is noted
                noted("writing down results of events", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), _EVERY)
            self._changed.clear()

    async def _notice_others(self) -> None:
        """Look after the events too at which another server has done something."""
        if self._lobby.peers is not None:
            for line in await self._lobby.workers.store(self._service.events.touched_within, _LATELY):
                if line.phase == "playing":
                    self._watched.add(line.id)

    def changed(self) -> None:
        """Something was done at an event: look at once what that means for its tables."""
        self._changed.set()

    async def collect(self) -> None:
        """Write down every game that has ended, and open the next one of its table; let clocks follow their round.

        Each of several servers does the last for the tables it runs, one of them the others for all.
        """
        for wanted in list(self._watched):
            try:
                held = await self._lobby.workers.store(self._service.held, wanted)
            except EventRefused:  # deleted
                self._watched.discard(wanted)
                continue
            now = held.event.current
            waiting = [] if now is None else [table for table in held.event.open_tables if table.online]
            if now is None or not waiting:
                self._watched.discard(wanted)
            for table in waiting:
                if now is not None:
                    await self._collect_table(held, now, table)

    async def _collect_table(self, held: Held, now: Round, table: TableState) -> None:
        wanted = held.stored.id
        online = table.online.get(table.next_game, "")
        if (room := self._lobby.in_memory(online)) is not None and online not in self._left_to_judges:
            await room.notice()
            await room.set_time(held.event, now, table)
        if self._lobby.peers is not None and self._lobby.peers.desk() is not None:
            return
        if not online and table.next_game - 1 in table.online and not undecided(held.event, table):
            await self._go_on(wanted, now, table, table.online[table.next_game - 1])
            return
        if not online or online in self._left_to_judges:
            return
        try:
            state = await self._finished(online)
            stored = await self._lobby.stored(online)
            if state is None or stored is None:
                return
            seated = _seated(held, now, table, table.next_game, stored.chairs)
            unrazed = _unrazed(state, seated)
            winner = _winner(state, seated, unrazed)
            tied = state.result is not None and not state.result.winners and has_ties(held.event.plan)
            if winner is None and not tied:
                LOG.warning("event %s, table %s: no player alone has won; left to the judges", wanted, online)
                self._left_to_judges.add(online)
                return
            result = Report(now.number, table.number, unrazed, winner or "", table.next_game, online, tied)
            outcome = await self._lobby.workers.store(self._service.do, wanted, [result], By("table", online))
        except SixRealmsError as wrong:
            LOG.warning("event %s, table %s: left to the judges: %s", wanted, online, wrong)
            self._left_to_judges.add(online)
            return
        after = next((one for one in outcome.after.open_tables if one.number == table.number), None)
        if after is not None and not undecided(outcome.after, after):
            await self._go_on(wanted, now, after, online)

    async def _go_on(self, wanted: str, now: Round, table: TableState, before: str) -> None:
        """Open the next game of a table at which one was played on the network."""
        what = f"{before} {table.next_game}"
        if what in self._left_to_judges:
            return
        try:
            await self.open(wanted, now.number, table.number, By("table", before))
        except SixRealmsError as wrong:
            LOG.warning("event %s, table %s: the next game is not opened: %s", wanted, table.number, wrong)
            self._left_to_judges.add(what)


def _playing(event: Event, round_: int, number: int) -> tuple[Round, TableState]:
    now = event.current
    if now is None:
        raise refused("not-started")
    table = now.table(number) if now.number == round_ else None
    if table is None:
        raise refused("online-not-now", round=round_, table=number)
    return now, table


def _persons(event: Event, table: TableState, players: Sequence[str]) -> list[MemberSeat]:
    """Who sits there in the order of the seats: of teams first one member of each, then the other
    (`format.team-spirit.seating`).
    """
    if not event.plan.team_event:
        return [MemberSeat(player) for player in players]
    teams = game_of(event.plan).type == "team-spirit"
    if not teams or len(players) != TEAMS:
        rules = ("format.team-spirit.teams",) if teams else ("conflict.tournament.team-spirit-brackets",)
        raise refused("online-teams", *rules, table=table.number, count=len(players), most=TEAMS, teams=int(teams))
    return [MemberSeat(player, member) for member in range(1, PERSONS_IN_A_TEAM + 1) for player in players]


def _deck(table: TableState, player: Participant, member: int, game: int) -> Deck:
    """The registered deck with what was exchanged since; nobody plays another one (`protocol.deck-locked`)."""
    if member not in player.decks:
        name = dict(player.people).get(member, player.name)
        raise refused("online-no-deck", "protocol.deck-locked", player=name)
    kept = deck_before(table, player, member, game)
    return Deck(kept.name or player.name, kept.cards, kept.dungeon or None, kept.sideboard, realm_deck=kept.realms)


def _without(deck: Deck, cards: Sequence[str]) -> Deck:
    left = list(deck.cards)
    for card in cards:
        if card in left:
            left.remove(card)
    return replace(deck, cards=tuple(left))


def _unrazed(state: State, seated: Sequence[MemberSeat | None]) -> dict[str, int]:
    """The unrazed realms of everybody, those of a team together."""
    found: dict[str, int] = {}
    for seat, person in enumerate(seated):
        if person is not None:
            found[person.player] = found.get(person.player, 0) + state.unrazed(seat)
    return found


def _winner(state: State, seated: Sequence[MemberSeat | None], unrazed: Mapping[str, int]) -> str | None:
    """Who has won; of several the one with the most unrazed realms, if that is one."""
    if state.result is None:
        return None
    winners = {person.player for seat in state.result.winners if (person := seated[seat]) is not None}
    most = max((unrazed[player] for player in winners), default=0)
    best = [player for player in winners if unrazed[player] == most]
    return best[0] if len(best) == 1 else None


def _seated(held: Held, now: Round, table: TableState, game: int, chairs: Sequence[Chair]) -> list[MemberSeat | None]:
    """Who sits on which chair of a game; who has left the bracket since is still found. None for a chair of nobody."""
    everybody = [
        MemberSeat(player, member) for player in table.players for member, _ in held.event.players[player].people
    ]
    tokens = {new_table.hashed(_token(held, now, table, game, one)): one for one in everybody}
    return [tokens.get(chair.token) for chair in chairs]


def _names(full: Sequence[str]) -> list[str]:
    """Names as long as a table shows them, and all different."""
    found: list[str] = []
    for name in full:
        short, at = name[: new_table.LONGEST_NAME].strip(), 2
        while short in found:
            short, at = f"{name[: new_table.LONGEST_NAME - 3].strip()} {at}", at + 1
        found.append(short)
    return found


def _token(held: Held, now: Round, table: TableState, game: int, person: MemberSeat) -> str:
    """What opens a player's seat: found again whenever they ask with the key of their slip, and kept nowhere."""
    who = f"{person.player}/{person.member}" if person.member else person.player
    what = f"seat {held.stored.id} {now.number} {table.number} {game} {who}"
    return hmac.new(held.stored.secret, what.encode(), sha256).hexdigest()[:32]
