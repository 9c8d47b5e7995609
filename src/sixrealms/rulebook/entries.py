"""The shapes of the ledger: statements, disputed points, and statements no program can enforce."""

from __future__ import annotations

from typing import Any

import msgspec

RULESETS = ("fourth-edition", "tournament", "tournament-110")
"""The rulesets for which the ledger decides disputed points."""


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One testable statement of the game, in the project's own words.

    `differs` maps a document's code to what that document says otherwise; `cards` names the printed cards the
    documents use as examples; `test` tells how the statement is proven; `file` is the ledger it stands in.
    """

    id: str
    statement: str = msgspec.field(name="rule")
    sources: tuple[str, ...]
    test: str
    differs: dict[str, str] = {}
    cards: tuple[str, ...] = ()
    data: dict[str, Any] | None = None
    file: str = ""

    @property
    def section(self) -> str:
        """The first part of the id, for example `combat`."""
        return self.id.partition(".")[0]


class Conflict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A point on which the documents contradict one another, or which they leave open.

    `readings` maps a document's code, or a letter where no document decides, to what that reading says;
    `default` names the reading each ruleset takes. `needs` says whether the rulesets really
    behave differently.
    """

    id: str
    question: str
    readings: dict[str, str]
    needs: str
    default: dict[str, str]
    rules: tuple[str, ...] = ()
    note: str = ""

    def taken_by(self, ruleset: str) -> Reading:
        """The reading that `ruleset` takes."""
        key = self.default[ruleset]
        return Reading(conflict=self.id, question=self.question, ruleset=ruleset, key=key, text=self.readings[key])

    @property
    def switches(self) -> bool:
        """True when the rulesets take readings that behave differently."""
        return self.needs == "ruleset switch"


class TournamentConflict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A contradiction, gap, ambiguity or misprint in the tournament and option documents, with our advice."""

    id: str
    kind: str
    question: str
    readings: tuple[str, ...]
    recommended: str
    rules: tuple[str, ...] = msgspec.field(name="affects")


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """How one ruleset answers one disputed question."""

    conflict: str
    question: str
    ruleset: str
    key: str
    text: str


class RuleWords(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A statement in another language: all of it that is a sentence."""

    rule: str
    test: str
    differs: dict[str, str] = {}


class ConflictWords(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A disputed point of the core game in another language."""

    question: str
    readings: dict[str, str]
    note: str = ""


class AdviceWords(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A disputed point of options and tournaments in another language."""

    question: str
    recommended: str


class NotEnforceable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A statement that no program can enforce, with the honest reason."""

    id: str
    reason: str


class Later(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Statements that a later part of the program enforces, with the reason they share."""

    reason: str
    ids: tuple[str, ...]
