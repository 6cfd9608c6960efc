"""Nothing is animated but what a browser moves without laying out or painting anything anew."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import page

CHEAP: Final = {"transform", "translate", "rotate", "scale", "opacity"}
"""What may change from frame to frame."""
SAID_BESIDE: Final = {"offset", "easing", "composite", "animation-timing-function"}
"""What a key frame says beside what it changes."""
STYLES: Final = "*.css"
SOURCES: Final = ("*.ts", "*.svelte")
TRANSITION: Final = re.compile(r"(?<![\w-])transition(?:-property)?\s*:\s*([^;}]+)")
KEYFRAMES: Final = re.compile(r"@(?:-\w+-)?keyframes\s+[\w-]+\s*\{")
DECLARED: Final = re.compile(r"([\w-]+)\s*:")
MOVES: Final = re.compile(r"\.animate\(\s*")
MADE_BY_SVELTE: Final = re.compile(r'from "svelte/(?:transition|animate)"')
"""Slides and blurs change heights and filters."""


def closing(text: str, start: int) -> int:
    """Where the bracket ends that opens at a place."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "{[(") - (text[place] in "}])")
        if depth == 0:
            return place
    return len(text)


def transitions(style: str) -> Iterator[str]:
    """Each property that glides from one value to another."""
    for found in TRANSITION.finditer(style):
        for one in re.sub(r"\([^()]*\)", "", found[1]).split(","):
            name = one.split()[0]
            if name not in {"none", "inherit"}:
                yield name


def keyframes(style: str) -> Iterator[str]:
    """Each property that a key frame changes."""
    for found in KEYFRAMES.finditer(style):
        frames = style[found.end() : closing(style, found.end() - 1)]
        for block in re.findall(r"\{([^}]*)\}", frames):
            yield from DECLARED.findall(block)


def moves(source: str) -> Iterator[str]:
    """Each property in the frames that a script gives to ``Element.animate``."""
    for found in MOVES.finditer(source):
        frames = source[found.end() : closing(source, found.end()) + 1]
        if frames[0] not in "{[":
            continue  # named elsewhere: a game that is played shows what it changes
        flat = re.sub(r"`[^`]*`|\"[^\"]*\"", "0", frames)
        yield from re.findall(r"(?:^|[{,])\s*([a-zA-Z]+)\s*:", flat)


def costly(properties: Iterator[str]) -> set[str]:
    """Those for which the browser has to lay out or paint."""
    return set(properties) - CHEAP - SAID_BESIDE


def test_the_search_finds_what_is_forbidden() -> None:
    """In each of the ways in which something can be animated."""
    style = "a{transition:transform .1s cubic-bezier(0,1,1,1),border-color .2s}"
    assert costly(transitions(style)) == {"border-color"}
    assert costly(transitions("a{transition-property:width,opacity}")) == {"width"}
    assert costly(transitions("a{transition:.2s}")) == {".2s"}  # everything
    rise = "@keyframes rise{from{opacity:0;top:4px}50%{transform:none}}b{left:0}"
    assert costly(keyframes(rise)) == {"top"}
    glide = 'node.animate({ translate: [`${a.x}px`, "0 0"], filter: "blur(2px)" }, { duration: 9 })'
    assert costly(moves(glide)) == {"filter"}
    assert costly(moves("node.animate([{ height: 0, opacity: 1 }], 9)")) == {"height"}


@pytest.mark.skipif(not page.PAGE.is_dir(), reason="the page is not built (make page)")
def test_no_style_that_is_sent_animates_anything_costly() -> None:
    """Every style sheet of the built page."""
    sheets = list(page.PAGE.rglob(STYLES))
    texts = {sheet.name: sheet.read_text(encoding="utf-8") for sheet in sheets}
    assert any(list(keyframes(text)) for text in texts.values())
    assert any(list(transitions(text)) for text in texts.values())
    found = {
        name: costly(transitions(text)) | costly(keyframes(text)) for name, text in texts.items()
    }
    assert not {name: wrong for name, wrong in found.items() if wrong}


def test_no_script_animates_anything_costly() -> None:
    """Every source of the page, in what it says to the browser and in what it takes from Svelte."""
    sources: list[Path] = [one for kind in SOURCES for one in (page.WEB / "src").rglob(kind)]
    texts = {one.name: one.read_text(encoding="utf-8") for one in sources}
    assert any(list(moves(text)) for text in texts.values())
    found = {name: costly(moves(text)) for name, text in texts.items()}
    assert not {name: wrong for name, wrong in found.items() if wrong}
    assert not [name for name, text in texts.items() if MADE_BY_SVELTE.search(text)]
