"""The game for OpenSpiel: `pyspiel.load_game("foretell")` once this module is imported.

Cards are dealt by chance, one at a time; the first dealer is drawn before. The parameters are
``players``, ``rules`` (a preset's name) and ``cards``: a single round of so many, or 0 for a whole
game.

>>> game = pyspiel.load_game("foretell(players=3,rules=standard,cards=2)")
>>> game.num_players(), game.num_distinct_actions() == ACTIONS
(3, True)
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from foretell.base.extras import not_installed
from foretell.cards import CARD_NUMBERS, card_name, cards_in
from foretell.engine.compile import compile_rules
from foretell.engine.deal import deck_need
from foretell.engine.fields import Ints, Records
from foretell.engine.gate import actor_at, apply_at, deal_at, legal_at, start_at
from foretell.engine.structs import STATE, VIEW, Phase, new_record, record_over
from foretell.envs.actions import ACTIONS, action_text
from foretell.envs.batch import not_open
from foretell.envs.layout import OBSERVATION, SLICES
from foretell.envs.steps import choice_at, look_at
from foretell.rules.axes import MAX_SEATS
from foretell.rules.plan import deck_of, round_sizes, seats_of
from foretell.rules.presets import preset
from foretell.rules.value import Rules

try:
    import pyspiel
except ModuleNotFoundError:
    raise not_installed("open_spiel", "openspiel") from None

PARAMETERS: Final = {"players": 4, "rules": "standard", "cards": 0}
CHANCES: Final = (Phase.DEAL, Phase.PULL, Phase.LOT)
MOST_POINTS: Final = 10_000
"""More than anybody makes, or loses, in a game."""

TYPE: Final = pyspiel.GameType(
    short_name="foretell",
    long_name="Wizard, by Foretell",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class WizardGame(pyspiel.Game):  # type: ignore[misc]
    """A set of rules as a game of OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        rules = preset(given["rules"], given["players"])
        if given["cards"]:
            rules = replace(rules, sizes=(given["cards"],))
        self.rules = rules
        sizes, seats = round_sizes(rules), seats_of(rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CARD_NUMBERS,
            num_players=rules.players,
            min_utility=-float(MOST_POINTS),
            max_utility=float(MOST_POINTS),
            max_game_length=sum(seats * (2 * size + 6) for size in sizes),
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> WizardSpielState:
        """Before the first dealer is drawn."""
        return WizardSpielState(self, self.rules)

    def make_py_observer(self, _iig_obs_type: Any = None, params: Any = None) -> WizardObserver:
        """What a seat may know, in the layout of this package."""
        if params:
            raise ValueError(f"the observation has no parameters: {params}")
        return WizardObserver()


class WizardSpielState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands."""

    def __init__(self, game: WizardGame, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self._ints: Ints = np.zeros(STATE.itemsize // 8, np.int64)
        self._is_begun = False
        self._dealt: list[int] = []

    @property
    def states(self) -> Records:
        """The engine's record; made anew for each call, since OpenSpiel copies states deeply."""
        return record_over(self._ints, STATE)

    @property
    def phase(self) -> int:
        """What the game waits for."""
        record: Any = self.states[0]
        return int(record.phase)

    def current_player(self) -> int:
        """The seat that decides, or chance, or that it is over."""
        if not self._is_begun or self.phase in CHANCES:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(actor_at(compile_rules(self.rules), self.states))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The dealers, the cards still to deal, or what else is drawn, all as likely."""
        if not self._is_begun:
            found = list(range(self.rules.players))
        elif self.phase == Phase.DEAL:
            found = sorted({*deck_of(self.rules)} - {*self._dealt})
        else:
            found = cards_in(int(legal_at(compile_rules(self.rules), self.states)))
        return [(one, 1.0 / len(found)) for one in found]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._is_begun and self.phase == Phase.OVER

    def returns(self) -> list[float]:
        """The scores, at the end."""
        record: Any = self.states[0]
        scores = record.scores[: self.rules.players].tolist()
        return [float(score) if self.is_terminal() else 0.0 for score in scores]

    def _legal_actions(self, player: int) -> list[int]:
        _, mask = self.look(player)
        return [int(action) for action in np.flatnonzero(mask)]

    def look(self, seat: int) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
        """The observation and the mask of a seat."""
        seen, mask = np.zeros(OBSERVATION, np.int8), np.zeros(ACTIONS, np.int8)
        look_at(compile_rules(self.rules), self.states, new_record(VIEW), seat, seen, mask)
        return seen, mask

    def _apply_action(self, action: int) -> None:
        rules = compile_rules(self.rules)
        if not self._is_begun:
            start_at(rules, self.states, action)
            self._is_begun = True
        elif self.phase == Phase.DEAL:
            self._deal(rules, action)
        elif self.phase in CHANCES:
            apply_at(rules, self.states, action)
        else:
            self._decide(rules, action)

    def _deal(self, rules: Records, card: int) -> None:
        """Put a card on those dealt, and deal once there are enough."""
        self._dealt.append(card)
        if len(self._dealt) == int(deck_need(rules[0], self.states[0])):
            rest = [one for one in deck_of(self.rules) if one not in self._dealt]
            deal_at(rules, self.states, np.array([*self._dealt, *rest], np.int64))
            self._dealt = []

    def _decide(self, rules: Records, action: int) -> None:
        choice = int(choice_at(rules, self.states, action))
        if choice < 0:
            raise not_open(0, action, self.look(self.current_player())[1], self.rules.deck)
        apply_at(rules, self.states, choice)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return action_text(action, self.rules.deck)
        if self._is_begun and self.phase != Phase.LOT:
            return f"deals {card_name(action, self.rules.deck)}"
        return f"seat {action} deals"

    def __str__(self) -> str:
        """All choices so far, which is all that makes a game."""
        return " ".join(map(str, self.history()))


class WizardObserver:
    """What a seat may know, as OpenSpiel's observers are."""

    def __init__(self) -> None:
        self.tensor = np.zeros(OBSERVATION, np.float32)
        self.dict = {name: self.tensor[part] for name, part in SLICES.items()}

    def set_from(self, state: WizardSpielState, player: int) -> None:
        """Fill the tensor with what a seat knows now."""
        self.tensor[:] = state.look(player)[0]

    def string_from(self, state: WizardSpielState, player: int) -> str:
        """The same as a text: each part that is not all 0, its places and what stands there."""
        self.set_from(state, player)
        told = []
        for name, part in self.dict.items():
            places = np.flatnonzero(part).tolist()
            if places:
                told.append(f"{name}: " + " ".join(f"{at}={int(part[at])}" for at in places))
        return "\n".join(told)


pyspiel.register_game(TYPE, WizardGame)
