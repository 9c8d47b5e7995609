"""A game that is over, decision by decision: as a seat saw it, or with every card open.

A replay is told in pages. A page begins with a whole table (`state`) and goes on with what each decision changed
(`event`), in the form of docs/protocol.md, so that whoever shows a table can show a replay.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

import msgspec

from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import Result
from sixrealms.engine.state import State as Position
from sixrealms.players.roster import LEVELS
from sixrealms.players.thoughts import thoughts
from sixrealms.review.game_review import reviewed
from sixrealms.server.fair_share import Pieces
from sixrealms.server.game.entries import Acted
from sixrealms.server.game.fog import SPECTATOR, Fog
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.messages.outgoing import EventTold, Looked, StateTold
from sixrealms.server.views.card_names import Watching
from sixrealms.server.views.explanations import looked
from sixrealms.server.views.reader import Reader
from sixrealms.telling.choices import label
from sixrealms.telling.chronicle import Chronicle
from sixrealms.telling.names import Naming
from sixrealms.telling.story import Happening
from sixrealms.telling.thoughts import thought_lines

#: The seat of somebody who sees every card that was in a hand or on the table.
EVERYTHING: Final = -2
#: Decisions told at once.
PAGE: Final = 60
_KEPT_PAGES: Final = 48
#: Decisions of a game whose moves are thought about; of a longer one only the curve is made.
_WEIGHED: Final = 600
_KEPT_MARKS: Final = 16
_KEPT_POSITIONS: Final = 16

Key = TypeVar("Key")
Thing = TypeVar("Thing")


class ReplayMark(msgspec.Struct, frozen=True):
    """A turn or a battle that begins with decision `at`; `turn` is its number, `seat` whose turn it is."""

    at: int
    turn: int
    seat: int
    battle: bool


class Decided(msgspec.Struct, frozen=True):
    """A decision: of which seat, and its `label`, empty where the watcher may not know it."""

    seat: int
    label: str


class ReplayPage(msgspec.Struct, frozen=True):
    """A page of a game that is over, for the watcher at `seat` (-1: everybody's, -2: every card open).

    `frames` are the tables after `first`, `first` + 1 ... of all `decisions`: a whole one and what has changed since;
    `decided` are the decisions between them, `marks` where turns and battles of the whole game begin.
    """

    table: str
    seat: int
    names: tuple[str, ...]
    decisions: int
    first: int
    marks: tuple[ReplayMark, ...]
    frames: tuple[StateTold | EventTold, ...]
    decided: tuple[Decided, ...]


class GameStory(msgspec.Struct, frozen=True):
    """A game that is over in five `sentences`; `turned` is the decision after which it was decided who leads, -1 for
    none, and `turn` that decision's turn.
    """

    table: str
    sentences: tuple[str, ...]
    turned: int
    turn: int


class ThoughtsTold(msgspec.Struct, frozen=True):
    """Why the decision after `at` others may have been made: what a player of that `level` weighs for its seat."""

    at: int
    seat: int
    level: str
    lines: tuple[str, ...]


class ReviewPoint(msgspec.Struct, frozen=True):
    """A decision that gave away much: `at` decisions came before it. `played` and `better` in words; `before` is the
    share the better one would have kept, `after` that of the one played, in percent.
    """

    at: int
    turn: int
    seat: int
    played: str
    better: str
    before: int
    after: int


class ReplayReview(msgspec.Struct, frozen=True):
    """Who was winning: for each decision, and for the end, the share of every seat in percent; up to three
    decisions that gave away much; and where the game turned, as its story says: after `turned` decisions, in `turn`
    (-1 and 0: nowhere).
    """

    table: str
    names: tuple[str, ...]
    shares: tuple[tuple[int, ...], ...]
    points: tuple[ReviewPoint, ...]
    turned: int = -1
    turn: int = 0


class Played(msgspec.Struct, frozen=True):
    """A game that is over: what it was set up with, everything that was decided, how it ended; `bots` are the computer
    players by seat, "" for a person.
    """

    id: str
    setup: GameSetup
    actions: tuple[Action, ...]
    names: tuple[str, ...]
    secret: bytes
    result: Result | None
    bots: tuple[str, ...] = ()


class OpenFog(Fog):
    """How a card is seen by somebody who knows all of them."""

    everything = True

    def knows(self, card: int) -> bool:
        """Nothing is hidden."""
        return True


class OpenGame(TableGame):
    """A game whose log hides no card from anybody."""

    def _hear(self, log: list[tuple[Any, ...]]) -> None:
        first = len(self.happenings)
        super()._hear(log)
        self.happenings[first:] = [
            Happening(one.entry, tuple((card, name, -1, owner) for card, name, _, owner in one.names))
            for one in self.happenings[first:]
        ]


class OpenReader(Reader):
    """Tells of every card."""

    def fog(self) -> Fog:
        """Nothing is hidden."""
        return OpenFog(self._game.state, SPECTATOR, self._secret)


class Replays:
    """Makes pages and keeps the last ones. Its methods are work in pieces, of one thread."""

    def __init__(self) -> None:
        self._pages: OrderedDict[tuple[str, int, str, int], bytes] = OrderedDict()
        self._marks: OrderedDict[str, list[ReplayMark]] = OrderedDict()
        self._positions: OrderedDict[tuple[str, int], Position] = OrderedDict()
        self._chronicles: OrderedDict[str, Chronicle] = OrderedDict()
        self._reviews: OrderedDict[tuple[str, str], ReplayReview] = OrderedDict()

    def page(self, game: Played, seat: int, language: str, at: int) -> Pieces[bytes]:
        """The page that holds the table after `at` decisions, as JSON."""
        first = max(0, min(at, len(game.actions))) // PAGE * PAGE
        key = (game.id, seat, language, first)
        if key not in self._pages:
            marks = tuple((yield from self._marked(game)))
            frames, decided = yield from _frames(game, seat, language, first)
            told = ReplayPage(game.id, seat, game.names, len(game.actions), first, marks, frames, decided)
            self._pages[key] = msgspec.json.encode(told)
        return _kept(self._pages, key, _KEPT_PAGES)

    def look(self, game: Played, seat: int, language: str, at: int, number: int) -> Pieces[Looked]:
        """All about one card after `at` decisions, as `looked` is told; refused if the watcher does not know it."""
        key = (game.id, max(0, min(at, len(game.actions))))
        if key not in self._positions:  # whoever looks at one card looks at the next one as well
            self._positions[key] = yield from _position(game, key[1])
        s = _kept(self._positions, key, _KEPT_POSITIONS)
        watcher = SPECTATOR if seat == EVERYTHING else seat
        fog = (OpenFog if seat == EVERYTHING else Fog)(s, watcher, game.secret)
        return looked(Watching(fog, language, game.names), number, v=at)

    def story(self, game: Played, language: str, seat: int = SPECTATOR) -> Pieces[GameStory]:
        """The game in five sentences, and where it turned; whoever sat at `seat` is "you" in it."""
        chronicle = yield from self._chronicle(game)
        turned = chronicle.turning_point(game.result)
        sentences = chronicle.sentences(game.result, language, seat)
        return GameStory(game.id, sentences, turned.at if turned else -1, turned.turn if turned else 0)

    def why(self, game: Played, language: str, at: int, level: str) -> Pieces[ThoughtsTold]:
        """What is weighed before decision `at` + 1: by `level`, else by the computer player who made it, else by the
        expert. A replay hides nothing, and yet only what that seat knew counts.
        """
        key = (game.id, at)
        if key not in self._positions:
            self._positions[key] = yield from _position(game, at)
        s = _kept(self._positions, key, _KEPT_POSITIONS).copy()
        assert s.pending is not None
        seat = s.pending.player
        asked = level or (game.bots[seat] if game.bots else "") or LEVELS[-1]
        naming = Naming(s, seat, language, game.names)
        lines = thought_lines(naming, thoughts(s, asked, f"{game.secret.hex()}/{at}"))
        return ThoughtsTold(at, seat, asked, tuple(lines))

    def review(self, game: Played, language: str) -> Pieces[ReplayReview]:
        """Who was winning when, what gave much away, and where it turned: where the story says so too."""
        key = (game.id, language)
        if key not in self._reviews:
            chronicle = yield from self._chronicle(game)
            turned = chronicle.turning_point(game.result)
            found = yield from _review(game, language)
            if turned is not None:
                found = msgspec.structs.replace(found, turned=turned.at, turn=turned.turn)
            self._reviews[key] = found
        return _kept(self._reviews, key, _KEPT_MARKS)

    def _chronicle(self, game: Played) -> Pieces[Chronicle]:
        if game.id not in self._chronicles:
            self._chronicles[game.id] = yield from _chronicle(game)
        return _kept(self._chronicles, game.id, _KEPT_MARKS)

    def _marked(self, game: Played) -> Pieces[list[ReplayMark]]:
        if game.id not in self._marks:
            self._marks[game.id] = yield from _marks(game)
        return _kept(self._marks, game.id, _KEPT_MARKS)


def _kept(kept: OrderedDict[Key, Thing], key: Key, most: int) -> Thing:
    """What was made before; what nobody has asked for longest is forgotten."""
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)
    return kept[key]


def _position(game: Played, at: int) -> Pieces[Position]:
    played = TableGame(game.setup, ())
    for action in game.actions[:at]:
        pending = played.state.pending
        assert pending is not None
        played.fold(Acted(pending.player, action))
        yield
    return played.state


def _frames(
    game: Played, seat: int, language: str, first: int
) -> Pieces[tuple[tuple[StateTold | EventTold, ...], tuple[Decided, ...]]]:
    """The tables after `first`, `first` + 1 ... decisions, and what each of these decisions was."""
    opened = seat == EVERYTHING
    # nobody of a replay can take anything back: it has no persons
    played = OpenGame(game.setup, ()) if opened else TableGame(game.setup, ())
    last = min(first + PAGE, len(game.actions))
    frames: list[StateTold | EventTold] = []
    decided: list[Decided] = []
    reader: Reader | None = None
    for at in range(last + 1):
        if at == len(game.actions) and game.result is not None:
            played.state.result = game.result  # a game that was given up ends without a decision
        if at == first:
            watcher = SPECTATOR if opened else seat
            reader = (OpenReader if opened else Reader)(played, watcher, language, game.names, game.secret)
            frames.append(reader.whole())
        elif reader is not None:
            frames.append(reader.news())
        if at < last:
            action = game.actions[at]
            if reader is not None:
                decided.append(_decided(played, seat, language, game.names, action))
            pending = played.state.pending
            assert pending is not None
            played.fold(Acted(pending.player, action))
            yield
    return tuple(frames), tuple(decided)


def _decided(game: TableGame, seat: int, language: str, names: Sequence[str], action: Action) -> Decided:
    """Who decided, and what in words: to whoever sees everything, and of one's own decisions."""
    pending = game.state.pending
    assert pending is not None
    told = seat in (EVERYTHING, pending.player)
    naming = Naming(game.state, pending.player, language, tuple(names))
    return Decided(pending.player, label(naming, action) if told else "")


def _chronicle(game: Played) -> Pieces[Chronicle]:
    played = OpenGame(game.setup, ())
    chronicle = Chronicle(game.names)
    chronicle.hear(0, played.state, played.happenings)
    for at, action in enumerate(game.actions, 1):
        pending = played.state.pending
        assert pending is not None
        heard = len(played.happenings)
        played.fold(Acted(pending.player, action))
        chronicle.hear(at, played.state, played.happenings[heard:])
        yield
    return chronicle


def _review(game: Played, language: str) -> Pieces[ReplayReview]:
    played = TableGame(game.setup, ())

    def moves() -> Iterator[tuple[Position, Action]]:
        for action in game.actions:
            yield played.state, action
            pending = played.state.pending
            assert pending is not None
            played.fold(Acted(pending.player, action))

    def end() -> Position:
        if game.result is not None:
            played.state.result = game.result  # a game that was given up ends without a decision
        return played.state

    def tell(s: Position, action: Action) -> str:
        assert s.pending is not None
        return label(Naming(s, s.pending.player, language, tuple(game.names)), action)

    worlds = 1 if len(game.actions) <= _WEIGHED else 0
    found = yield from reviewed(moves(), end, tell, worlds)
    points = tuple(
        ReviewPoint(
            one.move - 1,
            one.turn,
            one.seat,
            one.played,
            one.better,
            round(100 * one.share_better),
            round(100 * one.share_played),
        )
        for one in found.turning_points
    )
    shares = tuple(tuple(round(100 * share) for share in point.shares) for point in found.curve)
    return ReplayReview(game.id, game.names, shares, points)


def _marks(game: Played) -> Pieces[list[ReplayMark]]:
    played = TableGame(game.setup, ())
    found = [ReplayMark(0, played.state.turns, played.state.active, False)]
    fighting = False
    for at, action in enumerate(game.actions, 1):
        pending = played.state.pending
        assert pending is not None
        played.fold(Acted(pending.player, action))
        s = played.state
        battle = s.battle is not None
        if s.turns != found[-1].turn or (battle and not fighting):
            found.append(ReplayMark(at, s.turns, s.active, battle and not fighting))
        fighting = battle
        yield
    return found
