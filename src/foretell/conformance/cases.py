"""Reading the cases of `conformance/`: positions, refused rules and whole games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.rules.refusing import read_toml

Table = Mapping[str, object]
LISTS: Final = ("source", "rounds", "scores", "do")

LEVELS: Final = ("base", "variants", "all")
"""What an implementation may be held against; each holds those before it."""


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

    @property
    def level(self) -> str:
        """The lowest level that asks this case: the base game's, a variant's, a refused record's.

        Revokes (rules 14) are no part of the base game where a wrong card cannot be played.

        >>> Case("x", ("1.6",), Path(), {"sizes": [2]}, 3).level
        'base'
        """
        if "error" in self.expect:
            return "all"
        is_table = not isinstance(self.rules, str)
        is_standard = set(self.rules) <= {"sizes"} if is_table else self.rules == "standard"
        return "base" if is_standard and "1.14" not in self.source else "variants"


def read_cases(path: Path) -> Iterator[Case]:
    """Every case of a file, or of all files of a folder, in the order of their names.

    Raises:
        ForetellError: a file cannot be read, is no TOML, or has no cases of this shape.
    """
    for file in sorted(path.rglob("*.toml")) if path.is_dir() else [path]:
        yield from _cases(read_toml(file, ForetellError), file)


def _cases(table: dict[str, Any], file: Path) -> list[Case]:
    try:
        positions = [_position(entry, file) for entry in table.get("positions", ())]
        return positions + ([_game(table, file)] if "conformance" in table else [])
    except (TypeError, KeyError, AttributeError):
        raise spoken(ForetellError("bad-cases", ""), "failed-bad-cases", file=str(file)) from None


def _position(entry: dict[str, Any], file: Path) -> Case:
    values: dict[str, Any] = {key: value for key, value in entry.items() if key != "note"}
    values |= {key: tuple(values[key]) for key in LISTS if key in values}
    return Case(file=file, **values)


def _game(table: dict[str, Any], file: Path) -> Case:
    about, scores = table["conformance"], table.get("scores")
    return Case(
        id=f"game-{file.stem}",
        source=tuple(about["source"]),
        file=file,
        rules=table["rules"],
        players=len(table["players"]),
        rounds=tuple(table["rounds"]),
        scores=None if scores is None else tuple(scores),
        expect=about["expect"],
    )
