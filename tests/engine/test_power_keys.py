"""Saved games name the parts of powers: the names must not depend on what else is loaded."""

from __future__ import annotations

from sixrealms.engine.ability import Play
from sixrealms.engine.power import Effect, Power
from sixrealms.engine.power_keys import give_keys
from sixrealms.powers import registry
from sixrealms.powers.control_flow import May, seq
from sixrealms.powers.hands import Draw
from sixrealms.powers.players import OPPONENTS, YOU

SHARED = Draw()


def _keys(power: Power) -> list[str]:
    return [node.key for node in power.walk() if isinstance(node, Effect)]


def test_an_effect_that_two_powers_share_has_a_name_in_each() -> None:
    one = give_keys(Power((Play(seq(SHARED, May(SHARED))),)), "one")
    two = give_keys(Power((Play(SHARED),)), "two")

    assert all(key.startswith("one:") for key in _keys(one))
    assert all(key.startswith("two:") for key in _keys(two))
    assert len(set(_keys(one))) == 4
    assert SHARED.key == ""


def test_what_is_compared_by_identity_stays_one_object() -> None:
    power = give_keys(Power((Play(seq(Draw(who=OPPONENTS), May(Draw()))),)), "one")

    players = [node for node in power.walk() if node in (YOU, OPPONENTS)]
    assert {id(player) for player in players} == {id(YOU), id(OPPONENTS)}
    assert {player.key for player in players} == {""}


def test_naming_again_gives_the_same_names() -> None:
    power = Power((Play(seq(Draw(), May(SHARED))),))

    assert _keys(give_keys(power, "x")) == _keys(give_keys(give_keys(power, "x"), "x"))
    assert give_keys(power, "x") == power


def test_a_power_replaced_for_a_while_leaves_every_other_name_alone() -> None:
    before = {wording: [n.key for n in power.walk()] for wording, power in registry.all_powers().items()}
    assert len(before) > 5

    for wording, power in list(registry.all_powers().items())[:20]:
        other = Power((Play(seq(Draw(), *(n for n in power.walk() if isinstance(n, Effect)))),))
        with registry.replaced(wording, other):
            assert registry.all_powers()[wording] == other

    assert {w: [n.key for n in p.walk()] for w, p in registry.all_powers().items()} == before


def test_every_named_part_of_every_power_has_a_name_of_its_own() -> None:
    keys = [n.key for power in registry.all_powers().values() for n in power.walk() if n.key]

    assert len(keys) > 20
    assert len(keys) == len(set(keys))


def test_a_copy_of_a_part_remembers_nothing_of_what_was_asked_before() -> None:
    """Its fields may still be set, so what was worked out from the old ones must not come along."""
    play = Play(seq(Draw(), May(SHARED)))
    assert len(play.parts()) == 1

    other = play.twin()
    object.__setattr__(other, "effect", SHARED)

    assert other.parts() == (SHARED,)
    assert play.parts() != other.parts()
