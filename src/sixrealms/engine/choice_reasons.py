"""Why a card or player cannot be chosen: what shields it, and what the card that asks is meant for."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Answer, Play, Target, Use
from sixrealms.engine.action import Action, Decision
from sixrealms.engine.immunity import immunity_from, player_immunity_from
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.protected import holder_of, keeper_of
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.targets import can_be_lost, candidates, joining_reasons

Aim = tuple[Target | None, Context, tuple[int, ...], Effect | None]
"""What is being chosen, for whom, what has been chosen already, and what is done to it."""
_NOBODY: Final = Context(-1, -1)


def choice_reasons(s: State, decision: Decision, action: Action) -> list[Reason]:
    """Why an answer to a question that is not about acting is not offered: what shields the card or player, or the
    card that asks (immunity.always-active, calm.others-affected, card.power.definition); none if the rules ask.
    """
    asks = decision.card
    aim = _aim(s)
    target, x = aim[:2]
    players = target.players if target is not None else None
    if target is not None and players is None and action.verb == "choose":
        return _against_card(s, aim, target, action.card, asks)
    if players is not None and action.verb == "seat" and action.number in players.seats(s, x):
        return [_shield(player_immunity_from(s, action.number, x), asks)]
    if players is not None and action.verb == "seat" and (barred := players.barred(s, action.number, x)):
        return barred
    if asks >= 0:
        return [Reason("card.power.definition", "not-meant", asks)]
    return []


def shields(s: State, targets: tuple[Target, ...], x: Context) -> list[Reason]:
    """What keeps a card without a target from those it could otherwise be aimed at; empty if there are none anyway."""
    found: dict[Reason, None] = {}
    for target in targets:
        if (players := target.players) is not None:
            seats = players.seats(s, x)
            found.update((_shield(player_immunity_from(s, p, x), x.source), None) for p in seats)
            others = (p for p in range(s.n) if p not in seats)
            found.update((reason, None) for p in others for reason in players.barred(s, p, x))
        elif not candidates(s, target, x):
            for card in target.cards.find(s, x):
                found.update((reason, None) for reason in _against(s, target, x, card, x.source))
            found.update((reason, None) for reason in target.cards.barred(s, x))
    return list(found)


def _aim(s: State) -> Aim:
    """What the procedure on top lets somebody choose; None in place of the target if that is none."""
    frame = s.frames[-1] if s.frames else ()
    if frame[:2] == ("act", "chosen"):
        act = s.act(frame[2])
        ability = s.kit.nodes[act.ability] if act is not None and act.ability else None
        if act is not None and isinstance(ability, Play | Use | Answer):
            return ability.targets[frame[3]], act.context, frame[4], ability.effect
    if frame[:1] == ("effect",):
        node = s.kit.nodes[frame[1]]
        target = node.aim() if isinstance(node, Effect) else None
        if isinstance(node, Effect) and target is not None:
            chosen = frame[3].get(target.name)
            return target, frame[3], chosen if isinstance(chosen, tuple) else (), node.done_to_it()
    return None, _NOBODY, (), None


def _against_card(s: State, aim: Aim, target: Target, card: int, asks: int) -> list[Reason]:
    _, x, chosen, then = aim
    if card in chosen:
        return [Reason("card.power.definition", "chosen-already", card)]
    if card not in target.cards.find(s, x):
        return [Reason("card.power.definition", "not-meant", asks)]
    if card not in candidates(s, target, x):
        return _against(s, target, x, card, asks)
    if not can_be_lost(s, target, card, x, then):
        return [Reason("general.touch.retarget", "stays-there", keeper_of(s, card, x))]
    return [Reason("card.power.definition", "too-strong", asks)]  # all else is offered (targets.further)


def kept_off(s: State, card: int, x: Context) -> Reason:
    """What keeps a card out of reach of what `x` does."""
    return _shield(immunity_from(s, card, x), x.source)


def _against(s: State, target: Target, x: Context, card: int, asks: int) -> list[Reason]:
    """Why a card it could be aimed at is no candidate."""
    held = holder_of(s, card, x) if target.taken else -1
    return joining_reasons(s, target, card, x) or [_shield(held if held >= 0 else immunity_from(s, card, x), asks)]


def _shield(source: int, asks: int) -> Reason:
    """The reason that names what shields: a card, or -1 for a player who is not affected."""
    if source >= 0:
        return Reason("immunity.always-active", "immune", source)
    return Reason("calm.others-affected", "exempt", asks)
