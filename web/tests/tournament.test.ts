import { beforeAll, expect, test } from "vitest";
import { speak, speakOf } from "../src/narration/texts.svelte";
import { full, NAMED, told, USUAL } from "../src/tournament/format";
import { left, listOf, placesBy, points, typed } from "../src/tournament/told";

beforeAll(async () => {
  await speak("en");
  await Promise.all([speakOf("cup"), speakOf("tournament"), speakOf("preset")]);
});

test.each([
  ["90", 90],
  [" −40 ", -40],
  ["-40", -40],
  ["–5", -5],
  ["", null],
  ["9.5", null],
  ["-", null],
  ["12345", null],
])("%s is typed as %s", (text, value) => expect(typed(text)).toBe(value));

test("a pasted list has a name a line, and perhaps club and nation", () => {
  expect(listOf("Ada; Owls; Austria\n\n  Ben  \nCy\t\tFrance\n, Owls")).toEqual([
    { name: "Ada", club: "Owls", nation: "Austria" },
    { name: "Ben", club: "", nation: "" },
    { name: "Cy", club: "", nation: "France" },
  ]);
});

test("who has equal points shares a place", () => expect(placesBy([40, 90, 40, -10])).toEqual([2, 1, 2, 4]));

test("hours are told only where there are some", () => {
  expect(left(65_000, 0)).toBe("1:05");
  expect(left(3_600_000 + 5_000, 0)).toBe("1:00:05");
  expect(left(0, 5_000)).toBe("0:00");
});

test("points may be halves", () => {
  expect(points(4.5)).toBe("4.5");
  expect(points(-10 / 3)).toBe("−3.33");
});

test("keys that a format leaves out are as they are by themselves", () => {
  expect(full({ rounds: 5 })).toEqual({ ...USUAL, rounds: 5 });
});

test("a format is told in sentences", () => {
  expect(told(NAMED["world-championship"]!)).toEqual([
    "4 rounds, tables of 4 by lot.",
    "Rules: Standard.",
    "The points of the games count.",
    "45 minutes a round; at a table still playing then, −10 for each.",
    "The best 4 play the final.",
    "At most 2 of a nation.",
  ]);
});
