import { expect, test } from "vitest";
import { badFile } from "../src/lib/badfile";
import { speak } from "../src/lib/texts.svelte";

test.each([
  ["unknown-key", "bid: rounds have no such key", "The file is not written as a game record is.", ""],
  ["must-follow", "round 3, trick 2, Bo: 9c may not be played", "What the file tells breaks the rules that it names.", "Round 3, trick 2, Bo"],
  ["unfinished", "round 3: a trick is missing", "Something is missing in the file.", "Round 3"],
  ["wrong-scores", "scores: [1] instead of [2]", "The points in the file are not those that the rules give.", ""],
])("%s is told in words, and exactly", async (code, message, what, where) => {
  const exact = message.replace(/^round [^:]*: /, "");
  await speak("en");
  expect(badFile(code, message)).toEqual({ what, where, exact });
});

test("and in the reader's language", async () => {
  await speak("de");
  expect(badFile("duplicate-card", "round 1, seat 1: Ah: is there twice").where).toBe("Runde 1, Platz 1");
});
