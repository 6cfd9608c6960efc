import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drop, followRules, joined, keep, type Kept, kept } from "../src/rules/own-rules.svelte";
import { FakeServer } from "./fake-server";

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

describe("rules that somebody keeps", () => {
  let server: FakeServer;
  const names = (all: readonly Kept[]): string[] => all.map((one) => one.name);
  const sent = (): object => server.me!.settings["rules"] as object;

  /** Another window of this browser keeps these. */
  const elsewhere = (...all: Kept[]): void => localStorage.setItem("foretell.rules", JSON.stringify(all));

  beforeEach(() => {
    server = new FakeServer();
    server.me = { id: "p", name: "Ada", settings: {}, recovery: null };
    localStorage.setItem("foretell.guest", "p");
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("leave alone what another window has kept since", async () => {
    elsewhere({ name: "theirs", link: "a", follows: false });
    expect(await keep("mine", "b")).toBe(true);
    expect([names(kept()), sent()]).toEqual([["theirs", "mine"], { theirs: "a", mine: "b" }]);
    await drop("theirs");
    expect([names(kept()), sent()]).toEqual([["mine"], { mine: "b" }]);
  });

  it("leave alone what another device has kept since", async () => {
    server.me!.settings["rules"] = { theirs: "a", mine: "old" };
    expect(await keep("mine", "b")).toBe(true);
    expect([names(kept()), sent()]).toEqual([["theirs", "mine"], { theirs: "a", mine: "b" }]);
  });

  it("are deleted for nobody but who deleted them", async () => {
    server.refuses = "unreachable";
    await keep("mine", "a");
    await drop("mine");
    server.refuses = "";
    server.me = { id: "q", name: "Ben", settings: { rules: { mine: "a" } }, recovery: null };
    localStorage.setItem("foretell.guest", "q"); // who comes back by a code
    await followRules();
    expect([names(kept()), sent()]).toEqual([["mine"], { mine: "a" }]);
  });

  it("are deleted for nobody where nobody is known", async () => {
    localStorage.removeItem("foretell.guest");
    await keep("mine", "a");
    await drop("mine");
    server.me!.settings["rules"] = { mine: "a" };
    localStorage.setItem("foretell.guest", "p");
    await followRules();
    expect([names(kept()), sent()]).toEqual([["mine"], { mine: "a" }]);
  });

  it("may be called as what every object has", async () => {
    await keep("far", "a");
    localStorage.setItem("foretell.rules", JSON.stringify([{ name: "constructor", link: "b", follows: false }]));
    await followRules();
    expect(names(kept())).toEqual(["far", "constructor"]);
  });

  it("stay deleted that were deleted without a network", async () => {
    await keep("mine", "a");
    await keep("other", "b");
    server.refuses = "unreachable";
    await drop("mine");
    expect(names(kept())).toEqual(["other"]);
    server.refuses = "";
    await followRules();
    expect([names(kept()), sent()]).toEqual([["other"], { other: "b" }]);
    server.me!.settings["rules"] = { mine: "a", other: "b" }; // kept anew, on another device
    await followRules();
    expect(names(kept())).toEqual(["mine", "other"]);
  });

  it("are those that were kept last without a network", async () => {
    await keep("mine", "a");
    server.refuses = "unreachable";
    await keep("mine", "b");
    server.refuses = "";
    await followRules();
    expect([kept(), sent()]).toEqual([[{ name: "mine", link: "b", follows: true }], { mine: "b" }]);
  });

  it("come back if another device has kept others under their name since", async () => {
    await keep("mine", "a");
    server.refuses = "unreachable";
    await drop("mine");
    server.refuses = "";
    server.me!.settings["rules"] = { mine: "c" };
    await followRules();
    expect([kept(), sent()]).toEqual([[{ name: "mine", link: "c", follows: true }], { mine: "c" }]);
  });

  it("stay here alone where nobody can say what other devices keep", async () => {
    server.refuses = "refused";
    expect(await keep("mine", "b")).toBe(false);
    expect(server.asked).not.toContain("PATCH /api/me");
    expect(kept()).toEqual([{ name: "mine", link: "b", follows: false }]);
  });
});
