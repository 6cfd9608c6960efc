"""The page ``/about/data``: what a server keeps of people, and how to have it deleted."""

from __future__ import annotations

from html import escape
from typing import Final

from foretell.server.operate.settings import Settings
from foretell.server.people.codes import LIFE_SECONDS
from foretell.server.people.tokens import LIFE_DAYS

STYLE: Final = (
    "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}"
    "code{background:#eee}@media(prefers-color-scheme:dark){body{background:#181818;color:#eee}"
    "code{background:#333}}"
)
KEPT: Final = (
    "Your name, and the settings that you chose here; whose lines of chat you do not want to see.",
    (
        "For each of your devices a digest of its token, from which the token cannot be found, "
        "the label that you gave it, and the hour in which it was last seen. A device that was not "
        f"used for {LIFE_DAYS} days is forgotten."
    ),
    (
        f"A digest of a one-time code, for {LIFE_SECONDS // 60} minutes, and of your "
        "recovery phrase, if you made one."
    ),
    (
        "The tables at which you sit or have sat: who sat where, every bid and every card, and "
        "what was said there. Whoever has the link of a finished game can look through it."
    ),
    (
        "The secret of each game's deals. It is published when the game is over, so that anybody "
        "can check the deals."
    ),
)
NOT_KEPT: Final = (
    (
        "No address of your network: it is used to keep crowds away, in memory, for an hour at "
        "most. Only an address that an operator has banned is written down."
    ),
    (
        "No e-mail address, no password, no advertising, nothing from or for anybody else. The one "
        "cookie is your token."
    ),
    "No cards, tokens or lines of chat in the server's logs.",
)


def about_data(settings: Settings) -> str:
    """The page, in HTML that needs nothing else."""
    parts = [
        "<h1>What is kept here</h1>",
        _list(KEPT),
        f"<p>{escape(finished(settings))} {escape(empty(settings))}</p>",
        "<h2>What is not</h2>",
        _list(NOT_KEPT),
        "<h2>Have it all, or have it deleted</h2>",
        (
            "<p>A file of everything that is kept of you: <code>GET /api/me/export</code>. To have "
            "it deleted: <code>DELETE /api/me</code>, at any time and at once. Your seats become "
            "free, your name is replaced and your lines of chat are taken away, at finished tables "
            "too; the cards that were played stay, under no name.</p>"
        ),
        (
            "<p>Copies that the operator has made are deleted when they are replaced. The operator "
            "can also withdraw a name or a line of chat that somebody else wrote.</p>"
        ),
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>What is kept here</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<body>{''.join(parts)}</body></html>"
    )


def finished(settings: Settings) -> str:
    """How long games are kept."""
    days = settings.keep_finished_days
    if not days:
        return "Finished games are kept until they are deleted."
    return f"Finished games are kept for {days} days."


def empty(settings: Settings) -> str:
    """When tables are closed that nobody looks at."""
    hours = settings.close_empty_after
    return f"A table that nobody looks at for {hours} hours is closed." if hours else ""


def _list(lines: tuple[str, ...]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
