"""Choosing what or whom a card or power is aimed at: candidates, and whether there are enough."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play, Target, Use
from sixrealms.engine.battle_statics import DrawsFire
from sixrealms.engine.board import holding_true
from sixrealms.engine.immunity import player_shielded, shielded
from sixrealms.engine.level import level
from sixrealms.engine.placement import helper_reasons
from sixrealms.engine.power import Context, Effect, Number, Who
from sixrealms.engine.protected import keeps_control
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import Act, State

#: More than any levels together come to.
_NO_LIMIT: Final = 9999


def candidates(s: State, target: Target, x: Context) -> list[int]:
    """Cards that may be chosen; openly immune ones are not offered (ledger: general.touch.retarget)."""
    found = [card for card in target.cards.find(s, x) if _reached(s, target, card, x)]
    return [card for card in found if not joining_reasons(s, target, card, x)] if target.joins else found


def joining_reasons(s: State, target: Target, card: int, x: Context) -> list[Reason]:
    """What the rules have against a card that is to join a round; nothing against any other choice."""
    return helper_reasons(s, x.player, card) if target.joins else []


def within_reach(s: State, card: int, x: Context) -> bool:
    """Whether nothing that everybody sees makes what `x` does pass the card by (general.touch.retarget)."""
    return bool(s.flags[card] & z.FACE_DOWN) or not shielded(s, card, x)  # general.touch.hidden-target


def _reached(s: State, target: Target, card: int, x: Context) -> bool:
    if target.taken and keeps_control(s, card, x):
        return False
    return target.untouched or within_reach(s, card, x)


def _room(s: State, target: Target, x: Context) -> int:
    """How much the levels of all chosen together may be."""
    if isinstance(target.total, Number):
        return target.total.value(s, x)
    return target.total or _NO_LIMIT


def further(s: State, target: Target, x: Context, already: tuple[int, ...], then: Effect | None = None) -> list[int]:
    """Candidates that may be chosen beside those already chosen, for what is done `then`."""
    if len(already) >= target.count:
        return []
    left = _room(s, target, x) - sum(level(s, card) for card in already)
    found = [card for card in candidates(s, target, x) if card not in already and level(s, card) <= left]
    return losable(s, target, drawn_away(s, found, chooser(s, target, x)), x, then)


def losable(s: State, target: Target, options: list[int], x: Context, then: Effect | None) -> list[int]:
    """The options that can really be lost by what is done to them `then`; all of them if none can: nobody strikes or
    gives up what openly stays where it lies, unless there is nothing else (general.touch.retarget).
    """
    found = [card for card in options if can_be_lost(s, target, card, x, then)]
    return found or options


def can_be_lost(s: State, target: Target, card: int, x: Context, then: Effect | None) -> bool:
    """Whether nothing that everybody sees keeps the card where it lies against what is done to it."""
    if then is None or s.flags[card] & z.FACE_DOWN:  # general.touch.hidden-target
        return True
    return then.can_remove(s, card, x.bind(target.name, (card,) if target.count > 1 or target.up_to else card))


def drawn_away(s: State, options: list[int], by: int) -> list[int]:
    """These options of a player without the allies that another one beside them keeps from being chosen first."""
    if DrawsFire.kind not in s.kit.questions:
        return options
    drawing = holding_true(s, DrawsFire)
    first = {c for c in options if s.ctrl[c] != by and any(static.who.holds(s, c, x) for static, x, _ in drawing)}
    sides = {s.host[c] for c in first}
    return [c for c in options if c in first or s.host[c] not in sides or s.kit.defs[s.defn[c]].type != "ally"]


def harms_own(s: State, player: int, options: list[int], source: int, *, offensive: bool = False) -> bool:
    """Whether all that a harmful event, an offensive card or an offensive power can strike is one card in play of the
    player who chooses. It is not chosen for them: they are asked, and see what is about to happen.
    """
    if len(options) != 1 or source < 0 or s.ctrl[options[0]] != player or s.zone[options[0]] not in z.IN_PLAY:
        return False
    d = s.kit.defs[s.defn[source]]
    return offensive or d.harmful or d.offensive


def players(s: State, among: Who, x: Context) -> list[int]:
    """Players who may be chosen among these."""
    return [seat for seat in among.seats(s, x) if not player_shielded(s, seat, x)]


def can_choose(s: State, target: Target, x: Context) -> bool:
    """A spell needs a target; it cannot be cast for nothing (ledger: spell.target-required)."""
    if target.players is not None:
        return bool(players(s, target.players, x))
    if target.joins:
        return bool(candidates(s, target, x))
    for card in target.cards.each(s, x):
        if _reached(s, target, card, x) and level(s, card) <= _room(s, target, x):
            return True
    return False


def chooser(s: State, target: Target, x: Context) -> int:
    if target.by is None:
        return x.player
    seats = target.by.seats(s, x)
    return seats[0] if seats else x.player


def chosen(s: State, act: Act) -> list[int]:
    """Every card an act has chosen as a target when it was announced, and what a turned act strikes instead."""
    ability = s.kit.nodes[act.ability] if act.ability else None
    if not isinstance(ability, Play | Use | Answer):
        return []
    found: list[int] = []
    for target in ability.targets:
        if target.players is not None:
            continue
        value = act.context.get(target.name)
        if isinstance(value, tuple):
            found.extend(value)
        elif isinstance(value, int) and value >= 0:
            found.append(value)
    return found


def chosen_players(s: State, act: Act) -> list[int]:
    """Every player an act has chosen when it was announced."""
    ability = s.kit.nodes[act.ability] if act.ability else None
    if not isinstance(ability, Play | Use | Answer):
        return []
    values = [act.context.get(target.name) for target in ability.targets if target.players is not None]
    return [value for value in values if isinstance(value, int) and value >= 0]
