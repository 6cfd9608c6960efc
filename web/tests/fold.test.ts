import { describe, expect, test } from "vitest";
import type { FromServer, Snapshot } from "$protocol";
import { begin, feed, NOTHING, type Stream } from "../src/protocol/fold";
import recorded from "./frames.json";

const frames = recorded as unknown as FromServer[];
const whole = frames.at(-1) as Snapshot;
const stream = frames.slice(0, -1);

function folded(messages: FromServer[], from: Stream = NOTHING): Stream {
  return messages.reduce((known, message) => feed(known, frozen(message)), from);
}

/** A copy that nobody can change: the fold must not. */
function frozen<T>(value: T): T {
  const freeze = (one: unknown): void => {
    if (typeof one !== "object" || one === null) return;
    Object.values(one).forEach(freeze);
    Object.freeze(one);
  };
  const copy = structuredClone(value);
  freeze(copy);
  return copy;
}

describe("the fold of a recorded game", () => {
  test("ends at the very view that the server sends whole", () => {
    expect(folded(stream).view).toEqual(whole.view);
    expect(folded(stream).v).toBe(whole.v);
  });

  test("is the same when messages come twice", () => {
    expect(folded(stream.flatMap((message) => [message, message])).view).toEqual(whole.view);
  });

  test("stops at a gap, wherever it is, and a snapshot heals it", () => {
    for (const [place, message] of stream.entries()) {
      if (message.t !== "update") continue;
      const known = folded(stream.filter((_, number) => number !== place));
      const isLast = !stream.slice(place + 1).some((one) => one.t === "update");
      if (!isLast) expect(known.hasGap).toBe(true);
      const healed = feed(known, { ...whole, n: 1000 });
      expect(healed.view).toEqual(whole.view);
      expect(healed.hasGap).toBe(false);
    }
  });

  test("stays at a gap when a snapshot was overtaken by what came after it", () => {
    const first = stream[0] as Snapshot;
    const early = folded([{ t: "update", n: 3, v: 1 }, { ...first, n: 2 }]);
    expect(early.n).toBe(2);
    expect(early.hasGap).toBe(true);
    expect(feed(early, { ...whole, n: 4 }).hasGap).toBe(false);
  });

  test("takes in what is new of oneself, and keeps it until it is another", () => {
    const [first] = stream as [Snapshot];
    const marked = folded([first, { t: "update", n: first.n + 1, v: first.v, you: { seat: 0, premove: "5h" } }]);
    expect(marked.you).toEqual({ seat: 0, premove: "5h" });
    expect(marked.view).toEqual(first.view);
    expect(feed(marked, { t: "update", n: first.n + 2, v: first.v }).you.premove).toBe("5h");
  });

  test("keeps what is known while a new socket begins", () => {
    const known = begin(folded(stream));
    expect(known.n).toBe(0);
    expect(known.view).toEqual(whole.view);
    const shown = feed(known, { ...whole, n: 1 });
    expect(shown.view).toEqual(whole.view);
    expect(shown.hasGap).toBe(false);
  });
});
