"""The page of a view's fields, made from the properties of ``Seen`` and a position of a game."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.play.seen import Seen
from foretell.play.seen_cards import SeenCards
from foretell.play.seen_round import SeenRound
from foretell.play.seen_tricks import SeenTricks
from foretell.play.view_fields import SAYINGS, view_fields
from foretell.rules.presets import preset

LONGEST: Final = 60
"""Characters of an example; of a longer list the beginning is shown."""
ROUND: Final = 4
WORDY: Final = ("phase", "twist")
"""Fields of many words, which the page lists."""
PARTS: Final = {
    "The round": SeenRound,
    "Tricks": SeenTricks,
    "Cards": SeenCards,
    "Choices and points": Seen,
}
BEGIN: Final = Path(__file__).with_name("views_text.md")
END: Final = "\nThis page is made from the code by `make docs`.\n"


def page() -> str:
    """The page: a table for each part of a view."""
    told = dict.fromkeys(names(), "")
    example = position().to_dict()
    lines = [BEGIN.read_text(encoding="utf-8")]
    for title, kind in PARTS.items():
        lines += [f"## {title}", "", "| field | type | | example |", "|---|---|---|---|"]
        for name, member in vars(kind).items():
            if isinstance(member, property) and name in told:
                del told[name]
                lines.append(_row(name, member, example[name]))
        lines.append("")
    if told:
        raise LookupError(f"no property says what {', '.join(told)} is")
    lines.append(f"The examples are those of one position:\n\n```text\n{position()}\n```")
    return "\n".join(lines) + "\n" + END


def names() -> list[str]:
    """The fields of a view."""
    return [*(field.name for field in view_fields(preset("standard"))), "legal"]


def position() -> Seen:
    """In the middle of a trick of a round, what the seat in turn sees."""
    chance = random.Random(1)
    game = Game(preset("standard", players=4), seed=7, dealer=0)
    while game.round_number < ROUND or game.phase != Phase.PLAY or len(game.trick) < 2:
        game.act(chance.choice(game.legal()))
    return game.view(game.actor or 0)


def _row(name: str, member: property, example: Any) -> str:
    """A field: its type in Python, what it is, and how it looks in JSON."""
    kind = get_type_hints(member.fget)["return"]
    shown = kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)
    shown = shown.replace("|", "\\|")
    meaning = " ".join((member.__doc__ or "").split()).replace("``", "`")
    if name in WORDY:
        meaning = f"{meaning[:-1]}: {' '.join(f'`{word}`' for word in SAYINGS[name].words)}."
    return f"| `{name}` | `{shown}` | {meaning} | `{_shortened(json.dumps(example))}` |"


def _shortened(text: str) -> str:
    """An example, or its beginning."""
    if len(text) <= LONGEST:
        return text
    return text[: text.rindex(", ", 0, LONGEST)] + " …"
