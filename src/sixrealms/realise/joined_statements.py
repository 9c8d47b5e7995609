"""Several statements in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace

from sixrealms.engine.power import Node, Saying, Static, Test
from sixrealms.powers.access import CannotAttack, FightsAgain
from sixrealms.powers.immunity import Immune
from sixrealms.powers.question import Both, Not
from sixrealms.powers.refs import Ref
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.realise.grammar import each_phrase
from sixrealms.realise.joined_statics import joined_statics
from sixrealms.realise.message_values import spoken, value
from sixrealms.realise.noun_phrase import NounPhrase, Trailing
from sixrealms.realise.nouns import noun
from sixrealms.realise.plainer import kept_out
from sixrealms.realise.planning import coming_along, drained, united
from sixrealms.realise.topic import TOPIC, about, one_meant
from sixrealms.realise.words import Words

#: Messages about cards that do nothing to others.
_IMMUNE = ("immune", "players-immune")


def told_together(words: Words, statics: Sequence[Node], *, joined: bool = True) -> list[str]:
    """Statements in a row about the same cards get one subject: "each ally gains 2 levels and is immune to spells"."""
    found: list[tuple[str, list[str]]] = []
    before: object = None
    if not joined:
        statics = _side_by_side(statics)
    if words.grammar.joins_choices:
        statics = _together(statics)
    named: list[object] = []
    statics = joined_statics(words, statics)
    for one in _fused(words, kept_out(words, _merged(words, coming_along(drained(statics))))):
        who = one.values.get("who") or one.values.get("user")
        if words.grammar.joins_choices and one.message in _IMMUNE:
            named.append(one.values["to"])
            if one.values["to"] in named[:-1]:
                one = Saying(one.message, {**one.values, "to": _those(words, one.values["to"])})
        again = joined and who == before and bool(found) and not found[-1][0]
        them = _them_again(words, who) if not joined and who == before else None
        if them is not None:  # "those champions", not all that has been said of them once more
            key = "who" if one.values.get("who") else "user"
            one = Saying(one.message, {**one.values, key: them})
        onward = about(_topic_again(who)) if again and isinstance(who, Test) else nullcontext()
        with onward:  # "... does not count and it loses ..."
            said = spoken(words, one)
        subject = _subject(words, one) if them is None else f"{them.format(None)} "
        subject = subject if said.startswith(subject) else _pronoun(words, who)
        before = who
        if subject and found and found[-1][0] == subject and said.startswith(subject):
            found[-1][1].append(said.removeprefix(subject))
        else:
            found.append((subject if said.startswith(subject) else "", [said]))
    told: list[str] = []
    for subject, parts in found:
        said_of_it = [parts[0].removeprefix(subject), *parts[1:]]
        if not joined and words.grammar.stand_apart(said_of_it):
            told.extend(subject + part for part in said_of_it)
        else:
            told.append(subject + words.grammar.of_one(said_of_it))
    return told


def _side_by_side(statics: Sequence[Node]) -> list[Node]:
    """What is said of the same cards, one after the other, where nothing else hangs on the order."""
    about = [one.saying().values.get("who") for one in statics]
    places = [n if who is None else about.index(who) for n, who in enumerate(about)]
    return [one for _, one in sorted(zip(places, statics, strict=True), key=lambda placed: placed[0])]


def _topic_again(who: Test) -> Node:
    """What goes on being the topic: the one card all of the sentence is about, if "it" has been said of it before."""
    topic = TOPIC.get()
    return one_meant(who) if topic is not None and topic.alive and topic.node == one_meant(who) else who


def _them_again(words: Words, who: object) -> NounPhrase | None:
    """Cards that have just been named with an exception; None for what is said again as it is."""
    found = value(words, who) if isinstance(who, Both) else None
    excepted = isinstance(found, NounPhrase) and any(isinstance(one, Trailing) for one in found.clauses)
    if not isinstance(found, NounPhrase) or not excepted or found.fixed:
        return None
    return found.having(adjectives=(), clauses=(), determiner="that", plural=True, fixed=True)


def _those(words: Words, test: object) -> NounPhrase:
    """Cards that have just been named: "them"."""
    found = value(words, test)
    found = found if isinstance(found, NounPhrase) else noun(words, "noun-card", {})
    bare = {"adjectives": (), "clauses": (), "determiner": "that", "fixed": True}
    return found.having(again=True, plural=True, **bare)


def _together(statics: Sequence[Node]) -> list[Node]:
    """What shields several from the same cards side by side, so that these need naming but once; then the rest."""
    shields = [one for one in statics if isinstance(one, Immune)]
    alike = [one for one in shields if one.to == shields[0].to]
    if len(alike) < 2:
        return list(statics)
    return [*alike, *(one for one in statics if not any(one is shield for shield in alike))]


@dataclass(frozen=True)
class FightsEitherWay(Static):
    """Champions that may attack or defend once more."""

    again: FightsAgain
    after_loss: bool

    @property
    def who(self) -> Test:
        return self.again.who

    def saying(self) -> Saying:
        said = self.again.saying()
        return Saying("fights-again-either", {**said.values, "loss": self.again.after_loss or self.after_loss})


def _merged(words: Words, statics: Sequence[Node]) -> list[Node]:
    """Bans in a row that differ only in what they ban as one: "no flyer or swimmer can attack this realm"."""
    found: list[Node] = []
    for one in statics:
        before = found[-1] if found else None
        if isinstance(one, CannotAttack) and isinstance(before, CannotAttack) and _bans_more(before, one):
            found[-1] = replace(before, who=united([before.who, one.who]))
        elif isinstance(one, FightsAgain) and isinstance(before, FightsAgain) and words.has("fights-again-either"):
            alike = replace(one, role=before.role, after_loss=before.after_loss) == before and one.role != before.role
            found[-1:] = [FightsEitherWay(before, one.after_loss)] if alike else [before, one]
        elif isinstance(one, CannotPlay) and isinstance(before, CannotPlay) and one == replace(before, what=one.what):
            found[-1] = replace(before, what=united([before.what, one.what]))
        else:
            found.append(one)
    return found


def _bans_more(before: CannotAttack, one: CannotAttack) -> bool:
    """Whether another ban keeps others from the same realms; what is told by what it is not stands alone."""
    asked = (part for who in (one.who, before.who) for part in (who.tests if isinstance(who, Both) else (who,)))
    return one == replace(before, who=one.who) and not any(isinstance(part, Not) for part in asked)


def _fused(words: Words, statics: Sequence[Node]) -> list[Saying]:
    """What they say; two in a row as one where the language has words for both together."""
    found: list[Saying] = []
    for static in statics:
        said = static.saying()
        before = found[-1] if found else None
        alike = before is not None and _same_values(before, said)
        if before and alike and words.has(f"{before.message}-{said.message}"):
            given = {name: one for name, one in said.values.items() if one is not None}
            found[-1] = Saying(f"{before.message}-{said.message}", {**before.values, **given})
        else:
            found.append(said)
    return found


def _same_values(one: Saying, other: Saying) -> bool:
    """Whether one of two sayings is about nothing but what the other is about."""
    first, second = (
        {name: value for name, value in said.values.items() if value is not None}.items() for said in (one, other)
    )
    return first <= second or second <= first


def _pronoun(words: Words, who: object) -> str:
    """What stands for the one card statements are about: "it has its level doubled and is immune to spells"."""
    found = value(words, who) if isinstance(who, Test) else None
    return f"{found.having(again=True).format(None)} " if isinstance(found, NounPhrase) else ""


def _subject(words: Words, saying: Saying) -> str:
    """How a statement about cards begins, if it says who they are."""
    who = saying.values.get("who") or saying.values.get("user")
    if isinstance(who, Ref):
        return f"{value(words, who).format(None)} "
    if not isinstance(who, Test):
        return ""
    about: str = each_phrase(value(words, who), lambda p: p.determined("each")).format(None)
    return f"{about} "
