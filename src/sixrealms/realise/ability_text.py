"""The text of one ability: when it works, what it costs, what is chosen and what happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import replace
from itertools import groupby
from typing import Any, Final, cast

from sixrealms.engine.ability import Always, Answer, Play, Target, Use, When
from sixrealms.engine.power import Ability, Bound, Condition, Effect, Node, Power, Saying, Test, Who
from sixrealms.engine.zones import POOL
from sixrealms.powers.allies_beside import Beside
from sixrealms.powers.card_questions import ANY, CHAMPION, Is, Type
from sixrealms.powers.conditions import All, Exists, RefIs, Unless
from sixrealms.powers.control_flow import Choose, If, OneOf, Seq
from sixrealms.powers.counters import Cancel
from sixrealms.powers.moves import Send
from sixrealms.powers.note_questions import Noted
from sixrealms.powers.play_now import PlayNow
from sixrealms.powers.question import Both, Question
from sixrealms.powers.refs import BEARER, CASTER, IT, SELF, Chosen, Ref, The
from sixrealms.powers.whenever import head
from sixrealms.powers.whereabouts import PLAYED_INTO_COMBAT, Of, UsedBy
from sixrealms.realise.claims import AFTER_WHEN, HAPPENS_TO, ClaimPhrase
from sixrealms.realise.companion_cards import PlayedBesideCopies
from sixrealms.realise.grammar import MOOD, each_phrase
from sixrealms.realise.joined_abilities import ATTACK_OVER, ONCE_SO, WHOEVER_WINS, OnceSo
from sixrealms.realise.joined_deeds import brought_together
from sixrealms.realise.joined_statements import told_together
from sixrealms.realise.kept_cards import with_kept
from sixrealms.realise.mentions import Introduced, chosen, chosen_player, lasts_for_chosen, player_first
from sixrealms.realise.message_values import (
    INNER,
    Deed,
    InTurn,
    ToldSaying,
    one_there,
    spoken,
    value,
    values,
)
from sixrealms.realise.mirror_rules import FightsAgainst
from sixrealms.realise.noun_phrase import Modifier
from sixrealms.realise.nouns import ANSWERED_UNCAST, ANSWERING, BOUND, CASTING, EACH_TURN, FRESH, noun
from sixrealms.realise.plainer import is_psionic
from sixrealms.realise.planning import OthersFight, in_short
from sixrealms.realise.renewed_effects import LeavesTheTable
from sixrealms.realise.topic import about, one_meant, topic_of, with_topic
from sixrealms.realise.words import Words

#: Statements that begin with an occasion ("when it is defeated") by themselves.
_OCCASIONS: Final = ("goes-instead",)
#: Events that are only told: what happens to a realm under attack, and two events in one.
UNDER_ATTACK: Final[Mapping[str, Any]] = {
    "activate": "activate-under-attack",
    "attacked": "attacked-under-attack",
    "round-decided": "round-decided-under-attack",
}
PLAYED_OR_REBUILT: Final = cast("Any", "played-or-rebuilt")
COMES: Final = cast("Any", "comes")
FOUGHT_AT_ALL: Final = cast("Any", "fought-at-all")
_FOUGHT: Final = "event-fought-at-all"
#: Whether a way to play a card that is told is one of several, so that it should be one sentence.
ONE_OF_SEVERAL: ContextVar[bool] = ContextVar("one_of_several", default=False)
#: So many limits and prices before what is done are many.
_MUCH_BEFORE: Final = 2
#: Events of a turn, which may be each player's.
_TURNS: Final = ("turn-start", "turn-end", "phase-1", "phase-2", "phase-3", "phase-4", "phase-5")
#: Events that are about no card.
_WITHOUT_CARD: Final = (
    *_TURNS,
    *("spoils-due", WHOEVER_WINS, ONCE_SO, ATTACK_OVER, *UNDER_ATTACK.values()),
)


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


def sentences(words: Words, one: Ability) -> list[tuple[str, str]]:
    """The sentences of an ability, each with its kind."""
    token = BOUND.set(bound_in(one))
    try:
        found = list(_clauses(words, one))
    finally:
        BOUND.reset(token)
    return [(kind, words.grammar.sentence(clause)) for kind, clause in found if clause.strip()]


def _clauses(words: Words, one: Ability) -> Iterator[tuple[str, str]]:
    if isinstance(one, Always):
        yield "always", always(words, (one,))
    elif isinstance(one, When):
        yield "when", when(words, (one,))
    elif isinstance(one, Play):
        yield from _play(words, one)
    elif isinstance(one, Use):
        whole = is_psionic(one.effect) if words.has("use-says-psionic") else None
        steps = _steps(words, one.targets, whole or one.effect)
        start = one.at == ("0",) and words.has("use-start")
        at, one = _between_turns(words, one)
        mood = MOOD.set("may" if start else MOOD.get())
        told = spoken(words, Saying("use-start" if start else "use", {
            "at": at, "once": _period(one.once, one.at), "zone": one.zone, "only": one.only,
            "cost": _cost(words, one.cost), "psionic": whole is not None, "steps": (InTurn(steps),),
            "late": _late(one.only, one.once, one.zone, one.cost),
        }))  # fmt: skip
        MOOD.reset(mood)
        yield "use", told
    elif isinstance(one, Answer):
        yield "answer", _answer(words, one)


def _between_turns(words: Words, one: Use) -> tuple[tuple[Saying, ...], Use]:
    """When a power is used; what can be used between two turns only is not used "at any time"."""
    parts = one.only.parts_ if isinstance(one.only, All) else (one.only,) if one.only is not None else ()
    rest = tuple(part for part in parts if part.saying().message != "between-turns")
    if len(rest) == len(parts) or one.at != ("any",) or not words.has("moment-between-turns"):
        return moments(one.at), one
    only = None if not rest else rest[0] if len(rest) == 1 else All(rest)  # type: ignore[arg-type]
    return (Saying("moment-between-turns"),), replace(one, only=only)


def _answer(words: Words, one: Answer) -> str:
    """What is answered, and how; what a card in play cancels is said without "in answer to"."""
    alone, only = _you_alone(one.only)
    message = "answer-loss" if one.ways == ("loss",) else "answer"
    if message == "answer" and one.zone in ("play", "battle") and one.effect == Cancel() and not one.targets:
        message = "answer-cancel" if words.has("answer-cancel") else message
    if (
        str(one.zone) == "hand-or-play"
        and one.effect == Cancel()
        and not (one.targets or one.once or one.cost or one.by)
    ):
        message = "answer-cancel-either" if words.has("answer-cancel-either") else message
    types = [kind for node in one.to.meant() if isinstance(node, Type) for kind in node.types]
    if one.zone == "battle" and CASTING.get(False) and words.has("for-the-round"):
        return words.tell("for-the-round", {"told": _answer(words, replace(one, zone="hand"))})
    uncast = ANSWERED_UNCAST.set(bool(types) and not any(kind.endswith("spell") for kind in types))
    answering = ANSWERING.set(True)
    try:
        return spoken(words, Saying(message, {
            "to": one.to, "zone": one.zone, "cost": one.cost, "only": only, "by": _who_uses(one.by),
            "once": _period(one.once), "you": "only" if alone else one.concerns_you,
            "steps": (InTurn(_steps(words, one.targets, one.effect)),), "bearer": BEARER,
            "late": _late(only, one.once, "" if one.zone == "hand" else "told", one.cost),
        }))  # fmt: skip
    finally:
        ANSWERED_UNCAST.reset(uncast)
        ANSWERING.reset(answering)


def _cost(words: Words, cost: Effect | None) -> object:
    """What a power costs; what it costs in some games beside what it costs in all others."""
    if not isinstance(cost, If) or cost.otherwise is None or not words.has("cost-by-case"):
        return cost
    return ToldSaying(words, Saying("cost-by-case", cost.saying().values))


def _who_uses(by: Test | None) -> Condition | None:
    """What is asked of the champion that uses a card, without asking whether it is a champion."""
    tests = by.tests if isinstance(by, Both) else () if by is None else (cast("Question", by),)
    rest = tuple(test for test in tests if test != CHAMPION)
    if not rest:
        return None
    return RefIs(CASTER, rest[0] if len(rest) == 1 else Both(rest))


def _period(once: str, at: tuple[str, ...] = ()) -> str:
    """How often a power may be used, where it could be asked for in the turns of others too (once.phase3)."""
    if once == "turn" and at != ("3",):
        return "own-turn"
    return once.removesuffix("-end")


def _late(only: Condition | None, once: str, zone: str, cost: Effect | None) -> bool:
    """Whether so much stands before what is done that the condition is better told after it."""
    told = (once not in ("", "none"), zone not in ("", "play"), cost is not None)
    long = isinstance(only, All) and not isinstance(in_short(only), OthersFight)
    return only is not None and sum(told) + long >= _MUCH_BEFORE


def _you_alone(only: Condition | None) -> tuple[bool, Condition | None]:
    """Whether a condition asks that nobody else is affected, and what else it asks."""
    parts = only.parts_ if isinstance(only, All) else (only,) if only is not None else ()
    rest = tuple(part for part in parts if part.saying().message != "affects-only-you")
    if len(rest) == len(parts):
        return False, only
    return True, None if not rest else rest[0] if len(rest) == 1 else All(rest)  # type: ignore[arg-type]


def when_playable(words: Words, one: Play) -> Saying | None:
    """What a way to play a card says of its moments and its condition."""
    only, _ = _positive(one.only)
    if one.at == ("any",) and only is not None and _says_when(words, only):
        return Saying("play-any-time-only", {"at": moments(one.at), "only": only})
    if one.at == ("any",) and only is not None and words.has("moment-any-turn"):
        if any(node.saying().message == "turn-of" for node in only.walk() if isinstance(node, Condition)):
            return Saying("play-only", {"only": only})
        return Saying("play-at", {"at": (Saying("moment-any-turn"),), "only": only})
    if one.at:
        return Saying("play-at", {"at": moments(one.at), "only": only})
    return Saying("play-only", {"only": only}) if only is not None else None


def _says_when(words: Words, only: Condition) -> bool:
    """Whether a condition says at what moment a card is played, so that "at any time" would contradict it."""
    moments = words.grammar.when_clauses
    return words.has("play-any-time-only") and ClaimPhrase(words, in_short(only)).adverb().startswith(moments)


def _steps(words: Words, targets: tuple[Target, ...], effect: Effect | None) -> tuple[Deed | Introduced, ...]:
    """What is chosen and what is done, one after the other; a choice is told with what is done first, if it can be."""
    steps: list[Effect] = []
    if effect is not None:
        said = effect.saying()
        alone = said.message != "seq" or isinstance(effect, Choose)
        steps = [effect] if alone else with_kept(words, brought_together(said.values["effects"]))  # type: ignore[arg-type]
        steps = [_unguarded(one, targets) for one in steps]
    if steps and len(targets) == 1 and targets[0].players is None:
        first = chosen(words, targets[0], steps[0])
        if first is not None:
            return (first, *(Deed(words, step) for step in steps[1:]))
    if len(steps) == 1 and len(targets) == 1 and targets[0].players is None:
        lasting = lasts_for_chosen(words, targets[0], steps[0])
        if lasting is not None:
            return (lasting,)
    if steps and len(targets) == 1 and targets[0].players is not None:
        first = chosen_player(words, targets[0], steps[0])
        if first is not None:
            return (first, *(Deed(words, step) for step in steps[1:]))
    found: list[Deed | Introduced] = [Deed(words, target) for target in targets]
    while steps:
        first_two = player_first(words, steps)
        found.append(first_two or Deed(words, steps[0]))
        steps = steps[1 if first_two is None else 2 :]
    return tuple(found)


def _unguarded(effect: Effect, targets: tuple[Target, ...]) -> Effect:
    """An effect without the condition that a chosen card is still what could be chosen: nobody expects another."""
    if not isinstance(effect, If) or effect.otherwise is not None or not isinstance(effect.condition, RefIs):
        return effect
    asked = effect.condition
    for target in targets:
        if asked.ref == Chosen(target.name) and asked.test in set(target.among.walk()):
            return effect.then
    return effect


def moments(at: tuple[str, ...]) -> tuple[Saying, ...]:
    """When a card is played or a power used: several phases as one list."""
    if len(at) > 1 and all(moment in "12345" for moment in at):
        return (Saying("moment-phases", {"phases": at}),)
    return tuple(Saying(f"moment-{moment}") for moment in at)


def always(words: Words, group: tuple[Always, ...]) -> str:
    """What holds all the time, told together: all under the same condition."""
    token = BOUND.set(bound_in(Power(group)))
    try:
        first = group[0]
        if first.when is not None and all(one.what.saying().message in _OCCASIONS for one in group):
            return _on_occasion(words, group)
        topic = topic_of(words, first.when) if first.when is not None else None
        topic = IT if isinstance(first.when, FightsAgainst) else topic
        with about(topic):
            told = told_together(words, [one.what for one in group], joined=first.when is not None)
        if first.when is not None:  # one sentence for all that holds under the same condition
            told = [words.grammar.joined(told, "and")]
        when, anywhere = _while(words, group), value(words, first.anywhere)
        return " ".join(
            words.grammar.sentence(words.tell("always", {"when": when, "what": what, "anywhere": anywhere}))
            for what in told
        )
    finally:
        BOUND.reset(token)


def _on_occasion(words: Words, group: tuple[Always, ...]) -> str:
    """What tells of an occasion itself takes the condition with it: "when it is defeated as the defender, ..."."""
    told = []
    for one in group:
        who = one.what.saying().values["who"]
        assert isinstance(who, Test)
        token = HAPPENS_TO.set(one_meant(who))
        given = {**values(words, one.what.saying()), "only": value(words, one.when)}
        message = one.what.saying().message
        told.append(words.tell(message, given, "last" if _stands_last(words, message, one.when) else ""))
        HAPPENS_TO.reset(token)
    whole = {"when": value(words, None), "what": words.grammar.joined(told, "and")}
    return words.grammar.sentence(words.tell("always", {**whole, "anywhere": value(words, group[0].anywhere)}))


def _stands_last(words: Words, message: str, only: Condition | None) -> bool:
    """Whether a condition is told after what happens, so that "it" is not taken for the card it is about."""
    if only is None or not words.has(message, "last"):
        return False
    inside = words.grammar.within(ClaimPhrase(words, in_short(only)).inside())
    return inside.startswith(", ")


def _while(words: Words, group: tuple[Always, ...]) -> object:
    """The condition under which they hold, told so that it is not taken for one of those they are about."""
    condition = group[0].when
    if condition is None:
        return value(words, None)
    said = group[0].what.saying().values
    who = said.get("who", said.get("whose"))
    others = isinstance(who, Test | Who) and who != Is(SELF)
    return ClaimPhrase(words, in_short(condition), of_others=others, of_players="who" not in said)


def _play(words: Words, one: Play) -> Iterator[tuple[str, str]]:
    only, unless = _positive(one.only)
    when = when_playable(words, one)
    if one.way:
        at = moments(one.at) if one.at else None
        told = spoken(words, Saying(f"play-way-{one.way}", {"at": at, "only": only}))
        if one.way in ("monster", "realm") and one.effect == Send(The(SELF), POOL) and words.grammar.joins_choices:
            yield "play-way", told.removesuffix(":")  # which says that it goes to the pool
            return
        yield "play-way", told
    elif when is not None:
        yield when.message, spoken(words, when)
    if one.past_bans:
        yield "play-past-bans", spoken(words, Saying("play-past-bans"))
    if unless is not None:
        yield "play-not", spoken(words, Saying("play-not", {"claim": unless}))
    if one.from_pool:
        used = not CASTING.get(True) and words.has("play-from-pool-used")
        yield "play-from-pool", spoken(words, Saying("play-from-pool-used" if used else "play-from-pool"))
    if one.by:
        yield "play-by", spoken(words, Saying("play-by", {"by": one.by}))
    if one.cost:
        ways = one.cost.saying()
        either = ToldSaying(words, Saying("either", ways.values)) if ways.message == "one-of" else one.cost
        fact = ways.message == "spend" and words.has("play-cost-fact")
        yield "play-cost", spoken(words, Saying("play-cost-fact" if fact else "play-cost", {"cost": either}))
    # "together with a champion from your hand" has said what is chosen
    named = one.way == "champion" and len(one.targets) == 1 and words.has("play-beside-copies")
    effects = _steps(words, () if named else one.targets, one.effect)
    if ONE_OF_SEVERAL.get() and len(effects) == 2 and (not one.targets or isinstance(effects[0], Introduced)):
        yield "effect", words.grammar.then([step for effect in effects for step in effect.steps("do")])
        return
    before: Condition | None = None
    after_play = False
    chosen_so_far = 0
    for (step, told), run in groupby((step, step.said("do")) for step in effects):
        times = len(list(run))
        choice = chosen_so_far < len(one.targets)
        chosen_so_far += times
        condition = _condition(step)
        if condition is not None and condition == before and words.has("if-still"):
            yield "effect", spoken(words, Saying("if-still", step.effect.saying().values))
        elif times == 2 and words.has("twice"):
            yield "effect", spoken(words, Saying("twice", {"said": told}))
        elif isinstance(step.effect, If) and after_play and words.has("then-if"):  # how it stands by then
            yield "effect", words.tell("then-if", {"told": told})
        else:
            yield "choose" if choice else "effect", told
        before, after_play = condition, isinstance(step.effect, PlayNow | PlayedBesideCopies)


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
    if isinstance(only, All):  # "playable only when ...", and by itself what must not be there
        banned = {part: _there(part) for part in only.parts_ if _there(part) is not None}
        rest = tuple(part for part in only.parts_ if part not in banned)
        if len(banned) == 1 and rest:
            return rest[0] if len(rest) == 1 else All(rest), next(iter(banned.values()))
    return only, None


def _there(part: Condition) -> Condition | None:
    """What must not be there, if a condition asks for that alone."""
    if isinstance(part, Unless) and isinstance(part.claim, Exists):
        return part.claim
    return Exists(part.cards) if isinstance(part, Exists) and part.most == 0 else None


def when(words: Words, group: tuple[When, ...]) -> str:
    """Triggers with the same effect, in one sentence; "" for one that only notes what is said elsewhere."""
    token = BOUND.set(bound_in(Power(group)))
    try:
        first = group[0]
        effect = Deed(words, first.effect, last=True)
        with with_topic(None):
            if not effect.said("do").strip():  # only noted for what is said elsewhere
                return ""
        alone = len(group) == 1 and not (first.may or first.only is not None or isinstance(first.effect, OneOf))
        first_only = first.once if alone and words.has("when-first") else ""
        each_turn = EACH_TURN.set(first.event in _TURNS and first.whose is None)
        heads, only = heads_of(words, (replace(first, once=""),) if first_only else group)
        given = {"heads": heads, "only": only, "effect": effect, "may": value(words, first.may)}
        token_inner, token_when = INNER.set(True), AFTER_WHEN.set(True)
        token_fresh = FRESH.set({**FRESH.get(), **_told_apart(words, first)})
        try:
            with about(_topic(words, group)):
                told = words.tell("when", given)
            if first_only:
                once = first_only.removesuffix("-end")
                first_time = words.grammar.first_time(told)
                message = "when-first-time" if first_time else "when-first"
                told = words.tell(message, {"told": first_time or told, "once": once})
        finally:
            EACH_TURN.reset(each_turn)
            INNER.reset(token_inner)
            AFTER_WHEN.reset(token_when)
            FRESH.reset(token_fresh)
        return words.grammar.sentence(told)
    finally:
        BOUND.reset(token)


def _told_apart(words: Words, one: When) -> dict[str, list[Any]]:
    """The card an event is about in full, where the condition mentions another of its type."""
    if one.event == "looked-at" and words.has("looking-card"):
        return {"other": [noun(words, "looking-card", {})]}
    types = (
        next((node.types for node in one.to.meant() if isinstance(node, Type)), None) if one.to is not None else None
    )
    mentioned = one.only.walk() if one.only is not None else ()
    if types is None or not any(isinstance(node, Type) and node.types == types for node in mentioned):
        return {}
    told = each_phrase(value(words, one.to), lambda p: p.determined("the").having(fixed=True))
    if one.event == "played" and words.has("just-played", "clause"):  # "the swimming ally just played"
        now: Modifier = lambda form: words.tell("just-played", {"form": form}, "clause")  # noqa: E731
        told = each_phrase(told, lambda p: p.having(clauses=(now,)))
    return {"it": [told]}


def heads_of(words: Words, group: Sequence[When]) -> tuple[Any, Any]:
    """The clauses that say when, and the condition that all of them share, told once after the last."""
    only = group[0].only
    shared = len(group) > 1 and only is not None and all(one.only == only for one in group)
    told: list[str] = []
    before = ""
    for one in _come_together(words, [replace(one, only=None) for one in group] if shared else group):
        token = HAPPENS_TO.set(_who_does(one) or (one_meant(one.to) if one.to is not None else SELF))
        about_itself = replace(one, to=Is(SELF)) if one.to is None and one.event not in _WITHOUT_CARD else one
        clause = spoken(words, _head(words, about_itself))
        HAPPENS_TO.reset(token)
        start = _shared_start(words, before, clause, one)
        told.append(clause[len(start) :])
        before = clause
    return value(words, tuple(told)), value(words, only if shared else None)


def _who_does(one: When) -> Ref | None:
    """The card that casts what is announced."""
    tests = one.to.tests if isinstance(one.to, Both) and one.event == "announced" else ()
    casters = [test.saying().values["ref"] for test in tests if test.saying().message == "cast-by"]
    return next((caster for caster in casters if isinstance(caster, Ref)), None)


def _head(words: Words, one: When) -> Saying:
    """The clause that says when; of what somebody plays or casts, that they do."""
    said = head(one)
    if isinstance(one.to, OnceSo):
        return Saying(said.message, {**said.values, "event": one.to.saying()})
    tests = one.to.tests if isinstance(one.to, Both) else ()
    steps = one.effect.effects if isinstance(one.effect, Seq) else ()
    if (
        one.event == "round-ends"
        and isinstance(next(iter(steps), None), LeavesTheTable)
        and words.has("event-this-round-ends")
    ):
        return Saying(said.message, {**said.values, "event": Saying("event-this-round-ends")})
    if one.event == "played" and isinstance(one.to, UsedBy) and words.has("event-used"):
        event = Saying("event-used", {"it": ANY, "by": one.to.bearer, "once": bool(one.once)})
        return Saying(said.message, {**said.values, "event": event})
    beside = next((test for test in tests if isinstance(test, Beside)), None)
    if one.event == "joins" and beside is not None and words.has("event-joins-beside"):
        rest = tuple(other for other in tests if other != beside)
        event = Saying("event-joins-beside", {"it": rest[0] if len(rest) == 1 else Both(rest), "ref": beside.ref})
        return Saying(said.message, {**said.values, "event": event})
    if one.event == "played" and PLAYED_INTO_COMBAT in tests and words.has("event-plays-against"):
        rest = tuple(other for other in tests if other != PLAYED_INTO_COMBAT)
        it = rest[0] if len(rest) == 1 else Both(rest)
        return Saying(said.message, {**said.values, "event": Saying("event-plays-against", {"it": it})})
    if one.event == "joins" and one.anywhere and one.only is None and words.has("event-joins-any"):
        return Saying(said.message, {**said.values, "event": Saying("event-joins-any", {"it": one.to})})
    cast_in = [test for test in tests if isinstance(test, Noted) and test.saying().message == "cast-in-phase"]
    if one.event == "announced" and cast_in and words.has("event-announced-in-phase"):
        it = Both(tuple(other for other in tests if other not in cast_in))
        event = Saying("event-announced-in-phase", {"it": it, **cast_in[0].saying().values})
        return Saying(said.message, {**said.values, "event": event})
    for test in tests:
        caster = test.saying().values.get("ref") if test.saying().message == "cast-by" else None
        player = test.who if isinstance(test, Of) and not test.owned else None
        if one.event != "announced" or (caster is None and player is None) or not words.has("event-cast"):
            continue
        rest = tuple(other for other in tests if other != test)
        it = rest[0] if len(rest) == 1 else Both(rest)
        message = "event-cast" if caster is not None else "event-play"
        by = caster if caster is not None else player
        event = Saying(message, {"it": it, "by": by, "once": bool(one.once)})
        return Saying(said.message, {**said.values, "event": event})
    return said


def _come_together(words: Words, group: Sequence[When]) -> list[When]:
    """Coming into play by being played, and without it, as one event; so is having fought, and having lost."""
    found: list[When] = []
    for one in group:
        if found and one.event == "returned" and found[-1] == replace(one, event="played"):
            found[-1] = replace(one, event=COMES)
        elif found and one.event == "defeated" and found[-1] == replace(one, event="fought") and words.has(_FOUGHT):
            found[-1] = replace(one, event=FOUGHT_AT_ALL)  # the beaten no longer fight when the round is over
        else:
            found.append(one)
    return found


def _shared_start(words: Words, before: str, clause: str, one: When) -> str:
    """What two clauses begin with, if that names the card they are about: "when this card is"."""
    if one.to is not None and one.event in _WITHOUT_CARD:
        return ""
    subject = value(words, one.to if one.to is not None else SELF).format(None)
    shared = ""
    for mine, theirs in zip(clause.split(" "), before.split(" "), strict=False):
        if mine != theirs:
            break
        shared += f"{mine} "
    return shared if f"{subject} " in shared and len(shared) < len(clause) else ""


def _topic(words: Words, group: tuple[When, ...]) -> Node | None:
    """The card an event is about, if the clause that says when mentions no other."""
    first = group[0]
    if len(group) > 1 or first.event in _WITHOUT_CARD or first.whose is not None:
        return None
    if isinstance(first.to, UsedBy) and first.event == "played" and isinstance(user := one_there(first.to.bearer), Ref):
        return user
    about = SELF if first.to is None or first.to == Is(SELF) else IT
    if first.only is not None and topic_of(words, first.only) not in (about, None):
        return None
    mentioned = first.only.walk() if first.only is not None else ()
    return None if any(isinstance(node, Ref) and node != about for node in mentioned) else about
