"""Part of the oracle: one trick. A play is (seat, card, role); numbers behind `#` are of the rules.

Roles: "Z" and "N" for what counts as Wizard and Jester, "deuce" for a magic one, "Mo", "Gr", "Ex"
for Morgan, Grail and Excalibur, "" for a plain card.
"""

import re

from axes import is_card

RANKS = "123456789TJQKA"


def suit(card):
    """The suit that a card belongs to for following; Wizards, Jesters and Camelot: none."""  # 1.9
    return "" if card[0] in "ZN" or card[1] not in "cdhs" else card[1]


def kind(card, roles, number, call=False):
    """What a Wizard or Jester counts as; "" for any other card."""
    if card[0] not in "ZN":
        return ""
    if roles == "alternate":  # all-Wizards in odd rounds, all-Jesters in even ones
        return "Z" if number % 2 == 1 else "N"
    if roles in ("all-wizards", "all-jesters"):  # a twist of this round
        return {"all-wizards": "Z", "all-jesters": "N"}[roles]
    if roles == "called":  # without a call each counts as the other
        return card[0] if call else {"Z": "N", "N": "Z"}[card[0]]
    return card[0]


def turned(card, roles, number):
    """What a turned-up card is: "Z", "N" or a suit; calls are not made for it."""  # 1.5, 1.17
    camelot = {"Me": "Z", "Mo": "Z", "Gr": "N", "Ex": "N"}
    return camelot.get(card) or kind(card, roles.replace("called", ""), number) or suit(card)


def led_by(plays):
    """None before a suit is led, a suit, or "free" when a Wizard came first."""  # 1.8
    for _, card, role in plays:
        if role not in ("N", "Gr", "Ex"):
            return "free" if role in ("Z", "Mo") else card[1]
    return None


def may_play(hand, led):
    """The cards of a hand that may be played."""  # 1.9
    held = any(suit(card) == led for card in hand)
    return [card for card in hand if not held or suit(card) in (led, "")]


def winner(plays, trump, uber):
    """The seat that takes the trick."""  # 1.10, 1.18
    cards = [card for _, card, _ in plays]
    if "Gr" in cards and cards.index("Gr") % 2 == 1:  # the Grail in an even place
        return plays[cards.index("Gr")][0]
    ignored = {"Gr", "Ex", "Mo"} if "Gr" in cards else {"Ex"}
    live = [play for play in plays if play[1] not in ignored]
    led = led_by(live)
    ordered = max(live, key=lambda play: strength(play, trump, led, uber), default=plays[0])
    return ordered[0]  # of equals the first; all ignored: the leader


def strength(play, trump, led, uber):
    """How high a card counts, as a tuple."""
    _, card, role = play
    named = (
        card == uber or (suit(card) and card[0] == uber) or (uber == "jesters" and card[0] == "N")
    )
    for value, is_it in ((6, role == "Mo"), (5, named), (4, role == "deuce"), (3, role == "Z")):
        if is_it:
            return (value, 0)
    if role or card[1] not in (trump, led):
        return (0, 0)
    return (2 if card[1] == trump else 1, RANKS.index(card[0]))


def choices(card, rules, number):
    """A card with every mark that it can be played with."""  # 1.17
    if card == "Me":
        return ["Me=Z", "Me=N"]
    found = []
    for call in ("", "!") if rules["roles"] == "called" and kind(card, "printed", 0) else ("",):
        names = rules["trump_changes"] == "wizards" and not rules["suited"]
        named = names and kind(card, rules["roles"], number, bool(call)) == "Z"
        found += [card + call + mark for mark in (("=c", "=d", "=h", "=s") if named else ("",))]
    return found


def role(token, led, rules, number):
    """The role of a card as it is played after what led."""
    card, mark = token[:2], token[2:]
    if card in ("Me", "Mo", "Gr", "Ex"):
        return mark[-1] if card == "Me" else card
    lowest = "1" if rules["deck"] == 36 else "2"
    if rules["deuces"] == "wizard-when-following" and card[0] == lowest and card[1] == led:
        return "deuce"
    return kind(card, rules["roles"], number, "!" in mark)


def refusal(token, held, allowed, deck, options):
    """Why a card may not be played as written."""
    card, mark = token[:2], token[2:]
    if not is_card(card) or not re.fullmatch("!?(=[ZNcdhs])?", mark):
        return "bad-notation"
    if card not in deck:
        return "not-in-deck"
    if card not in held:
        return "not-held"
    if card not in allowed:
        return "must-follow"
    return "role-not-asked" if options == [card] else "role-needed"
