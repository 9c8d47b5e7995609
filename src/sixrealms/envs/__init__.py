"""Spellfire for programs that learn: a PettingZoo environment, an OpenSpiel game, tracks to compare results on.

    from sixrealms.envs import env

    table = env(players=2)
    table.reset(seed=7)
    for agent in table.agent_iter():
        shown, reward, terminated, truncated, _ = table.last()
        over = terminated or truncated
        table.step(None if over else table.action_space(agent).sample(shown["action_mask"]))

It needs the extra `sixrealms[envs]` (numpy and PettingZoo); nothing else of the program imports it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sixrealms.envs.aec import RawEnv, env
    from sixrealms.envs.tracks import TRACKS, Track

__all__ = ["TRACKS", "RawEnv", "Track", "env"]


def __getattr__(name: str) -> Any:
    """Load the environment on first use, and say which extra is missing."""
    if name not in __all__:
        raise AttributeError(f"module 'sixrealms.envs' has no attribute {name!r}")
    from sixrealms.envs import tracks  # needs none of the extra

    if hasattr(tracks, name):
        return getattr(tracks, name)
    try:
        from sixrealms.envs import aec  # needs the extra
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"sixrealms.envs needs {missing.name}: pip install 'sixrealms[envs]'", name=missing.name
        ) from missing
    return getattr(aec, name)
