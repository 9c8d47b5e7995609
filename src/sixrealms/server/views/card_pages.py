"""What the catalogue, the powers, the ledger and the decks say about cards, put together once and kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from sixrealms import catalogue
from sixrealms.catalogue import CARD_TYPES, WORLDS, CardSet, Printing
from sixrealms.catalogue.translated_names import other_names
from sixrealms.decks.shipped_decks import shipped
from sixrealms.faces import card_face, tile_face
from sixrealms.faces.house_text import house_text
from sixrealms.faces.words import attribute_name, type_name
from sixrealms.powers import registry
from sixrealms.rulebook import language_for
from sixrealms.rulebook.rules_about_card import about_card
from sixrealms.scenarios import examples
from sixrealms.server.messages.reference import (
    CardPageTold,
    CatalogueTold,
    DeckLink,
    FactsTold,
    PrintingTold,
    RuleLink,
    SetTold,
)

#: The packages a face and the text on it come from.
_DRAWN_BY: Final = tuple(f"sixrealms.{name}" for name in ("faces", "wording", "cards", "language", "powers", "realise"))


@cache
def faces_version() -> str:
    """Changes whenever a face may look different: with the drawings, the facts and the texts of the powers.

    The texts are known by what they are made of: to make all of them takes seconds, for which every picture would wait.
    """
    digest = sha256()
    for folder in _DRAWN_BY:
        for path in _files(files(folder)):
            digest.update(path.read_bytes())
    for printing in catalogue.all_printings():
        digest.update(repr(printing).encode())
    return digest.hexdigest()[:12]


def _files(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for path in sorted(folder.iterdir(), key=lambda one: one.name):
        if path.is_dir():
            found += _files(path)
        elif path.name.endswith((".py", ".json", ".txt", ".ftl")):
            found.append(path)
    return found


@cache
def every_card(language: str) -> CatalogueTold:
    """The whole catalogue in short."""
    printings = list(catalogue.all_printings())
    attributes = sorted({attribute for one in printings for attribute in one.attributes})
    return CatalogueTold(
        faces=faces_version(),
        sets=tuple(map(_set, catalogue.sets())),
        types={kind: type_name(kind, language) for kind in sorted(CARD_TYPES)},
        attributes={attribute: attribute_name(attribute, language) for attribute in attributes},
        worlds=dict(WORLDS),
        cards=tuple(facts(one) for one in printings),
    )


def facts(printing: Printing) -> FactsTold:
    """One printing in short."""
    newest = catalogue.card(printing.card_id).default.id == printing.id
    return FactsTold(
        id=printing.id,
        name=printing.name,
        type=printing.type,
        card=_numbers()[printing.card_id],
        rarity=printing.rarity_name,
        level=printing.level,
        world=printing.world,
        attributes=tuple(sorted(printing.attributes)),
        avatar=printing.avatar,
        power=registry.status(printing),
        newest=newest,
        also=" · ".join(dict.fromkeys(other_names(printing.card_id).values())) if newest else "",
    )


@cache
def _numbers() -> dict[str, int]:
    return {card.card_id: number for number, card in enumerate(catalogue.cards())}


@lru_cache(maxsize=512)
def card_page(printing_id: str, language: str) -> CardPageTold:
    """Everything about one printing; CatalogueError for one that does not exist."""
    printing = catalogue.printing(printing_id)
    card = catalogue.card(printing.card_id)
    sets = {one.id: one for one in catalogue.sets()}
    said = house_text(printing, language)
    concerned = about_card(
        printing.name,
        printing.type,
        printing.attributes,
        champion=printing.is_champion,
        avatar=printing.avatar,
        world=printing.world,
        language=language,
    )
    return CardPageTold(
        facts=facts(printing),
        faces=faces_version(),
        set=_set(sets[printing.set]),
        type_name=type_name(printing.type, language),
        world_name=WORLDS.get(printing.world, printing.world),
        attributes=tuple(attribute_name(attribute, language) for attribute in sorted(printing.attributes)),
        uses=tuple(sorted(printing.uses)),
        phases=tuple(sorted(printing.phases)),
        copies_per_deck=printing.copies_per_deck,
        text=said.text if said.enforced else "",
        text_language=said.language,
        names=dict(other_names(printing.card_id)),
        printings=tuple(
            PrintingTold(one.id, sets[one.set].name, card.wordings.index(one.wording) + 1, one.level, one.rarity_name)
            for one in card.printings
        ),
        rules=tuple(RuleLink(entry.id, entry.statement) for entry in concerned),
        rules_language=language_for(language),
        decks=_decks().get(printing.card_id, ()),
        example=examples.example(printing_id) is not None,
    )


@cache
def _decks() -> Mapping[str, tuple[DeckLink, ...]]:
    """The shipped decks by the cards they hold."""
    found: dict[str, list[DeckLink]] = {}
    for deck in shipped():
        for card_id in {one.card_id for one in deck.printings}:
            found.setdefault(card_id, []).append(DeckLink(deck.id, deck.name))
    return {card_id: tuple(decks) for card_id, decks in found.items()}


@lru_cache(maxsize=4096)
def face(size: str, language: str, printing_id: str) -> bytes:
    """A face as it is sent."""
    printing = catalogue.printing(printing_id)
    return (card_face(printing, language) if size == "card" else tile_face(printing)).encode()


def _set(one: CardSet) -> SetTold:
    return SetTold(one.id, one.name, one.kind, one.official)
