import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewWhereBroken } from "../src/device/renewal";

let fails: (name: string) => Promise<void>;
let navigation = "navigate";
let isThere = true;
const reload = vi.fn();

beforeEach(() => {
  navigation = "navigate";
  isThere = true;
  reload.mockClear();
  let heard = (_event: unknown): void => {};
  vi.stubGlobal("addEventListener", (_kind: string, listener: typeof heard) => (heard = listener));
  vi.stubGlobal("performance", { now: () => 5000, getEntriesByType: () => [{ type: navigation }] });
  vi.stubGlobal("fetch", () => (isThere ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError())));
  renewWhereBroken(reload);
  fails = async (name) => {
    heard({ payload: new Error(name) });
    await new Promise((done) => setTimeout(done));
  };
});
afterEach(() => vi.unstubAllGlobals());

test("a part that fails a second time brings a new page", async () => {
  await fails("Ending.js");
  await fails("Viewer.js");
  expect(reload).not.toHaveBeenCalled();
  await fails("Ending.js");
  expect(reload).toHaveBeenCalledOnce();
});

test("not while the server is away", async () => {
  isThere = false;
  await fails("Ending.js");
  await fails("Ending.js");
  expect(reload).not.toHaveBeenCalled();
  isThere = true;
  await fails("Ending.js");
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that was just made anew is not made anew once more", async () => {
  navigation = "reload";
  await fails("Ending.js");
  await fails("Ending.js");
  expect(reload).not.toHaveBeenCalled();
});
