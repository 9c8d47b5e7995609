from __future__ import annotations

from random import Random

import pytest

from sixrealms.engine.action import PASS, Action
from sixrealms.errors import OptionError
from sixrealms.players.roster import UNSEEN, bot, bot_names


def test_every_listed_player_can_be_made() -> None:
    assert "random" in bot_names()
    for name in bot_names():
        assert bot(name).name == name


def test_a_mistyped_player_is_refused_with_the_nearest() -> None:
    with pytest.raises(OptionError, match=r"unknown computer player 'randon'; did you mean random\?"):
        bot("randon")


def test_an_unlike_name_is_refused_with_the_list() -> None:
    with pytest.raises(OptionError, match="there are random"):
        bot("zzz")


def test_the_random_player_takes_every_option_about_equally_often() -> None:
    options = (PASS, Action("play", 1), Action("play", 2), Action("use", 3))
    player, rng = bot("random"), Random(1)

    counts = dict.fromkeys(options, 0)
    for _ in range(4000):
        counts[player.choose(UNSEEN, options, rng)] += 1

    assert all(900 < count < 1100 for count in counts.values())
