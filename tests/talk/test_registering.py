"""What a card test may be: the knock-out check runs it without pytest."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_test


def test_only_a_family_gives_its_test_a_printing() -> None:
    def told(t: Table, printing: str) -> None:
        raise AssertionError(printing)

    with pytest.raises(TypeError, match="`printing` is what card_family gives"):
        card_test()(told)
