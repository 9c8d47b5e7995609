"""A field of decks as a person writes it down: YAML; every mistake is told with its line."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sixrealms import rulesets
from sixrealms.decks import Deck
from sixrealms.decks.lookup import asked_for
from sixrealms.errors import OptionRefused, SixRealmsError
from sixrealms.laboratory.field import LabField
from sixrealms.players.roster import bot
from sixrealms.records.files import path_text, read_bytes
from sixrealms.scenarios import yaml_text
from sixrealms.scenarios.yaml_text import Document
from sixrealms.setup.seating import size_of

PLAYER: Final = "greedy"
RULESET: Final = "tournament"
GAMES: Final = 40
MOST_GAMES: Final = 100_000
MOST_DECKS: Final = 100
_KEYS: Final = ("name", "decks", "games", "player", "ruleset", "size", "seed")


def read(path: str | Path) -> LabField:
    """The field in a file. A deck is the name of a shipped one or of one's own, or a file, looked for beside the field
    as well; a name and a deck (`swarm: swarm.txt`) call it otherwise.

    SixRealmsError with the line of whatever is wrong.
    """
    source = path_text(path)
    documents = yaml_text.documents(read_bytes(path), source)
    document = documents[0]
    if not isinstance(document, Document):
        raise document
    if len(documents) > 1 or not isinstance(document.data, dict):
        raise OptionRefused("lab-no-field", where=source, known=", ".join(_KEYS))
    data: Mapping[str, Any] = document.data
    for key in data:
        if key not in _KEYS:
            near = difflib.get_close_matches(key, _KEYS, n=1) or ["decks"]
            raise _wrong(source, document, key, OptionRefused("lab-key", key=repr(key[:60]), near=near[0]))
    field = LabField(
        name=str(data.get("name", Path(path).stem)),
        decks=_decks(source, document, Path(path).parent),
        games=_number(source, document, "games", GAMES, 2, MOST_GAMES),
        player=str(data.get("player", PLAYER)),
        ruleset=str(data.get("ruleset", RULESET)),
        size=0,
        seed=_number(source, document, "seed", 0, 0, 2**53),
    )
    with _Placed(source, document, "player"):
        bot(field.player)
    with _Placed(source, document, "ruleset"):
        rules = rulesets.named(field.ruleset)
    with _Placed(source, document, "decks"):
        fitting = size_of(field.decks, rules) if "size" not in data else 0
    size = fitting or _number(source, document, "size", 0, 1, 1000)
    if size not in rules.sizes:
        known = ", ".join(map(str, rules.sizes))
        why = OptionRefused("asked-size-of-ruleset", size=str(size), ruleset=rules.name, known=known)
        raise _wrong(source, document, "size", why)
    return replace(field, ruleset=rules.name, size=size, games=field.games + field.games % 2)


def _decks(source: str, document: Document, folder: Path) -> tuple[Deck, ...]:
    """The decks of the list, no two of one name."""
    written = document.data.get("decks")
    if not isinstance(written, list) or not 2 <= len(written) <= MOST_DECKS:
        raise _wrong(source, document, "decks", OptionRefused("lab-decks", most=str(MOST_DECKS)))
    found: list[Deck] = []
    for at, entry in enumerate(written):
        with _Placed(source, document, "decks", at):
            deck = _deck(entry, folder)
            if any(deck.name == other.name for other in found):
                raise OptionRefused("lab-deck-twice", name=repr(deck.name[:60]))
        found.append(deck)
    return tuple(found)


def _deck(entry: object, folder: Path) -> Deck:
    name = ""
    if isinstance(entry, dict) and len(entry) == 1:
        ((name, entry),) = entry.items()
    if not isinstance(entry, str | int | float):
        raise OptionRefused("lab-deck")
    wanted = str(entry)
    beside = folder / wanted
    deck = asked_for(str(beside) if "." in wanted and beside.is_file() else wanted)
    return deck.renamed(str(name) or (deck.id or deck.name))


def _number(source: str, document: Document, key: str, usual: int, least: int, most: int) -> int:
    given = document.data.get(key, usual)
    if not isinstance(given, int) or isinstance(given, bool) or not (least <= given <= most or given == usual):
        raise _wrong(source, document, key, OptionRefused("lab-number", key=key, least=str(least), most=str(most)))
    return given


def _wrong(source: str, document: Document, key: str | int, why: SixRealmsError, *more: str | int) -> OptionRefused:
    return OptionRefused("at-place", where=f"{source}:{document.line((key, *more))}", what=why)


class _Placed:
    """Whatever is refused within it is told with its line."""

    def __init__(self, source: str, document: Document, key: str, *more: str | int) -> None:
        self._at = (source, document, key, more)

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, SixRealmsError):
            source, document, key, more = self._at
            raise _wrong(source, document, key, error, *more) from None
