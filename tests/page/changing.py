"""Waiting for a page to become another one: to ask it again and again takes a fifth of a core."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Page

CHANGED: Final = """([least, most]) => new Promise((done) => {
  const begun = performance.now();
  const changed = () => {
    watching.disconnect();
    clearTimeout(enough);
    setTimeout(done, least - (performance.now() - begun));
  };
  const watching = new MutationObserver(changed);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  watching.observe(document, all);
  const enough = setTimeout(changed, most);
})"""
LEAST, MOST = 30, 250
"""Milliseconds between two looks at a page that changes, and at one that rests."""


def await_change(page: Page, most: int) -> None:
    """Let a page go on until something on it is another, or for so long."""
    with suppress(Error):  # it is just being left
        page.evaluate(CHANGED, [LEAST, most])
        return
    page.wait_for_timeout(LEAST)
