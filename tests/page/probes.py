"""What a browser can be asked about a screen: is a text cut, a target too small, axe content?"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

import page as built
from tests.page.browsing import DESK, PHONE
from tests.page.screens import ALL_SIZES

Sizes = Iterable[dict[str, int]]

HERE: Final = Path(__file__).parent
AXE: Final = built.MODULES / "axe-core/axe.min.js"
LEVELS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
OF_COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""The rules of those levels that look at colours: all that another theme can break."""
IS_LONG: Final = os.environ.get("FORETELL_TESTS") == "long"
"""Then everything with everything: to lay out a page takes most of the time of these tests."""
LOOKS: Final = [("en", "dark", ALL_SIZES if IS_LONG else (PHONE, DESK)), ("de", "light", ALL_SIZES)]
"""Each language in one theme: no colour is another in another language, no name in a theme. Where
German has room and English that is longer (see `longer_texts`), English has."""
RUN_AXE: Final = """async (runOnly) => {
  const found = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((n) => n.target).join(" ; ")}`);
}"""
SETTLED: Final = """() => Promise.race([
  Promise.all([
    document.fonts.ready,
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  ]).then(() => true),
  new Promise((done) => setTimeout(done, 5000, false)),
])"""
UPON: Final = """(upper, lower) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const upon = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && high > 4;
  };
  return all(upper).flatMap((one) =>
    all(lower).filter((other) => !other.contains(one) && upon(one, other)).map(
      (other) => `${one.ariaLabel} lies on ${other.ariaLabel ?? other.textContent}`));
}"""
"""What lies on something that it is no part of."""
AS_IT_IS: Final[Mapping[str, Callable[[], object]]] = {"": bool}
TEXTS: Final = (HERE / "texts.js").read_text(encoding="utf-8")
TINY: Final = (HERE / "targets.js").read_text(encoding="utf-8")


def at_sizes(
    page: Page,
    *questions: str,
    sizes: Sizes = ALL_SIZES,
    poses: Mapping[str, Callable[[], object]] = AS_IT_IS,
) -> dict[str, list[str]]:
    """Size, and pose if it is shown in several -> what is wrong there."""
    before = page.viewport_size
    found = {}
    for size in sorted(sizes, key=lambda size: size == before):  # so that all is as it was
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for name, pose in poses.items():
            pose()
            settle(page)
            wrong = [one for question in questions for one in page.evaluate(question)]
            if wrong:
                found[f"{size['width']}x{size['height']} {name}".rstrip()] = wrong
    if before and page.viewport_size != before:
        page.set_viewport_size(before)
        settle(page)
    return found


def settle(page: Page) -> None:
    """Wait until everything is where it belongs.

    A browser without a window now and then stops drawing for good. What it has laid out can be
    asked all the same, and the page that comes to the front is as a rule drawn again.
    """
    if not page.evaluate(SETTLED):
        page.bring_to_front()
        page.evaluate(SETTLED)


def axe_in_both_themes(page: Page) -> dict[str, list[str]]:
    """Theme -> what axe finds up to WCAG 2.2 AA; in the second one only colours are others."""
    return axe(page, "dark") | axe(page, "light", OF_COLOURS)


def axe(page: Page, theme: str, rules: list[str] = LEVELS) -> dict[str, list[str]]:
    """Theme -> what axe finds in it, if anything."""
    if page.evaluate("typeof axe === 'undefined'"):  # half a megabyte: once for each page loaded
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    settle(page)
    wrong = page.evaluate(RUN_AXE, rules)
    return {theme: wrong} if wrong else {}
