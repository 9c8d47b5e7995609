"""Which cards may be played from the hand, and on or by what: one set of rules that enumerates and explains.

Every function that ends in `_reasons` lists what stands against something; legal means that the list is empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play, Use
from sixrealms.engine.action import Action, made
from sixrealms.engine.board import blanked, holding_true
from sixrealms.engine.card_def import CAST, SPELLS, CardDef
from sixrealms.engine.card_users import granted
from sixrealms.engine.cards_beneath import KeepsBeneath
from sixrealms.engine.combatants import combatant
from sixrealms.engine.cosmos import copies_allowed, copy_in_play
from sixrealms.engine.losing_side import losing_side
from sixrealms.engine.placement import JUDGES, castable, takers, users_for
from sixrealms.engine.play_sources import at_hand, fights_below, lies_at_hand
from sixrealms.engine.power import Context
from sixrealms.engine.prohibitions import Prohibitions, forbidden
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.statics import Permission, Prohibition, WaivesEntryCost
from sixrealms.engine.targets import can_choose

#: Messages of conditions that are not met (Condition.unmet).
UNFULFILLED: Final = frozenset({"condition-not-met", "first-turns"})

_PHASE_RULE = {
    "0": "turn.sequence", "2": "turn.sequence", "3": "turn.sequence", "4": "turn.sequence",
    "5": "turn.phase5.no-phase3-actions", "combat": "combat.f.loser-plays-one", "any": "open.response-what",
    "spoils": "spoils.play-out-of-time",
}  # fmt: skip


def fits_moment(s: State, moments: frozenset[str], moment: str) -> bool:
    if moment in moments or "any" in moments:
        return True
    if moment == "spoils":  # timing is waived, the need of a combat is not (open.spoils-useless)
        return bool(moments - {"combat"})
    return False


def missing(s: State, player: int) -> Reason:
    """Why a card that is not at hand cannot be played."""
    if fights_below(s, player):
        return Reason("gloss.hand", "not-in-abyss")
    return Reason("gloss.hand", "not-in-hand")


def play_reasons(s: State, player: int, card: int, other: int, way: int, moment: str) -> list[Reason]:
    """Why `player` may not play this hand card in this way, with this bearer, caster, realm or place."""
    if card in s.listed(player, z.DUNGEON):
        return [Reason("dungeon-card.play.timing", "dungeon-entry")]
    if not lies_at_hand(s, player, card):
        return [missing(s, player)]
    d = s.kit.defs[s.defn[card]]
    play = d.way_play[way]
    return [
        *card_reasons(s, player, card, way, moment),
        *JUDGES[d.way_users[way]](s, player, card, other, castable(d, way, moment)),
        *forbidden(s, holding_true(s, Prohibition), player, card, other),
        *(power_reasons(s, player, card, other, play) if play is not None else ()),
    ]


def card_reasons(s: State, player: int, card: int, way: int, moment: str) -> list[Reason]:
    """The reasons that hold whatever the hand card would be played on and whoever would use it."""
    d = s.kit.defs[s.defn[card]]
    return _of_the_card(s, player, card, d, way, d.way_play[way], d.way_once[way], d.way_moments[way], moment)


def _of_the_card(
    s: State, player: int, card: int, d: CardDef, way: int, play: Play | None, once: int, moments: frozenset[str],
    moment: str,
) -> list[Reason]:  # fmt: skip
    found: list[Reason] = []
    if moment not in moments and not fits_moment(s, moments, moment):
        found.append(Reason(_timing_rule(d, moments, moment), "wrong-moment", -1, moment))
    elif moment == "any" and d.type != "event" and not d.plays_aside(way) and _held_back(s, player):
        found.append(Reason("combat.f.winner-restricted", "winning-side"))
    if Permission.kind in s.kit.questions and refused(s, card):
        found.append(Reason("power.condition-mandatory", "permission-refused", card))
    if play is not None and play.way:  # played as an event: what its type asks for does not matter
        if once & s.done:
            found.append(Reason("turn.phase2.realm-choice", "one-realm"))
        return found
    if card in s.kit.rivals:
        other = copy_in_play(s, card)
        if other >= 0:
            found.append(made(Reason, ("cosmos.unique-in-play", "copy-in-play", other, copies_allowed(s, card))))
    if moment == "spoils":
        return found
    if once & s.done:
        if d.type == "realm":
            found.append(Reason("turn.phase2.realm-choice", "one-realm"))
        elif d.type == "holding":
            found.append(Reason("turn.phase2.one-each", "one-holding"))
        else:
            found.append(Reason("turn.phase0.one-card", "one-rule-card"))
    if s.active != player:
        if d.champion:
            if "any" not in d.moments:
                found.append(Reason("turn.phase3.active-only", "not-your-turn"))
        elif d.type == "rule":
            found.append(Reason("turn.phase0.rule-card", "not-your-turn"))
    return found


def _held_back(s: State, player: int) -> bool:
    """Whether they are winning a round whose cards are being played, where that keeps them from any-time cards."""
    if s.kit.ruleset.winner_may_play_any_time:
        return False
    b = s.battle
    if b is None or b.stage != 2 or player not in (b.attacker, b.defender):
        return False
    return combatant(s, b.attacker) >= 0 and combatant(s, b.defender) >= 0 and losing_side(s) != player


def refused(s: State, card: int) -> bool:
    """Whether another player has forbidden this card for the round or turn (statics.Permission)."""
    if Permission.kind not in s.kit.questions:  # no card of this game asks for leave
        return False
    return marks.FORBIDDEN_IN_ROUND.of(card) in s.marks or marks.FORBIDDEN_IN_TURN.of(card) in s.marks


def power_reasons(s: State, player: int, card: int, other: int, play: Play, *, first: bool = False) -> list[Reason]:
    """What the power of the card itself asks for and has not been given; `first`: one reason is enough."""
    found: list[Reason] = []
    kind = s.kit.defs[s.defn[card]].type if play.way in ("", "help") else play.way
    x = made(Context, (card, player, other if kind != "realm" else -1, -1, ()))
    if play.by is not None:
        found.extend(for_others(s, play, x, card))
        if first and found:
            return found
    entering = s.phase == 3 and s.active == player and s.kit.defs[s.defn[card]].champion  # avatar.cost-exceptions
    reasons = ability_reasons(s, play, x, card, first=first and not entering)
    if reasons and entering and cost_waived(s, player, card):
        reasons = [reason for reason in reasons if reason.message not in UNFULFILLED]
    return found + reasons if found else reasons


def for_others(s: State, ability: Play | Answer, x: Context, card: int) -> list[Reason]:
    """Why the card's own text refuses this user, unless a power lets them use every card of its kind
    (allany.includes-restricted).
    """
    if ability.by is None or x.user < 0 or ability.by.holds(s, x.user, x) or granted(s, x.user, card):
        return []
    rule = "gloss.unarmed-users" if s.kit.defs[s.defn[card]].type == "unarmed combat" else "card.power.definition"
    return [Reason(rule, "not-this-user", card)]


def _timing_rule(d: CardDef, moments: frozenset[str], moment: str) -> str:
    if d.type in CAST:
        return "spell.phase-listed"
    if d.type == "event":
        return "event.any-time"
    if d.champion:
        return "pool.entry-times"
    if d.type == "ally":
        return "gloss.allies.when"
    if d.type == "rule":
        return "turn.phase0.rule-card"
    return _PHASE_RULE.get(moment, "turn.sequence")


def ability_reasons(
    s: State, ability: Play | Use | Answer, x: Context, card: int, *, first: bool = False
) -> list[Reason]:
    """Conditions, costs and targets an ability itself needs; `first`: one reason is enough."""
    found: list[Reason] = []
    if ability.only is not None and not ability.only.met(s, x):
        found.append(ability.only.unmet(s, x))
        if first:
            return found
    if ability.cost is not None and not ability.cost.possible(s, x) and not cost_waived(s, x.player, card):
        found.append(Reason("power.condition-mandatory", "cost-not-payable", card))
        if first:
            return found
    if isinstance(ability, Play) and not ability.way and not _needs_effect(s, card):
        return found
    if s.zone[card] == z.HAND and blanked(s, card):
        cast = isinstance(ability, Play) and s.kit.defs[s.defn[card]].type in SPELLS
        if not cast:  # a spell is cast to no effect (open.nullified-spell)
            found.append(Reason("gloss.negate", "power-lost", card))
    for target in ability.targets:
        if not can_choose(s, target, x):
            found.append(Reason("spell.target-required", "no-target", card))
            return found
    aimed = bool(ability.targets) and not isinstance(ability.effect, KeepsBeneath)  # at what is not chosen yet
    if ability.effect is not None and not aimed and not ability.effect.possible(s, x):
        found.append(made(Reason, ("spell.target-required", "no-effect", card, "")))
    return found


def _needs_effect(s: State, card: int) -> bool:
    """Spells and events cannot be played for nothing; a card that stays in play or adds its bonus can."""
    d = s.kit.defs[s.defn[card]]
    return d.type == "event" or (d.type in CAST and d.bonus <= 0)


def cost_waived(s: State, player: int, card: int) -> bool:
    """Whether something lets the champion enter without its cost (avatar.cost-exceptions)."""
    d = s.kit.defs[s.defn[card]]
    return d.champion and any(st.waives(s, player, card, sx) for st, sx, _ in holding_true(s, WaivesEntryCost))


def plays_of(s: State, player: int, card: int, moment: str) -> Iterator[Action]:
    """Every legal way to play one card at this moment, wherever it lies."""
    d = s.kit.defs[s.defn[card]]
    for way in d.ways:
        if fits_moment(s, d.way_moments[way], moment):
            for other in users_for(s, player, card, d, way, moment):
                if not play_reasons(s, player, card, other, way, moment):
                    yield Action("play", card, other, way)


def plays(s: State, player: int, moment: str) -> list[Action]:
    """Every legal way to play a card from hand at this moment."""
    offered = s.kit.offered[moment]
    hand = at_hand(s, player)
    if offered.isdisjoint(hand):
        return []
    found = []
    prohibitions: Prohibitions | None = None  # looked for when a card comes so far
    defs, defn = s.kit.defs, s.defn
    for card in filter(offered.__contains__, hand):
        d = defs[defn[card]]
        for way, play, kind, once, moments in d.way_rows:
            if once & s.done or _of_the_card(s, player, card, d, way, play, once, moments, moment):
                continue
            for other in takers(s, player, card, d, kind, way, moment):
                if prohibitions is None:
                    prohibitions = holding_true(s, Prohibition)
                if prohibitions and forbidden(s, prohibitions, player, card, other):
                    continue
                if play is None or not power_reasons(s, player, card, other, play, first=True):
                    found.append(made(Action, ("play", card, other, way, "")))
    return found
