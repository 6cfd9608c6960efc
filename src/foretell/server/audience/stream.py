"""What those who look at a table were last shown, seat by seat, and the updates that come next."""

from __future__ import annotations

from collections.abc import Mapping

from foretell.server.audience.broadcast import Subscribers, WrittenUpdate, alike
from foretell.server.audience.delay import Delay, is_delayed
from foretell.server.audience.heads import UpdateHeads
from foretell.server.audience.redaction import Redaction
from foretell.server.audience.subscriber import Subscriber
from foretell.server.protocol.messages import AnyNews
from foretell.server.table import projection as s
from foretell.server.table.projection import Common, LiveFacts, Projection
from foretell.server.table.state import SPECTATOR, TableState


class Stream:
    """What a table shows, by the seat that is looked from; spectators look from -1."""

    def __init__(self, state: TableState) -> None:
        """Nobody has been shown anything."""
        self._shown: dict[int, Projection] = {}
        self._delay = Delay()
        self._facts = s.CommonFacts()
        self._public = self._look(state, SPECTATOR, LiveFacts())
        """What spectators see where they see it late."""

    def common(self, state: TableState, moment: LiveFacts) -> Common:
        """What everybody may know now."""
        return self._facts.now(state, moment)

    def _look(self, state: TableState, key: int, moment: LiveFacts) -> Projection:
        return s.looks(state, [key], self.common(state, moment))[0]

    def first(self, state: TableState, key: int, moment: LiveFacts) -> Projection:
        """What somebody is shown who comes now."""
        is_late = key == SPECTATOR and is_delayed(state)
        return self._public if is_late else self._look(state, key, moment)

    def shown(self, key: int) -> Projection | None:
        """What those who look from a seat were last shown, or are about to be."""
        return self._shown.get(key)

    def open(self, state: TableState, key: int, moment: LiveFacts) -> Projection:
        """What those who look from a seat are shown first, or were last shown."""
        if key not in self._shown:
            self._shown[key] = self.first(state, key, moment)
        return self._shown[key]

    def close(self, key: int) -> None:
        """Nobody looks from a seat any more."""
        self._shown.pop(key, None)

    def clear(self) -> None:
        """Nobody looks any more."""
        self._shown.clear()

    def look_again(self, state: TableState, moment: LiveFacts) -> None:
        """Forget what was last shown: the table has changed in another way than by an event."""
        for key in tuple(self._shown):
            self._shown[key] = self.first(state, key, moment)

    def updates(
        self,
        state: TableState,
        moment: LiveFacts,
        subscribers: Mapping[int, Subscribers],
        news: list[AnyNews],
        skip: list[Subscriber],
    ) -> list[WrittenUpdate]:
        """What to tell everybody but some of what has just changed; players first."""
        known, heads = self.common(state, moment), UpdateHeads(state, news)
        keys = list(subscribers)
        late: list[WrittenUpdate] = []
        if state.options.delay:
            late = self._late(state, s.looks(state, [SPECTATOR], known)[0], news, subscribers, skip)
            if is_delayed(state):
                keys = [key for key in keys if key != SPECTATOR]
        pairs = list(zip(keys, s.looks(state, keys, known), strict=True))
        return self._updates(state, pairs, heads, subscribers, skip) + late

    def _late(
        self,
        state: TableState,
        now: Projection,
        news: list[AnyNews],
        subscribers: Mapping[int, Subscribers],
        skip: list[Subscriber],
    ) -> list[WrittenUpdate]:
        """What spectators may see now; what has just happened waits."""
        updates: list[WrittenUpdate] = []
        if not is_delayed(state):
            self._public = now
            return updates
        self._delay.put(state, news, now)
        for moment in self._delay.due(state):
            if subscribers.get(SPECTATOR):
                heads = UpdateHeads(state, moment.news)
                pairs = [(SPECTATOR, moment.shown)]
                updates += self._updates(state, pairs, heads, subscribers, skip)
            self._public = moment.shown
        return updates

    def _updates(
        self,
        state: TableState,
        pairs: list[tuple[int, Projection]],
        heads: UpdateHeads,
        subscribers: Mapping[int, Subscribers],
        skip: list[Subscriber],
    ) -> list[WrittenUpdate]:
        """What differs from what those who look from each seat were shown."""
        before = [self._shown[key] for key, _ in pairs]
        self._shown.update(pairs)
        games = s.game_patches(state, before, [after for _, after in pairs])
        updates = []
        for (key, new), old, game in zip(pairs, before, games, strict=True):
            head = heads.of(old.common, new.common)
            is_new = bool(game) or old.common.v != new.common.v
            for muted, to in alike(subscribers[key], skip, is_talk=heads.is_talk).items():
                own = heads.heard(head, muted) if muted else head
                if is_new or own.tells:
                    updates.append(WrittenUpdate(to, own.with_game(game)))
        return updates

    def past(self, state: TableState, moment: LiveFacts) -> None:
        """Note a moment of the log that is being replayed, for those who see it late."""
        if state.options.delay:
            self._late(state, self._look(state, SPECTATOR, moment), [], {}, [])

    def redact(self, redaction: Redaction) -> None:
        """Change names and lines in what spectators see late."""
        self._public = redaction.shown(self._public)
        self._delay.redact(redaction)

    def forget(self, state: TableState, moment: LiveFacts) -> None:
        """Begin again: the log will be replayed from its beginning."""
        self._delay, self._facts = Delay(), s.CommonFacts()
        self._public = self._look(state, SPECTATOR, moment)
