"""What a shorthand stands for: which game is played, as a value that can be compared, kept and written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sixrealms.errors import OptionRefused, Sayable
from sixrealms.formats.shorthand_words import (
    CUSTOM,
    SIZES,
    TYPES,
    VICTORIES,
    TournamentType,
    Variant,
    tournament_type,
    type_called,
    variant,
    variant_names,
    victories,
    victory_name,
)

GAME: Final = "Spellfire®"
TITLE_ENDS: Final = "championship"
"""A name that ends so is an event's own name for the type Championship (`notation.grammar`)."""

_NO_PLACE_IN_A_NAME: Final = re.compile(r"[()\[\]—–―]|--|(?:^|\s)[-‐‑‒−](?=\s|$)|^[:®Æ™]|^\s|\s$|\s\s|[‘'`´]|(?! )\s")
"""What the grammar keeps out of names: brackets, dashes, what belongs to the game word, untidy spaces."""


@dataclass(frozen=True, slots=True)
class GameName:
    """A game by its type, variants, victory condition and deck size, as `notation.order` lists them.

    Defaults are `protocol.default-standard`: a plain game. Variants are kept in the order of their names, so that two
    names of one game are equal. OptionError refuses what cannot be: an unknown word, a size the type or a variant is
    not played with, and a title or digit that does not go with the type.
    """

    type: str = "championship"  # a key of words.TYPES, or "custom"
    title: str = ""  # notation.example.regional: the event's own name where it is not the type's
    digit: int | None = None  # format.no-xs.predicate
    variants: tuple[str, ...] = ()  # keys of words.VARIANTS
    victory: str = "standard"  # a key of words.VICTORIES
    size: int = 55
    text: str = ""  # notation.free-text: what the announcement says below the line, word for word

    def __post_init__(self) -> None:
        """Refuse names that stand for nothing, and put the variants in order."""
        if self.type not in (*TYPES, CUSTOM) and tournament_type(self.type) is None:
            raise OptionRefused("naming-no-type", said=repr(self.type), known=", ".join((*TYPES, CUSTOM)))
        if unknown := [key for key in self.variants if variant(key) is None]:
            raise OptionRefused("naming-unknown-variant", said=repr(unknown[0]), known=", ".join(variant_names()))
        if self.victory not in VICTORIES and self.victory not in victories():
            raise OptionRefused("naming-victory", said=repr(self.victory), known=", ".join(victories()))
        if len(set(self.variants)) < len(self.variants):
            raise OptionRefused("naming-variant-twice")
        if (self.digit is not None) != (self.type == "no-xs") or self.digit not in (None, *range(10)):
            raise OptionRefused("naming-digit")
        self._check_title()
        self._check_size()
        object.__setattr__(self, "variants", tuple(v.key for v in self._variants()))

    def _check_title(self) -> None:
        if self.title and (_NO_PLACE_IN_A_NAME.search(self.title) or not self.title.isprintable()):
            raise OptionRefused("naming-not-a-name", said=repr(self.title[:60]))
        ends_so = self.title.casefold().endswith(TITLE_ENDS)
        if self.type == "championship":
            fits = not self.title or (ends_so and type_called(self.title) is None)
        elif self.type == CUSTOM:
            fits = bool(self.title) and not ends_so and type_called(self.title) is None
            fits = fits and digit_of(self.title) is None and any(c.isalnum() for c in self.title)
        else:
            fits = not self.title
        if not fits:
            raise OptionRefused("naming-not-of-type", said=repr(self.title[:60]), type=self.type)
        if self.type == CUSTOM and not self.text.strip():
            raise OptionRefused("naming-needs-rules", said=repr(self.title[:60]))

    def _check_size(self) -> None:
        if self.size not in SIZES:
            known = ", ".join(map(str, SIZES))
            raise OptionRefused("naming-no-game-of-size", size=str(self.size), known=known)
        played = tournament_type(self.type)
        if played is not None and self.size not in played.sizes:
            raise OptionRefused("naming-size-of-type", name=played.name, size=_either(played.sizes))
        if played is not None and played.as_issued:  # conflict.sealed-deck.must-use-all
            for one in self._variants():
                if one.beside:
                    raise OptionRefused("naming-as-issued", **as_issued(played, one))
        for one in self._variants():
            if self.size not in one.sizes:
                raise OptionRefused("naming-size-of-variant", name=one.name, size=_either(one.sizes))

    def _variants(self) -> list[Variant]:
        """The variants in the order of their names."""
        return sorted((one for one in map(variant, self.variants) if one is not None), key=lambda one: one.name)

    @property
    def name(self) -> str:
        """The name of the event or type as it is written: "No-9s", "World Championship"."""
        if self.digit is not None:
            return f"No-{self.digit}s"
        played = tournament_type(self.type)
        return self.title or (played.name if played is not None else "")

    @property
    def shorthand(self) -> str:
        """The one line; game, colon, victory condition and size always stand in it (`notation.order`)."""
        variants = ", ".join(one.name for one in self._variants())  # variant.marking-required
        inside = f" ({variants})" if variants else ""
        return f"{GAME}: {self.name}{inside}—{victory_name(self.victory)} [{self.size}]"

    @property
    def listing(self) -> str:
        """The shorthand and, below it, the text of the announcement."""
        return f"{self.shorthand}\n{self.text}" if self.text else self.shorthand

    def __str__(self) -> str:
        return self.shorthand


def _either(sizes: tuple[int, ...]) -> Sayable:
    """Deck sizes in words."""
    from sixrealms.options.values import Numbers  # as in `words`: most names need no options

    return Numbers(sizes)


def as_issued(played: TournamentType, added: Variant) -> dict[str, str]:
    """What to say where a type is played with the cards issued and a variant would add some."""
    return {"name": played.name, "rule": played.as_issued, "other": added.name, "other_rule": added.beside}


def digit_of(name: str) -> int | None:
    """The digit of a name like "No-9s", "no 9s" or "No-9’s"; None for any other name."""
    found = re.fullmatch(r"no[-‐‑ ]?([0-9])['’]?s", name, re.IGNORECASE)
    return int(found[1]) if found else None
