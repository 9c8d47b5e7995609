from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field, replace

from sixrealms import rulesets, table
from sixrealms.engine.ability import Play
from sixrealms.engine.kit import GameSetup, Kit
from sixrealms.engine.power import Power
from sixrealms.engine.power_keys import give_keys
from sixrealms.language import DISCARD, HAND, OTHERS, HavingCards, PlayAtOnce, top_of_piles
from sixrealms.powers.hands import Draw
from sixrealms.powers.numbers import Fixed
from sixrealms.records.fingerprint import powers_hash, rules_hash, spelled_out

FIREBALL, WISH = "1st/331", "1st/400"


def _kit(power: Power | None, cards: tuple[str, ...] = (FIREBALL, WISH)) -> Kit:
    return table.kit_for(GameSetup("tournament", 55, (cards, cards), 1), lambda i: power if i == FIREBALL else None)


def test_only_a_change_of_a_power_changes_the_hash() -> None:
    draw = Power((Play(Draw(Fixed(1))),), "w")

    assert powers_hash(_kit(draw)) == powers_hash(_kit(Power((Play(Draw(Fixed(1))),), "w")))
    assert powers_hash(_kit(draw)) == powers_hash(_kit(give_keys(draw, "other names")))
    assert powers_hash(_kit(draw)) == powers_hash(_kit(draw, (WISH, FIREBALL, FIREBALL)))
    different = [
        _kit(None),
        _kit(Power((), "w")),
        _kit(Power((Play(Draw(Fixed(2))),), "w")),
        _kit(Power((Play(Draw(Fixed(1)), way="event"),), "w")),
        _kit(Power((Play(Draw(Fixed(1))),), "w", custom="special")),
        _kit(draw, (FIREBALL,)),
    ]
    assert len({powers_hash(kit) for kit in [_kit(draw), *different]}) == 1 + len(different)


def test_only_a_change_of_an_answer_changes_the_rules() -> None:
    kit, same, other = _kit(None), _kit(None), _kit(None)
    other.ruleset = replace(other.ruleset, world_bonus=4)

    assert rules_hash(kit) == rules_hash(same)
    assert rules_hash(kit) != rules_hash(other)
    hashes = {rules_hash(table.kit_for(GameSetup(name, size, ((WISH,), (WISH,)), 1)))
              for name, size in (("tournament", 55), ("fourth-edition", 55), ("tournament-110", 110))}  # fmt: skip
    assert len(hashes) == len(rulesets.RULESETS)


@dataclass(frozen=True)
class _Data:
    words: frozenset[str]
    kind: type = int
    hidden: str = field(default="", repr=False)


def test_content_is_spelled_out_without_order_or_addresses() -> None:
    data = _Data(frozenset({"b", "a", "c"}), hidden="x")

    assert spelled_out(data) == "_Data(words={'a', 'b', 'c'}, kind=builtins.int)"
    assert spelled_out((1, [None], {"b": 1, "a": (2,)})) == "(1, (None), {'a': (2), 'b': 1})"
    assert spelled_out(test_content_is_spelled_out_without_order_or_addresses).endswith("order_or_addresses")


PRINT = """
from sixrealms import decks, table
from sixrealms.records.fingerprint import powers_hash, rules_hash
state = table.new_game([d.id for d in decks.starters()[:8]])
print(powers_hash(state.kit), rules_hash(state.kit))
"""


def test_hashes_are_the_same_in_every_process() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", PRINT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }

    assert len(found) == 1
    assert len(found.pop().split()) == 2


def test_a_field_added_to_a_word_is_spelled_once_it_says_something() -> None:
    assert spelled_out(HavingCards(OTHERS, HAND)) == "HavingCards(who=_Seated(who='other'), zone=1, what=None)"
    assert spelled_out(HavingCards(OTHERS, HAND, least=8)).endswith("what=None, least=8)")


def test_a_word_that_has_become_part_of_a_wider_one_is_spelled_as_it_was() -> None:
    top = top_of_piles(OTHERS)
    assert spelled_out(PlayAtOnce(top)) == "PlayTheirTop(whose=_Seated(who='other'))"
    assert spelled_out(PlayAtOnce(top, DISCARD)).startswith("PlayAtOnce(cards=Pile(")
