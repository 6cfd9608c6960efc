"""A PettingZoo environment: one game, its seats as agents that take turns.

>>> game = env("standard", players=3)
>>> game.reset(seed=7)
>>> for agent in game.agent_iter():
...     seen, reward, is_over, _, _ = game.last()
...     game.step(None if is_over else int(seen["action_mask"].argmax()))
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from foretell.base.extras import not_installed
from foretell.engine.compile import compile_rules
from foretell.engine.gate import actor_at, view_at
from foretell.engine.structs import Phase
from foretell.envs.actions import ACTIONS
from foretell.envs.batch import kinds_of, new_games, new_room, not_open, rules_from
from foretell.envs.layout import OBSERVATION
from foretell.envs.spaces import action_space, checked_rewards, env_name, observation_space
from foretell.envs.steps import look_at, reset_rows, step_one, write_places
from foretell.play.seen import Seen
from foretell.rules.value import Rules

try:
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
except ModuleNotFoundError:
    raise not_installed("pettingzoo", "envs") from None


class WizardAECEnv(AECEnv):  # type: ignore[misc]
    """One game under any rules; the agents are ``seat_0``, ``seat_1`` …

    A reward is the points of a round at its end; with ``rewards="places"`` it comes at the end of
    the game: how many seats are behind less how many are ahead, as a share of the others.

    Args:
        rules: a set of rules, or a preset's name.
        players: how many play, where a preset is named.
        rewards: ``points`` or ``places``.
    """

    def __init__(
        self,
        rules: Rules | str = "standard",
        *,
        players: int | None = None,
        rewards: str = "points",
    ) -> None:
        super().__init__()
        self.rules = rules_from(rules, players)
        self.rewarded = checked_rewards(rewards)
        self.metadata = {"name": env_name(self.rules), "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._spaces = {agent: observation_space() for agent in self.possible_agents}
        self._actions = {agent: action_space() for agent in self.possible_agents}
        self._compiled, self._room = compile_rules(self.rules), new_room()
        self._games = new_games(self._compiled, 1, kinds_of(None))
        self._shown = (
            np.zeros((1, OBSERVATION), np.int8),
            np.zeros((1, ACTIONS), np.int8),
            np.zeros(1, np.int64),
        )
        self._chance: Any = None

    def observation_space(self, agent: str) -> Any:
        """Observation and mask."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # PettingZoo's
        """Begin a game: from a seed, or from the chance of the last one."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        shown = self._shown
        drawn = int(self._chance.integers(1 << 62))
        reset_rows(self._compiled, self._games, self._room, shown, drawn, (0, 1))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._selected(shown[2].item())

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; its mask is empty while another one decides."""
        observation, mask = np.zeros(OBSERVATION, np.int8), np.zeros(ACTIONS, np.int8)
        seat = self.possible_agents.index(agent)
        look_at(self._compiled, self._games[0], self._room[0], seat, observation, mask)
        return {"observation": observation, "action_mask": mask}

    def seen(self, agent: str) -> Seen:
        """The same as the library has it, with a name for everything."""
        views = new_room()[0]
        view_at(self._compiled, self._games[0], self.possible_agents.index(agent), views)
        return Seen(self.rules, views)

    def step(self, action: int | None) -> None:
        """Make the decision of the agent whose turn it is.

        Raises:
            ForetellError: the action is not open to it.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        before = self._scores()
        made = -1 if action is None else int(action)
        if not step_one(self._compiled, self._games, self._room, made):
            raise not_open(0, made, self.observe(agent)["action_mask"], self.rules.deck)
        self._cumulative_rewards[agent] = 0.0
        self._reward(self._scores() - before)
        self._accumulate_rewards()
        self.agent_selection = self._selected(int(actor_at(self._compiled, self._games[0])))

    def _scores(self) -> npt.NDArray[np.int64]:
        states: Any = self._games[0]
        scores: npt.NDArray[np.int64] = states["scores"][0][: self.rules.players].copy()
        return scores

    def _reward(self, points: npt.NDArray[np.int64]) -> None:
        states: Any = self._games[0]
        is_over = bool(states["phase"][0] == Phase.OVER)
        rewards: npt.NDArray[Any] = points
        if self.rewarded == "places":
            rewards = np.zeros(self.rules.players, np.int64)
            if is_over:
                write_places(self._compiled[0], states[0], rewards)
            rewards = rewards / max(1, self.rules.players - 1)
        self.rewards = dict(zip(self.possible_agents, map(float, rewards), strict=True))
        self.terminations = dict.fromkeys(self.agents, is_over)

    def _selected(self, seat: int) -> str:
        """Who acts next; the first of all, in its turn, where the game is over."""
        return self.possible_agents[max(0, seat)]


def env(
    rules: Rules | str = "standard", *, players: int | None = None, rewards: str = "points"
) -> WizardAECEnv:
    """The environment, under the name that PettingZoo's own have."""
    return WizardAECEnv(rules, players=players, rewards=rewards)
