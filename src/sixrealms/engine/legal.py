"""Which cards may be played and which powers used: one set of rules that enumerates, validates and explains.

`play_reasons` and `use_reasons` yield every reason against an action; legal means they yield none. The
enumerators build candidates and keep those without a first reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, Use
from sixrealms.engine.action import Action
from sixrealms.engine.board import abilities_of, awake, blanked, board, holding_true
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.kit import CAST, EQUIPMENT, CardDef
from sixrealms.engine.power import Context
from sixrealms.engine.reach import exposed
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import Act, State
from sixrealms.engine.statics import AttachRule, Carries, Prohibition, WaivesEntryCost
from sixrealms.engine.targets import can_choose, chosen, chosen_players
from sixrealms.engine.traits import combatant, is_champion, kinds, may_use, player_shielded, shielded, worlds
from sixrealms.engine.triggers import once_key

#: Bits of `State.done`.
DID_REALM = 1
DID_HOLDING = 2
DID_RULE = 4
DID_ATTACK = 8

_PHASE_RULE = {
    "0": "turn.phase0.rule-card", "2": "turn.phase2.realm-choice", "3": "turn.sequence", "4": "turn.sequence",
    "5": "turn.phase5.no-phase3-actions", "combat": "combat.f.loser-plays-one", "any": "open.response-what",
    "spoils": "spoils.play-out-of-time",
}  # fmt: skip


def ways_to_play(d: CardDef) -> tuple[int, ...]:
    """Indexes of the Play abilities; -1 stands for playing a card that has none."""
    return d.ways


def moments_of(d: CardDef, way: int) -> frozenset[str]:
    """When a card may be played in one of its ways."""
    return d.way_moments[way]


def fits_moment(s: State, moments: frozenset[str], moment: str) -> bool:
    if moment in moments or "any" in moments:
        return True
    if moment == "spoils":  # timing is waived, the need of a combat is not (open.spoils-useless)
        return bool(moments - {"combat"})
    return False


def play_reasons(s: State, player: int, card: int, other: int, way: int, moment: str) -> Iterator[Reason]:
    """Why `player` may not play this hand card in this way, with this bearer, caster, realm or place."""
    if card not in s.hand(player):
        yield Reason("gloss.hand", "not-in-hand")
        return
    yield from card_reasons(s, player, card, way, moment)
    yield from user_reasons(s, player, card, other, way, moment)


def card_reasons(s: State, player: int, card: int, way: int, moment: str) -> Iterator[Reason]:
    """The reasons that hold whatever the hand card would be played on and whoever would use it."""
    d = s.kit.defs[s.defn[card]]
    moments = d.way_moments[way]
    if moment not in moments and not fits_moment(s, moments, moment):
        yield Reason(_timing_rule(d, moments, moment), "wrong-moment", -1, moment)
    if refused(s, card):
        yield Reason("power.condition-mandatory", "permission-refused", card)
    play = d.way_play[way]
    if play is not None and play.way:  # played as an event: what its type asks for does not matter
        return
    if d.cosmos:
        other = copy_in_play(s, card)
        if other >= 0:
            yield Reason("cosmos.unique-in-play", "copy-in-play", other)
    if moment == "spoils":
        return
    kind = d.type
    if kind == "realm":
        if s.done & DID_REALM and "any" not in d.moments:
            yield Reason("turn.phase2.realm-choice", "one-realm")
    elif kind == "holding":
        if s.done & DID_HOLDING and "any" not in d.moments:
            yield Reason("turn.phase2.one-each", "one-holding")
    elif d.champion:
        if s.active != player and "any" not in d.moments:
            yield Reason("turn.phase3.active-only", "not-your-turn")
    elif kind == "rule":
        if s.done & DID_RULE:
            yield Reason("turn.phase0.one-card", "one-rule-card")
        if s.active != player:
            yield Reason("turn.phase0.rule-card", "not-your-turn")


def refused(s: State, card: int) -> bool:
    """Whether another player has forbidden this card for the round or turn (statics.Permission)."""
    cached: frozenset[int] | None = s.cache.get("refused")
    if cached is None:
        cached = frozenset([int(key.rsplit(":", 1)[1]) for key in s.marks if ":refused:" in key])
        s.cache["refused"] = cached
    return card in cached


def user_reasons(s: State, player: int, card: int, other: int, way: int, moment: str) -> Iterator[Reason]:
    """The reasons against this bearer, caster, realm or place, and those of the power itself."""
    d = s.kit.defs[s.defn[card]]
    play = d.way_play[way]
    kind = d.type
    if play is not None and play.way:
        kind = "event"
    elif kind == "realm":
        yield from _realm_reasons(s, player, other)
    elif kind == "holding":
        yield from _holding_reasons(s, player, card, other)
    elif kind in EQUIPMENT:
        yield from _equipment_reasons(s, player, card, other, moment, d)
    elif kind == "ally":
        yield from _ally_reasons(s, player, card, other)
    elif kind in CAST:
        yield from _cast_reasons(s, player, card, other, moment)
    elif kind == "dungeon":
        yield Reason("dungeon-card.play.timing", "dungeon-entry")
    for static, x, _ in holding_true(s, Prohibition):
        refusal: Reason | None = static.refuses(s, player, card, other, x)
        if refusal is not None and not _out_of_reach(s, player, card, other, x):
            yield refusal
    if play is not None:
        x = Context(card, player, other if kind != "realm" else -1)
        if play.by is not None and other >= 0 and not play.by.holds(s, other, x):
            yield Reason(
                "gloss.unarmed-users" if kind == "unarmed combat" else "general.golden-rule",
                "not-this-user",
                card,
            )
        yield from ability_reasons(s, play, x, card)


def _out_of_reach(s: State, player: int, card: int, user: int, x: Context) -> bool:
    """Whether another player's prohibition passes this one by: he is exempt, or what he plays the card with is immune
    (calm.others-affected, immunity.always-active).
    """
    if x.player == player:
        return False
    if player_shielded(s, player, x):
        return True
    return s.kit.defs[s.defn[card]].support and user >= 0 and shielded(s, user, x)


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


def ability_reasons(s: State, ability: Play | Use | Answer, x: Context, card: int) -> Iterator[Reason]:
    """Conditions, costs and targets an ability itself needs."""
    if ability.only is not None and not ability.only.met(s, x):
        yield Reason("power.condition-mandatory", "condition-not-met", card)
    if ability.cost is not None and not ability.cost.possible(s, x) and not cost_waived(s, x.player, card):
        yield Reason("power.condition-mandatory", "cost-not-payable", card)
    if isinstance(ability, Play) and not ability.way and not _needs_effect(s, card):
        return
    for target in ability.targets:
        if not can_choose(s, target, x):
            yield Reason("spell.target-required", "no-target", card)
            return
    if ability.effect is not None and not ability.targets and not ability.effect.possible(s, x):
        yield Reason("spell.target-required", "no-effect", card)


def _needs_effect(s: State, card: int) -> bool:
    """Spells and events cannot be played for nothing; a card that stays in play or adds its bonus can."""
    d = s.kit.defs[s.defn[card]]
    return d.type == "event" or (d.type in CAST and d.bonus <= 0)


def cost_waived(s: State, player: int, card: int) -> bool:
    """Whether something lets the champion enter without its cost (avatar.cost-exceptions)."""
    d = s.kit.defs[s.defn[card]]
    return d.champion and any(st.waives(s, player, card, sx) for st, sx, _ in holding_true(s, WaivesEntryCost))


def _realm_reasons(s: State, player: int, place: int) -> Iterator[Reason]:
    places = s.formation(player)
    if not 0 <= place < len(places):
        yield Reason("realm.play.where", "no-such-place")
    elif places[place] >= 0:
        if not s.flags[places[place]] & z.RAZED:
            yield Reason("realm.play.not-over-active", "place-taken", places[place])
    elif place not in open_places(s, player):
        yield Reason("formation.order.front-first", "front-first", -1, z.PLACES[place])


def open_places(s: State, player: int) -> list[int]:
    """Empty places of the foremost row that has one (formation.order.*, formation.gaps.first)."""
    row = -1
    found: list[int] = []
    for place, realm in enumerate(s.formation(player)):
        if realm < 0 and (row < 0 or z.ROW_OF[place] == row):
            row = z.ROW_OF[place]
            found.append(place)
    return found


def realm_places(s: State, player: int) -> list[int]:
    """Places a realm can be laid on: open ones and razed realms (realm.play.replaces-razed); if there is none,
    all of them, so that each can say why not.
    """
    key = ("places", player)
    cached: list[int] | None = s.cache.get(key)
    if cached is not None:
        return cached
    places = s.formation(player)
    razed = [place for place, realm in enumerate(places) if realm >= 0 and s.flags[realm] & z.RAZED]
    found = sorted([*open_places(s, player), *razed]) or list(range(len(places)))
    s.cache[key] = found
    return found


def _holding_reasons(s: State, player: int, card: int, realm: int) -> Iterator[Reason]:
    if realm < 0 or s.zone[realm] != z.FORMATION or s.ctrl[realm] != player:
        yield Reason("holding.world", "not-your-realm")
        return
    rules = _attach_rules(s, card, player)
    special = bool(rules) and any(static.allows(s, card, realm, x) for static, x, _ in rules)
    if s.flags[realm] & z.RAZED and not special:
        yield Reason("open.holding-on-razed", "realm-razed", realm)
    if not special and not worlds(s, card) & worlds(s, realm):
        yield Reason("holding.world", "other-world", realm)
    hung = s.on(realm)
    if hung and any(s.kit.defs[s.defn[h]].type == "holding" for h in hung):
        yield Reason("open.holdings-per-realm", "has-holding", realm)


def _attach_rules(s: State, card: int, player: int) -> list[tuple[AttachRule, Context, Always | None]]:
    """Attach rules in play and those printed on the card itself."""
    found = holding_true(s, AttachRule)
    always = s.kit.defs[s.defn[card]].always
    if always:
        own = Context(card, player)
        printed = [(a.what, own, a) for a in always if isinstance(a.what, AttachRule)]
        found = [*found, *printed]
    return found


def _equipment_reasons(s: State, player: int, card: int, bearer: int, moment: str, d: CardDef) -> Iterator[Reason]:
    if bearer < 0:
        yield Reason("turn.phase3.attach-required", "needs-bearer")
        return
    fighter = combatant(s, player)
    if s.ctrl[bearer] != player or not (s.zone[bearer] == z.POOL or bearer == fighter):
        yield Reason("turn.phase3.attach-required", "not-your-champion", bearer)
        return
    if moment == "combat" and bearer != fighter:
        yield Reason("open.combat-artifact", "not-fighting", bearer)
    rules = _attach_rules(s, card, player)
    if not is_champion(s, bearer) and not any(st.allows(s, card, bearer, x) for st, x, _ in rules):
        yield Reason("turn.phase3.attach-required", "needs-champion", bearer)
    for static, x, _ in rules:
        refusal: Reason | None = static.refuses(s, card, bearer, x)
        if refusal is not None:
            yield refusal
    if d.type == "artifact":
        free = any(static.allows(s, card, bearer, x) for static, x, _ in rules)
        if not free and not worlds(s, card) & worlds(s, bearer):
            yield Reason("card.world.matching", "other-world", bearer)
        if not free and any(s.kit.defs[s.defn[h]].type == "artifact" for h in s.on(bearer)):
            yield Reason("turn.phase3.one-artifact", "has-artifact", bearer)


def _ally_reasons(s: State, player: int, card: int, champion: int) -> Iterator[Reason]:
    fighter = combatant(s, player)
    if fighter < 0 or champion != fighter:
        yield Reason("gloss.allies.when", "no-combat")
        return
    battle = s.battle
    assert battle is not None
    if player == battle.attacker and s.kit.defs[s.defn[battle.target]].type == "realm":
        yield from _ally_reach(s, card, champion, battle.target)


def _ally_reach(s: State, card: int, champion: int, realm: int) -> Iterator[Reason]:
    """At a shielded realm every ally must move as its champion does (move.allies.protected, .when)."""
    mobile = {"Flyer", "Swimmer", "Earthwalker"}
    by_movement = bool(kinds(s, champion) & mobile) and not s.kit.ruleset.ignore_position
    needs = by_movement and (not s.kit.ruleset.allies_move_only_if_shielded or not exposed(s, realm))
    if needs and not s.kit.ruleset.movement_passes_to_allies and not kinds(s, card) & mobile:
        if not any(st.passes(s, card, champion, x) for st, x, _ in holding_true(s, Carries)):
            yield Reason("move.allies.protected", "ally-cannot-reach", realm)


def _cast_reasons(s: State, player: int, card: int, user: int, moment: str) -> Iterator[Reason]:
    if user < 0:
        yield Reason("turn.phase3.user-required", "needs-user")
        return
    if s.ctrl[user] != player or user not in casters(s, player, moment):
        in_combat = moment == "combat"
        yield Reason(
            "spell.phase4-only-combatants" if in_combat else "turn.phase3.user-required",
            "not-your-user",
            user,
        )
        return
    if s.flags[user] & z.SPENT:
        yield Reason("wish.caster-spent", "spent", user)
    if not may_use(s, user, card):
        yield Reason("icon.ability.by-type", "cannot-use", user)


def casters(s: State, player: int, moment: str) -> list[int]:
    """Who may cast for the player now: the combatant in combat, else pool champions (spell.any-time,
    open.caster-in-combat); an attacked realm or holding casts for the defender if it is able.
    """
    key = ("casters", player, moment == "combat")
    cached: list[int] | None = s.cache.get(key)
    if cached is not None:
        return cached
    fighter = combatant(s, player)
    found = []
    if fighter >= 0:
        found.append(fighter)
    battle = s.battle
    if battle is not None and battle.defender == player and battle.opponent >= 0:
        found.extend(c for c in (battle.target, *s.on(battle.target)) if c != fighter and s.ctrl[c] == player)
    if moment != "combat":
        found.extend(s.pool(player))
    s.cache[key] = found
    return found


def users_for(s: State, player: int, card: int, d: CardDef, way: int, moment: str) -> Sequence[int]:
    """Everything the card could be played on or by: the universe `user_reasons` judges."""
    play = d.way_play[way]
    if play is not None and play.way:
        return _NOBODY
    if d.type == "realm":
        return realm_places(s, player)
    if d.type == "holding":
        return s.realms(player)
    if d.type in EQUIPMENT:
        return (combatant(s, player),) if moment == "combat" else s.pool(player)
    if d.type == "ally":
        return (combatant(s, player),)
    if d.type in CAST:
        return casters(s, player, moment)
    return _NOBODY


_NOBODY: Final = (-1,)


def plays(s: State, player: int, moment: str) -> list[Action]:
    """Every legal way to play a card from hand at this moment."""
    found = []
    defs, defn = s.kit.defs, s.defn
    for card in s.hand(player):
        d = defs[defn[card]]
        if moment not in d.offered and not d.any_time:
            continue
        for way in d.ways:
            if next(card_reasons(s, player, card, way, moment), None) is not None:
                continue
            for other in users_for(s, player, card, d, way, moment):
                if next(user_reasons(s, player, card, other, way, moment), None) is None:
                    found.append(Action("play", card, other, way))
    return found


# -- powers of cards in play ------------------------------------------------------------------------------------


def use_reasons(s: State, player: int, card: int, number: int, moment: str) -> Iterator[Reason]:
    """Why `player` may not use ability `number` of this card now."""
    abilities = abilities_of(s, card)
    ability = abilities[number] if 0 <= number < len(abilities) else None
    if not isinstance(ability, Use):
        yield Reason("card.power.definition", "no-such-power", card)
        return
    if s.ctrl[card] != player:
        yield Reason("card.power.definition", "not-your-card", card)
        return
    if moment not in ability.at and "any" not in ability.at:
        yield Reason(
            "once.phase3" if "3" in ability.at else "power.combat-only-when-involved",
            "wrong-moment",
            -1,
            moment,
        )
    yield from _zone_reasons(s, player, card, ability.zone)
    x = _use_context(s, player, card)
    if ability.once and s.marks.get(once_key(s, ability.once, ability.key, x)):
        yield Reason("once.phase3", "already-used", card)
    if s.marks.get(f"turn-end:returned:{card}"):
        yield Reason("voluntary.power-lost", "returned-this-turn", card)
    if ability.once == "turn" and s.marks.get(f"turn:abyss:{card}"):
        yield Reason("abyss.recovered-once-per-turn", "back-from-the-abyss", card)
    yield from ability_reasons(s, ability, x, card)


def _use_context(s: State, player: int, card: int) -> Context:
    host = s.host[card]
    return Context(card, player, host if host >= 0 else card)


def _zone_reasons(s: State, player: int, card: int, zone: str) -> Iterator[Reason]:
    here = s.zone[card]
    top = card
    while s.zone[top] == z.ATTACHED:
        top = s.host[top]
    if zone == "hand":
        if here != z.HAND:
            yield Reason("inplay.definition", "not-in-hand", card)
        return
    if here not in z.IN_PLAY:
        yield Reason("inplay.definition", "not-in-play", card)
        return
    if zone == "pool" and s.zone[top] != z.POOL:
        yield Reason("pool.not-while-fighting", "not-in-pool", card)
    if zone == "battle" and top != combatant(s, player):
        yield Reason("power.combat-only-when-involved", "not-fighting", card)
    if not awake(s, card) or (awake(s, card) == 1 and zone == "battle"):
        yield Reason("raze.power-off", "asleep", card)
    if blanked(s, card):
        yield Reason("gloss.negate", "power-lost", card)
    if s.flags[top] & z.SPENT:
        yield Reason("wish.caster-spent", "spent", top)


def uses(s: State, player: int, moment: str) -> list[Action]:
    """Every power of a card in play the player may use at this moment."""
    found = []
    ctrl = s.ctrl
    for card in board(s).usable:
        if ctrl[card] != player:
            continue
        for number, ability in enumerate(abilities_of(s, card)):
            if isinstance(ability, Use) and (moment in ability.at or "any" in ability.at):
                if next(use_reasons(s, player, card, number, moment), None) is None:
                    found.append(Action("use", card, -1, number))
    return found


# -- answers ------------------------------------------------------------------------------------------------------


def answer_reasons(s: State, player: int, card: int, user: int, number: int, act: Act) -> Iterator[Reason]:
    """Why this card or power cannot answer what was just announced (counter.exception, dispel.timing)."""
    abilities = abilities_of(s, card)
    ability = abilities[number] if 0 <= number < len(abilities) else None
    if not isinstance(ability, Answer):
        yield Reason("counter.exception", "no-such-answer", card)
        return
    d = s.kit.defs[s.defn[card]]
    if ability.zone == "hand":
        if card not in s.hand(player):
            yield Reason("gloss.hand", "not-in-hand")
            return
        if refused(s, card):
            yield Reason("power.condition-mandatory", "permission-refused", card)
        if d.type in CAST:
            yield from _cast_reasons(s, player, card, user, "any")
        for static, x, _ in holding_true(s, Prohibition):
            refusal: Reason | None = static.refuses(s, player, card, user, x)
            if refusal is not None and not _out_of_reach(s, player, card, user, x):
                yield refusal
    elif card in s.hand(player) and s.kit.ruleset.counter_from_hand and ability.zone == "pool":
        pass  # event.delsenora in 4E: from the hand as well
    else:
        if s.ctrl[card] != player:
            yield Reason("card.power.definition", "not-your-card", card)
            return
        yield from _zone_reasons(s, player, card, ability.zone)
    x = Context(card, player, user if user >= 0 else _use_context(s, player, card).user, -1, (("answered", act.id),))
    way = "use" if act.way == "use" else "play"
    if way not in ability.ways or not ability.to.holds(s, act.card, x):
        yield Reason("counter.exception", "cannot-answer-that", card)
        return
    if ability.concerns_you and not concerns(s, act, player):
        yield Reason("open.calm-by-unaffected", "does-not-affect-you", card)
    if ability.once and s.marks.get(once_key(s, ability.once, ability.key, x)):
        yield Reason("once.waiting", "already-used", card)
    for flag in act.flags:
        if flag.startswith("no-answer:") and flag[10:] in ability.all_tags():
            yield Reason("gloss.cancel.event", "cannot-be-answered-so", act.card)
    yield from ability_reasons(s, ability, x, card)


def concerns(s: State, act: Act, player: int) -> bool:
    """Whether an announced act touches a player: he or his cards are among the chosen, or nothing was chosen."""
    if act.exempt >> player & 1 or (act.player == player and s.kit.defs[s.defn[act.card]].helpful):
        return False
    cards, players = chosen(s, act), chosen_players(s, act)
    return not (cards or players) or player in players or any(s.ctrl[card] == player for card in cards)


def answers(s: State, player: int, act: Act) -> list[Action]:
    """Every answer the player has to what was just announced."""
    found = []
    defs, defn = s.kit.defs, s.defn
    for card in s.hand(player):
        d = defs[defn[card]]
        if not d.answers:
            continue
        for number, ability in enumerate(d.abilities):
            if not isinstance(ability, Answer):
                continue
            if ability.zone == "hand":
                users = casters(s, player, "any") if d.type in CAST else [-1]
            elif ability.zone == "pool" and s.kit.ruleset.counter_from_hand:
                users = [-1]
            else:
                continue
            for user in users:
                if next(answer_reasons(s, player, card, user, number, act), None) is None:
                    found.append(Action("answer", card, user, number))
    for card in board(s).answering:
        if s.ctrl[card] == player:
            for number, ability in enumerate(abilities_of(s, card)):
                if isinstance(ability, Answer) and ability.zone != "hand":
                    if next(answer_reasons(s, player, card, -1, number, act), None) is None:
                        found.append(Action("answer", card, -1, number))
    return found


__all__ = ["answer_reasons", "answers", "play_reasons", "plays", "use_reasons", "uses"]
