"""``foretell play``: a game in the terminal against bots."""

from __future__ import annotations

import click


@click.command("play")
@click.option("--rules", "rules_name", metavar="NAME|FILE.toml", help="The rules: see `foretell rules`.")
@click.option("--players", type=click.IntRange(1, 6), help="How many play, you among them.")
@click.option("--bots", help="Who plays against you: random, novice or rule; several with commas.")
@click.option("--seed", help="Of the shuffles: the same cards again.")
@click.option("--name", help="Your name.")
@click.option("--lang", help="The language: en or de.")
@click.option("--suits", type=click.Choice(["letters", "symbols"]), help="How suits are shown.")
@click.option("--pace", type=click.Choice(["slow", "normal", "instant"]), help="Of the others.")
@click.option("--fast", is_flag=True, help="Send choices at once, without asking again.")
@click.option("--resume", metavar="[FILE]", is_flag=False, flag_value="", help="Go on with a game.")
def play(**chosen: object) -> None:
    """Play a game of Wizard in this terminal.

    Without options a short menu asks; Enter takes what is usual.
    """
    from foretell.terminal.start import Wish, start

    start(Wish(**chosen))  # type: ignore[arg-type]
