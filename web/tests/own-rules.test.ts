import { expect, it } from "vitest";
import { joined } from "../src/rules/own-rules.svelte";

it("keeps what only this device has, and lets go of what was dropped elsewhere", () => {
  const mine = [
    { name: "new", link: "a", follows: false },
    { name: "dropped elsewhere", link: "b", follows: true },
    { name: "both", link: "old", follows: false },
  ];
  expect(joined(mine, { both: "newer", far: "c", odd: 7 })).toEqual([
    { name: "both", link: "newer", follows: true },
    { name: "far", link: "c", follows: true },
    { name: "new", link: "a", follows: false },
  ]);
});
