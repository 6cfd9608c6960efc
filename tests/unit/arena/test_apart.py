"""Bots in processes of their own: what they do there is told, and nobody waits for one for ever."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from foretell import ForetellError, Game, Rules, Seen
from foretell.arena import apart
from foretell.arena.apart import BotProcess

pytestmark = pytest.mark.thorough

RULES = Rules(players=3, sizes=(1, 2))
BOTS = """
import os
from foretell.bots import BotBase

class Steady(BotBase):
    name = "steady"

class Late(BotBase):
    def choose(self, seen):
        return self.err(seen) if seen.round_number == 2 else super().choose(seen)

class Hangs(Late):
    def err(self, seen):
        while True:
            pass

class Fails(Late):
    def err(self, seen):
        raise KeyError("h")

class Dies(Late):
    def err(self, seen):
        os._exit(3)

class Dreams(Late):
    def err(self, seen):
        return "7?"

class Stuck(BotBase):
    def bid(self, seen):
        while True:
            pass
"""
ASKER = """
import sys
from foretell import Rules
from foretell.arena.apart import BotProcess
import asyncio

if __name__ == "__main__":
    with BotProcess(sys.argv[1]) as bot:
        print(bot._process.pid, flush=True)
        asyncio.run(bot.begin(Rules(players=3, sizes=(1, 2))))
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with bots that err in the second round, where they do."""
    file = tmp_path / "mine.py"
    file.write_text(BOTS, encoding="utf-8")
    return file


def second_round() -> Seen:
    """What the first to lead sees in the second round."""
    game = Game(RULES, seed=1)
    while game.round_number < 2 or game.phase.name != "PLAY":
        game.act(game.legal()[0])
    assert game.actor is not None
    return game.view(game.actor)


async def asked(bot: BotProcess, seconds: float) -> tuple[str, str]:
    """The name of a bot, and what it chooses in the second round."""
    name = await bot.name()
    await bot.begin(RULES)
    return name, await bot.choose(second_round(), seconds)


def test_a_bot_answers_from_its_process(file: Path) -> None:
    """By its own name, with something that is allowed."""
    with BotProcess(f"{file}:Steady") as bot:
        name, choice = asyncio.run(asked(bot, 60))
    assert name == "steady"
    assert choice in second_round().legal


@pytest.mark.parametrize(
    ("kind", "code", "says"),
    [
        ("Hangs", "bot-slow", "mine.py:Hangs has not answered for 0.5 seconds"),
        ("Fails", "bot-failed", "Fails failed: KeyError: 'h' (mine.py:"),
        ("Dies", "bot-ended", "mine.py:Dies has ended (status 3)"),
        ("Dreams", "bot-answer", "Dreams answered '7?'; allowed: "),
        ("Nobody", "no-bot-class", "mine.py has no class Nobody; the bots in it: "),
    ],
)
def test_what_goes_wrong_there_is_told_here(file: Path, kind: str, code: str, says: str) -> None:
    """In one sentence, and the process ends with the block, whatever it does."""
    with BotProcess(f"{file}:{kind}") as bot, pytest.raises(ForetellError) as caught:
        asyncio.run(asked(bot, 0.5 if kind == "Hangs" else 60))
    assert caught.value.code == code
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_trial_round_has_an_end(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that hangs at once never comes to a table."""
    with BotProcess(f"{file}:Stuck") as bot:
        asyncio.run(bot.name())
        monkeypatch.setattr(apart, "TRIAL", 0.5)
        with pytest.raises(ForetellError, match="has not answered"):
            asyncio.run(bot.begin(RULES))


def test_a_bot_ends_with_who_asks_it(file: Path) -> None:
    """Even when that one is killed while the bot hangs."""
    command = [sys.executable, "-c", ASKER, f"{file}:Stuck"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as asker:
        assert asker.stdout
        process = int(asker.stdout.readline())
        time.sleep(2)  # it may be hanging by now; where it still loads, it ends as well
        asker.kill()
    end = time.monotonic() + 60
    while is_there(process):
        assert time.monotonic() < end
        time.sleep(0.1)


def is_there(process: int) -> bool:
    """Whether a process runs; one that nobody has buried yet does not."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")
