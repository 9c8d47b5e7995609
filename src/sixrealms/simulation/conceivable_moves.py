"""Everything a player could try at a decision, whether it is allowed or not, and the options found again."""

from __future__ import annotations

from collections.abc import Iterator

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play, Use
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.aid import contributions
from sixrealms.engine.attacks import attacks
from sixrealms.engine.board import abilities_of, in_play
from sixrealms.engine.card_def import CAST, ENTRY, EQUIPMENT
from sixrealms.engine.explain import moment
from sixrealms.engine.flow import battle, mulligan, spoils, turn, window
from sixrealms.engine.flow.round import combat_options
from sixrealms.engine.playable import plays
from sixrealms.engine.power_uses import uses
from sixrealms.engine.state import State

_NOBODY = -1


def conceivable(s: State) -> Iterator[Action]:
    """Plays, uses, answers, attacks, defences and rebuildings with every card that could come into question.

    Wider than what the enumerators look at: also opponents' champions, razed realms, cards of other seats.
    """
    at = moment(s)
    decision = s.pending
    if decision is None:
        return
    player = decision.player
    if at == "answer":
        yield from _answers(s, player)
    elif at == "spoils":
        yield from _plays(s, player, s.frames[-1][3])
    elif at:
        for card in s.hand(player) if at != ENTRY else ():
            yield from _plays(s, player, card)
        yield from _uses(s)
    if decision.about == "ask-combat":
        yield from (Action("request", number=seat) for seat in range(s.n))
    if decision.about == "ask-phase-2":
        yield from (Action("rebuild", realm) for seat in range(s.n) for realm in s.realms(seat))
    if decision.about in ("ask-phase-4", "ask-next-attacker"):
        targets = [realm for seat in range(s.n) for realm in s.realms(seat)]
        for champion in _fighters(s):
            yield from (Action("attack", champion, target) for target in targets)
    if decision.about == "ask-defend":
        yield from (Action("defend", champion) for champion in _fighters(s))


def _fighters(s: State) -> list[int]:
    """Champions in every pool and battle and in the hand of the player who is asked."""
    assert s.pending is not None
    shown = [c for c in in_play(s) if s.kit.defs[s.defn[c]].champion]
    held = s.hand(s.pending.player)
    return [*shown, *(c for c in held if s.kit.defs[s.defn[c]].champion or s.kit.defs[s.defn[c]].type == "ally")]


def _plays(s: State, player: int, card: int) -> Iterator[Action]:
    d = s.kit.defs[s.defn[card]]
    for way in d.ways:
        ability = d.abilities[way] if way >= 0 else None
        if isinstance(ability, Play) and ability.way:
            yield Action("play", card, _NOBODY, way)
            continue
        for other in _others(s, d.type):
            yield Action("play", card, other, way)


def _others(s: State, kind: str) -> list[int]:
    """Bearers, casters, realms or places a card of this type could be meant for."""
    if kind == "realm":
        return [_NOBODY, *range(s.kit.size.places + 1)]
    if kind == "holding":
        return [_NOBODY, *(realm for seat in range(s.n) for realm in s.realms(seat))]
    if kind in EQUIPMENT or kind in CAST or kind == "ally":
        return [_NOBODY, *in_play(s)]
    return [_NOBODY]


def _uses(s: State) -> Iterator[Action]:
    for card in in_play(s):
        for number, ability in enumerate(abilities_of(s, card)):
            if isinstance(ability, Use):
                yield Action("use", card, _NOBODY, number)


def _answers(s: State, player: int) -> Iterator[Action]:
    for card in (*s.hand(player), *in_play(s)):
        d = s.kit.defs[s.defn[card]]
        for number, ability in enumerate(abilities_of(s, card)):
            if isinstance(ability, Answer):
                from_hand = s.zone[card] == z.HAND and d.type in CAST
                for other in _others(s, d.type) if from_hand else [_NOBODY]:
                    yield Action("answer", card, other, number)


def offered_again(s: State) -> set[Action] | None:
    """The options of the pending decision enumerated afresh; None for decisions that are not about acting."""
    decision = s.pending
    if decision is None:
        return None
    seat, about, at = decision.player, decision.about, moment(s)
    if about == "ask-answer":
        _, _, act_id, _, second = s.frames[-1]
        return {*window.answer_options(s, seat, act_id, second), PASS}
    if about == "ask-spoils":
        _, chosen, _, card = s.frames[-1]
        return {*spoils.spoils_plays(s, seat, card), *spoils.kept(s, chosen, card)}
    if about == "ask-combat":
        return {*combat_options(s, seat), PASS}
    if about == "ask-copy":  # the power of the card that has just come into play, and no card
        return {*uses(s, seat, at), PASS}
    if about == "ask-anytime":
        return {*window.anytime_options(s, seat), PASS}
    if about == "ask-aid":
        return {*contributions(s, seat, s.frames[-1][2]), PASS}
    if about == "ask-defend":
        return {*(Action("defend", c) for c in battle.defenders(s)), Action("decline")}
    if not at:
        return None
    found = {*plays(s, seat, at), *uses(s, seat, at), PASS}
    if about == "ask-phase-2":
        found.update(turn.rebuilds(s, seat))
    elif about == "ask-phase-4":
        found.update(attacks(s, seat))
    elif about == "ask-phase-5":
        found.update(mulligan.calls(s, seat))
    return found
