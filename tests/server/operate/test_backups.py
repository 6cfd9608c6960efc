"""Copies and check-ups, of real data that a real process writes meanwhile."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from foretell.client import CommandRejected, Table, visit
from foretell.server.operate.doctor import examine
from foretell.server.protocol import commands as w
from foretell.server.store.backup import back_up
from foretell.server.store.errors import BadData
from foretell.server.store.schema import MIGRATIONS, NewerFormat
from foretell.server.store.sqlite import FILE
from tests.server.server_process import Process, serving
from tests.server.server_without_sockets import foretell, opened, server


async def play(table: Table) -> None:
    """Play to the end, anyhow."""
    chance = random.Random(3)
    while (seen := await table.turn()) is not None:
        await table.do(w.Act(chance.choice(seen.legal)))


async def game(url: str, meanwhile: Callable[[], object] | None = None) -> str:
    """A whole game of a person and two bots; something is done while it is played."""
    async with visit(url, "Ada") as ada:
        rules = {"preset": "standard", "sizes": [3, 4, 3]}
        table = await ada.open(rules, 3, options={"pace": 0, "clock": 0})
        async with ada.table(table) as one:
            await one.sit()
            await one.do(w.Say("Canary line"))
            await one.start()
            if meanwhile is None:
                await play(one)
            else:
                await asyncio.gather(play(one), asyncio.to_thread(meanwhile))
        return table


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a finished game in it."""
    data = tmp_path_factory.mktemp("played") / "data"
    with serving(data) as process:
        asyncio.run(game(process.url))
        assert process.stop() == 0
    return data


def test_copies_while_games_are_played(tmp_path: Path) -> None:
    """Each copy is whole, sound and private, and a server starts on it."""
    data = tmp_path / "data"
    copies = [tmp_path / f"copy{n}" for n in range(4)]

    def copy_them() -> None:
        for copy in copies:
            back_up(data, copy)

    with serving(data) as process:
        asyncio.run(game(process.url, copy_them))
        made = foretell("backup", tmp_path / "last", "--data", data)
        assert made.returncode == 0, made.stderr
        assert "1 table," in made.stdout
        running = foretell("doctor", "--data", data)
        assert running.returncode == 0, running.stderr
    for copy in copies:
        look_at(copy)
    checked = foretell("doctor", "--data", tmp_path / "last")
    assert checked.returncode == 0, checked.stderr
    assert "1 table," in checked.stdout
    assert "all sound" in checked.stdout
    again = Process(tmp_path / "last")
    again.start()
    assert again.stop() == 0
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def look_at(copy: Path) -> None:
    """Nothing is wrong with a copy, and nobody else can read it."""
    assert not examine(copy).findings
    assert stat.S_IMODE(copy.stat().st_mode) == 0o700
    assert stat.S_IMODE((copy / FILE).stat().st_mode) == 0o600
    assert [file.name for file in copy.iterdir() if "-" not in file.name] == [FILE]


def test_a_copy_overwrites_nothing(played: Path, tmp_path: Path) -> None:
    """A folder with something in it is left alone; without data there is no copy."""
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "diary").write_text("dear")
    with pytest.raises(BadData, match="is there already"):
        back_up(played, tmp_path / "there")
    with pytest.raises(BadData, match="no data of a server"):
        back_up(tmp_path, tmp_path / "copy")
    wrong = foretell("backup", tmp_path / "copy", "--data", tmp_path / "none")
    assert wrong.returncode == 1
    assert wrong.stderr.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["there"]


def test_a_damaged_file_makes_no_copy(played: Path, tmp_path: Path) -> None:
    """What cannot be trusted is not kept under a good name."""
    data = tmp_path / "data"
    shutil.copytree(played, data)
    with (data / FILE).open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    with pytest.raises(BadData):
        back_up(data, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    wrong = foretell("doctor", "--data", data)
    assert wrong.returncode == 1
    assert "Traceback" not in wrong.stderr


TAMPERED = {
    "delete from events where seq = 3": "entries of its log expected",
    "delete from secrets": "The deals of this game are lost",
    "update events set body = replace(cast(body as text), '\"fair1\"', '\"server1\"')": (
        "was dealt in a way that the server does not know"
    ),
    "update tables set summary = replace(cast(summary as text), 'finished', 'ended')": (
        "status is kept as 'ended', played again it is 'finished'"
    ),
    "update tables set summary = replace(cast(summary as text), '\"Ada\"', '\"Eve\"')": (
        "seats is kept as"
    ),
    "update events set body = replace(cast(body as text), 'dealt', 'delt') where seq > 5": (
        "cannot be played"
    ),
    "delete from published": "its seeds are not in the public list",
    "update published set line = replace(line, '\"T\"', '\"U\"')": "line 1: not an object",
    'update published set line = replace(line, \'"S": "\', \'"S": "0\')': "public list, line 1",
    "update profiles set settings = '[]'": "the settings, or when",
    "update devices set seen = 'never'": "the settings, or when",
    "insert into sitters values ('x', 'nowhere')": "sitters: rows of 1 tables",
}


@pytest.mark.parametrize("change", TAMPERED)
def test_the_doctor_finds_it(played: Path, tmp_path: Path, change: str) -> None:
    """Each in one plain line, and the status says so."""
    data = tmp_path / "data"
    shutil.copytree(played, data)
    connection = sqlite3.connect(data / FILE)
    connection.execute(change)
    connection.commit()
    connection.close()
    findings = examine(data).findings
    assert len(findings) == 1
    assert TAMPERED[change] in str(findings[0])
    assert findings[0].told("de") != str(findings[0])


def test_a_game_of_an_older_scheme_is_refused_in_words(played: Path, tmp_path: Path) -> None:
    """By HTTP, by the socket and for the operator, each with its code; the others go on."""
    data = tmp_path / "data"
    shutil.copytree(played, data)
    connection = sqlite3.connect(data / FILE)
    ((table,),) = connection.execute("select id from tables").fetchall()
    connection.execute(
        "update events set body = replace(cast(body as text), '\"fair1\"', '\"server1\"')"
    )
    connection.commit()
    connection.close()
    process = Process(data)
    process.start()
    try:
        refused_in_words(process, table)
    finally:
        process.kill()


def refused_in_words(process: Process, table: str) -> None:
    """Nothing of the table is shown, and another one is played."""
    for path in (f"/t/{table}", f"/games/{table}", f"/games/{table}/record.toml"):
        answer = httpx.get(process.url + path, trust_env=False)
        assert (answer.status_code, answer.json()["code"]) == (410, "old-deals")
        assert "was dealt in a way" in answer.json()["message"]
    with pytest.raises(CommandRejected, match="old-deals"):
        asyncio.run(asyncio.wait_for(looked_at(process.url, table), 30))
    shown = foretell("admin", "--data", process.data, "show", table)
    assert (shown.returncode, "dealt in a way" in shown.stderr) == (1, True)
    asyncio.run(game(process.url))


async def looked_at(url: str, table: str) -> None:
    """Somebody opens a socket there."""
    async with visit(url, "Ada") as ada, ada.table(table):
        pass


def test_the_doctor_on_the_command_line(played: Path, tmp_path: Path) -> None:
    """Findings go to standard error, the status is 1."""
    data = tmp_path / "data"
    shutil.copytree(played, data)
    data.chmod(0o755)
    told = foretell("doctor", "--data", data)
    assert told.returncode == 1
    assert "wrong:" in told.stderr
    assert "chmod o-rwx" in told.stderr
    assert "1 finding" in told.stdout


def test_newer_data_are_left_alone(played: Path, tmp_path: Path) -> None:
    """By the server, the doctor and the operator, in one line each."""
    data = tmp_path / "data"
    shutil.copytree(played, data)
    connection = sqlite3.connect(data / FILE)
    connection.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    before = (data / FILE).read_bytes()
    for words in (["serve", "--port", "0"], ["doctor"], ["admin"]):
        rest = ["tables"] if words == ["admin"] else []
        told = foretell(*words, "--data", data, *rest)
        assert told.returncode == 1
        assert "newer Foretell" in told.stderr
        assert told.stderr.count("\n") == 1
    assert (data / FILE).read_bytes() == before


def test_older_data_tell_the_minute_of_a_running_game(tmp_path: Path) -> None:
    """A file in which every move was told to the millisecond; other tables stay as they are."""
    connection = sqlite3.connect(tmp_path / FILE)
    for script in MIGRATIONS[:4]:
        connection.executescript(script)
    rows = [(status, status, 61_234, b'{"changed":61234}') for status in ("open", "playing")]
    connection.executemany("insert into tables values (?, 1, ?, 0, ?, ?)", rows)
    connection.executescript(MIGRATIONS[4])
    told = connection.execute("select id, changed, summary from tables order by id").fetchall()
    connection.close()
    assert told == [
        ("open", 61_234, b'{"changed":61234}'),
        ("playing", 60_000, b'{"changed":60000}'),
    ]


def test_older_data_are_brought_up_to_date(tmp_path: Path) -> None:
    """A file of the first version opens with everything in it; the doctor does not touch it."""
    file = tmp_path / FILE
    connection = sqlite3.connect(file)
    connection.executescript(f"begin; {MIGRATIONS[0]} pragma user_version = 1; commit;")
    connection.execute("insert into people values ('p', 'Ada', 1)")
    connection.commit()
    connection.close()
    if len(MIGRATIONS) > 1:
        with pytest.raises(BadData, match="is older than"):
            examine(tmp_path)

    async def test() -> None:
        async with server(tmp_path) as made:
            await opened(made)

    asyncio.run(test())
    report = examine(tmp_path)
    assert (report.tables, report.findings) == (1, [])


def test_a_newer_format_is_an_error_of_ours(played: Path, tmp_path: Path) -> None:
    """So that the command line tells it without a traceback."""
    shutil.copy(played / FILE, tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("pragma user_version = 999")
    connection.close()

    async def test() -> None:
        with pytest.raises(NewerFormat, match="data format 999"):
            async with server(tmp_path):
                pass

    asyncio.run(test())
