"""The facts of a scenario file, compared with the position one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from sixrealms.engine import zones as z
from sixrealms.errors import Phrase, Sayable, ScenarioRefused
from sixrealms.records import notation
from sixrealms.scenarios import attempts, earlier_chances, expected_facts, memory, refusals
from sixrealms.scenarios.attempts import Attempt
from sixrealms.scenarios.mistake import Path
from sixrealms.scenarios.refusals import Tried
from sixrealms.scenarios.session import ScenarioSession

#: What is the case instead of a fact, sayable in every language; None if the fact is one.
Wrong = Sayable | None
#: Is told what was tried for a line that must be impossible: its place below `expect`, the line, what was tried.
Heard = Callable[[Path, str, Sequence[Tried]], None]


def compare(
    t: ScenarioSession, expect: Mapping[str, Any], heard: Heard = lambda *_: None
) -> Iterator[tuple[Path, Wrong]]:
    """Every fact with its place below `expect` and None, or the sentence that says what is the case instead."""
    t.settle()
    for part, wanted in expect.items():
        if part in _BY_NAME:
            for name, value in wanted.items():
                yield (part, name), _BY_NAME[part](t, name, value)
        elif part in _EACH or part == "illegal":
            for i, item in enumerate(wanted if isinstance(wanted, list) else [wanted]):
                path: Path = (part, i) if isinstance(wanted, list) else (part,)
                yield path, _illegal(t, path, item, heard) if part == "illegal" else _EACH[part](t, item)
        elif part != "elsewhere":
            yield (part,), _WHOLE[part](t, wanted)


def _zone(t: ScenarioSession, card: str, value: str) -> Phrase | None:
    if value.startswith("on "):
        return expected_facts.hangs_on(t, card, value.removeprefix("on "))
    seat, _, zone = value.rpartition(" ")
    return expected_facts.zone(t, card, zone, seat)


def _seat_zone(text: str) -> tuple[str, str]:
    seat, _, zone = text.partition(" ")
    if zone not in z.NAMES[: z.LISTED]:
        zones = ", ".join(z.NAMES[: z.LISTED])
        raise ScenarioRefused("object-seat-and-zone", said=repr(text[:40]), known=zones)
    return seat, zone


def _pile(text: str) -> tuple[str, int]:
    seat, zone = _seat_zone(text)
    return seat, z.NAMES.index(zone)


def _counted(what: str, t: ScenarioSession, seat: str, wanted: int) -> Wrong:
    return memory.count_is(t, what, seat, wanted)


def _kinds(t: ScenarioSession, card: str, value: str | list[str]) -> Phrase | None:
    for kind in [value] if isinstance(value, str) else value:
        wrong = expected_facts.kind_is(t, card, kind.removeprefix("not "), not kind.startswith("not "))
        if wrong is not None:
            return wrong
    return None


def _legal(t: ScenarioSession, line: str) -> Wrong:
    """Possible now, or at a window since the last step that was passed or closed by itself (earlier_chances.py)."""
    why: Wrong = None
    for s in earlier_chances.moments(t):
        if earlier_chances.unasked(s):
            attempt = _answer(t, line)
            if attempt is not None and earlier_chances.possible_at_window(s, t.objects, attempt):
                return None
            continue
        try:
            notation.read(s, t.objects.as_seated(line))
        except notation.NoSuchMove as error:
            why = error
        else:
            return None
    return why


def _answer(t: ScenarioSession, line: str) -> Attempt | None:
    """The answer a line speaks of, if it speaks of one and names its cards in full."""
    try:
        attempt = attempts.read(t.objects, line)
    except ScenarioRefused:
        return None
    return attempt if attempt.verb == "answer" else None


def _illegal(t: ScenarioSession, path: Path, line: str, heard: Heard) -> Wrong:
    attempt = attempts.read(t.objects, line)
    found = earlier_chances.tried_since(t, attempt)
    heard(path, line, found)
    return refusals.impossible(t, attempt.seat, found)


def _winner(t: ScenarioSession, wanted: str) -> Phrase | None:
    if wanted != "none":
        return expected_facts.winner(t, wanted)
    return None if t.state.result is None else Phrase("fact-over", won=t.won())


def _phase(t: ScenarioSession, wanted: int) -> Phrase | None:
    known = t.state.phase
    return None if known == wanted else Phrase("fact-phase", known=str(known), wanted=str(wanted))


def _turn_of(t: ScenarioSession, wanted: str) -> Phrase | None:
    active = t.letter(t.state.active)
    return None if active == wanted else Phrase("fact-turn", known=active, wanted=wanted)


def _asked(t: ScenarioSession, wanted: str) -> Phrase | None:
    return None if t.pending().about == wanted else Phrase("fact-asked", wanted=wanted, question=t.question())


_BY_NAME: Final[dict[str, Callable[[ScenarioSession, str, Any], Wrong]]] = {
    "zones": _zone,
    "bases": lambda t, card, n: expected_facts.number_is(t, "base", card, n),
    "levels": lambda t, card, n: expected_facts.number_is(t, "level", card, n),
    "totals": lambda t, card, n: expected_facts.number_is(t, "total", card, n),
    "traces": expected_facts.trace_is,
    "types": expected_facts.type_is,
    "kinds": _kinds,
    "worlds": expected_facts.world_is,
    "counts": lambda t, where, n: expected_facts.count(t, *_seat_zone(where), n),
    "places": memory.place_is,
    "order": lambda t, where, cards: memory.order_is(t, *_pile(where), cards),
    "notes": lambda t, card, notes: memory.notes_are(t, card, [notes] if isinstance(notes, str) else notes),
    "effects": memory.running_is,
    **{what: partial(_counted, what) for what in memory.COUNTED},
    "contents": lambda t, where, cards: expected_facts.contents(t, *_seat_zone(where), cards),
}
_EACH: Final[dict[str, Callable[[ScenarioSession, str], Wrong]]] = {
    "razed": expected_facts.razed,
    "standing": lambda t, realm: expected_facts.razed(t, realm, False),
    "legal": _legal,
}
_WHOLE: Final[dict[str, Callable[[ScenarioSession, Any], Wrong]]] = {
    "decides": expected_facts.decides,
    "done": memory.done_is,
    "owed": memory.owed_are,
    "asked": _asked,
    "offered": expected_facts.offered,
    "phase": _phase,
    "turn_of": _turn_of,
    "winner": _winner,
}
