"""Writes games/: whole games by random legal play from fixed seeds, with the oracle's answers.

Nothing but the oracle and the standard library: run it again and the same files come out.
"""

import copy
import random
from pathlib import Path

import axes as field
import trick as table
from break_games import write_broken
from moves import call, put
from oracle import Game

FOLDER = Path(__file__).parent / "games"
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay"]
ORDER = "dealer play_off size hands turn_up trump twist uber bids adjust passes pulls tricks revoke won bonus score"

PRESETS = [
    ("standard", 3, "1.3"), ("standard", 4, "1.3"), ("standard", 5, "1.3"), ("standard", 6, "1.3"),
    ("hidden", 5, "Hidden Bid"), ("delayed", 6, "Delayed Reveal"), ("screw-the-dealer", 4, "Screw the Dealer"),
    ("screw-the-dealer", 6, "Screw the Dealer"), ("hidden-notequal", 5, "Hidden bids with notequal"),
    ("canadian", 4, "Canadian Rule"), ("hardcore", 6, "Hardcore"), ("jester-bid", 6, "Jester bid"),
    ("third-time", 5, "Third Time's the Harm"), ("forehead", 6, "Forehead"), ("last-card-up", 6, "Last card up"),
    ("quick", 3, "Quick play"), ("quick", 6, "Quick play"), ("up-and-down", 6, "Up and down"),
    ("bsw-tournament", 3, "Tournament sizes"), ("bsw-tournament", 4, "Tournament sizes"),
    ("bsw-tournament", 5, "Tournament sizes"), ("german-championship-2008", 4, "German championship 2008"),
    ("nannie", 3, "Nannie's Rule"), ("nannie", 6, "Nannie's Rule"), ("nannie-3", 4, "Nannie's Rule"),
    ("nannie-3", 6, "Nannie's Rule"), ("maximus", 4, "Wizard Maximus"), ("saboteur", 5, "Saboteur"),
    ("saboteur-spoils", 3, "Saboteur with spoils"), ("saboteur-spoils", 6, "Saboteur with spoils"),
    ("tricksy", 4, "Tricksy"), ("tricksy", 6, "Tricksy"),
    ("all-wizards-all-jesters", 5, "All-Wizards, All-Jesters"), ("gizzard-fester", 4, "Gizzard / Fester"),
    ("gizzard-fester", 6, "Gizzard / Fester"), ("pass-one", 5, "Pass one"), ("pull-one", 5, "Pull one"),
    ("uber-wizard", 4, "Uber-wizard"), ("uber-wizard", 6, "Uber-wizard"), ("flat-points", 6, "Flat points"),
    ("smyrna", 4, "Smyrna"), ("smyrna", 5, "Smyrna"), ("smyrna", 6, "Smyrna"), ("magic", 3, "Magic"),
    ("magic", 5, "Magic"), ("camelot", 3, "Camelot"), ("camelot", 4, "Camelot"), ("camelot", 5, "Camelot"),
    ("camelot", 6, "Camelot"), ("junior", 3, "Junior"), ("junior", 5, "Junior"), ("two-player", 2, "Two-Player"),
    ("two-player", 2, "Two-Player"), ("solitaire", 1, "Solitaire"), ("solitaire", 1, "Solitaire"),
]  # fmt: skip
HOUSES = [
    ("tricksy-called-unsuited", {"preset": "tricksy", "roles": "called", "suited": False}, 5, "Tricksy"),
    ("tricksy-alternate", {"preset": "tricksy", "roles": "alternate"}, 6, "Tricksy"),
    ("camelot-uber-tricksy", {"preset": "camelot", "uber": True, "trump_changes": "wizards"}, 6, "1.18"),
    ("magic-uber", {"preset": "magic", "uber": True}, 6, "1.18"),
    ("camelot-smyrna", {"preset": "camelot", "twist": "smyrna"}, 5, "Smyrna"),
    ("saboteur-notequal", {"preset": "saboteur", "uneven": "always"}, 4, "1.16"),
    ("saboteur-mended", {"preset": "hidden-notequal", "dealer_role": "saboteur"}, 5, "1.16"),
    ("nannie-canadian-pull", {"preset": "nannie", "uneven": "always", "uneven_for": "sole-leader",
                              "uneven_zero": "allowed", "exchange": "pull-one"}, 6, "1.16"),
    ("nannie-pass-saboteur", {"preset": "nannie", "exchange": "pass-one", "dealer_role": "saboteur"}, 5, "1.16"),
    ("own-scoring", {"scoring": {"made": 30, "trick": 5, "missed": -15, "zero": 12}}, 6, "3"),
    ("target-150", {"sizes": [2, 4, 6], "target": 150}, 4, "3"),
    ("dropped-and-all", {"drop": ["2c", "2d", "3h", "4s"], "sizes": "all", "rounds": 4}, 4, "3"),
    ("honour", {"revoke": "honour", "sizes": "by-two"}, 4, "1.14"),
    ("honour-saboteur", {"preset": "saboteur", "revoke": "honour"}, 6, "1.14"),
    ("honour-magic", {"preset": "magic", "revoke": "honour", "sizes": "down"}, 6, "1.14"),
    ("play-off", {"sizes": [1, 2], "tie": "play-off"}, 6, "1.12"),
    ("play-off-camelot", {"preset": "camelot", "sizes": [2, 1], "tie": "play-off"}, 5, "1.12"),
    ("play-off-alternate", {"preset": "all-wizards-all-jesters", "sizes": [1, 2], "tie": "play-off"}, 5, "1.12"),
    ("play-off-junior", {"deck": 36, "sizes": [1], "tie": "play-off"}, 4, "1.12"),
]  # fmt: skip


def play_game(rules, players, rng):
    """The rounds of a game, each with `won` and `score`, and the game at its end."""
    game, rounds = Game(rules, players), []
    while game.phase != "over":
        here = deal(game, rng)
        while (now := step(game, here)).phase not in ("deal", "lot", "over"):
            choose(now, here, rng)
        here["won"], here["score"] = list(now.won), list(now.points)
        rounds.append(here)
        game = step(game, here)
    return rounds, game


def step(game, here):
    """The game after a round as far as it goes, the game before it left alone."""
    game = copy.deepcopy(game)
    game.rounds = [here]
    game.place = {}
    game.play(here)
    return game


def deal(game, rng):
    dealers = [2] if game.axes["dummies"] == 2 else list(range(game.players))
    seats, here = game.inn, {"dealer": rng.choice(dealers) if game.dealer is None else game.dealer}
    size = 0 if game.tied else game.plan[game.number]
    if game.tied:
        seats, size = game.tied, min(10, (len(game.deck) - game.axes["aside"]) // len(game.tied))
        here = {"dealer": rng.choice(game.tied), "play_off": game.tied}
    cards = rng.sample(game.deck, len(game.deck))
    if game.axes["twist"] == "smyrna" and rng.random() < 0.5:  # a Wizard up more often
        cards.sort(key=lambda card: card[0] == "Z" and rng.random() < 0.5)
    here["hands"] = [" ".join(cards.pop(0) for _ in range(size * (s in seats))) for s in game.seats]
    if cards and (game.tied or coming(game, "trump", size) == "turned"):
        here["turn_up"] = cards[-1]
    return here


def coming(game, name, size):
    """What a field says in the round that is to be dealt."""
    last = None if game.axes["target"] else len(game.plan)
    return field.axis(game.axes, name, game.number + 1, size, last)


def choose(now, here, rng):
    """Write one choice into the round, or call a revoke."""
    calls = sorted(now.revokes) if now.phase == "play" and not now.plays else []
    if calls and rng.random() < 0.3:
        call(now, here, rng.choice(now.turns), *calls[-1])
    elif now.phase == "agree":
        here["_agreed"] = list(now.turns)
    else:
        put(now, here, pick(now, rng), ["bid"])


def pick(now, rng):
    legal = now.legal
    if now.phase in ("bid", "mend"):  # near the fair share, so that bids are met now and then
        fair = now.size / max(1, len(now.inn))
        return min(legal, key=lambda bid: abs(int(bid) - fair) + rng.random() * 2.5)
    if now.phase == "play" and now.axis("revoke") == "honour" and rng.random() < 0.97:
        led = table.led_by(now.plays)
        fine = [c for c in legal if c[:2] in table.may_play(now.hands[now.actor], led)]
        legal = fine or legal  # a dummy's card is none of the actor's hand
    return rng.choice(legal)


def clean(here):
    return {key: here[key] for key in ORDER.split() if key in here}


def text_of(value):
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {text_of(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        long = len(value) > 1 and all(isinstance(item, str) and len(item) > 8 for item in value)
        inside = [text_of(item) for item in value]
        return "[\n  " + ",\n  ".join(inside) + ",\n]" if long else "[" + ", ".join(inside) + "]"
    return str(value)


def save(name, rules, players, rounds, scores, source, expect):
    lines = ["format = 1", f"rules = {text_of(rules)}", f"players = {text_of(NAMES[:players])}"]
    lines += [f"scores = {text_of(scores)}"] if scores is not None else []
    for here in rounds:
        lines += [
            "",
            "[[rounds]]",
            *(f"{key} = {text_of(value)}" for key, value in clean(here).items()),
        ]
    lines += ["", "[conformance]", f"source = {text_of(source)}", f"expect = {text_of(expect)}", ""]
    (FOLDER / f"{name}.toml").write_text("\n".join(lines), "utf-8")


def good_games():
    seen = {}
    for preset, players, source in PRESETS:
        name = f"{preset}-{players}"
        seen[name] = seen.get(name, 0) + 1
        yield (f"{name}-{seen[name]}" if seen[name] > 1 else name), preset, players, source
    for name, rules, players, source in HOUSES:
        yield f"house-{name}", rules, players, source


def write_good(name, rules, players, source):
    for attempt in range(1000):
        rounds, game = play_game(rules, players, random.Random(f"{name} {attempt}"))
        if name.startswith("house-play-off") and not any("play_off" in here for here in rounds):
            continue
        if name.startswith("house-honour") and not any("revoke" in here for here in rounds):
            continue
        break
    expect = {"phase": "over", "scores": game.scores, "ranks": game.ranks, "out": game.out}
    save(name, rules, players, rounds, game.scores, [source], expect)
    return rounds, game.scores


def write_hundred():
    """A game to 100 that nobody reaches ends after a hundred rounds."""
    rounds = [{"dealer": k % 2, "size": 11, "bids": [1, 0], "won": [0, 0]} for k in range(100)]
    for here in rounds:
        here["score"] = [-10, 20]
    rounds = [here | {"bids": [1, 1], "score": [-10, -10]} for here in rounds]
    scores = [-1000, -1000]
    expect = {"phase": "over", "scores": scores, "ranks": [1, 1]}
    save("two-player-hundred-rounds", "two-player", 2, rounds, scores, ["Two-Player"], expect)


def main():
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.toml"):
        old.unlink()
    made = {}
    for name, rules, players, source in good_games():
        made[name] = (rules, players, *write_good(name, rules, players, source))
    write_hundred()
    write_broken(made, save)


if __name__ == "__main__":
    main()
