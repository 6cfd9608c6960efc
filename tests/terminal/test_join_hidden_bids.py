"""Bids that all choose at once: what one is about to bid stays there while others bid."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from foretell.client import Table, visit
from foretell.terminal.remote.people import place_of
from foretell.terminal.remote.remote import Loop
from tests.terminal.driver import Terminal
from tests.terminal.remote_player import table

RULES = {"preset": "hidden", "sizes": [3]}


@contextmanager
def bea_at(loop: Loop, link: str) -> Iterator[Table]:
    """Somebody else who sits there."""
    server, at = place_of(link)
    with loop.within(visit(server, "Bea")) as bea, loop.within(bea.table(at)) as seat:
        loop.run(seat.sit())
        yield seat


def test_a_bid_about_to_be_sent_stays_while_others_bid(tmp_path: Path) -> None:
    """Enter sends it all the same."""
    with table(tmp_path, RULES) as (_, link, token), Loop() as loop, bea_at(loop, link) as bea:
        command = ["join", link, "--token", token, "--lang", "en", "--pace", "instant"]
        with Terminal(command, tmp_path) as terminal:
            terminal.wait_for("You are the host")
            terminal.type("s")
            terminal.wait_for("Your bid")
            terminal.type("2")
            terminal.told("Enter sends it")
            loop.run(bea.turn())
            loop.run(bea.act("0"))
            terminal.pump(1)
            terminal.told("Enter sends it")
            terminal.type("")
            terminal.wait_for("Trick 1 of 3")
