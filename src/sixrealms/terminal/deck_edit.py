"""`sixrealms deck new` and `deck edit`: decks of one's own, changed card by card, with every step kept."""

from __future__ import annotations

from typing import Final

import click

from sixrealms import catalogue, rulesets
from sixrealms.decks import Deck
from sixrealms.decks.deck_changes import PILES, DeckChange, differences
from sixrealms.decks.limits_check import legal_limits, mend, problems, sentence
from sixrealms.decks.lookup import asked_for
from sixrealms.decks.own_decks import path_of
from sixrealms.errors import OptionRefused
from sixrealms.setup import deck_versions
from sixrealms.setup.wanted_game import DEFAULT_RULESET
from sixrealms.terminal.deck_parts import DeckPart
from sixrealms.terminal.game_options import ruleset_option
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.usage_errors import Misused

_MOST_PROBLEMS: Final = 3
_MOST_VERSIONS_SHOWN: Final = 20


@click.command("new", cls=DeckPart)
@click.argument("name", metavar="NAME")
@ruleset_option
@click.option("--size", type=int, default=None, metavar="NUMBER", help="help-deck-new-size")
@click.option("--from", "like", metavar="DECK", help="help-deck-new-from")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def new(screen: Screen, name: str, ruleset: str | None, size: int | None, like: str | None) -> None:
    """Begin a deck, empty or with the cards of another; never writes over one that is there."""
    meant_for = _meant_for(ruleset, size)
    made = deck_versions.new(name, like=asked_for(like) if like is not None else None, meant_for=meant_for)
    screen.write(screen.say("own-deck-begun", deck=made.name, file=str(path_of(made.name))))
    _judge(screen, made)


def _meant_for(ruleset: str | None, size: int | None) -> str:
    """What is noted in the deck as its format; OptionError for a size the ruleset does not offer."""
    if ruleset is None and size is None:
        return ""
    rules = rulesets.named(DEFAULT_RULESET if ruleset is None else ruleset)
    size = min(rules.sizes) if size is None else size
    if size not in rules.sizes:
        offered = ", ".join(map(str, rules.sizes))
        raise OptionRefused("asked-size-of-ruleset", size=str(size), ruleset=rules.name, known=offered)
    return f"{rules.name} {size}"


@click.command("edit", cls=DeckPart)
@click.argument("name", metavar="DECK")
@click.option("--add", multiple=True, metavar="'[NUMBER] CARD'", help="help-deck-edit-add")
@click.option("--remove", multiple=True, metavar="'[NUMBER] CARD'", help="help-deck-edit-remove")
@click.option("--count", multiple=True, metavar="'NUMBER CARD'", help="help-deck-edit-count")
@click.option("--pile", default=PILES[0], type=click.Choice(PILES), metavar="PILE", help="help-deck-edit-pile")
@click.option("--undo", is_flag=True, help="help-deck-edit-undo")
@click.option("--redo", is_flag=True, help="help-deck-edit-redo")
@click.option("--versions", is_flag=True, help="help-deck-edit-versions")
@click.option("--version", "number", type=int, default=None, metavar="NUMBER", help="help-deck-edit-version")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def edit(
    screen: Screen,
    name: str,
    add: tuple[str, ...],
    remove: tuple[str, ...],
    count: tuple[str, ...],
    pile: str,
    undo: bool,
    redo: bool,
    versions: bool,
    number: int | None,
) -> None:
    """Change a deck of one's own, or go back to what it was; either all changes are made or none."""
    given = {"add": add, "remove": remove, "count": count}
    changes = [DeckChange(what, cards) for what, all_cards in given.items() for cards in all_cards]
    asked = [bool(changes), undo, redo, versions, number is not None]
    if sum(asked) != 1:
        raise Misused("usage-deck-edit")
    if versions:
        _list(screen, name)
        return
    if undo:
        before, after = deck_versions.undo(name)
    elif redo:
        before, after = deck_versions.redo(name)
    elif number is not None:
        before, after = deck_versions.go_back(name, number)
    else:
        before, after = deck_versions.change(name, changes, pile)
    found = differences(before, after)
    for card, more in found:
        screen.write(f"{more:+} {card} {catalogue.printing(card).name}")
    if not found:
        screen.write(screen.say("own-deck-same"))
    _judge(screen, after)


def _list(screen: Screen, name: str) -> None:
    """The newest versions, each with what it changed."""
    known = deck_versions.versions(name)
    for at, version in list(enumerate(known))[-_MOST_VERSIONS_SHOWN:]:
        found = differences(known[at - 1].deck, version.deck) if at else []
        more = sum(count for _, count in found if count > 0)
        fewer = -sum(count for _, count in found if count < 0)
        figures = {"cards": len(version.deck.cards), "more": more, "fewer": fewer}
        until = version.until or "none"
        screen.write(screen.say("own-deck-version", number=str(version.number), until=until, **figures))


def _judge(screen: Screen, deck: Deck) -> None:
    """How many cards there are, and what still keeps the deck from what it is meant for."""
    ruleset, size = deck_versions.ruleset_and_size(deck)
    rules = rulesets.named(ruleset or DEFAULT_RULESET)
    if size not in rules.sizes:
        size = min(rules.sizes, key=lambda known: (abs(known - len(deck.cards)), known))
    found = problems(deck, legal_limits(deck, rules.name, size))
    screen.write(
        screen.say("own-deck-judged", cards=len(deck.cards), size=size, ruleset=rules.name, problems=len(found))
    )
    for one in found[:_MOST_PROBLEMS]:
        said = {"message": sentence(one, screen.language), "mend": mend(one, screen.language)}
        screen.write(screen.say("deck-problem", rule=one.rule_id, **said), mark="- ", indent=2)
    if len(found) > _MOST_PROBLEMS:
        screen.write(screen.say("own-deck-more", count=len(found) - _MOST_PROBLEMS, deck=deck.name), indent=2)
