"""In what order a noun phrase says what is asked of a card, and which two questions it says in one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sixrealms.engine.power import Saying, Test
from sixrealms.powers.allies_beside import Beside
from sixrealms.powers.card_questions import Kind, Named, Type
from sixrealms.powers.note_questions import Noted
from sixrealms.powers.players import EVERYONE, YOU, Apart
from sixrealms.powers.question import Both, Either, Not
from sixrealms.powers.whereabouts import In, Of
from sixrealms.realise import modifiers, nouns
from sixrealms.realise.words import Words


def in_order(words: Words, said: Sequence[Test | Saying]) -> list[Test | Saying]:
    """The questions in the order in which they are told; "in combat" stands before a number: "3 or less in combat"."""
    fights = any(_message(one) == "side-either" for one in said)

    def place(one: Test | Saying) -> float:
        number = fights and not isinstance(one, Not) and _message(one) == "icon-bonus"
        return 1.05 if number else rank(words, one)

    return sorted(said, key=place)


def _message(test: Test | Saying) -> str:
    return (test if isinstance(test, Saying) else test.saying()).message


def rank(words: Words, test: Test | Saying) -> float:
    """What stands first among several: whose it is, and what it does in battle, before what and where it is."""
    saying = test if isinstance(test, Saying) else test.saying()
    if isinstance(test, Not):
        denied = test.test.saying().message
        apart = words.grammar.denials_last and words.has(denied, "not-clause")  # "que não esteja anexado"
        if words.has(denied, "adjective") and not words.has(denied, "not-adjective") and not apart:
            return 1.5  # "a non-avatar dragon champion"
        if denied == "bears":
            return 2.5  # "a champion in your pool without an artifact"
        if denied in ("is", "of"):
            return 3  # "attached to this card, other than that ally"
        if denied == "with-holding" and words.grammar.denials_last:
            return -0.6  # "um reino sem fortaleza de um oponente"
        if denied == "noted-handed-over":
            return 2.9  # "in your pool not yet handed over"
        if denied.startswith("noted-"):
            return 2.9 if words.grammar.denials_last else 1.2  # "attached to this card since before this round"
        if words.grammar.denials_last and not isinstance(test.test, Named):
            return 2.8  # "carta do oponente jogada na rodada que não seja evento"
        return 1 if words.has(denied, "adjective") or words.has(denied, "not-clause") else 0
    if saying.message in ("in", "in-of"):
        return 2
    if words.grammar.denials_last and _is_second_noun(words, test):
        return -0.8 if isinstance(test, Type) else 2.7  # "reino que seja um campeão de nível base 6"
    if words.grammar.denials_last and isinstance(test, Kind) and words.has(saying.message, "clause"):
        return -0.75  # "item mágico do tipo arma anexado a esta carta"
    if saying.message == "of":
        if saying.values.get("who") == nouns.SUBJECT.get() and words.grammar.joins_choices:
            return -0.8  # "a realm of theirs in the front rank"
        return -2 if saying.values.get("who") is YOU else -0.5  # "yours" stands beside the noun, "of a player" after it
    if saying.message.startswith("world-") and words.has(saying.message, "clause"):
        return -1
    if saying.message == "at-place" and words.grammar.joins_choices:
        return -0.6  # "a realm in the front rank of the attacker"
    if saying.message in ("level", "icon-bonus"):
        return -0.7  # "an ally of level 3 or less on the opposing side"
    if saying.message == "avatar":
        return 1.1  # "a Greyhawk avatar champion"
    if saying.message in ("bears", "immune-to-offensive"):
        return 2.5  # after what it hangs on itself: "attached to a champion, with a sword attached"
    return 0 if saying.message in ("name-has", "side-attacking", "side-defending", "razed") else 1


def _is_second_noun(words: Words, test: Test | Saying) -> bool:
    """Whether it is a noun that a card can be called besides its type."""
    if isinstance(test, Both | Either):
        return isinstance(test, Both) or not modifiers.modifies(words, test)
    message = (test if isinstance(test, Saying) else test.saying()).message
    return nouns.has_noun(words, message) and not words.has(message, "adjective") and not words.has(message, "clause")


def fused(words: Words, tests: tuple[Test, ...]) -> list[Test | Saying]:
    """The tests, two clauses told as one where the language has words for both together: "in your pool"."""
    found: list[Test | Saying] = list(tests)
    pools = [one for one in tests if isinstance(one, In) and one.saying().message == "in"]
    denied = [one for one in tests if isinstance(one, Not) and isinstance(one.test, Of) and not one.test.owned]
    if len(pools) == len(denied) == 1 and words.has("in-of", "clause") and words.grammar.joins_choices:
        who = Apart(EVERYONE, cast("Of", denied[0].test).who)  # "in the pool of any player other than the opponent"
        found[found.index(pools[0])] = Saying("in-of", {**pools[0].saying().values, "who": who})
        found.remove(denied[0])
    sides = [one for one in tests if isinstance(one, Beside)]
    allies = any(
        isinstance(part, Noted) or (isinstance(part, Type) and "ally" in part.types)
        for one in tests
        for part in one.walk()
    )
    if sides and not allies and words.has("beside-anything", "clause"):  # "flyer on its side" could be the champion too
        found[found.index(sides[0])] = Saying("beside-anything", sides[0].saying().values)
    for first in tests:
        for second in tests:
            if first is second or isinstance(first, Both | Either | Not) or isinstance(second, Both | Either | Not):
                continue
            a, b = first.saying(), second.saying()
            if words.has(f"{a.message}-{b.message}", "clause") and first in found and second in found:
                found[found.index(first)] = Saying(f"{a.message}-{b.message}", {**a.values, **b.values})
                found.remove(second)
    return found
