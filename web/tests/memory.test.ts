import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recall, remember, shelf } from "../src/device/memory";
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
