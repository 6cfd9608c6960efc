"""Lines of chat, and the commands of the first online table that may stand in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from foretell.rules.explain import explain
from foretell.server import events as e
from foretell.server import wishes as w
from foretell.server.names import clean_line
from foretell.server.refused import Refused
from foretell.server.table.state import TableState

if TYPE_CHECKING:
    from foretell.server.table.decide import Asker

HELP: Final = (
    "/join sits you down, /leave gets you up, /bot NAME seats a bot (rule, novice, random), "
    "/start begins, /claim takes all tricks left if they are surely yours, /rules tells the rules; "
    "/mute NAME keeps somebody's lines from you, at all tables, /unmute NAME does no longer; "
    "/block NAME also lets that person sit at no table of yours, until /unblock NAME; "
    "anything else is said to all."
)


def say(state: TableState, asker: Asker, wish: w.Say) -> list[e.AnyEvent]:
    """Say something at the table."""
    asker.manners.demand_voice(asker.person)
    return [e.Said(asker.name, clean_line(wish.text), state.seat_of(asker.person))]


def command(state: TableState, line: str) -> w.AnyWish | str | None:
    """What a line asks for: a wish, a text for the asker alone, or nothing but to be said.

    Raises:
        Refused: there is no such command.
    """
    name, _, rest = line.strip().partition(" ")
    if not name.startswith("/"):
        return None
    plain: dict[str, w.AnyWish] = {
        "/join": w.Sit(),
        "/leave": w.Stand(),
        "/start": w.Start(),
        "/claim": w.Claim(),
    }
    if name in plain:
        return plain[name]
    if name == "/bot":
        return w.AddBot(rest.strip()[:24] or "rule")
    if name in ("/rules", "/help"):
        return HELP if name == "/help" else rules_text(state)
    raise Refused("no-such-command", f"{name[:20]}: there are {HELP}")


def rules_text(state: TableState) -> str:
    """The rules of the table in sentences."""
    sections = explain(state.rules, "en")
    return "\n".join(" ".join((f"{one.title}:", *one.sentences)) for one in sections)
