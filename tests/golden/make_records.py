"""Writes the golden records and what they came to; run by hand, and its diff is read.

``.venv/bin/python -m tests.golden.make_records [NAME…]`` plays the named ones anew, or those
that are missing, and counts all of them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from foretell.arena.simulate import SimulationPlan, play
from foretell.record import write
from foretell.record.replay import report
from foretell.rules.presets import PRESETS, preset
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules
from tests.random_games import random_game

FOLDER: Final = Path(__file__).parent / "records"
COUNTED: Final = FOLDER / "counted.jsonl"
BOTS: Final = ("rule", "novice", "random", "rule", "novice", "random")
OWN: Final = {
    "own-mixed": (4, {"preset": "camelot", "bidding": "hidden", "uneven": "never", "rounds": 8}),
    "own-short": (3, {"sizes": [3, 1, 2], "exchange": "pass-one", "uber": True}),
    "own-honour": (4, {"revoke": "honour", "rounds": 7}),
    "own-play-off": (4, {"tie": "play-off", "sizes": [1]}),
    "own-unsuited": (3, {"preset": "tricksy", "suited": False, "roles": "called", "rounds": 6}),
}
SEEDS: Final = {"own-honour": 3, "own-play-off": 1}
"""By random players, since bots do not revoke: the first seeds with a revoke, and with a tie."""


def rules_named(name: str) -> Rules:
    """The rules of a golden record."""
    if name in PRESETS:
        return preset(name, PRESETS[name].players[-1])
    players, table = OWN[name]
    return parse_rules(table, players)


def text_of(name: str) -> str:
    """The record of a game played for it."""
    rules = rules_named(name)
    if name in SEEDS:
        return write(random_game(rules, SEEDS[name]).record())
    plan = SimulationPlan(rules=rules, label=name, bots=BOTS[: rules.players], seed=1)
    return write(play(plan, 1).record(plan.names, event="golden records"))


def counted() -> str:
    """What all records came to, a line each."""
    lines = []
    for file in sorted(FOLDER.glob("*.toml")):
        told, _ = report(str(file))
        lines.append(json.dumps({**told, "file": file.name}) + "\n")
    return "".join(lines)


def main(names: list[str]) -> None:
    """Write what is asked for."""
    FOLDER.mkdir(exist_ok=True)
    for name in (*PRESETS, *OWN):
        file = FOLDER / f"{name}.toml"
        if name in names or not file.exists():
            file.write_text(text_of(name), encoding="utf-8")
    COUNTED.write_text(counted(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
