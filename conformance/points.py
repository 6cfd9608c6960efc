"""Part of the oracle: points, who drops out, the end, places. `#`: the rules' numbers."""

from axes import MAKE


def open_pad(game):
    """A score pad's round, from real cards: what is known before the bids."""
    left = game.left
    game.check(left.pop("size") == game.size, "wrong-size")
    game.trump = left.pop("trump", None)
    if "twist" in left:
        game.twist(left.pop("twist"))
    game.left = {key: left[key] for key in left if key not in ("turn_up", "uber")}


def count(game):
    """The tricks that a score pad gives, or its revoke."""
    game.revoke, game.won = game.left.pop("revoke", None), game.left.get("won", game.won)
    game.bonus = dict(enumerate(game.left.pop("bonus", [])))
    least = game.size - ("Ex" in game.deck) - len(game.axes["cancels"])
    fine = (0 if game.axes["dummies"] else least) <= sum(game.won) <= game.size
    game.check(game.revoke or fine, "wrong-won")


def of_round(game):
    """This round's points by seat."""
    return [points(game, seat) if seat in game.inn else 0 for seat in range(game.players)]


def points(game, seat):
    bid, ended = game.bids[seat], game.revoke is not None
    if ended and game.revoke["seat"] == seat:
        return -20  # 1.14
    if seat not in game.bidders:
        if game.axis("dealer_role") == "saboteur":
            return 20
        missed = sum(abs(game.won[s] - game.bids[s]) for s in game.bidders)
        return 10 * missed if missed and not ended else -10
    if bid is None:  # nobody bids for a dummy
        return 0
    won = bid if ended else game.won[seat]
    if game.axis("scoring") == "flat":
        return 5 + 5 * won
    return by_bid(game, bid, won) + (game.bonus.get(seat, 0) if bid == won else 0)


def parts(game):
    given = game.axis("scoring")
    return MAKE | (given if isinstance(given, dict) else {})


def by_bid(game, bid, won):  # 1.11 and Camelot's zero
    scoring = parts(game)
    if bid != won:
        return scoring["missed"] * abs(bid - won)
    if bid:
        return scoring["made"] + scoring["trick"] * bid
    if "zero_last" in scoring and game.number == len(game.plan) and not game.tied:
        return last_zero(str(scoring["zero_last"]), game.size)
    return scoring["zero_over_4"] if "zero_over_4" in scoring and game.size > 4 else scoring["zero"]


def last_zero(text, size):
    """Points as "20", "20 + size" or "20 - 2 * size" gives them."""
    first, sign, each = [*text.split(" ", 2), "", ""][:3]
    times = 0 if not each else int(each.split(" * ")[0]) if "*" in each else 1
    return int(first) + (-times if sign == "-" else times) * size


def close(game):
    """What follows a scored round: a drop, the next deal, a play-off or the end."""
    if not game.tied:
        drop(game)
    players = [seat for seat in game.inn if seat < game.players]
    around = [(game.dealer + i) % len(game.seats) for i in range(1, len(game.seats) + 1)]
    following = [seat for seat in around if seat in players]
    game.dealer = 2 if game.axes["dummies"] == 2 else following[0]
    if not game.tied and not is_over(game, players):
        return game.wait("deal")
    keys = [place_key(game, seat) for seat in range(game.players)]
    game.tied = [seat for seat in range(game.players) if keys[seat] == max(keys)]
    if game.axes["tie"] == "play-off" and len(game.tied) > 1:
        game.dealer = None
        return game.wait("lot", None, map(str, game.tied))
    game.ranks = [1 + sum(other > key for other in keys) for key in keys]
    return game.wait("over")


def drop(game):  # Nannie's Rule
    every, lowest = (
        game.axes["eliminate"],
        min(game.scores[seat] for seat in game.inn if seat < game.players),
    )
    last = [seat for seat in game.inn if seat < game.players and game.scores[seat] == lowest]
    if every and game.number % every == 0 and len(last) == 1 and len(game.inn) > 1:
        game.out.append(last[0])
        game.inn = [seat for seat in game.inn if seat != last[0]]


def is_over(game, players):
    target, top = game.axes["target"], max(game.scores)
    if target and game.number < 100:
        return top >= target and game.scores.count(top) == 1
    return game.number == len(game.plan) or len(players) == 1 < game.players


def place_key(game, seat):  # those left above those out; then totals; then the play-offs
    if seat in game.out:
        return (0, game.out.index(seat), ())
    return (1, game.scores[seat], game.extra[seat])
