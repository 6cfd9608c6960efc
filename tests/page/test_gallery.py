"""The gallery: one command, every part of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import gallery
import locks
import page
from foretell.rules.presets import PRESETS, usual_players
from foretell.rules.toml import parse_rules

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("variant", PRESETS)
def test_every_variant_can_begin_in_a_later_round(variant: str) -> None:
    """A table with these rules can be opened."""
    players = usual_players(variant)
    assert parse_rules(gallery.later(variant), players).players == players


def test_the_gallery_shows_every_part(tmp_path: Path, chromium: str) -> None:
    """The first picture of each: they are there, and the page shows them."""
    if not (page.PAGE / "index.html").exists():
        pytest.skip("the page is not built (make page)")
    command = [sys.executable, str(locks.ROOT / "tools/gallery.py"), str(tmp_path), "--quick"]
    done = subprocess.run(command, cwd=locks.ROOT, capture_output=True, text=True, timeout=550)
    assert not done.returncode, done.stderr
    shown = re.findall(r'<img [^>]*src="([^"]+)"', (tmp_path / "index.html").read_text("utf-8"))
    assert shown == [
        "first-phone.png",
        "aside-home-phone.png",
        "2-seats-bid-phone.png",
        "ask-trump-phone.png",
        "moment-a-card-lifted-phone.png",
        "ending-winner-phone.png",
        "variant-standard-phone.png",
        "look-standard-phone.png",
        "cards-standard.png",
    ]
    for name in shown:
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")
    assert chromium
