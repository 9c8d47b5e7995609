"""Names of games drawn by chance: any type with any variants and optional rules that go together."""

from __future__ import annotations

from random import Random
from typing import Final

from sixrealms.errors import OptionError, OptionRefused
from sixrealms.formats import GameName
from sixrealms.formats.options_of import chosen_by, options_of_setup
from sixrealms.formats.shorthand_words import TYPES, VARIANTS, VICTORIES
from sixrealms.options import all_options, compose
from sixrealms.options.values import ON
from sixrealms.rulesets import Ruleset
from sixrealms.table import rules_in_force

_LARGE: Final = 4
_MANY_REALMS: Final = "enhanced"
_TWO_COPIES: Final = "parallel-universes"
_TRIES: Final = 200
_MOST_VARIANTS: Final = 3
_SOME_SEATS_ONLY: Final = 1 / 3
_TURN_LIMIT: Final = "turn-limit"
LAST_TURN: Final = 1_000
"""The last turn of a game that chance does not end before: a game in which nobody can win any more ends there."""
_ENDS_EARLY: Final = 1 / 15
_EARLY: Final = 40  # turns of each


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
    raise OptionRefused("simulate-no-game", ruleset=ruleset.name, seats=str(seats), tries=str(_TRIES))


def _any_name(ruleset: Ruleset, rng: Random) -> GameName:
    type_key = rng.choice(list(TYPES))
    return GameName(
        type_key,
        digit=rng.randrange(10) if type_key == "no-xs" else None,
        variants=tuple(rng.sample(list(VARIANTS), rng.randint(0, _MOST_VARIANTS))),
        victory=rng.choice(list(VICTORIES)),
        size=rng.choice(list(ruleset.sizes)),
    )


def drawn_beside(name: GameName, melons: tuple[int, ...], ruleset: Ruleset, seats: int, rng: Random) -> dict[str, str]:
    """The options of the game with that name, in every third game with rules beside it that bind some seats only.

    Large tables that play for ten realms do so with the rule made for such tables
    (option.parallel-universes.player-count), four and five players too: with one copy of a realm in play, ten may be
    out of everybody's reach. What contradicts the name or one another is left out. Every game has a last turn, one in
    fifteen an early one: where nobody can win any more the rules know no other end (open.endless-game).
    """
    beside = dict(options_of_setup(name, melons))
    drawn: list[tuple[str, str]] = []
    if seats >= _LARGE and name.victory == _MANY_REALMS:
        drawn.append((_TWO_COPIES, ON))
    if rng.random() < _SOME_SEATS_ONLY:
        rules = [o.key for o in all_options().values() if o.kind in ("variant", "optional rule") and not o.takes]
        for key in rng.sample(rules, rng.randint(1, _MOST_VARIANTS)):
            few = rng.sample(range(1, seats + 1), rng.randint(1, seats - 1))
            drawn.append((key, ",".join(map(str, sorted(few)))))
    for key, value in drawn:
        wider = {**beside, key: value}
        try:
            compose(ruleset, name.size, seats, rules_in_force(wider.items(), name.size))
        except OptionError:
            continue
        beside = wider
    last = rng.randint(1, _EARLY * seats) if rng.random() < _ENDS_EARLY else LAST_TURN
    return {**beside, _TURN_LIMIT: str(last)}
