"""The rules of Wizard read a second time, plainly, from the game record; no part of Foretell.

`Game(rules, players, rounds)` replays a record's rounds, the last of which may stop anywhere, and
says where it stands. What breaks the rules raises `Broken`: a code (docs/conformance.md) and a
place. Numbers behind `#` are those of the rules. Beside it: axes.py, the rules' table; tricks.py
and trick.py, the play; points.py, the score and the end; moves.py, choices and what a seat sees.
"""

import axes as field
import points
import trick as table
import tricks
from halts import Broken, Waits

ORDER = """play_off dealer size hands turn_up trump twist uber bids adjust passes pulls tricks
    revoke won bonus score _calls _agreed""".split()
KEY = {
    "bid": "bids",
    "mend": "adjust",
    "pass": "passes",
    "pull": "pulls",
    "play": "tricks",
    "agree": "score",
}


class Game:
    def __init__(self, rules, players, rounds=(), scores=None):
        self.axes, self.players, self.rounds = field.rules_of(rules, players), players, rounds
        self.seats = list(range(players + self.axes["dummies"]))
        self.deck, self.scores = field.deck_of(self.axes), [0] * players
        self.plan = field.sizes_of(
            self.axes, (len(self.deck) - self.axes["aside"]) // len(self.seats)
        )
        self.inn, self.out, self.tied, self.extra = self.seats, [], [], [()] * players
        self.number, self.dealer, self.ranks, self.points, self.place = 0, None, None, None, {}
        self.check(players <= 6, "wrong-count")
        self.check(
            players in {0: (3, 4, 5, 6), 1: (2,), 2: (1,)}[self.axes["dummies"]], "bad-rules"
        )
        self.wait("deal")
        for given in rounds:
            self.place = {"round": self.number + 1}
            try:
                self.play(given)
            except Broken as error:
                raise Broken(error.code, **self.place) from error
        self.check(scores in (None, self.scores), "wrong-scores")

    def wait(self, phase, actor=None, legal=()):
        self.phase, self.actor, self.legal = phase, actor, list(legal)

    def check(self, fine, code, **place):
        if not fine:
            self.place |= place
            raise Broken(code)

    def play(self, given):
        over = self.phase == "over"
        self.check(not over, "wrong-play-off" if "play_off" in given else "game-over")
        self.left, self.is_last = dict(given), given is self.rounds[-1]
        self.check(set(given) <= set(ORDER), "unknown-key")
        try:
            self.open()
            steps = (self.deal, self.name, self.bid, self.exchange_and_play)
            for step in [self.bid_and_count] if "size" in given else steps:
                step()
            self.score()
        except Waits as waits:
            self.wait(*waits.args)
            now = ORDER.index(KEY.get(self.phase, self.phase))
            self.check(all(ORDER.index(key) >= now for key in self.left), "not-asked")
            self.check(not self.left and self.is_last, "unfinished")

    def axis(self, name):
        last = None if self.axes["target"] else len(self.plan)
        number = len(self.plan) + 1 if self.tied else self.number
        return field.axis(self.now, name, number, self.size, last)

    def ask(self, phase, seat, given, legal, code):
        self.place["seat"] = seat
        if given in (None, "", -1):
            raise Waits(phase, seat, legal)
        self.check(str(given) in legal, code(str(given)) if callable(code) else code)
        return str(given)

    def around(self, first):  # the seats still in, once around from the first (1.16)
        return sorted(self.inn, key=lambda seat: (seat - first) % len(self.seats))

    def in_turn(self, key, seats, count):  # a list of the record seat by seat; after a gap, nothing
        values = self.left.pop(key, [-1] * count)
        self.check(len(values) == count, "wrong-count")
        for seat, value in enumerate(values):
            self.check(seat in seats or value in (-1, ""), "not-your-turn", seat=seat)
        for i, seat in enumerate(seats):
            later = [s for s in seats[i:] if values[s] not in (-1, "")]
            self.check(values[seat] not in (-1, "") or not later, "unfinished", seat=seat)
            yield seat, values[seat]

    def open(self):  # 1.3, 1.4, 1.12: whose deal, how many cards
        self.number, self.now, dealer = self.number + 1, self.axes, self.left.pop("dealer", None)
        self.check(self.left.pop("play_off", []) == self.tied, "wrong-play-off")
        self.size = self.plan[self.number - 1] if not self.tied else 0
        if self.tied:
            self.now, self.inn = self.axes | field.PLAY_OFF, self.tied
            self.size = min(10, (len(self.deck) - self.axes["aside"]) // len(self.tied))
            self.check(dealer in self.tied, "not-tied")
        may = [2] if self.axes["dummies"] == 2 else [s for s in self.inn if s < self.players]
        self.check(dealer in may and self.dealer in (None, dealer), "wrong-dealer")
        self.dealer, self.won, self.trump, self.uber = dealer, [0] * self.players, "none", None
        self.bids, self.bonus, self.revokes, self.plays = [None] * self.players, {}, set(), []
        self.taken, self.face_up, self.knows, self.revoke, self.last_seat = 0, [], {}, None, None
        self.turns = [s for s in self.around(dealer + 1) if s < self.players]
        self.leader, self.winner, self.hands = self.turns[0], None, [[] for _ in self.seats]
        self.bidders = [s for s in self.turns if s != dealer or self.axis("dealer_role") == "none"]

    def deal(self):  # 1.3 to 1.5
        self.hands = [hand.split() for hand in self.left.pop("hands", [])]
        self.check(len(self.hands) == len(self.seats), "wrong-count")
        for seat, hand in enumerate(self.hands):
            self.check(len(hand) == self.size * (seat in self.inn), "wrong-count", seat=seat)
        rest = self.axes["aside"] or self.size * len(self.inn) < len(self.deck)
        self.turn_up = self.left.pop("turn_up", None)
        turned = bool(self.axis("trump") == "turned" and rest)
        self.check((self.turn_up is not None) == turned, "wrong-turn-up")
        cards = [card for hand in self.hands for card in hand] + [self.turn_up] * turned
        self.check(all(map(field.is_card, cards)), "bad-notation")
        self.check(set(cards) <= set(self.deck), "not-in-deck")
        self.check(len(set(cards)) == len(cards), "duplicate-card")
        self.show()

    def show(self):  # Last card up, from the deal or from a twist
        self.face_up = (
            [hand[-1] for hand in self.hands if hand] if self.axis("last_card_up") else []
        )

    def name(self):  # 1.5, Smyrna, Uber-wizard, Last card up
        namer, fixed = 0 if self.axes["dummies"] == 2 else self.dealer, self.axis("trump")
        means = table.turned(self.turn_up, self.axis("roles"), self.number) if self.turn_up else "N"
        self.trump = {"Z": None, "N": "none"}.get(means, means) if fixed == "turned" else fixed
        if self.trump is None:
            given = self.left.pop("trump", None)
            code = "trump-none" if given == "none" else "not-a-suit"
            self.trump = self.ask("trump", namer, given, list("cdhs"), code)
            both = {"Z", "N"} <= {card[0] for card in self.deck}
            offers = field.offers(self.axis, both) if self.axis("twist") != "none" else []
            if offers:
                given = self.left.pop("twist", None)
                self.twist(self.ask("twist", namer, given, offers, "twist-not-offered"))
        if self.axis("uber"):
            suited = [card for card in self.deck if table.suit(card)]
            legal = [*suited, *dict.fromkeys(card[0] for card in suited), "jesters"]
            self.uber = self.ask(
                "uber", namer, self.left.pop("uber", None), legal, "uber-not-offered"
            )
        self.show()

    def twist(self, name):
        self.now = self.now | dict([field.TWISTS[name]])

    def binds(self, seat):  # 1.16: an uneven rule in force for this seat
        others = [self.scores[s] for s in self.inn if s < self.players and s != seat]
        alone = self.number > 1 and self.scores[seat] > max(others, default=self.scores[seat])
        last = self.axis("uneven") and seat == self.bidders[-1]
        return last and (alone or self.axis("uneven_for") == "anyone")

    def uneven(self, seat, bid):  # the bid that an uneven rule refuses
        total = bid + sum(b for s, b in enumerate(self.bids) if b is not None and s != seat)
        free = bid == 0 and self.axis("uneven_zero") == "allowed"
        return self.binds(seat) and total == self.size and not free

    def bid(self):  # 1.6
        top = 0 if self.axis("bidding") == "zero" else self.size
        at_once = self.axis("uneven_at") == "bid"
        for seat, given in self.in_turn("bids", self.bidders, self.players):
            fine = [b for b in range(top + 1) if not (at_once and self.uneven(seat, b))]
            code = "uneven-bid" if given in range(top + 1) else "bid-range"
            self.bids[seat] = int(self.ask("bid", seat, given, list(map(str, fine)), code))
        last = self.bidders[-1]
        if not at_once and self.uneven(last, bid := self.bids[last]):  # hidden bids with notequal
            fine = [str(b) for b in (bid - 1, bid + 1) if 0 <= b <= self.size]
            given = self.left.pop("adjust", None)
            code = "mend-by-one" if given in range(self.size + 1) else "bid-range"
            self.bids[last] = int(self.ask("mend", last, given, fine, code))

    def exchange_and_play(self):
        tricks.exchange(self)
        tricks.play_tricks(self)

    def bid_and_count(self):
        points.open_pad(self)
        self.bid()
        points.count(self)

    def score(self):
        self.check(self.left.pop("won", self.won) == self.won, "wrong-won")
        self.points = points.of_round(self)
        self.check(self.left.pop("score", self.points) == self.points, "wrong-score")
        self.check(not self.left, "not-asked")
        for seat, value in enumerate(self.points):
            if self.tied:
                self.extra[seat] += (value,) * (seat in self.tied)
            else:
                self.scores[seat] += value
        points.close(self)
