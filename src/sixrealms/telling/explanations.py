"""Answers to `why`, `look` and `rules`: everything a person may ask about a card or a rule."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from typing import Final

from sixrealms import catalogue, rulebook
from sixrealms.catalogue import Card, Printing
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.explain import why_card
from sixrealms.engine.reason import Reason
from sixrealms.engine.view import view
from sixrealms.errors import CatalogueError
from sixrealms.options import all_options
from sixrealms.realise import card_text
from sixrealms.records.card_names import fold
from sixrealms.telling.choices import label
from sixrealms.telling.names import Naming
from sixrealms.telling.open_information import marker_on, notes_on
from sixrealms.telling.option_texts import told
from sixrealms.telling.refusal_text import taught, waits_for
from sixrealms.telling.sums import counted

_MOST_NAMED: Final = 3
#: The word of command that passes.
PASSING: Final = "p"


def cards_called(naming: Naming, text: str) -> list[int]:
    """The cards the reader can see that are meant by a name or a part of one: hand, then table, then piles."""
    seen = view(naming.state, naming.reader)
    wanted = fold(text)
    if not wanted:
        return []
    visible = [card.id for card in (*seen.hand, *seen.table, *seen.known_piles) if card.printing]
    own = [card for card in visible if naming.state.ctrl[card] == naming.reader]
    ordered = [*own, *(card for card in visible if card not in own)]
    names = {card: fold(naming.state.name(card)) for card in ordered}
    exact = [card for card in ordered if names[card] == wanted]
    begins = [card for card in ordered if names[card].startswith(wanted)]
    inside = [card for card in ordered if wanted in names[card]]
    found = exact or begins or inside
    if not found:
        near = difflib.get_close_matches(wanted, list(names.values()), n=1, cutoff=0.7)
        found = [card for card in ordered if names[card] in near]
    return _one_of_each(naming, found)


def _one_of_each(naming: Naming, cards: Sequence[int]) -> list[int]:
    """One card for every name, zone and player: equal cards have equal answers."""
    s = naming.state
    kept: dict[tuple[str, int, int], int] = {}
    for card in cards:
        kept.setdefault((s.name(card), s.zone[card], s.ctrl[card]), card)
    return list(kept.values())


# -- why --------------------------------------------------------------------------------------------------------------


def why_lines(naming: Naming, card: int) -> Iterator[str]:
    """What can be done with a card now, and what stands against everything else."""
    tried = why_card(naming.state, naming.reader, card)
    s = naming.state
    if not tried:
        zone = naming.say(f"zone-{z.NAMES[s.zone[card]]}")
        yield naming.say("why-nothing", card=naming.full(card), zone=zone)
        return
    possible = [action for action, reasons in tried if not reasons]
    for action in possible:
        yield naming.say("why-possible", what=label(naming, action))
    against: dict[tuple[str, ...], list[Action]] = {}
    for action, reasons in tried:
        if reasons:
            against.setdefault(tuple(reason_lines(naming, reasons, action)), []).append(action)
    for obstacles, actions in against.items():
        what = "; ".join(label(naming, action) for action in actions[:_MOST_NAMED])
        if len(actions) > _MOST_NAMED:
            what = naming.say("why-and-more", what=what, count=len(actions) - _MOST_NAMED)
        yield naming.say("why-impossible", what=what)
        for line in obstacles:
            yield "  " + line


def reason_lines(naming: Naming, reasons: Sequence[Reason], action: Action) -> Iterator[str]:
    """The reasons against an action, and the word that leads on where nothing but the moment is wrong."""
    for reason in dict.fromkeys(reasons):
        yield reason_line(naming, reason, action)
    if waits_for(naming, reasons, action):
        yield naming.say("why-pass-on", word=PASSING)


def reason_line(naming: Naming, reason: Reason, action: Action) -> str:
    """One reason against an action as a sentence that says what would do, with the rule it comes from."""
    card = naming.full(reason.card) if reason.card >= 0 else ""
    values = {"card": card, "named": "yes" if card else "no", "detail": reason.detail}
    text = naming.say(f"reason-{reason.message}", **values | taught(naming, reason, action))
    return f"{text} ({reason.rule})"


# -- look -------------------------------------------------------------------------------------------------------------


def look_lines(naming: Naming, card: int) -> Iterator[str]:
    """One card of the game: facts, what it does, where it is and what it counts."""
    s = naming.state
    d = s.kit.defs[s.defn[card]]
    yield from printing_lines(naming, d.printing)
    zone = naming.say(f"zone-{z.NAMES[s.zone[card]]}")
    yield naming.say("look-where", zone=zone, who=naming.names[s.ctrl[card]])
    if s.zone[card] in z.IN_PLAY:
        if who := marker_on(naming, card):
            yield naming.say("note-marker", who=who)
        yield from notes_on(naming, card, s.ctrl[card])
    if s.zone[card] in z.IN_PLAY and d.champion:
        number, parts = counted(naming, card)
        yield (
            naming.say("look-sum", number=number, parts=", ".join(parts))
            if parts
            else naming.say("look-counts", number=number)
        )
    for hung in s.on(card):
        yield naming.say("look-hung", card=naming.full(hung))


def printing_lines(naming: Naming, printing: Printing) -> Iterator[str]:
    """The facts of a printing and the program's own words for its power."""
    from sixrealms.powers import registry  # takes time to load

    facts = [naming.say(f"type-{printing.type.replace(' ', '-')}")]
    if printing.level:
        facts.append(naming.say("look-level", level=printing.level))
    if printing.world:
        facts.append(catalogue.WORLDS.get(printing.world, printing.world))
    facts.extend(
        naming.say(f"attribute-{attribute.replace(' ', '-').lower()}") for attribute in sorted(printing.attributes)
    )
    yield f"{printing.name} ({printing.id}): {', '.join(facts)}"
    text = card_text.house_text(printing, naming.language)
    status = registry.status(printing)
    if text:
        yield text
    elif status == "missing":
        yield naming.say("look-power-missing")
    else:
        yield naming.say("look-no-power")


def catalogue_lines(naming: Naming, text: str) -> Iterator[str]:
    """A card that is not on the table, by its name; CatalogueError names the nearest."""
    for card in _cards_named(text):
        yield from printing_lines(naming, card.default)


def _cards_named(text: str) -> list[Card]:
    """The cards of a name, or of the only name that holds these words."""
    try:
        return catalogue.by_name(text)
    except CatalogueError:
        holding = [name for name in catalogue.names_like(text) if fold(text) in fold(name)]
        if len(holding) != 1:
            raise
        return catalogue.by_name(holding[0])


# -- rules ------------------------------------------------------------------------------------------------------------


def rule_lines(naming: Naming, name: str) -> Iterator[str]:
    """A statement of the ledger as the ruleset of this game reads it, the ids of a section, or an option by its key."""
    if name in all_options():
        yield from told(all_options()[name], naming.language)
        return
    name = rulebook.leads_to(name)
    if not rulebook.is_rule(name):
        for entry in rulebook.rules(name, naming.language):
            yield f"{entry.id}: {entry.statement}"
        return
    yield f"{name}: {rulebook.rule(name, naming.language).statement}"
    for reading in rulebook.conflicts_of(name, naming.state.kit.ruleset.name, naming.language):
        yield f"{reading.question} {reading.text}"
