"""A table as plain HTML, for a browser that follows a link: text, tables, no script."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from foretell.i18n import figure
from foretell.rules.explain import explain
from foretell.server.live.table import LiveTable
from foretell.server.store.interface import Summary
from foretell.server.table.shown import Shown
from foretell.server.table.state import OVER, Status, TableState
from foretell.server.views import TrickView
from foretell.server.web.html import document, items, table


def table_page(live: LiveTable) -> str:
    """The page of a table: nothing on it that a stranger may not know."""
    state = live.state
    shown = live.audience.everybodys()
    parts = [
        f"<h1>{escape(state.name)}</h1>",
        f"<p>{escape(_standing(shown))}</p>",
        "<h2>Seats</h2>",
        items(_seats(shown)),
        _join(state),
        _after(state),
        "<h2>Scores</h2>",
        _sheet(shown),
        "<h2>Finished tricks of this round</h2>",
        items(_trick(shown, trick) for trick in shown.table["tricks"]) or "<p>None yet.</p>",
        "<h2>Rules</h2>",
        *_rules(state),
    ]
    return document(state.name, parts)


def home_page(tables: Iterable[Summary]) -> str:
    """The way in, without the page: a link to every table that is listed."""
    rows = "".join(
        f'<li><a href="/t/{escape(one.id)}">{escape(one.name)}</a>, {escape(one.status)}</li>'
        for one in tables
    )
    how = "<p>To play, in a terminal: <code>foretell join</code> and the address of this page.</p>"
    return document("Foretell", ["<h1>Foretell</h1>", how, f"<ul>{rows}</ul>"])


def _standing(shown: Shown) -> str:
    words = {
        "open": "Waiting for players.",
        "starting": "The game is about to begin.",
        "playing": f"Round {len(shown.sheet) + 1} is being played.",
        "finished": "The game is over.",
        "ended": "The game ended early.",
    }
    return words[shown.table["status"]]


def _seats(shown: Shown) -> Iterable[str]:
    for place, seat in enumerate(shown.table["seats"]):
        is_lent = seat.kind == "person" and seat.bot
        kind = " (bot)" if seat.kind == "bot" else " (a bot stands in)" if is_lent else ""
        yield f"Seat {place + 1}: {seat.name or 'free'}{kind}"


def _join(state: TableState) -> str:
    if state.status in OVER:
        return ""
    if state.status is not Status.OPEN:
        return (
            "<p>To watch, in a terminal: <code>foretell join LINK --watch</code> "
            f"with the link of this page (…/t/{state.id}); without <code>--watch</code> to play on "
            "in your own seat.</p>"
        )
    return (
        "<p>To sit down, in a terminal: <code>foretell join LINK</code> "
        f"with the link of this page (…/t/{state.id}).</p>"
    )


def _after(state: TableState) -> str:
    """Where everything about a game that is over stands."""
    if state.status not in OVER or not state.fair.transcript:
        return ""
    place = f"/games/{state.fair.game}"
    return (
        f'<p><a href="{place}">Look through the game</a>, all hands open; '
        f'<a href="{place}/record.toml">its record</a>; '
        f'<a href="{place}/deal.json">its deals</a>, to be checked with '
        f"<code>foretell verify</code> and the address of that file.</p>"
    )


def _rules(state: TableState) -> Iterable[str]:
    for section in explain(state.rules, "en"):
        yield f"<h3>{escape(section.title)}</h3>{items(section.sentences)}"


def _sheet(shown: Shown) -> str:
    """The score sheet: for each round bid, tricks and total of every player."""
    if not shown.sheet:
        return "<p>No round is scored yet.</p>"
    names = [seat.name for seat in shown.table["seats"]]
    rows = []
    for row in shown.sheet:
        cells = zip(row.bids, row.won, row.points, row.scores, strict=True)
        said = (
            f"{'–' if b is None else b}/{w}, {figure(f'{p:+}')}: {figure(s)}"
            for b, w, p, s in cells
        )
        rows.append([f"{row.number} ({row.cards})", *said])
    return table(["Round (cards)", *names], rows) + "<p>Bid/tricks, points: total.</p>"


def _trick(shown: Shown, trick: TrickView) -> str:
    winner = "nobody" if trick.winner is None else _name(shown, trick.winner)
    return f"{_name(shown, trick.leader)} led: {' '.join(trick.cards)} — taken by {winner}"


def _name(shown: Shown, seat: int) -> str:
    seats = shown.table["seats"]
    return str(seats[seat].name) if seat < len(seats) else "the dummy"
