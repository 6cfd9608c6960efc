import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/protocol/table.svelte";
import { FakeSocket } from "./fake-socket";

const MINUTES = 181_000;
let server: FakeSocket;
let table: Table;
let n: number;

beforeEach(() => {
  vi.useFakeTimers();
  n = 0;
  const answers = (said: { t: string }, socket: FakeSocket): void => void (said.t === "ping" && socket.says({ t: "pong" }));
  table = new Table("x", () => (server = new FakeSocket(answers)));
  server.opens();
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
});

/** The table as it is before the start, where the viewer has the second seat, or none. */
function shown(facts: object, isHostHere = false, seat: number | null = 1, more: object = {}): void {
  const seats = [{ name: "Ada", kind: "person", is_host: true, is_here: isHostHere }, { name: "Ben", kind: "person", is_here: true }];
  const view = { table: { status: "open", seats, due: [], fair: { commits: [], seeds: [] }, ...facts }, game: null, sheet: [], chat: [] };
  server.says({ t: "snapshot", n: ++n, v: n, you: { seat, ...more }, view });
}

test("who sits at a table leads it once its host has been gone for three minutes, and no longer than that", () => {
  shown({});
  vi.advanceTimersByTime(170_000);
  shown({});
  expect(table.mayLead).toBe(false);
  vi.advanceTimersByTime(11_000);
  expect(table.mayLead).toBe(true);
  shown({}, true);
  expect(table.mayLead).toBe(false);
});

test("a host without a seat who is here keeps the role", () => {
  shown({ host_looks_on: true });
  vi.advanceTimersByTime(MINUTES);
  expect(table.mayLead).toBe(false);
});

test("who only looks on never leads, and nobody leads an event or a tournament", () => {
  const event = { fair: { commits: [], seeds: [], event: { game: "", seats: [], pinned: "", is_shut: false } } };
  for (const [facts, seat] of [[{}, null], [event, 1], [{ tournament: { id: "t" } }, 1]] as const) {
    shown(facts, false, seat);
    vi.advanceTimersByTime(MINUTES);
    expect(table.mayLead).toBe(false);
  }
});

test("a server that begins again counts anew; a connection that is lost changes nothing", () => {
  shown({});
  vi.advanceTimersByTime(MINUTES);
  for (const [why, mayLead] of [["", true], ["restarting", false]] as const) {
    if (why) server.says({ t: "bye", why });
    server.close();
    vi.advanceTimersByTime(3000);
    server.opens();
    n = 0;
    shown({});
    vi.advanceTimersByTime(170_000);
    expect(table.mayLead).toBe(mayLead);
  }
});

test("a lock does not keep out who was host and was followed", () => {
  for (const [was_host, isLocked] of [[false, true], [true, false]] as const) {
    shown({ is_locked: true }, true, null, { was_host });
    expect(table.isLocked).toBe(isLocked);
  }
});
