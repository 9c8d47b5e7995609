"""An event as plain data for programs and pages, its sentences in the language of whoever asked."""

from __future__ import annotations

from typing import Literal

import msgspec

from sixrealms.tournament.brackets import Because
from sixrealms.tournament.event import Phase, Status
from sixrealms.tournament.fields import Sanction
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.scoring.scores import Stage
from sixrealms.tournament.scoring.team_standings import TeamStanding
from sixrealms.tournament.views.prize_messages import ToldPrize


class ToldCheck(msgspec.Struct, frozen=True):
    """A deck check."""

    passed: bool
    remark: str


class ToldPlayer(msgspec.Struct, frozen=True):
    """Somebody who entered. `has_deck`: everybody they are has registered one.

    `table` is where they sit in the current round, `has_begun` whether something was played or decided there.

    `deck` is its name, `checks` what judges found, `to_check` whether they were drawn for one: for those who run the
    event, the names of decks for all once they are published. Everybody may know how many cards are in their
    `sideboard` (`option.sideboard.count-check`).
    """

    id: str
    name: str
    team: str
    members: tuple[str, ...]
    status: Status
    late: bool
    has_deck: bool
    deck: str = ""
    broken: tuple[str, ...] = ()
    checks: tuple[ToldCheck, ...] = ()
    sideboard: int = 0
    checked_in: bool = False
    to_check: bool = False
    table: int = 0
    has_begun: bool = False


class ToldResult(msgspec.Struct, frozen=True):
    """A game: the unrazed realms of everybody by id, and the winner."""

    game: int
    unrazed: dict[str, int]
    winner: str
    confirmed: bool
    corrected: bool
    replay: str = ""


class ToldClaim(msgspec.Struct, frozen=True):
    """How a game without a result ended as one of its players says."""

    game: int
    player: str
    unrazed: dict[str, int]
    winner: str


class ToldPlace(msgspec.Struct, frozen=True):
    """Where somebody came in at a finished table, what it was worth, and why."""

    player: str
    place: int
    points: int
    realms: int
    why: str


class ToldTable(msgspec.Struct, frozen=True):
    """A table: who sits there in the order of the seats, its games, and how it ended.

    `lost` have lost it by a penalty, `game_losses` single games, by their numbers: they have no realms in them.
    `tied` are those who are equal in everything counted, whose order the coordinator may rule; `exchanging` those who
    have not said yet what they exchange with their sideboards before the next game.
    """

    number: int
    players: tuple[str, ...]
    results: tuple[ToldResult, ...]
    claims: tuple[ToldClaim, ...]
    disputed: tuple[int, ...]
    next_game: int
    winner: str = ""
    places: tuple[ToldPlace, ...] = ()
    withdrawn: tuple[str, ...] = ()
    ejected: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()
    awarded: str = ""
    extra_minutes: int = 0
    online: dict[int, str] = {}
    tied: tuple[tuple[str, ...], ...] = ()
    exchanging: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    game_losses: dict[int, tuple[str, ...]] = {}
    bye: bool = False  # whether its one player has nothing to play in this round


class ToldSeat(msgspec.Struct, frozen=True):
    """Why somebody sits where they sit."""

    player: str
    line: int
    why: tuple[str, ...]


class ToldRound(msgspec.Struct, frozen=True):
    """A round. `points` are what its places are worth; `clock` is when its time began, in seconds since 1970, later by
    every pause; `paused` is since when it stands still. `table_count`, `open_count` and `most_seats` are of all its
    tables but byes, also where an answer holds only some of them or none.
    """

    number: int
    final: bool
    by_hand: bool
    points: tuple[int, ...]
    tables: tuple[ToldTable, ...]
    seats: tuple[ToldSeat, ...] = ()
    notes: tuple[str, ...] = ()
    minutes: int = 0
    clock: int = 0
    paused: int = 0
    day: int = 1
    table_count: int = 0
    open_count: int = 0
    most_seats: int = 0


class ToldDay(msgspec.Struct, frozen=True):
    """A day of the event: when it `began` and `ended`, in seconds since 1970, and `until` when the event rests after
    it, as in 2026-11-23 09:00. `ended` 0: it is today, or the last one.
    """

    began: int
    ended: int
    until: str


class ToldStanding(msgspec.Struct, frozen=True):
    """A line of the standings; `why` says what put it behind the one above, where points do not."""

    rank: int
    player: str
    points: int
    realms: int
    games: int
    wins: int
    why: str = ""


class ToldNeed(msgspec.Struct, frozen=True):
    """Something an event needs to begin or to be scored."""

    met: bool
    said: str
    rules: tuple[str, ...]


class ToldStep(msgspec.Struct, frozen=True):
    """An entry of the log as it stands in the list: who made it, when, whether it counts, and why not."""

    number: int
    at: int
    by: str
    said: str
    counts: bool
    aside: str = ""


class ToldRuling(msgspec.Struct, frozen=True):
    """A judge's ruling."""

    number: int
    at: int
    by: str
    question: str
    answer: str
    rules: tuple[str, ...]
    round: int
    table: int


class ToldPenalty(msgspec.Struct, frozen=True):
    """A penalty, for those who run the event."""

    number: int
    at: int
    by: str
    player: str
    sanction: Sanction
    why: str
    rules: tuple[str, ...]
    round: int = 0
    table: int = 0
    game: int = 0


class ToldCall(msgspec.Struct, frozen=True):
    """Somebody waits for a judge: told to those who run the event, and at the table itself."""

    number: int
    at: int
    player: str
    why: str
    round: int
    table: int


class ToldDraw(msgspec.Struct, frozen=True):
    """Whose decks were drawn to be checked, and the number they were drawn from, for those who run the event."""

    number: int
    at: int
    by: str
    round: int
    seed: int
    players: tuple[str, ...]


class ToldChange(msgspec.Struct, frozen=True):
    """One thing that changes, as data and as a sentence."""

    kind: str
    because: Because
    said: str


class ToldCounts(msgspec.Struct, frozen=True):
    """How many people there are, whichever of them an answer holds: who `entered`, who is still `active`, and of those
    who is `here`, has a deck, and has none; `decks` are those of everybody, `prizes` how many there are.
    """

    entered: int = 0
    active: int = 0
    here: int = 0
    without_deck: int = 0
    decks: int = 0
    prizes: int = 0


Part = Literal["players", "tables", "wall", "standings", "prizes", "head", "usual"]
"""The list an answer holds a stretch of: people, the tables of a round with the open ones first or (`wall`) in their
order, the standings, the prizes; `head` is none of them, `usual` what is looked at in this phase of the event.
"""


class ToldStretch(msgspec.Struct, frozen=True):
    """The stretch of a list that an answer holds: page `page` of `pages`, each of `size` entries, of the `found` ones
    in which `search` was found.
    """

    part: Part
    search: str
    page: int
    pages: int
    size: int
    found: int
    round: int = 0


class ToldEvent(msgspec.Struct, frozen=True):
    """Everything about an event that whoever asks may know."""

    id: str
    version: int
    plan: Plan
    game: str
    goal: int
    most_realms: int
    phase: Phase
    winner: str
    role: str  # "organiser", "judge", "player", or "spectator"
    you: str  # the id of the player who asks
    players: tuple[ToldPlayer, ...]
    rounds: tuple[ToldRound, ...]
    standings: tuple[ToldStanding, ...]
    needs: tuple[ToldNeed, ...]
    checklist: tuple[str, ...]
    rulings: tuple[ToldRuling, ...]
    penalties: tuple[ToldPenalty, ...]
    set_aside: int
    wrapped_up: int
    sent: str
    tied: tuple[tuple[str, ...], ...] = ()  # in the standings, between rounds
    registers_decks: bool = False  # whether people may hand in decks themselves, or change them
    entered: int = 0  # how many take part, where not all are told
    standings_stage: Stage = "none"  # what the standings are of; "none": there are none, nothing was played
    standings_round: int = 0  # the round they are of
    signs_up: bool = False  # whether people may enter by themselves now
    asks_check_in: bool = False  # whether everybody is asked to say that they are here
    shows_decks: bool = False  # whether everybody may look at the registered decks
    calls: tuple[ToldCall, ...] = ()
    drawn: tuple[ToldDraw, ...] = ()
    teams: tuple[TeamStanding, ...] = ()  # of players for themselves, in order
    byes: bool = False  # whether only full tables play, and whoever is left over has a bye
    ties: bool = False  # whether all at a table may agree that a game has no winner
    days: tuple[ToldDay, ...] = ()
    resting: bool = False  # until another day
    prizes: tuple[ToldPrize, ...] = ()
    counts: ToldCounts = ToldCounts()
    stretch: ToldStretch | None = None  # where an answer holds a part of the event
