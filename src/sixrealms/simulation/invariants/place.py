"""Invariants about where the cards are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sixrealms.engine import zones as z
from sixrealms.engine.state import State
from sixrealms.simulation.invariants.position import CheckedPosition


def _contents(s: State) -> Iterator[tuple[int, int, int]]:
    """Every card found in a container: (card, zone the container stands for, seat or host)."""
    for seat in range(s.n):
        for zone in range(z.LISTED):
            for card in s.listed(seat, zone):
                if card >= 0:
                    yield card, zone, seat
    for host, hung in s.attached.items():
        for card in hung:
            yield card, z.ATTACHED, host


def every_card_counted_once(p: CheckedPosition) -> Iterator[str]:
    """Cards are conserved: none is lost, doubled, or given to another owner."""
    s = p.now
    times = Counter(card for card, _, _ in _contents(s))
    for card, zone in enumerate(s.zone):
        listed = zone < z.LISTED or zone == z.ATTACHED
        if times[card] != listed:
            yield f"{s.name(card)} ({card}) in zone {z.NAMES[zone]} stands in {times[card]} lists"
    if times.keys() - set(range(len(s.zone))):
        yield f"lists hold objects that do not exist: {sorted(times.keys() - set(range(len(s.zone))))}"
    if list(s.owner) != s.kit.owners or list(s.defn) != s.kit.cards:
        yield "a card changed its owner or its identity"


def one_zone_each(p: CheckedPosition) -> Iterator[str]:
    """The zone noted on every card is the zone whose list holds it (void.separate)."""
    s = p.now
    for card, zone, where in _contents(s):
        if s.zone[card] != zone:
            yield (
                f"{s.name(card)} ({card}) stands in {z.NAMES[zone]} of {where} and is noted in {z.NAMES[s.zone[card]]}"
            )
    announced = {act.card for act in s.acts}
    for card, zone in enumerate(s.zone):
        if zone == z.PLAYING and card not in announced:
            yield f"{s.name(card)} ({card}) is being played by no act"


def attachments_hang_on_cards_in_play(p: CheckedPosition) -> Iterator[str]:
    """`host` and `attached` say the same, in chains that end at a card in play."""
    s = p.now
    for host, hung in s.attached.items():
        if not hung:
            yield f"{s.name(host)} ({host}) keeps an empty list of attachments"
        for card in hung:
            if s.host[card] != host:
                yield f"{s.name(card)} ({card}) hangs on {host} and is noted on {s.host[card]}"
    for card, host in enumerate(s.host):
        if host >= 0 and card not in s.attached.get(host, ()):
            yield f"{s.name(card)} ({card}) is noted on {host}, which does not hold it"
        if host >= 0:
            yield from _chain(s, card)


def _chain(s: State, card: int) -> Iterator[str]:
    top = card
    for _ in range(len(s.host)):
        if s.host[top] < 0:
            break
        top = s.host[top]
    else:
        yield f"{s.name(card)} ({card}) hangs on itself"
        return
    if s.zone[top] not in z.IN_PLAY:
        yield f"{s.name(card)} ({card}) hangs on {s.name(top)}, which lies in {z.NAMES[s.zone[top]]}"


def formations_have_their_places(p: CheckedPosition) -> Iterator[str]:
    """A formation has its number of places and every realm knows its own (formation.shape)."""
    s = p.now
    for seat in range(s.n):
        places = s.formation(seat)
        if len(places) != s.kit.size.places:
            yield f"formation of seat {seat} has {len(places)} places instead of {s.kit.size.places}"
        for place, card in enumerate(places):
            if card >= 0 and (s.slot[card] != place or s.ctrl[card] != seat):
                yield (
                    f"{s.name(card)} lies on place {place} of seat {seat} and is noted on {s.slot[card]}"
                    f" of {s.ctrl[card]}"
                )
    for card, slot in enumerate(s.slot):
        if slot != 255 and s.zone[card] != z.FORMATION:
            yield f"{s.name(card)} ({card}) keeps place {slot} outside a formation"


def battle_holds_its_champions(p: CheckedPosition) -> Iterator[str]:
    """Only the two champions of the round are in battle (combat.terms)."""
    s = p.now
    battle = s.battle
    fighting = () if battle is None else (battle.champion, battle.opponent)
    for card, zone in enumerate(s.zone):
        if zone == z.BATTLE and card not in fighting:
            yield f"{s.name(card)} ({card}) is in battle and does not fight"
    if battle is not None and len({battle.attacker, battle.defender} - set(range(s.n))):
        yield f"a seat that does not exist fights: {battle.attacker} against {battle.defender}"


def limbo_has_dates(p: CheckedPosition) -> Iterator[str]:
    """What is in Limbo has a date of return or goes back with something that has one (limbo.return-time)."""
    s = p.now
    dated = {card for entry in s.limbo for card in (entry.card, *entry.attachments)}
    for card, zone in enumerate(s.zone):
        if zone == z.LIMBO and card not in dated:
            yield f"{s.name(card)} ({card}) is in Limbo for ever"
