"""What a card is at this moment: type, race and movement, worlds; which realms and allies stand in for champions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play
from sixrealms.engine.battle_statics import ActsAsAlly, Reach, RealmChampion
from sixrealms.engine.board import JUDGING, blanked, holding_true, statics_about
from sixrealms.engine.by_place import kinds_hold, types_hold
from sixrealms.engine.card_def import CHAMPIONS
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.engine.statics import (
    ChangesKinds,
    ChangesType,
    ChangesWorld,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sixrealms.engine.ability import Always
    from sixrealms.engine.card_def import CardDef
    from sixrealms.engine.filed_board import Board

    Changes = Sequence[tuple[ChangesKinds, Context, Always | None]]


_NONE: Final[frozenset[str]] = frozenset()
#: What an ally may have from its champion (move.allies.not-conferred).
MOVEMENT: Final = frozenset({"Flyer", "Swimmer", "Earthwalker"})
#: What is only to be seen on a picture: no part of a power, no race, and so not copied (copy.racial).
SHOWN: Final = frozenset({"Female", "Trees"})


def definition(s: State, card: int) -> CardDef:
    return s.kit.defs[s.defn[card]]


def card_type(s: State, card: int) -> str:
    """The type that counts now: the icon's, unless something changed it (ledger: card.icon.type) or the card is being
    played as an event.
    """
    b, kit = s.filed, s.kit
    sure = kit.sure_types[s.defn[card]]
    if sure and (not kit.types_change or (b is not None and b.as_printed)):
        return sure
    if b is not None and card in b.types:
        return b.types[card]
    d = kit.defs[s.defn[card]]
    entries = statics_about(s, ChangesType, card) if kit.types_change else None
    zone = s.zone[card]
    battle = s.battle
    if not entries and (
        d.type_stays or (zone != z.PLAYING and (battle is None or card not in (battle.champion, battle.opponent)))
    ):  # nothing can have changed it
        found = "hero" if d.type == "ally" and zone == z.BATTLE else d.type  # one that serves as a champion
        if b is not None and zone in z.IN_PLAY and _for_certain(b, card):
            b.types[card] = found
        return found
    key = ("type", card)
    cached: str | None = s.cache.get(key)
    if cached is not None:
        return cached
    found = "hero" if d.type == "ally" and zone == z.BATTLE else d.type
    s.cache[key] = found  # a power that asks about the type it changes sees the printed one
    if entries:
        s.cache[JUDGING] = s.cache.get(JUDGING, 0) + 1
        for static, x, ability in entries:  # whom it is about first: a condition may look at every card in play
            if static.who.holds(s, card, x) and (ability is None or ability.when is None or ability.when.met(s, x)):
                found = static.becomes(s, card, x)
        s.cache[JUDGING] -= 1
        s.cache[key] = found
        if b is not None and b.steady and zone in z.IN_PLAY and types_hold(s, b):
            b.types[card] = found
    if battle is not None and zone == z.FORMATION and card in (battle.champion, battle.opponent):
        as_champion = realm_champion(s, card)
        if as_champion is not None:
            found = as_champion[0].type_now(s, card, as_champion[1])
            s.cache[key] = found
    if zone == z.PLAYING and _played_as_event(s, card):
        found = "event"
        s.cache[key] = found
    return found


def _for_certain(b: Board, card: int) -> bool:
    """Whether nothing changes the type of a card as long as cards lie as they do: not even what is lost now."""
    kind = ChangesType.kind
    return b.known.get(kind, ()) is not None or card not in b.concerned.get(kind, b.cards)


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
    if Reach.ROUSES in s.kit.questions and _may_go_out(s, realm):
        found += [entry for entry in _asleep(s, realm) if entry[0] not in [static for static, _ in found]]
    if len(found) < 2:
        return found[0] if found else None
    return max(found, key=lambda entry: entry[0].level_of(s, realm, entry[1]))  # the strongest defends


def roused(s: State, realm: int) -> bool:
    """Whether a realm is a champion although nobody attacks it, and may go out and fight (battle_statics.Reach)."""
    if Reach.ROUSES not in s.kit.questions or realm < 0:
        return False
    return _may_go_out(s, realm) and realm_champion(s, realm) is not None


def _may_go_out(s: State, realm: int) -> bool:
    if s.zone[realm] != z.FORMATION or s.flags[realm] & z.RAZED:
        return False
    return any(static.rouses(s, realm, x) for static, x, _ in holding_true(s, Reach))


def _asleep(s: State, realm: int) -> list[tuple[RealmChampion, Context]]:
    """The self-defences of a realm whose power sleeps because nobody attacks it (realm.power.when-attacked)."""
    found = []
    for card in (realm, *s.on(realm)):
        if s.flags[card] & z.BENEATH or blanked(s, card):
            continue
        x = Context(card, s.ctrl[card], realm)
        for ability in s.kit.defs[s.defn[card]].always:
            static = ability.what
            if not isinstance(static, RealmChampion) or not static.defends(s, realm, x):
                continue
            if ability.when is None or ability.when.met(s, x):
                found.append((static, x))
    return found


def acting_allies(s: State, champion: int) -> list[int]:
    """Cards that count as allies of this champion without hanging on it (a holding that fights for its realm, a realm
    that adds an ally).
    """
    return [
        card
        for static, x, _ in holding_true(s, ActsAsAlly)
        if static.beside(s, x) == champion
        for card in static.cards(s, x)
    ]


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
        if card in static.cards(s, x):
            return static.beside(s, x)
    return -1


def is_champion(s: State, card: int) -> bool:
    """Whether the card is a champion now; a realm that defends itself is one while it fights."""
    kind = card_type(s, card)
    return kind in CHAMPIONS or kind == "champion"


def kinds(s: State, card: int) -> frozenset[str]:
    """Races, movement and other designations that hold now (ledger: card.power.traits-separate)."""
    b = s.filed
    if b is not None and card in b.kinds:
        return b.kinds[card]
    entries = statics_about(s, ChangesKinds, card)
    if not entries:
        battle = s.battle  # those who fight, and who fights beside them, may move otherwise than is printed
        if battle is None or (s.zone[card] != z.ATTACHED and card not in (battle.champion, battle.opponent)):
            return s.kit.defs[s.defn[card]].kinds
    found = _own_kinds(s, card, entries)
    if s.kit.ruleset.movement_passes_to_allies and s.zone[card] == z.ATTACHED:  # move.allies.not-conferred
        host = s.host[card]
        if s.zone[host] == z.BATTLE and fights_as_ally(s, card):
            found = found | (kinds(s, host) & MOVEMENT)
    if b is not None and b.steady and s.zone[card] in z.IN_PLAY and not s.cache.get(JUDGING) and kinds_hold(s, b):
        b.kinds[card] = found
    return found


def own_kinds(s: State, card: int) -> frozenset[str]:
    """The same without the movement an ally has only from its champion (inner.F110.wall-allies)."""
    return _own_kinds(s, card, statics_about(s, ChangesKinds, card) if ChangesKinds.kind in s.kit.questions else ())


def _own_kinds(s: State, card: int, entries: Changes) -> frozenset[str]:
    battle = s.battle
    if not entries and (battle is None or card not in (battle.champion, battle.opponent)):
        return s.kit.defs[s.defn[card]].kinds  # nothing can have changed them
    key = ("kinds", card)
    cached: frozenset[str] | None = s.cache.get(key)
    if cached is not None:
        return cached
    found = s.kit.defs[s.defn[card]].kinds
    s.cache[key] = found
    if entries:
        s.cache[JUDGING] = s.cache.get(JUDGING, 0) + 1
        late = []
        for static, x, ability in entries:
            if static.last:
                late.append((static, x, ability))
            elif static.who.holds(s, card, x) and (ability is None or ability.when is None or ability.when.met(s, x)):
                found = static.change(s, found, x)
        for static, x, ability in late:
            s.cache[key] = found  # what they ask about has changed meanwhile
            if (ability is None or ability.when is None or ability.when.met(s, x)) and static.who.holds(s, card, x):
                found = static.change(s, found, x)
        s.cache[JUDGING] -= 1
    if battle is not None and s.zone[card] == z.FORMATION and card in (battle.champion, battle.opponent):
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
