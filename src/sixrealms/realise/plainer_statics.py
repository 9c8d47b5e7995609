"""What holds while a card is active, told by messages of its own where a language has some: bans, shields, grants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixrealms.engine.ability import Always
from sixrealms.engine.power import Ability, Noun, Saying, Test
from sixrealms.powers.card_questions import CHAMPION, HOLDING, RAZED, Is, Type, World
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.immunity import Immune
from sixrealms.powers.players import EVERYONE, YOU, ChosenPlayer
from sixrealms.powers.question import Both, Either, Not, Question
from sixrealms.powers.refs import BEARER, FIGHTER, SELF, The
from sixrealms.powers.sets import InPlay
from sixrealms.powers.whereabouts import IN_FORMATION, Bears, HangsOn, In, Of
from sixrealms.realise.neighbours import joined_neighbours
from sixrealms.realise.words import Words

#: Ways to lose a card that are told last: "be discarded or made to change sides".
_LAST_WAYS: Final = ("way-to-switch", "way-to-control")


def plainer_static(words: Words, saying: Saying, *, ally: bool) -> Saying:
    """The same said by a message of its own, where a language has one for it; `ally`: an ally speaks."""
    told = saying.values
    if saying.message in ("immune", "players-immune"):
        return _powers_of_champions(words, saying)
    if saying.message == "goes-instead" and told["whose"] is not None and told["why"] == (Saying("why-to-abyss"),):
        plain = told.get("only") is None and not told["may"] and told["by"] is None
        return Saying("sent-elsewhere", told) if plain and words.has("sent-elsewhere") else saying
    if saying.message in ("hand-over", "move-over") and told["cards"] == The(SELF):
        return _to_another(saying)
    if saying.message == "protected":
        return _protected(words, saying, ally=ally)
    if saying.message == "cannot-play" and isinstance(told["whose"], ChosenPlayer):
        return _in_their_pool(words, saying)
    if saying.message == "goes-instead" and words.has("goes-instead", "last") and words.has("ref-bears"):
        return _if_it_bears(saying)
    if saying.message == "attach-to" and told["despite"] != "world" and words.has("attach-to-there"):
        host = told["host"]
        named = isinstance(host, Question) and any(isinstance(test, World) for test in _tests(host))
        return Saying("attach-to-there", told) if named else saying
    if saying.message == "cannot-play" and told["user"] == Is(SELF) and told["whose"] is YOU and _cast(told["what"]):
        return Saying("cannot-play", {**told, "whose": EVERYONE})  # "this card cannot use cleric spells"
    if saying.message == "hands-lie-open" and words.has("plays-open-handed"):
        return _open_hands(told["what"])
    if saying.message == "new-champion" and told["champions"] == The(FIGHTER) and words.has("new-champion-yours"):
        return Saying("new-champion-yours", told)
    return saying


@dataclass(frozen=True)
class ChampionPowers(Question):
    """What champions do by their powers, beside cards of other types."""


def _powers_of_champions(words: Words, saying: Saying) -> Saying:
    """ "Immune to champion powers, events and Wish": nobody is immune to being attacked."""
    to = saying.values["to"]
    if not isinstance(to, Either) or not words.has("champion-powers"):
        return saying
    told = tuple(ChampionPowers() if test == CHAMPION else test for test in _each_type(to.tests))
    return Saying(saying.message, {**saying.values, "to": Either(told)}) if ChampionPowers() in told else saying


def _each_type(tests: Sequence[Question]) -> Iterator[Question]:
    """Tests, champions apart from other types that are named with them."""
    for test in tests:
        rest = test.types - CHAMPION.types if isinstance(test, Type) and test.types > CHAMPION.types else frozenset()
        if rest:
            yield CHAMPION
            yield Type(rest)
        else:
            yield test


@dataclass(frozen=True)
class RazedOrGone(Question):
    """A realm that is razed or has left the formation."""


def lost_realm(words: Words, it: object) -> object:
    """What a battle ends with: a realm that it has cost its player."""
    lost = Either((RAZED, Not(IN_FORMATION)))
    if lost not in _tests(it) or not words.has("razed-or-gone", "clause"):
        return it
    return Both(tuple(RazedOrGone() if test == lost else test for test in _tests(it)))


@dataclass(frozen=True)
class OnItsSide(Question):
    """Fighting for the same champion as the ally that speaks, or this ally itself."""


def immune_but(abilities: Sequence[Ability]) -> tuple[Ability, ...]:
    """An immunity to what is not of a kind and one to some of that kind as one with an exception."""
    return tuple(joined_neighbours(abilities, _with_exception))


def _with_exception(before: Ability, one: Ability) -> Always | None:
    """ "Immune to spells, except those that are offensive and of fire"; None for immunities that are not so akin."""
    if not isinstance(before, Always) or not isinstance(one, Always):
        return None
    first, second = before.what, one.what
    if not isinstance(first, Immune) or not isinstance(second, Immune):
        return None
    if replace(one, what=first) != before or replace(second, to=first.to) != first:
        return None
    denied = [test for test in _tests(first.to) if isinstance(test, Not)]
    rest = [test for test in _tests(first.to) if not isinstance(test, Not)]
    further = [test for test in _tests(second.to) if test not in rest]
    spared = [test.test for test in further if isinstance(test, Not)]
    if len(denied) != 1 or len(further) != len(spared) + 1 or len(spared) != 1 or denied[0].test not in further:
        return None
    exception = Not(Both((denied[0].test, spared[0])))
    return replace(before, what=replace(first, to=Both((*rest, exception))))


def _protected(words: Words, saying: Saying, *, ally: bool) -> Saying:
    """What cannot be discarded goes all the same with what it hangs on."""
    told = saying.values
    ways = told["ways"]
    if isinstance(ways, tuple) and words.grammar.joins_choices:
        told = {**told, "ways": tuple(sorted(ways, key=lambda way: way.message in _LAST_WAYS))}
    saying = Saying(saying.message, told)
    if ally and HangsOn(BEARER) in _tests(told["who"]) and words.has("on-its-side", "clause"):
        there = tuple(OnItsSide() if test == HangsOn(BEARER) else test for test in _tests(told["who"]))
        saying = Saying(saying.message, {**told, "who": Both(there)})
    if ways == (Saying("way-to-bearer"),) and words.has("stays-without-realm"):
        return Saying("stays-without-realm", {"who": told["who"]})
    who, by = told["who"], told["by"]
    if isinstance(by, Not) and isinstance(by.test, Is) and words.has("protected-except"):
        return Saying("protected-except", {**told, "by": by.test})
    if by is not None or told["ways"] != (Saying("way-to-discard"),) or not isinstance(who, Test):
        return saying
    if ally and who == Is(SELF) and words.has("protected-with-champion"):
        return Saying("protected-with-champion", told)
    if HOLDING in _tests(who) and words.has("protected-with-realm"):
        return Saying("protected-with-realm", told)
    return saying


def _in_their_pool(words: Words, saying: Saying) -> Saying:
    """ "No champion in that player's pool can use spells", not "that player cannot play spells with a champion"."""
    user, whose = saying.values["user"], saying.values["whose"]
    tests = _tests(user)
    pools = any(isinstance(test, In) for test in tests) and not any(isinstance(test, Of) for test in tests)
    if not pools or not words.grammar.joins_choices or not isinstance(whose, ChosenPlayer):
        return saying
    return Saying("cannot-play", {**saying.values, "whose": EVERYONE, "user": Both((*tests, Of(whose)))})


def _cast(what: object) -> bool:
    """Whether cards are meant that a champion uses, not allies that come along with it."""
    types = [test.types for test in _tests(what) if isinstance(test, Type)]
    return bool(types) and all(one.endswith(("spell", "power", "ability")) for kinds in types for one in kinds)


def _open_hands(what: object) -> Saying:
    """Whose hand lies open, and which cards of it, if not all."""
    tests = _tests(what)
    owners = [test for test in tests if isinstance(test, Of)]
    rest = tuple(test for test in tests if test not in owners)
    if len(owners) == 1 and not rest:
        return Saying("plays-open-handed", {"who": owners[0].who})
    whose = owners[0].who if len(owners) == 1 else EVERYONE
    cards = rest[0] if len(rest) == 1 else Both(rest)
    return Saying("cards-lie-open", {"whose": whose, "what": cards, "hand": Noun("zone-hand")})


def _to_another(saying: Saying) -> Saying:
    """What moves away from where it is attached goes to another card of the kind."""
    to = saying.values["to"]
    test = to.test if isinstance(to, InPlay) else None
    if not isinstance(to, InPlay) or Not(Is(BEARER)) not in _tests(test):
        return saying
    other = Both(tuple(Not(Is(SELF)) if one == Not(Is(BEARER)) else one for one in _tests(test)))
    return Saying(saying.message, {**saying.values, "to": replace(to, test=other)})


def _if_it_bears(saying: Saying) -> Saying:
    """ "When this card is defeated, ..., if that champion is attached to it", not "this card with that champion"."""
    tests = _tests(saying.values["who"])
    rest = tuple(test for test in tests if test != Is(SELF))
    if len(rest) != 1 or len(tests) == 1 or not isinstance(rest[0], Bears):
        return saying
    return Saying("goes-instead", {**saying.values, "who": Is(SELF), "only": RefIs(SELF, rest[0]), "named": True})


def _tests(test: object) -> tuple[Question, ...]:
    if isinstance(test, Both):
        return test.tests
    return (test,) if isinstance(test, Question) else ()
