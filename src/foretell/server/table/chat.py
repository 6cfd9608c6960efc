"""Lines of chat, and the commands of the first online table that may stand in them."""

from __future__ import annotations

from foretell.base.i18n import asked_language, text
from foretell.bots.levels import USUAL
from foretell.rules.explain import explain
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.names import clash, clean_line
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.asker import Asker
from foretell.server.table.muting import COMMANDS as WHOM
from foretell.server.table.state import TableState


def say(state: TableState, asker: Asker, command: w.Say) -> list[e.AnyEvent]:
    """Say something at the table, under a name that nobody else here bears.

    Raises:
        Rejection: the name passes for that of somebody who sits here, or nothing may be said.
    """
    for seat in state.seats:
        is_own = asker.person in (seat.person, seat.late_person)
        if not is_own and any(clash(name, asker.name) for name in (seat.name, seat.late_name)):
            raise Rejection("name-taken")
    asker.permissions.demand_voice(asker.person)
    return [e.Said(asker.name, clean_line(command.text), state.seat_of(asker.person))]


def chat_command(state: TableState, said: w.Say) -> w.AnyCommand | str | None:
    """What a line asks for: a command, a text for the asker alone, or nothing but to be said.

    Raises:
        Rejection: there is no such command.
    """
    name, _, rest = said.text.strip().partition(" ")
    if not name.startswith("/"):
        return None
    plain: dict[str, w.AnyCommand] = {
        "/join": w.Sit(),
        "/leave": w.Stand(),
        "/start": w.Start(),
        "/claim": w.Claim(),
    }
    if name in plain:
        return plain[name]
    if name == "/bot":
        return w.AddBot(rest.strip()[:24] or USUAL)
    lang = asked_language(said.lang)
    if name == "/rules":
        return rules_text(state, lang)
    if name == "/help":
        return text("chat-help", lang)
    if name in WHOM:
        raise Rejection("whom", typed=name)
    raise Rejection("no-such-command", typed=name[:20])


def rules_text(state: TableState, lang: str) -> str:
    """The rules of the table in sentences, a line for each topic."""
    return "\n".join(
        text("chat-section", lang, title=one.title, sentences=" ".join(one.sentences))
        for one in explain(state.rules, lang)
    )
