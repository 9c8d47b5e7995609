"""Entering, leaving and coming back, and the decks people hand in."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from sixrealms import decks
from sixrealms.decks import Deck
from sixrealms.decks.check import DeckProblem, mend, sentence
from sixrealms.errors import SixRealmsError
from sixrealms.formats.deck_rules import problems
from sixrealms.tournament.event import Event, Participant
from sixrealms.tournament.latecomers import with_latecomer
from sixrealms.tournament.plan import MOST_ENTRANTS, PERSONS_IN_A_TEAM, game_of, is_sealed
from sixrealms.tournament.player_names import folded, player_called, tidy
from sixrealms.tournament.refusals import EventRefused, refused
from sixrealms.tournament.steps import (
    DeckChecked,
    DeckList,
    DeckRegistered,
    DecksLocked,
    Registered,
    Renamed,
    Returned,
    SeatedByHand,
    Step,
    Withdrawn,
)
from sixrealms.tournament.tables import Because, Table
from sixrealms.tournament.wishes import CheckDeck, ComeBack, Enter, HandIn, Leave, LockDecks, Rename


class EntryDeckRefused(EventRefused):
    """A deck that is not legal for the game of the event, with everything that is wrong with it."""

    def __init__(self, player: str, deck: str, problems: Sequence[DeckProblem]) -> None:
        self.problems = tuple(problems)
        rules = tuple(dict.fromkeys(one.rule_id for one in problems))
        super().__init__(Because("event-refused-deck-illegal", rules, {"player": player, "deck": deck}))

    def said(self, language: str) -> str:
        """The refusal with the first problems in words."""
        told = self.problems[:_TOLD]
        why = "; ".join(f"{sentence(one, language)} ({mend(one, language)})" for one in told)
        more = len(self.problems) - _TOLD
        return f"{super().said(language)}: {why}" + (f" (+{more})" if more > 0 else "")


_TOLD = 3  # so many problems of a deck are told in one line
_FULL_TABLE = 4  # tracking.four-player-balance: no table has five


def enter(event: Event, wish: Enter) -> tuple[Step, ...]:
    """Register somebody, who is never turned away because of a table of four (`tracking.never-turn-away`)."""
    name, team, members = _who(event, wish.name, wish.team, wish.members)
    if len(event.players) >= MOST_ENTRANTS:
        raise refused("full", most=MOST_ENTRANTS)
    number = 1 + max((int(one.removeprefix("p")) for one in event.players), default=0)
    entered = Registered(f"p{number}", name, team, members)
    if not event.rounds or event.plan.scheme != "grid":
        if wish.table:
            raise refused("table-too-early")
        return (entered,)
    return (entered, _at_a_table(event, wish.table, entered))


def _at_a_table(event: Event, number: int, entered: Registered) -> SeatedByHand:
    """A late entrant of a grid sits down where round 1 has not been played yet: there is no later way in."""
    first = event.rounds[0]
    begun = [table.number for table in first.tables if table.results or table.claims or table.withdrawn]
    seats = tuple(Table(table.number, table.players) for table in first.tables)
    if len(event.rounds) > 1 or len(begun) == len(seats):
        raise refused("late-grid", "tracking.never-turn-away", player=entered.name)
    if not number:
        return SeatedByHand(
            1, with_latecomer(seats, entered.player, begun), first.final, first.worth, f"+ {entered.name}"
        )
    room = [table.number for table in seats if len(table.players) < _FULL_TABLE and table.number not in begun]
    if number not in room:
        raise refused("late-grid-table", table=number, player=entered.name, tables=", ".join(map(str, room)) or "-")
    tables = tuple(
        Table(table.number, (*table.players, entered.player)) if table.number == number else table for table in seats
    )
    return SeatedByHand(1, tables, first.final, first.worth, f"+ {entered.name}")


def rename(event: Event, wish: Rename) -> tuple[Step, ...]:
    """Write somebody's name otherwise."""
    player = player_called(event, wish.player)
    name, team, members = _who(event, wish.name, wish.team, wish.members or player.members, besides=player)
    return (Renamed(player.id, name, team, members),)


def _who(
    event: Event, name: str, team: str, members: tuple[str, ...], besides: Participant | None = None
) -> tuple[str, str, tuple[str, ...]]:
    """A name nobody else has, and the members a team needs."""
    name = tidy(name)
    others = [one for one in event.players.values() if one is not besides]
    for other in others:
        if folded(other.name) == folded(name):
            raise refused("entered", player=other.name)
    members = tuple(tidy(member) for member in members)
    if not event.plan.team_event:
        if members:
            raise refused("no-team-event", "format.team-spirit.teams")
        return name, " ".join(team.split()), ()
    if len(members) != PERSONS_IN_A_TEAM or len({folded(member) for member in members}) < len(members):
        raise refused("team-members", "format.team-spirit.teams", team=name, count=PERSONS_IN_A_TEAM)
    for member in members:
        for other in others:
            if folded(member) in map(folded, other.members):
                raise refused("member-entered", player=member, team=other.name)
    return name, "", members


def leave(event: Event, wish: Leave) -> tuple[Step, ...]:
    """Take somebody out; at a table that is still played they have its last place (`conflict.scoring.dropouts`)."""
    player = player_called(event, wish.player)
    if player.status != "in":
        raise refused("left-already", player=player.name)
    return (Withdrawn(player.id, wish.why),)


def come_back(event: Event, wish: ComeBack) -> tuple[Step, ...]:
    """Let somebody play on from the next round; whoever left before a grid was seated sits down like a late entrant."""
    player = player_called(event, wish.player)
    if player.status == "in":
        raise refused("not-left", player=player.name)
    seated = any(now.table_of(player.id) is not None for now in event.rounds)
    if not event.rounds or event.plan.scheme != "grid" or seated:
        return (Returned(player.id),)
    return (Returned(player.id), _at_a_table(event, 0, Registered(player.id, player.name)))


# -- decks ----------------------------------------------------------------------------------------------------------


def hand_in(event: Event, wish: HandIn, *, judge: bool) -> tuple[Step, ...]:
    """Register a deck that is legal for the game; one that is not, or comes late, only because a judge agrees."""
    player = player_called(event, wish.player)
    if event.plan.decks == "none":
        raise refused("no-decks")
    member = member_called(player, wish.member)
    agrees = wish.judge_agrees and judge
    if (event.rounds or event.decks_locked) and not agrees:
        rule = "protocol.deck-locked" if not player.decks else "variant.sideboard.registration"
        raise refused("deck-locked", rule, player=player.name)
    deck = list_of(decks.named(wish.deck)) if isinstance(wish.deck, str) else _tidied(wish.deck)
    found = _wrong_with(event, player, member, deck)
    if found and not agrees:
        raise EntryDeckRefused(player.name, deck.name, found)
    if not deck.booster and member in player.issued:
        deck = replace(deck, booster=player.issued[member].booster)
    return (DeckRegistered(player.id, deck, tuple(dict.fromkeys(one.rule_id for one in found)), agrees, member),)


def _tidied(deck: DeckList) -> DeckList:
    """The list with its dungeon card where it belongs, also if it was written among the others."""
    if deck.dungeon:
        return deck
    held = deck_of(deck)
    return replace(deck, cards=held.cards, dungeon=held.dungeon or "")


def lock_decks(event: Event, wish: LockDecks) -> tuple[Step, ...]:
    """Close the registration of decks, or open it again; from the start on they are locked anyway."""
    if event.plan.decks == "none":
        raise refused("no-decks")
    if event.rounds:
        raise refused("decks-locked-since", "protocol.deck-locked")
    if event.decks_locked == wish.locked:
        raise refused("decks-locked-so", locked=int(wish.locked))
    return (DecksLocked(wish.locked),)


def _wrong_with(event: Event, player: Participant, member: int, deck: DeckList) -> Sequence[DeckProblem]:
    """What keeps a deck from being registered. Until its booster is opened a sealed deck is played as it was issued,
    where that is known (`format.masters-strategy.base`).
    """
    game, issued = game_of(event.plan), None
    if is_sealed(event.plan):
        issued = deck_of(player.issued.get(member, deck))
        if member not in player.boosters_used:
            game = dataclasses.replace(game, type="sealed-deck")
    seats = event.plan.table_size * player.persons
    return problems(deck_of(deck), game, ruleset=event.plan.ruleset, players=seats, issued=issued)


def check_deck(event: Event, wish: CheckDeck) -> tuple[Step, ...]:
    """Note a deck check; cards that are named are compared with the registered deck, its dungeon card included."""
    player = player_called(event, wish.player)
    member = member_called(player, wish.member)
    deck = player.decks.get(member)
    if deck is None:
        raise refused("no-deck", player=wish.member or player.name)
    if not wish.cards:
        return (DeckChecked(player.id, wish.passed, wish.remark, member),)
    dungeon = (deck.dungeon,) if deck.dungeon else ()
    same = Counter(wish.cards) == Counter((*deck.cards, *dungeon))
    return (DeckChecked(player.id, same, wish.remark, member),)


def member_called(player: Participant, said: str) -> int:
    """Whose deck is meant: 0 for a single player's own, else the member of the team with that name or number."""
    if not player.members:
        if said and folded(said) != folded(player.name):
            raise refused("no-team-event", "format.team-spirit.teams")
        return 0
    for member, name in player.people:
        if said == str(member) or folded(said) == folded(name):
            return member
    meant = [member for member, name in player.people if said and folded(name).startswith(folded(said))]
    if len(meant) != 1:
        raise refused("which-member", "format.team-spirit.decks", team=player.name, who=", ".join(player.members))
    return meant[0]


def list_of(deck: Deck) -> DeckList:
    """A deck in the form in which it is kept."""
    return DeckList(deck.name, deck.cards, deck.dungeon or "", deck.sideboard, deck.realm_deck, deck.considering)


def deck_of(kept: DeckList) -> Deck:
    """A kept list as a deck; EventRefused for a card nobody knows."""
    cards = (*kept.cards, kept.dungeon) if kept.dungeon else kept.cards
    try:
        return decks.from_list(
            kept.name or "deck", cards, sideboard=kept.sideboard, considering=kept.booster, realm_deck=kept.realms
        )
    except SixRealmsError as wrong:
        raise refused("deck-unknown-card", why=str(wrong)) from None
