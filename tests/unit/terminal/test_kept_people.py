"""Who one is on servers, kept in a file: what cannot be read is thrown away by nothing."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from foretell.terminal.remote import kept
from foretell.terminal.remote.kept import KnownGuest

ADA = KnownGuest("http://one", "Ada", "token of Ada")
BEA = KnownGuest("http://two", "Bea", "token of Bea")


@pytest.fixture(name="file")
def _file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file, with somebody in it."""
    monkeypatch.setenv("FORETELL_STATE", str(tmp_path))
    kept.remember(ADA)
    return kept.path()


def aside(file: Path) -> list[str]:
    """What stands in files beside it."""
    return [one.read_text() for one in sorted(file.parent.glob("people.*.toml"))]


@pytest.mark.parametrize("spoil", ["[[person", 'person = "Ada"', "person = [1]"])
def test_a_damaged_file_is_set_aside(file: Path, spoil: str) -> None:
    """The tokens in it can be mended by hand; from now on there is a new one."""
    before = file.read_text()
    for number in (1, 2):
        file.write_text(f"{before}\n{spoil} {number}")
        place = kept.remember(BEA)
        assert place is not None
        assert spoil in place.read_text()
        assert kept.everybody() == [BEA]
        assert len(aside(file)) == number
    assert kept.remember(BEA) is None
    assert all(before in one for one in aside(file))
    file.write_text(spoil)
    kept.forget(BEA)
    assert kept.everybody() == []
    assert spoil in aside(file)
    assert {stat.S_IMODE(one.stat().st_mode) for one in file.parent.glob("people*")} == {0o600}


def test_a_file_that_cannot_be_read_just_now_stays(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that is away for a moment costs nobody their seat."""

    def away(*_: object, **_more: object) -> str:
        raise PermissionError

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_text", away)
        kept.remember(BEA)
        assert kept.everybody() == []
    assert kept.everybody() == [ADA]
    assert aside(file) == []
    kept.remember(BEA)
    assert kept.everybody() == [ADA, BEA]
    kept.forget(ADA)
    assert kept.everybody() == [BEA]


def test_a_file_of_something_else_is_set_aside(file: Path) -> None:
    """A word that somebody has mistyped takes no token away."""
    spoilt = file.read_text().replace("person", "people")
    file.write_text(spoilt)
    assert kept.everybody() == []
    kept.remember(BEA)
    assert (kept.everybody(), aside(file)) == ([BEA], [spoilt])
