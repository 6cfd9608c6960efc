"""Whoever comes by a link is asked for their cards while they wait, and keeps nobody waiting."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_people_at_the_table import met

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("name", "cards"), [("Fantasy", "fantasy"), ("Choose later", "auto")])
def test_a_guest_chooses_cards_while_waiting(visit: Visit, name: str, cards: str) -> None:
    """One tap, once; the host has been asked at home, and starts whether the guest has or not."""
    ada, ben = met(visit)
    expect(ada.page.get_by_role("button", name="Choose later")).to_have_count(0)
    with ben.page.expect_response(lambda answer: answer.request.method == "PATCH") as kept:
        ben.page.get_by_role("button", name=name).click()
    assert kept.value.json()["settings"] == {"cards": cards, "metCards": True}
    expect(ben.page.get_by_text("change the cards at any time")).to_be_visible()
    ben.page.reload()
    expect(ben.page.locator("ol li").nth(1)).to_contain_text("Ben")
    expect(ben.page.get_by_role("button", name="Choose later")).to_have_count(0)


def test_cards_that_nobody_chose_keep_nobody_waiting(visit: Visit) -> None:
    """The game begins over the question."""
    ada, ben = met(visit)
    ben.page.get_by_role("button", name="Choose later").wait_for()
    ada.page.get_by_role("button", name="Start with a bot").click()
    ben.page.locator(".board").wait_for()
