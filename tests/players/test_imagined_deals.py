"""The kits of imagined deals: the same the engine finds when it looks at every object anew."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from sixrealms.engine.card_def import MOMENTS
from sixrealms.engine.kit import GameSetup, Kit
from sixrealms.players.determinise import imagine, without_secrets
from tests.lively_powers import lively_power
from tests.random_games import sampled, setups


def _asked_most(kit: Kit) -> tuple[object, ...]:
    """What a kit says of the objects of a game."""
    return kit.cards, {moment: kit.offered[moment] for moment in MOMENTS}, kit.answering, kit.rivals


@settings(max_examples=12, deadline=None)
@given(setups(4), st.integers(0, 2**32))
def test_an_imagined_deal_has_the_kit_the_engine_gives_these_cards(setup: GameSetup, seed: int) -> None:
    for _, state, _ in sampled(setup, seed, lively_power):
        assert state.pending is not None
        known, rng = without_secrets(state, state.pending.player), Random(seed)
        for dealt in (known.state, imagine(known, rng), imagine(known, rng)):
            assert _asked_most(dealt.kit) == _asked_most(dealt.kit.dealt(list(dealt.defn)))
            assert dealt.kit.setup.decks == ()
