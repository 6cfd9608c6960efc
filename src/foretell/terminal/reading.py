"""What a person types, read as a choice: card names and numbers, bids, suits, in any language."""

from __future__ import annotations

from dataclasses import dataclass

from foretell.cards import CAMELOT_CARDS, LANES, SUIT_LETTERS
from foretell.engine.structs import Phase
from foretell.play.actions import AGREE_TEXT, FORM_TEXTS, JESTERS_TEXT, TURN_TEXT, split_card
from foretell.play.seen import Seen
from foretell.terminal import hand, sight
from foretell.terminal.words import PIPS, Words

NUMBERS = (Phase.BID, Phase.MEND)
CARDS = (Phase.PLAY, Phase.PASS)
SUITS = tuple(SUIT_LETTERS)


def for_card(words: Words, seen: Seen, name: str) -> str:
    """Why a card may not be chosen."""
    seat = sight.deciding(seen)
    held = hand.ordered(seen, seat)
    tried = words.card(name)
    if name not in held:
        return words.text("rejected-not-held", tried=tried, held=words.cards(held))
    if seen.phase == Phase.PLAY and seen.led in SUITS:
        suit = SUITS.index(seen.led)
        lane = sight.cards(seen, LANES[suit] & sight.deck_mask(seen))
        follow = words.cards([card for card in held if card in lane])
        return words.text("rejected-must-follow", tried=tried, suit=suit, held=follow)
    return words.text("rejected-wrong-phase", tried=tried, phase=seen.phase)


def for_bid(words: Words, seen: Seen, bid: int) -> str:
    """Why a number may not be bid."""
    most, allowed = seen.cards_each, " ".join(seen.legal)
    if not 0 <= bid <= most:
        return words.text("rejected-bid-range", tried=bid, most=most)
    key = "rejected-mend-by-one" if seen.phase == Phase.MEND else "rejected-uneven-bid"
    return words.text(key, tried=bid, most=most, allowed=allowed)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text means: actions to choose from (one is a choice), or why it is none."""

    actions: tuple[str, ...] = ()
    problem: str = ""


class ChoiceReader:
    """Reads the choices of one seat in one terminal's words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def read(self, typed: str, seen: Seen) -> Reading:
        """What was typed, where the view's seat is to decide."""
        typed = typed.strip().lower()
        if seen.phase in NUMBERS:
            return self._bid(typed, seen)
        if seen.phase in CARDS:
            return self._card(typed, seen)
        if seen.phase == Phase.UBER_RANK:
            return self._uber(typed, seen)
        return self._listed(typed, seen)

    def _bid(self, typed: str, seen: Seen) -> Reading:
        if not (typed.isascii() and typed.isdigit() and len(typed) <= 3):
            return self._unknown(typed)
        if str(int(typed)) not in seen.legal:
            return Reading(problem=for_bid(self.words, seen, int(typed)))
        return Reading((str(int(typed)),))

    def _listed(self, typed: str, seen: Seen) -> Reading:
        """A choice from a short list, by its number or its letter."""
        if typed.isascii() and typed.isdigit() and 0 < int(typed) <= len(seen.legal):
            return Reading((seen.legal[int(typed) - 1],))
        for action in seen.legal:
            if typed and typed in self.spellings(action, seen.phase):
                return Reading((action,))
        return self._unknown(typed)

    def spellings(self, action: str, phase: Phase) -> set[str]:
        """How a choice of a short list may be typed."""
        if phase == Phase.TRUMP:
            return self._suits(action)
        if phase == Phase.ROLE:
            return {action.lower(), action.lower().lstrip("=")}
        return {action.lower()} if action != AGREE_TEXT else {"agree", "a", "ok"}

    def _suits(self, letter: str) -> set[str]:
        name = self.words.suit_name(letter).lower()
        return {letter, self.words.letters[letter].lower(), PIPS[letter], name}

    def _card(self, typed: str, seen: Seen) -> Reading:
        if TURN_TEXT in seen.legal:
            return Reading((TURN_TEXT,))
        head, form = self._split(typed)
        if form is None:
            return self._unknown(typed)
        found = self._named(head, seen)
        if not found:
            return self._unknown(typed)
        legal = [text for text in seen.legal if split_card(text)[0] in found]
        if not legal:
            return Reading(problem=for_card(self.words, seen, found[0]))
        first = split_card(legal[0])[0]
        if form:
            forms = [text for text in legal if split_card(text)[1] == form]
            return Reading(tuple(forms[:1])) if forms else self._unknown(typed)
        return Reading(tuple(text for text in legal if split_card(text)[0] == first))

    def _split(self, typed: str) -> tuple[str, str | None]:
        """A card's name, and what is said with it in the notation of records; None: nonsense."""
        ends = [place for place, letter in enumerate(typed) if letter in "!="]
        if not ends:
            return typed, ""
        head, tail = typed[: ends[0]], typed[ends[0] :]
        for form in FORM_TEXTS:
            if form and tail in self._form_spellings(form):
                return head, form
        return head, None

    def _form_spellings(self, form: str) -> set[str]:
        call, _, role = form.partition("=")
        if role in ("Z", "N"):
            word = self.words.specials[role].lower()
            return {form.lower(), f"={word[0]}", f"={word}"}
        return {f"{call}={suit}" for suit in self._suits(role)} if role else {form}

    def _named(self, head: str, seen: Seen) -> list[str]:
        """The cards that a text may mean, those of the hand first."""
        seat = sight.deciding(seen)
        held = hand.ordered(seen, seat)
        if head.isascii() and head.isdigit() and 0 < int(head) <= len(held):
            return [held[int(head) - 1]]
        others = [name for name in sight.all_cards(seen) if name not in held]
        return [name for name in (*held, *others) if head and head in self.card_spellings(name)]

    def card_spellings(self, name: str) -> set[str]:
        """How a card may be typed: record notation, this language's, with symbols or letters."""
        if name in CAMELOT_CARDS:
            return {name.lower(), *self._prefixes(name)}
        ranks = {name[0].lower(), self.words.ranks.get(name[0], name[0]).lower()}
        alone: set[str] = set()
        if name[0] in "ZN":
            alone = self._prefixes(name[0])
            ranks |= alone
        suits = {name[1], self.words.letters[name[1]].lower(), PIPS[name[1]]}
        return alone | {rank + suit for rank in ranks for suit in suits}

    def _prefixes(self, name: str) -> set[str]:
        """All beginnings of a special card's word, and its letter."""
        word = self.words.say(f"long-{name}").lower()
        return {name.lower(), *(word[:end] for end in range(1, len(word) + 1))}

    def _uber(self, typed: str, seen: Seen) -> Reading:
        """A card, a rank or the jesters."""
        if typed in {JESTERS_TEXT, "n", *self._prefixes("N")} - {"j"}:
            return Reading((JESTERS_TEXT,))
        ranks = {self.words.ranks[text].lower(): text for text in seen.legal if len(text) == 1}
        ranks |= {text.lower(): text for text in seen.legal if len(text) == 1}
        if typed in ranks:
            return Reading((ranks[typed],))
        for name in sight.all_cards(seen):
            if name in seen.legal and typed in self.card_spellings(name):
                return Reading((name,))
        return self._unknown(typed)

    def _unknown(self, typed: str) -> Reading:
        return Reading(problem=self.words.say("unknown", typed=typed))
