"""A robot event as its log makes it: who has taken it up, and what it came to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from foretell import fair
from foretell.server.daily.days import DAY_MS, GRACE_MS, begins_at
from foretell.server.daily.events import (
    PREFIX,
    RobotEventClosed,
    RobotEventOpened,
    RobotLogEntry,
    RobotPlayBegan,
    RobotPlayDropped,
    RobotPlayEnded,
    RobotRound,
)

OPEN, OVER = "daily-open", "daily-over"
"""How far an event is, where tables say how far they are."""
STATUSES: Final = (OPEN, OVER)


@dataclass(slots=True)
class RobotPlay:
    """Somebody's one try; ``rounds`` is empty until it is over, and stays so if it was dropped."""

    person: str
    table: str
    is_over: bool = False
    points: int = 0
    rounds: list[RobotRound] = field(default_factory=list)

    @property
    def counts(self) -> bool:
        """Whether it was played to its end."""
        return bool(self.rounds)


@dataclass(slots=True)
class RobotEvent:
    """One event of one day."""

    id: str
    opened: RobotEventOpened
    began: int
    changed: int
    length: int = 1
    """Entries of its log."""
    plays: dict[str, RobotPlay] = field(default_factory=dict)
    """By table, in the order in which they were begun."""
    seed: str = ""
    """The secret of its deals, once the event is over."""

    @classmethod
    def of(cls, event: str, entries: list[RobotLogEntry]) -> RobotEvent:
        """An event from its log.

        Raises:
            ValueError: the log does not begin with how it was opened.
        """
        first = entries[0]
        if not isinstance(first.event, RobotEventOpened):
            raise ValueError("no robot event")  # noqa: TRY004
        state = cls(event, first.event, first.at, first.at)
        for entry in entries[1:]:
            state.apply(entry)
        return state

    def copy(self) -> RobotEvent:
        """A copy of this event, which changes by itself."""
        return replace(self, plays={key: replace(one) for key, one in self.plays.items()})

    @property
    def game(self) -> str:
        """What the deals of all its tables are called: they are one game's."""
        return PREFIX + self.id

    @property
    def transcript(self) -> str:
        """``T`` of fair1: nobody gives a seed to a deal that is made before they come."""
        return fair.transcript(self.game, self.opened.commit, [])

    @property
    def status(self) -> str:
        """How far it is."""
        return OVER if self.seed else OPEN

    @property
    def begins_at(self) -> int:
        """From when on it may be played; milliseconds since 1970, as all times here."""
        return begins_at(self.opened.day)

    @property
    def ends_at(self) -> int:
        """From when on nobody may begin."""
        return self.begins_at + DAY_MS

    def is_late(self, at: int) -> bool:
        """Whether those who still play have had their time."""
        return at >= self.ends_at + GRACE_MS

    @property
    def running(self) -> list[RobotPlay]:
        """The tries that are not over."""
        return [one for one in self.plays.values() if not one.is_over]

    def play_of(self, person: str) -> RobotPlay | None:
        """What somebody has begun."""
        return next((x for x in self.plays.values() if person and x.person == person), None)

    def ranked(self) -> list[tuple[int, RobotPlay]]:
        """Those who have played to the end with their places; who is level shares one."""
        best = sorted((x for x in self.plays.values() if x.counts), key=lambda one: -one.points)
        points = [one.points for one in best]
        return [(points.index(one.points) + 1, one) for one in best]

    def apply(self, entry: RobotLogEntry) -> None:
        """Let something happen."""
        match entry.event:
            case RobotPlayBegan(person=person, table=table):
                self.plays[table] = RobotPlay(person, table)
            case RobotPlayEnded(table=table, points=points, rounds=rounds):
                play = self.plays[table]
                play.is_over, play.points, play.rounds = True, points, rounds
            case RobotPlayDropped(table=table):
                self.plays[table].is_over = True
            case RobotEventClosed(seed=seed):
                self.seed = seed
        self.length += 1
        self.changed = entry.at
