"""The mulligan: a fresh game for a player who never saw a realm he could play (ledger: mulligan.*)."""

from __future__ import annotations

from sixrealms.engine.action import Action
from sixrealms.engine.atoms import note, reveal
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State


def reasons(s: State, player: int) -> list[Reason]:
    """Why the active player cannot call a mulligan now; empty if he can."""
    found = []
    if not s.kit.ruleset.mulligan:
        found.append(Reason("mulligan.condition", "no-mulligan-rule"))
        return found
    if s.phase != 5 or s.active != player or s.turns_taken[player] != 2 or s.turn.granted_by >= 0:
        found.append(Reason("mulligan.condition", "mulligan-time"))
    if s.marks.get(f"game:realm-played:{player}") or s.realms(player):
        found.append(Reason("mulligan.condition", "realm-played"))
    if s.marks.get(f"match:mulligans:{player}", 0) >= 2:
        found.append(Reason("mulligan.max-two", "mulligan-twice"))

    for card in s.hand(player):
        d = s.kit.defs[s.defn[card]]
        if d.type == "realm" and copy_in_play(s, card) < 0:  # mulligan.blocked-by-cosmos
            found.append(Reason("mulligan.reveal", "holds-realm", card))
        if d.type == "event" and d.power is not None and "may-bring-realm" in d.power.all_tags():
            found.append(Reason("mulligan.events-first", "event-first", card))
    return found


def calls(s: State, player: int) -> list[Action]:
    if s.turns_taken[player] != 2 or s.realms(player) or reasons(s, player):
        return []
    return [Action("mulligan")]


def restart(s: State) -> None:
    """Start over with the same decks; nobody has won or lost (mulligan.no-result, mulligan.new-first-player)."""
    from sixrealms.engine.flow.game import begin

    player = s.active
    for card in s.hand(player):
        reveal(s, card)  # mulligan.reveal
    note(s, "mulligan", player, *s.hand(player))
    calls_so_far = {k: v for k, v in s.marks.items() if k.startswith("match:")}
    for seat in range(s.n):
        if seat != player:
            calls_so_far.pop(f"match:mulligans:{seat}", None)
    calls_so_far[f"match:mulligans:{player}"] = calls_so_far.get(f"match:mulligans:{player}", 0) + 1
    fresh = State(s.kit, s.seed)
    fresh.chances = s.chances
    fresh.marks.update(calls_so_far)
    fresh.log = s.log
    fresh.version = s.version + 1
    for name in State.__slots__:
        setattr(s, name, getattr(fresh, name))
    begin(s)
