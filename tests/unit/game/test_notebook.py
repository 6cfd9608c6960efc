"""What a notebook shows of a game, of what a seat sees and of a record: the same as the state."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from foretell.game.game import Game
from foretell.record import read, write
from foretell.record.format import Record
from foretell.rules.presets import preset
from foretell.svg.drawing import said

SVG = "{http://www.w3.org/2000/svg}svg"
HOSTILE = '<script>alert("1")</script> & Co'


def parsed(shown: object) -> ET.Element:
    """What a notebook asks an object for, which has to be whole."""
    return ET.fromstring(shown._repr_html_())  # type: ignore[attr-defined]  # noqa: S314


def cells(tree: ET.Element) -> list[list[str]]:
    """The rows of the first table: texts, and of drawings what they say."""
    body = tree.find("table/tbody")
    assert body is not None
    return [[_told(cell) for cell in row] for row in body]


def _told(cell: ET.Element) -> str:
    drawing = cell.find(SVG)
    return "".join(cell.itertext()) if drawing is None else drawing.get("aria-label", "")


def in_words(cards: list[str]) -> str:
    """Cards as a screen reader says them."""
    return ", ".join(map(said, cards))


@pytest.fixture
def game() -> Game:
    """Two tricks into the third round, a card on the table."""
    made = Game(preset("standard", players=3), seed=7, dealer=0)
    while made.round_number < 3 or len(made.trick) != 1 or len(made.hands[0]) > 2:
        made.act(made.legal()[0])
    return made


def test_a_game_shows_all_hands(game: Game) -> None:
    """By seat: bid, tricks, score, cards; under it the trick, and whose turn it is."""
    tree = parsed(game)
    marks = [">" if seat == game.actor else "" for seat in range(3)]
    assert cells(tree) == [
        [
            f"{marks[seat]} {seat}".strip(),
            str(game.bids[seat]),
            str(game.won[seat]),
            str(game.scores[seat]),
            in_words(game.hands[seat]),
        ]
        for seat in range(3)
    ]
    trick = tree.findall("table")[1]
    drawn = [one.get("aria-label") for one in trick.iter(SVG)]
    assert drawn == [said(card) for card in game.trick]
    assert f"seat {game.actor} plays" in "".join(tree[-1].itertext())


def test_a_view_shows_what_its_seat_sees(game: Game) -> None:
    """Other hands lie face down, as many as there are."""
    rows = cells(parsed(game.view(1)))
    hidden = [in_words(["?"] * len(hand)) for hand in game.hands]
    assert [row[-1] for row in rows] == [hidden[0], in_words(game.hands[1]), hidden[2]]


def test_names_are_escaped(game: Game) -> None:
    """Whatever somebody calls themselves stays a name."""
    game.names = ("Ada", HOSTILE, "Cy")
    assert HOSTILE not in game._repr_html_()
    assert cells(parsed(game))[1][0].endswith(f"1 {HOSTILE}")
    assert HOSTILE in [head.text for head in parsed(game.record()).iter("th")]


def test_every_moment_of_a_game_is_whole() -> None:
    """From the first deal to the end, under rules with dummies and special cards too."""
    for name in ("camelot", "two-player", "solitaire"):
        game = Game(replace(preset(name), rounds=2, target=0), seed=3)
        while not game.is_over:
            assert parsed(game).tag == parsed(game.view(0)).tag == "div"
            game.act(game.legal()[-1])
        assert "the game is over" in game._repr_html_()


def test_a_record_shows_its_score_sheet(game: Game) -> None:
    """Rules, players, and by round trump and each one's circle, bid and tricks, points, total."""
    record = read(write(game.record(["Ada", "Bo", "Cy"])))
    tree = parsed(record)
    assert "".join(tree.find("table/caption").itertext()) == "Rules: standard"  # type: ignore[union-attr]
    rows = cells(tree)
    assert [row[0] for row in rows] == ["1", "2", "3", "score"]
    totals = [cell.split()[-1].replace("−", "-") for cell in rows[1][2:]]
    assert list(map(int, totals)) == game.scores
    first = record.rounds[0]
    assert first.won
    assert first.bids
    assert first.score
    points = f"{first.score[0]:+d} {first.score[0]}".replace("-", "−")
    assert first.dealer == 0
    assert rows[0][2] == f"○ {first.bids[0]}│{first.won[0]} {points}"


def test_a_printed_record_has_the_same_sheet(game: Game) -> None:
    """Row by row what the notebook shows, below the rules."""
    record = read(write(game.record(["Ada", "Bo", "Cy"])))
    said, _, *lines = str(record).splitlines()
    assert said == "Rules: standard"
    assert [line.split() for line in lines[:-1]] == [
        " ".join(row).split() for row in cells(parsed(record))
    ]


def test_a_record_of_own_rules_says_their_name() -> None:
    """And what they are; a record without rounds is whole too."""
    tags = {"rules_name": "Thursday"}
    record = Record(rules={"bidding": "hidden"}, players=("Ada", "Bo", "Cy"), tags=tags)
    caption = parsed(record).find("table/caption")
    assert caption is not None
    assert caption.text == 'Rules: Thursday: { bidding = "hidden" }'
