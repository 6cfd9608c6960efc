"""No card is lost: by leaving, by Ctrl-C, by a kill at any moment."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from foretell.terminal.words import Words
from tests.terminal.driver import Player, Terminal

WORDS = Words("en", unicode=True, symbols=True)
GAME = ("play", "--rules", "standard", "--players", "5", "--seed", "9", "--pace", "instant")
RESUME = ("play", "--resume", "--pace", "instant")


def table_of(lines: Sequence[str]) -> list[str]:
    """The screen without the lines below the hand, and without the mark of a choice not sent."""
    return [line.replace("[", " ").replace("]", " ").rstrip() for line in lines[:-3]]


def play_some(terminal: Terminal, answers: int, seed: int = 4) -> Player:
    """Give some answers, and wait for the next question."""
    player = Player(terminal, WORDS, seed)
    for _ in range(answers):
        player.step()
    player._wait()
    return player


@pytest.mark.parametrize("answers", [0, 1, 7, 16])
def test_killed_and_gone_on_with(state: Path, answers: int) -> None:
    """``kill -9``: the same table comes back, and the same cards in the rounds after it."""
    with Terminal(GAME, state) as first:
        play_some(first, answers)
        before = table_of(first.lines)
        first.process.kill(signal.SIGKILL)
    with Terminal(RESUME, state) as second:
        player = play_some(second, 0)
        assert table_of(second.lines) == before
        player.chance.seed(11)
        after = [play_on(player) for _ in range(12)]
    with Terminal(GAME, state / "again") as whole:
        player = play_some(whole, answers)
        player.chance.seed(11)
        again = deals([play_on(player) for _ in range(14)])
    common = again.keys() & deals(after).keys()
    assert common
    assert all(again[number] == deals(after)[number] for number in common)


@pytest.mark.parametrize("ends", ["q\r", "\x03"])
def test_a_game_that_is_over_is_not_gone_on_with(
    state: Path, ends: str, rules_file: Callable[[str], str]
) -> None:
    """Whoever leaves after the last card is told where its record is."""
    rules = ("--rules", rules_file("sizes = [1]"), "--players", "3")
    with Terminal([*GAME[:1], *rules, *GAME[-4:]], state) as terminal:
        player = Player(terminal, WORDS)
        while player._wait() != player.hint("hints-end"):
            player.step()
        terminal.process.send(ends)
        assert terminal.ended() == 0
        (record,) = (state / "games").glob("*.toml")
        said = terminal.raw.split("\x1b")[-1]
        assert "--resume" not in said
        assert f"The record of this game: {record}" in said
        assert not record.name.startswith("open-")


def play_on(player: Player) -> str:
    """One more answer; the screen before it."""
    player.step()
    return player.seen[-1]


def deals(screens: list[str]) -> dict[str, str]:
    """By round, the turned-up card and the hand when a bid is asked for."""
    found = {}
    for screen in screens:
        lines = screen.split("\n")
        if "Your bid?" in screen:
            at = lines.index(" Your hand")
            turned = lines[2].partition("  Bids")[0].strip()
            found[lines[0].split("Round ")[1]] = turned + lines[at + 1]
    return found


def test_leaving_says_how_to_go_on(state: Path) -> None:
    """``q``: saved, and how to resume."""
    with Terminal(GAME, state) as terminal:
        play_some(terminal, 3)
        terminal.type("q")
        assert terminal.ended() == 0
        assert "foretell play --resume" in terminal.text
    (saved,) = (state / "games").glob("open-*.toml")
    with Terminal(["play", "--resume", str(saved)], state) as terminal:
        terminal.wait_for("Round ")


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_ctrl_c_loses_nothing(state: Path, key: str) -> None:
    """The terminal is put back, and the game is saved."""
    with Terminal(GAME, state) as terminal:
        play_some(terminal, 3)
        terminal.process.send(key)
        assert terminal.ended() == 0
        assert "foretell play --resume" in terminal.text
        assert "Traceback" not in terminal.raw
        assert terminal.raw.rstrip().endswith("foretell play --resume")


def test_stopped_and_continued(state: Path) -> None:
    """Ctrl-Z gives the terminal back; afterwards everything is painted anew."""
    with Terminal(GAME, state, is_new=True) as terminal:
        play_some(terminal, 2)
        before = terminal.lines
        terminal.process.kill(signal.SIGTSTP)
        _, status = os.waitpid(int(terminal.process.pid or 0), os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        terminal.pump(0.5)
        terminal.screen.reset()
        terminal.process.kill(signal.SIGCONT)
        terminal.wait_for("q quit")
        assert terminal.lines == before


def test_the_menu_offers_the_saved_game(state: Path) -> None:
    """``g`` goes on with it."""
    with Terminal(GAME, state) as terminal:
        play_some(terminal, 5)
        before = table_of(terminal.lines)
        terminal.type("q")
        terminal.ended()
    with Terminal(["play"], state) as terminal:
        terminal.wait_for("go on with")
        terminal.type("g")
        terminal.wait_for(WORDS.say("hints")[:30])
        assert table_of(terminal.lines) == before


def test_a_new_size_is_painted(state: Path) -> None:
    """A terminal that grows is used."""
    with Terminal(GAME, state) as terminal:
        play_some(terminal, 1)
        terminal.rows, terminal.columns = 40, 120
        terminal.screen.resize(40, 120)
        terminal.process.setwinsize(40, 120)
        terminal.pump(1.0)
        terminal.wait_for("q quit")
        assert terminal.lines[-1].strip().startswith("letter+Enter: ? help")
        assert len(terminal.lines[1]) == 120


@pytest.mark.parametrize("more", [("--dealer", "1"), ("--name", "Bea"), ("--no-notequal",)])
def test_a_game_goes_on_as_it_was_begun(state: Path, more: tuple[str, ...]) -> None:
    """What would make it another one is refused, and named."""
    with Terminal([*RESUME, *more, "--lang", "en"], state) as terminal:
        assert terminal.ended() == 1
        option = more[0].replace("--no-", "--")
        assert f"as it was begun: without {option}" in terminal.raw
