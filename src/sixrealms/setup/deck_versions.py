"""Keeping decks of one's own: every change is written at once, and what was before can be had back.

A deck is a plain list in a file (`decks.own_decks`). Beside the lists, in `history/`, lies one file for each deck with
what it was before and what was taken back. The history is written first: whatever ends the program between the two,
nothing that was ever written is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from sixrealms.decks import Deck, own_decks
from sixrealms.decks.deck_changes import DeckChange, changed
from sixrealms.decks.deck_file import text_of
from sixrealms.decks.text_list import parse
from sixrealms.decks.text_list import write as as_text
from sixrealms.errors import DeckRefused, RecordError, why_refused
from sixrealms.records.files import read_bytes, write_atomically
from sixrealms.rulesets import RULESETS

MOST_VERSIONS: Final = 200
"""So many steps back; older ones are forgotten."""


class Kept(msgspec.Struct, frozen=True):
    """What a deck was: its list, and when it was changed to something else."""

    until: str
    text: str


class _History(msgspec.Struct):
    past: list[Kept] = []
    taken_back: list[Kept] = []


class Version(NamedTuple):
    """One of the states a deck has been in, numbered from 1; the last is the one it is in."""

    number: int
    until: str  # when it was left; "" for what the deck is now
    deck: Deck


def new(name: str, *, like: Deck | None = None, meant_for: str = "") -> Deck:
    """A new deck of that name, empty or with the cards of another; DeckError for a name that cannot be or is taken."""
    name = own_decks.check_new_name(name)
    made = replace(like, name=name, id="") if like is not None else Deck(name, ())
    if meant_for:
        made = replace(made, format=meant_for)
    _write(own_decks.path_of(name), as_text(made).encode())
    return made


def change(name: str, changes: Sequence[DeckChange], pile: str = "deck") -> tuple[Deck, Deck]:
    """One's own deck before and after some changes, which are kept; DeckError leaves everything as it was."""
    name = owned(name)
    before = own_decks.read_own(name)
    after = changed(before, changes, pile)
    _keep(name, after)
    return before, after


def go_back(name: str, number: int) -> tuple[Deck, Deck]:
    """The deck before and after it was set to one of its versions, as a change of its own."""
    name = owned(name)
    known = versions(name)
    if not 1 <= number <= len(known):
        raise DeckRefused("own-deck-no-version", number=str(number), most=len(known))
    before = own_decks.read_own(name)
    _keep(name, known[number - 1].deck)
    return before, own_decks.read_own(name)


def undo(name: str) -> tuple[Deck, Deck]:
    """The deck before and after its last change was taken back; DeckError where nothing was changed."""
    return _step(owned(name), back=True)


def redo(name: str) -> tuple[Deck, Deck]:
    """The deck before and after the last change taken back was made again; DeckError where none was."""
    return _step(owned(name), back=False)


def versions(name: str) -> list[Version]:
    """Every state the deck has been in that is still known, the oldest first."""
    name = owned(name)
    past = [Version(n, kept.until, _deck(name, kept.text)) for n, kept in enumerate(_history(name).past, 1)]
    return [*past, Version(len(past) + 1, "", own_decks.read_own(name))]


def owned(name: str) -> str:
    """The name of one's own deck as it is kept; DeckError says which there are."""
    found = own_decks.found(name)
    if found is None:
        known = own_decks.names()
        raise DeckRefused("own-deck-unknown", name=repr(name[:60]), count=len(known), known=", ".join(known[:10]))
    return found


def ruleset_and_size(deck: Deck) -> tuple[str, int]:
    """What a deck says it is meant for: "tournament-110 110", "75"; "" and 0 for what it does not say."""
    words = deck.format.split()
    ruleset = next((word for word in words if word in RULESETS), "")
    size = next((int(word) for word in words if word.isdecimal() and len(word) < 4), 0)
    return ruleset, size


def _keep(name: str, after: Deck) -> None:
    """Write a change: first what was before, then the deck."""
    text = as_text(replace(after, name=name, id=""))
    path = own_decks.path_of(name)
    before = text_of(path, "deck")
    if text == before:
        return
    history = _history(name)
    history.past = [*history.past, _now(before)][-MOST_VERSIONS:]
    history.taken_back = []
    _write_history(name, history)
    _write(path, text.encode())


def _step(name: str, *, back: bool) -> tuple[Deck, Deck]:
    path = own_decks.path_of(name)
    text = text_of(path, "deck")
    before = own_decks.read_own(name)
    history = _history(name)
    source, target = (history.past, history.taken_back) if back else (history.taken_back, history.past)
    while source and source[-1].text == text:  # written, and then the program ended before the deck was
        source.pop()
    if not source:
        raise DeckRefused("own-deck-no-undo" if back else "own-deck-no-redo", name=name)
    wanted = source.pop()
    after = _deck(name, wanted.text)
    target.append(_now(text))
    _write_history(name, history)
    _write(path, wanted.text.encode())
    return before, after


def _deck(name: str, text: str) -> Deck:
    return replace(parse(text, name, name, may_be_empty=True), name=name)


def _now(text: str) -> Kept:
    return Kept(datetime.now(UTC).isoformat(timespec="seconds"), text)


def _history_path(name: str) -> Path:
    return own_decks.folder() / "history" / f"{name}.json"


def _history(name: str) -> _History:
    path = _history_path(name)
    if not path.exists():
        return _History()
    try:
        return msgspec.json.decode(read_bytes(path), type=_History)
    except (msgspec.DecodeError, RecordError):
        raise DeckRefused("own-deck-history", file=str(path)) from None


def _write_history(name: str, history: _History) -> None:
    _write(_history_path(name), msgspec.json.format(msgspec.json.encode(history), indent=1))


def _write(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DeckRefused("folder-uncreated", folder=str(path.parent), why=why_refused(error)) from None
    try:
        write_atomically(path, data)
    except RecordError as error:
        raise DeckRefused("said-by-another", what=error) from None
