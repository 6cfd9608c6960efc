import { beforeAll, describe, expect, test } from "vitest";
import type { GameView, TableView, TrickView } from "$protocol";
import { byCard, laidOut } from "../src/table/laying";
import { speak } from "../src/narration/texts.svelte";

beforeAll(() => speak("en"));

describe("what may be done, by card", () => {
  test("is one list for each card, in the server's order", () => {
    expect([...byCard(["7h", "Me=h", "Me=s", "Ju!", "Ju"])]).toEqual([
      ["7h", ["7h"]],
      ["Me", ["Me=h", "Me=s"]],
      ["Ju", ["Ju!", "Ju"]],
    ]);
  });
});

describe("what lies in the trick", () => {
  const seat = (name: string) => ({ kind: "person", name });
  const table = { seats: [seat("Ada"), seat("Bo"), seat("Cy")], round_rules: {} } as unknown as TableView;
  const rest = { trick_as: ["9d", "Zc"], last_as: ["2c", "3c", "4c"], played_by: [[], [], []], roles: "printed" };
  const game = { trick: ["9d", "Zc"], sitting: [0, 1, 2], leader: 2, winning: 0, ...rest } as unknown as GameView;

  test("begins with the leader, and each card lies before its seat as the viewer sees it", () => {
    const laid = laidOut(game, table, null, [1, 2, 0]);
    expect(laid).toEqual([
      { card: "9d", who: "Cy", place: 1, wins: false },
      { card: "Zc", who: "Ada", place: 2, wins: true },
    ]);
  });

  test("calls the own seat as everything else does", () => {
    expect(laidOut(game, table, null, [0, 1, 2], 0).map((one) => one.who)).toEqual(["Cy", "You"]);
  });

  test("is the finished trick as long as that is looked at", () => {
    const taken = { leader: 1, cards: ["2c", "3c", "4c"], winner: 0 } as unknown as TrickView;
    const laid = laidOut(game, table, taken, [0, 1, 2]);
    expect(laid.map((one) => [one.who, one.wins])).toEqual([["Bo", false], ["Cy", false], ["Ada", true]]);
  });

  test("has seats even before anybody is known to sit, and dummies a name", () => {
    const early = { ...game, sitting: [] } as unknown as GameView;
    expect(laidOut(early, { seats: [seat("Ada"), seat("Bo")], round_rules: {} } as unknown as TableView, null, [2, 0, 1])[0]?.who).toBe("Dummy");
  });
});
