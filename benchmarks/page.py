"""How fast the page is on a throttled phone: first picture, answers to taps, what jumps.

python -m benchmarks.page [--runs N]

A phone's screen, a processor four times slower, 1.6 Mbit/s with 150 ms on the way: Play now and a
whole round against a server on this machine. Medians of the runs; in parentheses what is wanted.
Below them stands what jumped on the way to the first card, the farthest first.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from benchmarks.page_trick import share, tasks_of_tricks
from tests.page.browser_and_server import browser_and_server
from tests.page.browsing import PHONE, Visitor

NETWORK: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
SLOWER: Final = 4
LOOKED_AT: Final = 2500
"""Milliseconds for which the home page is looked at."""
WANTED: Final = {
    "first": ("Play now to the first card, bots at their pace", "s", 10),
    "lcp": ("largest picture of the home page", "ms", 1500),
    "trick": ("longest task in the tricks of a hand, moving", "ms", 16),
    "inp": ("slowest answer to a tap", "ms", 100),
    "task": ("longest task while playing", "ms", 50),
    "first_cls": ("layout shift, first load to the first own card", "", 0.02),
    "cls": ("layout shift, home and a whole round", "", 0.02),
}
SHOWN: Final = 8
"""So many jumps are told."""
WATCH: Final = """
window.seen = { lcp: 0, inp: 0, task: 0, cls: 0, jumps: [] };
const watch = (type, note, more = {}) => new PerformanceObserver((list) =>
  list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
watch("largest-contentful-paint", (one) => (seen.lcp = one.startTime));
// of taps and keys only: a mouse that lies still is told, too, of what comes to lie under it
const answer = (one) => one.interactionId && (seen.inp = Math.max(seen.inp, one.duration));
watch("event", answer, { durationThreshold: 16 });
watch("longtask", (one) => (seen.task = Math.max(seen.task, one.duration)));
watch("layout-shift", (one) => {
  if (one.hadRecentInput) return;
  seen.cls += one.value;
  const name = ({ node }) => node?.className || node?.nodeName || "gone";
  seen.jumps.push([one.value, one.sources.map(name).join(", ")]);
});
"""


def tricks(browser: Browser, url: str) -> list[float]:
    """The tasks of six tricks in which everything moves, the longest first."""
    visitor = phone(browser, url, reduced_motion="no-preference")
    visitor.short_games({"preset": "standard", "sizes": [6]})
    visitor.play_now()
    visitor.play_until(lambda: visitor.has(".hand button.may"), 60)
    found = tasks_of_tricks(visitor.page)
    visitor.context.close()
    return found


def phone(browser: Browser, url: str, **more: str) -> Visitor:
    """A visitor with a slow phone."""
    visitor = Visitor(browser, url, PHONE, **more)
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", NETWORK)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return visitor


def first_card(browser: Browser, url: str) -> dict[str, Any]:
    """From the first load, by Play now, until a card may be played, whoever bids at once."""
    visitor = phone(browser, url)
    visitor.context.add_init_script(WATCH)
    visitor.page.goto(url)
    visitor.page.wait_for_timeout(LOOKED_AT)
    visitor.page.get_by_role("button", name="Play now").click()
    begun = perf_counter()
    visitor.play_until(lambda: visitor.has(".hand button.may"), 60)
    seconds = perf_counter() - begun
    seen = visitor.page.evaluate("seen")
    visitor.context.close()
    return {"first": seconds, "first_cls": seen["cls"], "jumps": seen["jumps"]}


def measure(browser: Browser, url: str) -> dict[str, Any]:
    """One visit: home, Play now, a round of three cards."""
    visitor = phone(browser, url)
    visitor.context.add_init_script(WATCH)
    visitor.short_games({"preset": "standard", "sizes": [3]})
    visitor.page.goto(url)
    visitor.page.wait_for_timeout(LOOKED_AT)
    first = visitor.page.evaluate("seen.lcp")
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.play_until(lambda: visitor.has(".bids"), 60)
    visitor.page.evaluate("seen.task = 0")
    visitor.play_until(lambda: visitor.has(".ending"), 60)
    seen: dict[str, Any] = visitor.page.evaluate("seen")
    visitor.context.close()
    return {**seen, "lcp": first, **first_card(browser, url)}


def main() -> None:
    """Measure, and print a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with browser_and_server() as (browser, server):
        found = [measure(browser, server.url) for _ in range(runs)]
        tasks = [tricks(browser, server.url) for _ in range(runs)]
    for one, longest in zip(found, tasks, strict=True):
        one["trick"] = longest[0]
    most = WANTED["trick"][2]
    print(f"of all tasks in tricks, those up to {most} ms   {share(tasks, most):8.4g} %")
    for name, (what, unit, most) in WANTED.items():
        figure = median(one[name] for one in found)
        print(f"{what:46} {figure:8.4g} {unit:2} (at most {most})")
    jumps = sorted((jump for one in found for jump in one["jumps"]), reverse=True)
    for far, what in jumps[:SHOWN]:
        print(f"  {far:.4f} {what}")


if __name__ == "__main__":
    main()
