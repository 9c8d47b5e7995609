"""What a scenario can expect of a position. Every function returns None, or the sentence that says what is wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from sixrealms.engine import zones as z
from sixrealms.engine.level import Step, Trace, base_level, level, total
from sixrealms.engine.state import State
from sixrealms.engine.traits import card_type, kinds, worlds
from sixrealms.errors import ScenarioRefused
from sixrealms.scenarios.sitting import Sitting

_ZONES = frozenset(z.NAMES)


def zone(t: Sitting, card: str, name: str, of: str = "") -> str | None:
    """The card lies in that zone of its owner, or of the seat `of`."""
    if name not in _ZONES:
        raise ScenarioRefused("object-no-zone", name=f"{name!r:.20}", known=", ".join(z.NAMES))
    s, number = t.state, t.objects.one(card)
    t.named.add(number)
    if z.NAMES[s.zone[number]] != name:
        return f"{t.objects.name(number)} is {where(t, number)}, not in the {name}"
    seat = t.objects.seat(of) if of else s.owner[number]
    if holder(s, number) != seat:
        return f"{t.objects.name(number)} is {where(t, number)}, not of {t.letter(seat)}"
    return None


def hangs_on(t: Sitting, card: str, host: str) -> str | None:
    """The card is attached to that other card."""
    s, number, on = t.state, t.objects.one(card), t.objects.one(host)
    t.named.add(number)
    if s.zone[number] != z.ATTACHED or s.host[number] != on:
        return f"{t.objects.name(number)} is {where(t, number)}, not on {t.objects.name(on)}"
    return None


def holder(s: State, card: int) -> int:
    """The seat in whose zone a card lies; its controller where zones are not per seat."""
    zone_ = s.zone[card]
    if zone_ < z.LISTED:
        for seat in range(s.n):
            if card in s.listed(seat, zone_):
                return seat
    return s.ctrl[card]


def where(t: Sitting, card: int) -> str:
    """A card's whereabouts in words."""
    s = t.state
    zone_ = s.zone[card]
    seat = t.letter(holder(s, card))
    if zone_ == z.ATTACHED:
        return f"on {t.objects.name(s.host[card])}"
    if zone_ == z.FORMATION:
        razed = ", razed" if s.flags[card] & z.RAZED else ""
        return f"at {seat}'s place {z.PLACES[s.slot[card]]}{razed}"
    return f"in {seat}'s {z.NAMES[zone_]}"


def razed(t: Sitting, realm: str, yes: bool = True) -> str | None:
    """The realm lies razed in its formation, or stands there unrazed."""
    s, number = t.state, t.objects.one(realm)
    t.named.add(number)
    is_razed = bool(s.flags[number] & z.RAZED)
    if s.zone[number] == z.FORMATION and is_razed == yes:
        return None
    return f"{t.objects.name(number)} is {where(t, number)}, not {'razed' if yes else 'standing'}"


def number_is(t: Sitting, what: str, card: str, wanted: int) -> str | None:
    """`what` (base, level, total) of a card is that number; otherwise how the number came about."""
    number = t.objects.one(card)
    t.named.add(number)
    measure = {"base": base_level, "level": level, "total": total}[what]
    steps: Trace = []
    measure(t.state, number, steps)
    known = measure(t.state, number)
    if known == wanted:
        return None
    return f"the {what} of {t.objects.name(number)} is {known}, not {wanted} ({', '.join(traced(t, steps))})"


def trace_is(t: Sitting, card: str, wanted: Sequence[str], *, of: str = "level") -> str | None:
    """The steps of a level or total are these, each written like "+3 world" or "+4 power War Party"."""
    number = t.objects.one(card)
    t.named.add(number)
    steps: Trace = []
    (total if of == "total" else level)(t.state, number, steps)
    known = traced(t, steps)
    return None if known == list(wanted) else f"the {of} of {t.objects.name(number)} is {known}, not {list(wanted)}"


def traced(t: Sitting, steps: Iterable[Step]) -> list[str]:
    """The steps of a number in words."""
    told = []
    for step in steps:
        by = f" {t.state.name(step.card)}" if step.card >= 0 and step.what != "base" else ""
        told.append(f"{step.after - step.before:+d} {step.what}{by}")
    return told


def count(t: Sitting, seat: str, zone_: str, wanted: int) -> str | None:
    """That many cards lie in a zone of a seat."""
    if zone_ not in _ZONES:
        raise ScenarioRefused("object-no-zone", name=f"{zone_!r:.20}", known=", ".join(z.NAMES[: z.LISTED]))
    cards = [c for c in t.state.listed(t.objects.seat(seat), z.NAMES.index(zone_)) if c >= 0]
    t.named.update(cards)
    if len(cards) == wanted:
        return None
    return f"{seat} has {len(cards)} cards in the {zone_}, not {wanted}: {names(t, cards)}"


def contents(t: Sitting, seat: str, zone_: str, wanted: Collection[str]) -> str | None:
    """A zone of a seat holds exactly these cards."""
    cards = [c for c in t.state.listed(t.objects.seat(seat), z.NAMES.index(zone_)) if c >= 0]
    t.named.update(cards)
    return _same_cards(t, cards, wanted, f"{seat}'s {zone_} holds")


def offered(t: Sitting, wanted: Collection[str], field: str = "card") -> str | None:
    """The pending decision offers exactly these cards."""
    cards = list(dict.fromkeys(getattr(a, field) for a in t.pending().options if getattr(a, field) >= 0))
    return _same_cards(t, cards, wanted, "offered are")


def _same_cards(t: Sitting, cards: list[int], wanted: Collection[str], what: str) -> str | None:
    left = list(cards)
    missing = []
    for reference in wanted:
        found = t.objects.all(reference, left)
        if found:
            left.remove(found[0])
        else:
            missing.append(reference)
            if not t.objects.all(reference):
                t.objects.one(reference)
    if not left and not missing:
        return None
    return f"{what} {names(t, cards)}, not {', '.join(wanted) or 'nothing'}"


def names(t: Sitting, cards: Iterable[int]) -> str:
    return ", ".join(t.objects.name(c) for c in cards) or "nothing"


def type_is(t: Sitting, card: str, wanted: str) -> str | None:
    number = t.objects.one(card)
    known = card_type(t.state, number)
    return None if known == wanted else f"{t.objects.name(number)} is a {known}, not a {wanted}"


def kind_is(t: Sitting, card: str, kind: str, yes: bool = True) -> str | None:
    """The card has (or has not) that race, movement or other kind."""
    number = t.objects.one(card)
    known = kinds(t.state, number)
    if (kind in known) == yes:
        return None
    return f"{t.objects.name(number)} is {', '.join(sorted(known)) or 'of no kind'}; {'no' if yes else 'also'} {kind}"


def world_is(t: Sitting, card: str, wanted: Collection[str]) -> str | None:
    number = t.objects.one(card)
    known = worlds(t.state, number)
    return None if set(known) == set(wanted) else f"{t.objects.name(number)} is of {sorted(known)}, not {wanted}"


def decides(t: Sitting, seat: str, about: str = "") -> str | None:
    """It is that seat's decision, if said so, about that question."""
    decision = t.pending()
    if t.letter(decision.player) == seat and about in ("", decision.about):
        return None
    return f"not {seat}{' ' + about if about else ''}: {t.question()}"


def winner(t: Sitting, seats: str) -> str | None:
    """The game is over and won by exactly these seats ("A", "AB")."""
    result = t.state.result
    won = "" if result is None else "".join(sorted(t.letter(seat) for seat in result.winners))
    return None if result is not None and won == seats else f"winners: {won or 'none yet'}, not {seats}"


def bystanders(t: Sitting) -> str | None:
    """Every card that no step and no expectation named lies where it lay and as it lay."""
    before, now = t.begun, t.state
    moved = []
    for one in t.objects.placed:
        c = one.number
        if c not in t.named and _lies(before, c) != _lies(now, c):
            moved.append(f"{t.objects.name(c)} is {where(t, c)}")
    return f"not mentioned and yet: {'; '.join(moved)}" if moved else None


def _lies(s: State, card: int) -> tuple[int, ...]:
    return (s.zone[card], holder(s, card), s.host[card], s.slot[card], s.flags[card], s.ctrl[card])
