"""Spellfire as a PettingZoo environment: one agent after the other, with action masks (`pettingzoo.AECEnv`)."""

from __future__ import annotations

import operator
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sixrealms.engine.action import Action
from sixrealms.envs import card_rows, observation, option_rows
from sixrealms.envs.numbered_game import IllegalSlot, NumberedGame
from sixrealms.envs.observation import Observation
from sixrealms.envs.observation_text import information_state_text, observation_text, option_text
from sixrealms.envs.option_rows import ACTIONS
from sixrealms.envs.tracks import Track
from sixrealms.errors import OptionRefused

_SEEDS: Final = 2**53
_MOST_PLAYERS: Final = 8
_RENDER_MODES: Final = ("ansi", "human")


def env(**settings: Any) -> Any:
    """The environment as PettingZoo wants it: an illegal action ends the game, and misuse is told.

    `settings` are those of `RawEnv`.
    """
    made: Any = RawEnv(**settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class RawEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A table. Its agents are `seat_0`, `seat_1` ...; whoever is asked acts next.

    `players` is the number of seats, and with it the shape of the observations; `decks`, `ruleset`, `size`, `rules`
    (optional rules by key) and `most_turns` are those of a `Track`. `reset(options=...)` takes the same names for the
    games that follow, `players` up to the number the table was made for. Other keys mean nothing.
    """

    metadata: Final = {
        "name": "spellfire_v0",
        "render_modes": list(_RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        decks: str | Sequence[Any] = "starters",
        ruleset: str = "tournament",
        size: int = 0,
        rules: Mapping[str, str] | None = None,
        most_turns: int = 400,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, decks, ruleset, size, rules, most_turns, render_mode)
        super().__init__()
        if render_mode is not None and render_mode not in _RENDER_MODES:
            raise OptionRefused("research-render-mode", value=repr(render_mode), known=", ".join(_RENDER_MODES))
        self.render_mode = render_mode
        if not isinstance(players, int):
            raise OptionRefused("start-players", players=repr(players))
        if not 2 <= players <= _MOST_PLAYERS:
            raise OptionRefused("start-players", players=players)
        self._seats = players
        held = decks if isinstance(decks, str) else tuple(decks)
        self._track = Track("", players, held, ruleset, size, tuple(sorted((rules or {}).items())), most_turns)
        self._dealing = self._track.dealing()
        self._seed: int | None = None
        self._number = 0
        self._played: NumberedGame | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        shown = _shown(players)
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What `observe` gives: the same shapes for every agent. OptionRefused for an agent there is none of."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The number of an option, and one more that turns the page."""
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game. The same seed begins the same games, this one and those after it; without any the next game of
        the seed before follows, or of one drawn by chance.
        """
        asked = dict(options or {})
        changed: dict[str, Any] = {
            name: asked[name] for name in ("players", "decks", "ruleset", "size", "most_turns") if name in asked
        }
        if "rules" in asked:
            changed["options"] = tuple(sorted(dict(asked["rules"]).items()))
        if "decks" in changed and not isinstance(changed["decks"], str):
            changed["decks"] = tuple(changed["decks"])
        if changed:
            track = replace(self._track, **changed)
            if not 2 <= track.players <= self._seats:
                raise OptionRefused("research-players", players=str(track.players), most=str(self._seats))
            self._track, self._dealing = track, track.dealing()
        if seed is not None or self._seed is None:
            self._seed = int(np.random.default_rng(seed).integers(_SEEDS)) if seed is None else int(seed)
            self._number = 0
        else:
            self._number += 1
        track = self._track
        setup = self._dealing.setup(track.ruleset, track.players, self._seed, self._number)
        self._played = game = NumberedGame(setup, track.most_turns, self._seats)
        self.agents = self.possible_agents[: track.players]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[game.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        """What the agent is shown; an agent that is not asked has no legal action."""
        return self.game.observe(self._seat(agent))

    def step(self, action: int | None) -> None:
        """The agent that is asked acts; None for one whose game is over. IllegalSlot for what is not offered, and
        OptionRefused where all is over; then nothing has changed.
        """
        game = self.game
        if not self.agents:
            raise OptionRefused("research-over")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked must act"
        game.act(_whole(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if game.over:
            for seat, share in enumerate(game.returns()):
                self.rewards[self.possible_agents[seat]] = share
            self.terminations = dict.fromkeys(self.agents, True)
        elif game.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        if game.seat >= 0:
            self.agent_selection = self.possible_agents[game.seat]
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as the seat that is asked knows it: a text, or written to the terminal."""
        game = self.game
        text = observation_text(game.state, max(0, game.seat))
        if self.render_mode == "human":
            sys.stdout.write(text + "\n\n")
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    # -- in words ---------------------------------------------------------------------------------------------------

    def observation_text(self, agent: str) -> str:
        """What the agent knows now, in words."""
        return observation_text(self.game.state, self._seat(agent))

    def information_state_text(self, agent: str) -> str:
        """All that has come to the agent since the game began: with perfect recall. The game is played again for it."""
        game = self.game
        return information_state_text(game.setup, game.taken, self._seat(agent))

    def action_text(self, action: int) -> str:
        """What an action of the agent that is asked means now."""
        game = self.game
        meant: Action | None = game.action(_whole(action))
        return "turns the page" if meant is None else option_text(game.state, game.seat, meant)

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise OptionRefused("research-agent", name=repr(agent)[:60], known=", ".join(self.possible_agents))
        return self.possible_agents.index(agent)

    @property
    def game(self) -> NumberedGame:
        """The game under way; the environment must have been reset."""
        assert self._played is not None, "reset the environment before it is used"
        return self._played


def _whole(action: Any) -> int:
    """The number of an action; IllegalSlot for what is none, such as a fraction or a list."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalSlot(f"an action is a whole number, not {action!r}") from None


def _shown(seats: int) -> spaces.Dict:
    rows = observation.rows(seats)
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (observation.size(seats),), np.float32),
            "cards": spaces.Box(0, observation.MOST_CARDS, (rows,), np.int32),
            "hosts": spaces.Box(0, rows, (rows,), np.int32),
            "options": spaces.Box(-1, 1, (ACTIONS, option_rows.WIDTH), np.float32),
            "option_cards": spaces.Box(0, rows, (ACTIONS, 2), np.int32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


assert card_rows.SEATS == _MOST_PLAYERS
