"""Helping in other players' battles: who may be asked, and what they may lend (ledger: option.aiding.*).

A contribution is played as if the aided player played it: it needs their turn to play, their champion must be able to
use it, and what it asks to be paid or chosen is their affair (conflict.aiding.what-and-when).
"""

from __future__ import annotations

from collections.abc import Iterator

from sixrealms.engine import marks
from sixrealms.engine.ability import Play
from sixrealms.engine.action import Action
from sixrealms.engine.board import holding_true
from sixrealms.engine.card_def import EQUIPMENT
from sixrealms.engine.combatants import combatant
from sixrealms.engine.loans import helped_by, lender
from sixrealms.engine.placement import JUDGES, castable
from sixrealms.engine.playable import card_reasons, power_reasons
from sixrealms.engine.prohibitions import forbidden
from sixrealms.engine.reason import Reason
from sixrealms.engine.rules_for_player import rules_for
from sixrealms.engine.state import State
from sixrealms.engine.statics import Prohibition


def request_reasons(s: State, player: int, seat: int) -> Iterator[Reason]:
    """Why `player` may not ask `seat` for help in the battle. What `seat` holds is not among the reasons, only whether
    they hold something.
    """
    b = s.battle
    if not rules_for(s, player).aiding:
        yield Reason("option.aiding.scope", "no-aid")
        return
    if b is None or player not in (b.attacker, b.defender):
        yield Reason("option.aiding.invitation-only", "not-your-battle")
        return
    if seat in (b.attacker, b.defender):
        yield Reason("option.aiding.scope", "fights-already")
        return
    foe = b.defender if player == b.attacker else b.attacker
    teams = s.kit.ruleset.teams
    if teams and teams[seat] == teams[foe]:
        yield Reason("option.aiding.one-side", "on-the-other-team")
    if helped_by(s, seat) == foe:
        yield Reason("option.aiding.one-side", "helps-the-other-side")
    if s.marks.get(marks.UNWILLING.of_two(seat, player)):
        yield Reason("option.aiding.invitation-only", "unwilling")
    if not s.hand(seat):
        yield Reason("option.aiding.scope", "nothing-to-lend")


def requests(s: State, player: int) -> list[Action]:
    """Everybody the losing player may ask for help now."""
    if not rules_for(s, player).aiding:
        return []
    return [
        Action("request", number=seat)
        for seat in s.seats_after(player)
        if next(request_reasons(s, player, seat), None) is None
    ]


def contribution_reasons(s: State, seat: int, side: int, action: Action) -> list[Reason]:
    """Why `seat` may not lend the card of this action, which plays it, to the side of `side`."""
    card, champion = action.card, action.other
    if card not in s.hand(seat):
        return [Reason("gloss.hand", "not-in-hand")]
    d = s.kit.defs[s.defn[card]]
    play = d.way_play[action.number]
    if not d.support or (play is not None and play.way):
        return [Reason("option.aiding.scope", "cannot-be-lent")]
    if champion != combatant(s, side):
        return [Reason("option.aiding.scope", "only-for-the-fighter")]
    found: list[Reason] = []
    if d.type in EQUIPMENT and lender(s, card) >= 0 and rules_for(s, side).lent_items_once:
        found.append(Reason("option.aiding.items-one-round", "lent-before"))
    judge = JUDGES[d.way_users[action.number]]
    found += card_reasons(s, side, card, action.number, "combat")
    found += judge(s, side, card, champion, castable(d, action.number, "combat"))
    found += forbidden(s, holding_true(s, Prohibition), side, card, champion)
    if play is not None:
        found += [one for one in power_reasons(s, side, card, champion, play) if not _told_by_unseen_cards(play, one)]
    return found


def _told_by_unseen_cards(play: Play, reason: Reason) -> bool:
    """Whether it might only be for what a hand or draw pile holds that the card has no effect. Who lends it does not
    know these of the player they help, so it may be lent, and may come to nothing (gloss.hand).
    """
    return reason.message == "no-effect" and "unseen-cards" in play.all_tags()


def contributions(s: State, seat: int, side: int) -> list[Action]:
    """Everything `seat` may lend to the champion that fights for `side`."""
    champion = combatant(s, side)
    found = []
    for card in s.hand(seat):
        if card in s.kit.offered["combat"]:
            for way in s.kit.defs[s.defn[card]].ways:
                action = Action("play", card, champion, way)
                if not contribution_reasons(s, seat, side, action):
                    found.append(action)
    return found


def uninvited(s: State, player: int, action: Action) -> bool:
    """Whether this is an attempt to join others in a battle without being asked (option.aiding.invitation-only). What
    can be played at any time joins nobody.
    """
    b = s.battle
    d = s.kit.defs[s.defn[action.card]]
    if b is None or player in (b.attacker, b.defender) or not d.support:
        return False
    if "any" in d.way_moments.get(action.number, ()):
        return False
    return rules_for(s, b.attacker).aiding or rules_for(s, b.defender).aiding
