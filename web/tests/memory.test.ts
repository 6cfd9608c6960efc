import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recall, remember, shelf } from "../src/device/memory";
import { allPads, dropPad, keepPad, type KeptPad, keptPad } from "../src/pad/kept";
import { FakeStore } from "./fake-server";

const kept = (game: string) => ({ game, seat: 0, seed: "00", commit: "", firstDealer: null, hands: {}, turnUps: {} });

beforeEach(() => vi.stubGlobal("localStorage", new FakeStore(300)));
afterEach(() => void vi.unstubAllGlobals());

test("where the browser's room is full, old games give way, and nothing else", () => {
  remember("foretell.settings", "{}");
  for (const game of ["a", "b", "c", "d"]) shelf.write(kept(game));
  expect(shelf.read("d")).toEqual(kept("d"));
  expect(shelf.read("a")).toBeNull();
  expect(recall("foretell.settings")).toBe("{}");
});

test("what is too large for all of it is not kept, and nothing breaks", () => {
  remember("foretell.settings", "x".repeat(400));
  expect(recall("foretell.settings")).toBeNull();
});

test("what was cut short counts as nothing", () => {
  remember("foretell.fair.a", '{"game":');
  expect(shelf.read("a")).toBeNull();
});

const pad = (id: string) => ({ id, entries: [], changed: 0 }) as unknown as KeptPad;

test("old games give way to a score pad", () => {
  for (const game of ["a", "b"]) shelf.write(kept(game));
  expect(keepPad({ ...pad("p"), rules_name: "x".repeat(100) })).toBe(true);
  expect(shelf.read("a")).toBeNull();
});

test("a score pad that no browser keeps lasts as long as the page", () => {
  vi.stubGlobal("localStorage", new FakeStore(0));
  expect(keepPad(pad("p"))).toBe(false);
  expect([keptPad("p"), allPads()]).toEqual([pad("p"), [pad("p")]]);
  dropPad("p");
  expect([keptPad("p"), allPads()]).toEqual([null, []]);
});
