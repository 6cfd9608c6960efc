"""A table as plain HTML, for a browser that follows a link: text, tables, no script."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from foretell.base.i18n import LANGUAGES, figure, text
from foretell.rules.explain import explain
from foretell.server.http.html import coded, document, isolated, items, said, table
from foretell.server.protocol.views import TrickView
from foretell.server.store.interface import Summary
from foretell.server.table.projection import Projection
from foretell.server.table.state import OVER, Status, TableState
from foretell.server.tables.live_table import LiveTable


def table_page(live: LiveTable, lang: str = LANGUAGES[0]) -> str:
    """The page of a table: nothing on it that a stranger may not know."""
    return _Page(live.state, live.audience.everybodys(), lang).html()


def home_page(tables: Iterable[Summary], lang: str = LANGUAGES[0]) -> str:
    """The way in, without the page: a link to every table that is listed."""
    rows = "".join(
        f'<li><a href="/t/{escape(one.id)}">{escape(one.name)}</a>, '
        f"{said(lang, f'status-{one.status}')}</li>"
        for one in tables
    )
    how = coded("plain-home-how", lang, command="<code>foretell join</code>")
    return document("Foretell", ["<h1>Foretell</h1>", f"<p>{how}</p>", f"<ul>{rows}</ul>"], lang)


class _Page(NamedTuple):
    """A table as it is shown to everybody, in a language."""

    state: TableState
    shown: Projection
    lang: str

    def told(self, key: str, **args: str | int) -> str:
        """A text of plain pages, as HTML."""
        return said(self.lang, key, **args)

    def html(self) -> str:
        """The whole page."""
        tricks = [self.trick(one) for one in self.shown.table["tricks"]]
        parts = [
            f"<h1>{escape(self.state.name)}</h1>",
            f"<p>{self.standing()}</p>",
            f"<h2>{self.told('seats')}</h2>",
            items(self.seats()),
            self.join(),
            self.after(),
            f"<h2>{self.told('scores')}</h2>",
            self.sheet(),
            f"<h2>{self.told('tricks')}</h2>",
            items(tricks) or f"<p>{self.told('none-yet')}</p>",
            f"<h2>{self.told('rules')}</h2>",
            *self.rules(),
        ]
        return document(self.state.name, parts, self.lang)

    def standing(self) -> str:
        """How far the table is."""
        status = self.shown.table["status"]
        return self.told(f"standing-{status}", number=len(self.shown.sheet) + 1)

    def seats(self) -> Iterable[str]:
        """Who sits where."""
        for place, seat in enumerate(self.shown.table["seats"], start=1):
            name = seat.name or text("plain-seat-free", self.lang)
            is_lent = seat.kind == "person" and seat.bot
            key = "bot" if seat.kind == "bot" else "lent" if is_lent else ""
            name = text(f"plain-seat-{key}", self.lang, name=isolated(name)) if key else name
            yield text("plain-seat", self.lang, number=place, name=isolated(name))

    def join(self) -> str:
        """How to come to the table from a terminal."""
        if self.state.status in OVER:
            return ""
        if self.state.status is Status.OPEN:
            how = {"command": "<code>foretell join LINK</code>"}
            return f"<p>{coded('plain-sit', self.lang, **how, table=self.state.id)}</p>"
        how = {
            "command": "<code>foretell join LINK --watch</code>",
            "flag": "<code>--watch</code>",
        }
        return f"<p>{coded('plain-watch', self.lang, **how, table=self.state.id)}</p>"

    def after(self) -> str:
        """Where everything about a game that is over stands."""
        if self.state.status not in OVER or not self.state.fair.transcript:
            return ""
        place = f"/games/{self.state.fair.game}"
        verify = coded("plain-its-deals-how", self.lang, command="<code>foretell verify</code>")
        return (
            f'<p><a href="{place}">{self.told("look")}</a>, {self.told("look-how")}; '
            f'<a href="{place}/record.toml">{self.told("its-record")}</a>; '
            f'<a href="{place}/deal.json">{self.told("its-deals")}</a>, {verify}</p>'
        )

    def rules(self) -> Iterable[str]:
        """The rules, by sections, under what somebody calls them."""
        if self.state.rules_name:
            yield f"<p>{escape(self.state.rules_name)}</p>"
        for section in explain(self.state.rules, self.lang):
            yield f"<h3>{escape(section.title)}</h3>{items(section.sentences)}"

    def sheet(self) -> str:
        """The score sheet: for each round tricks of the bid, points and total of every player."""
        if not self.shown.sheet:
            return f"<p>{self.told('no-round')}</p>"
        names = [seat.name for seat in self.shown.table["seats"]]
        rows = []
        for row in self.shown.sheet:
            cells = zip(row.bids, row.won, row.points, row.scores, strict=True)
            results = (
                f"{w}/{'–' if b is None else b}, {figure(f'{p:+}')}: {figure(s)}"
                for b, w, p, s in cells
            )
            rows.append([f"{row.number} ({row.cards})", *results])
        head = text("plain-round-cards", self.lang)
        return table([head, *names], rows) + f"<p>{self.told('legend')}</p>"

    def trick(self, trick: TrickView) -> str:
        """Who led, what was played, who took it."""
        nobody = text("plain-nobody", self.lang)
        winner = nobody if trick.winner is None else self.name(trick.winner)
        leader, cards = self.name(trick.leader), " ".join(trick.cards)
        return text("plain-trick", self.lang, leader=leader, cards=cards, winner=winner)

    def name(self, seat: int) -> str:
        """Who sits at a seat; behind the players sit dummies."""
        seats = self.shown.table["seats"]
        return isolated(seats[seat].name) if seat < len(seats) else text("plain-dummy", self.lang)
