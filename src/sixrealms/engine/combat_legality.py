"""Who may attack what, and who may defend: each answer with its reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.action import made
from sixrealms.engine.battle_statics import Bar, FoughtBelow, GoesFirst, MayFightAgain, MayNotFight, Reach, Serves
from sixrealms.engine.board import blanked, filed, holding_true
from sixrealms.engine.by_place import supposing
from sixrealms.engine.card_def import CAST
from sixrealms.engine.closed_ways import way_closed
from sixrealms.engine.cosmos import copies_allowed, copy_in_play
from sixrealms.engine.face_down import away_rule
from sixrealms.engine.immunity import immune, shielded, shut_out
from sixrealms.engine.play_sources import below, fought_below
from sixrealms.engine.power import Context, Static
from sixrealms.engine.prohibitions import forbidden
from sixrealms.engine.reason import Reason
from sixrealms.engine.rules_for_player import rules_for
from sixrealms.engine.state import Battle, State
from sixrealms.engine.statics import ChangesKinds, Prohibition, WaivesEntryCost
from sixrealms.engine.traits import is_champion, kinds, realm_champion, roused

StaticT = TypeVar("StaticT", bound=Static)


def brought(s: State, champion: int, question: type[StaticT]) -> Sequence[tuple[StaticT, Context]]:
    """What a champion that is not in play yet says about itself: its own power goes with it into the battle it comes
    forward to, and so says already whether and where it may (combat.b.attacker-choice, combat.a.*).
    """
    d = s.kit.defs[s.defn[champion]]
    if question.kind not in d.questions or s.zone[champion] in z.IN_PLAY or blanked(s, champion):
        return ()
    x = Context(champion, s.ctrl[champion])
    return [
        (ability.what, x)
        for ability in d.always
        if isinstance(ability.what, question) and (ability.when is None or ability.when.met(s, x))
    ]


def _kinds_brought(s: State, champion: int) -> frozenset[str]:
    """What a champion counts as, with what one that is not in play yet says of itself."""
    found = kinds(s, champion)
    for change, x in brought(s, champion, ChangesKinds):
        if change.who.holds(s, champion, x):
            found = change.change(s, found, x)
    return found


def exposed(s: State, realm: int) -> bool:
    """No unrazed realm shields the place; empty places and razed realms shield nothing
    (ledger: formation.protection, formation.razed-no-protection, open.empty-place-shield).
    """
    return _shield(s, realm) < 0


def available_champions(s: State, player: int) -> list[int]:
    """Champions of hand and pool (ledger: combat.b.attacker-choice, combat.c.defender-choice)."""
    defs, defn = s.kit.defs, s.defn
    found = [*s.pool(player), *(c for c in s.hand(player) if defs[defn[c]].champion)]
    if Serves.kind in s.kit.questions:
        found += [c for c in s.hand(player) if serves(s, player, c, "attack") or serves(s, player, c, "defend")]
    if FoughtBelow.kind in s.kit.questions:
        found += [c for c in below(s, player) if defs[defn[c]].champion]
    if Reach.ROUSES in s.kit.questions:
        found += [realm for realm in s.realms(player) if roused(s, realm)]
    return found


def serves(s: State, player: int, card: int, role: str) -> bool:
    """Whether an ally of the hand may come forward as a champion (battle_statics.Serves)."""
    if Serves.kind not in s.kit.questions or s.kit.defs[s.defn[card]].type != "ally":
        return False
    return any(static.allows(s, player, card, role, x) for static, x, _ in holding_true(s, Serves))


def fighter_reasons(s: State, player: int, champion: int, role: str) -> Iterator[Reason]:
    """Why this champion cannot be presented at all, as attacker or defender."""
    zone = s.zone[champion]
    if role == "attack" and s.ctrl[champion] == player and roused(s, champion):
        if had_its_round(s, champion, role) and not _again(s, champion, role):
            yield Reason("combat.one-round-per-champion", "already-fought")
        yield from _kept_from_attacking(s, player, champion)
        return
    lies_below = zone == z.ABYSS and FoughtBelow.kind in s.kit.questions and champion in s.listed(player, z.ABYSS)
    in_hand = zone == z.HAND and champion in s.hand(player)
    if not (in_hand or lies_below or (zone == z.POOL and s.ctrl[champion] == player)):
        if not is_champion(s, champion):
            yield Reason("card.champion.types", "not-a-champion")
            return
        yield Reason(
            "combat.b.attacker-choice" if role == "attack" else "combat.c.defender-choice",
            "not-in-hand-or-pool",
        )
        return
    if not is_champion(s, champion) and not (zone == z.HAND and serves(s, player, champion, role)):
        yield Reason("card.champion.types", "not-a-champion")
        return
    if in_hand or lies_below:
        d = s.kit.defs[s.defn[champion]]
        other = copy_in_play(s, champion)
        if other >= 0:
            yield Reason("cosmos.in-combat-counts", "copy-in-play", other, copies_allowed(s, champion))
        if d.avatar and s.kit.ruleset.avatar_phase3_only:
            yield Reason("avatar.phase3-only", "avatar-phase-3")
        yield from _entry_reasons(s, player, champion)
    if s.flags[champion] & z.SPENT:
        yield Reason("wish.caster-spent", "spent")
    if s.flags[champion] & z.FACE_DOWN and s.marks.get(marks.AWAY.of(champion)):
        yield Reason(away_rule(s, champion), "turned-down", champion)
    if had_its_round(s, champion, role) and not _again(s, champion, role):
        yield Reason("combat.one-round-per-champion", "already-fought")
    yield from kept_from(s, player, champion, role)


def kept_from(s: State, player: int, champion: int, role: str) -> Iterator[Reason]:
    """What keeps this champion from attacking, defending or fighting as an ally ("join")."""
    for static, x, _ in holding_true(s, MayNotFight):
        others = x.player != player or (x.source >= 0 and s.owner[x.source] != player)  # a spell hung on it is others'
        if (
            role in static.roles
            and static.who.holds(s, champion, x)
            and not (shielded(s, champion, x) if others else shut_out(s, champion, x.source))
        ):
            yield Reason(_ban_rule(s, champion, x.source), "may-not-" + role, x.source)
    for own, x in brought(s, champion, MayNotFight):
        if role in own.roles and own.who.holds(s, champion, x):
            yield Reason("card.power.definition", "may-not-" + role, champion)


def _ban_rule(s: State, champion: int, source: int) -> str:
    """The rule behind a ban on fighting: what a card says, or the option that keeps home who was on a quest."""
    by_option = source >= 0 and s.kit.defs[s.defn[source]].type == "option"
    at_home = by_option and s.marks.get(marks.QUEST_OVER.of(champion))
    return "option.questing.non-champion" if at_home else "card.power.definition"


def _kept_from_fighting_itself(s: State, player: int, realm: int, battle: Battle) -> list[Reason]:
    """What keeps a realm from defending itself: whatever keeps such a champion as it would be then."""
    return supposing(s, battle._replace(opponent=realm), lambda: list(kept_from(s, player, realm, "defend")))


def _kept_from_attacking(s: State, player: int, realm: int) -> list[Reason]:
    """What keeps a realm from going out to attack: whatever keeps such a champion as it would be then."""
    return supposing(s, Battle(player, player, realm, realm), lambda: list(kept_from(s, player, realm, "attack")))


def _entry_reasons(s: State, player: int, champion: int) -> Iterator[Reason]:
    """Whoever comes into battle from the hand is played all the same: what forbids that, and what they ask for before
    they come at all (avatar.conditions-each-time).
    """
    from sixrealms.engine.playable import ability_reasons  # it imports this module

    yield from forbidden(s, holding_true(s, Prohibition), player, champion, -1)
    for play in s.kit.defs[s.defn[champion]].plays:
        if play.cost is not None or play.only is not None:
            found = ability_reasons(s, play, Context(champion, player), champion)
            paid = s.marks.get(marks.PAID_IN_VAIN.of(champion))
            yield from (reason for reason in found if not paid or reason.message != "cost-not-payable")


def take_entry_cost(s: State, player: int, champion: int) -> str:
    """The key of what must be paid for a champion that comes into battle from the hand, "" for nothing. What lets it
    come for nothing is used up.
    """
    for play in s.kit.defs[s.defn[champion]].plays:
        if play.cost is not None:
            for static, x, _ in holding_true(s, WaivesEntryCost):
                if static.waives(s, player, champion, x):
                    static.use(s, player, x)
                    return ""
            return play.cost.key
    return ""


def asks_before_entry(s: State, player: int, champion: int) -> bool:
    """Whether it comes into play only on a condition that is not fulfilled now, or at a cost
    (avatar.conditions-each-time), and nothing lifts that (avatar.cost-exceptions): then no card play that does not let
    it be played brings it in.
    """
    plays = [play for play in s.kit.defs[s.defn[champion]].plays if not play.way]
    x = Context(champion, player)
    if all(play.cost is None and (play.only is None or play.only.met(s, x)) for play in plays):
        return False
    return not any(static.waives(s, player, champion, by) for static, by, _ in holding_true(s, WaivesEntryCost))


def had_its_round(s: State, champion: int, role: str) -> bool:
    """One round in a battle, as attacker, defender or ally ("join"); where only the second attack of a turn is barred,
    just that one (combat.one-round-per-champion, combat.i.new-defender, open.one-round-scope). In a battle the rules of
    the attacker hold for both sides (option.multiple-attack.fresh-champions). A card may bar another one by itself.
    """
    kit = s.kit
    rules = kit.ruleset if kit.alike else rules_for(s, s.battle.attacker if s.battle is not None else s.ctrl[champion])
    if s.marks.get(marks.HAS_HELPED.of_copy(s, champion)):
        return True
    if rules.champion_reuse:
        return False
    if not rules.one_round_per_champion and role == "attack":
        return bool(s.marks.get(marks.ATTACKED.of(champion)))
    fought = s.battle is not None and champion in s.battle.used
    return fought and (rules.one_round_per_champion or (role == "defend" and rules.new_defender_each_round))


def _again(s: State, champion: int, role: str) -> bool:
    return any(static.allows(s, champion, role, x) for static, x, _ in holding_true(s, MayFightAgain))


def turn_reasons(s: State, player: int) -> Iterator[Reason]:
    """Why this player begins no attack at all in this turn; one that has begun goes on."""
    if s.battle is None and s.marks.get(marks.NO_ATTACK.of(player)):
        yield Reason("card.power.definition", "no-attack-this-turn")


def target_reasons(s: State, player: int, realm: int) -> Iterator[Reason]:
    """Why nobody of this player may attack this realm or dungeon card."""
    d = s.kit.defs[s.defn[realm]]
    owner = s.ctrl[realm]
    if s.kit.ruleset.dungeon_cards and s.marks.get(marks.DEFENDED_DUNGEON.of(owner)):
        yield from _defended_dungeon_reasons(s, realm)
    if owner == player:
        if s.zone[realm] == z.FORMATION or d.type == "dungeon":
            yield Reason("combat.a.not-own", "own-realm")
        else:
            yield Reason("combat.a.target-legal", "not-a-realm")
        return
    teams = s.kit.ruleset.teams
    if teams and teams[owner] == teams[player]:
        yield Reason("combat.a.not-own", "ally-realm")
    if d.type == "dungeon":
        if s.kit.ruleset.dungeon_attack_needs == "owner":
            if not s.realms(owner):
                yield Reason("dungeon-card.attack.owner-needs-realm", "no-formation")
        elif not s.realms(player):
            yield Reason("dungeon-card.attack.owner-needs-realm", "no-own-formation")
    elif s.zone[realm] != z.FORMATION:
        yield Reason("combat.a.target-legal", "not-a-realm")
    elif s.flags[realm] & z.RAZED and Reach.RUINS not in s.kit.questions:
        yield Reason("open.attack-razed", "razed")


def _ruin_reasons(s: State, champion: int, realm: int) -> Iterator[Reason]:
    """Why this champion may not attack a razed realm: nothing lets it."""
    if not s.flags[realm] & z.RAZED or s.zone[realm] != z.FORMATION or Reach.RUINS not in s.kit.questions:
        return
    opened = (*((static, x) for static, x, _ in holding_true(s, Reach)), *brought(s, champion, Reach))
    if not any(static.opens_ruin(s, champion, realm, x) for static, x in opened):
        yield Reason("open.attack-razed", "razed")


def _defended_dungeon_reasons(s: State, realm: int) -> Iterator[Reason]:
    """A dungeon card that has been defended is attacked no more in this turn, or nothing of its player is."""
    if s.kit.ruleset.dungeon_defence_bars == "player":
        yield Reason("dungeon.attack.defended", "dungeon-defender", realm)
    elif s.marks[marks.DEFENDED_DUNGEON.of(s.ctrl[realm])] == realm + 1:
        yield Reason("dungeon-card.attack.defended", "dungeon-defended", realm)


def attack_reasons(s: State, player: int, champion: int, realm: int) -> Iterator[Reason]:
    """Why `champion` may not attack `realm` now. Legal if and only if this yields nothing.

    Ledger: combat.a.*, formation.exposed.movement-exception, move.*.
    """
    yield from target_reasons(s, player, realm)
    yield from fighter_reasons(s, player, champion, "attack")
    yield from place_reasons(s, champion, realm)
    guarded = guards(s, realm)
    if guarded is not None:
        yield from way_reasons(s, player, champion, realm, guarded)
    yield from order_reasons(s, player, champion, realm)


def place_reasons(s: State, champion: int, realm: int) -> Iterator[Reason]:
    """Why this champion may not attack there, whoever stands in its way."""
    yield from depth_reasons(s, champion, realm)
    yield from _ruin_reasons(s, champion, realm)


def depth_reasons(s: State, champion: int, realm: int) -> Iterator[Reason]:
    """Who does not lie where the battle over this realm is fought."""
    if FoughtBelow.kind not in s.kit.questions:
        return
    there, lies_there = fought_below(s, realm), s.zone[champion] == z.ABYSS
    if lies_there and not there:
        yield Reason("combat.b.attacker-choice", "not-in-hand-or-pool")
    if there and not lies_there:
        yield Reason("combat.b.attacker-choice", "not-in-abyss")


def order_reasons(s: State, player: int, champion: int, realm: int = -1) -> Iterator[Reason]:
    """Which champions of the player have to come forward before this one, against that realm or (-1) as defenders."""
    if GoesFirst.kind not in s.kit.questions:
        return
    firsts = [(static, x) for static, x, _ in holding_true(s, GoesFirst)]
    bound = [
        card
        for card in s.pool(player)
        if any(
            static.who.holds(s, card, x) and (x.player == player or not shielded(s, card, x)) for static, x in firsts
        )
    ]
    if champion in bound:
        return
    guarded = guards(s, realm) if realm >= 0 else None
    for first in bound:
        able = next(fighter_reasons(s, player, first, "defend" if realm < 0 else "attack"), None) is None
        if able and (guarded is None or next(way_reasons(s, player, first, realm, guarded), None) is None):
            yield Reason("card.power.definition", "another-first", first)


#: Cards played for what they do. What they forbid for a time holds where no standing power does, for whoever may attack
#: any realm regardless of powers as well (conflict.kings-decree.whose-powers).
_PLAYED: Final = CAST | {"event"}

#: What stands between a realm and all who would attack it: the realm that shields it (-1: none) and the bars.
Guards = tuple[int, list[tuple[Bar, Context, Always | None]]]


def guards(s: State, realm: int) -> Guards | None:
    """What keeps champions from this realm; None if nothing does, as with a dungeon card."""
    if s.kit.defs[s.defn[realm]].type == "dungeon" or s.zone[realm] != z.FORMATION:
        return None
    shield, bars = _shield(s, realm), holding_true(s, Bar)
    return (shield, bars) if shield >= 0 or bars else None


def way_reasons(
    s: State, player: int, champion: int, realm: int, guarded: Guards, shut: Callable[[int], bool] | None = None
) -> Iterator[Reason]:
    """Why just this champion may not attack just this realm: what shields it, what bars its way. Ways that cards open
    which are `shut` do not count.
    """
    if not brought(s, champion, ChangesKinds):
        yield from _in_its_way(s, player, champion, realm, guarded, shut)
        return
    known = filed(s).kinds  # what bars its way asks what it is
    known[champion] = _kinds_brought(s, champion)
    try:
        found = list(_in_its_way(s, player, champion, realm, guarded, shut))
    finally:
        del known[champion]
    yield from found


def _in_its_way(
    s: State, player: int, champion: int, realm: int, guarded: Guards, shut: Callable[[int], bool] | None
) -> Iterator[Reason]:
    shield, bars = guarded
    force = -1  # not asked yet
    if shield >= 0:
        force = reach_of(s, champion, realm, shut)
        if not force:
            yield made(Reason, ("formation.protection", "shielded", shield, ""))
    for static, x, _ in bars:
        played = x.source >= 0 and s.kit.defs[s.defn[x.source]].type in _PLAYED
        if not played and (force > 1 or (x.source >= 0 and s.kit.ruleset.ignore_bars)):
            continue  # format.kings-decree.attack-any
        refusal: Reason | None = static.refuses(s, champion, realm, x)
        if refusal is None or (x.player != player and shielded(s, champion, x)):
            continue
        if static.asks_movement and _asked_for_no_movement(s, champion, realm):
            continue
        if x.player != s.ctrl[realm] and immune(s, realm, x):  # whoever calms spares only themselves
            continue
        if force < 0 and not played:
            force = reach_of(s, champion, realm, shut)
            if force > 1:
                continue
        yield refusal


def _asked_for_no_movement(s: State, champion: int, realm: int) -> bool:
    return any(static.waives_movement(s, champion, realm, x) for static, x, _ in holding_true(s, Reach))


def _shield(s: State, realm: int) -> int:
    """The unrazed realm that shields the place of this one, or -1."""
    places = s.formation(s.ctrl[realm])
    for place in z.SHIELDED_BY[s.slot[realm]]:
        front = places[place]
        if front >= 0 and not s.flags[front] & z.RAZED:
            return front
    return -1


def comes_by(s: State, champion: int, realm: int, passes: Callable[[int], bool]) -> bool:
    """Whether the champion can attack the realm only because a card that passes opens a way to it."""
    guarded = guards(s, realm)
    if guarded is None:
        return False
    opened = any(
        x.source >= 0 and passes(x.source) and static.grade(s, champion, realm, x) > 0
        for static, x, _ in holding_true(s, Reach)
    )
    return opened and next(way_reasons(s, s.ctrl[champion], champion, realm, guarded, passes), None) is not None


def reach_of(s: State, champion: int, realm: int, shut: Callable[[int], bool] | None = None) -> int:
    """0: only exposed realms; 1: shielded ones too; 2: also past restrictions (ledger: move.*). What is `shut` opens no
    way.
    """
    traits = _kinds_brought(s, champion)
    found = 1 if s.kit.ruleset.ignore_position else 0
    if (
        "Flyer" in traits
        or ("Swimmer" in traits and "Coastal" in kinds(s, realm))  # move.swimmer.coast
        or "Earthwalker" in traits  # move.earthwalker.reach
    ):
        found = 1
    for static, x, _ in holding_true(s, Reach):
        if (shut is None or not shut(x.source)) and not way_closed(s, realm, x.source):
            found = max(found, static.grade(s, champion, realm, x))
    for own, x in brought(s, champion, Reach):
        found = max(found, own.grade(s, champion, realm, x))
    return found


def defend_reasons(s: State, player: int, champion: int) -> Iterator[Reason]:
    """Why `champion` may not defend now (ledger: combat.c.*)."""
    # how the attacker moves bars no defender: move.defence-unlimited
    battle = s.battle
    if battle is None or battle.defender != player:
        yield Reason("combat.c.defender-choice", "not-defending")
        return
    if champion == battle.target:
        if realm_champion(s, champion) is None:
            yield Reason("combat.c.defender-choice", "realm-cannot-fight")
        elif had_its_round(s, champion, "defend"):
            yield Reason("combat.one-round-per-champion", "already-fought")
        else:
            yield from _kept_from_fighting_itself(s, player, champion, battle)
    else:
        yield from fighter_reasons(s, player, champion, "defend")
        yield from depth_reasons(s, champion, battle.target)
    yield from order_reasons(s, player, champion)
