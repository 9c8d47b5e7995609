"""Whether a deck is legal and how much of it is enforced, as plain data for `deck check --json` and the server."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sixrealms.decks import Deck
from sixrealms.decks.limits_check import DeckProblem
from sixrealms.setup.share_enforced import profile


def judged(one: Deck, by: str, found: Sequence[DeckProblem], language: str) -> dict[str, Any]:
    """One deck as programs read it; `by` names the limits it was measured by."""
    known = profile(one)
    return {
        "name": one.name,
        "cards": len(one.cards),
        "limits": by,
        "legal": not found,
        "problems": [problem(p, language) for p in found],
        "not_enforced": not_enforced(one),
        "worlds": known.worlds,
        "levels": list(known.levels),
        "powers": known.powers,
        "enforced": known.enforced,
    }


def problem(one: DeckProblem, language: str) -> dict[str, Any]:
    """One thing that keeps a deck out: the rule, the sentence, what would mend it, the cards it is about."""
    return {
        "rule": one.rule_id,
        "message": _said(one.message_id, tuple(one.args.items()), language),
        "mend": _said(one.mend_id, tuple(one.mend_args.items()), language) if one.mend_id else "",
        "cards": list(one.cards),
    }


@lru_cache(maxsize=8_192)
def _said(message_id: str, args: tuple[tuple[str, str | int], ...], language: str) -> str:
    """A sentence about a deck: dozens of formats say the same, and say it again after each change of the deck."""
    from sixrealms.wording import say  # reading the sentences takes time that a mere check need not spend

    return say(message_id, language, **dict(args))


def not_enforced(one: Deck) -> list[str]:
    """The names of the cards whose printed power the program does not know, one for each copy."""
    from sixrealms import catalogue  # takes time to load
    from sixrealms.powers import registry

    cards = [*one.cards, *([one.dungeon] if one.dungeon else [])]
    printings = [catalogue.printing(card) for card in cards]
    return sorted(p.name for p in printings if registry.status(p) == "missing")
