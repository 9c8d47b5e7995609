"""The text of a whole power: its abilities as sentences, with headings where one works only at times."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any, Final, cast

from sixrealms.engine.ability import Always, Answer, Play, Target, TargetPlayer, Use, When
from sixrealms.engine.power import Ability, Bound, Condition, Effect, Node, Noun, Power, Saying, Test
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.control_flow import If
from sixrealms.powers.questions import Is
from sixrealms.powers.refs import CASTER, IT, SELF, Chosen, Ref
from sixrealms.realise.mentions import Introduced, chosen
from sixrealms.realise.nouns import BOUND
from sixrealms.realise.statements import told_together
from sixrealms.realise.topic import about, topic_of, with_topic
from sixrealms.realise.values import ClaimPhrase, Deed, spoken, value
from sixrealms.realise.words import Words, words_of

_SELF: Final = Noun("bound-self")
#: Statements that begin with an occasion ("when it is defeated") by themselves.
_OCCASIONS: Final = ("goes-instead",)
#: Events that are only told: what happens to a realm under attack, and two events in one.
_UNDER_ATTACK: Final[Mapping[str, Any]] = {
    "activate": "activate-under-attack",
    "attacked": "attacked-under-attack",
}
_PLAYED_OR_REBUILT: Final = cast("Any", "played-or-rebuilt")
#: Events that are about no card.
_WITHOUT_CARD: Final = (
    *("turn-start", "turn-end", "phase-1", "phase-2", "phase-3", "phase-4", "phase-5"),
    *("spoils-due", *_UNDER_ATTACK.values()),
)


def power(found: Power, language: str, place: bool = False) -> str:
    """The text of a power in that language; `place`: of a realm or holding, which sleeps until it is attacked.

    Refuses (MissingWords) what the language has no words for, and a language without a folder (KeyError).
    """
    words = words_of(language)
    return _of_place(words, found) if place else _with_modes(words, found)


def any_time(language: str) -> str:
    """What a card says that is played at any time, though others of its type are not."""
    words = words_of(language)
    return words.grammar.sentence(spoken(words, Saying("play-at", {"at": _moments(("any",)), "only": None})))


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
    for one in _played_or_rebuilt(words, found.abilities):
        heading = "power-when-played" if isinstance(one, Play) else "power-under-attack" if sleeps(one) else ""
        event = _UNDER_ATTACK.get(one.event) if isinstance(one, When) and one.to in (None, Is(SELF)) else None
        if isinstance(one, When) and event is not None and words.has(f"event-{event}"):
            one, heading = replace(one, event=event), "power-under-attack"
        parts[heading].append(one)
    said = []
    for heading, group in parts.items():
        text = " ".join(text for _, text in _told(words, tuple(group), place=True) if text)
        if text:
            said.append(f"{words.tell(heading, {})} {text}" if heading else text)
    return " ".join(said)


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
    both = replace(rebuilt, event=_PLAYED_OR_REBUILT)
    return tuple(both if one is played else one for one in abilities if one is not rebuilt)


def _with_modes(words: Words, found: Power) -> str:
    """A card that can be played in several normal ways says so."""
    modes = [one for one in found.abilities if isinstance(one, Play) and not one.way]
    answers = any(isinstance(one, Answer) and one.zone == "hand" for one in found.abilities)
    said = []
    for one, text in _told(words, found.abilities):
        if len(modes) > 1 and any(one is mode for mode in modes):
            text, moment = _when_played(words, one, text)
            heading = words.grammar.sentence(words.tell("power-first" if one is modes[0] else "power-or", moment))
            said.append(f"{heading} {text or words.tell('power-bonus-alone', {})}".strip())
        elif answers and text and any(one is mode for mode in modes):
            text, moment = _when_played(words, one, text)
            if text:  # else the card works by its other powers
                said.append(f"{words.grammar.sentence(words.tell('power-by-itself', moment))} {text}")
        else:
            said.append(text)
    return " ".join(text for text in said if text)


def _when_played(words: Words, one: Ability, text: str) -> tuple[str, Mapping[str, object]]:
    """A way to play a card without the sentence that says when, and what that names: its heading tells it."""
    nothing = value(words, None)
    told = _when_playable(one) if isinstance(one, Play) else None
    sentence = words.grammar.sentence(spoken(words, told)) if told is not None else ""
    if told is None or not text.startswith(sentence):
        return text, {"at": nothing, "only": nothing}
    at, only = told.values.get("at"), told.values["only"]
    return text.removeprefix(sentence).strip(), {"at": value(words, at), "only": value(words, only)}


def _when_playable(one: Play) -> Saying | None:
    """What a way to play a card says of its moments and its condition."""
    only, _ = _positive(one.only)
    if one.at:
        return Saying("play-at", {"at": _moments(one.at), "only": only})
    return Saying("play-only", {"only": only}) if only is not None else None


def _told(words: Words, abilities: tuple[Ability, ...], *, place: bool = False) -> list[tuple[Ability, str]]:
    """Each ability with its text; what holds under the same condition, and triggers that do the same, are told once."""
    found: list[tuple[Ability, str]] = []
    for group in _runs(abilities, place=place):
        first = group[0]
        if isinstance(first, Always) and len(group) > 1:
            found.append((first, _always(words, group)))  # type: ignore[arg-type]
        elif isinstance(first, When) and len(group) > 1:
            whens = tuple(one for one in group if isinstance(one, When))
            alike = all(one.effect == first.effect for one in whens)
            found.append((first, _when(words, whens) if alike else _at_once(words, whens)))
        else:
            found.extend((one, " ".join(text for _, text in _sentences(words, one))) for one in group)
    return found


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
    return (_head(one), one.to, sleeps(one)) if isinstance(one, When) and not one.may and not one.once else None


def _at_once(words: Words, group: tuple[When, ...]) -> str:
    """Triggers of one moment: "when this card enters combat, if ..., ...; if ..., ..."."""
    token = BOUND.set(bound_in(Power(group)))
    try:
        effects = []
        for one in group:
            with with_topic(None):
                effects.append(Deed(words, one.effect).said("do"))
        heads = value(words, (_head(group[0]),))
        told = {
            "heads": heads,
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
            "at": _moments(one.at), "once": _period(one.once, one.at), "zone": one.zone, "only": one.only,
            "cost": one.cost, "steps": steps,
        }))  # fmt: skip
    elif isinstance(one, Answer):
        steps = _steps(words, one.targets, one.effect)
        yield "answer", spoken(words, Saying("answer-loss" if one.ways == ("loss",) else "answer", {
            "to": one.to, "zone": one.zone, "cost": one.cost, "only": one.only, "by": one.by, "once": _period(one.once),
            "you": one.concerns_you and not _says_you_alone(one.only), "steps": steps, "user": CASTER,
        }))  # fmt: skip


def _period(once: str, at: tuple[str, ...] = ()) -> str:
    """How often a power may be used, where it could be asked for in the turns of others too (once.phase3)."""
    if once == "turn" and at != ("3",):
        return "own-turn"
    return once.removesuffix("-end")


def _says_you_alone(only: Condition | None) -> bool:
    return only is not None and only.saying().message == "affects-only-you"


def _steps(
    words: Words, targets: tuple[Target | TargetPlayer, ...], effect: Effect | None
) -> tuple[Deed | Introduced, ...]:
    """What is chosen and what is done, one after the other; a choice is told with what is done first, if it can be."""
    steps: list[Effect] = []
    if effect is not None:
        said = effect.saying()
        steps = list(said.values["effects"]) if said.message == "seq" else [effect]  # type: ignore[call-overload]
        steps = [_unguarded(one, targets) for one in steps]
    if steps and len(targets) == 1 and isinstance(targets[0], Target):
        first = chosen(words, targets[0], steps[0])
        if first is not None:
            return (first, *(Deed(words, step) for step in steps[1:]))
    return tuple(Deed(words, step) for step in (*targets, *steps))


def _unguarded(effect: Effect, targets: tuple[Target | TargetPlayer, ...]) -> Effect:
    """An effect without the condition that a chosen card is still what could be chosen: nobody expects another."""
    if not isinstance(effect, If) or effect.otherwise is not None or not isinstance(effect.condition, RefIs):
        return effect
    asked = effect.condition
    for target in targets:
        if isinstance(target, Target) and asked.ref == Chosen(target.name) and asked.test in set(target.among.walk()):
            return effect.then
    return effect


def _moments(at: tuple[str, ...]) -> tuple[Saying, ...]:
    if len(at) > 1 and all(moment in "12345" for moment in at):
        return (Saying("moment-phases", {"phases": at}),)
    return tuple(Saying(f"moment-{moment}") for moment in at)


def _always(words: Words, group: tuple[Always, ...]) -> str:
    token = BOUND.set(bound_in(Power(group)))
    try:
        first = group[0]
        topic = topic_of(words, first.when) if first.when is not None else None
        with about(topic):
            told = told_together(words, [one.what for one in group], joined=first.when is not None)
        if first.when is not None:  # one sentence for all that holds under the same condition
            told = [words.grammar.joined(told, "and")]
        occasion = first.when is not None and all(one.what.saying().message in _OCCASIONS for one in group)
        message = "always-occasion" if occasion and words.has("always-occasion") else "always"
        when, anywhere = _while(words, group), value(words, first.anywhere)
        return " ".join(
            words.grammar.sentence(words.tell(message, {"when": when, "what": what, "anywhere": anywhere}))
            for what in told
        )
    finally:
        BOUND.reset(token)


def _while(words: Words, group: tuple[Always, ...]) -> object:
    """The condition under which they hold, told so that it is not taken for one of those they are about."""
    condition = group[0].when
    if condition is None:
        return value(words, None)
    who = group[0].what.saying().values.get("who")
    return ClaimPhrase(words, condition, of_others=isinstance(who, Test) and who != Is(SELF))


def _play(words: Words, one: Play) -> Iterator[tuple[str, str]]:
    only, unless = _positive(one.only)
    when = _when_playable(one)
    if one.way:
        at = _moments(one.at) if one.at else None
        yield "play-way", spoken(words, Saying(f"play-way-{one.way}", {"at": at, "only": only}))
    elif when is not None:
        yield when.message, spoken(words, when)
    if unless is not None:
        yield "play-not", spoken(words, Saying("play-not", {"claim": unless}))
    if one.by:
        yield "play-by", spoken(words, Saying("play-by", {"by": one.by}))
    if one.cost:
        yield "play-cost", spoken(words, Saying("play-cost", {"cost": one.cost}))
    before: Condition | None = None
    chosen_so_far = 0
    for (step, told), run in groupby((step, step.said("do")) for step in _steps(words, one.targets, one.effect)):
        times = len(list(run))
        choice = chosen_so_far < len(one.targets)
        chosen_so_far += times
        condition = _condition(step)
        if condition is not None and condition == before and words.has("if-still"):
            yield "effect", spoken(words, Saying("if-still", step.effect.saying().values))
        elif times == 2 and words.has("twice"):
            yield "effect", spoken(words, Saying("twice", {"said": told}))
        else:
            yield "choose" if choice else "effect", told
        before = condition


def _condition(step: Deed | Introduced) -> Condition | None:
    """What a step of its own hangs on, if it does nothing otherwise."""
    said = step.effect.saying()
    found = said.values.get("condition") if said.message == "if" and said.values["otherwise"] is None else None
    return found if isinstance(found, Condition) else None


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
        with with_topic(None):
            if not effect.said("do").strip():  # only noted for what is said elsewhere
                return ""
        heads = value(words, tuple(_head(one) for one in group))
        with about(_topic(words, group)):
            told = words.tell("when", {"heads": heads, "effect": effect, "may": value(words, first.may)})
        return words.grammar.sentence(told)
    finally:
        BOUND.reset(token)


def _topic(words: Words, group: tuple[When, ...]) -> Node | None:
    """The card an event is about, if the clause that says when mentions no other."""
    first = group[0]
    if len(group) > 1 or first.event in _WITHOUT_CARD or first.whose is not None:
        return None
    about = SELF if first.to is None or first.to == Is(SELF) else IT
    if first.only is not None and topic_of(words, first.only) not in (about, None):
        return None
    mentioned = first.only.walk() if first.only is not None else ()
    return None if any(isinstance(node, Ref) and node != about for node in mentioned) else about


def _head(one: When) -> Saying:
    """The clause that says when: "when this card is played"."""
    about = {"it": one.to if one.to is not None else _SELF, "whose": one.whose, "turn": Noun("noun-turn")}
    event = Saying(f"event-{one.event}", about)
    denied = one.only is not None and one.only.saying().message == "unless"
    once = one.once.removesuffix("-end")
    return Saying("when-head", {"event": event, "only": one.only, "denied": denied, "once": once})
