"""Names of games drawn by chance: any type with any variants and optional rules that go together."""

from __future__ import annotations

from random import Random
from typing import Final

from sixrealms.errors import OptionError
from sixrealms.formats import GameName
from sixrealms.formats.options_of import chosen_by
from sixrealms.formats.words import TYPES, VARIANTS, VICTORIES
from sixrealms.options import compose
from sixrealms.rulesets import Ruleset

_TRIES: Final = 200
_MOST_VARIANTS: Final = 3


def drawn_name(ruleset: Ruleset, seats: int, rng: Random) -> tuple[GameName, tuple[int, ...]]:
    """A name this ruleset can be played by at a table of so many, and the seats that brought a melon.

    What this version does not play and what contradicts itself is drawn again.
    """
    melons = tuple(sorted(rng.sample(range(1, seats + 1), rng.randint(1, 2))))
    for _ in range(_TRIES):
        try:
            name = _any_name(ruleset, rng)
            compose(ruleset, name.size, seats, chosen_by(name, melons=melons))
        except OptionError:
            continue
        return name, melons if "melon" in name.variants else ()
    raise OptionError(f"no game of {ruleset.name} for {seats} players came of {_TRIES} tries")


def _any_name(ruleset: Ruleset, rng: Random) -> GameName:
    type_key = rng.choice(list(TYPES))
    return GameName(
        type_key,
        digit=rng.randrange(10) if type_key == "no-xs" else None,
        variants=tuple(rng.sample(list(VARIANTS), rng.randint(0, _MOST_VARIANTS))),
        victory=rng.choice(list(VICTORIES)),
        size=rng.choice(list(ruleset.sizes)),
    )
