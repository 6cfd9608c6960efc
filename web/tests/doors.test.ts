// The pictures of the ways from the home page.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { INKS, SHAPES } from "../src/controls/shapes";

const LOBBY = join(import.meta.dirname, "../src/lobby");
const drawn = readFileSync(join(LOBBY, "doors.svg"), "utf8");

test.each(Object.keys(SHAPES) as (keyof typeof SHAPES)[])("the suit %s is the one of the page", (suit) => {
  expect(drawn).toContain(`<path id="${suit}" fill="${INKS[suit]}" d="${SHAPES[suit]}"/>`);
});

test("each way has its picture", () => {
  const ways = [...readFileSync(join(LOBBY, "DoorPicture.svelte"), "utf8").matchAll(/"([a-z]+)"(?= [|}]|;)/g)].map((match) => match[1]!);
  expect(ways).toContain("daily");
  expect(ways.filter((way) => !drawn.includes(`<symbol id="${way}"`))).toEqual([]);
});
