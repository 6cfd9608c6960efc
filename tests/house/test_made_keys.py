"""Texts whose keys are put together, as ``tournament-round-…`` is: all that they become are there.

What a part may be is found where it comes out of a loop over what its file knows, and stands here
for some others. Of what cannot be told some text must at least begin and end so.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Final

from foretell.base.i18n import LANGUAGES, source, topics
from foretell.bots.levels import OFFERED
from foretell.cards import SUIT_LETTERS
from foretell.fair.report import Verdict
from foretell.play.actions import TWISTS
from foretell.rules.axes import Twist
from foretell.rules.presets import PRESETS
from foretell.scorepad.entries import PAD_KEYS, PAD_ROUND_KEYS
from foretell.server.settings.sources import NAMES
from foretell.terminal.events import EventKind
from foretell.terminal.telling import BIDS
from foretell.tournament.formats import TablePoints, TieBreak, TournamentSeating
from foretell.tournament.people import RoundKind
from tests.house.source import PACKAGE, ROOT, module_name, python_files, tree

ASKED: Final = {"text", "say", "spoken"}
"""What is asked for a text by its key, the first or the second value."""
OWN: Final = "terminal-"
"""What the words of the terminal put before a key."""
ROUNDS: Final = [kind.value for kind in RoundKind]
KINDS: Final[dict[str, Collection[str]]] = {
    "daily-kind-…": ["deal", "evening"],
    "daily-what-…": ["deal", "evening"],
    "fair-verdict-…": [verdict.value.replace(" ", "-") for verdict in Verdict],
    "help-setting-…": [name.replace("_", "-") for name in NAMES],
    "level-…": OFFERED,
    "level-…-style": OFFERED,
    "log-…": [kind.value for kind in EventKind if kind not in (*BIDS, EventKind.PLAYED)],
    "page-suit-…": SUIT_LETTERS,
    "plain-daily-…": ["deal", "evening"],
    "preset-title-…": PRESETS,
    "preset-…": PRESETS,
    "rules-twist-of-…": [twist.value for twist in Twist],
    "scorepad-key-…": [*PAD_KEYS, *PAD_ROUND_KEYS],
    "terminal-twist-…": TWISTS,
    "tournament-head-…": [*ROUNDS, *(kind.value for kind in TieBreak)],
    "tournament-next-draw-…": ROUNDS,
    "tournament-round-…": ROUNDS,
    "tournament-says-…": [*(x.value for x in TournamentSeating), *(x.value for x in TablePoints)],
    "twist-…": TWISTS,
}
"""What the part that is left open may be."""
SAID: Final = re.compile(r"\bsay\(`([^`]*)`")
HOLE: Final = re.compile(r"\$\{([^}]*)\}")
EITHER: Final = re.compile(r'\? "([\w-]*)" : "([\w-]*)"$')
PAGE: Final = sorted(
    one for one in (ROOT / "web/src").rglob("*") if one.suffix in (".ts", ".svelte")
)

Loops = Sequence[ast.comprehension]


def missing(asked: dict[str, str]) -> list[str]:
    """The keys, with their places, that have no text in some language."""
    found = []
    for lang in LANGUAGES:
        said = (
            re.findall(r"(?m)^([a-zA-Z][\w-]*) =", source(lang, topic)) for topic in topics(lang)
        )
        keys = [key for keys in said for key in keys]
        known = "\n".join([*keys, *(key.removeprefix(OWN) for key in keys)])
        for key, place in asked.items():
            form = re.escape(key).replace("…", r"[\w-]*")
            if not re.search(f"^{form}$", known, re.MULTILINE):
                found.append(f"{lang} {key} ({place})")
    return found


def filled(key: str) -> list[str]:
    """A key with all that its open part may be, where that is known."""
    return [key.replace("…", part) for part in KINDS.get(key, ["…"])]


def made(node: ast.AST, loops: Loops = ()) -> Iterator[tuple[ast.JoinedStr, Loops]]:
    """The keys that are put together below a node, each with the loops around it."""
    inner = [*loops, *getattr(node, "generators", ())]
    if isinstance(node, ast.For):
        inner.append(ast.comprehension(node.target, node.iter, [], 0))
    if isinstance(node, ast.Call):
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        keys = [one for one in node.args[:2] if isinstance(one, ast.JoinedStr)]
        yield from ((key, loops) for key in keys if called in ASKED)
    for child in ast.iter_child_nodes(node):
        yield from made(child, inner)


def becoming(file: Path, key: ast.JoinedStr, loops: Loops) -> list[str]:
    """All that a key of a file becomes, as far as the file alone tells."""
    names = {one.id for one in ast.walk(key) if isinstance(one, ast.Name)}
    near = [x for x in loops if names & {getattr(one, "id", "") for one in ast.walk(x.target)}]
    if near:
        looped = ast.fix_missing_locations(ast.Expression(ast.ListComp(key, near)))
        try:
            known = vars(import_module(module_name(file)))
            return list(eval(compile(looped, "", "eval"), known))  # noqa: S307  # our own source
        except (NameError, AttributeError):  # it is known only as it runs
            pass
    parts = (part.value if isinstance(part, ast.Constant) else "…" for part in key.values)
    return filled("".join(map(str, parts)))


def shown(page: str, key: str) -> Iterator[str]:
    """All that a key of the page becomes, as far as its file tells."""
    parts = HOLE.split(key)
    for chosen in product(*(_parts(page, hole.strip()) for hole in parts[1::2])):
        yield from filled("".join(map("".join, zip(parts[::2], (*chosen, ""), strict=True))))


def _parts(page: str, hole: str) -> Collection[str]:
    """What a hole is: one of two words, or of a list that is gone through; else nobody knows."""
    if either := EITHER.search(hole):
        return either.groups()
    name = re.escape(hole)
    loop = re.search(rf"(?:#each (\w+) as {name}\b|const {name} of (\w+)\))", page)
    listed = loop and re.search(rf"const {loop[1] or loop[2]}\b[^=]*= \[([^\[\]]*)\]", page)
    return (listed and re.findall(r'"([\w-]*)"', listed[1])) or ["…"]


def test_every_key_that_the_program_makes_has_a_text() -> None:
    """In both languages."""
    asked: dict[str, str] = {}
    for file in python_files(PACKAGE):
        for key, loops in made(tree(file)):
            place = f"{file.relative_to(ROOT)}:{key.lineno}"
            asked |= dict.fromkeys(becoming(file, key, loops), place)
    assert len(asked) > 300
    assert missing(asked) == []


def test_every_key_that_the_page_makes_has_a_text() -> None:
    """In both languages."""
    asked: dict[str, str] = {}
    for file in PAGE:
        page = file.read_text(encoding="utf-8")
        asked |= {one: file.name for key in SAID.findall(page) for one in shown(page, key)}
    assert len(asked) > 150
    assert missing(asked) == []


def test_what_is_missing_is_found() -> None:
    """Of a loop, of a known part, of one of two words, and where nothing begins so."""
    loop = ast.parse('[text(f"about-kept-{x}", lang) for x in (*KEPT, "nothing")]')
    file = PACKAGE / "server/http/routes/operating.py"
    ((key, loops),) = made(loop)
    kept = becoming(file, key, loops)
    page = 'const NAMES = ["one", "two"] as const; {#each NAMES as name (name)}'
    listed = list(shown(page, 'page-${name}-${way ? "undo" : "do"}'))
    assert listed == ["page-one-undo", "page-one-do", "page-two-undo", "page-two-do"]
    assert "tournament-round-final" in filled("tournament-round-…")
    found = missing(dict.fromkeys([*kept, "page-x-…", "page-theme-…"], "here"))
    assert found == [
        f"{lang} {key} (here)" for lang in LANGUAGES for key in ("about-kept-nothing", "page-x-…")
    ]
