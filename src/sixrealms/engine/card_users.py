"""Which cards a champion may use: by its icon, by what it is, or because a power lets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixrealms.engine.board import in_force, statics
from sixrealms.engine.card_def import CAST, ICON_ABILITY
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.engine.statics import AllowsUse
from sixrealms.engine.traits import card_type, is_champion, kinds

if TYPE_CHECKING:
    from sixrealms.engine.card_def import CardDef

#: Whose way of fighting an unarmed combat card can be marked with.
_OWN_WAYS: Final = {"Dragon Unarmed Combat": "Dragon", "Undead Unarmed Combat": "Undead"}


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
    if ICON_ABILITY.get(kind) == wanted:
        return True
    return granted(s, user, card)


def _named_by(s: State, user: int, card: int) -> bool:
    """Whether an unarmed combat card is for this champion by its mark or its own words, whatever icon that has
    (gloss.unarmed-users).
    """
    if not is_champion(s, user):
        return False
    d = s.kit.defs[s.defn[card]]
    ways = d.printing.attributes.intersection(_OWN_WAYS)  # with the keys it would be no frozenset
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
            and (ability is None or ability.when is None or in_force(s, ability, x))
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


def _by_facts(d: CardDef, facts: frozenset[str]) -> bool:
    offensive, defensive = side_marks(d)
    return (offensive and f"{d.type}/off" in facts) or (defensive and f"{d.type}/def" in facts)
