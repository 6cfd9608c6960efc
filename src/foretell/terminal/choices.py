"""What may be chosen now, in words: the question, the choices, what a choice is called."""

from __future__ import annotations

from rich.text import Text

from foretell.engine.structs import Phase
from foretell.play.actions import TURN_TEXT, split_card
from foretell.play.seen import Seen
from foretell.terminal import faces, hand, sight
from foretell.terminal.words import Words

LISTED = (Phase.TRUMP, Phase.TWIST, Phase.ROLE)


class ChoicePrompt:
    """Words the questions put to one seat."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words = words
        self.names = names

    def question(self, seen: Seen) -> Text:
        """What is to be decided, with the choices where they are few."""
        say = self.words.say
        phase = seen.phase
        if phase in (Phase.BID, Phase.MEND):
            asked = say("ask-bid" if phase == Phase.BID else "ask-mend")
            return faces.slip(f" {asked} ", "bold") + self._numbers(seen)
        if phase == Phase.PLAY:
            return Text(" " + self._play(seen), style="bold")
        key = {
            Phase.TRUMP: "ask-trump",
            Phase.TWIST: "ask-twist",
            Phase.UBER_RANK: "ask-uber",
            Phase.PASS: "ask-pass",
            Phase.ROLE: "ask-role",
            Phase.AGREE: "ask-agree",
        }[phase]
        line = faces.slip(f" {say(key)} ", "bold")
        return line + self.listed(seen) if phase in LISTED else line

    def _play(self, seen: Seen) -> str:
        say = self.words.say
        if TURN_TEXT in seen.legal:
            return say("ask-unseen")
        if sight.deciding(seen) != seen.seat:
            return say("ask-dummy", who=self.names[sight.deciding(seen)])
        return say("ask-lead" if not seen.trick else "ask-play")

    def _numbers(self, seen: Seen) -> Text:
        line = Text("")
        for bid in range(seen.cards_each + 1):
            is_legal = str(bid) in seen.legal
            if is_legal or seen.phase == Phase.BID:
                line.append(f" {bid}" if is_legal else " -", "bold" if is_legal else faces.QUIET)
        return line

    def listed(self, seen: Seen) -> Text:
        """The choices of a short list."""
        line = Text("")
        for number, action in enumerate(seen.legal, start=1):
            line.append(f" {self._key(seen, action, number)} ", style="bold")
            line.append(self.name(seen, action))
        return line

    def _key(self, seen: Seen, action: str, number: int) -> str:
        return self.words.letters[action] if seen.phase == Phase.TRUMP else str(number)

    def name(self, seen: Seen, action: str) -> str:
        """A choice in words."""
        say, phase = self.words.say, seen.phase
        if phase == Phase.TRUMP:
            return self.words.suit_name(action)
        if phase == Phase.TWIST:
            return say(f"twist-{action}")
        if phase == Phase.UBER_RANK:
            return self.uber(action)
        if phase in (Phase.PLAY, Phase.PASS):
            return self.card(seen, action)
        if phase == Phase.ROLE:
            return self.form("", action)
        return action

    def uber(self, action: str) -> str:
        """An uber card, a rank, or the jesters."""
        if len(action) == 1:
            return self.words.say("all-of-rank", rank=self.words.ranks[action])
        return self.words.card(action) if len(action) == 2 else self.words.say("all-jesters")

    def card(self, seen: Seen, action: str) -> str:
        """A card with what is said of it."""
        if action == TURN_TEXT:
            return self.words.say("unseen-card")
        name, form = split_card(action)
        said = self.words.card(name, suited=sight.are_suited(seen))
        has_forms = sum(split_card(text)[0] == name for text in seen.legal) > 1
        return f"{said} {self.form(name, form)}" if form or has_forms else said

    def form(self, name: str, form: str) -> str:
        """What is said with a card: "as a Wizard", "Gizzard!", a suit."""
        call, _, role = form.partition("=")
        said = []
        if call or form == "":
            kind = name[:1] if name[:1] in ("Z", "N") else ""
            key = "call" if call else "quiet"
            said.append(self.words.say(f"{key}-{kind}" if kind else key))
        if role in ("Z", "N"):
            said.append(self.words.say(f"as-{role}"))
        elif role:
            said.append(self.words.say("names-suit", suit=self.words.suit_name(role)))
        return " ".join(said)

    def offer(self, actions: tuple[str, ...]) -> Text:
        """The ways in which one card may be played."""
        line = faces.slip(" " + self.words.say("ask-form") + " ", "bold")
        for number, action in enumerate(actions, start=1):
            line.append(f" {number} ", style="bold")
            line.append(self.form(*split_card(action)))
        return line

    def confirm(self, seen: Seen, action: str) -> Text:
        """A choice that waits to be sent."""
        keys = {
            Phase.BID: "sure-bid",
            Phase.MEND: "sure-bid",
            Phase.TRUMP: "sure-name",
            Phase.TWIST: "sure-name",
            Phase.UBER_RANK: "sure-name",
            Phase.PASS: "sure-pass",
        }
        what = self.words.say(keys.get(seen.phase, "sure-play"), choice=self.name(seen, action))
        line = faces.slip(f" {what} ", faces.GOLD)
        return line.append("  " + self.words.say("sure"), "bold")

    def cycle(self, seen: Seen) -> list[str]:
        """The choices that the arrow keys walk along."""
        if seen.phase not in (Phase.PLAY, Phase.PASS) or TURN_TEXT in seen.legal:
            return list(seen.legal) if seen.phase not in (Phase.UBER_RANK, Phase.AGREE) else []
        order = hand.ordered(seen, sight.deciding(seen))
        return sorted(seen.legal, key=lambda text: order.index(split_card(text)[0]))
