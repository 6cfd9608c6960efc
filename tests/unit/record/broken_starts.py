"""Records that are broken before the first card, each with its error."""

from __future__ import annotations

from typing import Final

from tests.unit.record.texts import first, second, text

Case = tuple[str, str, str]
"""A text, the code of its error, the error in words."""

CAMELOT: Final = '"camelot"'
MERLIN: Final = """dealer = 2
hands = ["Me", "3s", "4c"]
turn_up = "5d"
bids = [0, 0, 0]
"""

STARTS: Final[dict[str, Case]] = {
    "no TOML": ("format = 1\nplayers = [1 2]\n", "bad-toml", "line 2, column 14: Unclosed array"),
    "no end": (
        'format = 1\nplayers = ["A"\n',
        "bad-toml",
        "line 3: Unclosed array, at the end of the text",
    ),
    "key twice": (
        "format = 1\nformat = 1\n",
        "bad-toml",
        "line 2, column 11: Cannot overwrite a value",
    ),
    "no format": (
        'rules = "standard"\nplayers = ["A"]\n',
        "bad-format",
        "format: missing; this reader reads format 1",
    ),
    "another format": (
        'format = 2\nrules = "standard"\n',
        "bad-format",
        "format: 2 is not read here, only format 1",
    ),
    "true is no format": (
        'format = true\nrules = "standard"\n',
        "bad-format",
        "format: true is not read here, only format 1",
    ),
    "no rules": ('format = 1\nplayers = ["A"]\n', "unfinished", "rules: missing"),
    "no players": ('format = 1\nrules = "standard"\n', "unfinished", "players: missing"),
    "players no texts": (
        'format = 1\nrules = "standard"\nplayers = [1, 2, 3]\n',
        "bad-type",
        "players: 1 is not a text in quotes",
    ),
    "too many players": (
        text(players=6).replace('["A"', '["Z", "A"'),
        "wrong-count",
        "players: 7 names instead of 1 to 6",
    ),
    "rules a number": (
        text(rules="3"),
        "bad-rules",
        "rules: 3 is neither the name of a preset nor a table",
    ),
    "unknown preset": (
        text(rules='"whist"'),
        "bad-rules",
        'rules: preset: there are no rules "whist"; there are standard, hidden, delayed, …',
    ),
    "preset not for so many": (
        text(rules='"solitaire"'),
        "bad-rules",
        "rules: players and dummies: solitaire is made for one player, not for 3",
    ),
    "anniversary preset": (
        text(rules='"anniversary-25"'),
        "not-played-yet",
        "rules: preset: anniversary-25: the anniversary cards are not played yet",
    ),
    "rules contradict": (
        text(rules='{ bidding = "delayed", uneven = "always" }'),
        "bad-rules",
        "rules: bidding and uneven: delayed bids stay hidden until the last trick, nobody…",
    ),
    "unknown axis": (
        text(rules='{ biding = "hidden" }'),
        "bad-rules",
        "rules: biding: rules have no such key; there are preset deck add drop aside canc…",
    ),
    "rounds no tables": (
        text(top="rounds = 3\n"),
        "bad-type",
        "rounds: is not a list of tables [[rounds]]",
    ),
    "scores no numbers": (
        text(top='scores = ["1"]\n'),
        "bad-type",
        "scores: '1' is not a whole number",
    ),
    "unknown key": (
        text(first(trumps='"h"')),
        "unknown-key",
        "round 1: trumps: rounds have no such key",
    ),
    "swap": (
        text(first(swap='"We 7d"')),
        "not-played-yet",
        "round 1: swap: the anniversary cards (Werewolf) are not played yet",
    ),
    "no dealer": (text(first(dealer=None)), "unfinished", "round 1: dealer: missing"),
    "dealer a text": (
        text(first(dealer='"2"')),
        "bad-type",
        "round 1: dealer: '2' is not a whole number",
    ),
    "dealer no seat": (
        text(first(dealer="3")),
        "wrong-dealer",
        "round 1: dealer: 3, yet a record of 3 players counts its seats 0 to 2",
    ),
    "dealer huge": (
        text(first(dealer="99999999999999999999")),
        "bad-type",
        "round 1: dealer: 99999999999999999999 is not a whole number",
    ),
    "deal does not follow": (
        text(first(), second(dealer="1")),
        "wrong-dealer",
        "round 2: dealer: 1, yet A deals, dealer = 0",
    ),
    "hands no list": (
        text(first(hands='"Ah"')),
        "bad-type",
        "round 1: hands: 'Ah' is not a list of texts",
    ),
    "too few hands": (
        text(first(hands='["Ah", "3s"]')),
        "wrong-count",
        "round 1: hands: 2 values instead of 3",
    ),
    "too many cards": (
        text(first(hands='["Ah", "3s 4s", "Zc"]')),
        "wrong-count",
        "round 1, B: hands: 2 cards instead of 1",
    ),
    "no card": (
        text(first(hands='["Ah", "10s", "Zc"]')),
        "bad-notation",
        "round 1, B: 10s is no card",
    ),
    "card of another deck": (
        text(first(hands='["Ah", "1s", "Zc"]')),
        "not-in-deck",
        "round 1, B: 1s: this deck has no such card",
    ),
    "card dropped": (
        text(MERLIN.replace("3s", "2s"), rules=CAMELOT),
        "not-in-deck",
        "round 1, B: 2s: this deck has no such card",
    ),
    "anniversary card": (
        text(first(hands='["Ah", "Dr", "Zc"]')),
        "not-played-yet",
        "round 1, B: Dr: the anniversary cards are not played yet",
    ),
    "card twice": (
        text(first(hands='["Ah", "Zc", "Zc"]')),
        "duplicate-card",
        "round 1: Zc: is there twice",
    ),
    "turn-up in a hand": (
        text(first(turn_up='"3s"', trump=None)),
        "duplicate-card",
        "round 1: 3s: is there twice",
    ),
    "no turn-up": (
        text(first(turn_up=None, trump=None)),
        "wrong-turn-up",
        "round 1: turn_up: missing, yet a card is turned up",
    ),
    "turn-up too many": (
        text(
            'dealer = 0\nhands = ["2c 3c", "2d 3d", "2h 3h"]\nturn_up = "4h"',
            rules='{ sizes = [2], trump = "h" }',
        ),
        "wrong-turn-up",
        "round 1: turn_up: 4h, yet no card is turned up",
    ),
    "trump not named": (
        text(first(trump=None)),
        "unfinished",
        "round 1: trump: missing, but the round has bids",
    ),
    "trump not asked": (
        text(first(turn_up='"4d"')),
        "not-asked",
        "round 1: trump: the rules do not ask for it in this round",
    ),
    "trump none": (
        text(first(trump='"none"')),
        "trump-none",
        "round 1, C: trump: none cannot be named, only c d h s",
    ),
    "trump no suit": (
        text(first(trump='"hearts"')),
        "not-a-suit",
        "round 1, C: trump: hearts is not offered, only c d h s",
    ),
    "twist not asked": (
        text(first(twist='"pass-one"')),
        "not-asked",
        "round 1: twist: the rules do not ask for it in this round",
    ),
    "twist not offered": (
        text(first(twist='"hurry"'), rules='"smyrna"'),
        "twist-not-offered",
        "round 1, C: twist: hurry is not offered, only gizzard-fester pass-one pull-…",
    ),
    "uber unknown": (
        text(first(uber='"Zs"'), rules='"uber-wizard"'),
        "uber-not-offered",
        "round 1, C: uber: Zs is not offered, only a suit card of this deck, a rank …",
    ),
    "uber missing": (
        text(first(), rules='"uber-wizard"'),
        "unfinished",
        "round 1: uber: missing, but the round has bids",
    ),
    "bids too few": (
        text(first(bids="[1, 0]")),
        "wrong-count",
        "round 1: bids: 2 values instead of 3",
    ),
    "bid too high": (
        text(first(bids="[1, 2, 1]")),
        "bid-range",
        "round 1, B: bid 2: from 0 to 1",
    ),
    "bid below": (
        text(first(bids="[1, -2, 1]")),
        "bid-range",
        "round 1, B: bid -2: from 0 to 1",
    ),
    "bid missing": (
        text(first(bids="[1, -1, 1]")),
        "unfinished",
        "round 1, B: bids: its own is missing, yet C has bid",
    ),
    "last bid missing": (
        text(first(bids="[1, 0, -1]")),
        "unfinished",
        "round 1, C: bids: its own is missing, but the round has tricks",
    ),
    "bids missing": (
        text(first(bids=None)),
        "unfinished",
        "round 1: bids: missing, but the round has tricks",
    ),
}
