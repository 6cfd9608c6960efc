import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Snapshot } from "$protocol";
import { Table } from "../src/protocol/table.svelte";
import { FakeSocket } from "./fake-socket";
import frames from "./frames.json";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] }));
afterEach(() => void vi.useRealTimers());

/** Let time pass until something is so; what is hashed meanwhile does not go by the clock, and may take its time. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise(setImmediate);
  }
}

/** A table that is being started, or waits for that; a commitment that the device has made counts. */
function shown(status: "open" | "starting", n: number, commit: string): Snapshot {
  const made = structuredClone((frames as unknown as Snapshot[]).find((one) => one.t === "snapshot")!);
  const { table } = made.view;
  Object.assign(table, { status, fair: { game: "g", commit: status === "open" ? "" : "C", commits: ["", commit, ""], seeds: [null, null, null], transcript: "" } });
  return { ...made, n, v: 0, you: { name: "Ben", seat: 1 }, view: { ...made.view, game: null } };
}

/** A server that stores no more than commitments; what it was told, and when. */
function full(): { server: FakeSocket; heard: [string, number][] } {
  const heard: [string, number][] = [];
  let [n, commit] = [2, ""];
  const server = new FakeSocket((said, socket) => {
    if (said.t !== "do") return;
    heard.push([said.what.k, Date.now()]);
    if (said.what.k === "commit") {
      commit = said.what.commit;
      socket.says({ t: "done", id: said.id, v: 0, n });
    } else socket.says({ t: "rejected", id: said.id, code: "not-saved", message: "", n, v: 0 });
    socket.says(shown("starting", n++, commit)); // it goes back to its log, and shows that
  });
  return { server, heard };
}

test("a seed that could not be stored is said again after a moment, and another one after that", async () => {
  const { server, heard } = full();
  const table = new Table("x", () => server);
  server.opens();
  server.says(shown("open", 1, ""));
  await until(() => heard.length === 5);
  table.stop();
  const [first, ...reveals] = heard;
  expect(first?.[0]).toBe("commit");
  expect(reveals.map(([what]) => what)).toEqual(["reveal", "reveal", "reveal", "reveal"]);
  for (const [number, [, at]] of reveals.slice(1).entries()) expect(at - reveals[number]![1]).toBeGreaterThanOrEqual(1000);
});
