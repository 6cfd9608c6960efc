import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "$protocol";
import { FIRST_WAIT, type Socket } from "../src/protocol/link";
import { Table } from "../src/protocol/table.svelte";

class Fake implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(): void {}
  close(): void {
    this.onclose?.();
  }
  /** The whole table, as the message of a number. */
  shows(n: number, v: number): void {
    const view = { table: { status: "playing", seats: [], due: [], fair: { commits: [], seeds: [] } }, game: null, sheet: [], chat: [] };
    this.onmessage?.({ data: JSON.stringify({ t: "snapshot", n, v, you: {}, view } as unknown as FromServer) });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a new socket shows everything anew: its numbers are not older than those before", () => {
  const sockets: Fake[] = [];
  const table = new Table("x", () => {
    sockets.push(new Fake());
    return sockets.at(-1)!;
  });
  sockets[0]!.onopen?.();
  sockets[0]!.shows(57, 8);
  sockets[0]!.close();
  vi.advanceTimersByTime(FIRST_WAIT);
  sockets[1]!.onopen?.();
  sockets[1]!.shows(1, 9);
  table.stop();
  expect(table.stream).toMatchObject({ n: 1, v: 9 });
});
