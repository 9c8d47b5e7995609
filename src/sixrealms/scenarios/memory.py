"""What a game remembers beside its cards: mulligans called, turns owed and lost, powers used. Set up and compared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.once_a_turn import DID_ATTACK, DID_HOLDING, DID_REALM, DID_RULE
from sixrealms.engine.power import Context
from sixrealms.engine.raze_credit import score
from sixrealms.engine.state import State, TurnState
from sixrealms.errors import Phrase
from sixrealms.scenarios.description import SeatPosition
from sixrealms.scenarios.mistake import Mistake, Path
from sixrealms.scenarios.objects import SEATS, Objects

if TYPE_CHECKING:
    from sixrealms.scenarios.session import ScenarioSession

#: What the active player can have done this turn.
DONE: Final = {"realm": DID_REALM, "holding": DID_HOLDING, "rule": DID_RULE, "attack": DID_ATTACK}
#: Notes after a card's name that are flags of the card.
FLAGS: Final = {
    "razed": z.RAZED, "face down": z.FACE_DOWN, "turned": z.TURNED, "spent": z.SPENT, "lasting": z.LASTING
}  # fmt: skip
#: Notes that the game keeps beside it: its limited powers have been used; it has attacked this turn.
USED: Final = "used"
FOUGHT: Final = "fought"
_OWED: Final = re.compile(rf"([{SEATS}])(?: by (.+))?")


# -- notes of a card ------------------------------------------------------------


def set_note(s: State, card: int, note: str) -> None:
    """Let the game remember a note after a card's name that is no flag."""
    for key in (marks.ATTACKED.of(card),) if note == FOUGHT else limits(s, card):
        s.marks[key] = 1


def limits(s: State, card: int) -> list[str]:
    """Under which notes the powers of a card that can be used only so often remember it."""
    power = s.kit.defs[s.defn[card]].power
    nodes = power.walk() if power is not None else ()
    x = Context(card, s.ctrl[card])
    return [marks.used(period, node.key, x) for node in nodes if (period := getattr(node, "once", ""))]


def notes(s: State, card: int) -> list[str]:
    """The notes of a card as it lies there, in the order in which they are listed."""
    found = [note for note, flag in FLAGS.items() if s.flags[card] & flag]
    if any(s.marks.get(key) for key in limits(s, card)):
        found.append(USED)
    if s.marks.get(marks.ATTACKED.of(card)):
        found.append(FOUGHT)
    return found


def notes_are(t: ScenarioSession, card: str, wanted: Sequence[str]) -> Phrase | None:
    """The card has these notes, and has none that is written with "not"."""
    number = t.objects.one(card)
    t.named.add(number)
    known = notes(t.state, number)
    if all((one.removeprefix("not ") in known) != one.startswith("not ") for one in wanted):
        return None
    return Phrase("fact-notes", card=t.objects.name(number), notes=", ".join(known) or "-", wanted=", ".join(wanted))


# -- what is remembered of a seat ------------------------------------------------------------


def set_seat(s: State, player: int, position: SeatPosition) -> None:
    """Let the game remember what is written with a seat."""
    counted = {
        marks.MULLIGANS.of(player): position.mulligans,
        marks.TURNS_SKIPPED.of(player): position.turns_lost,
        marks.REALM_PLAYED.of(player): int(position.realm_laid),
        marks.REALM_CHANCE.of(player): int(position.realm_offered),
    }
    s.marks.update({key: number for key, number in counted.items() if number})
    s.skips = tuple(position.turns_to_lose if seat == player else n for seat, n in enumerate(s.skips))


#: What is counted for a seat, by the name of the fact.
_COUNTED: Final = {
    "mulligans": lambda s, seat: s.marks.get(marks.MULLIGANS.of(seat), 0),
    "turns_lost": lambda s, seat: s.marks.get(marks.TURNS_SKIPPED.of(seat), 0),
    "turns_to_lose": lambda s, seat: s.skips[seat],
    "taken": lambda s, seat: s.turns_taken[seat],
    "score": score,
}
COUNTED: Final = tuple(_COUNTED)


def counted(s: State, what: str, player: int) -> int:
    """How many mulligans, turns or points it is."""
    return int(_COUNTED[what](s, player))


def count_is(t: ScenarioSession, what: str, seat: str, wanted: int) -> Phrase | None:
    """So many mulligans, turns or points are counted for a seat."""
    known = counted(t.state, what, t.objects.seat(seat))
    return None if known == wanted else Phrase("fact-counted", what=what, seat=seat, count=known, wanted=wanted)


# -- turns ------------------------------------------------------------


def owe(s: State, objects: Objects, owed: Iterable[str], where: Path) -> None:
    """Let turns be owed, the next first: `A` is one out of order, `A by Wish` one that a card has granted."""
    for i, written in enumerate(owed):
        found = _OWED.fullmatch(written)
        if found is None:
            raise Mistake((*where, i), "lay-turn-owed", said=repr(written[:60]))
        card = objects.one(found[2]) if found[2] else -1
        s.queue = (*s.queue, TurnState(objects.seat(found[1]), card, inserted=card < 0))


def owed(t: ScenarioSession) -> list[str]:
    """The seats of the turns that come before the order of play goes on."""
    return [t.letter(turn.player) for turn in t.state.queue]


def owed_are(t: ScenarioSession, wanted: Sequence[str]) -> Phrase | None:
    """Turns are owed to exactly these seats, in this order."""
    known = owed(t)
    return None if known == list(wanted) else _listed("fact-owed", known, wanted)


def done(s: State) -> list[str]:
    """What the active player has done this turn."""
    return [name for name, bit in DONE.items() if s.done & bit]


def done_is(t: ScenarioSession, wanted: Sequence[str]) -> Phrase | None:
    """The active player has done exactly this in the turn."""
    known = done(t.state)
    return None if set(known) == set(wanted) else _listed("fact-done", known, wanted)


def running_is(t: ScenarioSession, card: str, wanted: int) -> Phrase | None:
    """So many lasting effects of a card are under way."""
    number = t.objects.one(card)
    t.named.add(number)
    known = sum(running.context.source == number for running in t.state.effects)
    if known == wanted:
        return None
    return Phrase("fact-effects", card=t.objects.name(number), count=known, wanted=wanted)


# -- where cards lie ------------------------------------------------------------


def place_is(t: ScenarioSession, realm: str, wanted: str) -> Phrase | None:
    """The realm stands at that place (`C`), if it is said so of that seat's formation (`B C`)."""
    s, number = t.state, t.objects.one(realm)
    t.named.add(number)
    seat, _, place = wanted.rpartition(" ")
    player = t.objects.seat(seat) if seat else s.ctrl[number]
    formation = s.formation(player)
    at = z.PLACES[formation.index(number)] if number in formation else ""
    if at == place:
        return None
    return Phrase("fact-place", card=t.objects.name(number), wanted=wanted, place=at or "-")


def order_is(t: ScenarioSession, seat: str, zone: int, wanted: Sequence[str]) -> Phrase | None:
    """A pile of a seat begins with these cards, the top one first."""
    cards = pile(t.state, t.objects.seat(seat), zone)
    t.named.update(cards[: len(wanted)])
    if len(cards) >= len(wanted) and all(
        card in t.objects.all(name) for card, name in zip(cards, wanted, strict=False)
    ):
        return None
    for name in wanted:
        if not t.objects.all(name):
            t.objects.one(name)  # says which cards there are
    lies = ", ".join(t.objects.name(card) for card in cards[: len(wanted)]) or "-"
    return Phrase("fact-order", seat=seat, zone=z.NAMES[zone], cards=lies, wanted=", ".join(wanted))


def pile(s: State, player: int, zone: int) -> tuple[int, ...]:
    """The cards of a pile, the top one first."""
    lies = s.listed(player, zone)
    return lies if zone == z.DRAW else lies[::-1]


def _listed(message_id: str, known: Sequence[str], wanted: Sequence[str]) -> Phrase:
    return Phrase(message_id, known=", ".join(known) or "-", wanted=", ".join(wanted) or "-")


def begun_by(s: State, taken: int | Mapping[str, int], index: Mapping[str, int]) -> tuple[int, ...]:
    """Real turns begun by each seat; Mistake for one that is not there."""
    if not isinstance(taken, int) and (unknown := sorted(set(taken) - set(index))):
        raise Mistake(("taken", unknown[0]), "lay-no-seat", seat=unknown[0], known=", ".join(index))
    counted = [0] * s.n
    for letter, seat in index.items():
        counted[seat] = taken if isinstance(taken, int) else taken.get(letter, 3)
    return tuple(counted)
