"""What was played at an event and how it did: worlds, champions, cards and decks, by the registered lists.

Counted are the decks of those who finished a game. A deck counts as it is registered, whatever was exchanged between
games. A game counts once for every deck in it, so that of two decks of a world in one game at most one wins.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from sixrealms import catalogue
from sixrealms.catalogue import CHAMPION_TYPES, Printing
from sixrealms.tournament.event import Event, all_tables
from sixrealms.tournament.fields import DeckList
from sixrealms.tournament.report.win_rates import WinRate, win_rate
from sixrealms.tournament.scoring.scores import told_standings
from sixrealms.wording import say


class MetaLine(msgspec.Struct, frozen=True):
    """Something decks have in common: in how many it is, which share of all, with how many copies, and how they did.
    The `id` of a card is its newest printing.
    """

    id: str
    name: str
    decks: int
    share: float
    copies: int
    rate: WinRate


class MetaDeck(msgspec.Struct, frozen=True):
    """A registered deck: who played it (`of` names the member of a team), what it is, where it came and how it did."""

    player: str
    of: str
    name: str
    world: str
    champions: str
    place: int
    points: int
    rate: WinRate


class Metagame(msgspec.Struct, frozen=True):
    """Everything counted, most played first; `without` is how many people played with no registered deck."""

    decks: tuple[MetaDeck, ...]
    worlds: tuple[MetaLine, ...]
    champion_types: tuple[MetaLine, ...]
    champions: tuple[MetaLine, ...]
    cards: tuple[MetaLine, ...]
    games: int
    without: int


def metagame(event: Event, language: str) -> Metagame:
    """What was played at an event; worlds and types by their names in that language."""
    done = _done(event)
    lines = {line.player: line for line in told_standings(event)}
    played: list[_Played] = []
    without = 0
    for player in event.players.values():
        if player.id not in done:
            continue
        for member, name in player.people:
            if member in player.decks:
                played.append(_Played(player.id, name, player.decks[member], *done[player.id]))
            else:
                without += 1
    played.sort(key=lambda one: (lines[one.player].rank, one.of))
    decks = tuple(
        MetaDeck(
            *(one.player, one.of, one.deck.name),
            world=_world_name(one.world, language),
            champions=_type_name(one.champions, language),
            place=lines[one.player].rank,
            points=lines[one.player].points,
            rate=one.rate,
        )
        for one in played
    )
    return Metagame(
        decks,
        _common(played, lambda one: [one.world], lambda world: _world_name(world, language)),
        _common(played, lambda one: [one.champions], lambda type_: _type_name(type_, language)),
        _common(played, lambda one: [_newest(card) for card in one.cards if card.is_champion], _card_name),
        _common(played, lambda one: [_newest(card) for card in one.cards], _card_name),
        sum(len(table.results) for _, table in all_tables(event)),
        without,
    )


class _Played(NamedTuple):
    """A deck and how it did: games, games won, and the sum of what chance alone would give."""

    player: str
    of: str
    deck: DeckList
    games: int
    won: int
    chances: float

    @property
    def rate(self) -> WinRate:
        return win_rate(self.games, self.won, self.chances)

    @property
    def cards(self) -> list[Printing]:
        dungeon = (self.deck.dungeon,) if self.deck.dungeon else ()
        return [catalogue.printing(one) for one in (*self.deck.cards, *self.deck.realms, *dungeon)]

    @property
    def world(self) -> str:
        """The world most of its cards of a world belong to; "" where there is none, or two are equal."""
        return _most(card.world for card in self.cards if card.world in catalogue.WORLDS)

    @property
    def champions(self) -> str:
        """The type most of its champions have; "" where two are equal."""
        return _most(card.type for card in self.cards if card.type in CHAMPION_TYPES)


def _done(event: Event) -> dict[str, tuple[int, int, float]]:
    """Everybody who finished a game: how many, how many they won, and the sum of what chance alone would give."""
    found: dict[str, tuple[int, int, float]] = {}
    for _, table in all_tables(event):
        for result in table.results.values():
            for player in result.unrazed:
                games, won, chances = found.get(player, (0, 0, 0.0))
                found[player] = games + 1, won + (player == result.winner), chances + 1 / len(result.unrazed)
    return found


def _common(
    played: Sequence[_Played], of: Callable[[_Played], Iterable[str]], named: Callable[[str], str]
) -> tuple[MetaLine, ...]:
    """What decks have in common, the most decks first, then the most copies, then by name."""
    with_it: defaultdict[str, list[_Played]] = defaultdict(list)
    copies: Counter[str] = Counter()
    for one in played:
        counted = Counter(of(one))
        copies.update(counted)
        for what in counted:
            with_it[what].append(one)
    lines = [
        MetaLine(
            *(what, named(what), len(ones), round(len(ones) / len(played), 4), copies[what]),
            rate=win_rate(
                sum(one.games for one in ones), sum(one.won for one in ones), sum(one.chances for one in ones)
            ),
        )
        for what, ones in with_it.items()
    ]
    return tuple(sorted(lines, key=lambda line: (-line.decks, -line.copies, line.name)))


def _most(words: Iterable[str]) -> str:
    best = Counter(words).most_common(2)
    return "" if not best or (len(best) > 1 and best[0][1] == best[1][1]) else best[0][0]


def _world_name(world: str, language: str) -> str:
    return catalogue.WORLDS[world] if world else say("metagame-no-world", language)


def _type_name(type_: str, language: str) -> str:
    return say(f"type-{type_}", language) if type_ else say("metagame-mixed", language)


def _newest(card: Printing) -> str:
    """All printings of a card are that card (`deck.same-card`): told by its newest official one."""
    return catalogue.card(card.card_id).default.id


def _card_name(newest: str) -> str:
    return catalogue.printing(newest).name
