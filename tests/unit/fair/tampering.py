"""What a cheat could change in a bundle, as JSON patches, and the checks that must then fail."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from foretell import fair

Bundle = dict[str, Any]
Patch = list[dict[str, Any]]
LIE = "ab" * 32


def put(path: str, value: Any) -> dict[str, Any]:
    """A step that replaces a value."""
    return {"op": "replace", "path": path, "value": value}


def add(path: str, value: Any) -> dict[str, Any]:
    """A step that adds one."""
    return {"op": "add", "path": path, "value": value}


def drop(path: str) -> dict[str, Any]:
    """A step that removes one."""
    return {"op": "remove", "path": path}


def case(name: str, bundle: str, patch: Patch, *fails: str) -> dict[str, Any]:
    """A vector: at least these checks fail."""
    return {"id": name, "bundle": bundle, "patch": patch, "fails": list(fails)}


def cases(made: dict[str, Bundle]) -> Iterator[dict[str, Any]]:
    """All of them, for bundles that are right."""
    yield from cards(made["standard-6"])
    yield from hands(made)
    yield from seeds(made)
    yield from seats(made["standard-6"])
    yield from rounds(made["standard-6"], made["play-off-3"])
    yield from draws(made["pull-one-4"], made["play-off-3"])
    yield from dealers(made)
    yield from records(made["standard-6"])
    yield from shapes(made["standard-6"])


def cards(one: Bundle) -> Iterator[dict[str, Any]]:
    """Cards in the decks."""
    name, deck = "standard-6", one["rounds"][2]["deck"]
    at = "/rounds/2/deck"
    swap = [put(f"{at}/58", deck[59]), put(f"{at}/59", deck[58])]
    yield case("two undealt cards swapped", name, swap, "decks")
    yield case("a card twice", name, [put(f"{at}/40", deck[41])], "decks")
    yield case("a card that the deck does not have", name, [put(f"{at}/40", "Me")], "decks")
    yield case("a card missing", name, [drop(f"{at}/59")], "decks")
    yield case("a card too many", name, [add(f"{at}/60", "Gr")], "decks")
    yield case("a card that prints badly", name, [put(f"{at}/40", "\x1b[2J")], "decks")
    yield case("another round's deck", name, [put(at, one["rounds"][3]["deck"])], "decks")
    up = one["rounds"][2]["turn_up"]
    yield case("turn-up", name, [put("/rounds/2/turn_up", deck[59])], "turn-ups", "record")
    yield case("no turn-up", name, [put("/rounds/2/turn_up", None)], "record")
    both = [put("/rounds/2/turn_up", deck[59]), put("/record/rounds/2/turn_up", deck[59])]
    yield case("turn-up, in the record too", name, both, "turn-ups")
    late = [put(f"{at}/{deck.index(up)}", deck[59]), put(f"{at}/59", up)]
    yield case("turn-up, in record and deck", name, [*both, *late], "turn-ups", "decks")
    yield case("a consistent lie", name, consistent(one), "decks", "hands")


def consistent(one: Bundle) -> Patch:
    """Two cards of round 1 change their names everywhere, so that all but the seeds agrees."""
    given = one["rounds"][0]
    low, high = given["hands"][0][0], given["hands"][1][0]
    text = json.dumps([given, one["record"]["rounds"][0]])
    text = text.replace(low, "??").replace(high, low).replace("??", high)
    told, recorded = json.loads(text)
    return [put("/rounds/0", told), put("/record/rounds/0", recorded)]


def hands(made: dict[str, Bundle]) -> Iterator[dict[str, Any]]:
    """Hands that are not the deck's."""
    one = made["standard-6"]
    mine = one["rounds"][4]["hands"]
    name, at = "standard-6", "/rounds/4/hands"
    swapped = [put(f"{at}/1", mine[2]), put(f"{at}/2", mine[1])]
    yield case("two hands swapped", name, swapped, "hands", "record")
    texts = one["record"]["rounds"][4]["hands"]
    inside = "/record/rounds/4/hands"
    recorded = [put(f"{inside}/1", texts[2]), put(f"{inside}/2", texts[1])]
    yield case("two hands swapped, in the record too", name, [*swapped, *recorded], "hands")
    stock = one["rounds"][4]["deck"][-1]
    yield case("a card from the stock", name, [put(f"{at}/0/0", stock)], "hands")
    yield case("a hand in another order", name, [put(f"{at}/0", mine[0][::-1])], "hands")
    yield case("a hand too short", name, [drop(f"{at}/0/0")], "hands")
    yield case("a hand missing", name, [drop(f"{at}/5")], "hands")
    yield case("the record's hand", name, [put(f"{inside}/0", texts[1])], "record")
    dummy = made["two-player"]["rounds"][0]["hands"][2]
    pile = [put("/rounds/0/hands/2", [*dummy[1:], dummy[0]])]
    yield case("a dummy's pile in another order", "two-player", pile, "hands")
    late = made["nannie-3"]["rounds"]
    last, number = late[-1], len(late) - 1
    out = next(seat for seat, hand in enumerate(last["hands"]) if not hand)
    more = [put(f"/rounds/{number}/hands/{out}", last["deck"][-len(max(last["hands"], key=len)) :])]
    yield case("cards for a seat that is out", "nannie-3", more, "hands", "record")


def seeds(made: dict[str, Bundle]) -> Iterator[dict[str, Any]]:
    """Seeds and commitments."""
    name, game = "standard-6", "standard-6"
    forged = fair.player_commit(game, 2, LIE)
    yield case("a player's seed", name, [put("/players/2/seed", LIE)], "commitments")
    yield case("a player's commitment", name, [put("/players/2/commit", LIE)], "commitments")
    both = [put("/players/2/seed", LIE), put("/players/2/commit", forged)]
    yield case("a player's seed and commitment", name, both, "decks", "hands")
    yield case("a person as a bot", name, [put("/players/2/seed", "bot")], "commitments")
    bot = [put("/players/1/seed", LIE)]
    yield case("a bot as a person", "junior-3", bot, "commitments")
    yield case("a seed that was not revealed", name, [put("/players/2/seed", None)], "transcript")
    yield case("the server's seed", name, [put("/server_seed", LIE)], "server", "decks")
    yield case("the server's commitment", name, [put("/server_commit", LIE)], "server")
    own = fair.server_commit(game, fair.Secret.of(LIE))
    both = [put("/server_seed", LIE), put("/server_commit", own)]
    yield case("the server's seed and commitment", name, both, "decks", "hands", "turn-ups")
    yield case("another game's id", name, [put("/game", "standard-7")], "server", "commitments")
    yield case("bots' game with a person's seed", "bots-3", [put("/players/0/seed", LIE)], "decks")


def seats(one: Bundle) -> Iterator[dict[str, Any]]:
    """The order of the seats."""
    name, players = "standard-6", one["players"]
    swapped = [put("/players/0", players[1]), put("/players/1", players[0])]
    yield case("two seats swapped", name, swapped, "seats", "decks")
    first, second = copy.deepcopy(players[1]), copy.deepcopy(players[0])
    first["seat"], second["seat"] = 0, 1
    renamed = [put("/players/0", first), put("/players/1", second)]
    yield case("two seats swapped and numbered anew", name, renamed, "commitments", "decks")
    first, second = dict(first), dict(second)
    for seat, part in ((0, first), (1, second)):
        part["commit"] = fair.player_commit(name, seat, part["seed"])
    forged = [put("/players/0", first), put("/players/1", second)]
    yield case("two persons' seeds swapped", name, forged, "decks")
    yield case("a seat missing", name, [drop("/players/5")], "record", "decks")
    yield case("no seats", name, [put("/players", [])], "seats")
    yield case("one seat twice", name, [put("/players/1", players[0])], "seats")


def rounds(one: Bundle, tied: Bundle) -> Iterator[dict[str, Any]]:
    """Rounds that are missing, doubled or moved."""
    name, given = "standard-6", one["rounds"]
    yield case("a round missing", name, [drop("/rounds/4")], "rounds")
    yield case("the first round missing", name, [drop("/rounds/0")], "rounds", "decks")
    yield case("the last round missing", name, [drop("/rounds/9")], "rounds")
    both = [drop("/rounds/4"), drop("/record/rounds/4")]
    yield case("a round missing, in the record too", name, both, "rounds", "record")
    shifted = [drop("/rounds/4"), *(put(f"/rounds/{n}/round", n + 1) for n in range(4, 9))]
    yield case("a round missing, numbered anew", name, shifted, "rounds", "decks")
    yield case("the record's last round missing", name, [drop("/record/rounds/9")], "rounds")
    yield case("a round twice", name, [add("/rounds/4", given[4])], "rounds", "decks")
    swapped = [put("/rounds/4", given[5]), put("/rounds/5", given[4])]
    yield case("two rounds swapped", name, swapped, "rounds", "decks")
    yield case("a round's number", name, [put("/rounds/4/round", 10**6)], "rounds")
    yield case("no rounds", name, [put("/rounds", [])], "rounds")
    last = len(tied["rounds"]) - 1
    yield case("no play-off", "play-off-3", [drop(f"/rounds/{last}")], "rounds")


def draws(one: Bundle, tied: Bundle) -> Iterator[dict[str, Any]]:
    """Draws inside a round."""
    name, given = "pull-one-4", one["rounds"][2]["draws"]
    at = "/rounds/2/draws"
    yield case("draws not listed", name, [drop(at)], "draws")
    yield case("a draw not listed", name, [drop(f"{at}/1")], "draws")
    other = next(card for card in given[0]["choices"] if card != given[0]["drawn"])
    yield case("a card drawn", name, [put(f"{at}/0/drawn", other)], "draws")
    yield case(
        "choices in another order",
        name,
        [put(f"{at}/0/choices", given[0]["choices"][::-1])],
        "draws",
    )
    yield case("a choice missing", name, [drop(f"{at}/0/choices/0")], "draws")
    yield case("another seat draws", name, [put(f"{at}/0/seat", given[1]["seat"])], "draws")
    number = len(tied["rounds"]) - 1
    lot = tied["rounds"][number]["draws"][0]
    wrong = next(seat for seat in lot["choices"] if seat != lot["drawn"])
    at = f"/rounds/{number}"
    fallen = [put(f"{at}/draws/0/drawn", wrong), put(f"{at}/dealer", wrong)]
    fallen.append(put(f"/record/rounds/{number}/dealer", wrong))
    yield case("a lot", "play-off-3", [put(f"{at}/draws/0/drawn", wrong)], "draws")
    yield case("a lot, in the record too", "play-off-3", fallen, "hands")
    short = [*fallen, put("/record/rounds", without_play(tied, wrong))]
    yield case("a lot, in a record that stops there", "play-off-3", short, "draws", "hands")


def without_play(tied: Bundle, dealer: int) -> list[Any]:
    """The rounds of a record whose play-off is dealt by another seat, and not played."""
    *before, last = copy.deepcopy(tied["record"]["rounds"])
    kept = {key: last[key] for key in ("play_off", "hands", "turn_up") if key in last}
    return [*before, {"dealer": dealer, **kept}]


def dealers(made: dict[str, Bundle]) -> Iterator[dict[str, Any]]:
    """Who dealt."""
    one = made["standard-6"]
    dealer = (one["rounds"][0]["dealer"] + 1) % 6
    yield case("a dealer", "standard-6", [put("/rounds/0/dealer", dealer)], "first dealer", "hands")
    later = [put("/rounds/3/dealer", one["rounds"][4]["dealer"])]
    yield case("a later dealer", "standard-6", later, "hands", "record")
    yield case(
        "a dealer said to be named", "standard-6", [add("/first_dealer", dealer)], "first dealer"
    )
    yield case("no such dealer named", "standard-6", [add("/first_dealer", 6)], "first dealer")
    yield case("a named dealer denied", "named-4", [drop("/first_dealer")], "first dealer")
    yield case("another dealer named", "named-4", [put("/first_dealer", 1)], "first dealer")


def records(one: Bundle) -> Iterator[dict[str, Any]]:
    """The record."""
    name, at = "standard-6", "/record/rounds/5"
    yield case("a bid out of range", name, [put(f"{at}/bids/0", 9)], "record")
    yield case("a score", name, [put("/record/scores/0", 990)], "record")
    tricks = one["record"]["rounds"][5]["tricks"]
    twice = [put(f"{at}/tricks/1", tricks[0])]
    yield case("a trick played twice", name, twice, "record")
    yield case("other rules", name, [put("/rules", "junior")], "record", "decks")
    yield case("other rules in the record", name, [put("/record/rules", "hidden")], "record")
    yield case("rules that are none", name, [put("/rules", {"deck": 61})], "record", "decks")
    yield case("a record that is none", name, [put("/record", {})], "record")
    yield case("a record of nonsense", name, [put("/record", "format = 7")], "record")
    pad = [{"dealer": one["rounds"][0]["dealer"], "size": 1}]
    yield case("a record of real cards", name, [put("/record/rounds", pad)], "record")


def shapes(one: Bundle) -> Iterator[dict[str, Any]]:
    """Things that are no bundles."""
    name = "standard-6"
    for key in one:
        yield case(f"no {key}", name, [drop(f"/{key}")], "shape")
    yield case("another scheme", name, [put("/scheme", "fair2")], "shape")
    yield case("a key too many", name, [add("/note", "all is well")], "shape")
    yield case("a seed in capitals", name, [put("/server_seed", LIE.upper())], "shape")
    yield case("a seed too short", name, [put("/players/0/seed", LIE[:-1])], "shape")
    yield case("a seed with a line's end", name, [put("/players/0/seed", LIE + "\n")], "shape")
    yield case("a game's id with a bar", name, [put("/game", "a|b")], "shape")
    yield case("a dealer in words", name, [put("/rounds/0/dealer", "2")], "shape")
    yield case("a hand as a text", name, [put("/rounds/0/hands/0", "Ah")], "shape")
