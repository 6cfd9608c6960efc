import { beforeAll, describe, expect, test } from "vitest";
import type { Happened, View } from "$protocol";
import { Refusal } from "../src/protocol/api";
import { Honour, worded } from "../src/table/honour.svelte";
import type { Table } from "../src/protocol/table.svelte";
import { speak } from "../src/narration/texts.svelte";
import { calledRevoke } from "../src/narration/told";
import { whyNot } from "../src/narration/wording";

beforeAll(() => speak("en"));

const at = (seat: number | null, table: object, command?: Promise<unknown>): Table =>
  ({ seat, view: { table } as unknown as View, do: () => command }) as unknown as Table;
const PLAYING = { status: "playing", round_rules: { is_honour: true }, may_take_back: 1 };

describe("honour play", () => {
  test("offers calls to those who sit there, while it is played", () => {
    const may = (seat: number | null, table: object) => new Honour(() => at(seat, table), () => {}).mayCall;
    expect(may(0, PLAYING)).toBe(true);
    expect(may(null, PLAYING)).toBe(false);
    expect(may(0, { ...PLAYING, status: "finished" })).toBe(false);
    expect(may(0, { ...PLAYING, round_rules: { is_honour: false } })).toBe(false);
  });

  test("lets only the last card's player take it back", () => {
    const may = (seat: number | null, last: number | null) => new Honour(() => at(seat, { ...PLAYING, may_take_back: last }), () => {}).mayTakeBack;
    expect([may(1, 1), may(0, 1), may(null, null), may(0, 0), may(0, null)]).toEqual([true, false, false, true, false]);
  });

  test("says that it is too late for a card, and when a revoke is called", async () => {
    const told = await new Promise((explain) => new Honour(() => at(1, PLAYING, Promise.reject(new Refusal("stale", "v"))), explain).takeBack());
    expect(whyNot(told)).toContain("until somebody else has played");
    expect(whyNot(worded(new Refusal("wrong-phase", "x"), { "wrong-phase": "call-when" }))).toContain("between two tricks");
  });

  test.each([
    [0, true, "You call a revoke of Bo in trick 2: it was one, and the round is over."],
    [1, false, "Ada calls a revoke of yours in trick 2: it was none."],
  ])("tells seat %i of a call", (me, is_right, text) => {
    const call = { k: "happened", what: "revoke-called", seat: 0, other: 1, trick: 2, is_right } as Happened;
    expect(calledRevoke(call, ["Ada", "Bo"], me)).toBe(text);
  });
});
