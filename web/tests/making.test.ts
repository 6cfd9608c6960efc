import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/protocol/api";
import { Making } from "../src/rules/draft.svelte";
import { check } from "../src/rules/rules";

vi.mock("../src/rules/rules", async (actual) => ({ ...(await actual<object>()), check: vi.fn() }));
afterEach(() => void vi.useRealTimers());

test("whoever opens the table at once waits for what the server says of the last choice", async () => {
  vi.useFakeTimers();
  vi.mocked(check).mockImplementation(async (asked) => ({ axes: {}, faults: [], asked }) as never);
  const making = new Making("");
  await making.ask();
  making.set("rounds", 2);
  expect(making.isGood).toBe(false);
  await making.settled();
  expect(making.isGood).toBe(true);
  expect(making.told).toMatchObject({ asked: { rules: { rounds: 2 } } });
  const { length } = vi.mocked(check).mock.calls;
  await vi.runAllTimersAsync();
  expect(vi.mocked(check).mock.calls).toHaveLength(length);
});

test("what could not be asked is asked again by itself, and no more once the screen is left", async () => {
  vi.useFakeTimers();
  vi.mocked(check).mockRejectedValueOnce(new Refusal("unreachable", "/api/rules"));
  vi.mocked(check).mockImplementation(async () => ({ axes: {}, faults: [] }) as never);
  const making = new Making("");
  await making.ask();
  expect(making.notice).toBeInstanceOf(Refusal);
  await vi.runAllTimersAsync();
  expect(making.notice).toBe(null);
  expect(making.isGood).toBe(true);

  vi.mocked(check).mockRejectedValue(new Refusal("too-many", ""));
  await making.ask();
  making.stop();
  const { length } = vi.mocked(check).mock.calls;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.mocked(check).mock.calls).toHaveLength(length);
});

test("nobody plays by rules that the server has not looked at", async () => {
  vi.useFakeTimers();
  vi.mocked(check).mockImplementation(async () => ({ axes: {}, faults: [] }) as never);
  const making = new Making("");
  await making.ask();
  expect(making.isGood).toBe(true);

  vi.mocked(check).mockRejectedValueOnce(new Refusal("unreachable", "/api/rules"));
  making.set("rounds", 2);
  await making.settled();
  expect(making.isGood).toBe(false);
  await vi.runAllTimersAsync();
  expect(making.isGood).toBe(true);
});

test("what is wrong with the rules is not asked again", async () => {
  vi.useFakeTimers();
  vi.mocked(check).mockRejectedValue(new Refusal("too-large", ""));
  const making = new Making("");
  await making.ask();
  const { length } = vi.mocked(check).mock.calls;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.mocked(check).mock.calls).toHaveLength(length);
});
