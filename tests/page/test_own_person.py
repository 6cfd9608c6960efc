"""One's own things: a name, settings that follow, another device, and leaving for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, Visitor, close_dialog
from tests.page.conftest import Visit

pytestmark = pytest.mark.browser

KEPT = """fetch("/api/me").then((answer) => answer.json()).then(
  ({ settings }) => settings.theme === "light" && settings.language === "de")"""
"""Whether the server knows both choices."""


def at_home(person: Visitor) -> None:
    """Become a guest by playing, and go to one's own things."""
    person.play_now()
    person.page.goto(f"{person.url}/me")
    expect(person.page.get_by_label("Your name")).to_have_value("Guest")


def test_a_name_and_settings_follow_to_another_device(visit: Visit) -> None:
    """A one-time code makes the other device speak for the same person, in her language."""
    ada, other = visit(), visit(DESK)
    at_home(ada)
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_role("button", name="Save")).to_be_disabled()
    ada.page.get_by_label("Light or dark").select_option("light")
    ada.page.get_by_label("Language").select_option("de")
    ada.until(KEPT)  # else the other device would not find it
    ada.page.get_by_role("button", name="Gerät hinzufügen").click()
    code = ada.page.locator("dialog .code").inner_text()
    other.page.goto(f"{other.url}/device")
    other.page.get_by_role("textbox").fill(code.replace("-", " ").lower())
    other.page.get_by_role("button", name="Go on").click()
    expect(other.page.get_by_role("button", name="Sofort spielen")).to_be_visible()
    expect(other.page.locator("html")).to_have_attribute("data-theme", "light")
    other.page.goto(f"{other.url}/me")
    expect(other.page.get_by_label("Dein Name")).to_have_value("Ada")
    expect(other.page.get_by_role("listitem")).to_have_count(2)


def test_who_wants_a_rating_chooses_it_and_takes_it_back(visit: Visit) -> None:
    """It says what counts before and after; taking it back asks once more."""
    ada = visit()
    at_home(ada)
    expect(ada.page.get_by_text("It begins at 1000")).to_be_visible()
    ada.page.get_by_role("button", name="Rate my games").click()
    expect(ada.page.get_by_text("No game has counted yet")).to_be_visible()
    ada.page.reload()
    ada.page.get_by_role("button", name="Stop, and delete my ratings").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Stop, and delete").click()
    expect(ada.page.get_by_role("button", name="Rate my games")).to_be_visible()


def test_a_half_typed_name_stays_whatever_else_is_done(visit: Visit) -> None:
    """It is still there when a device was added meanwhile; an empty one is told of."""
    ada = visit()
    at_home(ada)
    field = ada.page.get_by_label("Your name")
    field.fill("Half a na")
    with ada.page.expect_response("**/api/me/devices"):
        ada.page.get_by_role("button", name="Add a device").click()
    expect(ada.page.get_by_role("dialog", name="Add a device")).to_be_visible()
    close_dialog(ada.page)
    expect(field).to_have_value("Half a na")
    field.fill("")
    field.press("Enter")
    expect(ada.page.get_by_role("alert")).to_contain_text("A name is needed")
    field.fill(" Ada   B ")
    field.press("Enter")
    expect(field).to_have_value("Ada B")
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_wrong_code_says_so(visit: Visit) -> None:
    """And does nothing."""
    eve = visit()
    eve.page.goto(f"{eve.url}/device#0123-4567-89AB")
    eve.page.get_by_role("button", name="Go on").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("no code or phrase")
    eve.forgive_requests()  # the browser itself notes the refusal


def test_a_device_signs_out_and_forgets(visit: Visit) -> None:
    """This one alone, or all at once; a table that is open elsewhere says that it is over."""
    ada, other = visit(), visit(DESK)
    at_home(ada)
    ada.page.get_by_role("button", name="Add a device").click()
    code = ada.page.locator("dialog .code").inner_text()
    close_dialog(ada.page)
    other.page.goto(f"{other.url}/device#{code}")
    other.page.get_by_role("button", name="Go on").click()
    expect(other.page.get_by_role("button", name="Play now")).to_be_visible()
    other.page.goto(f"{other.url}/me")
    other.page.get_by_role("listitem").filter(has_text="this one").get_by_role("button").click()
    other.page.get_by_role("button", name="Sign out on this device").click()
    expect(other.page.get_by_role("button", name="Play now")).to_be_visible()
    assert other.page.evaluate("localStorage.length") == 0
    assert other.page.request.get(f"{other.url}/api/me").status == 401
    ada.page.reload()
    expect(ada.page.get_by_role("listitem")).to_have_count(1)
    ada.page.get_by_role("listitem").get_by_role("button").click()
    ada.page.get_by_role("button", name="Sign out everywhere").click()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()
    assert ada.page.request.get(f"{ada.url}/api/me").status == 401


def test_all_of_it_can_be_deleted(visit: Visit) -> None:
    """Asked once more, with the game that still runs; then nobody is known here."""
    ada = visit()
    at_home(ada)
    ada.page.get_by_role("button", name="Delete all of it").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("You still sit at: Guest’s table.")
    ada.page.get_by_role("dialog").get_by_role("button", name="Delete all of it").click()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()
    assert ada.page.request.get(f"{ada.url}/api/me").status == 401
