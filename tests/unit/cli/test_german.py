"""Every command speaks German with ``--lang de``: what it prints, and why it cannot."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.unit.record.texts import first, second, text

from foretell.base.i18n import VARIABLES
from foretell.cli.main import main

ROOT = Path(__file__).parents[3]
BUNDLE = ROOT / "conformance" / "fair" / "bundles" / "junior-3.json"
ENGLISH = re.compile(
    r"(?<!-)\b(the|is|are|and|of|for|with|from|not|no|must|there|cannot|missing|worth|cards|card|"
    r"players|player|seat|round|rounds|trick|bid|chance|trump|deck|hand|verified|failed|given|"
    r"required|default|OPTIONS|COMMAND)\b(?!-)"
)
"""Words that no German line has; those of a file's keys stand in quotes or before a colon."""
KEYS = re.compile(r"^\S*[/.]\S*:|\b(?:bids|tricks|won|score|bot)\b|--\w[\w-]*|„[^“]*“|\"[^\"]*\"")


def said(*words: str) -> str:
    """What a command prints on both channels, without what is no language."""
    result = CliRunner().invoke(main, ["--lang", "de", *words], prog_name="foretell")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result.output


def english(printed: str) -> list[str]:
    """The English that is left in what was printed."""
    return [word for line in printed.splitlines() for word in ENGLISH.findall(KEYS.sub("", line))]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with records that are right, one that is not, and a bundle that is not."""
    monkeypatch.setenv(VARIABLES[0], "en")  # a command notes its language there
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.toml").write_text(text(first(), second()), encoding="utf-8")
    (tmp_path / "c.toml").write_text(text(first(tricks='["Ah 4s Zc"]')), encoding="utf-8")
    (tmp_path / "d.toml").write_text("format = 1\nplayers = [\n", encoding="utf-8")
    bundle = json.loads(BUNDLE.read_text(encoding="utf-8"))
    bundle["players"][1]["seed"] = "ab" * 32
    bundle["rounds"][1]["hands"][0][0] = "Ah"
    bundle["record"]["rounds"][2]["bids"][0] = 9
    (tmp_path / "tampered.json").write_text(json.dumps(bundle), encoding="utf-8")
    (tmp_path / "none.json").write_text('{"scheme": "fair1", "game": 7}', encoding="utf-8")
    return tmp_path


CALLS = {
    "odds --players 4": "Die kleinste Karte, mit der sich eine Ansage von 1 lohnt",
    "odds --players 4 --card Th --turn-up Zc --trump h": "Ein Zauberer liegt offen",
    "odds --players 4 --card Th --turn-up Nc": "kein Trumpf",
    "replay a.toml": "eigene Regeln|standard, nicht beendet",
    "replay c.toml": "Runde 1, Stich 1, B: 4s: nicht auf der Hand, dort: 3s",
    "replay d.toml": "Zeile 3: das ist kein Wert|Zeile 3",
    "replay a.toml a.toml a.toml c.toml": "3 von 4 Aufzeichnungen stimmen.",
    "replay empty": "keine .toml-Datei",
    "replay nowhere.toml": "lässt sich nicht lesen: gibt es nicht",
    "verify BUNDLE": "bestätigt",
    "verify tampered.json": "Platz 2: Die Zahl ist nicht die, auf die sich dieser Platz festgelegt",
    "verify none.json": "game: muss ein Text sein, ist eine ganze Zahl",
    "verify nowhere.json": "lässt sich nicht lesen: gibt es nicht",
    "simulate --rules junior --games 1": "1 von 1 Partien gespielt",
    "simulate --rules junior --games 1 --records kept": "1 Aufzeichnung in",
    "conformance POSITIONS": "Fällen stimmen.",
    "doctor --data nowhere": "hier sind keine Daten eines Servers",
    "backup copy --data nowhere": "hier sind keine Daten eines Servers",
    "admin --data nowhere tables": "hier sind keine Daten eines Servers",
    "serve --port x": "eine ganze Zahl von 0 bis 65535",
    "rules whist": "gibt es nicht",
    "simulate --games 0": "liegt nicht im Bereich",
    "simulate --rules": "braucht einen Wert",
    "admin ban house x": "gehört nicht zu",
    "bench --quick": "kein Befehl mehr: in den Quellen tut das make bench",
}
"""Calls and what each says, in German; a bar between two that do."""


@pytest.mark.parametrize("call", CALLS)
def test_no_english_is_left(call: str, files: Path) -> None:
    """Names of rules and cards apart, which are those of the files."""
    (files / "empty").mkdir()
    places = {
        "BUNDLE": str(BUNDLE),
        "POSITIONS": str(ROOT / "conformance" / "positions" / "01-deal.toml"),
    }
    printed = said(*(places.get(word, word) for word in call.split()))
    assert any(one in " ".join(printed.split()) for one in CALLS[call].split("|")), printed
    assert not english(printed), printed


@pytest.mark.usefixtures("files")
def test_json_is_for_programs() -> None:
    """It is the same in every language."""
    for words in (
        ("replay", "c.toml", "--json"),
        ("verify", "tampered.json", "--json"),
        ("odds", "--players", "3", "--json"),
    ):
        english_one = CliRunner().invoke(main, ["--lang", "en", *words]).output
        assert said(*words) == english_one
