"""Each code of what is not done has one sentence, in one place, and every sentence a code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from foretell.base.i18n import LANGUAGES, source, topics
from foretell.server.protocol.event import RANGES
from tests.house.source import ROOT, nodes

MADE = {"Rejection", "CommandRejected", "illegal"}
"""What is made with a code first; what its sentence speaks of follows by name."""
WORDED = {"problem", "refusal"}
"""What is made with a status, a code and a sentence that is written there."""
TOPIC = "rejected"
FILES = sorted((ROOT / "src/foretell").rglob("*.py"))
PAGE = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]


def sentences(lang: str) -> dict[str, str]:
    """The sentence of each code."""
    found = re.findall(rf"(?ms)^{TOPIC}-([a-z-]+) = (.*?)(?=^[a-z#]|\Z)", source(lang, TOPIC))
    return {code: sentence.strip() for code, sentence in found}


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Where a rejection is made with a code that is written there."""
    for path in FILES:
        for node in nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                code = node.args[0]
                is_code = isinstance(code, ast.Constant) and isinstance(code.value, str)
                if node.func.id in MADE and is_code:
                    yield str(code.value), node  # type: ignore[attr-defined]


def test_every_code_has_a_sentence() -> None:
    """What it speaks of is given with it."""
    known = sentences(LANGUAGES[0])
    assert len(list(calls())) > 80
    for code, call in calls():
        assert code in known, code
        given = {keyword.arg for keyword in call.keywords}
        is_worded = None in given or any(
            isinstance(one, ast.Constant) and one.value == "" for one in call.args[1:]
        )
        assert is_worded or set(re.findall(r"\$(\w+)", known[code])) <= given, code
    for lang in LANGUAGES:
        assert sentences(lang).keys() == known.keys()
        assert {f"{name}-range" for name in RANGES} <= known.keys()


def worded() -> Iterator[str]:
    """The codes that are given with a sentence where they are said."""
    for path in FILES:
        for node in nodes(path):
            if isinstance(node, ast.Call) and len(node.args) > 2:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                code = node.args[1]
                if name in WORDED and isinstance(code, ast.Constant):
                    yield str(code.value)


def test_a_code_with_a_sentence_is_given_no_other() -> None:
    """A code that HTTP alone knows has its sentence where it is answered."""
    found = set(worded())
    assert {"no-such-address", "head-too-large", "bad-request"} <= found
    assert sorted(found & sentences(LANGUAGES[0]).keys()) == []


def test_every_sentence_has_a_code() -> None:
    """Some part of the program or of the page says it."""
    said = "\n".join(path.read_text(encoding="utf-8") for path in (*FILES, *PAGE))
    for code in sentences(LANGUAGES[0]):
        name = code.removesuffix("-range")
        assert f'"{code}"' in said or name in RANGES or f"{TOPIC}-{code}" in said, code


def test_no_sentence_stands_twice() -> None:
    """Neither under two codes nor in another topic, where the same might be said otherwise."""
    for lang in LANGUAGES:
        own = list(map(plain, sentences(lang).values()))
        others = [
            plain(text)
            for topic in set(topics(lang)) - {TOPIC}
            for text in re.findall(r"(?m)^[a-z-]+ = (.+)", source(lang, topic))
        ]
        assert sorted(one for one in own if (own + others).count(one) > 1) == []


def plain(sentence: str) -> str:
    """A sentence without what differs by its place alone."""
    return sentence.lower().rstrip(".")
