import { beforeAll, expect, test } from "vitest";
import type { View } from "$protocol";
import { speak } from "../src/narration/texts.svelte";
import { hint } from "../src/narration/wording";

beforeAll(() => speak("en"));

/** Seat 0 is to play on spades that were led. */
function asked(hand: string[], legal: string[], isHonour = false): string {
  const game = { phase: "play", turn: 0, led: "s", trick_len: 1, hand, legal };
  const table = { due: [0], players: 3, seats: [], round_rules: { is_honour: isHonour } };
  return hint({ table, game } as unknown as View, 0);
}

test.each([
  ["one card of the suit and others that must wait", ["5s", "Ah", "Zc"], ["5s", "Zc"], "Follow spades"],
  ["a lone Wizard", ["Zc"], ["Zc"], "Your card"],
  ["another suit alone", ["Ah"], ["Ah"], "Your card"],
  ["the suit and a Wizard, both allowed", ["5s", "Zc"], ["5s", "Zc=s", "Zc=h"], "Your card"],
  ["a card that is not seen", [], ["?"], "Your card"],
])("to follow is asked only of whoever is bound: %s", (_, hand, legal, said) => {
  expect(asked(hand, legal)).toBe(said);
});

test("in honour play, where all is allowed, of whoever holds the suit", () => {
  expect(asked(["5s", "Ah"], ["5s", "Ah"], true)).toBe("Follow spades");
  expect(asked(["5c", "Ah"], ["5c", "Ah"], true)).toBe("Your card");
});
