"""Whatever a file holds, reading it ends in a game or in one sentence: never in a traceback."""

from __future__ import annotations

import datetime as dt
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.base.errors import BadRecord
from foretell.record import from_table, replay, write
from foretell.record.format import ROUND_KEYS
from foretell.record.replay import report
from foretell.rules.presets import PRESETS, preset, usual_players
from tests.random_games import random_game

TRIED = 150
TEXTS = {
    name: write(random_game(preset(name, usual_players(name)), 3, 120).record()) for name in PRESETS
}
WORDS = (
    *("-1", "0", "1", "99", "1e9", "true", '""', '"Zc"', '"Me=Z"', "[]", "{}", "[[", "]]", "'"),
    *("=", ".", "a.a.a = 1", "\\", "\x00", "é", "\U0001f0cf", "0x" + "f" * 9999, "1979-05-27"),
    *(
        "revoke = { seat = 9 }",
        "size = 1",
        "adjust = -1",
        "play_off = [0]",
        "won = [1]",
        "bids = []",
    ),
)

LETTERS = '0123456789TJQKAcdhsZNMeoGr!=+- ,"[]\x00\x1b\u2028'
VALUES: tuple[Any, ...] = (
    *(-2, -1, 0, 1, 2, 20, 10**30, True, 1.5, "", "Ah", "Zc!", "Me=Z", "h", "pass-one", "K"),
    *([], [0], [0, 1], [1, 1, 1], [-1, 0, 0, 0], ["Ah"], ["Ah 2c"], [""], ["Ah", "Kd", "Zc"]),
    *(
        {},
        {"seat": 1},
        {"seat": 0, "trick": 1},
        {"trick": 1},
        [[]],
        [None],
        dt.date(2026, 7, 1),
    ),
)


def spoil_table(table: dict[str, Any], chance: random.Random) -> None:
    """Change, drop or add one key of a round, or copy it from another round."""
    rounds = table["rounds"]
    one, other = chance.choice(rounds), chance.choice(rounds)
    key = chance.choice(ROUND_KEYS)
    kind = chance.randrange(4)
    if kind == 0:
        one.pop(key, None)
    elif kind == 1 and key in other:
        one[key] = other[key]
    elif kind == 2 and isinstance(one.get(key), list) and one[key]:
        one[key] = list(one[key])
        one[key][chance.randrange(len(one[key]))] = chance.choice(VALUES)
    else:
        one[key] = chance.choice(VALUES)


def spoil(text: str, chance: random.Random) -> str:
    """A text with something in it moved, lost, doubled or replaced."""
    kind = chance.randrange(6)
    if kind < 2:
        lines = text.split("\n")
        place, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[place : place + kind] = [lines[other]]
        return "\n".join(lines)
    words = text.split(" ")
    place, other = chance.randrange(len(words)), chance.randrange(len(words))
    if kind == 2:
        words[place], words[other] = words[other], words[place]
    elif kind == 3:
        words[place] = chance.choice(WORDS)
    elif kind == 4:
        del words[place]
    else:
        letter = chance.randrange(len(text))
        return text[:letter] + chance.choice(LETTERS) + text[letter + 1 :]
    return " ".join(words)


def is_answered(source: str | dict[str, Any]) -> None:
    """Reading ends in a game, or in an error of one line that prints."""
    said = ""
    try:
        replay(source + "\n" if isinstance(source, str) else from_table(source))
    except BadRecord as error:
        said = str(error)
    assert said.isprintable()
    assert len(said) < 1000


@pytest.mark.parametrize("name", PRESETS)
def test_spoiled_records(name: str) -> None:
    """Each preset's record, spoiled once to four times."""
    chance = random.Random(name)
    for _ in range(TRIED):
        text = TEXTS[name]
        for _ in range(chance.randrange(1, 5)):
            text = spoil(text, chance)
        is_answered(text)


@pytest.mark.parametrize("name", PRESETS)
def test_spoiled_tables(name: str) -> None:
    """The same with values of every kind at every place."""
    chance = random.Random(name)
    for _ in range(TRIED):
        table = tomllib.loads(TEXTS[name])
        for _ in range(chance.randrange(1, 3)):
            spoil_table(table, chance)
        is_answered(table)


@given(st.text())
def test_any_text(text: str) -> None:
    """No record at all."""
    is_answered(text)


@given(st.binary(max_size=300))
def test_any_bytes(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    """No text at all."""
    file = tmp_path_factory.getbasetemp() / "junk.toml"
    file.write_bytes(data)
    assert set(report(str(file))[0]) == {"file", "error"}


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 100_000,
        "a = " + "{a=" * 100_000,
        ".".join("a" * 100_000) + " = 1",
        "[" + ".".join("a" * 400) + "]\n" + ".".join("b" * 400) + " = 1",
        "a = 1\n" * 100_000,
        "a" * 900_000,
        'a = "' + "b" * 900_000,
        "a = " + "9" * 10_000,
        "\n" * 900_000,
        "format = 0x" + "f" * 900_000,
    ],
    ids=range(10),
)
def test_absurd_texts(text: str) -> None:
    """Deep, long and wide ones, in bearable time."""
    is_answered(text)


def test_files_that_are_none(tmp_path: Path) -> None:
    """Folders, missing files, ones without an end, and names that are no names."""
    long = tmp_path / "long.toml"
    long.write_bytes(b"#" * 1_000_001)
    for file in (tmp_path, tmp_path / "none", long, Path("/dev/zero"), tmp_path / "a\0b"):
        answer, _ = report(str(file))
        assert set(answer) == {"file", "error"}
        assert str(answer["error"]).isprintable()
