"""`sixrealms options`: look up every optional rule, variant, tournament type and victory condition."""

from __future__ import annotations

import json
from typing import Any

import click

from sixrealms.options import Option, all_options, named
from sixrealms.options.conflicts import clashes_of
from sixrealms.telling.option_texts import does, kind_of, told
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.translated_help import SpokenCommand


@click.command("options", cls=SpokenCommand)
@click.argument("key", required=False, metavar="[KEY]")
@click.option("--json", "as_json", is_flag=True, help="help-options-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def options(screen: Screen, key: str | None, as_json: bool) -> None:
    """Show the list of all options or everything about one."""
    found = [named(key)] if key is not None else list(all_options().values())
    if as_json:
        click.echo(json.dumps([_as_object(option) for option in found], ensure_ascii=False, indent=2))
    elif key is None:
        _show_all(screen, found)
    else:
        title, *lines = told(found[0], screen.language)
        screen.heading(title)
        for line in lines:
            screen.write(line)


def _show_all(screen: Screen, found: list[Option]) -> None:
    headings = [screen.say(f"options-heading-{column}") for column in ("key", "name", "kind", "takes")]
    rows = [
        (
            option.key,
            option.name,
            kind_of(option, screen.language),
            screen.say("option-takes-short", takes=option.takes or "nothing"),
        )
        for option in found
    ]
    screen.table(headings, rows)
    screen.write(screen.say("options-hint"))


def _as_object(option: Option) -> dict[str, Any]:
    return {
        "key": option.key,
        "name": option.name,
        "kind": option.kind,
        "takes": option.takes,
        "players": list(option.players),
        "advised_players": option.advised_players,
        "recommended": option.recommended,
        "sizes": list(option.sizes),
        "realm_decks": list(option.realm_decks),
        "opening_cards": list(option.opening_cards),
        "rules": list(option.rules),
        "answers": dict(option.answers),
        "text": " ".join(does(option, "en")),
        "clashes": [
            {"option": clash.option, "rule": clash.rule, "other_rule": clash.other_rule} for clash in clashes_of(option)
        ],
    }
