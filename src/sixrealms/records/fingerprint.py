"""Short hashes that pin what a game was played with: the powers of its cards and the answers of its ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import lru_cache
from hashlib import blake2b
from importlib.metadata import version
from typing import Any, Final

from sixrealms.engine.kit import Kit
from sixrealms.engine.power import Power
from sixrealms.errors import Phrase, RecordRefused

PROGRAM: Final = "sixrealms"


@lru_cache(maxsize=1)
def program_version() -> str:
    """The version of the installed program."""
    return version(PROGRAM)


@lru_cache(maxsize=16)
def powers_hash(kit: Kit) -> str:
    """Changes when the power of any wording in the game changes, and with nothing else."""
    known = {d.printing.wording: _power_hash(d.power) for d in kit.defs}
    return _short("\n".join(f"{wording} {known[wording]}" for wording in sorted(known)))


#: Powers spelled out so far, by identity: a power is never changed, and comparing two takes longer than hashing one.
_HASHES: Final[dict[int, tuple[Power, str]]] = {}
_MOST_HASHES: Final = 5000  # about twice as many as there are wordings


def _power_hash(power: Power | None) -> str:
    if power is None:
        return "unknown"
    if not power.abilities and not power.custom:
        return "none"
    found = _HASHES.get(id(power))
    if found is None:  # the entry keeps the power, so its id is not given to another one
        if len(_HASHES) >= _MOST_HASHES:
            _HASHES.clear()
        found = _HASHES[id(power)] = (power, _short(spelled_out(power)))
    return found[1]


@lru_cache(maxsize=16)
def rules_hash(kit: Kit) -> str:
    """Changes when any answer of the ruleset changes, its options included. A question that is new since then and still
    has the answer it had while nobody asked it changes nothing.
    """
    rules = kit.ruleset
    answers = {f.name: getattr(rules, f.name) for f in fields(rules)}
    unusual = {f.name: answers[f.name] for f in fields(rules) if f.default is MISSING or answers[f.name] != f.default}
    return _short(spelled_out({**unusual, "rulebook": [kit.defs[kit.cards[c]].printing.id for c in kit.rulebook]}))


def _content(value: Any) -> tuple[str, Mapping[str, Any]]:
    """The name of a part of a power and its fields, as far as they say something."""
    formerly = value.formerly() if hasattr(value, "formerly") else None
    if formerly is not None:
        name, content = formerly
        return name, content
    held = {f.name: getattr(value, f.name) for f in fields(value) if f.repr}
    unsaid = {f.name for f in fields(value) if f.metadata.get("added") and held.get(f.name) == f.default}
    return type(value).__name__, {name: one for name, one in held.items() if name not in unsaid}


def spelled_out(value: Any) -> str:
    """The content of data as text, the same in every process: sets are sorted, nothing is an address. A word that has
    been given a field since is spelled without it while it means what it did, and one that has become part of a wider
    one as it was (`formerly`).
    """
    if is_dataclass(value) and not isinstance(value, type):
        name, content = _content(value)
        inside = ", ".join(f"{field}={spelled_out(held)}" for field, held in content.items())
        return f"{name}({inside})"
    if isinstance(value, tuple | list):
        return f"({', '.join(map(spelled_out, value))})"
    if isinstance(value, frozenset | set):
        return f"{{{', '.join(sorted(map(spelled_out, value)))}}}"
    if hasattr(value, "items"):
        return f"{{{', '.join(sorted(f'{spelled_out(k)}: {spelled_out(v)}' for k, v in value.items()))}}}"
    if isinstance(value, type) or callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    return repr(value)


#: What a hash pins, as the refusal calls it.
ITS_POWERS: Final = Phrase("record-its-powers")
ITS_RULES: Final = Phrase("record-its-rules")


def check(what: Phrase, recorded: str, now: str, where: str, remedy: Phrase) -> None:
    """RecordError if a pinned hash is not what this program has."""
    if recorded != now:
        program = f"{PROGRAM} {program_version()}"
        raise RecordRefused(
            "record-changed", source=where, what=what, then=recorded, now=now, program=program, remedy=remedy
        )


def _short(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()
