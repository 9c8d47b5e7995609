"""Whether a deck is legal and how much of it is enforced, as plain data for `deck check --json` and the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixrealms.decks import Deck
from sixrealms.decks.limits_check import DeckProblem, mend, sentence
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
        "message": sentence(one, language),
        "mend": mend(one, language),
        "cards": list(one.cards),
    }


def not_enforced(one: Deck) -> list[str]:
    """The names of the cards whose printed power the program does not know, one for each copy."""
    from sixrealms import catalogue  # takes time to load
    from sixrealms.powers import registry

    cards = [*one.cards, *([one.dungeon] if one.dungeon else [])]
    printings = [catalogue.printing(card) for card in cards]
    return sorted(p.name for p in printings if registry.status(p) == "missing")
