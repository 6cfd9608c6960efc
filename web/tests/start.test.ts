import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Snapshot } from "$protocol";
import { speak } from "../src/narration/texts.svelte";
import { Table } from "../src/protocol/table.svelte";
import { FakeSocket } from "./fake-socket";
import frames from "./frames.json";

/** A server that refuses the first starts: a device has just sat down. */
function early(refusals: number): FakeSocket {
  let starts = 0;
  return new FakeSocket((said, socket) => {
    if (said.t !== "do" || said.what.k !== "start") return;
    const isReady = ++starts > refusals;
    socket.says(isReady ? { t: "done", id: said.id, v: 0, n: 1 } : { t: "rejected", id: said.id, code: "not-ready", message: "Ben", n: 1, v: 0 });
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many starts were sent. */
async function started(refusals: number): Promise<number> {
  const server = early(refusals);
  const table = new Table("x", () => server);
  server.opens();
  const start = table.start();
  start.catch(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  table.stop();
  await start;
  return server.commands.length;
}

test("a start waits for a device that has just sat down", async () => {
  expect(await started(3)).toBe(4);
});

test("but not for ever", async () => {
  await expect(started(100)).rejects.toMatchObject({ code: "not-ready" });
});

test("whoever sits down and is sent away at once waits for nothing", async () => {
  const snapshot = (frames as unknown as FromServer[]).find((one) => one.t === "snapshot")!;
  const server = new FakeSocket((said, socket) => {
    if (said.t === "do") socket.says({ t: "done", id: said.id, v: snapshot.v, n: 1 });
  });
  const table = new Table("x", () => server);
  server.opens();
  server.says({ ...snapshot, you: { name: "Ben" } } as FromServer);
  let isDone = false;
  void table.sit(1).then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(1000);
  table.stop();
  expect(isDone).toBe(true);
});

test("who was away hears of the deal that was missed, and of none that was not", async () => {
  await speak("en");
  const snapshot = (frames as unknown as FromServer[]).find((one) => one.t === "snapshot" && one.view.game) as Snapshot;
  const later = structuredClone(snapshot);
  Object.assign(later, { n: snapshot.n + 1, v: snapshot.v + 1 });
  const server = new FakeSocket();
  const table = new Table("x", () => server);
  server.opens();
  server.says(snapshot);
  server.says(later);
  expect(table.lines).toEqual([]);
  Object.assign(later.view.game!, { round_number: 4, hand: ["Zc", "7h"] });
  server.says({ ...later, n: later.n + 1, v: later.v + 1 });
  table.stop();
  expect(table.lines.map((one) => one.text)).toEqual([expect.stringMatching(/^Round 4, 2 cards each.*Your hand: /)]);
});
