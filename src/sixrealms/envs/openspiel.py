"""Spellfire as an OpenSpiel game: `pyspiel.load_game("python_spellfire(players=2,decks=A-1)")` after importing this.

Chance speaks once, at the beginning: it draws one of `deals` games, and everything that is left to chance later follows
from that. The information state is a text with perfect recall; the tensor is the observation of the moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from sixrealms.engine.action import Action
from sixrealms.envs import observation
from sixrealms.envs.numbered_game import NumberedGame
from sixrealms.envs.observation_text import information_state_text, observation_text, option_text
from sixrealms.envs.option_rows import ACTIONS, TURN_THE_PAGE
from sixrealms.envs.tracks import MOST_TURNS, Track

NAME: Final = "python_spellfire"
_DEFAULTS: Final[Mapping[str, Any]] = {
    "players": 2,
    "decks": "starters",
    "ruleset": "tournament",
    "size": 0,
    "deals": 1024,
    "most_turns": MOST_TURNS,
    "seed": 0,
}
_MOST_PLAYERS: Final = 8
#: Decisions and pages turned in a game that is cut off after so many turns, with room to spare.
_DECISIONS_A_TURN: Final = 100

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Spellfire (Six Realms)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=dict(_DEFAULTS),
)


class SpellfireGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game under its parameters: those of a `Track`, how many deals chance draws from, and their seed."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        players = int(chosen["players"])
        decks = str(chosen["decks"])
        held: Any = decks if decks in ("starters", "shipped") else tuple(decks.split("+"))
        self.track = Track(
            "", players, held, str(chosen["ruleset"]), int(chosen["size"]), most_turns=int(chosen["most_turns"])
        )
        self.dealing = self.track.dealing()
        self.deals = int(chosen["deals"])
        self.seed = int(chosen["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-float(players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.track.most_turns * _DECISIONS_A_TURN,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> SpellfireState:
        """Before chance has drawn the deal."""
        return SpellfireState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Any:
        """What a seat is shown. Of the observations with perfect recall there is the text only, and what is public is
        not told apart from what is private.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            return None
        return SpellfireObserver(self.num_players(), perfect_recall=kind.perfect_recall)


class SpellfireState(pyspiel.State):  # type: ignore[misc]
    """A game under way, or before its deal."""

    def __init__(self, game: SpellfireGame) -> None:
        super().__init__(game)
        self._source = _Source(game)
        self.played: NumberedGame | None = None

    def current_player(self) -> int:
        """Who is asked, chance before the deal."""
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.played.seat

    def is_terminal(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self.played is not None and (self.played.over or self.played.cut_off)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as any other."""
        count = self._source.game.deals
        return [(deal, 1.0 / count) for deal in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.played is not None
        return self.played.legal()

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            game = self._source.game
            track = game.track
            setup = game.dealing.setup(track.ruleset, track.players, game.seed, action)
            self.played = NumberedGame(setup, track.most_turns)
        else:
            self.played.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.played is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if player != self.played.seat or action not in self.played.legal():
            return f"action {action}"
        meant: Action | None = self.played.action(action)
        said = "turns the page" if meant is None else option_text(self.played.state, player, meant)
        return f"{action}: {said}" if action != TURN_THE_PAGE else said

    def returns(self) -> list[float]:
        """1 for whoever has won; the others share the loss."""
        if self.played is None:
            return [0.0] * self._source.game.track.players
        return self.played.returns()

    def __str__(self) -> str:
        """What everybody at the table could see, each seat's own hand included."""
        if self.played is None:
            return "before the deal"
        return "\n".join(observation_text(self.played.state, seat) for seat in range(self.played.state.n))


class _Source:
    """The game a state belongs to: shared by all copies of a state, which OpenSpiel makes by copying deeply."""

    def __init__(self, game: SpellfireGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> _Source:
        return self


class SpellfireObserver:
    """Shows a seat the numbers of the moment, or, with perfect recall, the text of all it has come to know."""

    def __init__(self, seats: int, *, perfect_recall: bool) -> None:
        self._seats = seats
        self._recall = perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not perfect_recall:
            self.tensor = np.zeros(observation.size(seats), dtype=np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpellfireState, player: int) -> None:
        """Fill the tensor with what the player sees."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.played is not None:
            self.tensor[:] = state.played.observe(player)["observation"]

    def string_from(self, state: SpellfireState, player: int) -> str:
        """The same in words."""
        played = state.played
        if played is None:
            return "before the deal"
        if not self._recall:
            return observation_text(played.state, player)
        known = information_state_text(played.setup, played.taken, player)
        page = f"\npage {played.page + 1}" if played.page and played.seat == player else ""
        return known + page


pyspiel.register_game(GAME_TYPE, SpellfireGame)
