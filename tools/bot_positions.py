"""Finds positions that a bot must solve, and proves them again (docs/bots.md).

    python tools/bot_positions.py find build/found --games 400 --seed 0
    python tools/bot_positions.py prove conformance/bots --deals 20000
    python tools/bot_positions.py choose build/found conformance/bots

`find` plays games between `rule` bots from seeds and writes down where one choice, or several equal
cards, is ahead of every other by three points or more; `choose` takes a spread of them, those
first that `rule` does not solve; `prove` works the figures of the files out anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bot_complaints import COMPLAINTS, Complaint, equal_cards, leader
from foretell import Game, bots, preset
from foretell.bots.outcomes import POINTS, RIVAL, WIN, believed_worlds_at
from foretell.bots.worlds import new_room
from foretell.conformance.bot_positions import BotPosition, read_bot_positions
from foretell.conformance.bot_proof import (
    DEALS,
    ChoiceValues,
    choice_values,
    fitting_deals,
    outcomes,
)
from foretell.engine.compile import compile_rules
from foretell.engine.structs import STATE, Phase
from foretell.play.seen import Seen
from foretell.record.writing import record_of, write

AHEAD = 3.0
"""Points, or hundredths of a win, by which the best is ahead at least: so says its low end."""
RULES = ("standard", "screw-the-dealer", "bsw-tournament", "up-and-down")
SCREENED = ((40, 2.0), (400, 3.5), (2_000, 3.2))
"""Deals that a view is looked at in before it is proved, and the lead that it must show."""
BELIEVED, TRIES = 2_000, 40
"""Deals that the bids make likely, in which the same choice must be best."""
EACH = 4
"""Positions of a kind for each number of players."""


@dataclass(frozen=True)
class Found:
    """A position that has been proved."""

    complaint: Complaint
    best: tuple[str, ...]
    values: ChoiceValues


def find(folder: Path, games: range) -> None:
    """Play games and write down what is found, at most one position a kind and game."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in games:
        players, rules = 3 + number % 4, RULES[number // 4 % len(RULES)]
        if rules == "bsw-tournament" and players == 6:
            rules = "standard"
        for found, game in searched(Game(preset(rules, players=players), seed=number), number):
            name = f"{found.complaint.name}-{players}-{number}.toml"
            (folder / name).write_text(written(found, game, number), encoding="utf-8")
            print(name, flush=True)


def searched(game: Game, seed: int) -> Iterator[tuple[Found, Game]]:
    """What is found in a game that `rule` plays, with the game as it stood."""
    table = [bots.make("rule", seed=seed + seat) for seat in range(game.rules.players)]
    open_ = list(COMPLAINTS)
    while (seat := game.actor) is not None:
        seen = game.view(seat)
        for complaint in [one for one in open_ if one.may_be(seen)]:
            found = proved(complaint, seen)
            if found:
                open_.remove(complaint)
                yield found, game
        game.act(table[seat].choose(seen))


def proved(complaint: Complaint, seen: Seen) -> Found | None:
    """The position of a view, if it is one of this complaint: screened, then proved."""
    for deals, least in SCREENED:
        values = choice_values(seen, complaint.goal, seed=1, deals=deals)
        if not best_of(complaint, seen, values, least):
            return None
    if not is_said_by_the_leader(complaint, seen):
        return None
    values = choice_values(seen, complaint.goal, seed=2)
    best = best_of(complaint, seen, values, AHEAD)
    if not best or values.lead(best)[1] < AHEAD or not is_best_if_believed(complaint, seen, best):
        return None
    return Found(complaint, best, values)


def best_of(
    complaint: Complaint, seen: Seen, values: ChoiceValues, least: float
) -> tuple[str, ...] | None:
    """The equal choices that are far enough ahead, if they answer the complaint."""
    best = best_group(seen, values)
    if len(best) == len(values.choices) or values.lead(best)[0] < least:
        return None
    return best if complaint.answers(seen, best) else None


def best_group(seen: Seen, values: ChoiceValues) -> tuple[str, ...]:
    """The best choice and those equal to it."""
    top = max(values.choices, key=lambda choice: values.mean(choice)[0])
    groups = equal_cards(seen) if seen.phase == Phase.PLAY else []
    group = next((group for group in groups if top in group), frozenset({top}))
    return tuple(choice for choice in values.choices if choice in group)


def is_said_by_the_leader(complaint: Complaint, seen: Seen) -> bool:
    """For the win: another card has more own points, and this one costs the leader points."""
    if complaint.goal != "win":
        return True
    worlds, _ = fitting_deals(seen, 1, SCREENED[1][0])
    means = outcomes(seen, worlds, leader(seen)).mean(axis=0)
    return spoils(means[:, (POINTS, RIVAL)], int(means[:, WIN].argmax()))


def spoils(points: npt.NDArray[np.float64], best: int) -> bool:
    """Whether the best costs both, beside what has most own points: own points and the leader's.

    ``points`` has a row for each choice: own points, those of the leader.
    """
    selfish = points[:, 0].argmax()
    return bool((points[selfish] - points[best] > 1.0).all())


def is_best_if_believed(complaint: Complaint, seen: Seen, best: Sequence[str]) -> bool:
    """Whether worlds that the bids make likely say the same (or bids tell nothing)."""
    worlds = np.zeros(BELIEVED, STATE)
    rules = compile_rules(seen.rules)
    if not believed_worlds_at(rules, seen.record.copy(), worlds, TRIES, 3, new_room()):
        return True
    outcome = WIN if complaint.goal == "win" else POINTS
    means = outcomes(seen, worlds)[:, :, outcome].mean(axis=0)
    return seen.legal[int(means.argmax())] in best


def written(found: Found, game: Game, seed: int) -> str:
    """The position as a record, and behind it the table `[position]`."""
    seen = game.view(game.actor or 0)
    about = {
        "kind": found.complaint.name,
        "seat": seen.seat,
        "reason": found.complaint.reason(seen, found.best),
        "best": list(found.best),
        **proof(found.complaint.goal, found.best, found.values),
    }
    record = record_of(game, (), {"event": f"rule against rule, seed {seed}"})
    return f"{write(record)}\n{told(about)}"


def told(about: Mapping[str, Any]) -> str:
    """The table `[position]`, a line a key, and one a choice in its tables."""
    tables = {key: value for key, value in about.items() if isinstance(value, Mapping)}
    lines = [f"{key} = {json.dumps(about[key])}" for key in about if key not in tables]
    for name, table in tables.items():
        lines += ["", f"[position.{name}]"]
        lines += [f"{choice} = {json.dumps(numbers)}" for choice, numbers in table.items()]
    return "\n".join(["[position]", *lines, ""])


def proof(goal: str, best: Sequence[str], values: ChoiceValues) -> dict[str, object]:
    """The figures of a position, as its file has them."""
    return {
        "goal": goal,
        "deals": len(values.values),
        "all_deals": values.is_all,
        "lead": rounded(values.lead(best)),
        "values": {choice: rounded(values.mean(choice)) for choice in values.choices},
    }


def rounded(mean: Sequence[float]) -> list[float]:
    """Mean and interval as a file has them."""
    return [round(number, 2) for number in mean]


def choose(found: Path, into: Path) -> None:
    """Copy a spread: so many of each kind and number of players, those first that `rule` misses."""
    into.mkdir(parents=True, exist_ok=True)
    rule, taken = bots.make("rule"), Counter[tuple[str, int]]()
    positions = [one for one in read_bot_positions(found) if is_of_its_kind(one)]
    for one in sorted(positions, key=lambda one: (one.is_solved_by(rule), -one.about["lead"][1])):
        key = (one.kind, one.seen.players)
        if taken[key] < EACH and with_points(one):
            taken[key] += 1
            name = f"{one.kind}-{one.seen.players}-{taken[key]}.toml"
            (into / name).write_text(copied(one), encoding="utf-8")


def with_points(one: BotPosition) -> bool:
    """Add what each choice of a win brings in points, if the proof's deals bear it out."""
    if one.about["goal"] != "win":
        return True
    worlds, _ = fitting_deals(one.seen, 2)
    means = outcomes(one.seen, worlds, leader(one.seen)).mean(axis=0)[:, (POINTS, RIVAL)]
    one.about["points"] = {
        choice: rounded(row) for choice, row in zip(one.seen.legal, means, strict=True)
    }
    return spoils(means, one.seen.legal.index(one.best[0]))


def copied(one: BotPosition) -> str:
    """A position's file as it is written today."""
    game = Game.replay(one.file, auto_deal=False)
    del game.tags["position"]
    return f"{write(record_of(game))}\n{told(one.about)}"


def is_of_its_kind(one: BotPosition) -> bool:
    """Whether a position is one of its complaint, as that is understood today."""
    complaint = next(each for each in COMPLAINTS if each.name == one.kind)
    return complaint.may_be(one.seen) and complaint.answers(one.seen, one.best)


def prove(path: Path, deals: int) -> bool:
    """Work the figures out anew; whether every position stands."""
    stands = [is_proved(one, deals) for one in read_bot_positions(path)]
    print(f"{sum(stands)} of {len(stands)} positions stand")
    return all(stands)


def is_proved(one: BotPosition, deals: int) -> bool:
    """Whether the best are ahead as far as the file says, with the interval of so many deals."""
    values = choice_values(one.seen, one.about["goal"], seed=2, deals=deals)
    lead = values.lead(one.best)
    print(one.id, rounded(lead), "of", len(values.values), "deals", "(all)" * values.is_all)
    is_near = lead[1] <= one.about["lead"][2] and lead[2] >= one.about["lead"][1]
    return is_near and (lead[1] >= AHEAD or deals < DEALS)


def main() -> int:
    """The three commands."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    commands = parser.add_subparsers(dest="command", required=True)
    finding = commands.add_parser("find")
    finding.add_argument("folder", type=Path)
    finding.add_argument("--games", type=int, default=400)
    finding.add_argument("--seed", type=int, default=0)
    proving = commands.add_parser("prove")
    proving.add_argument("path", type=Path)
    proving.add_argument("--deals", type=int, default=DEALS)
    choosing = commands.add_parser("choose")
    choosing.add_argument("found", type=Path)
    choosing.add_argument("into", type=Path)
    given = parser.parse_args()
    if given.command == "find":
        find(given.folder, range(given.seed, given.seed + given.games))
    elif given.command == "choose":
        choose(given.found, given.into)
    else:
        return 0 if prove(given.path, given.deals) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
