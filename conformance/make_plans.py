"""Writes positions/10-plans.toml: score pads of whole games, sizes typed from the rules.

In each round one seat takes every trick and all bid zero; nothing here is computed by an engine.
"""

from pathlib import Path

UP = {3: 20, 4: 15, 5: 12, 6: 10}
STEPS = {
    3: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
    4: [1, 3, 5, 7, 9, 11, 13, 15],
    5: [2, 4, 6, 8, 10, 12],
    6: [2, 4, 6, 8, 10],
}


def up_to(most):
    return list(range(1, most + 1))


PLANS = [
    *(("standard", n, up_to(UP[n]), "1.3") for n in UP),
    *(("quick", n, STEPS[n], "Quick play") for n in STEPS),
    ("bsw-tournament", 3, STEPS[3], "Tournament sizes"),
    ("bsw-tournament", 4, [1, 3, 5, 7, 9, 11, 12, 13, 14, 15], "Tournament sizes"),
    ("bsw-tournament", 5, [2, 4, 5, 6, 7, 8, 9, 10, 11, 12], "Tournament sizes"),
    ("german-championship-2008", 4, up_to(15), "German championship 2008"),
    ("up-and-down", 3, up_to(20) + up_to(19)[::-1], "Up and down"),
    ("up-and-down", 6, up_to(10) + up_to(9)[::-1], "Up and down"),
    *(("maximus", n, [UP[n]] * 5, "Wizard Maximus") for n in UP),
    ("saboteur", 4, up_to(15), "Saboteur"),
    ("saboteur-spoils", 3, [20] * 6, "Saboteur with spoils"),
    ("saboteur-spoils", 4, [15] * 4, "Saboteur with spoils"),
    ("saboteur-spoils", 5, [12] * 5, "Saboteur with spoils"),
    ("saboteur-spoils", 6, [10] * 6, "Saboteur with spoils"),
    ("camelot", 5, up_to(12), "Camelot"),
    ("junior", 3, up_to(12), "Junior"),
    ("junior", 4, up_to(9), "Junior"),
    ("junior", 5, up_to(7), "Junior"),
    ("junior", 6, up_to(6), "Junior"),
    ("{ sizes = [7, 2, 9] }", 6, [7, 2, 9], "Custom sizes"),
    ("{ rounds = 3 }", 4, [1, 2, 3], "Custom sizes"),
    ('{ sizes = "by-two", rounds = 2 }', 5, [2, 4], "Custom sizes"),
]

# Nannie's Rule: the seat that takes all tricks is the lowest and drops: sizes, places.
DROPS = [
    ("nannie", 3, [20, 19, 18, 17], 2, [3, 2, 1]),
    ("nannie", 4, [15, 14, 13, 12, 11, 10], 2, [4, 3, 2, 1]),
    ("nannie", 5, [12, 11, 10, 9, 8, 7, 6, 5], 2, [5, 4, 3, 2, 1]),
    ("nannie", 6, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 2, [6, 5, 4, 3, 2, 1]),
    ("nannie-3", 3, [20, 19, 18, 17, 16, 15], 3, [3, 2, 1]),
    ("nannie-3", 4, [15, 14, 13, 12, 11, 10, 9, 8, 7], 3, [4, 3, 2, 1]),
    ("nannie-3", 5, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 3, [5, 4, 3, 2, 1]),
    ("nannie-3", 6, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 3, [6, 5, 4, 3, 1, 1]),
]


def pads(players, sizes, every=0, saboteur=False):
    """Score pads' rounds, and the dealer after each."""
    seats, dealer, lines = list(range(players)), players - 1, []
    for number, size in enumerate(sizes, 1):
        taker = seats[0] if every else 0
        bids = [0 if s in seats and not (saboteur and s == dealer) else -1 for s in range(players)]
        won = [size if s == taker else 0 for s in range(players)]
        lines.append(f"  {{ dealer = {dealer}, size = {size}, bids = {bids}, won = {won} }},")
        if every and number % every == 0:
            seats = seats[1:]
        dealer = next(
            d % players for d in range(dealer + 1, dealer + players + 1) if d % players in seats
        )
    return lines, dealer


def position(name, source, rules, players, lines, expect):
    rules = rules if rules.startswith("{") else f'"{rules}"'
    rounds = "\n".join(lines)
    head = f'[[positions]]\nid = "{name}"\nsource = ["{source}"]\n'
    head += f"rules = {rules}\nplayers = {players}\n"
    return f"{head}rounds = [\n{rounds}\n]\nexpect = {{ {expect} }}\n"


def main():
    parts = ["# 1.3 and the plans of 2: the sizes of all rounds. Written by make_plans.py.\n"]
    for rules, players, sizes, source in PLANS:
        lines, _ = pads(players, sizes, saboteur="saboteur" in rules)
        short, dealer = pads(players, sizes[:-1], saboteur="saboteur" in rules)
        name = f"plan-{rules.strip('{ }').replace(' ', '').replace(chr(34), '')}-{players}"
        wait = f'phase = "deal", round = {len(sizes)}, size = {sizes[-1]}, dealer = {dealer}'
        parts.append(position(f"{name}-last", source, rules, players, short, wait))
        parts.append(position(f"{name}-over", source, rules, players, lines, 'phase = "over"'))
    for rules, players, sizes, every, ranks in DROPS:
        lines, _ = pads(players, sizes, every)
        expect = f'phase = "over", ranks = {ranks}'
        parts.append(
            position(f"plan-{rules}-{players}", "Nannie's Rule", rules, players, lines, expect)
        )
    path = Path(__file__).parent / "positions" / "10-plans.toml"
    path.write_text("\n".join(parts), "utf-8")


if __name__ == "__main__":
    main()
