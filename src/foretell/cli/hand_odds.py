"""``foretell odds --hand``: what each bid on a hand is worth, as tables or as JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from foretell.base.i18n import figure, text

if TYPE_CHECKING:
    from rich.table import Table

    from foretell.bots.hand_odds import HandOdds
    from foretell.bots.noted import NotedHand
    from foretell.rules.value import Rules

BAR: Final = 32
"""Columns of the longest bar."""
LEAST: Final = 0.0005
"""Shares below are not shown."""


@dataclass(frozen=True, kw_only=True)
class HandAsked:
    """A hand as the options give it: cards and bids as text, blanks or commas between."""

    players: int
    rules: str
    hand: str
    place: int
    turn_up: str | None
    trump: str | None
    bids: str
    bot: str
    worlds: int | None
    seed: int

    def note(self, rules: Rules) -> NotedHand:
        """The hand, under rules that have been read."""
        from foretell.bots.noted import NotedHand

        return NotedHand(
            rules=rules,
            hand=tuple(map(as_recorded, _parts(self.hand))),
            place=self.place,
            turn_up=self.turn_up and as_recorded(self.turn_up),
            trump=self.trump,
            bids=tuple(map(_number, _parts(self.bids))),
        )


def as_recorded(card: str) -> str:
    """A card as records write it: people also say 10 for T.

    >>> as_recorded("10d"), as_recorded("8d")
    ('Td', '8d')
    """
    return f"T{card[2:]}" if card[:2] == "10" and len(card) == 3 else card


def _parts(said: str) -> list[str]:
    """What blanks and commas part."""
    return said.replace(",", " ").split()


def _number(said: str) -> int:
    """A bid.

    Raises:
        BadNotation: it is no number.
    """
    from foretell.base.errors import BadNotation
    from foretell.base.i18n import spoken

    if not said.isascii() or not said.isdigit():
        raise spoken(BadNotation(""), "failed-noted-number", bid=said)
    return int(said)


def tell_hand(asked: HandAsked, lang: str | None) -> None:
    """Find the odds of a hand and print them, in a language or as JSON where there is none."""
    from rich.console import Console

    from foretell.bots.hand_odds import hand_odds
    from foretell.cli.rules import read_rules

    note = asked.note(read_rules(asked.rules, asked.players))
    with Console(stderr=True).status(text("odds-playing", lang or "en")):
        found = hand_odds(note, bot=asked.bot, worlds=asked.worlds, seed=asked.seed)
    console = Console(highlight=False)
    if lang is None:
        print(json.dumps(hand_json(asked, found)))
        return
    title = f"[bold]{_title(asked, note, lang)}[/bold]"
    for part in (title, _bids(found, lang), _tricks(found, lang), _model(note, found, lang)):
        console.print(part)


def hand_json(asked: HandAsked, found: HandOdds) -> dict[str, Any]:
    """The odds of a hand as plain values; each mean stands before its standard error."""
    said = {"players": asked.players, "rules": asked.rules, "place": asked.place}
    how = {"bot": found.bot, "worlds": found.worlds, "seed": asked.seed}
    rows = [
        {"bid": one.bid, "points": one.points, "behind": one.behind, "tricks": one.tricks}
        for one in found.bids
    ]
    return {**said, **how, "do_bids_tell": found.do_bids_tell, "best": found.best, "bids": rows}


def _title(asked: HandAsked, note: NotedHand, lang: str) -> str:
    """What is known of the hand, in a line."""
    up = text("odds-hand-up", lang, card=note.turn_up) if note.turn_up else ""
    up += text("odds-hand-trump", lang, suit=note.trump) if note.trump else ""
    bids = " ".join(map(str, note.bids))
    before = text("odds-hand-before", lang, bids=bids) if note.bids else ""
    players, place, hand = asked.players, asked.place, " ".join(note.hand)
    return text("odds-hand-title", lang, players=players, place=place, hand=hand) + up + before


def _bids(found: HandOdds, lang: str) -> Table:
    """What each bid is worth, the best marked."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for key in ("bid", "points", "behind"):
        table.add_column(text(f"odds-hand-{key}", lang), justify="right")
    for one in found.bids:
        is_best = one.bid == found.best
        behind = text("odds-hand-best", lang) if is_best else _mean(one.behind)
        style = "bold green" if is_best else ""
        points = _mean(one.points, "+")
        table.add_row(f"{one.bid}{'*' if is_best else ' '}", points, behind, style=style)
    return table


def _mean(value: tuple[float, float], sign: str = "") -> str:
    """A number with its standard error.

    >>> _mean((-7.942, 0.218)), _mean((7.942, 0.218), "+")
    ('−7.94 ± 0.22', '+7.94 ± 0.22')
    """
    return f"{figure(f'{value[0]:{sign}.2f}')} ± {value[1]:.2f}"


def _tricks(found: HandOdds, lang: str) -> Table:
    """How often each number of tricks comes of the best bid."""
    from rich import box
    from rich.table import Table

    best = next(one for one in found.bids if one.bid == found.best)
    table = Table(
        title=text("odds-hand-tricks", lang, bid=best.bid), box=box.SIMPLE_HEAD, show_header=False
    )
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right")
    most = max(share for share, _ in best.tricks)
    for number, (share, error) in enumerate(best.tricks):
        if share >= LEAST:
            bar = "█" * max(1, round(BAR * share / most))
            style = "bold green" if number == best.bid else ""
            percent = f"{100 * share:.1f} ± {100 * error:.1f} %"
            table.add_row(str(number), bar, percent, style=style)
    return table


def _model(note: NotedHand, found: HandOdds, lang: str) -> str:
    """Of what the numbers are, and what they do not know."""
    how = text("odds-hand-model", lang, worlds=found.worlds, bot=found.bot)
    belief = text("odds-hand-belief", lang) if found.do_bids_tell else ""
    named = text("odds-hand-named", lang) if note.trump else ""
    return " ".join(filter(None, (how, belief, named)))
