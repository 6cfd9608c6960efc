"""What the page's main thread does while tricks are played, task by task, as the browser traces it.

A page itself is told of tasks from 50 ms on; a frame at sixty a second has a third of that.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain
from typing import Any, Final

from playwright.sync_api import Page

CATEGORIES: Final = ["-*", "toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK: Final = "RunTask"
MAIN: Final = "CrRendererMain"
DUE: Final = """() => {
  if (!document.querySelector(".hand button")) return "over";
  const one = document.querySelector(".hand button.up, .hand button.may");
  if (!one) return null;
  const { x, y } = one.getBoundingClientRect();
  return [x + 12, y + 16];
}"""
LOOKS: Final = 120
"""Milliseconds from one look at the hand to the next."""

Event = dict[str, Any]


def tasks_of_tricks(page: Page) -> list[float]:
    """Play a hand to its last card; the milliseconds of each task meanwhile, the longest first."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    while (due := page.evaluate(DUE)) != "over":
        if due:
            page.mouse.click(*due)  # the browser's own events: no script looks where to tap
        page.wait_for_timeout(LOOKS)
    return sorted(_tasks(json.loads(browser.stop_tracing())["traceEvents"]), reverse=True)


def _tasks(events: list[Event]) -> list[float]:
    """Processor time of the busiest main thread's tasks: what other programs take is left out."""
    named = [one for one in events if one["name"] == "thread_name"]
    mains = {_thread(one) for one in named if one["args"]["name"] == MAIN}
    whole = [one for one in events if one["name"] == TASK and "tdur" in one]
    ran = [one for one in whole if _thread(one) in mains]
    busiest, _ = Counter(map(_thread, ran)).most_common(1)[0]
    return [float(one["tdur"]) / 1000 for one in ran if _thread(one) == busiest]


def _thread(event: Event) -> tuple[int, int]:
    return event["pid"], event["tid"]


def share(found: list[list[float]], most: float) -> float:
    """How many of a hundred tasks are within a limit."""
    tasks = list(chain.from_iterable(found))
    return 100 * sum(one <= most for one in tasks) / len(tasks)
