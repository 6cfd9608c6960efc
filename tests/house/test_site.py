"""The site of `make site`: every page has its place in it, and a dead link fails."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

import build_site
from site_pages import HOME, ROOT, files, listed

FOREIGN = re.compile(r"""<(?:script|link|img)[^>]*=["'](?:https?:)?//""")
needs_sphinx = pytest.mark.skipif(find_spec("sphinx") is None, reason="`make site` brings Sphinx")


def test_every_page_stands_in_the_navigation_once() -> None:
    """And the navigation names none that is not there."""
    pages = [file.relative_to(ROOT).with_suffix("").as_posix() for file in files() if file != HOME]
    assert sorted(listed()) == sorted(pages)


def test_the_home_leads_to_every_page(tmp_path: Path) -> None:
    """It is the README with the navigation; links to the README lead to it."""
    build_site.stage(tmp_path)
    home = (tmp_path / "index.md").read_text(encoding="utf-8")
    assert home.startswith(HOME.read_text(encoding="utf-8")[:40])
    assert all(f"\n{page}\n" in home for page in listed())
    assert not (tmp_path / "README.md").exists()
    staged = "".join(file.read_text(encoding="utf-8") for file in (tmp_path / "docs").glob("*.md"))
    assert "(../index.md" in staged
    assert "(../README.md" not in staged


@needs_sphinx
@pytest.mark.slow
def test_the_site_is_whole_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    """Every page, a search, both themes."""
    assert build_site.main([str(tmp_path / "site")]) == 0
    for page in (*listed(), "index", "search"):
        text = (tmp_path / "site" / f"{page}.html").read_text(encoding="utf-8")
        assert not FOREIGN.search(text), page
    assert (tmp_path / "site" / "searchindex.js").stat().st_size > 30_000
    assert "prefers-color-scheme" in "".join(
        file.read_text(encoding="utf-8") for file in (tmp_path / "site/_static").rglob("*.css")
    )


@needs_sphinx
@pytest.mark.slow
@pytest.mark.parametrize("link", ["nowhere.md", "rules.md#nowhere"])
def test_a_dead_link_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, link: str) -> None:
    """To no page, and to no heading."""
    plain = build_site.page
    monkeypatch.setattr(build_site, "page", lambda text: plain(f"{text}\n[x](docs/{link})\n"))
    assert build_site.main([str(tmp_path / "site")])
