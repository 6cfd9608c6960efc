"""A pad of the server as the score pad that counts it."""

from __future__ import annotations

from foretell.rules.toml import parse_rules
from foretell.scorepad import Entry, ScorePad
from foretell.server.pads.events import PadNote, PadOpened


def with_notes(opened: PadOpened, notes: list[PadNote]) -> ScorePad:
    """The score pad of some notes; whether they fit each other is for its standing to say.

    Raises:
        ForetellError: one of them is no note.
    """
    players = tuple(opened.players)
    pad = ScorePad(parse_rules(opened.rules, len(players)), players, opened.dealer)
    entries = [{"n": x.n, "key": x.key, "value": x.value, "seat": x.seat} for x in notes]
    return pad.noted(*map(Entry.from_dict, entries))
