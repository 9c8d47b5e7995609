"""Levels and totals, each with its trace ("7 base, +3 world, +3 Dwarven Hammer").

One function computes the number and, when asked, says how: the explanation cannot drift from the rule.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.battle_flags import DUEL
from sixrealms.engine.battle_statics import Comparison, DefenderActsFirst, DoesNotCount
from sixrealms.engine.board import holding_true, in_force, statics
from sixrealms.engine.combatants import top_of
from sixrealms.engine.immunity import shielded, shut_out
from sixrealms.engine.left_behind import left_behind
from sixrealms.engine.power import Context
from sixrealms.engine.rules_for_player import rules_for
from sixrealms.engine.state import State
from sixrealms.engine.statics import ChangesBaseLevel, ChangesBonus, ChangesLevel, ChangesNumber, ChangesTotal, Immunity
from sixrealms.engine.traits import acting_allies, acts_beside, fights_as_ally, is_champion, realm_champion, worlds


class LevelStep(NamedTuple):
    """One line of a trace: what happened to the number, because of which card (-1: a rule)."""

    what: str  # "base", "world", "bonus", "power", "double" ...
    card: int
    before: int
    after: int


Trace = list[LevelStep]
N = TypeVar("N", bound=ChangesNumber)

#: Place in the order of activation of what is played during the battle (ledger: activation.played-in-battle).
PLAYED_IN_BATTLE: Final = 9
_ATTACKER: Final = 7
_DEFENDER: Final = 8
#: Order of activation of attached cards (ledger: activation.list.attached-order).
_ATTACHED_ORDER: Final = {
    "artifact": 0, "ally": 1, "magical item": 2, "blood ability": 3, "thief ability": 4, "unarmed combat": 5,
    "psionic power": 6, "wizard spell": 7, "cleric spell": 7,
}  # fmt: skip


def _turn_of(s: State, step: tuple[int, int, tuple[ChangesLevel, Context, Always | None] | None]) -> tuple[object, ...]:
    """When a change of a level works among others: in order of activation, but what sets the level comes after all that
    was there before the battle (gloss.adjusted-level); cards played in battle work one after the other
    (power.conflict.first-played).
    """
    order = activation_order(s, step[0])
    settles = step[2] is not None and step[2][0].settles
    return (order[0] == PLAYED_IN_BATTLE, settles and order[0] != PLAYED_IN_BATTLE, order)


def activation_order(s: State, card: int) -> tuple[int, int, int, int, str, int]:
    """Sort key of the order of activation (ledger: activation.list.*, activation.ties.*)."""
    battle = s.battle
    d = s.kit.defs[s.defn[card]]
    played = s.play_order[card]
    if battle is None:
        return (5, 0, 0, played, "", 0)
    if s.marks.get(marks.PLAYED.of(card)):  # played during the battle: one after the other
        return (PLAYED_IN_BATTLE, 0, 0, played, "", 0)
    top = top_of(s, card)
    if d.type == "rule":
        step = 1
    elif d.type == "dungeon":
        step = 2
    elif card == battle.target and card != battle.opponent:
        step = 3
    elif top == battle.target and card != battle.target and d.type == "holding":
        step = 4
    elif top == battle.champion:
        step = _ATTACKER
    elif top == battle.opponent:
        step = _DEFENDER
    else:
        step = 5
    if (
        step in (_ATTACKER, _DEFENDER)
        and DefenderActsFirst.kind in s.kit.questions
        and any(static.concerns(s, battle.opponent, x) for static, x, _ in holding_true(s, DefenderActsFirst))
    ):
        step = _ATTACKER + _DEFENDER - step
    if step in (_ATTACKER, _DEFENDER) and card != top:
        order = 1 + _ATTACHED_ORDER.get("ally" if d.champion else d.type, 0)
        if s.kit.ruleset.activation_ties_by_bonus:
            return (step, order, -d.bonus, 0, d.name, d.printing.number)
        return (step, order, 0, played, "", 0)
    return (step, 0, 0, played, "", 0)


def base_level(s: State, card: int, trace: Trace | None = None) -> int:
    """Base level of a champion, bonus of an ally (ledger: gloss.base-level.*, combat.e.totals)."""
    d = s.kit.defs[s.defn[card]]
    if d.champion:
        level = d.base_level
    elif d.type in ("realm", "holding"):
        champion = realm_champion(s, card)
        level = champion[0].level_of(s, card, champion[1]) if champion else 0
        if champion is None and acts_beside(s, card) >= 0:
            level = _bonus(s, card)
    else:
        level = _bonus(s, card)
    if trace is not None:
        trace.append(LevelStep("base", card, 0, level))
    for entry in _touching(s, card, ChangesBaseLevel):
        before = level
        level = entry[0].change(s, level, card, entry[1])
        if trace is not None and level != before:
            trace.append(LevelStep("base-changed", entry[1].source, before, level))
    return level


def _bonus(s: State, card: int) -> int:
    d = s.kit.defs[s.defn[card]]
    if card in s.kit.tokens:
        return s.marks.get(marks.STRENGTH.of(card), d.bonus)
    if d.bonus_attack != d.bonus_defence and s.battle is not None:
        return d.bonus_attack if s.ctrl[card] == s.battle.attacker else d.bonus_defence
    return d.bonus


def _touching(s: State, card: int, question: type[N]) -> list[tuple[N, Context, Always | None]]:
    entries = statics(s, question)
    if not entries:
        return entries
    found: list[tuple[N, Context, Always | None]] = []
    duel = s.battle if s.battle is not None and DUEL in s.battle.flags else None
    for entry in entries:
        static, x, ability = entry
        if duel is not None and x.source not in (duel.champion, duel.opponent):
            continue  # option.questing.judging: only what is printed on the two champions
        if (  # whom it touches comes first: when it does may ask for the bonus of something else it does not touch
            static.who.holds(s, card, x)
            and (ability is None or ability.when is None or in_force(s, ability, x))
            and not (shielded(s, card, x) if x.player != s.ctrl[card] else shut_out(s, card, x.source))
        ):
            found.append(entry)
    return found


def level(s: State, card: int, trace: Trace | None = None) -> int:
    """Level of one champion or ally with what hangs on it and what works on it, allies not included."""
    key = ("level", card)
    if trace is None:
        cached: int | None = s.cache.get(key)
        if cached is not None:
            return cached
        s.cache[key] = s.kit.defs[s.defn[card]].base_level  # what a power asking for it meanwhile sees
    value = base_level(s, card, trace)
    bonus = world_bonus(s, card)
    if bonus:
        if trace is not None:
            trace.append(LevelStep("world", -1, value, value + bonus))
        value += bonus
    steps: list[tuple[int, int, tuple[ChangesLevel, Context, Always | None] | None]] = []
    multiply = False
    for hung in s.attached.get(card, ()):
        if s.flags[hung] & z.BENEATH:
            continue
        if s.kit.defs[s.defn[hung]].type == "holding" or fights_as_ally(
            s, hung
        ):  # allies count in the total, holdings by their powers
            continue
        plus = bonus_of(s, hung, card)
        if plus:
            steps.append((hung, plus, None))
    for entry in _touching(s, card, ChangesLevel):
        multiply = multiply or not entry[0].additive
        steps.append((entry[1].source, 0, entry))
    if multiply:  # in order of activation, a doubling takes the level at that moment; sums come out the same anyway
        steps.sort(key=lambda step: _turn_of(s, step))  # open.level-arithmetic A
    for source, plus, touching in steps:
        before = value
        value = before + plus if touching is None else touching[0].change(s, before, card, touching[1])
        if trace is not None and value != before:
            trace.append(LevelStep("bonus" if touching is None else "power", source, before, value))
    if trace is None:
        s.cache[key] = value
    return value


def bonus_of(s: State, card: int, bearer: int) -> int:
    """The icon bonus a card gives its bearer now: what it has by its own words, then what others make of that. An
    immune opponent takes it away (immunity.level-bonus-lost), and a burden an opponent has put on the bearer is taken
    away by the bearer's own immunity.
    """
    plus = _bonus(s, card)
    changes = _touching(s, card, ChangesBonus)
    for entry in sorted(changes, key=lambda one: one[1].source != card) if len(changes) > 1 else changes:
        plus = entry[0].change(s, plus, card, entry[1])
    if plus == 0:
        return 0
    if plus < 0:
        burden = Context(card, s.ctrl[card], bearer)
        return 0 if statics(s, Immunity) and shielded(s, bearer, burden, levels=True) else plus
    return 0 if _bonus_struck(s, card, bearer) or shut_out(s, bearer, card) else plus


def _bonus_struck(s: State, card: int, bearer: int) -> bool:
    battle = s.battle
    if battle is None or battle.opponent < 0:
        return False
    if bearer == battle.champion:
        other = battle.opponent
    elif bearer == battle.opponent:
        other = battle.champion
    else:
        return False
    return bool(statics(s, Immunity)) and shielded(s, other, Context(card, s.ctrl[card], bearer), levels=True)


def world_bonus(s: State, card: int) -> int:
    """+3 for the two fighting champions at a realm of their own world (worldbonus.amount, .from-start). A realm that
    defends itself is none: a champion is a card with the icon of one (card.icon.type), or what a power has made one.
    """
    battle = s.battle
    if battle is None or card not in (battle.champion, battle.opponent):
        return 0
    amount = rules_for(s, s.ctrl[card]).world_bonus
    if not amount:
        return 0
    if s.kit.defs[s.defn[battle.target]].type != "realm":  # open.worldbonus-scope
        return 0
    if not s.kit.defs[s.defn[card]].champion and (s.zone[card] == z.FORMATION or not is_champion(s, card)):
        return 0
    return amount if worlds(s, card) & worlds(s, battle.target) else 0


def allies_of(s: State, champion: int) -> list[int]:
    """Allies and champions fighting beside this champion."""
    found = s.attached.get(champion, ())
    return [card for card in found if not s.flags[card] & z.FACE_DOWN and fights_as_ally(s, card)]


def counts(s: State, ally: int, champion: int) -> bool:
    """Whether an ally's level counts for its champion: it has come along, no effect strikes it and no opponent is
    immune to it.
    """
    if left_behind(s, ally, champion):
        return False
    for static, x, _ in holding_true(s, DoesNotCount):
        if static.strikes_out(s, ally, x) and not (x.player != s.ctrl[ally] and shielded(s, ally, x)):
            return False
    if s.kit.ruleset.immunity_covers_all_levels:  # immunity.levels-included
        return not _bonus_struck(s, ally, champion)
    return True


def total(s: State, champion: int, trace: Trace | None = None) -> int:
    """Adjusted total of one side: the champion, its allies, and everything else (ledger: combat.e.totals)."""
    key = ("total", champion)
    if trace is None:
        cached: int | None = s.cache.get(key)
        if cached is not None:
            return cached
    value = level(s, champion, trace)
    sign = -1 if any(one.subtracts_allies for one, _, _ in holding_true(s, Comparison)) else 1
    for ally in (*allies_of(s, champion), *acting_allies(s, champion)):
        if counts(s, ally, champion):
            plus = sign * level(s, ally)
            if trace is not None:
                trace.append(LevelStep("ally", ally, value, value + plus))
            value += plus
    for entry in _touching(s, champion, ChangesTotal):
        before = value
        value = entry[0].change(s, value, champion, entry[1])
        if trace is not None and value != before:
            trace.append(LevelStep("power", entry[1].source, before, value))
    if trace is None:
        s.cache[key] = value
    return value


def adjusted(s: State, card: int) -> int:
    """Adjusted level: in a round with everything fighting beside it, else with its attachments
    (ledger: gloss.adjusted-level, gloss.allies.when).
    """
    battle = s.battle
    if battle is not None and card in (battle.champion, battle.opponent):
        return total(s, card)
    return level(s, card)
