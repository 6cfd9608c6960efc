"""What contradicts itself is refused, naming both fields and the reason (rules 3)."""

from __future__ import annotations

from typing import Any

import pytest

from foretell.base.errors import BadRules
from foretell.rules.toml import parse_rules

ALL_BUT_WIZARDS = [rank + suit for suit in "cdhs" for rank in "N23456789TJQKA"]

REFUSED: list[tuple[str, dict[str, Any], int, tuple[str, ...]]] = [
    (
        "at-once bids with an uneven rule refused at once",
        {"bidding": "hidden", "uneven": "always"},
        4,
        ("bidding", "uneven_at"),
    ),
    (
        "at-once bids in one round that is uneven too",
        {"bidding": [["round 5", "hidden"], ["always", "in-turn"]], "uneven": "size >= 5"},
        4,
        ("bidding", "uneven_at"),
    ),
    (
        "delayed bids with an uneven rule",
        {"bidding": "delayed", "uneven": "always"},
        4,
        ("bidding", "uneven"),
    ),
    (
        "delayed bids with an uneven rule mended at the reveal",
        {"bidding": "delayed", "uneven": "round 2", "uneven_at": "reveal"},
        4,
        ("bidding", "uneven"),
    ),
    (
        "forced zero with uneven",
        {"bidding": "zero", "uneven": "always"},
        4,
        ("bidding", "uneven"),
    ),
    (
        "forced zero with flat points",
        {"bidding": "zero", "scoring": "flat"},
        4,
        ("bidding", "scoring"),
    ),
    (
        "forced zero with a second bid mode",
        {"bidding": [["every 2", "zero"], ["always", "hidden"]]},
        4,
        ("bidding", "zero"),
    ),
    ("a round that needs more cards than the deck", {"sizes": [16]}, 4, ("sizes", "deck")),
    ("cards aside that the deck lacks", {"sizes": [15], "aside": 1}, 4, ("sizes", "deck")),
    (
        "German championship 2008 with other than 4",
        {"preset": "german-championship-2008"},
        5,
        ("players", "bidding"),
    ),
    ("tournament sizes with 6", {"preset": "bsw-tournament"}, 6, ("players", "sizes")),
    ("Smyrna where trump is fixed", {"twist": "smyrna", "trump": "c"}, 4, ("twist", "trump")),
    (
        "Smyrna where all cards are dealt",
        {"twist": "smyrna", "sizes": "all", "rounds": 3},
        4,
        ("twist", "trump"),
    ),
    (
        "called roles without Wizards",
        {"roles": "called", "drop": ["Zc", "Zd", "Zh", "Zs"]},
        4,
        ("roles", "drop"),
    ),
    (
        "called roles without Jesters",
        {"roles": "called", "deck": 36, "drop": ["Nc", "Nd"]},
        4,
        ("roles", "drop"),
    ),
    (
        "an uber card in a deck of Wizards alone",
        {"uber": True, "sizes": [1], "drop": ALL_BUT_WIZARDS},
        3,
        ("uber", "drop"),
    ),
    (
        "Smyrna's uber card in a deck of Wizards alone",
        {"twist": "smyrna", "sizes": [1], "drop": ALL_BUT_WIZARDS},
        3,
        ("twist", "drop"),
    ),
    ("forehead beyond one card", {"sees": "forehead"}, 4, ("sees", "sizes")),
    ("forehead with two cards", {"sees": "forehead", "sizes": [1, 2]}, 4, ("sees", "sizes")),
    (
        "forehead with an exchange",
        {"preset": "forehead", "exchange": "pull-one"},
        4,
        ("sees", "exchange"),
    ),
    (
        "forehead with an exchange in one round of one card",
        {"preset": "forehead", "exchange": [["last", "pull-one"]], "sizes": "up-down"},
        4,
        ("sees", "exchange"),
    ),
    (
        "called roles without Jesters in one round",
        {"roles": [["round 9", "called"]], "drop": ["Nc", "Nd", "Nh", "Ns"]},
        4,
        ("roles", "drop"),
    ),
    ("Dragon without Fairy", {"add": ["Dr"]}, 4, ("add", "not played yet")),
    ("Dragon and Fairy", {"add": ["Dr", "Fa"]}, 4, ("add", "not played yet")),
    ("Vampire where nothing is turned up", {"add": ["Va"], "trump": "c"}, 4, ("add", "not played")),
    (
        "Camelot with Magic",
        {"preset": "camelot", "deuces": "wizard-when-following"},
        4,
        ("add", "deuces"),
    ),
    ("dummies with Camelot", {"dummies": 1, "add": ["Me"]}, 2, ("dummies", "add")),
    (
        "dummies with elimination",
        {"dummies": 1, "sizes": "down", "eliminate": 2},
        2,
        ("dummies", "eliminate"),
    ),
    (
        "dummies with an exchange",
        {"dummies": 1, "exchange": "pass-one"},
        2,
        ("dummies", "exchange"),
    ),
    (
        "dummies with a saboteur",
        {"preset": "two-player", "dealer_role": "saboteur"},
        2,
        ("dummies", "dealer_role"),
    ),
    (
        "dummies with forehead",
        {"dummies": 2, "sees": [["size = 1", "forehead"]]},
        1,
        ("dummies", "sees"),
    ),
    ("dummies with blind bids", {"dummies": 1, "sees": "blind"}, 2, ("dummies", "sees")),
    ("dummies with a play-off", {"dummies": 1, "tie": "play-off"}, 2, ("dummies", "tie")),
    ("elimination in a plan that climbs", {"eliminate": 2}, 4, ("eliminate", "sizes")),
    (
        "elimination in a plan that stands still",
        {"eliminate": 2, "sizes": "all", "rounds": 9},
        4,
        ("eliminate", "sizes"),
    ),
    (
        "elimination in a plan with too few rounds",
        {"eliminate": 2, "sizes": "down", "rounds": 5},
        4,
        ("eliminate", "sizes"),
    ),
    (
        "elimination in a plan in which nobody drops out",
        {"eliminate": 3, "sizes": [2, 1]},
        4,
        ("eliminate", "sizes"),
    ),
    (
        "both saboteurs",
        {"dealer_role": ["saboteur", "spoils"]},
        4,
        ("dealer_role", "saboteur", "spoils"),
    ),
    (
        "elimination with a target score",
        {"eliminate": 2, "sizes": "down", "target": 100},
        4,
        ("eliminate", "target"),
    ),
    (
        "flat points with a bonus",
        {"preset": "flat-points", "scoring": {"flat": True, "grail": 20}},
        4,
        ("scoring.flat", "flat", "grail"),
    ),
    ("two players without a dummy", {}, 2, ("players", "dummies")),
    ("three players with a dummy", {"dummies": 1}, 3, ("players", "dummies")),
    ("two players with two dummies", {"dummies": 2}, 2, ("players", "dummies")),
    ("all without rounds", {"sizes": "all"}, 4, ("sizes", "rounds")),
    ("more rounds than sizes", {"rounds": 16}, 4, ("rounds", "sizes")),
]


@pytest.mark.parametrize(
    ("table", "players", "named"),
    [case[1:] for case in REFUSED],
    ids=[case[0].replace(" ", "-") for case in REFUSED],
)
def test_contradictions_are_refused(
    table: dict[str, Any], players: int, named: tuple[str, ...]
) -> None:
    """The message names both fields and says more than their names."""
    with pytest.raises(BadRules) as caught:
        parse_rules(table, players)
    said = str(caught.value)
    assert all(word in said for word in named)
    assert len(said) > 10 + sum(len(word) for word in named)


ACCEPTED: list[tuple[str, dict[str, Any], int]] = [
    (
        "at once in some rounds, uneven in others",
        {"bidding": [["rounds 1-6", "hidden"], ["always", "in-turn"]], "uneven": "rounds 7-"},
        4,
    ),
    ("at once and uneven, mended", {"preset": "hidden-notequal"}, 3),
    ("uneven in rounds of one card", {"uneven": "size = 1"}, 6),
    ("Smyrna where the last rounds turn nothing up", {"twist": "smyrna", "sizes": [15, 14]}, 4),
    ("called roles with one of each", {"roles": "called", "drop": ["Zc", "Zd", "Zh", "Nc"]}, 4),
    ("forehead in rounds of one card alone", {"sees": "forehead", "sizes": [1, 1, 1]}, 4),
    ("forehead that no round reaches", {"preset": "forehead", "sizes": "by-two"}, 3),
    (
        "forehead with blind bids in other rounds",
        {"sees": [["size = 1", "forehead"], ["every 3", "blind"], ["always", "own"]]},
        4,
    ),
    (
        "forehead with an exchange in other rounds",
        {"preset": "forehead", "exchange": [["size >= 2", "pull-one"]]},
        4,
    ),
    (
        "called roles that no round reaches",
        {"roles": [["round 16", "called"]], "drop": ["Nc", "Nd", "Nh", "Ns"], "sizes": [1]},
        4,
    ),
    ("a dummy with a larger deck", {"dummies": 1}, 2),
    ("elimination down to the one-card round, three left", {"preset": "nannie-3"}, 6),
    ("elimination in a list that falls", {"sizes": [9, 7, 5, 3, 2, 1], "eliminate": 2}, 4),
    ("elimination long enough for one to be left", {"sizes": [9, 8, 7, 6], "eliminate": 2}, 3),
    ("a saboteur with an uneven rule", {"preset": "saboteur", "uneven": "always"}, 3),
    ("flat points in Camelot without its bonus", {"preset": "camelot", "scoring": "flat"}, 4),
    ("one size, and a target score", {"sizes": [7], "target": 200}, 5),
]


@pytest.mark.parametrize(
    ("table", "players"),
    [case[1:] for case in ACCEPTED],
    ids=[case[0].replace(" ", "-") for case in ACCEPTED],
)
def test_neighbours_of_contradictions_are_accepted(table: dict[str, Any], players: int) -> None:
    """What only looks like a contradiction can be played."""
    assert parse_rules(table, players).players == players
