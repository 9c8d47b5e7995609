"""What a judge does: rulings, penalties, replacements, repairs of tables on the network."""

from __future__ import annotations

from collections import Counter

from sixrealms import catalogue, rulebook
from sixrealms.tournament.event import Event
from sixrealms.tournament.player_names import player_called
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.steps import Penalised, Repaired, Replaced, Ruled, Rules, Step
from sixrealms.tournament.wishes import Punish, Repair, Replace, Rule


def rule(event: Event, wish: Rule) -> tuple[Step, ...]:
    """Note a ruling with the statements it rests on; both sentences are needed."""
    question, answer = wish.question.strip(), wish.answer.strip()
    if not question or not answer:
        raise refused("ruling-empty")
    if wish.round > len(event.rounds):
        raise refused("no-round", round=wish.round, last=len(event.rounds))
    return (Ruled(question, answer, _known(wish.rules), wish.round, wish.table),)


def punish(event: Event, wish: Punish) -> tuple[Step, ...]:
    """Note a penalty with its reason; who is ejected plays no more (`variant.sideboard.sanction`)."""
    player = player_called(event, wish.player)
    if not wish.why.strip():
        raise refused("penalty-why", player=player.name)
    if player.status == "ejected":
        raise refused("ejected-already", player=player.name)
    return (Penalised(player.id, wish.sanction, wish.why.strip(), _known(wish.rules)),)


def replace(event: Event, wish: Replace) -> tuple[Step, ...]:
    """Let a destroyed card be replaced by a copy, between rounds only, and as often as the deck holds it
    (`protocol.enter-darkness-replacement`).
    """
    player = player_called(event, wish.player)
    if event.open_tables or not event.rounds:
        raise refused("replace-later", "protocol.enter-darkness-replacement", player=player.name)
    card = catalogue.printing(wish.card)
    registered = Counter(one for deck in player.decks.values() for one in (*deck.cards, deck.dungeon, *deck.sideboard))
    if registered and card.id not in registered:
        raise refused("not-in-deck", "protocol.enter-darkness-replacement", player=player.name, card=card.name)
    since = event.rounds[-1].seated
    now = [step for taken, step in event.replaced if taken.number > since]
    if now.count(Replaced(player.id, card.id)) >= max(registered[card.id], 1):
        raise refused("replaced-already", "protocol.enter-darkness-replacement", player=player.name, card=card.name)
    return (Replaced(player.id, card.id),)


def repair(event: Event, wish: Repair) -> tuple[Step, ...]:
    """Note what was put right at a table on the network."""
    now = event.rounds[wish.round - 1] if 1 <= wish.round <= len(event.rounds) else None
    if now is None or now.table(wish.table) is None:
        raise refused("no-round", round=wish.round, last=len(event.rounds))
    if not wish.what.strip():
        raise refused("repair-what")
    return (Repaired(wish.round, wish.table, wish.what.strip(), wish.how, wish.back),)


def _known(rules: Rules) -> Rules:
    """The ids of the ledger that are named; LedgerError for one it does not hold."""
    return tuple(rulebook.rule(one).id for one in rules)
