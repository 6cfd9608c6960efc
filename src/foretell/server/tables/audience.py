"""Those who look at a table: by seat, what each was last shown, and what to send them next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from weakref import proxy

from foretell.base.errors import ForetellError
from foretell.server.protocol.messages import AnyNews
from foretell.server.table import projection as s
from foretell.server.table.state import SPECTATOR
from foretell.server.tables import updates as to
from foretell.server.tables.delay import Delay, is_delayed
from foretell.server.tables.fan_out import Crowd
from foretell.server.tables.heads import Heads
from foretell.server.tables.outbox import Send
from foretell.server.tables.personal import you_of
from foretell.server.tables.ports import Watched
from foretell.server.tables.redaction import Mending
from foretell.server.tables.subscriber import Viewer, encode
from foretell.server.tables.updates import Letter, Viewers

ABSENT_SECONDS: Final = 180.0
HERE_SECONDS, GONE_SECONDS = 1.0, 0.1
"""Comings and goings of so long are told in one message: after a restart everybody comes.

Who is gone is told sooner: a socket that dies and is opened again and again must not look alive.
"""
RESTARTING: Final = 1012


class Audience:
    """The viewers of one table."""

    def __init__(self, table: Watched) -> None:
        """Nobody is here."""
        self._table: Watched = proxy(table)  # no circle: what is dropped is gone at once
        self._viewers: defaultdict[int, Viewers] = defaultdict(tuple)
        """By seat; letters keep these as they were when they were written."""
        self._shown: dict[int, s.Shown] = {}
        self._left: dict[str, float] = {}
        self._since = table.context.clock.now()
        self._delay = Delay()
        self.crowd = Crowd(table.context.clock)
        self._refreshing: set[float] = set()
        self.public = s.look(table.state, SPECTATOR, s.common(table.state, s.Moment()))
        """What watchers see, late if this table has it so."""

    # who is here

    def everybody(self) -> list[Viewer]:
        """All viewers."""
        return [viewer for viewers in self._viewers.values() for viewer in viewers]

    def has(self, viewer: Viewer) -> bool:
        """Whether somebody is still here."""
        return viewer in self._viewers[viewer.key]

    def is_watched(self) -> bool:
        """Whether anybody is here: a table without people stands still."""
        return any(self._viewers.values())

    def here(self) -> frozenset[int]:
        """The seats whose persons are connected."""
        return frozenset(key for key, viewers in self._viewers.items() if viewers and key >= 0)

    def absent(self) -> frozenset[int]:
        """The seats whose persons have been away for long; since a restart, if they never came."""
        now, state = self._table.context.clock.now(), self._table.state
        away = {place: state.seats[place].person for place in state.persons() - self.here()}
        left = {place: self._left.get(person, self._since) for place, person in away.items()}
        return frozenset(place for place, at in left.items() if now - at >= ABSENT_SECONDS)

    def join(self, viewer: Viewer) -> None:
        """Somebody comes to look, or comes back: both are shown the whole table."""
        self._let_in(viewer)
        self._table.arrange()
        self._first_look(viewer.key)
        self._refresh_soon()
        self._table.outbox.after(self.snapshot(viewer))

    def leave(self, viewer: Viewer) -> None:
        """Somebody's socket is gone; the seat stays theirs."""
        if self.has(viewer):
            self._remove(viewer)
            self._table.arrange()
            self._refresh_soon(GONE_SECONDS)

    def _let_in(self, viewer: Viewer) -> None:
        viewer.key = self._key(viewer)
        self._viewers[viewer.key] += (viewer,)
        self._left.pop(viewer.id, None)

    def _first_look(self, key: int) -> None:
        if key not in self._shown:
            self._shown[key] = self._first(key)

    def _key(self, viewer: Viewer) -> int:
        seat = self._table.state.seat_of(viewer.id)
        return SPECTATOR if seat is None else seat

    def _remove(self, viewer: Viewer) -> None:
        old = self._viewers[viewer.key]
        self._viewers[viewer.key] = tuple(one for one in old if one is not viewer)
        if len(old) == 1:
            self._shown.pop(viewer.key, None)
        is_seated = self._table.state.seat_of(viewer.id) is not None
        if is_seated and all(one.id != viewer.id for one in self.everybody()):
            self._left[viewer.id] = self._table.context.clock.now()

    # what they are sent

    def _first(self, key: int) -> s.Shown:
        """What somebody is shown who comes now."""
        is_late = key == SPECTATOR and is_delayed(self._table.state)
        return self.public if is_late else self._look(key)

    def _look(self, key: int) -> s.Shown:
        return s.look(self._table.state, key, self._common())

    def _common(self) -> s.Common:
        """What everybody may know now."""
        return s.common(self._table.state, self._table.moment())

    def snapshot(self, viewer: Viewer) -> Send:
        """What to send to show somebody everything, as it is now."""
        viewer.you = you_of(self._table.state, viewer)
        whole = encode(self._body(viewer) | {"you": viewer.you})

        def send() -> None:
            self.crowd.flush_for(viewer)
            viewer.is_lagging = False
            viewer.send_numbered(b"snapshot", whole)

        return send

    def _body(self, viewer: Viewer) -> dict[str, Any]:
        shown, state = self._shown[viewer.key], self._table.state
        view = s.whole(state, shown)
        if viewer.muted:
            view["chat"] = s.heard_lines(state, shown.chat, viewer.muted)
        return {"v": shown.v, "view": view}

    def refusal(self, viewer: Viewer, wish: str, error: ForetellError) -> Send:
        """What to send when a wish is not granted: why, and the view as it is."""
        head: dict[str, Any] = {"t": "refused", "id": wish}
        head |= {"code": error.code, "message": error.message}
        if told := {k: v for k, v in error.details.items() if isinstance(v, str | int)}:
            head["details"] = told
        body = self._body(viewer)
        return self.answer(viewer, lambda: encode({**head, "n": viewer.n, **body}))

    def answer(self, viewer: Viewer, write: Callable[[], bytes]) -> Send:
        """What to send to answer a wish: after all that its viewer was to be told before."""

        def send() -> None:
            self.crowd.flush_for(viewer)
            viewer.send(write())

        return send

    def sends(self, letters: list[Letter]) -> list[Send]:
        """The letters on their way: players' one by one, those of watchers in slices."""
        watchers = [letter for letter in letters if letter.to[0].key == SPECTATOR]
        players = [letter for letter in letters if letter.to[0].key != SPECTATOR]
        sends = [send for letter in players for send in letter.sends()]
        return [*sends, partial(self.crowd.tell, watchers)] if watchers else sends

    def after(self, news: list[AnyNews], *, is_seating: bool) -> list[Letter]:
        """What to send to everybody after a change; who is somebody else now sees all anew."""
        moved = self._reseat() if is_seating else []
        letters = self._updates(news, moved)
        letters += [to.snapshot(viewer, self.snapshot(viewer)) for viewer in moved]
        among = self.everybody() if is_seating else self._seated()
        return letters + [
            self._own(viewer) for viewer in among if viewer.you != you_of(self._table.state, viewer)
        ]

    def _seated(self) -> list[Viewer]:
        """Those who sit here: what they marked may be another now, of which nobody else hears."""
        return [one for key, viewers in self._viewers.items() if key >= 0 for one in viewers]

    def _own(self, viewer: Viewer) -> Letter:
        """What the server knows of somebody now, who looks from where they did: for them alone."""
        viewer.you = you_of(self._table.state, viewer)
        return to.update((viewer,), encode({"v": self.version(viewer), "you": viewer.you}))

    def _reseat(self) -> list[Viewer]:
        """Let everybody look from the seat that is theirs now; who moved."""
        moved = [viewer for viewer in self.everybody() if viewer.key != self._key(viewer)]
        for viewer in moved:
            self._remove(viewer)
            self._let_in(viewer)
            self._first_look(viewer.key)
        return moved

    def _updates(self, news: list[AnyNews], skip: list[Viewer]) -> list[Letter]:
        """Players first, however many watch."""
        state, known, heads = self._table.state, self._common(), Heads(self._table.state, news)
        late = self._late(news, skip) if state.options.delay else []
        letters: list[Letter] = []
        for key in sorted(self._viewers, reverse=True):
            if self._viewers[key] and not (key == SPECTATOR and is_delayed(state)):
                letters += self._letters(key, heads, s.look(state, key, known), skip)
        return letters + late

    def _late(self, news: list[AnyNews], skip: list[Viewer]) -> list[Letter]:
        """What watchers may see now; what has just happened waits."""
        state = self._table.state
        letters: list[Letter] = []
        if not is_delayed(state):
            self.public = self._look(SPECTATOR)
            return letters
        self._delay.put(state, news, self._look(SPECTATOR))
        for moment in self._delay.due(state):
            if self._viewers[SPECTATOR]:
                heads = Heads(state, moment.news)
                letters += self._letters(SPECTATOR, heads, moment.shown, skip)
            self.public = moment.shown
        return letters

    def _letters(self, key: int, heads: Heads, after: s.Shown, skip: list[Viewer]) -> list[Letter]:
        """What those who look from one seat are told: what differs from what they were shown."""
        before, self._shown[key] = self._shown[key], after
        head = heads.of(before.common, after.common)
        game = s.game_patch(self._table.state, before, after)
        is_new = bool(game) or before.v != after.v
        letters = []
        groups = to.alike(self._viewers[key], skip, is_talk=heads.is_talk)
        for muted, viewers in groups.items():
            own = heads.heard(head, muted) if muted else head
            if is_new or own.tells:
                letters.append(to.update(viewers, own.with_game(game)))
        return letters

    def _refresh_soon(self, seconds: float = HERE_SECONDS) -> None:
        """Tell everybody in a moment what changed without an event: who is here, until when."""
        if seconds not in self._refreshing:
            self._refreshing.add(seconds)
            self._table.context.clock.later(seconds, partial(self._refresh, seconds))

    def _refresh(self, seconds: float) -> None:
        self._refreshing.discard(seconds)
        self.refresh()

    def refresh(self) -> None:
        """Tell everybody now what changed without an event."""
        for send in self.sends(self._updates([], []) if self.is_watched() else []):
            self._table.outbox.after(send)

    def show_all(self) -> None:
        """Send everybody the whole view."""
        self.look_again()
        for viewer in self.everybody():
            self._table.outbox.after(self.snapshot(viewer))

    def look_again(self) -> None:
        """Forget what was last shown: the table has changed in another way than by an event."""
        self._reseat()
        for key in tuple(self._shown):
            self._shown[key] = self._first(key)

    def mend(self, mending: Mending) -> None:
        """Change names and lines, where seats bear their new names; show everybody the view."""
        state = self._table.state
        state.name = mending.title or state.name
        for place, line in enumerate(state.chat):
            state.chat[place] = mending.lines.get(line, line)
        self.public = mending.shown(self.public)
        self._delay.mend(mending)
        self.show_all()

    def past(self) -> None:
        """Note a moment of the log that is being replayed, for those who see it late."""
        if self._table.state.options.delay:
            self._late([], self.everybody())

    def forget(self) -> None:
        """Begin again: the log will be replayed from its beginning."""
        self._delay = Delay()
        self.public = self._look(SPECTATOR)

    def version(self, viewer: Viewer) -> int:
        """The version that a viewer knows of, or is about to."""
        shown = self._shown.get(viewer.key)
        return shown.v if shown else self._table.state.v

    def everybodys(self) -> s.Shown:
        """What anybody may know now."""
        return self._first(SPECTATOR)

    def bye(self, why: str) -> None:
        """Let everybody go."""
        for viewer in self.everybody():
            viewer.bye(why, RESTARTING)
        self._viewers.clear()
        self._shown.clear()
