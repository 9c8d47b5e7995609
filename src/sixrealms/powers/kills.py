"""Whether a power kills champions: what it discards or defeats, read from its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, get_args

from sixrealms.engine import zones as z
from sixrealms.engine.card_def import CHAMPIONS
from sixrealms.engine.causes import DEFEAT, EFFECT
from sixrealms.engine.power import Ability, Bound, Node, Power, Test
from sixrealms.engine.terms import TypeName
from sixrealms.powers.battle_effects import AutoDefeat
from sixrealms.powers.card_questions import CHAMPION, Kind, Type
from sixrealms.powers.destruction import Destroy, Perishes
from sixrealms.powers.moves import Send
from sixrealms.powers.question import Both, Either, Not
from sixrealms.powers.refs import ATTACKER, DEFENDER, OPPONENT, OTHER, AllChosen, Chosen, The
from sixrealms.powers.sets import AnyOf, Extreme, InPlay
from sixrealms.powers.whereabouts import HangsOn

#: Who fights, or has fought against the one a trigger is about.
_FIGHTERS: Final = (OPPONENT, ATTACKER, DEFENDER, OTHER)
#: Every type a card may have.
_EVERY: Final[frozenset[str]] = frozenset(get_args(TypeName))


def kills_champions(power: Power) -> bool:
    """Whether a power discards or defeats champions: by name of their type or of a race or movement, or whatever
    fights. What kills allies alone or may discard any card at all does not; nor does what is paid, or sent elsewhere.

    A power never changes: what was found is kept beside it.
    """
    found = _found.get(id(power))
    if found is None or found[0] is not power:
        found = _found[id(power)] = (power, any(map(_kills, power.abilities)))
    return found[1]


_found: dict[int, tuple[Power, bool]] = {}


def _kills(ability: Ability) -> bool:
    known = {name: bound for node in ability.walk() for name, bound in node.binds().items()}
    return any(_victims(node, known) for node in ability.walk())


def _victims(node: Node, known: Mapping[str, Bound]) -> bool:
    """Whether this part of a power kills champions, given what it knows by name."""
    if isinstance(node, AutoDefeat):
        return True
    if isinstance(node, Perishes):
        return _means_champions(node.who)
    if isinstance(node, Destroy):
        return any(map(_means_champions, _tests(node.cards, known)))
    if isinstance(node, Send) and node.why == DEFEAT:
        return True
    if isinstance(node, Send) and node.to == z.DISCARD and node.why == EFFECT:
        return any(_means_champions(test) and _says_which(test) for test in _tests(node.cards, known))
    return False


def _tests(cards: Node, known: Mapping[str, Bound]) -> Iterator[Node]:
    """What is asked of the cards in play of a set; a champion that fights stands for itself."""
    if isinstance(cards, InPlay):
        yield cards.test
    elif isinstance(cards, AnyOf):
        for part in cards.sets:
            yield from _tests(part, known)
    elif isinstance(cards, Extreme):
        yield from _tests(cards.among, known)
    elif isinstance(cards, Test):
        yield cards
    elif isinstance(cards, The) and cards.ref in _FIGHTERS:
        yield Type(CHAMPIONS)
    elif isinstance(cards, The | AllChosen):
        name = cards.name if isinstance(cards, AllChosen) else cards.ref.name if isinstance(cards.ref, Chosen) else ""
        if name in known:
            yield from _tests(known[name].among, known)


def _could_be(test: Node) -> frozenset[str]:
    """The types of cards that can pass."""
    if isinstance(test, Type):
        return test.types
    if isinstance(test, Both):
        return frozenset.intersection(*map(_could_be, test.tests))
    if isinstance(test, Either):
        return frozenset().union(*map(_could_be, test.tests))
    if isinstance(test, Not) and isinstance(test.test, Type):
        return _EVERY - test.test.types
    return _EVERY - CHAMPIONS if isinstance(test, HangsOn) else _EVERY


def _means_champions(test: Node) -> bool:
    fights_itself = isinstance(test, Both) and CHAMPION in test.tests  # a realm can be one as well
    return fights_itself or not _could_be(test).isdisjoint(CHAMPIONS)


def _says_which(test: Node) -> bool:
    """Whether it asks for champions, a race or a way of moving, rather than for whatever card there is."""
    return _could_be(test) <= CHAMPION.types | {"ally"} or any(isinstance(node, Kind) for node in test.meant())
