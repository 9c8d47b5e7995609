"""The words of a refusal: the values its sentence needs beside the reason, found in the position when it is wanted.

Everything told is open to the reader: their own cards, cards that lie open, the phases and the words of cards they
know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sixrealms import catalogue
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, Use
from sixrealms.engine.action import Action
from sixrealms.engine.battle_statics import Bar, MayNotFight
from sixrealms.engine.board import abilities_of, holding_true
from sixrealms.engine.card_users import may_use
from sixrealms.engine.combat_legality import attack_reasons, available_champions
from sixrealms.engine.combatants import combatant
from sixrealms.engine.explain import moment
from sixrealms.engine.placement import casters, free_places
from sixrealms.engine.power import Ability, Context
from sixrealms.engine.prohibitions import out_of_reach
from sixrealms.engine.reason import Reason
from sixrealms.engine.rebuild_cost import USUAL_PRICE, rebuild_price
from sixrealms.engine.state import Act, State
from sixrealms.engine.statics import HoldsFast, Immunity, PlayerImmunity, Prohibition
from sixrealms.engine.traits import worlds
from sixrealms.realise import power as realised
from sixrealms.telling.card_text import house_text
from sixrealms.telling.choices import asked, detail
from sixrealms.telling.names import Naming

Values = dict[str, str | int]

#: Questions everybody at the table may know of: who is asked them is seen, and what the question is gives nothing away.
_OPEN_QUESTIONS: Final = frozenset(
    {"ask-phase-0", "ask-phase-2", "ask-phase-3", "ask-phase-4", "ask-phase-5", "ask-combat", "ask-defend"}
    | {"ask-combat-covered", "ask-next-attacker", "ask-spoils", "ask-discard-down"}
)
_PHASES: Final = {"rule-phase": 0, "realms": 2, "pool": 3, "attack": 4, "end": 5}
_MOMENTS: Final = ("0", "2", "3", "4", "5", "combat", "any")


def taught(naming: Naming, reason: Reason, action: Action) -> Values:
    """The values of the sentence for this reason against this action."""
    values: Values = {name: naming.say(f"phase-short-{number}") for name, number in _PHASES.items()}
    find = _FINDERS.get(reason.message)
    return values | find(naming, reason, action) if find is not None else values


def waits_for(naming: Naming, reasons: Iterable[Reason], action: Action) -> str:
    """The question the reader need only pass to come closer to the moment that alone is missing; "" if passing leads
    nowhere.
    """
    s = naming.state
    if s.pending is None or s.pending.player != naming.reader or s.active != naming.reader:
        return ""
    now = moment(s)
    if not now.isdecimal():
        return ""
    for reason in reasons:
        if not any(phase > now for phase in _phases(naming, reason, action)):
            return ""
    return s.pending.about


def _phases(naming: Naming, reason: Reason, action: Action) -> tuple[str, ...]:
    """The phases of the reader's turn in which this reason would not stand."""
    if reason.message == "wrong-moment":
        return tuple("4" if one == "combat" else one for one in _moments(naming, action) if one != "any")
    return _BY_PHASE.get(reason.message, ())


_BY_PHASE: Final = {"not-phase-2": ("2",), "not-phase-4": ("4",), "avatar-phase-3": ("3",), "no-combat": ("4",)}


# -- when -------------------------------------------------------------------------------------------------------------


def _moments(naming: Naming, action: Action) -> tuple[str, ...]:
    """When the action would be possible, in the order of a turn."""
    ability = _ability(naming, action)
    if isinstance(ability, Use):
        found: frozenset[str] = frozenset(ability.at)
    elif action.verb == "play" and action.card >= 0:
        s = naming.state
        found = s.kit.defs[s.defn[action.card]].way_moments.get(action.number, frozenset())
    else:
        return ()
    return ("any",) if "any" in found else tuple(one for one in _MOMENTS if one in found)


def _when(naming: Naming, reason: Reason, action: Action) -> Values:
    s = naming.state
    told = [_moment(naming, one) for one in _moments(naming, action)]
    if not told and action.card >= 0:
        answers = any(isinstance(one, Answer) for one in s.kit.defs[s.defn[action.card]].abilities)
        told = [naming.say("when-answer" if answers else "when-never")]
    now = naming.say(f"phase-short-{reason.detail}") if reason.detail.isdecimal() else ""
    return {"when": _either(naming, told), "now": now}


def _moment(naming: Naming, one: str) -> str:
    if one.isdecimal():
        return naming.say("when-phase", number=one, name=naming.say(f"phase-short-{one}"))
    return naming.say(f"when-{one}")


def _either(naming: Naming, told: list[str]) -> str:
    if len(told) < 2:
        return told[0] if told else naming.say("why-see-the-card")
    return naming.say("when-or", most="; ".join(told[:-1]), last=told[-1])


def _in_own_turn(naming: Naming, reason: Reason, action: Action) -> Values:
    s = naming.state
    number = "0" if action.card >= 0 and s.kit.defs[s.defn[action.card]].type == "rule" else "3"
    return {"when": naming.say("when-turn", number=number, name=naming.say(f"phase-short-{number}"))}


def _question(naming: Naming, reason: Reason, action: Action) -> Values:
    pending = naming.state.pending
    return {"question": asked(naming, pending) if pending is not None else ""}


def _decider(naming: Naming, reason: Reason, action: Action) -> Values:
    pending = naming.state.pending
    if pending is None or pending.about not in _OPEN_QUESTIONS:
        return {"who": "", "question": "none"}
    return {"who": naming.names[pending.player], "question": asked(naming, pending)}


# -- what a card says -------------------------------------------------------------------------------------------------


def _ability(naming: Naming, action: Action) -> Play | Use | Answer | None:
    """The power the action is about; None if it is about none."""
    s = naming.state
    if not 0 <= action.card < len(s.zone):
        return None
    d = s.kit.defs[s.defn[action.card]]
    if action.verb == "play":
        return d.way_play.get(action.number)
    if action.verb in ("use", "answer"):
        abilities = abilities_of(s, action.card)
        found = abilities[action.number] if 0 <= action.number < len(abilities) else None
        return found if isinstance(found, Use | Answer) else None
    return next((play for play in d.plays if play.only is not None or play.cost is not None), None)


def _words(naming: Naming, card: int, said: Ability | None, *kinds: str) -> str:
    """An ability of a card in the reader's language (its sentences of these kinds, if any); without one all it says."""
    if card < 0 or not naming.knows(card):
        return naming.say("why-see-the-card")
    found = realised.ability(said, naming.language, *kinds) if said is not None else ""
    return found or house_text(naming.state, card, naming.language) or naming.say("why-see-the-card")


def _part(*kinds: str) -> Callable[[Naming, Reason, Action], Values]:
    """The sentences of the power that are of these kinds; the whole power if none is, as with a power in play."""

    def find(naming: Naming, reason: Reason, action: Action) -> Values:
        return {"says": _words(naming, reason.card, _ability(naming, action), *kinds)}

    return find


def _announced(s: State) -> Act | None:
    """What has been announced and may be answered now."""
    return s.act(s.frames[-1][2]) if s.frames and s.frames[-1][0] == "window" else None


def _answered(naming: Naming, reason: Reason, action: Action) -> Values:
    s = naming.state
    act = _announced(s)
    told = naming.say("why-see-the-card")
    if act is not None:
        told = naming.full(act.card)
        if naming.knows(act.card):
            d = s.kit.defs[s.defn[act.card]]
            sides = {"offensive": d.offensive, "defensive": d.defensive, "harmful": d.harmful, "helpful": d.helpful}
            kinds = [naming.say(f"type-{d.type.replace(' ', '-')}")]
            kinds += [naming.say(f"attribute-{name}").lower() for name, true in sides.items() if true]
            told = naming.say("why-kind", card=told, kind=", ".join(kinds))
        if act.way == "use":
            told = naming.say("why-power-used", card=told)
    return {"answered": told, **_part()(naming, reason, action)}


def _held_fast(naming: Naming, reason: Reason, action: Action) -> Values:
    """What was announced, and the words that keep it from being answered so."""
    s = naming.state
    act, nothing = _announced(s), naming.say("why-see-the-card")
    if act is None:
        return {"itself": "yes", "answered": nothing, "says": nothing}
    fast = holding_true(s, HoldsFast)
    said: list[Ability] = [
        a for one, x, a in fast if a is not None and x.source == reason.card and one.who.holds(s, act.card, x)
    ]
    used = s.kit.nodes[act.ability] if act.ability else None
    said += [used] if isinstance(used, Ability) else []
    words = _words(naming, reason.card, said[0] if said else None)
    return {"itself": _yes(reason.card == act.card), "answered": naming.full(act.card), "says": words}


def _asked_for(naming: Naming, reason: Reason, action: Action) -> Values:
    pending = naming.state.pending
    if pending is None or pending.player != naming.reader or not naming.knows(reason.card):
        return {"says": naming.say("why-see-the-card")}
    if pending.about == "ask-target" and not detail(naming, pending):  # the question names no kind of card
        return {"says": _words(naming, reason.card, None)}
    return {"says": detail(naming, pending) or naming.say(pending.about)}


def _ban(naming: Naming, reason: Reason, action: Action) -> Values:
    """What the card that forbids it says."""
    return {"says": _words(naming, reason.card, next(iter(_bans(naming, reason, action)), None))}


def _bans(naming: Naming, reason: Reason, action: Action) -> Iterable[Always]:
    s = naming.state
    card, other = action.card, action.other
    if reason.message == "barred":
        for bar, x, ability in holding_true(s, Bar):
            if ability is not None and x.source == reason.card and bar.refuses(s, card, other, x) is not None:
                yield ability
    elif reason.message == "forbidden":
        for ban, x, ability in holding_true(s, Prohibition):
            if ability is None or x.source != reason.card or out_of_reach(s, naming.reader, card, other, x):
                continue
            if ban.refuses(s, naming.reader, card, other, x) is not None:
                yield ability
    elif reason.message == "no-rebuilding":
        for rests, x, ability in holding_true(s, Prohibition):
            if ability is not None and x.source == reason.card and rests.bars_rebuilding(s, naming.reader, x):
                yield ability
    else:
        role = reason.message.removeprefix("may-not-")
        for keeps, x, ability in holding_true(s, MayNotFight):
            if ability is not None and x.source == reason.card and role in keeps.roles:
                yield ability


def _immunity(naming: Naming, reason: Reason, action: Action) -> Values:
    """Whose immunity it is, against what, and what the card that gives it says."""
    s = naming.state
    asks = s.pending.card if action.verb in ("choose", "seat") and s.pending is not None else action.card
    given = [(one, x, a) for one, x, a in holding_true(s, Immunity) if x.source == reason.card]
    said = [a for one, x, a in holding_true(s, PlayerImmunity) if a is not None and x.source == reason.card]
    aimed = [action.card] if action.verb == "choose" else _aimed_at(naming, action)
    shut = [card for card in aimed if any(one.covers(s, card, asks, x) for one, x, _ in given)]
    said = [a for one, x, a in given if a is not None and any(one.covers(s, c, asks, x) for c in shut)] or said
    return {
        "itself": _yes(shut == [reason.card]),
        "whom": naming.names[action.number] if action.verb == "seat" else naming.listing(shut) or "none",
        "against": naming.full(asks) if asks >= 0 else naming.say("why-see-the-card"),
        "says": _words(naming, reason.card, said[0] if said else None),
    }


def _aimed_at(naming: Naming, action: Action) -> list[int]:
    """The cards a power could be aimed at if nothing shielded them."""
    s, ability = naming.state, _ability(naming, action)
    x = Context(action.card, naming.reader, action.other)
    targets = [one for one in ability.targets if one.players is None] if ability is not None else []
    return list(dict.fromkeys(card for one in targets for card in one.cards.find(s, x)))


def _bearer(naming: Naming, reason: Reason, action: Action) -> Values:
    s = naming.state
    attaching = [ability for _, ability in s.kit.defs[s.defn[reason.card]].attaching]
    return {"says": _words(naming, reason.card, attaching[0] if attaching else None)}


def _whole_card(naming: Naming, reason: Reason, action: Action) -> Values:
    """All that the card says."""
    known = reason.card >= 0 and naming.knows(reason.card)
    said = house_text(naming.state, reason.card, naming.language) if known else ""
    return {"says": said or naming.say("why-see-the-card")}


# -- who and where ----------------------------------------------------------------------------------------------------


def _able(naming: Naming, reason: Reason, action: Action) -> Values:
    """Champions, realms and holdings of the reader that could use the card now."""
    s, card = naming.state, action.card
    if card < 0:
        return {"able": "none"}
    moments = s.kit.defs[s.defn[card]].way_moments.get(action.number, frozenset())
    fights = moment(s) == "combat" or combatant(s, naming.reader) >= 0
    at = "combat" if fights and "any" not in moments else "any"
    users = [one for one in casters(s, naming.reader, at) if not s.flags[one] & z.SPENT and may_use(s, one, card)]
    return {"able": naming.listing(users) or "none"}


def _reaching(naming: Naming, reason: Reason, action: Action) -> Values:
    """Champions of the reader that could attack there all the same."""
    s, realm = naming.state, action.other
    if action.verb != "attack" or realm < 0:
        return {"reaching": "none"}
    own = available_champions(s, naming.reader)
    able = [one for one in own if next(attack_reasons(s, naming.reader, one, realm), None) is None]
    return {"reaching": naming.listing(able) or "none"}


def _places(naming: Naming, reason: Reason, action: Action) -> Values:
    free = ", ".join(z.PLACES[place] for place in free_places(naming.state, naming.reader))
    return {"places": free or naming.say("why-no-place")}


def _worlds(naming: Naming, reason: Reason, action: Action) -> Values:
    s = naming.state
    if action.card < 0 or not naming.knows(reason.card):
        nothing = naming.say("why-see-the-card")
        return {"detail": "artifact", "own": nothing, "theirs": nothing}
    kind = s.kit.defs[s.defn[action.card]].type
    return {"detail": kind, "own": _world(naming, action.card), "theirs": _world(naming, reason.card)}


def _world(naming: Naming, card: int) -> str:
    found = sorted(catalogue.WORLDS.get(one, one) for one in worlds(naming.state, card))
    return " / ".join(found) or naming.say("why-no-world")


def _borne(kind: str) -> Callable[[Naming, Reason, Action], Values]:
    """The card of this kind that is attached there already."""

    def find(naming: Naming, reason: Reason, action: Action) -> Values:
        s = naming.state
        there = [one for one in s.on(reason.card) if s.kit.defs[s.defn[one]].type == kind]
        return {"other": naming.listing(there) or naming.say("why-see-the-card")}

    return find


def _held(naming: Naming, reason: Reason, action: Action) -> Values:
    s = naming.state
    needed = rebuild_price(s, reason.card) if reason.card >= 0 else USUAL_PRICE
    return {"held": len(s.hand(naming.reader)), "needed": needed}


def _yes(true: bool) -> str:
    return "yes" if true else "no"


_FINDERS: Final[dict[str, Callable[[Naming, Reason, Action], Values]]] = {
    "answer-first": _question,
    "barred": _ban,
    "cannot-answer-that": _answered,
    "cannot-be-answered-so": _held_fast,
    "cannot-use": _able,
    "condition-not-met": _part("play-at", "play-only", "play-not"),
    "cost-not-payable": _part("play-cost"),
    "forbidden": _ban,
    "formation-full": _places,
    "front-first": _places,
    "has-artifact": _borne("artifact"),
    "has-holding": _borne("holding"),
    "immune": _immunity,
    "may-not-attack": _ban,
    "may-not-defend": _ban,
    "may-not-join": _ban,
    "needs-user": _able,
    "no-effect": _part(),
    "no-rebuilding": _ban,
    "no-such-place": _places,
    "no-target": _part("choose"),
    "not-meant": _asked_for,
    "not-this-bearer": _bearer,
    "not-this-user": _part("play-by"),
    "not-your-decision": _decider,
    "not-your-turn": _in_own_turn,
    "not-your-user": _able,
    "other-world": _worlds,
    "place-taken": _places,
    "shielded": _reaching,
    "stays-there": _whole_card,
    "three-cards": _held,
    "too-strong": _asked_for,
    "works-by-itself": _whole_card,
    "wrong-moment": _when,
}
