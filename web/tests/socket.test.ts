import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_WAIT } from "../src/protocol/link";
import { Table } from "../src/protocol/table.svelte";
import { FakeSocket } from "./fake-socket";

/** The whole table, as the message of a number. */
const whole = (n: number, v: number): object => {
  const view = { table: { status: "playing", seats: [], due: [], fair: { commits: [], seeds: [] } }, game: null, sheet: [], chat: [] };
  return { t: "snapshot", n, v, you: {}, view };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a new socket shows everything anew: its numbers are not older than those before", () => {
  const sockets: FakeSocket[] = [];
  const table = new Table("x", () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  });
  sockets[0]!.opens();
  sockets[0]!.says(whole(57, 8));
  sockets[0]!.close();
  vi.advanceTimersByTime(FIRST_WAIT);
  sockets[1]!.opens();
  sockets[1]!.says(whole(1, 9));
  table.stop();
  expect(table.stream).toMatchObject({ n: 1, v: 9 });
});
