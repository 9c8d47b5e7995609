"""What a card is at this moment: type, race and movement, world, immunities, and which cards it may use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixrealms.engine import board as boards
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play
from sixrealms.engine.battle_statics import ActsAsAlly, RealmChampion
from sixrealms.engine.board import holding_true, statics
from sixrealms.engine.card_def import CAST, CHAMPIONS, ICON_ABILITY
from sixrealms.engine.power import Context
from sixrealms.engine.rule_slots import RuleSlots
from sixrealms.engine.state import State
from sixrealms.engine.statics import (
    AllowsUse,
    ChangesKinds,
    ChangesType,
    ChangesWorld,
    ClosedPile,
    Immunity,
    PlayerImmunity,
    TakesIconAbility,
    TakesImmunity,
)

if TYPE_CHECKING:
    from sixrealms.engine.board import Board
    from sixrealms.engine.card_def import CardDef


_NONE: Final[frozenset[str]] = frozenset()


def definition(s: State, card: int) -> CardDef:
    return s.kit.defs[s.defn[card]]


#: Whose way of fighting an unarmed combat card can be marked with.
_OWN_WAYS: Final = {"Dragon Unarmed Combat": "Dragon", "Undead Unarmed Combat": "Undead"}


def card_type(s: State, card: int) -> str:
    """The type that counts now: the icon's, unless something changed it (ledger: card.icon.type) or the card is being
    played as an event.
    """
    d = s.kit.defs[s.defn[card]]
    entries = statics(s, ChangesType) if ChangesType.kind in s.kit.questions else None
    if d.type_stays and not entries:
        return "hero" if d.type == "ally" and s.zone[card] == z.BATTLE else d.type  # one that serves as a champion
    battle = s.battle
    zone = s.zone[card]
    if not entries and zone != z.PLAYING and (battle is None or battle.opponent != card):
        return d.type  # nothing can have changed it
    key = ("type", card)
    cached: str | None = s.cache.get(key)
    if cached is not None:
        return cached
    found = "hero" if d.type == "ally" and zone == z.BATTLE else d.type
    s.cache[key] = found  # a power that asks about the type it changes sees the printed one
    if entries:
        for static, x, ability in entries:  # whom it is about first: a condition may look at every card in play
            if static.who.holds(s, card, x) and (ability is None or ability.when is None or ability.when.met(s, x)):
                found = static.becomes(s, card, x)
        s.cache[key] = found
    if battle is not None and battle.opponent == card and zone == z.FORMATION:
        as_champion = realm_champion(s, card)
        if as_champion is not None:
            found = as_champion[0].type_now(s, card, as_champion[1])
            s.cache[key] = found
    if zone == z.PLAYING and _played_as_event(s, card):
        found = "event"
        s.cache[key] = found
    return found


def _played_as_event(s: State, card: int) -> bool:
    """Whether the card was announced as an event, whatever its type (ability.Play.way)."""
    for act in reversed(s.acts):
        if act.card == card:
            ability = s.kit.nodes.get(act.ability)
            return isinstance(ability, Play) and ability.way == "event"
    return False


def realm_champion(s: State, realm: int) -> tuple[RealmChampion, Context] | None:
    """The self-defence of a realm by its own or its holding's power, if it has any."""
    found = [(static, x) for static, x, _ in holding_true(s, RealmChampion) if static.defends(s, realm, x)]
    if len(found) < 2:
        return found[0] if found else None
    return max(found, key=lambda entry: entry[0].level_of(s, entry[1]))  # the strongest defends


def acting_allies(s: State, champion: int) -> list[int]:
    """Cards that count as allies of this champion without hanging on it (a holding that fights for its realm, a realm
    that adds an ally).
    """
    return [x.source for static, x, _ in holding_true(s, ActsAsAlly) if static.beside(s, x) == champion]


def fights_as_ally(s: State, card: int) -> bool:
    """Whether what hangs on a champion fights beside it: an ally, a champion, or what has become an ally."""
    if ChangesType.kind in s.kit.questions:
        kind = card_type(s, card)
        return kind == "ally" or kind in CHAMPIONS
    d = s.kit.defs[s.defn[card]]
    return d.champion or d.type == "ally"


def acts_beside(s: State, card: int) -> int:
    """The champion as whose ally this card counts although it does not hang on it, or -1."""
    for static, x, _ in holding_true(s, ActsAsAlly):
        if x.source == card:
            return static.beside(s, x)
    return -1


def is_champion(s: State, card: int) -> bool:
    """Whether the card is a champion now; a realm that defends itself is one while it fights."""
    kind = card_type(s, card)
    return kind in CHAMPIONS or kind == "champion"


def kinds(s: State, card: int) -> frozenset[str]:
    """Races, movement and other designations that hold now (ledger: card.power.traits-separate)."""
    if s.battle is None and not statics(s, ChangesKinds):
        return s.kit.defs[s.defn[card]].kinds
    found = own_kinds(s, card)
    if s.kit.ruleset.movement_passes_to_allies and s.zone[card] == z.ATTACHED:  # move.allies.not-conferred
        host = s.host[card]
        if s.zone[host] == z.BATTLE and fights_as_ally(s, card):
            return found | (kinds(s, host) & {"Flyer", "Swimmer", "Earthwalker"})
    return found


def own_kinds(s: State, card: int) -> frozenset[str]:
    """The same without the movement an ally has only from its champion (inner.F110.wall-allies)."""
    entries = statics(s, ChangesKinds) if ChangesKinds.kind in s.kit.questions else None
    battle = s.battle
    if not entries and (battle is None or battle.opponent != card):
        return s.kit.defs[s.defn[card]].kinds  # nothing can have changed them
    key = ("kinds", card)
    cached: frozenset[str] | None = s.cache.get(key)
    if cached is not None:
        return cached
    found = s.kit.defs[s.defn[card]].kinds
    s.cache[key] = found
    if entries:
        late = []
        for static, x, ability in entries:
            if static.last:
                late.append((static, x, ability))
            elif (ability is None or ability.when is None or ability.when.met(s, x)) and static.who.holds(s, card, x):
                found = static.change(s, found, x)
        for static, x, ability in late:
            s.cache[key] = found  # what they ask about has changed meanwhile
            if (ability is None or ability.when is None or ability.when.met(s, x)) and static.who.holds(s, card, x):
                found = static.change(s, found, x)
    if battle is not None and battle.opponent == card and s.zone[card] == z.FORMATION:
        as_champion = realm_champion(s, card)
        if as_champion is not None:
            found = found | as_champion[0].kinds
    s.cache[key] = found
    return found


def worlds(s: State, card: int) -> frozenset[str]:
    """The worlds a card belongs to; a razed realm has none (ledger: raze.no-world, card.world.bearers)."""
    if s.flags[card] & z.RAZED and s.zone[card] == z.FORMATION:
        return _NONE
    found = s.kit.defs[s.defn[card]].worlds
    if ChangesWorld.kind not in s.kit.questions:
        return found
    for static, x, _ in holding_true(s, ChangesWorld):
        if static.who.holds(s, card, x):
            found = static.change(s, found, x)
    return found


def shielded(s: State, card: int, x: Context, board: Board | None = None, *, levels: bool = False) -> bool:
    """Whether what `x` does passes the card by: an immunity, or its player is exempt from the act; `levels`: what it
    does is no more than having a level or bonus.

    Ledger: immunity.always-active, immunity.offensive-only, calm.others-affected.
    """
    if s.zone[card] == z.DRAW and pile_closed(s, card, x):
        return True
    if spared(s, s.ctrl[card], x):
        return True
    if _binds_another(s, x.source, s.ctrl[card], board):
        return True
    return immunity_from(s, card, x, board, levels=levels) >= 0


def spared(s: State, player: int, x: Context) -> bool:
    """Whether a player is exempt from the act by which `x` works (calm.others-affected)."""
    act = s.act(x.act) if x.act >= 0 else None
    if act is not None:
        return bool(act.exempt >> player & 1)
    exempt = x.get("exempt")  # a running effect remembers whom it does not affect
    if exempt is None and s.effects and x.source >= 0 and s.zone[x.source] == z.TABLE:
        exempt = next((r.context.get("exempt") for r in s.effects if r.card == x.source), None)
    return isinstance(exempt, int) and bool(exempt >> player & 1)


def pile_closed(s: State, card: int, x: Context) -> bool:
    """Whether the card lies in a draw pile that what another player does cannot look into."""
    owner = s.owner[card]
    if x.player == owner or s.zone[card] != z.DRAW or ClosedPile.kind not in s.kit.questions:
        return False
    return any(static.closes(s, owner, sx) for static, sx, _ in holding_true(s, ClosedPile))


def immune(s: State, card: int, x: Context, board: Board | None = None) -> bool:
    """Whether an immunity makes what `x` does pass the card by, whoever else is exempt from it (`immunity_from`)."""
    return immunity_from(s, card, x, board) >= 0


def regardless(s: State, x: Context) -> bool:
    """Whether what is done, or asked about beforehand, works regardless of what would keep a card
    (wish.ignores-immunity).
    """
    act = s.act(x.act) if x.act >= 0 else None
    return "ignores-immunity" in act.flags if act is not None else x.get("regardless") is not None


def immunity_from(s: State, card: int, x: Context, board: Board | None = None, *, levels: bool = False) -> int:
    """The card whose power makes this one immune to what `x` does, or to the levels of its source; -1 if none does
    (immunity.in-play-only).
    """
    if s.zone[card] not in z.IN_PLAY:
        return -1
    overridden = regardless(s, x)
    entries = statics(s, Immunity) if board is None else board.statics.get("immune", [])
    for static, sx, ability in entries:
        if (
            isinstance(static, Immunity)
            and sx.source != x.source
            and not (levels and static.spares_levels)
            and (ability is None or ability.when is None or ability.when.met(s, sx))
            and static.covers(s, card, x.source, sx)
            and (not overridden or static.names(s, x.source))
            and not _immunity_taken(s, sx.source, card, x.source)
        ):
            return sx.source
    return -1


def shut_out(s: State, card: int, source: int) -> bool:
    """Whether what the card's own player does passes it by as well, although it would help it."""
    to_good = Immunity.EVEN_TO_GOOD
    return to_good in s.kit.questions and any(
        to_good in static.also and static.covers(s, card, source, x) for static, x, _ in holding_true(s, Immunity)
    )


def _binds_another(s: State, source: int, player: int, filed: Board | None = None) -> bool:
    """Whether what works is a rule card that binds only another player (binding.RuleSlots)."""
    if source < 0 or RuleSlots.kind not in s.kit.questions:
        return False
    bound = (filed if filed is not None else boards.board(s)).bound
    return source in bound and s.ctrl[source] != player


def _immunity_taken(s: State, giver: int, card: int, source: int) -> bool:
    """Whether this card gives that one (-1: a player) no immunity to the source.

    What takes immunities takes none to itself, and none from whom it does not affect (immunity.always-active).
    """
    takers = holding_true(s, TakesImmunity)
    if any(x.source == source for _, x, _ in takers):
        return False
    return any(
        static.who.holds(s, giver, x)
        and (static.whom is None or (card >= 0 and static.whom.holds(s, card, x)))
        and (static.to is None or (source >= 0 and static.to.holds(s, source, x)))
        and not shielded(s, card if static.whom is not None else giver, x)
        for static, x, _ in takers
    )


def player_shielded(s: State, player: int, x: Context) -> bool:
    """Whether a player themselves is out of reach of what `x` does."""
    act = s.act(x.act) if x.act >= 0 else None
    exempt = act.exempt if act is not None else x.get("exempt")
    if isinstance(exempt, int) and exempt >> player & 1:
        return True
    if _binds_another(s, x.source, player):
        return True
    return player_immunity_from(s, player, x) >= 0


def player_immunity_from(s: State, player: int, x: Context) -> int:
    """The card that keeps a player themselves out of reach of what `x` does, -1 if none does."""
    for static, sx, _ in holding_true(s, PlayerImmunity):
        if static.covers(s, player, x, sx) and not _immunity_taken(s, sx.source, -1, x.source):
            return sx.source
    return -1


def side_marks(d: CardDef) -> tuple[bool, bool]:
    """(offensive, defensive); a card without either mark counts as both."""
    if not d.offensive and not d.defensive:
        return True, True
    return d.offensive, d.defensive


def may_use(s: State, user: int, card: int) -> bool:
    """Whether a champion (or attacked realm, holding) is able to use a cast card.

    Ledger: icon.ability.by-type, icon.restricted-to-own-kind, gloss.unarmed-users.
    """
    wanted = s.kit.defs[s.defn[card]].type
    if wanted not in CAST:
        return True
    if wanted == "unarmed combat" and _named_by(s, user, card):
        return True
    kind = card_type(s, user)
    if ICON_ABILITY.get(kind) == wanted and not _icon_lost(s, user):
        return True
    return granted(s, user, card)


def _named_by(s: State, user: int, card: int) -> bool:
    """Whether an unarmed combat card is for this champion by its mark or its own words, whatever icon that has
    (gloss.unarmed-users).
    """
    if not is_champion(s, user):
        return False
    d = s.kit.defs[s.defn[card]]
    ways = d.printing.attributes & _OWN_WAYS.keys()
    if ways and any(_OWN_WAYS[way] in kinds(s, user) for way in ways):
        return True
    x = Context(card, s.ctrl[card])
    named = [*(play.by for play in d.plays), *(answer.by for answer in d.answers)]
    return any(by is not None and by.holds(s, user, x) for by in named)


def granted(s: State, user: int, card: int) -> bool:
    """Whether a power, not merely its icon, lets a champion (or attacked realm, holding) use cards of this one's kind:
    then also those that are for others (allany.includes-restricted, open.allany-grant).
    """
    d = s.kit.defs[s.defn[card]]
    for static, x, ability in statics(s, AllowsUse):
        if (
            static.who.holds(s, user, x)
            and (ability is None or ability.when is None or ability.when.met(s, x))
            and static.what.holds(s, card, x)
        ):
            return True
    if d.type not in CAST:  # everybody bears items
        return False
    printed = s.kit.defs[s.defn[user]]
    if printed.uses_facts and ICON_ABILITY.get(printed.type) != d.type and _by_facts(d, printed.uses_facts):
        return True
    battle = s.battle
    if battle is not None and s.ctrl[user] == battle.defender and user == battle.opponent:
        for place in (battle.target, *s.on(battle.target)):
            facts = s.kit.defs[s.defn[place]].uses_facts
            if facts and _by_facts(d, facts):
                return True
    return False


def _icon_lost(s: State, user: int) -> bool:
    takers = holding_true(s, TakesIconAbility)
    return bool(takers) and any(static.who.holds(s, user, x) for static, x, _ in takers)


def _by_facts(d: CardDef, facts: frozenset[str]) -> bool:
    offensive, defensive = side_marks(d)
    return (offensive and f"{d.type}/off" in facts) or (defensive and f"{d.type}/def" in facts)


def opponent_of(s: State, card: int) -> int:
    """The champion on the other side of the round from this card (through its bearer), or -1."""
    battle = s.battle
    if battle is None or battle.opponent < 0:
        return -1
    top = card
    while s.host[top] >= 0:
        top = s.host[top]
    if top == battle.champion:
        return battle.opponent
    if top in (battle.opponent, battle.target):
        return battle.champion
    return -1


def stands_aside(s: State, card: int) -> bool:
    """Whether the card lies in a pool or formation without taking part in the round, itself or through its bearer;
    its combat powers do not work then (power.combat-only-when-involved).
    """
    top = card
    while s.zone[top] == z.ATTACHED:
        top = s.host[top]
    battle = s.battle
    return s.zone[top] in (z.POOL, z.FORMATION) and (battle is None or top != battle.target)


def fights_for(s: State, player: int) -> int:
    """The champion fighting for this player in the round, or -1."""
    battle = s.battle
    if battle is None:
        return -1
    if player == battle.attacker:
        return battle.champion
    return battle.opponent if player == battle.defender else -1


def combatant(s: State, player: int) -> int:
    """The champion fighting for this player that has not left the battle, or -1.

    Between a decided round and the next it may be back in the pool or gone (combat.h.*); it is then remembered by
    `fights_for`, and may no more bear, cast or lead anything as a fighter.
    """
    battle = s.battle
    if battle is None:
        return -1
    fighter = fights_for(s, player)
    if fighter < 0:
        return -1
    itself = fighter == battle.target and s.zone[fighter] in z.IN_PLAY  # a realm that fights for itself
    return fighter if s.zone[fighter] == z.BATTLE or itself else -1
