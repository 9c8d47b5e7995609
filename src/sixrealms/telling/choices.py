"""What may be done, as numbered lines; many variants of one thing share a line and ask again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, Use, When
from sixrealms.engine.action import NUMBER, Action, Decision
from sixrealms.engine.card_def import CAST
from sixrealms.engine.flow.turn import max_hand
from sixrealms.engine.level import level
from sixrealms.engine.power import Cards, Node
from sixrealms.engine.traits import realm_champion
from sixrealms.players.playout_policy import strength
from sixrealms.telling.card_text import power_missing
from sixrealms.telling.hand_order import hand_order
from sixrealms.telling.names import Naming

#: More lines than this are gathered by card.
_COMFORTABLE: Final = 9
#: Questions whose yes and no are said in full, so that nobody has to read the question twice to answer it.
_SAID_IN_FULL: Final = frozenset({"ask-take-back"})
#: What leaves things as they are; "p" means it.
IDLE: Final = frozenset({"pass", "done", "decline", "stop", "no", "keep"})


@dataclass(frozen=True)
class Choice:
    """One numbered line: an action, or several of a kind to choose from next."""

    label: str
    action: Action | None
    among: tuple[Choice, ...] = field(default=())


def choices(naming: Naming, decision: Decision) -> list[Choice]:
    """The lines of a decision in the order of its options, cards of the hand as they are held; passing comes last."""
    options = sorted(decision.options, key=lambda action: (action.verb in IDLE, _place_in_hand(naming, action)))
    if len(options) <= _COMFORTABLE:
        return [_single(naming, action) for action in options]
    groups: dict[tuple[str, int, int], list[Action]] = {}
    for action in options:
        key = (action.verb, action.card, action.number)
        if action.verb == "choose" or action.card < 0:
            key = (action.verb, len(groups), -1)
        groups.setdefault(key, []).append(action)
    found = []
    for members in groups.values():
        if len(members) == 1:
            found.append(_single(naming, members[0]))
        else:
            among = tuple(Choice(_variant(naming, action), action) for action in members)
            found.append(Choice(_head(naming, members[0]), None, among))
    return found


def _place_in_hand(naming: Naming, action: Action) -> int:
    """Cards of the own hand to choose from stand as the hand is shown; anything else stays where it is."""
    s = naming.state
    if action.verb != "choose" or s.zone[action.card] != z.HAND or s.ctrl[action.card] != naming.reader:
        return -1
    return hand_order(s.kit.defs[s.defn[action.card]].type)


def idle(decision: Decision) -> Action | None:
    """The option that leaves things as they are, if there is exactly one."""
    found = [action for action in decision.options if action.verb in IDLE]
    return found[0] if len(found) == 1 else None


def asks_for_a_number(decision: Decision) -> bool:
    """Whether a number typed is the answer itself and not the number of a line."""
    return decision.kind == NUMBER


def question(naming: Naming, decision: Decision, *, private: bool = False) -> str:
    """What is asked, and which card asks it. `private`: nobody else can read it; elsewhere it is not told that there is
    nothing to choose from.
    """
    text = asked(naming, decision, private=private)
    if decision.card >= 0:
        text = naming.say("question-of-card", card=naming.full(decision.card), question=text)
    acts = naming.state.acts
    if decision.about in ("ask-answer", "ask-loss") and acts:
        text += " " + naming.say("question-answers", card=naming.full(acts[-1].card))
    return text


def asked(naming: Naming, decision: Decision, *, private: bool = False) -> str:
    """What is asked, without the card that asks it."""
    return naming.say(_about(naming, decision, private), over=_too_many(naming, decision), **_at_stake(naming))


def _about(naming: Naming, decision: Decision, private: bool) -> str:
    """The question; another one where something harmful strikes a card of one's own unless one sees it, and
    where there is nothing to choose from.
    """
    s, options = naming.state, decision.options
    if decision.about == "ask-target" and len(options) == 1 and s.ctrl[options[0].card] == decision.player:
        return "ask-target-of-ones-own"
    if private and decision.about == "ask-combat" and all(option.verb in IDLE for option in options):
        return "ask-combat-nothing"
    return decision.about


def _too_many(naming: Naming, decision: Decision) -> int:
    """How many cards still have to leave the hand, where that is asked (turn.phase5.discard-down)."""
    if decision.about != "ask-discard-down":
        return 0
    return len(decision.options) - max_hand(naming.state, decision.player)


def _at_stake(naming: Naming) -> dict[str, str]:
    """The champions of the round, where a question is about them."""
    b = naming.state.battle
    if b is None:
        return {"champion": "", "opponent": ""}
    return {
        "champion": naming.full(b.champion) if b.champion >= 0 else "",
        "opponent": naming.full(b.opponent) if b.opponent >= 0 else "",
    }


def detail(naming: Naming, decision: Decision) -> str:
    """House text of the part of a power that is carried out and asks, "" if none does."""
    part = _asking(naming, decision)
    if part is None:
        return ""
    seen = _seen(naming, part)
    text = naming.power(part)
    return f"{text} {naming.say('question-seen', cards=naming.listing(seen))}" if seen else text


def _seen(naming: Naming, part: Node) -> list[int]:
    """Cards the reader has looked at in a pile or in somebody's hand, if something may happen to them: without their
    names one could not decide.
    """
    s, frame = naming.state, naming.state.frames[-1]
    cards = getattr(getattr(part, "effect", None), "cards", None)
    if frame[0] != "effect" or not isinstance(cards, Cards):
        return []
    own = s.hand(naming.reader) if 0 <= naming.reader < s.n else ()
    found = [card for card in cards.find(s, frame[3]) if s.zone[card] in (z.DRAW, z.HAND) and card not in own]
    return found if all(naming.knows(card) for card in found) else []


def _asking(naming: Naming, decision: Decision) -> Node | None:
    """What is carried out now."""
    s = naming.state
    frame = s.frames[-1] if s.frames else ()
    if frame[:1] == ("triggers",) and frame[2]:
        when = s.kit.nodes[frame[2][0][0]]
        return when.effect if isinstance(when, When) else None
    if frame[:1] == ("effect",) and decision.about in ("ask-may", "ask-way", "ask-choose", "ask-player"):
        return s.kit.nodes[frame[1]]
    return None


# -- labels -----------------------------------------------------------------------------------------------------------


def _single(naming: Naming, action: Action) -> Choice:
    return Choice(label(naming, action), action)


def label(naming: Naming, action: Action) -> str:
    """One option in full."""
    verb = action.verb
    if verb == "attack":
        return naming.say("choice-attack", realm=naming.full(action.other), champion=_fighter(naming, action))
    text = _head(naming, action)
    where = _where(naming, action)
    return f"{text} {where}" if where else text


def _head(naming: Naming, action: Action) -> str:
    """What all variants of an option have in common."""
    verb = action.verb
    if verb == "attack":
        return naming.say("choice-attack-with", champion=_fighter(naming, action))
    if verb == "defend":
        return naming.say("choice-defend", what=_fighter(naming, action))
    if verb == "seat":
        name = naming.names[action.number]
        return naming.say("choice-yourself", what=name) if action.number == naming.reader else name
    if verb == "request":
        return naming.say("choice-request", what=naming.names[action.number])
    if verb == "place":
        return naming.say("choice-place", what=z.PLACES[action.number])
    if verb == "number":
        return str(action.number)
    if verb == "mode":
        return _mode(naming, action)
    if verb == "name":
        pending = naming.state.pending
        guess = pending is not None and pending.about == "ask-type"
        return naming.say(f"type-{action.text.replace(' ', '-')}") if guess else action.text
    if verb == "choose":
        return _with_kind(naming, action.card)
    pending = naming.state.pending
    if verb in ("yes", "no") and pending is not None and pending.about in _SAID_IN_FULL:
        return naming.say(f"choice-{verb}-to-{pending.about}", **_at_stake(naming))
    what = naming.full(action.card) if action.card >= 0 else ""
    text = naming.say(f"choice-{verb}", what=what)
    if verb == "play" and power_missing(naming.state, action.card):
        text += f" [{naming.say('mark-power-missing')}]"
    if action.card >= 0 and action.number >= 0:
        text += _which(naming, action)
    return text


def _with_kind(naming: Naming, card: int) -> str:
    """A card to choose; where it is not in play its type and world say what one gives away or takes."""
    s = naming.state
    text = naming.full(card)
    if s.zone[card] in z.IN_PLAY or not naming.knows(card):
        return text
    d = s.kit.defs[s.defn[card]]
    kind = naming.say(f"type-{d.type.replace(' ', '-')}")
    return f"{text} ({kind}, {d.world})" if d.world else f"{text} ({kind})"


def _variant(naming: Naming, action: Action) -> str:
    """What sets one variant apart from the others of its line."""
    if action.verb == "attack":
        return naming.full(action.other)
    return _where(naming, action) or label(naming, action)


def _where(naming: Naming, action: Action) -> str:
    """Place, bearer, caster, champion joined."""
    if action.other < 0:
        return ""
    s = naming.state
    d = s.kit.defs[s.defn[action.card]]
    if action.verb == "play" and d.type == "realm":
        places = s.formation(naming.reader)
        old = places[action.other] if action.other < len(places) else -1  # what is refused may lie beyond them
        place = z.PLACES[action.other]
        if old >= 0:
            return naming.say("choice-instead-of", place=place, realm=naming.card(old))
        return naming.say("clause-at", what=place)
    word = "by" if d.type in CAST else "beside" if d.type == "ally" else "on"
    if action.verb == "answer":
        word = "by" if d.type in CAST else "on"
    return naming.say(f"clause-{word}", what=naming.full(action.other))


def _which(naming: Naming, action: Action) -> str:
    """House text of the power used, or the way of playing, where the name alone does not tell."""
    s = naming.state
    abilities = s.kit.defs[s.defn[action.card]].abilities
    ability = abilities[action.number] if action.number < len(abilities) else None
    if isinstance(ability, Play):
        return f" ({naming.say(f'choice-way-{ability.way}')})" if ability.way else ""
    if isinstance(ability, Use):
        return f": {naming.power(ability)}"
    return ""


def _mode(naming: Naming, action: Action) -> str:
    """One of several ways, in the words of the power."""
    s = naming.state
    frame = s.frames[-1] if s.frames else ()
    node = s.kit.nodes.get(frame[1]) if frame[:1] == ("effect",) else None
    ways: Sequence[object] = getattr(node, "ways", ())
    way = ways[action.number] if action.number < len(ways) else None
    return naming.power(way) if isinstance(way, Node) else naming.say("choice-mode", number=action.number + 1)


def _fighter(naming: Naming, action: Action) -> str:
    """A champion with the level it would fight with there."""
    s = naming.state
    d = s.kit.defs[s.defn[action.card]]
    name = naming.card(action.card)
    if not d.champion:
        return f"{name} {level(s, action.card)}" if realm_champion(s, action.card) else name
    realm = action.other if action.verb == "attack" else s.battle.target if s.battle is not None else -1
    if realm < 0:
        return f"{name} {level(s, action.card)}"
    return f"{name} {strength(s, action.card, realm)}"
