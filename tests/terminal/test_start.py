"""The first minute: the menu, the command line, its errors, its speed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from foretell import __version__
from foretell.terminal.words import Words
from tests.server.forking import ran
from tests.terminal.driver import PROGRAM, Player, Terminal

WORDS = Words("en", unicode=True, symbols=True)


def run(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """The program without a terminal."""
    return ran(PROGRAM, arguments, {**os.environ, "LANG": "en_GB.UTF-8", **environ})


def test_enter_plays(state: Path) -> None:
    """Without options a menu comes, and Enter is enough."""
    with Terminal(["play"], state, is_new=True) as terminal:
        terminal.wait_for("Enter plays")
        assert "standard, you and 3 bots" in terminal.text
        terminal.type("")
        terminal.wait_for(*(WORDS.say(key)[:30] for key in ("hints", "hints-trump")))
        assert "Round 1 of 15" in terminal.text


def test_the_menu_chooses(state: Path, tmp_path: Path) -> None:
    """Rules by number and by file, players, bots, a name."""
    own = tmp_path / "own.toml"
    own.write_text('preset = "hidden"\nsizes = [3]\n', encoding="utf-8")
    with Terminal(["play"], state) as terminal:
        terminal.wait_for("Enter plays")
        for line, wanted in [
            ("r", "Which rules?"),
            ("nonsense", "there are no rules"),
            ("Canadian Rule", "canadian, you and 3 bots"),
            ("r", "Which rules?"),
            ("12", "quick, you and 3 bots"),
            ("p", "How many play"),
            ("9", "quick is made for"),
            ("p", "How many play"),
            ("5", "quick, you and 4 bots"),
            ("b", "Which bots"),
            ("random,novice", "random,novice"),
            ("n", "Your name?"),
            ("Zoë", "Zoë"),
            ("r", "Which rules?"),
            (str(own), "own.toml, you and"),
            ("", "Round 1 of 1"),
        ]:
            terminal.type(line)
            terminal.wait_for(wanted)
        assert "Zoë" in terminal.text


def test_own_rules_are_called_by_their_name(state: Path, tmp_path: Path) -> None:
    """In the heading, and again when the game is gone on with; a terminal obeys none of it."""
    own = tmp_path / "own.toml"
    own.write_text('name = "Ours\\u001b[7m"\nsizes = [3]\n', encoding="utf-8")
    for options in (["--rules", str(own)], ["--resume"]):
        with Terminal(["play", "--pace", "instant", *options], state) as terminal:
            terminal.wait_for("Round 1 of 1")
            assert terminal.lines[0].startswith(" Foretell · Ours[7m ")


def test_q_leaves_the_menu(state: Path) -> None:
    """Without a game there is nothing to say."""
    with Terminal(["play"], state) as terminal:
        terminal.wait_for("Enter plays")
        terminal.type("q")
        assert terminal.ended() == 0


def test_a_dumb_terminal_plays_too(state: Path) -> None:
    """No cursor movements, no colours, ASCII."""
    lines = "\n".join(["0", ""] * 9 + ["q"]) + "\n"
    environ = {"TERM": "dumb", "FORETELL_STATE": str(state), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "play", "--seed", "1", "--pace", "instant"],
        capture_output=True,
        input=lines,
        env={**os.environ, **environ},
        encoding="utf-8",
    )
    assert done.returncode == 0
    assert "Your bid?" in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stdout.isascii()
    assert "--resume" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("play", "--rules", "nonsense"), 'there are no rules "nonsense"'),
        (("play", "--rules", "camelot", "--players", "2"), "camelot is made for"),
        (("play", "--bots", "deep-blue"), 'there is no bot "deep-blue"'),
        (("play", "--bots", "rule,rule,rule,rule"), "4 bots for 3 seats"),
        (("play", "--resume"), "there is no saved game"),
        (("play", "--resume", "nowhere.toml"), "nowhere.toml"),
        (("play", "--lang", "xx"), "no such language"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    """No traceback, and an exit status that tells."""
    done = run(*arguments, FORETELL_STATE=str(tmp_path))
    assert done.returncode == 1
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_mistyped_command_is_answered() -> None:
    """With what it may have been."""
    done = run("pley")
    assert done.returncode == 2
    assert "play" in done.stderr


def test_version_and_help() -> None:
    """In the reader's language."""
    assert run("--version").stdout == f"foretell {__version__}\n"
    assert "a game against bots" in run("--help").stdout
    assert "eine Partie gegen Bots" in run("--help", FORETELL_LANG="de").stdout


def test_help_loads_nothing_heavy() -> None:
    """Neither do errors; so they come at once."""
    code = (
        "import sys\nfrom foretell.cli.main import main\n"
        "try:\n main(['--help'], prog_name='foretell')\nexcept SystemExit: pass\n"
        "print(sorted({'numpy', 'numba', 'rich'} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


def test_a_closed_pipe_is_quiet() -> None:
    """``foretell rules | head -1``."""
    first = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert first.stdout is not None
    assert first.stderr is not None
    first.stdout.close()
    assert b"Traceback" not in first.stderr.read()
    first.stderr.close()
    first.wait()


def test_a_slow_pace_shows_the_others(state: Path) -> None:
    """What the others do is seen, one after the other."""
    with Terminal(["play", "--players", "3", "--seed", "2", "--pace", "normal"], state) as terminal:
        player = Player(terminal, WORDS)
        player.step()
        player._wait()
        assert "Bids: " in terminal.text
