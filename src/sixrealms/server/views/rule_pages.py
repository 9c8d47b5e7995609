"""The ledger as pages: all statements by section, one with what is disputed about it, and the words of the game."""

from __future__ import annotations

from functools import cache

from sixrealms import catalogue, rulebook
from sixrealms.errors import CatalogueError
from sixrealms.rulebook import Conflict, Rule
from sixrealms.rulebook.glossary import TERMS
from sixrealms.server.messages.reference import (
    CardLink,
    QuestionTold,
    RuleLink,
    RulePageTold,
    RulesTold,
    SectionTold,
    TermLink,
    TermTold,
)
from sixrealms.wording import message_ids, say


@cache
def every_rule(language: str) -> RulesTold:
    """The whole ledger, and the words of the game in the order of their alphabet."""
    sections = tuple(
        SectionTold(
            name, say(f"section-{name}", language), tuple(RuleLink(entry.id, entry.statement) for entry in entries)
        )
        for name, entries in rulebook.sections(language).items()
    )
    return RulesTold(rulebook.language_for(language), sections, every_term(language))


@cache
def every_term(language: str) -> tuple[TermTold, ...]:
    """The words of the game in the order of their alphabet."""
    terms = (
        TermTold(key, say(f"term-{key}", language), say(f"term-{key}-means", language), _forms(key, language), ids)
        for key, ids in TERMS.items()
    )
    return tuple(sorted(terms, key=lambda term: term.word.casefold()))


def _forms(key: str, language: str) -> tuple[str, ...]:
    said = f"term-{key}-as"
    return tuple(say(said, language).split(", ")) if said in message_ids(language) else ()


def rule_page(rule_id: str, language: str) -> RulePageTold:
    """One statement, or the one a disputed point is about; UnknownRule for an id the ledger does not hold."""
    entry = rulebook.rule(rulebook.leads_to(rule_id), language)
    ids = [one.id for one in rulebook.rules()]
    at = ids.index(entry.id)
    never, later = rulebook.not_enforceable(entry.id, language), rulebook.later().get(entry.id)
    return RulePageTold(
        id=entry.id,
        language=rulebook.language_for(language),
        section=entry.section,
        title=say(f"section-{entry.section}", language),
        says=entry.statement,
        sources=entry.sources,
        differs=entry.differs,
        test=entry.test,
        enforced="never" if never else "later" if later else "yes",
        reason=never or later or "",
        questions=_questions(entry, language),
        cards=tuple(CardLink(name, _printing(name)) for name in entry.cards),
        terms=tuple(TermLink(key, say(f"term-{key}", language)) for key, of in TERMS.items() if entry.id in of),
        before=ids[at - 1] if at else "",
        after=ids[at + 1] if at + 1 < len(ids) else "",
    )


def _questions(entry: Rule, language: str) -> tuple[QuestionTold, ...]:
    disputed = [_question(point) for point in rulebook.conflicts(entry.id, language)]
    advised = [
        QuestionTold(point.id, point.question, dict.fromkeys(rulebook.RULESETS, point.recommended), "")
        for point in rulebook.advice(entry.id, language)
    ]
    return (*disputed, *advised)


def _question(point: Conflict) -> QuestionTold:
    readings = {ruleset: point.taken_by(ruleset).text for ruleset in rulebook.RULESETS}
    return QuestionTold(point.id, point.question, readings, point.note)


def _printing(name: str) -> str:
    try:
        return catalogue.by_name(name)[0].default.id
    except CatalogueError:
        return ""
