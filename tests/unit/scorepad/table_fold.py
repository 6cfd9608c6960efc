"""A standing by tables and entries alone, without an engine: what the page does, in Python.

It is here to prove that `pad_tables` says enough, and for whoever writes such a fold elsewhere.
"""

from __future__ import annotations

from typing import Any, Final

from tests.unit.scorepad.table_round import Fault, Gap, Table, TableRound

MOST_ROUNDS: Final = 120


def counted(entries: list[Table]) -> dict[int, dict[tuple[str, int], Any]]:
    """The last value for each round, key and seat; those taken back are gone."""
    last = {(one["n"], one["key"], one.get("seat", -1)): one["value"] for one in entries}
    notes: dict[int, dict[tuple[str, int], Any]] = {}
    for (n, key, seat), value in last.items():
        if value is not None:
            notes.setdefault(n, {})[key, seat] = value
    return notes


class TableFold:
    """Goes through a pad's rounds with totals, who is in, and who deals."""

    def __init__(self, tables: Table, dealer: int, entries: list[Table]) -> None:
        self.t, self.notes = tables, counted(entries)
        self.players = range(tables["players"])
        fixed, top = tables["dealer_fixed"], self.notes.get(0, {})
        self.dealer = fixed if fixed >= 0 else top.get(("dealer", -1), dealer)
        self.finished = top.get(("finish", -1), False)
        self.seats = list(self.players)
        self.totals = [0 for _ in self.players]
        self.out, self.stage, self.last_points = ([0 for _ in self.players] for _ in range(3))
        self.is_play_off = self.over = False
        self.due: list[Table] = []

    def run(self) -> list[Table]:
        """All rounds."""
        rounds: list[Table] = []
        while not self.over and len(rounds) < MOST_ROUNDS:
            n = len(rounds) + 1
            if n not in self.notes and self.finished:
                break
            rounds.append(self.round(n))
            if rounds[-1]["state"] != "scored":
                break
        state = "beyond" if self.over else "waits"
        later = [n for n in sorted(self.notes) if n > len(rounds)]
        return rounds + [self.blank(n, state) for n in later]

    def blank(self, n: int, state: str) -> Table:
        """A round of which only the notes are known."""
        notes = self.notes.get(n, {})
        keys = ("turn_up", "trump", "twist", "uber", "adjust", "grail", "revoke")
        lists = {"bids": "bid", "won": "won"}
        nothing = ("size", "dealer", "bidding", "sees", "last", "points", "totals", "fault")
        return {
            **dict.fromkeys(nothing),
            "n": n,
            "state": state,
            "play_off": False,
            "seats": [],
            "out": [],
            **{key: notes.get((key, -1)) for key in keys},
            **{key: [notes.get((one, s)) for s in self.players] for key, one in lists.items()},
        }

    def round(self, n: int) -> Table:
        """One round, as far as it is noted."""
        t, k = self.t, self.seats
        row = t["play_offs"][n % 2] if self.is_play_off else t["rounds"][n - 1]
        now = {
            **self.blank(n, "open"),
            "play_off": self.is_play_off,
            "seats": list(k),
            "size": row["size"][len(k)] if self.is_play_off else row["size"],
            "bidding": row["bidding"],
            "sees": row["sees"],
        }
        before = (self.notes.get(n, {}), self.dealer, self.totals, self.after)
        one = TableRound(t, row, now, before)
        self.due = one.due
        try:
            one.note()
        except Gap:
            return now
        except Fault as fault:
            return {**now, "state": "faulty", "fault": fault.said}
        self.dealer = one.dealer
        points = [one.points(seat) if seat in self.seats else 0 for seat in self.players]
        self.end(n, points)
        out = [seat for seat in self.players if self.out[seat] == n]
        return {**now, "state": "scored", "points": points, "totals": [*self.totals], "out": out}

    def end(self, n: int, points: list[int]) -> None:
        """What follows from a round's points."""
        if self.is_play_off:
            for seat in self.seats:
                self.stage[seat], self.last_points[seat] = self.stage[seat] + 1, points[seat]
            self.tie({seat: points[seat] for seat in self.seats})
            return
        self.totals = [a + b for a, b in zip(self.totals, points, strict=True)]
        if self.t["eliminate"] and n % self.t["eliminate"] == 0:
            self.drop(n)
        totals = {seat: self.totals[seat] for seat in self.seats}
        if self.is_end(n, totals):
            self.tie(totals)
        elif self.t["dealer_fixed"] < 0:
            self.dealer = self.after(self.dealer)[0]

    def drop(self, n: int) -> None:
        """The lowest total drops out, if it is alone."""
        lowest = min(self.totals[seat] for seat in self.seats)
        seats = [seat for seat in self.seats if self.totals[seat] == lowest]
        if len(seats) == 1 < len(self.seats):
            self.seats.remove(seats[0])
            self.out[seats[0]] = n

    def is_end(self, n: int, totals: dict[int, int]) -> bool:
        """Whether the game ends, or goes into a play-off."""
        if n >= len(self.t["rounds"]) or (self.t["eliminate"] and len(self.seats) == 1):
            return True
        best, target = max(totals.values()), self.t["target"]
        is_alone = list(totals.values()).count(best) == 1
        return target > 0 and best >= target and (is_alone or self.t["tie"] == "play-off")

    def tie(self, points: dict[int, int]) -> None:
        """Those first play it off, or the game is over."""
        first = [seat for seat in points if points[seat] == max(points.values())]
        if self.t["tie"] == "play-off" and len(first) > 1:
            self.seats, self.is_play_off = first, True
        else:
            self.over = True

    def after(self, dealer: int) -> list[int]:
        """Who is in, from a dealer's left."""
        return [s for s in self.seats if s > dealer] + [s for s in self.seats if s <= dealer]

    def places(self) -> list[int]:
        """The places, from 1."""
        columns = ([one or 10_000 for one in self.out], self.totals, self.stage, self.last_points)
        keys = list(zip(*columns, strict=True))
        return [1 + sum(other > key for other in keys) for key in keys]


def table_standing(tables: Table, players: list[str], dealer: int, entries: list[Table]) -> Table:
    """What `ScorePad.standing().to_dict()` says, by the tables."""
    fold = TableFold(tables, dealer, entries)
    rounds = fold.run()
    places, top = fold.places(), fold.notes.get(0, {})
    has_scores = any(one["state"] == "scored" for one in rounds)
    leaders = [s for s in fold.players if places[s] == 1 and has_scores]
    is_ended = fold.over or fold.finished
    now = next((one for one in rounds if one["state"] in ("open", "faulty")), None)
    now = None if is_ended else now
    return {
        "names": [top.get(("name", seat), players[seat]) for seat in fold.players],
        "rounds": rounds,
        "now": now and now["n"],
        "due": fold.due if now and now["state"] == "open" else [],
        "dealer": now and now["dealer"],
        "totals": fold.totals,
        "places": places,
        "leaders": leaders,
        "over": fold.over,
        "finished": fold.finished,
        "winners": leaders if is_ended else [],
        "play_off": now["seats"] if now and now["play_off"] else [],
    }
