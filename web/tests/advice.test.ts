import { expect, test } from "vitest";
import type { GameView } from "$protocol";
import { speak } from "../src/narration/texts.svelte";
import { shortOption } from "../src/narration/wording";

/** A game that asks in a phase. */
const at = (phase: string): GameView => ({ phase, legal: [], trick: [], roles: "printed" }) as unknown as GameView;

test.each([
  ["trump", "c", "clubs", "Kreuz"],
  ["twist", "gizzard-fester", "calls (Gizzard, Fester)", "Rufe (Gizzard, Fester)"],
  ["uber-rank", "jesters", "The Jesters", "Die Narren"],
  ["uber-rank", "Q", "queen", "Dame"],
  ["uber-rank", "7c", "7 of clubs", "Kreuz 7"],
  ["bid", "3", "3", "3"],
  ["play", "9h", "♥9", "♥9"],
  ["play", "Zc=N", "Wizard (As a Jester)", "Zauberer (Als Narr)"],
])("advice in %s names %s as the decision does", async (phase, option, en, de) => {
  await speak("en");
  expect(shortOption(option, at(phase))).toBe(en);
  await speak("de");
  expect(shortOption(option, at(phase))).toBe(de);
});
