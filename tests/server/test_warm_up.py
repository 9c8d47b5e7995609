"""What every game needs is loaded before the first one, and no search for what nobody needs goes through it again."""

from __future__ import annotations

import gc

from sixrealms.server import warm_up
from sixrealms.server.http.cards import prepared
from sixrealms.server.views.card_pages import every_card
from sixrealms.server.views.setup_choices import playable
from sixrealms.wording import LANGUAGES


def test_a_server_is_ready_before_somebody_asks() -> None:
    playable.cache_clear()
    prepared.cache_clear()
    try:
        warm_up.prepare()
        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
    missed = playable.cache_info().misses, prepared.cache_info().misses
    for language in LANGUAGES:
        playable(language)
        prepared(every_card, language)
    assert (playable.cache_info().misses, prepared.cache_info().misses) == missed
