"""`sixrealms deck stats`: a deck in figures, what in it nothing can use, and where it is legal."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import click

from sixrealms.decks.lookup import asked_for
from sixrealms.setup import deck_stats
from sixrealms.terminal.deck_parts import DeckPart
from sixrealms.terminal.screen import Screen
from sixrealms.wording import LANGUAGES

_LONGEST_BAR: Final = 30


@click.command("stats", cls=DeckPart)
@click.argument("name", metavar="DECK")
@click.option("--json", "as_json", is_flag=True, help="help-deck-stats-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def stats(screen: Screen, name: str, as_json: bool) -> None:
    """Write the figures of a deck; whatever it is legal for, the exit code is 0 (`deck check` judges)."""
    found = deck_stats.stats(asked_for(name), screen.language)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        _write(screen, found)


def _write(screen: Screen, found: Mapping[str, Any]) -> None:
    """The figures as tables for people."""
    screen.heading(screen.say("stats-heading", deck=found["name"], cards=found["cards"]))
    screen.table(
        _headings(screen, "type", "cards"), [[_type(screen, one), str(n)] for one, n in found["types"].items()]
    )
    if found["worlds"]:
        rows = [[world, str(count)] for world, count in found["worlds"].items()]
        screen.table(_headings(screen, "world", "cards"), rows)
    if found["curve"]:
        _curve(screen, found["curve"])
    for one in found["advice"]:
        screen.write(one["message"])
    enforced = {what: found["enforced"][what] for what in ("enforced", "powers", "percent")}
    screen.write(screen.say("stats-enforced", **enforced))
    screen.write(screen.say("stats-unusable", count=sum(one["count"] for one in found["unusable"])))
    for one in found["unusable"]:
        said = screen.say("stats-unusable-card", **{what: one[what] for what in ("name", "id", "why", "rule")})
        screen.write(said, mark="- ", indent=2)
    _legality(screen, found["legality"], found["cards"])


def _curve(screen: Screen, curve: Sequence[Mapping[str, int]]) -> None:
    """A bar for each level on a terminal, a sentence in plain lines."""
    if screen.plain:
        for one in curve:
            screen.write(screen.say("stats-curve", **one))
        return
    scale = min(1.0, _LONGEST_BAR / max(one["champions"] + one["others"] for one in curve))
    rows = [
        [
            *(str(one[what]) for what in ("level", "champions", "others")),
            "█" * round(one["champions"] * scale) + "░" * round(one["others"] * scale),
        ]
        for one in curve
    ]
    screen.table([*_headings(screen, "level", "champions", "others"), ""], rows)


def _legality(screen: Screen, verdicts: Sequence[Mapping[str, Any]], cards: int) -> None:
    """Every ruleset and size with all that is wrong; the formats the deck is legal for, and what others of its size
    have against it. Those of other sizes are only counted: --json has all.
    """
    for one in verdicts:
        if one["kind"] == "ruleset":
            legal = "yes" if one["legal"] else "no"
            screen.write(screen.say("stats-verdict", limits=one["limits"], size=one["size"], legal=legal))
            for problem in one["problems"]:
                said = screen.say("deck-problem", **{what: problem[what] for what in ("message", "rule", "mend")})
                screen.write(said, mark="- ", indent=2)
    formats = [one for one in verdicts if one["kind"] == "format"]
    legal_for = [one["limits"] for one in formats if one["legal"]]
    screen.write(screen.say("stats-formats", count=len(legal_for), of=len(formats), names=", ".join(legal_for)))
    refusing = [one for one in formats if not one["legal"]]
    near = [one for one in refusing if one["size"] == cards]
    for one in near:
        screen.write(screen.say("stats-verdict", limits=one["limits"], size=one["size"], legal="no"))
        for problem in one["problems"]:
            screen.write(f"{problem['message']} ({problem['rule']})", mark="- ", indent=2)
    if len(near) < len(refusing):
        screen.write(screen.say("stats-other-sizes", count=len(refusing) - len(near)))


def _headings(screen: Screen, *names: str) -> list[str]:
    return [screen.say(f"stats-heading-{name}") for name in names]


def _type(screen: Screen, word: str) -> str:
    """A type as the reader calls it, in English by the word a search asks for it with."""
    return word if screen.language == LANGUAGES[0] else screen.say(f"type-{word.replace(' ', '-')}")
