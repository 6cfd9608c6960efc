"""Part of the oracle: exchanges, and the tricks of a round. `#`: the rules' numbers."""

from itertools import zip_longest

import points
import trick as table
from halts import Waits


def exchange(game):
    """Pass one, Pull one."""
    kind, trader = game.axis("exchange"), [s for s in game.turns if s in game.inn]
    given = kind == "pass-one" and dict(game.in_turn("passes", trader, game.players))
    for seat in given or ():
        game.ask("pass", seat, given[seat], game.hands[seat], "not-held")
    for seat in given or ():
        move(game, given[seat], seat, trader[(trader.index(seat) + 1) % len(trader)])
    for seat, card in game.in_turn("pulls", trader, game.players) if kind == "pull-one" else ():
        right = trader[trader.index(seat) - 1]
        move(game, game.ask("pull", seat, card, game.hands[right], "not-held"), right, seat)
        for other in game.hands[right]:  # whoever knew a card there no longer knows where it is
            game.knows[other] = game.knows.get(other, set()) & {seat}


def move(game, card, giver, taker):
    game.hands[giver].remove(card)
    game.hands[taker].append(card)
    game.knows[card] = {giver}


def play_tricks(game):
    """All tricks of the round, up to a revoke that was called."""  # 1.7, 1.14
    texts, game.calls = game.left.pop("tricks", []), game.left.pop("_calls", [])
    agreed, ended = game.left.pop("_agreed", []), game.left.get("revoke")
    honour = game.axis("revoke") == "honour"
    game.check(len(texts) <= game.size, "wrong-count")
    for number in range(1, 1 + (len(texts) if honour and ended else game.size)):
        game.place["trick"] = number
        text = texts[number - 1] if number <= len(texts) else ""
        trick(game, text.split(), number, number < len(texts))
    if honour and ended:
        game.revoke = game.left.pop("revoke")
        game.check((game.revoke["seat"], game.revoke["trick"]) in game.revokes, "not-a-revoke")
    elif honour and game.is_last and "score" not in game.left and len(agreed) < len(game.turns):
        raise Waits("agree", None, [])
    game.place = {"round": game.number}


def order_of(game):
    if game.axes["dummies"] == 1:  # leader, dummy, the other player
        return [game.leader, 2, 1 - game.leader]
    return game.around(game.leader)


def trick(game, tokens, number, followed):
    game.plays, order, rules = [], order_of(game), game.now | {"roles": game.axis("roles")}
    game.check(
        len(tokens) <= len(order) and not (followed and len(tokens) < len(order)), "wrong-count"
    )
    for seat, token in zip_longest(order, tokens):
        held, led = game.hands[seat], table.led_by(game.plays)
        if seat >= game.players:  # a dummy: its three open cards, or the top of its pile
            held = held[:3] if game.axes["dummies"] == 1 else held[:1]
        fine = allowed = held if game.axes["dummies"] == 2 and seat else table.may_play(held, led)
        honest = game.axis("revoke") == "honour" and seat < game.players
        allowed = held if honest else allowed
        options = {c: table.choices(c, rules, game.number) for c in allowed}
        actor = game.leader if seat == game.players and game.axes["dummies"] == 1 else seat
        legal = [option for card in allowed for option in options[card]]
        game.ask(
            "play",
            actor,
            token,
            legal,
            lambda t, held=held, options=options: table.refusal(
                t, held, list(options), game.deck, options.get(t[:2], [])
            ),
        )
        game.revokes |= {(seat, number)} if honest and token[:2] not in fine else set()
        put(game, seat, token, table.role(token, led, rules, game.number))
    take(game, [card for _, card, _ in game.plays])


def put(game, seat, token, role):
    game.hands[seat].remove(token[:2])
    game.plays.append((seat, token[:2], role))
    game.last_seat = seat
    if role == "Z" and token[0] in "ZN" and game.axis("trump_changes") == "wizards":
        game.trump = token[-1] if "=" in token else token[1]  # Tricksy


def take(game, cards):
    taker = table.winner(game.plays, game.trump, game.uber)
    game.taken, game.plays, game.winner = game.taken + 1, [], taker
    if set(cards) & set(game.axes["cancels"]):
        game.winner = -1
    elif game.axes["dummies"] != 1 or taker < game.players:
        game.leader = taker
        if "Ex" not in cards and taker < game.players:
            game.won[taker] += 1
        if "Gr" in cards:
            game.bonus[taker] = points.parts(game).get("grail", 0)
