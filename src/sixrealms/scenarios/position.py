"""Any position, built directly: what lies where, whose turn and phase it is; then played to the first decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sixrealms import catalogue, rulesets
from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import PATIENT
from sixrealms.engine.kit import GameSetup, Kit
from sixrealms.engine.legal import DID_ATTACK, DID_HOLDING, DID_REALM, DID_RULE
from sixrealms.engine.run import run
from sixrealms.engine.state import InLimbo, State, Turn
from sixrealms.errors import ScenarioError
from sixrealms.powers import registry
from sixrealms.scenarios import running
from sixrealms.scenarios.cardnames import Laid, laid
from sixrealms.scenarios.objects import SEATS, Objects, Placed

#: The card that fills draw piles and hands where a scenario only says how many: an ally without any power, because
#: an ally can be played in combat alone, where the question is put anyway.
FILLER: Final = "1st/324"
#: Cards under the named ones of a draw pile unless the scenario says otherwise.
FILLED_PILE: Final = 12

PHASES: Final[Mapping[int | str, str]] = {
    0: "phase-0", 1: "draw", 2: "phase-2", 3: "phase-3", 4: "phase-4", 5: "phase-5", "start": "start"
}  # fmt: skip
DONE: Final = {"realm": DID_REALM, "holding": DID_HOLDING, "rule": DID_RULE, "attack": DID_ATTACK}
_FLAGS: Final = {
    "razed": z.RAZED, "face down": z.FACE_DOWN, "turned": z.TURNED, "spent": z.SPENT, "lasting": z.LASTING
}  # fmt: skip

Written = str | Mapping[str, Any]


@dataclass
class SeatPosition:
    """What lies with one seat. Lists hold cards as `cardnames` reads them; a number means that many fillers."""

    formation: Mapping[str, Written] = field(default_factory=dict)
    pool: Sequence[Written] = ()
    hand: Sequence[Written | int] = ()
    draw: Sequence[Written | int] | None = None  # top card first; None: FILLED_PILE fillers
    discard: Sequence[Written | int] = ()
    limbo: Sequence[Written] = ()
    abyss: Sequence[Written] = ()
    void: Sequence[Written] = ()
    table: Sequence[Written] = ()
    dungeon: str = ""
    outside: Sequence[Written] = ()


@dataclass
class Position:
    """Everything a game in progress can be rebuilt from, in the words of the table."""

    seats: Mapping[str, SeatPosition]
    active: str = "A"
    phase: int | str = 3  # 0 to 5: in that phase; 1 draws; "start": the turn begins
    ruleset: str = "tournament"
    size: int = 55
    options: Mapping[str, str] = field(default_factory=dict)
    answers: Mapping[str, Any] = field(default_factory=dict)  # answers of the ruleset replaced for this position
    edition: str = "1st"
    seed: int = 1
    turn: int = 0  # turns begun in the game; 0: as many as the seats have taken together
    taken: int | Mapping[str, int] = 3  # real turns begun by each seat
    done: Sequence[str] = ()  # what the active player has done this turn: realm, holding, rule, attack
    marks: Mapping[str, int] = field(default_factory=dict)
    effects: Sequence[Mapping[str, Any]] = ()  # effects that go on, see `running`
    unenforced: bool | Sequence[str] = ()  # cards whose power may be unknown; True: any
    rotation: int = 0  # which index the first seat gets; the order of play stays


def build(p: Position) -> tuple[State, Objects]:
    """The state at its first decision, and the names of its cards.

    The game is patient: everybody is asked what he does even if all he can do is pass (`ask.PATIENT`). Refuses, with
    ScenarioError, what cannot lie on a table, and cards whose power is not written unless `unenforced` allows them.
    """
    letters = list(p.seats)
    if letters != list(SEATS[: len(letters)]) or not 2 <= len(letters) <= len(SEATS):
        raise ScenarioError(f"seats are called A, B, ... in order, 2 to {len(SEATS)} of them, not {', '.join(letters)}")
    if p.active not in letters:
        raise ScenarioError(f"active: there is no seat {p.active}; there are {', '.join(letters)}")
    laying = _Laying(p, letters)
    s = State(laying.kit(), p.seed)
    laying.lay(s)
    objects = laying.objects()
    _set_clock(s, p, laying.index)
    for i, effect in enumerate(p.effects):
        running.begin(s, objects, effect, f"effects[{i}]")
    run(s)
    return s, objects


@dataclass
class _Row:
    """One card before it has a number: who owns it, which zone it goes to, on what it hangs."""

    owner: str
    lies_with: str
    zone: int
    card: Laid
    place: int = -1
    host: int = -1  # row number
    filler: bool = False
    number: int = -1  # in the engine


class _Laying:
    """From the written seats to rows, from rows to a kit and a state."""

    def __init__(self, p: Position, letters: list[str]) -> None:
        self._p = p
        self._letters = letters
        n = len(letters)
        self.index = {letter: (i + p.rotation) % n for i, letter in enumerate(letters)}
        ruleset = rulesets.named(p.ruleset)
        if p.size not in ruleset.sizes:
            known = ", ".join(str(size) for size in ruleset.sizes)
            raise ScenarioError(f"size: the ruleset {p.ruleset} has no {p.size}-card game; it offers {known}")
        try:
            self._ruleset = ruleset.with_answers(**p.answers)
        except TypeError as unknown:
            raise ScenarioError(f"answers: the ruleset has no such question: {unknown}") from None
        self._places = self._ruleset.size(p.size).places
        self._rows: list[_Row] = []
        for letter, seat in p.seats.items():
            self._read(letter, seat)
        self._check_powers()

    def _read(self, letter: str, seat: SeatPosition) -> None:
        for place, written in seat.formation.items():
            if place not in z.PLACES[: self._places]:
                raise ScenarioError(f"{letter} formation: no place {place}; there are {z.PLACES[: self._places]}")
            self._add(letter, z.FORMATION, written, f"{letter} formation {place}", z.PLACES.index(place))
        draw = (FILLED_PILE,) if seat.draw is None else seat.draw
        rows: tuple[tuple[int, Sequence[Written | int]], ...] = (
            (z.POOL, seat.pool), (z.TABLE, seat.table), (z.HAND, seat.hand), (z.DRAW, draw), (z.DISCARD, seat.discard),
            (z.LIMBO, seat.limbo), (z.ABYSS, seat.abyss), (z.VOID, seat.void),
            (z.DUNGEON, [seat.dungeon] if seat.dungeon else []), (z.OUTSIDE, seat.outside),
        )  # fmt: skip
        for zone, cards in rows:
            for card in cards:
                self._add(letter, zone, card, f"{letter} {z.NAMES[zone]}")

    def _add(self, letter: str, zone: int, written: Written | int, where: str, place: int = -1) -> None:
        if isinstance(written, int):
            for _ in range(written):
                self._rows.append(_Row(letter, letter, zone, Laid(FILLER), filler=True))
            return
        self._hang(letter, zone, laid(written, self._p.edition, where), where, place)

    def _hang(self, letter: str, zone: int, card: Laid, where: str, place: int = -1, host: int = -1) -> None:
        owner = card.owner or letter
        if owner not in self._letters:
            raise ScenarioError(f"{where}: there is no seat {owner}")
        self._check_zone(zone, card, where)
        self._rows.append(_Row(owner, letter, zone, card, place, host))
        me = len(self._rows) - 1
        for hung in card.on_it:
            self._hang(letter, z.LIMBO if zone == z.LIMBO else z.ATTACHED, hung, where, host=me)

    def _check_zone(self, zone: int, card: Laid, where: str) -> None:
        p = catalogue.printing(card.printing)
        if zone == z.FORMATION and p.type != "realm":
            raise ScenarioError(f"{where}: {p.name} is a {p.type}; only realms stand in a formation")
        if zone == z.POOL and not p.is_champion:
            raise ScenarioError(f"{where}: {p.name} is a {p.type}; only champions are in a pool")
        if card.on_it and zone not in (z.FORMATION, z.POOL, z.LIMBO, z.ATTACHED, z.TABLE):
            raise ScenarioError(f"{where}: nothing hangs on a card in the {z.NAMES[zone]}")
        if "razed" in card.notes and zone != z.FORMATION:
            raise ScenarioError(f"{where}: only a realm in a formation can be razed")

    def _check_powers(self) -> None:
        allowed = self._p.unenforced
        if allowed is True:
            return
        known = set(allowed or ())
        missing = sorted(
            {
                f"{printing.name} ({printing.id})"
                for printing in (catalogue.printing(row.card.printing) for row in self._rows)
                if registry.status(printing) == "missing" and not known & {printing.name, printing.id}
            }
        )
        if missing:
            raise ScenarioError(f"no power is written yet for {', '.join(missing)}; allow it with `unenforced`")

    def kit(self) -> Kit:
        """Decks that hold exactly the cards laid, in the order they were written."""
        decks: list[list[str]] = [[] for _ in self._letters]
        dungeons = [""] * len(self._letters)
        for row in self._rows:
            if row.zone == z.DUNGEON:
                dungeons[self.index[row.owner]] = row.card.printing
            else:
                row.number = len(decks[self.index[row.owner]])
                decks[self.index[row.owner]].append(row.card.printing)
        start = 0
        for seat, deck in enumerate(decks):
            for row in self._rows:
                if self.index[row.owner] == seat:
                    row.number = start + (row.number if row.zone != z.DUNGEON else len(deck))
            start += len(deck) + bool(dungeons[seat])
        names = [""] * len(self._letters)
        for letter, index in self.index.items():
            names[index] = letter
        setup = GameSetup(
            self._p.ruleset, self._p.size, tuple(map(tuple, decks)), self._p.seed, tuple(dungeons), tuple(names),
            tuple(self._p.options.items()),
        )  # fmt: skip
        return Kit(setup, self._ruleset, catalogue.printing, registry.power_of)

    def lay(self, s: State) -> None:
        """Put every card where it was written."""
        s.lists = [()] * (s.n * z.LISTED)
        for seat in range(s.n):
            s.lists[seat * z.LISTED + z.FORMATION] = (-1,) * self._places
        for row in self._rows:
            card, seat = row.number, self.index[row.lies_with]
            if row.zone == z.FORMATION:
                atoms.settle_in_formation(s, card, seat, row.place)
            elif row.zone == z.ATTACHED:
                atoms.attach(s, card, self._rows[row.host].number)
            elif row.zone != z.OUTSIDE:
                atoms.move(s, card, row.zone, seat, bottom=row.zone == z.DRAW)
            if row.zone == z.LIMBO and row.host < 0:
                hung = tuple(other.number for other in self._rows if other.host >= 0 and self._rows[other.host] is row)
                s.limbo = (*s.limbo, InLimbo(card, self.index[row.owner], row.card.turns or 1, hung))
            for note in row.card.notes:
                atoms.set_flag(s, card, _FLAGS[note])

    def objects(self) -> Objects:
        """The names by which the cards are called from now on."""
        return Objects(
            [Placed(row.number, catalogue.printing(row.card.printing), row.owner, row.filler) for row in self._rows],
            self.index,
        )


def _set_clock(s: State, p: Position, index: Mapping[str, int]) -> None:
    """Whose turn it is, in which phase, and what comes next."""
    step = PHASES.get(p.phase)
    if step is None:
        raise ScenarioError(f"phase: {p.phase!r} is none of 0, 1, 2, 3, 4, 5, start")
    taken = [0] * s.n
    for letter, seat in index.items():
        taken[seat] = p.taken if isinstance(p.taken, int) else p.taken.get(letter, 3)
    s.turns_taken = tuple(taken)
    s.turns = p.turn or sum(taken)
    s.active = index[p.active]
    s.turn = Turn(s.active)
    s.phase = p.phase if isinstance(p.phase, int) else 0
    for did in p.done:
        if did not in DONE:
            raise ScenarioError(f"done: {did!r} is none of {', '.join(DONE)}")
        s.done |= DONE[did]
    s.marks.update(p.marks)
    s.marks[PATIENT] = 1
    s.check_goal = False
    s.frames = [("game", "turns"), ("turn", step)]
