"""The tables: their rows, §4's smallest cards, and the page that shows them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from foretell.analysis import Situation, first_round, odds_table, smallest_bids, table_json
from foretell.base.errors import BadRules
from foretell.cards import RANKS_60, card_name, deck_order
from odds_page import renewed

PAGE = Path(__file__).parents[3] / "docs" / "odds.md"
SMALLEST = {
    3: "any J | 2 3 | 3-A 2 | any 2 | any J | any 2",
    4: "any Z | 2-3 4 | 4-A 3 | any 4 | any Z | any 3",
    5: "any Z | 2-7 8 | 8-A 7 | any 8 | any Z | any 7",
    6: "any Z | 2-9 T | T-A 9 | any T | any Z | any 9",
}


@pytest.mark.parametrize(("players", "rows"), SMALLEST.items())
def test_rules_4_smallest_cards(players: int, rows: str) -> None:
    """Off suit; trump by the turned-up rank; Jester up; Wizard up, off suit and in trump."""
    found = " | ".join(f"{row.turned} {row.rank}" for row in smallest_bids(players))
    assert found == rows


def situation_of(card: str, turn_up: str, trump: str | None) -> Situation:
    """The column of the table in which a card and a turn-up are found."""
    if turn_up[0] == "N":
        return Situation.JESTER_UP
    is_trump = card[0] in RANKS_60 and card[1] == (trump or turn_up[1])
    if turn_up[0] == "Z":
        return Situation.NAMED_TRUMP if is_trump else Situation.NAMED_OFF_SUIT
    if not is_trump:
        return Situation.OFF_SUIT
    is_lower_up = RANKS_60.index(turn_up[0]) < RANKS_60.index(card[0])
    return Situation.OVER_TURN_UP if is_lower_up else Situation.UNDER_TURN_UP


def test_the_table_stands_for_every_card_and_turn_up() -> None:
    """Each of the 60 x 59 pairs, with each trump, has its cell, and the cell its chance."""
    cells = {(cell.rank, cell.situation): cell.odds for cell in odds_table(5)}
    names = [card_name(card) for card in deck_order()]
    pairs = [(card, turn_up) for card in names for turn_up in names if card != turn_up]
    used = set()
    for card, turn_up in pairs:
        for trump in "cdhs" if turn_up[0] == "Z" else (None,):
            key = (card[0], situation_of(card, turn_up, trump))
            used.add(key)
            assert cells[key].unbeaten == first_round(5, card, turn_up, trump).unbeaten
    assert used == set(cells)


@pytest.mark.parametrize("players", range(3, 7))
def test_smallest_cards_are_the_boundary(players: int) -> None:
    """In every column, what is at least as good as the smallest card is worth the bid."""
    for situation in Situation:
        bids = [cell.odds.bid for cell in odds_table(players) if cell.situation is situation]
        assert bids == sorted(bids)


def test_tables_are_plain_json() -> None:
    """They survive a trip through JSON text; notes stand where a Wizard is up."""
    table = table_json(4)
    assert json.loads(json.dumps(table)) == table
    rows = table["rows"]
    assert isinstance(rows, list)
    for row in rows:
        assert ("note" in row) == ("Wizard up" in row["situation"] and row["card"] != "Z")


@pytest.mark.parametrize("table", [odds_table, smallest_bids, table_json])
def test_other_numbers_of_players_are_refused(table: object) -> None:
    """Three to six, in every table."""
    assert callable(table)
    with pytest.raises(BadRules, match="players: 2 is not"):
        table(2)


def test_the_page_shows_the_tables() -> None:
    """docs/odds.md is what `make docs` writes."""
    page = PAGE.read_text(encoding="utf-8")
    assert page.count("<!-- table: ") == 2
    assert renewed(page) == page
