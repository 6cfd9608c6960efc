"""One round of a pad by tables: what fits, what is due, and its points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Table = dict[str, Any]
LATER: Final = ("bid", "adjust", "revoke", "grail", "won")


Before = tuple[dict[tuple[str, int], Any], int, list[int], Callable[[int], list[int]]]
"""The round's notes, its dealer, the totals, and who is in from a dealer's left."""


class Gap(Exception):
    """Something has to be noted before the round goes on."""


class Fault(Exception):
    """A note does not fit."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.said = {"key": f"scorepad-{key}", "args": args}


class TableRound:
    """One round: what is noted, what is due."""

    def __init__(self, tables: Table, row: Table, now: Table, before: Before) -> None:
        self.t, self.row, self.now, self.size = tables, row, now, now["size"]
        self.notes, self.dealer, self.totals, self.after = before
        self.players = range(tables["players"])
        self.due: list[Table] = []
        self.flat = row["is_flat"]

    def get(self, key: str, seat: int = -1) -> Any:
        """A note."""
        return self.notes.get((key, seat))

    def ask(self, key: str, seat: int | None, values: Any, *, optional: bool = False) -> None:
        """Something is due."""
        self.due.append({"key": key, "seat": seat, "values": values, "optional": optional})

    def offer(self, key: str, values: Any) -> None:
        """Something may be noted before anything later is."""
        if not any(one in LATER for one, _ in self.notes):
            self.ask(key, None, values, optional=True)

    def refuse(self, key: str, seat: int = -1) -> None:
        """A note that is not asked for."""
        if self.get(key, seat) is not None:
            raise Fault("not-asked", what=key, seat=seat)

    def check_in(self, key: str, seat: int) -> None:
        """A note on a seat that is out."""
        if seat not in self.now["seats"]:
            raise Fault("seat-out", what=key, seat=seat)

    def note(self) -> None:
        """Everything, in the order of a round."""
        self.open()
        self.name()
        self.bid()
        self.mend()
        revoke = self.get("revoke")
        if revoke:
            self.check_in("revoke", revoke["seat"])
            if revoke.get("trick", 0) > self.size:
                raise Fault("revoke-trick", trick=revoke["trick"], size=self.size)
        self.grail()
        if not revoke:
            self.won()

    def open(self) -> None:
        """Dealer, bidders, turn-up."""
        seats = self.now["seats"]
        if self.now["play_off"]:
            if self.get("play_off") not in (None, seats):
                raise Fault("play-off")
            if self.get("dealer") is None:
                self.ask("dealer", None, seats)
                raise Gap
            self.check_in("dealer", self.get("dealer"))
            self.dealer = self.get("dealer")
        else:
            self.refuse("play_off")
            self.refuse("dealer")
        self.now["dealer"] = self.dealer
        self.order = self.after(self.dealer)
        saboteur = self.row["role"] != "none"
        self.bidders = [s for s in self.order if not (saboteur and s == self.dealer)]
        self.now["last"] = self.bidders[-1] if self.bidders else None
        if self.row["bidding"] == "zero":
            self.now["bids"] = [0 if s in self.bidders else None for s in self.players]
        hands = len(seats) + self.t["seats"] - self.t["players"]
        self.turned = self.row["turned"] == "turned" and self.size * hands < self.t["deck"]
        if not self.turned:
            self.refuse("turn_up")
        elif self.get("turn_up") is None:
            self.offer("turn_up", None)

    def known_trump(self) -> str | None:
        """What makes trump by itself: `name` where the dealer has to, none where nobody knows."""
        makes, up = self.t["turn_ups"][self.row["turn_ups"]], self.get("turn_up")
        if not self.turned:
            return "none" if self.row["turned"] == "turned" else str(self.row["turned"])
        if up is not None:
            return str(makes[up])
        return "name" if self.get("twist") and "name" in makes.values() else None

    def name(self) -> None:
        """Trump, twist, uber card."""
        self.name_twist(self.name_trump())
        if not self.t["uber"] and self.get("twist") != "uber-wizard":
            self.refuse("uber")
        elif self.get("uber") is None:
            self.offer("uber", None)

    def name_trump(self) -> bool:
        """Trump; whether the dealer names it."""
        noted, known = self.get("trump"), self.known_trump()
        if known == "name":
            if noted == "none":
                raise Fault("trump-none")
            if noted is None and self.get("turn_up"):
                self.offer("trump", ["c", "d", "h", "s"])
        elif noted and known and noted != known:
            raise Fault("trump-other", trump=known)
        self.now["trump"] = noted or (None if known == "name" else known)
        return known == "name"

    def name_twist(self, is_named: bool) -> None:  # one of two
        """What the dealer adds."""
        twist, offered = self.get("twist"), self.row["twists"]
        if not is_named or not offered:
            self.refuse("twist")
        elif not twist:
            self.ask("twist", None, offered)
            raise Gap
        elif twist not in offered:
            raise Fault("twist", twist=twist)
        self.flat = self.flat or twist == "flat-points"

    def bid(self) -> None:
        """The bids."""
        zero, size = self.row["bidding"] == "zero", self.size
        for seat in self.players:
            self.check_bid(seat)
        left = [s for s in self.bidders if self.get("bid", s) is None]
        if zero or not self.bidders:
            return
        barred = self.barred()
        if left:
            for seat in left[:1] if self.row["bidding"] == "in-turn" else left:
                is_last = seat == self.now["last"]
                values = [b for b in range(size + 1) if not (is_last and b == barred)]
                self.ask("bid", seat, values)
            raise Gap
        last = self.now["last"]
        if self.get("bid", last) == barred:
            raise Fault("bid-barred", seat=last, bid=barred, size=size)

    def check_bid(self, seat: int) -> None:
        """A bid that nobody can make here."""
        bid = self.get("bid", seat)
        if bid is None:
            return
        self.check_in("bid", seat)
        if self.row["bidding"] == "zero" or seat not in self.bidders:
            self.refuse("bid", seat)
        if bid > self.size:
            raise Fault("bid-range", seat=seat, bid=bid, size=self.size)

    def is_bound(self) -> bool:
        """Whether the uneven rule binds the last bidder."""
        totals, last = self.totals, self.now["last"]
        others = [totals[seat] for seat in self.now["seats"] if seat != last]
        is_leader = len(others) > 0 and max(others) < totals[last]
        return self.row["uneven"] == "anyone" or (self.row["uneven"] == "sole-leader" and is_leader)

    def barred(self) -> int | None:
        """The bid that the uneven rule bars to the last bidder, by the bids before it."""
        even: int = self.size - sum(self.get("bid", seat) or 0 for seat in self.bidders[:-1])
        is_free = even == 0 and self.t["uneven_zero"]
        if self.t["uneven_mended"] or even < 0 or is_free or not self.is_bound():
            return None
        return even

    def mend(self) -> None:
        """The last bid, mended."""
        last, bid, size = self.now["last"], self.get("adjust"), self.size
        bids = [self.get("bid", seat) or 0 for seat in self.bidders]
        is_due = self.t["uneven_mended"] and self.row["bidding"] != "zero" and bids
        is_due = is_due and sum(bids) == size and self.is_bound()
        if not is_due or (bids[-1] == 0 and self.t["uneven_zero"]):
            self.refuse("adjust")
            return
        values = [b for b in (bids[-1] - 1, bids[-1] + 1) if 0 <= b <= size]
        if bid is None:
            self.ask("adjust", last, values)
            raise Gap
        if bid not in values:
            raise Fault("adjust", seat=last, bid=bid, first=bids[-1])

    def grail(self) -> None:
        """Who took the Grail."""
        if not self.row["grail"]:
            self.refuse("grail")
        elif self.get("grail") is not None:
            self.check_in("grail", self.get("grail"))
        elif not self.get("revoke"):
            self.ask("grail", None, self.now["seats"], optional=True)

    def won(self) -> None:
        """The tricks."""
        for seat in self.players:
            if self.get("won", seat) is not None:
                self.check_in("won", seat)
        total = sum(tricks or 0 for tricks in self.now["won"])
        left = [seat for seat in self.order if self.get("won", seat) is None]
        size, least = self.size, max(0, self.size - self.row["lost"])
        if total > size or (total < least and not left):
            raise Fault("won-sum", sum=total, least=least, size=size)
        first = max(0, least - total) if len(left) == 1 else 0
        for seat in left:
            self.ask("won", seat, list(range(first, size - total + 1)))
        if left:
            raise Gap

    def bid_of(self, seat: int) -> int:
        """The bid that counts."""
        mended = self.get("adjust") if seat == self.now["last"] else None
        return int(self.now["bids"][seat] if mended is None else mended)

    def points(self, seat: int) -> int:
        """The points of a seat that is in."""
        t, row, revoke, won = self.t, self.row, self.get("revoke"), self.now["won"]
        if revoke and revoke["seat"] == seat:
            return int(t["revoke"])
        if seat not in self.bidders:
            missed = 0 if revoke else sum(abs(self.bid_of(s) - won[s]) for s in self.bidders)
            spoils = t["spoils"] * missed if missed else t["no_spoils"]
            return int(t["saboteur"] if row["role"] == "saboteur" else spoils)
        bid = self.bid_of(seat)
        tricks = bid if revoke else won[seat]
        if self.flat:
            return int(t["flat"] * (tricks + 1))
        if tricks != bid:
            return int(t["missed"][row["scoring"]][abs(tricks - bid)])
        met = t["made"][row["scoring"]][bid] if bid else row["zero"]
        return int(met + (row["grail"] if self.get("grail") == seat else 0))
