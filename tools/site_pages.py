"""Which pages the site of `make site` has, and in which order they stand."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
HOME: Final = ROOT / "README.md"
NAVIGATION: Final = {
    "Play": (
        "docs/page",
        "docs/terminal",
        "docs/score-pad",
        "docs/printing",
        "docs/tournaments",
        "docs/fair-deals",
        "docs/history",
    ),
    "Rules and odds": ("docs/rules", "docs/rulings", "docs/odds"),
    "Build on it": (
        "docs/tutorial",
        "docs/api",
        "docs/views",
        "docs/data",
        "docs/record",
        "docs/bots",
        "docs/compiled",
        "docs/environments",
        "docs/training",
        "docs/conformance",
        "docs/speed",
    ),
    "Servers": (
        "docs/server",
        "docs/protocol",
        "docs/operating",
        "docs/deploying",
        "docs/privacy",
        "docs/promises",
    ),
    "The project": (
        "CHANGELOG",
        "CONTRIBUTING",
        "benchmarks/README",
        "docs/dependencies",
        "docs/credits",
    ),
}
"""Heading -> pages, without the README, which is the home."""


def listed() -> list[str]:
    """Every page of the navigation, in order."""
    return [page for pages in NAVIGATION.values() for page in pages]


def files() -> list[Path]:
    """Every page that there is, the home first."""
    others = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "benchmarks" / "README.md"]
    return [HOME, *sorted(file for file in others if file != HOME)]
