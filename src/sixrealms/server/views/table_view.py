"""The table as one watcher sees it, as the wire tells it; no words of any language are in it.

It is made from `engine.view`. Numbers of cards go through the fog, levels are counted for known cards only.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.battle_statics import Comparison
from sixrealms.engine.board import holding_true
from sixrealms.engine.combatants import still_there
from sixrealms.engine.level import Trace, bonus_of, level, total
from sixrealms.engine.losing_side import losing_side
from sixrealms.engine.rules_for_player import goal_for
from sixrealms.engine.state import State
from sixrealms.engine.view import SPECTATOR, SeenCard, View, open_view, view, whole_view
from sixrealms.server.game.fog import Fog
from sixrealms.server.messages.outgoing import Announced, BattleTold, CardTold, ResultTold, SumStep, TableTold

#: Rows of cards whose order everybody sees.
_ROWS: Final = (z.POOL, z.DISCARD, z.LIMBO, z.ABYSS, z.VOID, z.TABLE, z.HAND)


def picture(fog: Fog) -> TableTold:
    """Everything the watcher sees now: counts, cards by their number, the battle, whose decision is open."""
    s = fog.state
    seen = _seen(fog)
    order = _places_in_rows(s)
    cards = (*seen.hand, *seen.table, *seen.known_piles)
    return TableTold(
        turn=seen.turn,
        last_turn=seen.last_turn,
        phase=seen.phase,
        active=seen.active,
        goal=s.kit.size.goal,
        goals=[goal_for(s, seat) for seat in range(s.n)],
        direction=s.direction,
        hands=list(seen.hand_sizes),
        piles=list(seen.pile_sizes),
        places=[len(s.formation(seat)) for seat in range(s.n)],
        unrazed=[s.unrazed(seat) for seat in range(s.n)],
        cards={str(fog.number(card.id)): _card(fog, card, order) for card in cards},
        battle=_battle(fog),
        announced=[Announced(fog.number(act.card), act.player, act.way) for act in s.acts],
        asked=seen.asked,
        about=seen.about,
        result=_result(seen),
    )


def _seen(fog: Fog) -> View:
    if fog.everything:
        return whole_view(fog.state)
    return open_view(fog.state) if fog.seat == SPECTATOR else view(fog.state, fog.seat)


def _places_in_rows(s: State) -> dict[int, int]:
    return {
        card: at for seat in range(s.n) for zone in _ROWS for at, card in enumerate(s.lists[seat * z.LISTED + zone])
    }


def _card(fog: Fog, seen: SeenCard, order: dict[int, int]) -> CardTold:
    s = fog.state
    shown = CardTold(
        printing=seen.printing,
        zone=seen.zone,
        owner=seen.owner,
        controller=seen.controller,
        host=fog.number(seen.host),
        place=seen.place,
        at=order.get(seen.id, -1) if seen.zone != "hand" or fog.everything or seen.controller == fog.seat else -1,
        razed=seen.razed,
        face_down=seen.face_down,
    )
    if seen.printing and s.zone[seen.id] in z.IN_PLAY:
        d = s.kit.defs[s.defn[seen.id]]
        if d.champion or d.type == "ally":
            shown.level = level(s, seen.id)
        elif s.zone[seen.id] == z.ATTACHED and d.type != "holding":
            shown.bonus = bonus_of(s, seen.id, s.host[seen.id])
    if seen.earned:
        shown.earned = seen.earned
    if seen.marker >= 0:
        shown.marker = seen.marker
    return shown


def _battle(fog: Fog) -> BattleTold | None:
    s = fog.state
    battle = s.battle
    if battle is None:
        return None
    shown = BattleTold(
        attacker=battle.attacker,
        defender=battle.defender,
        target=fog.number(battle.target),
        champion=fog.number(battle.champion),
        opponent=fog.number(battle.opponent),
        round=battle.round,
        stage=battle.stage,
    )
    if _compared(fog):
        shown.attack = total(s, battle.champion)
        shown.defence = total(s, battle.opponent)
        shown.losing = losing_side(s)
        shown.needs = _needed(s)
        shown.attack_sum = summed(fog, battle.champion, whole=True)
        shown.defence_sum = summed(fog, battle.opponent, whole=True)
    return shown


def summed(fog: Fog, card: int, *, whole: bool) -> list[SumStep]:
    """What the level of a card is the sum of, or the total of its side (`whole`), step by step."""
    trace: Trace = []
    (total if whole else level)(fog.state, card, trace)
    return [SumStep(step.what, fog.number(step.card), step.after - step.before, step.after) for step in trace]


def _needed(s: State) -> int | None:
    """How much more the losing side needs to be losing no longer (combat.e.tie); None where a power replaces the
    comparison of the totals.
    """
    battle = s.battle
    assert battle is not None
    if holding_true(s, Comparison):
        return None
    ahead = total(s, battle.champion) - total(s, battle.opponent)
    return ahead if ahead > 0 else 1 - ahead


def _compared(fog: Fog) -> bool:
    """Whether two champions face each other that the watcher knows, so that there are totals to compare."""
    s = fog.state
    battle = s.battle
    if battle is None or battle.champion < 0 or battle.opponent < 0:
        return False
    there = still_there(s, battle.champion)
    there = there and (s.zone[battle.opponent] == z.BATTLE or battle.opponent == battle.target)
    return there and fog.knows(battle.champion) and fog.knows(battle.opponent)


def _result(seen: View) -> ResultTold | None:
    if seen.result is None:
        return None
    return ResultTold(list(seen.result.winners), seen.result.reason, list(seen.result.unrazed))
