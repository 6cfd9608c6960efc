"""Holding an implementation's answers against a case; knows no implementation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol, cast

from foretell.conformance.cases import Case

SETS = ("legal", "hands")
"""Keys whose words stand in any order."""


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


Opener = Callable[[Case], CaseStanding]


def problems(case: Case, opens: Opener) -> list[str]:
    """What an implementation gets wrong; empty when it passes.

    A crash is a problem like any other: one broken case must not hide the rest.
    """
    try:
        return list(_problems(case, opens))
    except Exception as error:  # noqa: BLE001  # an implementation may fail in any way
        return [f"{type(error).__name__}: {error}"]


def _problems(case: Case, opens: Opener) -> Iterator[str]:
    if "error" in case.expect:
        yield from _wrong_error(case, opens)
        return
    standing = _arrive(case, opens)
    answers = standing.look()
    for key, value in case.expect.items():
        if key == "refused":
            yield from _wrong_refusals(case, opens)
        elif key == "sees":
            yield from _wrong_views(standing, cast("Mapping[str, Mapping[str, list[str]]]", value))
        elif _plain(key, answers.get(key)) != _plain(key, value):
            yield f"{key}: expected {_plain(key, value)}, got {_plain(key, answers.get(key))}"


def _arrive(case: Case, opens: Opener) -> CaseStanding:
    standing = opens(case)
    for step in case.do:
        seat, action = _split(step)
        standing.act(action, seat)
    return standing


def _split(step: str) -> tuple[int | None, str]:
    """`"2: 5s"` is seat 2 and the action; without a number the actor makes it."""
    seat, colon, action = step.partition(": ")
    return (int(seat), action) if colon else (None, step)


def _wrong_error(case: Case, opens: Opener) -> Iterator[str]:
    expected = cast("Mapping[str, object]", case.expect["error"])
    try:
        opens(case)
    except ImplementationRefused as error:
        got = {"code": error.code, **error.place}
        for key, value in expected.items():
            if got.get(key) != value:
                yield f"error {key}: expected {value}, got {got.get(key)}"
    else:
        yield f"accepted, expected {expected['code']}"


def _wrong_refusals(case: Case, opens: Opener) -> Iterator[str]:
    for step, code in cast("Mapping[str, str]", case.expect["refused"]).items():
        standing = _arrive(case, opens)
        seat, action = _split(step)
        try:
            standing.act(action, seat)
        except ImplementationRefused as error:
            if error.code != code:
                yield f"{step}: expected {code}, got {error.code}"
        else:
            yield f"{step}: accepted, expected {code}"


def _wrong_views(
    standing: CaseStanding, expected: Mapping[str, Mapping[str, list[str]]]
) -> Iterator[str]:
    for name, facts in expected.items():
        seen = standing.see(None if name == "spectator" else int(name))
        for key, value in facts.items():
            if _plain(key, seen[key]) != _plain(key, value):
                yield f"seat {name} sees {key}: expected {value}, got {seen[key]}"


def _plain(key: str, value: object) -> object:
    """An answer in a form that compares: lists for tuples, words in order where order is free."""
    if key in SETS and isinstance(value, str):
        return sorted(value.split())
    if key in SETS and isinstance(value, list | tuple):
        return [sorted(str(text).split()) for text in value] if key == "hands" else sorted(value)
    return list(value) if isinstance(value, tuple) else value
