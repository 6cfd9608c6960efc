"""What a browser can be asked about a screen: is a text cut, a target too small, axe content?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from playwright.sync_api import Page

import page as built
from tests.page.screens import ALL_SIZES

AXE: Final = built.MODULES / "axe-core/axe.min.js"
LEVELS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN_AXE: Final = """async (levels) => {
  const found = await axe.run(document, { runOnly: levels });
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((n) => n.target).join(" ; ")}`);
}"""
SETTLE: Final = """() => Promise.all([
  document.fonts.ready,
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
])"""
TEXTS: Final = """() => {
  const wrong = new Set();
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth + 1) wrong.add(`the page scrolls sideways: ${wide} of ${innerWidth}`);
  const outside = (rect, box) => rect.right > box.right + 1.5 || rect.left < box.left - 1.5;
  const below = (rect, box) => rect.bottom > box.bottom + 3 || rect.top < box.top - 3;
  // names of people are cut where they are long: the whole name is a tap away
  const left = ".unseen, .unseen *, option, .seat > .name, thead th";
  const open = document.querySelector("dialog[open]");
  const isMet = (holder, other) => !other || other.contains(holder) || holder.contains(other);
  // what is laid over the table covers its middle, and a seat's button the whole seat
  const mayCover = (holder, other) =>
    other.closest(".more, .banners, .notice") ||
    (other.closest(".over > *, .rest") && holder.closest(".stock, .trick"));
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(left)) continue;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const say = (what) => wrong.add(`${what}: "${node.data.trim()}" in ${holder.tagName}.${holder.className}`);
    for (const rect of range.getClientRects()) {
      if (outside(rect, { left: 0, right: innerWidth })) say("off the page");
      let scrolls = false;
      for (let one = holder; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (style.overflowX !== "visible" && outside(rect, box)) say("cut at the side");
        if (style.overflowY === "hidden" && below(rect, box)) say("cut above or below");
        if (style.overflowY === "auto" || style.overflowY === "scroll") scrolls = true;
        if (scrolls) break;
        if (one.matches("button, .btn, .seat, .me, .paper") && (outside(rect, box) || below(rect, box))) say(`larger than its ${one.className || one.tagName}`);
      }
      if (scrolls) continue;
      const other = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
      if (!isMet(holder, other) && !mayCover(holder, other)) say(`covered by ${other.tagName}.${other.getAttribute("class")}`);
    }
  }
  return [...wrong];
}"""
TINY: Final = """() => {
  const main = ".btn.go, .bids button, .pad .btn, .ways .btn, .scene .choice";
  const found = [];
  for (const one of document.querySelectorAll("button, a[href], input, select, summary")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".unseen")) continue;
    const held = one.closest("label") ?? one;
    const { width, height } = held.getBoundingClientRect();
    const least = one.matches(main) ? 43.5 : 23.5;
    const isInText = one.matches("a") && getComputedStyle(one).display === "inline";
    if (!isInText && (width < least || height < least)) found.push(`${one.outerHTML.slice(0, 90)}: ${width} x ${height}`);
  }
  const cards = [...document.querySelectorAll(".hand .row")].flatMap((row) => {
    const lefts = [...row.querySelectorAll("button")].map((card) => card.getBoundingClientRect().left);
    return lefts.slice(1).map((left, place) => left - lefts[place]);
  });
  if (Math.min(99, ...cards) < 24) found.push(`cards only ${Math.min(...cards)} wide`);
  return found;
}"""
DOUBLE: Final = "document.documentElement.style.fontSize = '200%'"


def at_sizes(
    page: Page, *questions: str, sizes: Iterable[dict[str, int]] = ALL_SIZES
) -> dict[str, list[str]]:
    """Size -> what is wrong there."""
    before = page.viewport_size
    found = {}
    for size in sizes:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.evaluate(SETTLE)
        wrong = [one for question in questions for one in page.evaluate(question)]
        if wrong:
            found[f"{size['width']}x{size['height']}"] = wrong
    if before:
        page.set_viewport_size(before)
    return found


def axe_in_both_themes(page: Page) -> dict[str, list[str]]:
    """Theme -> what axe finds up to WCAG 2.2 AA."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.evaluate(SETTLE)
        if wrong := page.evaluate(RUN_AXE, LEVELS):
            found[theme] = wrong
    return found
