"""A choice that waits to be sent: it waits on while the question stays the same."""

from __future__ import annotations

from rich.text import Text
from tests.unit.terminal.test_menu import TypedDesk

from foretell.engine.structs import Phase
from foretell.play.seen import Seen
from foretell.rules.axes import Revoke
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from foretell.terminal.commands import Settings
from foretell.terminal.decision import Decision
from foretell.terminal.desk import Draw
from foretell.terminal.local import LocalTable
from foretell.terminal.opening import GameRequest, new_table
from foretell.terminal.sitting import Sitting
from foretell.terminal.words import Words

WORDS = Words("en", unicode=True, symbols=True)


class WokenDesk(TypedDesk):
    """One of its lines may be that there is news."""

    def ask(self, draw: Draw, message: Text, hints: str, *, wakes: bool = False) -> str:
        """The next line."""
        assert wakes
        return super().ask(draw, message, hints)


class SlowSeat(LocalTable):
    """A seat whose first choice comes too late: others have chosen meanwhile."""

    is_late = True

    def act(self, action: str) -> Seen:
        """The view; the first time nothing else comes of it."""
        if self.is_late:
            self.is_late = False
            return self.game.view(self.seat)
        return super().act(action)


def asked_for_a_bid() -> tuple[Sitting, WokenDesk]:
    """Somebody who is asked for a bid that all choose at once, and what they type at."""
    return asked(preset("hidden", 3), Phase.BID)


def asked(rules: Rules, phase: int) -> tuple[Sitting, WokenDesk]:
    """Somebody who is asked for something, and what they type at."""
    made = new_table(GameRequest(rules=rules, bots="random", seed="1"), WORDS)
    table = SlowSeat(made.plan)
    table.deal()
    while table.game.phase != phase or table.game.actor != table.seat:
        if table.step() is None:
            LocalTable.act(table, table.game.view(table.seat).legal[0])
    desk = WokenDesk(WORDS, [])
    return Sitting(table, desk, WORDS, Settings("instant", confirm=True)), desk


def test_what_others_choose_unseen_leaves_it_there() -> None:
    """It is the same question; another one begins anew."""
    sitting, desk = asked_for_a_bid()
    desk.lines = ["1", "<news>", "<news>", "<news>"]
    before = Decision(sitting)
    before.make()
    Decision(sitting, before).make()
    assert "1" in desk.shown[-1]
    assert desk.shown[-1] == desk.shown[-2] != desk.shown[0]
    before.question = ()
    Decision(sitting, before).make()
    assert desk.shown[-1] == desk.shown[0]


def test_what_was_sent_too_late_waits_for_enter_again() -> None:
    """Once that was taken, nothing waits: neither now nor after an undo."""
    sitting, desk = asked_for_a_bid()
    desk.lines = ["1", "", ""]
    late = Decision(sitting)
    late.make()
    assert late.pending == "1"
    sent = Decision(sitting, late)
    sent.make()
    assert sent.pending is None
    assert sitting.seen.bids[0] is not None


def test_to_agree_needs_enter_alone() -> None:
    """That is what is asked, also once that has come too late."""
    sitting, desk = asked(Rules(players=3, sizes=(1,), revoke=Revoke.HONOUR), Phase.AGREE)
    desk.lines = ["", "<news>"]
    late = Decision(sitting)
    late.make()
    Decision(sitting, late).make()
    assert desk.shown[0] == desk.shown[1]
    assert late.pending is None


def test_the_only_choice_is_offered_again() -> None:
    """Whoever let it be with Escape, or took it back, is asked the same question once more."""
    sitting, _ = asked(Rules(players=3, sizes=(1,)), Phase.PLAY)
    before = Decision(sitting)
    assert before.pending is not None
    before.pending = None
    assert Decision(sitting, before).pending == sitting.seen.legal[0]
