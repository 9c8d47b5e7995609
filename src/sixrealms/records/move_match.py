"""Which of the legal actions a typed line means: names may be cut short, clauses left out; the nearest if none."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.records.card_names import card_names, card_text, fold
from sixrealms.records.verb_phrases import CARD, OTHER, PHRASES, WORDS, clauses

#: More words like "on" or "with" than this in one line are all taken for parts of names.
_MOST_WORDS: Final = 6
#: How good a match is, best first.
_WHOLE, _NAME, _START, _INSIDE = range(4)
_NO_MATCH: Final = 99

_REFERENCE = re.compile(r"(?:(?P<seat>[A-Ha-h]):)?(?P<name>.*?)\s*(?:\[(?P<id>[^\]]*)\])?\s*(?:#(?P<copy>\d{1,3}))?")
_PRINTING = re.compile(r"\w+/\d+")


class Said(NamedTuple):
    """A verb and what stands after it."""

    verb: str
    rest: str


def spoken_verbs(text: str) -> list[Said]:
    """Every verb the text may begin with: "chooses player B" may choose a player or a card."""
    low = text.casefold()
    found = []
    for verb, phrases in PHRASES.items():
        for phrase in phrases:
            if low == phrase or low.startswith(phrase + " "):
                found.append(Said(verb, text[len(phrase) :].strip()))
    return found


def best(s: State, options: Sequence[Action], said: Sequence[Said], reader: int) -> list[Action]:
    """The options that fit best; one, unless the line is ambiguous. Equal cards of a hand are as good as one."""
    ranked: dict[Action, tuple[int, int]] = {}
    for verb, rest in said:
        divided = list(readings(rest))
        for option in options:
            if option.verb == verb:
                rank = min(_rank(s, option, reading, reader) for reading in divided)
                if rank[0] < _NO_MATCH:
                    ranked[option] = min(rank, ranked.get(option, rank))
    if not ranked:
        return []
    top = min(ranked.values())
    return _without_twins(s, [option for option, rank in ranked.items() if rank == top])


def _without_twins(s: State, options: list[Action]) -> list[Action]:
    """The first copy stands for the others where they lie in the same hand: nothing tells them apart."""
    seen: dict[tuple[object, ...], Action] = {}
    for option in sorted(options, key=lambda o: card_names(s.kit)[o.card].copy if o.card >= 0 else 0):
        card = option.card
        alike: tuple[object, ...] = (card,)
        if card >= 0 and s.zone[card] == z.HAND:
            alike = (s.defn[card], s.owner[card], s.ctrl[card])
        seen.setdefault((option._replace(card=-1), *alike), option)
    return list(seen.values())


def readings(rest: str) -> Iterator[list[tuple[str, str]]]:
    """Every way to divide the text into clauses: "on" may open one or belong to a name."""
    words = rest.split()
    openers = [i for i, word in enumerate(words) if word.casefold() in WORDS][:_MOST_WORDS]
    for count in range(len(openers) + 1):
        for chosen in combinations(openers, count):
            ends = (*chosen, len(words))
            parts = [("", " ".join(words[: ends[0]]))]
            for start, end in zip(chosen, ends[1:], strict=True):
                parts.append((words[start].casefold(), " ".join(words[start + 1 : end])))
            if all(text for word, text in parts if word):
                yield [part for part in parts if part[1]]


def _rank(s: State, option: Action, reading: list[tuple[str, str]], reader: int) -> tuple[int, int]:
    """How well a reading fits an option: worst name first, then how much of the option stayed unsaid."""
    open_clauses = clauses(s, option)
    worst = _WHOLE
    for word, text in reading:
        for clause in open_clauses:
            fits = clause.word == word or (word and clause.role in WORDS[word] and clause.word)
            if not fits:
                continue
            if clause.card >= 0:
                rank = _card_rank(s, clause.card, text, reader)
            else:
                rank = _WHOLE if fold(clause.text) == fold(text) else _NO_MATCH
            if rank < _NO_MATCH:
                worst = max(worst, rank)
                open_clauses.remove(clause)
                break
        else:
            return _NO_MATCH, 0
    if any(not clause.word for clause in open_clauses):  # a card or number right after the verb must be said
        return _NO_MATCH, 0
    return worst, sum(clause.role not in (CARD, OTHER) for clause in open_clauses)


def _card_rank(s: State, card: int, text: str, reader: int) -> int:
    """How well a text names a card."""
    if fold(text) == fold(card_text(s, card, reader)):
        return _WHOLE
    if not s.seen[card] >> reader & 1:
        return _NO_MATCH
    name = card_names(s.kit)[card]
    said = _REFERENCE.fullmatch(text)
    if said is None:
        return _NO_MATCH
    if said["seat"] and said["seat"].upper() != name.owner:
        return _NO_MATCH
    if said["copy"] and int(said["copy"]) != name.copy:
        return _NO_MATCH
    if said["id"] and said["id"].casefold() != name.printing.casefold():
        return _NO_MATCH
    wanted = fold(said["name"])
    if not wanted:
        return _NAME if said["id"] else _NO_MATCH
    if _PRINTING.fullmatch(said["name"]):
        return _NAME if said["name"].casefold() == name.printing.casefold() else _NO_MATCH
    known = fold(name.name)
    if wanted == known:
        return _NAME
    if known.startswith(wanted):
        return _START
    words = name.name.split()
    if any(fold(" ".join(words[i:])).startswith(wanted) for i in range(1, len(words))):
        return _INSIDE
    return _NO_MATCH


def nearest(said: str, lines: Sequence[str]) -> str:
    """The three lines that begin most like what was said; names are often cut short."""

    def likeness(line: str) -> float:
        begins = difflib.SequenceMatcher(None, line[: len(said)].casefold(), said.casefold(), autojunk=False)
        return begins.ratio()

    near = sorted(lines, key=likeness, reverse=True)[:3]
    return ", ".join(near)
