"""Names of people, bots and tables: what may be one, and when two are taken for one another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from foretell.server.protocol.rejection import Rejection

LONGEST: Final = 24
LONGEST_LINE: Final = 300
OWN: Final = ("server", "foretell", "admin", "host", "system")
"""Names that nobody may bear: they would pass for the house."""
READER: Final = ("you", "yourself", "du", "me", "myself", "ich")
"""Nor these: to whoever reads them they would be themselves."""
LOOK_ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝүօսαβγεηικνορτυχωɑɡ０１３５|!$@ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "abekmhopctyxijsdqwyouaβγεniκvoptuxωagoiesiisaabcdefghijklmnoprstuvwyz",
)
"""Letters of other scripts, and digits, that pass for Latin ones."""
UNTITLED: Final = "Table"
"""The name of a table whose host is gone and has given none."""
TITLE: Final = "’s table"
"""How the name of a table goes on that its host has given none."""
GUEST: Final = "Guest"
"""What somebody is called who has chosen no name; the page says it in its reader's words."""
GUESTS: Final = frozenset({"guest", "gast"})
"""What that looks like in every language."""
BOTS: Final = ("Bruno", "Clara", "Dora", "Emil", "Frida", "Gustav", "Hilda", "Ivo")
"""What bots are called, with "Bot" before it: enough for a table where others bear such names."""
DIGITS: Final = str.maketrans("0135", "oies")
PICTURES: Final = (
    "\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2900-\u297f\u2b00-\u2bff"
    "\U0001f000-\U0001faff"
)
JOINS: Final = re.compile(f"(?<=[{PICTURES}\ufe0f])\u200d(?=[{PICTURES}])|(?<=[{PICTURES}])\ufe0f")
"""What joins pictures into one, or colours them: nobody sees it, but what it does."""
JOINED: Final = (
    "\u0600-\u109f\u1780-\u18af\ua800-\uaadf\ufb50-\ufdff\ufe70-\ufefc\U00010a00-\U00011fff"
)
"""Letters and marks of Arabic, Persian, the scripts of India and their kin."""
FLAGS: Final = "(?<=\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
"""What makes another flag of the black one: the code of a part of a country, as of England."""
KEPT: Final = re.compile(f"{FLAGS}|{JOINS.pattern}|(?<=[{JOINED}])[\u200c\u200d]")
"""What a line keeps of what nobody sees: it makes flags, joins pictures, or letters as needed."""
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing."""

_REFUSED_WORDS: Final[set[str]] = set()
"""What the operator's refused words look like; the same for all tables of this process."""


def refuse_words(words: Iterable[str]) -> None:
    """From now on let no name and no line of chat hold one of these; ``#`` begins a remark."""
    plain = (word.partition("#")[0] for word in words)
    _REFUSED_WORDS.clear()
    _REFUSED_WORDS.update(filter(None, map(skeleton, plain)))


def _check_words(text: str) -> None:
    """Refuse a text with a refused word in it, or that is one when its gaps are closed."""
    if not _REFUSED_WORDS:
        return
    found = {skeleton(word) for word in re.findall(r"[\w|!$@]+", text)} | {skeleton(text)}
    if found & _REFUSED_WORDS:
        raise Rejection("refused-word")


def clean_name(text: str, most: int = LONGEST) -> str:
    """A name in its normal form.

    Raises:
        Rejection: it is empty, too long, or has characters that cannot be seen.

    >>> clean_name("  Zoë ")
    'Zoë'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= most:
        raise Rejection("bad-name", most=most)
    plain = JOINS.sub("", name)
    if UNSEEN.search(plain) or any(unicodedata.category(c)[0] in "CZ" for c in plain if c != " "):
        raise Rejection("bad-name", most=most)
    if unicodedata.combining(name[0]) or _stacked(name):
        raise Rejection("bad-name", most=most)
    _check_words(name)
    return name


def _stacked(name: str) -> bool:
    """Whether more than two marks stand on one letter."""
    marks = [bool(unicodedata.combining(c)) for c in name]
    return any(all(marks[i : i + 3]) for i in range(len(marks) - 2))


def skeleton(name: str) -> str:
    """What a name looks like at a glance: equal for names that pass for one another.

    >>> skeleton("Аda") == skeleton("ada"), skeleton("B0b") == skeleton("Bob")
    (True, True)
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    seen = JOINS.sub("", plain)
    bare = "".join(c for c in seen if not unicodedata.combining(c) and not c.isspace())
    return bare.translate(LOOK_ALIKE).translate(DIGITS).replace("l", "i").replace("rn", "m")


def clash(one: str, other: str) -> bool:
    """Whether two names at a table pass for one another, in any language.

    >>> clash("Guest", "Gast"), clash("Guest", "Guest 1234")
    (True, False)
    """
    looks = {skeleton(one), skeleton(other)}
    return len(looks) == 1 or looks == GUESTS


def person_name(text: str, most: int = LONGEST) -> str:
    """The name of a person: none that passes for the house, a bot or whoever reads it.

    Marks that are no letters, such as the house's star, make no other name of one.

    Raises:
        Rejection: it is no name that a person may bear.

    >>> person_name("Ada")
    'Ada'
    """
    name = clean_name(text, most)
    looks = (skeleton(name), skeleton("".join(filter(str.isalnum, name))))
    taken = {skeleton(own) for own in OWN + READER}
    begins = ("bot", skeleton("foretell"))
    if any(look in taken or look.startswith(begins) for look in looks):
        raise Rejection("reserved-name", name=name)
    return name


def table_title(host: str) -> str:
    """The name of a table that its host has given none.

    It is longer than names may be where the host's name is long.

    >>> table_title("Ada")
    'Ada’s table'
    """
    return f"{host}{TITLE}"


def numbered_guest(number: int) -> str:
    """The name of somebody whose own was taken away.

    >>> numbered_guest(1234)
    'Guest 1234'
    """
    return f"{GUEST} {number}"


def is_guest(name: str) -> bool:
    """Whether a name was not chosen by its person.

    >>> is_guest("Guest"), is_guest("Guest 1234"), is_guest("Guest star")
    (True, True, False)
    """
    return re.fullmatch(rf"{GUEST}( \d+)?", name) is not None


def is_untitled(title: str) -> bool:
    """Whether a table has only the name of its host, or that of one who is gone."""
    return title.endswith(TITLE) or title == UNTITLED


def shown_bot(taken: set[str], preferred: str = BOTS[0]) -> str:
    """The name of a bot at a table: it says what it is, and is like nobody's there.

    >>> shown_bot(set()), shown_bot({"Bruno", "Bot Clara"}), shown_bot(set(), "Ivo")
    ('Bot Bruno', 'Bot Dora', 'Bot Ivo')
    """
    shown = {skeleton(name) for name in taken}
    free = [
        name for name in (preferred, *BOTS) if not {skeleton(name), skeleton(f"Bot {name}")} & shown
    ]
    return f"Bot {free[0]}"


def clean_line(text: str) -> str:
    """A line of chat: one line, no marks that cannot be seen.

    Raises:
        Rejection: nothing is left of it, it is too long, or a word in it is refused.
    """
    line = visible(text)
    if not line:
        raise Rejection("empty-line", most=LONGEST_LINE)
    if len(line) > LONGEST_LINE:
        raise Rejection("line-too-long", most=LONGEST_LINE, length=len(line))
    _check_words(re.sub("[\u200c\u200d]", "", line))
    return line


def visible(text: str) -> str:
    """A text in one line, without marks that cannot be seen but change what others look like.

    What joins pictures into one or makes a flag stays, and what scripts need between letters.

    >>> visible("  Ada\\u202e\\n Bo "), len(visible("\\U0001f469\\u200d\\U0001f4bb"))
    ('Ada Bo', 3)
    """
    plain = unicodedata.normalize("NFC", text)
    kept = {place for found in KEPT.finditer(plain) for place in range(*found.span())}
    seen = (c for i, c in enumerate(plain) if i in kept or not _is_hidden(c))
    return " ".join("".join(seen).split())


def _is_hidden(character: str) -> bool:
    return unicodedata.category(character)[0] == "C" and not character.isspace()
