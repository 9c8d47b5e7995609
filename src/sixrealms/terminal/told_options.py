"""What an option is and does, in words: for the command `options` and for whoever sits at a table."""

from __future__ import annotations

from collections.abc import Iterator

from sixrealms import catalogue
from sixrealms.engine.statics import RulesetAnswer
from sixrealms.options import Option
from sixrealms.options.clashing import clashes_of
from sixrealms.options.values import WAR_WORLDS
from sixrealms.wording import message_ids, say


def kind_of(option: Option, language: str) -> str:
    """What sort of option it is."""
    return say(f"option-kind-{option.kind.replace(' ', '-')}", language)


def does(option: Option, language: str) -> Iterator[str]:
    """What it changes in play, a sentence to a line; the texts of its powers are generated, in English."""
    for question, answer in option.answers:
        yield answer_sentence(question, answer, language)
    if option.abilities:
        yield say("option-text", language, text=option.power.text())
    if option.opening_cards:
        cards = ", ".join(catalogue.printing(card).name for card in option.opening_cards)
        yield say("option-opening", language, cards=cards)
    if option.realm_decks:
        yield say("option-realm-decks", language, sizes=_or(option.realm_decks))
    if not (option.answers or option.abilities):
        yield say("option-decks-only", language)


def answer_sentence(question: str, answer: RulesetAnswer, language: str) -> str:
    """What an answer to a question of the ruleset means."""
    spoken = answer if isinstance(answer, int | str) and not isinstance(answer, bool) else _yes_or_no(answer)
    message = f"answer-{question.replace('_', '-')}"
    if message not in message_ids("en"):
        return say("answer-other", language, question=question.replace("_", " "), answer=spoken)
    return say(message, language, answer=spoken)


def _yes_or_no(answer: RulesetAnswer) -> str:
    return "yes" if answer else "no"


def told(option: Option, language: str) -> Iterator[str]:
    """Everything there is to know about an option, its title first."""
    yield say("option-title", language, name=option.name, key=option.key, kind=kind_of(option, language))
    yield from does(option, language)
    worlds = ", ".join(WAR_WORLDS)
    what = say("option-takes", language, takes=option.takes or "nothing", key=option.key, worlds=worlds)
    yield say("option-takes-line", language, what=what)
    if option.players:
        yield say("option-players", language, players=_or(option.players))
    if option.sizes:
        yield say("option-sizes", language, sizes=_or(option.sizes))
    yield say("option-rules", language, rules=", ".join(option.rules))
    for clash in clashes_of(option):
        yield say("option-clash", language, key=clash.option, rule=clash.rule, other=clash.other_rule)
    if option.kind == "tournament type":
        yield say("option-one-type", language)
    elif option.kind == "victory":
        yield say("option-one-victory", language)


def _or(numbers: tuple[int, ...]) -> str:
    return " / ".join(map(str, numbers))
