// The page counts a score pad as the engine does: over every preset, random rules and random notes.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { figuresOf, together } from "../src/pad/figures";
import { standingOf } from "../src/pad/fold";
import { newPad, nextRules } from "../src/pad/kept";
import { clean, twice } from "../src/pad/names";
import { shareable } from "../src/pad/secret";
import { type Packed, unpacked } from "../src/pad/tables";
import tables from "../src/pad/tables.json";
import type { Entry, Standing, Tables } from "../src/pad/types";

interface Vector {
  rules: unknown;
  tables: Tables;
  players: string[];
  dealer: number;
  entries: Entry[];
  standing: Standing;
}

/** Made by `python -m tests.unit.scorepad.vectors FILE`; the tests of the page make some before they come here. */
const FILE = process.env["FORETELL_PADS"];
const VECTORS = FILE ? (JSON.parse(readFileSync(FILE, "utf8")) as Vector[]) : [];

const STANDARD = unpacked(tables as unknown as Packed, "standard/3")!;
const NAMES = ["Ada", "Ben", "Cy"];
const bid = (n: number, seat: number, value: number): Entry => ({ n, key: "bid", value, seat });
const won = (n: number, seat: number, value: number): Entry => ({ n, key: "won", value, seat });
const FIRST = [bid(1, 0, 1), bid(1, 1, 0), bid(1, 2, 1), won(1, 0, 1), won(1, 1, 0), won(1, 2, 0)];

describe.skipIf(!FILE)("the page counts as the engine does", () => {
  it.each(VECTORS.map((one, at) => [at, one] as const))("vector %d", (_, one) => {
    expect(standingOf(one.tables, one.players, one.dealer, one.entries), JSON.stringify(one.rules)).toEqual(one.standing);
  });
});

describe("a pad", () => {
  it("is likely to be played by the rules of the last one", () => {
    const last = (rules: string | object, rules_name = "") => ({ ...newPad({ rules: rules as string, rules_name, players: NAMES, dealer: 0, tables: STANDARD }) });
    expect(nextRules(undefined, [])).toBe("standard");
    expect(nextRules(last("camelot"), ["Ours"])).toBe("camelot");
    expect(nextRules(last({ preset: "hidden" }, "Ours"), ["Ours"])).toBe("own:Ours");
    expect(nextRules(last({ preset: "hidden" }, "Ours"), [])).toBe("same");
  });

  it("begins with nothing that could be taken back, whatever it is made of", () => {
    const made = { ...newPad({ rules: "standard", rules_name: "", players: NAMES, dealer: 2, tables: STANDARD }), undo: [[0, 3]] as [number, number][] };
    const next = newPad(made);
    expect([next.undo, next.entries, next.players]).toEqual([undefined, [], NAMES]);
    expect(next.id).not.toBe(made.id);
  });

  it("counts the first round", () => {
    const standing = standingOf(STANDARD, NAMES, 2, FIRST);
    expect([standing.totals, standing.leaders, standing.now, standing.dealer]).toEqual([[30, 20, -10], [0], 2, 0]);
  });

  it("tells bids that were met, and how others missed", () => {
    const [ada, , cy] = figuresOf(standingOf(STANDARD, NAMES, 2, FIRST));
    expect([ada!.hits, ada!.best, cy!.over, cy!.worst]).toEqual([1, 30, 1, -10]);
  });

  it("adds up what people did on several pads, by name", () => {
    const one = figuresOf(standingOf(STANDARD, NAMES, 2, FIRST));
    const other = figuresOf(standingOf(STANDARD, ["Bea", "ada", "Cy"], 2, FIRST));
    const told = together([one, other]).map(({ name, games, rounds, hits, best }) => [name, games, rounds, hits, best]);
    expect(told).toEqual([["Ada", 2, 2, 2, 30], ["Cy", 2, 2, 0, -10], ["Bea", 1, 1, 1, 30], ["Ben", 1, 1, 1, 20]]);
  });

  it("calls nobody by what nobody sees, and no two alike", () => {
    expect(clean("  A\u200bda\u202e   L ")).toBe("Ada L");
    expect(clean("👩‍👩‍👧")).toBe("👩‍👩‍👧");
    expect([twice(["straße", "STRASSE"]), twice(["Ada", "Bo"]), twice(["", ""])]).toEqual([true, false, false]);
  });

  it("keeps secret bids on the phone until they are shown", () => {
    for (const [preset, steps] of [["hidden", [0, 0, 0, 3, 6]], ["delayed", [0, 0, 0, 0, 6]]] as const) {
      const rules = unpacked(tables as unknown as Packed, `${preset}/3`)!;
      const sent = [0, 1, 2, 3, 6].map((count) => {
        const entries = FIRST.slice(0, count);
        return shareable(entries, standingOf(rules, NAMES, 2, entries));
      });
      expect(sent).toEqual(steps);
    }
  });
});
