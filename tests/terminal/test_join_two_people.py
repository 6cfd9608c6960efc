"""Two people in their terminals at one table: they talk, rest, leave, come back, play again."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

from tests.terminal.remote_player import RemotePlayer, joined, table

ROWS = re.compile(r"(?m)^   [12]   1 ")
"""Of the sheet: rounds with one card."""


def test_two_people_talk_leave_come_back_and_play_again(tmp_path: Path) -> None:
    """Host and guest at one table, the guest in German; a third person watches."""
    rules = {"sizes": [1, 1, 6]}
    with ExitStack() as stack:
        _, link, token = stack.enter_context(table(tmp_path, rules))
        one = stack.enter_context(joined(link, tmp_path / "a", "--token", token))
        ada = RemotePlayer(one)
        one.wait_for("You are the host")
        other = stack.enter_context(joined(link, tmp_path / "b", "--name", "Bea", lang="de"))
        bea = RemotePlayer(other, "de")
        other.wait_for("Warten auf den Gastgeber")
        bea.terminal.type("hallo zusammen")
        one.wait_for("Bea: hallo zusammen")
        one.type("b novice")
        one.wait_for("Bot Ivo")
        one.type("x 3")
        one.wait_for("3  free")
        one.type("l")
        one.wait_for("The table is locked")
        one.type("x 9")
        one.wait_for("Which seat? A number from 1 to 3")
        one.type("s")
        play_rounds(ada, bea, 2)
        look_on(link, tmp_path / "c", stack)
        talk_and_rest(ada, bea)
        come_back(link, tmp_path / "b", bea)
        end_early(ada, RemotePlayer(stack.enter_context(joined(link, tmp_path / "b")), "en"))


def play_rounds(ada: RemotePlayer, bea: RemotePlayer, rounds: int) -> None:
    """Both answer what they are asked until a round with more cards comes."""
    while f"{rounds + 1} of 3" not in ada.terminal.text:
        for guest in (ada, bea):
            guest.terminal.pump()
            hints = guest.terminal.lines[-1]
            if guest.terminal.is_painted and guest.hint("online-hints") in hints:
                guest.terminal.type(guest._answer())


def look_on(link: str, state: Path, stack: ExitStack) -> None:
    """Somebody without a name watches: no hand, but the game and its earlier rounds."""
    terminal = stack.enter_context(joined(link, state, "--watch"))
    terminal.wait_for("You are watching")
    terminal.wait_for("Round 3 of 3")
    assert "Your hand" not in terminal.text
    terminal.type("s")
    terminal.until(lambda: len(ROWS.findall(terminal.text)) == 2, "two rows of the sheet")
    terminal.type("")
    terminal.wait_for("You are watching")
    terminal.type("t hello")
    terminal.wait_for("only watches has no voice")
    terminal.type("q")
    assert "To watch again" in terminal.raw or terminal.ended() == 0
    assert not (state / "people.toml").exists()


def talk_and_rest(ada: RemotePlayer, bea: RemotePlayer) -> None:
    """Talk during the game; a pause when both want one; a seat lent to a bot and taken back."""
    one, other = ada.terminal, bea.terminal
    one.type("t good luck")
    other.wait_for("Ada: good luck")
    one.type("t")
    one.wait_for("Say to all")
    one.type("to you too")
    other.wait_for("Ada: to you too")
    one.type("pause")
    one.wait_for("You would like a pause")
    other.wait_for("Ada bittet um eine Pause: „pause“ stimmt zu.")
    other.type("pause")
    one.wait_for("The game is paused: “resume”")
    other.wait_for("Das Spiel ist unterbrochen: „resume“")
    one.type("resume")
    other.wait_for("Das Spiel geht weiter")
    one.type("/leave")
    one.wait_for("A bot plays for you")
    one.type("")
    other.wait_for("Ada spielt wieder selbst")


def come_back(link: str, state: Path, bea: RemotePlayer) -> None:
    """Leaving keeps the seat; the same command finds it, without a name or a token."""
    bea.terminal.type("q")
    assert bea.terminal.ended() == 0
    assert "Dein Platz bleibt deiner" in bea.terminal.raw
    with joined(link, state, lang="de") as terminal:
        terminal.wait_for("Deine Karten")
        terminal.type("s")
        terminal.until(lambda: len(ROWS.findall(terminal.text)) == 2, "two rows of the sheet")
        terminal.type("")
        terminal.wait_for("Deine Karten")


def end_early(ada: RemotePlayer, bea: RemotePlayer) -> None:
    """Both want to end: the last page comes, and r leads both to the next table."""
    one, other = ada.terminal, bea.terminal
    other.wait_for("Your hand")
    one.type("end")
    one.wait_for("it ends when all do")
    other.type("end")
    for terminal in (one, other):
        terminal.wait_for("All agreed to end")
    one.type("r")
    one.wait_for("You are the host")
    other.wait_for("Another game is open")
    other.type("r")
    other.wait_for("Waiting for the host to start")
    other.type("s")
    other.wait_for("Only the host may do that")
    assert "Ada  (host)" in other.text
