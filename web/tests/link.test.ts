import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer } from "$protocol";
import { FIRST_WAIT, LISTENS, Link, PING_EVERY, type Socket, type State } from "../src/protocol/link";
import { FakeSocket } from "./fake-socket";

let sockets: FakeSocket[];
let states: State[];
let link: Link;

const act = (id: string) => ({ t: "do", id, table: "x", v: 1, what: { k: "act", text: "7h" } }) as const;
const newest = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  const open = (): Socket => {
    sockets.push(new FakeSocket());
    return newest();
  };
  link = new Link({ message: () => {}, state: (state) => states.push(state) }, open);
  link.start();
  newest().opens();
});

afterEach(() => {
  link.stop();
  vi.useRealTimers();
});

describe("a link", () => {
  test("sends nothing into a socket that closes, and sends it into the next one", () => {
    newest().readyState = 2;
    link.send(act("a"));
    vi.advanceTimersByTime(PING_EVERY);
    expect(newest().sent).toEqual([]);
    newest().close();
    vi.advanceTimersByTime(FIRST_WAIT);
    newest().opens();
    expect(newest().commands).toEqual(["a"]);
  });

  test("comes back by itself and sends again what was not answered", () => {
    link.send(act("a"));
    link.send(act("b"));
    newest().says({ t: "done", id: "a", v: 2, n: 3 });
    newest().close();
    vi.advanceTimersByTime(FIRST_WAIT);
    newest().opens();
    expect(sockets).toHaveLength(2);
    expect(newest().commands).toEqual(["b"]);
    expect(states).toEqual(["connected", "reconnecting", "connected"]);
  });

  test("does not send again what was refused", () => {
    link.send(act("a"));
    newest().says({ t: "rejected", id: "a", code: "stale", message: "stale", n: 1, v: 1, you: {}, view: null } as unknown as FromServer);
    newest().close();
    vi.advanceTimersByTime(FIRST_WAIT);
    newest().opens();
    expect(newest().commands).toEqual([]);
  });

  test("keeps what is sent while there is no socket", () => {
    newest().close();
    link.send(act("a"));
    vi.advanceTimersByTime(FIRST_WAIT);
    newest().opens();
    expect(newest().commands).toEqual(["a"]);
  });

  test("waits longer and longer for a server that opens sockets only to close them", () => {
    for (let turn = 0; turn < 400; turn++) {
      const socket = newest();
      if (socket.onopen && !socket.sent.length) {
        socket.opens();
        socket.says({ t: "bye", why: "lagging" });
        socket.close();
      }
      vi.advanceTimersByTime(25);
    }
    expect(sockets.length).toBeLessThan(15); // in ten seconds; a hundred if it did not wait longer
    const closed = sockets.length;
    while (sockets.length === closed) vi.advanceTimersByTime(25);
    newest().opens();
    newest().says({ t: "pong" });
    newest().close();
    const before = sockets.length;
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(sockets).toHaveLength(before + 1);
  });

  test.each([0, 100, 700, PING_EVERY - 1])("says within four seconds that a silent server is gone (%i)", (after) => {
    vi.advanceTimersByTime(PING_EVERY + after);
    const silent = newest();
    silent.says({ t: "pong" });
    silent.onclose = null; // a black hole: not even the end comes through
    vi.advanceTimersByTime(4000);
    expect(silent.sent.length).toBeGreaterThan(0);
    expect(states).toContain("reconnecting");
  });

  test.each([true, false])("hears what came while the device stood still, before it gives up (%s)", (hasCome) => {
    const socket = newest();
    vi.setSystemTime(Date.now() + 10_000); // no timer has run
    vi.advanceTimersByTime(PING_EVERY + 10);
    if (hasCome) socket.says({ t: "pong" });
    vi.advanceTimersByTime(LISTENS + 10);
    expect(states.includes("reconnecting")).toBe(!hasCome);
  });

  test("stays with a server that answers pings", () => {
    for (let number = 0; number < 20; number++) {
      vi.advanceTimersByTime(PING_EVERY);
      newest().says({ t: "pong" });
    }
    expect(sockets).toHaveLength(1);
  });

  test("tells a restart, and comes again", () => {
    newest().says({ t: "bye", why: "restarting" });
    newest().close();
    expect(states.at(-1)).toBe("restarting");
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(sockets).toHaveLength(2);
  });

  test("does not come again when it is in vain", () => {
    newest().says({ t: "bye", why: "no-such-table" });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("no-such-table");
  });

  test("tries at once when somebody looks again", () => {
    newest().close();
    link.hurry();
    expect(sockets).toHaveLength(2);
  });
});
