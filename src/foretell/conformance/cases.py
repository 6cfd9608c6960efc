"""Reading the cases of `conformance/`: positions, refused rules and whole games."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

Table = Mapping[str, object]
RECORD_KEYS = ("format", "rules", "players", "rounds", "scores")


@dataclass(frozen=True)
class Case:
    """One case: a game record cut off somewhere, what to do then, and what must be true."""

    id: str
    source: tuple[str, ...]
    file: Path
    rules: str | Table
    players: int
    rounds: tuple[Table, ...] = ()
    scores: tuple[int, ...] | None = None
    do: tuple[str, ...] = ()
    expect: Table = field(default_factory=dict)
    record: Table | None = None
    """The whole record, for a game."""


def read_cases(path: Path) -> Iterator[Case]:
    """Every case of a file, or of all files of a folder, in the order of their names."""
    for file in sorted(path.rglob("*.toml")) if path.is_dir() else [path]:
        table = tomllib.loads(file.read_text("utf-8"))
        for entry in table.get("positions", ()):
            yield _position(entry, file)
        if "conformance" in table:
            yield _game(table, file)


def _position(entry: dict[str, object], file: Path) -> Case:
    values = dict(entry)
    values.pop("note", None)
    for key in ("source", "rounds", "scores", "do"):
        if key in values:
            values[key] = tuple(values[key])  # type: ignore[arg-type]
    return Case(file=file, **values)  # type: ignore[arg-type]


def _game(table: dict[str, object], file: Path) -> Case:
    about = table["conformance"]
    assert isinstance(about, dict)
    players, rounds, scores = table["players"], table["rounds"], table.get("scores")
    assert isinstance(players, list)
    return Case(
        id=f"game-{file.stem}",
        source=tuple(about["source"]),
        file=file,
        rules=table["rules"],  # type: ignore[arg-type]
        players=len(players),
        rounds=tuple(rounds),  # type: ignore[arg-type]
        scores=None if scores is None else tuple(scores),  # type: ignore[arg-type]
        expect=about["expect"],
        record=table,
    )
