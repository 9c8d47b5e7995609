from __future__ import annotations

from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.run import advance
from sixrealms.records import notation
from sixrealms.terminal.table.scene import scene
from sixrealms.terminal.table.sentences import fight_lines, hand_lines, table_lines
from tests.players.hidden import lying, shuffled_unseen
from tests.telling.positions import battle, laid, naming


def test_the_table_is_told_from_the_readers_place() -> None:
    state = battle("B defends with Amarill")

    assert list(table_lines(naming(state))) == [
        "Turn 6, Ana, phase 4: attack",
        "Bruno: 1 of 6 realms standing, 1 card in hand, 12 in the draw pile",
        "Place A: Waterdeep (realm, FR), exposed",
        "Place B: Cormyr (realm, FR), razed",
        "Empty places: C D E F",
        "You (Ana): 1 of 6 realms standing, 1 card in hand, 12 in the draw pile",
        "Place A: Thay (realm, FR), exposed",
        "Empty places: B C D E F",
        "Your hand, 1 card:",
        "In hand: War Party +4 (ally)",
        "Battle for Waterdeep of Bruno.",
        "Attacking: Ana with Dagrande 10 (4) (hero, FR),"
        " with Sword of Sharpness +3 (magical item) [power not enforced yet]: 10 in all",
        "10 is 4 base, +3 for its own world, +3 from Sword of Sharpness.",
        "Defending: Bruno with Amarill 6 (3) (cleric, FR): 6 in all",
        "6 is 3 base, +3 for its own world.",
        "Bruno is losing and needs 4 more.",
    ]


@pytest.mark.rule("gloss.hand")
def test_another_player_reads_another_hand() -> None:
    state = battle("B defends with Amarill")

    assert list(hand_lines(naming(state, 1), scene(naming(state, 1)))) == [
        "Your hand, 1 card:",
        "In hand: War Band +3 (ally)",
    ]
    assert not any("War Band" in line for line in table_lines(naming(state, 0)))


@pytest.mark.rule("combat.e.tie")
def test_what_is_needed_counts_ties_for_the_defender() -> None:
    losing = naming(battle("B defends with Amarill", "B plays War Band"))
    assert list(fight_lines(losing, scene(losing)))[-1] == "Bruno is losing and needs 1 more."

    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Amarill"], "hand": ["War Party"]},
        {"formation": {"A": "The Yeomanry"}, "pool": ["Dagrande"]},
        phase=4,
    )
    for line in ("A attacks B:The Yeomanry with Amarill", "B defends with Dagrande"):
        advance(state, notation.read(state, line))
    behind = naming(state)
    assert list(fight_lines(behind, scene(behind)))[-1] == "Ana is losing and needs 2 more."


def test_before_somebody_defends_there_are_no_totals() -> None:
    waiting = naming(battle())

    assert list(fight_lines(waiting, scene(waiting))) == [
        "Battle for Waterdeep of Bruno.",
        "Attacking: Ana with Dagrande 10 (4) (hero, FR),"
        " with Sword of Sharpness +3 (magical item) [power not enforced yet]",
    ]


def test_it_is_told_in_portuguese_too() -> None:
    lines = list(table_lines(naming(battle("B defends with Amarill"), language="pt-BR")))

    assert lines[0] == "Turno 6, Ana, fase 4: ataque"
    assert "Posição B: Cormyr (reino, FR), arrasado" in lines
    assert lines[-1] == "Bruno está perdendo e precisa de mais 4."


@pytest.mark.rule("gloss.hand", "setup.shuffle")
@pytest.mark.parametrize("seed", range(4))
def test_the_table_does_not_depend_on_hidden_cards(seed: int) -> None:
    state, rng = table.new_game(["A-1", "C-2", "E-1"], seed=seed), Random(seed)
    looked = 0
    while state.pending is not None:
        reader = state.pending.player
        other = shuffled_unseen(state, reader, rng)
        looked += lying(other) != lying(state)
        assert list(table_lines(naming(state, reader))) == list(table_lines(naming(other, reader)))
        advance(state, rng.choice(state.pending.options))
    assert looked > 50
