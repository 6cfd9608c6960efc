"""Every variant's special picture, on a real server and in a real browser.

Each game is as short as its picture allows, with a deck that surely brings it: of the plain cards
none are left where a Wizard has to be turned up, and few where a Jester has to be held.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsing import CORNER, DESK, PHONE, Visitor
from tests.page.met_pictures import NOTE, asked, look, met, seen
from tests.page.moments import HOLD
from tests.page.probes import UPON, settle
from tests.page.screens import LOW, LYING, PLAIN, SMALL
from tests.server.server_process import serving

pytestmark = pytest.mark.browser

ONLY_WIZARDS = [*PLAIN, "Nc", "Nd", "Nh", "Ns"]
Sit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def visitor(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """One person on one server for all pictures."""
    with serving(tmp_path_factory.mktemp("scenes")) as server:
        ada = Visitor(browser, server.url, PHONE)
        ada.page.add_init_script(HOLD + NOTE)
        ada.page.request.post(f"{ada.url}/api/guests", data={"name": "Ada"})
        yield ada
        ada.close()


@pytest.fixture
def sit(visitor: Visitor) -> Iterator[Sit]:
    """Sit down at a table with these rules, bots in all other seats, and begin."""

    def begin(
        rules: dict[str, Any],
        players: int = 3,
        size: dict[str, int] = PHONE,
        pace: int = 20,
    ) -> Visitor:
        page = visitor.page
        page.set_viewport_size(size)  # type: ignore[arg-type]
        body = {"rules": rules, "players": players, "options": {"clock": 0, "pace": pace}}
        made = page.request.post(f"{visitor.url}/api/tables", data=body)
        page.goto(visitor.url + json.loads(made.body())["page"])
        page.wait_for_load_state("networkidle")  # a late picture of what has happened is left out
        page.locator(".btn.go").click()
        page.locator(".board").wait_for()
        return visitor

    yield begin
    wrong, visitor.errors = visitor.errors, []  # of this test: the next one is another
    assert not wrong, wrong


def test_the_ring_of_trump_and_the_draw_for_the_first_dealer(sit: Sit) -> None:
    """Four suits round the turned Wizard, the own hand in sight; the others see who chooses."""
    ada = sit({"preset": "standard", "sizes": [1] * 6, "drop": ONLY_WIZARDS}, players=3)
    ada.press_until(f"{met('is naming trump')} && {asked('You name trump')}")
    assert ada.page.evaluate(f"{met('deals first')} || {met('You deal first')}")
    ring = ada.page.locator(".scene")
    for suit in ("clubs", "diamonds", "hearts", "spades"):
        expect(ring.get_by_role("button", name=suit)).to_be_visible()
    expect(ring.locator("use[href*='#Z']")).to_have_count(1)
    expect(ada.page.locator(".hand button")).to_have_count(1)
    ring.get_by_role("button", name="hearts").click()
    expect(ada.page.locator(".stock figcaption")).to_contain_text("hearts")
    expect(ada.page.locator(".pad header")).to_contain_text("hearts")


def test_fists_that_open(sit: Sit) -> None:
    """All bid at once: fists lie there, closed or not, and open together."""
    ada = sit({"preset": "hidden", "sizes": [2]}, players=4, pace=3000)
    ada.play_until(lambda: ada.has(".bids"))
    look(ada)
    expect(ada.page.locator(".pad header")).to_contain_text("Your fist opens")
    ada.play_until(lambda: not ada.has(".bids"))
    opened = ada.page.get_by_role("region", name="The fists open").get_by_role("listitem")
    expect(opened).to_have_count(4)
    expect(opened.first).to_contain_text("You: bid 1")


def test_wheels_stay_face_down_until_the_last_trick(sit: Sit) -> None:
    """Delayed bids: nobody else's number shows before the tricks are over."""
    ada = sit({"preset": "delayed", "sizes": [1, 1]})
    ada.press_until(seen(".hand .may"))
    assert not ada.page.evaluate(met("The wheels are turned"))
    assert "0 of ?" in ada.page.locator(".seat").first.inner_text()
    ada.press_until(met("The wheels are turned"))


def test_an_even_bid_is_mended(sit: Sit) -> None:
    """Everybody sees all bids and who has to change one; the own change is one tap."""
    ada = sit({"preset": "hidden-notequal", "sizes": [1] * 20})
    ada.press_until(asked("The bids are even"))
    expect(ada.page.locator(".scene .choice").first).to_contain_text(re.compile("Up|Down"))
    expect(ada.page.locator(".scene li")).to_have_count(3)


def test_blind_bids_show_backs(sit: Sit) -> None:
    """Backs until the last bid is made, then the cards."""
    ada = sit({"preset": "third-time", "sizes": [3, 3, 3]})
    ada.press_until(f"{seen('.covered')} && {seen('.pad')}")
    expect(ada.page.locator(".covered li")).to_have_count(3)
    expect(ada.page.locator(".pad header")).to_contain_text("Nobody looks")
    ada.press_until(seen(".hand button"))


def test_cards_on_foreheads(sit: Sit) -> None:
    """One sees all cards but one's own, which a tap plays unseen."""
    ada = sit({"preset": "forehead", "sizes": [1]}, players=4, size=DESK)
    ada.play_until(lambda: ada.has(".bids"))  # a dealer may have to name trump first
    expect(ada.page.locator(".seat .cards[role=img]")).to_have_count(3)  # they may come later
    expect(ada.page.locator(".seat .cards").first).to_have_attribute(
        "aria-label", re.compile("holds")
    )
    expect(ada.page.locator(".covered li")).to_have_count(1)
    ada.page.locator(".bids button").first.click()  # the second may be chosen by now
    ada.page.locator(".pad .btn.dark").click()
    ada.page.get_by_role("button", name="Play the card you cannot see").last.click()
    expect(ada.page.locator(".covered")).to_have_count(0)


@pytest.mark.parametrize("size", [SMALL, PHONE, LYING], ids=["small", "phone", "lying"])
def test_the_last_card_lies_open(sit: Sit, size: dict[str, int]) -> None:
    """At each seat the card that everybody sees, not on somebody else's seat."""
    ada = sit({"preset": "last-card-up", "sizes": [5]}, players=6, size=size)
    ada.page.locator(".bids").wait_for()
    expect(ada.page.locator(".seat .cards .card")).to_have_count(5)
    assert not ada.page.evaluate(f"({UPON})('.seat .cards', '.seat')")


def test_a_card_is_passed_to_the_left(sit: Sit) -> None:
    """Whose it will be is said; afterwards both cards are shown, the own one at its new seat."""
    ada = sit({"preset": "pass-one", "sizes": [3]})
    ada.press_until(met("Which of your cards goes to"))
    look(ada)
    for _ in range(2):
        ada.page.locator(".hand button").first.click(position=CORNER)
    moment = ada.page.get_by_role("region", name="One card each to the left")
    expect(moment.locator(".card")).to_have_count(2)
    assert not ada.page.evaluate(f"({UPON})('.scene', '.stock figcaption')")  # what is trump
    ada.until(met(" holds "))


def test_a_card_is_pulled_from_the_right(sit: Sit) -> None:
    """Only the two know it; it is told for those who listen, too."""
    ada = sit({"preset": "pull-one", "sizes": [3]})
    ada.press_until(met("One card each from the right"))
    told = ada.page.locator("[role=log] p", has_text="You now have").last
    expect(told).to_contain_text(" from ")


def test_calls_stand_in_bubbles(sit: Sit) -> None:
    """Gizzard and Fester: both ways are drawn, and a call is seen on the card."""
    rules = {"preset": "gizzard-fester", "sizes": [5] * 4, "drop": [*LOW, *PLAIN[8:12]]}
    ada = sit(rules)
    ada.press_until(asked("how do you play it?"))
    ways = ada.page.locator(".scene .choice")
    expect(ways).to_have_count(2)
    ways.filter(has_text="“").click()
    ada.press_until(f"{met('Gizzard!')} || {met('Fester!')}")
    expect(ada.page.locator(".stock button")).to_have_attribute("aria-label", re.compile("Gizzard"))


def test_camelot_asks_for_merlin_and_counts_places(sit: Sit) -> None:
    """Merlin is drawn as both, beside the trick; each card of a trick has its place."""
    rules = {"preset": "camelot", "sizes": [6] * 20, "drop": [*LOW, *PLAIN[8::13], *PLAIN[9::13]]}
    ada = sit(rules)
    ada.press_until(asked("Merlin"))
    expect(ada.page.locator(".trick li")).not_to_have_count(3)  # of a trick that is over
    for size in (PHONE, DESK):
        ada.page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(ada.page)
        assert not ada.page.evaluate(f"({UPON})('.scene', '.trick li')")
    ada.page.get_by_role("button", name="As a Jester").click()
    expect(ada.page.locator(".trick .number").first).to_have_text("1")


def test_smyrnas_menu_and_an_uber_card(sit: Sit) -> None:
    """Six twists with a sentence each; the card that beats everything lies beside the stock."""
    rules = {"preset": "smyrna", "sizes": [1] * 12, "drop": ONLY_WIZARDS[:-1]}
    ada = sit(rules, size=DESK)
    ada.press_until(asked("Choose a twist"))
    offered = ada.page.locator(".scene .choice")
    assert offered.count() >= 4
    expect(offered.filter(has_text="flat points")).to_contain_text("bids do not")
    offered.filter(has_text="flat points").click()
    badge = ada.page.locator(".stock button")
    badge.click()
    expect(ada.page.locator(".stock [role=status]")).to_contain_text("flat points")


def test_the_dealer_names_one_card_that_beats_everything(sit: Sit) -> None:
    """A rank, then all of it or one suit's: the page could once only name whole ranks."""
    ada = sit({"preset": "uber-wizard", "sizes": [1] * 6})
    ada.press_until(asked("What beats everything"))
    ada.page.locator(".scene").get_by_role("button", name="queen", exact=True).click()
    ada.page.locator(".scene").get_by_role("button", name="queen of spades").click()
    badge, said = ada.page.locator(".stock button"), "Beats everything in this round:"
    expect(badge).to_have_attribute("aria-label", f"{said} queen of spades")


def test_what_wizards_jesters_and_deuces_become(sit: Sit) -> None:
    """All-Jesters: it stands beside the stock and on the cards."""
    rules = {"preset": "all-wizards-all-jesters", "sizes": [6], "drop": LOW}
    ada = sit(rules)
    badge = ada.page.locator(".stock button")
    expect(badge).to_have_attribute("aria-label", re.compile("all eight"))
    ada.press_until(seen(".trick .as"))


def test_two_player_picks_for_the_dummy(sit: Sit) -> None:
    """Three open cards and a pile at the dummy's seat; the leader picks one of them."""
    ada = sit({"preset": "two-player"}, players=2)
    expect(ada.page.locator(".seat.dummy .cards .card")).to_have_count(4)
    ada.press_until(asked("You pick a card for Dummy", 2))
    ada.page.locator(".scene .choice:not(.no)").first.click()
    ada.press_until(seen(".trick li:nth-child(2)"))


def test_solitaire_turns_the_dummies_piles(sit: Sit) -> None:
    """A tap turns the top card; the dummies are told apart."""
    ada = sit({"preset": "solitaire", "sizes": [2]}, players=1)
    ada.press_until(asked("Dummy 1"))
    ada.press_until(asked("Dummy 2"))
    expect(ada.page.locator(".phrases, .log + form")).to_have_count(0)  # nobody is there to talk to
    for size in (SMALL, PHONE, LYING):
        ada.page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(ada.page)
        assert not ada.page.evaluate(f"({UPON})('.scene', '.trick li')")
    ada.page.locator(".scene .choice").click()
    ada.press_until(seen(".ending"))


def test_the_saboteur_watches_the_bids(sit: Sit) -> None:
    """The dealer has a mask instead of a bid, seen by all; who deals first does so twice."""
    ada = sit({"preset": "saboteur", "sizes": [1] * 4})
    ada.press_until(met("You are the saboteur"))
    expect(ada.page.locator(".me [title^=Saboteur]")).to_be_visible()
    ada.press_until(met("Saboteur"))


def test_who_drops_out_is_shown(sit: Sit) -> None:
    """Nannie's rule, in the pause after a round; whoever ties for the last place stays.

    Where all tie in each round nobody goes, and where some do the last round may be played after
    all: then another game is begun.
    """
    rules = {"preset": "nannie", "sizes": [4, 3, 2, 1], "eliminate": 1}
    is_out = False
    while not is_out:
        ada = sit(rules, players=3, pace=500)
        ada.press_until(f"{met('Out of the game')} || {seen('.ending')}")
        is_out = ada.page.evaluate(met("Out of the game"))
        ada.press_until(seen(".ending"))
        rows = ada.page.locator(".ending tbody tr")
        rows.first.wait_for(state="attached")
        is_out = is_out and rows.count() < 4
    expect(ada.page.locator(".where")).to_have_text(re.compile(r"^Round \d$"))


def test_all_agree_to_a_score(sit: Sit) -> None:
    """Honour play: the tricks and points lie there before they count."""
    ada = sit({"preset": "standard", "sizes": [1], "revoke": "honour"})
    ada.press_until(asked("Is the score right?"))
    expect(ada.page.locator(".scene tr")).to_have_count(3)
    ada.page.get_by_role("button", name="Yes, go on").click()
    ada.press_until(seen(".ending"))
