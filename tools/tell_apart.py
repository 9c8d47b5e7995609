"""Finds positions in which a card broken on purpose plays otherwise than the whole one, and keeps them as tests.

    python -m tools.tell_apart 4th/15 3rd        what no test of these cards notices (tools/knockout.py)
    python -m tools.tell_apart --games 60 4th/15 longer
    python -m tools.tell_apart --whole 4th/15    what the whole power does, for a card without an example

A position of a test is laid again with other cards in it, chosen for what the change is about, and played on by
chance, once with the whole power and once with the broken one, until a fact differs: a level, a place, a line that is
legal. What the whole power brings about is written to tests/cards/told_apart.jsonl as a scenario, made as small as it
can be; read it beside the print before you keep it, and say with `verdict` and `line` what you found, as in
docs/card-verdicts.jsonl (tools/card_verdicts.py). It counts as a test of the card from then on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from sixrealms import catalogue
from sixrealms.engine import zones as z
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.level import level, total
from sixrealms.engine.power import Power
from sixrealms.engine.traits import card_type, kinds
from sixrealms.errors import SixRealmsError
from sixrealms.powers import registry
from sixrealms.records import notation
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.expected_facts import holder
from sixrealms.scenarios.fact_check import compare
from sixrealms.scenarios.session import ScenarioSession
from tests.knockout import TESTS, runs_of
from tools.knockout import judge, wanted
from tools.knockout_changes import KINDS, Change, changes
from tools.meant_cards import gallery, meant_cards
from tools.record_examples import recorded

KEPT: Final = TESTS / "cards" / "told_apart.jsonl"
#: How many games are tried for one card.
GAMES: Final = 40
#: Steps beyond those of the test, and the longest that is kept.
_BEYOND: Final = 6
_LONGEST: Final = 16
#: How often what the test did next is done, and how often a card is chosen that the change is about.
_FAITHFUL: Final = 0.75
_ABOUT: Final = 0.6
_INSTEAD: Final = 0.4
#: How often the seats change places, and how often hands are filled with whatever there is.
_TURNED: Final = 0.25
_FILLED: Final = 0.3
_ENRICHED: Final = 0.9
#: How often an item or ally hangs on somebody as the game begins.
_HUNG: Final = 0.7
#: Facts that say most of what a card does come first.
_TELLING: Final = ("totals", "levels", "types", "kinds", "razed", "standing", "zones", "counts", "decides", "asked",
                   "legal", "illegal")  # fmt: skip
#: How many facts are kept.
_FACTS: Final = 3
#: What is said of a scenario beside what lies there and when.
_UNLAID: Final = ("title", "seats", "steps", "expect", "windows", "unenforced", "seats_stay")

Facts = dict[tuple[str, str], Any]


class Played(NamedTuple):
    """One game with the whole power: what was laid, what was done, and the facts before the first and after each."""

    data: dict[str, Any]
    added: tuple[tuple[str, str], ...]  # seat and zone of each card that was laid beside those of the test
    done: tuple[Action, ...]
    lines: tuple[str, ...]
    facts: tuple[Facts, ...]


def bases(printing_id: str) -> list[dict[str, Any]]:
    """What the tests of a card lay and do, as scenarios without facts."""
    found = []
    for test, values in runs_of(printing_id):
        told = recorded(test, values)
        if told is not None:
            found.append({**told.data, "steps": [step for step in told.steps if isinstance(step, str)]})
    return found


def search(printing_id: str, sought: Sequence[Change], games: range) -> Iterator[tuple[list[Change], dict[str, Any]]]:
    """Scenarios from these games, each with the changes it tells apart."""
    whole = registry.all_powers()[catalogue.printing(printing_id).wording]
    laid = bases(printing_id)
    left = list(sought)
    about = cache(lambda power: meant_cards(whole, power))
    for number in games if laid else ():
        if not left:
            return
        rng = Random(f"{printing_id}/{number}")
        with suppress(SixRealmsError, AssertionError):
            played = play(laid[number % len(laid)], about(left[number % len(left)].power), rng)
            for change in list(left):
                row = _told_apart(printing_id, change.power, played) if change in left else None
                if row is not None:
                    told = [one for one in left if one is change or _tells(whole.wording, one.power, row)]
                    left = [one for one in left if one not in told]
                    yield told, row


def play(base: dict[str, Any], about: Sequence[str], rng: Random) -> Played:
    """Lay a position with some of these cards beside its own, and play it on by chance."""
    data = deepcopy(base)
    script = data.pop("steps")
    seats = data["seats"]
    if rng.random() < _TURNED and len(seats) == 2:  # who attacked defends
        data["seats"] = {"A": seats["B"], "B": seats["A"]}
    added = [*_enriched(data, about, rng)] if rng.random() < _ENRICHED else []
    if rng.random() < _FILLED:
        added += _enriched(data, [*gallery().cards], rng)
    t = _laid(data)
    names = {catalogue.printing(card).name for card in about}
    done: list[Action] = []
    lines: list[str] = []
    facts = [_facts(t)]
    most = min(len(script) + _BEYOND, _LONGEST)
    while t.state.pending is not None and len(done) < most:
        action = None
        options = t.pending().options
        close = [a for a in options if any(c >= 0 and t.state.name(c) in names for c in (a.card, a.other))]
        if script and rng.random() < _FAITHFUL:
            with suppress(SixRealmsError):
                action = notation.read(t.state, t.objects.as_seated(script[0]))
            if action is None and t.window_open():
                action = PASS
            else:
                script.pop(0)
            instead = [a for a in close if action and a.verb == action.verb and a != action]  # the same with another
            if instead and rng.random() < _INSTEAD:
                action = rng.choice(instead)
        if action is None:
            action = rng.choice(close if close and rng.random() < _ABOUT else options)
        lines.append(notation.write(t.state, action))
        done.append(action)
        t.perform(action)
        facts.append(_facts(t))
    return Played(data, tuple(added), tuple(done), tuple(lines), tuple(facts))


def _enriched(data: dict[str, Any], about: Sequence[str], rng: Random) -> Iterator[tuple[str, str]]:
    """Lay a few of these cards with the seats, champions in pools and others in hands; where they were laid."""
    there = json.dumps(data["seats"], ensure_ascii=False)
    for _ in range(rng.randint(1, 4)):
        if not about:
            return
        printing = catalogue.printing(rng.choice(about))
        if printing.name in there or printing.id in there:
            continue
        there += printing.name
        seat = rng.choice(sorted(data["seats"]))
        zone = "pool" if printing.is_champion else "hand"
        lies = data["seats"][seat]
        row = list(lies.get(zone, ()))
        bearers = [i for i, one in enumerate(lies.get("pool", ())) if isinstance(one, str)]
        if printing.type in ("magical item", "artifact", "ally") and bearers and rng.random() < _HUNG:
            pool = list(lies["pool"])
            at = rng.choice(bearers)
            pool[at] = f"{pool[at]} + {printing.id}"
            lies["pool"] = pool
            continue
        lies[zone] = [*row, printing.id]
        yield seat, zone


def _laid(data: dict[str, Any], rotation: int = 0) -> ScenarioSession:
    seats = {seat: SeatPosition(**lies) for seat, lies in data["seats"].items()}
    clock = {k: v for k, v in data.items() if k not in _UNLAID}
    free = True if data.get("unenforced") == "allow" else data.get("unenforced", ())
    return ScenarioSession(LaidPosition(seats, unenforced=free, rotation=rotation, **clock), single=True)


def _whole(data: dict[str, Any], lines: Sequence[str], expect: dict[str, Any]) -> dict[str, Any]:
    made = {"title": "told apart", **{k: v for k, v in data.items() if k != "windows"}}
    made["seats"] = {seat: {k: v for k, v in lies.items() if v or k == "draw"} for seat, lies in data["seats"].items()}
    if lines:
        made["steps"] = list(lines)
    return {**made, "expect": {**expect, "elsewhere": "ignored"}}


def _facts(t: ScenarioSession) -> Facts:
    """Everything of a position that a scenario can say and a card may change."""
    s = t.state
    found: Facts = {}
    for one in t.objects.placed:
        card, name = one.number, t.objects.name(one.number)
        zone = s.zone[card]
        if zone == z.ATTACHED:
            found["zones", name] = f"on {t.objects.name(s.host[card])}"
        else:
            found["zones", name] = f"{t.letter(holder(s, card))} {z.NAMES[zone]}"
        if zone == z.FORMATION:
            found["razed" if s.flags[card] & z.RAZED else "standing", name] = True
        if zone in (z.POOL, z.BATTLE, z.ATTACHED, z.FORMATION):
            found["types", name] = card_type(s, card)
            found["levels", name] = level(s, card)
            found["kinds", name] = frozenset(kinds(s, card))
        if zone == z.BATTLE:
            found["totals", name] = total(s, card)
    if s.pending is not None:
        found["decides", ""] = t.letter(s.pending.player)
        found["asked", ""] = s.pending.about
        found["legal", ""] = frozenset(s.pending.options)
    return found


def _told_apart(printing_id: str, power: Power, played: Played) -> dict[str, Any] | None:
    """The scenario of the first difference the broken power makes in this game; None if it makes none."""
    wording = catalogue.printing(printing_id).wording
    with registry.replaced(wording, power):
        at, expect = _difference(played)
    if at < 0 or not expect:
        return None
    row = _whole(played.data, played.lines[:at], expect)
    if not _tells(wording, power, row):
        return None
    for smaller in _smaller(played.added):
        tried = deepcopy(row)
        with suppress(LookupError):
            smaller(tried)
            if _tells(wording, power, tried):
                row = tried
    return row


def _smaller(added: Sequence[tuple[str, str]]) -> Iterator[Callable[[dict[str, Any]], None]]:
    """What may be left out of a scenario, one thing after the other: cards that were added, steps, cards in hands."""

    def without_card(row: dict[str, Any], seat: str, zone: str, at: int) -> None:
        del row["seats"][seat][zone][at]

    def without_step(row: dict[str, Any], at: int) -> None:
        del row["steps"][at]

    def enforced(row: dict[str, Any]) -> None:
        del row["unenforced"]

    yield enforced
    for seat, zone in reversed(added):
        yield partial(without_card, seat=seat, zone=zone, at=-1)
    for at in range(_LONGEST - 1, -1, -1):
        yield partial(without_step, at=at)
    for seat in "ABC":
        for zone in ("hand", "pool", "discard"):
            for at in range(5, -1, -1):
                yield partial(without_card, seat=seat, zone=zone, at=at)


def _difference(played: Played) -> tuple[int, dict[str, Any]]:
    """After how many steps the position is another one, and the facts that say so; -1 if it never is."""
    try:
        t = _laid(played.data)
        for at, facts in enumerate(played.facts):
            here = _facts(t)
            if here != facts:
                return at, _said(t, facts, here)
            if at < len(played.done):
                t.perform(played.done[at])
    except Exception:  # noqa: BLE001 - a broken card may break anything; what follows says nothing of the card
        return -1, {}
    return -1, {}


def _said(t: ScenarioSession, whole: Facts, broken: Facts) -> dict[str, Any]:
    """The facts of the whole power that the broken one does not bring about, the most telling of them."""
    expect: dict[str, Any] = {}
    apart = [key for key, value in whole.items() if broken.get(key) != value]
    for kind, name in sorted(apart, key=lambda key: _TELLING.index(key[0]))[:_FACTS]:
        value = whole[kind, name]
        if kind == "kinds":
            here = broken.get((kind, name), frozenset())
            value = [*sorted(value - here), *(f"not {one}" for one in sorted(here - value))]
        if kind == "legal":
            if whole["asked", ""] == broken.get(("asked", "")) and whole["decides", ""] == broken["decides", ""]:
                expect |= _lines(t, value, broken[kind, name])
        elif kind in ("razed", "standing"):
            expect.setdefault(kind, []).append(name)
        elif name:
            expect.setdefault(kind, {})[name] = value
        else:
            expect[kind] = value
    return expect


def _lines(t: ScenarioSession, whole: frozenset[Action], broken: frozenset[Action]) -> dict[str, Any]:
    """One line that is illegal with the whole power alone, or legal with it alone."""
    too_many = [a for a in t.pending().options if a in broken - whole]
    if too_many:
        return {"illegal": notation.write(t.state, too_many[0])}
    return {"legal": notation.write(t.state, min(whole - broken))}


def _tells(wording: str, power: Power, row: dict[str, Any]) -> bool:
    """Whether a scenario passes, in every seat, and fails with the broken power."""
    if not (_passes(row, 0) and _passes(row, 1)):
        return False
    with registry.replaced(wording, power):
        return not _passes(row, 0)


def _passes(row: dict[str, Any], rotation: int) -> bool:
    try:
        t = _laid(row, rotation)
        for line in row.get("steps", ()):
            t.read(line)
        return all(wrong is None for _, wrong in compare(t, row["expect"]))
    except Exception:  # noqa: BLE001 - whatever a broken card breaks
        return False


def main(arguments: Sequence[str] | None = None) -> int:
    """Look for what the tests of these cards do not notice, and keep what tells it apart; 1 if something is left."""
    parser = argparse.ArgumentParser("python -m tools.tell_apart", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("cards", nargs="*", metavar="SET|ID", help="sets and printing ids; none: every set")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games for each card ({GAMES})")
    parser.add_argument("--begin", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--into", type=Path, default=KEPT, help=f"where they are kept ({KEPT.name})")
    parser.add_argument("--whole", action="store_true", help="show the whole power, whether tests notice it or not")
    parser.add_argument("--survivors", type=Path, help="what `tools.knockout --json` has written, not to ask again")
    given = parser.parse_args(arguments)
    known = {v["printing"]: v["survivors"] for v in json.loads(given.survivors.read_text())} if given.survivors else {}
    try:
        ids = wanted(given.cards)
    except SixRealmsError as unknown:
        parser.error(str(unknown))
    left = 0
    for printing_id in ids:
        power = registry.all_powers()[catalogue.printing(printing_id).wording]
        survivors = known.get(printing_id)
        if survivors is None and not given.whole:
            survivors = judge(printing_id, frozenset(KINDS)).survivors
        sought = [change for change in changes(power) if f"{change.kind}: {change.what}" in (survivors or ())]
        if given.whole:
            sought = list(changes(power))[:1]
        if not sought:
            continue
        with given.into.open("a", encoding="utf-8") as kept:
            for told, row in search(printing_id, sought, range(given.begin, given.begin + given.games)):
                tells = [f"{change.kind}: {change.what}" for change in told]
                kept.write(json.dumps({"id": printing_id, "tells": tells, "scenario": row}, ensure_ascii=False) + "\n")
                kept.flush()
                sought = [change for change in sought if change not in told]
        left += len(sought)
        for change in sought:
            print(f"{printing_id} {catalogue.printing(printing_id).name}: {change.kind}: {change.what}", flush=True)
    return int(bool(left))


if __name__ == "__main__":
    sys.exit(main())
