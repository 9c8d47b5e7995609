"""What an option is and does, in words: for the command `options` and for whoever sits at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sixrealms import catalogue
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.statics import RulesetAnswer
from sixrealms.formats.name_of_setup import called
from sixrealms.formats.options_of import chosen_by
from sixrealms.options import Option, may_be_for_some, named
from sixrealms.options.conflicts import clashes_of
from sixrealms.options.values import OFF, ON
from sixrealms.realise import power as realised
from sixrealms.wording import message_ids, say


def kind_of(option: Option, language: str) -> str:
    """What sort of option it is."""
    return say(f"option-kind-{option.kind.replace(' ', '-')}", language)


def does(option: Option, language: str, value: str = "") -> Iterator[str]:
    """What it changes in play, a sentence to a line; the texts of its powers are generated. `value` is what is written
    behind it, "" where nobody has chosen yet.
    """
    if value == OFF:
        for question, answer in option.without:
            yield answer_sentence(question, answer, language)
        return
    for question, answer in option.answers:
        yield answer_sentence(question, answer, language)
    if option.asks:
        yield answer_sentence(option.asks, int(value or 0), language)
    if option.abilities:
        yield say("option-text", language, text=realised.power(option.power, language))
    if option.opening_cards:
        cards = ", ".join(catalogue.printing(card).name for card in option.opening_cards)
        yield say("option-opening", language, cards=cards)
    if option.realm_decks:
        yield say("option-realm-decks", language, sizes=_or(option.realm_decks))
    if not (option.answers or option.abilities or option.asks):
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
    worlds = ", ".join(catalogue.WORLDS)
    takes = option.takes or ("seats-too" if may_be_for_some(option) else "nothing")
    what = say("option-takes", language, takes=takes, key=option.key, worlds=worlds)
    yield say("option-takes-line", language, what=what)
    if option.without:
        yield say("option-left-out-by", language, key=option.key)
    if option.players:
        yield say("option-players", language, players=_or(option.players))
    if option.advised_players:
        yield say("option-advised", language, players=option.advised_players)
    if option.recommended:
        yield say("option-recommended", language)
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


def in_force_besides(setup: GameSetup, names: Sequence[str], language: str) -> Iterator[str]:
    """The options of a game its name does not tell, a line each, with the players they bind."""
    for key, value in called(setup).besides:
        yield _besides(named(key), value, names, language)


def in_force(setup: GameSetup, names: Sequence[str], language: str) -> Iterator[str]:
    """What the game is called, and everything its options change, for whoever sits at the table."""
    game = called(setup)
    yield say("play-game", language, name=game.name.shorthand)
    besides = dict(game.besides)
    for key, value in {**chosen_by(game.name), **besides}.items():
        option = named(key)
        if key in besides:
            yield _besides(option, value, names, language)
        else:
            yield say("option-title", language, name=option.name, key=key, kind=kind_of(option, language))
        for line in does(option, language, value if option.asks or value == OFF else ""):
            yield f"  {line}"


def _besides(option: Option, value: str, names: Sequence[str], language: str) -> str:
    if value == OFF:
        return say("option-left-out", language, name=option.name, key=option.key)
    if value == ON:
        return say("option-besides", language, name=option.name, key=option.key)
    bound = option.takes in ("", "seats")
    shown = ", ".join(names[int(seat) - 1] for seat in value.split(",")) if bound else value
    return say("option-besides-for", language, name=option.name, key=option.key, value=shown)
