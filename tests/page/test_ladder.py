""" "Play now" against bots of one's level: the weakest first, and after two wins the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from foretell.bots.levels import OFFERED
from tests.page.browsing import Visitor
from tests.page.conftest import Visit, showing
from tests.page.posed_endings import ENDINGS, over
from tests.page.posed_tables import Posed, View
from tests.page.screens import begun
from tests.server.server_process import Process

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of this file."""
    yield from showing(tmp_path_factory.mktemp("ladder"))


def sits(visitor: Visitor, bot: str) -> None:
    """See that somebody sits at the table of "play now"."""
    expect(visitor.page.get_by_role("button", name=f"More about Bot {bot}").first).to_be_visible()


def test_a_newcomer_meets_beginners_and_may_choose_others(visit: Visit) -> None:
    """The home page says against whom one plays, and asks at a tap; the device keeps it."""
    ada = visit()
    ada.short_games()
    ada.play_now()
    sits(ada, "Ivo")
    ada.page.goto(ada.url)
    ada.page.get_by_role("button", name="Opponents: beginner").click()
    strengths = ada.page.get_by_role("dialog").get_by_role("listitem")
    expect(strengths.filter(has_text="points a game")).to_have_count(len(OFFERED))
    ada.page.get_by_role("dialog").get_by_role("button", name="Emil").click()
    expect(ada.page.get_by_role("button", name="Opponents: casual")).to_be_visible()
    ada.start_now()  # the dialog goes back in the history: nothing else may be under way
    sits(ada, "Emil")


def ended(kind: str, bot: str, game: str) -> Callable[[View], None]:
    """A change: a game against bots of a level has ended in some way."""
    change = over(ENDINGS[kind][0])

    def posed(view: View) -> None:
        change(view)
        view["table"]["fair"]["game"] = game
        for seat in view["table"]["seats"][1:]:
            seat["bot"] = bot

    posed.__doc__ = f"{kind} {bot} {game}"
    return posed


@pytest.mark.parametrize(
    ("locale", "offer", "opponents"),
    [
        ("en", "Next level: casual", "Opponents: casual"),
        ("de", "Nächste Stufe: Gelegenheitsspieler", "Gegner: Gelegenheitsspieler"),
    ],
)
def test_two_wins_offer_the_next_level(
    visit: Visit, locale: str, offer: str, opponents: str
) -> None:
    """Lost games, and games against others, do not count; the next game is against them."""
    ada = visit(locale=locale)
    posed = Posed(ada)
    begun(ada, rules={"preset": "standard", "sizes": [1]})
    ada.press_until("document.querySelector('.ending .btn')")
    button = ada.page.get_by_role("button", name=offer)
    for kind, bot, game in [
        ("winner", "novice", "a"),
        ("loser", "novice", "b"),
        ("winner", "rule", "c"),
        ("winner", "novice", "a"),
        ("winner", "novice", "d"),
    ]:
        expect(button).to_have_count(0)
        posed.pose(ended(kind, bot, game), seat=0)
        rounds = len(ENDINGS[kind][0])
        ada.page.locator(".ending tbody tr").nth(rounds - 1).wait_for(state="attached")
    ada.short_games()
    button.click()
    ada.page.locator(".board .hand").wait_for()
    expect(ada.page.locator(".ending")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Bot Emil").first).to_be_visible()
    ada.page.goto(ada.url)
    expect(ada.page.get_by_role("button", name=opponents)).to_be_visible()
    ada.forgive_requests()  # of games that there never were
