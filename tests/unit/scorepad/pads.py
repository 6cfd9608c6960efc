"""Tiny builders of pads: a line of notes instead of a list of entries."""

from __future__ import annotations

from typing import Any

from tests.unit.scorepad.random_pads import NAMES

from foretell.rules.presets import preset
from foretell.rules.value import Rules
from foretell.scorepad import Entry, PadRound, PadStanding, ScorePad


def pad_of(rules: Rules | str = "standard", players: int = 3, dealer: int = 2) -> ScorePad:
    """A pad of a preset or of rules; the last of three deals."""
    made = preset(rules, players) if isinstance(rules, str) else rules
    return ScorePad(made, NAMES[: made.players], dealer)


def noted(pad: ScorePad, n: int, bids: str = "", won: str = "", **notes: Any) -> ScorePad:
    """A pad with a round's bids and tricks, by seat (``-`` for none), and other notes."""
    entries = [Entry(n, key, value) for key, value in notes.items()]
    for key, said in (("bid", bids), ("won", won)):
        values = enumerate(said.split())
        entries += [Entry(n, key, int(one), seat) for seat, one in values if one != "-"]
    return pad.noted(*entries)


def last(pad: ScorePad) -> PadRound:
    """The last round that is scored or has a fault."""
    return [one for one in pad.standing().rounds if one.state in ("scored", "faulty")][-1]


def due(standing: PadStanding) -> list[tuple[str, int | None, tuple[int | str, ...] | None]]:
    """What has to be noted."""
    return [(one.key, one.seat, one.values) for one in standing.due if not one.optional]


def fault(pad: ScorePad) -> str:
    """The sentence of the pad's fault; empty where it has none."""
    found = [one.fault for one in pad.standing().rounds if one.fault]
    return found[0].told("en", pad.names) if found else ""
