"""What a person may type: choices in several ways, mistakes, looks, settings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from foretell.record import read
from foretell.terminal.words import Words
from tests.terminal.driver import Player, Terminal

WORDS = Words("en", unicode=True, symbols=True)
LEFT, RIGHT = "\x1b[D", "\x1b[C"


@pytest.fixture
def terminal(state: Path, rules_file: Callable[[str], str]) -> Iterator[Terminal]:
    """A game of two long rounds, about to begin."""
    options = ["play", "--rules", rules_file("sizes = [8, 8]"), "--players", "3", "--seed", "3"]
    with Terminal([*options, "--pace", "instant"], state) as made:
        yield made


def hand(terminal: Terminal) -> list[str]:
    """The cards above the prompt, as they are shown."""
    at = next(i for i, line in enumerate(terminal.lines) if line.strip() == "Your hand")
    return terminal.lines[at + 1].split()


def bid_one(terminal: Terminal) -> Player:
    """Bid one trick, and come to the first card."""
    player = Player(terminal, WORDS)
    terminal.wait_for("Your bid?")
    terminal.type("1")
    terminal.told("Bid 1?")
    terminal.type("")
    terminal.wait_for("Your card?", "Which card?", "Enter sends it")
    return player


def to_a_choice(player: Player) -> None:
    """Play on until some cards may be played and some may not."""
    terminal = player.terminal
    for _ in range(40):
        player._wait()
        if re.search(r"(?m)^ .* -( |$)", terminal.text) and len(player.numbers()) > 1:
            return
        terminal.type(player._answer())
    raise AssertionError("never a choice")


def test_a_mistyped_choice_is_taken_back(terminal: Terminal) -> None:
    """Nothing is sent before Enter says so; another choice takes the place of the first."""
    terminal.wait_for("Your bid?")
    terminal.type("7")
    terminal.told("Bid 7?")
    terminal.type("u")
    terminal.told("Taken back")
    terminal.type("3")
    terminal.type("2")
    terminal.told("Bid 2?")
    terminal.type("")
    terminal.wait_for("You 2")
    assert "Bids: " in terminal.text


def test_the_arrows_walk_along_what_may_be_chosen(terminal: Terminal) -> None:
    """Right and left, round and round; Escape lets go."""
    terminal.wait_for("Your bid?")
    for key, wanted in ((RIGHT, "Bid 0?"), (RIGHT, "Bid 1?"), (LEFT, "Bid 0?"), (LEFT, "Bid 8?")):
        terminal.process.send(key)
        terminal.wait_for(wanted)
    terminal.process.send("\x1b")
    terminal.wait_for("Your bid?")


def test_the_arrows_walk_along_a_dummys_cards(state: Path) -> None:
    """At its turn they are those of the dummy, not the own ones; Enter plays the one marked."""
    options = ["play", "--rules", "two-player", "--players", "2", "--seed", "5"]
    with Terminal([*options, "--pace", "instant"], state) as terminal:
        player = Player(terminal, WORDS)
        while "Which card for Dummy" not in terminal.message:
            player.step()
        for key in (RIGHT, RIGHT, LEFT, LEFT):
            terminal.process.send(key)
            terminal.wait_for("Enter sends it")
            assert terminal.message.strip().startswith("Play ")
            terminal.process.send("\x1b")
            terminal.wait_for("Which card for Dummy")
        terminal.process.send(RIGHT)
        terminal.wait_for("Enter sends it")
        terminal.type("")
        player._wait()
        assert "Traceback" not in terminal.raw


def test_an_illegal_card_says_why(terminal: Terminal) -> None:
    """You must follow: the suit, and the cards that would do."""
    player = bid_one(terminal)
    to_a_choice(player)
    cards = hand(terminal)
    marks = next(line.split() for line in terminal.lines if re.match(r"  +(-|\d+|\[)( |$)", line))
    wrong = cards[marks.index("-")]
    terminal.type(wrong)
    terminal.told("you must follow ")
    suits = "clubs|diamonds|hearts|spades"
    assert re.search(rf"you must follow ({suits}) \(you have ", terminal.message)
    assert wrong in terminal.message


def test_a_card_that_is_not_held_says_so(terminal: Terminal) -> None:
    """And which ones are."""
    bid_one(terminal)
    held = hand(terminal)
    other = next(card for card in (f"{rank}♣" for rank in range(2, 11)) if card not in held)
    terminal.type(other)
    terminal.told(f"{other}: you do not hold it, you have {' '.join(held)}")


@pytest.mark.parametrize("wrong", ["9", "99", "x", "7h", "-1", "ä", "1 2"])
def test_a_wrong_bid_says_why(terminal: Terminal, wrong: str) -> None:
    """Out of range, or no number."""
    terminal.wait_for("Your bid?")
    terminal.type(wrong)
    asked = "bids go from 0 to 8" if wrong.isdigit() else "nothing here is called so"
    terminal.told(asked)
    terminal.type("0")
    terminal.told("Bid 0?")


def test_cards_by_number_name_and_symbol(terminal: Terminal) -> None:
    """All ways of typing a card mean the same."""
    player = bid_one(terminal)
    to_a_choice(player)
    number = player.numbers()[-1]
    card = hand(terminal)[int(number) - 1]
    ways = [number, card, card.lower()]
    if card[-1] in "♣♦♥♠":
        ways.append(card[:-1] + "cdhs"["♣♦♥♠".index(card[-1])])
    for way in ways:
        terminal.type(way)
        terminal.told(f"Play {card}?")
        terminal.type("u")


@pytest.mark.parametrize(
    ("command", "wanted"),
    [
        ("l", "No trick has been finished"),
        ("s", "No round has been scored"),
        ("r", "All bid in turn from the dealer"),
        ("?", "A card is typed as rank and suit"),
        ("log", "cards each."),
        ("help", "Choosing"),
    ],
)
def test_pages(terminal: Terminal, command: str, wanted: str) -> None:
    """Each look has its page, and the game is where it was."""
    terminal.wait_for("Your bid?")
    terminal.type(command)
    for _ in range(9):
        if wanted in terminal.text:
            break
        terminal.type("")
    assert wanted in terminal.text
    for _ in range(9):
        if "Your bid?" in terminal.text:
            return
        terminal.type("")
    raise AssertionError(terminal.text)


def test_the_last_trick_and_the_sheet(terminal: Terminal) -> None:
    """After a round there is something on them."""
    player = bid_one(terminal)
    while "deals the next round" not in terminal.lines[-1]:
        player._wait()
        if "deals the next round" not in terminal.lines[-1]:
            terminal.type(player._answer())
    terminal.type("l")
    assert "takes it." in terminal.text or "You take it." in terminal.text
    assert terminal.text.count("╭────╮") == 3
    terminal.type("")
    terminal.type("s")
    assert re.search(r"(?m)^   1   8 .* \d/\d ", terminal.text)


def test_save_writes_a_record(terminal: Terminal, tmp_path: Path) -> None:
    """Where one likes."""
    terminal.wait_for("Your bid?")
    terminal.type(f"save {tmp_path / 'mine.toml'}")
    terminal.told("Saved in")
    assert read(tmp_path / "mine.toml").players[0] == "You"
    terminal.type(f"save {tmp_path / 'mine.toml' / 'inside'}")
    terminal.told("could not be saved")


def test_settings(terminal: Terminal) -> None:
    """One may do without the second question."""
    terminal.wait_for("Your bid?")
    terminal.type("confirm off")
    terminal.told("confirm is off now")
    terminal.type("pace fastest")
    terminal.told("pace slow, pace normal")
    terminal.type("pace instant")
    terminal.type("2")
    terminal.wait_for("You 2")


def test_a_revoke_may_be_called_only_under_honour(terminal: Terminal) -> None:
    """The refusal says so."""
    terminal.wait_for("Your bid?")
    terminal.type("call")
    terminal.told("call NAME TRICK")
    terminal.type("call Ada 1")
    terminal.told("This table prevents revokes")


def test_typing_is_edited(terminal: Terminal) -> None:
    """Backspace and Ctrl-U; other control characters do nothing."""
    terminal.wait_for("Your bid?")
    terminal.process.send("78\x7f\x7f\x01\x1b[24~5\x15")
    terminal.type("4")
    terminal.wait_for("Bid 4?")
