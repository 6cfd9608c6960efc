import { describe, expect, test } from "vitest";
import { isInside, later, tableOf } from "../src/device/routes";

describe("the table of an address", () => {
  test.each([
    ["/t/LmQx", "LmQx"],
    ["/t/LmQx/", "LmQx"],
    ["/t/a%20b", "a%20b"],
  ])("%s is one", (path, table) => expect(tableOf(path)).toBe(table));

  test.each(["/t/", "/t/a/b", "/t/a%2Fb", "/t/a%2fb", "/t/%2F"])("%s is none: no name has a slash in it", (path) => {
    expect(tableOf(path)).toBeUndefined();
    expect(isInside(path)).toBe(false);
  });
});

test("the rules of a table are a screen of their own", () => {
  expect(tableOf("/t/LmQx/rules")).toBeUndefined();
  expect(later("/t/LmQx/rules")).toBeDefined();
});
