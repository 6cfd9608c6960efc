"""The score pad in the terminal: a game noted, corrected, left and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from foretell.cli.score import dealer_seat
from foretell.rules.value import Rules
from foretell.scorepad import ScorePad
from foretell.terminal.score.keeping import write_pad
from tests.terminal.driver import Terminal
from tests.terminal.test_start import run
from tests.unit.scorepad.pads import noted

ESCAPE = "\x1b"
NAMES = ("--players", "Ada", "Ben", "Cy")
GAME = [
    ("", "Ada bids: 0 1"),
    ("1 0 0", "“0” does not fit here: 1"),
    ("1 0", "Cy bids: 1"),
    ("0", "“0” does not fit here: 1"),
    ("nonsense", "“nonsense” is not understood"),
    ("1", "Ada took: 0 1"),
    ("1 0 0 0", "more numbers"),
    ("1", "Which card is turned up?"),
    ("w", "Which trump is named?"),
    ("s", "Ben bids: 0 1 2"),
    ("u", "Which trump is named?"),
    ("h", "Ben bids: 0 1 2"),
    ("c 1", "Round 1, Ada bids: 1"),
    ("0", "Round 1, Ben bids: 0"),
]
"""What is typed, and what is then on the screen."""


def says(terminal: Terminal, wanted: str) -> bool:
    """Whether a text is on the screen."""
    return wanted in terminal.text


def test_a_game_is_noted(state: Path, tmp_path: Path, rules_file: Callable[[str], str]) -> None:
    """Bids in turn, barred ones refused, tricks that follow noted by themselves, a correction."""
    file, rules = tmp_path / "game.json", rules_file('preset = "screw-the-dealer"\nsizes = [1, 2]')
    with Terminal(["score", "new", str(file), *NAMES, "--rules", rules], state) as terminal:
        for line, wanted in GAME:
            terminal.type(line)
            terminal.until(partial(says, terminal, wanted), wanted)
        terminal.process.send(ESCAPE)
        terminal.until(lambda: "!1" in terminal.text, "a round that does not fit")
        terminal.told("Cy may not bid 1: the bids would add up to 1.")
        terminal.type("u")
        terminal.told("Ben bids: 0 1 2")
        [row] = [line.split() for line in terminal.lines if line.startswith("   1   1")]
        assert row == ["1", "1", "1/1", "+30", "30", "0/0", "+20", "20", "0/1", "−10", "−10●"]
        terminal.type("q")
        assert terminal.ended() == 0
    assert json.loads(file.read_text(encoding="utf-8"))["entries"]


def test_hidden_bids_are_not_shown(state: Path, tmp_path: Path) -> None:
    """Neither while they are typed nor afterwards, until all have bid."""
    file = tmp_path / "game.json"
    asked = ["score", "--lang", "de", "new", str(file), *NAMES, "--rules", "hidden"]
    with Terminal(asked, state) as terminal:
        terminal.type("")
        terminal.told("Ada sagt an")
        before = len(terminal.raw)
        terminal.type("1")
        terminal.told("Ben sagt an")
        row = next(line for line in terminal.lines if "▶1" in line)
        assert row.split() == ["▶1", "1", "?", "·", "·", "●"]
        assert "> 1" not in terminal.raw[before:]
        terminal.type("0")
        terminal.type("0")
        terminal.told("Ada bekam")
        assert "-/1" in terminal.text


def test_a_round_is_corrected_to_nothing(state: Path, tmp_path: Path) -> None:
    """A dash takes back what stood there; where nothing stands yet, nothing can be."""
    file = tmp_path / "game.json"
    pad = ScorePad(Rules(players=3), ("Ada", "Ben", "Cy"), 2)
    write_pad(file, noted(pad, 1, "1 0 0", "1 0 0"))
    with Terminal(["score", str(file)], state) as terminal:
        for line, wanted in [
            ("", "Ben bids: 0 1 2"),
            ("-", "“-” does not fit here: 0 1 2"),
            ("c 1", "Round 1, Ada bids: 1"),
            ("-", "Round 1, Ben bids: 0"),
        ]:
            terminal.type(line)
            terminal.until(partial(says, terminal, wanted), wanted)
        terminal.process.send(ESCAPE)
        terminal.told("Ada bids: 0 1")
        terminal.type("q")
        assert terminal.ended() == 0
    kept = ScorePad.from_dict(json.loads(file.read_text(encoding="utf-8"))).standing()
    assert kept.rounds[0].bids == (None, 0, 0)


def test_it_goes_on_where_it_was_left(state: Path, tmp_path: Path) -> None:
    """Also after the terminal was closed; everything typed is in the file."""
    file = tmp_path / "game.json"
    with Terminal(["score", "new", str(file), *NAMES], state) as terminal:
        terminal.type("")
        terminal.type("1 0 0")
        terminal.told("Ada took")
    with Terminal(["score", str(file)], state, size=(60, 16)) as terminal:
        terminal.told("Ada took")
        for line, wanted in [("r Cy", "turned up"), ("f", "End the game here?"), ("f", "Ada wins")]:
            terminal.type(line)
            terminal.told(wanted)
        [row] = [line.split() for line in terminal.lines if line.startswith("   1")]
        assert row == ["1", "1", "+30", "30", "+20", "20", "−20", "−20●"]


def test_one_line_at_a_time(tmp_path: Path) -> None:
    """For scripts: notes, the sheet, the record, which replay reads."""
    file = tmp_path / "game.json"
    made = run("score", "new", str(file), "--players", "Ada,Ben,Cy", "--dealer", "Cy")
    assert made.stdout.startswith(f"{file}: Ada, Ben and Cy.")
    first = run("score", str(file), "bid", "Ada", "1")
    assert first.stdout == "Round 1: bid noted. Ben bids: 0 1\n"
    assert run("score", str(file), "bid", "Ben", "2").stderr.endswith("does not fit here: 0 1\n")
    pad = ScorePad.from_dict(json.loads(file.read_text(encoding="utf-8")))
    write_pad(file, noted(pad, 1, "- 0 0", "1 0 -"))
    assert run("score", str(file), "won", "3", "0").stdout.endswith("Ben bids: 0 1 2\n")
    assert "Ada leads with 30." in run("score", str(file), "--show").stdout
    record = tmp_path / "game.toml"
    record.write_text(run("score", str(file), "--record").stdout, encoding="utf-8")
    assert run("replay", str(record)).returncode == 0
    assert "100%" in run("score", "--statistics", str(file)).stdout


def test_the_first_dealer_is_drawn(tmp_path: Path) -> None:
    """By lot, and it is said who that is; a player of that name deals instead."""
    file = tmp_path / "game.json"
    made = run("score", "new", str(file), "Ada", "Ben", "Cy", "--dealer", "drawn")
    pad = ScorePad.from_dict(json.loads(file.read_text(encoding="utf-8")))
    assert made.stdout.endswith(f"Lots are drawn: {pad.names[pad.dealer]} deals first.\n")
    assert {dealer_seat("drawn", ("Ada", "Ben", "Cy")) for _ in range(60)} == {0, 1, 2}
    assert dealer_seat("drawn", ("Ada", "drawn", "Cy")) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Which score pad?"),
        (("none.json",), "none.json: cannot be read"),
        (("bad.json",), "is no score pad: it is not JSON"),
        (("other.json",), "This is no score pad"),
        (("new", "x.json"), "Say who plays"),
        (("new", "x.json", "Ada", "Ben", "Cy", "--dealer", "Dora"), "“Dora” does not play"),
        (("new", "x.json", "Ada", "Ben", "--rules", "camelot"), "camelot"),
        (("new", "bad.json", "Ada", "Ben", "Cy"), "is there already"),
        (("new", "x.json", "Ada", "ada", "Cy"), "Two of these names are the same"),
        (("pad.json", "name", "2", "ADA"), "Two of these names are the same"),
        (("pad.json", "--players", "A,B,C", "--dealer", "A"), "leave out --players --dealer"),
        (("--statistics", "pad.json", "--rules", "quick"), "leave out --rules"),
        (("none.json", "--rules", "quick"), "none.json: cannot be read"),
        (("new", "no/x.json", "Ada", "Ben", "Cy"), "cannot be written"),
    ],
    ids=str,
)
def test_errors_are_one_line(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an exit status, and never a traceback."""
    monkeypatch.chdir(tmp_path)
    Path("bad.json").write_text("{", encoding="utf-8")
    Path("other.json").write_text("[]", encoding="utf-8")
    write_pad(Path("pad.json"), ScorePad(Rules(players=3), ("Ada", "Ben", "Cy"), 2))
    done = run("score", *arguments)
    assert done.returncode == 1
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
