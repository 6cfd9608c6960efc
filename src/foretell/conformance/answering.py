"""Asking an implementation in this process: games are opened, looked at and acted in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from foretell.conformance.question import Question

Answer = Mapping[str, Any]
"""What is answered, by the keys of docs/conformance.md."""

Answering = Callable[[Question], Answer]


class ImplementationRefused(Exception):
    """An implementation's no: the code, and for a record the place."""

    def __init__(self, code: str, **place: object) -> None:
        super().__init__(code, place)
        self.code = code
        self.place = place


class CaseStanding(Protocol):
    """A game that stands where a case's record ends."""

    def act(self, action: str, seat: int | None) -> None:
        """Make a choice, for the actor unless a seat is named; or raise `ImplementationRefused`."""

    def look(self) -> Mapping[str, object]:
        """The answers by the keys of docs/conformance.md."""

    def see(self, seat: int | None) -> Mapping[str, list[str]]:
        """What a seat, or a spectator, may know of `hands` and `bids`."""


Opener = Callable[[Question], CaseStanding]


def answering(opens: Opener) -> Answering:
    """An implementation that answers, from one that opens games."""
    return lambda question: _answer(question, opens)


def _answer(question: Question, opens: Opener) -> Answer:
    """A crash is answered like anything else: one broken case must not hide the rest."""
    try:
        return _look(question, opens)
    except ImplementationRefused as error:
        return {"error": {"code": error.code, **error.place}}
    except Exception as error:  # noqa: BLE001  # an implementation may fail in any way
        return {"failed": f"{type(error).__name__}: {error}"}


def _look(question: Question, opens: Opener) -> Answer:
    standing = _arrive(question, opens)
    looked = standing.look() if question.ask else {}
    return {
        **{key: looked[key] for key in question.ask if key in looked},
        "refused": {step: _refusal(question, opens, step) for step in question.tries},
        "sees": {name: standing.see(_seat(name)) for name in question.views},
    }


def _arrive(question: Question, opens: Opener) -> CaseStanding:
    standing = opens(question)
    for step in question.do:
        seat, action = _split(step)
        standing.act(action, seat)
    return standing


def _refusal(question: Question, opens: Opener, step: str) -> str | None:
    standing = _arrive(question, opens)
    seat, action = _split(step)
    try:
        standing.act(action, seat)
    except ImplementationRefused as error:
        return error.code
    return None


def _split(step: str) -> tuple[int | None, str]:
    """`"2: 5s"` is seat 2 and the action; without a number the actor makes it."""
    seat, colon, action = step.partition(": ")
    return (int(seat), action) if colon else (None, step)


def _seat(name: str) -> int | None:
    return None if name == "spectator" else int(name)
