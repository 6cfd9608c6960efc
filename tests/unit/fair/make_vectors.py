"""Writes conformance/fair anew: ``python -m tests.unit.fair.make_vectors``.

Decks and draws come from the plain lines of the docs alone; bundles are games that Foretell
played, checked by both; what must fail is told by hand in ``tests/unit/fair/tampering.py``.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

from tests.unit.fair.documented_scheme import plain
from tests.unit.fair.games import NAMES, bundled, seeds
from tests.unit.fair.tampering import cases
from tests.unit.fair.vectors import FOLDER

from foretell import fair
from foretell.record import Record
from foretell.rules.axes import Exchange, Tie, always
from foretell.rules.presets import preset
from foretell.rules.value import Rules

TEXTS = ("correct horse", "bot", "", "Zürich ♠", "a|b", "0" * 64)
ORDERS = ("sixty", "thirty_six", "camelot")


def _secrets() -> Iterator[tuple[str, str, int]]:
    for number, name in enumerate(("first", "second", "third"), start=1):
        yield plain().H(f"S {name}"), plain().H(f"T {name}"), number


def scheme() -> dict[str, Any]:
    """Seeds, transcripts, words, decks and draws."""
    return {
        "scheme": "fair1",
        "typed": [{"text": text, "seed": plain().H(text)} for text in TEXTS],
        "transcripts": [transcript(game, n) for game, n in (("g1", 3), ("Tue-2:b", 6), ("x", 1))],
        "below": list(below()),
        "decks": [deck(S, T, r * r, order) for S, T, r in _secrets() for order in ORDERS],
        "draws": [draw(S, T, r, m) for S, T, r in _secrets() for m in (1, 2, 11)],
    }


def transcript(game: str, players: int) -> dict[str, Any]:
    """A game's commitments; the last seat of several is a bot's."""
    H, S = plain().H, plain().H(f"S {game}")  # noqa: N806
    given = [H(f"R {game} {seat}") for seat in range(players)]
    given[1:] = [*given[1:-1], *(["bot"] if players > 1 else [])]
    commits = [H(f"fair1|player|{game}|{seat}|{R}") for seat, R in enumerate(given)]
    C = H(f"fair1|server|{game}|{S}")  # noqa: N806
    said = "|".join(f"{i}|{c}|{R}" for i, (c, R) in enumerate(zip(commits, given, strict=True)))
    T = H(f"fair1|{game}|{C}|{said}")  # noqa: N806
    both = zip(commits, given, strict=True)
    return {
        "game": game,
        "server_seed": S,
        "server_commit": C,
        "players": [{"seat": i, "commit": c, "seed": R} for i, (c, R) in enumerate(both)],
        "T": T,
        "first_dealer": int(H(f"fair1|dealer|{S}|{T}"), 16) % players,
    }


def below() -> Iterator[dict[str, Any]]:
    """Words, the number that they give below another, and how many of them that takes."""
    top = 2**32
    for words, n in (
        ([top - 1, top - 16, 60 * 7 + 5], 60),
        ([top - 17], 60),
        ([top - 1], 64),
        ([top - 1, 3], 3),
        ([0], 1),
    ):
        stream = iter(words)
        number = plain().below(stream, n)
        yield {"words": words, "n": n, "number": number, "used": len(words) - len(list(stream))}


def deck(secret: str, t: str, r: int, order: str) -> dict[str, Any]:
    """A shuffled deck, from a first order."""
    start = getattr(plain(), order)
    shuffled = plain().shuffle(secret, t, r, start)
    return {"server_seed": secret, "T": t, "r": r, "start": start, "deck": shuffled}


def draw(secret: str, t: str, r: int, m: int) -> dict[str, Any]:
    """A draw among seats."""
    choices = list(range(0, 2 * r + m, 2))
    words = plain().numbers(secret, f"fair1|draw|{t}|{r}|{m}")
    drawn = choices[plain().below(words, len(choices))]
    return {"server_seed": secret, "T": t, "r": r, "m": m, "choices": choices, "drawn": drawn}


def play_off() -> dict[str, Any]:
    """A game that ends in a play-off, and its play-off in another: the first that is found."""
    rules = Rules(players=3, sizes=(1, 2), tie=Tie.PLAY_OFF)
    for number in itertools.count():
        made = bundled(rules, f"tie-{number}")
        if len(made["rounds"]) == 3:
            return made
    raise AssertionError


def cancelled() -> dict[str, Any]:
    """A start at which seat 1 did not reveal."""
    gave = seeds("cancelled", ["one", "two", "three"])
    gave[1] = fair.PlayerSeed(gave[1].commit, None)
    record = Record(players=NAMES[:3])
    return fair.bundle("cancelled", fair.Secret.typed("never mind"), gave, record)


BUNDLES: dict[str, Callable[[], dict[str, Any]]] = {
    "standard-6": lambda: bundled(preset("standard", 6), "standard-6"),
    "camelot-4": lambda: bundled(preset("camelot", 4), "camelot-4", steps=120),
    "junior-3": lambda: bundled(preset("junior", 3), "junior-3", given=["me", "bot", "bot"]),
    "two-player": lambda: bundled(preset("two-player", 2), "two-player", steps=160),
    "solitaire": lambda: bundled(preset("solitaire", 1), "solitaire"),
    "nannie-3": lambda: bundled(preset("nannie", 3), "nannie-3"),
    "pull-one-4": lambda: bundled(
        Rules(players=4, sizes=(1, 6, 3), exchange=always(Exchange.PULL_ONE)), "pull-one-4"
    ),
    "last-card-up-5": lambda: bundled(preset("last-card-up", 5), "last-card-up-5", steps=90),
    "play-off-3": play_off,
    "named-4": lambda: bundled(Rules(players=4, sizes=(2, 15)), "named-4", dealer=3),
    "stopped-3": lambda: bundled(Rules(players=3), "stopped-3", steps=40),
    "bots-3": lambda: bundled(Rules(players=3, sizes=(3,)), "bots-3", given=["bot"] * 3),
    "cancelled": cancelled,
}


def write(name: str, value: Any, indent: int | None = None) -> None:
    """Write a file: lists with a line an item."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    if isinstance(value, list):
        text = "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in value) + "\n]"
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Write everything."""
    (FOLDER / "bundles").mkdir(parents=True, exist_ok=True)
    made = {name: make() for name, make in BUNDLES.items()}
    for name, one in made.items():
        write(f"bundles/{name}.json", one)
    reports = {name: fair.verify(one) for name, one in made.items()}
    write("scheme.json", scheme(), indent=1)
    write(
        "bundles.json",
        [
            {"bundle": name, "verdict": report.verdict.value, "T": report.transcript}
            for name, report in reports.items()
        ],
    )
    write("tampered.json", list(cases(made)))


if __name__ == "__main__":
    main()
