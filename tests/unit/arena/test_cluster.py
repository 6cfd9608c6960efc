"""Matches and courses by the workers of a scheduler: the same figures, and what goes wrong."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from distributed import LocalCluster

from foretell import ForetellError, Rules, Seen
from foretell.arena import cluster as clusters
from foretell.arena import match as matches
from foretell.arena.cluster import Cluster
from foretell.arena.match import Match
from foretell.base.jit import IS_PLAIN
from foretell.cli.main import main
from foretell.training.course import Trainer, new_course

SHORT = Rules(players=3, sizes=(1, 2, 3))
DEALS = 82
pytestmark = [pytest.mark.skipif(IS_PLAIN, reason="many games"), pytest.mark.thorough]


def wild_bot() -> Any:
    """A class that is sent along, since nobody could import it."""

    class Wild:
        """Anything legal, by Python's own generator."""

        version = "1"

        def choose(self, seen: Seen) -> str:
            return random.choice(seen.legal)

    return Wild


WILD = wild_bot()


@pytest.fixture(scope="module")
def local() -> Iterator[LocalCluster]:
    """A scheduler with two processes."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as made:
        yield made


@pytest.fixture(autouse=True)
def _sent_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However short a match is, others play it; and nobody is waited for."""
    monkeypatch.setattr(matches, "WORTH_PROCESSES", 0.0)
    monkeypatch.setattr(clusters, "TO_ANSWER", 1.0)
    monkeypatch.setattr(clusters, "TO_COME", 1.0)


def wild(**more: Any) -> Match:
    """A match of bots that draw from a generator which all of a process share."""
    return Match(WILD, WILD, DEALS, rules=SHORT, seed=5, **more)


def test_a_killed_worker_changes_no_figure(local: LocalCluster, tmp_path: Path) -> None:
    """What it was playing is played by another one; the seed decides, not who works."""
    alone = wild(processes=1)
    list(alone.run())
    with Cluster(local.scheduler_address) as cluster:
        assert cluster.workers() == 2
        together = wild(cluster=cluster, keep=tmp_path)
        steps = together.run()
        assert next(done for done in steps if done > 2) == 7
        victim = next(iter(local.workers.values())).pid
        os.kill(victim, signal.SIGKILL)
        assert list(steps)[-1] == DEALS
        assert together.result() == alone.result()
        again = wild(cluster=cluster, keep=tmp_path)
        assert next(again.run()) == again.kept == DEALS


def test_a_course_has_the_same_weights(local: LocalCluster) -> None:
    """Whoever plays its chunks."""
    alone, together = new_course(3, 4000, 2000), new_course(3, 4000, 2000)
    with Cluster(local.scheduler_address) as cluster:
        for trainer in (Trainer(alone), Trainer(together, each=cluster.each)):
            trainer.chunk()
            trainer.chunk()
    assert together.losses == alone.losses
    for one, other in zip(together.average, alone.average, strict=True):
        assert np.array_equal(one, other)


def failing(cluster: Cluster, job: Any) -> str:
    """What is said of a job that fails on a worker."""
    with pytest.raises(ForetellError) as caught:
        list(cluster.each(job, range(3)))
    return str(caught.value)


def test_what_fails_there_is_said_here(
    local: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's own failure as anywhere; a worker with other sources, or one that cannot work."""

    def refused(_number: int) -> None:
        raise ForetellError("mine")

    def divided(number: int) -> float:
        return number / 0

    def fatal(_number: int) -> None:
        os._exit(3)

    with Cluster(local.scheduler_address) as cluster:
        assert failing(cluster, refused) == "mine"
        assert "a worker could not do its work: ZeroDivisionError" in failing(cluster, divided)
        assert "ChildProcessError: its process ended with status 3" in failing(cluster, fatal)
        monkeypatch.setattr(clusters, "sources_digest", lambda: "another")
        assert "has another version of foretell" in failing(cluster, divided)


def arena(*arguments: str) -> Result:
    """The command, in this process."""
    return CliRunner().invoke(main, ["arena", "rule", "novice", "--deals", "2", *arguments])


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("--backend", "dask"), 2, "needs the address of a scheduler"),
        (("--scheduler", "tcp://127.0.0.1:9"), 2, "goes with --backend dask"),
        (("--backend", "dask", "--scheduler", "tcp://127.0.0.1:9"), 1, "no scheduler of dask"),
        (("--backend", "dask", "--scheduler", "what://is"), 1, "no scheduler of dask answers"),
        (("--backend", "dask", "--scheduler", ""), 2, "needs the address"),
    ],
)
def test_addresses_that_cannot_be(arguments: tuple[str, ...], status: int, said: str) -> None:
    """One line, before anything is played."""
    result = arena(*arguments)
    assert (result.exit_code, result.stdout) == (status, "")
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def test_a_scheduler_without_workers() -> None:
    """It is waited for in vain, and said."""
    with LocalCluster(n_workers=0, dashboard_address=":0") as empty:
        result = arena("--backend", "dask", "--scheduler", empty.scheduler_address)
    assert result.exit_code == 1
    assert "the scheduler has no worker" in result.stderr


def test_without_dask(tmp_path: Path) -> None:
    """One line, with what brings it; for training too, and no course is begun."""
    options = ["--backend", "dask", "--scheduler", "tcp://127.0.0.1:9"]
    for words in (["arena", "rule", "novice"], ["train", str(tmp_path / "new")]):
        code = (
            "import sys; sys.modules['distributed'] = None\n"
            f"sys.argv = {['foretell', *words, *options]}\n"
            "from foretell.cli.entry import main; main()"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        assert done.returncode == 1
        assert done.stderr == (
            'foretell: dask.distributed is not installed here: pip install "foretell[dask]"\n'
        )
    assert not (tmp_path / "new").exists()
