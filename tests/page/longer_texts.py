"""Texts 40 % longer than they are: what the page does in a language of many letters.

Nothing of it is in the product: the test stretches the catalogues on their way to the browser.
"""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import Page, Route

from tests.page.browsing import fetched

LONGER: Final = 0.4
LITERAL: Final = re.compile(r"`(?:[^`\\]|\\.)*`|\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'", re.DOTALL)
WORD: Final = re.compile(r"[A-Za-zÄÖÜäöüß]{3,}")
MESSAGE: Final = re.compile(r"^([a-z][\w-]* = ?)(.*)$")
VARIANT: Final = re.compile(r"^(\s+\*?\[[\w-]+\] ?)(.*)$")
PLACEABLE: Final = re.compile(r"(\{[^{}]*\}|\{ \$\w+ ->)")


def stretched(text: str) -> str:
    """A text 40 % longer, its placeables as they are.

    >>> stretched("Play { $bid } tricks now")
    'Playyy { $bid } tricksss noww'
    """
    return "".join(
        part if PLACEABLE.fullmatch(part) else WORD.sub(_longer, part)
        for part in PLACEABLE.split(text)
    )


def _longer(word: re.Match[str]) -> str:
    return word[0] + word[0][-1] * max(1, round(len(word[0]) * LONGER))


def catalogue(source: str) -> str:
    """A whole catalogue, longer."""
    lines: list[str] = []
    for line in source.split("\n"):
        found = MESSAGE.match(line) or VARIANT.match(line)
        if found:
            lines.append(found[1] + stretched(found[2]))
        else:
            lines.append(line if line.strip() in {"}", ""} else stretched(line))
    return "\n".join(lines)


def stretch(page: Page) -> None:
    """Let a page read longer texts from now on."""

    def longer(route: Route) -> None:
        answer = fetched(route)
        code = answer.text()
        literal = max(LITERAL.findall(code), key=len)
        source = json.loads(literal) if literal[0] == '"' else _template(literal[1:-1])
        route.fulfill(response=answer, body=code.replace(literal, json.dumps(catalogue(source))))

    page.route("**/assets/text-*.js", longer)


def _template(text: str) -> str:
    """The text of a template literal."""
    return re.sub(r"\\(.)", lambda m: {"n": "\n"}.get(m[1], m[1]), text)
