"""Verifying a bundle: every check, in the order in which the game went."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final

from foretell.base.i18n import DeferredText
from foretell.fair import checks
from foretell.fair.evidence import Kept, Matter, gather
from foretell.fair.listing import ListedGame, check_list
from foretell.fair.report import BundleReport, Check, fault, person
from foretell.fair.scheme import BOT
from foretell.fair.shape import BadBundle, parse, read

CHECKS: Final[dict[str, Callable[[Matter], list[DeferredText]]]] = {
    "seats": checks.seats,
    "server": checks.server,
    "commitments": checks.commitments,
    "transcript": checks.transcript,
    "first dealer": checks.first_dealer,
    "rounds": checks.rounds,
    "decks": checks.decks,
    "hands": checks.hands,
    "turn-ups": checks.turn_ups,
    "draws": checks.draws,
    "record": checks.record,
}
BY_DECK: Final = ("first dealer", "decks", "hands", "turn-ups", "draws")
BY_RECORD: Final = ("draws",)
MOST_FAILURES: Final = 200


def verify(
    bundle: object, kept: Kept | None = None, listed: Iterable[str] | None = None
) -> BundleReport:
    """Check a bundle, in every way in which it can be checked; no bundle makes this fail.

    Args:
        bundle: the JSON value of a bundle, or its text.
        kept: what the player who asks has kept from before the end.
        listed: the lines of the server's public list.
    """
    try:
        matter = gather(read(parse(bundle) if isinstance(bundle, str | bytes) else bundle))
    except BadBundle as error:
        return BundleReport(checks=(_check("shape", [fault("said", what=error)]),))
    made = [_check("shape", [])]
    made += [_check(name, _run(matter, name, check)) for name, check in CHECKS.items()]
    if kept is not None:
        made.append(_check("kept", checks.kept(matter, kept)))
    if listed is not None:
        made.append(_check("list", _list(matter, listed)))
    return BundleReport(
        game=matter.bundle.game,
        transcript=matter.transcript,
        checks=tuple(made),
        notes=tuple(_notes(matter, kept)),
        has_person=any(one.seed not in (None, BOT) for one in matter.bundle.players),
        is_committed=matter.bundle.is_event and not matter.bundle.players,
        against_kept=kept is not None and kept.is_complete,
    )


def _check(name: str, failures: Iterable[DeferredText]) -> Check:
    return Check(name, tuple(islice(failures, MOST_FAILURES)))


def _run(
    matter: Matter, name: str, check: Callable[[Matter], list[DeferredText]]
) -> list[DeferredText]:
    """What a check finds; without seeds, rules or record, that it cannot be made."""
    is_lame = name in BY_DECK and not matter.has_decks
    is_lame |= name in BY_RECORD and matter.told is None
    if is_lame and matter.bundle.rounds:
        return [fault("lame")]
    return check(matter)


def _list(matter: Matter, lines: Iterable[str]) -> Iterator[DeferredText]:
    bundle, is_over = matter.bundle, matter.told is not None and matter.told.is_over
    is_over |= bundle.is_event  # the line is that of all its tables
    entry = ListedGame(bundle.game, bundle.server_commit, matter.transcript, bundle.server_seed, "")
    return check_list(lines, entry, is_over=is_over)


def _notes(matter: Matter, kept: Kept | None) -> list[DeferredText]:
    bundle, notes = matter.bundle, list[DeferredText]()
    if bundle.first_dealer is not None:
        notes.append(fault("note-named", seat=person(bundle.first_dealer)))
    if bundle.is_event:
        notes.append(fault("note-event" if bundle.players else "note-committed"))
    if bundle.players and all(one.seed == BOT for one in bundle.players):
        notes.append(fault("note-bots"))
    if not bundle.rounds:
        notes.append(fault("note-no-cards"))
    elif matter.told and not matter.told.is_over:
        notes.append(fault("note-stopped", round=len(bundle.rounds)))
    if bundle.players and (kept is None or not kept.is_complete):
        notes.append(fault("note-alone"))
    return notes
