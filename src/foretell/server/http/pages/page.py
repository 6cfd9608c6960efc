"""A table as plain HTML, for a browser that follows a link: text, tables, no script."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from foretell.base.i18n import LANGUAGES, figure, text
from foretell.rules.explain import explain
from foretell.server.http.pages.html import isolated, plain_page
from foretell.server.protocol.views import TrickView
from foretell.server.store.interface import Summary
from foretell.server.table.projection import Common
from foretell.server.table.state import OVER, Status, TableState
from foretell.server.tables.live_table import LiveTable


def table_page(live: LiveTable, lang: str = LANGUAGES[0]) -> str:
    """The page of a table: nothing on it that a stranger may not know."""
    return _Page(live.state, live.audience.public(), lang).html()


def home_page(tables: Iterable[Summary], lang: str = LANGUAGES[0]) -> str:
    """The way in, without the page: a link to every table that is listed."""
    return plain_page("home", lang, title="Foretell", tables=tables)


class _Page(NamedTuple):
    """A table as it is shown to everybody, in a language."""

    state: TableState
    shown: Common
    lang: str

    def html(self) -> str:
        """The whole page."""
        state, shown = self.state, self.shown.table
        standing = f"plain-standing-{shown['status']}"
        return plain_page(
            "table",
            self.lang,
            title=state.name,
            standing=text(standing, self.lang, number=len(self.shown.sheet) + 1),
            id=state.id,
            is_open=state.status is Status.OPEN,
            is_over=state.status in OVER,
            game=state.fair.address if state.status in OVER and state.fair.transcript else "",
            names=[seat.name for seat in shown["seats"]],
            seats=self.seats(),
            sheet=list(self.sheet()),
            tricks=[self.trick(one) for one in shown["tricks"]],
            rules_name=state.rules_name,
            rules=explain(state.rules, self.lang),
        )

    def seats(self) -> Iterable[str]:
        """Who sits where."""
        for place, seat in enumerate(self.shown.table["seats"], start=1):
            name = seat.name or text("plain-seat-free", self.lang)
            is_lent = seat.kind == "person" and seat.bot
            key = "bot" if seat.kind == "bot" else "lent" if is_lent else ""
            name = text(f"plain-seat-{key}", self.lang, name=isolated(name)) if key else name
            yield text("plain-seat", self.lang, number=place, name=isolated(name))

    def sheet(self) -> Iterable[list[str]]:
        """Round by round, for every player: tricks of the bid, points and total."""
        for row in self.shown.sheet:
            cells = zip(row.bids, row.won, row.points, row.scores, strict=True)
            results = (
                f"{w}/{'–' if b is None else b}, {figure(f'{p:+}')}: {figure(s)}"
                for b, w, p, s in cells
            )
            yield [f"{row.number} ({row.cards})", *results]

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
