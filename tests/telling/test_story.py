from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.records import notation
from sixrealms.telling.card_text import house_text
from sixrealms.telling.story import Story, heard
from tests.lively_powers import lively_power
from tests.random_games import STARTERS, pick, setup_of
from tests.telling.positions import NAMES, battle, laid


def _told(state: State, entries: list[tuple[Any, ...]], reader: int = 0, language: str = "en") -> list[str]:
    return list(Story(state, reader, language, NAMES).tell(heard(state, entries)))


def _after(state: State, *lines: str) -> list[tuple[Any, ...]]:
    """What the log says of these lines being played."""
    log: list[tuple[Any, ...]] = []
    state.log = log
    for line in lines:
        advance(state, notation.read(state, line))
    state.log = None
    return log


def test_a_round_is_told_to_both_sides() -> None:
    state = battle()
    log = _after(state, "B defends with Amarill", "B passes")

    assert _told(state, log, 0)[:4] == [
        "Bruno defends with Amarill.",
        "Dagrande 10 against Amarill 6.",
        "Dagrande defeats Amarill.",
        "Amarill is defeated and discarded.",
    ]
    assert _told(state, log, 1)[0] == "You defend with Amarill."


def test_totals_are_told_when_they_change() -> None:
    state = battle()
    entries: list[tuple[Any, ...]] = [
        ("totals", *_fighters(state), 5),
        ("totals", *_fighters(state), 5),
        ("totals", *_fighters(state), 8),
    ]

    assert _told(state, entries) == ["Dagrande 4 against Waterdeep 5.", "Dagrande 4 against Waterdeep 8."]


def _fighters(state: State) -> tuple[int, int, int]:
    assert state.battle is not None
    return state.battle.champion, 4, state.battle.target


@pytest.mark.rule("gloss.hand")
def test_a_draw_is_a_number_of_cards_for_the_others() -> None:
    state = laid({"formation": {"A": "Thay"}, "draw": ["Dagrande", "Amarill", "War Party"]}, {}, phase=1)
    mine, theirs = state.hand(0), state.hand(1)
    entries: list[tuple[Any, ...]] = [("draw", 0, *mine)]

    assert len(mine) == 3
    assert theirs == ()
    assert _told(state, entries, 0) == ["You draw Dagrande, Amarill, War Party."]
    assert _told(state, entries, 1) == ["Ana draws 3 cards."]
    assert _told(state, entries, 1, "pt-BR") == ["Ana saca 3 cartas."]


@pytest.mark.rule("gloss.hand")
def test_a_card_shown_later_does_not_tell_when_it_was_drawn() -> None:
    state = laid({"formation": {"A": "Thay"}, "draw": ["Dagrande", "Amarill", "War Party"]}, {}, phase=1)
    happenings = heard(state, [("draw", 0, *state.hand(0))])
    for card in state.hand(0):
        state.seen[card] = 255

    assert list(Story(state, 1, "en", NAMES).tell(happenings)) == ["Ana draws 3 cards."]


def test_cards_turned_up_to_see_who_begins_are_named_to_all() -> None:
    state = laid({"draw": ["Dagrande", "Amarill"]}, {})
    card = state.listed(0, z.DRAW)[0]
    digit = state.kit.defs[state.defn[card]].printing.number % 10

    assert not state.seen[card]
    assert _told(state, [("start-draw", 0, card)], 1) == [f"Ana shows Dagrande, last digit {digit}, to see who begins."]


def test_spoils_are_told_once() -> None:
    state = laid({"formation": {"A": "Thay"}, "draw": ["Dagrande", 2]}, {}, phase=1)
    card = state.hand(0)[0]

    assert _told(state, [("draw", 0, card), ("spoils", 0, card)]) == ["You draw Dagrande as spoils of victory."]
    assert _told(state, [("draw", 0, card), ("spoils", 0, card)], 1) == ["Ana draws a card as spoils of victory."]


@pytest.mark.parametrize(
    ("to", "why", "sentence", "caused"),
    [
        (z.DISCARD, "effect", "Dagrande is discarded.", "Dagrande is discarded because of Siege."),
        (z.DISCARD, "defeat", "Dagrande is defeated and discarded.", "Dagrande is defeated by Siege and discarded."),
        (z.LIMBO, "effect", "Dagrande goes to Limbo.", "Dagrande goes to Limbo because of Siege."),
        (
            z.LIMBO,
            "defeat",
            "Dagrande is defeated and goes to Limbo.",
            "Dagrande is defeated by Siege and goes to Limbo.",
        ),
        (z.ABYSS, "rule", "Dagrande goes to the Abyss.", "Dagrande goes to the Abyss because of Siege."),
        (z.HAND, "effect", "Dagrande goes back to your hand.", "Dagrande goes back to your hand because of Siege."),
        (
            z.VOID,
            "cost",
            "Dagrande leaves the game for the Void.",
            "Dagrande leaves the game for the Void to pay for Siege.",
        ),
        (z.DISCARD, "bearer", "Dagrande is lost.", "Dagrande is lost with Siege."),
    ],
)
def test_where_cards_go_is_told(to: int, why: str, sentence: str, caused: str) -> None:
    """And which card did it, unless the reader may not know that one."""
    state = laid({"formation": {"A": "Thay"}, "pool": ["Dagrande"]}, {"hand": ["Siege"]})
    cause = state.hand(1)[0]
    entry = ("leave", state.pool(0)[0], z.POOL, to, why, cause)

    assert _told(state, [entry]) == [sentence]
    state.seen[cause] = 3
    assert _told(state, [entry]) == [caused]


def test_what_is_used_up_goes_without_a_word() -> None:
    state = laid({"formation": {"A": "Thay"}, "pool": ["Dagrande"]}, {})

    assert _told(state, [("leave", state.pool(0)[0], z.POOL, z.DISCARD, "used", -1)]) == []


def test_a_kind_of_entry_nobody_knows_is_left_out() -> None:
    assert _told(battle(), [("something-new", 1, 2, 3)]) == []


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize("seed", range(6))
def test_everything_that_happens_in_a_lively_game_can_be_told(seed: int, language: str) -> None:
    state = table.start(setup_of("tournament", STARTERS[seed : seed + 3], seed), lively_power)
    told = 0
    for number in range(300):
        if state.pending is None:
            break
        log: list[tuple[Any, ...]] = []
        state.log = log
        advance(state, pick(state, seed, number))
        for reader in range(3):
            lines = _told(state, log, reader, language)
            told += len(lines)
            assert all(line and "{" not in line for line in lines)
    assert told > 300


@pytest.mark.rule("gloss.hand")
def test_the_story_does_not_name_cards_its_reader_never_saw() -> None:
    state, rng = table.new_game(["A-1", "C-2"], seed=2), Random(2)
    hidden_draws = 0
    for _ in range(80):
        if state.pending is None:
            break
        log: list[tuple[Any, ...]] = []
        state.log = log
        advance(state, rng.choice(state.pending.options))
        for happening in heard(state, log):
            if happening.entry[0] == "draw":
                drawer, *cards = happening.entry[1:]
                names = [state.name(card) for card in cards if not state.seen[card] >> (1 - drawer) & 1]
                hidden_draws += len(names)
                (line,) = Story(state, 1 - drawer, "en", NAMES).tell([happening])
                assert not any(name in line for name in names)
    assert hidden_draws > 10


def test_what_another_player_does_is_explained_once() -> None:
    state = laid({"formation": {"A": "Thay"}, "hand": ["Siege", "Siege"]}, {"formation": {"A": "Cormyr"}}, phase=3)
    entries = [("play", 0, card, -1, 0) for card in state.hand(0)]
    state.seen[state.hand(0)[0]] = state.seen[state.hand(0)[1]] = 3
    happenings = heard(state, entries)
    bruno, ana = Story(state, 1, "en", NAMES), Story(state, 0, "en", NAMES)
    explained: set[str] = set()

    assert [line.kind for line in bruno.news(happenings, explained)] == ["sentence", "text", "sentence"]
    assert [line.kind for line in bruno.news(happenings, explained)] == ["sentence", "sentence"]
    assert [line.kind for line in ana.news(happenings, set())] == ["sentence", "sentence"]


@pytest.mark.rule("gloss.hand")
def test_a_card_nobody_may_know_is_not_explained() -> None:
    state = laid({"formation": {"A": "Thay"}, "hand": ["Siege"]}, {"formation": {"A": "Cormyr"}}, phase=3)
    happenings = heard(state, [("play", 0, state.hand(0)[0], -1, 0)])

    assert [line.kind for line in Story(state, 1, "en", NAMES).news(happenings, set())] == ["sentence"]


def test_what_stays_on_the_table_can_be_looked_at_and_is_not_explained() -> None:
    state = laid({"formation": {"A": "Thay"}, "pool": ["Dagrande"]}, {"formation": {"A": "Cormyr"}}, phase=3)
    happenings = heard(state, [("play", 0, state.pool(0)[0], -1, 0)])

    assert [line.kind for line in Story(state, 1, "en", NAMES).news(happenings, set())] == ["sentence"]


def test_effects_that_end_with_their_battle_go_without_saying() -> None:
    state = battle()
    ally, realm = state.hand(0)[0], state.realms(1)[0]
    entries = [("effect-ends", ally), ("battle-ends", realm), ("effect-ends", ally), ("turn", 1, 7)]

    assert _told(state, entries) == [
        "The battle for Waterdeep is over.",
        "The effect of War Party ends.",
        "Turn 7 begins. It is Bruno's turn.",
    ]


def test_a_text_told_stands_in_quotation_marks() -> None:
    """Its "you" is the player of the card, not the reader."""
    state = laid({"formation": {"A": "Thay"}, "hand": ["Siege"]}, {"formation": {"A": "Cormyr"}}, phase=3)
    card = state.hand(0)[0]
    state.seen[card] = 3

    told = list(Story(state, 1, "en", NAMES).news(heard(state, [("play", 0, card, -1, 0)]), set()))

    assert told[1].text == f'"{house_text(state, card, "en")}"'


@pytest.mark.rule("realm.none.pool-lost")
def test_a_pool_lost_for_want_of_a_realm_says_why() -> None:
    state = laid({"pool": ["Dagrande"], "draw": [5]}, {"formation": {"A": "Cormyr"}}, phase=5)
    card = state.pool(0)[0]
    log = _after(state, "A passes")

    assert "Dagrande is discarded, because you have no realm left." in _told(state, log)
    assert "Dagrande is discarded, because Ana has no realm left." in _told(state, log, 1)
    assert state.zone[card] == z.DISCARD


def test_what_is_the_readers_own_is_called_his() -> None:
    state = battle()
    assert state.battle is not None
    realm, champion = state.battle.target, state.battle.champion
    mine, his = (state.owner[realm], state.owner[champion])
    assert (mine, his) == (1, 0)
    name, other = state.name(realm), state.name(champion)
    entries: list[tuple[Any, ...]] = [
        ("attack", his, champion, realm),
        ("raze", realm, champion),
        ("rebuild", realm, -1),
    ]
    assert _told(state, entries, 1) == [
        f"{NAMES[0]} attacks your realm {name} with {other}.",
        f"Your realm {name} is razed by {other}.",
        f"Your realm {name} stands again.",
    ]
    assert _told(state, entries, 1, "pt-BR") == [
        f"{NAMES[0]} ataca seu reino {name} com {other}.",
        f"Seu reino {name} é arrasado por {other}.",
        f"Seu reino {name} está de pé outra vez.",
    ]
    assert _told(state, entries, 0) == [
        f"You attack {name} with {other}.",
        f"{name} of {NAMES[1]} is razed by {other}.",
        f"{name} of {NAMES[1]} stands again.",
    ]
    lent: list[tuple[Any, ...]] = [("lends", 0, 1, champion), ("reshuffle", 1), ("hands-exchanged", 0, 1)]
    assert _told(state, lent, 1) == [
        f"{NAMES[0]} lends {other} to you.",
        "Your discard pile becomes your new draw pile.",
        f"{NAMES[0]} and you exchange hands.",
    ]
