"""What a day's robot events say about how well people play."""

from __future__ import annotations

from foretell.server.daily.days import GRACE_MS
from tests.server.test_daily import ADA, BEN, CY, EVENING_HOURS, Day, day


def test_an_event_is_one_rated_game_of_all_who_took_up_its_cards() -> None:
    """Once, when it is over, among those rated before the day; whoever left is last."""

    async def test(now: Day) -> None:
        played = [await now.played(ADA), await now.played(BEN)]
        await now.begun(CY)
        await now.go_to(EVENING_HOURS - 1)
        assert now.store.rated == []
        await now.go_to(EVENING_HOURS + GRACE_MS / 1000 + 1)
        event = await now.event()
        (game,) = (one for one in now.store.rated if one.game == event.game)
        assert (game.pool, game.opened) == ("robots", event.begins_at)
        assert played[0].state.sheet == played[1].state.sheet
        assert game.places == [(ADA.id, 1), (BEN.id, 1), (CY.id, 3)]
        now.restart()
        await now.go_to(2 * EVENING_HOURS)
        assert [one.game for one in now.store.rated].count(event.game) == 1

    day(test)
