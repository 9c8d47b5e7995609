"""The text of a whole power: its abilities as sentences, with headings where one works only at times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from sixrealms.engine.ability import Always, Answer, Play, Use, When
from sixrealms.engine.power import Ability, Effect, Node, Power, Saying
from sixrealms.powers.card_questions import Is
from sixrealms.powers.control_flow import Choose, If, Qualified, Seq
from sixrealms.powers.counters import Cancel
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.refs import SELF, THIS_REALM
from sixrealms.powers.whenever import head
from sixrealms.realise.ability_text import (
    ONE_OF_SEVERAL,
    PLAYED_OR_REBUILT,
    UNDER_ATTACK,
    always,
    bound_in,
    heads_of,
    moments,
    sentences,
    sleeps,
    when,
    when_playable,
)
from sixrealms.realise.grammar import each_phrase
from sixrealms.realise.message_values import Deed, spoken, value
from sixrealms.realise.nouns import ANSWERING, BOUND
from sixrealms.realise.plainer import plainer, under_attack
from sixrealms.realise.planning import planned
from sixrealms.realise.renewed_effects import until_other
from sixrealms.realise.said_anyway import one_at_a_time, otherwise
from sixrealms.realise.topic import with_topic
from sixrealms.realise.words import Words, words_of

#: A noun with its article has so many words.
_WITH_ARTICLE: Final = 2


def power(found: Power, language: str, place: bool = False) -> str:
    """The text of a power in that language; `place`: of a realm or holding, which sleeps until it is attacked.

    Refuses (MissingWords) what the language has no words for, and a language without a folder (KeyError).
    """
    words = words_of(language)
    return _of_place(words, found) if place else _with_modes(words, found)


def any_time(language: str) -> str:
    """What a card says that is played at any time, though others of its type are not."""
    words = words_of(language)
    return words.grammar.sentence(spoken(words, Saying("play-at", {"at": moments(("any",)), "only": None})))


def ability(one: Ability, language: str, *kinds: str) -> str:
    """One ability by itself, as a sentence or several; of these kinds only, if any is of one of them ("play-only" ...,
    "choose", "effect"; the kinds are those of `clauses`).
    """
    words = words_of(language)
    found = sentences(words, one)
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


def _of_place(words: Words, found: Power) -> str:
    """A realm or holding says what sleeps until it is attacked (ledger: realm.power.when-attacked)."""
    parts: dict[str, list[Ability]] = {"": [], "power-when-played": [], "power-under-attack": []}
    for one in _played_or_rebuilt(words, found.abilities):
        heading = (
            "power-when-played"
            if isinstance(one, Play) and not one.way
            else "power-under-attack"
            if sleeps(one)
            else ""
        )
        own = isinstance(one, When) and one.to in (None, Is(SELF), Is(THIS_REALM))
        event = UNDER_ATTACK.get(one.event) if isinstance(one, When) and own else None
        if isinstance(one, When) and event is not None and words.has(f"event-{event}"):
            one, heading = replace(one, event=event), "power-under-attack"
        if (here := under_attack(one)) is not None:
            one, heading = here, "power-under-attack"
        parts[heading].append(one)
    said = []
    for heading, group in parts.items():
        text = " ".join(text for _, text in _told(words, tuple(group), place=True) if text)
        if text:
            said.append(_headed(words, heading, text, used=len(group) == 1 and isinstance(group[0], Use)))
    return " ".join(said)


def _headed(words: Words, heading: str, text: str, *, used: bool) -> str:
    """A text under its heading; a power to be used that stands there alone says when it is in one go: "under attack, in
    combat, once a round: ...".
    """
    if not heading:
        return text
    told = words.tell(heading, {})
    return f"{told.rstrip(': ')}, {text[:1].lower()}{text[1:]}" if used else f"{told} {text}"


def _played_or_rebuilt(words: Words, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities, with what happens when the card is played and again when it is rebuilt told as one."""
    played = next((one for one in abilities if isinstance(one, Play) and one == Play(one.effect)), None)
    rebuilt = next((one for one in abilities if isinstance(one, When) and one.event == "rebuilt"), None)
    if played is None or played.effect is None or rebuilt is None:
        return abilities
    if rebuilt != When("rebuilt", played.effect, anywhere=True):
        return abilities
    if not words.has("event-played-or-rebuilt"):
        return abilities
    both = replace(rebuilt, event=PLAYED_OR_REBUILT)
    return tuple(both if one is played else one for one in abilities if one is not rebuilt)


def _with_modes(words: Words, found: Power) -> str:
    """A card that can be played in several normal ways says so."""
    modes = [one for one in found.abilities if isinstance(one, Play) and not one.way]
    answers = any(isinstance(one, Answer) and one.zone == "hand" for one in found.abilities)
    said: list[str] = []
    before: Saying | None = None
    ways: list[str] = []
    first = last = ""  # the headings of the last two ways
    cancels = _cancels_too(found.abilities) if words.has("answer-too") else None
    shared = _done_either_way(words, modes) if words.has("power-either-way") else ""
    several = ONE_OF_SEVERAL.set(len(modes) > 1 and not shared and words.grammar.joins_choices)
    told = _told(words, tuple(one for one in found.abilities if one is not cancels))
    all_alike = len({mode.at for mode in modes}) == 1
    ONE_OF_SEVERAL.reset(several)
    for one, text in told:
        if cancels is not None:
            it = each_phrase(value(words, cancels.to), lambda p: p.having(determiner="that", fixed=True))
            too = spoken(words, Saying("answer-too", {"to": cancels.to, "it": it}))
            said.extend((text, words.grammar.sentence(too)) if one is modes[0] else (text,))
        elif len(modes) > 1 and any(one is mode for mode in modes):
            text, moment = _when_played(words, one, text)
            played_at = when_playable(words, one) if isinstance(one, Play) else None
            if played_at == before and all_alike:  # the same moment needs no second mention
                moment = {name: value(words, None) for name in moment}
            before = played_at
            heading = words.grammar.sentence(words.tell("power-first" if one is modes[0] else "power-or", moment))
            if _both_ways(modes, one) and words.has("power-or-both"):
                both = one_of_each(words, *ways[-2:])
                whole = f"{first} {both}" if both else words.grammar.sentence(words.tell("power-or-both", {}))
                said[len(said) - 2 if both else len(said) :] = [whole]
                continue
            again = _as_long_as(words, modes, one) or text
            first = last
            last = heading
            ways.append(again.removesuffix(shared).strip() or words.tell("power-bonus-alone", {}))
            said.append(f"{heading} {ways[-1]}".strip())
            if shared and one is modes[-1]:
                said.append(f"{words.grammar.sentence(words.tell('power-either-way', {}))} {shared.strip()}")
        elif answers and text and any(one is mode for mode in modes):
            text, moment = _when_played(words, one, text)
            if text:  # else the card works by its other powers
                said.append(f"{words.grammar.sentence(words.tell('power-by-itself', moment))} {text}")
        elif isinstance(one, Answer) and one.zone == "battle" and modes and words.has("for-the-round"):
            moment = {"at": value(words, moments(modes[0].at)), "only": value(words, None)}
            again = _answered_again(words, found.abilities, one) or text
            said.append(f"{words.grammar.sentence(words.tell('power-by-itself', moment))} {again}")
        else:
            said.append(text)
    return " ".join(text for text in said if text)


def _answered_again(words: Words, abilities: Sequence[Ability], one: Answer) -> str:
    """An answer given for the whole round that is the answer given from the hand; "" for another one."""
    twin = any(isinstance(other, Answer) and replace(other, zone="battle", to=one.to) == one for other in abilities)
    if not twin or not words.has("same-in-answer"):
        return ""
    token = ANSWERING.set(True)
    try:
        return words.grammar.sentence(spoken(words, Saying("same-in-answer", {"to": one.to})))
    finally:
        ANSWERING.reset(token)


def _done_either_way(words: Words, modes: Sequence[Play]) -> str:
    """What is done in two ways to play a card that differ only in what is chosen; "" if there is no telling it once."""
    if len(modes) != 2 or not all(len(mode.targets) == 1 and mode.at for mode in modes):
        return ""
    first, second = modes
    if replace(second, at=first.at, targets=first.targets) != first:
        return ""
    told = [[text for kind, text in sentences(words, mode) if kind == "effect"] for mode in modes]
    return f" {' '.join(told[0])}" if told[0] and told[0] == told[1] else ""


def _both_ways(modes: Sequence[Play], one: Ability) -> bool:
    """Whether it does what the two ways told before it do."""
    place = next(place for place, mode in enumerate(modes) if mode is one)
    if place < 2 or not isinstance(one, Play):
        return False
    first, second = modes[place - 2 : place]
    return one == replace(first, effect=Seq((first.effect, second.effect)), targets=(*first.targets, *second.targets))  # type: ignore[arg-type]


def one_of_each(words: Words, one: str, other: str) -> str:
    """Two sentences that differ in what they are about, with that of both: "a champion, an ally or one of each"; "" if
    they differ in more.
    """
    mine, theirs = one.split(" "), other.split(" ")
    most = min(len(mine), len(theirs))
    begun = next((n for n in range(most) if mine[n] != theirs[n]), most)
    ended = next((n for n in range(most - begun) if mine[-1 - n] != theirs[-1 - n]), most - begun)
    own = [way[begun : len(way) - ended] for way in (mine, theirs)]
    if begun and min(map(len, own)) < _WITH_ARTICLE:  # "um campeão, um aliado", with the article of each
        begun -= 1
        own = [[mine[begun], *words_of_it] for words_of_it in own]
    if not ended or not words.has("power-one-of-each") or any(len(way) != _WITH_ARTICLE for way in own):
        return ""
    each = words.tell("power-one-of-each", {"one": " ".join(own[0]), "other": " ".join(own[1])})
    return " ".join([*mine[:begun], each, *mine[len(mine) - ended :]])


def _as_long_as(words: Words, modes: Sequence[Play], one: Ability) -> str:
    """The way before with another end, if it is nothing else."""
    place = next(place for place, mode in enumerate(modes) if mode is one)
    if not place or not words.has("same-for") or not isinstance(one, Play):
        return ""
    before = modes[place - 1]
    ends = [next((node.until for node in way.walk() if isinstance(node, Lasting)), None) for way in (before, one)]
    if ends[0] is None or ends[1] is None or ends[0] == ends[1] or before.at == one.at:
        return ""
    if replace(until_other(before, ends[0], ends[1]), at=one.at) != one:
        return ""
    return words.grammar.sentence(spoken(words, Saying("same-for", {"until": ends[1]})))


def _cancels_too(abilities: tuple[Ability, ...]) -> Answer | None:
    """An answer that cancels what it answers and does what the card does by itself."""
    plays = [one for one in abilities if isinstance(one, Play)]
    answers = [one for one in abilities if isinstance(one, Answer) and one.zone == "hand"]
    if len(plays) != 1 or len(answers) != 1 or plays[0] != Play(plays[0].effect) or answers[0].only is not None:
        return None
    by_itself, answer = plays[0].effect, answers[0].effect
    inner = by_itself.effect if isinstance(by_itself, Qualified) else by_itself
    whole = answer.effect if isinstance(answer, Qualified) else answer
    alike = isinstance(whole, Seq) and len(whole.effects) == 2 and whole.effects[0] == Cancel()
    return answers[0] if alike and isinstance(whole, Seq) and whole.effects[1] == inner else None


def _when_played(words: Words, one: Ability, text: str) -> tuple[str, Mapping[str, object]]:
    """A way to play a card without the sentence that says when, and what that names: its heading tells it."""
    nothing = value(words, None)
    told = when_playable(words, one) if isinstance(one, Play) else None
    sentence = words.grammar.sentence(spoken(words, told)) if told is not None else ""
    if told is None or not text.startswith(sentence):
        return text, {"at": nothing, "only": nothing}
    at, only = told.values.get("at"), told.values["only"]
    return text.removeprefix(sentence).strip(), {"at": value(words, at), "only": value(words, only)}


def _told(words: Words, abilities: tuple[Ability, ...], *, place: bool = False) -> list[tuple[Ability, str]]:
    """Each ability with its text; what holds under the same condition, and triggers that do the same, are told once."""
    found: list[tuple[Ability, str]] = []
    told, often = plainer(words, planned(abilities), place=place)
    if words.has("only-one-in-combat"):
        told = tuple(one_at_a_time(told))
    if words.has("other-case", "adverb"):
        told = tuple(otherwise(told))
    for group in _runs(told, place=place):
        first = group[0]
        if isinstance(first, Always) and len(group) > 1:
            found.append((first, always(words, group)))  # type: ignore[arg-type]
        elif isinstance(first, When) and len(group) > 1:
            whens = tuple(one for one in group if isinstance(one, When))
            alike = all(one.effect == first.effect for one in whens)
            found.append((first, when(words, whens) if alike else _at_once(words, whens)))
        else:
            for one in group:
                again = _same_again(words, found[-1][0], one) if found else ""
                found.append((one, again or " ".join(text for _, text in sentences(words, one))))
    if often:
        found.append((found[-1][0], words.grammar.sentence(words.tell("only-one-of-these", {"often": often}))))
    return found


def _same_again(words: Words, before: Ability, one: Ability) -> str:
    """What a trigger does, done again at a time of one's choice or when the card is played in battle."""
    if (
        isinstance(before, Play)
        and isinstance(one, When)
        and _last_deed(before) == one.effect
        and words.has("same-when")
    ):
        return (
            ""
            if one.may or one.only is not None
            else words.grammar.sentence(words.tell("same-when", {"heads": heads_of(words, (one,))[0]}))
        )
    if not isinstance(before, When) or not words.has("same-again"):
        return ""
    if isinstance(one, Use) and not (one.cost or one.only or one.once) and _chosen_alike(before, one):
        return words.grammar.sentence(spoken(words, Saying("same-again", {"at": moments(one.at), "when": None})))
    if isinstance(one, Play) and isinstance(one.effect, If) and one == Play(one.effect):
        asked = one.effect
        if asked.then == before.effect and asked.otherwise is None:
            given = {"at": None, "when": asked.condition}
            return words.grammar.sentence(spoken(words, Saying("same-again", given)))
    return ""


def _last_deed(before: Play) -> Effect | None:
    """What is done last as a card is played, if something is done before it."""
    steps = before.effect.effects if isinstance(before.effect, Seq) else ()
    last = steps[-1] if len(steps) > 1 else None
    return last.then if isinstance(last, If) and last.otherwise is None else None


def _chosen_alike(before: When, one: Use) -> bool:
    """Whether a trigger chooses and does what a power to be used does with its target."""
    choice = before.effect
    if not isinstance(choice, Choose) or len(one.targets) != 1 or one.targets[0].players is not None:
        return False
    target = one.targets[0]
    return (choice.among, choice.name, choice.then) == (target.among, target.name, one.effect)


def _runs(abilities: tuple[Ability, ...], *, place: bool) -> list[tuple[Ability, ...]]:
    """Abilities in a row that are told in one sentence: they do the same, or work at the same moment."""
    found: list[tuple[Ability, ...]] = []
    for _, run in groupby(abilities, lambda one: _kin(one, place=place)):
        group = tuple(run)
        before = found[-1] if found else ()
        if len(group) == 1 and before and _moment(before[-1]) is not None and _moment(before[-1]) == _moment(group[0]):
            found[-1] = (*before, *group)
        else:
            found.append(group)
    return found


def _moment(one: Ability) -> object:
    """When a trigger that nobody may leave works; None for anything else."""
    return (head(one), one.to, sleeps(one)) if isinstance(one, When) and not one.may and not one.once else None


def _at_once(words: Words, group: tuple[When, ...]) -> str:
    """Triggers of one moment: "when this card enters combat, if ..., ...; if ..., ..."."""
    token = BOUND.set(bound_in(Power(group)))
    try:
        effects = []
        for one in group:
            with with_topic(None):
                effects.append(Deed(words, one.effect).said("do"))
        told = {
            "heads": heads_of(words, group[:1])[0],
            "only": value(words, None),
            "effect": words.grammar.pause.join(one for one in effects if one.strip()),
            "may": value(words, False),
        }
        return words.grammar.sentence(words.tell("when", told))
    finally:
        BOUND.reset(token)


def _kin(one: Ability, *, place: bool) -> object:
    """What abilities in a row must share to be told in one sentence; only the power of a place sleeps."""
    if isinstance(one, Always):
        return ("always", one.when, one.anywhere, place and sleeps(one))
    if isinstance(one, When):
        return ("when", one.effect, one.may, place and sleeps(one))
    return ("alone", id(one))
