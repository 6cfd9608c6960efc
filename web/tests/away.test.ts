import { expect, test } from "vitest";
import type { ChatLine, Update, View } from "$protocol";
import { Acting } from "../src/protocol/acting.svelte";
import { Table } from "../src/protocol/table.svelte";
import { speak } from "../src/narration/texts.svelte";
import { told } from "../src/narration/told";
import { FakeSocket } from "./fake-socket";

const said = (at: number, text: string): ChatLine => ({ at, name: "Ben", text, seat: 1 });

test("what is said while the connection is lost is told once, when it is back", () => {
  const server = new FakeSocket();
  const table = new Table("x", () => server);
  const come = (...chat: ChatLine[]): void => {
    server.opens();
    const view = { table: { tricks: [], seats: [], fair: {} }, game: null, sheet: [], chat };
    server.says({ t: "snapshot", n: 1, v: 0, view, you: {} });
  };
  const lines = (): (string | undefined)[] => table.lines.map((line) => line.said?.text);
  come(said(1, "before"));
  come(said(1, "before"), said(2, "meanwhile"));
  expect(lines()).toEqual(["before", "meanwhile"]);
  come(said(1, "before"), said(2, "meanwhile"));
  expect(lines()).toEqual(["before", "meanwhile"]);
  table.stop();
});

test("a command is done when it is shown, not before", async () => {
  const server = new FakeSocket();
  const table = new Table("x", () => server);
  server.opens();
  const view = { table: { tricks: [], fair: {}, seats: [] }, game: null, sheet: [], chat: [] };
  server.says({ t: "snapshot", n: 1, v: 0, view, you: {} });
  let isDone = false;
  const done = table.do({ k: "start" }).then(() => (isDone = true));
  server.says({ t: "done", id: server.commands.at(-1), v: 3, n: 2 });
  await Promise.resolve();
  await Promise.resolve();
  expect(isDone).toBe(false);
  server.says({ t: "update", n: 2, v: 3 });
  await done;
  table.stop();
});

test("a mark is made by one tap and taken away by the next", async () => {
  const commands: object[] = [];
  const table = { stream: { you: { premove: "5h" } }, do: async (command: object) => void commands.push(command) } as unknown as Table;
  const acting = new Acting(() => table);
  await acting.mark("7h");
  await acting.mark("5h");
  expect(commands).toEqual([{ k: "premove", text: "7h" }, { k: "premove", text: "" }]);
});

test("a pause that has come is told as itself, not as requests that are gone", async () => {
  await speak("en");
  const seats = [{ name: "Ada", wants_pause: true }, { name: "Ben", wants_pause: true }];
  const before = { table: { status: "playing", is_paused: false, seats, tricks: [] }, game: null, sheet: [], chat: [] } as unknown as View;
  const rests = { ...before.table, is_paused: true, seats: seats.map(({ name }) => ({ name })) };
  const after = { ...before, table: rests } as unknown as View;
  const news = [{ k: "happened", what: "paused" }];
  expect(told(before, after, { t: "update", n: 2, v: 1, news } as unknown as Update, 0)).toHaveLength(1);
});
