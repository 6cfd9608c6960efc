"""Selectors: text and back, and the rounds they choose."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.strategies_rules import selectors

from foretell.base.errors import BadRules
from foretell.rules.selectors import Selector, parse_selector, selector_text

CHOSEN = [
    ("always", [1, 2, 3, 4, 5, 6]),
    ("never", []),
    ("first", [1]),
    ("last", [6]),
    ("size >= 4", [4, 5, 6]),
    ("size = 2", [2]),
    ("rounds 2-4", [2, 3, 4]),
    ("rounds 5-", [5, 6]),
    ("round 3", [3]),
    ("every 3", [3, 6]),
]


@pytest.mark.parametrize(("text", "rounds"), CHOSEN)
def test_chosen_rounds(text: str, rounds: list[int]) -> None:
    """Each kind, in a game of six rounds of one to six cards."""
    selector = parse_selector(text)
    assert [n for n in range(1, 7) if selector.fits(n, size=n, rounds=6)] == rounds


@given(selectors())
def test_text_and_back(selector: Selector) -> None:
    """What is written is read."""
    assert parse_selector(selector_text(selector)) == selector


@pytest.mark.parametrize(
    "text", ["", "sometimes", "round 0", "rounds 5-2", "every 0", "size > 3", "round -1", "Always"]
)
def test_no_selector(text: str) -> None:
    """The answer shows what there is."""
    with pytest.raises(BadRules, match="rounds 2-5"):
        parse_selector(text)
