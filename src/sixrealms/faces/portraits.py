"""Portraits of the best-known cards: what each shows is said by hand, as data, and wins over what its facts say."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from sixrealms.catalogue import Printing


@cache
def portraits() -> Mapping[str, Mapping[str, str]]:
    """By the id of the card: which part is drawn how."""
    data = (files("sixrealms.faces") / "shapes" / "portraits.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, str]])


def portrait_of(printing: Printing) -> Mapping[str, str]:
    """What is said of a card; nothing of most."""
    return portraits().get(printing.card_id, {})


@cache
def names() -> Mapping[str, frozenset[str]]:
    """Words of names that tell what no fact does: who is a woman or a man, who is a person, who are several."""
    data = (files("sixrealms.faces") / "shapes" / "names.json").read_bytes()
    return {what: frozenset(words.split()) for what, words in msgspec.json.decode(data, type=dict[str, str]).items()}
