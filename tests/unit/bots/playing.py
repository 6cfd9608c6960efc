"""Games between bots, one view at a time; also a program that prints the choices of one game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from foretell.bots import ActionBot, make
from foretell.engine.chance import new_rng, pick, shuffle
from foretell.engine.fields import Ints
from foretell.engine.structs import TURN, Phase
from foretell.play.handle import Handle
from foretell.rules.axes import Revoke
from foretell.rules.plan import deck_of
from foretell.rules.presets import preset
from foretell.rules.value import Rules

ROOT = Path(__file__).parents[3]


def playing(rules: Rules, bots: list[ActionBot], seed: int = 0, most: int = 10_000) -> list[int]:
    """The choices of a game, at most so many; each is checked against the view it came from."""
    handle, chance = Handle(rules), new_rng(seed)
    handle.start(dealer=0)
    choices: list[int] = []
    while handle.get("phase") != Phase.OVER and len(choices) < most:
        if is_chance_made(handle, chance, rules):
            continue
        choices += chosen(handle, bots)
        if rules.revoke is Revoke.HONOUR:
            assert not any(handle.seats_of("revoked"))
    return choices


def is_chance_made(handle: Handle, chance: Ints, rules: Rules) -> bool:
    """Make the deal or the draw that is due; whether one was."""
    if handle.get("phase") == Phase.DEAL:
        deck = np.array(deck_of(rules), dtype=np.int64)
        shuffle(deck, chance, len(deck), len(deck))
        handle.deal(deck)
        return True
    if handle.actor() < 0:
        assert handle.attempt(int(pick(handle.legal(), chance)))
        return True
    return False


def chosen(handle: Handle, bots: list[ActionBot]) -> list[int]:
    """Let the bot whose turn it is choose, by its view alone, and see that it may."""
    seat = handle.actor()
    views = handle.view(seat)
    before = views.tobytes()
    choices = bots[seat].choices(handle.rules, views)
    assert views.tobytes() == before
    for choice in choices:
        assert handle.actor() == seat
        now = handle.view(seat)[0]
        assert choice == TURN if now.may_turn else int(now.legal) >> choice & 1
        assert handle.attempt(choice)
    return choices


def table_of(names: list[str], seed: int = 0) -> list[ActionBot]:
    """Bots by name, each with a seed of its own; those that search look at a single world."""
    return [make(name, seed=seed + place, worlds=1) for place, name in enumerate(names)]


def in_new_process(rules: str, name: str, most: int, plain: str) -> list[int]:
    """The same as `main` prints, from a Python that compiles or does not."""
    said = subprocess.check_output(
        [sys.executable, "-m", "tests.unit.bots.playing", rules, name, str(most)],
        env={**os.environ, "NUMBA_DISABLE_JIT": plain},
        cwd=ROOT,
        text=True,
    )
    return [int(word) for word in said.split()]


def main() -> None:
    """Print the choices of a game between four bots of a kind."""
    rules, name, most = sys.argv[1:]
    print(*playing(preset(rules, 4), table_of([name] * 4), most=int(most)))


if __name__ == "__main__":
    main()
