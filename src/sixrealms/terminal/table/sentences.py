"""The table as sentences, one thing to a line: for screen readers, pipes and anybody who likes words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.telling.card_text import house_text
from sixrealms.telling.names import Naming
from sixrealms.terminal.table.scene import Fight, Scene, Side, Tile, scene

_NOTHING: Final = ""


def table_lines(naming: Naming) -> Iterator[str]:
    """The whole table: the turn, every player, the battle, what is being done."""
    now = scene(naming)
    yield turn_line(naming, now)
    for side in now.sides:
        yield from side_lines(naming, side)
    yield from hand_lines(naming, now)
    yield from fight_lines(naming, now)


def turn_line(naming: Naming, now: Scene) -> str:
    """Turn, player and phase."""
    phase = naming.say(f"phase-{now.phase}")
    return naming.say("table-turn", turn=now.turn, last=now.last_turn, who=now.active, number=now.phase, phase=phase)


def side_lines(naming: Naming, side: Side) -> Iterator[str]:
    """One player: counts, realms place by place, champions, cards on the table, open piles."""
    yield naming.say(
        "table-side",
        who=side.name,
        you="yes" if side.you else "no",
        realms=side.realms,
        goal=side.goal,
        hand=side.hand,
        pile=side.pile,
    )
    for note in side.notes:
        yield naming.say("table-note", note=note)
    for place, realm in enumerate(side.places):
        if realm is not None:
            yield naming.say("table-place", place=z.PLACES[place], realm=tile_text(naming, realm))
    empty = [z.PLACES[place] for place, realm in enumerate(side.places) if realm is None]
    if empty:
        yield naming.say("table-empty-places", count=len(empty), places=" ".join(empty))
    for champion in side.pool:
        yield naming.say("table-champion", champion=tile_text(naming, champion))
    for card in side.table:
        yield naming.say("table-lying", card=tile_text(naming, card))
    counts = [naming.say(f"pile-{name}", count=len(cards)) for name, cards in side.piles.items() if cards]
    if counts:
        yield naming.say("table-piles", piles=", ".join(counts))


def hand_lines(naming: Naming, now: Scene, *, texts: bool = False) -> Iterator[str]:
    """The reader's own hand; with `texts` also what each card does, in the program's words."""
    yield naming.say("table-hand", count=len(now.hand))
    for card in now.hand:
        yield naming.say("table-held", card=_named(naming, card))
        if texts and (text := house_text(naming.state, card.card, naming.language)):
            yield f"  {text}"


def fight_lines(naming: Naming, now: Scene) -> Iterator[str]:
    """The battle with both totals and what the losing side lacks."""
    fight = now.fight
    if fight is None:
        return
    yield naming.say("fight-realm", realm=fight.realm.name, who=fight.defender)
    for who, tile, total, part, parts in (
        (fight.attacker, fight.champion, fight.attack, "attack", fight.attack_sum),
        (fight.defender, fight.opponent, fight.defence, "defence", fight.defence_sum),
    ):
        if tile is not None:
            text = tile_text(naming, tile)
            if fight.losing:
                yield naming.say(f"fight-{part}-total", who=who, champion=text, total=total)
            else:
                yield naming.say(f"fight-{part}", who=who, champion=text)
        if tile is not None and parts:
            yield naming.say("fight-sum", total=total, parts=", ".join(parts))
    if fight.losing:
        yield losing_line(naming, fight)


def losing_line(naming: Naming, fight: Fight) -> str:
    """Who is losing the round and how many levels they need."""
    return naming.say("fight-losing", who=fight.losing, lacking=fight.lacking)


def tile_text(naming: Naming, tile: Tile) -> str:
    """A card with everything to know about it in one breath."""
    parts = [_named(naming, tile)]
    if tile.face_down:
        parts.append(naming.say("mark-face-down"))
    if tile.razed:
        parts.append(naming.say("mark-razed"))
    elif tile.exposed:
        parts.append(naming.say("mark-exposed"))
    if tile.marker:
        parts.append(naming.say("note-marker", who=tile.marker))
    parts.extend(tile.notes)
    if tile.hung:
        with_these = ", ".join(_hung_text(naming, other) for other in tile.hung)
        parts.append(naming.say("mark-with", cards=with_these))
    return ", ".join(parts)


def _hung_text(naming: Naming, tile: Tile) -> str:
    """A card that hangs on another."""
    notes = f" [{', '.join(tile.notes)}]" if tile.notes else ""
    return f"{_named(naming, tile)}{notes}"


def _named(naming: Naming, tile: Tile) -> str:
    """Name, strength, type and world."""
    words = [tile.name]
    if tile.strength:
        words.append(tile.strength)
    if tile.type:
        kind = naming.say(f"type-{tile.type.replace(' ', '-')}")
        words.append(f"({kind}, {tile.world})" if tile.world else f"({kind})")
    if tile.power_missing:
        words.append(f"[{naming.say('mark-power-missing')}]")
    return " ".join(words)
