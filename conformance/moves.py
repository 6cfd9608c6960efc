"""Part of the oracle: what a seat may do and see, and the game after a choice."""

import copy
import re

from axes import TWISTS, is_card
from halts import Broken
from oracle import Game

KINDS = {
    "bid mend lot": r"-?\d+",
    "trump": "[cdhs]|none",
    "twist": "|".join(TWISTS),
    "uber": "[1-9TJQKA]|jesters",
    "play agree": r"call \d+ \d+|back|agree",
}
FIELDS = {"trump": "trump", "twist": "twist", "uber": "uber", "mend": "adjust"}
LISTS = {"bid": ("bids", -1), "pass": ("passes", ""), "pull": ("pulls", "")}


def game_of(case):
    """The oracle's game for a case: a dict with rules, players, rounds and perhaps scores."""
    return Game(case["rules"], case["players"], case["rounds"], case.get("scores"))


def after(case, action, seat=None):
    """The case after a choice, `seat` being the actor unless said; `Broken` when it is refused."""
    game, case = game_of(case), copy.deepcopy(case)
    seat = game.actor if seat is None else seat
    phases = [
        p for names, shape in KINDS.items() if re.fullmatch(shape, action) for p in names.split()
    ]
    phases += ["pass", "pull", "play", "uber"] * is_card(action[:2])
    if phases and game.phase not in phases:
        raise Broken("wrong-phase")
    if re.match("call|back|agree", action):
        return honour(game, case, action, seat)
    if seat != game.actor:
        raise Broken("not-your-turn")
    if game.phase == "lot" and action not in game.legal:
        raise Broken("not-tied")
    put(game, case["rounds"][-1], action, phases)
    game_of(case)
    return case


def put(game, here, action, phases):
    """Write a choice where the record has it."""
    if game.phase in LISTS:
        key, gap = LISTS[game.phase]
        if game.phase == "bid" and "bid" not in phases:
            raise Broken("bad-notation")
        if action.startswith("-"):
            raise Broken("bid-range")
        value = int(action) if game.phase == "bid" else action
        here.setdefault(key, [gap] * game.players)[game.actor] = value
    elif game.phase == "play":
        here["tricks"] = [text for text in here.get("tricks", []) if text]
        if game.plays:
            here["tricks"][-1] += " " + action
        else:
            here["tricks"].append(action)
    elif game.phase in FIELDS:
        here[FIELDS[game.phase]] = int(action) if game.phase == "mend" else action


def honour(game, case, action, seat):
    """A call, a card taken back, or the agreement to the score (1.14)."""
    here, (verb, *numbers) = case["rounds"][-1], action.split()
    if game.axis("revoke") != "honour" and verb != "agree":
        raise Broken("not-honour")
    now = str(game.taken + 1)
    is_late = verb == "call" and game.plays and numbers[1] != now
    if is_late or (verb == "agree" and game.phase != "agree"):
        raise Broken("wrong-phase")
    if verb == "back":
        take_back(game, here, seat)
    elif verb == "agree":
        here["_agreed"] = [*here.get("_agreed", []), seat]
    else:
        call(game, here, seat, *map(int, numbers))
    return case


def take_back(game, here, seat):
    if game.last_seat != seat:
        raise Broken("not-your-turn")
    *rest, last = here["tricks"]
    left = " ".join(last.split()[:-1])
    here["tricks"] = rest + [left] * bool(left)


def call(game, here, caller, seat, trick):
    on_table = [s for s, _, _ in game.plays]
    has_played = seat in on_table if game.plays else 1 <= trick <= game.taken
    if [caller, seat] in game.calls:
        raise Broken("already-called")
    if not has_played:
        raise Broken("no-such-trick")
    if game.plays and (seat, trick) in game.revokes:  # it and the cards after it go back
        *rest, last = here["tricks"]
        here["tricks"] = [*rest, " ".join(last.split()[: on_table.index(seat)])]
    elif (seat, trick) in game.revokes:
        here["revoke"] = {"seat": seat, "trick": trick}
    else:
        here["_calls"] = [*here.get("_calls", []), [caller, seat]]


def view(game, seat):
    """What a seat may know of hands and bids; `None` is a spectator."""
    hands = []
    for holder, hand in enumerate(game.hands):
        known = [card if knows(game, seat, holder, card) else "?" for card in hand]
        hands.append(" ".join(known))
    bids = [show_bid(game, seat, s) for s in range(game.players)]
    return {"hands": hands, "bids": bids}


def knows(game, seat, holder, card):
    if card in game.face_up or seat in game.knows.get(card, ()):
        return True
    if holder >= game.players:  # a dummy's three open cards
        return game.axes["dummies"] == 1 and card in game.hands[holder][:3]
    if game.axis("sees") == "forehead":
        return seat not in (None, holder)
    blind = game.axis("sees") == "blind" and game.phase in ("trump", "twist", "uber", "bid")
    return seat == holder and not blind


def show_bid(game, seat, bidder):
    bid, mode = game.bids[bidder], game.axis("bidding")
    all_made = game.phase not in ("trump", "twist", "uber", "bid")
    shown = {"hidden": all_made, "delayed": game.phase in ("agree", "deal", "over")}.get(mode, True)
    return "-" if bid is None else str(bid) if shown or seat == bidder else "?"


def facts(case):
    """Every answer of docs/conformance.md about a case, by its key there."""
    game = game_of(case)
    keys = "phase actor trump leader winner won points scores out ranks dealer".split()
    found = {key: getattr(game, key, None) for key in keys}
    between = game.phase in ("deal", "lot", "over")
    found["round"] = game.number + (game.phase == "deal")
    found["size"] = game.plan[game.number] if game.phase == "deal" else getattr(game, "size", 0)
    found["legal"] = game.legal
    found["hands"] = [] if between else [" ".join(hand) for hand in game.hands]
    return found | {"game": game}
