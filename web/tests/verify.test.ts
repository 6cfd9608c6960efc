import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Kept } from "../src/protocol/fair";
import { verify } from "../src/verify";
import { deckOf } from "../src/verify/cards";
import { below, deck, draw, firstDealer, playerCommit, serverCommit, transcript, typed } from "../src/verify/scheme";

// What every implementation of fair1 has to agree on.
const FOLDER = join(import.meta.dirname, "../../conformance/fair");
const read = (name: string): any => JSON.parse(readFileSync(join(FOLDER, name), "utf8"));
const bundle = (name: string): any => read(`bundles/${name}.json`);
const scheme = read("scheme.json");

/** Changes that only somebody sees who knows the rules of play: `foretell verify` replays the record. */
const BY_RULES = ["a bid out of range", "a score"];
/** Here the rules say something else than the record as well; other checks notice without them. */
const BY_RULES_TOO = ["a round missing, in the record too"];

describe("the scheme", () => {
  test.each(scheme.typed as any[])("a typed seed: $text", ({ text, seed }) => expect(typed(text)).toBe(seed));

  test.each(scheme.transcripts as any[])("the transcript of $game", (one) => {
    expect(serverCommit(one.game, one.server_seed)).toBe(one.server_commit);
    one.players.forEach((player: any, seat: number) => {
      expect(playerCommit(one.game, seat, player.seed)).toBe(player.commit);
    });
    expect(transcript(one.game, one.server_commit, one.players)).toBe(one.T);
    expect(firstDealer(one.server_seed, one.T, one.players.length)).toBe(one.first_dealer);
  });

  test.each(scheme.below as any[])("a number below $n", ({ words, n, number, used }) => {
    const left = [...words];
    const from = { next: () => ({ value: left.shift() as number }) };
    expect(below(from, n)).toBe(number);
    expect(words.length - left.length).toBe(used);
  });

  test.each(scheme.decks as any[])("deck $r of $T", (one) => {
    expect(deck(one.server_seed, one.T, one.r, one.start)).toEqual(one.deck);
  });

  test.each(scheme.draws as any[])("draw $m of deal $r", (one) => {
    expect(draw(one.server_seed, one.T, one.r, one.m, one.choices)).toEqual(one.drawn);
  });
});

describe("bundles", () => {
  test.each(read("bundles.json") as any[])("$bundle is $verdict", (one) => {
    const { verdict, failures } = verify(bundle(one.bundle));
    expect(failures).toEqual([]);
    expect(verdict).toBe(one.verdict === "verified" ? (one.bundle === "cancelled" ? verdict : "published") : "not-verifiable");
  });

  test("none is left out", () => {
    const names = readdirSync(join(FOLDER, "bundles")).map((name) => name.replace(".json", ""));
    expect((read("bundles.json") as any[]).map((one) => one.bundle).sort()).toEqual(names.sort());
  });
});

describe("a bundle that was changed", () => {
  const tampered = (read("tampered.json") as any[]).filter((one) => !BY_RULES.includes(one.id));

  test.each(tampered)("$id of $bundle does not hold", (one) => {
    const changed = patched(bundle(one.bundle), one.patch);
    const { verdict, failures } = verify(changed);
    expect(verdict).toBe("failed");
    const found = new Set(failures.map((failure) => failure.check.replace("first-dealer", "first dealer")));
    const due = BY_RULES_TOO.includes(one.id) ? one.fails.filter((name: string) => name !== "record") : one.fails;
    expect([...found]).toEqual(expect.arrayContaining(due));
  });

  test("whatever it is, nothing breaks", () => {
    for (const value of [null, 7, "x", [], {}, { scheme: "fair1" }]) expect(verify(value).failures).toEqual([{ check: "shape" }]);
    const odd = { ...bundle("standard-6"), record: { format: 1, players: [], rounds: [null, { hands: 3 }] } };
    expect(verify(odd).failures.map((one) => one.check)).toContain("record");
  });
});

describe("what this device kept", () => {
  const game = bundle("standard-6");
  const seat = game.players.findIndex((one: any) => one.seed !== "bot");
  const kept: Kept = {
    game: game.game,
    seat,
    seed: game.players[seat].seed,
    commit: game.server_commit,
    firstDealer: game.rounds[0].dealer,
    hands: { 2: [...game.rounds[1].hands[seat]].reverse() },
    turnUps: { 2: game.rounds[1].turn_up },
  };

  test("agrees", () => expect(verify(game, kept)).toEqual({ verdict: "verified", failures: [] }));

  test("is nothing before the seeds were revealed", () => expect(verify(game, { ...kept, commit: "" }).verdict).toBe("published"));

  test.each([
    ["kept-commit", { commit: "00".repeat(32) }],
    ["kept-seed", { seed: "00".repeat(32) }],
    ["kept-dealer", { firstDealer: (game.rounds[0].dealer + 1) % 6 }],
    ["kept-hand", { hands: { 1: ["Ah"] } }],
    ["kept-hand", { hands: { 99: ["Ah"] } }],
    ["kept-turn-up", { turnUps: { 3: "none" } }],
    ["kept-turn-up", { turnUps: { 99: "2c" } }],
  ])("or not: %s", (check, change) => {
    const { verdict, failures } = verify(game, { ...kept, ...change } as Kept);
    expect(verdict).toBe("failed");
    expect(failures.map((one) => one.check)).toEqual([check]);
  });
});

test("rules of one's own have their deck", () => {
  expect(deckOf("no such rules")).toBeNull();
  expect(deckOf({ sizes: [1] })?.cards).toHaveLength(60);
  expect(deckOf({ preset: "standard", deck: 36 })?.cards.slice(-4)).toEqual(["Zc", "Zd", "Nc", "Nd"]);
  expect(deckOf({ drop: ["2c"], add: ["Gr", "Me"] })?.cards.slice(-2)).toEqual(["Me", "Gr"]);
});

/** A JSON patch of the operations that the vectors have. */
function patched(value: any, patch: { op: string; path: string; value?: any }[]): any {
  const copy = structuredClone(value);
  for (const { op, path, value: put } of patch) {
    const keys = path.split("/").slice(1).map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = keys.pop()!;
    const parent = keys.reduce((at, key) => at[key], copy);
    if (!Array.isArray(parent)) {
      if (op === "remove") delete parent[last];
      else parent[last] = put;
    } else if (op === "replace") parent[Number(last)] = put;
    else if (op === "remove") parent.splice(Number(last), 1);
    else parent.splice(last === "-" ? parent.length : Number(last), 0, put);
  }
  return copy;
}
