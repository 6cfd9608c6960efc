"""A Gymnasium vector environment: many games in compiled code, a step one decision in each.

>>> import gymnasium
>>> envs = gymnasium.make_vec("foretell.envs.vector:foretell/standard-v1", num_envs=2, players=3)
>>> seen, infos = envs.reset(seed=7)
>>> seen["observation"].shape, infos["seat"].shape
((2, 1804), (2,))
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from foretell.base.extras import not_installed
from foretell.envs.batch import GameBatch
from foretell.envs.spaces import action_space, checked_rewards, env_name, observation_space
from foretell.rules.presets import PRESETS
from foretell.rules.value import Rules

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError:
    raise not_installed("gymnasium", "envs") from None

Stepped = tuple[
    dict[str, npt.NDArray[np.int8]],
    npt.NDArray[np.float32],
    npt.NDArray[np.bool_],
    npt.NDArray[np.bool_],
    dict[str, Any],
]


class WizardVectorEnv(VectorEnv):  # type: ignore[misc]
    """Games side by side, each asking the seat whose turn it is.

    The reward of a step is that of the seat that decided: its points where the decision ended a
    round, else 0. With ``rewards="places"`` it is 0 up to the end of the game, and then how many
    seats are behind it less how many are ahead, as a share of the others. What the others have made
    stands in ``infos["points"]``; ``infos["seat"]`` says who decides next. A game that ends is
    followed by another in the same step.

    Args:
        num_envs: how many games.
        rules: a set of rules, or a preset's name.
        players: how many play, where a preset is named.
        opponent: a compiled bot for all seats but 0; the reward is then what seat 0 made since
            its last decision.
        rewards: ``points`` or ``places``.
        threads: how many threads work on a step; they leave Python's lock alone.
        copy: whether each step gives new arrays; without, the last ones are written over.
    """

    def __init__(
        self,
        num_envs: int = 1024,
        rules: Rules | str = "standard",
        *,
        players: int | None = None,
        opponent: str | None = None,
        rewards: str = "points",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        self.batch = GameBatch(rules, num_envs, players=players, opponent=opponent, threads=threads)
        self.num_envs = num_envs
        self.rewards = checked_rewards(rewards)
        self.metadata = {
            "name": env_name(self.batch.rules),
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.single_observation_space, self.single_action_space = (
            observation_space(),
            action_space(),
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, npt.NDArray[np.int8]], dict[str, Any]]:
        """Begin all games anew: by a seed, or one that is drawn."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.batch.reset(drawn)
        self.batch.points[:] = 0
        return self._seen(), self._infos()

    def step(self, actions: npt.NDArray[Any]) -> Stepped:
        """Make the decision of each game.

        Raises:
            ForetellError: an action is not open to the seat that decides.
        """
        acted = self.batch.seats.copy()
        self.batch.step(actions)
        ended = self.batch.ended.astype(bool)
        return self._seen(), self._rewards(acted, ended), ended, np.zeros_like(ended), self._infos()

    def close_extras(self, **_kwargs: Any) -> None:
        """End the threads."""
        self.batch.close()

    def _seen(self) -> dict[str, npt.NDArray[np.int8]]:
        seen = {"observation": self.batch.observations, "action_mask": self.batch.masks}
        return {name: one.copy() for name, one in seen.items()} if self._copy else seen

    def _rewards(
        self, acted: npt.NDArray[Any], ended: npt.NDArray[np.bool_]
    ) -> npt.NDArray[np.float32]:
        if self.rewards == "points":
            points: npt.NDArray[np.float32] = self.batch.points[self._rows, acted]
            return points.astype(np.float32)
        others = max(1, self.batch.rules.players - 1)
        places = self.batch.places[self._rows, acted] / others
        shares: npt.NDArray[np.float32] = np.where(ended, places, 0.0).astype(np.float32)
        return shares

    def _infos(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, bool)
        told = {"seat": self.batch.seats.copy(), "points": self.batch.points.copy()}
        return told | {f"_{name}": every for name in told}


def _register() -> None:
    """Have Gymnasium know every preset by its environment's name."""
    for name in PRESETS:
        gymnasium.register(
            id=f"foretell/{name}-v1",
            vector_entry_point="foretell.envs.vector:WizardVectorEnv",
            kwargs={"rules": name},
        )


_register()
