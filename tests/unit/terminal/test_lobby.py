"""The list of a server's tables: one's own, open ones in sight, a server that is away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from rich.text import Text
from tests.unit.terminal.test_menu import TypedDesk

from foretell.client import CommandRejected, Guest
from foretell.terminal.desk import Desk
from foretell.terminal.keys import LineKeys
from foretell.terminal.remote.remote import Loop
from foretell.terminal.remote.visiting import LobbyList
from foretell.terminal.screen import PlainScreen
from foretell.terminal.words import Words


def listed(table: str, status: str) -> dict[str, Any]:
    """A table as a server lists it."""
    return {"id": table, "name": table, "status": status, "rules": "standard", "seats": ["Ada", ""]}


class Lister:
    """A guest whose server has one table for each of what is open, running, over, and one's own."""

    url = "http://host"
    token = "token"

    def __init__(self, *own: dict[str, Any]) -> None:
        self.own = list(own)
        self.away: set[int] = set()
        """The looks at which the server does not answer."""
        self.looks = 0

    async def get(self, path: str) -> object:
        """What the server answers."""
        self.looks += path == "/api/tables"
        if self.looks in self.away:
            raise CommandRejected("not-saved", "")
        if path == "/api/me/tables":
            return self.own
        kinds = {"open": "open", "playing": "playing", "finished": "finished"}
        return {kind: [listed(f"a-{kind}", kind)] for kind in kinds}


class TypedKeys(LineKeys):
    """Lines that come through a pipe."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self._keys = [key for line in lines for key in (*line, "enter")]


@pytest.fixture(name="loop", scope="module")
def _loop() -> Iterator[Loop]:
    """A loop that runs."""
    with Loop() as loop:
        yield loop


def lobby(loop: Loop, guest: Lister, *lines: str, lang: str = "en") -> tuple[LobbyList, TypedDesk]:
    """The list, for somebody who types some lines."""
    words = Words(lang, unicode=True, symbols=True)
    desk = TypedDesk(words, lines)
    return LobbyList(cast("Guest", guest), loop, desk, words), desk


OWN = [listed(f"old {number}", "finished") for number in range(40)]


@pytest.mark.parametrize(("lang", "head"), [("en", "Yours"), ("de", "Deine")])
def test_own_tables_that_are_over_hide_no_other(loop: Loop, lang: str, head: str) -> None:
    """What goes on stands first, what is over last; the arrows bring it into sight."""
    guest = Lister(*OWN, listed("mine", "playing"))
    choice, desk = lobby(loop, guest, "<down>", "<down>", "<down>", "<up>", "44", lang=lang)
    assert choice.choose() == "old 39"
    first, last = desk.shown[0], desk.shown[3]
    at = [first.index(name) for name in ("mine", "a-open", "a-playing", "a-finished", "old 0")]
    assert at == sorted(at)
    assert first.count(head) == 2
    assert "old 39" not in first
    assert "old 39" in last
    assert "a-open" not in last


def test_without_arrow_keys_signs_turn_the_list(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines from a pipe, where the head says which; what is secret may be such a sign."""
    words = Words("en", unicode=True, symbols=True)
    desk, shown = Desk(PlainScreen(), TypedKeys(">", ">", "<", "40"), words), list[str]()

    def show(lines: list[Text], _column: int) -> None:
        shown.append("\n".join(map(str, lines)))

    monkeypatch.setattr(desk.screen, "paint", show)
    assert LobbyList(cast("Guest", Lister(*OWN)), loop, desk, words).choose() == "old 36"
    assert [one.count("> and < turn the page") for one in shown] == [1] * 4
    assert ["old 0 " in one for one in shown] == [True, False, False, False]
    assert ["old 39" in one for one in shown] == [False, False, True, False]
    desk.is_secret, desk.keys = True, TypedKeys(">")
    assert desk.ask(lambda _: [], Text("?"), "") == ">"


def test_a_server_that_is_away_is_told(loop: Loop) -> None:
    """The list stays as it was; Enter looks again."""
    guest = Lister()
    guest.away = {2}
    choice, desk = lobby(loop, guest, "?", "", "", "1")
    assert choice.choose() == "a-open"
    assert ["could not store" in one for one in desk.shown] == [False, False, True, False]
    assert all("a-open" in one for one in desk.shown)


def test_a_server_that_is_away_at_first_is_told_too(loop: Loop) -> None:
    """Nobody is thrown out by it."""
    guest = Lister()
    guest.away = {1}
    choice, desk = lobby(loop, guest, "q")
    assert choice.choose() == ""
    assert "a-open" not in desk.shown[0]
