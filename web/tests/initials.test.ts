import { expect, test } from "vitest";
import type { View } from "$protocol";
import recorded from "../src/learn/lessons.json";
import type { Recorded } from "../src/learn/lesson.svelte";
import { initials } from "../src/narration/names";
import { say, speak } from "../src/narration/texts.svelte";

const LESSONS = recorded as unknown as Recorded[];

test.each([["en", "D", "L"], ["de", "G", "A"]])("nobody stands in a circle for a mark of the table (%s)", async (lang, deals, leads) => {
  await speak(lang as "en" | "de");
  expect([say("page-mark-dealer"), say("page-mark-leader")]).toEqual([deals, leads]);
  for (const mark of [deals, leads]) expect([initials(`${mark}una`), initials(mark!.toLowerCase()), initials(mark!)]).toEqual([`${mark}u`, mark, mark]);
  expect([initials("Kim"), initials("emmy")]).toEqual(["K", "E"]);
});

test("nor do those of the lessons, in any language", () => {
  const met = LESSONS.flatMap((one) => (one.begin as unknown as { view: View }).view.table.seats.map(({ name }) => name![0]));
  expect([...new Set(met)]).toEqual(["K", "R", "E"]);
});
