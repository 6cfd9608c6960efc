import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isTransient, load, Refusal, RETRY_MS } from "../src/protocol/api";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = (): Refusal => new Refusal("unreachable", "/api/rules");

test("what passes is asked again until there is an answer, and each refusal is told", async () => {
  const asked = vi.fn<() => Promise<number>>().mockRejectedValueOnce(away()).mockRejectedValueOnce(away()).mockResolvedValue(7);
  const [take, refused] = [vi.fn(), vi.fn()];
  load(asked, take, refused);
  await vi.advanceTimersByTimeAsync(5 * RETRY_MS);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(refused).toHaveBeenCalledTimes(2);
  expect(take.mock.calls).toEqual([[7]]);
});

test("a table or pad that goes to another process is asked for again", () => {
  expect(["elsewhere", "refused", "no-pencil"].map((code) => isTransient(new Refusal(code, "")))).toEqual([true, true, false]);
});

test("what stays refused is told once and not asked again", async () => {
  const asked = vi.fn<() => Promise<number>>().mockRejectedValue(new Refusal("no-such-rules", ""));
  const refused = vi.fn();
  load(asked, () => {}, refused);
  await vi.advanceTimersByTimeAsync(5 * RETRY_MS);
  expect(asked).toHaveBeenCalledOnce();
  expect(refused).toHaveBeenCalledOnce();
});

test("whoever has stopped hears nothing more, and nothing more is asked", async () => {
  const late = vi.fn();
  load(() => Promise.resolve(1), late)();
  const asked = vi.fn<() => Promise<number>>().mockRejectedValue(away());
  const stop = load(asked, late);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(5 * RETRY_MS);
  expect(late).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledOnce();
});
