"""The rules of the game as a ledger of testable statements, and how each ruleset reads them.

`entries` holds the shapes, `ledger` reads the files in `data/`, `lookup` finds things in them. The engine
cites statements by id only; it never imports this package.
"""

from __future__ import annotations

from sixrealms.rulebook.entries import RULESETS, Conflict, Reading, Rule, TournamentConflict
from sixrealms.rulebook.ledger_files import STATEMENT_FILES, language_for
from sixrealms.rulebook.rule_lookup import (
    UnknownRule,
    UnknownRuleset,
    advice,
    conflicts,
    conflicts_of,
    excused,
    is_rule,
    later,
    leads_to,
    nearest,
    not_enforceable,
    rule,
    rules,
    sections,
)

__all__ = [
    "RULESETS",
    "STATEMENT_FILES",
    "Conflict",
    "Reading",
    "Rule",
    "TournamentConflict",
    "UnknownRule",
    "UnknownRuleset",
    "advice",
    "conflicts",
    "conflicts_of",
    "excused",
    "is_rule",
    "language_for",
    "later",
    "leads_to",
    "nearest",
    "not_enforceable",
    "rule",
    "rules",
    "sections",
]
