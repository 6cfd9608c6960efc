"""Before the start, and late: what the host sets, who finds no seat, who takes a bot's."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from foretell.client import visit
from foretell.terminal.remote.people import place_of
from tests.terminal.remote_player import RemotePlayer, joined, lobby, table

SETTING = [
    ("clock 60", "60 seconds a decision"),
    ("clock 5", "10 to 300 seconds"),
    ("delay 2", "2 tricks late"),
    ("hands on", "all hands after a round"),
    ("undo on", "choices are undone if all agree"),
    ("j 3", "3  Ada"),
    ("b novice", "1  Bot Ivo"),
    ("swap 1 3", "1  Ada"),
    ("t swap places?", "Ada: swap places?"),
    ("swap", "Which seat?"),
    ("swap with me, anybody?", "Ada: swap with me"),
    ("clok 90", "“clok 90” is no command here"),
    ("hands up", "“hands up” is no command here"),
    ("o dear", "Ada: o dear"),
    ("qr", "Scan it"),
    ("", "You are the host"),
    ("s", "Your bid?"),
    ("forced", "plays itself; “forced off”"),
]
"""What the host types, and what is seen then."""


def test_no_seat_is_left(tmp_path: Path) -> None:
    """Who finds every seat taken may watch, and talk."""
    with (
        table(tmp_path, {"sizes": [4]}) as (_, link, token),
        joined(link, tmp_path / "a", "--token", token) as host,
    ):
        host.wait_for("You are the host")
        for name in ("Bot Bruno", "Bot Clara"):
            host.type("b")
            host.wait_for(name)
        with joined(link, tmp_path / "b", "--name", "Bea") as terminal:
            terminal.wait_for("Every seat is taken. Watch instead?")
            terminal.type("")
            terminal.wait_for("You are watching")
            terminal.type("I am late")
            host.wait_for("Bea: I am late")
            for typed in ("s", "o", "x 1", "dealer 2", "clock 30"):
                terminal.type(typed)
                terminal.wait_for("Only the host may do that")
                terminal.type("y")
                terminal.wait_for("“y” is no command here")


def test_a_late_friend(tmp_path: Path) -> None:
    """Takes a bot's seat when the next round is dealt, and watches until then."""
    with (
        table(tmp_path, {"sizes": [1, 4]}) as (_, link, token),
        joined(link, tmp_path / "a", "--token", token) as host,
    ):
        ada = RemotePlayer(host)
        host.wait_for("You are the host")
        host.type("s")
        host.wait_for("Your hand")
        with joined(link, tmp_path / "b", "--name", "Bea") as terminal:
            terminal.wait_for("or take a bot’s seat")
            terminal.type("j")
            terminal.wait_for("You are watching")
            terminal.type("join off")
            terminal.wait_for("You only watch again")
            terminal.type("join off")
            terminal.wait_for("do not sit at this table")
            terminal.type("join")
            terminal.wait_for("is yours when the next round is dealt")
            ada.until("Round 2 of 2")
            terminal.wait_for("Your hand")
            assert "Bea" in terminal.text


async def _take_seats(link: str, *names: str) -> None:
    server, at = place_of(link)
    for name in names:
        async with visit(server, name) as guest, guest.table(at) as seat:
            await seat.sit()


def test_who_finds_no_bot_left_may_watch(tmp_path: Path) -> None:
    """The seats have gone to others in the meantime: that is told, and no end of it."""
    with (
        table(tmp_path, {"sizes": [4]}) as (_, link, token),
        joined(link, tmp_path / "a", "--token", token) as host,
    ):
        host.wait_for("You are the host")
        host.type("s")
        host.wait_for("Your hand")
        with joined(link, tmp_path / "b", "--name", "Eve") as terminal:
            terminal.wait_for("or take a bot’s seat")
            asyncio.run(_take_seats(link, "Bea", "Cy"))
            terminal.type("j")
            terminal.wait_for("No bot’s seat is free")
            terminal.type("")
            terminal.wait_for("You are watching")


def test_the_host_sets_the_table(tmp_path: Path) -> None:
    """Options, seats changed, a marked card; a word that is no command is said."""
    with (
        table(tmp_path, {"sizes": [9]}) as (_, link, token),
        joined(link, tmp_path, "--token", token) as terminal,
    ):
        terminal.wait_for("You are the host")
        assert "no clock" in terminal.text
        for typed, wanted in SETTING:
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


def test_the_dealer_is_named_and_those_who_are_here_start(tmp_path: Path) -> None:
    """Not with fewer than three; the free seats go, and the named seat deals."""
    with (
        table(tmp_path, {"sizes": [3]}, 6) as (process, link, token),
        joined(link, tmp_path, "--token", token) as host,
    ):
        host.wait_for("You are the host")
        for typed, wanted in [
            ("o", "It takes three to play without bots"),
            ("b", "Bot Bruno"),
            ("b", "Bot Clara"),
            ("dealer 9", "Which seat? A number from 1 to 6"),
            ("dealer 5", "5 deals first"),
            ("dealer bot c", "Bot Clara deals first"),
            ("dealer off", "You are the host"),
        ]:
            host.type(typed)
            host.wait_for(wanted)
        assert "deals first" not in host.text
        host.type("dealer 2")
        host.wait_for("Bot Bruno deals first")
        host.type("o")
        host.wait_for("Bot Bruno deals 3 cards each")
        (playing,) = asyncio.run(lobby(process.url))["playing"]
        assert playing["seats"] == ["Ada", "Bot Bruno", "Bot Clara"]
