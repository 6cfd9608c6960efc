import { beforeAll, expect, test } from "vitest";
import { speak } from "../src/narration/texts.svelte";
import { asked, held, isNamed, mended, NOTHING, PLAIN_DECK, readNoted, turned, within, writeNoted } from "../src/odds/noted";
import { bar, decimal, points, range } from "../src/odds/odds";

beforeAll(() => speak("en"));

const HAND = "players=4&place=2&hand=Ah+Zs+7d&up=3c&bids=1";

test("a hand in an address comes back as it was", () => {
  expect(writeNoted(readNoted(`#${HAND}`))).toBe(HAND);
  expect(readNoted("")).toEqual(NOTHING);
  expect(asked(readNoted(HAND))).toEqual({ players: 4, place: 2, hand: ["Ah", "Zs", "7d"], turn_up: "3c", trump: null, bids: [1], rules: "standard" });
});

test.each([
  ["players=9&place=0&rules=No+sense", "players=4"],
  ["players=3&place=6", "players=3&place=3&bids=0+0"],
  ["hand=Ah+Ah+xx+10h&up=Ah", "players=4&hand=Ah"],
  ["hand=Ah&place=3&bids=7+x+1", "players=4&place=3&hand=Ah&bids=1+0"],
])("of %s so much is kept as can be", (hash, kept) => {
  expect(writeNoted(readNoted(hash))).toBe(kept);
});

test("a card is in one place: a tap moves it, another takes it back", () => {
  const one = held(held(NOTHING, "Ah"), "Zs");
  expect(one.hand).toEqual(["Ah", "Zs"]);
  const up = turned(one, "Ah");
  expect([up.hand, up.up]).toEqual([["Zs"], "Ah"]);
  expect(held(up, "Ah")).toMatchObject({ hand: ["Zs", "Ah"], up: "" });
  expect(turned(up, "Ah").up).toBe("");
  expect(held(one, "Zs").hand).toEqual(["Ah"]);
});

test("trump is named after a Wizard alone, and bids fit places and cards", () => {
  const wizard = turned(held(NOTHING, "Ah"), "Zc");
  expect([isNamed(wizard), wizard.trump]).toEqual([true, "h"]);
  expect(turned({ ...wizard, trump: "s" }, "3c").trump).toBe("");
  expect(mended({ ...wizard, place: 4, bids: [5, 1] }).bids).toEqual([1, 1, 0]);
});

test("cards of another deck leave with it", () => {
  const camelot = readNoted("#players=4&hand=Me+Ex+9c&up=3c&rules=camelot");
  expect(camelot.hand).toEqual(["Me", "Ex", "9c"]);
  expect(within(camelot, PLAIN_DECK)).toMatchObject({ hand: ["9c"], up: "3c" });
  const plain = readNoted("#players=4&hand=9c&up=3c");
  expect(within(plain, PLAIN_DECK)).toBe(plain);
});

test("where all cards are dealt, none is turned up", () => {
  const hand = [..."23456789TJQKA"].map((rank) => `${rank}c`).concat("2d", "3d");
  expect(asked({ ...NOTHING, hand, up: "Zs" }).turn_up).toBeNull();
});

test("bars span the points with zero among them", () => {
  expect(bar(30, [-10, 30])).toEqual({ from: 25, to: 100, zero: 25 });
  expect(bar(-10, [-10, 30])).toEqual({ from: 0, to: 25, zero: 25 });
  expect(bar(10, [10, 20])).toEqual({ from: 0, to: 50, zero: 0 });
});

test("of the tricks those are drawn that came about, with one on each side", () => {
  const tricks = [0, 0, 0.2, 0.8, 0, 0, 0].map((mean) => ({ mean, error: 0 }));
  expect(range(tricks)).toEqual([1, 2, 3, 4]);
  expect(range([{ mean: 1, error: 0 }])).toEqual([0]);
});

test("numbers are written as the reader's language writes them", async () => {
  expect([decimal(-7.94), points(25.7), points(-1.234, 2)]).toEqual(["−7.9", "+25.7", "−1.23"]);
  await speak("de");
  expect(points(25.7)).toBe("+25,7");
});
