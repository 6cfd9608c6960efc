"""Non-interference (S1): what a viewer may not know changes no byte of what it is sent.

Rounds are played to some point; then everything that a viewer may not know is drawn anew from
its own view: others' cards, the stock, hidden bids, passed and pulled cards, marked cards, its
own cards where it may not see them. The same public actions are played again, and the two streams
of frames must be equal: content, count, order, size and (fake) time; updates, snapshots,
reconnects, refusals, claims, talk, the lobby, the page. Those who look: seats, watchers,
strangers, people who have sat here before, who stand up in the game, or who come late. Bots,
time-outs and cards that play themselves take part. Many seeds of it are played by
`tests/promises`; here it is shown that the comparison sees everything. What is asked over HTTP
is compared in `test_secrecy_http.py`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import get_args
from unittest import mock

import msgspec
import pytest

from foretell.server.protocol import messages
from foretell.server.protocol.event import tag
from foretell.server.protocol.views import SeatView
from foretell.server.table import projection
from foretell.server.table.news import TABLE_NEWS
from foretell.server.table.state import TableState
from foretell.server.tables.live_table import LiveTable
from protocol_page import tag_of
from tests.server.noninterference import RULES, VIEWERS, Frame, check, frames_of, viewer_of
from tests.server.scripted_choices import Behaviour

SEEDS = (41, 152, 202, 0, 69, 407)
"""Seeds of :func:`tests.server.noninterference.compare` that lead to everything there is."""
BEYOND_CARDS = {"cancelled", "followed"}
"""What happens before there are cards, or when all of them are open."""
ALONE = {"advice"}
"""What nobody is sent who plays with others, or watches."""


def kinds(frame: Frame) -> set[str]:
    """The tags of a frame, of the news in it, and of what has happened."""
    message = msgspec.json.decode(frame[1]) if frame[1].startswith(b'{"t":') else {}
    news = message.get("news") or ()
    return {message.get("t", ""), *(one["k"] for one in news), *(one.get("what") for one in news)}


def met_in(frames: list[Frame]) -> set[str]:
    """The tags of all frames of a viewer."""
    return set().union(*map(kinds, frames))


def test_every_kind_of_message_was_compared_for_every_kind_of_viewer() -> None:
    """A new message fails here until the runs of `tests/server/scripted_game.py` lead to it."""
    met: dict[int, set[str]] = {viewer: set() for viewer in VIEWERS}
    for seed in SEEDS:
        met[viewer_of(seed)] |= met_in(frames_of(seed))
    for seed in (SEEDS[0], 45):
        met[viewer_of(seed)] |= met_in(frames_of(seed, undoes=True))
    known = {*get_args(messages.FromServers), *get_args(messages.AnyNews)}
    tags = {own[1] for kind in known if (own := tag_of(kind))}
    assert {viewer: tags - found for viewer, found in met.items()} == dict.fromkeys(met, ALONE)
    what = {tag(kind.__name__) for kind in TABLE_NEWS} | {"revoke-called"}
    assert what - set().union(*met.values()) == BEYOND_CARDS


def test_advice_was_compared_under_every_set_of_rules() -> None:
    """It is for who plays alone against bots, and follows from what that seat sees."""
    for place in range(len(RULES)):
        seeds = range(place, 40 * len(RULES), len(RULES))
        assert any(met_in(frames_of(seed, alone=True)) >= ALONE for seed in seeds), RULES[place]


def test_what_a_call_finds_is_known_to_everybody() -> None:
    """The other deal agrees with each call: a wrong one says that somebody could not follow."""
    assert any(b'"is_right":false' in one for _, one in frames_of(356, alone=False))


def test_a_table_that_goes_to_another_process_tells_no_more() -> None:
    """Everybody is shown it anew, from what was stored, under all rules and for all viewers."""
    shown = dict.fromkeys(VIEWERS, 0)
    for seed in range(3, 3 + 2 * len(VIEWERS) * len(RULES), len(RULES) + 1):
        frames = [one for _, one in frames_of(seed, undoes=seed % 2 == 1, moves=0.5)]
        after = [now for last, now in pairwise(frames) if last.startswith(b"1012 restarting")]
        assert all(one.startswith((b'{"t":"snapshot"', b"1012")) for one in after)
        shown[viewer_of(seed)] += len(after)
    assert all(shown.values()), shown


def leak_in(name: str, leaky: object, viewer: int, seed: int = 1) -> None:
    """Let something tell too much; the comparison must find it."""

    def look() -> None:
        for steps in range(2, 8):
            check(
                {"preset": "hidden", "sizes": [4]},
                viewer,
                steps,
                seed,
                Behaviour(0.5, hasty=frozenset({2})),
            )

    with mock.patch(name, leaky), pytest.raises(AssertionError, match="hidden"):
        look()


def test_a_field_that_shows_a_hidden_number_is_found() -> None:
    """A name that depends on a hand."""
    seat_facts = projection.seat_facts

    def leaky(state: TableState, place: int, moment: projection.LiveFacts) -> SeatView:
        hand = state.handle.seats_of("hands")[place]
        return msgspec.structs.replace(seat_facts(state, place, moment), name=str(hand % 97))

    leak_in("foretell.server.table.projection.seat_facts", leaky, 0)


def test_a_time_that_shows_a_marked_card_is_found() -> None:
    """The lobby once told when somebody had marked a card; it tells only the minute now."""
    store = LiveTable._store

    def leaky(self: LiveTable, *rest: object) -> None:
        self.state.changed = self.context.at()
        store(self, *rest)  # type: ignore[arg-type]

    with mock.patch("foretell.server.tables.summary.MINUTE_MS", 1):
        leak_in("foretell.server.tables.live_table.LiveTable._store", leaky, -1)


def test_bids_that_were_opened_are_the_same_in_both_worlds() -> None:
    """Also one that had to become another then, as everybody saw."""
    assert frames_of(1414)
