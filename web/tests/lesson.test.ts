import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Lesson, type Recorded } from "../src/learn/lesson.svelte";
import recorded from "../src/learn/lessons.json";
import { PING_EVERY, SILENCE } from "../src/protocol/link";

const LESSONS = recorded as unknown as Recorded[];
const PACE = 10;
const act = (text: string) => ({ k: "act", text }) as const;

let lesson: Lesson;

async function begin(name: string): Promise<void> {
  lesson = new Lesson(LESSONS.find((one) => one.name === name)!, PACE);
  await vi.advanceTimersByTimeAsync(0);
}

/** Let the others play, until there is something to do or to read. */
async function wait(): Promise<void> {
  while (lesson.isPlaying) await vi.advanceTimersByTimeAsync(PACE);
}

async function play(): Promise<void> {
  if (lesson.step.want) await lesson.table.do(act(lesson.step.want));
  else lesson.next();
  await wait();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  lesson.stop();
  vi.useRealTimers();
});

describe("a lesson", () => {
  test.each(LESSONS.map(({ name }) => name))("%s is played to its end", async (name) => {
    await begin(name);
    const view = lesson.table.view!;
    while (!lesson.isOver) await play();
    expect(lesson.table.stream.hasGap).toBe(false);
    expect(lesson.table.view!.sheet).toHaveLength(view.sheet.length + 1);
    expect(lesson.table.lines.length).toBeGreaterThan(lesson.steps);
  });

  test("what the rules forbid is refused with the server's reason, what they allow with ours", async () => {
    await begin("follow");
    await expect(lesson.table.do(act("Ac"))).rejects.toMatchObject({ code: "must-follow", details: { suit: 2 } });
    await expect(lesson.table.do(act("5h"))).rejects.toMatchObject({ code: "lesson" });
    expect(lesson.done).toBe(0);
    expect(lesson.table.view!.game!.hand).toHaveLength(3);
  });

  test("nothing is done that is not due", async () => {
    await begin("bid");
    await play();
    expect(lesson.step.want).toBe("");
    await expect(lesson.table.do(act("Kc"))).rejects.toMatchObject({ code: "lesson" });
    await expect(lesson.table.do({ k: "premove", text: "Kc" })).rejects.toMatchObject({ code: "lesson" });
    lesson.next();
    await wait();
    expect(lesson.done).toBe(2);
    await lesson.show();
    await wait();
    expect(lesson.table.view!.game!.hand).not.toContain("Kc");
  });

  test("a finished trick stays until the learner goes on", async () => {
    await begin("follow");
    await play();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lesson.table.taken?.cards).toEqual(["9h", "4h", "Jh"]);
    lesson.next();
    expect(lesson.table.taken).toBeNull();
  });

  test("a tab that slept goes on where it was", async () => {
    await begin("trump");
    await play();
    vi.setSystemTime(Date.now() + 10 * SILENCE);
    await vi.advanceTimersByTimeAsync(2 * PING_EVERY);
    expect(lesson.table.state).toBe("connected");
    while (!lesson.isOver) await play();
    expect(lesson.table.stream.hasGap).toBe(false);
    expect(lesson.table.view!.sheet).toHaveLength(1);
  });
});
