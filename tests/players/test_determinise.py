from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.digest import digest
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.level import level
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.view import lies_open
from sixrealms.players.determinise import imagine, without_secrets
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from tests.engine.rules.starting import plain_deck, play_until
from tests.lively_powers import lively_power
from tests.players.hidden import lying, shuffled_unseen, unknown
from tests.random_games import sampled, setups

pytestmark = pytest.mark.usefixtures("numbered_as_listed")


def _after(decisions: int, seed: int = 4) -> State:
    """A game of two starter decks some way on."""
    state, rng = table.new_game(["A-1", "C-2"], seed=seed), Random(seed)
    for _ in range(decisions):
        assert state.pending is not None
        advance(state, rng.choice(state.pending.options))
    return state


@pytest.mark.rule("gloss.hand", "setup.shuffle")
@settings(max_examples=15, deadline=None)
@given(setups(4), st.integers(0, 2**32))
def test_what_is_imagined_does_not_depend_on_the_unseen_cards(setup: GameSetup, seed: int) -> None:
    for _, state, _ in sampled(setup, seed, lively_power):
        assert state.pending is not None
        me = state.pending.player
        other = shuffled_unseen(state, me, Random(seed))

        one = imagine(without_secrets(state, me), Random(seed))
        two = imagine(without_secrets(other, me), Random(seed))

        assert lying(one) == lying(two)
        assert one.seed == two.seed


def test_the_shuffled_truth_of_these_tests_is_another_truth() -> None:
    state = _after(30)

    assert lying(shuffled_unseen(state, 0, Random(1))) != lying(state)
    assert lying(shuffled_unseen(state, 0, Random(1)))[z.HAND] == lying(state)[z.HAND]


@pytest.mark.parametrize("me", [0, 1])
def test_everything_the_player_knows_stays_as_it_is(me: int) -> None:
    state = _after(40)
    imagined = imagine(without_secrets(state, me), Random(9))

    hidden = {card for row in unknown(state, me) for card in row}
    assert len(hidden) > 50
    assert [imagined.defn[c] for c in range(len(state.defn)) if c not in hidden] == [
        state.defn[c] for c in range(len(state.defn)) if c not in hidden
    ]
    assert imagined.lists == state.lists
    assert imagined.pending == state.pending


def test_an_owner_keeps_the_cards_of_his_deck() -> None:
    state = _after(40)
    imagined = imagine(without_secrets(state, 0), Random(2))

    for row in unknown(state, 0):
        assert Counter(imagined.defn[c] for c in row) == Counter(state.defn[c] for c in row)


def test_every_deal_is_another() -> None:
    known, rng = without_secrets(_after(40), 0), Random(3)

    deals = {tuple(map(tuple, lying(imagine(known, rng)))) for _ in range(20)}

    assert len(deals) == 20


def test_an_opponents_hand_is_dealt_from_all_his_unseen_cards() -> None:
    state = _after(40)
    known, rng = without_secrets(state, 0), Random(5)
    seen = set()
    for _ in range(300):
        t = imagine(known, rng)
        seen |= {t.defn[c] for c in t.hand(1)}

    assert seen == {state.defn[c] for c in unknown(state, 0)[1]}


def test_a_known_card_of_a_draw_pile_stays_on_top() -> None:
    state = _after(40)
    top = state.listed(0, z.DRAW)[0]
    state.seen[top] |= 1

    tops = {imagine(without_secrets(state, 0), Random(i)).defn[top] for i in range(20)}

    assert tops == {state.defn[top]}
    assert len({imagine(without_secrets(state, 1), Random(i)).defn[top] for i in range(20)}) > 5


def _open_hands() -> State:
    """Seat A sees whatever of the hand of B is not of Athas (AR/31)."""
    seats = {
        "A": SeatPosition(formation={"A": "Draj"}, table=["AR/31"]),
        "B": SeatPosition(
            formation={"A": "Gulg"},
            hand=["Azhul", "Dagrande", "Rikus"],
            draw=["Good Fortune", "Tithian", "Waterdeep", "Neeva", "Cormyr", "War Party"],
        ),
    }
    return build(LaidPosition(seats, active="A", phase=4, unenforced=True))[0]


@pytest.mark.rule("gloss.hand")
def test_a_hand_card_that_a_power_lays_open_stays_in_the_hand() -> None:
    state = _open_hands()
    shown = [c for c in state.hand(1) if lies_open(state, c)]
    known, rng = without_secrets(state, 0), Random(1)

    assert [state.name(c) for c in shown] == ["Dagrande"]
    for _ in range(30):
        t = imagine(known, rng)
        assert [t.name(c) for c in t.hand(1) if lies_open(t, c)] == ["Dagrande"]
        assert t.defn[shown[0]] == state.defn[shown[0]]


@pytest.mark.rule("gloss.hand")
def test_what_would_lie_open_is_not_imagined_among_the_covered_cards() -> None:
    state = _open_hands()
    known, rng = without_secrets(state, 0), Random(1)

    hands = {frozenset(t.name(c) for c in t.hand(1)) for t in (imagine(known, rng) for _ in range(200))}

    covered = ("Azhul", "Rikus", "Tithian", "Neeva")
    assert hands == {frozenset({"Dagrande", *pair}) for pair in combinations(covered, 2)}


def test_what_is_found_out_in_one_deal_is_forgotten_in_the_next() -> None:
    state = _after(40)
    known, rng = without_secrets(state, 0), Random(1)
    asked = state.hand(1)[0]

    for _ in range(40):
        t = imagine(known, rng)
        apart = t.copy()
        apart.forget()
        assert level(t, asked) == level(apart, asked)


def test_a_realm_lying_face_down_may_be_another_realm_and_nothing_else() -> None:
    state = _after(60)
    realm = state.realms(1)[0]
    state.flags[realm] |= z.FACE_DOWN
    state.seen[realm] = 0b10
    known = without_secrets(state, 0)

    found = {state.kit.defs[imagine(known, Random(i)).defn[realm]].type for i in range(40)}
    names = {imagine(known, Random(i)).name(realm) for i in range(40)}

    assert found == {"realm"}
    assert len(names) > 5


def test_the_true_game_cannot_be_rebuilt_from_what_is_imagined() -> None:
    state = _after(40)
    imagined = imagine(without_secrets(state, 0), Random(1))

    assert imagined.seed != state.seed
    assert imagined.kit.setup.seed == 0
    assert imagined.kit.setup.decks == ()
    assert list(imagined.kit.cards) == list(imagined.defn)
    assert state.kit.setup.decks != ()


def test_thinking_leaves_the_position_alone() -> None:
    state = _after(40)
    before = digest(state)
    t = imagine(without_secrets(state, 0), Random(1))
    while t.pending is not None:
        advance(t, t.pending.options[0])

    assert digest(state) == before
    assert state.kit.setup.decks != ()


def _beside_decks(mine: str, theirs: str) -> State:
    """The first decision of a game in which both have a dungeon card beside the deck; it is the first player's."""
    setup = GameSetup("tournament", 55, (plain_deck(55), plain_deck(55, first=15)), 3, (theirs, theirs))
    first = table.start(setup).active
    dungeons = (mine, theirs) if first == 0 else (theirs, mine)
    return table.start(replace(setup, dungeons=dungeons))


@pytest.mark.rule("dungeon.entry", "dungeon-card.kept-apart")
def test_which_dungeon_card_lies_beside_another_deck_is_not_known_when_thinking() -> None:
    """conflict.dungeon.entry-optional: until its owner's first turn nobody has seen it."""
    imagined = []
    for theirs in ("DU/24", "DU/8"):
        state = _beside_decks("DU/24", theirs)
        me = state.active
        t = imagine(without_secrets(state, me), Random(1))
        assert t.name(t.listed(me, z.DUNGEON)[0]) == state.name(state.listed(me, z.DUNGEON)[0])
        assert state.name(state.listed(1 - me, z.DUNGEON)[0]) != ""
        assert theirs == "DU/24" or theirs not in {d.printing.id for d in t.kit.defs} | set(t.kit.index_of)
        imagined.append((lying(t), [t.kit.defs[i].printing.id for i in t.defn]))

    assert imagined[0] == imagined[1]


@pytest.mark.rule("dungeon.entry")
def test_a_covered_dungeon_card_comes_into_an_imagined_game_and_says_nothing() -> None:
    state = _beside_decks("DU/24", "DU/8")
    me = state.active
    t = imagine(without_secrets(state, me), Random(1))

    play_until(t, lambda s: s.active != me and s.phase > 1)

    (entered,) = t.listed(1 - me, z.TABLE)
    assert t.kit.defs[t.defn[entered]].type == "dungeon"
    assert t.name(entered) == ""
    assert state.name(state.listed(1 - me, z.DUNGEON)[0]) != ""
