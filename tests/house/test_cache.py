"""Compiled code is kept per part, found again, and never stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.base import cache as caching
from foretell.base.jit import IS_PLAIN, jit, popcount, trailing_zeros
from tests.house.source import PACKAGE

INT64 = st.integers(-(2**63), 2**63 - 1)


def forget() -> None:
    """Let the digests be worked out anew."""
    caching.fingerprint.cache_clear()
    caching.cache_folder.cache_clear()


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the package for the digests to look at, and an empty cache."""
    package = tmp_path / "foretell"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for room in ("engine", "bots", "arena"):
        (package / room).mkdir(exist_ok=True)
        (package / room / "extra.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(caching, "_PACKAGE", package)
    monkeypatch.setenv("FORETELL_CACHE", str(tmp_path / "cache"))
    forget()
    yield package
    forget()


def after(package: Path, edited: str, part: str) -> bool:
    """Whether a part's digest changes when a file is edited."""
    before = caching.fingerprint(part)
    (package / edited).write_text("EDITED = True\n", encoding="utf-8")
    forget()
    return caching.fingerprint(part) != before


def test_an_edit_of_the_engine_recompiles_all(copy: Path) -> None:
    """Every part builds on the engine."""
    for number, part in enumerate(("engine", "cards", "bots", "arena")):
        (copy / "engine/extra.py").write_text(f"{number}", encoding="utf-8")
        forget()
        assert after(copy, "engine/extra.py", part)


def test_an_edit_of_the_bots_leaves_the_engine(copy: Path) -> None:
    """And recompiles what builds on them."""
    assert not after(copy, "bots/extra.py", "engine")
    (copy / "bots/extra.py").write_text("", encoding="utf-8")
    forget()
    assert after(copy, "bots/extra.py", "bots")
    (copy / "bots/extra.py").write_text("", encoding="utf-8")
    forget()
    assert after(copy, "bots/extra.py", "arena")
    assert not after(copy, "arena/extra.py", "bots")


def test_flags_have_folders_of_their_own(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Code without bounds checks is not taken for code with them."""
    before = caching.fingerprint("engine")
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    forget()
    assert caching.fingerprint("engine") != before


def test_the_digest_is_quick(copy: Path) -> None:
    """It is worked out at every start."""

    def seconds() -> float:
        """Of the processor: others may be busy meanwhile."""
        forget()
        start = time.process_time()
        caching.fingerprint("engine")
        return time.process_time() - start

    assert min(seconds() for _ in range(5)) < 0.05


def test_old_folders_go_and_recent_ones_stay(copy: Path) -> None:
    """Each edit leaves a folder behind; the oldest are removed, never one in use."""
    root = caching.cache_root()
    for number in range(12):
        folder = root / f"engine-{number:02}"
        folder.mkdir(parents=True)
        age = 7200 if number < 6 else 60
        os.utime(folder, (time.time() - age + number,) * 2)
    assert caching.cache_folder("engine") is not None
    left = {folder.name for folder in root.iterdir()} - {caching.fingerprint("engine")}
    assert left == {f"engine-{number:02}" for number in range(5, 12)}


def test_where_nothing_can_be_written_nothing_is_kept(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game still starts."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("FORETELL_CACHE", str(tmp_path / "file"))
    forget()
    assert caching.cache_folder("engine") is None


@given(INT64)
def test_bits_are_counted_as_unsigned(bits: int) -> None:
    """Bit 63 is a card like the others."""
    text = f"{bits & (2**64 - 1):064b}"
    assert int(popcount(bits)) == text.count("1")
    assert int(trailing_zeros(bits)) == (64 if bits == 0 else len(text) - len(text.rstrip("0")))


def test_plain_mode_is_the_function_itself() -> None:
    """Under `NUMBA_DISABLE_JIT=1` nothing is wrapped and Numba is not loaded."""
    code = (
        "import sys, foretell.base.jit as j\n"
        "assert j.jit(len) is len; assert 'numba' not in sys.modules"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


def test_integers_wrap_around_in_both_modes() -> None:
    """Without a warning, which would be an error here."""

    @jit
    def doubled(number: int) -> int:
        return number * 2

    highest: int = np.int64(2**62)  # type: ignore[assignment]
    assert int(doubled(highest)) == -(2**63)
    assert hasattr(doubled, "py_func") != IS_PLAIN
