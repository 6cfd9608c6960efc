"""``foretell join`` in real terminals at a real server: sit down, play, talk, watch, come back."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pexpect
import pytest

from foretell.client import visit
from foretell.record import read, replay
from foretell.terminal.words import Words
from tests.server.process import Process, serving
from tests.terminal.driver import HINT, PATIENCE, Player, Terminal

QUICK = {"pace": 0, "clock": 0}
GERMAN = {"LANG": "de_DE.UTF-8"}


class Guest(Player):
    """Plays at a server's table by what the screen says."""

    ASKED = ("online-hints", "online-hints-trump")
    LAST = "online-hints-end"

    def __init__(self, terminal: Terminal, lang: str = "en") -> None:
        super().__init__(terminal, Words(lang, unicode=True, symbols=True))

    def hint(self, key: str) -> str:
        """The beginning of some hints."""
        return self.words.text(key)[:HINT].rstrip()

    def until(self, wanted: str) -> None:
        """Answer what is asked until a text is on the screen."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.terminal.text:
            assert time.monotonic() < end, self.terminal.text
            if self.terminal.is_painted and any(
                self.hint(key) in self.terminal.lines[-1] for key in self.ASKED
            ):
                self.terminal.type(self._answer())
            self.terminal.pump()


@contextmanager
def table(
    tmp_path: Path, rules: object = "standard", players: int = 3, **options: object
) -> Iterator[tuple[Process, str, str]]:
    """A server with an open table: the process, the table's link, the token of its host."""
    with serving(tmp_path / "data") as process:
        link, token = asyncio.run(_opened(process.url, rules, players, {**QUICK, **options}))
        yield process, f"{process.url}/t/{link}", token


async def _opened(url: str, rules: object, players: int, options: object) -> tuple[str, str]:
    async with visit(url, "Ada") as ada:
        return await ada.open(rules, players, options=options), ada.token


async def lobby(url: str) -> Any:
    """The tables of a server."""
    async with visit(url, "Eve") as eve:
        return await eve.get("/api/tables")


def joined(link: str, state: Path, *more: str, lang: str = "en", **more_terminal: Any) -> Terminal:
    """A terminal in which somebody joins a table."""
    options = ["--pace", "instant", "--fast", "--lang", lang, *more]
    return Terminal(["join", link, *options], state, **more_terminal)


@pytest.mark.parametrize(
    ("rules", "lang", "size"),
    [
        ({"sizes": [1, 3]}, "en", (80, 24)),
        ({"preset": "hidden", "sizes": [2]}, "de", (40, 10)),
    ],
)
def test_a_game_in_a_terminal(
    tmp_path: Path, rules: object, lang: str, size: tuple[int, int]
) -> None:
    """The host joins by the link, starts with a key, and plays against bots to the last page."""
    with (
        table(tmp_path, rules) as (process, link, token),
        joined(link, tmp_path, "--token", token, lang=lang, size=size) as terminal,
    ):
        guest = Guest(terminal, lang)
        terminal.wait_for(guest.words.text("online-room-host")[:30])
        terminal.type("s")
        to_the_last_page(guest)
        look_back(guest, tmp_path / "game.toml")
        terminal.type("")
        assert terminal.ended() == 0
        finished = asyncio.run(lobby(process.url))["finished"]
        assert len(finished) == 1
        assert len(finished[0]["scores"]) == 3


def to_the_last_page(guest: Guest) -> None:
    """Play, and stay on the page that tells how it ended."""
    while guest._wait() != guest.hint(guest.LAST):
        guest.terminal.type(guest._answer())


def look_back(guest: Guest, path: Path) -> None:
    """The finished game with all hands open, and its record in a file."""
    terminal = guest.terminal
    terminal.type(f"save {path}")
    assert replay(read(path)).is_over
    terminal.type("v")
    terminal.wait_for(guest.words.text("online-page-game", players="Ada")[:10])
    shown = terminal.text
    for _ in range(9):
        terminal.type("")
        shown += terminal.text
        if guest.hint(guest.LAST) in terminal.text:
            break
    held = guest.words.text("online-held", who="Ada", cards="").rstrip(" .")
    assert held in shown
    assert guest.words.text("online-held", who="Bot rule 1", cards="").rstrip(" .") in shown


def test_two_people_talk_leave_come_back_and_play_again(tmp_path: Path) -> None:
    """Host and guest at one table, the guest in German; a third person watches."""
    rules = {"sizes": [1, 1, 6]}
    with ExitStack() as stack:
        _, link, token = stack.enter_context(table(tmp_path, rules))
        one = stack.enter_context(joined(link, tmp_path / "a", "--token", token))
        ada = Guest(one)
        one.wait_for("You are the host")
        other = stack.enter_context(joined(link, tmp_path / "b", "--name", "Bea", lang="de"))
        bea = Guest(other, "de")
        other.wait_for("Der Gastgeber beginnt")
        bea.terminal.type("hallo zusammen")
        one.wait_for("Bea: hallo zusammen")
        one.type("b novice")
        one.wait_for("Bot novice")
        one.type("x 3")
        one.wait_for("3  free")
        one.type("l")
        one.wait_for("The table is locked")
        one.type("x 9")
        assert "Which seat? A number from 1 to 3" in one.text
        one.type("s")
        play_rounds(ada, bea, 2)
        look_on(link, tmp_path / "c", stack)
        talk_and_rest(ada, bea)
        come_back(link, tmp_path / "b", bea)
        end_early(ada, Guest(stack.enter_context(joined(link, tmp_path / "b")), "en"))


def play_rounds(ada: Guest, bea: Guest, rounds: int) -> None:
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
    assert "Your hand" not in terminal.text
    assert "Round 3 of 3" in terminal.text
    terminal.type("s")
    assert len(re.findall(r"(?m)^   [12]   1 ", terminal.text)) == 2
    terminal.type("")
    terminal.type("t hello")
    terminal.wait_for("only watches has no voice")
    terminal.type("q")
    assert "To watch again" in terminal.raw or terminal.ended() == 0
    assert not (state / "people.toml").exists()


def talk_and_rest(ada: Guest, bea: Guest) -> None:
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
    other.type("pause")
    one.wait_for("The game rests: “resume”")
    other.wait_for("Das Spiel ruht: „resume“")
    one.type("resume")
    other.wait_for("Das Spiel geht weiter")
    one.type("/leave")
    one.wait_for("A bot plays for you")
    one.type("")
    other.wait_for("Ada spielt wieder selbst")


def come_back(link: str, state: Path, bea: Guest) -> None:
    """Leaving keeps the seat; the same command finds it, without a name or a token."""
    bea.terminal.type("q")
    assert bea.terminal.ended() == 0
    assert "Dein Platz bleibt deiner" in bea.terminal.raw
    with joined(link, state, lang="de") as terminal:
        terminal.wait_for("Deine Karten")
        terminal.type("s")
        assert len(re.findall(r"(?m)^   [12]   1 ", terminal.text)) == 2
        terminal.type("")
        terminal.wait_for("Deine Karten")


def end_early(ada: Guest, bea: Guest) -> None:
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
    assert "Ada  (host)" in other.text


def test_the_server_dies_in_the_middle_of_a_trick(tmp_path: Path) -> None:
    """The terminal says so, waits, and plays on when the server is back."""
    with (
        table(tmp_path, {"sizes": [2, 3]}) as (process, link, token),
        joined(link, tmp_path, "--token", token) as terminal,
    ):
        guest = Guest(terminal)
        terminal.wait_for("You are the host")
        terminal.type("s")
        guest.until("Trick 1 of 2")
        process.kill()
        terminal.wait_for("reconnecting")
        process.start()
        guest.play()
        assert terminal.ended() == 0


def test_no_seat_is_left(tmp_path: Path) -> None:
    """Who finds every seat taken may watch, and talk."""
    with (
        table(tmp_path, {"sizes": [4]}) as (_, link, token),
        joined(link, tmp_path / "a", "--token", token) as host,
    ):
        host.wait_for("You are the host")
        for seat in "23":
            host.type("b")
            host.wait_for(f"Bot rule {int(seat) - 1}")
        with joined(link, tmp_path / "b", "--name", "Bea") as terminal:
            terminal.wait_for("Every seat is taken. Watch instead?")
            terminal.type("")
            terminal.wait_for("You are watching")
            terminal.type("I am late")
            host.wait_for("Bea: I am late")


def test_a_late_friend(tmp_path: Path) -> None:
    """Takes a bot's seat when the next round is dealt, and watches until then."""
    with (
        table(tmp_path, {"sizes": [1, 4]}) as (_, link, token),
        joined(link, tmp_path / "a", "--token", token) as host,
    ):
        ada = Guest(host)
        host.wait_for("You are the host")
        host.type("s")
        host.wait_for("Your hand")
        with joined(link, tmp_path / "b", "--name", "Bea") as terminal:
            terminal.wait_for("or take a bot’s seat")
            terminal.type("j")
            terminal.wait_for("You are watching")
            ada.until("Round 2 of 2")
            terminal.wait_for("Your hand")
            assert "Bea" in terminal.text


def test_the_host_sets_the_table(tmp_path: Path) -> None:
    """Options, seats changed, a marked card; a word that is no command is said."""
    with (
        table(tmp_path, {"sizes": [9]}) as (_, link, token),
        joined(link, tmp_path, "--token", token) as terminal,
    ):
        terminal.wait_for("You are the host")
        assert "no clock" in terminal.text
        for typed, wanted in [
            ("clock 60", "60 seconds a decision"),
            ("clock 5", "10 to 300 seconds"),
            ("delay 2", "2 tricks late"),
            ("hands on", "all hands after a round"),
            ("j 3", "3  Ada"),
            ("b novice", "1  Bot novice"),
            ("swap 1 3", "1  Ada"),
            ("swap places?", "Ada: swap places?"),
            ("qr", "Scan it"),
            ("", "You are the host"),
            ("s", "Your hand"),
            ("forced", "plays itself; “forced off”"),
        ]:
            terminal.type(typed)
            terminal.wait_for(wanted)
        assert re.search(r"[1-6]\d seconds", terminal.lines[-1])
        card = terminal.lines[[line.strip() for line in terminal.lines].index("Your hand") + 1]
        terminal.type(f"wing {card.split()[0]}")
        terminal.wait_for("plays itself at your turn, if it may")
        terminal.type("wing")
        terminal.wait_for("No card plays itself")
        terminal.type("wing 1x")
        terminal.wait_for("you do not hold it")


def test_a_dumb_terminal_is_told_when_it_is_its_turn(tmp_path: Path) -> None:
    """Plain lines: nobody has to press a key to hear of the others."""
    with (
        table(tmp_path, {"sizes": [1]}) as (_, link, token),
        joined(link, tmp_path, "--token", token, environ={"TERM": "dumb"}) as terminal,
    ):
        for wanted, line in [
            ("You are the host", "s"),
            ("Your bid", "0"),
            (r"\n *1\r?\n|\[1\]", ""),
            ("rematch", ""),
        ]:
            terminal.process.expect(wanted)
            terminal.process.send(line + "\n")
        terminal.process.expect(pexpect.EOF)
        assert "\x1b" not in terminal.raw


def test_the_tables_of_a_server(tmp_path: Path) -> None:
    """A bare address lists them; a number chooses one."""
    with (
        table(tmp_path) as (process, _, _token),
        joined(process.url, tmp_path, "--name", "Bea") as terminal,
    ):
        terminal.wait_for("To sit down at")
        assert "1  Ada’s table  standard: free, free, free" in terminal.text
        terminal.type("7")
        terminal.wait_for("nothing here is called so")
        terminal.type("1")
        terminal.wait_for("Waiting for the host to start")
        assert "Bea  (you)" in terminal.text


@pytest.mark.parametrize(
    ("link", "lang", "says"),
    [
        ("{url}/t/nope", "en", "there is no table nope on this server"),
        ("{url}/t/nope", "de", "gibt es keinen Tisch nope"),
        ("{url}/rules", "en", "no link to a table, that looks like http://"),
        ("ftp://x/t/y", "de", "der Link zu einem Tisch sieht so aus"),
        ("http://127.0.0.1:1/t/x", "en", "the server cannot be reached"),
    ],
)
def test_a_wrong_link_is_explained(
    server: str, tmp_path: Path, link: str, lang: str, says: str
) -> None:
    """In one line, and nobody has become a guest for it."""
    with joined(link.format(url=server), tmp_path, "--name", "Eve", lang=lang) as terminal:
        assert terminal.ended() == 1
        assert says in terminal.raw
        assert len(terminal.raw.strip().splitlines()) == 1
    assert not (tmp_path / "people.toml").exists()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without tables."""
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process.url
