"""Every frame that an earlier server sent in seeded games, kept; run by hand when frames change.

``.venv/bin/python -m tests.server.earlier.frames`` writes them anew: do so only where a change of
the protocol is meant, and read what :func:`differences` says of it before.
"""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from foretell.base.i18n import LANGUAGES, text
from tests.server.earlier.views import in_todays_words
from tests.server.noninterference import frames_of

FILE: Final = Path(__file__).parent / "frames.json.xz"
SEEDS: Final = (*range(0, 85, 3), 41, 202, 407, 1414)
"""Seeds of the two worlds: each set of rules, each kind of viewer, every kind of message."""
RENAMED: Final = {
    "customs": "round_rules",
    "refused": "rejected",
    "told": "chatted",
    "wing": "premove",
}
"""A field or a tag in the kept frames, and what it is called now."""

ADDED: Final = {"claim_points", "host_looks_on"}
"""Fields that no kept frame has yet."""
REAL: Final = tuple(text("rules-revoke-real", lang) for lang in LANGUAGES)
SAID: Final = (
    *(form for said in REAL for form in (f"<li>{said}</li>", f" {said}")),
    " and nobody else; there are as many tricks as cards dealt to each (ruling)",
    ", und für sonst niemanden; Stiche sind es so viele, wie jeder Karten bekommt (Festlegung)",
)
"""What the rules say now and no kept frame has yet."""


def sent(seed: int) -> list[Any]:
    """The moment and the message of each frame; of a page, its text. Ends were not kept then."""
    frames = [(moment, one) for moment, one in frames_of(seed) if not one[:4].isdigit()]
    return [[moment, read(frame)] for moment, frame in frames]


def read(frame: bytes) -> Any:
    """A message as a value."""
    for said in SAID:
        frame = frame.replace(said.encode(), b"")
    if not frame.startswith(b'{"t":'):
        return page(frame.decode())
    return json.loads(frame, object_hook=lambda told: {k: told[k] for k in told if k not in ADDED})


def page(html: str) -> str:
    """A page without what only its looks rest on: its style, and how much room is in the text."""
    plain = " ".join(re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL).split())
    return plain.replace("> ", ">").replace(" <", "<")


def kept() -> dict[int, list[Any]]:
    """The frames as an earlier server sent them, in today's words."""
    return {
        int(seed): renamed(value)
        for seed, value in json.loads(lzma.decompress(FILE.read_bytes())).items()
    }


def renamed(value: Any) -> Any:
    """The same message with every renamed field and tag, and its view of the game as today's."""
    if isinstance(value, dict):
        named = {RENAMED.get(str(key), str(key)): renamed(one) for key, one in value.items()}
        is_view = "round_no" in named and "trick_as" in named
        return in_todays_words(named) if is_view else named
    if isinstance(value, list):
        return [renamed(one) for one in value]
    if isinstance(value, str):
        return page(value) if value.startswith("<!doctype") else RENAMED.get(value, value)
    return value


def what_was(now: Any, before: Any) -> Any:
    """What is shown now, without the fields that nothing had before."""
    if isinstance(now, dict) and isinstance(before, dict):
        return {key: what_was(now[key], before[key]) for key in before if key in now}
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return [what_was(one, other) for one, other in zip(now, before, strict=True)]
    return now


def by_code(frame: Any) -> Any:
    """A rejection is the same by its code, however it is worded."""
    if isinstance(frame, list) and isinstance(frame[-1], dict) and frame[-1]["t"] == "rejected":
        worded = {"message", "details"}
        return [*frame[:-1], {key: one for key, one in frame[-1].items() if key not in worded}]
    return frame


def differences(seed: int, before: list[Any], now: list[Any]) -> Iterator[str]:
    """What is sent otherwise than before, frame by frame."""
    for place, (old, new) in enumerate(zip_longest(before, now)):
        if by_code(old) != by_code(new):
            yield f"seed {seed}, frame {place}:\n  before {old}\n  now    {new}"


if __name__ == "__main__":
    everything = {seed: sent(seed) for seed in SEEDS}
    FILE.write_bytes(lzma.compress(json.dumps(everything).encode(), preset=9))
