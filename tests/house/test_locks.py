"""The locks pin what pyproject.toml asks for, with hashes, and without naming a host."""

from __future__ import annotations

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import locks
from tests.house.source import ROOT

Pins = dict[str, list[tuple[str, int]]]


def pinned(lock: str) -> Pins:
    """Canonical name -> its pinned versions and how many hashes each has."""
    found: Pins = {}
    for name, version, hashes in locks.pins(lock):
        found.setdefault(canonicalize_name(name), []).append((version, hashes))
    return found


@pytest.mark.parametrize("lock", locks.LOCKS)
def test_locks_are_fresh(lock: str) -> None:
    """`make lock` was run after pyproject.toml changed."""
    assert locks.is_fresh(lock), f"requirements/{lock}.txt is stale: run `make lock`"


@pytest.mark.parametrize("lock", locks.LOCKS)
def test_every_requirement_is_pinned(lock: str) -> None:
    """Each direct requirement has a version that will do."""
    pins = pinned(lock)
    for text in locks.requirements(lock):
        requirement = Requirement(text)
        versions = [version for version, _ in pins[canonicalize_name(requirement.name)]]
        assert all(requirement.specifier.contains(version) for version in versions), text


@pytest.mark.parametrize("lock", locks.LOCKS)
def test_every_pin_has_hashes(lock: str) -> None:
    """A pin without a hash would not be installed."""
    assert pinned(lock)
    assert not [name for name, entries in pinned(lock).items() if not all(h for _, h in entries)]


@pytest.mark.parametrize("lock", locks.LOCKS)
def test_locks_name_no_host(lock: str) -> None:
    """Packages come from wherever this machine gets them."""
    text = locks.path(lock).read_text(encoding="utf-8")
    assert not [mark for mark in ("://", "--index", "--find-links", " @ ") if mark in text]


def test_the_locks_agree() -> None:
    """A package has one version, whichever lock brings it."""
    base = pinned("base")
    for lock in ("dev", "bench"):
        assert {name: pinned(lock).get(name) for name in base} == base


def test_every_requirement_has_its_reason() -> None:
    """Each has a line in docs/dependencies.md."""
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    wanted = {Requirement(text).name for lock in locks.LOCKS for text in locks.requirements(lock)}
    assert not {name for name in wanted if f"| `{name}` |" not in page}
