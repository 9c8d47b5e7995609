"""What cards are called in the German, French and Portuguese editions of the first set."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from sixrealms.catalogue.card_data import printing


def other_names(card_id: str) -> Mapping[str, str]:
    """The names of a card by language ("de", "fr", "pt") where they are not the English one."""
    return _by_card().get(card_id, {})


@cache
def _by_card() -> dict[str, dict[str, str]]:
    """The file names printings of the first set; every printing of a card has the name."""
    path = files("sixrealms.catalogue") / "data" / "names.json"
    named = msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, str]])
    return {printing(printing_id).card_id: names for printing_id, names in named.items()}
