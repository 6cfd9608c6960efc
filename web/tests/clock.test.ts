import { afterEach, expect, it, vi } from "vitest";
import { countdown, heard, serverNow } from "../src/protocol/clock";

afterEach(() => {
  vi.useRealTimers();
  heard(new Date().toUTCString(), Date.now());
});

it("takes a clock that is minutes off as it is, and counts by the server's", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12, 0, 0) });
  heard("Thu, 01 Jan 2026 12:05:00 GMT", Date.now());
  expect(serverNow() - Date.now()).toBe(300_500);
  heard("Thu, 01 Jan 2026 11:58:00 GMT", Date.now());
  expect(serverNow() - Date.now()).toBe(-119_500);
});

it("leaves a clock that is right alone, and one of which nothing is heard", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12, 0, 0) });
  heard("Thu, 01 Jan 2026 12:00:01 GMT", Date.now());
  expect(serverNow()).toBe(Date.now());
  heard(null, Date.now());
  expect(serverNow()).toBe(Date.now());
});

it("never shows more than there is of a time that runs down, and nothing when it is up", () => {
  expect(countdown(182_000, 180, 0)).toBe("3:00");
  expect(countdown(61_000, 180, 0)).toBe("1:01");
  expect(countdown(0, 180, 0)).toBe("");
});
