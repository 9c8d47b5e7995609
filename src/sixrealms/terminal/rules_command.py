"""`sixrealms rules`: look up what the rules say, where they come from and how the rulesets differ."""

from __future__ import annotations

import json
from typing import Any

import click

from sixrealms import rulebook
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.translated_help import SpokenCommand


@click.command("rules", cls=SpokenCommand)
@click.argument("name", required=False, metavar="[ID | SECTION]")
@click.option("--ruleset", type=click.Choice(rulebook.RULESETS), help="help-rules-ruleset")
@click.option("--json", "as_json", is_flag=True, help="help-rules-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def rules(screen: Screen, name: str | None, ruleset: str | None, as_json: bool) -> None:
    """Show the sections, one section, or one statement of the ledger."""
    rulesets = (ruleset,) if ruleset else rulebook.RULESETS
    language = screen.language
    name = rulebook.leads_to(name) if name is not None else None
    found = _named(name, language)
    if as_json:
        click.echo(json.dumps([_as_object(entry, rulesets, language) for entry in found], ensure_ascii=False, indent=2))
    elif name is None:
        _show_sections(screen)
    elif len(found) == 1 and found[0].id == name:
        _show_rule(screen, found[0], rulesets)
    else:
        _show_section(screen, name, found, ruleset)


def _named(name: str | None, language: str) -> tuple[rulebook.Rule, ...]:
    if name is not None and rulebook.is_rule(name):
        return (rulebook.rule(name, language),)
    return rulebook.rules(name, language)


def _show_sections(screen: Screen) -> None:
    headings = [screen.say(f"rules-heading-{column}") for column in ("section", "about", "count")]
    rows = [
        (name, screen.say(f"section-{name}"), screen.say("rules-count", count=len(members)))
        for name, members in rulebook.sections().items()
    ]
    screen.table(headings, rows)
    screen.write(screen.say("rules-sections-hint"))


def _show_section(screen: Screen, name: str, members: tuple[rulebook.Rule, ...], ruleset: str | None) -> None:
    title = screen.say(f"section-{members[0].section}")
    screen.heading(screen.say("rules-section-title", name=name, title=title, count=len(members)))
    for entry in members:
        screen.write()
        screen.heading(entry.id)
        screen.write(entry.statement, indent=2)
        if ruleset:
            for reading in rulebook.conflicts_of(entry.id, ruleset, screen.language):
                screen.write(f"{reading.question} {reading.text}", indent=2)


def _show_rule(screen: Screen, entry: rulebook.Rule, rulesets: tuple[str, ...]) -> None:
    screen.heading(entry.id)
    screen.write(entry.statement)
    screen.write()
    screen.write(screen.say("rules-sources", documents=", ".join(entry.sources)))
    for document, text in entry.differs.items():
        screen.write(screen.say("rules-differs", document=document, text=text))
    if entry.cards:
        screen.write(screen.say("rules-cards", cards=", ".join(entry.cards)))
    screen.write(screen.say("rules-proof", text=entry.test))
    if reason := rulebook.not_enforceable(entry.id, screen.language):
        screen.write(screen.say("rules-not-enforceable", reason=reason))
    if entry.id in rulebook.later():
        screen.write(screen.say("rules-later", reason=rulebook.later()[entry.id]))
    for conflict in rulebook.conflicts(entry.id, screen.language):
        _show_conflict(screen, conflict, rulesets)
    for point in rulebook.advice(entry.id, screen.language):
        screen.write()
        screen.heading(screen.say("rules-question", id=point.id, question=point.question))
        screen.write(point.recommended, indent=2)


def _show_conflict(screen: Screen, conflict: rulebook.Conflict, rulesets: tuple[str, ...]) -> None:
    screen.write()
    screen.heading(screen.say("rules-question", id=conflict.id, question=conflict.question))
    texts = {ruleset: conflict.taken_by(ruleset).text for ruleset in rulesets}
    if len(texts) > 1 and len(set(texts.values())) == 1:
        screen.write(f"{screen.say('rules-every-ruleset')}: {texts[rulesets[0]]}", indent=2)
    else:
        for ruleset, text in texts.items():
            screen.write(f"{ruleset}: {text}", indent=2)
    if conflict.note:
        screen.write(screen.say("rules-note", text=conflict.note), indent=2)


def _as_object(entry: rulebook.Rule, rulesets: tuple[str, ...], language: str) -> dict[str, Any]:
    return {
        "id": entry.id,
        "section": entry.section,
        "file": entry.file,
        "statement": entry.statement,
        "sources": list(entry.sources),
        "differs": entry.differs,
        "cards": list(entry.cards),
        "test": entry.test,
        "not_enforceable": rulebook.not_enforceable(entry.id, language),
        "later": rulebook.later().get(entry.id),
        "readings": {
            ruleset: [
                {
                    "conflict": reading.conflict,
                    "question": reading.question,
                    "key": reading.key,
                    "text": reading.text,
                }
                for reading in rulebook.conflicts_of(entry.id, ruleset, language)
            ]
            for ruleset in rulesets
        },
        "advice": [
            {"conflict": point.id, "question": point.question, "text": point.recommended}
            for point in rulebook.advice(entry.id, language)
        ],
    }
