"""Laying the cards of a description on a table: which decks they make up, where each of them goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixrealms import catalogue, options, rulesets
from sixrealms.catalogue import Printing
from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.kit import GameSetup, Kit
from sixrealms.engine.state import InLimbo, State
from sixrealms.errors import OptionError, Phrase
from sixrealms.powers import registry
from sixrealms.scenarios import memory
from sixrealms.scenarios.card_lines import Laid, laid
from sixrealms.scenarios.description import FILLED_PILE, FILLER, LaidPosition, SeatPosition, Written
from sixrealms.scenarios.mistake import Mistake, Path
from sixrealms.scenarios.objects import Objects, PlacedCard
from sixrealms.table import SETTINGS, check_oldest, rules_in_force

#: Where cards have others hanging on them.
#: Cards of these types a power puts into a pool, as a champion or a realm of its own.
_POOLED: Final = ("ally", "artifact", "cleric spell", "holding")
_BEARING: Final = (z.FORMATION, z.POOL, z.LIMBO, z.ATTACHED, z.TABLE)
#: Types that lie for themselves and hang on nothing.
_UNATTACHED: Final = ("realm", "event", "rule", "dungeon")


def _out_of_place(zone: int, p: Printing, host: Laid | None) -> str:
    """The message that says why a card of this type cannot be there, or nothing."""
    if zone == z.FORMATION and p.type != "realm":
        return "lay-only-realms"
    if zone == z.POOL and not p.is_champion and p.type not in _POOLED:
        return "lay-only-champions"
    if zone == z.DUNGEON and p.type != "dungeon":
        return "lay-only-dungeon"
    if host is not None and p.type in _UNATTACHED:
        return "lay-hangs-on-nothing"
    if host is not None and p.type == "holding" and catalogue.printing(host.printing).type != "realm":
        return "lay-hangs-on-realm"
    return ""


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


class Laying:
    """From the written seats to rows, from rows to a kit and a state."""

    def __init__(self, p: LaidPosition, letters: list[str]) -> None:
        self._p = p
        self._letters = letters
        n = len(letters)
        self.index = {letter: (i + p.rotation) % n for i, letter in enumerate(letters)}
        ruleset = rulesets.named(p.ruleset)
        if p.size not in ruleset.sizes:
            known = ", ".join(str(size) for size in ruleset.sizes)
            raise Mistake(("size",), "lay-no-size", ruleset=p.ruleset, size=str(p.size), known=known)
        try:
            ruleset = ruleset.with_answers(**p.answers)  # options are laid over them
        except TypeError as unknown:
            raise Mistake(("answers",), "lay-no-question", what=str(unknown)) from None
        try:
            self._composed = options.compose(ruleset, p.size, n, rules_in_force(self._options(), p.size))
            check_oldest(self._options(), n, self._composed.realm_decks)
        except OptionError as wrong:
            raise Mistake(("options",), "said-by-another", what=wrong) from None
        self._ruleset = self._composed.ruleset
        self._places = self._ruleset.size(p.size).places
        self._rows: list[_Row] = []
        self._realms: list[tuple[str, Printing]] = []
        for letter, seat in p.seats.items():
            self._read(letter, seat)
        self._check_powers()

    def _read(self, letter: str, seat: SeatPosition) -> None:
        for place, written in seat.formation.items():
            where: Path = ("seats", letter, "formation", place)
            if place not in z.PLACES[: self._places]:
                raise Mistake(where, "lay-no-place", known=", ".join(z.PLACES[: self._places]))
            self._add(letter, z.FORMATION, written, where, z.PLACES.index(place))
        draw = (FILLED_PILE,) if seat.draw is None else seat.draw
        rows: tuple[tuple[int, Sequence[Written | int]], ...] = (
            (z.POOL, seat.pool), (z.TABLE, seat.table), (z.HAND, seat.hand), (z.DRAW, draw), (z.DISCARD, seat.discard),
            (z.LIMBO, seat.limbo), (z.ABYSS, seat.abyss), (z.VOID, seat.void), (z.OUTSIDE, seat.outside),
        )  # fmt: skip
        for zone, cards in rows:
            for i, card in enumerate(cards):
                self._add(letter, zone, card, ("seats", letter, z.NAMES[zone], i))
        for i, realm in enumerate(seat.realms):
            self._realms.append((letter, self._realm(letter, realm, ("seats", letter, "realms", i))))
        if seat.dungeon:
            self._add(letter, z.DUNGEON, seat.dungeon, ("seats", letter, "dungeon"))

    def _add(self, letter: str, zone: int, written: Written | int, where: Path, place: int = -1) -> None:
        if isinstance(written, int):
            for _ in range(written):
                self._rows.append(_Row(letter, letter, zone, Laid(FILLER), filler=True))
            return
        self._hang(letter, zone, laid(written, self._p.edition, where), where, place)

    def _hang(self, letter: str, zone: int, card: Laid, where: Path, place: int = -1, host: int = -1) -> None:
        owner = card.owner or letter
        if owner not in self._letters:
            raise Mistake(where, "lay-no-seat", seat=owner, known=", ".join(self._letters))
        printing = catalogue.printing(card.printing)
        wrong = _out_of_place(zone, printing, self._rows[host].card if host >= 0 else None)
        if card.on_it and zone not in _BEARING:
            wrong = "lay-nothing-hangs"
        if "razed" in card.notes and zone != z.FORMATION:
            wrong = "lay-only-realm-razed"
        if card.turns and (zone != z.LIMBO or host >= 0):
            wrong = "lay-turns-in-limbo"
        if wrong:
            why = Phrase(wrong, zone=z.NAMES[zone])
            raise Mistake(where, "lay-out-of-place", card=printing.name, type=printing.type, why=why)
        self._rows.append(_Row(owner, letter, zone, card, place, host))
        me = len(self._rows) - 1
        for hung in card.on_it:
            self._hang(letter, z.LIMBO if zone == z.LIMBO else z.ATTACHED, hung, where, host=me)

    def _realm(self, letter: str, written: Written, where: Path) -> Printing:
        """A card of a realm deck, which lies there as it is."""
        printing = catalogue.printing(laid(written, self._p.edition, where).printing)
        if printing.type != "realm":
            raise Mistake(
                where, "lay-out-of-place", card=printing.name, type=printing.type, why=Phrase("lay-only-realm-deck")
            )
        return printing

    def _check_powers(self) -> None:
        allowed = self._p.unenforced
        if allowed is True:
            return
        known = set(allowed or ())
        missing = sorted(
            {
                f"{printing.name} ({printing.id})"
                for printing in (
                    *(catalogue.printing(row.card.printing) for row in self._rows),
                    *(printing for _, printing in self._realms),
                )
                if registry.status(printing) == "missing" and not known & {printing.name, printing.id}
            }
        )
        if missing:
            raise Mistake((), "lay-no-power", names=", ".join(missing))

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
            self._options(), self._realm_decks(),
        )  # fmt: skip
        return Kit(
            setup,
            self._ruleset,
            catalogue.printing,
            registry.power_of,
            self._composed.rulebook,
            self._composed.opening,
            as_listed=True,
        )

    def _realm_decks(self) -> tuple[tuple[str, ...], ...]:
        decks: list[list[str]] = [[] for _ in self._letters]
        for letter, printing in self._realms:
            decks[self.index[letter]].append(printing.id)
        return tuple(map(tuple, decks)) if self._realms else ()

    def _options(self) -> tuple[tuple[str, str], ...]:
        """The options as written; the seats one is for (1 is A) sit where their letters sit."""
        seated = []
        for name, value in self._p.options.items():
            said = value.split(",")
            numbers = all(s.isdecimal() and 1 <= int(s) <= len(self._letters) for s in said)
            seats = name == "oldest" or (name not in SETTINGS and options.named(name).takes in ("", "seats"))
            if numbers and seats:
                value = ",".join(str(self.index[self._letters[int(s) - 1]] + 1) for s in said)
            seated.append((name, value))
        return tuple(seated)

    def lay(self, s: State) -> None:
        """Put every card where it was written."""
        s.lists = [()] * (s.n * z.LISTED)
        for seat in range(s.n):
            s.lists[seat * z.LISTED + z.FORMATION] = (-1,) * self._places
        for opening in s.kit.opening:
            atoms.move(s, opening, z.TABLE, 0)
        for row in self._rows:
            card, seat = row.number, self.index[row.lies_with]
            if row.zone == z.FORMATION:
                atoms.settle_in_formation(s, card, seat, row.place)
            elif row.zone == z.ATTACHED and "face down" in row.card.notes:  # laid so that nobody else has seen it
                atoms.set_flag(s, card, z.FACE_DOWN)
                atoms.attach(s, card, self._rows[row.host].number)
                atoms.reveal(s, card, 1 << seat)
            elif row.zone == z.ATTACHED:
                atoms.attach(s, card, self._rows[row.host].number)
            elif row.zone == z.DUNGEON and not s.kit.ruleset.dungeon_cards:
                continue  # left out, as when a game begins
            elif row.zone != z.OUTSIDE:
                atoms.move(s, card, row.zone, seat, bottom=row.zone == z.DRAW)
            if row.zone == z.LIMBO:
                hung = tuple(other.number for other in self._rows if other.host >= 0 and self._rows[other.host] is row)
                if row.host < 0 or hung:
                    turns = (row.card.turns or 1) if row.host < 0 else -1  # it comes back with what it hung on
                    s.limbo = (*s.limbo, InLimbo(card, self.index[row.owner], turns, hung))
            for note in sorted(row.card.notes):
                if note in memory.FLAGS:
                    atoms.set_flag(s, card, memory.FLAGS[note])
                else:
                    memory.set_note(s, card, note)
        for letter, position in self._p.seats.items():
            self._give_credit(s, letter, position)
            memory.set_seat(s, self.index[letter], position)

    def _give_credit(self, s: State, letter: str, position: SeatPosition) -> None:
        seat = self.index[letter]
        atoms.mark(s, marks.SCORE.of(seat), position.score)
        for i, name in enumerate(position.credit):
            others = [row for row in self._rows if row.zone == z.FORMATION and row.lies_with != letter]
            named = [row for row in others if name in (catalogue.printing(row.card.printing).name, row.card.printing)]
            if len(named) != 1 or "razed" not in named[0].card.notes:
                where: Path = ("seats", letter, "credit", i)
                raise Mistake(where, "lay-credit", name=name)
            atoms.mark(s, marks.CREDIT.of_copy(s, named[0].number), seat + 1)

    def objects(self, kit: Kit) -> Objects:
        """The names by which the cards are called from now on."""
        rows = [
            PlacedCard(row.number, catalogue.printing(row.card.printing), row.owner, row.filler) for row in self._rows
        ]
        letters = {seat: letter for letter, seat in self.index.items()}
        by_seat = sorted(self._realms, key=lambda one: self.index[one[0]])
        further = [(printing, self.index[letter]) for letter, printing in by_seat]
        further += [(catalogue.printing(pid), 0) for pid in self._composed.opening]
        further += [(rule.printing, rule.player) for rule in self._composed.rulebook]
        for number, (printing, seat) in enumerate(further, len(rows)):  # numbered after the decks
            rows.append(PlacedCard(number, printing, letters[seat], False))
        for number in kit.tokens:
            made = kit.defs[kit.cards[number]].printing
            rows.append(PlacedCard(number, made, letters[kit.owners[number]], False))
        return Objects(rows, self.index)
