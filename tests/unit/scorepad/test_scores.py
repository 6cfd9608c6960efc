"""What comes of noted rounds: points, revokes, drops, play-offs, the end (rules 11, 12, 14)."""

from __future__ import annotations

import pytest
from tests.unit.scorepad.pads import due, fault, last, noted, pad_of

from foretell.record import replay
from foretell.rules.axes import Tie
from foretell.rules.value import Rules
from foretell.scorepad import Entry, ScorePad


def test_p11_the_faqs_examples() -> None:
    """Rules 11: five cards, bids made and missed; four rounds before have nothing to do with it."""
    pad = pad_of(Rules(players=3, sizes=(5, 8)))
    assert fault(noted(pad, 1, "0 1 4", "0 1 3")) == "Tricks noted as taken: 4. There were 5."
    assert last(noted(pad, 1, "0 1 4", "0 1 4")).points == (20, 30, 60)
    assert last(noted(pad, 1, "5 1 2", "2 1 2")).points == (-30, 30, 40)


def test_p12_totals_places_and_the_next_dealer() -> None:
    """Rules 12, 4: who leads, who deals next."""
    pad = noted(noted(pad_of(), 1, "1 0 0", "1 0 0"), 2, "0 2 1", "0 1 1")
    standing = pad.standing()
    assert (standing.totals, standing.leaders, standing.places) == ((50, 10, 50), (0, 2), (1, 3, 1))
    assert (standing.now, standing.dealer) == (3, 1)
    assert standing.winners == ()


def test_p12_a_play_off_orders_those_tied() -> None:
    """Rules 12: they draw lots, ten cards each, normal score that stays out of the totals."""
    pad = noted(pad_of(Rules(players=3, sizes=(1,), tie=Tie.PLAY_OFF)), 1, "0 0 0", "0 1 0")
    standing = pad.standing()
    assert standing.play_off == (0, 2)
    assert due(standing) == [("dealer", None, (0, 2))]
    pad = noted(pad, 2, "10 - 0", dealer=0)
    assert pad.standing().rounds[1].size == 10
    pad = noted(pad, 2, "", "9 - 1")
    standing = pad.standing()
    assert (standing.over, standing.winners) == (False, ())
    assert standing.rounds[1].points == (-10, 0, -10)
    pad = noted(pad, 3, "1 - 0", "0 - 10", dealer=2)
    standing = pad.standing()
    assert (standing.over, standing.winners, standing.totals) == (True, (0,), (20, -10, 20))


def test_p12_a_correction_may_change_who_plays_off() -> None:
    """Then the pad says so, and what was noted of the play-off is kept."""
    pad = noted(pad_of(Rules(players=3, sizes=(1,), tie=Tie.PLAY_OFF)), 1, "0 0 0", "0 0 1")
    pad = noted(pad, 2, "1 1 -", "5 5 -", dealer=0, play_off=[0, 1])
    assert pad.standing().rounds[1].seats == (0, 1)
    assert fault(noted(pad, 1, "1 0 0")) == ""
    assert noted(pad, 1, "1 0 0").standing().rounds[1].state == "beyond"
    assert "those tied have changed" in fault(noted(pad, 1, "1 1 0"))


def test_p14_a_revoke_ends_the_round() -> None:
    """Rules 14: the others have made their bids, the offender loses 20."""
    pad = noted(noted(pad_of(), 1, "1 0 0", "1 0 0"), 2, "1 0 2", revoke={"seat": 2, "trick": 1})
    assert last(pad).points == (30, 20, -20)
    assert replay(pad.record()).scores == [60, 40, 0]
    assert "There is no trick 3" in fault(noted(pad, 2, revoke={"seat": 2, "trick": 3}))


def test_p14_a_saboteur_beside_a_revoke() -> None:
    """Rules 14: one scores as if all bids were met, with spoils −10."""
    pad = noted(pad_of("saboteur-spoils"), 1, "20 0 -", revoke={"seat": 0})
    assert last(pad).points == (-20, 20, -10)


def test_v_nannie_drops_the_lowest() -> None:
    """Nannie's Rule: after every second round; who is out has no dealt cards, and no deal."""
    pad = noted(pad_of("nannie"), 1, "20 0 0", "0 0 20")
    tied = noted(pad, 2, "0 19 0", "0 19 0").standing()
    assert (tied.rounds[1].out, tied.rounds[2].seats) == ((), (0, 1, 2))
    pad = noted(pad, 2, "0 19 1", "0 19 0")
    standing = pad.standing()
    assert (standing.rounds[1].out, standing.rounds[2].seats) == ((2,), (0, 1))
    assert (standing.dealer, standing.places) == (1, (2, 1, 3))
    assert fault(noted(pad, 3, "- - 0")) == "Cy is not in this round: bid does not count."


def test_v_camelot_bonuses() -> None:
    """Camelot: Grail +20 with a bid met; zero 25 above four cards; Excalibur takes a trick."""
    pad = noted(pad_of("camelot"), 1, "1 0 0", "1 0 0", grail=0)
    assert last(pad).points == (50, 20, 20)
    assert replay(pad.record()).scores == [50, 20, 20]
    missed = noted(pad, 1, "1 1 0", grail=1)
    assert last(missed).points == (30, -10, 20)
    assert replay(missed.record()).scores == [30, -10, 20]
    for n in (2, 3, 4):
        pad = noted(pad, n, "0 0 0", f"{n} 0 0")
    assert fault(noted(pad, 5, "4 0 0", "3 0 0")) == "Tricks noted as taken: 3. There were 5."
    pad = noted(pad, 5, "4 0 0", "4 0 0")
    assert last(pad).points == (60, 25, 25)
    assert "no Holy Grail" in fault(noted(pad_of(), 1, "1 0 0", grail=1))


def test_v_smyrna_flat_points_for_a_round() -> None:
    """Smyrna: a twist is needed with a Wizard turned up, and may change the points."""
    pad = noted(pad_of("smyrna"), 1, "1 0 0", "1 0 0", turn_up="Zs", trump="h")
    assert due(pad.standing())[0][0] == "twist"
    assert last(noted(pad, 1, twist="flat-points")).points == (10, 5, 5)
    assert last(noted(pad, 1, twist="pass-one")).points == (30, 20, 20)


def test_v_two_player_to_a_hundred() -> None:
    """Two-Player: the dummy may take tricks, and the target ends it."""
    pad = noted(pad_of("two-player", 2, dealer=0), 1, "9 2", "9 1")
    standing = pad.standing()
    assert (standing.over, standing.winners) == (True, (0,))


@pytest.mark.parametrize(
    ("notes", "said"),
    [
        ({"turn_up": "7h", "trump": "s"}, "The turn-up makes trump: hearts."),
        ({"turn_up": "Zs", "trump": "none"}, "A suit has to be named; “no trump” cannot be."),
        ({"turn_up": "7h", "twist": "pass-one"}, "This round has no twist: take the note back."),
        ({"uber": "K"}, "This round has no uber card: take the note back."),
    ],
)
def test_p05_what_does_not_fit_the_turn_up(notes: dict[str, str], said: str) -> None:
    """Rules 5: trump is what the card makes it, unless the dealer names it."""
    assert fault(noted(pad_of(), 1, "1 0 0", "1 0 0", **notes)) == said


def test_finish_and_go_on() -> None:
    """A game ends where people end it; notes after it are kept."""
    pad = noted(pad_of(), 1, "1 0 0", "1 0 0").noted(Entry(0, "finish", value=True))
    standing = pad.standing()
    assert (standing.finished, standing.over, standing.winners, standing.due) == (
        True,
        False,
        (0,),
        (),
    )
    assert pad.noted(Entry(0, "finish", value=False)).standing().now == 2


def test_names_and_the_first_dealer_may_be_corrected() -> None:
    """As any other note."""
    pad = pad_of().noted(Entry(0, "name", "Bea", 1), Entry(0, "dealer", 0))
    assert pad.standing().names == ("Ada", "Bea", "Cy")
    assert pad.standing().dealer == 0
    assert pad.noted(Entry(0, "name", None, 1)).names == ("Ada", "Ben", "Cy")
    assert isinstance(ScorePad.from_dict(pad.to_dict()), ScorePad)
