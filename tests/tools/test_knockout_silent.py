"""What no test of a card notices is either listed with its reason, or a fault of the tests: a share of cards a day."""

from __future__ import annotations

import datetime
from functools import cache
from typing import Final
from zlib import crc32

import pytest

from sixrealms.powers import registry
from tests.talk.ways import chosen
from tools.knockout import judge, wanted
from tools.knockout_changes import KINDS, changes
from tools.knockout_silent import Silent, plain, reason, silent, still_open

#: A card's turn comes once in so many days; all of them have it in a thorough run.
_DAYS: Final = 10
_TODAY: Final = datetime.datetime.now(datetime.UTC).timetuple().tm_yday % _DAYS


def _judged() -> list[str]:
    cards = wanted([])
    return cards if chosen() == "all" else [card for card in cards if crc32(card.encode()) % _DAYS == _TODAY]


@pytest.mark.parametrize("card", _judged())
def test_every_change_is_noticed_or_listed(card: str) -> None:
    verdict = judge(card, frozenset(KINDS))
    assert not verdict.broken
    assert {plain(what) for what in verdict.survivors} <= still_open().get(card, frozenset())


@cache
def _changes(card: str) -> tuple[str, ...]:
    power = registry.power_of(card)
    assert power is not None
    return tuple(f"{change.kind}: {change.what}" for change in changes(power))


def test_every_line_is_said_of_changes_there_are() -> None:
    for one in silent():
        assert len(one.why.split()) > 3, one
        assert len(set(one.cards)) == len(one.cards), one
        meant = [card for card in one.cards if not any(one.means(card, what) for what in _changes(card))]
        assert meant == [], one
    assert len({(one.words, one.cards) for one in silent()}) == len(silent())


def test_a_line_is_said_of_its_cards_alone_and_of_all_its_words() -> None:
    one = Silent(("When.to", "without CHAMPION"), "only champions are kings", ("4th/410",))
    assert one.means("4th/410", "part: 2. When.to:Both.tests without CHAMPION")
    assert not one.means("4th/410", "part: 2. When.to:Both.tests without ALLY")
    assert not one.means("4th/411", "part: 2. When.to:Both.tests without CHAMPION")
    assert Silent(("Send.turns",), "only Limbo counts turns").means(
        "4th/411", "number: 1. Play.effect:Send.turns: 1 -> 2"
    )


def test_what_no_line_is_said_of_has_no_reason() -> None:
    assert reason("4th/410", "part: 2. When.to:Both.tests without CHAMPION") == "only champions are kings"
    assert reason("1st/21", "the whole power") == ""


def test_what_is_open_is_no_change_that_has_a_reason() -> None:
    for card, open_ in still_open().items():
        assert open_ <= {plain(what) for what in _changes(card)}, card
    named = [card for card in still_open() if card not in wanted([])]
    assert named == []


def test_the_words_of_the_house_text_do_not_matter() -> None:
    assert plain("part: 1. When.to without <a realm or holding>") == "part: 1. When.to without <>"
