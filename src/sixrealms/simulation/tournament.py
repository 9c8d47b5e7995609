"""A whole tournament between computer players, from sign-up to wrap-up.

The event is a real one: a plan, and commands as an organiser gives them. Only the games come from a source,
which is `Games` for those the engine plays.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Final

from sixrealms import match
from sixrealms.decks import Deck
from sixrealms.engine.action import Action
from sixrealms.engine.chance import mix
from sixrealms.engine.state import State
from sixrealms.errors import OptionRefused, SixRealmsError
from sixrealms.match import Registration
from sixrealms.players.roster import bot
from sixrealms.setup.random_format_decks import decks_for
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.outcome import UNFINISHED, Finding
from sixrealms.tournament.brackets import Bracket, Game, bracket_winner
from sixrealms.tournament.event import Event, bracket_of
from sixrealms.tournament.execute import carry_out
from sixrealms.tournament.fields import By, DeckList
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import Enter, HandIn, Report, Seat, WrapUp
from sixrealms.tournament.plan import PERSONS_IN_A_TEAM, Plan, game_of
from sixrealms.tournament.scoring.order import lot
from sixrealms.tournament.state_from_log import fold

MOST_TURNS: Final = 600
"""A game of the simulated event that is longer is decided by unrazed realms (conflict.scoring.mulligans-draws)."""

TEAMS: Final = 3
"""At a table of teams (format.team-spirit.teams)."""

_TRIES: Final = 5
_SEED_BITS: Final = 53
_TABLE: Final = By("table")
_ORGANISER: Final = By("organiser")


class NoGame(SixRealmsError):
    """A table at which game after game ends without a winner or with a fault."""


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A bracket that is to be played: who sits there, with which decks by seat, and how each seat plays."""

    plan: Plan
    bracket: Bracket
    decks: tuple[Deck, ...]
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game, and what repeats it."""

    game: Game
    seed: int
    turns: int
    decisions: int


@dataclass(frozen=True, slots=True)
class PlayedBracket:
    """All games of a bracket, and those that were stopped by a fault of the program and played anew."""

    games: tuple[PlayedGame, ...]
    faults: tuple[tuple[int, Finding], ...] = ()  # by the seed of the game


Source = Callable[[Sequence[SeatedTable]], Iterable[PlayedBracket]]
"""Plays the brackets of a round, in their order."""


class _Last:
    """Keeps the position a game came to."""

    state: State | None = None

    def before(self, state: State, action: Action) -> None:
        """Nothing is done before a decision."""

    def after(self, state: State) -> None:
        """The game has run on."""
        self.state = state


def play_bracket(sitting: SeatedTable) -> PlayedBracket:
    """Game after game until somebody has won as many as the plan asks for, with the registered decks.

    A game in which time runs out is won by whoever has the most unrazed realms alone; a game without one winner is void
    and played again (conflict.scoring.mulligans-draws). NoGame if that happens again and again.
    """
    plan, bracket = sitting.plan, sitting.bracket
    table = match.open_match(game_of(plan), [Registration(deck) for deck in sitting.decks], ruleset=plan.ruleset)
    played: list[PlayedGame] = []
    faults: list[tuple[int, Finding]] = []
    tries = 0
    while bracket_winner(_with(bracket, played), plan.wins) is None:
        number = len(played) + 1
        tries += 1
        if tries > _TRIES:
            where = f"round {bracket.round}, table {bracket.number}, game {number}"
            raise NoGame(f"{where}: {_TRIES} games had no winner; choose other players with --bots, or another --seed")
        seed = lot(plan.seed, "game", bracket.round, bracket.number, number, tries) >> (64 - _SEED_BITS)
        last = _Last()
        seats = tuple(bot(name) for name in sitting.bots)
        outcome = play(SimulatedGame(match.setup(table, seed), seats, most_turns=MOST_TURNS), last)
        if outcome.finding is not None and outcome.finding.kind != UNFINISHED:
            faults.append((seed, outcome.finding))
            continue
        state = last.state
        assert state is not None
        counted = dict.fromkeys(bracket.players, 0)
        for seat in range(len(seats)):
            counted[_at(bracket, seat)] += state.unrazed(seat)
        winner = _only_winner({_at(bracket, seat) for seat in outcome.winners or range(len(seats))}, counted)
        if winner is None:
            continue
        if state.result is not None:  # cards destroyed for good are out of their decks until the bracket is over
            table = replace(match.finished(table, state), games=())
        played.append(PlayedGame(Game(counted, winner), seed, outcome.turns, outcome.decisions))
        tries = 0
    return PlayedBracket(tuple(played), tuple(faults))


def _with(bracket: Bracket, played: Sequence[PlayedGame]) -> Bracket:
    return Bracket(
        round=bracket.round,
        number=bracket.number,
        players=bracket.players,
        games=tuple(one.game for one in played),
    )


def _at(bracket: Bracket, seat: int) -> str:
    """Who sits there: of teams first one member of each, then the other (`format.team-spirit.seating`)."""
    return bracket.players[seat % len(bracket.players)]


def _only_winner(winners: Collection[str], unrazed: Mapping[str, int]) -> str | None:
    """The one winner, or of several the one with the most unrazed realms; None if even that leaves several."""
    most = max(unrazed[player] for player in winners)
    best = [player for player in winners if unrazed[player] == most]
    return best[0] if len(best) == 1 else None


class Games:
    """Real games, shared out among `workers` processes; the results never depend on how many there are."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers

    def __call__(self, sittings: Sequence[SeatedTable]) -> Iterator[PlayedBracket]:
        """The brackets in order, each as soon as it and those before it are played."""
        if self._workers == 1 or len(sittings) == 1:
            yield from map(play_bracket, sittings)
            return
        with ProcessPoolExecutor(min(self._workers, len(sittings))) as pool:
            try:
                yield from pool.map(play_bracket, sittings)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


@dataclass
class Convention:
    """An event that was played, and what only a simulation knows about it."""

    plan: Plan
    log: tuple[LogEntry, ...] = ()
    bots: dict[str, str] = field(default_factory=dict)  # who plays for each entrant
    played: dict[tuple[int, int], PlayedBracket] = field(default_factory=dict)  # by round and table

    @property
    def event(self) -> Event:
        """The event after its whole log."""
        return fold(self.plan, self.log)

    @property
    def faults(self) -> tuple[tuple[int, Finding], ...]:
        """Every game that was stopped by a fault of the program, by its seed."""
        return tuple(fault for one in self.played.values() for fault in one.faults)


def hold(
    plan: Plan,
    names: Sequence[str],
    bots: Sequence[str],
    source: Source,
    *,
    members: Sequence[Sequence[str]] = (),
    decks: bool = True,
    progress: Callable[[int], None] | None = None,
) -> Convention:
    """Hold the event: sign up, register decks, seat, play and report round by round, wrap up.

    `bots` take the entrants in turn. In a team event every name is a team, and `members` names its two people. `source`
    plays the brackets; without `decks` nobody registers one, for sources that need none. `progress` hears how many
    brackets are played. OptionError for a game of teams in which other than three teams would have to sit together, and
    whatever an event refuses.
    """
    teams = plan.team_event
    if teams and len(names) < TEAMS:
        can, count = str(TEAMS), str(len(names))
        raise OptionRefused("simulate-teams", game=str(game_of(plan)), teams=str(TEAMS), count=count, can=can)
    held = Convention(plan)
    _take(held, [Enter(name, members=tuple(members[at]) if teams else ()) for at, name in enumerate(names)])
    people = [(one.id, member) for one in held.event.players.values() for member, _ in one.people]
    held.bots = {player: bots[at % len(bots)] for at, player in enumerate(held.event.players)}
    registered = dict(zip(people, registered_decks(plan, len(people)), strict=True)) if decks else {}
    handed_in = [(player, str(member or ""), _list(deck)) for (player, member), deck in registered.items()]
    _take(held, [HandIn(player, deck, member=member) for player, member, deck in handed_in])
    event = held.event
    while not event.winner:
        _take(held, [Seat(len(event.rounds) + 1)])
        event = held.event
        now = event.rounds[-1]
        brackets = [one for one in (bracket_of(now, table) for table in now.tables) if not one.bye]
        sittings = [_sitting(held, one, registered) for one in brackets]
        for bracket, played in zip(brackets, source(sittings), strict=True):
            held.played[bracket.round, bracket.number] = played
            results = [
                Report(bracket.round, bracket.number, dict(one.game.unrazed), one.game.winner) for one in played.games
            ]
            _take(held, results, by=_TABLE)
            if progress is not None:
                progress(len(held.played))
        event = held.event
    _take(held, [WrapUp()])
    return held


def _sitting(held: Convention, bracket: Bracket, registered: Mapping[tuple[str, int], Deck]) -> SeatedTable:
    """Who sits where at a table with which deck: of teams first one member of each, then the other."""
    plan, players = held.plan, held.event.players
    if plan.team_event and len(bracket.players) != TEAMS:
        where = {"round": str(bracket.round), "table": str(bracket.number), "count": str(len(bracket.players))}
        raise OptionRefused("simulate-teams-at-table", game=str(game_of(plan)), teams=str(TEAMS), **where)
    depth = max(len(players[player].people) for player in bracket.players)
    seats = [(player, players[player].people[at][0]) for at in range(depth) for player in bracket.players]
    decks = tuple(registered[seat] for seat in seats if seat in registered)
    return SeatedTable(plan, bracket, decks, tuple(held.bots[player] for player, _ in seats))


def _take(held: Convention, commands: Sequence[Command], by: By = _ORGANISER) -> None:
    """What these commands record; the time of a simulated record is its number, so that the log is always the same."""
    if commands:
        outcome = carry_out(held.plan, held.log, commands, by, len(held.log) + 1)
        held.log = (*held.log, *outcome.recorded)


def registered_decks(plan: Plan, players: int) -> Iterator[Deck]:
    """A deck for everybody that is legal for the game of the plan, drawn by chance from its seed, or a sealed box."""
    name = game_of(plan)
    seats = plan.table_size * (PERSONS_IN_A_TEAM if plan.team_event else 1)
    for first in range(0, players, seats):
        together = min(seats, players - first)
        seed = mix(plan.seed, first + 1) >> (64 - _SEED_BITS)
        yield from decks_for(name, plan.ruleset, seats, seed)[:together]


def _list(deck: Deck) -> DeckList:
    return DeckList(
        name=deck.id,
        cards=deck.cards,
        dungeon=deck.dungeon or "",
        sideboard=deck.sideboard,
        realms=deck.realm_deck,
        booster=deck.considering,
    )
