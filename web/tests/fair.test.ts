import { expect, test, vi } from "vitest";
import type { GameView, TableView } from "$protocol";
import { commitment, Keeper, type Kept, type Shelf } from "../src/protocol/fair";

const SEED = "00".repeat(32);
/** As docs/fair-deals.md has it, and as the server computes it. */
const COMMIT = "f7af3fbe800c3fa84e6e8e00963050e6a8bf494e4df8aca638edcb12f52fa7ef";

function shelf(): Shelf & { kept: Map<string, Kept> } {
  const kept = new Map<string, Kept>();
  return { kept, read: (game) => kept.get(game) ?? null, write: (one) => void kept.set(one.game, one) };
}

function table(status: string, commits = ["", ""], seeds: (string | null)[] = [null, null]): TableView {
  return { status, fair: { game: "g", commit: "C", commits, seeds, transcript: "" } } as unknown as TableView;
}

test("the commitment is the one of fair1", async () => {
  expect(await commitment("g", 1, SEED)).toBe(COMMIT);
});

test("over plain HTTP, where the browser does not hash, it is the same", async () => {
  vi.stubGlobal("crypto", {});
  expect(await commitment("g", 1, SEED)).toBe(COMMIT);
  vi.unstubAllGlobals();
});

test("a device commits until that is shown, for each seat anew", async () => {
  const keeper = new Keeper(shelf(), () => SEED);
  expect(await keeper.due(table("open", ["", "another"]), 1)).toEqual({ k: "commit", commit: COMMIT });
  expect(await keeper.due(table("open", ["", COMMIT]), 1)).toBeNull();
  expect(await keeper.due(table("open"), 1)).toEqual({ k: "commit", commit: COMMIT }); // stood up, and sat down again
  expect(await keeper.due(table("open"), null)).toBeNull();
  expect((await keeper.due(table("open"), 0))?.k).toBe("commit");
});

test("it reveals until that is shown, and only if its own commitment was shown", async () => {
  const keeper = new Keeper(shelf(), () => SEED);
  await keeper.due(table("open"), 1);
  expect(await keeper.due(table("starting", ["x", "another"]), 1)).toBeNull();
  expect(await keeper.due(table("starting", ["x", COMMIT]), 1)).toEqual({ k: "reveal", seed: SEED });
  expect(await keeper.due(table("starting", ["x", COMMIT]), 1)).toEqual({ k: "reveal", seed: SEED }); // the server could not store it
  expect(await keeper.due(table("starting", ["x", COMMIT], [null, SEED]), 1)).toBeNull();
});

test("a seed that was revealed is not told under another commitment of the server", async () => {
  const keeper = new Keeper(shelf(), () => SEED);
  await keeper.due(table("open"), 1);
  const shown = table("starting", ["x", COMMIT]);
  expect((await keeper.due(shown, 1))?.k).toBe("reveal");
  expect(await keeper.due({ ...shown, fair: { ...shown.fair, commit: "D" } }, 1)).toBeNull();
});

test("a page that was loaded anew still reveals", async () => {
  const kept = shelf();
  await new Keeper(kept, () => SEED).due(table("open"), 1);
  const again = new Keeper(kept, () => "11".repeat(32));
  expect(await again.due(table("starting", ["x", COMMIT]), 1)).toEqual({ k: "reveal", seed: SEED });
});

test("where another tab had committed and was closed, this one reveals for it", async () => {
  const kept = shelf();
  const first = new Keeper(kept, () => "11".repeat(32));
  await first.due(table("open"), 1);
  await new Keeper(kept, () => SEED).due(table("open"), 1);
  expect(await first.due(table("starting", ["x", COMMIT]), 1)).toEqual({ k: "reveal", seed: SEED });
  expect(await first.due(table("starting", ["x", COMMIT], [null, SEED]), 1)).toBeNull();
});

test("it keeps the first dealer, hands as they were dealt, and turn-ups", async () => {
  const kept = shelf();
  const keeper = new Keeper(kept, () => SEED);
  await keeper.due(table("open"), 1);
  await keeper.due(table("starting", ["x", COMMIT]), 1);
  const game = { round_number: 1, phase: "bid", dealer: 1, hand: ["7h"], cards_each: 1, turn_up: "2c", passed: null, received: null, given: null };
  keeper.saw("g", game as unknown as GameView, 1);
  keeper.saw("g", { ...game, hand: [] } as unknown as GameView, 1);
  expect(kept.kept.get("g")).toMatchObject({ commit: "C", firstDealer: 1, hands: { 1: ["7h"] }, turnUps: { 1: "2c" } });
});

test.each(["passed", "received", "given"])("a hand after a card was %s is not the one that was dealt", async (how) => {
  const kept = shelf();
  const keeper = new Keeper(kept, () => SEED);
  await keeper.due(table("open"), 1);
  await keeper.due(table("starting", ["x", COMMIT]), 1);
  const game = { round_number: 1, phase: "play", dealer: 1, hand: ["7h"], cards_each: 1, turn_up: "2c", passed: null, received: null, given: null };
  keeper.saw("g", { ...game, [how]: "9s" } as unknown as GameView, 1);
  expect(kept.kept.get("g")?.hands).toEqual({});
  expect(kept.kept.get("g")?.turnUps).toEqual({ 1: "2c" });
});
