import { expect, test } from "vitest";
import { badFile } from "../src/narration/badfile";
import { speak, speakOf } from "../src/narration/texts.svelte";

test.each([
  ["unknown-key", "The file is not written as a game record is."],
  ["must-follow", "What the file tells breaks the rules that it names."],
  ["unfinished", "Something is missing in the file."],
  ["wrong-scores", "The points in the file are not those that the rules give."],
])("%s is told in words", async (code, what) => {
  await speak("en");
  await speakOf("viewer");
  expect(badFile(code)).toBe(what);
});
