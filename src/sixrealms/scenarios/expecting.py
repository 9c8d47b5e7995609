"""The facts of a scenario file, compared with the position one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from sixrealms.engine import zones as z
from sixrealms.errors import ScenarioRefused
from sixrealms.records import notation
from sixrealms.scenarios import attempts, facts, refusals
from sixrealms.scenarios.mistake import Path
from sixrealms.scenarios.sitting import Sitting

Found = Iterator[tuple[Path, str | None]]


def compare(t: Sitting, expect: Mapping[str, Any]) -> Found:
    """Every fact with its place below `expect` and None, or the sentence that says what is the case instead."""
    t.settle()
    for part, wanted in expect.items():
        if part in _BY_NAME:
            for name, value in wanted.items():
                yield (part, name), _BY_NAME[part](t, name, value)
        elif part in _EACH:
            for i, item in enumerate(wanted if isinstance(wanted, list) else [wanted]):
                yield (part, i) if isinstance(wanted, list) else (part,), _EACH[part](t, item)
        elif part != "elsewhere":
            yield (part,), _WHOLE[part](t, wanted)


def _zone(t: Sitting, card: str, value: str) -> str | None:
    if value.startswith("on "):
        return facts.hangs_on(t, card, value.removeprefix("on "))
    seat, _, zone = value.rpartition(" ")
    return facts.zone(t, card, zone, seat)


def _seat_zone(text: str) -> tuple[str, str]:
    seat, _, zone = text.partition(" ")
    if zone not in z.NAMES[: z.LISTED]:
        zones = ", ".join(z.NAMES[: z.LISTED])
        raise ScenarioRefused("object-seat-and-zone", said=repr(text[:40]), known=zones)
    return seat, zone


def _kinds(t: Sitting, card: str, value: str | list[str]) -> str | None:
    for kind in [value] if isinstance(value, str) else value:
        wrong = facts.kind_is(t, card, kind.removeprefix("not "), not kind.startswith("not "))
        if wrong is not None:
            return wrong
    return None


def _legal(t: Sitting, line: str) -> str | None:
    try:
        notation.read(t.state, t.objects.as_seated(line))
    except notation.NoSuchMove as why:
        return str(why)
    return None


def _illegal(t: Sitting, line: str) -> str | None:
    tried = attempts.read(t, line)
    return refusals.illegal(t, *tried)


def _winner(t: Sitting, wanted: str) -> str | None:
    if wanted != "none":
        return facts.winner(t, wanted)
    return None if t.state.result is None else f"the game is over: {t.state.result}"


def _phase(t: Sitting, wanted: int) -> str | None:
    return None if t.state.phase == wanted else f"it is phase {t.state.phase}, not {wanted}"


def _turn_of(t: Sitting, wanted: str) -> str | None:
    active = t.letter(t.state.active)
    return None if active == wanted else f"it is the turn of {active}, not of {wanted}"


def _asked(t: Sitting, wanted: str) -> str | None:
    return None if t.pending().about == wanted else f"not {wanted}: {t.question()}"


_BY_NAME: Final[dict[str, Callable[[Sitting, str, Any], str | None]]] = {
    "zones": _zone,
    "bases": lambda t, card, n: facts.number_is(t, "base", card, n),
    "levels": lambda t, card, n: facts.number_is(t, "level", card, n),
    "totals": lambda t, card, n: facts.number_is(t, "total", card, n),
    "traces": facts.trace_is,
    "types": facts.type_is,
    "kinds": _kinds,
    "worlds": facts.world_is,
    "counts": lambda t, where, n: facts.count(t, *_seat_zone(where), n),
    "contents": lambda t, where, cards: facts.contents(t, *_seat_zone(where), cards),
}
_EACH: Final[dict[str, Callable[[Sitting, str], str | None]]] = {
    "razed": facts.razed,
    "standing": lambda t, realm: facts.razed(t, realm, False),
    "legal": _legal,
    "illegal": _illegal,
}
_WHOLE: Final[dict[str, Callable[[Sitting, Any], str | None]]] = {
    "decides": facts.decides,
    "asked": _asked,
    "offered": facts.offered,
    "phase": _phase,
    "turn_of": _turn_of,
    "winner": _winner,
}
