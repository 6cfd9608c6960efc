"""Every way to break a record is told in one sentence that says where, and has its code."""

from __future__ import annotations

import re

import pytest
from tests.unit.record.broken_ends import ENDS
from tests.unit.record.broken_play import PLAY
from tests.unit.record.broken_starts import STARTS
from tests.unit.record.texts import first, second, text

from foretell.base.errors import BadRecord
from foretell.base.i18n import told
from foretell.record import read, replay

CASES = STARTS | PLAY | ENDS


ENGLISH = re.compile(
    r"(?<!-)\b(the|is|are|not|instead|yet|missing|but|there|this|holds|must|round)\b(?!-)"
)


@pytest.mark.parametrize("name", CASES)
def test_broken_in_german(name: str) -> None:
    """Nothing of the English sentence is left, and nothing is told twice the same."""
    with pytest.raises(BadRecord) as caught:
        replay(CASES[name][0])
    said = told(caught.value, "de")
    assert said != str(caught.value)
    assert not ENGLISH.findall(said)


@pytest.mark.parametrize("name", CASES)
def test_broken(name: str) -> None:
    """The code and the sentence."""
    broken, code, message = CASES[name]
    with pytest.raises(BadRecord) as caught:
        replay(broken)
    said = str(caught.value)
    if message.endswith("…"):
        said = said[: len(message) - 1] + "…"
    assert (caught.value.code, said) == (code, message)


def test_the_unbroken_ones_are_right() -> None:
    """What the broken ones were made from can be read."""
    game = replay(text(first(), second()))
    assert game.scores == [10, 50, 60]


def test_the_place_in_numbers() -> None:
    """Round and trick from 1, the seat as in the file; the sentence says the name."""
    with pytest.raises(BadRecord) as caught:
        replay(text(first(tricks='["Ah 4s Zc"]')))
    assert caught.value.details == {"round": 1, "trick": 1, "seat": 1}
    assert str(caught.value).startswith("round 1, trick 1, B: ")


def test_a_seat_without_a_name_counts_from_one() -> None:
    """As people count, in both languages; the file itself counts from 0."""
    with pytest.raises(BadRecord) as caught:
        replay(text(first(tricks='["Ah 4s Zc"]')).replace('"B"', '""'))
    assert str(caught.value).startswith("round 1, trick 1, seat 2: 4s")
    assert told(caught.value, "de") == "Runde 1, Stich 1, Platz 2: 4s: nicht auf der Hand, dort: 3s"


@pytest.mark.parametrize(
    "broken",
    [
        "a",
        "[a",
        "[[a]",
        "a = ",
        "a = 1 b",
        "a = [1",
        "a = { b = 1",
        "a = { b = 1, b = 2 }",
        "a = 1\na = 2",
        "[a]\n[a]",
        'a = "x',
        "a = 'x",
        r'a = "\q"',
        r'a = "\uzzzz"',
        r'a = "\ud800"',
        "a = 'x\x01'",
        "# \x01",
        "a = 2026-13-01",
        "= 1",
        "a. = 1",
        "?",
        "a = {}\na.b = 1",
        "[[a]]\n[a]",
        "a = [1]\n[[a]]",
    ],
)
def test_what_toml_is_not_is_told_in_german(broken: str) -> None:
    """Whatever the reader of TOML says, with the line."""
    with pytest.raises(BadRecord) as caught:
        read(f"format = 1\n{broken}\n")
    said = told(caught.value, "de")
    assert said.startswith("Zeile ")
    assert str(caught.value).rpartition(": ")[2].split(",")[0] not in said


def test_the_sentence_of_the_plan() -> None:
    """As issue 2 words it."""
    pads = [f"dealer = {seat}\nsize = 1\nbids = [1, 0, 0]\nwon = [1, 0, 0]" for seat in (0, 1)]
    hands = '["Ac 4h 5c 6c", "2c 3h 9h 9c", "Kc Kd Qs Js"]'
    cards = f'dealer = 2\nhands = {hands}\nturn_up = "Ts"\nbids = [1, 1, 0]\n'
    tricks = 'tricks = ["Ac 2c Kc", "4h 9c"]'
    with pytest.raises(BadRecord) as caught:
        replay(text(*pads, cards + tricks, rules="{ sizes = [1, 1, 4] }"))
    said = "round 3, trick 2, B: 9c: must follow hearts, holds 3h 9h"
    assert str(caught.value) == said
