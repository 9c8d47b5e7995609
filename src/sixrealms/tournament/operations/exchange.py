"""Exchanging cards of a deck: with the sideboard between games, or with the booster of a sealed deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Final

from sixrealms.formats.deck_legality import problems
from sixrealms.formats.sealed_decks import MOST_EXCHANGED
from sixrealms.tournament.decks.boosters import finished_games, from_booster, missing
from sixrealms.tournament.decks.deck_lists import EntryDeckRefused, deck_of, printing_called
from sixrealms.tournament.decks.sideboards import deck_before, exchanged, has_sideboards
from sixrealms.tournament.event import DeckExchange, Event, Participant, Round, TableState
from sixrealms.tournament.fields import Cards, DeckList, Id, Small, Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import (
    JUDGES_AND_PLAYERS,
    Command,
    CommandContext,
    PlayerRecord,
    Record,
    Stamp,
    Values,
)
from sixrealms.tournament.plan import Words, game_of, has_boosters
from sixrealms.tournament.player_lookup import member_called, player_called
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_record import OnTable, TableRecord

_SWAP: Final = "format.masters-strategy.booster-swap"
_ONE_FOR_ONE: Final = "option.sideboard.one-for-one"


class Exchanged(TableRecord, frozen=True, tag="exchanged"):
    """Somebody has exchanged cards with their sideboard before a game, or has said that they exchange none."""

    game: Small
    player: Id
    out: Cards = ()
    into: Cards = ()
    member: Small = 0

    def about(self) -> tuple[str, ...]:
        return (f"player {self.player}",)

    def table_among(self, now: Round, gone: Set[str]) -> TableState | None:
        named = now.table(self.table)
        return named if named is not None and self.player in named.players else None

    def lay(self, here: OnTable) -> str:
        before_game = here.table.exchanges.setdefault(self.game, {})
        before_game[self.player, self.member] = DeckExchange(self.out, self.into)
        return ""

    def values(self, called: Callable[[str], str]) -> Values:
        return {"player": called(self.player), "game": self.game, "count": len(self.into)}


class BoosterUsed(PlayerRecord, frozen=True, tag="booster-used"):
    """Somebody has put cards of their booster into their deck for good, or has said that they take none
    (`format.masters-strategy.booster-swap`).
    """

    out: Cards = ()
    into: Cards = ()
    member: Small = 0

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        found = folding.player(stamp, self.player)
        if found is None:
            return
        deck = found.decks.get(self.member)
        changed = from_booster(deck, self.out, self.into) if deck is not None else None
        if changed is None or self.member in found.boosters_used:
            folding.set_aside(stamp, "booster", player=found.id)
            return
        found.decks[self.member] = changed
        found.boosters_used = (*found.boosters_used, self.member)

    def values(self, called: Callable[[str], str]) -> Values:
        return super().values(called) | {"count": len(self.into)}


class Exchange(Command, frozen=True, tag="exchange"):
    """Exchange cards with the sideboard before the next game, or with the booster after the first one; without cards
    the deck stays as it is.

    Cards are printing ids or names. In a team event `member` is whose deck it is.
    """

    roles = JUDGES_AND_PLAYERS

    player: Who
    out: Cards = ()
    into: Cards = ()
    member: Words = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        asked.only_for_themselves(self.player)
        if has_boosters(event.plan):
            return (self._with_booster(event, asked),)
        return (self._with_sideboard(event),)

    def _with_sideboard(self, event: Event) -> Exchanged:
        """EventRefused before the first game of a bracket (`option.sideboard.when`), when the next one is open on the
        network already (`protocol.deck-locked`), for cards that are not there, and for a deck that would not be legal.
        """
        if not has_sideboards(event):
            raise refused("no-sideboards", "protocol.no-sideboard-by-default")
        player = player_called(event, self.player)
        member = member_called(player, self.member)
        now = event.current
        table = now.table_of(player.id) if now is not None else None
        if now is None or table is None or table not in event.open_tables:
            raise refused("exchange-not-now", "option.sideboard.when", player=player.name)
        game = table.next_game
        if game == 1:
            raise refused("exchange-first-game", "option.sideboard.when", player=player.name)
        if game in table.online:
            raise refused("exchange-locked", "protocol.deck-locked", player=player.name, game=game)
        registered = player.decks.get(member)
        if registered is None or not registered.sideboard:
            raise refused("exchange-none", "variant.sideboard.opt-out-notice", player=player.name)
        deck = deck_before(table, player, member, game - 1)
        dungeon = (deck.dungeon,) if deck.dungeon else ()
        out = _cards(self.out, (*deck.cards, *dungeon), player.name, "exchange-not-there", _ONE_FOR_ONE)
        into = _cards(self.into, deck.sideboard, player.name, "exchange-not-there", _ONE_FOR_ONE)
        _stays_legal(event, player, deck, exchanged(deck, out, into, player.name))
        return Exchanged(now.number, table.number, game, player.id, out, into, member)

    def _with_booster(self, event: Event, asked: CommandContext) -> BoosterUsed:
        """Put cards of the booster into a deck, one for one and once; the changed deck is the registered one then.

        EventRefused before the player's first game is over, while a game of theirs is open on the network, for more
        than twelve cards, for cards that are not there and for a card the deck would have twice
        (`conflict.masters-strategy.legality`). A player themselves has until their second game is over.
        """
        player = player_called(event, self.player)
        member = member_called(player, self.member)
        deck = player.decks.get(member)
        if deck is None or not deck.booster:
            raise refused("booster-none", _SWAP, player=player.name)
        if member in player.boosters_used:
            raise refused("booster-used", _SWAP, player=player.name)
        games = finished_games(event, player.id)
        if not games:
            raise refused("booster-too-early", _SWAP, player=player.name)
        if games > 1 and asked.by.role == "player":
            raise refused("booster-too-late", _SWAP, player=player.name)
        now = event.current
        table = now.table_of(player.id) if now is not None else None
        if table is not None and table in event.open_tables and table.next_game in table.online:
            raise refused("exchange-locked", "protocol.deck-locked", player=player.name, game=table.next_game)
        out = _cards(self.out, deck.cards, player.name, "booster-not-there", _SWAP)
        into = _cards(self.into, deck.booster, player.name, "booster-not-there", _SWAP)
        if len(into) > MOST_EXCHANGED:
            raise refused("booster-too-many", _SWAP, count=len(into), most=MOST_EXCHANGED)
        if len(out) != len(into):
            raise refused("exchange-uneven", _SWAP, out=len(out), into=len(into))
        for cards, pile in ((out, deck.cards), (into, deck.booster)):
            if card := missing(pile, cards):
                raise refused("booster-not-there", _SWAP, player=player.name, card=card)
        changed = from_booster(deck, out, into)
        assert changed is not None
        _stays_legal(event, player, deck, changed, sealed=True)
        return BoosterUsed(player.id, out, into, member)


def _cards(said: Sequence[str], pile: Sequence[str], who: str, refusal: str, rule: str) -> tuple[str, ...]:
    """The printings of a pile that are meant; EventRefused for one that is not there."""
    found = []
    for one in said:
        card = printing_called(one, pile)
        if card is None:
            raise refused(refusal, rule, player=who, card=one)
        found.append(card)
    return tuple(found)


def _stays_legal(event: Event, player: Participant, deck: DeckList, changed: DeckList, *, sealed: bool = False) -> None:
    """EventRefused for a deck that would not be legal; who may play an illegal deck may play it changed."""
    seats = event.plan.table_size * player.persons
    issued = deck_of(deck) if sealed else None
    found = problems(deck_of(changed), game_of(event.plan), ruleset=event.plan.ruleset, players=seats, issued=issued)
    if found and not player.broken:
        raise EntryDeckRefused(player.name, deck.name, found)
