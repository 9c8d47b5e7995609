"""Counts the words powers are written in: how many there are, who uses them, and which serve one wording only.

    python -m tools.vocabulary          the figures, set by set
    python -m tools.vocabulary --rare   the words with one user as well, each with its user

A word is a class of the card language that stands in a power of a card or in an ability of an option. Names for
combinations of words do not count. A user is a wording, or an option. Writes build/vocabulary.json.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from sixrealms import catalogue, options
from sixrealms.engine.power import Node
from sixrealms.powers import registry

#: A wording counts for the edition it was printed in first, whatever promos and boosters had it too.
_EDITIONS: Final = ("1st", "2nd", "3rd", "4th")
WRITTEN: Final = Path(__file__).resolve().parent.parent / "build" / "vocabulary.json"


class Vocabulary(NamedTuple):
    """Every word with its users: wordings by id, options as `option:key`."""

    users: Mapping[str, frozenset[str]]
    sets: Mapping[str, str]  # the set each wording was first printed in

    @property
    def words(self) -> int:
        return len(self.users)

    @property
    def rare(self) -> dict[str, str]:
        """The words with one user, and who that is."""
        return {word: next(iter(users)) for word, users in sorted(self.users.items()) if len(users) == 1}

    @property
    def needing(self) -> frozenset[str]:
        """The wordings that need a word nobody else uses."""
        return frozenset(self.rare.values()) & self.sets.keys()

    def as_data(self) -> dict[str, object]:
        """What is written into the file."""
        by_word = {
            word: len(users) for word, users in sorted(self.users.items(), key=lambda row: (-len(row[1]), row[0]))
        }
        return {
            "words": self.words,
            "one_user_words": len(self.rare),
            "wordings": len(self.sets),
            "wordings_needing_one_user_word": len(self.needing),
            "by_word": by_word,
        }


def vocabulary() -> Vocabulary:
    """The words in use, counted from the powers themselves."""
    users: dict[str, set[str]] = defaultdict(set)
    first: dict[str, str] = {}
    for printing in sorted(catalogue.all_printings(), key=lambda one: one.set not in _EDITIONS):
        first.setdefault(printing.wording, printing.set)
    powers = registry.all_powers()
    for wording, power in powers.items():
        for word in _words(power.abilities):
            users[word].add(wording)
    for option in options.all_options().values():
        for word in _words(option.abilities):
            users[word].add(f"option:{option.key}")
    return Vocabulary(
        {word: frozenset(found) for word, found in users.items()}, {wording: first[wording] for wording in powers}
    )


def _words(abilities: Sequence[Node]) -> set[str]:
    return {type(node).__name__ for ability in abilities for node in ability.walk()}


def _told(found: Vocabulary, *, rare: bool) -> Iterator[str]:
    share = 100 * len(found.needing) / max(len(found.sets), 1)
    yield f"{found.words} words, {len(found.rare)} of them with one user"
    yield f"{len(found.sets)} wordings, {len(found.needing)} need a word of their own ({share:.0f} %)"
    yield "\nset      wordings  need a word of their own"
    wordings, needing = Counter(found.sets.values()), Counter(found.sets[wording] for wording in found.needing)
    for name, count in sorted(wordings.items(), key=lambda row: -row[1]):
        yield f"{name:8} {count:8}  {needing[name]:8} ({100 * needing[name] / count:.0f} %)"
    if rare:
        yield ""
        yield from (f"{word:24} {user}" for word, user in found.rare.items())


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures and write the file."""
    parser = argparse.ArgumentParser(prog="python -m tools.vocabulary", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rare", action="store_true", help="name the words with one user as well")
    given = parser.parse_args(arguments)
    found = vocabulary()
    WRITTEN.parent.mkdir(exist_ok=True)
    WRITTEN.write_text(json.dumps(found.as_data(), indent=1) + "\n", encoding="utf-8")
    try:
        for line in _told(found, rare=given.rare):
            print(line)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python writes the rest as it ends
    return 0


if __name__ == "__main__":
    sys.exit(main())
