from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import rulebook
from sixrealms.errors import OptionError, SixRealmsError

IDS = [rule.id for rule in rulebook.rules()]


def test_a_statement_is_found_by_its_id() -> None:
    found = rulebook.rule("combat.e.tie")

    assert found.section == "combat"
    assert found.file == "core.yaml"
    assert "T" in found.sources


def test_an_unknown_id_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(rulebook.UnknownRule) as refusal:
        rulebook.rule("combat.e.tye")

    assert isinstance(refusal.value, SixRealmsError)
    assert refusal.value.nearest[0] == "combat.e.tie"
    assert str(refusal.value).startswith("unknown rule 'combat.e.tye'; nearest: combat.e.tie")


def test_a_name_like_nothing_points_to_the_list() -> None:
    with pytest.raises(rulebook.UnknownRule, match="lists the sections"):
        rulebook.rules("zzzzzz")


@pytest.mark.property
@given(st.sampled_from(IDS), st.data())
def test_an_id_with_one_letter_missing_is_guessed(rule_id: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(rule_id) - 1))
    mistyped = rule_id[:place] + rule_id[place + 1 :]

    assert rule_id in rulebook.nearest(mistyped) or rulebook.is_rule(mistyped)


@pytest.mark.property
@given(st.text())
def test_any_text_gets_at_most_three_existing_names(text: str) -> None:
    nearest = rulebook.nearest(text)

    assert len(nearest) <= 3
    assert set(nearest) <= {*IDS, *rulebook.sections()}


def test_sections_hold_every_statement_once_in_ledger_order() -> None:
    together = [rule.id for members in rulebook.sections().values() for rule in members]

    assert sorted(together) == sorted(IDS)
    assert [rule.id for rule in rulebook.sections()["raze"]] == [rule.id for rule in rulebook.rules("raze")]


def test_part_of_a_section_ends_at_a_dot() -> None:
    assert {rule.id for rule in rulebook.rules("combat.e")} == {"combat.e.tie", "combat.e.totals"}
    with pytest.raises(rulebook.UnknownRule):
        rulebook.rules("comb")


def test_each_ruleset_takes_its_own_reading() -> None:
    readings = {
        ruleset: [reading.key for reading in rulebook.conflicts_of("card.blueline.in-force", ruleset)]
        for ruleset in rulebook.RULESETS
    }

    assert readings == {"fourth-edition": ["4E"], "tournament": ["T"], "tournament-110": ["F110"]}
    (conflict,) = rulebook.conflicts("card.blueline.in-force")
    assert conflict.switches


def test_an_undisputed_statement_has_no_readings() -> None:
    assert rulebook.conflicts_of("setup.shuffle", "tournament") == ()


def test_an_unknown_ruleset_is_refused() -> None:
    with pytest.raises(OptionError, match="fourth-edition, tournament, tournament-110"):
        rulebook.conflicts_of("setup.shuffle", "house-rules")


def test_advice_belongs_to_the_statements_it_names() -> None:
    (point,) = rulebook.advice("scoring.tournament-winner")

    assert "scoring.tournament-winner" in point.rules
    assert rulebook.advice("combat.e.tie") == ()
