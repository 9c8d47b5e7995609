"""Six Realms: an unofficial program that plays Spellfire and enforces its rules.

The public API, small on purpose. States are plain data and never change under your hands: `apply` returns a new one.

    state = new_game(["A-1", "B-1"], seed=7)
    while state.result is None:
        state = apply(state, legal_actions(state)[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = [
    "Action",
    "Decision",
    "GameSetup",
    "IllegalAction",
    "Reason",
    "State",
    "View",
    "apply",
    "explain",
    "legal_actions",
    "new_game",
    "start",
    "view",
]

if TYPE_CHECKING:
    from sixrealms.engine import Action, Decision, Reason, State, View, view
    from sixrealms.engine.kit import GameSetup
    from sixrealms.table import IllegalAction, apply, explain, legal_actions, new_game, start


def __getattr__(name: str) -> Any:
    """Load the engine on first use, so that commands which do not play start fast."""
    if name not in __all__:
        raise AttributeError(f"module 'sixrealms' has no attribute {name!r}")
    from sixrealms import engine, table  # takes time to load
    from sixrealms.engine import kit

    for home in (table, engine, kit):
        if hasattr(home, name):
            return getattr(home, name)
    raise AttributeError(name)
