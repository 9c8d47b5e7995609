"""What a scenario can expect of a position. Every function returns None, or the phrase that says what is wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.level import LevelStep, Trace, base_level, level, total
from sixrealms.engine.state import State
from sixrealms.engine.traits import card_type, kinds, worlds
from sixrealms.errors import Phrase, Row, ScenarioRefused
from sixrealms.scenarios.session import ScenarioSession

_ZONES = frozenset(z.NAMES)
_NUMBER_IS: Final = {"base": "fact-base", "level": "fact-level", "total": "fact-total"}
_COMES_OF: Final = {"level": "fact-trace-level", "total": "fact-trace-total"}


def zone(t: ScenarioSession, card: str, name: str, of: str = "") -> Phrase | None:
    """The card lies in that zone of its owner, or of the seat `of`."""
    if name not in _ZONES:
        raise ScenarioRefused("object-no-zone", name=f"{name!r:.20}", known=", ".join(z.NAMES))
    s, number = t.state, t.objects.one(card)
    t.named.add(number)
    if z.NAMES[s.zone[number]] != name:
        return Phrase("fact-not-in", card=t.objects.name(number), lies=where(t, number), zone=name)
    seat = t.objects.seat(of) if of else s.owner[number]
    if holder(s, number) != seat:
        return Phrase("fact-not-of", card=t.objects.name(number), lies=where(t, number), seat=t.letter(seat))
    return None


def hangs_on(t: ScenarioSession, card: str, host: str) -> Phrase | None:
    """The card is attached to that other card."""
    s, number, on = t.state, t.objects.one(card), t.objects.one(host)
    t.named.add(number)
    if s.zone[number] != z.ATTACHED or s.host[number] != on:
        return Phrase("fact-not-on", card=t.objects.name(number), lies=where(t, number), host=t.objects.name(on))
    return None


def holder(s: State, card: int) -> int:
    """The seat in whose zone a card lies; its controller where zones are not per seat."""
    zone_ = s.zone[card]
    if zone_ < z.LISTED:
        for seat in range(s.n):
            if card in s.listed(seat, zone_):
                return seat
    return s.ctrl[card]


def where(t: ScenarioSession, card: int) -> Phrase:
    """A card's whereabouts in words."""
    s = t.state
    zone_ = s.zone[card]
    seat = t.letter(holder(s, card))
    if zone_ == z.ATTACHED:
        return Phrase("lies-on", host=t.objects.name(s.host[card]))
    if zone_ == z.FORMATION:
        standing = "lies-razed" if s.flags[card] & z.RAZED else "lies-at"
        return Phrase(standing, seat=seat, place=z.PLACES[s.slot[card]])
    return Phrase("lies-in", seat=seat, zone=z.NAMES[zone_])


def razed(t: ScenarioSession, realm: str, yes: bool = True) -> Phrase | None:
    """The realm lies razed in its formation, or stands there unrazed."""
    s, number = t.state, t.objects.one(realm)
    t.named.add(number)
    is_razed = bool(s.flags[number] & z.RAZED)
    if s.zone[number] == z.FORMATION and is_razed == yes:
        return None
    wanted = "fact-not-razed" if yes else "fact-not-standing"
    return Phrase(wanted, card=t.objects.name(number), lies=where(t, number))


def number_is(t: ScenarioSession, what: str, card: str, wanted: int) -> Phrase | None:
    """`what` (base, level, total) of a card is that number; otherwise how the number came about."""
    number = t.objects.one(card)
    t.named.add(number)
    measure = {"base": base_level, "level": level, "total": total}[what]
    steps: Trace = []
    measure(t.state, number, steps)
    known = measure(t.state, number)
    if known == wanted:
        return None
    values = {"known": str(known), "wanted": str(wanted), "trace": ", ".join(traced(t, steps))}
    return Phrase(_NUMBER_IS[what], card=t.objects.name(number), **values)


def trace_is(t: ScenarioSession, card: str, wanted: Sequence[str], *, of: str = "level") -> Phrase | None:
    """The steps of a level or total are these, each written like "+3 world" or "+4 power War Party"."""
    number = t.objects.one(card)
    t.named.add(number)
    steps: Trace = []
    (total if of == "total" else level)(t.state, number, steps)
    known = traced(t, steps)
    if known == list(wanted):
        return None
    return Phrase(_COMES_OF[of], card=t.objects.name(number), known=_listed(known), wanted=_listed(wanted))


def traced(t: ScenarioSession, steps: Iterable[LevelStep]) -> list[str]:
    """The steps of a number in words."""
    told = []
    for step in steps:
        by = f" {t.state.name(step.card)}" if step.card >= 0 and step.what != "base" else ""
        told.append(f"{step.after - step.before:+d} {step.what}{by}")
    return told


def count(t: ScenarioSession, seat: str, zone_: str, wanted: int) -> Phrase | None:
    """That many cards lie in a zone of a seat."""
    if zone_ not in _ZONES:
        raise ScenarioRefused("object-no-zone", name=f"{zone_!r:.20}", known=", ".join(z.NAMES[: z.LISTED]))
    cards = [c for c in t.state.listed(t.objects.seat(seat), z.NAMES.index(zone_)) if c >= 0]
    t.named.update(cards)
    if len(cards) == wanted:
        return None
    return Phrase(
        "fact-count", seat=seat, zone=zone_, count=len(cards), wanted=str(wanted), cards=_listed(names(t, cards))
    )


def contents(t: ScenarioSession, seat: str, zone_: str, wanted: Collection[str]) -> Phrase | None:
    """A zone of a seat holds exactly these cards."""
    cards = [c for c in t.state.listed(t.objects.seat(seat), z.NAMES.index(zone_)) if c >= 0]
    t.named.update(cards)
    differs = _same_cards(t, cards, wanted)
    return None if differs is None else Phrase("fact-contents", seat=seat, zone=zone_, **differs)


def offered(t: ScenarioSession, wanted: Collection[str], field: str = "card") -> Phrase | None:
    """The pending decision offers exactly these cards."""
    cards = list(dict.fromkeys(getattr(a, field) for a in t.pending().options if getattr(a, field) >= 0))
    differs = _same_cards(t, cards, wanted)
    return None if differs is None else Phrase("fact-offered", **differs)


def _same_cards(t: ScenarioSession, cards: list[int], wanted: Collection[str]) -> dict[str, str] | None:
    """Which cards there are and which were wanted, if these are not the same."""
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
    return {"known": _listed(names(t, cards)), "wanted": _listed(wanted)}


def names(t: ScenarioSession, cards: Iterable[int]) -> list[str]:
    return [t.objects.name(c) for c in cards]


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "-"


def type_is(t: ScenarioSession, card: str, wanted: str) -> Phrase | None:
    number = t.objects.one(card)
    known = card_type(t.state, number)
    return None if known == wanted else Phrase("fact-type", card=t.objects.name(number), known=known, wanted=wanted)


def kind_is(t: ScenarioSession, card: str, kind: str, yes: bool = True) -> Phrase | None:
    """The card has (or has not) that race, movement or other kind."""
    number = t.objects.one(card)
    known = kinds(t.state, number)
    if (kind in known) == yes:
        return None
    wrong = "fact-no-kind" if yes else "fact-kind-too"
    return Phrase(wrong, card=t.objects.name(number), known=_listed(sorted(known)), kind=kind)


def world_is(t: ScenarioSession, card: str, wanted: Collection[str]) -> Phrase | None:
    number = t.objects.one(card)
    known = worlds(t.state, number)
    if set(known) == set(wanted):
        return None
    return Phrase("fact-world", card=t.objects.name(number), known=_listed(sorted(known)), wanted=_listed(wanted))


def decides(t: ScenarioSession, seat: str, about: str = "") -> Phrase | None:
    """It is that seat's decision, if said so, about that question."""
    decision = t.pending()
    if t.letter(decision.player) == seat and about in ("", decision.about):
        return None
    return Phrase("fact-asked", wanted=f"{seat} {about}".strip(), question=t.question())


def winner(t: ScenarioSession, seats: str) -> Phrase | None:
    """The game is over and won by exactly these seats ("A", "AB")."""
    result = t.state.result
    won = "" if result is None else "".join(sorted(t.letter(seat) for seat in result.winners))
    if result is not None and won == seats:
        return None
    return Phrase("fact-winner" if won else "fact-no-winner", known=won, wanted=seats)


def bystanders(t: ScenarioSession) -> Phrase | None:
    """Every card that no step and no expectation named lies where it lay and as it lay. What is no card comes and goes
    with the power that makes it.
    """
    before, now = t.begun, t.state
    moved = []
    for one in t.objects.placed:
        c = one.number
        if c not in t.named and c not in now.kit.tokens and _lies(before, c) != _lies(now, c):
            moved.append(Phrase("lies", card=t.objects.name(c), lies=where(t, c)))
    return Phrase("fact-elsewhere", moved=Row(moved)) if moved else None


def _lies(s: State, card: int) -> tuple[int, ...]:
    return (s.zone[card], holder(s, card), s.host[card], s.slot[card], s.flags[card], s.ctrl[card])
