"""What flashes by at a table while bots choose: the page notes it by itself, and is asked later."""

from __future__ import annotations

import json
from typing import Final

from tests.page.browsing import Visitor

NOTE: Final = """
window.met = []; const SHOWN = ".scene[aria-label], .seat .cards, .seat [title], .trick .call";
new MutationObserver(() => {
  for (const one of document.querySelectorAll(SHOWN)) {
    const label = one.getAttribute("aria-label") ?? one.title + one.textContent;
    if (met.includes(label)) continue; else met.push(label);
    if (!window.looks) one.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  }
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""What shows is noted; a picture of a moment goes at once, or stays where a test looks."""


def met(text: str) -> str:
    """In JavaScript: whether a picture with these words in its name has been seen."""
    return f"met.some((label) => label.includes({json.dumps(text)}))"


def look(ada: Visitor) -> None:
    """From now on pictures of moments stay; those before would keep the game waiting."""
    ada.page.evaluate("window.looks = true; window.heldFrom = 2000")


def seen(selector: str) -> str:
    """In JavaScript: whether something is on the page."""
    return f"document.querySelector({json.dumps(selector)})"


def asked(text: str, least: int = 1) -> str:
    """In JavaScript: whether a picture with these words asks for something now."""
    selector = f'.scene[aria-label*="{text}"] button.choice:not(.no)'
    return f"document.querySelectorAll({json.dumps(selector)}).length >= {least}"
