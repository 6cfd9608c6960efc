"""What a browser can be asked about a screen: is a text cut, a target too small, axe content?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

import page as built
from tests.page.screens import ALL_SIZES

HERE: Final = Path(__file__).parent
AXE: Final = built.MODULES / "axe-core/axe.min.js"
LEVELS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN_AXE: Final = """async (levels) => {
  const found = await axe.run(document, { runOnly: levels });
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
  const all = (wish) => [...document.querySelectorAll(wish)];
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
    sizes: Iterable[dict[str, int]] = ALL_SIZES,
    poses: Mapping[str, Callable[[], object]] = AS_IT_IS,
) -> dict[str, list[str]]:
    """Size, and pose if it is shown in several -> what is wrong there."""
    before = page.viewport_size
    found = {}
    for size in sizes:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for name, pose in poses.items():
            pose()
            settle(page)
            wrong = [one for question in questions for one in page.evaluate(question)]
            if wrong:
                found[f"{size['width']}x{size['height']} {name}".rstrip()] = wrong
    if before:
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
    """Theme -> what axe finds up to WCAG 2.2 AA."""
    if page.evaluate("typeof axe === 'undefined'"):  # half a megabyte: once for each page loaded
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        settle(page)
        if wrong := page.evaluate(RUN_AXE, LEVELS):
            found[theme] = wrong
    return found
