"""Learns to beat `novice` in some minutes, with NumPy alone: docs/environments.md.

    python examples/learn.py [MINUTES [GAMES]]

A thousand games are played side by side; seat 0 learns, `novice` has the other seats. A small net
says for every action how many points the round will bring; it is taught by what rounds did bring
(Monte Carlo control), and plays the best it knows, now and then anything. In the end it meets
`novice` on duplicate deals.
"""

from __future__ import annotations

import sys
import time

import numpy as np

import foretell
from foretell.envs import ACTIONS, OBSERVATION, SLICES, GameBatch, choices_to_text, observe

PARTS = "hand unseen voids hand_count has_bid bid won leader winning phase trump led numbers"
OTHERS = SLICES["trick"].start + np.arange(64, 4 * 64)
HIDDEN, LONGEST, SCALE = 128, 24, 50.0
INPUTS = np.concatenate([*(np.r_[SLICES[name]] for name in PARTS.split()), OTHERS])
TRUMP = SLICES["trump"].start + 2


def turned(length: int, blocks: list[tuple[int, int]], trump: int) -> np.ndarray:
    """Where each place comes from if the trump suit changes places with spades.

    ``blocks`` are where four suits stand side by side: the first place, and the places of a suit.
    """
    order = np.arange(length)
    for start, width in blocks:
        for suit, other in ((trump, 3), (3, trump)):
            place = start + width * suit
            order[place : place + width] = np.arange(width) + start + width * other
    return order


def blocks_of(name: str, first: int, width: int, step: int) -> list[tuple[int, int]]:
    """The blocks of suits in a part of the observation."""
    return [(at, width) for at in range(SLICES[name].start + first, SLICES[name].stop, step)]


BLOCKS = [block for name in ("hand", "unseen", "trick") for block in blocks_of(name, 0, 15, 64)]
BLOCKS += blocks_of("voids", 0, 1, 4) + blocks_of("trump", 2, 1, 4) + blocks_of("led", 1, 1, 5)
SEEN_AS = np.array([turned(OBSERVATION, BLOCKS, trump)[INPUTS] for trump in range(4)])
DONE_AS = np.array([turned(ACTIONS, [(0, 15)], trump) for trump in range(4)])


class Net:
    """What each action is worth: one hidden layer, taught by Adam."""

    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights = [
            chance.normal(0, 1 / 8, (len(INPUTS), HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            chance.normal(0, 1 / 64, (HIDDEN, ACTIONS)).astype(np.float32),
            np.zeros(ACTIONS, np.float32),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.taught = 0

    def values(self, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The hidden layer, and the points that each action promises, in SCALE."""
        first, bias, second, last = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        return hidden, hidden @ second + last

    def teach(self, seen: np.ndarray, actions: np.ndarray, points: np.ndarray, rate: float) -> None:
        """Move what was said of the actions that were taken towards what they brought."""
        hidden, values = self.values(seen)
        rows = np.arange(len(actions))
        wrong = np.zeros_like(values)
        wrong[rows, actions] = (values[rows, actions] - points / SCALE) / len(rows)
        back = (wrong @ self.weights[2].T) * (hidden > 0)
        self.taught += 1
        steps = [seen.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0)]
        for weight, (mean, square), step in zip(self.weights, self.moments, steps, strict=True):
            mean += 0.1 * (step - mean)
            square += 0.001 * (step * step - square)
            fair = np.sqrt(square / (1 - 0.999**self.taught)) + 1e-8
            weight -= rate * mean / (1 - 0.9**self.taught) / fair


def as_spades(observations: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, ...]:
    """What is seen and may be done, as if trump were spades; and the trump that it is."""
    suits = observations[:, TRUMP : TRUMP + 4]
    trumps = np.where(suits.any(1), suits.argmax(1), 3)
    seen = np.empty((len(trumps), len(INPUTS)), np.float32)
    open_ = np.empty_like(masks)
    for trump in range(4):
        rows = np.flatnonzero(trumps == trump)
        seen[rows] = observations[rows][:, SEEN_AS[trump]]
        open_[rows] = masks[rows][:, DONE_AS[trump]]
    return seen, open_, trumps


def best(net: Net, seen: np.ndarray, open_: np.ndarray) -> np.ndarray:
    """The open action that promises most, by row."""
    found: np.ndarray = np.where(open_ > 0, net.values(seen)[1], -np.inf).argmax(1)
    return found


class Lessons:
    """The last decisions of every game, each with what its round brought once that is known."""

    def __init__(self, games: int) -> None:
        self.seen = np.zeros((LONGEST, games, len(INPUTS)), np.int8)
        self.actions = np.zeros((LONGEST, games), np.int64)
        self.points = np.zeros((LONGEST, games), np.float32)
        self.waiting = np.zeros(games, np.int64)
        self.step, self.rounds, self.sum = 0, 0, 0.0

    def note(self, seen: np.ndarray, actions: np.ndarray, points: np.ndarray) -> None:
        """Keep a step; points that are not 0 are those of all decisions of the round."""
        now = self.step % LONGEST
        self.seen[now], self.actions[now] = seen, actions
        self.step, self.waiting = self.step + 1, self.waiting + 1
        for back in range(self.waiting.max()):
            due = np.flatnonzero((points != 0) & (self.waiting > back))
            self.points[(now - back) % LONGEST, due] = points[due]
        self.waiting[points != 0] = 0
        self.rounds += int(np.count_nonzero(points))
        self.sum += float(points.sum())

    def teach(self, net: Net, rate: float) -> None:
        """Teach the oldest step, whose rounds are all over."""
        if self.step >= LONGEST:
            old = self.step % LONGEST
            seen = self.seen[old].astype(np.float32)
            net.teach(seen, self.actions[old], self.points[old], rate)

    def tell(self, minutes: float) -> None:
        """Say how far it is, and what a round has brought since it was last said."""
        decisions, mean = self.step * self.seen.shape[1], self.sum / max(1, self.rounds)
        print(f"{minutes:.1f} min, {decisions} decisions: {mean:.2f} a round", flush=True)
        self.rounds, self.sum = 0, 0.0


def learn(minutes: float, games: int = 1024, seed: int = 0) -> Net:
    """Play and learn for so long; says every half minute what a round brings."""
    batch, net = GameBatch("standard", games, players=4, opponent="novice"), Net(seed)
    chance, lessons, told = np.random.default_rng(seed), Lessons(games), 0.5
    batch.reset(seed)
    start = time.monotonic()
    while (spent := (time.monotonic() - start) / 60) < minutes:
        seen, open_, trumps = as_spades(batch.observations, batch.masks)
        anything = (open_ * chance.random(open_.shape, np.float32)).argmax(1)
        dares = chance.random(games) < max(0.02, 0.2 * (1 - 3 * spent / minutes))
        actions = np.where(dares, anything, best(net, seen, open_))
        batch.step(DONE_AS[trumps, actions])
        lessons.note(seen, actions, batch.points[:, 0])
        lessons.teach(net, 2e-3 * max(0.05, 1 - spent / minutes))
        if spent > told:
            lessons.tell(spent)
            told += 0.5
    batch.close()
    return net


class Learned:
    """A bot that plays what a net holds best."""

    name = "learned"

    def __init__(self, net: Net) -> None:
        self.net = net

    def choose(self, seen: foretell.Seen) -> str:
        """The best open action, in the notation of records."""
        observation, mask = observe(seen)
        looked, open_, trumps = as_spades(observation[None], mask[None])
        action = DONE_AS[trumps[0]][best(self.net, looked, open_)[0]]
        return choices_to_text(seen.phase, [int(action)])


if __name__ == "__main__":
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 8.0
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 1024
    print(foretell.match(Learned(learn(minutes, games)), "novice", deals=100, players=4, seed=1))
