"""Finding statements and how the rulesets read them, in the words of a language."""

from __future__ import annotations

from difflib import get_close_matches

from sixrealms.errors import InEveryLanguage, OptionRefused
from sixrealms.rulebook.entries import RULESETS, Conflict, Reading, Rule, TournamentConflict
from sixrealms.rulebook.ledger_files import (
    ENGLISH,
    core_conflicts,
    postponed,
    statements,
    tournament_conflicts,
    unenforceable,
)


class UnknownRule(InEveryLanguage):
    """No statement or section has this name; the message offers the nearest ones."""

    def __init__(self, name: str, nearest: tuple[str, ...]) -> None:
        self.name = name
        self.nearest = nearest
        if nearest:
            super().__init__("rule-unknown-near", name=repr(name[:60]), near=", ".join(nearest))
        else:
            super().__init__("rule-unknown", name=repr(name[:60]))


class UnknownRuleset(OptionRefused):
    """The ledger takes no readings for a ruleset of this name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__("ruleset-unknown", name=repr(name[:60]), known=", ".join(RULESETS))


def rule(rule_id: str, language: str = ENGLISH) -> Rule:
    """The statement with this id; refuses an unknown id with the nearest ones."""
    try:
        return statements(language)[rule_id]
    except KeyError:
        raise UnknownRule(rule_id, nearest(rule_id)) from None


def is_rule(name: str) -> bool:
    """True when a statement has exactly this id."""
    return name in statements()


def leads_to(name: str) -> str:
    """The statement a reader of `name` is shown: for a disputed point the first one it concerns, which tells the point;
    any other name as it is.
    """
    point = core_conflicts().get(name) or tournament_conflicts().get(name)
    return point.rules[0] if point is not None and point.rules else name


def rules(section: str | None = None, language: str = ENGLISH) -> tuple[Rule, ...]:
    """Every statement, or those of one section, in ledger order; refuses an unknown section.

    Any beginning of ids up to a dot counts as a section: `combat`, or only `combat.f`.
    """
    if section is None:
        return tuple(statements(language).values())
    found = tuple(entry for entry in statements(language).values() if entry.id.startswith(f"{section}."))
    if not found:
        raise UnknownRule(section, nearest(section))
    return found


def sections(language: str = ENGLISH) -> dict[str, tuple[Rule, ...]]:
    """The statements grouped by section, both in ledger order."""
    grouped: dict[str, list[Rule]] = {}
    for entry in statements(language).values():
        grouped.setdefault(entry.section, []).append(entry)
    return {name: tuple(members) for name, members in grouped.items()}


def conflicts(rule_id: str, language: str = ENGLISH) -> tuple[Conflict, ...]:
    """The disputed points of the core game that concern this statement."""
    wanted = rule(rule_id).id
    return tuple(point for point in core_conflicts(language).values() if wanted in point.rules)


def advice(rule_id: str, language: str = ENGLISH) -> tuple[TournamentConflict, ...]:
    """The disputed points of the option and tournament documents that concern this statement."""
    wanted = rule(rule_id).id
    return tuple(point for point in tournament_conflicts(language).values() if wanted in point.rules)


def conflicts_of(rule_id: str, ruleset: str, language: str = ENGLISH) -> tuple[Reading, ...]:
    """How `ruleset` answers every disputed point that concerns this statement."""
    if ruleset not in RULESETS:
        raise UnknownRuleset(ruleset)
    return tuple(point.taken_by(ruleset) for point in conflicts(rule_id, language))


def excused(language: str = ENGLISH) -> dict[str, str]:
    """Every statement that no program can enforce, with the reason."""
    return {entry.id: entry.reason for entry in unenforceable(language).values()}


def not_enforceable(rule_id: str, language: str = ENGLISH) -> str | None:
    """Why no program can enforce this statement, or None when one can."""
    return excused(language).get(rule(rule_id).id)


def later() -> dict[str, str]:
    """Every statement that a later part of the program enforces, with the reason."""
    return dict(postponed())


def nearest(name: str) -> tuple[str, ...]:
    """Up to three ids or sections that a mistyped `name` may mean."""
    wanted = name.strip().lower()
    known = [*statements(), *sections()]
    containing = sorted((entry for entry in known if wanted and wanted in entry), key=len)
    similar = get_close_matches(wanted, known, n=3, cutoff=0.5)
    return tuple(dict.fromkeys([*similar, *containing]))[:3]
