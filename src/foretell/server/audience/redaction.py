"""Names and lines of chat that change after they were shown: on the table and in what is yet late.

Who watches a table late is shown moments that lie ready; they must not bring back what an
operator has withdrawn, or somebody who is gone.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec.structs import replace

from foretell.server.people.mentions import GONE
from foretell.server.protocol.messages import AnyNews, Chatted
from foretell.server.protocol.views import ChatLine, SeatView
from foretell.server.table.projection import Projection


@dataclass(frozen=True, slots=True)
class Redaction:
    """Other names of people, another name of the table, other lines of chat (empty: taken away)."""

    names: dict[str, str] = field(default_factory=dict)
    title: str = ""
    lines: dict[ChatLine, ChatLine] = field(default_factory=dict)

    def shown(self, shown: Projection) -> Projection:
        """What was to be shown, as it may be shown now."""
        seats = [self._seat(seat) for seat in shown.common.facts["seats"]]
        facts = {**shown.common.facts, "seats": seats}
        facts["name"] = self.title or facts["name"]
        lines = [self.lines.get(line, line) for line in shown.common.chat]
        chat = [line for line in lines if line.text]
        return shown._replace(common=replace(shown.common, facts=facts, chat=chat))

    def _seat(self, seat: SeatView) -> SeatView:
        """A seat under the name of now; somebody who is gone has no figure."""
        name = self.names.get(seat.name, seat.name)
        next_name = self.names.get(seat.next_name, seat.next_name)
        is_gone = name == GONE and seat.name in self.names
        figure = "" if is_gone else seat.figure
        return replace(seat, name=name, next_name=next_name, figure=figure)

    def news(self, news: list[AnyNews]) -> list[AnyNews]:
        """News that wait, as they may be told now."""
        mended = [self._told(one) if isinstance(one, Chatted) else one for one in news]
        return [one for one in mended if not (isinstance(one, Chatted) and not one.line.text)]

    def _told(self, told: Chatted) -> Chatted:
        return Chatted(self.lines.get(told.line, told.line))
