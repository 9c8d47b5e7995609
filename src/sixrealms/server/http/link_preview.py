"""What programs that show a link say of it: who plays what at a table, which game a replay is of, what a deck holds."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from sixrealms import catalogue
from sixrealms.decks.deck import Deck
from sixrealms.decks.text_list import ORDER
from sixrealms.server.store.tables import StoredTable
from sixrealms.wording import say

#: Pictures of links, drawn by `python -m tools.link_pictures`, and their size.
PICTURES: Final = {one: f"link-{one}.png" for one in ("table", "deck", "replay")}
PICTURE_SIZE: Final = (1200, 630)


class LinkTold(NamedTuple):
    """Title, line and picture of a link."""

    title: str
    text: str
    picture: str


def of_deck(deck: Deck, language: str) -> LinkTold:
    """What a deck holds."""
    found = Counter(catalogue.printing(card).type for card in deck.cards)
    kinds = ", ".join(f"{_called(kind, language)} {found[kind]}" for kind in ORDER if found[kind])
    text = " · ".join(part for part in (deck.author, kinds) if part)
    return LinkTold(deck.name, text, PICTURES["deck"])


def of_table(stored: StoredTable, language: str) -> LinkTold:
    """Who challenges whoever is given this link, or who plays there, and which game."""
    if not any(chair.free for chair in stored.chairs):
        return LinkTold(
            say("link-table-full", language, who=_people(stored)), _game(stored, language), PICTURES["table"]
        )
    title = say("link-table", language, who=_people(stored) or say("guest", language))
    text = f"{_game(stored, language)} {say('link-table-sit', language)}"
    return LinkTold(title, text, PICTURES["table"])


def of_replay(stored: StoredTable, language: str) -> LinkTold:
    """Which game can be looked at again; who won is not given away."""
    title = say("link-replay", language, who=_people(stored))
    return LinkTold(title, _game(stored, language), PICTURES["replay"])


def _people(stored: StoredTable) -> str:
    return ", ".join(chair.called for chair in stored.chairs if chair.called)


def _game(stored: StoredTable, language: str) -> str:
    plan = stored.plan
    rules = say(f"ruleset-{plan.ruleset}", language)
    return say("link-game", language, rules=rules, size=plan.size, players=len(stored.chairs))


def _called(kind: str, language: str) -> str:
    return say(f"type-{kind.replace(' ', '-')}", language)
