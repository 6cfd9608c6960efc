"""Every variant's special picture, on a real server and in a real browser.

Each game is as short as its picture allows, with a deck that surely brings it: of the plain cards
few are left where a Wizard has to be turned up, or a Jester held. What flashes by while bots
choose is noted by the page itself.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsing import DESK, PHONE, Visitor
from tests.server.process import Process, serving

pytestmark = pytest.mark.browser

PLAIN = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
LOW = [card for card in PLAIN if card[0] in "23456789"]
NOTE = """
window.met = [];
new MutationObserver(() => {
  for (const one of document.querySelectorAll(".scene[aria-label]")) {
    const label = one.getAttribute("aria-label");
    if (!window.met.includes(label)) window.met.push(label);
  }
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
Sit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all pictures."""
    with serving(tmp_path_factory.mktemp("scenes")) as process:
        yield process


@pytest.fixture
def sit(browser: Browser, server: Process) -> Iterator[Sit]:
    """Sit down at a table with these rules, bots in all other seats, and begin."""
    people: list[Visitor] = []

    def begin(
        rules: dict[str, Any], players: int = 3, size: dict[str, int] = PHONE, pace: int = 60
    ) -> Visitor:
        ada = Visitor(browser, server.url, size)
        people.append(ada)
        ada.page.add_init_script(NOTE)
        ada.page.goto(f"{ada.url}/device")
        ada.page.request.post(f"{ada.url}/api/guests", data={"name": "Ada"})
        options = {"clock": 0, "pace": pace}
        body = {"rules": rules, "players": players, "options": options}
        made = ada.page.request.post(f"{ada.url}/api/tables", data=body)
        ada.page.goto(ada.url + json.loads(made.body())["page"])
        ada.page.locator(".btn.go").click()
        ada.page.locator(".board").wait_for()
        return ada

    yield begin
    for visitor in people:
        visitor.close()


def has_met(ada: Visitor, *texts: str) -> bool:
    """Whether pictures with these words in their names have been seen."""
    met = "\n".join(ada.page.evaluate("window.met"))
    return all(text in met for text in texts)


def is_asked(ada: Visitor, text: str) -> Callable[[], bool]:
    """Whether a picture with these words asks for something now."""
    return lambda: ada.has(f'.scene[aria-label*="{text}"] button.choice')


def test_the_ring_of_trump_and_the_draw_for_the_first_dealer(sit: Sit) -> None:
    """Four suits round the turned Wizard, the own hand in sight; the others see who chooses."""
    ada = sit(
        {"preset": "standard", "sizes": [1] * 6, "drop": [*PLAIN, "Nc", "Nd", "Nh"]}, players=3
    )
    ada.play_until(lambda: has_met(ada, "is naming trump") and is_asked(ada, "You name trump")())
    assert has_met(ada, "deals first") or has_met(ada, "You deal first")
    ring = ada.page.locator(".scene")
    for suit in ("clubs", "diamonds", "hearts", "spades"):
        expect(ring.get_by_role("button", name=suit)).to_be_visible()
    expect(ring.locator("use[href*='#Z']")).to_have_count(1)
    expect(ada.page.locator(".hand button")).to_have_count(1)
    ring.get_by_role("button", name="hearts").click()
    expect(ada.page.locator(".stock figcaption")).to_contain_text("hearts")


def test_fists_that_open(sit: Sit) -> None:
    """All bid at once: fists lie there, closed or not, and open together."""
    ada = sit({"preset": "hidden", "sizes": [2]}, players=4, pace=1500)
    expect(ada.page.locator(".pad header")).to_contain_text("Your fist opens")
    ada.page.locator(".bids button").nth(1).click()
    ada.page.locator(".pad .btn.dark").click()
    ada.page.wait_for_function("met.includes('The fists open')")
    opened = ada.page.get_by_role("region", name="The fists open").get_by_role("listitem")
    expect(opened).to_have_count(4)
    expect(opened.first).to_contain_text("You: bid 1")


def test_wheels_stay_face_down_until_the_last_trick(sit: Sit) -> None:
    """Delayed bids: nobody else's number shows before the tricks are over."""
    ada = sit({"preset": "delayed", "sizes": [1, 1]}, pace=150)
    ada.play_until(lambda: ada.has(".hand .may"))
    assert not has_met(ada, "The wheels are turned")
    assert "0 of ?" in ada.page.locator(".seat").first.inner_text()
    ada.play_until(lambda: has_met(ada, "The wheels are turned"))


def test_an_even_bid_is_mended(sit: Sit) -> None:
    """Everybody sees all bids and who has to change one; the own change is one tap."""
    ada = sit({"preset": "hidden-notequal", "sizes": [1] * 20})
    ada.play_until(is_asked(ada, "The bids are even"), 60)
    expect(ada.page.locator(".scene .choice").first).to_contain_text(re.compile("Up|Down"))
    assert ada.page.locator(".scene li").count() == 3


def test_blind_bids_show_backs(sit: Sit) -> None:
    """Backs until the last bid is made, then the cards."""
    ada = sit({"preset": "third-time", "sizes": [3, 3, 3]}, pace=0)
    ada.play_until(lambda: ada.has(".covered"), 60)
    expect(ada.page.locator(".covered li")).to_have_count(3)
    expect(ada.page.locator(".pad header")).to_contain_text("Nobody looks")
    ada.play_until(lambda: ada.has(".hand button"))


def test_cards_on_foreheads(sit: Sit) -> None:
    """One sees all cards but one's own, which a tap plays unseen."""
    ada = sit({"preset": "forehead", "sizes": [1]}, players=4, size=DESK, pace=300)
    ada.page.locator(".pad").wait_for()
    assert ada.page.locator(".seat .cards[role=img]").count() == 3
    expect(ada.page.locator(".seat .cards").first).to_have_attribute(
        "aria-label", re.compile("holds")
    )
    expect(ada.page.locator(".covered li")).to_have_count(1)
    ada.play_until(lambda: ada.has(".covered button"))
    ada.page.get_by_role("button", name="Play the card you cannot see").last.click()
    expect(ada.page.locator(".covered")).to_have_count(0)


def test_the_last_card_lies_open(sit: Sit) -> None:
    """At each seat the card that everybody sees."""
    ada = sit({"preset": "last-card-up", "sizes": [5]}, players=5)
    ada.page.locator(".bids").wait_for()
    expect(ada.page.locator(".seat .cards .card")).to_have_count(4)


def test_a_card_is_passed_to_the_left(sit: Sit) -> None:
    """Whose it will be is said; afterwards both cards are shown, the own one at its new seat."""
    ada = sit({"preset": "pass-one", "sizes": [3]}, pace=150)
    ada.play_until(lambda: has_met(ada, "Which of your cards goes to"))
    for _ in range(2):
        ada.page.locator(".hand button").first.click()
    moment = ada.page.get_by_role("region", name="One card each to the left")
    expect(moment.locator(".card")).to_have_count(2)
    expect(ada.page.locator(".seat .cards .card")).to_have_count(1)


def test_a_card_is_pulled_from_the_right(sit: Sit) -> None:
    """Only the two know it; it is told for those who listen, too."""
    ada = sit({"preset": "pull-one", "sizes": [3]}, pace=150)
    ada.play_until(lambda: has_met(ada, "One card each from the right"))
    expect(ada.page.locator("[role=log] p", has_text="From ").last).to_contain_text("you have")


def test_calls_stand_in_bubbles(sit: Sit) -> None:
    """Gizzard and Fester: both ways are drawn, and a call is seen on the card."""
    rules = {"preset": "gizzard-fester", "sizes": [5] * 4, "drop": [*LOW, *PLAIN[8:12]]}
    ada = sit(rules, pace=200)
    ada.play_until(is_asked(ada, "how do you play it?"), 60)
    ways = ada.page.locator(".scene .choice")
    expect(ways).to_have_count(2)
    ways.filter(has_text="“").click()
    expect(ada.page.locator(".trick .call").last).to_contain_text("er!")
    expect(ada.page.locator(".stock button")).to_have_attribute("aria-label", re.compile("Gizzard"))


def test_camelot_asks_for_merlin_and_counts_places(sit: Sit) -> None:
    """Merlin is drawn as both; each card of a trick has its place."""
    rules = {"preset": "camelot", "sizes": [6] * 6, "drop": LOW + ["Tc", "Td", "Th"]}
    ada = sit(rules)
    ada.play_until(is_asked(ada, "Merlin"), 60)
    assert has_met(ada, "Merlin")
    ada.page.get_by_role("button", name="As a Jester").click()
    expect(ada.page.locator(".trick .number").first).to_have_text("1")


def test_smyrnas_menu_and_an_uber_card(sit: Sit) -> None:
    """Six twists with a sentence each; the card that beats everything lies beside the stock."""
    drop = [*PLAIN, "Nc", "Nd", "Nh"]
    ada = sit({"preset": "smyrna", "sizes": [1] * 6, "drop": drop}, size=DESK)
    ada.play_until(is_asked(ada, "Choose a twist"), 60)
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
    ada.play_until(is_asked(ada, "What beats everything"))
    ada.page.get_by_role("button", name="queen").click()
    ada.page.get_by_role("button", name="queen of spades").click()
    expect(ada.page.locator(".stock button")).to_have_attribute(
        "aria-label", "Beats everything in this round: queen of spades"
    )


def test_what_wizards_jesters_and_deuces_become(sit: Sit) -> None:
    """All-Jesters: it stands beside the stock and on the cards."""
    rules = {"preset": "all-wizards-all-jesters", "sizes": [6], "drop": LOW}
    ada = sit(rules)
    expect(ada.page.locator(".stock button")).to_have_attribute(
        "aria-label", re.compile("all eight")
    )
    ada.play_until(lambda: ada.has(".trick .as"), 60)


def test_two_player_picks_for_the_dummy(sit: Sit) -> None:
    """Three open cards and a pile at the dummy's seat; the leader picks one of them."""
    ada = sit({"preset": "two-player"}, players=2, pace=0)
    expect(ada.page.locator(".seat.dummy .cards .card")).to_have_count(4)
    ada.play_until(is_asked(ada, "You pick a card for Dummy"))
    own = ada.page.locator(".hand button").count()
    assert own == 10 or ada.has(".ending")
    ada.page.locator(".scene .choice:not(.no)").first.click()
    expect(ada.page.locator(".trick li").nth(1)).to_be_visible()


def test_solitaire_turns_the_dummies_piles(sit: Sit) -> None:
    """A tap turns the top card; the dummies are told apart."""
    ada = sit({"preset": "solitaire", "sizes": [2]}, players=1)
    ada.play_until(is_asked(ada, "Dummy 1"))
    ada.play_until(is_asked(ada, "Dummy 2"))
    ada.page.locator(".scene .choice").click()
    ada.play_until(lambda: ada.has(".ending"))


def test_the_saboteur_watches_the_bids(sit: Sit) -> None:
    """The dealer has a mask instead of a bid, and everybody sees who it is."""
    ada = sit({"preset": "saboteur", "sizes": [1] * 3}, pace=150)
    ada.play_until(lambda: has_met(ada, "You are the saboteur"))
    expect(ada.page.locator(".me [title^=Saboteur]")).to_be_visible()
    ada.play_until(lambda: ada.has(".seat [title^=Saboteur]") or ada.has(".ending"))


def test_who_drops_out_is_shown(sit: Sit) -> None:
    """Nannie's rule: a moment, and a seat that is out."""
    ada = sit({"preset": "nannie", "sizes": [4, 3, 2, 1]}, players=4)
    ada.play_until(
        lambda: has_met(ada, "Out of the game") or ada.has(".ending"),
    )


def test_all_agree_to_a_score(sit: Sit) -> None:
    """Honour play: the tricks and points lie there before they count."""
    ada = sit({"preset": "standard", "sizes": [1], "revoke": "honour"})
    ada.play_until(is_asked(ada, "Is the score right?"))
    expect(ada.page.locator(".scene tr")).to_have_count(3)
    ada.page.get_by_role("button", name="Yes, go on").click()
    ada.play_until(lambda: ada.has(".ending"))
