"""What an optional rule is: answers to questions of the ruleset, and a power every player it is for has.

Everything an option does in play is data of these two kinds. Its abilities are written like a card's, from the point of
view of the player who has them ("your champion"), so the same rule can bind the whole table, some of its seats, or the
owner of a dungeon card (ledger: option.general.enabled-by-dungeon-card).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from sixrealms.catalogue import Printing
from sixrealms.engine.power import Ability, Power
from sixrealms.engine.power_keys import give_keys
from sixrealms.engine.statics import RulesetAnswer

#: Where an option comes from; a later layer may answer a question an earlier one has answered (`RANK`).
Kind = Literal["victory", "tournament type", "variant", "optional rule", "game"]

#: Layers in the order in which they are laid over the ruleset . "game" is one that stands
#: by itself and takes options as they fit (tyrant.nature).
RANK: Final[dict[Kind, int]] = {"victory": 0, "tournament type": 1, "variant": 2, "optional rule": 2, "game": 3}

#: What may be written behind the option's name: nothing; seats (1 is the first); a digit; a world; a number of turns.
Takes = Literal["", "seats", "digit", "world", "turns"]


@dataclass(frozen=True)
class Clash:
    """Another option this one cannot be played with, and the statements that say so."""

    option: str
    rule: str
    other_rule: str


@dataclass(frozen=True)
class Option:
    """One optional rule, tournament type, variant or victory condition.

    `answers` replace those of the ruleset (fields of `rulesets.Ruleset`), and so does the number written behind an
    option that `asks` for one; `abilities` are in force for each player the option is for. `players` and `sizes` are
    the numbers of players and the deck sizes it is played with; empty: any. `without` are the answers of a game that
    leaves it out although its ruleset has it built in.
    """

    key: str  # "destroyed-worlds"
    name: str  # "Destroyed Worlds", as in the source and in the shorthand
    kind: Kind
    rules: tuple[str, ...]  # the ledger's statements it carries out in play
    answers: tuple[tuple[str, RulesetAnswer], ...] = ()
    without: tuple[tuple[str, RulesetAnswer], ...] = ()
    abilities: tuple[Ability, ...] = ()
    takes: Takes = ""
    asks: str = ""  # the question of the ruleset that the number written behind it answers
    yields: tuple[str, ...] = ()  # questions it leaves to any other option that answers them
    realm_decks: tuple[int, ...] = ()  # sizes of the realm deck every player needs beside their deck; empty: none
    opening_cards: tuple[str, ...] = ()  # printings that lie on the table from the start and are nobody's
    players: tuple[int, ...] = ()
    sizes: tuple[int, ...] = ()
    advised_players: int = 0  # fewer players may choose it and are warned
    recommended: bool = False  # marked in the source as one to try (option.general.starred)
    clashes: tuple[Clash, ...] = ()

    @cached_property
    def power(self) -> Power:
        """The abilities with the names saved games know them by."""
        return give_keys(Power(self.abilities, self.wording), self.wording)

    @property
    def wording(self) -> str:
        return f"option/{self.key}"

    @cached_property
    def printing(self) -> Printing:
        """The facts of the object that stands for the rule in a game: it is of no type that any card is."""
        nothing: frozenset[str] = frozenset()
        return Printing(
            id=self.wording, card_id=self.wording, wording=self.wording, name=self.name, type="option", set="option",
            number=0, printed_number=0, chase=False, rarity="C", official=True, level="", base_level=0, bonus=0,
            bonus_attack=0, bonus_defence=0, level_variable=False, level_role="", deck_levels=0, world="",
            avatar=False, attributes=nothing, printed_attributes=nothing, kinds=nothing, printed_kinds=nothing,
            phases=frozenset(), offensive=False, defensive=False, uses=nothing, copies_per_deck=None, blank=False,
        )  # fmt: skip
