"""``foretell verify``: whether the deals of a finished game are those that its seeds give."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import click

from foretell.base.i18n import spoken, text
from foretell.cli.spoken import Spoken, language

if TYPE_CHECKING:
    from foretell.fair import BundleReport, Kept
    from foretell.fair.fetching import Fetcher

STATUS = {"verified": 0, "failed": 1, "not verifiable": 3, "committed": 3}
"""The exit status of each verdict (2 is click's, for wrong options)."""
RECORD: Final = re.compile(rb"\A(?:\xef\xbb\xbf)?(?:\s*#[^\n]*\n)*\s*format\s*=[^\n]*\n")
"""How a game record begins."""


@click.command("verify", cls=Spoken, help="help-verify")
@click.argument("place", metavar="FILE|URL")
@click.option("--commit", metavar="HEX", help="help-verify-commit")
@click.option("--seed", metavar="HEX", help="help-verify-seed")
@click.option("--list", "list_place", metavar="FILE|URL", help="help-verify-list")
@click.option("--json", "as_json", is_flag=True, help="help-option-json")
@click.pass_context
def verify_command(
    context: click.Context,
    *,
    place: str,
    commit: str | None,
    seed: str | None,
    list_place: str | None,
    as_json: bool,
) -> None:
    """Verify the deals of a finished game from its bundle."""
    from foretell.fair import Kept

    kept = None if commit is None and seed is None else Kept(commit, seed)
    report = reported(place, list_place, kept)
    if as_json:
        click.echo(json.dumps(report.to_json()))
    else:
        tell(report, language(context))
    context.exit(STATUS[report.verdict.value])


def reported(place: str, list_place: str | None, kept: Kept | None) -> BundleReport:
    """The report of a file or address; a list that cannot be read is a failure of its own.

    Raises:
        ForetellError: the bundle cannot be read.
    """
    from foretell.fair import Check, verify
    from foretell.fair.fetching import (
        MOST_LIST_BYTES,
        Fetcher,
        Unreadable,
        bundle_url,
        is_url,
        list_url,
    )
    from foretell.fair.report import fault

    reader = Fetcher()
    place = bundle_url(reader.game_url(place)) if is_url(place) else place
    bundle = bundle_of(place, reader)
    list_place = list_place or (list_url(place) if is_url(place) else None)
    if list_place is None:
        return verify(bundle, kept)
    try:
        listed = reader.read(list_place, MOST_LIST_BYTES).decode("utf-8", "replace")
    except Unreadable as error:
        report = verify(bundle, kept)
        return replace(report, checks=(*report.checks, Check("list", (fault("said", what=error),))))
    return verify(bundle, kept, [line for line in listed.split("\n") if line.strip()])


def bundle_of(place: str, reader: Fetcher) -> bytes:
    """What lies at a place.

    Raises:
        ForetellError: it cannot be read, or is something else that people take for a bundle.
    """
    from foretell.fair.fetching import Unreadable, is_url

    found = reader.read(place)
    if is_url(place) and found.lstrip()[:1] == b"<":
        raise spoken(Unreadable(""), "failed-a-page", file=place)
    if is_record(found):
        raise spoken(Unreadable(""), "failed-a-record", file=place)
    return found


def is_record(data: bytes) -> bool:
    r"""Whether this is a game record, which says nothing about its seeds.

    >>> is_record(b'format = 1\nrules = "standard"'), is_record(b'{"format": 1}')
    (True, False)
    """
    return RECORD.search(data) is not None


def tell(report: BundleReport, lang: str) -> None:
    """Print a report."""
    end = text(f"fair-verdict-{report.verdict.value.replace(' ', '-')}", lang)
    click.echo(f"{report.game or text('fair-no-game', lang)}: {end}")
    for check in report.checks:
        mark = text("fair-ok" if check.holds else "fair-failed", lang)
        click.echo(f"  {mark:8}{check.called(lang):14}{check.about(lang)}")
        for failure in check.told(lang):
            click.echo(f"{'':24}{failure}")
    if report.transcript:
        click.echo(f"  T       {report.transcript}")
    for note in report.notes:
        click.echo(f"  {text('fair-note', lang):8}{note.told(lang)}")
