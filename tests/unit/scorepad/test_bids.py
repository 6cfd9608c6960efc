"""Bids on a pad: whose turn it is, what is barred, what is hidden, what is mended (rules 6, 16)."""

from __future__ import annotations

import pytest
from tests.unit.scorepad.pads import due, fault, last, noted, pad_of

from foretell.scorepad import Entry


def test_p06_in_turn_from_the_dealers_left() -> None:
    """Rules 6: the dealer bids last."""
    pad = pad_of(dealer=1)
    for seat in (2, 0, 1):
        assert due(pad.standing()) == [("bid", seat, (0, 1))]
        pad = pad.noted(Entry(1, "bid", 0, seat))
    assert [seat for _, seat, _ in due(pad.standing())] == [2, 0, 1]


def test_v_screw_the_dealer_bars_a_bid() -> None:
    """Screw the Dealer: the last bidder alone is bound; so is one whose neighbour is corrected."""
    pad = noted(pad_of("screw-the-dealer"), 1, "1 0 -")
    assert due(pad.standing()) == [("bid", 2, (1,))]
    whole = noted(pad, 1, "- - 1", "1 0 0")
    assert last(whole).points == (30, 20, -10)
    corrected = noted(noted(whole, 2, "1 1 1", "1 1 0"), 1, "0 0 -")
    assert fault(corrected) == "Cy may not bid 1: the bids would add up to 1."
    assert [one.state for one in corrected.standing().rounds] == ["faulty", "waits"]
    assert corrected.standing().totals == (0, 0, 0)
    assert noted(corrected, 1, "1 0 -").standing().rounds[1].totals == (60, 50, -20)


def test_v_canadian_rule_binds_a_sole_leader() -> None:
    """Canadian Rule: by the totals of the moment, which a correction changes."""
    pad = noted(pad_of("canadian", dealer=0), 1, "0 1 0", "0 1 0")
    pad = noted(pad, 2, "0 - 0")
    assert pad.standing().dealer == 1
    assert due(pad.standing()) == [("bid", 1, (0, 1))]
    pad = noted(pad, 1, "0 0 0")
    assert due(pad.standing()) == [("bid", 1, (0, 1, 2))]


def test_v_hidden_bids_are_due_from_everybody() -> None:
    """Hidden Bid: in any order."""
    pad = noted(pad_of("hidden"), 1, "- 1 -")
    assert due(pad.standing()) == [("bid", 0, (0, 1)), ("bid", 2, (0, 1))]


def test_v_hidden_notequal_is_mended() -> None:
    """Hidden bids with notequal: the last bidder changes an even sum by one."""
    pad = noted(pad_of("hidden-notequal"), 1, "1 0 0")
    assert due(pad.standing()) == [("adjust", 2, (1,))]
    pad = noted(pad, 1, "- - -", "0 0 1", adjust=1)
    assert last(pad).points == (-10, 20, 30)
    assert fault(noted(pad, 1, "0 - -")).startswith("This round has no mended bid")


def test_v_jester_bid_needs_no_bids() -> None:
    """Jester bid: tricks alone are noted."""
    pad = pad_of("jester-bid")
    assert due(pad.standing())[0][0] == "won"
    assert last(noted(pad, 1, "", "0 1 0")).points == (20, -10, 20)


def test_v_saboteur_does_not_bid() -> None:
    """Saboteur: the dealer scores 20; the seat at the right is the last bidder."""
    pad = pad_of("saboteur")
    assert pad.standing().rounds[0].last == 1
    assert last(noted(pad, 1, "1 0 -", "0 0 1")).points == (-10, 20, 20)
    assert "no bid of this player" in fault(noted(pad, 1, "1 0 0"))
    assert last(noted(pad_of("saboteur-spoils"), 1, "20 0 -", "0 0 20")).points == (-200, 20, 200)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_bid_beyond_the_cards_is_a_fault(lang: str) -> None:
    """It may be noted, since a size may come from a correction, but does not count."""
    found = last(noted(pad_of(), 1, "2 0 0")).fault
    assert found is not None
    assert found.told(lang, ("Ada", "Ben", "Cy")).startswith("Ada: 2 ")
