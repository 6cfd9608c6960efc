"""``foretell train``: a net learns to play, from nothing; it can be interrupted at any time."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from foretell.base.files import writing_to
from foretell.cli.backend import backend_options, cluster_of
from foretell.cli.progress import progress
from foretell.cli.spoken import Spoken, say

if TYPE_CHECKING:
    from foretell.training.course import Course

INTERRUPTED: Final = 130
EXAMPLES: Final = 150_000_000
SEED: Final = 7
SAVED_EVERY: Final = 60.0
"""Seconds between checkpoints."""
LATELY: Final = 20
"""Chunks whose mean loss is told."""
MILLION: Final = 1_000_000


@click.command("train", cls=Spoken, help="help-train")
@click.argument(
    "folder",
    default="training",
    metavar="[FOLDER]",
    type=click.Path(file_okay=False, path_type=Path),
)
@click.option(
    "--minutes", metavar="M", type=click.FloatRange(0, min_open=True), help="help-train-minutes"
)
@click.option("--examples", metavar="N", type=click.IntRange(1), help="help-train-examples")
@click.option("--seed", metavar="N", type=int, help="help-train-seed")
@click.option(
    "--threads",
    metavar="N",
    type=click.IntRange(1, 2),
    default=2,
    show_default=True,
    help="help-train-threads",
)
@click.option(
    "--against", metavar="FILE.npz", type=click.Path(path_type=Path), help="help-train-against"
)
@backend_options
@click.option("--chunk", type=click.IntRange(2000), hidden=True)
@click.pass_context
def train(
    context: click.Context, /, *, folder: Path, minutes: float | None, threads: int, **said: Any
) -> None:
    """Train a net."""
    from foretell.training.course import Trainer, save

    checkpoint = folder / "course.npz"
    is_stopped = False
    with cluster_of(context, said.pop("backend"), said.pop("scheduler")) as cluster:
        course = course_in(context, checkpoint, **said)
        with writing_to(folder):
            folder.mkdir(parents=True, exist_ok=True)
            save(course, checkpoint)
        try:
            work(Trainer(course, threads, cluster.each if cluster else None), checkpoint, minutes)
        except KeyboardInterrupt:
            is_stopped = True
    tell(context, course, folder)
    if is_stopped:
        context.exit(INTERRUPTED)


def course_in(
    context: click.Context,
    checkpoint: Path,
    *,
    examples: int | None,
    seed: int | None,
    against: Path | None,
    chunk: int | None,
) -> Course:
    """The course of a checkpoint, or a new one.

    Raises:
        ClickException: the checkpoint is of another course than the one that is asked for.
    """
    from foretell.bots.learned.weights import read_weights
    from foretell.training.course import CHUNK, load, new_course, new_exploiter

    if not checkpoint.exists():
        begun = (SEED if seed is None else seed, examples or EXAMPLES)
        if against:
            return new_exploiter(*begun, read_weights(against), chunk or CHUNK)
        return new_course(*begun, chunk or CHUNK)
    course = load(checkpoint)
    asked = {"seed": seed, "examples": examples}
    for name, number in asked.items():
        there = getattr(course, name)
        if number is not None and number != there:
            raise click.ClickException(
                say(context, "train-other", folder=str(checkpoint.parent), name=name, there=there)
            )
    return course


def work(trainer: Any, checkpoint: Path, minutes: float | None) -> None:
    """Train until the time or the course is over, with a checkpoint every minute and at the end."""
    from foretell.training.course import save

    course = trainer.course
    end = time.monotonic() + 60 * minutes if minutes else float("inf")
    saved = time.monotonic()
    with progress("", course.examples, is_quiet=False) as done:
        try:
            while not course.is_over and time.monotonic() < end:
                trainer.chunk()
                done(course.done)
                if time.monotonic() - saved > SAVED_EVERY:
                    with writing_to(checkpoint):
                        save(course, checkpoint)
                    saved = time.monotonic()
        finally:
            with writing_to(checkpoint):
                save(course, checkpoint)


def tell(context: click.Context, course: Course, folder: Path) -> None:
    """Write the weights that play best, and say how far the course is."""
    from foretell.bots.learned.weights import write_weights

    weights = folder / "weights.npz"
    with writing_to(weights):
        write_weights(course.average, weights)
    losses = course.losses[-LATELY:]
    said: dict[str, str] = {
        "done": f"{course.done / MILLION:.1f}",
        "of": f"{course.examples / MILLION:.1f}",
        "loss": f"{sum(losses) / max(1, len(losses)):.3f}",
        "weights": str(weights),
    }
    click.echo(say(context, "train-over" if course.is_over else "train-so-far", **said))
