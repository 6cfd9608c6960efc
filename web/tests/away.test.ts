import { expect, test } from "vitest";
import type { ChatLine } from "$protocol";
import type { Socket } from "../src/lib/link";
import { Table } from "../src/lib/table.svelte";

const said = (at: number, text: string): ChatLine => ({ at, name: "Ben", text, seat: 1 });

test("what is said while the connection is lost is told once, when it is back", () => {
  const server = { send() {}, close() {}, onopen: null, onmessage: null, onclose: null } as Socket;
  const table = new Table("x", () => server);
  const come = (...chat: ChatLine[]): void => {
    server.onopen?.();
    const view = { table: { tricks: [], fair: {} }, game: null, sheet: [], chat };
    server.onmessage?.({ data: JSON.stringify({ t: "snapshot", n: 1, v: 0, view, you: {} }) });
  };
  const lines = (): (string | undefined)[] => table.lines.map((line) => line.said?.text);
  come(said(1, "before"));
  come(said(1, "before"), said(2, "meanwhile"));
  expect(lines()).toEqual(["before", "meanwhile"]);
  come(said(1, "before"), said(2, "meanwhile"));
  expect(lines()).toEqual(["before", "meanwhile"]);
  table.stop();
});
