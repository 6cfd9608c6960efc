"""Lines of chat that cannot be said are refused in words; only a frame too large ends a socket."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from foretell.server.limits import TooMany
from foretell.server.people.mentions import GONE, erased, renamed
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.messages import MOST_BYTES
from foretell.server.protocol.names import LONGEST_LINE, clean_line, refuse_words
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Person
from tests.server.fake_clock import FakeClock
from tests.server.server_without_sockets import server
from tests.server.simulated_table import SimulatedClient, SimulatedTable


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x" * (LONGEST_LINE + 1), "line-too-long"),
        ("ä" * 1500, "line-too-long"),
        ("", "empty-line"),
    ],
)
def test_a_line_of_a_wrong_length_is_refused_and_the_socket_stays(text: str, code: str) -> None:
    """With the number of characters that there may be."""
    sim = SimulatedTable(people=2)
    ada = sim.clients[0]
    answer = ada.do(w.Say(text))
    assert (answer["t"], answer["code"], ada.end) == ("rejected", code, None)
    if code == "line-too-long":
        assert answer["details"] == {"most": LONGEST_LINE, "length": len(text)}
    assert ada.do(w.Say("x" * LONGEST_LINE))["t"] == "done"
    assert len(sim.clients[1].view["chat"]) == 1


ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
"""A black flag, and which one it is in signs that nobody sees."""


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        (f"{ENGLAND} 2:1", f"{ENGLAND} 2:1"),
        (ENGLAND[1:] + "x", "x"),
        (ENGLAND[:-1], ENGLAND[0]),
        (ENGLAND[0] + ENGLAND[1:-1] * 2 + ENGLAND[-1], ENGLAND[0]),
        ("👩\u200d💻 ❤️\u200d🔥 می\u200cروم", "👩\u200d💻 ❤️\u200d🔥 می\u200cروم"),
        ("👩\u200d👩\u200d👧\u200d👦", "👩\u200d👩\u200d👧\u200d👦"),
        ("🧙🏽\u200d♀️ क्\u200dष ශ්\u200dරී", "🧙🏽\u200d♀️ क्\u200dष ශ්\u200dරී"),
        ("A\u200dd\u200ca\u200d \u200dя\u200cя", "Ada яя"),
        ("م\u200c\u200c\u200d\u202eر 👩\u200d", "م\u200cر 👩"),
        ("a\u202e\x1b[2J\u2066b\u200fc", "a[2Jbc"),
    ],
)
def test_a_line_keeps_what_joins_and_nothing_else_unseen(said: str, kept: str) -> None:
    """Pictures made of several, Persian, Hindi; no direction marks, no control characters."""
    sim = SimulatedTable(people=2)
    assert sim.clients[0].do(w.Say(said))["t"] == "done"
    assert sim.clients[1].view["chat"][-1]["text"] == kept
    assert clean_line(kept) == kept


def test_a_refused_word_is_found_with_joiners_in_it() -> None:
    """They make no other word of it."""
    refuse_words(["میروم"])
    try:
        with pytest.raises(Rejection, match="not welcome"):
            clean_line("می\u200cروم")
    finally:
        refuse_words([])


def test_a_frame_too_large_still_ends_the_socket() -> None:
    """Nobody reads it at all."""
    sim = SimulatedTable(people=1)
    sim.clients[0].raw(b" " * (MOST_BYTES + 1))
    assert sim.clients[0].end == (1009, "too-large")


def test_a_table_of_one_who_is_gone_has_a_plain_name() -> None:
    """Neither “gone’s table”, nor the name that nobody bears any more; a given name stays."""
    opened = e.Opened("Ada’s table", "standard", 3, "p")
    entry = erased(e.LogEntry(1, opened, "p"), "p")
    assert isinstance(entry.event, e.Opened)
    assert entry.event.name == "Table"
    assert GONE not in entry.event.name
    assert erased(entry, "p") == entry
    named = e.LogEntry(1, e.Opened("Friday", "standard", 3, "p"), "p")
    assert renamed(named, "p", "Eve") == named


@pytest.mark.parametrize(("lang", "part"), [("en", "cards"), ("de", "Karten"), ("xx", "cards")])
def test_commands_are_answered_in_the_language_of_who_asks(lang: str, part: str) -> None:
    """To them alone; a language that there is not counts as English."""
    sim = SimulatedTable(people=2)
    ada, bea = sim.clients
    for line in ("/rules", "/help"):
        assert ada.do(w.Say(line, lang))["t"] == "done"
    rules, help_ = notes(ada)
    assert part in rules
    assert "/join" in help_
    refused = ada.do(w.Say("/dance", lang))
    assert (refused["code"], refused["details"]) == ("no-such-command", {"typed": "/dance"})
    assert ada.do(w.Say("/mute ", lang))["message"].startswith("/mute")
    assert not notes(bea)


def notes(client: SimulatedClient) -> list[str]:
    """What a client alone was told."""
    told = (msgspec.json.decode(frame) for frame in client.frames)
    return [one["text"] for one in told if one["t"] == "note"]


def test_nobody_speaks_under_a_name_that_passes_for_that_of_a_seat() -> None:
    """Nor of somebody who waits for one; who sits or waits themselves speaks under their own."""
    sim = SimulatedTable(people=2)
    ada = sim.clients[0]
    ada.do(w.Sit(0))
    name = ada.person.name if ada.person else ""
    like, other = (
        SimulatedClient(sim, Person("p8", name.replace("a", "а"))),
        SimulatedClient(sim, Person("p9", "Zoë")),
    )
    assert like.do(w.Say("it is me"))["code"] == "name-taken"
    assert ada.do(w.Say("it is me"))["t"] == "done"
    assert other.do(w.Say("and me"))["t"] == "done"
    assert ada.do(w.Start())["t"] == "done"
    assert other.do(w.Sit())["t"] == "done"
    assert other.do(w.Say("soon"))["t"] == "done"
    assert SimulatedClient(sim, Person("p7", "Zoe")).do(w.Say("soon"))["code"] == "name-taken"


def test_a_person_says_so_many_lines_a_minute(tmp_path: Path) -> None:
    """Ten at once; the operator says how many, and 0 sets no limit."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path / "one", clock, lines_per_minute=20) as made:
            for _ in range(10):
                made.demand_voice("ada")
            with pytest.raises(TooMany, match="try again in 3 s"):
                made.demand_voice("ada")
            made.demand_voice("bea")
            clock.advance(3)
            made.demand_voice("ada")
        async with server(tmp_path / "two", lines_per_minute=0) as made:
            for _ in range(100):
                made.demand_voice("ada")

    asyncio.run(test())


def test_an_operator_sets_how_often_one_sits_down(tmp_path: Path) -> None:
    """Twenty times at once; a program that sits at many tables may be let."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path / "one", clock, seats_per_minute=10) as made:
            for _ in range(20):
                made.demand_seat("ada")
            with pytest.raises(TooMany, match="try again in 6 s"):
                made.demand_seat("ada")
            made.demand_seat("bea")
            clock.advance(6)
            made.demand_seat("ada")
        async with server(tmp_path / "two", seats_per_minute=0) as made:
            for _ in range(100):
                made.demand_seat("ada")

    asyncio.run(test())
