"""A game to whose shuffle no person gave a number: its deals are shown as not verifiable."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, PHONE, close_dialog
from tests.page.conftest import Visit
from tests.page.screens import opened

pytestmark = pytest.mark.browser

COMMAND = """([table, what]) => new Promise((done, refused) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.t === "snapshot")
      socket.send(JSON.stringify({ t: "do", id: "once", table, v: said.v, what }));
    if (said.t === "rejected") refused(new Error(said.message));
    if (said.t === "done") { socket.onclose = () => done(); socket.close(); }
  };
})"""
"""One command of a program that knows nothing of fair deals, and is gone at once."""


ENGLISH = (
    "Deals not verifiable",
    "Only bots gave numbers for the shuffle",
    "Look through",
)
GERMAN = (
    "Karten nicht nachprüfbar",
    "Nur Bots haben Zahlen zum Mischen gegeben",
    "Ansehen",
)


def test_deals_of_bots_alone_are_not_verifiable(visit: Visit) -> None:
    """The mark says so at the end of the table and in the game looked through, and explains it."""
    ada, ben = visit(PHONE), visit(DESK, locale="de")
    link = opened(ada, rules={"preset": "standard", "sizes": [1]})
    table = link.rpartition("/")[2]
    ben.page.goto(ben.url)
    ben.page.request.post(f"{ben.url}/api/guests", data={"name": "Ben"})
    ben.page.evaluate(COMMAND, [table, {"k": "sit"}])
    ada.page.evaluate(COMMAND, [table, {"k": "start"}])
    marks = {ada: ENGLISH, ben: GERMAN}
    for guest, (mark, why, look) in marks.items():
        guest.page.goto(link)
        guest.page.locator(".ending").get_by_role("button", name=mark).click()
        expect(guest.page.get_by_role("dialog")).to_contain_text(why)
        close_dialog(guest.page)
        guest.page.locator(".ending").get_by_role("link", name=look).click()
        expect(guest.page.get_by_role("button", name=mark)).to_be_visible()
