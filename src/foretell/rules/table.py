"""One row for each axis: all there is to know of it, in the order in which rules are told.

Its range, values, sources, sentences and label stand here. Checks, files, words, the page's
builder, docs and tests read these rows; an axis of :class:`~foretell.rules.axes.Axes` without a
row is refused when this file is read. The numbers of the scoring have rows of their own
(:data:`~foretell.rules.points.POINTS`).
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from foretell.cards import CAMELOT_CARDS
from foretell.rules import sentences
from foretell.rules.axes import (
    MAX_HAND,
    MAX_ROUNDS,
    SMYRNA,
    Axes,
    Scoring,
    Sees,
    Sizes,
    TrumpChanges,
    Twist,
)
from foretell.rules.points import MOST_POINTS, POINTS
from foretell.rules.rows import AxisRow
from foretell.rules.selectors import ALWAYS, Selector
from foretell.rules.twists import tell_twists

PLAYERS: Final = {0: (3, 4, 5, 6), 1: (2,), 2: (1,)}
"""How many may play, by the number of dummies (rules 1, Two-Player, Solitaire)."""
_BY_ROUND: Final = "Can differ from round to round."
_DEUCES: Final = ("2c", "2d", "2h", "2s")


def _uneven(_: Any) -> dict[str, Any]:
    return {"uneven": ALWAYS}


def _wizards_for(_: bool) -> dict[str, Any]:  # noqa: FBT001
    return {"trump_changes": TrumpChanges.WIZARDS}


def _players_for(dummies: int) -> dict[str, Any]:
    return {"players": PLAYERS[dummies][-1] if dummies else 4}


def _rounds_for(sizes: Any) -> dict[str, Any]:
    return {"rounds": 5} if sizes is Sizes.ALL else {}


def _falling(every: int) -> dict[str, Any]:
    return {"sizes": Sizes.DOWN} if every else {}


AXES: Final = (
    AxisRow(
        name="players",
        section="table",
        low=1,
        high=6,
        sources=("1.1", "1.1"),
        listed=(5,),
        say=sentences.say_players,
    ),
    AxisRow(
        name="dummies",
        section="table",
        needs=_players_for,
        amounts=(0, 1, 2),
        listed=(1, 2),
        sources=("1.1", "Two-Player", "Solitaire"),
        say=sentences.say_dummies,
    ),
    AxisRow(
        name="deck",
        section="table",
        amounts=(60, 36),
        listed=(36,),
        sources=("1.1", "Junior"),
        say=sentences.say_deck,
    ),
    AxisRow(
        name="drop",
        section="table",
        listed=(_DEUCES,),
        sources=("1.1", "Camelot"),
        say=sentences.say_drop,
        note="A list of printed cards.",
    ),
    AxisRow(
        name="add",
        section="table",
        listed=tuple((card,) for card in CAMELOT_CARDS),
        sources=("1.1", *["Camelot"] * len(CAMELOT_CARDS)),
        say=sentences.say_add,
        note="A list of cards; each of the four may come alone.",
    ),
    AxisRow(name="aside", section="table", high=60, listed=(3,), sources=("1.5", "Two-Player")),
    AxisRow(name="roles", section="table", note=_BY_ROUND),
    AxisRow(
        name="suited",
        section="table",
        needs=_wizards_for,
        sources=("Tricksy", "1.9"),
        note="Matters only with `trump_changes`.",
    ),
    AxisRow(
        name="sizes",
        section="rounds",
        low=1,
        high=MAX_HAND,
        listed=((1, 3, 5),),
        sources=("Custom",),
        needs=_rounds_for,
        say=sentences.say_sizes,
        note="As it is with four players; no seat ever gets more than 20 cards.",
    ),
    AxisRow(
        name="rounds",
        section="rounds",
        high=MAX_ROUNDS,
        listed=(5,),
        sources=("1.3", "Wizard Maximus"),
        say=sentences.say_rounds,
        note="How many rounds of the plan are played; `all` needs it.",
    ),
    AxisRow(
        name="trump",
        section="trump",
        say=sentences.by_round("trump", sentences.trump_word),
        note=_BY_ROUND,
    ),
    AxisRow(name="trump_changes", section="trump", say=sentences.say_trump_changes),
    AxisRow(name="uber", section="trump", sources=("1.10", "Uber-wizard")),
    AxisRow(
        name="twist",
        section="trump",
        several=Twist,
        listed=(SMYRNA, (Twist.PASS_ONE, Twist.ALL_JESTERS)),
        sources=("1.5", "Smyrna", "Smyrna"),
        say=tell_twists,
        note="None, Smyrna's six, or a list of those that a table offers.",
    ),
    AxisRow(
        name="sees",
        section="bids",
        only={Sees.FOREHEAD: Selector("size-is", 1)},
        say=sentences.by_round("sees"),
        note=_BY_ROUND,
    ),
    AxisRow(name="last_card_up", section="bids", sources=("1.13", "Last card up")),
    AxisRow(name="bidding", section="bids", say=sentences.say_bidding, note=_BY_ROUND),
    AxisRow(
        name="uneven",
        section="bids",
        say=sentences.say_uneven,
        sources=("1.6", "Screw the Dealer, Hardcore, Camelot"),
        note="In which rounds the last bidder must keep the bids from adding up to the tricks.",
    ),
    AxisRow(name="uneven_at", section="bids", needs=_uneven, say=sentences.say_nothing),
    AxisRow(
        name="uneven_for",
        section="bids",
        needs=_uneven,
        say=sentences.if_uneven("uneven_for"),
    ),
    AxisRow(
        name="uneven_zero",
        section="bids",
        needs=_uneven,
        say=sentences.if_uneven("uneven_zero"),
    ),
    AxisRow(name="dealer_role", section="bids"),
    AxisRow(name="exchange", section="play", note=_BY_ROUND),
    AxisRow(name="revoke", section="play", say=sentences.say_revoke),
    AxisRow(name="deuces", section="play"),
    AxisRow(
        name="cancels",
        section="play",
        listed=(("8s",),),
        sources=("1.10", "Two-Player"),
        say=sentences.say_cancels,
        note="A list of cards.",
    ),
    AxisRow(
        name="scoring",
        section="points",
        sources=("1.11", "Flat points"),
        listed=(Scoring(flat=True), Scoring(**{row.name: row.sample for row in POINTS})),
        say=sentences.say_scoring,
        note='Written `"standard"`, `"flat"`, or a table of keys such as `{ missed = -20 }`; '
        "keys left out stay as in the preset.",
    ),
    AxisRow(
        name="eliminate",
        section="end",
        high=MAX_ROUNDS,
        listed=(2,),
        sources=("1.12", "Nannie's Rule"),
        needs=_falling,
        say=sentences.say_eliminate,
    ),
    AxisRow(
        name="target",
        section="end",
        high=MOST_POINTS,
        listed=(100,),
        sources=("1.12", "Two-Player"),
        say=sentences.say_target,
    ),
    AxisRow(name="tie", section="end", say=sentences.say_tie),
)
"""Every axis, in the order in which it is told."""

ROWS: Final = {row.name: row for row in AXES}
WITHOUT_ROW: Final = {axis.name for axis in fields(Axes)} - set(ROWS)
if WITHOUT_ROW:
    raise TypeError(f"axes without a row in foretell.rules.table: {WITHOUT_ROW}")

SECTIONS: Final = {
    section: tuple(row for row in AXES if row.section == section)
    for section in dict.fromkeys(row.section for row in AXES)
}
"""The sections of a telling, with their axes."""
