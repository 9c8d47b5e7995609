"""What is asked of a card as its phrase tells it: which side it is on, of what kind it is, what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixrealms.engine import zones as z
from sixrealms.engine.power import Saying, Test
from sixrealms.powers.card_questions import ITEM, Is, Kind, Level, Type, World
from sixrealms.powers.printed_marks import AVATAR
from sixrealms.powers.question import Both, Either, Not
from sixrealms.powers.refs import ATTACKER, DEFENDER, FIGHTER, OPPONENT, THIS_REALM
from sixrealms.powers.whereabouts import In
from sixrealms.realise import modifiers
from sixrealms.realise.noun_phrase import Head, NounPhrase
from sixrealms.realise.words import Words


def printed_bonus(test: Test | Saying) -> Test | Saying:
    """What the icon of an item says is its bonus."""
    icon = isinstance(test, Level) and test.which == "icon" and test.saying().message == "level"
    return Saying("icon-bonus", test.saying().values) if icon and isinstance(test, Level) else test


def not_spells_alone(node: Both) -> bool:
    """Whether it is also about cards that nobody casts: "spells and magical items"."""
    either = [one for test in flat(node) if isinstance(test, Either) for one in test.tests]
    return any(isinstance(one, Type) and not all(name.endswith("spell") for name in one.types) for one in either)


def cast_by_side(words: Words, test: Test | Saying) -> Test | Saying:
    """A spell of a side is one its player casts: a "defending spell" would be taken for a defensive one."""
    message = "" if isinstance(test, Saying) else test.saying().message
    if message == "used-by" and isinstance(test, Test) and words.has("cast-by", "clause"):
        return Saying("cast-by", {"ref": test.saying().values["bearer"]})
    if message not in ("side-attacking", "side-defending") or not words.has(f"cast-{message}", "clause"):
        return test
    return Saying(f"cast-{message}")


def kept_by_side(words: Words, test: Test | Saying) -> Test | Saying:
    """Items do not attack or defend themselves: those of a side are its own, where a language says so."""
    message = "" if isinstance(test, Saying) else test.saying().message
    return Saying(f"kept-{message}") if message and words.has(f"kept-{message}", "clause") else test


def of_kind_or_world(words: Words, test: Test | Saying) -> bool:
    """Whether it is said of what kind a card is, or of what world, beside its noun."""
    if isinstance(test, Either):
        return modifiers.modifies(words, test)
    return isinstance(test, Kind | World) or test == AVATAR


def fights_anyway(test: Test) -> bool:
    """What is true of the champions of the round anyway: on a side, and not in a pool."""
    return test.saying().message.startswith("side-") or test == Not(In(frozenset({z.POOL})))


def names_fighters(test: Test) -> bool:
    """Whether it names champions by their side: "the attacking champion" is on the attacking side."""
    if isinstance(test, Either):
        return all(names_fighters(one) for one in test.tests)
    return isinstance(test, Is) and test.ref in (ATTACKER, DEFENDER, FIGHTER, OPPONENT)


def no_other(test: Test | Saying, types: frozenset[str]) -> bool:
    """Whether what is spared is a realm among cards that are none: "no champion other than this realm"."""
    return isinstance(test, Not) and test.test == Is(THIS_REALM) and "realm" not in types


def flat(node: Both) -> tuple[Test, ...]:
    """The tests, those of others inside as well, but no choice that another one settles: a dragon that is a dragon or
    a monster is a dragon.
    """
    inside = (one for test in node.tests for one in (flat(test) if isinstance(test, Both) else (test,)))
    found = dict.fromkeys(inside)
    return tuple(one for one in found if not (isinstance(one, Either) and found.keys() & set(one.tests)))


def magical(words: Words, said: Sequence[Test | Saying]) -> Kind | None:
    """The kind of weapon a magical item is asked to be, where a language has a noun for both: "magical sword"."""
    kinds = [one for one in said if isinstance(one, Kind) and words.has(one.saying().message, "magical")]
    return kinds[0] if ITEM in said and len(kinds) == 1 else None


def magical_heads(words: Words, kind: Kind, gender: str) -> tuple[Head, ...]:
    message = kind.saying().message
    return (Head(words.tell(message, {}, "magical"), words.tell(message, {}, "magicals"), gender),)


def of_several_types(words: Words, base: Any, test: Either) -> bool:
    """Whether kinds to choose from would stand before several nouns: "each dragon or swimming champion and ally"."""
    several = isinstance(base, NounPhrase) and len(base.heads) > 1
    kinds = all(isinstance(one, Kind) and words.has(one.saying().message) for one in test.tests)
    return several and kinds and words.grammar.denies_before
