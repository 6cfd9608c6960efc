import { beforeAll, describe, expect, test } from "vitest";
import type { Update, View } from "$protocol";
import { speak } from "../src/narration/texts.svelte";
import { told } from "../src/narration/told";
import { howEnded, whyNot } from "../src/narration/wording";
import { Refusal } from "../src/protocol/api";

beforeAll(() => speak("en"));

const NAMES = ["Ada", "Bo", "Cy"];
const over = (scores: number[], round_rules = {}): View =>
  ({
    table: { status: "finished", players: scores.length, round_rules, seats: NAMES.map((name) => ({ name, kind: "person" })) },
    sheet: [{ scores, points: scores, sitting: scores.map((_, seat) => seat), is_play_off: false }],
  }) as unknown as View;

describe("the end of a game", () => {
  test("is a headline there, and a whole sentence in the log", () => {
    const end = over([10, 30, 20]);
    const before = { ...end, game: null, table: { ...end.table, tricks: [], status: "playing" } } as unknown as View;
    const after = { ...end, game: null, table: { ...end.table, tricks: [] } } as unknown as View;
    expect(told(before, after, {} as Update, 0).map((line) => line.text)).toEqual(["Bo wins with 30 points."]);
    const closed = { ...after, table: { ...after.table, status: "ended", why_ended: "late" } } as unknown as View;
    expect(told(before, closed, {} as Update, 0).map((line) => line.text)).toEqual(["The day of this game is over."]);
  });

  test.each([
    [[-200], 0, /^You end with .200 points$/],
    [[260], 0, /^You end with 260 points$/],
    [[-200], null, /^Ada ends with .200 points$/],
    [[10, 30, 20], 1, /^You win with 30 points$/],
    [[10, 30, 20], 0, /^Bo wins with 30 points$/],
    [[30, 30, 20], 0, /^Ada and Bo win with 30 points each$/],
  ])("of %j, told to seat %s", (scores, me, text) => {
    expect(howEnded(over(scores), me).replace(/[\u2066-\u2069]/g, "")).toMatch(text);
  });

  test("that a play-off decided has one winner", () => {
    const tied = over([30, 30, 20]);
    const off = { ...tied.sheet[0]!, points: [-10, 50, 0], sitting: [0, 1], is_play_off: true };
    expect(howEnded({ ...tied, sheet: [...tied.sheet, off] }, 0)).toBe("Bo wins with 30 points");
  });

  test("alone is told with the score that was to beat", () => {
    expect(howEnded(over([260], { to_beat: 240 }), 0)).toBe("You end with 260 points; the score to beat was 240");
  });
});

test("a page that reaches no server asks for no address, since nobody typed one", () => {
  expect(whyNot(new Refusal("unreachable", "/api/rules"))).toBe("The server cannot be reached. Perhaps this device is offline, or the server is not running.");
});
