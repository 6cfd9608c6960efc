import { afterEach, expect, test, vi } from "vitest";
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
