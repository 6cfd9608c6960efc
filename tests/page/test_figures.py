"""The figure that somebody is shown by: chosen with the name or later, seen by all at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, Visitor, close_dialog
from tests.page.conftest import Visit
from tests.page.screens import hosted

pytestmark = pytest.mark.browser

OWL = 'use[href$="#owl"]'


def seen_at(ada: Visitor, ben: Visitor) -> None:
    """Ada begins: she sees Ben's figure at his seat, he sees it at his own."""
    ada.page.locator(".btn.go:enabled").click()
    expect(ada.page.locator(f".seat .avatar {OWL}")).to_be_visible()
    expect(ben.page.locator(f".me {OWL}")).to_be_visible()
    ada.page.get_by_role("button", name="More about Ben").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog", name="Ben").locator(OWL)).to_be_visible()
    close_dialog(ada.page)


def test_a_figure_is_chosen_with_the_name_and_seen_by_others(visit: Visit) -> None:
    """One tap; nobody loads the drawings before somebody at the table has one."""
    ada, ben = visit(), visit(DESK)
    loaded: list[str] = []
    ada.page.on("request", lambda asked: loaded.append(asked.url))
    ben.page.goto(hosted(ada))
    ben.page.get_by_label("Your name").fill("Ben")
    assert not [one for one in loaded if "/figures-" in one]
    ben.page.get_by_role("button", name="Choose a figure").click()
    expect(ben.page.get_by_role("radio", name="Initial")).to_be_checked()
    ben.page.get_by_role("radio", name="Owl").check()
    ben.page.get_by_role("button", name="Sit down").click()
    row = ada.page.get_by_role("listitem").filter(has_text="Ben")
    expect(row.locator(OWL)).to_be_visible()
    assert [one for one in loaded if "/figures-" in one and one.endswith(".svg")]
    seen_at(ada, ben)


def test_a_figure_is_chosen_with_the_keyboard_and_kept(visit: Visit) -> None:
    """Among one's own things; the initial comes back in the same way."""
    ada = visit()
    ada.page.goto(ada.url)
    ada.page.request.post(f"{ada.url}/api/guests", data={"name": "Ada"})
    for key, chosen in (("ArrowRight", "Owl"), ("ArrowLeft", "Initial")):
        ada.page.goto(f"{ada.url}/me")
        group = ada.page.get_by_role("group", name="Your figure at the table")
        expect(group.get_by_role("radio")).to_have_count(13)
        group.locator("input:checked").focus()
        with ada.page.expect_response(
            lambda answer: answer.url.endswith("/api/me") and answer.request.method == "PATCH"
        ):
            ada.page.keyboard.press(key)
        ada.page.reload()
        expect(group.get_by_role("radio", name=chosen)).to_be_checked()
