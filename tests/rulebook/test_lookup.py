from __future__ import annotations

import pytest

from sixrealms import rulebook


def test_a_statement_is_found_by_its_id() -> None:
    found = rulebook.rule("combat.e.tie")

    assert found.section == "combat"
    assert found.file == "core.yaml"
    assert "T" in found.sources


def test_an_unknown_id_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(rulebook.UnknownRule) as refusal:
        rulebook.rule("combat.e.tye")

    assert "combat.e.tie" in refusal.value.nearest
    assert str(refusal.value).startswith("unknown rule 'combat.e.tye'; nearest: combat.e.tie")
