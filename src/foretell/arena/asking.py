"""A bot is asked, and what it answers is done; whatever goes wrong is told with the seat."""

from __future__ import annotations

from collections.abc import Callable

from foretell.arena.failures import FAILURES, why
from foretell.base.errors import BadNotation, ForetellError, IllegalAction
from foretell.base.i18n import spoken
from foretell.bots import Bot
from foretell.play.seen import Seen


def ask(bot: Bot, name: str, seen: Seen, act: Callable[[str], None]) -> None:
    """Let a bot choose from what it sees, and do that.

    Raises:
        ForetellError: the bot failed, or answered with what is not allowed.

    >>> from foretell import Game, preset
    >>> class Dreamer:
    ...     def choose(self, seen: Seen) -> str:
    ...         return "7"
    >>> game = Game(preset("standard", players=3), seed=7, dealer=2)
    >>> ask(Dreamer(), "Dreamer", game.view(0), game.act)
    Traceback (most recent call last):
    foretell.base.errors.ForetellError: seat 0: Dreamer answered '7'; allowed: 0 1
    """
    try:
        answer: object = bot.choose(seen)
    except FAILURES as error:
        failed, reason = ForetellError("bot-failed", ""), why(error)
        said = spoken(failed, "failed-bot-failed", seat=seen.get("seat"), name=name, why=reason)
        raise said from error
    if not isinstance(answer, str):
        raise bad_answer(name, seen, answer)
    try:
        act(answer)
    except (BadNotation, IllegalAction) as error:
        raise bad_answer(name, seen, answer) from error


def chosen(bot: Bot, name: str, seen: Seen) -> str:
    """What a bot chooses, if it is allowed.

    Raises:
        ForetellError: the bot failed, or answered with something else.
    """
    made: list[str] = []

    def take(answer: str) -> None:
        if answer not in seen.legal:
            raise IllegalAction("")
        made.append(answer)

    ask(bot, name, seen, take)
    return made[0]


def bad_answer(name: str, seen: Seen, answer: object) -> ForetellError:
    """That a bot answered with what is not allowed, and what is."""
    return spoken(
        ForetellError("bot-answer", ""),
        "failed-bot-answer",
        seat=seen.get("seat"),
        name=name,
        answer=repr(answer),
        allowed=" ".join(seen.legal),
    )
