import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recall, remember, shelf } from "../src/device/memory";

/** A browser's store with room for so many letters. */
class Small {
  [name: string]: unknown;

  constructor(room: number) {
    const hidden = { enumerable: false };
    Object.defineProperty(this, "getItem", { ...hidden, value: (name: string) => this[name] ?? null });
    Object.defineProperty(this, "removeItem", { ...hidden, value: (name: string) => delete this[name] });
    Object.defineProperty(this, "setItem", {
      ...hidden,
      value: (name: string, value: string) => {
        const others = Object.entries(this).filter(([one]) => one !== name);
        if (others.reduce((all, [one, text]) => all + one.length + String(text).length, name.length + value.length) > room) throw new Error("full");
        this[name] = value;
      },
    });
  }
}

const kept = (game: string) => ({ game, seat: 0, seed: "00", commit: "", firstDealer: null, hands: {}, turnUps: {} });

beforeEach(() => vi.stubGlobal("localStorage", new Small(300)));
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
