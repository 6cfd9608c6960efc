"""Part of the oracle: a record's `rules`: presets, the deck, the plan of sizes, selectors."""

import itertools
import re
import tomllib
from pathlib import Path

DATA = tomllib.loads((Path(__file__).parent / "presets.toml").read_text("utf-8"))
RANKS = {60: "23456789TJQKA", 36: "12345678"}
SPECIAL = "Me Mo Ex Gr Dr Fa Bo We Ju Cl Sh Wi Va".split()
TWISTS = {
    "gizzard-fester": ("roles", "called"),
    "pass-one": ("exchange", "pass-one"),
    "pull-one": ("exchange", "pull-one"),
    "last-card-up": ("last_card_up", "always"),
    "uber-wizard": ("uber", True),
    "flat-points": ("scoring", "flat"),
    "all-wizards": ("roles", "all-wizards"),
    "all-jesters": ("roles", "all-jesters"),
}
SMYRNA = list(TWISTS)[:6]
PLAY_OFF = {
    "bidding": "delayed", "uneven": "never", "dealer_role": "none", "exchange": "none",
    "twist": "none", "sees": "own", "trump": "turned", "scoring": "standard",
}  # fmt: skip
MAKE = {"made": 20, "trick": 10, "missed": -10, "zero": 20}


def rules_of(given, players):
    """All axes of a preset's name or of a table."""
    table = {"preset": given} if isinstance(given, str) else dict(given)
    name = table.pop("preset", "standard")
    name = DATA["aliases"].get(name, name)
    by_players = DATA["by_players"].get(name, {}).get(str(players), {})
    return DATA["defaults"] | DATA["presets"][name] | by_players | table


def is_card(text):
    return bool(re.fullmatch("[1-9TJQKAZN][cdhs]", text)) or text in SPECIAL


def deck_of(axes):
    kinds = itertools.product(RANKS[axes["deck"]] + "ZN", "cdhs")
    cards = [k + s for k, s in kinds if axes["deck"] == 60 or k not in "ZN" or s in "cd"]
    return [card for card in cards if card not in axes["drop"]] + axes["add"]


def sizes_of(axes, most):
    """The size of each round, from the most cards that a hand can have."""
    up = list(range(1, most + 1))
    plans = {
        "up": up,
        "by-two": up[1 - most % 2 :: 2],
        "down": up[::-1],
        "up-down": up + up[-2::-1],
        "all": [most] * axes["rounds"],
    }
    plan = plans[axes["sizes"]] if isinstance(axes["sizes"], str) else list(axes["sizes"])
    plan = plan[: axes["rounds"]] if axes["rounds"] else plan
    return (plan + plan[-1:] * 100)[:100] if axes["target"] else plan


def selects(text, number, size, last):
    """Whether a selector holds in round `number` of `size` cards, `last` being the plan's last."""
    word, _, rest = text.partition(" ")
    if word in ("first", "last"):
        return number == (1 if word == "first" else last)
    if word == "every":
        return number % int(rest) == 0
    if word == "size":
        return size >= int(rest[3:]) if rest.startswith(">=") else size == int(rest[2:])
    if word in ("round", "rounds"):
        low, dash, high = rest.partition("-")
        return int(low) <= number <= int(high or (number if dash else low))
    return word == "always"


def axis(axes, name, number, size, last):
    """What a field says in one round."""
    value = axes[name]
    if isinstance(value, list) and value and isinstance(value[0], list):
        fits = (v for text, v in value if selects(text, number, size, last))
        return next(fits, DATA["defaults"][name])
    return selects(value, number, size, last) if name in ("uneven", "last_card_up") else value


def offers(value, has_both):
    """Smyrna's menu from the values in force: neither what is in force nor what contradicts it."""
    scoring, found = value("scoring"), []
    flat = scoring != "flat" and "grail" not in scoring and value("bidding") != "zero"
    trades = value("exchange") == "none" and value("sees") != "forehead" and not value("dummies")
    roles = value("roles") == "printed" and has_both
    found += ["gizzard-fester"] * roles
    found += ["pass-one", "pull-one"] * trades
    found += ["last-card-up"] * (not value("last_card_up"))
    found += ["uber-wizard"] * (not value("uber")) + ["flat-points"] * flat
    found += ["all-wizards", "all-jesters"] * roles
    wanted = SMYRNA if value("twist") == "smyrna" else value("twist")
    return [name for name in found if name in wanted]
