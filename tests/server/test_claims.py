"""Claims at the table: granted where the own view proves them, else heard of by nobody else."""

from __future__ import annotations

import pytest

from foretell.rules.presets import usual_players
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import How, Options, RulesValue
from foretell.server.table.apply import fingerprint
from tests.server.simulated_table import FAST, SimulatedClient, SimulatedTable
from tests.server.test_games import check_views, replayed

HONOUR = {"preset": "maximus", "revoke": "honour"}


def to_claim(
    rules: RulesValue = "maximus", players: int = 3, most: int = 4, options: Options = FAST
) -> tuple[SimulatedTable, SimulatedClient]:
    """A table, and somebody there who may claim some tricks."""
    for seed in range(200):
        sim = SimulatedTable(rules, players, options, seed=seed, people=players)
        sim.begin()
        for _ in range(400):
            sim.quiet()
            for client in sim.clients:
                game = client.view["game"]
                if game["may_claim"] and 2 <= len(game["hand"]) <= most:
                    return sim, client
            if sim.is_over or len(sim.table.state.sheet) > 2:
                break
            sim.step()
    raise AssertionError("nobody could ever claim")


def log(sim: SimulatedTable) -> list[e.AnyEvent]:
    """What has happened."""
    return [e.read(body).event for body in sim.store.logs["t"]]


def test_a_proven_claim_is_played_out_as_ordinary_choices() -> None:
    """The claimer takes all tricks left; everybody hears of it and sees the cards."""
    sim, client = to_claim()
    seat, left = client.seat or 0, len(client.seen.hand)
    won, rows = client.view["game"]["won"][seat], len(client.view["sheet"])
    points = client.view["game"]["claim_points"]
    first = len(log(sim))
    assert client.do(w.Claim())["t"] == "done"
    made = [event for event in log(sim)[first:] if not isinstance(event, e.Dealt)]
    assert made[0] == e.Claimed(seat)
    cards = [event for event in made[1:] if isinstance(event, e.Acted)]
    assert len(cards) == len(made) - 1
    assert {card.how for card in cards} == {How.CLAIM}
    assert (left - 1) * 3 < len(cards) <= left * 3
    for other in sim.clients:
        row = other.view["sheet"][rows]
        assert (row["won"][seat], row["points"][seat]) == (won + left, points)
        tricks = other.view["table"]["tricks"]
        assert len(tricks) == sim.table.state.handle.get("cards_each")
        told = b"".join(other.frames)
        assert b'"what":"claimed"' in told
    check_views(sim)
    assert replayed(sim) == fingerprint(sim.table.state)
    sim.play()


def test_no_card_of_a_claim_was_a_choice_that_is_undone() -> None:
    """By consent the claimer chooses anew what they chose last themselves."""
    sim, client = to_claim(HONOUR, options=Options(pace=0, clock=0, undo=True))
    left = len(client.seen.hand)
    assert client.do(w.Claim())["t"] == "done"
    assert not client.seen.hand
    for one in (client, *(other for other in sim.clients if other is not client)):
        assert one.do(w.Undo())["t"] == "done"
    assert len(client.seen.hand) >= left


def test_what_is_not_proven_is_refused_to_the_claimer_alone() -> None:
    """Nobody else is sent anything, and nothing is written; so also out of turn, or too late."""
    sim = SimulatedTable("maximus", 3, seed=1, people=3)
    sim.begin()
    sim.quiet()
    while sim.table.state.handle.get("tricks_done") < 1:
        sim.step()
    before = len(log(sim)), [len(client.frames) for client in sim.clients]
    for place, client in enumerate(sim.clients):
        assert not client.view["game"]["may_claim"]
        answer = client.do(w.Claim())
        assert (answer["t"], answer["code"]) == ("rejected", "not-proven")
        assert client.do(w.Claim(), v=0)["code"] == "stale"
        assert client.do(w.Say("/claim"))["code"] == "not-proven"
        sent = [len(other.frames) for other in sim.clients]
        expected = [count + 3 * (n <= place) for n, count in enumerate(before[1])]
        assert sent == expected
    assert len(log(sim)) == before[0]


def test_a_claim_by_word_in_the_chat() -> None:
    """The old commands live in the chat: so does this one."""
    sim, client = to_claim()
    assert client.do(w.Say("/claim"))["t"] == "done"
    assert sim.table.state.phase.name in ("DEAL", "OVER")


def test_claims_of_those_who_watch_or_were_replaced() -> None:
    """Only who sits may claim; whom a bot stands in for is back with it."""
    sim, client = to_claim()
    sim.table.record([e.SeatToBot(client.seat or 0)])
    sim.store.commit()
    assert client.do(w.Claim())["t"] == "done"
    assert not sim.table.state.seats[client.seat or 0].stand_in


def test_under_honour_play_the_laid_cards_stand_and_may_be_called() -> None:
    """Nobody takes back what was laid, nobody has revoked by it, and all agree to the score."""
    sim, client = to_claim(HONOUR)
    revoked = sim.table.state.handle.seats_of("revoked")
    tricks = sim.table.state.handle.get("tricks_done")
    assert client.do(w.Claim())["t"] == "done"
    state = sim.table.state
    assert state.phase.name == "AGREE"
    assert state.handle.seats_of("revoked") == revoked
    for other in sim.clients:
        assert other.do(w.TakeBack())["code"] == "wrong-phase"
    caller = next(other for other in sim.clients if other is not client)
    called = caller.do(w.CallRevoke(client.seat or 0, tricks + 1))
    assert called["t"] == "done"
    assert sim.table.state.phase.name == "AGREE"


def test_marked_and_forced_cards_meet_a_claim() -> None:
    """What was marked ahead is gone with its card; the game goes on."""
    sim, client = to_claim()
    for other in sim.clients:
        other.do(w.Premove(other.seen.hand[0]))
        other.do(w.PlayForced())
    assert client.do(w.Claim())["t"] == "done"
    assert not any(seat.premove for seat in sim.table.state.seats)
    assert replayed(sim) == fingerprint(sim.table.state)


@pytest.mark.parametrize(
    "name",
    ["standard", "maximus", "nannie", "magic", "tricksy", "camelot", "uber-wizard", "delayed",
     "pass-one", "saboteur", "all-wizards-all-jesters", "forehead", "junior"],
)  # fmt: skip
def test_whole_games_with_every_claim_that_is_offered(name: str) -> None:
    """What is offered is granted, the claimer gets the tricks, and the log is the truth."""
    players = usual_players(name)
    sim, claims = SimulatedTable(name, players, seed=5, people=players), 0
    sim.begin()
    for _ in range(3000):
        if sim.is_over:
            break
        sim.quiet()
        able = [client for client in sim.clients if client.view["game"]["may_claim"]]
        if not able:
            sim.step()
            continue
        seat, state = able[0].seat or 0, sim.table.state
        won = state.handle.seats_of("won")[seat] + state.handle.seats_of("hands")[seat].bit_count()
        assert able[0].do(w.Claim())["t"] == "done"
        assert sim.table.state.sheet[-1].won[seat] == won
        claims += 1
    assert sim.is_over
    assert claims > 1
    assert replayed(sim) == fingerprint(sim.table.state)
