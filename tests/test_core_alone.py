"""The engine plays without the terminal's libraries, and without any of a web server or of research."""

from __future__ import annotations

import subprocess
import sys

_GAME = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"{{name}} is kept away")

sys.meta_path.insert(0, Nothing())

from random import Random
from sixrealms import apply, explain, legal_actions, new_game, view
from sixrealms.players.roster import bot
from sixrealms.records import game, save

state = new_game(["A-1", "B-1"], seed=7)
chance = Random(7)
while state.result is None:
    explain(state, 0, view(state, 0).hand[0].id) if view(state, 0).hand else None
    state = apply(state, chance.choice(legal_actions(state)))
bot("greedy")
print(state.result.winners, *sorted({{name.split(".")[0] for name in sys.modules}} & {blocked!r}))
"""

TERMINAL = {"click", "rich", "fluent", "yaml", "jsonschema"}
WEB = {"fastapi", "starlette", "uvicorn", "aiohttp", "flask", "websockets", "http", "openskill"}
RESEARCH = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "ray"}


def _run(blocked: set[str]) -> subprocess.CompletedProcess[str]:
    code = _GAME.format(blocked=blocked)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_a_game_is_played_without_the_libraries_of_terminal_web_and_research() -> None:
    played = _run(TERMINAL | WEB | RESEARCH)

    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("(")
    assert played.stdout.rstrip().endswith(")")


def test_what_is_kept_away_is_missed_where_it_is_needed() -> None:
    """Otherwise the test above would keep nothing away."""
    missed = _run({"msgspec"})

    assert missed.returncode != 0
    assert "msgspec is kept away" in missed.stderr
