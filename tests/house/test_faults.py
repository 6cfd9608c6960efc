"""The list of small faults stays true while the code changes: each could be planted today."""

from __future__ import annotations

from collections import Counter

from tests.faults.planting import FAULTS, ROOT, Fault, applies

ENOUGH = 100


def missing(fault: Fault) -> list[str]:
    """The tests that are named for a fault and are not there."""
    gone = []
    for test in fault["tests"]:
        file, _, name = test.partition("::")
        text = (ROOT / file).read_text("utf-8") if (ROOT / file).is_file() else ""
        function = name.partition("[")[0].rpartition(".")[2]  # an example stands in a docstring
        if not text or (f"def {function}(" not in text and not file.endswith(".ts")):
            gone.append(test)
    return gone


def test_every_fault_could_be_planted() -> None:
    """Its text stands in its file, once, and would be another one; if not, say it anew."""
    stale = [f"{fault['file']}: {fault['what']}" for fault in FAULTS if not applies(fault)]
    assert not stale, "mend tests/faults/faults.toml"


def test_every_fault_has_its_tests() -> None:
    """They are there, and there are some."""
    assert all(fault["tests"] for fault in FAULTS)
    assert not [test for fault in FAULTS for test in missing(fault)]


def test_there_are_enough_and_each_is_said_once() -> None:
    """A hundred or more, in Python and in the page."""
    said = Counter(fault["what"] for fault in FAULTS)
    assert len(said) == len(FAULTS) >= ENOUGH
    assert {fault["file"].partition("/")[0] for fault in FAULTS} == {"src", "web"}
