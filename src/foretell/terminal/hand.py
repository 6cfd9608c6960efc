"""The own cards, numbered; those that may be played stand out, the others are dimmed."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from foretell.actions import split_card
from foretell.engine.structs import Phase
from foretell.seen import Seen
from foretell.terminal import faces, sight
from foretell.terminal.words import Words

CHOOSING: Final = (Phase.PLAY, Phase.PASS)


def ordered(seen: Seen, seat: int) -> list[str]:
    """The cards of a seat as far as they are known, in the order in which they are shown.

    A dummy that is played for shows the cards that lie open.
    """
    if sight.is_dummy(seen, seat):
        names = [name for name in seen.known_hands[seat] if name in sight.cards(seen, seen.face_up)]
    else:
        names = seen.known_hands[seat]
    return sight.sorted_hand(names, seen.trump, sight.all_cards(seen))


def playable(seen: Seen) -> set[str]:
    """The cards that may be chosen now."""
    if seen.phase not in CHOOSING:
        return set()
    return {split_card(text)[0] for text in seen.legal}


def lines(words: Words, seen: Seen, seat: int, width: int, picked: str | None) -> list[Text]:
    """A seat's cards in as many rows as they need, with their numbers below when one is chosen."""
    names = ordered(seen, seat)
    hidden = seen.hand_counts[seat] - len(names) if not sight.is_dummy(seen, seat) else 0
    is_choice = seen.phase in CHOOSING and sight.may_act(seen) and seat == sight.deciding(seen)
    suited = sight.are_suited(seen)
    longest = max((len(words.card(name, suited=suited)) for name in names), default=1)
    cell = longest + 3
    if cell * len(names) > width - 2:
        cell = longest + 2
    per_row = max(1, (width - 2) // cell)
    rows = -(-len(names) // per_row) or 1
    per_row = -(-len(names) // rows) or 1
    found: list[Text] = []
    for first in range(0, max(len(names), 1), per_row):
        part = list(enumerate(names, start=1))[first : first + per_row]
        found.append(_faces(words, seen, part, cell, picked, is_choice=is_choice, suited=suited))
        if is_choice:
            found.append(_numbers(seen, part, cell, picked))
    if hidden > 0:
        found[0] = found[0] + Text(" ") + faces.beside([faces.back(words)] * hidden)
    return found


def _faces(
    words: Words,
    seen: Seen,
    part: list[tuple[int, str]],
    cell: int,
    picked: str | None,
    *,
    is_choice: bool,
    suited: bool,
) -> Text:
    legal = playable(seen)
    line = Text("  ")
    for _, name in part:
        is_dim = is_choice and name not in legal
        face = faces.card(words, name, suited=suited, is_dim=is_dim)
        if name == picked:
            face.stylize("reverse")
        line += faces.padded(face, cell)
    return line


def _numbers(seen: Seen, part: list[tuple[int, str]], cell: int, picked: str | None) -> Text:
    """Numbers below the cards that may be played."""
    legal = playable(seen)
    line = Text("  ")
    for number, name in part:
        mark = f"[{number}]" if name == picked else f" {number}"
        said = Text(mark, style="bold" if name == picked else "") if name in legal else Text(" -")
        line += faces.padded(said, cell)
    return line
