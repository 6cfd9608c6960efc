"""Records the tutorial at a table of the real server: every message that the learner is sent.

Run `python tools/lessons.py` after the protocol, the engine or `tools/lesson_plan.py` has changed;
it writes `web/src/learn/lessons.json`, and a test fails when that is stale. What is refused, and
why, is asked of the server here: the page knows no rule.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import count
from typing import Any, Final

import msgspec

import locks
from lesson_plan import LESSONS, PEOPLE, YOU, Lesson, Step

sys.path.insert(0, str(locks.ROOT))

from tests.server.simulated_table import SimulatedClient, SimulatedTable

from foretell.cards import parse_cards
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options
from foretell.server.store.interface import Person

TARGET: Final = locks.ROOT / "web/src/learn/lessons.json"
OPTIONS: Final = Options(pace=700, clock=0)
PLAYERS: Final = len(PEOPLE)
STREAM: Final = ("snapshot", "update")
SAID: Final = ("code", "message", "details")


class Stacked:
    """A deck in the order in which it is to be dealt."""

    def __init__(self, first: list[int]) -> None:
        """The cards that come first."""
        self._first = first

    def deck(self, _number: int, cards: Sequence[int]) -> list[int]:
        """The rest follows as it is printed."""
        return self._first + [card for card in cards if card not in self._first]

    def draw(self, _number: int, _place: int, choices: Sequence[int]) -> int:
        """Nothing is drawn in a lesson."""
        return choices[0]

    def bot_seed(self, _seat: int) -> int:
        """Its bots leave nothing to chance."""
        return 0


class Recorder:
    """One lesson at its table: what the learner is sent is noted."""

    def __init__(self, lesson: Lesson) -> None:
        """Deal as planned, and do what comes before the learner looks."""
        self.lesson = lesson
        self.sim = next(sim for seed in count() if (sim := begun(lesson, seed)))
        self.sim.table.state.deals = Stacked(deck(lesson))
        self.sim.quiet(5.0)
        for seat, text in lesson.before:
            self.act(seat, text)
        self.seen = len(self.you.frames)
        self.you.resync()

    @property
    def you(self) -> SimulatedClient:
        """The learner."""
        return self.sim.clients[YOU]

    def act(self, seat: int, text: str) -> None:
        """Let a seat do something that the rules allow."""
        answer = self.sim.clients[seat].do(w.Act(text))
        if answer["t"] != "done":
            raise SystemExit(f"{self.lesson.name}: seat {seat}, {text}: {answer['message']}")

    def frames(self) -> list[dict[str, Any]]:
        """What came over the learner's stream since this was asked the last time."""
        new = [msgspec.json.decode(one) for one in self.you.frames[self.seen :]]
        self.seen = len(self.you.frames)
        return [one for one in new if one["t"] in STREAM]

    def whole(self) -> dict[str, Any]:
        """The lesson as the page plays it."""
        begin = self.frames()[-1]
        steps = [self.step(n, step) for n, step in enumerate(self.lesson.steps, 1)]
        return {"name": self.lesson.name, "begin": begin, "steps": steps}

    def step(self, number: int, step: Step) -> dict[str, Any]:
        """A step: what is said and wanted, why other things are not, and the frames that follow."""
        said = f"learn-{self.lesson.name}-{number}"
        refused = self.refused() if step.want else {}
        legal = self.you.view["game"]["legal"] if step.want else []
        other = {tap: f"{said}-{tap}" for tap in legal if tap != step.want}
        self.frames()
        for seat, text in ((YOU, step.want), *step.then):
            if text:
                self.act(seat, text)
        told = {"say": said, "at": step.at, "want": step.want, "refused": refused, "other": other}
        return {**told, "frames": self.frames()}

    def refused(self) -> dict[str, Any]:
        """What the server says to each bid or card that one can tap and that is not allowed."""
        game = self.you.view["game"]
        bids = [str(bid) for bid in range(game["cards_each"] + 1)]
        taps = {"bid": bids, "play": game["hand"]}.get(game["phase"], [])
        return {tap: self.why_not(tap) for tap in taps if tap not in game["legal"]}

    def why_not(self, tap: str) -> dict[str, Any]:
        """The server's answer."""
        answer = self.you.do(w.Act(tap))
        if answer["t"] != "rejected":
            raise SystemExit(f"{self.lesson.name}: {tap} is allowed")
        return {name: answer[name] for name in SAID if name in answer}


def begun(lesson: Lesson, seed: int) -> SimulatedTable | None:
    """A table whose game has begun; none if another seat deals first under that seed."""
    size = len(lesson.hands[0].split())
    rules = {"preset": lesson.rules, "sizes": [size, size]}
    sim = SimulatedTable(rules, PLAYERS, OPTIONS, seed, people=0)
    sim.clients = [SimulatedClient(sim, Person(f"p{n}", name)) for n, name in enumerate(PEOPLE)]
    sim.begin()
    return sim if sim.table.state.handle.get("dealer") == lesson.dealer else None


def deck(lesson: Lesson) -> list[int]:
    """The cards of the hands in the order of the deal, then the one that is turned up."""
    order = [(lesson.dealer + place) % PLAYERS for place in range(1, PLAYERS + 1)]
    hands = [parse_cards(lesson.hands[seat]) for seat in order]
    dealt = [hand[place] for place in range(len(hands[0])) for hand in hands]
    return dealt + parse_cards(lesson.turn_up)


def recorded() -> str:
    """All lessons as the file has them, one a line."""
    lines = [json.dumps(Recorder(lesson).whole(), ensure_ascii=False) for lesson in LESSONS]
    return "[\n{}\n]\n".format(",\n".join(lines))


def main() -> None:
    """Record, and write the file."""
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(recorded(), encoding="utf-8")


if __name__ == "__main__":
    main()
