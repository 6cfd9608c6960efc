import { beforeEach, describe, expect, test, vi } from "vitest";

vi.mock("../src/narration/texts.svelte", () => ({ spoken: () => "en" }));
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
const { bars, checked, keepSeen, plain, seen, signed } = await import("../src/daily/told");

const event = (more: object = {}): any => ({ game: "day.x", commit: "c", seed: "s", spread: [], lines: [], ...more });
const spread = (...points: number[]): any => points.map((one) => ({ points: one, people: 1 }));
const commitOf = (): string => "c";

beforeEach(() => kept.clear());

test("points bear their signs", () => {
  expect([signed(30), signed(0), signed(-10), plain(-10), plain(20)]).toEqual(["+30", "0", "−10", "−10", "20"]);
});

describe("bars", () => {
  test("one for each number of points, the own one marked", () => {
    const found = bars(event({ spread: spread(20, 0, -10), lines: [{ is_me: true, points: 0 }] }));
    expect(found.map(({ low, people, isMine }) => [low, people, isMine])).toEqual([[-10, 1, false], [0, 1, true], [10, 0, false], [20, 1, false]]);
  });

  test("many numbers share bars, and nobody is left out", () => {
    const found = bars(event({ spread: spread(510, 300, 130, -240) }));
    expect(found.length).toBeLessThanOrEqual(12);
    expect(found.reduce((sum, one) => sum + one.people, 0)).toBe(4);
  });

  test("none where nothing is told", () => expect(bars(event())).toEqual([]));
});

describe("the check", () => {
  test("against what is committed to", () => {
    expect(checked(event(), commitOf)).toBe("fits");
    expect(checked(event(), () => "other")).toBe("wrong");
  });

  test("against what this device was shown first", () => {
    const shown = { events: [event({ seed: "" })], coming: [{ game: "day.y", commit: "d" }] } as any;
    keepSeen(shown);
    expect(checked(event(), commitOf)).toBe("fits-seen");
    keepSeen({ events: [event({ seed: "", commit: "e" })], coming: [] } as any);
    expect(seen()).toEqual({ "day.x": "c", "day.y": "d" });
    expect(checked(event({ commit: "e" }), () => "e")).toBe("other");
  });
});
