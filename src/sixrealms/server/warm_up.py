"""What a server does about its process so that nobody waits: what every game needs is there before the first one."""

from __future__ import annotations

import gc
import sys
import threading
from typing import Final

from sixrealms.decks import shipped
from sixrealms.powers import registry
from sixrealms.server.http.cards import prepared
from sixrealms.server.views.card_pages import every_card
from sixrealms.server.views.setup_choices import playable
from sixrealms.setup.deck_stats import stats
from sixrealms.wording import LANGUAGES

#: Seconds after which a thread that computes lets another go on: whoever serves people must not wait for whoever thinks
#: each time it has written to a socket or to the database.
_TURNS: Final = 0.0005
#: Seconds the first answers have the machine to themselves.
_FIRST_ANSWERS: Final = 0.5
#: New objects before the youngest are looked through, and how often that goes before the next older ones are.
_COLLECTED: Final = (5_000, 10, 40)


def at_once() -> None:
    """Set up this process for those that are made of it and serve: they share what is loaded."""
    _set_up()
    prepare()


def begin() -> None:
    """Set up this process as one that serves; the rest follows in a thread of its own."""
    _set_up()
    later = threading.Timer(_FIRST_ANSWERS, prepare)
    later.daemon = True
    later.start()


def _set_up() -> None:
    sys.setswitchinterval(_TURNS)
    gc.set_threshold(*_COLLECTED)


def prepare() -> None:
    """Load what games and their tables need, and leave it out of every later search for what nobody needs."""
    registry.load()
    for language in LANGUAGES:
        playable(language)
        prepared(every_card, language)
        stats(shipped()[0], language)  # else whoever builds the first deck waits a second for its judgement
    gc.collect()
    gc.freeze()
