// At which hours people play here: in the reader's own zone.

import { describe, expect, it } from "vitest";
import { fullest, shifted } from "../src/lobby/hours";

const WEEK = 168;
const at = (hour: number): number[] => Array.from({ length: WEEK }, (_, one) => Number(one === hour));

describe("hours of the week", () => {
  it("are those of the reader's own zone, over midnight and over the week's end too", () => {
    expect(shifted(at(19), 120).indexOf(1)).toBe(21);
    expect(shifted(at(23), 60).indexOf(1)).toBe(24);
    expect(shifted(at(0), -300).indexOf(1)).toBe(WEEK - 5);
    expect(shifted(at(WEEK - 1), 330).indexOf(1)).toBe(4);
  });

  it("are named by how full they are, and empty ones not at all", () => {
    const local = at(5).map((one, hour) => (hour === 9 ? 3 : hour === 30 ? 2 : one));
    expect(fullest(local)).toEqual([9, 30, 5]);
    expect(fullest(at(7))).toEqual([7]);
  });
});
