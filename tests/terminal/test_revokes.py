"""Honour play in the terminal: a revoke is called within the trick, where its card goes back."""

from __future__ import annotations

from pathlib import Path

from foretell.terminal.local import LocalGame, LocalTable
from tests.builders import HONOUR, dealt, sized, tell
from tests.terminal.driver import Terminal


def saved(folder: Path, hands: list[str], story: str, seat: int) -> Path:
    """A game of honour play in a file, the person in a seat and rule bots in the others."""
    count = len(hands)
    rules = sized(3, players=count, revoke=HONOUR)
    game = tell(dealt(rules, *hands, up="2s"), story)
    names = ("Ada", "Bo", "Cy", "Dan")[:count]
    kinds = tuple("" if one == seat else "rule" for one in range(count))
    return LocalTable(LocalGame(rules, names, kinds, "7", "own", folder / "game.toml"), game).keep()


def going_on(path: Path, state: Path) -> Terminal:
    """The same game in a terminal, at once and without second questions."""
    return Terminal(["play", "--resume", str(path), "--pace", "instant", "--fast"], state)


def test_a_call_within_the_trick(state: Path, tmp_path: Path) -> None:
    """Bo has discarded on a heart: the card goes back, and he follows; a wrong call says so."""
    path = saved(tmp_path, ["7h 2c 3c", "8h 4c 6c", "6h 5c 9s"], "1 0 2 | 7h 4c", 2)
    with going_on(path, state) as terminal:
        terminal.wait_for("Your card?")
        terminal.type("call Cy")
        terminal.told("That seat has played no card in that trick")
        terminal.type("call Ada 2")
        terminal.told("Within a trick its own cards are called")
        terminal.type("call Ada")
        terminal.told("Ada did not revoke in that trick")
        terminal.type("call bo")
        terminal.wait_for("Bo 8♥")
        assert "Bo takes the card back." in terminal.text
        assert "did not revoke" not in terminal.message
        terminal.wait_for("Your card?")


def test_a_call_while_the_own_card_may_still_come_back(state: Path, tmp_path: Path) -> None:
    """It goes back with the card that is called; Bo follows, and the person plays again."""
    hands = ["7h 2c 3c", "8h 4c 6c", "6h 5c 9s", "9h 7c 8s"]
    path = saved(tmp_path, hands, "1 0 2 1 | 7h 4c", 2)
    with going_on(path, state) as terminal:
        terminal.wait_for("Your card?")
        terminal.type("6h")
        terminal.wait_for("u takes it back")
        terminal.type("call Ada")
        terminal.told("Ada did not revoke in that trick")
        terminal.type("u")
        terminal.told("nothing to take back")
        terminal.type("call Bo")
        terminal.wait_for("Your card?")
        assert "Bo 8♥" in terminal.text
        terminal.type("6h")
        terminal.wait_for("u takes it back")
        terminal.type("U")
        terminal.wait_for("Your card?")
