"""Each event asks for its sound and its buzz, and only where they are switched on."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.page.browsing import ASKED, DESK, PATIENCE, Visitor
from tests.page.conftest import Visit, showing
from tests.page.screens import PLAIN, begun
from tests.server.server_process import Process

pytestmark = pytest.mark.browser

STUB = """(settings) => {
  if (!localStorage.length) localStorage.setItem("foretell.settings", settings);
  window.heard = [];
  window.felt = [];
  const node = { connect: () => node, start() {}, stop() {}, frequency: {},
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } };
  window.AudioContext = class {
    currentTime = 0;
    sampleRate = 8000;
    createGain = () => node;
    createOscillator = () => {
      const frequency = { set value(note) { window.heard.push(note); } };
      return { ...node, frequency };
    };
    createBuffer = () => ({ getChannelData: () => [] });
    createBufferSource = () => (window.heard.push("paper"), { ...node });
  };
  Navigator.prototype.vibrate = (pattern) => (window.felt.push(pattern.join(" ")), true);
}"""
SOUNDS: dict[str, set[int | str]] = {
    "turn": {660, 880},
    "card": {"paper"},
    "trick": {494, 392},
    "round": {523, 659, 784},
    "talk": {740},
    "late": {988},
}
BUZZES = {
    "turn": "40",
    "card": "8",
    "trick": "20",
    "round": "25 50 25",
    "talk": "12",
    "late": "30 60 30 60 30",
}


EFFECTS: dict[str, set[int | str]] = {
    "card": {784, 1175, 1568, 2349},  # a Wizard lands
    "trick": {"paper", 2093, 3136, 139},  # it is swept up, a coin fills, a bid breaks
    "round": {1319, 131, 98},  # totals count up, fists open
}
"""What is heard besides where things move."""
GREEDY = (".bids button:nth-last-child(1 of :not(.no))", *ASKED[3:])
"""A bid of all tricks, which breaks."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all of these tests."""
    yield from showing(tmp_path_factory.mktemp("signals"))


def listening(visit: Visit, sounds: list[str], buzzes: list[str], **more: str) -> Visitor:
    """Somebody whose browser notes all that would be heard and felt."""
    guest = visit(DESK, **more)
    settings = json.dumps(json.dumps({"sounds": sounds, "buzzes": buzzes}))
    guest.context.add_init_script(f"({STUB})({settings})")
    return guest


@pytest.mark.parametrize(
    ("sounds", "buzzes"),
    [
        (["turn", "trick", "talk"], ["card", "round"]),
        (["card", "round"], ["turn", "trick", "talk"]),
    ],
)
def test_each_event_is_heard_and_felt_as_chosen(
    visit: Visit, sounds: list[str], buzzes: list[str]
) -> None:
    """A whole short game with a line of talk: what is on comes, and nothing else."""
    guest = listening(visit, sounds, buzzes)
    begun(guest, rules={"preset": "standard", "sizes": [2]})
    guest.page.locator(".phrases button").first.click()
    guest.page.locator(".log .chat").wait_for()
    guest.play_until(lambda: guest.has(".ending"))
    notes = {note for name in sounds for note in SOUNDS[name]}
    guest.until(f"new Set(heard).size >= {len(notes)}")
    assert set(guest.page.evaluate("heard")) == notes
    patterns = set(guest.page.evaluate("felt"))
    assert patterns == {BUZZES[name] for name in buzzes}


@pytest.mark.parametrize("signal", EFFECTS)
def test_what_moves_is_heard_with_its_signal_alone(visit: Visit, signal: str) -> None:
    """Wizards, clubs, bids in fists, two rounds; what a slow page leaves out, another game has."""
    guest = listening(visit, [signal], [], reduced_motion="no-preference")
    wanted, heard = EFFECTS[signal] | SOUNDS[signal], set[int | str]()
    end = time.monotonic() + PATIENCE
    while wanted - heard:
        assert time.monotonic() < end, f"never heard: {wanted - heard}"
        heard |= heard_in_a_game(guest, len(wanted))
    assert heard == wanted


def heard_in_a_game(guest: Visitor, most: int) -> set[int | str]:
    """What is heard while one plays, and a little longer where that is less than so many notes."""
    rules = {"preset": "hidden", "sizes": [3, 3], "drop": [*PLAIN[13:], "Nc", "Nd", "Nh", "Ns"]}
    begun(guest, rules=rules, options={"clock": 0, "pace": 300})
    end = time.monotonic() + PATIENCE
    while not guest.has(".ending") and time.monotonic() < end:
        guest.step((".pad .btn.dark:enabled", *GREEDY) if guest.has(".bids") else ASKED)
    with suppress(AssertionError):
        guest.until(f"new Set(heard).size >= {most}", seconds=5)
    return set(guest.page.evaluate("heard"))


def test_ten_seconds_before_the_end_the_clock_is_heard(visit: Visit) -> None:
    """Once for each turn, also where it is told to nobody else.

    Nothing is heard where a slow page finds less than ten seconds left: it has some more.
    """
    guest = listening(visit, ["late"], ["late"])
    begun(guest, rules={"preset": "standard", "sizes": [2]}, options={"clock": 18, "pace": 0})
    guest.until("heard.length && felt.length")
    assert set(guest.page.evaluate("heard")) == SOUNDS["late"]
    assert guest.page.evaluate("felt") == [BUZZES["late"]]


def test_the_own_turn_calls_once_whatever_else_happens(visit: Visit) -> None:
    """A line of talk while one thinks is heard as such alone."""
    guest = listening(visit, [], ["turn", "talk"])
    begun(guest, rules={"preset": "standard", "sizes": [2]})
    guest.play_until(lambda: guest.has(".bids"))
    guest.page.evaluate("felt.length = 0")
    guest.page.locator(".phrases button").first.click()
    guest.until(f"felt.includes({BUZZES['talk']!r})")
    assert guest.page.evaluate("felt") == [BUZZES["talk"]]
