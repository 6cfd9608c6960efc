import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choose, follow, settings } from "../src/device/settings.svelte";
import { FakeServer } from "./fake-server";

beforeEach(() => {
  const server = new FakeServer();
  server.me = { id: "p", name: "Ada", settings: { theme: "dark", felt: "blue" }, recovery: null };
  localStorage.setItem("foretell.guest", "p");
  const documentElement = { lang: "en", dataset: {}, toggleAttribute() {}, style: { setProperty() {} } };
  vi.stubGlobal("document", { documentElement });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => void vi.unstubAllGlobals());

test("what is chosen before the server has answered stays so; what was chosen elsewhere comes", async () => {
  const following = follow();
  choose({ theme: "light" });
  await following;
  expect([settings.theme, settings.felt]).toEqual(["light", "blue"]);
  await follow();
  expect([settings.theme, settings.felt]).toEqual(["light", "blue"]);
});
