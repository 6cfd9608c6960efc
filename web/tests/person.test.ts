import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { play } from "../src/daily/api";
import { asGuest, become, me, Refusal } from "../src/protocol/api";
import { FakeServer } from "./fake-server";

let server: FakeServer;

beforeEach(() => void (server = new FakeServer()));
afterEach(() => void vi.unstubAllGlobals());

test("whom the server knows keeps the name, where the browser has forgotten it", async () => {
  server.me = { id: "p1", name: "Ada", settings: {}, recovery: null };
  await play("today");
  expect(server.me.name).toBe("Ada");
  expect(server.asked).not.toContain("PATCH /api/me");
  expect(await me()).toMatchObject({ name: "Ada" });
});

test("who is nobody becomes a guest, also where the browser remembers somebody", async () => {
  for (const remembered of ["", "gone"]) {
    server.me = null;
    localStorage.setItem("foretell.guest", remembered);
    await play("today");
    expect(server.me).toMatchObject({ name: "Guest" });
  }
});

test("a name that somebody gives is taken, whoever the server knows", async () => {
  server.me = { id: "p1", name: "Ada", settings: {}, recovery: null };
  await become("Bo");
  expect(server.me.name).toBe("Bo");
});

test("a server that does not answer knows nobody and everybody: nothing is concluded", async () => {
  server.me = { id: "p1", name: "Ada", settings: {}, recovery: null };
  localStorage.setItem("foretell.guest", "p1");
  for (const code of ["refused", "too-many", "not-saved"]) {
    server.refuses = code;
    await expect(me()).rejects.toBeInstanceOf(Refusal);
  }
  server.refuses = "";
  server.me = null;
  expect(await me()).toBe(null);
});

test("what is refused for another reason is told and not tried again", async () => {
  const deed = vi.fn().mockRejectedValue(new Refusal("full", ""));
  await expect(asGuest("Guest", deed)).rejects.toMatchObject({ code: "full" });
  expect(deed).toHaveBeenCalledOnce();
});
