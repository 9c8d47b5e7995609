"""`sixrealms cards`: find cards by their facts and see how this program plays them."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final, Literal, Protocol

import click

from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.catalogue.search import Condition, condition
from sixrealms.errors import CatalogueError
from sixrealms.realise.card_text import house_text
from sixrealms.terminal.new_card import source, write
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.translated_help import SpokenCommand
from sixrealms.terminal.usage_errors import Misused
from sixrealms.wording import LANGUAGES

NOTHING_FOUND = 1
"""The exit code of a search without a result, as that of grep."""

MOST_SHOWN = 40
"""How many printings a search shows on a terminal unless --limit says otherwise; --json writes all."""


#: What follows `new` in `cards new ID`; any other word after it is looked for in names.
_ID: Final = re.compile(r"[0-9A-Za-z]{2,3}/[0-9A-Za-z]+")
#: A condition with a space in its value.
_CONDITION: Final = re.compile(r"(-?[^\W\d_]+(?:<=|>=|!=|=|<|>|:))([^()]*\s[^()]*)")
_PHASES: Final = 6  # of a turn, the one before it included


class PowerRegistry(Protocol):
    """What this command asks of `sixrealms.powers.registry`."""

    def status(self, printing: Printing) -> Literal["enforced", "none", "missing"]:
        """Whether the power is played by the program, absent from the card, or not written yet."""

    def is_custom(self, printing: Printing) -> bool:
        """Whether the power is code of its own instead of common parts."""


def _at_least_one(_: click.Context, __: click.Parameter, limit: int | None) -> int | None:
    """Refuse a limit that shows nothing. A range type would write its bounds into the spoken help."""
    if limit is not None and limit < 1:
        raise Misused("usage-limit", value=str(limit))
    return limit


@click.command("cards", cls=SpokenCommand)
@click.argument("query", nargs=-1, metavar="[QUERY]...")
@click.option("--json", "as_json", is_flag=True, help="help-cards-json")
@click.option("--try", "to_try", is_flag=True, help="help-cards-try")
@click.option("--sets", is_flag=True, help="help-cards-sets")
@click.option("--limit", type=int, callback=_at_least_one, metavar="NUMBER", help="help-cards-limit")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def cards(
    context: click.Context, query: tuple[str, ...], as_json: bool, to_try: bool, sets: bool, limit: int | None
) -> None:
    """Show the printings that meet the query; exit code 1 if there are none, unless a program asks for the list."""
    screen: Screen = context.obj
    if len(query) == 2 and query[0] == "new" and _ID.fullmatch(query[1]):
        _begin(screen, query[1])
        return
    if sets:
        if query or to_try:
            raise Misused("usage-sets-alone")
        _show_sets(screen, as_json=as_json)
        return
    powers = _registry()
    found = catalogue.search(" ".join(_word(one, powers) for one in query), powers.status, _legal_in)
    if to_try:
        _try(screen, found, as_json=as_json)
        return
    if as_json:
        _write_json([_as_object(p, powers) for p in found[:limit]])
        return
    shown = found[: limit or MOST_SHOWN]
    if len(shown) == 1:
        _show_one(screen, shown[0], powers)
    elif shown:
        headings = [screen.say(f"cards-heading-{h}") for h in ("id", "name", "type", "level", "world", "power")]
        screen.table(headings, [_row(screen, p, powers) for p in shown])
    if len(shown) != 1 or len(found) > 1:
        screen.write(screen.say("cards-count", shown=len(shown), found=len(found)))
    if not found:
        if near := catalogue.names_like(" ".join(query)):
            screen.write(screen.say("cards-near", names=", ".join(near)))
        context.exit(NOTHING_FOUND)


cards_command = cards


def _show_sets(screen: Screen, *, as_json: bool) -> None:
    """How much of every set is enforced."""
    from sixrealms.setup.share_enforced import shares  # takes time to load

    if as_json:
        _write_json([{**one._asdict(), "percent": one.percent} for one in shares()])
        return
    headings = [
        screen.say(f"cards-heading-{h}")
        for h in ("id", "set", "power-enforced", "power-missing", "power-none", "share")
    ]
    rows = [
        [one.id, one.name, str(one.enforced), str(one.missing), str(one.none), f"{one.percent} %"] for one in shares()
    ]
    screen.table(headings, rows)


def _try(screen: Screen, found: Sequence[Printing], *, as_json: bool) -> None:
    """Lay the example of the one card that was found."""
    if as_json:
        raise Misused("usage-try-json")
    if len({printing.wording for printing in found}) != 1:
        raise Misused("usage-try-one", count=str(len(found)))
    from sixrealms.terminal.try_card import try_card  # takes time to load

    try_card(screen, found[0])


def _begin(screen: Screen, printing_id: str) -> None:
    """Write the entry and the test of a card, for those who work on the program."""
    root = source()
    written = write(printing_id, root)
    for file in written:
        screen.write(screen.say("cards-new-written", file=str(file.relative_to(root))))


def _registry() -> PowerRegistry:
    """The powers, imported only when this command runs: they are the largest part of the program."""
    from sixrealms.powers import registry  # takes time to load

    return registry


def _legal_in(name: str) -> Condition:
    """What `legal:` asks; formats take time to load."""
    from sixrealms.formats.card_legality import legal_in  # takes time to load

    return legal_in(name)


def _word(argument: str, powers: PowerRegistry) -> str:
    """An argument as the shell gave it. One with spaces is a query of its own, unless it is a condition whose value was
    quoted there: world:"Dark Sun" arrives without its marks.
    """
    match = _CONDITION.fullmatch(argument)
    if match is None or '"' in argument:
        return argument
    quoted = f'{match[1]}"{match[2]}"'
    try:
        condition(quoted, powers.status, _legal_in)
    except CatalogueError:
        return argument
    return quoted


def _as_object(printing: Printing, powers: PowerRegistry) -> dict[str, object]:
    return {
        "id": printing.id,
        "name": printing.name,
        "type": printing.type,
        "set": printing.set,
        "number": printing.number,
        "level": printing.level,
        "world": printing.world,
        "attributes": sorted(printing.attributes),
        "phases": sorted(printing.phases),
        "offensive": printing.offensive,
        "defensive": printing.defensive,
        "uses": sorted(printing.uses),
        "copies_per_deck": printing.copies_per_deck,
        "deck_levels": printing.deck_levels,
        "power": powers.status(printing),
        "custom": powers.is_custom(printing),
        "text": house_text(printing, "en"),
    }


def _write_json(objects: list[dict[str, object]]) -> None:
    """An array with one object per line, which reads well and can also be searched by line."""
    lines = ",\n".join(json.dumps(o, ensure_ascii=False) for o in objects)
    click.echo(f"[\n{lines}\n]" if objects else "[]")


def _row(screen: Screen, printing: Printing, powers: PowerRegistry) -> list[str]:
    return [
        printing.id,
        printing.name,
        _fact(screen, "type", printing.type),
        printing.level or "-",
        printing.world or "-",
        _fact(screen, "power", powers.status(printing)),
    ]


def _fact(screen: Screen, kind: str, word: str) -> str:
    """A fact as the reader calls it. In English by the word a search asks for it with: type:rule, power:missing."""
    return word if screen.language == LANGUAGES[0] else screen.say(f"{kind}-{word.replace(' ', '-').lower()}")


def _phases(screen: Screen, printing: Printing) -> str:
    """The phases of its player's turn it is played in; spells of all phases go off in anybody's (spell.any-time)."""
    if len(printing.phases) == _PHASES:
        return screen.say("cards-any-phase")
    return ", ".join(map(str, sorted(printing.phases)))


def _show_one(screen: Screen, printing: Printing, powers: PowerRegistry) -> None:
    screen.heading(f"{printing.name} ({printing.id})")
    facts = {
        "type": _fact(screen, "type", printing.type),
        "level": printing.level,
        "world": catalogue.WORLDS.get(printing.world, printing.world),
        "attributes": ", ".join(sorted(_fact(screen, "attribute", one) for one in printing.attributes)),
        "rarity": _fact(screen, "rarity", printing.rarity_name),
        "phases": _phases(screen, printing),
        "copies": screen.say("cards-any-number") if printing.copies_per_deck is None else str(printing.copies_per_deck),
        "deck-levels": str(printing.deck_levels or ""),
        "power": _fact(screen, "power", powers.status(printing)),
    }
    for fact, value in facts.items():
        if value:
            screen.write(f"{screen.say(f'cards-heading-{fact}')}: {value}")
    if text := house_text(printing, screen.language):
        screen.write(text)
