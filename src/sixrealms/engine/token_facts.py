"""The facts of what is no card: an ally, item or spell that a power makes, as a printing nobody printed."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sixrealms.catalogue.implied_kinds import kinds_of
from sixrealms.engine.power import Power

if TYPE_CHECKING:
    from sixrealms.catalogue import Printing
    from sixrealms.engine.ability import Play
    from sixrealms.engine.battle_statics import MakesToken
    from sixrealms.engine.cast_tokens import CastsToken

#: Between the printing of the card that makes something and the number of its ability: no printing has it in its id.
_MARK: Final = "+"
#: It can do nothing.
NO_POWER: Final = Power()
_CALLED: Final = {"ally": "Ally of", "magical item": "Item of", "wizard spell": "Spell of"}


def made_by(printing_id: str) -> str:
    """The printing of the card that makes it; of a card, the printing itself."""
    return printing_id.partition(_MARK)[0]


def token_printing(source: Printing, makes: MakesToken | CastsToken) -> Printing:
    """What the ability of this card makes: always the same object, as a printing of the catalogue is."""
    level = makes.level if isinstance(makes.level, int) else 0
    return _printing(source, makes.key, makes.type, level, makes.kinds, makes.offensive)


@lru_cache(maxsize=1000)
def token_power(key: str, play: Play) -> Power:
    """What can be done with a spell that is made: always the same object for the same ability of a card."""
    return Power((play,))


@lru_cache(maxsize=1000)
def _printing(source: Printing, key: str, made: str, level: int, kinds: tuple[str, ...], offensive: bool) -> Printing:
    mark = _MARK + key.rpartition(":")[2]
    nothing: frozenset[str] = frozenset()
    own, all_kinds = frozenset(kinds), kinds_of(kinds)
    return replace(
        source, id=source.id + mark, card_id=source.card_id + mark, wording=source.wording + mark,
        name=f"{_CALLED[made]} {source.name}", type=made, level=f"+{level}" if level else "", base_level=0, bonus=level,
        bonus_attack=level, bonus_defence=level, level_variable=not level, level_role="bonus", deck_levels=0, world="",
        avatar=False, attributes=own, printed_attributes=own, kinds=all_kinds, printed_kinds=all_kinds,
        phases=frozenset(), offensive=offensive, defensive=False, uses=nothing, copies_per_deck=0, blank=True,
    )  # fmt: skip
