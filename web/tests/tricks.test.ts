import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "$protocol";
import { feed, NOTHING, type Stream } from "../src/protocol/fold";
import { Table } from "../src/protocol/table.svelte";
import { FakeSocket } from "./fake-socket";
import frames from "./frames.json";

const streams = (frames as unknown as FromServer[]).reduce<Stream[]>((all, one) => [...all, feed(all.at(-1) ?? NOTHING, one)], []);
const { view, you } = streams.find(({ view }) => view?.game?.phase === "play" && !view.game.trick_len)!;
const begun = view!.table.tricks;
const trick = (winner: number, card: string) => ({ leader: 0, cards: [card], as: [""], winner });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Hear = (message: object) => void;

/** What a table has seen after so many tenths of a second. */
async function seen(first: object, later: object | undefined, tenths: number): Promise<(number | null | undefined)[]> {
  const server = new FakeSocket();
  const hear: Hear = (message) => server.says(message);
  const table = new Table("x", () => server);
  server.opens();
  hear({ t: "snapshot", n: 1, v: 0, view, you });
  hear({ t: "update", n: 2, v: 1, ...first });
  const winners: (number | null | undefined)[] = [];
  for (let tenth = 0; tenth < tenths; tenth++) {
    winners.push(table.taken?.winner);
    await vi.advanceTimersByTimeAsync(100);
    if (tenth === 6 && later) hear({ t: "update", n: 3, v: 2, ...later });
  }
  table.stop();
  return winners;
}

test("tricks that come at once, as of a claim, are seen one after the other", async () => {
  const winners = await seen({ table: { tricks: [...begun, trick(1, "9s"), trick(2, "Ts"), trick(0, "Js")] } }, undefined, 60);
  expect(winners.filter((one, place) => one !== winners[place - 1])).toEqual([1, 2, 0, undefined]);
});

test("a trick is looked at for a while, and not much longer once the next has begun", async () => {
  const count = (winners: unknown[]): number => winners.filter((one) => one === 1).length;
  const first = { table: { tricks: [...begun, trick(1, "9s")] } };
  expect(count(await seen(first, undefined, 30))).toBe(13);
  expect(count(await seen(first, { game: { trick_len: 1 } }, 30))).toBe(10);
});
