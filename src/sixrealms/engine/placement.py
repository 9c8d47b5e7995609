"""What a hand card may be played on or by: place, realm, bearer, fighter or caster, and why not.

Every function that ends in `_reasons` lists what stands against something; legal means that the list is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.action import made
from sixrealms.engine.battle_statics import Carries, Reach
from sixrealms.engine.board import holding_true
from sixrealms.engine.card_def import CardDef
from sixrealms.engine.card_users import granted, may_use
from sixrealms.engine.combat_legality import exposed, had_its_round, kept_from
from sixrealms.engine.combatants import combatant
from sixrealms.engine.face_down import away_rule
from sixrealms.engine.immunity import player_shielded
from sixrealms.engine.opened_ways import opened
from sixrealms.engine.power import Context
from sixrealms.engine.reason import Reason
from sixrealms.engine.rules_for_player import places_for
from sixrealms.engine.state import State
from sixrealms.engine.statics import AllowsUse, AttachRule, Prohibition
from sixrealms.engine.traits import MOVEMENT, is_champion, kinds, roused, worlds

Judge = Callable[[State, int, int, int, str], list[Reason]]


def castable(d: CardDef, way: int, moment: str) -> str:
    """A spell of any time is cast in combat as at any other time: by the pool as well (spell.any-time). What is cast
    from the pool into a combat is cast there alone.
    """
    play = d.way_play[way]
    if play is not None and play.from_pool:
        return "pool"
    return "any" if d.users == "caster" and "any" in d.way_moments[way] else moment


def _realm_reasons(s: State, player: int, card: int, place: int, moment: str) -> list[Reason]:
    if place in free_places(s, player):
        return []
    places = s.formation(player)
    if not 0 <= place < len(places):
        return [Reason("realm.play.where", "no-such-place")]
    if places[place] >= 0:
        if s.flags[places[place]] & z.RAZED:
            return [Reason("formation.gaps.first", "front-first", -1, z.PLACES[place])]
        return [Reason("realm.play.not-over-active", "place-taken", places[place])]
    if _full(s, player):
        return [Reason("option.barbarian.formation-cap", "formation-full", -1, str(len(s.realms(player))))]
    return [Reason("formation.order.front-first", "front-first", -1, z.PLACES[place])]


def open_places(s: State, player: int) -> list[int]:
    """Empty places of the foremost row that has one (formation.order.*, formation.gaps.first); none if the formation
    holds as many realms as it may (option.barbarian.formation-cap).
    """
    if _full(s, player):
        return []
    row = -1
    found: list[int] = []
    for place, realm in enumerate(s.formation(player)):
        if realm < 0 and (row < 0 or z.ROW_OF[place] == row):
            row = z.ROW_OF[place]
            found.append(place)
    return found


def _full(s: State, player: int) -> bool:
    """Whether fewer realms may lie there than there are places, and as many do."""
    most = places_for(s, player)
    return most < s.kit.size.places and len(s.realms(player)) >= most


def free_places(s: State, player: int) -> list[int]:
    """Places a realm can be laid on: open ones and razed realms (realm.play.replaces-razed), but none further back than
    an open one (formation.gaps.first, open.gap-and-razed).
    """
    key = ("places", player)
    cached: list[int] | None = s.cache.get(key)
    if cached is not None:
        return cached
    places, gaps = s.formation(player), open_places(s, player)
    last = z.ROW_OF[gaps[0] if gaps else -1]
    razed = [
        place
        for place, realm in enumerate(places)
        if realm >= 0 and s.flags[realm] & z.RAZED and z.ROW_OF[place] <= last
    ]
    found = sorted([*gaps, *razed])
    s.cache[key] = found
    return found


def _holding_reasons(s: State, player: int, card: int, realm: int, moment: str) -> list[Reason]:
    if realm < 0 or s.zone[realm] != z.FORMATION or s.ctrl[realm] != player:
        return [Reason("holding.world", "not-your-realm")]
    found: list[Reason] = []
    razed = s.flags[realm] & z.RAZED
    attaching = s.kit.defs[s.defn[card]].attaching
    at_home = not worlds(s, card).isdisjoint(worlds(s, realm))
    if razed or not at_home:
        rules = _attach_rules(s, card, player)
        if not rules or not _excepted(s, card, realm, rules):
            if razed:
                found.append(made(Reason, ("open.holding-on-razed", "realm-razed", realm, "")))
            if not at_home:
                found.append(made(Reason, ("holding.world", "other-world", realm, "")))
    if attaching:
        refusals = (rule.refuses(s, card, realm, x) for rule, x, _ in _printed(s, card, player))
        found.extend(refusal for refusal in refusals if refusal is not None)
    if realm in s.attached and _bears(s, realm, "holding"):
        found.append(Reason("open.holdings-per-realm", "has-holding", realm))
    return found


Rules = list[tuple[AttachRule, Context, Always | None]]


def _attach_rules(s: State, card: int, player: int) -> Rules:
    """Attach rules in play that say something about the card, and those printed on the card itself."""
    in_force, attaching = holding_true(s, AttachRule), s.kit.defs[s.defn[card]].attaching
    if not in_force and not attaching:
        return []
    key = ("attach", card, player)
    found: Rules | None = s.cache.get(key)
    if found is None:
        found = [(rule, x, ability) for rule, x, ability in in_force if rule.concerns(s, card, x)]
        if attaching:
            found += _printed(s, card, player)
        s.cache[key] = found
    return found


def _printed(s: State, card: int, player: int) -> Rules:
    own = Context(card, player)
    return [(what, own, ability) for what, ability in s.kit.defs[s.defn[card]].attaching]


def _excepted(s: State, card: int, host: int, rules: Rules) -> bool:
    for static, x, _ in rules:
        if static.allows(s, card, host, x):
            return True
    return False


def _bears(s: State, host: int, kind: str) -> bool:
    for hung in s.on(host):
        if s.kit.defs[s.defn[hung]].type == kind:
            return True
    return False


def equipment_reasons(s: State, player: int, card: int, bearer: int, moment: str) -> list[Reason]:
    """Why this champion cannot bear the artifact or magical item."""
    if bearer < 0:
        return [Reason("turn.phase3.attach-required", "needs-bearer")]
    fighter = combatant(s, player)
    rules = _attach_rules(s, card, player)
    special = bool(rules) and _excepted(s, card, bearer, rules)
    out = roused(s, bearer)
    there = s.zone[bearer] == z.POOL or bearer == fighter or out or _bears_elsewhere(s, player, card, bearer, rules)
    if s.ctrl[bearer] != player or not there:
        return [Reason("turn.phase3.attach-required", "not-your-champion", bearer)]
    found: list[Reason] = []
    if moment == "combat" and bearer != fighter:
        found.append(Reason("open.combat-artifact", "not-fighting", bearer))
    if not special and not out and not is_champion(s, bearer):
        found.append(Reason("turn.phase3.attach-required", "needs-champion", bearer))
    for static, x, _ in rules:
        refusal = static.refuses(s, card, bearer, x)
        if refusal is not None and not (x.source == card and granted(s, bearer, card)):
            found.append(refusal)
    if s.kit.defs[s.defn[card]].type != "artifact":
        return found
    if not special and not worlds(s, card) & worlds(s, bearer):
        found.append(Reason("card.world.matching", "other-world", bearer))
    if _bears(s, bearer, "artifact") and not any(
        static.any_number and static.allows(s, card, bearer, x) for static, x, _ in rules
    ):
        found.append(Reason("turn.phase3.one-artifact", "has-artifact", bearer))
    return found


def _bears_elsewhere(s: State, player: int, card: int, bearer: int, rules: Rules) -> bool:
    """Whether what lies in no pool and does not fight bears it all the same. What widens its bearer's choice makes no
    bearer of a realm: only the card itself says so (gloss.artifact.on-realm), or a holding that bears it.
    """
    hangs = s.kit.defs[s.defn[card]].hangs_elsewhere
    if hangs and s.zone[bearer] == z.FORMATION and _excepted(s, card, bearer, _printed(s, card, player)):
        return True
    return any(x.source == bearer and static.allows(s, card, bearer, x) for static, x, _ in rules)


def _alone(s: State, champion: int, realm: int) -> bool:
    """Whether a power that is for the champion alone brings it to a realm others could not attack."""
    return any(static.alone and static.grade(s, champion, realm, x) > 0 for static, x, _ in holding_true(s, Reach))


def ally_reasons(s: State, player: int, card: int, champion: int, moment: str) -> list[Reason]:
    """At a shielded realm every ally must move as its champion does (move.allies.protected)."""
    fighter = combatant(s, player)
    if fighter < 0:
        return [Reason("gloss.allies.when", "no-combat")]
    if champion != fighter:
        return [Reason("gloss.allies.when", "not-the-fighter", fighter)]
    battle = s.battle
    assert battle is not None
    realm = battle.target
    if player != battle.attacker or s.kit.defs[s.defn[realm]].type != "realm" or s.zone[realm] != z.FORMATION:
        return []
    if opened(s, champion, realm):
        return []  # however the champion moves, that power says that its allies come along
    by_movement = (
        bool(kinds(s, champion) & MOVEMENT) or _alone(s, champion, realm)
    ) and not s.kit.ruleset.ignore_position
    if not by_movement or exposed(s, realm) or s.kit.ruleset.movement_passes_to_allies or kinds(s, card) & MOVEMENT:
        return []
    if any(static.passes(s, card, champion, x) for static, x, _ in holding_true(s, Carries)):
        return []
    return [Reason("move.allies.protected", "ally-cannot-reach", realm)]


def helper_reasons(s: State, player: int, champion: int) -> list[Reason]:
    """Why this champion cannot join the player's fighting champion as an ally (combat.one-round-per-champion,
    wish.caster-spent, move.allies.protected).
    """
    found: list[Reason] = []
    if s.flags[champion] & z.SPENT:
        found.append(Reason("wish.caster-spent", "spent", champion))
    if s.flags[champion] & z.FACE_DOWN and s.marks.get(marks.AWAY.of(champion)):
        found.append(Reason(away_rule(s, champion), "turned-down", champion))
    if had_its_round(s, champion, "join"):
        found.append(Reason("combat.one-round-per-champion", "already-fought"))
    found.extend(kept_from(s, player, champion, "join"))
    return [*found, *ally_reasons(s, player, champion, combatant(s, player), "combat")]


def rebuilding_reasons(s: State, player: int) -> list[Reason]:
    """What keeps this player from rebuilding any realm."""
    return [
        Reason("card.power.definition", "no-rebuilding", x.source)
        for static, x, _ in holding_true(s, Prohibition)
        if static.bars_rebuilding(s, player, x) and not player_shielded(s, player, x)
    ]


def caster_reasons(s: State, player: int, card: int, user: int, moment: str) -> list[Reason]:
    """Why this champion, realm or holding cannot cast the card now."""
    if user < 0:
        return [Reason("turn.phase3.user-required", "needs-user")]
    if s.ctrl[user] != player or user not in casters(s, player, moment):
        rule = "spell.phase4-only-combatants" if moment in ("combat", "pool") else "turn.phase3.user-required"
        return [Reason(rule, "not-your-user", user)]
    return _unable(s, user, card)


def _unable(s: State, user: int, card: int) -> list[Reason]:
    """Why one who may cast now cannot cast this card."""
    found: list[Reason] = []
    flags = s.flags[user]
    if flags & z.SPENT:
        found.append(Reason("wish.caster-spent", "spent", user))
    if flags & z.FACE_DOWN and s.marks.get(marks.AWAY.of(user)):
        found.append(Reason(away_rule(s, user), "turned-down", user))
    if not may_use(s, user, card):
        found.append(made(Reason, ("icon.ability.by-type", "cannot-use", user, "")))
    return found


def takers(s: State, player: int, card: int, d: CardDef, users: str, way: int, moment: str) -> Sequence[int]:
    """On or by whom the card may be played: those of `users_for` against whom its judge has nothing."""
    if users == "nobody":
        return NOBODY
    if users == "place":
        return free_places(s, player)
    at = castable(d, way, moment) if moment == "combat" else moment
    if users == "caster":
        ctrl = s.ctrl
        return [user for user in casters(s, player, at) if ctrl[user] == player and not _unable(s, user, card)]
    if users == "realm":
        could: Sequence[int] = _bare_realms(s, player, card, d)
    elif users == "bearer" and moment != "combat" and not d.hangs_elsewhere:
        could = _bearers_of(s, player, card, d)
    else:
        could = users_for(s, player, card, d, way, moment)
    judge = JUDGES[users]
    return [other for other in could if not judge(s, player, card, other, at)]


def _bare_realms(s: State, player: int, card: int, d: CardDef) -> list[int]:
    """The player's realms a holding could be laid on, by a first look: no other lies there, and it is at home or some
    rule about what hangs on what may say more.
    """
    found = [realm for realm in s.realms(player) if realm not in s.attached or not _bears(s, realm, "holding")]
    if not found or _attach_rules(s, card, player):
        return found
    home = worlds(s, card)
    return [realm for realm in found if not home.isdisjoint(worlds(s, realm))]


def _bearers_of(s: State, player: int, card: int, d: CardDef) -> Sequence[int]:
    """Who of the player could bear an item or artifact, by a first look: an artifact is borne at home and by whoever
    bears none, unless some rule about what hangs on what may say more.
    """
    found = bearers(s, player)
    if d.type != "artifact" or not found or any(rule.widens for rule, _, _ in _attach_rules(s, card, player)):
        return found
    home, attached = worlds(s, card), s.attached
    if not home:
        return NOBODY[:0]
    return [
        one
        for one in found
        if not home.isdisjoint(worlds(s, one)) and not (one in attached and _bears(s, one, "artifact"))
    ]


def _dungeon_reasons(s: State, player: int, card: int, other: int, moment: str) -> list[Reason]:
    return [Reason("dungeon-card.play.timing", "dungeon-entry")]


def _nothing(s: State, player: int, card: int, other: int, moment: str) -> list[Reason]:
    return []


#: Who lists the reasons against what a card is played on or by (`CardDef.way_users`).
JUDGES: Final[dict[str, Judge]] = {
    "place": _realm_reasons,
    "realm": _holding_reasons,
    "bearer": equipment_reasons,
    "fighter": ally_reasons,
    "caster": caster_reasons,
    "dungeon": _dungeon_reasons,
    "nobody": _nothing,
}


def casters(s: State, player: int, moment: str) -> list[int]:
    """Who may cast for the player now: the combatant in combat and allies beside it that cast themselves, else pool
    champions (spell.any-time, open.caster-in-combat); an attacked realm or holding casts for the defender if it is
    able.
    """
    if moment == "pool":
        return list(s.pool(player))
    key = ("casters", player, moment == "combat")
    cached: list[int] | None = s.cache.get(key)
    if cached is not None:
        return cached
    fighter = combatant(s, player)
    found = []
    if fighter >= 0:
        found.append(fighter)
        found.extend(ally for ally in s.on(fighter) if _casts_itself(s, ally))
    battle = s.battle
    if battle is not None and battle.defender == player and battle.opponent >= 0 and s.zone[battle.target] in z.IN_PLAY:
        found.extend(c for c in (battle.target, *s.on(battle.target)) if c not in found and s.ctrl[c] == player)
    if moment != "combat":
        found.extend(s.pool(player))
    s.cache[key] = found
    return found


def _casts_itself(s: State, ally: int) -> bool:
    """Whether an ally uses cards by a power of its own, beside its champion."""
    if s.kit.defs[s.defn[ally]].type != "ally":
        return False
    return any(x.source == ally and static.who.holds(s, ally, x) for static, x, _ in holding_true(s, AllowsUse))


def bearers(s: State, player: int) -> tuple[int, ...]:
    """What of the player could bear an item or artifact outside combat, whatever that says itself."""
    key = ("bearers", player)
    cached: tuple[int, ...] | None = s.cache.get(key)
    if cached is not None:
        return cached
    fighter = combatant(s, player)
    found = s.pool(player) if fighter < 0 else (*s.pool(player), fighter)
    if Reach.ROUSES in s.kit.questions:
        found = (*found, *(realm for realm in s.realms(player) if realm != fighter and roused(s, realm)))
    if AttachRule.kind in s.kit.questions:  # a holding may say that it bears them
        attached = s.attached
        laid = [c for realm in s.realms(player) if realm in attached for c in attached[realm]]
        if laid:
            saying = {x.source for rule, x, _ in holding_true(s, AttachRule) if rule.widens}
            found = (*found, *[c for c in laid if c in saying])
    s.cache[key] = found
    return found


def users_for(s: State, player: int, card: int, d: CardDef, way: int, moment: str) -> Sequence[int]:
    """Everything the card could be played on or by: the universe its judge judges."""
    users = d.way_users[way]
    if users == "place":
        return free_places(s, player) or range(len(s.formation(player)))  # all of them, so that each says why not
    if users == "realm":
        return s.realms(player)
    if users == "caster":
        return casters(s, player, castable(d, way, moment))
    if users == "fighter" or (users == "bearer" and moment == "combat"):
        return (combatant(s, player),)
    if users == "bearer":
        own = bearers(s, player)
        if not d.attaching:
            return own
        return (*own, *(realm for realm in s.realms(player) if realm not in own))  # gloss.artifact.on-realm
    return NOBODY


NOBODY: Final = (-1,)
