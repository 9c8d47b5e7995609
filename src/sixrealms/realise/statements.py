"""Several statements in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext

from sixrealms.engine.power import Node, Saying, Test
from sixrealms.realise.grammar import each_phrase
from sixrealms.realise.topic import about
from sixrealms.realise.values import spoken, value
from sixrealms.realise.words import Words


def told_together(words: Words, statics: Sequence[Node], *, joined: bool = True) -> list[str]:
    """Statements in a row about the same cards get one subject: "each ally gains 2 levels and is immune to spells"."""
    found: list[tuple[str, list[str]]] = []
    before: object = None
    for one in _fused(words, statics):
        who = one.values.get("who")
        again = joined and who == before and bool(found) and not found[-1][0]
        with about(who) if again and isinstance(who, Test) else nullcontext():  # "... does not count and it loses ..."
            said = spoken(words, one)
        subject = _subject(words, one)
        before = who
        if subject and found and found[-1][0] == subject and said.startswith(subject):
            found[-1][1].append(said.removeprefix(subject))
        else:
            found.append((subject if said.startswith(subject) else "", [said]))
    return [words.grammar.joined(parts, "and") for _, parts in found]


def _fused(words: Words, statics: Sequence[Node]) -> list[Saying]:
    """What they say; two in a row as one where the language has words for both together."""
    found: list[Saying] = []
    for static in statics:
        said = static.saying()
        before = found[-1] if found else None
        alike = before is not None and _same_values(before, said)
        if before and alike and words.has(f"{before.message}-{said.message}"):
            found[-1] = Saying(f"{before.message}-{said.message}", {**before.values, **said.values})
        else:
            found.append(said)
    return found


def _same_values(one: Saying, other: Saying) -> bool:
    """Whether one of two sayings is about nothing but what the other is about."""
    first, second = one.values.items(), other.values.items()
    return first <= second or second <= first


def _subject(words: Words, saying: Saying) -> str:
    """How a statement about cards begins, if it says who they are."""
    who = saying.values.get("who")
    if not isinstance(who, Test):
        return ""
    about: str = each_phrase(value(words, who), lambda p: p.determined("each")).format(None)
    return f"{about} "
