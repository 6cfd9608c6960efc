"""Named sets of rules: every preset of the record but the anniversary decks (record.md)."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, Final

from foretell.base.i18n import LANGUAGES, text
from foretell.rules.axes import (
    SMYRNA,
    Bidding,
    DealerRole,
    Deuces,
    Exchange,
    Roles,
    Scoring,
    Sees,
    Sizes,
    Trump,
    TrumpChanges,
    UnevenAt,
    UnevenFor,
    UnevenZero,
    always,
)
from foretell.rules.called import CALLED, folded
from foretell.rules.named import Fields, Preset
from foretell.rules.refusing import MOST_TEXT, refused, toml_text
from foretell.rules.selectors import ALWAYS, parse_selector
from foretell.rules.value import Rules


def _by_round(*pairs: tuple[str, Any]) -> tuple[tuple[Any, Any], ...]:
    return tuple((parse_selector(text), value) for text, value in pairs)


_TRUMP_BY_ROUND: Final = _by_round(
    ("round 1", Trump.CLUBS),
    ("round 2", Trump.DIAMONDS),
    ("round 3", Trump.HEARTS),
    ("round 4", Trump.SPADES),
    ("always", Trump.NONE),
)
_CHAMPIONSHIP: Final = {
    "bidding": _by_round(
        ("rounds 1-6", Bidding.HIDDEN),
        ("round 15", Bidding.HIDDEN),
        ("always", Bidding.IN_TURN),
    ),
    "uneven": parse_selector("rounds 7-14"),
}
_CAMELOT: Final = {
    "drop": ("2c", "2d", "2h", "2s"),
    "add": ("Me", "Mo", "Ex", "Gr"),
    "uneven": parse_selector("rounds 5-"),
    "uneven_zero": UnevenZero.ALLOWED,
    "scoring": Scoring(zero_over_4=25, zero_last=(20, 1), grail=20),
}
_TWO_PLAYER: Final = {
    "deck": 36,
    "aside": 3,
    "cancels": ("8s",),
    "dummies": 1,
    "sizes": Sizes.ALL,
    "rounds": 1,
    "target": 100,
}
_CANADIAN: Final = {
    "uneven": ALWAYS,
    "uneven_for": UnevenFor.SOLE_LEADER,
    "uneven_zero": UnevenZero.ALLOWED,
}
_MENDED: Final = {
    "bidding": always(Bidding.HIDDEN),
    "uneven": ALWAYS,
    "uneven_at": UnevenAt.REVEAL,
}
_SPOILS: Final = {
    "sizes": Sizes.ALL,
    "trump": always(Trump.DIAMONDS),
    "dealer_role": DealerRole.SPOILS,
}
_BLIND_THIRDS: Final = _by_round(("every 3", Sees.BLIND), ("always", Sees.OWN))
_FOREHEAD: Final = _by_round(("size = 1", Sees.FOREHEAD), ("always", Sees.OWN))
_ONLINE_SIZES: Final[Mapping[int, Fields]] = {
    3: {"sizes": Sizes.BY_TWO},
    4: {"sizes": (1, 3, 5, 7, 9, 11, 12, 13, 14, 15)},
    5: {"sizes": (2, 4, 5, 6, 7, 8, 9, 10, 11, 12)},
}
_SPOILS_ROUNDS: Final[Mapping[int, Fields]] = {
    3: {"rounds": 6},
    4: {"rounds": 4},
    5: {"rounds": 5},
    6: {"rounds": 6},
}


def _named(name: str, source: str, **fields: Any) -> Preset:
    return Preset(name=name, source=source, fields=fields)


_ALL: Final = (
    _named("standard", "rules 1"),
    _named("hidden", "rules 2, Hidden Bid", bidding=always(Bidding.HIDDEN)),
    _named("delayed", "rules 2, Delayed Reveal", bidding=always(Bidding.DELAYED)),
    _named("screw-the-dealer", "rules 2, Screw the Dealer", uneven=ALWAYS),
    _named("hidden-notequal", "rules 2, Hidden bids with notequal", **_MENDED),
    _named("canadian", "rules 2, Canadian Rule", **_CANADIAN),
    _named("hardcore", "rules 2, Hardcore", uneven=parse_selector("size >= 4")),
    _named("jester-bid", "rules 2, Jester bid", bidding=always(Bidding.ZERO)),
    _named("third-time", "rules 2, Third Time's the Harm", sees=_BLIND_THIRDS),
    _named("forehead", "rules 2, Forehead", sees=_FOREHEAD),
    _named("last-card-up", "rules 2, Last card up", last_card_up=ALWAYS),
    _named("quick", "rules 2, Quick play", sizes=Sizes.BY_TWO),
    _named("up-and-down", "rules 2, Up and down", sizes=Sizes.UP_DOWN),
    Preset(
        name="bsw-tournament",
        source="rules 2, Tournament sizes",
        fields={"uneven": ALWAYS},
        by_players=_ONLINE_SIZES,
        players=(3, 4, 5),
    ),
    Preset(
        name="german-championship-2008",
        source="rules 2, German championship 2008",
        by_players={4: _CHAMPIONSHIP},
        players=(4,),
    ),
    _named("nannie", "rules 2, Nannie's Rule", sizes=Sizes.DOWN, eliminate=2),
    _named("nannie-3", "rules 2, Nannie's Rule", sizes=Sizes.DOWN, eliminate=3),
    _named("maximus", "rules 2, Wizard Maximus", sizes=Sizes.ALL, rounds=5, trump=_TRUMP_BY_ROUND),
    _named("saboteur", "rules 2, Saboteur", dealer_role=DealerRole.SABOTEUR),
    Preset(
        name="saboteur-spoils",
        source="rules 2, Saboteur with spoils",
        fields=_SPOILS,
        by_players=_SPOILS_ROUNDS,
    ),
    _named("tricksy", "rules 2, Tricksy", trump_changes=TrumpChanges.WIZARDS),
    _named("all-wizards-all-jesters", "rules 2, All-Wizards", roles=always(Roles.ALTERNATE)),
    _named("gizzard-fester", "rules 2, Gizzard / Fester", roles=always(Roles.CALLED)),
    _named("pass-one", "rules 2, Pass one", exchange=always(Exchange.PASS_ONE)),
    _named("pull-one", "rules 2, Pull one", exchange=always(Exchange.PULL_ONE)),
    _named("uber-wizard", "rules 2, Uber-wizard", uber=True),
    _named("flat-points", "rules 2, Flat points", scoring=Scoring(flat=True)),
    _named("smyrna", "rules 2, Smyrna", twist=SMYRNA),
    _named("magic", "rules 2, Magic", deuces=Deuces.WIZARD_WHEN_FOLLOWING),
    _named("camelot", "rules 2, Camelot", **_CAMELOT),
    _named("junior", "rules 2, Junior", deck=36),
    Preset(name="two-player", source="rules 2, Two-Player", fields=_TWO_PLAYER, players=(2,)),
    Preset(
        name="solitaire",
        source="rules 2, Solitaire",
        fields={"deck": 36, "dummies": 2},
        players=(1,),
    ),
)

PRESETS: Final = {one.name: one for one in _ALL}
"""Every preset by its name, in the order in which they are shown."""

ALIASES: Final = {
    "lost-weekend": "hidden",
    "hands-in": "hidden",
    "hiddentip": "hidden",
    "chatham": "delayed",
    "notequal": "screw-the-dealer",
    "plus-minus-one": "screw-the-dealer",
    "omnibus-classic": "standard",
    "omnibus-camelot": "camelot",
    "omnibus-magic": "magic",
}
OWN: Final[dict[str, Preset]] = {}
"""What a program has registered, for as long as it runs (``foretell.register``)."""
NOT_YET: Final = ("anniversary-20", "anniversary-25", "anniversary-30")


@cache
def meant() -> dict[str, str]:
    """Every name there is, folded, and the preset it means; the names of records come first."""
    found: dict[str, str] = {folded(name): name for name in PRESETS}
    found |= {folded(alias): name for alias, name in ALIASES.items()}
    more = {said: names[0] for said, names in CALLED.items()}
    titles = {text(f"preset-title-{name}", lang): name for lang in LANGUAGES for name in PRESETS}
    for said, name in (*more.items(), *titles.items()):
        found.setdefault(folded(said), name)
    return found


def find_preset(name: str) -> Preset:
    """The preset of a name or an alias.

    Raises:
        BadRules: there is none, or it is not played yet.

    >>> find_preset("lost-weekend").name
    'hidden'
    """
    found = PRESETS.get(ALIASES.get(name, name)) or OWN.get(name)
    if found is None and name in NOT_YET:
        raise refused("not-played", "preset", value=name)
    if found is None:
        known = (*PRESETS, *OWN)
        close = get_close_matches(name[:MOST_TEXT], (*known, *ALIASES), 1)
        near = meant().get(folded(name[:MOST_TEXT])) or next(iter(close), "none")
        names = ", ".join(known)
        raise refused("no-preset", "preset", value=toml_text(name), near=near, names=names)
    return found


def usual_players(name: str) -> int:
    """How many play a preset when nobody says so: four where that is possible.

    >>> usual_players("standard"), usual_players("solitaire")
    (4, 1)
    """
    found = find_preset(name)
    return found.usual if found.usual in found.players else found.players[-1]


@cache
def _made(name: str, players: int) -> Rules:
    return find_preset(name).rules(players)


def keep_preset(one: Preset) -> None:
    """Have a preset found by its name, instead of what was registered by that name before."""
    OWN[one.name] = one
    _made.cache_clear()


def preset(name: str, players: int | None = None) -> Rules:
    """The rules of a preset or an alias, for its usual number of players if none is said.

    Raises:
        BadRules: there is no such preset, or it is not made for that number of players.

    >>> preset("two-player").target, preset("quick", 6).players
    (100, 6)
    """
    if players is not None and type(players) is not int:
        raise refused("no-number", "players", value=toml_text(players))
    return _made(find_preset(name).name, usual_players(name) if players is None else players)


@cache
def _names(players: int) -> dict[Rules, str]:
    return {one.rules(players): one.name for one in _ALL if players in one.players}


def name_of(rules: Rules) -> str | None:
    """The name of the preset that is equal to a set of rules, if there is one.

    >>> name_of(Rules(players=5, deck=36)), name_of(Rules(players=5, deck=36, aside=1))
    ('junior', None)
    """
    return _names(rules.players).get(rules)
