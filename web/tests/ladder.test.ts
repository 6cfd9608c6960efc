import { beforeEach, expect, test, vi } from "vitest";
import { OFFERED } from "../src/narration/levels";

/** The ladder of a device that keeps what it kept. */
async function ladder(): Promise<typeof import("../src/device/ladder.svelte")> {
  vi.resetModules();
  return import("../src/device/ladder.svelte");
}

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, value: string) => store.set(name, value) });
});

test("it begins with the weakest, and two wins offer the next level", async () => {
  const { climb, ladder: mine, offered, won } = await ladder();
  expect([mine.level, offered()]).toEqual(["novice", null]);
  won("a", ["novice", "novice"]);
  won("a", ["novice", "novice"]); // its end was looked at twice
  expect(offered()).toBeNull();
  won("b", ["novice"]);
  expect(offered()?.name).toBe("casual");
  climb("casual");
  expect([mine.level, offered()]).toEqual(["casual", null]);
});

test("a game among others, alone or against another level counts for nothing", async () => {
  const { offered, won } = await ladder();
  won("a", []);
  won("b", ["rule", "rule"]);
  won("c", ["novice", "rule"]);
  won("d", ["novice"]);
  expect(offered()).toBeNull();
});

test("the device keeps it, and above the strongest there is nobody", async () => {
  const strongest = OFFERED.at(-1)!.name;
  const before = await ladder();
  before.climb(strongest);
  before.won("a", [strongest]);
  const { ladder: mine, offered, won } = await ladder();
  expect(mine).toEqual({ level: strongest, wins: ["a"] });
  won("b", [strongest]);
  expect(offered()).toBeNull();
});

test("what is no level begins anew", async () => {
  for (const kept of ["{", '{"level": "wizard", "wins": []}', '{"level": "keen"}', "null"]) {
    localStorage.setItem("foretell.ladder", kept);
    expect((await ladder()).ladder).toEqual({ level: "novice", wins: [] });
  }
});
