"""Nothing that is printed, logged, traced or pickled shows a secret."""

from __future__ import annotations

import copy
import json
import logging
import pickle
import subprocess
import sys
import traceback
from collections.abc import Callable

import pytest
from tests import seeded_chance

from foretell import fair
from foretell.base.errors import ForetellError
from foretell.fair import scheme
from foretell.rules.value import Rules

CANARY = "c0ffee" + "5a" * 29
RAW = bytes.fromhex(CANARY)


def shows(text: str) -> bool:
    """Whether a text gives the canary away."""
    return CANARY in text or repr(RAW)[2:-1] in text or str(int(CANARY, 16)) in text


def secret() -> fair.Secret:
    """The canary as a secret."""
    return fair.Secret.of(CANARY)


@pytest.mark.parametrize("write", [repr, str, format, lambda one: f"{one!r:>5} {[one]} {vars}"])
def test_no_text_shows_it(write: Callable[[object], str]) -> None:
    """Whatever is done to write it."""
    assert not shows(write(secret()))
    assert not shows(write({"secret": secret()}))


def test_no_log_shows_it(caplog: pytest.LogCaptureFixture) -> None:
    """As an argument, and with an exception."""
    with caplog.at_level(logging.DEBUG):
        logging.getLogger("fair").warning("%s %r", secret(), secret())
    assert "Secret(...)" in caplog.text
    assert not shows(caplog.text)


def test_it_is_not_pickled_and_copied_only_as_itself() -> None:
    """A store keeps what reveal() gives, on purpose."""
    one = secret()
    with pytest.raises(TypeError, match="not pickled"):
        pickle.dumps(one)
    with pytest.raises(TypeError):
        json.dumps(one)
    assert copy.copy(one) is one
    assert copy.deepcopy([one])[0] is one
    assert not hasattr(one, "__dict__")


BREAKING: dict[str, Callable[[fair.Secret], object]] = {
    "players": lambda one: fair.first_dealer(one, "t", 0),
    "choices": lambda one: fair.draw(one, "t", 1, 1, []),
    "rules": lambda one: fair.deck(one, "t", 1, "no rules"),  # type: ignore[arg-type]
    "cards": lambda one: fair.shuffled(one, "t", 1, 5),  # type: ignore[arg-type]
    "message": lambda one: one.keyed("\ud800"),
    "text": lambda one: one.hashed("\ud800"),
    "game": lambda one: fair.server_commit("a|b", one),
    "commit": lambda one: fair.player_commit("a|b", 0, one),
    "transcript": lambda one: fair.transcript("g", "\ud800", [one]),  # type: ignore[list-item]
    "deals": lambda one: fair.bundle("g", one, [], "no record"),  # type: ignore[arg-type]
    "words": lambda one: next(scheme.words(one, "\ud800")),
    "of": lambda _: fair.Secret.of(CANARY + "0"),
    "bytes": lambda _: fair.Secret(RAW + b"0"),
    "rules fail": lambda one: fair.draw(one, "t", 1, 1, [Rules, 1]),  # type: ignore[list-item]
}


@pytest.mark.parametrize("name", BREAKING)
def test_no_traceback_shows_it(name: str) -> None:
    """Not even one that lists the variables of every frame of ours."""
    one = secret()
    with pytest.raises(Exception) as caught:  # noqa: PT011  # whatever it is
        BREAKING[name](one)
    trace = traceback.TracebackException.from_exception(caught.value, capture_locals=True)
    assert not shows("".join(trace.format()))
    assert not shows(repr(caught.value.args))


def test_a_seed_is_64_characters() -> None:
    """Lower case, and the error does not repeat what was wrong."""
    for text in ("", CANARY.upper(), CANARY[:-1], CANARY + "\n", "bot"):
        with pytest.raises(ForetellError, match="64 characters 0-9 a-f") as caught:
            fair.Secret.of(text)
        assert not shows(str(caught.value))


def test_secrets_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is drawn anew, all of it, from the system's entropy."""
    monkeypatch.delenv(seeded_chance.FILE)
    drawn = {fair.Secret().reveal() for _ in range(1000)}
    assert len(drawn) == 1000
    assert {len(one) for one in drawn} == {64}


def test_fair_starts_light() -> None:
    """Neither NumPy nor the engine is loaded for commitments and decks."""
    code = "import sys, foretell.fair; print('numpy' in sys.modules, 'msgspec' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).split() == [
        "False",
        "False",
    ]
