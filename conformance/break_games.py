"""Whole games broken on purpose in one place: the change, and the error to be reported."""

import copy
import random

import trick as table
from moves import game_of


def at(rounds, number):
    return rounds[number - 1]


def revoke_somewhere(rules, players, rounds, rng):
    """Plays a held card that does not follow, in a middle round."""
    for number in range(len(rounds) // 2 + 1, len(rounds) + 1):
        for trick in range(1, len(at(rounds, number)["tricks"]) + 1):
            for place in range(1, players):
                found = try_revoke(rules, players, rounds, (number, trick, place))
                if found:
                    return found
    raise LookupError("no trick to break")


def try_revoke(rules, players, rounds, where):
    number, trick, place = where
    here = at(rounds, number)
    words = here["tricks"][trick - 1].split()
    part = {key: value for key, value in here.items() if key not in ("won", "score")}
    part["tricks"] = [*here["tricks"][: trick - 1], " ".join(words[:place])]
    now = game_of({"rules": rules, "players": players, "rounds": [*rounds[: number - 1], part]})
    allowed = table.may_play(now.hands[now.actor], table.led_by(now.plays))
    wrong = [card for card in now.hands[now.actor] if card not in allowed]
    if not wrong or words[place] in wrong:
        return None
    words[place] = wrong[0]
    here["tricks"][trick - 1] = " ".join(words)
    return {"code": "must-follow", "round": number, "trick": trick, "seat": now.actor}


def swap_leader(rules, players, rounds, rng):
    """A trick written from the wrong leader: the next seat's card stands first."""
    here = at(rounds, 6)
    words = here["tricks"][2].split()
    here["tricks"][2] = " ".join(words[1:] + words[:1])
    before = {key: value for key, value in here.items() if key not in ("won", "score")}
    before["tricks"] = here["tricks"][:2]
    now = game_of({"rules": rules, "players": players, "rounds": [*rounds[:5], before]})
    return {"code": "not-held", "round": 6, "trick": 3, "seat": now.actor}


def wrong_won(rules, players, rounds, rng):
    won = at(rounds, 5)["won"]
    giver = next(seat for seat in range(players) if won[seat])
    won[giver] -= 1
    won[(giver + 1) % players] += 1
    return {"code": "wrong-won", "round": 5}


def wrong_score(rules, players, rounds, rng):
    at(rounds, 7)["score"][1] += 10
    return {"code": "wrong-score", "round": 7}


def wrong_dealer(rules, players, rounds, rng):
    at(rounds, 4)["dealer"] = (at(rounds, 4)["dealer"] + 1) % players
    return {"code": "wrong-dealer", "round": 4}


def bid_too_high(rules, players, rounds, rng):
    here = at(rounds, 3)
    here["bids"][here["dealer"]] = 4
    return {"code": "bid-range", "round": 3, "seat": here["dealer"]}


def no_bid(rules, players, rounds, rng):
    at(rounds, 3)["bids"][at(rounds, 3)["dealer"]] = -1
    return {"code": "unfinished", "round": 3}


def even_bid(rules, players, rounds, rng):
    for number, here in enumerate(rounds, 1):
        others = sum(here["bids"]) - here["bids"][here["dealer"]]
        if number > 4 and others <= number:
            here["bids"][here["dealer"]] = number - others
            return {"code": "uneven-bid", "round": number, "seat": here["dealer"]}
    raise LookupError


def twice_dealt(rules, players, rounds, rng):
    hands = at(rounds, 5)["hands"]
    hands[0] = " ".join([hands[1].split()[0], *hands[0].split()[1:]])
    return {"code": "duplicate-card", "round": 5}


def short_hand(rules, players, rounds, rng):
    hands = at(rounds, 5)["hands"]
    hands[2] = " ".join(hands[2].split()[1:])
    return {"code": "wrong-count", "round": 5, "seat": 2}


def no_turn_up(rules, players, rounds, rng):
    at(rounds, 2).pop("turn_up")
    return {"code": "wrong-turn-up", "round": 2}


def trump_unasked(rules, players, rounds, rng):
    for number, here in enumerate(rounds, 1):
        if here.get("turn_up", "Z")[0] not in "ZN":
            here["trump"] = "none"
            return {"code": "not-asked", "round": number}
    raise LookupError


def one_more_round(rules, players, rounds, rng):
    last = copy.deepcopy(rounds[-1])
    last["dealer"] = (last["dealer"] + 1) % players
    rounds.append(last)
    return {"code": "game-over", "round": len(rounds)}


def missing_trick(rules, players, rounds, rng):
    at(rounds, 6)["tricks"].pop()
    return {"code": "unfinished", "round": 6}


def pass_unheld(rules, players, rounds, rng):
    here = at(rounds, 4)
    here["passes"][1] = here["hands"][2].split()[0]
    return {"code": "not-held", "round": 4, "seat": 1}


def no_role(rules, players, rounds, rng):
    for number, here in enumerate(rounds, 1):
        for trick, words in enumerate(here["tricks"], 1):
            if "Me=" in words:
                here["tricks"][trick - 1] = words.replace("Me=Z", "Me").replace("Me=N", "Me")
                return {"code": "role-needed", "round": number, "trick": trick}
    raise LookupError


def role_unasked(rules, players, rounds, rng):
    for number, here in enumerate(rounds, 1):
        for trick, words in enumerate(here["tricks"], 1):
            if "Zh" in words and number > 3:
                here["tricks"][trick - 1] = words.replace("Zh", "Zh!")
                return {"code": "role-not-asked", "round": number, "trick": trick}
    raise LookupError


BREAKS = [
    ("revoke", "standard-4", revoke_somewhere, "1.9"),
    ("revoke-3", "standard-3", revoke_somewhere, "1.9"),
    ("revoke-trump-led", "tricksy-4", revoke_somewhere, "1.9"),
    ("revoke-camelot", "camelot-5", revoke_somewhere, "Camelot"),
    ("revoke-magic", "magic-5", revoke_somewhere, "Magic"),
    ("leader", "standard-4", swap_leader, "1.7"),
    ("won", "standard-5", wrong_won, "1.10"),
    ("score", "standard-5", wrong_score, "1.11"),
    ("dealer", "standard-5", wrong_dealer, "1.4"),
    ("bid-range", "standard-6", bid_too_high, "1.6"),
    ("no-bid", "standard-6", no_bid, "1.6"),
    ("even-bid", "screw-the-dealer-4", even_bid, "Screw the Dealer"),
    ("twice-dealt", "standard-4", twice_dealt, "1.1"),
    ("short-hand", "standard-4", short_hand, "1.3"),
    ("no-turn-up", "standard-4", no_turn_up, "1.5"),
    ("trump-unasked", "standard-4", trump_unasked, "1.5"),
    ("one-more-round", "standard-6", one_more_round, "1.12"),
    ("missing-trick", "standard-4", missing_trick, "1.9"),
    ("pass-unheld", "pass-one-5", pass_unheld, "Pass one"),
    ("no-role", "camelot-4", no_role, "Camelot"),
    ("role-unasked", "standard-3", role_unasked, "1.17"),
]


def write_broken(made, save):
    """Write each of them as games/broken-*.toml."""
    for name, game, change, source in BREAKS:
        rules, players, rounds, scores = copy.deepcopy(made[game])
        error = change(rules, players, rounds, random.Random(name))
        save(f"broken-{name}", rules, players, rounds, scores, [source], {"error": error})
    rules, players, rounds, scores = copy.deepcopy(made["standard-4"])
    scores[2] += 10
    save(
        "broken-scores",
        rules,
        players,
        rounds,
        scores,
        ["1.11"],
        {"error": {"code": "wrong-scores"}},
    )
