"""What a record's file came to, as plain values for JSON; a bad file is an answer too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from foretell.base.errors import BadRecord
from foretell.base.i18n import LANGUAGES, told
from foretell.record.format import Record
from foretell.record.reading import read
from foretell.record.replay import Outcome, RoundResult, outcome

Report = dict[str, Any]


def report(file: str, lang: str = LANGUAGES[0]) -> tuple[Report, tuple[str, ...]]:
    """The report of a file, and the players' names; ``{"file", "error"}`` of a bad one.

    >>> report("no such file.toml")
    ({'file': 'no such file.toml', 'error': 'cannot be read: No such file or directory'}, ())
    """
    try:
        record = read(Path(file))
        return {"file": file, **summary(record, outcome(record))}, record.players
    except BadRecord as error:
        return {"file": file, "error": told(error, lang)}, ()


def summary(record: Record, ended: Outcome) -> Report:
    """A record played again, as plain values; only rounds that are scored are listed.

    >>> from foretell.record import Record, outcome
    >>> record = Record(players=("Ada", "Bo", "Cy"))
    >>> summary(record, outcome(record))["scores"]
    [0, 0, 0]
    """
    return {
        "complete": ended.game.is_over,
        "rules": record.rules,
        "scores": ended.game.scores,
        "rounds": [round_summary(one) for one in ended.rounds if not one.is_play_off],
        "play_off": [round_summary(one) for one in ended.rounds if one.is_play_off],
    }


def round_summary(one: RoundResult) -> Report:
    """One scored round as plain values."""
    plain: Report = {
        "size": one.size,
        "dealer": one.dealer,
        "trump": one.trump,
        "bids": list(one.bids),
        "won": None if one.won is None else list(one.won),
        "points": list(one.points),
        "scores": list(one.scores),
    }
    if one.revoke:
        trick = {} if one.revoke.trick is None else {"trick": one.revoke.trick}
        plain["revoke"] = {"seat": one.revoke.seat, **trick}
    return plain
