"""Adjectives and clauses of noun phrases: what a test says of a card that has a noun already, and what it denies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sixrealms.engine import zones as z
from sixrealms.engine.power import Saying, Test
from sixrealms.powers.card_questions import Is
from sixrealms.powers.players import YOU
from sixrealms.powers.question import Both, Either, Not, Question
from sixrealms.powers.refs import SELF, Ref, The
from sixrealms.powers.sets import AnyOf
from sixrealms.powers.whereabouts import In
from sixrealms.realise import claims, nouns
from sixrealms.realise import message_values as told
from sixrealms.realise.grammar import PREDICATE, each_phrase
from sixrealms.realise.noun_phrase import Belongs, Denied, Form, Modifier, NounPhrase, Other, Theirs, Trailing, Yours
from sixrealms.realise.words import MissingWords, Words

#: What stands after the place where cards are, like what is noted about them.
_TRAILING: Final = ("unique", "drawn-extra", "immune-to-offensive")


def modifies(words: Words, test: Either) -> bool:
    """Whether a choice of tests is said as adjectives or clauses ("flying or swimming"), not as nouns."""

    def modifies_by_itself(one: Test) -> bool:
        plain = one.test if isinstance(one, Not) else one
        message = plain.saying().message
        return not isinstance(plain, Both | Either | Not) and (
            words.has(message, "clause") or (plain is one and words.has(message, "adjective"))
        )

    return all(modifies_by_itself(one) for one in test.tests)


def modify(words: Words, test: Test, adjectives: list[Modifier], clauses: list[Modifier], named: bool = False) -> None:
    """Say a test as an adjective or a clause; `named`: of a card called by its name."""
    if isinstance(test, Not):
        _deny(words, test.test, adjectives, clauses, named)
        return
    if isinstance(test, Either) and modifies(words, test):
        _modify_either(words, test, adjectives, clauses)
        return
    if isinstance(test, Both | Either):  # a second noun: "a card that is a weapon"
        other = nouns.phrase(words, test)
        clauses.append(lambda form: words.tell("that-is", {"x": other}, _number(form)))
        return
    saying = test.saying()
    if saying.message == "drawn-extra" and claims.AFTER_WHEN.get() and words.has("drawn-now", "adjective"):
        saying = Saying("drawn-now")  # when they have been drawn is said
    if words.has(saying.message, "adjective"):
        adjectives.append(adjective_of(words, saying))
    elif words.has(saying.message, "clause"):
        clauses.append(clause(words, saying))
    elif nouns.has_noun(words, saying.message):  # a second noun: "a card that is a weapon"
        said = told.values(words, Saying("that-is", {"x": test}))
        clauses.append(lambda form: words.tell("that-is", said, _number(form)))
    else:
        raise MissingWords(f"{words.language}: no words for {saying.message}")


def _number(form: Form) -> str:
    """The part of a message that speaks of several, if the form is a plural."""
    return "many" if form.endswith("p") else ""


def _modify_either(words: Words, test: Either, adjectives: list[Modifier], clauses: list[Modifier]) -> None:
    if asks_for_ready(words, test):
        ready = words.tell("ready", {}, "clause")
        clauses.append(lambda form: ready)
        return
    if (several := _several_words(words, test)) is not None:  # "with “fire” or “flame” in its name"
        clauses.append(several)
        return
    if (same := _same_about_several(test)) is not None:  # "able to kill an elf or drow"
        clauses.append(clause(words, same))
        return
    parts_before: list[Modifier] = []
    parts_after: list[Modifier] = []
    for one in test.tests:
        modify(words, one, parts_before, parts_after)
    grammar = words.grammar
    if parts_before and not parts_after:
        adjectives.append(lambda form: grammar.joined([part(form) for part in parts_before], "or"))
    else:
        both = (*parts_before, *parts_after)
        clauses.append(lambda form: grammar.joined(grammar.clauses_in_order([part(form) for part in both]), "or"))


def asks_for_ready(words: Words, test: Either) -> bool:
    """Whether it asks for a champion that is there, in the pool or fighting."""
    asked = {one.saying().message for one in test.tests}
    pools = [one for one in test.tests if isinstance(one, In)]
    fights = {"side-attacking", "side-defending"}
    return words.has("ready", "clause") and asked == {"in"} | fights and pools == [In(frozenset({z.POOL}))]


def _several_words(words: Words, test: Either) -> Modifier | None:
    """One clause for tests that differ in one word only, if the language has one."""
    said = [one.saying() for one in test.tests]
    message = said[0].message
    if len({one.message for one in said}) > 1 or not words.has(message, "several"):
        return None
    items = [words.tell(message, one.values, "item") for one in said]
    several = words.grammar.joined(items, "or")
    return lambda form: words.tell(message, {"several": several, "form": form}, "several")


def _same_about_several(test: Either) -> Saying | None:
    """The saying that all tests share, about all they say it of: told once."""
    said = [one.saying() for one in test.tests]
    name = next(iter(said[0].values), "")
    values = [one.values.get(name) for one in said if len(one.values) == 1]
    if len({one.message for one in said}) > 1 or len(values) < len(said):
        return None
    refs = [value for value in values if isinstance(value, Ref)]
    if len(refs) == len(said):
        return Saying(said[0].message, {name: AnyOf(tuple(The(ref) for ref in refs))})
    about = [value for value in values if isinstance(value, Question)]
    if len(about) < len(said):
        return None
    return Saying(said[0].message, {name: Either(tuple(about))})


def adjective_of(words: Words, saying: Saying) -> Modifier:
    """An adjective, in the form it has beside a noun."""
    given = told.values(words, saying)

    def said(form: str) -> str:
        if words.has(saying.message, form):
            return words.tell(saying.message, given, form)
        return words.grammar.inflected(words.tell(saying.message, given, "adjective"), form)

    return said


def clause(words: Words, saying: Saying) -> Modifier:
    given = told.values(words, saying)

    def said(form: Form) -> str:
        predicate = "yes" if PREDICATE.get() else "no"
        return words.tell(saying.message, given | {"form": form, "predicate": predicate}, "clause")

    if saying.message.startswith("noted-"):  # "an ally in your discard pile that took part in the round"
        brief: Modifier = lambda form: words.tell(saying.message, given | {"form": form}, "brief")  # noqa: E731
        return Trailing(said, brief if words.has(saying.message, "brief") else None, heavy=True)
    if saying.message in _TRAILING:
        return Trailing(said, heavy=saying.message == "drawn-extra")
    if saying.message == "of" and saying.values.get("who") is YOU:
        return Yours(said)
    if saying.message == "of" and saying.values.get("who") == nouns.SUBJECT.get():
        return Theirs(said)
    return Belongs(said, given["who"]) if saying.message == "of" else said


def other(words: Words) -> Other:
    """ "Another", "every other"."""
    other = words.tell("other", {}, "adjective")
    return Other(lambda form: words.grammar.inflected(other, form))


def _deny(words: Words, test: Test, adjectives: list[Modifier], clauses: list[Modifier], named: bool) -> None:
    """Say that a card does not pass: `.not-adjective` or `.not-clause` (first if `named`), else as the grammar does."""
    saying = test.saying()
    message, given = saying.message, told.values(words, saying)
    apart = (
        nouns.OF_SEVERAL_SETS.get() and test == Is(SELF) and words.grammar.denies_before and not nouns.FROM_PILE.get()
    )
    if isinstance(test, Is) and not (named or apart) and words.has("other", "adjective") and nouns.spares(test.ref):
        adjectives.append(other(words))
        return
    if words.has(message, "not-adjective") and not (named and words.has(message, "not-clause")):
        adjectives.append(lambda form: words.grammar.inflected(words.tell(message, given, "not-adjective"), form))
        return
    if words.has(message, "not-clause"):
        clauses.append(denial(words, message, given))
        return
    if words.has(message, "clause") and not words.has(message, "adjective"):
        given = given | {"predicate": "yes"}
        said: Callable[[str], str] = lambda form: words.tell(message, given | {"form": form}, "clause")  # noqa: E731
        clauses.append(Trailing(lambda form: words.grammar.negated_clause(said(form), form)))
        return
    found = nouns.phrase(words, test)
    into = adjectives if words.grammar.denies_before else clauses
    if words.has(message, "adjective"):
        plain = adjective_of(words, saying)
        denied: Modifier = lambda form: words.grammar.negated(plain(form), form)  # noqa: E731
        noun = denial(words, message, given).spared or (_spared(found) if nouns.has_noun(words, message) else None)
        into.append(_denied(words, denied, found) if words.grammar.denies_before else Trailing(denied, spared=noun))
        return
    if isinstance(found, NounPhrase) and found.fixed:  # "the opposing champion" of some kind has no bare form
        clauses.append(Trailing(lambda form: words.tell("is", {"ref": found, "form": form}, "not-clause")))
        return
    if isinstance(test, Either) and words.grammar.denies_before:  # "other than a champion or ally"
        either = each_phrase(found, lambda p: p.determined("a"))
        clauses.append(Trailing(lambda form: words.tell("is", {"ref": either, "form": form}, "not-clause")))
        return
    bare = each_phrase(found, lambda p: p.determined(""))
    many = each_phrase(bare, lambda p: p.having(plural=True))
    one, several = bare.format(None), bare.format(None) if words.grammar.denies_before else many.format(None)
    not_it: Modifier = lambda form: words.grammar.negated(several if form.endswith("p") else one, form)  # noqa: E731
    into.append(
        _denied(words, not_it, found) if words.grammar.denies_before else Trailing(not_it, spared=_spared(found))
    )


def denial(words: Words, message: str, given: dict[str, Any]) -> Trailing:
    """What a card is not, in a clause; `.spared` is what follows "except", where a language says it so."""
    spared: Modifier = lambda form: words.tell(message, given | {"form": form}, "spared")  # noqa: E731
    denied: Modifier = lambda form: words.tell(message, given | {"form": form}, "not-clause")  # noqa: E731
    return Trailing(denied, spared=spared if words.has(message, "spared") else None)


def _spared(what: Any) -> Modifier:
    """Cards of a kind, as they follow "except": "wizards"."""
    kind = each_phrase(what, lambda p: p.determined("").having(plural=True, joint="and"))
    return lambda form: str(kind.format(None))


def _denied(words: Words, adjective: Modifier, what: Any) -> Denied:
    """What a card is not, before its noun or in a clause after it."""

    def plain(form: Form) -> str:
        it = each_phrase(what, lambda p: p.having(plural=True) if form.endswith("p") else p)
        return words.grammar.being(it, it)

    return Denied(adjective, plain)
