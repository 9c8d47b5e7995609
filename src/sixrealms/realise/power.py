"""The text of a whole power: its abilities as sentences, with headings where one works only at times."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from sixrealms.engine.ability import Always, Answer, Play, Target, TargetPlayer, Use, When
from sixrealms.engine.power import Ability, Bound, Condition, Effect, Node, Noun, Power, Saying
from sixrealms.realise.mentions import Introduced, chosen
from sixrealms.realise.nouns import BOUND
from sixrealms.realise.statements import told_together
from sixrealms.realise.values import Deed, spoken, value
from sixrealms.realise.words import Words, words_of

_SELF: Final = Noun("bound-self")


def power(found: Power, language: str, place: bool = False) -> str:
    """The text of a power in that language; `place`: of a realm or holding, which sleeps until it is attacked.

    Refuses (MissingWords) what the language has no words for, and a language without a folder (KeyError).
    """
    words = words_of(language)
    return _of_place(words, found) if place else _with_modes(words, found)


def ability(one: Ability, language: str, *kinds: str) -> str:
    """One ability by itself, as a sentence or several; of these kinds only, if any is of one of them ("play-only" ...,
    "choose", "effect"; the kinds are those of `clauses`).
    """
    words = words_of(language)
    found = _sentences(words, one)
    wanted = [text for kind, text in found if kind in kinds]
    return " ".join(wanted or [text for _, text in found])


def said(node: Node, language: str) -> str:
    """What any node says by itself: an ability its sentences, any other part a clause or a phrase."""
    return ability(node, language) if isinstance(node, Ability) else part(node, language)


def sentence(node: Node, language: str) -> str:
    """Any part of a power as a sentence by itself."""
    return words_of(language).grammar.sentence(part(node, language))


def part(node: Node, language: str) -> str:
    """Any part of a power by itself, without capital letter and full stop: "each ally gains 2 levels"."""
    token = BOUND.set({**BOUND.get(), **bound_in(node)})
    try:
        found = value(words_of(language), node)
        return found if isinstance(found, str) else str(found.format(None))
    finally:
        BOUND.reset(token)


def bound_in(root: Node) -> Mapping[str, Bound]:
    """What each name stands for that something in this tree is chosen under; left out where it is not one thing."""
    found: dict[str, Bound] = {}
    doubtful: set[str] = set()
    for node in root.walk():
        for name, bound in node.binds().items():
            if name in found and found[name] != bound:
                doubtful.add(name)
            found[name] = bound
    return {name: bound for name, bound in found.items() if name not in doubtful}


def sleeps(one: Ability) -> bool:
    """Whether a realm or holding has to be attacked for it, and its text does not say so by itself."""
    if isinstance(one, Always):
        return not one.anywhere and not one.what.standing
    return isinstance(one, When) and not one.anywhere and one.to is not None


def _of_place(words: Words, found: Power) -> str:
    """A realm or holding says what sleeps until it is attacked (ledger: realm.power.when-attacked)."""
    parts: dict[str, list[Ability]] = {"": [], "power-when-played": [], "power-under-attack": []}
    for one in found.abilities:
        heading = "power-when-played" if isinstance(one, Play) else "power-under-attack" if sleeps(one) else ""
        parts[heading].append(one)
    said = []
    for heading, group in parts.items():
        text = " ".join(text for _, text in _told(words, tuple(group)) if text)
        if text:
            said.append(f"{words.tell(heading, {})} {text}" if heading else text)
    return " ".join(said)


def _with_modes(words: Words, found: Power) -> str:
    """A card that can be played in several normal ways says so."""
    modes = [one for one in found.abilities if isinstance(one, Play) and not one.way]
    answers = any(isinstance(one, Answer) and one.zone == "hand" for one in found.abilities)
    said = []
    for one, text in _told(words, found.abilities):
        if len(modes) > 1 and any(one is mode for mode in modes):
            heading = words.tell("power-either" if one is modes[0] else "power-or", {})
            said.append(f"{heading} {text or words.tell('power-bonus-alone', {})}")
        elif answers and text and any(one is mode for mode in modes):
            said.append(f"{words.tell('power-by-itself', {})} {text}")
        else:
            said.append(text)
    return " ".join(text for text in said if text)


def _told(words: Words, abilities: tuple[Ability, ...]) -> list[tuple[Ability, str]]:
    """Each ability with its text; what holds under the same condition, and triggers that do the same, are told once."""
    found: list[tuple[Ability, str]] = []
    for _, run in groupby(abilities, _kin):
        group = tuple(run)
        first = group[0]
        if isinstance(first, Always) and len(group) > 1:
            found.append((first, _always(words, group)))  # type: ignore[arg-type]
        elif isinstance(first, When) and len(group) > 1:
            found.append((first, _when(words, group)))  # type: ignore[arg-type]
        else:
            found.extend((one, " ".join(text for _, text in _sentences(words, one))) for one in group)
    return found


def _kin(one: Ability) -> object:
    """What abilities in a row must share to be told in one sentence."""
    if isinstance(one, Always):
        return ("always", one.when, one.anywhere, sleeps(one))
    if isinstance(one, When):
        return ("when", one.effect, one.may, sleeps(one))
    return ("alone", id(one))


def _sentences(words: Words, one: Ability) -> list[tuple[str, str]]:
    """The sentences of an ability, each with its kind."""
    token = BOUND.set(bound_in(one))
    try:
        found = list(_clauses(words, one))
    finally:
        BOUND.reset(token)
    return [(kind, words.grammar.sentence(clause)) for kind, clause in found if clause.strip()]


def _clauses(words: Words, one: Ability) -> Iterator[tuple[str, str]]:
    if isinstance(one, Always):
        yield "always", _always(words, (one,))
    elif isinstance(one, When):
        yield "when", _when(words, (one,))
    elif isinstance(one, Play):
        yield from _play(words, one)
    elif isinstance(one, Use):
        steps = _steps(words, one.targets, one.effect)
        yield "use", spoken(words, Saying("use", {
            "at": _moments(one.at), "once": one.once, "zone": one.zone, "only": one.only, "cost": one.cost,
            "steps": steps,
        }))  # fmt: skip
    elif isinstance(one, Answer):
        steps = _steps(words, one.targets, one.effect)
        yield "answer", spoken(words, Saying("answer-loss" if one.ways == ("loss",) else "answer", {
            "to": one.to, "zone": one.zone, "cost": one.cost, "only": one.only, "by": one.by, "once": one.once,
            "you": one.concerns_you, "steps": steps,
        }))  # fmt: skip


def _steps(
    words: Words, targets: tuple[Target | TargetPlayer, ...], effect: Effect | None
) -> tuple[Deed | Introduced, ...]:
    """What is chosen and what is done, one after the other; a choice is told with what is done first, if it can be."""
    steps: list[Effect] = []
    if effect is not None:
        said = effect.saying()
        steps = list(said.values["effects"]) if said.message == "seq" else [effect]  # type: ignore[call-overload]
    if steps and len(targets) == 1 and isinstance(targets[0], Target):
        first = chosen(words, targets[0], steps[0])
        if first is not None:
            return (first, *(Deed(words, step) for step in steps[1:]))
    return tuple(Deed(words, step) for step in (*targets, *steps))


def _moments(at: tuple[str, ...]) -> tuple[Saying, ...]:
    return tuple(Saying(f"moment-{moment}") for moment in at)


def _always(words: Words, group: tuple[Always, ...]) -> str:
    token = BOUND.set(bound_in(Power(group)))
    try:
        first = group[0]
        told = told_together(words, [one.what for one in group])
        if first.when is not None:  # one sentence for all that holds under the same condition
            told = [words.grammar.joined(told, "and")]
        when, anywhere = value(words, first.when), value(words, first.anywhere)
        return " ".join(
            words.grammar.sentence(words.tell("always", {"when": when, "what": what, "anywhere": anywhere}))
            for what in told
        )
    finally:
        BOUND.reset(token)


def _play(words: Words, one: Play) -> Iterator[tuple[str, str]]:
    if one.way:
        yield "play-way", spoken(words, Saying(f"play-way-{one.way}"))
    only, unless = _positive(one.only)
    if one.at:
        yield "play-at", spoken(words, Saying("play-at", {"at": _moments(one.at), "only": only}))
    elif only is not None:
        yield "play-only", spoken(words, Saying("play-only", {"only": only}))
    if unless is not None:
        yield "play-not", spoken(words, Saying("play-not", {"claim": unless}))
    if one.by:
        yield "play-by", spoken(words, Saying("play-by", {"by": one.by}))
    if one.cost:
        yield "play-cost", spoken(words, Saying("play-cost", {"cost": one.cost}))
    for i, step in enumerate(_steps(words, one.targets, one.effect)):  # each a sentence of its own
        yield "choose" if i < len(one.targets) else "effect", step.said("do")


def _positive(only: Condition | None) -> tuple[Condition | None, Condition | None]:
    """The condition, or what must not hold."""
    if only is not None and only.saying().message == "unless":
        denied = only.saying().values["claim"]
        assert isinstance(denied, Condition)
        return None, denied
    return only, None


def _when(words: Words, group: tuple[When, ...]) -> str:
    token = BOUND.set(bound_in(Power(group)))
    try:
        first = group[0]
        effect = Deed(words, first.effect)
        if not effect.said("do").strip():  # only noted for what is said elsewhere
            return ""
        return words.grammar.sentence(
            words.tell("when", {
                "heads": value(words, tuple(_head(one) for one in group)), "effect": effect,
                "may": value(words, first.may),
            })
        )  # fmt: skip
    finally:
        BOUND.reset(token)


def _head(one: When) -> Saying:
    """The clause that says when: "when this card is played"."""
    about = {"it": one.to if one.to is not None else _SELF, "whose": one.whose, "turn": Noun("noun-turn")}
    event = Saying(f"event-{one.event}", about)
    denied = one.only is not None and one.only.saying().message == "unless"
    once = one.once.removesuffix("-end")
    return Saying("when-head", {"event": event, "only": one.only, "denied": denied, "once": once})
