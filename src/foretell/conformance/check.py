"""Holding an answer against what a case expects; knows no implementation."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, cast

from foretell.conformance.answering import Answer
from foretell.conformance.cases import Case, Table

SETS: Final = ("legal", "hands")
"""Keys whose words stand in any order."""

NESTED: Final = {"refused": 1, "sees": 2}
"""Keys whose claims stand so many levels below them."""

Place = tuple[str, ...]
"""Where a claim stands in what is expected, and in an answer: ``("sees", "2", "bids")``."""


@dataclass(frozen=True)
class CaseVerdict:
    """What is wrong in an answer, in words, and which claims it leaves open."""

    problems: tuple[str, ...] = ()
    unanswered: tuple[Place, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether everything that was asked is answered, and right."""
        return not self.problems and not self.unanswered


def verdict(case: Case, answer: Answer) -> CaseVerdict:
    """What an answer gets wrong in a case, and what it does not answer."""
    if "failed" in answer:
        return CaseVerdict((f"failed: {answer['failed']}",))
    if "error" in case.expect:
        return _verdict_on_error(cast("Table", case.expect["error"]), answer)
    if "error" in answer:
        return CaseVerdict((f"refused: {_shown(answer['error'])}",))
    found = [(path, value, _at(answer, path)) for path, value in _claims(case.expect)]
    return CaseVerdict(
        tuple(
            _told(path, value, got)
            for path, value, got in found
            if got is not Ellipsis and not _is_same(path[-1], value, got)
        ),
        tuple(path for path, _, got in found if got is Ellipsis),
    )


def _verdict_on_error(expected: Table, answer: Answer) -> CaseVerdict:
    if "error" not in answer:
        accepted = f"accepted, expected {_shown(expected.get('code', 'a refusal'))}"
        return CaseVerdict((accepted,)) if "phase" in answer else CaseVerdict((), (("phase",),))
    got = answer["error"] if isinstance(answer["error"], Mapping) else {}
    return CaseVerdict(
        tuple(
            f"error {key}: expected {_shown(value)}, got {_shown(got.get(key))}"
            for key, value in expected.items()
            if not _is_same(key, value, got.get(key))
        )
    )


def _claims(expect: Table) -> Iterator[tuple[Place, object]]:
    for key, value in expect.items():
        yield from _below((key,), value, NESTED.get(key, 0))


def _below(path: Place, value: object, levels: int) -> Iterator[tuple[Place, object]]:
    if levels and isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _below((*path, key), inner, levels - 1)
    else:
        yield path, value


def _at(answer: object, path: Place) -> object:
    """What an answer says at a place; ``...`` where it says nothing."""
    for key in path:
        if not isinstance(answer, Mapping) or key not in answer:
            return ...
        answer = answer[key]
    return answer


def _told(path: Place, expected: object, got: object) -> str:
    said = "accepted" if path[0] == "refused" and got is None else f"got {_shown(got)}"
    return f"{' '.join(path)}: expected {_shown(expected)}, {said}"


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, default=str)


def _is_same(key: str, expected: object, got: object) -> bool:
    return _plain(key, expected) == _plain(key, got)


def _plain(key: str, value: object) -> str:
    """An answer as a text that compares: words in order where their order is free."""
    if key in SETS and isinstance(value, str):
        value = value.split()
    if key == "legal" and isinstance(value, list | tuple):
        value = sorted(map(str, value))
    if key == "hands" and isinstance(value, list | tuple):
        value = [sorted(str(hand).split()) for hand in value]
    return json.dumps(value, sort_keys=True, default=str)
