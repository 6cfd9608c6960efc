import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PadAnswer } from "../src/pad/api";
import { allPads, dropPad, type KeptPad, keptPad, newPad } from "../src/pad/kept";
import { Pad } from "../src/pad/pad.svelte";
import { type Packed, unpacked } from "../src/pad/tables";
import tables from "../src/pad/tables.json";
import type { Entry } from "../src/pad/types";
import { FakeServer } from "./fake-server";

const bid = (seat: number, value = 1): Entry => ({ n: 1, key: "bid", value, seat });
const NOTES = [bid(0), bid(1), bid(2, 0)];
const STANDARD = unpacked(tables as unknown as Packed, "standard/3")!;

let notes: Entry[] = [];
let isMine = false;
const { lookAt, openPad, addNotes } = vi.hoisted(() => ({ lookAt: vi.fn(), openPad: vi.fn(), addNotes: vi.fn() }));
vi.mock("../src/pad/api", () => ({ lookAt, openPad, addNotes }));

/** What the server says to whoever knows the first notes. */
const answer = (after: number): Partial<PadAnswer> => ({ count: notes.length, notes: notes.slice(after), is_mine: isMine, asking: [], copies: [], copy_of: "", chosen: "" });

/** A pad as this browser keeps it. */
const kept = (count: number, more: Partial<KeptPad> = {}): KeptPad => ({
  ...newPad({ rules: "standard", rules_name: "", players: ["Ada", "Ben", "Cy"], dealer: 2, tables: STANDARD }),
  ...{ id: "p", entries: NOTES.slice(0, count), sent: count, ...more },
});
const onlooker = { pencil: "", holds: false };

/** Another window of this browser keeps the pad. */
function keptElsewhere(pad: KeptPad): void {
  localStorage.setItem("foretell.pad.p", JSON.stringify(pad));
  dispatchEvent(Object.assign(new Event("storage"), { key: "foretell.pad.p", newValue: "" }));
}

let pad: Pad;

/** Open a pad and let it look so often. */
async function opened(one: KeptPad, looks = 1): Promise<Pad> {
  pad = new Pad(one);
  await vi.advanceTimersByTimeAsync(1 + 2500 * (looks - 1));
  return pad;
}

beforeEach(() => {
  vi.useFakeTimers();
  new FakeServer();
  const events = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) vi.stubGlobal(name, events[name].bind(events));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  notes = NOTES;
  isMine = false;
  for (const asked of [openPad, addNotes]) asked.mockReset();
  lookAt.mockReset().mockImplementation((_: string, after: number) => Promise.resolve(answer(after)));
});
afterEach(() => {
  pad.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who looks on in two windows has every note once, and goes on looking", async () => {
  let give: (found: Partial<PadAnswer>) => void = () => {};
  lookAt.mockImplementationOnce((_: string, after: number) => new Promise((done) => (give = () => done(answer(after)))));
  await opened(kept(1, onlooker));
  keptElsewhere(kept(3, { ...onlooker, sent: 1 }));
  give({});
  await vi.advanceTimersByTimeAsync(3000);
  expect(pad.kept.entries).toEqual(NOTES);
  expect([pad.reach, pad.hasUnsent]).toEqual(["saved", false]);
});

test("an answer that was asked for before another window got more counts for nothing", async () => {
  let give: (found: Partial<PadAnswer>) => void = () => {};
  lookAt.mockImplementationOnce(() => new Promise((done) => (give = done)));
  await opened(kept(1, onlooker));
  keptElsewhere(kept(3, onlooker));
  give({ ...answer(1), count: 2, notes: NOTES.slice(1, 2) });
  await vi.advanceTimersByTimeAsync(3000);
  expect([pad.kept.entries, pad.kept.sent, pad.reach]).toEqual([NOTES, 3, "saved"]);
});

test("notes that an earlier page had twice are mended", async () => {
  await opened(kept(3, { ...onlooker, entries: [...NOTES, ...NOTES.slice(1)] }));
  expect([pad.kept.entries, pad.reach]).toEqual([NOTES, "saved"]);
});

test("who holds the pencil and kept less than was sent gets it back", async () => {
  isMine = true;
  for (const sent of [1, 3]) {
    await opened(kept(1, { sent }));
    expect([pad.kept.entries, pad.kept.sent, pad.reach]).toEqual([NOTES, 3, "saved"]);
    pad.stop();
  }
});

test("notes whose arrival was not told are not noted twice", async () => {
  await opened(kept(3, { sent: 1, holds: false }));
  isMine = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect([pad.kept.entries, pad.kept.sent, pad.reach]).toEqual([NOTES, 3, "saved"]);
});

test("other notes than the server's stay here and are told", async () => {
  isMine = true;
  const unlike = { entries: [NOTES[0]!, bid(1, 0)], sent: 2 };
  await opened(kept(1, { ...unlike, holds: false, sent: 1 }));
  expect([pad.kept.entries, pad.reach, pad.trouble.refusal?.code]).toEqual([unlike.entries, "lost", "pad-moved"]);
  pad.stop();
  isMine = false;
  await opened(kept(1, { ...unlike, holds: false, sent: 1 }));
  expect([pad.kept.entries, pad.reach, pad.trouble.refusal?.code]).toEqual([unlike.entries, "lost", "no-pencil"]);
});

test("a pad that is deleted while it is opened on the server does not come back", async () => {
  let open: (found: Partial<PadAnswer>) => void = () => {};
  openPad.mockImplementationOnce(() => new Promise((done) => (open = done)));
  await opened(kept(3, { sent: -1 }));
  expect(openPad).toHaveBeenCalledOnce();
  pad.stop();
  dropPad("p");
  open({ ...answer(0), count: 1 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([allPads(), addNotes.mock.calls]).toEqual([[], []]);
  pad.note(1, "bid", 0, 0);
  expect([allPads(), pad.isKept]).toEqual([[], false]);
});

test("what the server has got is kept of a pad that is left meanwhile", async () => {
  isMine = true;
  let open: (found: Partial<PadAnswer>) => void = () => {};
  openPad.mockImplementationOnce(() => new Promise((done) => (open = done)));
  await opened(kept(3, { sent: -1 }));
  pad.stop();
  open(answer(0));
  await vi.advanceTimersByTimeAsync(1);
  expect(keptPad("p")?.sent).toBe(3);
});
