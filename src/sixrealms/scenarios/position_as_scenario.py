"""The beginning of a scenario file, written from a position of a game: what lies where, whose turn it is.

What a scenario cannot say is named in remarks at the top; what the reader may not know is a filler.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import yaml

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.raze_credit import marker_on
from sixrealms.engine.state import InLimbo, State
from sixrealms.errors import CatalogueError, Phrase, ScenarioRefused
from sixrealms.powers import registry
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.scenarios import memory
from sixrealms.scenarios.beginnings import phase_of
from sixrealms.scenarios.card_lines import printing_of
from sixrealms.scenarios.objects import SEATS
from sixrealms.scenarios.position import DEAL, START

#: The edition whose printings bare names mean in a skeleton.
_EDITION: Final = "1st"
#: What the rules write down for themselves and a position has anyway.
_NO_MATTER: Final = (
    marks.MADE_BY.prefix,
    marks.MADE_FOR.prefix,
    marks.STRENGTH.prefix,
    marks.PATIENT.alone,
    marks.LAST_REAL.alone,
    marks.JUST_DISCARDED_A_REALM.prefix,
    "log:",
)
#: Names of choices that hold a seat.
_SEATS_CHOSEN: Final = frozenset({"player", "each", "seat", "who", "opponent"})
#: Names of choices that hold a number.
_NUMBERS_CHOSEN: Final = frozenset({"exempt", "number", "count"})
#: Names of choices that hold who is still to be asked: no scenario says that.
_STILL_ASKED: Final = "seats:"
Knows = Callable[[int], bool]


@dataclass
class Skeleton:
    """A position in the words of a scenario. `cards` are those of the game in the order in which they are written, -1
    for a filler; `lost` is what could not be said.
    """

    data: dict[str, Any]
    cards: list[int] = field(default_factory=list)
    lost: list[Phrase] = field(default_factory=list)

    def text(self, language: str, steps: Sequence[str] = (), expect: dict[str, Any] | None = None) -> str:
        """The file."""
        whole = dict(self.data)
        if steps:
            whole["steps"] = list(steps)
        whole["expect"] = expect or {}
        remarks = "".join(f"# {lost.said(language)}\n" for lost in dict.fromkeys(self.lost))
        written = yaml.safe_dump(whole, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None)
        return remarks + str(written)


def skeleton(s: State, title: str, knows: Knows = lambda _: True) -> Skeleton:
    """A position as a scenario; ScenarioRefused for one that no scenario begins with."""
    phase = phase_of(s)
    if phase is None:
        raise ScenarioRefused("skeleton-not-here")
    writing = _Writing(s, knows)
    found = writing.whole(title, phase)
    if silent := writing.without_effect():
        return _Writing(s, knows, silent).whole(title, phase)
    return found


class _Writing:
    """`silent` are cards whose lasting effects cannot be said, so that they are not noted as lasting either."""

    def __init__(self, s: State, knows: Knows, silent: frozenset[int] = frozenset()) -> None:
        self._s = s
        self._knows = knows
        self._silent = silent
        self._running: set[int] = set()
        self._found = Skeleton({})
        self._said: set[str] = {marks.SCORE.of(seat) for seat in range(s.n)}
        self._hidden = 0

    def whole(self, title: str, phase: int | str) -> Skeleton:
        s = self._s
        setup = s.kit.setup
        data: dict[str, Any] = {"title": title, "ruleset": setup.ruleset, "size": setup.size}
        if setup.options:
            data["options"] = dict(setup.options)
        printings = {s.kit.defs[s.defn[card]].printing for deck in (*s.kit.decks, *s.kit.realm_decks) for card in deck}
        if any(registry.status(printing) == "missing" for printing in printings):
            data["unenforced"] = "allow"
        data["seats"] = {SEATS[seat]: self._seat(seat) for seat in range(s.n)}
        if phase == DEAL:
            self._realm_decks(data["seats"])
        data["active"] = SEATS[s.active]
        data["phase"] = phase
        self._found.data = data
        if phase != DEAL:
            self._clock(data, phase)
        self._look_for_what_is_lost()
        return self._found

    def without_effect(self) -> frozenset[int]:
        """The cards on tables noted as lasting of which no effect has been written."""
        s = self._s
        noted = (card for seat in range(s.n) for card in s.listed(seat, z.TABLE) if s.flags[card] & z.LASTING)
        return frozenset(noted) - self._running

    def _clock(self, data: dict[str, Any], phase: int | str) -> None:
        """Whose turns have been, what was done in this one and what is under way."""
        s = self._s
        data["turn"] = max(s.turns, 1)
        data["taken"] = {SEATS[seat]: taken for seat, taken in enumerate(s.turns_taken)}
        if phase != START and (done := memory.done(s)):
            data["done"] = done
        if s.turn.granted_by >= 0:
            data["granted_by"] = self._called(s.turn.granted_by)
        if s.queue:
            by = ((SEATS[turn.player], turn.granted_by) for turn in s.queue)
            data["owed"] = [f"{seat} by {self._called(card)}" if card >= 0 else seat for seat, card in by]
        if effects := self._effects():
            data["effects"] = effects

    def _called(self, card: int) -> str:
        """A card as the scenario refers to it, once every card has been written."""
        s = self._s
        alike = [c for c in self._found.cards if c >= 0 and (s.owner[c], s.defn[c]) == (s.owner[card], s.defn[card])]
        copy = f"#{alike.index(card) + 1}" if len(alike) > 1 and card in alike else ""
        return f"{SEATS[s.owner[card]]}:{s.kit.defs[s.defn[card]].printing.id}{copy}"

    # -- cards ------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> dict[str, Any]:
        """In the order in which a scenario reads them (lay_cards.py)."""
        s = self._s
        lies: dict[str, Any] = {
            "formation": {
                z.PLACES[place]: self._card(card, seat)
                for place, card in enumerate(s.formation(seat))
                if card >= 0 and not self._hides(card)
            }
        }
        opening = set(s.kit.opening)
        rows = (
            (z.POOL, s.pool(seat)), (z.TABLE, [c for c in s.listed(seat, z.TABLE) if c not in opening]),
            (z.HAND, s.hand(seat)), (z.DRAW, s.listed(seat, z.DRAW)), (z.DISCARD, s.listed(seat, z.DISCARD)),
            (z.LIMBO, self._in_limbo(seat)), (z.ABYSS, s.listed(seat, z.ABYSS)), (z.VOID, s.listed(seat, z.VOID)),
            (z.OUTSIDE, [c for c in s.kit.decks[seat] if s.zone[c] == z.OUTSIDE]),
        )  # fmt: skip
        for zone, cards in rows:
            written = self._cards(cards, seat, fillers=zone in (z.HAND, z.DRAW, z.DISCARD))
            if written or zone == z.DRAW:
                lies[z.NAMES[zone]] = written
        for card in s.listed(seat, z.DUNGEON):
            if not self._hides(card):
                lies["dungeon"] = self._card(card, seat)
        return {key: value for key, value in lies.items() if value or key == "draw"} | self._counted(seat)

    def _cards(self, cards: Sequence[int], seat: int, *, fillers: bool) -> list[Any]:
        written: list[Any] = []
        for card in cards:
            if fillers and not self._knows(card):
                self._found.cards.append(-1)
                if written and isinstance(written[-1], int):
                    written[-1] += 1
                else:
                    written.append(1)
            elif not self._hides(card):
                written.append(self._card(card, seat))
        return written

    def _hides(self, card: int) -> bool:
        """Whether a card is left out, with a remark, as the reader may not know it and no filler can lie there."""
        if self._knows(card):
            return False
        self._hidden += 1
        self._lose("skeleton-hidden", place=z.NAMES[self._s.zone[card]])
        return True

    def _realm_decks(self, seats: dict[str, dict[str, Any]]) -> None:
        """Realms that are laid before the game; ScenarioRefused where the reader may not know them."""
        for letter, realms in zip(seats, self._s.kit.realm_decks, strict=False):
            if not all(map(self._knows, realms)):
                raise ScenarioRefused("skeleton-not-here")
            seats[letter]["realms"] = [self._name(realm) for realm in realms]
            self._found.cards += realms

    def _in_limbo(self, seat: int) -> list[int]:
        hung = {card for entry in self._s.limbo for card in entry.attachments}
        return [card for card in self._s.listed(seat, z.LIMBO) if card not in hung]

    def _card(self, card: int, seat: int) -> Any:
        s = self._s
        self._found.cards.append(card)
        entry = next((one for one in s.limbo if one.card == card), None) if s.zone[card] == z.LIMBO else None
        words = self._name(card) + self._notes(card, seat, entry)
        on_it = entry.attachments if entry is not None else s.on(card)
        hung = [self._card(other, seat) for other in on_it if other not in s.kit.tokens and not self._hides(other)]
        if not hung:
            return words
        if all(isinstance(one, str) and " + " not in one for one in hung):
            return " + ".join((words, *hung))
        return {"card": words, "with": hung}

    def _name(self, card: int) -> str:
        printing = self._s.kit.defs[self._s.defn[card]].printing
        try:
            plain = not set(printing.name) & set("()[]+") and printing_of(printing.name, _EDITION).id == printing.id
        except CatalogueError:
            plain = False
        if plain:
            return printing.name
        return printing.id if set(printing.name) & set("()[]+") else f"{printing.name} [{printing.id}]"

    def _notes(self, card: int, seat: int, entry: InLimbo | None) -> str:
        s = self._s
        notes = [note for note in memory.notes(s, card) if note != "lasting" or card not in self._silent]
        limits = memory.limits(s, card)
        if memory.USED in notes and not all(s.marks.get(key) for key in limits):
            self._lose("skeleton-some-used", card=s.name(card))
        self._said |= {*limits, marks.ATTACKED.of(card)}
        if s.zone[card] == z.LIMBO and entry is not None:
            if entry.turns < 0 and not any(card in other.attachments for other in s.limbo):
                self._lose("skeleton-limbo", card=s.name(card))
            elif entry.turns > 1:
                notes.append(f"{entry.turns} turns")
        if s.owner[card] != seat:
            notes.append(f"of {SEATS[s.owner[card]]}")
        return "".join(f" ({note})" for note in notes)

    # -- what is remembered -----------------------------------------------------------------------------------

    def _counted(self, seat: int) -> dict[str, Any]:
        s = self._s
        found: dict[str, Any] = {what: memory.counted(s, what, seat) for what in memory.COUNTED if what != "taken"}
        found["realm_laid"] = bool(s.marks.get(marks.REALM_PLAYED.of(seat)))
        found["realm_offered"] = bool(s.marks.get(marks.REALM_CHANCE.of(seat)))
        found["credit"] = [
            s.kit.defs[s.defn[realm]].printing.id
            for other in range(s.n)
            for realm in s.realms(other)
            if marker_on(s, realm) == seat
        ]
        self._said |= {
            one.of(seat) for one in (marks.REALM_PLAYED, marks.REALM_CHANCE, marks.MULLIGANS, marks.TURNS_SKIPPED)
        }
        self._said |= {marks.CREDIT.of_copy(s, realm) for realm in s.realms(seat)}
        return {what: value for what, value in found.items() if value}

    def _effects(self) -> list[dict[str, Any]]:
        s = self._s
        found = []
        for running in s.effects:
            x = running.context
            power = s.kit.defs[s.defn[x.source]].power if x.source >= 0 else None
            nodes = [node for node in power.walk() if isinstance(node, Lasting)] if power is not None else []
            numbers = [i for i, node in enumerate(nodes, 1) if node.what.key == running.node]
            chosen = [(name, value) for name, value in x.bound if value != ()]
            touched = {x.source, x.user, *(card for name, value in chosen for card in self._cards_of(name, value))}
            asked = any(name.startswith(_STILL_ASKED) for name, _ in chosen)
            if asked or not numbers or not touched - {-1} <= set(self._found.cards):
                self._lose("skeleton-effect", card=s.name(x.source) if self._knows(x.source) else "?")
                continue
            effect: dict[str, Any] = {"card": self._called(x.source), "number": numbers[0], "by": SEATS[x.player]}
            if x.user >= 0:
                effect["user"] = self._called(x.user)
            if chosen:
                effect["chosen"] = {name: self._chosen(name, value) for name, value in chosen}
            found.append(effect)
            self._running.add(x.source)
        return found

    def _chosen(self, name: str, value: Any) -> Any:
        cards = [self._called(card) for card in self._cards_of(name, value)]
        if isinstance(value, tuple):
            return cards
        if name in _SEATS_CHOSEN and isinstance(value, int) and 0 <= value < self._s.n:
            return f"player {SEATS[value]}"
        return cards[0] if cards else value

    def _cards_of(self, name: str, value: Any) -> tuple[int, ...]:
        """The cards that were chosen under this name."""
        if isinstance(value, tuple):
            return value
        seat = name in _SEATS_CHOSEN and isinstance(value, int) and 0 <= value < self._s.n
        card = isinstance(value, int) and not seat and name not in _NUMBERS_CHOSEN and 0 <= value < len(self._s.zone)
        return (value,) if card else ()

    def _look_for_what_is_lost(self) -> None:
        s = self._s
        for key in sorted(set(s.marks) - self._said):
            if not key.startswith(_NO_MATTER):
                self._lose("skeleton-mark", mark=key if -1 not in self._found.cards else key.partition(":")[0])
        if s.direction < 0:
            self._lose("skeleton-direction")
        written = set(self._found.cards)
        for card in s.kit.opening:
            if s.zone[card] != z.TABLE:
                self._lose("skeleton-opening", card=s.name(card))
        hidden = self._found.cards.count(-1) + self._hidden
        for deck in s.kit.decks:
            hidden -= sum(card not in written for card in deck)
        if hidden:
            self._lose("skeleton-cards")

    def _lose(self, message_id: str, **values: str) -> None:
        self._found.lost.append(Phrase(message_id, **values))
