"""Texts in the reader's language: Fluent messages in ``locale/<language>/<topic>.ftl``.

The first word of a key names its file: ``rules-ruling`` stands in ``rules.ftl``; only the files
that a program asks for are read. Every key is in every language (a test keeps it).
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from foretell.base.errors import BadRules, ForetellError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de")
"""The languages that there are; the first one speaks where nobody chose."""
VARIABLES: Final = ("FORETELL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
MOST_ASKED: Final = 20
MOST_SAID: Final = 2400
"""Characters of one value in a text; of more than 2500 the reader of the texts makes nothing."""
QUOTED: Final = re.compile(r"\(.*\)|'[^']*'|\"[^\"]*\"")
"""What a system says names in: brackets or quotes."""
UNSAID: Final = {"until": "none", "reason": "none"}
"""What a sentence is told with where that was left unsaid."""
E = TypeVar("E", bound=ForetellError)
_LOCALE: Final = files("foretell") / "locale"


def _known(name: str) -> str | None:
    short = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return short if short in LANGUAGES else None


def choose_language(chosen: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The reader's language: as chosen, else ``FORETELL_LANG``, ``LC_ALL``, ``LANG``, else English.

    The first variable that is set decides; a language that there is not counts as English.

    Raises:
        ForetellError: there is no such language as the chosen one.

    >>> choose_language(None, {"LANG": "de_AT.UTF-8"}), choose_language("en", {"LANG": "de"})
    ('de', 'en')
    """
    if chosen is not None:
        found = _known(chosen)
        if found is None:
            error = ForetellError("no-such-language", "")
            raise spoken(error, "help-no-language", said=chosen, languages=" ".join(LANGUAGES))
        return found
    environ = os.environ if environ is None else environ
    said = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return _known(said) or LANGUAGES[0]


def asked_language(header: str) -> str:
    """The best of the languages that a browser asks for; English where there is none of them.

    >>> asked_language("fr, de-CH;q=0.9, en;q=0.5"), asked_language("*"), asked_language("de;q=x")
    ('de', 'en', 'en')
    """
    best, found = 0.0, LANGUAGES[0]
    for part in header.split(",")[:MOST_ASKED]:
        name, _, weight = part.strip().partition(";q=")
        said = float(weight) if weight.replace(".", "", 1).isdecimal() else float(not weight)
        known = _known(name)
        if known and said > best:
            best, found = said, known
    return found


def topics(lang: str) -> list[str]:
    """The files of a language, without their ending.

    >>> "rules" in topics("de")
    True
    """
    names = (one.name.partition(".ftl") for one in (_LOCALE / lang).iterdir())
    return sorted(name for name, ending, _ in names if ending)


def source(lang: str, topic: str) -> str:
    """A file of the catalogue as it is written."""
    return (_LOCALE / lang / f"{topic}.ftl").read_text(encoding="utf-8")


class Catalogue:
    """The texts of one language, read topic by topic as they are asked for."""

    def __init__(self, lang: str) -> None:
        """Begin with nothing read."""
        from fluent.runtime import FluentBundle

        self.bundle: FluentBundle = FluentBundle([lang], use_isolating=False)
        self.unread = dict.fromkeys(topics(lang))
        self.lang = lang

    def read(self, topic: str) -> None:
        """Take a topic's texts in, once."""
        from fluent.runtime import FluentResource

        if topic in self.unread:
            del self.unread[topic]
            self.bundle.add_resource(FluentResource(source(self.lang, topic)))

    def has(self, key: str) -> bool:
        """Whether there is a text for a key."""
        self.read(key.partition("-")[0])
        for topic in () if self.bundle.has_message(key) else tuple(self.unread):
            self.read(topic)
        return bool(self.bundle.has_message(key))

    def format(self, key: str, args: Mapping[str, Any]) -> str:
        """The text of a key with its arguments filled in."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{self.lang}: {key} has no text of its own")
        plain = {name: _readable(value, self.lang) for name, value in args.items()}
        said, errors = self.bundle.format_pattern(pattern, plain)
        if errors:
            raise LookupError(f"{self.lang}: {key}: {errors[0]!r}")
        return str(said)


def figure(number: object) -> str:
    """A number, or one as text, with a minus that looks like one.

    >>> figure(-30), figure(f"{2.5:+.1f}")
    ('−30', '+2.5')
    """
    return str(number).replace("-", "−")


def _readable(value: Any, lang: str) -> Any:
    """A value of a text as it is told there: a text of its own in words, a minus like a minus.

    What is too long, since somebody sent it, is cut.
    """
    if isinstance(value, DeferredText | Enumerated):
        value = value.told(lang)
    if isinstance(value, ForetellError):
        value = told(value, lang)
    if isinstance(value, str):
        return value if len(value) <= MOST_SAID else f"{value[:MOST_SAID]} …"
    return figure(value) if isinstance(value, int) and value < 0 else value


class DeferredText(NamedTuple):
    """A text of the catalogue that is told later, in whatever language is asked for.

    Its arguments may be such texts themselves, and errors.

    >>> seat = DeferredText("record-seat", {"number": "2"})
    >>> DeferredText("rules-when-round", {"low": 3}).told("de"), str(seat)
    ('in Runde 3', 'seat 2')
    """

    key: str
    args: Mapping[str, object] = {}

    def told(self, lang: str) -> str:
        """The text in a language."""
        details: dict[str, Any] = dict(self.args)
        return text(self.key, lang, **details)

    def __str__(self) -> str:
        return self.told(LANGUAGES[0])


class Enumerated(NamedTuple):
    """Several things one after the other, each a text as it is or one that is told later.

    >>> Enumerated(("Ada", DeferredText("record-seat", {"number": "2"}))).told("de")
    'Ada, Platz 2'
    """

    parts: tuple[str | DeferredText, ...]

    def told(self, lang: str) -> str:
        """All of them in a language."""
        return ", ".join(one if isinstance(one, str) else one.told(lang) for one in self.parts)


Value = str | int | DeferredText | Enumerated | ForetellError
"""What a text may be told with."""


@cache
def catalogue(lang: str) -> Catalogue:
    """The texts of a language; ValueError where there are none."""
    if lang in LANGUAGES:
        return Catalogue(lang)
    raise ValueError(f"no texts in {lang!r}; the languages are {', '.join(LANGUAGES)}")


def read_ahead(*wanted: str) -> None:
    """Take some topics' texts in now, in every language, so that nobody waits for them later."""
    for lang in LANGUAGES:
        for topic in wanted:
            catalogue(lang).read(topic)


def text(key: str, lang: str, /, **args: Value) -> str:
    """A text in a language, with its arguments; numbers choose their plural.

    Raises:
        LookupError: no language has this key, or an argument is missing.

    >>> text("rules-when-round", "de", low=3)
    'in Runde 3'
    """
    for name in dict.fromkeys((lang, *LANGUAGES)):
        if catalogue(name).has(key):
            return catalogue(name).format(key, args)
    raise LookupError(f"there is no text {key!r}")


def spoken(error: E, key: str, /, **details: Value) -> E:
    """An error with a text of the catalogue as its message: English, but :func:`told` in any.

    >>> str(spoken(BadRules("", "deck"), "refused-no-number", value="x"))
    'deck: x is not a whole number'
    """
    error.key, error.details = key, dict(details)
    error.message = told(error, LANGUAGES[0])
    error.args = (error.message,)
    return error


def rejected(error: E, /, **details: Value) -> E:
    """An error with the sentence of its code as its message.

    >>> str(rejected(ForetellError("no-such-round", ""), number=11, rounds=10))
    'There is no round 11: there are 10.'
    """
    return spoken(error, f"rejected-{error.code}", **details)


def rejected_as(code: str, details: Mapping[str, object], lang: str) -> str:
    """The sentence of a code with its details, as a server tells them; empty if there is none."""
    key = f"rejected-{code}"
    known = {name: one for name, one in details.items() if isinstance(one, str | int)}
    try:
        return text(key, lang, **{**UNSAID, **known}) if catalogue(lang).has(key) else ""
    except LookupError:
        return ""


def reason(error: ForetellError, lang: str) -> str:
    """Why, in a language, without the place and the axes; in English where there is no text.

    >>> reason(spoken(BadRules("", "deck"), "refused-no-number", value="x"), "de")
    'x ist keine ganze Zahl'
    """
    details: dict[str, Any] = dict(error.details if error.words is None else error.words)
    if isinstance(details.get("why"), str):
        details["why"] = system_reason(details["why"], lang)
    return text(error.key, lang, **details) if error.key else str(error)


def system_reason(why: str, lang: str) -> str:
    """What the operating system or a reader of TOML says, in a language.

    It stays as it is where there is no text for it; what stands in quotes or brackets there is
    handed to the text.

    >>> system_reason("No such file or directory", "de"), system_reason("Zz", "de")
    ('gibt es nicht', 'Zz')
    >>> system_reason("Cannot declare ('rules',) twice", "de")
    "('rules',) steht zweimal da"
    """
    quoted = QUOTED.search(why)
    slug = "-".join(re.findall("[a-z]+", QUOTED.sub("", why).lower()))
    keys = (f"failed-{kind}-{slug}" for kind in ("os", "toml"))
    key = next((one for one in keys if catalogue(lang).has(one)), "")
    return text(key, lang, what=quoted[0] if quoted else "") if key else why


def told(error: ForetellError, lang: str) -> str:
    """What an error says in a language; in English where it has no text of the catalogue.

    The axes of rules that clash come first, two of them where there are more.

    >>> told(spoken(BadRules("", "deck"), "refused-no-number", value="x"), "de")
    'deck: x ist keine ganze Zahl'
    """
    said = reason(error, lang)
    axes = error.fields[:2] if error.key and isinstance(error, BadRules) else ()
    if len(axes) > 1:
        said = f"{text('refused-axes', lang, first=axes[0], second=axes[1])}: {said}"
    elif axes:
        said = f"{axes[0]}: {said}"
    return error.place + said if error.key else said
