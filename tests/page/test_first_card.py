"""How much script is fetched before somebody has played a first card."""

from __future__ import annotations

import gzip
from typing import Final

import pytest
from playwright.sync_api import Response

from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.conftest import Visit

pytestmark = pytest.mark.browser

BUDGET: Final = {"phone": 100, "desk": 100}
"""KiB of script as gzip packs it: home page, table, and what both fetch by themselves."""
PLAYED: Final = """() => {
  let tapped = 0;
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, ({ target }) => {
      if (target.closest?.(".hand")) tapped = performance.now();
    }, true);
  new MutationObserver((_, watch) => {
    const held = document.querySelectorAll(".hand button").length;
    if (held < (window.held ?? 0)) {
      window.played = tapped || performance.now();
      watch.disconnect();
    }
    window.held = held;
  }).observe(document, { childList: true, subtree: true });
}"""
"""When the card was tapped that left the hand: behind the last one of a trick more follows."""
BEFORE: Final = """() => performance.getEntriesByType("resource")
  .filter((one) => one.name.endsWith(".js") && one.startTime < window.played)
  .map((one) => one.name)"""


def fetched(guest: Visitor) -> dict[str, int]:
    """Play now, and play a card: each script that was asked for until then, and its packed size."""
    answers: dict[str, Response] = {}
    guest.page.on("response", lambda answer: answers.update({answer.url: answer}))
    guest.page.add_init_script(f"({PLAYED})()")
    guest.play_now()
    guest.play_until(lambda: bool(guest.page.evaluate("window.played")))
    names: list[str] = guest.page.evaluate(BEFORE)
    return {name: len(gzip.compress(answers[name].body(), 6)) for name in names}


@pytest.mark.parametrize(("name", "size"), [("phone", PHONE), ("desk", DESK)])
def test_the_script_until_the_first_own_card_is_small(
    visit: Visit, name: str, size: dict[str, int]
) -> None:
    """All that is really asked for counts, whoever imports it; the rest comes when it is opened."""
    found = fetched(visit(size))
    all_of_it = sum(found.values()) / 1024
    assert len(found) > 10
    assert all_of_it <= BUDGET[name], f"{all_of_it:.1f} KiB: {found}"
