import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameView, TableView, View } from "$protocol";
import { indexAddress } from "../src/cards/sets";
import { sorted } from "../src/table/cards";
import { Acting } from "../src/protocol/acting.svelte";
import { Later } from "../src/protocol/later.svelte";
import type { Table } from "../src/protocol/table.svelte";
import { inRow } from "../src/table/places";
import { handTold, Review, trickTold } from "../src/narration/retold";
import { fitting, settings } from "../src/device/settings.svelte";
import { speak } from "../src/narration/texts.svelte";
import type { Line } from "../src/narration/told";

beforeAll(() => speak("en"));

describe("what was kept", () => {
  test("counts where it is a choice today, and nothing else does", () => {
    const kept = { theme: "light", cards: "lost", oneTap: 1, wings: false, sounds: true, buzzes: ["turn"], language: 7, pace: "slow" };
    expect(fitting(kept)).toEqual({ theme: "light", wings: false, buzzes: ["turn"], pace: "slow" });
  });
});

describe("a hand", () => {
  const hand = ["2h", "N", "Ks", "Kh", "Z", "3c"];
  test.each([
    ["trump", ["Z", "Kh", "2h", "3c", "Ks", "N"]],
    ["suits", ["Z", "Ks", "Kh", "2h", "3c", "N"]],
    ["ranks", ["Z", "Ks", "Kh", "3c", "2h", "N"]],
  ] as const)("is sorted by %s", (way, order) => {
    expect(sorted(hand, "h", way)).toEqual(order);
  });
});

test("a court card says its letter in the reader's language, where the face says another one", () => {
  expect(indexAddress("standard", "J", "B")).toMatch(/letters.*#index-B$/);
  expect(indexAddress("standard", "K", "K")).toBe(null);
  expect(indexAddress("standard", "7", "7")).toBe(null);
  expect(indexAddress("fantasy", "Q", "D")).toBe(null);
});

test("a trick in playing order goes from left to right, evenly, and stays on the table", () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const all = [...Array(seats).keys()].map((number) => inRow(number, seats).round.x);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(all[0]! + all.at(-1)!).toBeCloseTo(0);
    expect(all.at(-1)).toBeLessThan(1.6);
  }
});

describe("a choice that can be taken back", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.undo = "off";
  });

  test("is sent at once where nobody wants that", () => {
    const sent = vi.fn();
    new Later().send("3", sent);
    expect(sent).toHaveBeenCalledExactlyOnceWith("3");
  });

  test("waits for its time, and is never sent when taken back", () => {
    settings.undo = "second";
    const sent = vi.fn();
    const later = new Later();
    later.send("3", sent);
    expect(later.waits?.text).toBe("3");
    vi.advanceTimersByTime(900);
    later.undo();
    vi.advanceTimersByTime(5000);
    expect(sent).not.toHaveBeenCalled();
    later.send("4", sent);
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveBeenCalledExactlyOnceWith("4");
    expect(later.waits).toBe(null);
  });

  test("is taken back by a tap on a card, which marks none for the next turn", () => {
    settings.undo = "three";
    const said = vi.fn().mockResolvedValue(null);
    const acting = new Acting(() => ({ view: { game: { phase: "play" } }, stream: { you: {} }, do: said }) as unknown as Table);
    acting.act("Ks");
    acting.mark("Ks");
    vi.advanceTimersByTime(5000);
    expect(said).not.toHaveBeenCalled();
    acting.mark("Ks");
    expect(said).toHaveBeenCalledExactlyOnceWith({ k: "premove", text: "Ks" });
  });
});

describe("told again", () => {
  const seat = (name: string) => ({ kind: "person", name });
  const table = { seats: [seat("Ada"), seat("Bo")] } as unknown as TableView;
  const game = { trick: ["9d"], sitting: [0, 1], leader: 1, winning: 1, trick_as: ["9d"], played_by: [[], []], roles: "printed", hand: ["Z", "2h"], hand_count: [2, 2], trump: "h", turn_up: null };
  const view = { table, game: game as unknown as GameView } as View;

  test("are the trick and the hand", () => {
    expect(trickTold(view)).toBe("Bo: 9 of diamonds, winning. Trump is hearts.");
    expect(handTold(view)).toBe("Your hand: Wizard, 2 of hearts.");
  });

  test("are the lines, one by one and back, and never past an end", () => {
    const line = (id: number): Line & { id: number } => ({ id, text: `line ${id}`, kind: "event" });
    const lines = [1, 2, 3].map(line);
    const review = new Review();
    expect([0, -1, -1, -1, 1].map((by) => review.step(lines, by))).toEqual(["line 3", "line 2", "line 1", "line 1", "line 2"]);
    expect(review.step([...lines, line(4)], 0)).toBe("line 4");
    expect(new Review().step([], 0)).toBe("");
  });
});
