import { describe, expect, it } from "vitest";
import { readWhen, writeWhen } from "../src/rules/rules";
import { type Draft, draftOf, readLink, rulesOf, sifted, writeLink } from "../src/rules/rules-link";

const DRAFTS: Draft[] = [
  { preset: "standard", players: 4, name: "", changes: {} },
  { preset: "magic", players: 5, name: "Oma & Opa = 100 %, + Zoë", changes: { bidding: "hidden", uneven: "size >= 4" } },
  { preset: "standard", players: 3, name: "", changes: { sizes: [1, 3, 5], drop: ["2c"], cancels: [], uber: true, suited: false, target: 100 } },
  { preset: "standard", players: 4, name: "", changes: { sees: [["every 3", "blind"], ["always", "own"]], trump: [["rounds 1-6", "c"]] } },
  { preset: "camelot", players: 6, name: "", changes: { scoring: { missed: -20, zero_last: "20 + 2 * size" } } },
  { preset: "standard", players: 4, name: "", changes: { scoring: {} } },
  { preset: "standard", players: 4, name: "", changes: { sizes: [7] } },
];

describe("rules in an address", () => {
  it.each(DRAFTS)("come back as they were: $preset $changes", (draft) => {
    expect(readLink(`#${writeLink(draft)}`)).toEqual(draft);
  });

  it("are short and can be read", () => {
    expect(writeLink(DRAFTS[3]!)).toBe("players=4&sees=every+3:blind,always:own&trump=rounds+1-6:c,");
  });

  it("leave out what there is not, and name it", () => {
    const presets = [{ name: "magic", text: "", players: [4], aliases: ["zauber"], called: [], minutes: 35, level: "easy" as const, is_for_beginners: false }];
    const axis = { name: "bidding", kind: "one", usual: "", label: "", options: [], low: 0, high: 0, example: 0, cards: {}, keys: [], several: [] } as const;
    const parts = [{ name: "bids", title: "", axes: [{ ...axis, cards: {}, options: [], keys: [], several: [] }] }];
    const there = { groups: [{ name: "all", presets }], parts };
    const draft = readLink("#players=5&preset=magic&bidding=hidden&foo=bar")!;
    expect(sifted(draft, there)).toEqual([{ ...draft, changes: { bidding: "hidden" } }, ["foo"]]);
    expect(sifted({ ...draft, preset: "zauber", changes: {} }, there)).toEqual([{ ...draft, preset: "zauber", changes: {} }, []]);
    expect(sifted({ ...draft, preset: "lost", changes: {} }, there)[1]).toEqual(["lost"]);
  });

  it("say nothing where there are none, and do not break", () => {
    expect(readLink("")).toBeNull();
    expect(readLink("#somewhere")).toBeNull();
    expect(readLink("#name=%E4")).toBeNull();
    expect(readLink("#players=99")?.players).toBe(4);
  });

  it("are what the server writes and reads", () => {
    const draft = draftOf({ preset: "magic", bidding: "hidden" }, 5, "Ours");
    expect(draft.changes).toEqual({ bidding: "hidden" });
    expect(rulesOf(draft)).toEqual({ preset: "magic", bidding: "hidden" });
    expect(rulesOf(draftOf("junior", 3))).toBe("junior");
  });
});

describe("a choice of rounds", () => {
  const forms = { always: "always", round: "round #", rounds: "rounds #-#", from: "rounds #-", "size-from": "size >= #" };

  it.each([
    ["always", "always", []],
    ["round 3", "round", [3]],
    ["rounds 7-14", "rounds", [7, 14]],
    ["rounds 5-", "from", [5]],
    ["size >= 4", "size-from", [4]],
  ])("%s is taken apart and put together again", (text, kind, numbers) => {
    expect(readWhen(text, forms)).toEqual({ kind, numbers });
    expect(writeWhen({ kind, numbers }, forms)).toBe(text);
  });

  it("has numbers to begin with", () => {
    expect(writeWhen({ kind: "rounds", numbers: [] }, forms)).toBe("rounds 1-2");
  });
});
