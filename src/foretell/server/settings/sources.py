"""Where settings come from: defaults, then a TOML file, then the environment, then flags."""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from foretell.base.i18n import LANGUAGES, VARIABLES, text
from foretell.rules.refusing import read_toml, toml_text
from foretell.server.settings.settings import BadSetting, ServerSettings, bad_setting, checked

PREFIX: Final = "FORETELL_"
CONFIG: Final = "FORETELL_CONFIG"
NO_SETTINGS: Final = (
    CONFIG,
    VARIABLES[0],
    "FORETELL_CACHE",
    "FORETELL_STATE",
    "FORETELL_TOKEN",
    "FORETELL_FAILPOINT",
    "FORETELL_CHROMIUM",
    "FORETELL_REQUIRE_BROWSER",
    "FORETELL_HAPROXY",
    "FORETELL_POSTGRES",
    "FORETELL_REQUIRE_HAPROXY",
    "FORETELL_REQUIRE_POSTGRES",
    "FORETELL_TESTS",
    "FORETELL_LOAD_PROFILE",
)
"""Variables of ours that are no settings of a server: for other commands, and for tests."""
NOT_OURS: Final = ("config", "lang", "cache", "state", "token")
"""Those of them that somebody may mean who misspells one."""
NAMES: Final = ServerSettings.__struct_fields__
NOTHING: Final = "none"
"""What a text of the catalogue is told where there is no such thing."""
Found = dict[str, tuple[str, Any]]
"""What a source says: each setting with its name there, and the value."""
_TYPES: Final = get_type_hints(ServerSettings, include_extras=True)


def settings_from(
    flags: Mapping[str, object], environment: Mapping[str, str], config: Path | None = None
) -> ServerSettings:
    """The settings of a server; flags that are ``None`` were not given.

    Raises:
        BadSetting: one is wrong; the message names it and where it came from.

    >>> settings_from({"port": 9000}, {"FORETELL_PORT": "9001", "FORETELL_CLOCK": "20"}).port
    9000
    """
    named = Path(environment[CONFIG]) if environment.get(CONFIG) else None
    found = {
        **_of_file(config or named, "--config" if config else CONFIG),
        **_of_environment(environment),
        **{name: (flag(name), f) for name, f in flags.items() if f is not None},
    }
    try:
        made = checked(
            ServerSettings(**{name: _value(name, said) for name, (_, said) in found.items()})
        )
        _check_ignored(made, found)
    except BadSetting as error:
        raise error.within(found[error.setting][0]) from None
    return made


def _check_ignored(settings: ServerSettings, found: Found) -> None:
    """Refuse an address, a room on a disk, or a folder that somebody named, that would be ignored.

    A folder in a file or a variable may be there for all commands; a flag is meant.
    """
    if settings.lan and "host" in found:
        raise bad_setting("host", "not-lan", value=settings.host, lan=found["lan"][0])
    if settings.store and "disk_reserve" in found:
        raise bad_setting("disk_reserve", "no-disk", store=found["store"][0])
    is_named = "data" in found and found["data"][0] == flag("data")
    if settings.store and is_named and found["store"][0] != flag("store"):
        raise bad_setting("data", "no-folder-now", store=found["store"][0])


def flag(name: str) -> str:
    """The flag of a setting."""
    return f"--{name.replace('_', '-')}"


def settings_of(data: Path | None, store: str | None, config: Path | None) -> ServerSettings:
    """The settings that a server with the same data has.

    Raises:
        BadSetting: a setting is wrong, be it another one.
    """
    return settings_from({"data": data, "store": store}, os.environ, config)


def _of_file(file: Path | None, named_by: str) -> Found:
    """The settings that a TOML file sets; names with hyphens or underscores."""
    try:
        said = read_toml(file, BadSetting) if file else {}
    except BadSetting as error:
        raise error.within(named_by) from None
    found = {}
    for key, value in said.items():
        name = key.replace("-", "_")
        if name not in NAMES:
            near = _nearest(name, NAMES).replace("_", "-")
            raise bad_setting(name, "unknown", near=near).within(f"{file}: {key}")
        found[name] = (f"{file}: {key}", value)
    return found


def _of_environment(environment: Mapping[str, str]) -> Found:
    """The settings that variables set; one of our own that nobody knows is a slip."""
    variables = [PREFIX + name.upper() for name in NAMES]
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in (*variables, *NO_SETTINGS):
            short = variable.removeprefix(PREFIX).lower()
            near = _nearest(short, (*NAMES, *NOT_OURS))
            said = NOTHING if near == NOTHING else PREFIX + near.upper()
            raise bad_setting(variable, "unknown", near=said).within(variable)
    pairs = zip(NAMES, variables, strict=True)
    return {name: (one, environment[one]) for name, one in pairs if environment.get(one)}


def _nearest(word: str, words: tuple[str, ...]) -> str:
    return next(iter(difflib.get_close_matches(word, words, 1, 0.6)), NOTHING)


def _value(name: str, value: object) -> Any:
    """A value in its type; a text may stand for any type, and for several with commas."""
    if isinstance(value, str) and is_list(name):
        value = [part.strip() for part in value.split(",") if part.strip()]
    if is_path(name) and isinstance(value, str | Path):
        return Path(value).expanduser()
    try:
        return msgspec.convert(value, _TYPES[name], strict=not isinstance(value, str))
    except msgspec.ValidationError:
        raise _no_value(name, value) from None


def _no_value(name: str, value: object) -> BadSetting:
    """Why a value is not one of a setting's."""
    said = toml_text(value)
    if only := choices(name):
        return bad_setting(name, "choice", allowed=", ".join(only), value=said)
    if is_number(name):
        bounds = _TYPES[name].__metadata__[0]
        high = NOTHING if bounds.le is None else str(bounds.le)
        return bad_setting(name, "number", low=str(bounds.ge), high=high, value=said)
    kind = next(k for k, fits in KINDS.items() if fits(name))
    return bad_setting(name, "list" if kind == "texts" else kind, value=said)


def is_list(name: str) -> bool:
    """Whether a setting is a list of texts."""
    return "tuple" in str(_TYPES[name])


def is_path(name: str) -> bool:
    """Whether a setting is a file or a folder."""
    return "Path" in str(_TYPES[name])


def is_switch(name: str) -> bool:
    """Whether a setting is on or off."""
    return _TYPES[name] is bool


def meaning(name: str, lang: str = LANGUAGES[0]) -> str:
    """What a setting means."""
    return text(f"help-setting-{name.replace('_', '-')}", lang)


def choices(name: str) -> tuple[str, ...]:
    """The texts that a setting may be, if there are only some."""
    kind = _TYPES[name]
    return tuple(kind.__args__) if "Literal" in str(kind) else ()


def default(name: str) -> Any:
    """What a setting is if nobody sets it; ``None`` for the user's own data folder."""
    field = next(f for f in msgspec.structs.fields(ServerSettings) if f.name == name)
    return None if field.default is msgspec.NODEFAULT else field.default


def is_number(name: str) -> bool:
    """Whether a setting is a whole number."""
    return isinstance(default(name), int) and not is_switch(name)


def kind_text(name: str, lang: str = LANGUAGES[0]) -> str:
    """What a setting may be, in a word.

    >>> kind_text("port"), kind_text("log_format"), kind_text("origins", "de")
    ('number', 'console|json', 'Texte')
    """
    if only := choices(name):
        return "|".join(only)
    return text(f"help-kind-{next(kind for kind, fits in KINDS.items() if fits(name))}", lang)


def default_text(name: str, lang: str = LANGUAGES[0]) -> str:
    """The default as people read it."""
    value = default(name)
    if name == "data":
        return text("help-folder", lang)
    if isinstance(value, bool):
        return text("help-on" if value else "help-off", lang)
    if isinstance(value, tuple):
        return ", ".join(value) or text("help-none", lang)
    return text("help-none", lang) if value in (None, "") else str(value)


KINDS: Final[dict[str, Callable[[str], bool]]] = {
    "switch": is_switch,
    "texts": is_list,
    "path": is_path,
    "number": is_number,
    "text": lambda _: True,
}
"""What a setting may be, and of which settings that is true."""
