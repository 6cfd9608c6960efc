"""Where settings come from: defaults, then a TOML file, then the environment, then flags."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from foretell.i18n import VARIABLES
from foretell.rules.refusing import read_toml
from foretell.server.operate.settings import BadSetting, Settings, checked

PREFIX: Final = "FORETELL_"
CONFIG: Final = "FORETELL_CONFIG"
NO_SETTINGS: Final = (CONFIG, VARIABLES[0])
"""Variables of ours that only look like slips of settings: the file, and the language."""
FOLDER: Final = "your user's data folder, such as `~/.local/share/foretell/tables`"
NAMES: Final = Settings.__struct_fields__
_TYPES: Final = get_type_hints(Settings, include_extras=True)


def settings_from(
    flags: Mapping[str, object], environment: Mapping[str, str], config: Path | None = None
) -> Settings:
    """The settings of a server; flags that are ``None`` were not given.

    Raises:
        BadSetting: one is wrong; the message names it and where it came from.

    >>> settings_from({"port": 9000}, {"FORETELL_PORT": "9001", "FORETELL_CLOCK": "20"}).port
    9000
    """
    file = config or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    found = {
        **(_of_file(file) if file else {}),
        **_of_environment(environment),
        **{name: _value(name, f, name) for name, f in flags.items() if f is not None},
    }
    return checked(Settings(**found))


def data_from(data: Path | None, config: Path | None) -> Path:
    """The data folder that a server with the same settings has.

    Raises:
        BadSetting: a setting is wrong, be it another one.
    """
    return settings_from({"data": data}, os.environ, config).data


def _of_file(file: Path) -> dict[str, Any]:
    """The settings that a TOML file sets; names with hyphens or underscores."""
    try:
        said = read_toml(file, BadSetting)
    except BadSetting as error:
        raise error.within("config") from None
    found = {}
    for key, value in said.items():
        name = key.replace("-", "_")
        if name not in NAMES:
            raise BadSetting(f"{file}: {key}: no such setting{_hint(name, NAMES, 0.6)}")
        found[name] = _value(name, value, f"{file}: {name}")
    return found


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings that variables set; one that is nearly the name of one is a slip."""
    variables = [PREFIX + name.upper() for name in NAMES]
    for variable in environment:
        hint = _hint(variable, variables) if variable.startswith(PREFIX) else ""
        if hint and variable not in (*variables, *NO_SETTINGS):
            raise BadSetting(f"{variable}: no such setting{hint}")
    said = {name: environment.get(PREFIX + name.upper()) for name in NAMES}
    return {name: _value(name, text, PREFIX + name.upper()) for name, text in said.items() if text}


def _hint(word: str, words: list[str] | tuple[str, ...], likeness: float = 0.85) -> str:
    near = difflib.get_close_matches(word, words, 1, likeness)
    return f"; did you mean {near[0]}?" if near else ""


def _value(name: str, value: object, where: str) -> Any:
    """A value in its type; a text may stand for any type, and for several with commas."""
    kind = _TYPES[name]
    if isinstance(value, str) and is_list(name):
        value = [part.strip() for part in value.split(",") if part.strip()]
    if is_path(name) and isinstance(value, str | Path):
        return Path(value).expanduser()
    try:
        return msgspec.convert(value, kind, strict=not isinstance(value, str))
    except msgspec.ValidationError as error:
        bound = re.search("[<>]= [0-9]+", str(error))
        limit = f" {bound[0]}" if bound else ""
        raise BadSetting(f"{where}: {kind_text(name)}{limit} expected, not {value!r}") from None


def is_list(name: str) -> bool:
    """Whether a setting is a list of texts."""
    return "tuple" in str(_TYPES[name])


def is_path(name: str) -> bool:
    """Whether a setting is a file or a folder."""
    return "Path" in str(_TYPES[name])


def is_switch(name: str) -> bool:
    """Whether a setting is on or off."""
    return _TYPES[name].__origin__ is bool


def meaning(name: str) -> str:
    """What a setting means."""
    return str(_TYPES[name].__metadata__[-1].description)


def choices(name: str) -> tuple[str, ...]:
    """The texts that a setting may be, if there are only some."""
    kind = _TYPES[name].__origin__
    return tuple(kind.__args__) if "Literal" in str(kind) else ()


def default(name: str) -> Any:
    """What a setting is if nobody sets it; ``None`` for the user's own data folder."""
    field = next(f for f in msgspec.structs.fields(Settings) if f.name == name)
    return None if field.default is msgspec.NODEFAULT else field.default


def kind_text(name: str) -> str:
    """What a setting may be, in a word.

    >>> kind_text("port"), kind_text("log_format"), kind_text("origins")
    ('number', 'console|json', 'texts')
    """
    if only := choices(name):
        return "|".join(only)
    if is_switch(name):
        return "on or off"
    if is_list(name):
        return "texts"
    if is_path(name):
        return "path"
    return "number" if isinstance(default(name), int) else "text"


def default_text(name: str) -> str:
    """The default as people read it."""
    value = default(name)
    if name == "data":
        return FOLDER
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    return "none" if value in (None, "") else str(value)
