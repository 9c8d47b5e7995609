"""An event as it stands: what `fold` makes of its plan and its log. Plain data."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Literal

import msgspec

from sixrealms.tournament.brackets import Because, Bracket, Entrant, Game, bracket_winner
from sixrealms.tournament.day_of_event import DayOfEvent
from sixrealms.tournament.fields import By, DeckList, RepairedHow, Sanction
from sixrealms.tournament.operation import Stamp
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.prize import GivenPrize, Prize

Status = Literal["in", "out", "ejected", "absent"]
Phase = Literal["registration", "playing", "between", "decided", "wrapped-up"]


class DeckCheck(msgspec.Struct, frozen=True):
    """What a comparison of a deck with its registered list gave."""

    passed: bool
    remark: str = ""
    number: int = 0  # the record that notes it


class DeckExchange(msgspec.Struct, frozen=True):
    """The cards that went out of a deck and those that came in."""

    out: tuple[str, ...] = ()
    into: tuple[str, ...] = ()


class Participant(msgspec.Struct):
    """Somebody who entered; in a team event a team with its members."""

    id: str
    name: str
    team: str = ""
    members: tuple[str, ...] = ()
    status: Status = "in"
    entered_after: int = 0  # rounds that were seated before: 0 is before the start
    decks: dict[int, DeckList] = msgspec.field(default_factory=dict)  # by the member of a team from 1; 0: their own
    issued: dict[int, DeckList] = msgspec.field(default_factory=dict)  # sealed decks as they were given out
    boosters_used: tuple[int, ...] = ()  # the members whose boosters are opened and done with
    broken: tuple[str, ...] = ()  # rules a deck breaks, where a judge let it in
    checks: list[DeckCheck] = msgspec.field(default_factory=list)
    checked_in: bool = False  # has said before the start that they are here
    entry: int = 0  # the number of the record that entered them

    @property
    def persons(self) -> int:
        """How many people this is (`conflict.tournament.team-spirit-brackets`)."""
        return len(self.members) or 1

    @property
    def deck(self) -> DeckList | None:
        """The deck of a single player."""
        return self.decks.get(0)

    @property
    def people(self) -> tuple[tuple[int, str], ...]:
        """Everybody this is, with the number their deck is kept under."""
        return tuple(enumerate(self.members, 1)) if self.members else ((0, self.name),)

    @property
    def without_deck(self) -> tuple[str, ...]:
        """Who of them has registered no deck."""
        return tuple(name for member, name in self.people if member not in self.decks)

    @property
    def entrant(self) -> Entrant:
        """The same as the parts that pair and score know it."""
        return Entrant(self.id, self.name, self.team)


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended, who said so last, and the record that wrote it down first."""

    unrazed: dict[str, int]
    winner: str
    by: By
    number: int
    corrected: bool = False
    confirmed: bool = False  # by everybody at the table
    replay: str = ""

    @property
    def game(self) -> Game:
        """The same as the parts that pair and score know it."""
        return Game(self.unrazed, self.winner)


class ClaimedResult(msgspec.Struct, frozen=True):
    """How a game ended as one of its players says."""

    unrazed: dict[str, int]
    winner: str
    number: int

    def agrees(self, other: ClaimedResult) -> bool:
        """Whether both say the same."""
        return self.unrazed == other.unrazed and self.winner == other.winner


class TableState(msgspec.Struct):
    """A table of a round with everything that was said about its games, by the number of the game from 1."""

    number: int
    players: tuple[str, ...]
    results: dict[int, GameResult] = msgspec.field(default_factory=dict)
    claims: dict[int, dict[str, ClaimedResult]] = msgspec.field(default_factory=dict)
    online: dict[int, str] = msgspec.field(default_factory=dict)  # tables on the network
    exchanges: dict[int, dict[tuple[str, int], DeckExchange]] = msgspec.field(default_factory=dict)  # before a game
    withdrawn: tuple[str, ...] = ()
    ejected: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()  # have lost the table by a penalty: last place, and they play on in the event
    game_losses: dict[int, tuple[str, ...]] = msgspec.field(default_factory=dict)  # by penalty, by the game
    absent: tuple[str, ...] = ()  # were to sit here and never came; none of `players`
    awarded: str = ""
    ruled: tuple[str, ...] = ()
    ruled_why: str = ""
    extra_minutes: int = 0
    extra_why: str = ""

    @property
    def bye(self) -> bool:
        """Whether its one player has nothing to play in this round, as `Bracket.bye` says it."""
        return len(self.players) == 1 and not self.awarded

    @property
    def begun(self) -> bool:
        """Whether something was played here, is played on the network, or decided."""
        gone = self.withdrawn or self.ejected or self.lost
        return bool(self.results or self.claims or self.online or self.awarded or gone)

    @property
    def next_game(self) -> int:
        """The number of the first game that has no result yet."""
        return next(number for number in range(1, len(self.results) + 2) if number not in self.results)

    @property
    def disputed(self) -> tuple[int, ...]:
        """The games without a result about which two players say different things: a judge decides."""
        return tuple(
            number
            for number, said in sorted(self.claims.items())
            if number not in self.results
            and any(not one.agrees(other) for one in said.values() for other in said.values())
        )


class Round(msgspec.Struct):
    """A round that is seated. Its `final` table is the one whose winner has won the event."""

    number: int
    final: bool = False
    worth: int = 0  # what places are multiplied by; 0: the number of the round
    tables: list[TableState] = msgspec.field(default_factory=list)
    by_hand: bool = False
    minutes: int = 0
    clock: int = 0  # when its time began, in seconds since 1970, later by every pause; 0: not yet
    paused: int = 0  # since when it stands still; 0: it runs
    seated: int = 0  # the record that seated it
    day: int = 1

    def table_of(self, player: str) -> TableState | None:
        """Where somebody sits."""
        return next((table for table in self.tables if player in table.players), None)

    def table(self, number: int) -> TableState | None:
        """The table with a number."""
        if 1 <= number <= len(self.tables) and self.tables[number - 1].number == number:  # as it is but by hand
            return self.tables[number - 1]
        return next((table for table in self.tables if table.number == number), None)


class SetAside(msgspec.Struct, frozen=True):
    """The number of a record that is kept but does not count, because what it is about is no more."""

    number: int
    because: Because


class JudgeRuling(msgspec.Struct, frozen=True):
    """A judge's answer to a question."""

    stamp: Stamp
    question: str
    answer: str
    rules: tuple[str, ...]
    round: int
    table: int


class Penalty(msgspec.Struct, frozen=True):
    """What a judge punished somebody for, and how."""

    stamp: Stamp
    player: str
    sanction: Sanction
    why: str
    rules: tuple[str, ...]
    round: int = 0  # of the game or table that is lost by it
    table: int = 0
    game: int = 0


class TableRepair(msgspec.Struct, frozen=True):
    """What a judge put right at a table on the network."""

    stamp: Stamp
    round: int
    table: int
    what: str
    how: RepairedHow
    back: int


class CardReplacement(msgspec.Struct, frozen=True):
    """A copy of a destroyed card that somebody was given."""

    stamp: Stamp
    player: str
    card: str


class JudgeCall(msgspec.Struct):
    """Somebody called a judge to their table; `answered` is the record that says one has come."""

    stamp: Stamp
    player: str
    why: str
    round: int
    table: int
    answered: Stamp | None = None


class DrawnChecks(msgspec.Struct, frozen=True):
    """Whose decks were drawn by lot to be checked, and the number they were drawn from."""

    stamp: Stamp
    round: int
    seed: int
    players: tuple[str, ...]


class Event(msgspec.Struct):
    """The state of an event after the record with the number `version`."""

    plan: Plan
    version: int = 0
    players: dict[str, Participant] = msgspec.field(default_factory=dict)
    rounds: list[Round] = msgspec.field(default_factory=list)
    rulings: list[JudgeRuling] = msgspec.field(default_factory=list)
    penalties: list[Penalty] = msgspec.field(default_factory=list)
    repairs: list[TableRepair] = msgspec.field(default_factory=list)
    replaced: list[CardReplacement] = msgspec.field(default_factory=list)
    ruled: tuple[str, ...] = ()  # the coordinator's order of those who are tied in the standings
    ruled_why: dict[str, str] = msgspec.field(default_factory=dict)  # by player: what the coordinator gave as reason
    decks_locked: bool = False  # by the organiser, before the start locks them
    decks_published: bool = False  # by the organiser; see `shows_decks`
    sign_up: bool = False  # whether people may enter by themselves; see `signs_up`
    check_in: bool = False  # whether everybody is asked to say that they are here
    calls: list[JudgeCall] = msgspec.field(default_factory=list)
    drawn: list[DrawnChecks] = msgspec.field(default_factory=list)
    prizes: tuple[Prize, ...] = ()
    prizes_given: dict[str, GivenPrize] = msgspec.field(default_factory=dict)  # by the id of the prize
    days: list[DayOfEvent] = msgspec.field(default_factory=list)  # from the seating of round 1
    resting: bool = False  # until another day
    morning: bool = False  # check-in of a later day is not over yet
    set_aside: list[SetAside] = msgspec.field(default_factory=list)
    winner: str = ""
    last_game: int = 0  # when a game was reported or a table given away last, in seconds since 1970
    wrapped_up: int = 0  # when, in seconds since 1970
    sent: str = ""  # the day the scoring forms went off

    @property
    def names(self) -> dict[str, str]:
        """What everybody is called, by id."""
        return {player.id: player.name for player in self.players.values()}

    def called(self, player: str) -> str:
        """The name of somebody, or their id where nobody has it any more."""
        found = self.players.get(player)
        return found.name if found is not None else player

    @property
    def active(self) -> tuple[Participant, ...]:
        """Who plays on, in the order of registration."""
        return tuple(player for player in self.players.values() if player.status == "in")

    @property
    def playing(self) -> tuple[Participant, ...]:
        """Who plays or has played: whoever sits or sat at a table, before the first round whoever is to
        (`conflict.tournament.participants-count`). Who never came is not among them.
        """
        sat = {player for now in self.rounds for table in now.tables for player in table.players}
        return tuple(player for player in self.players.values() if player.id in sat) if self.rounds else self.active

    @property
    def current(self) -> Round | None:
        """The round that was seated last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def completed(self) -> date | None:
        """The day the event was held on, of several the last: that of its plan, else the day of its last game, never
        that of a click later (`official.report.deadline`); None before there is any.
        """
        if self.plan.date:
            planned = [self.plan.date, *(day.until[:10] for day in self.days[:-1] if day.until)]
            return date.fromisoformat(max(planned))
        return datetime.fromtimestamp(self.last_game, UTC).date() if self.last_game else None

    @property
    def registers_decks(self) -> bool:
        """Whether people may still hand in decks themselves (`protocol.deck-locked`)."""
        return self.plan.decks != "none" and not self.rounds and not self.decks_locked

    @property
    def shows_decks(self) -> bool:
        """Whether everybody may look at the registered decks: never while one could still be changed."""
        return self.decks_published and not self.registers_decks

    @property
    def signs_up(self) -> bool:
        """Whether people may enter by themselves now."""
        return self.sign_up and not self.rounds and not self.wrapped_up

    @property
    def asks_check_in(self) -> bool:
        """Whether everybody is asked to say that they are here: before the start, or when a later day begins."""
        return self.check_in and (self.morning or not self.rounds)

    @property
    def awaited(self) -> tuple[Participant, ...]:
        """Who has not said yet that they are here."""
        return tuple(player for player in self.active if not player.checked_in)

    @property
    def open_calls(self) -> tuple[JudgeCall, ...]:
        """The calls of the current round that wait for a judge, the first one first."""
        return tuple(call for call in self.calls if call.answered is None and call.round == len(self.rounds))

    def call_of(self, player: str) -> JudgeCall | None:
        """The call of somebody that waits for a judge."""
        return next((call for call in self.open_calls if call.player == player), None)

    def to_check(self, player: Participant) -> bool:
        """Whether somebody was drawn for a deck check and has not been checked since."""
        checked = max((check.number for check in player.checks), default=0)
        return any(player.id in one.players and one.stamp.number > checked for one in self.drawn)

    @property
    def open_tables(self) -> tuple[TableState, ...]:
        """The tables of the current round that are not finished (`tracking.even-pace`)."""
        now = self.current
        return tuple(table for table in now.tables if winner_of(self, now, table) is None) if now else ()

    @property
    def is_open(self) -> bool:
        """Whether a table of the current round is not finished."""
        now = self.current
        if now is None:
            return False
        if any(_begins(table, self.plan.wins) for table in now.tables):  # quick, asked after every result of a hall
            return True
        return any(winner_of(self, now, table) is None for table in now.tables)

    @property
    def phase(self) -> Phase:
        """How far the event is."""
        return self.phase_if(is_open=self.is_open)

    def phase_if(self, *, is_open: bool) -> Phase:
        """How far the event is, where it is known whether a table of the current round is not finished."""
        if self.wrapped_up:
            return "wrapped-up"
        if not self.rounds:
            return "registration"
        if is_open:
            return "playing"
        return "decided" if self.winner else "between"


def bracket_of(round_: Round, table: TableState) -> Bracket:
    """A table as the parts that pair and score know it."""
    return Bracket(
        round=round_.number,
        number=table.number,
        players=table.players,
        games=tuple(table.results[number].game for number in sorted(table.results)),
        final=round_.final,
        worth=round_.worth,
        withdrawn=(*table.withdrawn, *table.lost),
        ejected=table.ejected,
        awarded=table.awarded,
        ruled=table.ruled,
    )


def winner_of(event: Event, round_: Round, table: TableState) -> str | None:
    """Who has won a table, None while it is open."""
    return bracket_winner(bracket_of(round_, table), event.plan.wins)


def _begins(table: TableState, wins: int) -> bool:
    """Whether too few games of a table were played for anybody to have won it, and nobody was given it or has gone."""
    if len(table.results) >= wins or len(table.players) < 2:
        return False
    return not (table.awarded or table.withdrawn or table.lost or table.ejected)


def brackets_of(event: Event) -> tuple[Bracket, ...]:
    """Every table of every round."""
    return tuple(bracket_of(one, table) for one, table in all_tables(event))


def all_tables(event: Event) -> Iterator[tuple[Round, TableState]]:
    """Every round with each of its tables."""
    for one in event.rounds:
        for table in one.tables:
            yield one, table
