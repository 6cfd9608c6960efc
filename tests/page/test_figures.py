"""The figure that somebody is shown by: chosen with the name or later, seen by all at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page import probes
from tests.page.browsing import DESK, Visitor, close_dialog
from tests.page.conftest import Visit
from tests.page.probes import TEXTS, TINY
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
    ben.page.get_by_title("Owl").click()
    expect(ben.page.get_by_role("radio", name="Owl")).to_be_checked()
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


@pytest.mark.skipif(not probes.AXE.exists(), reason="npm's packages are not installed")
@pytest.mark.parametrize("language", ["en", "de"])
def test_axe_finds_nothing_where_figures_are_chosen(visit: Visit, language: str) -> None:
    """With the name and among one's own things, in both themes, at all sizes."""
    ada, ben = visit(), visit(locale=language)
    found: list[object] = []
    ben.page.goto(hosted(ada))
    ben.page.locator("dialog form > .btn").first.click()
    for where in ("dialog fieldset", "main fieldset:has([name=figure])"):
        ben.page.locator(where).wait_for()
        found.append(probes.at_sizes(ben.page, TEXTS, TINY))
        found += [probes.axe(ben.page, theme) for theme in ("dark", "light")]
        if where.startswith("dialog"):
            ben.page.request.post(f"{ben.url}/api/guests", data={"name": "Ben", "figure": "cat"})
            ben.page.goto(f"{ben.url}/me")
    assert not any(found)
