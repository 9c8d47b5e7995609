"""How many cards a player draws in phase 1, and cards drawn beyond the usual number, then or as spoils: others may take
those first.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.engine import marks
from sixrealms.engine.ask import push
from sixrealms.engine.board import holding_true
from sixrealms.engine.immunity import player_shielded
from sixrealms.engine.state import State
from sixrealms.engine.statics import DrawCount, SpoilsCount
from sixrealms.engine.triggers import emit


def draw_count(s: State, player: int) -> int:
    """Cards drawn in phase 1 (turn.phase1.draw); in the first turn no card makes them fewer, though it may make them
    more (setup.first-turn-draw.protected).
    """
    count = s.kit.size.draw
    protected = s.kit.ruleset.first_draw_protected and s.turns_taken[player] <= 1
    floor = 0
    for static, x, _ in sorted(holding_true(s, DrawCount), key=lambda entry: not entry[0].replaces):
        if static.who.includes(s, player, x) and not player_shielded(s, player, x):
            changed = static.change(s, count, player, x)
            count = changed if not protected or static.from_the_first_turn else max(count, changed)
            floor = max(floor, static.floor)
    return max(count, floor)


def more_cards(s: State, player: int) -> list[int]:
    """The cards whose power gives this player a card more in phase 1, each as often as it does."""
    return [
        x.source
        for static, x, _ in holding_true(s, DrawCount)
        if not static.replaces and static.who.includes(s, player, x) and not player_shielded(s, player, x)
        for _ in range(static.change(s, 0, player, x))
    ]


def more_spoils(s: State, player: int) -> list[int]:
    """The cards whose power gives this player a card more as spoils, each as often as it does (spoils.source)."""
    return [
        x.source
        for static, x, _ in holding_true(s, SpoilsCount)
        if static.who.includes(s, player, x) and not player_shielded(s, player, x)
        for _ in range(static.change(s, 0, player, x))
    ]


def announce_extra(s: State, player: int, drawn: Sequence[int], sources: Sequence[int]) -> None:
    """These cards this player alone has just drawn because of these sources, one each; then everybody else may answer
    that (counter.sequence-default). Whoever lets it happen clears the marks `DRAWN` afterwards.
    """
    emit(s, "extra-cards", sources[0], by=player, why="alone")
    for card, source in zip(drawn, sources, strict=False):  # a pile may have been too small
        s.marks[marks.DRAWN.of(card)] = source + 1
    push(s, "anytime", 0, tuple(s.seats_after(player)))
