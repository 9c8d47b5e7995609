"""Plain deck lists: one card per line, with a count, a printing, a name, or all three."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from sixrealms import catalogue
from sixrealms.catalogue import CARD_TYPES, Printing
from sixrealms.catalogue.card_data import fold
from sixrealms.decks.deck import Deck, from_list
from sixrealms.decks.faults import at_place, raise_all
from sixrealms.errors import Alternatives, CatalogueError, DeckError, DeckRefused

MOST_COPIES: Final = 110  # the largest deck (deck.sizes.offered)
MOST_CARDS: Final = 1_000
"""More in one part of a list is no deck but a collection; whoever builds has not that many to choose from."""

_LONGEST_LINE: Final = 400
COUNT: Final = re.compile(r"([0-9]+)\s*[x×]?\s+(?=\S)", re.IGNORECASE)
_ID_FIRST = re.compile(r"([A-Za-z0-9]+/[0-9]{1,6})(?:\s+(.+))?")
_ID_LAST = re.compile(r"(.+?)\s*[(\[]\s*([A-Za-z0-9]+/[0-9]{1,6})\s*[)\]]")
_TYPE_LAST = re.compile(r"(.+?)\s*[(\[]\s*([a-z ]+?)\s*[)\]]", re.IGNORECASE)
_COUNTED = re.compile(r"\s*\(\d+\)$")

_FACTS: Final = {"name": "name", "title": "name", "deck name": "name", "author": "author", "format": "format"}
_PILES: Final = {
    "deck": "deck",
    "main deck": "deck",
    "main": "deck",
    "cards": "deck",
    "dungeon": "deck",  # a dungeon card is known by its type wherever it stands
    "dungeons": "deck",
    "sideboard": "sideboard",
    "realm deck": "realm deck",
    "considering": "considering",
}


def _plural(card_type: str) -> str:
    if card_type.endswith("y"):
        return f"{card_type[:-1]}ies"
    return {"thief": "thieves", "hero": "heroes"}.get(card_type, f"{card_type}s")


TYPE_HEADINGS: Final = {
    **{t: t for t in CARD_TYPES},
    **{_plural(t): t for t in CARD_TYPES},
    "champions": "champion",
    "heros": "hero",  # as CrossFire writes it
    "rule cards": "rule",
}
ORDER: Final = (
    "realm", "holding", "cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard", "ally",
    "magical item", "artifact", "cleric spell", "wizard spell", "psionic power", "blood ability",
    "thief ability", "unarmed combat", "event", "rule", "dungeon",
)  # fmt: skip


def parse(text: str, source: str, name: str, *, may_be_empty: bool = False) -> Deck:
    """The deck a list describes; DeckError says of every line that is wrong what would be right."""
    facts = {"name": name, "author": "", "format": ""}
    piles: dict[str, list[str]] = {"deck": [], "sideboard": [], "considering": [], "realm deck": []}
    pile = "deck"
    faults: list[DeckError] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = re.sub(r"(^|\s)(#|//).*", "", raw).strip()
        if not line:
            continue
        try:
            key, colon, value = (part.strip() for part in line.partition(":"))
            if colon and value and key.casefold() in _FACTS:
                facts[_FACTS[key.casefold()]] = value
            elif colon and value and key.casefold() == "dungeon":
                piles["deck"] += _dungeon(value)
            elif (heading := _heading(line)) is not None:
                pile = _PILES.get(heading, pile)
            else:
                piles[pile] += _copies(line)
        except (CatalogueError, DeckError) as error:
            faults.append(at_place(source, str(number), error))
        if len(piles[pile]) > MOST_CARDS:
            raise DeckRefused("deck-too-many-cards", source=f"{source}:{number}", most=MOST_CARDS)
    if any(len(line) > _LONGEST_LINE for line in text.splitlines()):
        faults = faults[:1]  # it is no list at all, and every line of it would be wrong
    raise_all(source, faults)
    if not piles["deck"] and not may_be_empty:
        raise DeckRefused("deck-without-cards", source=source)
    return from_list(
        facts["name"],
        piles["deck"],
        sideboard=piles["sideboard"],
        considering=piles["considering"],
        author=facts["author"],
        format=facts["format"],
        realm_deck=piles["realm deck"],
    )


def write(deck: Deck) -> str:
    """The deck as a list grouped by type that `parse` reads back to the same cards."""
    lines = [f"Name: {_one_line(deck.name)}"]
    lines += [f"Author: {_one_line(deck.author)}"] if deck.author else []
    lines += [f"Format: {_one_line(deck.format)}"] if deck.format else []
    if deck.dungeon:  # before the cards, because the first dungeon card of a list is the deck's
        lines += ["", f"Dungeon: {_named(deck.dungeon)}"]
    lines += _grouped(deck.cards)
    if deck.realm_deck:
        lines += ["", "[Realm Deck]", *_counted(deck.realm_deck)]
    if deck.sideboard:
        lines += ["", "[Sideboard]", *_counted(deck.sideboard)]
    if deck.considering:
        lines += ["", "[Considering]", *_counted(deck.considering)]
    return "\n".join(lines) + "\n"


def find(text: str) -> Printing:
    """The printing meant by "1st/54", "War Party", "War Party (1st/54)" or "Fear (wizard spell)".

    A bare name means the newest printing (`Card.default`). CatalogueError for anything unknown; DeckError
    when name and number contradict each other or several cards have the name.
    """
    if match := _ID_FIRST.fullmatch(text):
        return _agreeing(match[1], match[2])
    if match := _ID_LAST.fullmatch(text):
        return _agreeing(match[2], match[1])
    if (match := _TYPE_LAST.fullmatch(text)) and match[2].casefold() in CARD_TYPES:
        wanted = match[2].casefold()
        found = [c for c in catalogue.by_name(match[1]) if c.type == wanted]
        if not found:
            types = ", ".join(c.type for c in catalogue.by_name(match[1]))
            raise DeckRefused("deck-other-type", name=match[1], wanted=wanted, types=types)
    else:
        found = catalogue.by_name(text)
    if len(found) > 1:  # deck.same-card: equal names with different icons are different cards
        choices = Alternatives(f"'{c.name} ({c.type})'" for c in found)
        raise DeckRefused("deck-several-cards", name=text, count=len(found), choices=choices)
    return found[0].default


def _agreeing(printing_id: str, name: str | None) -> Printing:
    printing = _printing_any_case(printing_id)
    if name and fold(name) != fold(printing.name):
        raise DeckRefused("deck-contradicts", id=printing.id, name=printing.name, said=repr(name[:60]))
    return printing


def _printing_any_case(printing_id: str) -> Printing:
    wanted, _, number = printing_id.partition("/")
    exact = {s.id.casefold(): s.id for s in catalogue.sets()}.get(wanted.casefold(), wanted)
    return catalogue.printing(f"{exact}/{int(number)}")


def _copies(line: str) -> list[str]:
    match = COUNT.match(line)
    count = int(match[1]) if match and len(match[1]) < 5 else 1 if match is None else MOST_COPIES + 1
    if not 1 <= count <= MOST_COPIES:
        raise DeckRefused("deck-count", most=MOST_COPIES, found=repr(line[:20]))
    return [find(line[match.end() :] if match else line).id] * count


def _dungeon(value: str) -> list[str]:
    printing = find(value)
    if printing.type != "dungeon":
        raise DeckRefused("deck-no-dungeon", name=printing.name, id=printing.id, type=printing.type)
    return [printing.id]


def _heading(line: str) -> str | None:
    """The section a line opens: "[Sideboard]", "Realms (12)", "Realms:", "== Allies =="; else None."""
    bracketed = re.fullmatch(r"\[([^\]/]+)\]|[=-]{2,}\s*(.+?)\s*[=-]*", line)
    marked = bracketed is not None or line.endswith(":")
    words = (bracketed[1] or bracketed[2]) if bracketed else line.removesuffix(":")
    words = _COUNTED.sub("", words.strip()).casefold()
    if words in _PILES or words in TYPE_HEADINGS:
        # An unmarked single word can still be a card: there are cards called Cleric, Hero and Wizard.
        known_card = not marked and fold(words) in {fold(c.name) for c in _cards_called(words)}
        return None if known_card else words
    if marked:
        known = ", ".join(sorted({w.title() for w in _PILES}))
        raise DeckRefused("deck-unknown-section", name=repr(words[:60]), known=known)
    return None


def _cards_called(words: str) -> list[catalogue.Card]:
    try:
        return catalogue.by_name(words)
    except CatalogueError:
        return []


def _grouped(cards: Iterable[str]) -> list[str]:
    by_type: dict[str, list[str]] = {}
    for card in cards:
        by_type.setdefault(catalogue.printing(card).type, []).append(card)
    lines: list[str] = []
    for card_type in ORDER:
        if group := by_type.get(card_type):
            lines += ["", f"[{_plural(card_type).capitalize()}]", *_counted(group)]
    return lines


def _counted(cards: Iterable[str]) -> list[str]:
    return [f"{count} {_named(card)}" for card, count in Counter(cards).items()]


def _named(card: str) -> str:
    return f"{card} {catalogue.printing(card).name}"


def _one_line(text: str) -> str:
    """Without what would end the line or begin a comment."""
    return re.sub(r"(^|\s)(#|//)", r"\1", " ".join(text.split()))
