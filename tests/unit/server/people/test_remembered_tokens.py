"""Tokens are looked up once; what changes about one is looked up anew."""

from __future__ import annotations

import pytest

from foretell.server.store import remembered
from foretell.server.store.people import KnownToken
from foretell.server.store.remembered import Remembered

ADA = KnownToken("ada", "Ada", "phone", b"1", 0)
ADAS_DESK = KnownToken("ada", "Ada", "desk", b"2", 0)
BOB = KnownToken("bob", "Bob", "phone", b"3", 0)


def test_a_change_is_for_one_token_one_person_or_all() -> None:
    """And nobody else has to be looked up anew."""
    kept = Remembered([ADA, ADAS_DESK, BOB])
    kept.drop(b"1", b"unknown")
    assert (kept.get(b"1"), kept.get(b"2")) == (None, ADAS_DESK)
    kept.drop_person("ada")
    assert (kept.get(b"2"), kept.get(b"3")) == (None, BOB)
    kept.drop_all()
    assert kept.get(b"3") is None


def test_the_longest_here_goes_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that strangers' guests do not fill the memory."""
    monkeypatch.setattr(remembered, "MOST", 2)
    kept = Remembered([ADA, ADAS_DESK, BOB])
    assert [kept.get(digest) for digest in (b"1", b"2", b"3")] == [None, ADAS_DESK, BOB]
