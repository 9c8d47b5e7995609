"""Why a card leaves: the log names the power, the card or the rule that takes it."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms import table
from sixrealms.engine import causes
from sixrealms.engine import zones as z
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.records import notation
from sixrealms.telling.story import Story, heard
from sixrealms.wording import message_ids
from tests.lively_powers import lively_power
from tests.random_games import STARTERS, pick, setup_of
from tests.telling.positions import NAMES, battle, laid

LANGUAGES = ("en", "pt-BR")

#: What goes without a cause: what was used is put away in silence, and "by the rules" stands after its own sentence.
_NEEDS_NONE = {"used", "rule"}


def _told(state: State, *lines: str, language: str = "en", reader: int = 0) -> list[str]:
    """What the reader is told while these lines are played."""
    log: list[tuple[Any, ...]] = []
    state.log = log
    for line in lines:
        assert state.pending is not None
        advance(state, notation.read(state, line))
    state.log = None
    return list(Story(state, reader, language, NAMES).tell(heard(state, log)))


@pytest.mark.rule("pool.loss-attachments")
@pytest.mark.parametrize(
    ("language", "lost", "beaten"),
    [
        ("en", "Sword of Sharpness is lost with Dagrande.", "Dagrande is defeated and discarded."),
        ("pt-BR", "Sword of Sharpness se perde junto com Dagrande.", "Dagrande perde e vai para o descarte."),
    ],
)
def test_what_hung_on_a_card_is_lost_with_it(language: str, lost: str, beaten: str) -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande + Sword of Sharpness"]},
        {"formation": {"A": "Waterdeep"}, "pool": ["Elminster the Mage"]},
        phase=4,
    )

    told = _told(
        state,
        "A attacks B:Waterdeep with Dagrande",
        "B defends with Elminster the Mage",
        "A passes",
        language=language,
    )

    assert lost in told
    assert beaten in told


@pytest.mark.rule("realm.play.replaces-razed")
def test_a_razed_realm_makes_room_for_the_new_one() -> None:
    state = laid(
        {"formation": {"A": "Thay (razed)", "B": "Cormyr"}, "hand": ["Waterdeep"]},
        {"formation": {"A": "Menzoberranzan"}},
        phase=2,
    )

    assert "Thay is discarded to make room for Waterdeep." in _told(state, "A plays Waterdeep at A")


@pytest.mark.rule("rebuild.cost")
def test_what_a_rebuilt_realm_costs_is_said_to_be_its_cost() -> None:
    held = ["Dagrande", "Amarill", "War Party"]
    state = laid({"formation": {"A": "Thay (razed)"}, "hand": held}, {"formation": {"A": "Cormyr"}}, phase=2)

    told = _told(state, "A rebuilds Thay", *(f"A chooses {card}" for card in held[:2]), reader=1)

    assert "Dagrande is discarded to rebuild Thay." in told


@pytest.mark.rule("turn.phase5.discard-down")
def test_a_full_hand_is_said_to_be_one() -> None:
    state = laid({"formation": {"A": "Thay"}, "hand": ["Dagrande", 10]}, {"formation": {"A": "Cormyr"}}, phase=5)

    assert (
        _told(state, "A passes", "A chooses Dagrande")[0] == "Dagrande is discarded, because you hold too many cards."
    )


@pytest.mark.rule("combat.j.spoils-attacker")
def test_a_realm_lost_in_battle_is_razed_by_the_attacker() -> None:
    told = _told(battle(), "B declines", reader=1)

    assert "Your realm Waterdeep is razed by Dagrande." in told


@pytest.mark.rule("gloss.hand")
def test_a_cause_nobody_may_know_is_not_named() -> None:
    state = laid({"formation": {"A": "Thay"}, "pool": ["Dagrande"]}, {"hand": ["Siege"]})
    entry = ("leave", state.pool(0)[0], z.POOL, z.DISCARD, "effect", state.hand(1)[0])

    assert list(Story(state, 0, "en", NAMES).tell(heard(state, [entry]))) == ["Dagrande is discarded."]


def test_a_card_to_blame_is_no_card_something_happened_to() -> None:
    """Whoever asked to be left alone until something happens to their cards is not woken by what they do to others."""
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"]}, {"formation": {"A": "Cormyr"}, "pool": ["Amarill"]}
    )
    mine, his = state.pool(0)[0], state.pool(1)[0]
    (happening,) = heard(state, [("leave", mine, z.POOL, z.DISCARD, "effect", his)])

    assert [(card, owner) for card, _, _, owner in happening.names] == [(mine, 0), (his, -1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_takes_cards_has_its_words(language: str) -> None:
    ids = message_ids(language)
    rules = {
        causes.NO_REALM,
        causes.HAND_LIMIT,
        causes.COPY,
        causes.LOSER,
        causes.UNWANTED,
        causes.LENDER_GONE,
        causes.NOWHERE,
    }
    cards = {
        causes.DEFEAT,
        causes.RAZE,
        causes.BEARER,
        causes.COST,
        causes.REBUILDING,
        causes.REPLACED,
        causes.DUNGEON_RAZED,
    }

    assert {f"because-rule-{rule}" for rule in rules} <= ids
    assert {f"because-{card}" for card in cards} | {"because-card", "because-own", "log-leave-lent"} <= ids


@pytest.mark.parametrize("seed", range(4))
def test_nothing_leaves_in_a_whole_game_without_a_cause_or_a_rule(seed: int) -> None:
    state = table.start(setup_of("tournament", STARTERS[seed : seed + 4], seed), lively_power)
    left = 0
    for number in range(500):
        if state.pending is None:
            break
        log: list[tuple[Any, ...]] = []
        state.log = log
        advance(state, pick(state, seed, number))
        for entry in log:
            if entry[0] == "leave" and entry[4] not in _NEEDS_NONE:
                _, card, origin, _, why, cause = entry
                assert cause >= 0 or f"because-rule-{why}" in message_ids("en"), (state.name(card), origin, why)
                left += 1
    assert left > 20
