"""Several nouns in one Portuguese phrase: which determiners they share, and what is said of each of them."""

from __future__ import annotations

from sixrealms.realise.noun_phrase import Form, NounPhrase, Other


def one_of(phrase: NounPhrase) -> bool:
    """Whether one or some of several are meant: cards with one noun, which no other determiner tells apart."""
    return len(phrase.heads) == 1 and (phrase.determiner in ("a", "any") or phrase.count is not None)


def any_of_theirs(phrase: NounPhrase) -> bool:
    """Whether it is one card of several types, of which no more is said: "um dos próprios reinos ou fortalezas"."""
    alone = not phrase.adjectives and len(phrase.clauses) == 1
    return alone and len(phrase.heads) > 1 and phrase.determiner == "a" and phrase.count is None and not phrase.many


def told_of_each(phrase: NounPhrase) -> bool:
    """Whether every noun has its adjectives beside it: one thing each, of two genders."""
    one_each = phrase.determiner in ("each", "every") and not phrase.many and phrase.count is None
    return one_each and len({head.gender for head in phrase.heads}) > 1


def mixed(phrase: NounPhrase) -> bool:
    """Whether its nouns want determiners of two genders."""
    if len({head.gender for head in phrase.heads}) < 2 or phrase.count is not None or phrase.limit:
        return False
    if any(head.proper for head in phrase.heads):
        return False
    shown = phrase.determiner in ("a", "the", "this", "that", "another", "some") or any(
        isinstance(said, Other) for said in phrase.adjectives
    )
    return shown or (phrase.many and phrase.determiner in ("each", "every", "all"))


def before_them(phrase: NounPhrase) -> Form:
    """What stands before several nouns agrees with the first: "uma magia ou item"."""
    return phrase.heads[0].gender + ("p" if phrase.many else "")
