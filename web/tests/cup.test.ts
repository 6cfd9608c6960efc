import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { say, speak, speakOf } from "../src/narration/texts.svelte";
import { Cup } from "../src/tournament/cup.svelte";
import { inAWeek, points, whySaid } from "../src/tournament/told";
import type { View } from "../src/tournament/types";

/** A tournament of nobody, as the server tells it. */
const view = (change: Partial<View>): View => ({
  id: "c", length: 1, name: "Spring cup", is_online: false, is_private: false, is_night: false, place: "", bots: "", starts_at: 0, status: "open", settings: { rounds: 3 },
  owner_name: "Ada", is_organiser: true, me: 0, my_table: null, people: [], rounds: [], standings: [], next: "preliminary", next_at: 0, tied: [], winners: [], log: [], zone: "", next_night: null, moved: null, now: 0, ...change,
});
const answers: (() => Response)[] = [];
const asked: { path: string; body: unknown }[] = [];
const told = (one: View): (() => Response) => () => Response.json(one);
const refused = (status: number, code: string): (() => Response) => () => Response.json({ code, message: code }, { status });

beforeEach(async () => {
  answers.length = asked.length = 0;
  vi.stubGlobal("document", { documentElement: { lang: "en" }, visibilityState: "visible", addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: body ? JSON.parse(String(body)) : null });
    const answer = answers.shift();
    if (!answer) throw new TypeError("no network");
    return answer();
  });
  await speak("en");
});
afterEach(() => void vi.unstubAllGlobals());

test("what has not changed is not sent again", async () => {
  const cup = new Cup("c");
  answers.push(told(view({ length: 4 })), () => new Response(null, { status: 204 }));
  await cup.look();
  await cup.look();
  expect(asked.map((one) => one.path)).toEqual(["/api/tournaments/c", "/api/tournaments/c?after=4"]);
  expect(cup.view?.length).toBe(4);
});

test("who takes part is looked after out of sight too, until it is over", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const mine = { n: 1, name: "Ada", club: "", nation: "", is_in: true, absent_next: false, bot: "", is_me: true };
  const cup = new Cup("c");
  answers.push(told(view({ length: 4 })));
  const stop = cup.follow();
  await vi.waitFor(() => expect(cup.view).toBeTruthy());
  Object.assign(document, { visibilityState: "hidden" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBe(1);
  answers.push(told(view({ length: 5, me: 1, people: [mine] })), told(view({ length: 6, me: 1, people: [mine], status: "over" })));
  await cup.look();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(cup.view!.length).toBe(6);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBe(3);
  stop();
  vi.useRealTimers();
});

test("without the server the last view stays, and is said to be old", async () => {
  const cup = new Cup("c");
  answers.push(told(view({})));
  await cup.look();
  await cup.look();
  expect([cup.view?.name, cup.isAway, cup.gone]).toEqual(["Spring cup", true, ""]);
  answers.push(told(view({ length: 2 })));
  await cup.look();
  expect(cup.isAway).toBe(false);
});

test("one that there is not is gone for good", async () => {
  const cup = new Cup("c");
  answers.push(refused(404, "no-such-tournament"));
  await cup.look();
  expect(cup.gone).toBe("no-such-tournament");
});

test("what somebody notes follows what they saw", async () => {
  const cup = new Cup("c");
  answers.push(told(view({ length: 4 })), told(view({ length: 5 })));
  await cup.look();
  expect(await cup.note({ entry: "draw" })).toBe(true);
  expect(asked.at(-1)).toEqual({ path: "/api/tournaments/c/entries", body: { after: 4, entries: [{ entry: "draw" }] } });
  expect(cup.view?.length).toBe(5);
});

test("where somebody else was faster, that is told, and what they did is looked at", async () => {
  const cup = new Cup("c");
  answers.push(told(view({ length: 4 })), refused(409, "tournament-changed"), told(view({ length: 6 })));
  await cup.look();
  expect(await cup.note({ entry: "draw" })).toBe(false);
  expect(cup.trouble.text).not.toBe("");
  await vi.waitFor(() => expect(cup.view?.length).toBe(6));
});

test("whoever is written down while somebody else enters is sent once more", async () => {
  const cup = new Cup("c");
  answers.push(told(view({ length: 4 })), refused(409, "tournament-changed"), told(view({ length: 6 })), told(view({ length: 7 })));
  await cup.look();
  expect(await cup.note({ entry: "entered", name: "Ada" })).toBe(true);
  expect(asked.at(-1)!.body).toEqual({ after: 6, entries: [{ entry: "entered", name: "Ada" }] });
  expect(cup.view?.length).toBe(7);
});

test("another hour stands, whoever has entered meanwhile", async () => {
  const cup = new Cup("c");
  answers.push(told(view({ length: 4 })), refused(409, "tournament-changed"), told(view({ length: 5 })), told(view({ length: 6 })));
  await cup.look();
  expect(await cup.note({ entry: "hour", starts_at: 5 })).toBe(true);
  expect(asked.at(-1)!.body).toEqual({ after: 5, entries: [{ entry: "hour", starts_at: 5 }] });
});

test("an answer that comes late takes nothing back", async () => {
  const cup = new Cup("c");
  answers.push(told(view({ length: 4, name: "New" })), told(view({ length: 3, name: "Old" })));
  await cup.look();
  await cup.look();
  expect(cup.view?.name).toBe("New");
});

test("why a table broke off is told in the reader's language, and what people write as it is", async () => {
  await speakOf("tournament");
  expect(whySaid("broke-off-closed")).toBe("The game broke off: the operator of the server closed the table.");
  await speak("de");
  expect(whySaid("broke-off-damaged")).toMatch(/^Das Spiel brach ab: /);
  expect(whySaid("broke-off-anything")).toBe("broke-off-anything");
});

test("one point is told otherwise than several", async () => {
  await speakOf("cup");
  const told = (count: number) => [say("cup-points", { count, points: points(count) }), say("cup-i-stand", { name: "Ada", place: 2, count, points: points(count) })];
  expect(told(1)).toEqual(["1 point", "Ada, you are in place 2 with 1 point."]);
  await speak("de");
  expect(told(1)).toEqual(["1 Punkt", "Ada, du bist auf Platz 2 mit 1 Punkt."]);
  expect(told(1.5)).toEqual(["1,5 Punkte", "Ada, du bist auf Platz 2 mit 1,5 Punkten."]);
});

test("another evening like it is a week later, at the same hour", async () => {
  const at = new Date(2026, 9, 22, 19, 30).getTime(); // clocks change within the week in some places
  expect(inAWeek(at, at)).toBe("2026-10-29T19:30");
  expect(inAWeek(at, new Date(2026, 10, 1).getTime())).toBe("2026-11-05T19:30");
  const cup = new Cup("c");
  answers.push(told(view({ is_night: true, place: "Inn", starts_at: at, settings: { rules: "quick" } })), refused(503, "busy"), told(view({ id: "d" })));
  await cup.look();
  expect(await cup.again("Evening", at + 1)).toBe("d");
  expect(asked.at(-1)).toEqual({ path: "/api/tournaments", body: { name: "Evening", format: { rules: "quick" }, place: "Inn", is_private: false, is_night: true, is_online: false, starts_at: at + 1 } });
});
