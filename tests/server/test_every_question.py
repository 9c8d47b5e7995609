"""Every question about every number, in positions of every option: each is answered or refused, none fails."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random

import pytest

from sixrealms import decks, table
from sixrealms.engine.action import Action
from sixrealms.engine.explain import why_card
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.options import Option, all_options
from sixrealms.players.considered_actions import considered
from sixrealms.server.game.fog import SPECTATOR, Fog
from sixrealms.server.refusal import Refused
from sixrealms.server.views.card_names import Watching
from sixrealms.server.views.explanations import looked, reasons_against
from sixrealms.setup.random_format_decks import with_realm_deck
from sixrealms.wording import LANGUAGES
from tests.table_talk import Table, table_test

_BEHIND = {"seats": "1,2", "digit": "3", "world": "FR", "turns": "10"}
_VERBS = (
    *("play", "use", "answer", "attack", "defend", "rebuild", "choose", "request", "mulligan", "pass", "seat", "yes"),
    *("no", "place", "number", "mode", "name", "keep", "decline", "stop", "done", "no-such-verb"),
)
_POSITIONS = 4
_WHYS = 60


def game_with(option: Option) -> State:
    """A game in which the option is in force."""
    size = option.sizes[0] if option.sizes else 55
    count = max(option.players[0] if option.players else 3, option.advised_players)
    chosen = [deck.id for deck in decks.shipped() if len(deck.cards) == size][:count]
    realms = [with_realm_deck(decks.named(deck), Random(1)).realm_deck for deck in chosen]
    return table.new_game(
        chosen,
        seed=3,
        size=size,
        options={option.key: _BEHIND.get(option.takes, "on")},
        realm_decks=realms if option.realm_decks else (),
    )


def positions(option: Option) -> Iterator[State]:
    """Some positions of one game, far apart; help is asked for wherever it can be."""
    state, chance, number = game_with(option), Random(option.key), 0
    for _ in range(_POSITIONS):
        for _ in range(chance.randrange(12, 30)):
            if state.pending is None:
                return
            number += 1
            offered = considered(state)
            advance(state, chance.choice([one for one in offered if one.verb == "request"] or list(offered)))
        yield state


def conceivable(s: State, seat: int, chance: Random) -> Iterator[Action]:
    """Actions a client could name, sensible or not."""
    held = s.hand(seat) if seat != SPECTATOR else ()
    cards, places = range(-2, len(s.zone) + 2), range(8)
    for _ in range(_WHYS):
        card = chance.choice(held) if held and chance.random() < 0.3 else chance.choice(cards)
        other = chance.choice((-1, chance.choice(cards), chance.choice(places)))
        yield Action(
            chance.choice(_VERBS), card, other, chance.choice((-1, 0, 1, 2, 7, 99, -5)), chance.choice(("", "x"))
        )


@pytest.mark.daily_share
@pytest.mark.parametrize("key", sorted(all_options()))
def test_every_question_has_an_answer(key: str) -> None:
    answers = 0
    for number, s in enumerate(positions(all_options()[key])):
        asked = s.pending.player if s.pending is not None else 0
        chance = Random(f"{key}/{number}")
        for seat in (asked, SPECTATOR):
            language = LANGUAGES[(number + (seat == SPECTATOR)) % len(LANGUAGES)]
            watching = Watching(Fog(s, seat, b"secret"), language, [f"P{one}" for one in range(s.n)])
            for card in range(-1, len(s.zone) + 1):
                with contextlib.suppress(Refused):  # they do not know that card
                    answers += looked(watching, card).card == card
            for action in conceivable(s, seat, chance):
                assert all(reason.text for reason in reasons_against(watching, action))
    assert answers > 50


@table_test(rules=["option.aiding.scope"])
def test_a_realm_in_the_hand_of_who_is_asked_for_help_is_looked_at(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], hand=[2], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=[2], draw=[])
    t.seat("C", formation={"A": "Thay"}, pool=["Dagrande"], hand=["War Party", "Cormyr"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options={"aiding": "on"}, unenforced=True)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.asks("C")
    t.asked("C", "ask-aid")
    s, realm = t.state, t.card("Cormyr")
    seat, names = s.ctrl[realm], ["A", "B", "C"]
    told = looked(Watching(Fog(s, seat, b"secret"), "en", names), realm)

    t.expect(told.cannot != [], "a realm cannot be lent")
    t.expect({rule.rule for one in told.cannot for rule in one.why} >= {"option.aiding.scope"}, "and why is said")
    t.expect(all(action.other < 6 for action, _ in why_card(s, seat, realm)), "the other number is a place")
    t.C.passes()
    t.settled("B", "ask-combat")
