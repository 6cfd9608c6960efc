"""Pads at random: notes as they are due, corrections, revokes, notes that do not fit."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from foretell.rules.value import Rules
from foretell.scorepad import Entry, PadDue, PadRound, PadStanding, ScorePad, pad_tables
from foretell.scorepad.entries import TRUMPS, TWISTS

NAMES: Final = ("Ada", "Ben", "Cy", "Dora", "Emil", "Fay")


def new_pad(rules: Rules, seed: int = 0) -> ScorePad:
    """A pad of which nothing is noted yet."""
    return ScorePad(rules, NAMES[: rules.players], seed % rules.players)


def random_pad(rules: Rules, seed: int, steps: int = 60, *, wild: float = 0.15) -> ScorePad:
    """A pad after so many notes; ``wild``: how many of them are not the ones that are due."""
    chance, pad = random.Random(seed), new_pad(rules, seed)
    for _ in range(steps):
        standing = pad.standing()
        if chance.random() < wild:
            pad = pad.noted(wild_note(pad, standing, chance))
        elif standing.due:
            pad = pad.noted(*due_notes(pad, standing, chance))
        elif chance.random() < 0.5:
            pad = mended(pad, standing)
    return pad


def due_notes(pad: ScorePad, standing: PadStanding, chance: random.Random) -> list[Entry]:
    """One or all of the notes that are due, each by itself with a value that fits."""
    n = standing.now or 0
    due = [one for one in standing.due if not one.optional or chance.random() < 0.5]
    if due and due[0].key == "won":
        return shared_tricks(n, due, chance)
    return [Entry(n, one.key, value_of(pad, one, chance), seat_of(one)) for one in due]


def seat_of(due: PadDue) -> int | None:
    """The seat of the entry for what is due; a mended bid is noted without."""
    return due.seat if due.key in ("bid", "won") else None


def shared_tricks(n: int, due: list[PadDue], chance: random.Random) -> list[Entry]:
    """Who took the tricks that are left."""
    left = max(due[0].values or (0,))
    owners = [chance.randrange(len(due)) for _ in range(int(left))]
    return [Entry(n, "won", owners.count(i), one.seat) for i, one in enumerate(due)]


def value_of(pad: ScorePad, due: PadDue, chance: random.Random) -> Any:
    """A value that fits."""
    tables = pad_tables(pad.rules)
    listed = {"turn_up": tables["cards"], "uber": tables["ubers"]}
    return chance.choice(due.values or listed[due.key])


def mended(pad: ScorePad, standing: PadStanding) -> ScorePad:
    """A pad on which the notes of the faulty round are taken back, or which goes on."""
    if standing.finished:
        return pad.noted(Entry(0, "finish", value=False))
    faulty = [one.n for one in standing.rounds if one.fault]
    places = {one.place for one in pad.entries if one.n in faulty}
    return pad.noted(*(Entry(n, key, None, s if s >= 0 else None) for n, key, s in sorted(places)))


def wild_note(pad: ScorePad, standing: PadStanding, chance: random.Random) -> Entry:
    """A correction, a revoke, a note taken back, or any other note."""
    kinds: list[Callable[..., Entry]] = [bid_anew, bid_anew, won_anew, revoke, taken_back, any_note]
    one = chance.choice(standing.rounds) if standing.rounds else None
    return chance.choice(kinds)(pad, one, chance)


def size_of(one: PadRound | None) -> int:
    """Cards dealt in a round, as far as that is known."""
    return (one.size if one else None) or 1


def bid_anew(pad: ScorePad, one: PadRound | None, chance: random.Random) -> Entry:
    """Another bid in some round, now and then a wrong one."""
    most = size_of(one) + (chance.random() < 0.1)
    seat = chance.randrange(pad.rules.players)
    return Entry(one.n if one else 1, "bid", min(chance.randint(0, most), 20), seat)


def won_anew(pad: ScorePad, one: PadRound | None, chance: random.Random) -> Entry:
    """Other tricks in some round."""
    seat = chance.randrange(pad.rules.players)
    return Entry(one.n if one else 1, "won", chance.randint(0, size_of(one)), seat)


def revoke(pad: ScorePad, one: PadRound | None, chance: random.Random) -> Entry:
    """A revoke in some round, sometimes in a trick."""
    trick = {"trick": chance.randint(1, 3)} if chance.random() < 0.4 else {}
    said = {"seat": chance.randrange(pad.rules.players), **trick}
    return Entry(one.n if one else 1, "revoke", said)


def taken_back(pad: ScorePad, _one: PadRound | None, chance: random.Random) -> Entry:
    """Some note taken back."""
    if not pad.entries:
        return Entry(0, "finish", value=False)
    one = chance.choice(pad.entries)
    return Entry(one.n, one.key, None, one.seat)


def any_note(pad: ScorePad, one: PadRound | None, chance: random.Random) -> Entry:
    """Any note that has the shape of one."""
    tables, players = pad_tables(pad.rules), pad.rules.players
    values: dict[str, list[Any]] = {
        "play_off": [list(range(min(2, players))), list(range(players))],
        "dealer": list(range(players)),
        "turn_up": tables["cards"],
        "trump": list(TRUMPS),
        "twist": list(TWISTS),
        "uber": tables["ubers"] or ["K"],
        "adjust": [0, 1, 2],
        "grail": list(range(players)),
    }
    if chance.random() < 0.2:
        top: list[tuple[str, list[Any]]] = [("dealer", values["dealer"]), ("finish", [True, False])]
        key, said = chance.choice(top)
        return Entry(0, key, chance.choice(said))
    key = chance.choice(list(values))
    n = (one.n if one else 1) + (chance.random() < 0.1)
    return Entry(n, key, chance.choice(values[key]))
