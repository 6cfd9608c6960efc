"""One game under some rules, told with every seat's view after each action.

`.venv/bin/python -m tests.golden.playthroughs` writes the files anew; look at the diff.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from foretell.cards import cards_in, names_in
from foretell.engine.fields import Ints
from foretell.engine.structs import Phase
from foretell.game.chance import SeededChance
from foretell.game.game import Game
from foretell.play.history import Deal
from foretell.play.seen import Seen
from foretell.rules.axes import (
    SMYRNA,
    Bidding,
    Deuces,
    Exchange,
    Revoke,
    Roles,
    Sees,
    Tie,
    TrumpChanges,
    UnevenAt,
    always,
)
from foretell.rules.presets import preset
from foretell.rules.selectors import ALWAYS
from foretell.rules.value import Rules
from tests.builders import CAMELOT

FOLDER: Final = Path(__file__).parent / "playthroughs"
GAMES: Final[dict[str, tuple[Rules, int]]] = {
    "standard": (Rules(sizes=(1, 3)), 1),
    "camelot": (Rules(players=3, sizes=(2, 6), uneven=ALWAYS, **CAMELOT), 3),
    "pull-one": (Rules(players=3, sizes=(2, 3), exchange=always(Exchange.PULL_ONE)), 2),
    "pass-one-last-card-up": (
        Rules(players=3, sizes=(3,), exchange=always(Exchange.PASS_ONE), last_card_up=ALWAYS),
        2,
    ),
    "two-player": (preset("two-player"), 5),
    "solitaire": (Rules(players=1, dummies=2, deck=36, sizes=(2, 3)), 5),
    "honour-play-off": (
        Rules(players=3, sizes=(2,), revoke=Revoke.HONOUR, tie=Tie.PLAY_OFF, uber=True),
        8,
    ),
    "blind-mended": (
        Rules(
            players=3,
            sizes=(2, 2),
            sees=always(Sees.BLIND),
            bidding=always(Bidding.HIDDEN),
            uneven=ALWAYS,
            uneven_at=UnevenAt.REVEAL,
        ),
        4,
    ),
    "forehead-called": (
        Rules(players=3, sizes=(1, 1), sees=always(Sees.FOREHEAD), roles=always(Roles.CALLED)),
        21,
    ),
    "smyrna-tricksy-magic": (
        Rules(
            players=3,
            sizes=(3, 3),
            twist=SMYRNA,
            trump_changes=TrumpChanges.WIZARDS,
            deuces=Deuces.WIZARD_WHEN_FOLLOWING,
        ),
        14,
    ),
    "delayed-nannie": (
        Rules(players=4, sizes=(3, 2, 1), eliminate=1, bidding=always(Bidding.DELAYED)),
        6,
    ),
}
"""Name -> rules and seed."""
MOST_LINES: Final = 170


def words(values: object) -> str:
    """A list as words; a dash for nothing."""
    listed = [str(value) for value in values] if isinstance(values, list | tuple) else [str(values)]
    return " ".join("-" if value == "None" else value for value in listed) or "-"


def public(seen: Seen) -> str:
    """What everybody sees, in one line."""
    parts = {
        "phase": seen.phase.name.lower(),
        "actor": words(seen.actor),
        "trump": words(seen.trump),
        "up": words(seen.turn_up),
        "trick": words(seen.trick),
        "led": seen.get("led"),
        "winning": words(seen.winning),
        "won": words(seen.seats_of("won")),
        "voids": words(seen.seats_of("voids")),
        "cards": words(seen.hand_count),
        "scores": words(seen.seats_of("scores")),
    }
    return ", ".join(f"{name} {value}" for name, value in parts.items())


def private(seen: Seen) -> str:
    """What one seat sees of hands and bids, and may do, in one line."""
    held = [names_in(cards, seen.rules.deck) for cards in seen.seats_of("known")]
    known = [f"{seat}: {words(hand)}" for seat, hand in enumerate(held) if hand]
    exchange = [seen.get(name) for name in ("passed", "received", "given", "given_to")]
    parts = {"bids": words(seen.bids[: seen.players]), "knows": "; ".join(known) or "-"}
    if exchange != [-1, -1, -1, 0]:
        parts["exchange"] = words(exchange)
    if seen.legal:
        parts["legal"] = words(seen.legal)
    return ", ".join(f"{name} {value}" for name, value in parts.items())


class PythonChance(SeededChance):
    """The decks and draws of Python's generator: the files have been dealt by it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.random = random.Random(seed)

    def shuffle(self, deck: Ints, round_no: int) -> None:  # noqa: ARG002  # one stream for all
        """Shuffle in place; rounds are dealt in their order."""
        cards = deck.tolist()
        self.random.shuffle(cards)
        deck[:] = cards

    def draw(self, choices: int, round_no: int, step: int) -> int:  # noqa: ARG002
        """One of a mask's choices."""
        return self.random.choice(cards_in(choices))


def told(rules: Rules, seed: int) -> list[str]:
    """The lines of a game; long games end after some of them."""
    game, chance = Game(rules, seed=seed, dealer=0, auto_deal=False), random.Random(seed)
    game.chance = PythonChance(seed)
    lines: list[str] = []
    while not game.is_over and len(lines) < MOST_LINES:
        if game.phase == Phase.DEAL:
            game.deal()
            dealt = [entry for entry in game.history if isinstance(entry, Deal)][-1]
            lines.append(f"deal: dealer {dealt.dealer}, round {dealt.round_no + 1}")
        else:
            action = chance.choice(game.legal())
            lines.append(f"seat {game.actor}: {action}")
            game.act(action)
        lines.append(f"   all  {public(game.view(-1))}")
        lines += [f"    {seat}   {private(game.view(seat))}" for seat in range(rules.players)]
    return [*lines, f"points {words(game.points)}, ranks {words(game.ranks)}"]


def text_of(name: str) -> str:
    """The text of one playthrough."""
    return "\n".join(told(*GAMES[name])) + "\n"


def file_of(name: str) -> Path:
    """Where it is kept."""
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GAMES:
        file_of(each).write_text(text_of(each), encoding="utf-8")
