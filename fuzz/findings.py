"""Writing down a fault so that anybody can look at it again."""

from __future__ import annotations

import json
from pathlib import Path

from fuzz.shrinking import Case
from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.run import advance
from sixrealms.engine.state import State


def write(case: Case, folder: Path) -> list[Path]:
    """The files of one finding: `.json` with everything, `.sixrealms` the record, `.md` a scenario to fill in.

    The record is left out if the game cannot even be written down: that may be the fault.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = folder / f"{case.finding.name or case.finding.kind}-{case.setup.seed}"
    state, choices = _replayed(case)
    files = [stem.with_suffix(".json"), stem.with_suffix(".md")]
    files[0].write_text(json.dumps(_as_object(case, choices), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    files[1].write_text(_scenario(case, state), encoding="utf-8")
    record = stem.with_suffix(".sixrealms")
    if _write_record(case, record):
        files.append(record)
    return files


def _replayed(case: Case) -> tuple[State, list[int]]:
    """The position of the last decision, and which option was taken at each decision."""
    state = table.start(case.setup)
    choices: list[int] = []
    for number, action in enumerate(case.actions):
        assert state.pending is not None
        choices.append(state.pending.options.index(action))
        if number < len(case.actions) - 1:
            advance(state, action)
    return state, choices


def _as_object(case: Case, choices: list[int]) -> dict[str, object]:
    setup = case.setup
    return {
        "kind": case.finding.kind,
        "name": case.finding.name,
        "detail": case.finding.detail,
        "ruleset": setup.ruleset,
        "size": setup.size,
        "seed": setup.seed,
        "decks": setup.decks,
        "dungeons": setup.dungeons,
        "realm_decks": setup.realm_decks,
        "options": dict(setup.options),
        "choices": choices,
    }


def _write_record(case: Case, path: Path) -> bool:
    from sixrealms.records import game  # only needed when something is wrong

    try:
        game.save(path, case.setup, case.actions[:-1])
    except Exception:  # noqa: BLE001 - a position that breaks the engine may break the record too
        return False
    return True


def _scenario(case: Case, state: State) -> str:
    """What lies where before the last action, in words that a scenario can be written from."""
    lines = [f"# {case.finding.kind} {case.finding.name}".rstrip(), "", case.finding.detail, ""]
    lines += [f"Ruleset {case.setup.ruleset}, {case.setup.size} cards, seed {case.setup.seed}.", ""]
    if case.setup.options:
        lines += ["Options: " + ", ".join(f"{key}={value!r}" for key, value in case.setup.options) + ".", ""]
    for seat in range(state.n):
        lines.append(f"## Seat {seat}{' (turn)' if seat == state.active else ''}")
        lines.append("")
        lines += [f"- {zone}: {', '.join(names)}" for zone, names in _zones(state, seat)]
        lines.append("")
    if case.actions:
        decision = state.pending
        asked = f" at {decision.about} of seat {decision.player}" if decision is not None else ""
        lines.append(f"Then, in phase {state.phase}{asked}: `{_last(case, state)}`.")
    return "\n".join(lines) + "\n"


def _zones(state: State, seat: int) -> list[tuple[str, list[str]]]:
    shown = (z.HAND, z.POOL, z.FORMATION, z.TABLE, z.LIMBO, z.DISCARD)
    rows = [(z.NAMES[zone], [_name(state, card) for card in state.listed(seat, zone) if card >= 0]) for zone in shown]
    return [(zone, names) for zone, names in rows if names]


def _name(state: State, card: int) -> str:
    hung = ", ".join(_name(state, other) for other in state.on(card))
    razed = " (razed)" if state.flags[card] & z.RAZED else ""
    return f"{state.name(card)}{razed}" + (f" [{hung}]" if hung else "")


def _last(case: Case, state: State) -> str:
    action = case.actions[-1]
    card = f" {state.name(action.card)}" if 0 <= action.card < len(state.defn) else ""
    other = f" with {state.name(action.other)}" if 0 <= action.other < len(state.defn) and action.verb != "play" else ""
    return f"{action.verb}{card}{other}"
