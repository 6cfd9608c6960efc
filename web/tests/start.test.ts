import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Command } from "$protocol";
import type { Socket } from "../src/protocol/link";
import { Table } from "../src/protocol/table.svelte";
import frames from "./frames.json";

/** A server that refuses the first starts: a device has just sat down. */
class Early implements Socket {
  starts = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(private readonly refusals: number) {}
  send(text: string): void {
    const said = JSON.parse(text) as { t: string; id: string; what: Command };
    if (said.t !== "do" || said.what.k !== "start") return;
    const isReady = ++this.starts > this.refusals;
    const answer = isReady ? { t: "done", id: said.id, v: 0, n: 1 } : { t: "rejected", id: said.id, code: "not-ready", message: "Ben", n: 1, v: 0 };
    this.onmessage?.({ data: JSON.stringify(answer as FromServer) });
  }
  close(): void {}
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function started(refusals: number): Promise<Early> {
  const server = new Early(refusals);
  const table = new Table("x", () => server);
  server.onopen?.();
  const start = table.start();
  start.catch(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  table.stop();
  await start;
  return server;
}

test("a start waits for a device that has just sat down", async () => {
  expect((await started(3)).starts).toBe(4);
});

test("but not for ever", async () => {
  await expect(started(100)).rejects.toMatchObject({ code: "not-ready" });
});

test("whoever sits down and is sent away at once waits for nothing", async () => {
  const snapshot = (frames as unknown as FromServer[]).find((one) => one.t === "snapshot")!;
  const server: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      const said = JSON.parse(text) as { t: string; id: string };
      if (said.t === "do") tell({ t: "done", id: said.id, v: snapshot.v, n: 1 } as FromServer);
    },
    close() {},
  };
  const tell = (message: FromServer): void => server.onmessage?.({ data: JSON.stringify(message) });
  const table = new Table("x", () => server);
  server.onopen?.();
  tell({ ...snapshot, you: { name: "Ben" } } as FromServer);
  let isDone = false;
  void table.sit(1).then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(1000);
  table.stop();
  expect(isDone).toBe(true);
});
