from __future__ import annotations

import pytest

from sixrealms import decks
from sixrealms.decks import Deck
from sixrealms.decks.limits_check import legal_limits, problems
from sixrealms.formats import crossfire_format
from sixrealms.rulesets import RULESETS
from sixrealms.setup.where_legal import verdicts


@pytest.mark.rule("deck.sizes.offered")
def test_every_ruleset_with_every_size_and_every_format_judges_once() -> None:
    found = [(one.kind, one.limits, one.size) for one in verdicts(decks.named("A-1"))]
    asked = [("ruleset", rules.name, size) for rules in RULESETS.values() for size in rules.sizes]
    assert found[: len(asked)] == asked
    assert [one[1] for one in found[len(asked) :]] == [one.id for one in crossfire_format.shipped_formats()]


@pytest.mark.parametrize("name", ["A-1", "55-psionicist", "110-battle-mages", "55-undead-greyhawk-spellcasters"])
def test_each_verdict_is_that_of_the_limits_alone(name: str) -> None:
    deck = decks.named(name)
    for one in verdicts(deck):
        if one.kind == "ruleset":
            alone = problems(deck, legal_limits(deck, one.limits, one.size))
        else:
            alone = crossfire_format.problems(deck, crossfire_format.named_format(one.limits))
        assert list(one.problems) == alone
        assert one.legal is not bool(alone)
        assert all(problem.rule_id for problem in one.problems)


def test_a_deck_is_legal_where_it_was_made_for_and_nowhere_else_by_size() -> None:
    found = {(one.limits, one.size): one.legal for one in verdicts(decks.named("110-battle-mages"))}
    assert found["tournament", 110]
    assert found["tournament-110", 110]
    assert found["110", 110]
    assert not found["tournament", 55]
    assert not found["55", 55]


def test_an_empty_deck_is_legal_only_where_nothing_is_asked() -> None:
    assert [one.limits for one in verdicts(Deck("empty", ())) if one.legal] == ["999", "9999"]
