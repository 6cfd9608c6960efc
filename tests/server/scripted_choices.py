"""What is dealt, drawn, chosen and done in a scripted game: the same again, or something else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import msgspec

from foretell.server.deals.secrets import FairDeals
from tests.server.simulated_table import SimulatedClient

PEOPLE = 3
PLAYERS = 4


@dataclass
class Script:
    """What is dealt and drawn, and what is chosen: the same again, or something else.

    Decks and draws by round; ``claims``: the steps at which the rest is claimed, or nothing in
    the first world, where it is claimed now and then if it is proven. ``calls``: of each call of a
    revoke, whether it was wrong.
    """

    decks: dict[int, list[int]] = field(default_factory=dict)
    draws: dict[int, list[int]] = field(default_factory=dict)
    choices: list[tuple[int, list[int]]] = field(default_factory=list)
    claims: frozenset[int] | None = None
    calls: list[bool] | None = None


class ScriptedDeals(FairDeals):
    """Decks that a test has chosen."""

    script = Script()
    last: ClassVar[dict[int, list[int]]] = {}

    def deck(self, number: int, cards: Sequence[int]) -> list[int]:
        """The deck of a round."""
        self.last[number] = self.script.decks.get(number) or super().deck(number, cards)
        return list(self.last[number])

    def draw(self, number: int, place: int, choices: Sequence[int]) -> int:
        """A card that is drawn."""
        drawn = self.script.draws.get(number)
        return drawn[place - 1] if drawn else super().draw(number, place, choices)


class Answer(msgspec.Struct):
    """What an answer says first."""

    id: str


ANSWER = msgspec.json.Decoder(Answer)


class RecordingClient(SimulatedClient):
    """A client that keeps the time of every frame as well."""

    def send(self, message: bytes) -> None:
        """Take a frame; of refusals no more is read than what they answer."""
        self.log.append((self.sim.clock.now(), message))
        if message.startswith(b'{"t":"rejected"'):
            refused = ANSWER.decode(message)
            self.answers[refused.id] = {"t": "rejected"}
        else:
            self.take(message)

    def close(self, code: int, why: str) -> None:
        """Note when the server closed, and with what words."""
        self.log.append((self.sim.clock.now(), f"{code} {why}".encode()))
        super().close(code, why)

    @property
    def log(self) -> list[tuple[float, bytes]]:
        """Time and content of all frames, and of what closed the socket."""
        return self.__dict__.setdefault("_log", [])  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Behaviour:
    """How people behave beside what they choose.

    ``dawdles``: the chance to let the time run out. ``asides``: the chance of something beside
    the game after each step. ``clock``: seconds for a decision. ``hasty``: seats that act just when
    a card that plays itself would; in the first world some of their cards do: forced ones, marked
    ones. ``delay``: tricks that watchers see late. ``open_hands``: hands are shown after a round.
    ``late``: somebody who watches takes the bot's seat from the second round on. ``leaves``: the
    seat of somebody who stands up in the game, with the step at which that happens. ``own``: the
    seat that looks, in the second world; what others mark is left out there. ``undoes``: people
    agree now and then that an open bid goes back. ``alone``: one person plays
    against bots, and whoever looks asks for advice. ``moves``: the chance after each step that the
    table goes to another process.
    """

    dawdles: float = 0.0
    asides: float = 0.0
    clock: int = 30
    hasty: frozenset[int] = frozenset()
    delay: int = 0
    open_hands: bool = False
    late: bool = False
    leaves: tuple[int, int] | None = None
    own: int | None = None
    undoes: bool = False
    alone: bool = False
    moves: float = 0.0


PLAIN = Behaviour()
